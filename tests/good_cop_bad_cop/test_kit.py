"""The kit with options that only work together: talk with its claims, one by one, brisk, a limit of turns."""

from __future__ import annotations

import pytest

from undercover.games.good_cop_bad_cop import GAME
from undercover.table.game import Setting
from undercover.table.kit import play_and_check

TOGETHER: list[tuple[int, dict[str, Setting]]] = [
    (4, {"talk": "structured", "claims_per_turn": 2, "eliminated_may_talk": False, "max_turns": 12}),
    (5, {"talk": "structured", "claims_per_turn": 2, "reaction_polling": "sequential", "max_turns": 12}),
    (6, {"reaction_mode": "brisk", "reaction_polling": "sequential", "max_turns": 40}),
    (8, {"reaction_mode": "brisk", "first_player": "last_shot", "last_shot": "seat_7", "max_turns": 40}),
]


@pytest.mark.parametrize(("seats", "options"), TOGETHER)
def test_options_together_keep_every_property(seats: int, options: dict[str, Setting]) -> None:
    assert play_and_check(GAME, seats, options, 0).tried
