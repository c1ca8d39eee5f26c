"""What a bot is."""

from __future__ import annotations

from typing import Any, Protocol

from undercover.table.dice import Dice, seeded
from undercover.table.match import Match
from undercover.table.options import Option

#: Keeps the bots' dice apart from the table's own.
APART = 0xB07


class Bot(Protocol):
    def choose(self, seen: dict[str, Any], options: tuple[Option, ...], dice: Dice) -> Option:
        """One of the options of a seat that sees this. All chance comes from the dice."""


class UnknownLevel(ValueError):
    """A level of bot there is not."""


class NoEvaluation(LookupError):
    """A game that has not said yet what is good for whom."""


def luck(match: Match) -> Dice:
    """Dice for a bot's next decision: the same whenever the same match comes to the same point, resumed or not."""
    return seeded((match.seed or 0) << 24 ^ len(match.history) << 12 ^ APART)
