"""Agent Avenue: two spies chase each other round the block. Rules in `rules.py`, in the order of the rulebook."""

from undercover.games.agent_avenue.game import GAME

__all__ = ["GAME"]
