"""Players that are no people. A bot knows what its seat sees and may choose, and nothing else."""

from __future__ import annotations

from typing import Any

from undercover.bots.bot import Bot, NoJudgement, UnknownLevel, luck
from undercover.bots.levels import LEVELS
from undercover.table.game import Game

__all__ = ["LEVELS", "Bot", "NoJudgement", "UnknownLevel", "level", "levels", "luck", "usual"]


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


def usual(game: Game[Any]) -> str:
    """The level somebody meets who has not asked for another."""
    return "normal" if game.judge is not None else "random"
