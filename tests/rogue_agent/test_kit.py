"""The kit's properties in every mode and at every number of seats, the variant's options included."""

from __future__ import annotations

import pytest

from undercover.table.game import Setting
from undercover.table.kit import Shuffled, play_and_check

from .positions import GAME

CASES: list[tuple[int, dict[str, Setting]]] = [
    (4, {"mode": "android"}),
    (2, {"mode": "shadow_watch"}),
    (3, {"mode": "shadow_watch", "watch": "long", "easier": True}),
    (4, {"mode": "shadow_watch", "watch": "long"}),
]


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_random_games_keep_every_property(seats: int, options: dict[str, Setting]) -> None:
    """Pieces, copies, dumps, records, undo, refusals and twin worlds, at every step."""
    shuffled = Shuffled()
    for seed in range(2):
        played = play_and_check(GAME, seats, options, seed)
        shuffled.tried += played.tried
        shuffled.changed += played.changed
    assert not shuffled.stuck(), f"imagine never deals {shuffled.stuck()} afresh"
