"""The database: where it is, how it is brought up to date, how a change is written."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import platformdirs
from alembic import command as alembic
from alembic.config import Config
from sqlalchemy import URL, Connection, event, func, make_url, select
from sqlalchemy.exc import ArgumentError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from undercover.server.bus import Bus, LineBus, Message, PostgresBus
from undercover.server.ledger import PRAGMAS, Book, Entry, FileBook, Ledger, PostgresBook
from undercover.server.metrics import Metrics
from undercover.server.refusals import Refusal
from undercover.server.turn import Turn

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
#: Held while migrating, so that two processes that start together do not both do it.
MIGRATING = 0x5EC2E7
CONNECTIONS = 10
#: How often a change is tried when others are changing the same thing.
TRIES = 5
#: SQLite: take the place of the writer at once.
BEGIN = "BEGIN IMMEDIATE"


class BadAddress(ValueError):
    """A database address that cannot be used. The text says what can."""


class Collision(Exception):
    """Somebody else has written there first: read again."""


async def insist(write: Callable[[], Awaitable[None]], read_again: Callable[[], Awaitable[None]]) -> None:
    """Write, and if others were faster read again and write anew: some time nobody is."""
    for _ in range(TRIES):
        try:
            return await write()
        except Collision:
            await read_again()
    raise Refusal("refused-server-trouble")


def address(db: str | None) -> URL:
    """Where the database is: a URL, the path of an SQLite file, or None for the file in the user's data folder."""
    if db is None:
        db = str(platformdirs.user_data_path("undercover", appauthor=False) / "undercover.db")
    if "://" not in db:
        return URL.create("sqlite+aiosqlite", database=str(Path(db).expanduser().resolve()))
    try:
        url = make_url(db)
    except (ArgumentError, ValueError):
        raise BadAddress("a database address looks like postgresql://user@host/name, or is a path") from None
    driver = url.get_backend_name() if url.get_backend_name() in DRIVERS else url.drivername
    if driver not in DRIVERS:
        raise BadAddress(f"the database is SQLite or PostgreSQL, not {driver}")
    if driver != "sqlite" and find_spec("asyncpg") is None:
        raise BadAddress("PostgreSQL needs its driver: pip install 'undercover[postgres]'")
    return url.set(drivername=DRIVERS[driver])


class OneWriter:
    """SQLite has one writer at a time, and every commit waits for the disk: so those who wait are committed together.

    Each change has a savepoint of its own, and is done when the commit is. So is a collision: what was there first can
    then be read.
    """

    def __init__(self, engine: AsyncEngine, turn: Turn) -> None:
        self._engine = engine
        self._turn = turn
        self._connection: AsyncConnection | None = None
        self._alone = asyncio.Lock()
        #: Done when what was written since the last commit is committed.
        self._committed: asyncio.Future[None] | None = None
        self._committing: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        committed: asyncio.Future[None] | None = None
        try:
            async with self._alone:
                connection = self._connection = self._connection or await self._engine.connect()
                if self._committed is None:
                    await self._begin(connection)
                committed = self._committed
                async with connection.begin_nested():
                    yield connection
        finally:
            if committed:
                await asyncio.shield(committed)

    async def __aenter__(self) -> None:
        """Nobody else writes, and everything written is committed. Whoever comes later to write waits: a change after
        the other, all committed together, might otherwise go on for ever."""
        await self._alone.acquire()
        try:
            await self._commit()
        except BaseException:
            self._alone.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._alone.release()

    async def _begin(self, connection: AsyncConnection) -> None:
        await self._turn.come()
        try:
            await connection.exec_driver_sql(BEGIN)
        except BaseException:
            self._turn.go()
            raise
        self._committed = asyncio.get_running_loop().create_future()
        self._committing = asyncio.create_task(self._commit_after_others())

    async def _commit_after_others(self) -> None:
        """Whoever is already waiting to write comes first, and is committed with the others."""
        async with self._alone:
            await self._commit()

    async def _commit(self) -> None:
        committed, connection = self._committed, self._connection
        self._committed = None
        if committed is None or connection is None:
            return
        try:
            await connection.commit()
        except BaseException as problem:
            self._connection = None
            await connection.invalidate()
            committed.set_exception(problem)
            if not isinstance(problem, Exception):
                raise
        else:
            committed.set_result(None)
        finally:
            self._turn.go()

    async def close(self) -> None:
        if self._committing:
            await self._committing
        if self._connection:
            await self._connection.close()
        self._turn.close()


class Database:
    def __init__(self, url: URL, metrics: Metrics | None = None, line: socket.socket | None = None) -> None:
        self.url = url
        self.metrics = metrics or Metrics()
        self.is_file = url.get_backend_name() == "sqlite"
        if self.is_file:
            _private(Path(str(url.database)))
        # A new connection costs PostgreSQL a process: better wait for one that is there, first come, first served (the
        # pool itself lets whoever has just come take what was given back for somebody who waits).
        self._places = asyncio.Semaphore(CONNECTIONS)
        self._held: ContextVar[AsyncConnection | None] = ContextVar("held", default=None)
        self._engine = create_async_engine(url, pool_size=CONNECTIONS + 1, max_overflow=0)  # one writes
        self._reader = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._writer: OneWriter | None = None
        book: Book = PostgresBook(_plain(url))
        if self.is_file:
            turn = Turn(str(url.database))
            self._writer = OneWriter(self._engine, turn)
            book = FileBook(str(url.database), self._writer, turn)
        self._ledger = Ledger(book)
        #: How processes on this database tell each other.
        self.bus = PostgresBus(_plain(url), line) if not self.is_file else LineBus(line) if line else Bus()
        if self.is_file:
            event.listen(self._engine.sync_engine, "connect", _durable)

    async def open(self) -> None:
        async with self._engine.begin() as connection:
            if self.is_file:
                await connection.exec_driver_sql(BEGIN)
            else:
                await connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
            await connection.run_sync(_migrate)

    async def close(self) -> None:
        await self._ledger.close()
        if self._writer:
            await self._writer.close()
        await self._engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        held = self._held.get()
        if held:
            yield held
            return
        with self.metrics.timing("read"):
            async with self._places, self._reader.connect() as connection:
                yield connection

    @asynccontextmanager
    async def together(self) -> AsyncIterator[None]:
        """All that is read in here is read over one connection: whoever wants much waits for it once."""
        async with self.reading() as connection:
            before = self._held.set(connection)
            try:
                yield
            finally:
                self._held.reset(before)

    @asynccontextmanager
    async def writing(self, message: Message | None = None) -> AsyncIterator[AsyncConnection]:
        """One transaction, committed at the end; then the message goes out. Collision if a key is taken."""
        try:
            with self.metrics.timing("write"):
                async with self._writer.writing() if self._writer else self._changing() as connection:
                    yield connection
        except IntegrityError:
            raise Collision from None
        if message:
            self.bus.tell(message)

    @asynccontextmanager
    async def _changing(self) -> AsyncIterator[AsyncConnection]:
        async with self._places, self._engine.begin() as connection:
            yield connection

    async def append(self, entry: Entry, message: Message) -> None:
        """One more choice, committed with whatever else waits; then the message goes out. Collision if it is taken."""
        with self.metrics.timing("write"):
            written = await self._ledger.append(entry)
        if not written:
            raise Collision
        self.bus.tell(message)


def _private(file: Path) -> None:
    """The key of the cookies lies in this file: it is nobody else's."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch(0o600)


def _plain(url: URL) -> str:
    """The address as the driver itself wants it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


async def prepare(url: URL) -> None:
    """Bring the database up to date."""
    database = Database(url)
    try:
        await database.open()
    finally:
        await database.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "undercover.server:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    alembic.upgrade(config, "head")


def _durable(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # we say ourselves where a transaction begins
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def backup(url: URL, target: Path) -> None:
    """A copy of the embedded database, whole and consistent even while a server writes to it."""
    source = Path(str(url.database))
    if not source.is_file():
        raise FileNotFoundError(source)
    _private(target)
    before, after = sqlite3.connect(f"file:{source}?mode=ro", uri=True), sqlite3.connect(target)
    try:
        before.backup(after)
    finally:
        before.close()
        after.close()
