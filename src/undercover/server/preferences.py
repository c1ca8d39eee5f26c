"""Preferences: what the partners of the seat that decides for their side would take.

They live at the table and nowhere else: no database, record or log has them, nobody outside the side is told of them,
and they are gone with the decision.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from undercover.server.course import NOTHING_YET, Course
from undercover.server.refusals import Refusal
from undercover.server.setup import Setup


class Preferences(NamedTuple):
    #: The version they are about; at any other they are forgotten.
    version: int = NOTHING_YET
    #: By seat, the option each would take.
    marks: Mapping[int, str] = {}

    def marked(self, version: int, seat: int, option: str | None) -> Preferences:
        """With what this seat would take now, or without it."""
        marks = {other: mark for other, mark in self.at(version).items() if other != seat}
        return Preferences(version, marks if option is None else {**marks, seat: option})

    def at(self, version: int) -> Mapping[int, str]:
        return self.marks if version == self.version else {}


def speaker_of(setup: Setup, course: Course) -> int | None:
    """The person who decides for a side now; None if nobody does. A bot would not listen."""
    match = course.match
    joint = match.game.live.joint
    if not joint or course.over or match.table.top().name not in joint:
        return None
    seat = match.waiting[0]
    return seat if setup.seats[seat].driver is None else None


def check(setup: Setup, course: Course, seat: int, option: str | None) -> None:
    """Whether this seat may mark this option now; Refusal if not."""
    speaker = speaker_of(setup, course)
    if speaker is None or seat not in course.match.game.live.partners(course.match, speaker):
        raise Refusal("refused-not-offered")
    if option is not None and all(offered.id != option for offered in course.match.choices(speaker)):
        raise Refusal("refused-not-offered")
