"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from undercover.table.chair import Chair
from undercover.table.dice import Stream, seeded
from undercover.table.match import Match


class Bot(Protocol):
    def choose(self, chair: Chair) -> int:
        """One of the chair's options. All chance comes from the chair's dice."""


class UnknownLevel(ValueError):
    """A level of bot there is not."""


class NoJudgement(LookupError):
    """A game that has not said yet what is good for whom."""


def luck(match: Match) -> Stream:
    """Dice for a bot's next decision: the same whenever the same match comes to the same point, resumed or not."""
    return seeded(f"{match.seed}/bots/{len(match.history)}")
