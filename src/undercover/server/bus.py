"""The bus: how processes on one database tell each other which table to look at again. Alone, there is nothing to tell.

A message names a table and what has changed about it; the rest is read from the database (choices, which are what most
messages tell of, and marks, which no database has, are in their message). It is sent after the commit, never before.
Should a process die in between, the others look at all their tables again when they notice its death.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

from undercover.server.logs import note, trouble

with suppress(ModuleNotFoundError):  # whoever has no PostgreSQL needs none
    import asyncpg  # type: ignore[import-untyped]

CHANNEL = "undercover"
#: What may have changed about a table.
SETUP, CHOICE, CHAT, HERE, DESK, MARK = "setup", "choice", "chat", "here", "desk", "mark"
#: Somebody is not known any more: the message names the guest.
FORGOTTEN = "forgotten"
#: On the line of a crew: one of them has died, and may not have told what it had written.
SOMETHING_MISSED = b"\n"
#: Seconds before a lost connection is tried again.
AGAIN = 1.0
#: Seconds to tell the rest when the process goes.
LAST_WORDS = 2.0
#: Sent one by one inside the changes they tell of, messages would make all commits wait for each other.
SEND = "SELECT pg_notify($1, message) FROM unnest($2::text[]) AS message"


class Message(NamedTuple):
    process: str
    table: str
    what: str
    #: What is told at once: a choice, a mark, or who is forgotten. It comes last, and may have spaces in it.
    mark: str = ""


#: How many spaces there are before it.
LAST = Message._fields.index("mark")


class Bus:
    """A server that is alone on its database."""

    #: Whether other processes may be working on the same tables.
    shared = False

    async def listen(self, hear: Callable[[Message], None], missed: Callable[[], None]) -> None:
        """Call `hear` for every message from now on, and `missed` if some may have been lost."""

    def tell(self, message: Message) -> None:
        """The other processes shall know."""

    async def close(self) -> None:
        pass


class LineBus(Bus):
    """A line to the parent of the crew, who passes on what is said to the others: one message a line."""

    shared = True

    def __init__(self, line: socket.socket) -> None:
        self._line = line
        self._writer: asyncio.StreamWriter | None = None
        self._listening: asyncio.Task[None] | None = None

    async def listen(self, hear: Callable[[Message], None], missed: Callable[[], None]) -> None:
        reader, self._writer = await asyncio.open_connection(sock=self._line)
        self._listening = asyncio.create_task(self._listen(reader, hear, missed))

    async def _listen(
        self, reader: asyncio.StreamReader, hear: Callable[[Message], None], missed: Callable[[], None]
    ) -> None:
        while line := await reader.readline():
            if line == SOMETHING_MISSED:
                missed()
            else:
                hear(Message(*line.decode().rstrip("\n").split(" ", LAST)))

    def tell(self, message: Message) -> None:
        if self._writer:
            self._writer.write(" ".join(message).encode() + b"\n")

    async def close(self) -> None:
        if self._listening:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
        if self._writer:
            self._writer.close()
            with suppress(OSError):
                await self._writer.wait_closed()


class PostgresBus(Bus):
    """LISTEN and NOTIFY on a connection of its own; the parent of a crew, if there is one, says who has died."""

    shared = True

    def __init__(self, url: str, line: socket.socket | None = None) -> None:
        self._url = url
        self._crew = LineBus(line) if line else Bus()
        self._untold: list[str] = []
        #: Something is to be told, or the connection is lost.
        self._wake = asyncio.Event()
        self._closing = False
        self._keeper: asyncio.Task[None] | None = None

    async def listen(self, hear: Callable[[Message], None], missed: Callable[[], None]) -> None:
        await self._crew.listen(hear, missed)
        connection = await self._connect(hear)
        self._keeper = asyncio.create_task(self._keep(connection, hear, missed))

    def tell(self, message: Message) -> None:
        self._untold.append(" ".join(message))
        self._wake.set()

    async def close(self) -> None:
        """What is still to be told is told; a database that does not answer any more is not waited for."""
        self._closing = True
        self._wake.set()
        await self._crew.close()
        if self._keeper:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._keeper, LAST_WORDS)

    async def _connect(self, hear: Callable[[Message], None]) -> asyncpg.Connection:
        # What is told is on the disk already, and that it was told need not be.
        connection = await asyncpg.connect(self._url, server_settings={"synchronous_commit": "off"})

        def heard(_connection: Any, _pid: int, _channel: str, payload: object) -> None:
            hear(Message(*str(payload).split(" ", LAST)))

        await connection.add_listener(CHANNEL, heard)
        connection.add_termination_listener(lambda _: self._wake.set())
        return connection

    async def _keep(
        self, connection: asyncpg.Connection, hear: Callable[[Message], None], missed: Callable[[], None]
    ) -> None:
        """Send what is to be told, and find the way back when the connection is lost."""
        while True:
            try:
                await self._send_all(connection)
                await connection.close()
                return
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                if self._closing:
                    return
                trouble("bus_lost")
                await asyncio.sleep(AGAIN)
                with suppress(OSError, asyncpg.PostgresError):
                    connection = await self._connect(hear)
                    note("bus_found")
                    missed()

    async def _send_all(self, connection: asyncpg.Connection) -> None:
        """Until nothing more is to come, or the connection is lost: whatever has come together is sent together."""
        while not connection.is_closed():
            if self._untold:
                telling = self._untold[:]
                await connection.execute(SEND, CHANNEL, telling)
                del self._untold[: len(telling)]
            elif self._closing:
                return
            else:
                self._wake.clear()
                await self._wake.wait()
        raise ConnectionError
