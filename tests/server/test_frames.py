"""What a client says is heard as it was said, however its bytes are cut into pieces on the way."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from undercover.server.frames import LINE, Lined

DOOR = (
    b"GET /ws HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Wire(asyncio.Transport):
    """A transport that goes nowhere."""

    reading = True

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default

    def write(self, data: Any) -> None: ...

    def is_closing(self) -> bool:
        return False

    def close(self) -> None: ...

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


class Visit:
    """A client at a socket of the server, and what the server hears of it."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.listens = asyncio.Event()
        config = uvicorn.Config(self.attend, interface="asgi3", ws=Lined, proxy_headers=False, log_config=None)
        config.load()
        self.wire = Wire()
        self.socket = Lined(config=config, server_state=ServerState(), app_state={})
        self.socket.connection_made(self.wire)

    async def attend(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        line = scope["extensions"][LINE]
        await send({"type": "websocket.accept"})
        line.forget_the_door()
        while (message := await receive())["type"] == "websocket.receive":
            await self.listens.wait()
            self.heard.append(message["text"])

    async def says(self, *pieces: bytes) -> list[str]:
        self.listens.set()
        self.socket.data_received(DOOR)
        await self.settled()
        for piece in pieces:
            self.socket.data_received(piece)
            await self.settled()
        self.socket.connection_lost(None)
        await self.settled()
        return self.heard

    async def settled(self) -> None:
        for _ in range(10):
            await asyncio.sleep(0)


def frame(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


def heard(*pieces: bytes) -> list[str]:
    async def visit() -> list[str]:
        return await Visit().says(*pieces)

    return asyncio.run(visit())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 4000])
def test_a_message_of_any_length_is_heard(size: int) -> None:
    assert heard(frame(b"x" * size), frame("ő".encode())) == ["x" * size, "ő"]


def test_messages_that_come_byte_by_byte_are_heard() -> None:
    whole = frame(b"one") + frame(b"two")
    assert heard(*(whole[n : n + 1] for n in range(len(whole)))) == ["one", "two"]


def test_messages_that_come_together_are_heard_in_their_order() -> None:
    assert heard(frame(b"one") + frame(b"two"), frame(b"three")) == ["one", "two", "three"]


def test_a_message_in_parts_is_heard_as_one() -> None:
    parts = frame(b"one, ", fin=False), frame(b"two", Opcode.CONT)
    assert heard(*parts, frame(b"three")) == ["one, two", "three"]


def test_a_client_that_says_more_than_is_read_has_to_wait() -> None:
    async def visit() -> tuple[bool, bool, list[str]]:
        visit = Visit()
        visit.socket.data_received(DOOR)
        await visit.settled()
        for n in range(2):  # the first is being answered
            visit.socket.data_received(frame(str(n).encode()))
            await visit.settled()
        before = visit.wire.reading
        visit.listens.set()
        await visit.settled()
        await visit.settled()
        after = visit.wire.reading
        visit.socket.connection_lost(None)
        return before, after, visit.heard

    before, after, texts = asyncio.run(visit())
    assert (before, after) == (False, True)
    assert texts == ["0", "1"]
