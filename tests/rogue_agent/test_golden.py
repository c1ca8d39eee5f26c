"""One game of each mode, kept as text, and the number of ways the first decisions can go."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercover.table.game import Setting

from ..golden import check_golden, playthrough, ways_in_turn
from .positions import GAME

GOLDEN = Path(__file__).parent / "golden"
SEED = 2026

#: Seats, options, and in how many ways the first one, two, three … decisions can be made from the seed.
CASES: list[tuple[int, dict[str, Setting], list[int]]] = [
    (2, {"mode": "agent"}, [3, 10, 51, 184, 615, 1952, 7097]),
    (4, {"mode": "agent"}, [2, 6, 20, 108, 478, 1674, 5181]),
    (3, {"mode": "android"}, [2, 6, 20, 138, 555, 1896, 6020]),
    (4, {"mode": "android"}, [2, 6, 20, 114, 458, 1562, 4968]),
    (3, {"mode": "shadow_watch"}, [2, 6, 20, 114, 463, 1690, 6635]),
]


@pytest.mark.parametrize(("seats", "options"), [case[:2] for case in CASES])
def test_golden_playthrough(seats: int, options: dict[str, Setting]) -> None:
    """Every view, option and event of a game is as it was."""
    check_golden(GOLDEN / f"{seats}-{options['mode']}.txt", playthrough(GAME, seats, options, SEED))


@pytest.mark.parametrize(("seats", "options", "depths"), CASES)
def test_perft(seats: int, options: dict[str, Setting], depths: list[int]) -> None:
    """The number of ways to make the first decisions is as it was."""
    m = GAME.start(seats, SEED, options)
    assert [ways_in_turn(m, depth) for depth in range(1, len(depths) + 1)] == depths
