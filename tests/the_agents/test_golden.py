"""One game of each configuration, kept as text, and the number of ways the first decisions can go."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercover import Match
from undercover.table.dice import seeded
from undercover.table.game import Setting

from ..golden import check_golden, playthrough
from .positions import GAME

GOLDEN = Path(__file__).parent / "golden"
SEED = 2026
#: Seats, equal turns, and a seed whose random game is short enough to be read.
SHORT = [(2, False, 201), (3, False, 358), (4, True, 529), (5, False, 152)]
#: How far a game has gone before its further ways are counted: rows lie there, and commands are performed.
MIDDLE = 40

#: Seats, options, in how many ways one, two, three … decisions can be made at the start, and in the middle.
CASES: list[tuple[int, dict[str, Setting], list[int], list[int]]] = [
    (2, {"equal_turns": False}, [13, 145, 456, 3094], [23, 240, 2050, 15782]),
    (2, {"equal_turns": True}, [13, 145, 456, 3094], [23, 240, 2050]),
    (3, {"equal_turns": False}, [11, 134, 246, 2726], [23, 370, 4014]),
    (4, {"equal_turns": True}, [13, 192, 336, 3920], [46, 1212, 7460]),
    (5, {"equal_turns": False}, [15, 242, 714, 5854], [17, 255, 1158, 8247]),
]


@pytest.mark.parametrize(("seats", "equal_turns", "seed"), SHORT)
def test_golden_playthrough(seats: int, equal_turns: bool, seed: int) -> None:
    """Every view, option and event of a game is as it was."""
    name = f"{seats}-equal-turns" if equal_turns else str(seats)
    check_golden(GOLDEN / f"{name}.txt", playthrough(GAME, seats, {"equal_turns": equal_turns}, seed))


def leaves(m: Match, depth: int) -> int:
    """In how many ways so many decisions can be made from here."""
    if depth == 0 or not m.waiting:
        return 1
    total = 0
    for seat in m.waiting:
        for option in m.legal(seat):
            after = m.copy()
            after.step(seat, option)
            total += leaves(after, depth - 1)
    return total


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
    assert [leaves(m, depth) for depth in range(1, len(start) + 1)] == start
    m = middle(seats, options)
    assert [leaves(m, depth) for depth in range(1, len(later) + 1)] == later
