"""The store: migrations, collisions, backups, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from tests.server.laid import a_table
from undercover.server.course import Row
from undercover.server.database import BadAddress, Collision, Database, address, backup, prepare
from undercover.server.schema import metadata
from undercover.server.setup import Seat
from undercover.server.store import Pulse, Store
from undercover.server.wire import ChatLine, Desk


async def test_the_migrations_build_what_the_schema_says(store: Store) -> None:
    def differences(connection: Any) -> Any:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    async with store._db.reading() as read:
        assert await read.run_sync(differences) == []


async def test_several_processes_may_start_at_once(place: str) -> None:
    await asyncio.gather(*(prepare(address(place)) for _ in range(2 if "://" in place else 1)))
    await prepare(address(place))


async def test_a_setup_comes_back_as_it_was_written(store: Store) -> None:
    setup = a_table()
    await store.make(setup, [Row(0, 1, "offer:mole,sentinel", 0.0)])
    assert await store.setup("table") == setup
    setup.seats[1] = Seat(guest="bela", name="Béla", extra=True, ready=True, stand_in="greedy")
    setup.unwelcome, setup.options, setup.private = ["eve"], {"mode": "advanced"}, False
    await store.save(setup, Pulse(2.0, waiting=2, due=9.0))
    assert setup.version == 1
    assert await store.setup("table") == setup
    assert await store.overdue(10.0) == ["table"]
    assert await store.overdue(9.0) == []
    assert [listed.waiting for listed in await store.tables_of("bela")] == [2]
    assert await store.setup("another") is None


async def test_two_changes_of_one_version_collide(store: Store) -> None:
    await store.make(a_table())
    one, other = await store.setup("table"), await store.setup("table")
    assert one
    assert other
    one.private = False
    await store.save(one, Pulse(2.0))
    with pytest.raises(Collision):
        await store.save(other, Pulse(3.0))
    assert (await store.setup("table")) == one


async def test_two_rows_of_one_number_collide_and_the_first_counts(store: Store) -> None:
    await store.make(a_table())
    await store.append("table", Row(0, 0, "a", 2.0), Pulse(2.0, waiting=1))
    with pytest.raises(Collision):
        await store.append("table", Row(0, 1, "b", 3.0), Pulse(3.0, over=3.0))
    assert await store.rows("table") == [Row(0, 0, "a", 2.0)]
    setup = await store.setup("table")
    assert setup
    assert setup.over is None, "nothing of what collided is written"


async def test_whoever_goes_while_a_row_is_written_does_not_stop_it(store: Store) -> None:
    await store.make(a_table())
    asker = asyncio.create_task(store.append("table", Row(0, 0, "offer:mole,sentinel", 1.0), Pulse(1.0)))
    await asyncio.sleep(0)
    await asyncio.sleep(0)  # it is on its way
    asker.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asker
    await store.append("table", Row(1, 1, "recruit:mole", 2.0), Pulse(2.0))
    assert [row.n for row in await store.rows("table")] == [0, 1]


async def test_many_at_once_give_one_row_for_each_number(store: Store) -> None:
    await store.make(a_table())

    async def append(n: int, seat: int) -> bool:
        try:
            await store.append("table", Row(n, seat, None, 2.0), Pulse(2.0))
        except Collision:
            return False
        return True

    done = await asyncio.gather(*(append(n, seat) for n in range(5) for seat in range(4)))
    assert sum(done) == 5
    assert [row.n for row in await store.rows("table")] == [0, 1, 2, 3, 4]


async def test_a_rematch_is_made_with_the_table_that_names_it_or_not_at_all(store: Store) -> None:
    await store.make(a_table())
    one, other = await store.setup("table"), await store.setup("table")
    assert one
    assert other
    one.rematch, other.rematch = "first", "second"
    await store.make(a_table("first"), instead=one)
    with pytest.raises(Collision):
        await store.make(a_table("second"), instead=other)
    assert await store.setup("second") is None
    assert await store.setup("first")


async def test_chat_lines_are_numbered(store: Store) -> None:
    await store.make(a_table())
    lines = [ChatLine(n, "Ana", 0 if n % 2 else None, f"line {n}") for n in range(5)]
    for line in lines:
        await store.say("table", line, 2.0)
    with pytest.raises(Collision):
        await store.say("table", lines[4], 2.0)
    assert await store.chat("table", 3) == lines[2:]
    assert await store.chat("table", 3, after=3) == lines[4:]


async def test_the_secret_is_made_once(store: Store) -> None:
    first, second = await asyncio.gather(store.secret(), store.secret())
    assert first == second
    assert len(first) == 64


async def test_nobody_is_here_through_a_process_that_is_gone(store: Store) -> None:
    await store.make(a_table())
    other = Store(store._db)
    await other.arrive(2.0, 20.0)
    await store.live_on(2.0, 20.0)
    await store.come("table", "ana", "Ana")
    await other.come("table", "bela", "Béla")
    assert (await store.company("table"))[0] == {"ana": "Ana", "bela": "Béla"}
    assert await store.live_on(30.0, 20.0) == (True, True)
    assert (await store.company("table"))[0] == {"ana": "Ana"}
    assert await store.live_on(31.0, 20.0) == (True, False)
    assert await other.live_on(31.0, 20.0) == (False, False), "it was thought dead"
    assert await other.live_on(32.0, 20.0) == (True, False)


def test_addresses() -> None:
    assert address("x.db").drivername == "sqlite+aiosqlite"
    assert address("postgresql://u:p@host/name").drivername == "postgresql+asyncpg"
    assert address("postgres://host/name").drivername == "postgresql+asyncpg"
    assert str(address(None).database).endswith("undercover.db")
    for wrong in ("mysql://host/name", "://", "redis://host"):
        with pytest.raises(BadAddress):
            address(wrong)


async def test_a_backup_is_whole_while_others_write(tmp_path: Path) -> None:
    place = address(str(tmp_path / "undercover.db"))
    database = Database(place)
    await database.open()
    store = Store(database)
    await store.make(a_table())

    async def write() -> None:
        for n in range(200):
            await store.append("table", Row(n, 0, "x", 1.0), Pulse(1.0, waiting=n))

    writing = asyncio.create_task(write())
    while len(await store.rows("table")) < 20:
        await asyncio.sleep(0)
    await asyncio.to_thread(backup, place, tmp_path / "copy.db")
    await writing
    await database.close()
    assert (tmp_path / "undercover.db").stat().st_mode & 0o077 == 0, "the key of the cookies is in there"
    assert (tmp_path / "copy.db").stat().st_mode & 0o077 == 0
    copy = sqlite3.connect(tmp_path / "copy.db")
    rows = copy.execute("SELECT count(*), max(n) FROM choice").fetchone()
    waiting = copy.execute("SELECT waiting FROM sitting").fetchone()[0]
    copy.close()
    assert rows[0] >= 20
    assert rows == (waiting + 1, waiting), "a row and what it led to are copied together"


async def test_a_stamp_tells_whether_anything_was_written_since(store: Store) -> None:
    """What one process has written without telling, another finds out by asking about many tables at once."""
    await store.make(a_table())
    seen = [(await store.stamps(["table", "nowhere"]))["table"]]
    for change in (
        store.append("table", Row(0, 0, "offer:mole,sentinel", 1.0), Pulse(1.0)),
        store.say("table", ChatLine(0, "Ana", 0, "Hello"), 1.0),
        store.save_desk("table", 0, 0, Desk(notes="Watch Béla"), Pulse(1.0)),
        store.save(a_table(), Pulse(1.0)),
        store.come("table", "ana", "Ana"),
    ):
        await change
        seen.append((await store.stamps(["table"]))["table"])
    assert all(seen.count(stamp) == 1 for stamp in seen)


async def test_choices_do_not_wait_for_changes_that_keep_coming(store: Store) -> None:
    """Changes come without end, the next one before the last one is committed: a choice gets its turn all the same."""
    await store.make(a_table())
    written, going = asyncio.Event(), asyncio.Event()

    async def keep_changing(number: int) -> None:
        while not written.is_set():
            await store.come("table", f"~{number}", None)
            going.set()
            await store.go("table", f"~{number}", 1.0, False)

    changing = [asyncio.create_task(keep_changing(number)) for number in range(4)]
    await going.wait()
    await store.append("table", Row(0, 0, "offer:mole,sentinel", 1.0), Pulse(1.0))
    written.set()
    await asyncio.gather(*changing)
    assert len(await store.rows("table")) == 1
