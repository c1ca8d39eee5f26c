"""Kill −9 in the middle of many tables, again and again: no accepted choice is lost, none is there twice."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.served import Person
from tests.server.test_fuzz import UNHURRIED
from tests.server.test_restart import Process
from undercover.server.database import Database, address
from undercover.server.store import Store

#: Tables at once, kills, and choices that are accepted at least.
SMALL, LARGE = (12, 2, 150), (200, 10, 10_000)
LOST = (ConnectionClosed, InvalidHandshake, OSError, httpx.TransportError, TimeoutError)
Choice = tuple[int, str]


class Table:
    """One person in both seats, who plays one game after the other, at whichever process answers."""

    def __init__(self, number: int, processes: list[Process]) -> None:
        self.processes = processes
        self.lots = random.Random(number)
        self.person = Person(processes[0].address)
        #: By table: what every accepted choice was, and what was sent and not answered yet. A choice whose answer was
        #: lost may be written down even after its process has died, by the database: then the one sent next is
        #: refused, and either may stand there.
        self.accepted: dict[str, list[set[Choice]]] = {}
        self.sent: dict[str, set[Choice]] = {}
        self.table = ""

    async def play(self, ended: asyncio.Event) -> None:
        while not ended.is_set():
            try:
                await self._play_on(ended)
            except LOST:
                self.person.socket = None
                await asyncio.sleep(0.1)

    async def _play_on(self, ended: asyncio.Event) -> None:
        person = self.person
        if not self.table:
            await self._begin()
        await person.come(self.table, address=self.lots.choice(self.processes).address)
        self._settle_doubt()
        while not ended.is_set():
            if person.over:
                self.table = ""
                return
            seat = person.view["seen"]["asked"][0]
            await person.ask("look", seat=seat)
            await person.hears_until(lambda p, seat=seat: p.view["seat"] == seat)
            if person.options:
                await self._choose(seat)

    async def _choose(self, seat: int) -> None:
        person, option = self.person, self.lots.choice(self.person.options)
        version = person.view["version"]
        self.sent[self.table].add((seat, option))
        await person.choose(option)
        await person.hears_until(lambda p: p.view["version"] > version)
        self._accept()

    def _settle_doubt(self) -> None:
        """The view says whether the last choice before the crash was written down."""
        known, unanswered = len(self.accepted[self.table]), bool(self.sent[self.table])
        assert known <= self.person.view["version"] <= known + unanswered, "lost, or there twice"
        if self.person.view["version"] > known:
            self._accept()

    def _accept(self) -> None:
        self.accepted[self.table].append(self.sent[self.table])
        self.sent[self.table] = set()

    async def _begin(self) -> None:
        person = self.person
        person.http.base_url = httpx.URL(self.lots.choice(self.processes).address)
        table = await person.opens()
        await person.come(table, address=str(person.http.base_url))
        await person.ask("sit", seat=1, name=f"Other {id(self)}"[:24])
        await person.hears_until(lambda p: p.lobby["hot_seats"] == [0, 1])
        await person.ask("start")
        await person.hear("view")
        self.table = table
        self.accepted[table], self.sent[table] = [], set()


async def torment(processes: list[Process], tables: int, kills: int, choices: int) -> list[Table]:
    """They play, and the processes are killed in turn; so long until enough was accepted."""
    ended = asyncio.Event()
    everybody = [Table(number, processes) for number in range(tables)]
    playing = [asyncio.create_task(table.play(ended)) for table in everybody]
    for kill in range(kills):
        before = _count(everybody)
        while _count(everybody) - before < choices // kills and not any(task.done() for task in playing):
            await asyncio.sleep(0.05)
        process = processes[kill % len(processes)]
        process.stop(signal.SIGKILL)
        await asyncio.to_thread(process.start)
    await asyncio.sleep(1)
    ended.set()
    await asyncio.gather(*playing)
    for table in everybody:
        with suppress(*LOST):
            await table.person.goes_home()
    return everybody


def _count(everybody: list[Table]) -> int:
    return sum(len(choices) for table in everybody for choices in table.accepted.values())


async def compare(db: str, everybody: list[Table], least: int) -> None:
    """The database has what was accepted, in that order, and at most one choice more that was not answered."""
    database, total = Database(address(db)), 0
    store = Store(database)
    for table in everybody:
        for id, choices in table.accepted.items():
            rows = [(row.seat, str(row.option)) for row in await store.rows(id)]
            assert len(choices) <= len(rows) <= len(choices) + 1
            assert all(row in sent for row, sent in zip(rows, [*choices, table.sent[id]], strict=False))
            total += len(choices)
    await database.close()
    assert total >= least


@pytest.fixture
def one(tmp_path: Path) -> Iterator[list[Process]]:
    yield from _processes([str(tmp_path / "undercover.db")])


@pytest.fixture
def two(postgres: Callable[[], str]) -> Iterator[list[Process]]:
    yield from _processes([postgres()] * 2)


def _processes(places: list[str]) -> Iterator[list[Process]]:
    processes = [Process(place, before=UNHURRIED) for place in places]
    yield processes
    for process in processes:
        if process.process.poll() is None:
            process.stop(signal.SIGKILL)


async def test_killed_twice_in_the_middle_of_everything(one: list[Process]) -> None:
    await compare(str(one[0].db), await torment(one, *SMALL), SMALL[2])


async def test_two_on_one_database_killed_in_turn(two: list[Process]) -> None:
    await compare(str(two[0].db), await torment(two, *SMALL), SMALL[2])


@pytest.mark.soak
async def test_killed_ten_times_in_the_middle_of_two_hundred_tables(one: list[Process]) -> None:
    await compare(str(one[0].db), await torment(one, *LARGE), LARGE[2])


@pytest.mark.soak
async def test_two_on_one_database_killed_in_turn_in_the_middle_of_two_hundred_tables(two: list[Process]) -> None:
    await compare(str(two[0].db), await torment(two, *LARGE), LARGE[2])
