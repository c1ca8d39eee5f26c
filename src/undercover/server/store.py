"""The store: everything that must outlive the process.

Two processes may work on the same database. What both could want to write has a key on which they collide: a row of a
match its number, a setup its version. Whoever comes second gets Collision, and reads again.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct, structs
from sqlalchemy import Select, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from undercover.server import schema as db
from undercover.server.bus import CHAT, CHOICE, DESK, SETUP, Message
from undercover.server.course import Row
from undercover.server.database import Collision
from undercover.server.guests import Guests
from undercover.server.ledger import Entry
from undercover.server.setup import Seat, Setup, playable
from undercover.server.wire import ChatLine, Claim, Desk

#: What the people settle; the other columns of a sitting follow from the choices and are written with them.
SETTLED = [
    "version",
    "game",
    "rules",
    "options",
    "data",
    "position",
    "private",
    "host",
    "clock",
    "minutes",
    "increment",
    "reaction",
    "seed",
    "secret",
    "day",
    "taught",
    "made",
    "started",
    "rematch",
    "undo_by",
    "undo_at",
    "undo_allowed",
    "unwelcome",
    "muted",
]
LISTED = 50
#: Open tables of one host that are shown to others.
OF_ONE_HOST = 3
#: Lines of chat that are kept with a report.
REPORTED_LINES = 30
#: A chat line as it is written down.
LINE = [db.chat.c.n, db.chat.c.name, db.chat.c.seat, db.chat.c.text, db.chat.c.claim, db.chat.c.team]


class Pulse(Struct):
    """What the choices have led to: the end, when the server has to act next, which seats are waited for."""

    touched: float
    waiting: int = 0
    due: float | None = None
    over: float | None = None


class Listed(Struct):
    """A table in a list."""

    setup: Setup
    waiting: int
    touched: float


class Look(Struct):
    """How a match looks to everybody after so many rows."""

    sitting: str
    rows: int
    seen: dict[str, Any]


class Stamp(NamedTuple):
    """How far a table has come; two that have seen the same of it have the same stamp."""

    setup: int
    rows: int
    lines: int
    desks: int
    here: frozenset[str]


class Store(Guests):
    def together(self) -> AbstractAsyncContextManager[None]:
        """Whatever is read in here is read over one connection."""
        return self._db.together()

    # -- setups

    async def make(self, setup: Setup, rows: Sequence[Row] = (), instead: Setup | None = None) -> None:
        """A new table, with the choices of the match it goes on from; `instead` is saved with it, or neither is."""
        async with self._db.writing(self._message(instead.id, SETUP) if instead else None) as write:
            if instead:
                await self._update(write, instead)
            values = {**_settled(setup), "id": setup.id, "waiting": 0, "touched": setup.made, "over": setup.over}
            await write.execute(insert(db.sitting).values(values))
            await write.execute(insert(db.seat), _seats(setup))
            if rows:
                await write.execute(insert(db.choice), [{"match_id": setup.id, **row._asdict()} for row in rows])
        if instead:
            instead.version += 1

    async def setup(self, id: str) -> Setup | None:
        found = await self._setups(select(db.sitting).where(db.sitting.c.id == id))
        return found[0].setup if found else None

    async def save(self, setup: Setup, pulse: Pulse) -> None:
        """Write a changed setup; Collision if it was changed elsewhere. Its version goes up by one."""
        async with self._db.writing(self._message(setup.id, SETUP)) as write:
            await self._update(write, setup)
            here = update(db.sitting).where(db.sitting.c.id == setup.id)
            await write.execute(here.values(due=pulse.due, waiting=pulse.waiting, touched=pulse.touched))
        setup.version += 1

    async def _update(self, write: AsyncConnection, setup: Setup) -> None:
        mine = (db.sitting.c.id == setup.id) & (db.sitting.c.version == setup.version)
        values = {**_settled(setup), "version": setup.version + 1}
        done = await write.execute(update(db.sitting).where(mine).values(values))
        if done.rowcount != 1:
            raise Collision
        await write.execute(delete(db.seat).where(db.seat.c.sitting == setup.id))
        await write.execute(insert(db.seat), _seats(setup))

    async def tables_of(self, guest: str, skip: int = 0) -> list[Listed]:
        """The tables at which this guest sits or is the host: those that are not over first, then the newest."""
        c = db.sitting.c
        mine = select(db.seat.c.sitting).where(db.seat.c.guest == guest)
        found = select(db.sitting).where(or_(c.id.in_(mine), c.host == guest))
        return await self._setups(found.order_by(c.over.is_not(None), c.touched.desc(), c.id).offset(skip))

    async def unfinished(self, host: str) -> int:
        """How many tables of this host are not over."""
        c = db.sitting.c
        async with self._db.reading() as read:
            count = select(func.count()).where((c.host == host) & c.over.is_(None))
            return int(await read.scalar(count) or 0)

    async def close_unplayable(self, now: float) -> int:
        """Close the matches whose rules or values are not here any more; how many there were."""
        c = db.sitting.c
        dealt = c.over.is_(None) & (c.started.is_not(None) | c.secret.is_(None))
        async with self._db.writing() as write:
            begun = await write.execute(select(c.id, c.game, c.rules, c.data.is_not(None).label("own")).where(dealt))
            gone = [row.id for row in begun if not playable(row.game, row.rules, row.own)]
            await write.execute(update(db.sitting).where(c.id.in_(gone)).values(over=now, due=None, waiting=0))
        return len(gone)

    async def open_tables(self, since: float) -> list[Listed]:
        """Tables that are not private and wait for people, if something has happened there lately.

        First those whose host is there, and of each host the newest: nobody's tables push away everybody else's.
        """
        c, here = db.sitting.c, db.presence.c
        newest = func.row_number().over(partition_by=c.host, order_by=c.touched.desc())
        waits = select(here.who).where((here.sitting == c.id) & (here.who == c.host)).exists()
        ranked = select(c.id, newest.label("newest"), waits.label("waits"))
        ranks = ranked.where(~c.private & c.started.is_(None) & (c.touched > since)).subquery()
        found = select(db.sitting).join(ranks, ranks.c.id == c.id).where(ranks.c.newest <= OF_ONE_HOST)
        return await self._setups(found.order_by(ranks.c.waits.desc(), ranks.c.newest, c.touched.desc(), c.id))

    async def overdue(self, before: float) -> list[str]:
        """Tables where the server should have acted."""
        async with self._db.reading() as read:
            return list(await read.scalars(select(db.sitting.c.id).where(db.sitting.c.due < before)))

    async def _setups(self, wanted: Select[Any]) -> list[Listed]:
        async with self._db.reading() as read:
            found = (await read.execute(wanted.limit(LISTED))).mappings().all()
            ids = [sitting["id"] for sitting in found]
            seats = select(db.seat).where(db.seat.c.sitting.in_(ids)).order_by(db.seat.c.seat)
            places: dict[str, list[Seat]] = {id: [] for id in ids}
            for row in (await read.execute(seats)).mappings():
                places[row["sitting"]].append(_struct(Seat, row))
        return [
            Listed(_struct(Setup, {**sitting, "seats": places[sitting["id"]]}), sitting["waiting"], sitting["touched"])
            for sitting in found
        ]

    async def sweep(self, lobbies: float, finished: float) -> list[str]:
        """Clear away tables that never began and where nothing has happened since then, and matches over since then.

        Where somebody is, nothing is cleared away.
        """
        c = db.sitting.c
        left = c.started.is_(None) & (c.touched < lobbies)
        nobody = c.id.not_in(select(db.presence.c.sitting))
        async with self._db.writing() as write:
            gone = list(await write.scalars(select(c.id).where(or_(left, c.over < finished) & nobody)))
            await write.execute(delete(db.sitting).where(c.id.in_(gone)))
        return gone

    async def stamps(self, tables: Sequence[str]) -> dict[str, Stamp]:
        """Of those of these tables that there are."""
        c, here = db.sitting.c, {table: set[str]() for table in tables}
        rows = select(func.count()).where(db.choice.c.match_id == c.id).scalar_subquery()
        lines = select(func.coalesce(func.max(db.chat.c.n) + 1, 0)).where(db.chat.c.sitting == c.id).scalar_subquery()
        desks = select(func.coalesce(func.sum(db.desk.c.version), 0)).where(db.desk.c.sitting == c.id).scalar_subquery()
        people = select(db.presence.c.sitting, db.presence.c.who).where(db.presence.c.sitting.in_(tables))
        async with self._db.reading() as read:
            found = (await read.execute(select(c.id, c.version, rows, lines, desks).where(c.id.in_(tables)))).all()
            for table, who in await read.execute(people):
                here[table].add(who)
        return {id: Stamp(setup, n, last, laid, frozenset(here[id])) for id, setup, n, last, laid in found}

    # -- choices

    async def rows(self, match_id: str, first: int = 0) -> list[Row]:
        c = db.choice.c
        wanted = select(c.n, c.seat, c.option, c.at).where((c.match_id == match_id) & (c.n >= first)).order_by(c.n)
        async with self._db.reading() as read:
            return [Row(*row) for row in await read.execute(wanted)]

    async def append(self, match_id: str, row: Row, pulse: Pulse) -> None:
        """One more row of a match; Collision if that number is taken."""
        entry = Entry(match_id, *row, pulse.touched, pulse.waiting, pulse.due, pulse.over)
        await self._db.append(entry, Message(self.process, match_id, CHOICE, msgspec.json.encode(row).decode()))

    # -- looks

    async def put_away(self, looks: Sequence[Look]) -> None:
        """Keep how these matches look; Collision if another process does so, too."""
        async with self._db.writing() as write:
            await write.execute(delete(db.look).where(db.look.c.sitting.in_([look.sitting for look in looks])))
            await write.execute(insert(db.look), [structs.asdict(look) for look in looks])

    async def last_look(self, match_id: str) -> Look | None:
        async with self._db.reading() as read:
            found = (await read.execute(select(db.look).where(db.look.c.sitting == match_id))).mappings().one_or_none()
        return None if found is None else _struct(Look, found)

    # -- chat

    async def chat(self, table: str, last: int, after: int = -1) -> list[ChatLine]:
        c = db.chat.c
        mine = (c.sitting == table) & (c.n > after)
        return await self._lines(select(*LINE).where(mine).order_by(c.n.desc()).limit(last))

    async def claims(self, table: str) -> list[ChatLine]:
        """The lines that are claims, however long ago."""
        c = db.chat.c
        mine = (c.sitting == table) & c.claim.is_not(None)
        return await self._lines(select(*LINE).where(mine).order_by(c.n.desc()))

    async def asides(self, table: str) -> list[ChatLine]:
        """The lines not everybody heard, however long ago."""
        c = db.chat.c
        mine = (c.sitting == table) & c.team.is_not(None)
        return await self._lines(select(*LINE).where(mine).order_by(c.n.desc()))

    async def _lines(self, newest_first: Any) -> list[ChatLine]:
        async with self._db.reading() as read:
            found = (await read.execute(newest_first)).all()
        return [
            ChatLine(row.n, row.name, row.seat, row.text, msgspec.convert(row.claim, Claim | None), row.team)
            for row in reversed(found)
        ]

    async def say(self, table: str, line: ChatLine, now: float, who: str | None = None) -> None:
        """One more line; Collision if its number is taken."""
        async with self._db.writing(self._message(table, CHAT)) as write:
            await write.execute(insert(db.chat).values(sitting=table, at=now, who=who, **msgspec.to_builtins(line)))

    async def report(self, table: str, by: str, about: str, text: str, now: float) -> None:
        """What the operator shall know, with the last lines said at that table."""
        lines = [[line.name, line.text] for line in await self.chat(table, REPORTED_LINES)]
        row = {"id": secrets.token_hex(8), "at": now, "sitting": table, "by": by, "name": about}
        async with self._db.writing() as write:
            await write.execute(insert(db.report).values(**row, text=text, lines=lines))

    async def reports(self) -> list[dict[str, Any]]:
        async with self._db.reading() as read:
            return [dict(row) for row in (await read.execute(select(db.report).order_by(db.report.c.at))).mappings()]

    # -- desks

    async def desks(self, table: str) -> dict[int, tuple[int, Desk]]:
        """By seat: how often a desk was changed, and what lies there."""
        c = db.desk.c
        async with self._db.reading() as read:
            found = await read.execute(select(c.seat, c.version, c.content).where(c.sitting == table))
            return {row.seat: (row.version, msgspec.convert(row.content, Desk)) for row in found}

    async def save_desk(self, table: str, seat: int, version: int, desk: Desk, pulse: Pulse) -> None:
        """What lies on a desk now; Collision if it was changed elsewhere since that version."""
        content, c = msgspec.to_builtins(desk), db.desk.c
        async with self._db.writing(self._message(table, DESK)) as write:
            if version:
                mine = (c.sitting == table) & (c.seat == seat) & (c.version == version)
                done = await write.execute(update(db.desk).where(mine).values(version=version + 1, content=content))
                if done.rowcount != 1:
                    raise Collision
            else:
                await write.execute(insert(db.desk).values(sitting=table, seat=seat, version=1, content=content))
            await write.execute(update(db.sitting).where(db.sitting.c.id == table).values(due=pulse.due))


def _settled(setup: Setup) -> dict[str, Any]:
    return {name: getattr(setup, name) for name in SETTLED}


def _seats(setup: Setup) -> list[dict[str, Any]]:
    return [{"sitting": setup.id, "seat": n, **structs.asdict(seat)} for n, seat in enumerate(setup.seats)]


def _struct(kind: type[Any], row: Mapping[Any, Any]) -> Any:
    return kind(**{name: row[name] for name in kind.__struct_fields__})
