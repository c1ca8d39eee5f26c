"""The ledger: choices on their way into the database.

Every choice waits for a commit, and a commit for the disk: so all who wait are written together, in one go, whichever
tables they were made at. Nobody is told of a choice before it is there. Two of one number collide: the first counts.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager, suppress
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple, Protocol

from undercover.server.turn import Turn

with suppress(ModuleNotFoundError):  # whoever has no PostgreSQL needs none
    import asyncpg  # type: ignore[import-untyped]

#: What every connection to an SQLite file is told first: what is committed is on the disk, readers never wait for the
#: writer, and another process is waited for.
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")
INSERT = """INSERT INTO choice (match_id, n, seat, "option", "at") VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"""
UPDATE = "UPDATE sitting SET touched = ?, waiting = ?, due = ?, over = ? WHERE id = ?"
#: The same for any number of choices at once; it answers which of them are written now. In the order of the tables, so
#: that no two processes wait for each other.
APPEND = """
    WITH entry AS (
        SELECT * FROM unnest(
            $1::text[], $2::int[], $3::int[], $4::text[], $5::float[], $6::float[], $7::int[], $8::float[], $9::float[]
        ) AS entry (match_id, n, seat, option, at, touched, waiting, due, over)
    ), written AS (
        INSERT INTO choice (match_id, n, seat, option, at)
        SELECT match_id, n, entry.seat, option, at FROM entry JOIN sitting ON sitting.id = match_id ORDER BY match_id
        ON CONFLICT DO NOTHING RETURNING match_id
    ), noted AS (
        UPDATE sitting SET touched = entry.touched, waiting = entry.waiting, due = entry.due, over = entry.over
        FROM entry JOIN written USING (match_id) WHERE sitting.id = match_id
    )
    SELECT match_id FROM written
"""


class Entry(NamedTuple):
    """A choice, and what the table came to by it."""

    match_id: str
    n: int
    seat: int
    option: str | None
    at: float
    touched: float
    waiting: int
    due: float | None
    over: float | None


class Book(Protocol):
    """Where choices are written, at most one of each match at once."""

    async def write(self, entries: Sequence[Entry]) -> set[str]:
        """Commit them together; the matches whose choice is written. The others collided, or there is no such match."""

    async def close(self) -> None: ...


class Ledger:
    def __init__(self, book: Book) -> None:
        self._book = book
        self._waiting: list[tuple[Entry, asyncio.Future[bool]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, entry: Entry) -> bool:
        """Whether it is written, and not another of its number."""
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, written))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        return await written

    async def _write_all(self) -> None:
        while self._waiting:
            first = {each[0].match_id: each for each in reversed(self._waiting)}
            self._waiting = [each for each in self._waiting if first[each[0].match_id] is not each]
            await self._write(list(first.values()))
        self._writing = None

    async def _write(self, batch: list[tuple[Entry, asyncio.Future[bool]]]) -> None:
        try:
            there = await self._book.write([entry for entry, _ in batch])
        except Exception as problem:
            for _, written in batch:
                if not written.done():
                    written.set_exception(problem)
            return
        for entry, written in batch:
            if not written.done():  # whoever asked may be gone
                written.set_result(entry.match_id in there)

    async def close(self) -> None:
        if self._writing:
            await self._writing
        await self._book.close()


class Job(NamedTuple):
    """Choices for the thread that writes, and where it says which of them are written."""

    entries: Sequence[Entry]
    done: asyncio.Future[set[str]]


class FileBook:
    """An SQLite file: a thread of its own writes a whole batch, so that there is one way there and back."""

    def __init__(self, file: str, alone: AbstractAsyncContextManager[None], turn: Turn) -> None:
        self._file = file
        #: Within it nobody else in this process writes; and whose turn it is among processes.
        self._alone = alone
        self._turn = turn
        #: None ends the thread, which begins with the first choice.
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._connection: sqlite3.Connection | None = None

    async def write(self, entries: Sequence[Entry]) -> set[str]:
        done: asyncio.Future[set[str]] = asyncio.get_running_loop().create_future()
        async with self._alone:
            if self._thread is None:
                self._thread = Thread(target=self._work, name="ledger", daemon=True)
                self._thread.start()
            self._jobs.put(Job(entries, done))
            return await done

    def _work(self) -> None:
        while job := self._jobs.get():
            loop = job.done.get_loop()
            try:
                loop.call_soon_threadsafe(_settle, job.done, self._write(job.entries))
            except Exception as problem:
                loop.call_soon_threadsafe(_settle, job.done, problem)
        if self._connection:
            self._connection.close()

    def _write(self, entries: Sequence[Entry]) -> set[str]:
        connection = self._connection = self._connection or opened(self._file)
        with self._turn.taken():
            connection.execute("BEGIN IMMEDIATE")
            try:
                there = {entry.match_id for entry in entries if _written(connection, entry)}
                connection.execute("COMMIT")
            except BaseException:
                self._connection = None
                connection.close()  # what was not committed never was
                raise
        return there

    async def close(self) -> None:
        if self._thread:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)


def _settle(done: asyncio.Future[set[str]], found: set[str] | Exception) -> None:
    if done.done():  # whoever asked may be gone
        return
    if isinstance(found, Exception):
        done.set_exception(found)
    else:
        done.set_result(found)


def opened(file: str) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None)  # we say ourselves where a transaction begins
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    return connection


def _written(connection: sqlite3.Connection, entry: Entry) -> bool:
    try:
        if connection.execute(INSERT, entry[:5]).rowcount != 1:
            return False
    except sqlite3.IntegrityError:  # the table is not there any more
        return False
    connection.execute(UPDATE, (*entry[5:], entry.match_id))
    return True


class PostgresBook:
    """A connection of its own, on which whatever waits is one statement, and so one transaction."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: asyncpg.Connection | None = None

    async def write(self, entries: Sequence[Entry]) -> set[str]:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self._url)
        try:
            rows = await self._connection.fetch(APPEND, *(list(column) for column in zip(*entries)))
        except (asyncpg.DeadlockDetectedError, asyncpg.IntegrityConstraintViolationError):
            if len(entries) == 1:
                raise
            return {id for entry in entries for id in await self.write([entry])}
        return {str(row["match_id"]) for row in rows}

    async def close(self) -> None:
        if self._connection:
            await self._connection.close()
