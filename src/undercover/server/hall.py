"""The hall: all tables of this process. Tables wake up when somebody asks for them and fall asleep when nobody does."""

from __future__ import annotations

import asyncio
import gc
import re
from collections import Counter
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import undercover
from undercover.server.awake import BEAT, Awake
from undercover.server.bots_at_work import BotsAtWork
from undercover.server.bus import Message
from undercover.server.daily import Daily
from undercover.server.database import Collision, Database
from undercover.server.house import House
from undercover.server.limits import Buckets
from undercover.server.logs import note, trouble
from undercover.server.people import People
from undercover.server.refusals import Refusal
from undercover.server.settings import Settings
from undercover.server.setup import Guest
from undercover.server.store import Store
from undercover.server.studies import Studies
from undercover.server.tables import LiveTable
from undercover.server.trials import Trials
from undercover.server.watchers import GONE, RESTART

#: Seconds everybody has to hear that the server goes.
GOODBYE = 1.0
#: So many tables are compared with the database by one question.
AT_ONCE = 200
#: What an id of a table looks like; whatever else is asked for does not exist.
ID = re.compile(r"[\w-]{1,32}", re.ASCII)


class Hall:
    #: There once the hall is open.
    people: People
    daily: Daily
    house: House

    def __init__(self, database: Database, settings: Settings) -> None:
        self.settings = settings
        self.database = database
        self.store = Store(database)
        self.bus = database.bus
        self.metrics = database.metrics
        self.bots = BotsAtWork(settings.bot_processes, self.metrics)
        self.trials = Trials()
        self.studies = Studies(database, settings.study)
        self.post_rate = Buckets(settings.limits.posts, settings.now)
        self.upload_rate = Buckets(settings.limits.uploads, settings.now)
        self.get_rate = Buckets(settings.limits.gets, settings.now)
        #: Open sockets by address.
        self.sockets: Counter[str] = Counter()
        self.tables: dict[str, LiveTable] = {}
        self._sweep_at = 0.0
        self._errands: set[asyncio.Task[None]] = set()
        self._closing = asyncio.Event()

    # -- opening and closing

    async def open(self) -> None:
        undercover.games()  # opened before the doors are: no table waits for the box of another one
        await self.database.open()
        secret = await self.store.secret()
        self.people = People(self.store, secret, self.settings.now)
        self.daily = Daily(self.database, secret)
        self.house = House(
            settings=self.settings,
            store=self.store,
            bots=self.bots,
            chat_rate=Buckets(self.settings.limits.chat, self.settings.now),
            claim_rate=Buckets(self.settings.limits.claims, self.settings.now),
            report_rate=Buckets(self.settings.limits.reports, self.settings.now),
            metrics=self.metrics,
            awake=Awake(self.store, self.settings),
            shared=self.bus.shared,
        )
        closed = await self.store.close_unplayable(self.settings.now())
        if closed:
            note("matches_closed", count=closed)
        await self.store.arrive(self.settings.now(), self.settings.lifeless)
        await self.bus.listen(self._heard, self._missed)
        self._send(self._rounds())
        self._send(self._stay_awake())
        note("open", database=self.database.url.get_backend_name(), process=self.store.process)

    async def farewell(self) -> None:
        """Everybody is told that the server goes; they come back to the next one. That they go is written down at once
        for all of them, by `close`."""
        for table in self.tables.values():
            table.closing = True
            table.driver.stop()
            for watcher in table.watchers:
                watcher.bye("bye-server-restarts", RESTART)
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE):
                while any(table.watchers for table in self.tables.values()):
                    await asyncio.sleep(0.02)

    async def close(self) -> None:
        self._closing.set()
        await asyncio.gather(*self._errands, return_exceptions=True)
        for table in self.tables.values():
            table.driver.stop()
            await table.driver.stopped()
        await self._put_away(list(self.tables.values()))
        await self.store.leave(self.settings.now(), list(self.tables))
        await self.bus.close()
        await self.bots.stop()
        await self.trials.stop()
        await self.studies.stop()
        await self.database.close()
        note("closed", process=self.store.process)

    # -- tables

    def table(self, id: str) -> LiveTable:
        """The table of this id; whether there is one shows when it is entered."""
        if id not in self.tables:
            self.tables[id] = LiveTable(id, self.house)
        return self.tables[id]

    async def wake(self, id: str) -> LiveTable:
        if not ID.fullmatch(id):
            raise Refusal("refused-unknown-table")
        table = self.table(id)
        try:
            async with table.entered():
                return table
        except Refusal:
            self.tables.pop(id, None)
            raise

    def figures(self) -> bytes:
        """What Prometheus asks for."""
        self._take_stock()
        return self.metrics.written()

    def _take_stock(self) -> None:
        self.metrics.tables.set(len(self.tables))
        self.metrics.sockets.set(sum(self.sockets.values()))
        self.metrics.bots.set(self.bots.workers.busy)

    async def renamed(self, guest: Guest, seated: list[str]) -> None:
        """Somebody has a new name: the tables where they sit or watch say so."""
        for table in list(self.tables.values()):
            watching = [watcher for watcher in table.watchers if watcher.who == guest.id]
            for watcher in watching:
                watcher.guest = guest
            if watching or table.id in seated:
                await table.read_again()

    async def forgotten(self, guest: Guest, tables: list[str]) -> None:
        """Somebody is not known here any more."""
        for table in list(self.tables.values()):
            table.see_off(guest.id)
            if table.id in tables:
                await self._look_again(table)

    # -- looking after them

    async def _rounds(self) -> None:
        while not self._closing.is_set():
            try:
                await self.go_round()
            except Exception:
                trouble("round_failed")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), self.settings.round)

    async def _stay_awake(self) -> None:
        """Notice also when nobody does anything that the machine has slept."""
        while not self._closing.is_set():
            try:
                await self.house.awake.check()
            except Exception:
                trouble("awake_failed")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), BEAT)

    async def go_round(self) -> None:
        """Say that this process lives, take over tables nobody looks after, let idle ones sleep."""
        now = self.settings.now()
        self._take_stock()
        known, died = await self.store.live_on(now, self.settings.lifeless)
        if not known:
            await self._come_back()
        elif died:
            self._missed()
        for id in await self.store.overdue(now):
            with suppress(Refusal):
                await self.look_after(id)
        if now >= self._sweep_at:
            if self._sweep_at:
                gc.collect()
            self._sweep_at = now + self.settings.sweeping
            await self._sweep(now)
        idle = [table for table in self.tables.values() if self._idle(table, now)]
        await self._put_away(idle)
        for table in idle:
            if self._idle(table, now):
                table.driver.stop()
                del self.tables[table.id]

    def _idle(self, table: LiveTable, now: float) -> bool:
        return not table.watchers and not table.driver.busy and now - table.used > self.settings.asleep

    async def _put_away(self, tables: list[LiveTable]) -> None:
        """Matches that go on are shown as they are now if one day they cannot be played any more."""
        looks = [look for table in tables if (look := table.look())]
        if looks:
            with suppress(Collision):
                await self.store.put_away(looks)

    async def _sweep(self, now: float) -> None:
        gone = await self.store.sweep(now - self.settings.lobby_kept, now - self.settings.finished_kept)
        guests = await self.store.sweep_guests(now - self.settings.guests_kept)
        for id in gone:
            table = self.tables.pop(id, None)
            if table:
                table.driver.stop()
        if gone or guests:
            note("swept", tables=len(gone), guests=guests)

    async def look_after(self, id: str) -> None:
        """From now on this process acts for the bots and clocks of a table."""
        table = await self.wake(id)
        table.ours = True
        await table.driver.time_out()

    async def _come_back(self) -> None:
        """The others thought this process dead, and its people gone."""
        for table in list(self.tables.values()):
            for watcher in list(table.watchers):
                await self.store.come(table.id, watcher.who, watcher.guest.name if watcher.guest else None)
            await table.read_again()

    def _heard(self, message: Message) -> None:
        if message.process != self.store.process and message.table in self.tables:
            self._send(self._look(self.tables[message.table], message))

    async def _look(self, table: LiveTable, message: Message) -> None:
        try:
            await table.learn(message)
        except Refusal:
            self._gone(table)
        except Exception:
            trouble("message_failed", what=message.what)

    def _missed(self) -> None:
        self._send(self._catch_up())

    async def _catch_up(self) -> None:
        """Others may have written something without telling. The database is asked about many tables at once, and only
        those that have gone on are read, one after the other: everybody else goes on meanwhile."""
        known = [table for table in self.tables.values() if table.stamp]
        try:
            for first in range(0, len(known), AT_ONCE):
                some = known[first : first + AT_ONCE]
                stamps = await self.store.stamps([table.id for table in some])
                for table in some:
                    if table.stamp and table.stamp != stamps.get(table.id):
                        await self._look_again(table)
        except Exception:
            trouble("catching_up_failed")

    async def _look_again(self, table: LiveTable) -> None:
        try:
            await table.read_again()
        except Refusal:
            self._gone(table)

    def _gone(self, table: LiveTable) -> None:
        """Somebody else has taken the table away."""
        table.driver.stop()
        self.tables.pop(table.id, None)
        for watcher in table.watchers:
            watcher.bye("bye-table-gone", GONE)

    def _send(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)
