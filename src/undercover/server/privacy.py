"""What is yours: everything that is kept about a guest, to take away or to have deleted.

A match belongs to everybody who sat at it, so its choices stay; but nothing there leads to the guest any more.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Select, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from undercover.server import schema as db
from undercover.server.api import answering
from undercover.server.bus import FORGOTTEN, Message
from undercover.server.database import Database
from undercover.server.guard import body_of
from undercover.server.hall import Hall
from undercover.server.logs import mark, note
from undercover.server.people import COOKIE, nameless
from undercover.server.refusals import Refusal
from undercover.server.setup import Guest

#: What is left of a line of chat.
TAKEN_BACK = "…"
#: What somebody has reported; the lines that are kept with it are other people's.
REPORTED = [db.report.c.at, db.report.c.sitting, db.report.c.name, db.report.c.text]


class Deletion(msgspec.Struct, forbid_unknown_fields=True):
    #: Nothing can be undone.
    sure: bool


def at_tables_of(guest: str) -> ColumnElement[bool]:
    """Where they sit, are the host, or have said something."""
    sat = select(db.seat.c.sitting).where(db.seat.c.guest == guest)
    spoke = select(db.chat.c.sitting).where(db.chat.c.who == guest)
    return or_(db.sitting.c.host == guest, db.sitting.c.id.in_(sat), db.sitting.c.id.in_(spoke))


def said_by(guest: str, table: str) -> ColumnElement[bool]:
    """Whatever they were called then, and wherever they sat."""
    return (db.chat.c.sitting == table) & (db.chat.c.who == guest)


# ---------------------------------------------------------------- to take away


async def everything(database: Database, guest: Guest) -> dict[str, Any]:
    async with database.reading() as read:
        own = (await _rows(read, select(db.guest).where(db.guest.c.id == guest.id)))[0]
        tables = await _rows(read, select(db.sitting).where(at_tables_of(guest.id)).order_by(db.sitting.c.made))
        return {
            "guest": own,
            "tables": [await _at_table(read, guest, table) for table in tables],
            "deals_of_the_day": await _rows(read, select(db.daily).where(db.daily.c.guest == guest.id)),
            "reports": await _rows(read, select(*REPORTED).where(db.report.c.by == guest.id)),
        }


async def _at_table(read: AsyncConnection, guest: Guest, table: Any) -> dict[str, Any]:
    """What the guest has done at a table. What is secret in a match is not told here either."""
    id = table["id"]
    seats = await _seats(read, guest.id, id)
    mine = db.choice.c
    choices = select(mine.n, mine.seat, mine.option, mine.at).where((mine.match_id == id) & mine.seat.in_(seats))
    said = select(db.chat.c.at, db.chat.c.name, db.chat.c.text).where(said_by(guest.id, id))
    desks = select(db.desk.c.seat, db.desk.c.content).where((db.desk.c.sitting == id) & db.desk.c.seat.in_(seats))
    return {
        "table": id,
        "host": table["host"] == guest.id,
        **{name: table[name] for name in ("game", "options", "made", "started", "over")},
        "seats": seats,
        "choices": await _rows(read, choices.order_by(mine.n)),
        "chat": await _rows(read, said.order_by(db.chat.c.n)),
        "desks": await _rows(read, desks),
    }


async def _rows(read: AsyncConnection, wanted: Select[Any]) -> list[dict[str, Any]]:
    return [dict(row) for row in (await read.execute(wanted)).mappings()]


async def _seats(read: AsyncConnection, guest: str, table: str) -> list[int]:
    c = db.seat.c
    return list(await read.scalars(select(c.seat).where((c.guest == guest) & (c.sitting == table)).order_by(c.seat)))


# ---------------------------------------------------------------- to have deleted


async def forget(database: Database, guest: Guest, now: float) -> list[str]:
    """Nobody was this guest: somebody unknown sits there instead, and is away. At which tables?"""
    nobody = Guest(secrets.token_urlsafe(16), nameless())
    c = db.sitting.c
    async with database.writing() as write:
        found = (await write.execute(select(c.id, c.host, c.started, c.over).where(at_tables_of(guest.id)))).all()
        for table in found:
            seats = await _seats(write, guest.id, table.id)
            lines = update(db.chat).where(said_by(guest.id, table.id))
            await write.execute(lines.where(db.chat.c.claim.is_(None)).values(text=TAKEN_BACK))
            await write.execute(lines.values(name=nobody.name, who=None))
            await write.execute(delete(db.desk).where((db.desk.c.sitting == table.id) & db.desk.c.seat.in_(seats)))
            await (_leave if table.started is None else _be_nobody)(write, guest.id, nobody, table)
            if table.over is None and table.started is not None and (seats or table.host == guest.id):
                await write.execute(insert(db.absence).values(sitting=table.id, who=nobody.id, since=now))
            await write.execute(update(db.sitting).where(c.id == table.id).values(version=c.version + 1))
        await write.execute(update(db.presence).where(db.presence.c.who == guest.id).values(name=nobody.name))
        await write.execute(delete(db.absence).where(db.absence.c.who == guest.id))
        await write.execute(delete(db.daily).where(db.daily.c.guest == guest.id))
        await write.execute(update(db.report).where(db.report.c.by == guest.id).values(by=nobody.id))
        await write.execute(delete(db.guest).where(db.guest.c.id == guest.id))
    return [table.id for table in found]


async def _be_nobody(write: AsyncConnection, guest: str, nobody: Guest, table: Any) -> None:
    """The seat and its number stay: they belong to the deal."""
    seats = (db.seat.c.sitting == table.id) & (db.seat.c.guest == guest)
    await write.execute(update(db.seat).where(seats).values(guest=nobody.id, name=nobody.name))
    if table.host == guest:
        await write.execute(update(db.sitting).where(db.sitting.c.id == table.id).values(host=nobody.id))


async def _leave(write: AsyncConnection, guest: str, _nobody: Guest, table: Any) -> None:
    """Before the start the seat is free again; a table without people is none."""
    c = db.seat.c
    free = {"guest": None, "name": None, "extra": False, "ready": False, "number": ""}
    await write.execute(update(db.seat).where((c.sitting == table.id) & (c.guest == guest)).values(free))
    others = select(c.guest).where((c.sitting == table.id) & c.guest.is_not(None)).order_by(c.seat)
    heir = await write.scalar(others) if table.host == guest else table.host
    if heir is None:
        await write.execute(delete(db.sitting).where(db.sitting.c.id == table.id))
    else:
        await write.execute(update(db.sitting).where(db.sitting.c.id == table.id).values(host=heir))


# ---------------------------------------------------------------- over HTTP


async def export(request: Request) -> Response:
    """Everything that is kept about whoever asks."""
    hall: Hall = request.app.state.hall
    guest = await _asking(request, hall)
    kept = {"Content-Disposition": 'attachment; filename="undercover.json"', "Cache-Control": "no-store"}
    found = msgspec.json.format(msgspec.json.encode(await everything(hall.database, guest)), indent=2)
    return Response(found, headers=kept, media_type="application/json")


async def delete_me(request: Request) -> Response:
    """Forget whoever asks, for good."""
    hall: Hall = request.app.state.hall
    guest = await _asking(request, hall)
    try:
        wanted = msgspec.json.decode(await body_of(request, hall.settings.limits.body), type=Deletion)
    except ValueError:
        raise Refusal("refused-not-understood") from None
    if not wanted.sure:
        raise Refusal("refused-not-understood")
    tables = await forget(hall.database, guest, hall.settings.now())
    await hall.forgotten(guest, tables)
    for table in tables:
        hall.bus.tell(Message(hall.store.process, table, FORGOTTEN, guest.id))
    note("forgotten", guest=mark(guest.id), tables=len(tables))
    response = Response(status_code=204, headers={"Cache-Control": "no-store"})
    response.delete_cookie(COOKIE)
    return response


async def _asking(request: Request, hall: Hall) -> Guest:
    guest = await hall.people.who(request)
    if guest is None:
        raise Refusal("refused-nobody")
    return guest


ROUTES = [
    Route("/api/me/export", answering(export)),
    Route("/api/me/delete", answering(delete_me), methods=["POST"]),
]
