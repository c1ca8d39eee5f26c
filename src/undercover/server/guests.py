"""What is kept about guests: a name, when they were last here, and which of their personal links are used up."""

from __future__ import annotations

import secrets
from contextlib import suppress

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from undercover.server import schema as db
from undercover.server.bus import SETUP
from undercover.server.database import Collision
from undercover.server.names import told_apart
from undercover.server.processes import Processes
from undercover.server.setup import Guest

DAY = 24 * 3600.0


class Guests(Processes):
    async def secret(self) -> str:
        """The key of the cookies: made once, the same for every process."""
        with suppress(Collision):
            async with self._db.writing() as write:
                await write.execute(insert(db.secret).values(name="cookies", value=secrets.token_hex(32)))
        async with self._db.reading() as read:
            return str(await read.scalar(select(db.secret.c.value).where(db.secret.c.name == "cookies")))

    async def make_guest(self, name: str, now: float) -> Guest:
        guest = Guest(secrets.token_urlsafe(16), name)
        async with self._db.writing() as write:
            await write.execute(insert(db.guest).values(id=guest.id, name=name, made=now, seen=now))
        return guest

    async def guest(self, id: str) -> Guest | None:
        async with self._db.reading() as read:
            name = await read.scalar(select(db.guest.c.name).where(db.guest.c.id == id))
        return None if name is None else Guest(id, name)

    async def greet(self, id: str, now: float) -> Guest | None:
        """The guest who is here now; that is written down once a day."""
        c = db.guest.c
        async with self._db.reading() as read:
            found = (await read.execute(select(c.name, c.seen).where(c.id == id))).one_or_none()
        if found is None:
            return None
        if now - found.seen > DAY:
            async with self._db.writing() as write:
                await write.execute(update(db.guest).where(c.id == id).values(seen=now))
        return Guest(id, found.name)

    async def links(self, guest: str) -> int | None:
        """How many personal links of a guest are not good any more."""
        async with self._db.reading() as read:
            found: int | None = await read.scalar(select(db.guest.c.links).where(db.guest.c.id == guest))
        return found

    async def end_link(self, guest: str, number: int | None) -> bool:
        """A guest's link of this number is not good any more; False if it was not."""
        mine = (db.guest.c.id == guest) & (db.guest.c.links == number)
        async with self._db.writing() as write:
            done = await write.execute(update(db.guest).where(mine).values(links=db.guest.c.links + 1))
        return done.rowcount == 1

    async def sweep_guests(self, before: float) -> int:
        """Forget guests who have not been seen since then and have left nothing behind."""
        c = db.guest.c
        kept = [db.seat.c.guest, db.sitting.c.host, db.presence.c.who, db.daily.c.guest]
        nothing = [~select(column).where(column == c.id).exists() for column in kept]
        async with self._db.writing() as write:
            return (await write.execute(delete(db.guest).where(c.seen < before, *nothing))).rowcount

    async def rename(self, guest: Guest, name: str) -> list[str]:
        """A new name, also at the tables where the guest sits: which are those?"""
        mine = (db.seat.c.guest == guest.id) & ~db.seat.c.extra
        async with self._db.writing() as write:
            await write.execute(update(db.guest).where(db.guest.c.id == guest.id).values(name=name))
            tables = list(await write.scalars(select(db.seat.c.sitting).where(mine)))
            await write.execute(update(db.seat).where(mine).values(name=name))
            await self._tell_apart(write, tables, mine, name)
            newer = update(db.sitting).where(db.sitting.c.id.in_(tables))
            await write.execute(newer.values(version=db.sitting.c.version + 1))
            await write.execute(update(db.presence).where(db.presence.c.who == guest.id).values(name=name))
        for table in tables:
            self._db.bus.tell(self._message(table, SETUP))
        return tables

    async def _tell_apart(
        self, write: AsyncConnection, tables: list[str], mine: ColumnElement[bool], name: str
    ) -> None:
        """Where somebody else has that name already, the seat gets a number."""
        c = db.seat.c
        others: dict[str, list[str]] = {table: [] for table in tables}
        for row in await write.execute(
            select(c.sitting, c.name).where(c.sitting.in_(tables) & ~mine & c.name.is_not(None))
        ):
            others[row.sitting].append(row.name)
        for table, names in others.items():
            apart = told_apart(name, names)
            if apart != name:
                await write.execute(update(db.seat).where(mine & (c.sitting == table)).values(name=apart))
