"""The shelf: which games there are."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from undercover.table.game import Game

#: In shelf order. A game's folder under `undercover.games` has a `GAME`.
SHELF = ("agent_avenue", "the_agents")


class UnknownGame(KeyError):
    def __str__(self) -> str:
        return str(self.args[0])


def games() -> dict[str, Game[Any]]:
    """Every game, by slug, in shelf order."""
    return {slug: game(slug) for slug in SHELF}


def game(slug: str) -> Game[Any]:
    if slug not in SHELF:
        raise UnknownGame(f"there is no game {slug!r}; there are {', '.join(SHELF)}")
    found = import_module(f"undercover.games.{slug}").GAME
    assert isinstance(found, Game)
    return found
