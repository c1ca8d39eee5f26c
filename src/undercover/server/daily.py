"""The deal of the day: the same cards for everybody, and for each guest one try that counts."""

from __future__ import annotations

import hmac
from contextlib import suppress
from hashlib import sha256
from typing import NamedTuple

from sqlalchemy import insert, select, update

from undercover.server import schema as db
from undercover.server.database import Collision, Database


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

    def secret(self, game: str, day: str) -> str:
        """What that day's deal is sealed with: every process of the server knows the same, and nobody without the
        server's own secret can know it before it is opened."""
        return hmac.digest(self._secret, f"daily/{game}/{day}".encode(), sha256).hex()

    async def enter(self, game: str, day: str, guest: str, table: str) -> str:
        """The table of a guest's one try: this one, unless there is one already."""
        with suppress(Collision):
            async with self._db.writing() as write:
                await write.execute(insert(db.daily).values(game=game, day=day, guest=guest, sitting=table))
        c = db.daily.c
        mine = (c.game == game) & (c.day == day) & (c.guest == guest)
        async with self._db.reading() as read:
            return str(await read.scalar(select(c.sitting).where(mine)))

    async def tries(self, game: str, day: str) -> list[Try]:
        c, over = db.daily.c, db.sitting.c.over
        wanted = select(c.guest, c.sitting, over, c.won, c.score).where((c.game == game) & (c.day == day))
        async with self._db.reading() as read:
            found = await read.execute(wanted.join_from(db.daily, db.sitting, c.sitting == db.sitting.c.id))
            return [Try(guest, table, ended is not None, won, score) for guest, table, ended, won, score in found]

    async def settle(self, table: str, won: bool, score: int) -> None:
        async with self._db.writing() as write:
            await write.execute(update(db.daily).where(db.daily.c.sitting == table).values(won=won, score=score))
