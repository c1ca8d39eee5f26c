"""The server is killed, or stops, in the middle of a match: nothing is lost."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import undercover
from tests.server.served import Person, play_on, seated, serving
from undercover.server import app

COMMAND = "from undercover.server.command import serve; serve()"


class Process:
    """`undercover serve` in a process of its own."""

    def __init__(self, db: Path | str, before: str = "", log: Path | None = None, workers: int = 1) -> None:
        self.db = db
        self.workers = workers
        #: Where its log goes, if anybody wants to read it.
        self.log = log or Path(os.devnull)
        #: What is done before the server starts.
        self.before = before
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-c", self.before + COMMAND, "--port", str(self.port), "--db", str(self.db)]
        command += ["--workers", str(self.workers)]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log)
        for _ in range(400):
            try:
                if httpx.get(f"{self.address}/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def stop(self, how: signal.Signals) -> None:
        os.kill(self.process.pid, how)
        self.process.wait(20)


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    running = Process(tmp_path / "undercover.db")
    yield running
    if running.process.poll() is None:
        running.stop(signal.SIGKILL)


async def test_killed_in_the_middle_nothing_is_lost(process: Process) -> None:
    ana = await Person(process.address).named("Ana")
    bela = await Person(process.address).named("Béla")
    table = await ana.opens()
    await seated(table, ana, bela)
    await ana.ask("say", text="before the crash")
    await ana.ask("start")
    await ana.hear("view")
    await bela.hear("view")
    await play_on(ana, bela, choices=4)
    views = ana.view["seen"], bela.view["seen"]
    acting = ana if ana.options else bela
    await acting.choose(acting.options[0])  # it may or may not arrive
    process.stop(signal.SIGKILL)
    ana.socket = bela.socket = None

    process.start()
    await ana.come(table, version=ana.view["version"])
    await bela.come(table, version=bela.view["version"])
    assert ana.view["version"] == bela.view["version"]
    assert ana.view["version"] in (4, 5)
    if ana.view["version"] == 4:
        assert (ana.view["seen"], bela.view["seen"]) == views
    assert ana.chat[-1]["text"] == "before the crash"
    assert ana.lobby["people"][1] | {"ready": False} == {
        "seat": 1,
        "name": "Béla",
        "bot": None,
        "here": True,
        "you": False,
        "ready": False,
        "stand_in": False,
        "host": False,
        "grace": None,
    } or await _hears_bela(ana)
    await play_on(ana, bela)
    match = undercover.replay((await ana.record(table)).json())
    assert match.story(0) == ana.story
    assert match.story(1) == bela.story


async def _hears_bela(ana: Person) -> bool:
    await ana.hears_until(lambda person: person.lobby["people"][1]["here"])
    return True


async def test_killed_while_choices_pour_in_every_acknowledged_one_is_kept(process: Process) -> None:
    ana = await Person(process.address).named("Ana")
    tables = [await ana.opens(options={"first": "green"}) for _ in range(6)]
    seats = [Person(process.address) for _ in tables]
    for table, person in zip(tables, seats):
        person.http.cookies = ana.http.cookies
        await person.come(table)
        await person.ask("sit", seat=1, name="Béla")
        await person.hears_until(lambda p: p.lobby["hot_seats"] == [0, 1])
        await person.ask("start")
        await person.hear("view")
    known = [0] * len(tables)

    async def hot_seat(n: int) -> None:
        person = seats[n]
        while not person.over:
            for seat in person.view["seen"]["asked"]:
                await person.ask("look", seat=seat)
                await person.hears_until(lambda p, seat=seat: p.view["seat"] == seat)
                await person.choose()
                await person.hear("view")
            known[n] = person.view["version"]

    work = [asyncio.create_task(hot_seat(n)) for n in range(len(tables))]
    await asyncio.sleep(0.7)
    process.stop(signal.SIGKILL)
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    assert any(known), "nothing had happened yet"

    process.start()
    for n, (table, person) in enumerate(zip(tables, seats)):
        person.socket = None
        await person.come(table)
        assert known[n] <= person.view["version"] <= known[n] + 1


async def test_a_server_that_stops_says_goodbye(process: Process) -> None:
    ana = Person(process.address)
    table = await ana.opens(play_now="random")
    await ana.come(table)
    os.kill(process.process.pid, signal.SIGTERM)
    bye = await ana.hear("bye")
    assert bye["words"]["id"] == "bye-server-restarts"
    assert await ana.closed() == 1012
    process.process.wait(20)
    process.start()
    await ana.come(table, version=ana.view["version"])


async def test_whoever_is_leaving_when_the_server_goes_has_gone_and_is_no_trouble(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Many leave at once, and it takes longer to write that down than a server has that goes."""
    monkeypatch.setattr(app, "GRACE", 1)
    leaving = threading.Event()

    async def never_written(*_: Any) -> None:
        leaving.set()
        await asyncio.sleep(60)

    with serving(tmp_path / "undercover.db") as served:
        ana, bela = Person(served.address), Person(served.address)
        table = await ana.opens()
        await ana.come(table)
        await bela.come(table)
        monkeypatch.setattr(served.hall.store, "go", never_written)
        await ana.leave()
        assert await asyncio.to_thread(leaving.wait, 10)
        await bela.leave()  # and waits for the table
        await asyncio.sleep(0.2)
        await asyncio.to_thread(served.stop)
    troubles = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert all("Cancel 1 running task" in each or "Cancel 2 running task" in each for each in troubles), troubles

    with serving(tmp_path / "undercover.db") as served:
        here, away = served.call(served.hall.store.company(table))
        assert not here
        assert len(away) == 1, "the host is missed"


async def test_no_process_of_the_bots_outlives_the_server(process: Process) -> None:
    ana = Person(process.address)
    table = await ana.opens(play_now="random", options={"first": "blue"})
    await ana.come(table)
    await ana.hears_until(lambda person: person.options)
    children = Path(f"/proc/{process.process.pid}/task/{process.process.pid}/children")
    if not children.exists():
        pytest.skip("this system does not tell the children of a process")
    workers = [int(pid) for pid in children.read_text().split()]
    assert workers
    process.stop(signal.SIGKILL)
    for _ in range(100):
        if not any(_lives(pid) for pid in workers):
            return
        await asyncio.sleep(0.1)
    raise AssertionError("a worker goes on without its server")


def _lives(pid: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except FileNotFoundError:
        return False


async def test_a_table_nobody_is_at_falls_asleep_and_wakes_up(tmp_path: Path) -> None:
    from tests.server.served import settings

    with serving(tmp_path / "undercover.db", settings(asleep=0.1, round=0.1)) as served:
        ana = Person(served.address)
        table = await ana.opens()
        await ana.come(table)
        await ana.ask("say", text="good night")
        await ana.hears_until(lambda person: person.chat)
        await ana.leave()
        for _ in range(100):
            if table not in served.hall.tables:
                break
            await asyncio.sleep(0.05)
        assert table not in served.hall.tables
        await ana.come(table)
        assert ana.chat[-1]["text"] == "good night"
