"""Rogue Agent: a living city, criminals, bombs and perhaps androids."""

from undercover.games.rogue_agent.game import GAME

__all__ = ["GAME"]
