"""The Agents: rows of agents shared with the neighbours. Rules in `rules.py` and the chapters it imports."""

from undercover.games.the_agents.game import GAME

__all__ = ["GAME"]
