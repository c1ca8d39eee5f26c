"""How strong the levels of a game are, as an arena has measured it: `ratings.json` in the game's folder."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from typing import Any

import msgspec

from undercover.table.game import Game

FILE = "ratings.json"


class Rated(msgspec.Struct, frozen=True):
    """A rating in the points known from chess, its 95 % interval, and how many games it rests on."""

    games: int
    rating: int
    low: int
    high: int

    @property
    def doubt(self) -> int:
        """Half of the interval, rounded up."""
        return -((self.low - self.high) // 2)


class Ratings(msgspec.Struct, frozen=True):
    """What was measured at tables of so many seats, by level. 1500 is the middle of those who met; where all win or
    lose together, it is the game."""

    seats: int
    levels: dict[str, Rated]


@lru_cache
def ratings(game: Game[Any]) -> Ratings | None:
    """What was measured of a game's bots; None if nothing was."""
    file = resources.files(game.home).joinpath(FILE)
    return msgspec.json.decode(file.read_bytes(), type=Ratings) if file.is_file() else None
