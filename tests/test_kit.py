"""Every game on the shelf keeps the properties of the kit, in every configuration."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from undercover import Game, games
from undercover.table.game import Setting
from undercover.table.kit import Shuffled, configurations, play_and_check

#: About so many games of each kind, shared out among its configurations.
GAMES = 72


def cases() -> Iterator[ParameterSet]:
    for game in games().values():
        tables = list(configurations(game))
        for seats, options in tables:
            name = f"{game.slug}-{seats}-" + "-".join(f"{option}={value}" for option, value in options.items())
            yield pytest.param(game, seats, options, max(1, GAMES // len(tables)), id=name)


@pytest.mark.parametrize(("game", "seats", "options", "count"), list(cases()))
def test_random_games_keep_every_property(game: Game[Any], seats: int, options: dict[str, Setting], count: int) -> None:
    shuffled = Shuffled()
    for seed in range(count):
        played = play_and_check(game, seats, options, seed)
        shuffled.tried += played.tried
        shuffled.changed += played.changed
    assert shuffled.tried, "nothing is ever hidden?"
    assert not shuffled.stuck(), f"imagine never deals {shuffled.stuck()} afresh"
