"""Players that are no people. A bot knows what its seat sees and may choose, and nothing else."""

from __future__ import annotations

from typing import Any

from undercover.bots.advice import advice
from undercover.bots.bot import Bot, NoJudgement, UnknownLevel, luck
from undercover.bots.levels import LEVELS, SECONDS
from undercover.table.game import Game
from undercover.table.options import Advice

__all__ = [
    "LEVELS",
    "SECONDS",
    "Advice",
    "Bot",
    "NoJudgement",
    "UnknownLevel",
    "advice",
    "for_people",
    "level",
    "levels",
    "luck",
    "usual",
]

#: Levels that are there for research, where a game has others.
FOR_RESEARCH = ("random", "greedy")


def level(name: str, game: Game[Any] | None = None) -> Bot:
    """The bot of this level; with a game, also sure that the level is there for that game."""
    if name not in LEVELS:
        raise UnknownLevel(f"there is no bot {name!r}; there are {', '.join(LEVELS)}")
    if game is not None and name not in levels(game):
        raise NoJudgement(f"{game.title} has no {name!r} bot yet; it has {', '.join(levels(game))}")
    return LEVELS[name]()


def levels(game: Game[Any]) -> tuple[str, ...]:
    """The levels there are for a game."""
    return tuple(LEVELS) if game.judge is not None else ("random",)


def for_people(game: Game[Any]) -> tuple[str, ...]:
    """The levels people are offered at a table."""
    return tuple(name for name in levels(game) if name not in FOR_RESEARCH) or levels(game)


def usual(game: Game[Any]) -> str:
    """The level somebody meets who has not asked for another."""
    return "normal" if game.judge is not None else "random"
