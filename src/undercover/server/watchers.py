"""A watcher: one socket at a table. It is told what has changed for it, and nothing when nothing has."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress

import msgspec

from undercover.server.course import NOTHING_YET
from undercover.server.frames import Line, framed
from undercover.server.limits import Bucket
from undercover.server.logs import note
from undercover.server.settings import Settings
from undercover.server.setup import Guest, Setup
from undercover.server.showing import Showing
from undercover.server.wire import Bye, Chat, ChatLine, News, Words

_encode = msgspec.json.Encoder().encode

#: Why the server closes a socket.
GONE, LEFT, CROWDED, SLOW, RESTART = 4404, 4403, 4409, 4408, 1012


class Watcher:
    def __init__(self, guest: Guest | None, settings: Settings, line: Line) -> None:
        self.guest = guest
        self.came = time.monotonic()
        self._line = line
        #: How this watcher is counted among those who are here.
        self.who = guest.id if guest else "~" + secrets.token_hex(8)
        self.asks = Bucket(settings.limits.asks, settings.now)
        #: Frames that could not be sent at once; a number closes the socket with that code.
        self._outbox: list[bytes | int] = []
        self._most = settings.limits.outbox
        #: Sends them, as long as there are any: what is said in the meantime comes after them.
        self._sending: asyncio.Task[None] | None = None
        self.greeted = False
        self.seat: int | None = None
        self._turned_away = False
        self._version = NOTHING_YET
        #: What it was told last, and up to where it has looked for something new.
        self._lobby: int | None = None
        self._lobby_at = -1
        self._view: int | None = None
        self._view_at: tuple[int, int] | None = None

    # -- where it looks from

    def look(self, setup: Setup, seat: int | None) -> None:
        """Look from a seat of this guest, or from none of them."""
        self._turned_away = seat is None
        self.seat = seat
        self._version = NOTHING_YET
        self.see_again()
        self._lobby_at = -1
        self._find_seat(setup)

    def greet(self, setup: Setup, version: int, seat: int | None) -> None:
        """Everything again, beginning after a version this client has seen."""
        self.greeted = True
        self._turned_away = False
        self.seat = seat
        self._lobby, self._lobby_at = None, -1
        self.see_again()
        self._find_seat(setup)
        self._version = version

    def _find_seat(self, setup: Setup) -> None:
        mine = setup.seats_of(self.guest.id if self.guest else None)
        seat = None if self._turned_away or not mine else self.seat if self.seat in mine else mine[0]
        if seat != self.seat:
            self.seat = seat
            self._version = NOTHING_YET
            self.see_again()

    # -- what it is told

    def show(self, showing: Showing) -> None:
        """Tell what has changed since the last time."""
        self.show_lobby(showing)
        course = showing.table.course
        if course is None or self._view_at == showing.views_at(self.seat):
            return
        self._view_at = showing.views_at(self.seat)
        if self._version > course.version:
            self._version = NOTHING_YET
        if self._view != showing.lasting(self.seat):
            view = showing.view(self.seat, self._version)
            self._view, self._version = view.lasting, view.version
            self._put(view.frame)

    def show_lobby(self, showing: Showing) -> None:
        if self._lobby_at == showing.lobbies_at:
            return
        self._lobby_at = showing.lobbies_at
        self._find_seat(showing.table.setup)
        lobby = showing.lobby(self.guest, self.seat)
        if lobby.lasting != self._lobby:
            self._lobby = lobby.lasting
            self._put(lobby.frame)

    def see_again(self) -> None:
        """The next time the view is sent, whether or not it has changed."""
        self._view, self._view_at = None, None

    def say(self, news: News) -> None:
        self._put(framed(_encode(news)))

    def chat(self, lines: list[ChatLine]) -> None:
        self.say(Chat(lines))

    def bye(self, id: str, code: int) -> None:
        self.say(Bye(Words(id)))
        self._put(code)

    def _put(self, message: bytes | int) -> None:
        """What the line takes goes out at once, everything else in its turn.

        A client that does not read what it is sent is let go; it comes back with Hello and has lost nothing.
        """
        if self._sending is None and isinstance(message, bytes) and self._line.send(message):
            return
        if len(self._outbox) >= self._most:
            self._outbox[:] = [SLOW]
            self.greeted = False
            note("let_go")
        else:
            self._outbox.append(message)
        if self._sending is None:
            self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        while self._outbox:
            await self._line.ready()
            message = self._outbox.pop(0)
            if isinstance(message, int):
                await self._line.close(message)
                return  # and nothing is sent after it
            self._line.send(message)
        self._sending = None

    async def sent(self) -> None:
        """Until everything has gone out that is to."""
        if self._sending:
            await self._sending

    async def stop(self) -> None:
        """The client is gone."""
        if self._sending:
            self._sending.cancel()
            with suppress(asyncio.CancelledError):
                await self._sending
