"""The deal of the day: the same cards for everybody, and for each guest one try that counts."""

from __future__ import annotations

import hmac
from contextlib import suppress
from datetime import UTC, datetime
from hashlib import sha256
from typing import NamedTuple

from sqlalchemy import insert, select, update

from undercover.server import schema as db
from undercover.server.database import Collision, Database

#: Seeds are numbers of so many bits.
SEED_BITS = 62


def day_of(now: float) -> str:
    """Days begin at midnight UTC, everywhere at once."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


class Try(NamedTuple):
    """What became of a guest's deal of the day; `won` and `score` are None as long as nobody has looked."""

    guest: str
    table: str
    over: bool
    won: bool | None
    score: int | None


class Daily:
    def __init__(self, database: Database, secret: str) -> None:
        self._db = database
        self._secret = secret.encode()

    def seed(self, game: str, day: str) -> str:
        """Nobody without the server's secret can know it beforehand; every process of the server knows the same."""
        digest = hmac.digest(self._secret, f"daily/{game}/{day}".encode(), sha256)
        return str(int.from_bytes(digest[:8]) >> 64 - SEED_BITS)

    async def enter(self, game: str, day: str, guest: str, table: str) -> str:
        """The table of a guest's one try: this one, unless there is one already."""
        with suppress(Collision):
            async with self._db.writing() as write:
                await write.execute(insert(db.daily).values(game=game, day=day, guest=guest, sitting=table))
        c = db.daily.c
        mine = (c.game == game) & (c.day == day) & (c.guest == guest)
        async with self._db.reading() as read:
            return str(await read.scalar(select(c.sitting).where(mine)))

    async def counts(self, table: str) -> bool:
        """Whether a table is somebody's one try."""
        async with self._db.reading() as read:
            return await read.scalar(select(db.daily.c.day).where(db.daily.c.sitting == table)) is not None

    async def tries(self, game: str, day: str) -> list[Try]:
        c, over = db.daily.c, db.sitting.c.over
        wanted = select(c.guest, c.sitting, over, c.won, c.score).where((c.game == game) & (c.day == day))
        async with self._db.reading() as read:
            found = await read.execute(wanted.join_from(db.daily, db.sitting, c.sitting == db.sitting.c.id))
            return [Try(guest, table, ended is not None, won, score) for guest, table, ended, won, score in found]

    async def settle(self, table: str, won: bool, score: int) -> None:
        async with self._db.writing() as write:
            await write.execute(update(db.daily).where(db.daily.c.sitting == table).values(won=won, score=score))
