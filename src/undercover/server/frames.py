"""Frames: a message is made ready for the sockets once, however many are sent it, and is sent without a detour.

A WebSocket of the server offers its line to the application under `LINE`; what goes over it needs no task and no queue
as long as the client reads what it is sent.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

#: What the line is called among the extensions of a socket's scope.
LINE = "undercover.line"
#: A whole text message (RFC 6455, 5.2), and how its length is said if it does not fit into seven bits.
TEXT = 0x81
SHORT, TWO_BYTES, EIGHT_BYTES = 126, 126, 127


def framed(message: bytes) -> bytes:
    """A message of the server as it travels; not masked, so it is the same for everybody."""
    size = len(message)
    if size < SHORT:
        return bytes((TEXT, size)) + message
    if size < 1 << 16:
        return bytes((TEXT, TWO_BYTES)) + size.to_bytes(2, "big") + message
    return bytes((TEXT, EIGHT_BYTES)) + size.to_bytes(8, "big") + message


class Line:
    """The way to one client."""

    def __init__(self, socket: WebSocketsSansIOProtocol) -> None:
        self._socket = socket

    def send(self, frame: bytes) -> bool:
        """Send it, unless what was sent before has not been read yet. What is sent to nobody any more is sent."""
        socket = self._socket
        if not socket.writable.is_set():
            return False
        if socket.handshake_complete and not socket.close_sent and not socket.transport.is_closing():
            socket.transport.write(frame)
        return True

    async def ready(self) -> None:
        """Until the client has read enough of what it was sent."""
        await self._socket.writable.wait()

    async def close(self, code: int) -> None:
        """Say goodbye; whoever listens to the client hears that it is gone."""
        with suppress(OSError, RuntimeError):  # it was faster
            await self._socket.send({"type": "websocket.close", "code": code, "reason": ""})

    def forget_the_door(self) -> None:
        """What was said when the client came is not needed while it stays."""
        socket, conn = self._socket, self._socket.conn
        socket.request = socket.response = None  # type: ignore[assignment]
        socket.scope.clear()  # type: ignore[attr-defined]
        if not conn.reader.buffer:
            conn.parser = conn.parse()  # the one there was still holds what was asked at the door
            next(conn.parser)


class Inbox:
    """What a client has said and nobody has read yet. One reads; a queue for many would take a kilobyte or two."""

    __slots__ = ("_messages", "_reader")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self._messages

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._reader and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        self._reader = None
        return self._messages.pop(0)


class Gate:
    """Shut while a client has to read what it was sent; nearly always open."""

    __slots__ = ("_shut",)

    def __init__(self) -> None:
        #: Done when it opens.
        self._shut: asyncio.Future[None] | None = None

    def is_set(self) -> bool:
        return self._shut is None

    def clear(self) -> None:
        if self._shut is None:
            self._shut = asyncio.get_running_loop().create_future()

    def set(self) -> None:
        shut, self._shut = self._shut, None
        if shut:
            shut.set_result(None)

    async def wait(self) -> None:
        while self._shut:
            await asyncio.wait([self._shut])


class Lined(WebSocketsSansIOProtocol):
    """A WebSocket that offers its line, and keeps little while nothing is said."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.queue: Inbox = Inbox()  # type: ignore[assignment]
        self.writable: Gate = Gate()  # type: ignore[assignment]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[LINE] = Line(self)
