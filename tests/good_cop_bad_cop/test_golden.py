"""Games kept as text, and the number of ways the first decisions can go."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercover.games.good_cop_bad_cop import GAME
from undercover.table.game import Setting

from ..golden import check_golden, playthrough, ways_in_turn

GOLDEN = Path(__file__).parent / "golden"

#: Name, seats, options, seed: whole games, not too long to be read.
GAMES: list[tuple[str, int, dict[str, Setting], int]] = [
    ("4-full", 4, {}, 2),
    ("5-talking", 5, {"talk": "structured", "max_turns": 20}, 11),
    ("6-brisk", 6, {"reaction_mode": "brisk", "max_turns": 20}, 2),
    ("8-one-by-one", 8, {"reaction_polling": "sequential", "max_turns": 20}, 3),
]


@pytest.mark.parametrize(("name", "seats", "options", "seed"), GAMES, ids=[game[0] for game in GAMES])
def test_golden_playthrough(name: str, seats: int, options: dict[str, Setting], seed: int) -> None:
    """Every view, option and event of a game is as it was."""
    check_golden(GOLDEN / f"{name}.txt", playthrough(GAME, seats, options, seed))


@pytest.mark.parametrize(
    ("seats", "depths"),
    [
        (4, [22, 80, 134]),
        (5, [17, 935, 1870]),
        (6, [27, 252, 882]),
        (7, [43, 3670, 40120]),
        (8, [36, 495, 8607]),
    ],
)
def test_perft(seats: int, depths: list[int]) -> None:
    """After the cards are laid out, the number of ways to make the next decisions is as it was."""
    m = GAME.start(seats, 11)
    for seat in range(seats):
        m.play(seat, "arrange:0,1,2")
    assert [ways_in_turn(m, depth) for depth in range(1, len(depths) + 1)] == depths
