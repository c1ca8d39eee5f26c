"""Bots against bots: match-ups by the thousand, the same result on any number of processes."""

from undercover.arena.match_up import MatchUp, Tally, wilson
from undercover.arena.run import run

__all__ = ["MatchUp", "Tally", "run", "wilson"]
