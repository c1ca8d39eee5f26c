"""What a table shows: every message is made once, however many are told it, and again only when it has changed."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from msgspec import Raw, structs

from undercover.server.course import Course
from undercover.server.frames import framed
from undercover.server.setup import Guest
from undercover.server.snapshot import Snapshot
from undercover.server.views import lobby_of, tell_time, view_of
from undercover.server.wire import Lobby, View

_encode = msgspec.json.Encoder().encode

#: So many messages are kept at hand; whoever asks for the story from every moment on does not fill the memory.
MESSAGES = 24


class Told(NamedTuple):
    """A message, and a hash of what does not pass by itself: only if that is another is there a reason to speak. The
    whole would be kept for everybody who is told nothing for a while."""

    frame: bytes
    lasting: int
    version: int = 0


#: What of a view is long.
LONG = "seen", "hints", "options", "barred"
#: Whose lobby is the same for all: neither the host's nor somebody's who sits here.
ANYBODY = None, None
#: No message yet.
NOTHING: tuple[float | None, Told | None] = None, None


class Showing:
    """The messages of one table as it stands."""

    #: There once it was turned to.
    table: Snapshot

    def __init__(self) -> None:
        #: They grow whenever a lobby, everybody's view could be another than before.
        self.lobbies_at = 0
        self._views_at = 0
        #: How many answers nobody saw but whoever gave them.
        self._hushed = 0
        self._lobby_depends: tuple[Any, ...] = ()
        self._view_depends: tuple[Any, ...] = ()
        self._lobbies: dict[tuple[str | None, int | None], tuple[float, Told]] = {}
        self._views: dict[int | None, tuple[View, int]] = {}
        #: By seat and by what was seen before: when it was made, and the message.
        self._messages: dict[tuple[int | None, int], tuple[float, Told]] = {}

    def turn_to(self, table: Snapshot) -> None:
        """The table as it is now; what has not changed is kept."""
        setup, course, self.table = table.setup, table.course, table
        lobby = (setup, setup.over, setup.todays(table.now), table.company)
        if lobby != self._lobby_depends:
            self._lobby_depends = lobby
            self.lobbies_at += 1
            self._lobbies.clear()
        hushed = sum(course.hushed.values()) if course else 0
        if hushed != self._hushed:
            self._hushed = hushed
            self.rest()
        told = course and (course.shown, course.match.said)
        view = (setup, setup.over, course, told, table.desks, table.preferences, table.opened)
        if view != self._view_depends:
            self._view_depends = view
            self._views_at += 1
            self._views.clear()
            self._messages.clear()

    def rest(self) -> None:
        """Everybody has been told: whoever asks again gets a message of their own. Spectators come in numbers, and what
        they see is kept for the next one."""
        self._views = {None: self._views[None]} if None in self._views else {}
        self._lobbies = {ANYBODY: self._lobbies[ANYBODY]} if ANYBODY in self._lobbies else {}
        self._messages.clear()

    def lobby(self, guest: Guest | None, seat: int | None) -> Told:
        """The same for all who neither sit here nor are the host."""
        setup = self.table.setup
        known = guest is not None and (guest.id == setup.host or setup.seats_of(guest.id))
        key = guest.id if guest and known else None, seat
        made, told = self._lobbies.get(key, (None, None))
        if told is None or (made != self.table.now and self._somebody_is_waited_for):
            told = _told_lobby(lobby_of(self.table, guest if known else None, seat))
            self._lobbies[key] = self.table.now, told
        return told

    @property
    def _somebody_is_waited_for(self) -> bool:
        company, seats = self.table.company, self.table.setup.seats
        return any(seat.guest is not None and seat.guest not in company.here for seat in seats)

    def views_at(self, seat: int | None) -> tuple[int, int]:
        """Another one whenever the view from a seat could be another than before."""
        course = self.table.course
        return self._views_at, course.hushed.get(seat, 0) if course and seat is not None else 0

    def lasting(self, seat: int | None) -> int:
        """A hash of what is seen from a seat, but for what passes by itself."""
        assert self.table.course
        return (self._views.get(seat) or self._looked(self.table.course, seat))[1]

    def view(self, seat: int | None, version: int) -> Told:
        """For whoever has seen the match from this seat up to a version."""
        made, told = self._messages.get((seat, version), NOTHING)
        if told is None or (made != self.table.now and self._time_runs):
            told = self._told(seat, version)
            if len(self._messages) >= MESSAGES:
                self._messages.clear()
            self._messages[seat, version] = self.table.now, told
        return told

    @property
    def _time_runs(self) -> bool:
        course, opened = self.table.course, self.table.opened
        return (course is not None and course.clocks.ticking) or (opened is not None and opened.ends is not None)

    def _told(self, seat: int | None, version: int) -> Told:
        course = self.table.course
        assert course
        view, lasting = self._views.get(seat) or self._looked(course, seat)
        tell_time(view, self.table, course)
        since = course.common(version)
        events, moments = course.events(seat, since), course.moments(seat, since)
        told = structs.replace(view, since=since, events=events, moments=moments)
        return Told(framed(_encode(told)), lasting, view.version)

    def _looked(self, course: Course, seat: int | None) -> tuple[View, int]:
        """What is long in a view is written out once and for all; with it a hash of what does not pass by itself, and
        was not told before."""
        view = view_of(self.table, course, seat)
        for name in LONG:
            setattr(view, name, Raw(_encode(getattr(view, name))))
        tell_time(view, self.table, course)
        if view.clock:
            view.clock.left = []
        if view.reaction:
            view.reaction.left = 0.0
        self._views[seat] = view, hash(_encode(view))
        return self._views[seat]


def _told_lobby(lobby: Lobby) -> Told:
    people = [structs.replace(person, grace=person.grace and 0.0) for person in lobby.people]
    return Told(framed(_encode(lobby)), hash(_encode(structs.replace(lobby, people=people))))
