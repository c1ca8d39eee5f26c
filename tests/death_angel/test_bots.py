"""The greedy bot: it knows every kind of option, and plays far better than chance."""

from __future__ import annotations

import pytest

from undercover import Match
from undercover.bots.greedy import GreedyBot
from undercover.games.death_angel.judge import VALUES, judge
from undercover.games.death_angel.preview import preview
from undercover.games.death_angel.things import MARINE_IDS
from undercover.table.dice import seeded
from undercover.table.options import id_of

from .positions import GAME, brief, ids, play, position

#: Doing nothing, and what makes no difference: worth 0.
IDLE = {
    *("accept", "end_activations", "end_attacks", "end_moves", "keep_facing", "keep_roll", "launch_token"),
    *("no_intimidate", "no_onward", "no_power_field", "no_scout", "no_stealth", "no_strategize", "no_token"),
    *("odd_card", "scout_bottom", "serve_first", "stop_slaying", "teleport_roll"),
}
LEON, GORIEL = MARINE_IDS.index("brother_leon"), MARINE_IDS.index("brother_goriel")


def test_every_kind_of_option_has_a_value() -> None:
    """Whatever the rules can offer, the bot can judge, or it is known to make no difference."""
    judged = {phrase.id for phrase in VALUES}
    assert {phrase.id for phrase in GAME.actions.phrases} == judged | IDLE
    assert not judged & IDLE


def chosen(m: Match) -> str:
    option = GreedyBot().choose(m.chair(m.waiting[0], seeded(1)))
    return brief(id_of(option, m.table, GAME.fields))


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
    field = preview(position("head*2 | goriel < 1 |", "| leon > |").table)  # type: ignore[arg-type]
    before = field.score()
    kept = [list(row) for row in (field.swarms, field.facing, field.tokens, field.marines)]
    for other in (
        field.without(0, 1.0),
        field.turned(LEON // 2, 1 << LEON % 2),
        field.given(LEON, 1),
        field.swapped(LEON, GORIEL),
        field.gathered(1),
    ):
        assert other.score() != before
    assert [list(row) for row in (field.swarms, field.facing, field.tokens, field.marines)] == kept
    assert field.weigh() == before


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_gets_further_than_chance(seats: int) -> None:
    """In a few games the careful squad travels further than a random one ever does on average."""
    ahead = []
    for seed in range(3):
        m, dice = GAME.start(seats, seed), seeded(seed)
        while m.waiting:
            seat = m.waiting[0]
            m.step(seat, GreedyBot().choose(m.chair(seat, dice)))
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
        values = judge(m.table, seat, m.legal(seat))  # type: ignore[arg-type]
        assert len(values) == len(m.legal(seat))
        assert all(isinstance(value, float) for value in values)
        play(m, f"{seat} {ids(m, seat)[-1]}")
