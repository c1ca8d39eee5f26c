"""Rounds of reactions at a live table: how long each lasts, and the same for everybody.

No answer counts before a time drawn by lot, whoever gives it and whatever it is; whoever has not answered when the
time to react is over takes the default. Neither time depends on anybody's cards, and everybody is shown the same.
"""

from __future__ import annotations

import random
from typing import NamedTuple

from undercover.server.course import Course
from undercover.server.settings import Settings
from undercover.server.setup import Setup
from undercover.server.wire import Countdown

#: Chance that has nothing to do with any table's dice.
_lots = random.SystemRandom()


class Round(NamedTuple):
    #: The version with which it opened.
    version: int
    #: From when on answers count.
    counts: float
    #: When it is over, and how long it lasts; None if there is no limit.
    ends: float | None
    length: float

    def shown(self, now: float) -> Countdown | None:
        return None if self.ends is None else Countdown(round(max(self.ends - now, 0.0), 1), self.length)


class Windows:
    """The round that is open at one table."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._round: Round | None = None

    def open(self, setup: Setup, course: Course | None) -> Round | None:
        """The present round, if reactions are asked for; drawn when it is first looked at."""
        if course is None or not course.match.reaction:
            return None
        if self._round is None or self._round.version != course.version:
            least = _lots.uniform(*self._settings.reaction_pause)
            ends = course.clocks.after_last_news(max(setup.reaction, least)) if setup.reaction else None
            counts = course.clocks.after_last_news(least)
            self._round = Round(course.version, counts, ends, setup.reaction)
        return self._round
