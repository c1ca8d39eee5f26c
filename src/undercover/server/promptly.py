"""HTTP for clients that send what they begin: a request that does not arrive in time is not waited for."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

#: Seconds from the first moment of a request to its last byte.
WHOLE_REQUEST = 6.0


class Promptly(H11Protocol):
    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect()

    def data_received(self, data: bytes) -> None:
        self._expect()
        super().data_received(data)
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._arrived()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._arrived()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        super().connection_lost(exc)

    def _expect(self) -> None:
        """The rest of a request is expected; that between two requests nothing comes is the keep-alive's business."""
        if self._deadline is None:
            self._deadline = self.loop.call_later(WHOLE_REQUEST, self._too_late)

    def _arrived(self) -> None:
        if self._deadline:
            self._deadline.cancel()
            self._deadline = None

    def _too_late(self) -> None:
        self._deadline = None
        self.transport.abort()
