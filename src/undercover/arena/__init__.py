"""Bots against bots: match-ups by the thousand, the same result on any number of processes."""

from undercover.arena.arena import Arena
from undercover.arena.crews import RUNNERS, run
from undercover.arena.match_up import MatchUp, Tally, wilson

__all__ = ["RUNNERS", "Arena", "MatchUp", "Tally", "run", "wilson"]
