"""The greedy bot: it sees what a seat sees, and takes what is good for it."""

from __future__ import annotations

from math import isfinite

import pytest

from undercover import Match
from undercover.bots import Bot, level
from undercover.games.the_agents.judge import judge
from undercover.games.the_agents.table import Factions
from undercover.table.dice import seeded

from .positions import GAME, play, position


def choice(m: Match) -> str:
    seat = m.waiting[0]
    chosen = level("greedy", GAME).choose(m.chair(seat, seeded(1)))
    return m.choices(seat)[m.legal(seat).index(chosen)].id


def test_it_completes_an_arrow_that_points_at_itself() -> None:
    m = position(hands=["hacker_1"], rows={"A": "marksman_1>1"}, points=[0, 0])
    assert choice(m) in ("play:hacker_1,A1,1", "play:hacker_1,A2,1")


def test_it_breaks_the_arrows_of_the_neighbour() -> None:
    m = position(rows={"A": "marksman_1>0", "B": "medic_1>0 hacker_1>0 medic_2>1"}, points=[0, 20])
    play(m, "0 reactivate:A1,marksman_1")
    assert choice(m) in ("kill:B1,medic_1", "kill:B2,hacker_1")


def test_it_attaches_a_mission_that_pays_before_it_ends_the_turn() -> None:
    m = position(actions=0, rows={"A": "medic_1>x", "B": "hacker_1>0"}, missions=["man_down"])
    assert choice(m) == "attach:man_down,A"
    play(m, "0 attach:man_down,A")
    assert choice(m) == "end_turn"


def test_it_moves_a_mission_where_it_pays_more() -> None:
    m = position(actions=0, rows={"A": "medic_1>0", "B": "hacker_1>x"}, posts={"A0": "man_down"})
    assert choice(m) == "move:man_down,B"


def test_it_takes_the_win() -> None:
    m = position(hands=["gunner medic_2"], points=[38, 5], rows={"A": "medic_1>0 hacker_1>0"})
    assert choice(m) == "free:gunner,1,1"


def test_it_does_not_give_the_win_away() -> None:
    m = position(hands=["recruiter medic_2"], points=[5, 38])
    assert choice(m) != "free:recruiter,1,0"


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_everything_that_is_offered_has_a_value(seats: int) -> None:
    """Every option of random games is judged, on a table that the seat imagines."""
    for seed in range(4):
        m = GAME.start(seats, seed)
        dice = seeded(seed)
        while m.waiting:
            seat = m.waiting[0]
            legal = m.legal(seat)
            values = judged(m, seat, seed)
            assert len(values) == len(legal)
            assert all(isfinite(each) for each in values)
            m.step(seat, legal[dice.below(len(legal))])


def test_it_does_not_look_at_what_others_hold() -> None:
    """The judgement is the same in all worlds that differ in secrets only."""
    m = position(3, hands=["medic_1 strategist gunner interrogator", "hacker_1 tracker"], missions=["", "man_down"])
    assert len({tuple(judged(m, 0, seed)) for seed in range(20)}) == 1


def judged(m: Match, seat: int, seed: int) -> list[float]:
    """What each option is worth to a seat, on a table it imagines."""
    world = m.imagine(seat, seed).table
    assert isinstance(world, Factions)
    return judge(world, seat, m.legal(seat))


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_chance(seats: int) -> None:
    games = 12
    won = sum(beats(seats, seed % seats, seed) for seed in range(games))
    assert won >= games - 2


def beats(seats: int, place: int, seed: int) -> bool:
    """Whether the greedy bot in this place wins against random ones."""
    bots: list[Bot] = [level("random") for _ in range(seats)]
    bots[place] = level("greedy", GAME)
    m = GAME.start(seats, seed)
    dice = seeded(~seed)
    while m.waiting:
        seat = m.waiting[0]
        m.step(seat, bots[seat].choose(m.chair(seat, dice)))
    assert m.outcome is not None
    return place in m.outcome.winners
