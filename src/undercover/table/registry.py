"""The shelf: which games there are. Ours stand first; any installed package can add its own.

A package adds a game through an entry point of the group `undercover.games`, named after the game's slug:

    [project.entry-points."undercover.games"]
    number_duel = "number_duel.game:GAME"
"""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any
from warnings import warn

from undercover.table.game import Game

GROUP = "undercover.games"
#: Ours, in shelf order; they are there also where nothing is installed. A folder under `undercover.games` has a `GAME`.
SHELF = ("agent_avenue", "the_agents", "good_cop_bad_cop", "death_angel", "rogue_agent")


class UnknownGame(KeyError):
    def __str__(self) -> str:
        return str(self.args[0])


class BrokenGame(UserWarning):
    """A game of another package that cannot be played; the shelf does without it."""


def games() -> dict[str, Game[Any]]:
    """Every game, by slug, in shelf order."""
    return {slug: game(slug) for slug in slugs()}


def slugs() -> tuple[str, ...]:
    """What stands on the shelf: ours, then those of others in the order of their names."""
    return (*SHELF, *_guests())


def game(slug: str) -> Game[Any]:
    if slug in SHELF:
        found = import_module(f"{GROUP}.{slug}").GAME
        assert isinstance(found, Game)
        return found
    if slug not in _guests():
        raise UnknownGame(f"there is no game {slug!r}; there are {', '.join(slugs())}")
    return _guests()[slug]


@cache
def _guests() -> dict[str, Game[Any]]:
    """The games of other packages that can be played. Of one that cannot, its owner is told, and nobody else."""
    found: dict[str, Game[Any]] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        if entry.name in SHELF or entry.name in found or entry.value.startswith(f"{GROUP}."):
            continue
        try:
            found[entry.name] = _opened(entry)
        except Exception as problem:
            left_out = f"the game {entry.name!r} ({entry.value}) is left out: {type(problem).__name__}: {problem}"
            warn(left_out, BrokenGame, stacklevel=2)
    return found


def _opened(entry: EntryPoint) -> Game[Any]:
    """The game behind an entry point, once it has been set up for every number of seats."""
    found = entry.load()
    if not isinstance(found, Game):
        raise TypeError(f"{entry.value} is not a Game")
    if found.slug != entry.name or not re.fullmatch(r"[a-z][a-z0-9_]*", found.slug):
        raise ValueError(f"its slug is {found.slug!r}: small letters, digits and _, like the name of its entry point")
    for seats in found.seats:
        found.start(seats)
    return found
