"""The processes on one database, and who is connected to which table through them."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from contextlib import suppress

from sqlalchemy import ColumnElement, Select, delete, func, insert, literal, null, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from undercover.server import schema as db
from undercover.server.bus import HERE, MARK, Message
from undercover.server.database import Collision, Database


class Processes:
    def __init__(self, database: Database) -> None:
        self._db = database
        #: The name of this process among those on the database.
        self.process = secrets.token_hex(8)

    # -- who is here

    async def come(self, table: str, who: str, name: str | None) -> None:
        arrival = insert(db.presence).values(sitting=table, process=self.process, who=who, name=name)
        with suppress(Collision):
            async with self._db.writing(self._message(table, HERE)) as write:
                await write.execute(delete(db.absence).where(_away(table, who)))
                await write.execute(arrival)

    async def go(self, table: str, who: str, now: float, missed: bool) -> None:
        """Somebody is not connected any more; if they will be missed, it is kept since when."""
        c = db.presence.c
        async with self._db.writing(self._message(table, HERE)) as write:
            mine = (c.sitting == table) & (c.process == self.process) & (c.who == who)
            await write.execute(delete(db.presence).where(mine))
            elsewhere = select(c.who).where((c.sitting == table) & (c.who == who))
            if missed and await write.scalar(elsewhere) is None:
                await write.execute(delete(db.absence).where(_away(table, who)))
                await write.execute(insert(db.absence).values(sitting=table, who=who, since=now))

    async def company(self, table: str) -> tuple[dict[str, str | None], dict[str, float]]:
        """Who is connected to a table, through whichever process, and their names; who is missed, and since when."""
        c, missed = db.presence.c, db.absence.c
        here = select(c.who, c.name, null().label("since")).where(c.sitting == table)
        away = select(missed.who, null(), missed.since).where(missed.sitting == table)
        async with self._db.reading() as read:
            found = (await read.execute(here.union_all(away).order_by("who"))).all()
        present = {who: name for who, name, since in found if since is None}
        return present, {who: since for who, _, since in found if since is not None}

    # -- processes

    async def arrive(self, now: float, lifeless: float) -> None:
        """This process begins its work; if no other lives, nobody's clock has run since the last one was alive."""
        async with self._db.writing() as write:
            await write.execute(insert(db.process).values(id=self.process, alive=now))
            others = db.process.c.id != self.process
            alive = await write.scalar(select(func.max(db.process.c.alive)).where(others))
            shared = self._db.bus.shared
            if alive is not None and (not shared or now - alive > lifeless):
                await self._stood_still(write, alive, now)
            await self._bury(write, now - lifeless if shared else now, now)

    async def live_on(self, now: float, lifeless: float) -> tuple[bool, bool]:
        """A sign of life. Whether the others still know this process, and whether one of them is found dead."""
        async with self._db.writing() as write:
            mine = update(db.process).where(db.process.c.id == self.process)
            known = (await write.execute(mine.values(alive=now))).rowcount == 1
            if not known:
                await write.execute(insert(db.process).values(id=self.process, alive=now))
            died = await self._bury(write, now - lifeless, now)
        return known, died

    async def slept(self, began: float, ended: float) -> None:
        """This process did nothing in that time. Unless another one did, nobody's clock has run."""
        c = db.process.c
        with suppress(Collision):
            async with self._db.writing() as write:
                awake = select(c.id).where((c.id != self.process) & (c.alive > began))
                if await write.scalar(awake) is None:
                    await self._stood_still(write, began, ended)

    async def leave(self, now: float, tables: Sequence[str] = ()) -> None:
        """A last sign of life; whoever was connected through this process is not any more, at these tables."""
        async with self._db.writing() as write:
            mine = db.process.c.id == self.process
            await write.execute(update(db.process).where(mine).values(alive=now))
            await self._part(write, select(db.process.c.id).where(mine), now)
        for table in tables:
            self._db.bus.tell(self._message(table, HERE))

    async def _stood_still(self, write: AsyncConnection, began: float, ended: float) -> None:
        """No process ran: no time has passed, for clocks and for those who are waited for."""
        await write.execute(insert(db.outage).values(began=began, ended=ended))
        c = db.absence.c
        await write.execute(update(db.absence).where(c.since <= began).values(since=c.since + (ended - began)))

    async def _bury(self, write: AsyncConnection, before: float, now: float) -> bool:
        """Nobody is connected through a process that does not live; the last one stays, to tell when it was alive."""
        dead = select(db.process.c.id).where((db.process.c.alive < before) & (db.process.c.id != self.process))
        await self._part(write, dead, now)
        return (await write.execute(delete(db.process).where(db.process.c.id.in_(dead)))).rowcount > 0

    async def _part(self, write: AsyncConnection, gone: Select[tuple[str]], now: float) -> None:
        """Whoever was connected through these processes, and through no other, is missed from now on."""
        here, still = db.presence.c, db.presence.alias().c
        lives = select(still.who).where(
            (still.sitting == here.sitting) & (still.who == here.who) & still.process.not_in(gone)
        )
        missed = select(here.sitting, here.who, literal(now)).distinct()
        missed = missed.where(here.process.in_(gone) & here.name.is_not(None) & ~lives.exists())
        known = select(db.absence.c.who).where((db.absence.c.sitting == here.sitting) & (db.absence.c.who == here.who))
        columns = ["sitting", "who", "since"]
        await write.execute(insert(db.absence).from_select(columns, missed.where(~known.exists())))
        await write.execute(delete(db.presence).where(here.process.in_(gone)))

    async def outages(self, since: float) -> list[tuple[float, float]]:
        async with self._db.reading() as read:
            found = await read.execute(select(db.outage.c.began, db.outage.c.ended).where(db.outage.c.ended > since))
            return [(began, ended) for began, ended in found]

    def pass_on(self, table: str, mark: str) -> None:
        """The other processes shall know what is nowhere written down."""
        self._db.bus.tell(Message(self.process, table, MARK, mark))

    def _message(self, table: str, what: str) -> Message:
        return Message(self.process, table, what)


def _away(table: str, who: str) -> ColumnElement[bool]:
    return (db.absence.c.sitting == table) & (db.absence.c.who == who)
