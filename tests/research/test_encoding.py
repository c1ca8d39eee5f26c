"""The vector of a seat: described, exact, and nothing a seat does not know."""

from __future__ import annotations

from typing import Any

import pytest

np = pytest.importorskip("numpy")

from tests.research.games import DUEL, Options, tables  # noqa: E402
from undercover import Game, game  # noqa: E402
from undercover.research import Encoding, NoVector  # noqa: E402
from undercover.table.agenda import SPECTATOR  # noqa: E402
from undercover.table.dice import quick  # noqa: E402
from undercover.table.match import Match  # noqa: E402
from undercover.table.pen import Pen, TooMuch  # noqa: E402
from undercover.table.story import Said  # noqa: E402

#: Decisions of one match that are looked at closely.
LOOKED_AT = 40


def at_random(match: Match, seed: int, upto: int) -> Match:
    dice = quick(seed)
    while match.waiting and len(match.history) < upto:
        options = match.legal(match.waiting[0])
        match.step(match.waiting[0], options[dice.below(len(options))])
    return match


@pytest.mark.parametrize(("game", "seats", "options"), tables())
def test_vectors_are_as_described_and_tell_no_secrets(game: Game[Any], seats: int, options: Options) -> None:
    """At every point: the same places, every number within its bounds, two worlds that differ in secrets are equal."""
    coded = Encoding(game, seats, options)
    dice = quick(7)
    match = game.start(seats, 5, coded.options)
    match.playout(dice)
    choices = [(choice & 15, choice >> 4) for choice in match.history]
    match.rewind(0)
    every = 1 + len(choices) // LOOKED_AT
    for n, (seat, option) in enumerate(choices):
        if n % every == 0:
            for eye in (*range(seats), None):
                number = SPECTATOR if eye is None else eye
                assert coded.sketch(match.table, number) == coded.entries
                vector = coded.vector(match, eye)
                assert (coded.lowest <= vector).all()
                assert (vector <= coded.highest).all()
                twin = coded.vector(match.imagine(eye, n), eye)
                assert [coded.describe()[at] for at in np.flatnonzero(vector != twin)] == []
        match.step(seat, option)


@pytest.mark.parametrize(("game", "seats", "options"), tables())
def test_two_views_are_two_vectors(game: Game[Any], seats: int, options: Options) -> None:
    """Whenever a choice changes what a seat sees, it nearly always changes the vector: what is left out is stated in
    the game's `observe`, and is little."""
    coded = Encoding(game, seats, options)
    match, seen, same = game.start(seats, 3, coded.options), 0, 0
    before = match.view(0), coded.vector(match, 0)
    for n in range(1, 150):
        at_random(match, n, n)
        after = match.view(0), coded.vector(match, 0)
        if before[0] != after[0]:
            seen += 1
            same += bool((before[1] == after[1]).all())
        before = after
    assert seen > 0
    assert same <= seen // 20


@pytest.mark.parametrize(("game", "seats", "options"), tables())
def test_the_mask_is_what_is_offered(game: Game[Any], seats: int, options: Options) -> None:
    coded = Encoding(game, seats, options)
    match = at_random(game.start(seats, 2, coded.options), 1, 12)
    for seat in range(seats):
        legal = coded.legal(match, seat)
        offered = match.legal(seat) if seat in match.waiting else []
        assert [coded.actions.option(int(number)) for number in legal] == offered
        assert sorted(legal) == list(np.flatnonzero(coded.mask(match, seat)))


def test_pieces_have_names() -> None:
    """The number of cards in the deck, and the hand, read back from the vector of Agent Avenue."""
    coded = Encoding(game("agent_avenue"), 2, {"mode": "advanced"})
    match = at_random(coded.game.start(2, 1, coded.options), 1, 9)
    pieces = coded.arrays(coded.vector(match, 1))
    seen = match.seen(1)
    assert pieces["deck"] == [seen["deck"]]
    hand = [agent for entry in coded.entries if entry.name == "hand" for agent in entry.places]
    held = [agent for agent, count in zip(hand, pieces["hand"]) for _ in range(count)]
    assert held == sorted(seen["players"][1]["hand"], key=hand.index)
    assert pieces["sides.0.space"] == [seen["sides"][1]["space"]], "the own side comes first"
    assert pieces["supply"].sum() == len(seen["market"]["supply"])


def test_what_was_heard_last_stands_first() -> None:
    coded = Encoding(game("agent_avenue"), 2, memory=6)
    match = at_random(coded.game.start(2, 1, coded.options), 1, 9)
    pieces = coded.arrays(coded.vector(match, 0))
    kinds = [coded.events[int(np.argmax(pieces[f"heard.{n}.event"]))] for n in range(6)]
    assert kinds == [event["type"] for event in match.story(0)[:-7:-1]]


def test_steps_backwards_are_heard_with_their_sign() -> None:
    """A meeple that moves back is heard as a number below nothing: its lowest bits, and the rest with the sign."""
    coded = Encoding(game("agent_avenue"), 2, memory=1)
    moved = next(event for event in coded.game.events if event.id == "moved")
    match = coded.game.start(2, 1, coded.options)
    for paces in (-3, -1, 0, 4):
        pieces = coded.arrays(coded.vector(match, 0, [Said(moved, [0, paces, 5, 0])]))
        low, high = (int(pieces[f"heard.0.field.1.{part}"][0]) for part in ("low", "high"))
        assert (high << 15) + low - 1 == paces


def test_numbers_are_scaled_for_nets() -> None:
    coded = Encoding(DUEL, 2)
    vector = coded.vector(DUEL.start(2, 1), 0)
    scaled = coded.scaled(vector)
    assert scaled.dtype == np.float32
    assert scaled.max() <= 2


def test_nothing_is_cut_short() -> None:
    """A number that does not fit is an error that names its place, never another number."""
    pen = Pen()
    with pytest.raises(TooMuch, match="guns is 5"):
        pen.number("guns", 5, 4)


def test_a_game_without_numbers_is_refused() -> None:
    from dataclasses import replace

    with pytest.raises(NoVector, match="Number Duel"):
        Encoding(replace(DUEL, observe=None), 2)
