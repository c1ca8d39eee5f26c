"""The games research is tested on: ours, and Number Duel, which is not installed here, straight from its folder."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from undercover import Game, games
from undercover.table.kit import configurations

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "number_duel"
if str(EXAMPLE) not in sys.path:
    sys.path.append(str(EXAMPLE))

from number_duel.game import GAME  # noqa: E402

DUEL: Game[Any] = GAME
ALL: list[Game[Any]] = [*games().values(), DUEL]


def tables(games: list[Game[Any]] = ALL) -> list[ParameterSet]:
    """Every number of seats and every option of every game, once."""
    return [
        pytest.param(game, seats, options, id="-".join([game.slug, str(seats), *map(str, options.values())]))
        for game in games
        for seats, options in configurations(game)
    ]


def usual(games: list[Game[Any]] = ALL) -> list[ParameterSet]:
    """Every number of seats of every game, with the usual options."""
    return [pytest.param(game, seats, {}, id=f"{game.slug}-{seats}") for game in games for seats in game.seats]


Options = dict[str, Any]
