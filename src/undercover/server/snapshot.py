"""A snapshot: a table as it stands at one moment, for whoever has to look at all of it."""

from __future__ import annotations

from typing import NamedTuple

from undercover.server.company import Company
from undercover.server.course import Course
from undercover.server.desks import Desks
from undercover.server.preferences import Preferences
from undercover.server.setup import Setup
from undercover.server.store import Stamp
from undercover.server.windows import Round
from undercover.table.lesson import LESSON, lesson_of


class Snapshot(NamedTuple):
    setup: Setup
    #: None before the match has begun.
    course: Course | None
    company: Company
    desks: Desks
    preferences: Preferences
    #: The round of reactions that is open.
    opened: Round | None
    now: float

    @property
    def running(self) -> Course | None:
        """The match, as long as somebody has to decide in it."""
        return None if self.course is None or self.course.over else self.course

    def stamp(self, lines: int) -> Stamp:
        """How far it has come, with so many lines of chat."""
        rows, desks = self.course.n if self.course else 0, sum(version for version, _ in self.desks.kept.values())
        return Stamp(self.setup.version, rows, lines, desks, frozenset(self.company.here))

    def automatic(self, seat: int) -> str | None:
        """What a seat answers without being asked again: what it has answered, or what it has ordered; and, in a first
        game, to rounds of reactions about which nothing is taught."""
        if self.course is None:
            return None
        lesson = lesson_of(self.course.match.game) if self.setup.taught == LESSON else None
        passed_by = lesson.pass_by(self.course.match, seat) if lesson else None
        return passed_by or self.desks.automatic(seat, self.setup, self.course)
