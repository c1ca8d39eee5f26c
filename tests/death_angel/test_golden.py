"""One game for each number of players, kept as text, and the number of ways the first decisions can go."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercover import Match

from ..golden import check_golden, playthrough, ways
from .positions import GAME

GOLDEN = Path(__file__).parent / "golden"
SEED = 2026

#: Seats, and in how many ways the first one, two, three … decisions can be made from the seed.
CASES: list[tuple[int, list[int]]] = [
    (1, [27, 159, 839, 3667]),
    (2, [18, 162, 1260, 9006]),
    (3, [27, 486, 4374]),
    (4, [12, 108, 648, 1944, 15120]),
    (5, [15, 180, 1620, 9720]),
    (6, [18, 270, 3240]),
]


@pytest.mark.parametrize("seats", [case[0] for case in CASES])
def test_golden_playthrough(seats: int) -> None:
    """Every view, option and event of a game is as it was."""
    check_golden(GOLDEN / f"{seats}.txt", playthrough(GAME, seats, {}, SEED))


def settled(seats: int) -> Match:
    """The game after the teams have been taken, each the first that is free."""
    m = GAME.start(seats, SEED)
    while m.seen(None)["decision"] == "take_team":
        m.play(m.waiting[0], m.choices(m.waiting[0])[0])
    return m


@pytest.mark.parametrize(("seats", "depths"), CASES)
def test_perft(seats: int, depths: list[int]) -> None:
    """The number of ways to make the first decisions after set-up is as it was."""
    m = settled(seats)
    assert [ways(m, depth) for depth in range(1, len(depths) + 1)] == depths
