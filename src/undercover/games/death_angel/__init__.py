"""Space Hulk: Death Angel: a column of marines walks through a derelict ship. The rules are split by chapter."""

from undercover.games.death_angel.game import GAME

__all__ = ["GAME"]
