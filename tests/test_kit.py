"""Every game on the shelf keeps the properties of the kit, in every configuration."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from undercover import Game, games
from undercover.table.game import Setting
from undercover.table.kit import Shuffled, configurations, play_and_check
from undercover.table.worlds import check_worlds

#: About so many games of each kind, shared out among its configurations; of one that takes 440 decisions, fewer.
GAMES = 24
LONG = {"the_agents": 8}
#: Random games that would go on for hundreds of decisions end sooner, unless that is what is tried.
SHORTER: dict[str, dict[str, Setting]] = {"good_cop_bad_cop": {"max_turns": 24}}


def cases() -> Iterator[ParameterSet]:
    for game in games().values():
        tables = list(configurations(game))
        for seats, options in tables:
            name = f"{game.slug}-{seats}-" + "-".join(f"{option}={value}" for option, value in options.items())
            options = {**SHORTER.get(game.slug, {}), **options}
            yield pytest.param(game, seats, options, max(1, LONG.get(game.slug, GAMES) // len(tables)), id=name)


@pytest.mark.parametrize(("game", "seats", "options", "count"), list(cases()))
def test_random_games_keep_every_property(game: Game[Any], seats: int, options: dict[str, Setting], count: int) -> None:
    shuffled = Shuffled()
    for seed in range(count):
        played = play_and_check(game, seats, options, seed)
        shuffled.tried += played.tried
        shuffled.changed += played.changed
    assert shuffled.tried, "nothing is ever hidden?"
    assert not shuffled.stuck(), f"imagine never deals {shuffled.stuck()} afresh"


@pytest.mark.parametrize(("game", "seats", "options", "count"), list(cases()))
def test_what_is_imagined_could_be(game: Game[Any], seats: int, options: dict[str, Setting], count: int) -> None:
    """The true world is among the imagined ones, and these could have produced all that the seat saw and heard."""
    for seed in range(max(1, count // 12)):
        check_worlds(game, seats, options, seed)
