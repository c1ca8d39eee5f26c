"""Starting a match with something that is not allowed: the error says what is."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import undercover
from undercover.table.options import recalled
from undercover.words import LANGUAGES, Words

from .toy import TOY

AVENUE = undercover.game("agent_avenue")


@pytest.mark.parametrize("seats", [0, 1, 5, -2, "2", 2.5, True])
def test_a_wrong_number_of_seats(seats: Any) -> None:
    with pytest.raises(ValueError, match="Agent Avenue is for 2, 3 or 4 seats, not"):
        AVENUE.start(seats=seats)


def test_an_unknown_option() -> None:
    with pytest.raises(ValueError, match="no option 'colour'; it has mode, first, pair"):
        AVENUE.start(2, options={"colour": "red"})


@pytest.mark.parametrize("value", ["expert", "", 1, True, None, ["simple"]])
def test_a_wrong_value(value: Any) -> None:
    with pytest.raises(ValueError, match="option 'mode' is simple or advanced, not"):
        AVENUE.start(2, options={"mode": value})


@pytest.mark.parametrize("seats", [2, 4])
def test_an_option_at_the_wrong_table(seats: int) -> None:
    with pytest.raises(ValueError, match=f"option pair=blue is for 3 seats, not {seats}"):
        AVENUE.start(seats, options={"pair": "blue"})
    assert AVENUE.start(seats, options={"pair": "green"}).options["pair"] == "green"


def test_a_choice_for_fewer_seats_than_its_option() -> None:
    with pytest.raises(ValueError, match="option plan=vote is for 3 seats, not 2"):
        TOY.start(2, options={"plan": "vote"})
    assert TOY.start(3, options={"plan": "vote"}).waiting == (0, 1, 2)


@pytest.mark.parametrize("seed", ["7", 1.5, None, True, [7]])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(ValueError, match="a seed is a whole number, not"):
        AVENUE.start(2, seed)


@pytest.mark.parametrize("seed", [0, -1, 2**100])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    m = AVENUE.start(2, seed)
    assert m.hash() == AVENUE.start(2, seed).hash()
    assert undercover.replay(m.record()).hash() == m.hash()


@pytest.mark.parametrize("slug", undercover.games())
def test_what_was_written_down_is_said_in_the_same_words(slug: str) -> None:
    """Every option of a match from its id alone, as everybody reads it, in every language."""
    game = undercover.game(slug)
    match, dice = game.start(max(game.seats), 7), Random(7)
    players = [f"Player {seat}" for seat in range(match.seats)]
    languages = [Words(language, game) for language in LANGUAGES]
    while match.outcome is None:
        seat = match.waiting[0]
        for option in match.choices(seat):
            found = recalled(option.id, game.actions.phrases, game.fields)
            assert found
            for words in languages:
                assert words.say(f"option-{found.kind}", found.named, players) == words.option(option, players)
        match.play(seat, dice.choice(match.choices(seat)))


def test_what_nobody_says_any_more_is_not_recalled() -> None:
    for id in ("offer", "offer:mole", "offer:mole,sentinel,mole", "sing:mole", ":", ""):
        assert recalled(id, AVENUE.actions.phrases, AVENUE.fields) is None
