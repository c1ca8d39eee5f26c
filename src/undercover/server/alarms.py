"""When somebody has to act who is not asked: time runs out, or answers count that were given in advance."""

from __future__ import annotations

from undercover.server.course import Course
from undercover.server.settings import Settings
from undercover.server.setup import Setup
from undercover.server.snapshot import Snapshot
from undercover.server.store import Pulse


def alarms(table: Snapshot) -> list[float]:
    """When time runs out for somebody, answers count that have been given already, or a host has been away too long."""
    course, opened = table.running, table.opened
    patience = table.company.patience(table.setup, table.setup.host, table.now)
    times = [table.now + patience] if patience is not None and table.company.heir(table.setup) else []
    if course is None:
        return times
    times += [course.clocks.deadline(seat) for seat in _timed(table.setup, course)]
    if opened and opened.ends is not None:
        times.append(opened.ends)
    if opened and any(table.automatic(seat) for seat in course.match.waiting):
        times.append(opened.counts)
    return times


def answer_due(table: Snapshot) -> tuple[int, str] | None:
    """A seat that answers now without being asked any more, and what."""
    course, opened = table.running, table.opened
    if course is None:
        return None
    if opened and opened.counts <= table.now:
        for seat in course.match.waiting:
            option = table.automatic(seat)
            if option is not None:
                return seat, option
    late = [seat for seat in _timed(table.setup, course) if course.clocks.deadline(seat) <= table.now]
    if opened and opened.ends is not None and opened.ends <= table.now:
        late = list(course.match.waiting)
    return (late[0], course.match.default(late[0]).id) if late else None


def pulse_of(table: Snapshot, settings: Settings) -> Pulse:
    """What is written down with every change, for lists and for other processes."""
    course = table.running
    if course is None:
        return Pulse(table.now, over=table.now if table.course else None)
    waiting = sum(1 << seat for seat in course.match.waiting)
    return Pulse(table.now, waiting, _due(table, course, settings))


def _due(table: Snapshot, course: Course, settings: Settings) -> float | None:
    """When somebody should have acted at the latest, for other processes to notice if nobody does."""
    times = alarms(table)
    if any(table.setup.seats[seat].driver for seat in course.match.waiting):
        times.append(table.opened.counts if table.opened else table.now + settings.bot_pause[1])
    return min(times) + 2 * settings.patience if times else None


def _timed(setup: Setup, course: Course) -> list[int]:
    """The seats that decide against a clock of their own."""
    if not course.clocks.ticking:
        return []
    return [seat for seat in course.on_clock if setup.seats[seat].driver is None]
