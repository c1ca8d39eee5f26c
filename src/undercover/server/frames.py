"""Frames: a message is made ready for the sockets once, however many are sent it, and is sent without a detour.

A WebSocket of the server offers its line to the application under `LINE`; what goes over it needs no task and no queue
as long as the client reads what it is sent.
"""

from __future__ import annotations

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
        self._socket.request = self._socket.response = None  # type: ignore[assignment]
        self._socket.scope["headers"] = []


class Lined(WebSocketsSansIOProtocol):
    """A WebSocket that offers its line."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[LINE] = Line(self)
