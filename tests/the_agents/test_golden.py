"""One game of each configuration, kept as text, and the number of ways the first decisions can go."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercover import Match
from undercover.table.dice import seeded
from undercover.table.game import Setting

from ..golden import check_golden, playthrough, ways
from .positions import GAME

GOLDEN = Path(__file__).parent / "golden"
SEED = 2026
#: Seats, equal turns, and a seed whose random game is short enough to be read.
SHORT = [(2, False, 201), (3, False, 358), (4, True, 529), (5, False, 152)]
#: How far a game has gone before its further ways are counted: rows lie there, and commands are performed.
MIDDLE = 40

#: Seats, options, in how many ways one, two, three … decisions can be made at the start, and in the middle.
CASES: list[tuple[int, dict[str, Setting], list[int], list[int]]] = [
    (2, {"equal_turns": False}, [11, 148, 1188, 3725], [3, 21, 247, 2795]),
    (2, {"equal_turns": True}, [11, 148, 1188, 3725], [3, 21, 247]),
    (3, {"equal_turns": False}, [15, 242, 714, 5758], [14, 87, 555]),
    (4, {"equal_turns": True}, [13, 188, 412, 3732], [2, 14, 134]),
    (5, {"equal_turns": False}, [15, 246, 738, 6908], [12, 38, 224, 2099]),
]


@pytest.mark.parametrize(("seats", "equal_turns", "seed"), SHORT)
def test_golden_playthrough(seats: int, equal_turns: bool, seed: int) -> None:
    """Every view, option and event of a game is as it was."""
    name = f"{seats}-equal-turns" if equal_turns else str(seats)
    check_golden(GOLDEN / f"{name}.txt", playthrough(GAME, seats, {"equal_turns": equal_turns}, seed))


def middle(seats: int, options: dict[str, Setting]) -> Match:
    m = GAME.start(seats, SEED, options)
    dice = seeded(SEED)
    for _ in range(MIDDLE):
        legal = m.legal(m.waiting[0])
        m.step(m.waiting[0], legal[dice.below(len(legal))])
    return m


@pytest.mark.parametrize(("seats", "options", "start", "later"), CASES)
def test_perft(seats: int, options: dict[str, Setting], start: list[int], later: list[int]) -> None:
    """The number of ways to make the next decisions is as it was."""
    m = GAME.start(seats, SEED, options)
    assert [ways(m, depth) for depth in range(1, len(start) + 1)] == start
    m = middle(seats, options)
    assert [ways(m, depth) for depth in range(1, len(later) + 1)] == later
