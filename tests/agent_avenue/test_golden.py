"""One game of each configuration, kept as text, and the number of ways the first decisions can go."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercover.table.game import Setting

from ..golden import check_golden, playthrough, ways
from .positions import GAME

GOLDEN = Path(__file__).parent / "golden"
SEED = 2026

#: Seats, options, and in how many ways the first one, two, three … decisions can be made from the seed.
CASES: list[tuple[int, dict[str, Setting], list[int]]] = [
    (2, {"mode": "simple"}, [9, 46, 288, 1600, 8810]),
    (2, {"mode": "advanced"}, [9, 46, 240, 1328, 6710]),
    (3, {"mode": "simple"}, [4, 17, 65, 209, 610, 2693]),
    (3, {"mode": "advanced", "pair": "blue"}, [9, 46, 195, 916, 3548, 12028, 42840]),
    (4, {"mode": "simple"}, [4, 17, 67, 213, 635, 2771, 9678]),
    (4, {"mode": "advanced"}, [4, 17, 67, 213, 635, 2771, 9666]),
]


@pytest.mark.parametrize(("seats", "options"), [case[:2] for case in CASES])
def test_golden_playthrough(seats: int, options: dict[str, Setting]) -> None:
    """Every view, option and event of a game is as it was."""
    check_golden(GOLDEN / f"{seats}-{options['mode']}.txt", playthrough(GAME, seats, options, SEED))


@pytest.mark.parametrize(("seats", "options", "depths"), CASES)
def test_perft(seats: int, options: dict[str, Setting], depths: list[int]) -> None:
    """The number of ways to make the first decisions is as it was."""
    m = GAME.start(seats, SEED, options)
    assert [ways(m, depth) for depth in range(1, len(depths) + 1)] == depths
