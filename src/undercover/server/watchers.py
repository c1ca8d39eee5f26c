"""A watcher: one socket at a table. It is told what has changed for it, and nothing when nothing has."""

from __future__ import annotations

import asyncio
import secrets

import msgspec
from msgspec import structs

from undercover.server.course import NOTHING_YET
from undercover.server.limits import Bucket
from undercover.server.logs import note
from undercover.server.settings import Settings
from undercover.server.setup import Guest, Setup
from undercover.server.snapshot import Snapshot
from undercover.server.views import lobby_of, view_of
from undercover.server.wire import Bye, Chat, ChatLine, News, View, Words

_encode = msgspec.json.Encoder().encode

#: Why the server closes a socket.
GONE, LEFT, SLOW, RESTART = 4404, 4403, 4408, 1012


class Watcher:
    def __init__(self, guest: Guest | None, settings: Settings) -> None:
        self.guest = guest
        #: How this watcher is counted among those who are here.
        self.who = guest.id if guest else "~" + secrets.token_hex(8)
        self.asks = Bucket(settings.limits.asks, settings.now)
        #: Messages to be sent; a number closes the socket with that code.
        self.outbox: asyncio.Queue[bytes | int] = asyncio.Queue(settings.limits.outbox)
        self.greeted = False
        self.seat: int | None = None
        self._turned_away = False
        self._version = NOTHING_YET
        self._lobby = b""
        self._view = b""

    # -- where it looks from

    def look(self, setup: Setup, seat: int | None) -> None:
        """Look from a seat of this guest, or from none of them."""
        self._turned_away = seat is None
        self.seat = seat
        self._version = NOTHING_YET
        self._view = b""
        self._find_seat(setup)

    def greet(self, setup: Setup, version: int, seat: int | None) -> None:
        """Everything again, beginning after a version this client has seen."""
        self.greeted = True
        self._turned_away = False
        self.seat = seat
        self._lobby = self._view = b""
        self._find_seat(setup)
        self._version = version

    def _find_seat(self, setup: Setup) -> None:
        mine = setup.seats_of(self.guest.id if self.guest else None)
        seat = None if self._turned_away or not mine else self.seat if self.seat in mine else mine[0]
        if seat != self.seat:
            self.seat = seat
            self._version = NOTHING_YET

    # -- what it is told

    def show(self, table: Snapshot) -> None:
        """Tell what has changed since the last time."""
        self._find_seat(table.setup)
        lobby = _encode(lobby_of(table, self.guest, self.seat))
        if lobby != self._lobby:
            self._lobby = lobby
            self._put(lobby)
        if table.course:
            if self._version > table.course.version:
                self._version = NOTHING_YET
            self._show_view(view_of(table, table.course, self.seat, self._version))

    def _show_view(self, view: View) -> None:
        """What passes by itself, and what was told before, is no reason to speak."""
        clock = view.clock and structs.replace(view.clock, left=[])
        reaction = view.reaction and structs.replace(view.reaction, left=0.0)
        still = _encode(structs.replace(view, events=[], since=0, clock=clock, reaction=reaction))
        if still != self._view:
            self._view = still
            self._version = view.version
            self.say(view)

    def see_again(self) -> None:
        """The next time the view is sent, whether or not it has changed."""
        self._view = b""

    def say(self, news: News) -> None:
        self._put(_encode(news))

    def chat(self, lines: list[ChatLine]) -> None:
        self.say(Chat(lines))

    def bye(self, id: str, code: int) -> None:
        self.say(Bye(Words(id)))
        self._put(code)

    def _put(self, message: bytes | int) -> None:
        """A client that does not read what it is sent is let go; it comes back with Hello and has lost nothing."""
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            while not self.outbox.empty():
                self.outbox.get_nowait()
            self.outbox.put_nowait(SLOW)
            self.greeted = False
            note("let_go")
