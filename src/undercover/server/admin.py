"""`undercover admin`: what an operator sees and does, also while servers run on the database."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any, TypeVar

import click
from sqlalchemy import Select, delete, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from undercover.server import schema as db
from undercover.server.bus import CHANNEL, SETUP
from undercover.server.command import DAY, DB, check, explained, reports
from undercover.server.configured import Configured
from undercover.server.database import Database
from undercover.server.settings import Settings
from undercover.server.store import Store

T = TypeVar("T")
LIMIT = click.option("--limit", default=50, show_default=True, type=click.IntRange(1), help="How many at most.")
JSON = click.option("--json", "as_json", is_flag=True, help="One line of JSON each.")


class Operator(Store):
    """What a store does for an operator. Whoever runs on the database is told what was changed."""

    async def tables(self, limit: int, unfinished: bool) -> list[dict[str, Any]]:
        c = db.sitting.c
        wanted = select(c.id, c.game, c.made, c.started, c.over, c.touched, c.private).order_by(c.touched.desc())
        if unfinished:
            wanted = wanted.where(c.over.is_(None))
        found = await self._rows(wanted.limit(limit))
        seats = await self._rows(
            select(db.seat.c.sitting, db.seat.c.name, db.seat.c.guest)
            .where(db.seat.c.sitting.in_([row["id"] for row in found]) & db.seat.c.guest.is_not(None))
            .order_by(db.seat.c.seat)
        )
        for row in found:
            row["people"] = {seat["guest"]: seat["name"] for seat in seats if seat["sitting"] == row["id"]}
        return found

    async def guests(self, limit: int, name: str | None) -> list[dict[str, Any]]:
        c = db.guest.c
        tables = select(func.count()).where(db.seat.c.guest == c.id).scalar_subquery()
        wanted = select(c.id, c.name, c.made, c.seen, tables.label("tables")).order_by(c.seen.desc(), c.id)
        return await self._rows((wanted if name is None else wanted.where(c.name == name)).limit(limit))

    async def close(self, table: str) -> bool:
        async with self._db.writing() as write:
            done = await write.execute(delete(db.sitting).where(db.sitting.c.id == table))
            await self._tell(write, [table])
        return done.rowcount == 1

    async def mute(self, guest: str, muted: bool) -> int:
        """At all tables of a guest that are not over; at how many that has changed something."""
        c = db.sitting.c
        mine = or_(c.host == guest, c.id.in_(select(db.seat.c.sitting).where(db.seat.c.guest == guest)))
        async with self._db.writing() as write:
            rows = (await write.execute(select(c.id, c.muted).where(mine & c.over.is_(None)))).all()
            changed = [row.id for row in rows if (guest in row.muted) != muted]
            for row in rows:
                if row.id in changed:
                    names = [who for who in row.muted if who != guest] + ([guest] if muted else [])
                    newer = update(db.sitting).where(c.id == row.id)
                    await write.execute(newer.values(muted=names, version=c.version + 1))
            await self._tell(write, changed)
        return len(changed)

    async def purge(self, before: float) -> tuple[int, int]:
        """Tables that are over or never began, and guests without a table: how many were older than that."""
        return len(await self.sweep(before, before)), await self.sweep_guests(before)

    async def _rows(self, wanted: Select[Any]) -> list[dict[str, Any]]:
        async with self._db.reading() as read:
            return [dict(row) for row in (await read.execute(wanted)).mappings()]

    async def _tell(self, write: AsyncConnection, tables: list[str]) -> None:
        """On PostgreSQL by its bus. On a file there is none; but a process found dead makes the others look again at
        all their tables, so one is left there for dead, if somebody lives to find it."""
        if not self._db.is_file:
            for table in tables:
                message = " ".join(self._message(table, SETUP))
                await write.execute(
                    text("SELECT pg_notify(:channel, :message)"), {"channel": CHANNEL, "message": message}
                )
            return
        alive = await write.scalar(select(func.max(db.process.c.alive)))
        if tables and (alive or 0.0) > time.time() - Settings().lifeless:
            await write.execute(insert(db.process).values(id=self.process, alive=0.0))


def done(db: str | None, work: Callable[[Operator], Awaitable[T]]) -> T:
    """Do something with the database and leave it."""
    url = check(db)

    async def there() -> T:
        database = Database(url)
        try:
            await database.open()
            return await work(Operator(database))
        finally:
            await database.close()

    with explained(url):
        return asyncio.run(there())


@click.group()
def admin() -> None:
    """Tables, guests and reports of a server, also while it runs; close, mute, purge.

    Ids of tables and guests open doors: do not pass them on.
    """


@admin.command(cls=Configured)
@DB
@LIMIT
@JSON
@click.option("--unfinished", is_flag=True, help="Only those that are not over.")
def tables(db: str | None, limit: int, as_json: bool, unfinished: bool) -> None:
    """The tables, those first where something happened last."""
    for row in done(db, lambda operator: operator.tables(limit, unfinished)):
        if as_json:
            click.echo(json.dumps(row, ensure_ascii=False))
        else:
            phase = "over" if row["over"] else "playing" if row["started"] else "waiting"
            people = ", ".join(name or "?" for name in row["people"].values())
            click.echo(f"{row['id']}  {_day(row['touched'])}  {phase:8}{row['game']:18}{people}")


@admin.command(cls=Configured)
@DB
@LIMIT
@JSON
@click.option("--name", help="Only those of this name.")
def guests(db: str | None, limit: int, as_json: bool, name: str | None) -> None:
    """The guests, those first who were here last."""
    for row in done(db, lambda operator: operator.guests(limit, name)):
        if as_json:
            click.echo(json.dumps(row, ensure_ascii=False))
        else:
            click.echo(f"{row['id']}  {_day(row['seen'])}  {row['tables']:4} tables  {row['name']}")


@admin.command(cls=Configured)
@click.argument("table")
@DB
def close(table: str, db: str | None) -> None:
    """Take TABLE away, with its match and its chat. Whoever is there is told."""
    if not done(db, lambda operator: operator.close(table)):
        raise click.ClickException(f"there is no table {table}")
    click.echo(f"{table} is closed.")


@admin.command(cls=Configured)
@click.argument("guest")
@DB
@click.option("--undo", is_flag=True, help="Let them speak again.")
def mute(guest: str, db: str | None, undo: bool) -> None:
    """Let GUEST (an id) say nothing more at any table that is not over."""
    if not done(db, lambda operator: operator.guest(guest)):
        raise click.ClickException(f"there is no guest {guest}")
    count = done(db, lambda operator: operator.mute(guest, not undo))
    click.echo(f"Changed at {count} {'table' if count == 1 else 'tables'}.")


@admin.command(cls=Configured)
@DB
@click.option("--days", default=90, show_default=True, type=click.IntRange(1), help="What is older goes.")
def purge(db: str | None, days: int) -> None:
    """Clear away old matches that are over, tables that never began, and guests without a table."""
    gone, forgotten = done(db, lambda operator: operator.purge(time.time() - days * DAY))
    click.echo(f"{gone} tables and {forgotten} guests are gone.")


admin.add_command(reports)


def _day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")
