"""The greedy bot: it knows every kind of option, and plays far better than chance."""

from __future__ import annotations

import pytest

from undercover import Match
from undercover.bots.bot import luck
from undercover.bots.greedy import GreedyBot
from undercover.games.death_angel import phrases
from undercover.games.death_angel.bots import IDLE, VALUES, value
from undercover.games.death_angel.preview import Preview
from undercover.table.story import Phrase
from undercover.words import Words

from .positions import GAME, brief, ids, play, position


def test_every_kind_of_option_has_a_value() -> None:
    """Whatever the rules can offer, the bot can judge."""
    spoken = [phrase.id for phrase in vars(phrases).values() if isinstance(phrase, Phrase)]
    words = Words("en", GAME)
    offered = {id for id in spoken if words.has(f"option-{id}")}
    assert offered == VALUES.keys() | IDLE
    assert not VALUES.keys() & IDLE


def chosen(m: Match) -> str:
    seat = m.waiting[0]
    return brief(GreedyBot().choose(m.seen(seat), m.choices(seat), luck(m)).id)


def test_a_bad_roll_is_bought_off_and_a_good_one_kept() -> None:
    """A token saves the marine who would die; nothing is spent on one who lives."""
    assert chosen(position("head*2 | goriel < 1 |", "| leon > |", phase="swarms", rolls=[0])) == "reroll:goriel"
    assert chosen(position("head*2 | goriel < 1 |", "| leon > |", phase="swarms", rolls=[5])) == "accept"


def test_the_token_goes_to_whom_it_helps() -> None:
    """A token in front of a swarm is worth more than one on a marine in peace."""
    m = position("head*2 | goriel < |", "| leon > |", "| gideon > |", phase="resolve", played="block")
    assert chosen(m) == "token:goriel"


def test_a_marine_turns_to_his_enemy() -> None:
    """Facing nothing with a swarm behind him, he turns around."""
    m = position("| noctis > |", "head*2 | gideon > |", phase="resolve", played="run_and_gun")
    play(m, "end_moves")
    assert "gideon" in chosen(m)


def test_the_small_swarm_is_shot_before_the_hopeless_one() -> None:
    """A kill where it saves somebody, not where nothing changes."""
    m = position("head*8 | noctis < |", "tail | leon < |", phase="resolve", played="dead_aim")
    assert chosen(m) == "attack:noctis,2,left"


def test_the_least_is_sacrificed() -> None:
    """Psychic Assault: named is the marine who is most likely to die anyway."""
    m = position(
        "head*5 | goriel < |", "| claudio < |", "| leon < |", "| valencio < |", phase="event", events="psychic_assault"
    )
    assert chosen(m) == "name_marine:goriel"


def test_the_launch_panel_is_worth_a_card() -> None:
    """At the Launch Control Room the team at the panel moves and activates it."""
    m = position("control_panel | leon < |", "| valencio > |", location="launch_control_room", previous="full_auto")
    assert chosen(m) == "play:onward_brothers"


def test_a_preview_changes_nothing_it_came_from() -> None:
    """Every change gives a new preview."""
    field = Preview(position("head*2 | goriel < 1 |", "| leon > |").seen(0))
    before = (field.score, field.swarms[:], dict(field.facing), dict(field.tokens), field.marines[:])
    for other in (
        field.without(0),
        field.turned("brother_leon"),
        field.given("brother_leon"),
        field.swapped("brother_leon", "brother_goriel"),
        field.gathered(1),
    ):
        assert other.score != before[0]
    assert (field.score, field.swarms, field.facing, field.tokens, field.marines) == before


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_gets_further_than_chance(seats: int) -> None:
    """In a few games the careful squad travels further than a random one ever does on average."""
    ahead = []
    for seed in range(3):
        m = GAME.start(seats, seed)
        while m.waiting:
            seat = m.waiting[0]
            m.play(seat, GreedyBot().choose(m.seen(seat), m.choices(seat), luck(m)))
        ahead.append(len(m.seen(None)["location"]["ahead"]))
        assert m.seen(None)["round"] >= 4
    assert sum(ahead) / len(ahead) < 2.5


def test_every_option_gets_a_number() -> None:
    """A value is a number, for whatever is offered in a whole random game."""
    m = position("head | goriel < 1 |", "| leon < | tail", "claw | scipio > |", "| omnio > |")
    for _ in range(60):
        if not m.waiting:
            break
        seat = m.waiting[0]
        assert all(isinstance(value(m.seen(seat), option), float) for option in m.choices(seat))
        play(m, f"{seat} {ids(m, seat)[-1]}")
