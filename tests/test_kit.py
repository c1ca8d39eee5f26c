"""Every game on the shelf keeps the properties of the kit, in every configuration."""

from __future__ import annotations

import pytest

from undercover import Game, games
from undercover.table.game import Setting
from undercover.table.kit import Shuffled, configurations, play_and_check

GAMES_EACH = 3

CASES = [
    pytest.param(game, seats, options, id=f"{game.slug}-{seats}-" + "-".join(str(value) for value in options.values()))
    for game in games().values()
    for seats, options in configurations(game)
]


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_random_games_keep_every_property(game: Game, seats: int, options: dict[str, Setting]) -> None:
    shuffled = Shuffled()
    for seed in range(GAMES_EACH):
        played = play_and_check(game, seats, options, seed)
        shuffled.tried += played.tried
        shuffled.changed += played.changed
    assert shuffled.tried, "nothing is ever hidden?"
    assert not shuffled.stuck(), f"imagine never deals {shuffled.stuck()} afresh"
