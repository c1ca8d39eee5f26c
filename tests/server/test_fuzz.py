"""Whatever is sent to one table, the server goes on, has no trouble, and answers the others within a second."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, get_args

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.served import Person, started
from tests.server.test_restart import Process
from undercover.server import privacy, wire
from undercover.server.api import ROUTES

#: A server that lets everybody be as fast as they like.
UNHURRIED = (
    "import undercover.server.command as c; from tests.server.served import FAST; c.settled = lambda **_: FAST; "
)
AT_ONCE = 1.0
#: How many messages on the socket, and how many requests.
SMALL, LARGE = (3_000, 250), (100_000, 5_000)

ASKS: list[dict[str, Any]] = [
    {"do": "hello", "version": 3, "seat": 0},
    {"do": "sit", "seat": 1, "name": "Anna"},
    {"do": "stand", "seat": 1},
    {"do": "mix", "seat": 0, "number": "17"},
    {"do": "ready", "ready": True},
    {"do": "set_seat", "seat": 1, "bot": "greedy"},
    {"do": "swap_seats", "one": 0, "other": 1},
    {"do": "set_table", "seats": 3, "options": {"mode": "advanced"}, "clock": "realtime", "minutes": 5},
    {"do": "start", "bots": "random"},
    {"do": "choose", "seat": 0, "option": "offer:mole,sentinel", "version": 0},
    {"do": "prefer", "seat": 0, "option": "take:up", "version": 0},
    {"do": "undo", "seat": 0},
    {"do": "allow_undo", "seat": 1, "allow": True},
    {"do": "say", "text": "hello"},
    {"do": "claim", "seat": 0, "claim": "own_team:honest"},
    {"do": "set_desk", "seat": 0, "notes": "x", "marks": {"1": "?"}, "orders": [{"option": "pass", "seat": 1}]},
    {"do": "stand_in", "seat": 0, "bot": "random"},
    {"do": "hand_over", "seat": 1},
    {"do": "mute", "name": "Béla", "mute": True},
    {"do": "report", "name": "Béla", "text": "x"},
    {"do": "rematch"},
    {"do": "look", "seat": None},
]
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    3,
    2**63,
    -(2**70),
    10**400,
    1e308,
    0.5,
    "",
    "x" * 3000,
    "\u202e\u0000\ud83d",
    "é" * 40,
    [],
    {},
    [[[[[[[[[]]]]]]]]],
    {"a": {"b": {"c": []}}},
    ["random"] * 200,
    {"mode": {"mode": "mode"}},
]
REQUESTS: list[tuple[str, str, Any]] = [
    ("POST", "/api/tables", {"game": "agent_avenue", "seats": 2, "options": {"mode": "simple"}, "private": False}),
    ("POST", "/api/tables", {"game": "agent_avenue", "play_now": "random"}),
    ("POST", "/api/tables", {"game": "death_angel", "daily": True}),
    ("POST", "/api/tables", {"game": "agent_avenue", "data": "[game]\nminutes = [1, 2]\n"}),
    ("POST", "/api/tables", {"game": "agent_avenue", "record": {"game": "agent_avenue", "choices": []}, "upto": 3}),
    ("POST", "/api/records", {"record": {"format": 1, "game": "agent_avenue", "seats": 2, "seed": 7, "choices": []}}),
    ("POST", "/api/me", {"name": "Ana"}),
    ("POST", "/api/me/delete", {"sure": True}),
    ("POST", "/api/me/link", None),
    ("GET", "/api/me", None),
    ("GET", "/api/me/export", None),
    ("GET", "/api/games", None),
    ("GET", "/api/games/the_agents/learn", None),
    ("GET", "/api/daily", None),
    ("GET", "/api/tables?skip=0", None),
    ("GET", "/api/daily/agent_avenue", None),
    ("GET", "/api/tables/TABLE/replay?upto=1&seat=0", None),
    ("GET", "/api/tables/TABLE/record", None),
    ("GET", "/api/tables/TABLE/verify", None),
    ("GET", "/api/tables/TABLE/analysis", None),
    ("GET", "/api/tables/TABLE/odds?upto=1&seat=0", None),
    ("GET", "/api/tables/TABLE/choices", None),
    ("GET", "/api/tables/TABLE/advice?seat=0", None),
    ("GET", "/api/tables/TABLE/values", None),
    ("GET", "/api/tables/TABLE/data.toml", None),
    ("GET", "/api/tables/TABLE/qr.svg", None),
    ("GET", "/api/words/en/common.ftl", None),
    ("GET", "/link/x.y.z", None),
    ("GET", "/healthz", None),
    ("GET", "/metrics", None),
    ("GET", "/api/nothing", None),
    ("GET", "/brought/agent_avenue/board.js", None),
    ("GET", "/table/TABLE", None),
]


class Mutator:
    def __init__(self, seed: int) -> None:
        self.lots = random.Random(seed)

    def changed(self, value: Any) -> Any:
        """The same with something odd in it, somewhere."""
        lots = self.lots
        if isinstance(value, dict) and value and lots.random() < 0.8:
            key = lots.choice(list(value))
            kept = {name: inner for name, inner in value.items() if name != key or lots.random() < 0.85}
            if key in kept and key != "do":
                kept[key] = self.changed(kept[key])
            return kept | (
                {lots.choice(["x", "seat", "version", "name"]): lots.choice(ODD)} if lots.random() < 0.1 else {}
            )
        if isinstance(value, list) and value and lots.random() < 0.5:
            return [*value, self.changed(value[0])] * lots.choice([1, 1, 20])
        return lots.choice([value, lots.choice(ODD), lots.choice(ODD)])

    def scratched(self, raw: bytes) -> bytes:
        """The same bytes with some of them lost, doubled or others."""
        lots, damaged = self.lots, bytearray(raw)
        for _ in range(lots.randint(1, 4)):
            place = lots.randrange(len(damaged) + 1)
            cut = damaged[place : place + lots.randint(0, 9)]
            damaged[place : place + lots.choice([0, 1, 5])] = lots.choice(
                [b"", bytes(cut * 3), lots.randbytes(2), b"\\u", b'"']
            )
        return bytes(damaged)

    def message(self, value: Any) -> bytes:
        raw = json.dumps(self.changed(value)).encode("utf-8", "replace")
        return self.scratched(raw) if self.lots.random() < 0.25 else raw


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    running = Process(tmp_path / "undercover.db", before=UNHURRIED, log=tmp_path / "log")
    yield running
    if running.process.poll() is None:
        running.stop(signal.SIGKILL)


class Neighbours:
    """Two people at another table, who ask for something all the time and notice how long it takes."""

    def __init__(self, address: str) -> None:
        self.ana, self.bela = Person(address), Person(address)
        self.slowest = 0.0
        self.answers = 0
        #: By how much this side has been late so far: that is not the server's time.
        self.late = 0.0

    async def look_at_the_clock(self) -> None:
        while True:
            began = time.monotonic()
            await asyncio.sleep(0.005)
            self.late += max(0.0, time.monotonic() - began - 0.005)

    async def play(self, ended: asyncio.Event) -> None:
        await self.ana.named("Ana")
        await self.bela.named("Béla")
        await started(await self.ana.opens(), self.ana, self.bela)
        clock = asyncio.create_task(self.look_at_the_clock())
        while not ended.is_set():
            for person in (self.ana, self.bela):
                with self.timing():
                    await person.ask("hello", version=-1)
                    await person.hear("view")
            with self.timing():
                assert (await self.ana.http.get("/healthz")).status_code == 200
            await asyncio.sleep(0.05)
        clock.cancel()

    @contextmanager
    def timing(self) -> Iterator[None]:
        began, late = time.monotonic(), self.late
        yield
        self.slowest = max(self.slowest, time.monotonic() - began - (self.late - late))
        self.answers += 1


async def pester(address: str, table: str, cookie: str, count: int, seed: int) -> int:
    """So many messages on sockets that are opened again whenever the server has had enough; how often was that?"""
    mutator, sent, opened = Mutator(seed), 0, 0
    url = f"{address.replace('http', 'ws')}/ws/tables/{table}"
    while sent < count:
        with suppress(ConnectionClosed, InvalidHandshake):
            async with connect(url, additional_headers={"Cookie": cookie} if cookie else {}) as socket:
                opened += 1
                reading = asyncio.create_task(_read_all(socket))
                await socket.send('{"do": "hello"}')
                while sent < count and not reading.done():
                    raw = mutator.message(mutator.lots.choice(ASKS))
                    sent += 1
                    await socket.send(raw if mutator.lots.random() < 0.05 else raw.decode("utf-8", "replace"))
                    await asyncio.sleep(0.0 if sent % 20 else 0.02)
                await reading if reading.done() else reading.cancel()
    return opened


async def _read_all(socket: ClientConnection) -> None:
    with suppress(ConnectionClosed, asyncio.CancelledError):
        while True:
            await socket.recv(decode=False)


async def request(port: int, mutator: Mutator, table: str) -> str:
    """One request that may be odd in any place; the status of the answer, or why there is none."""
    method, path, body = mutator.lots.choice(REQUESTS)
    content = mutator.message(body) if body is not None else b""
    head = f"{method} {path.replace('TABLE', table)} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
    if mutator.lots.random() < 0.2:
        head += mutator.lots.choice(
            ["Origin: http://[\r\n", "Cookie: undercover=x.y\r\n", "X-Forwarded-For: x\r\n", "Accept-Language: ,;\r\n"]
        )
    raw = f"{head}Content-Length: {len(content)}\r\n\r\n".encode() + content
    if mutator.lots.random() < 0.2:
        raw = mutator.scratched(raw)
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(raw)
        async with asyncio.timeout(30):
            status = (await reader.readline()).decode("latin-1").split(" ")
            while await reader.read(1 << 16):
                pass
        return status[1] if len(status) > 1 else "dropped"
    except ConnectionError:
        return "dropped"
    finally:
        writer.close()


async def fuzz(server: Process, messages: int, requests: int) -> tuple[Neighbours, Counter[str]]:
    ended, neighbours = asyncio.Event(), Neighbours(server.address)
    playing = asyncio.create_task(neighbours.play(ended))
    host, guest = await Person(server.address).named("Cezary"), await Person(server.address).named("Dóra")
    table, lobby = await host.opens(), await host.opens(private=False)
    await started(table, host, guest)
    await host.leave()
    await guest.leave()
    cookies = [f"undercover={person.http.cookies['undercover']}" for person in (host, guest)] + [""]
    statuses: Counter[str] = Counter()

    async def ask_on(seed: int) -> None:
        mutator = Mutator(seed)
        for _ in range(requests // 4):
            statuses[await request(server.port, mutator, table)] += 1

    pesterers = [
        pester(server.address, where, cookie, messages // 6 + 1, seed)
        for seed, (where, cookie) in enumerate((where, cookie) for where in (table, lobby) for cookie in cookies)
    ]
    await asyncio.gather(*pesterers, *(ask_on(seed) for seed in range(100, 104)))
    ended.set()
    await playing
    for person in (host, guest):
        person.view = {}
        await person.come(table)
    return neighbours, statuses


async def check(server: Process, messages: int, requests: int) -> None:
    neighbours, statuses = await fuzz(server, messages, requests)
    assert server.process.poll() is None, "it crashed"
    assert server.log.exists()
    trouble = [line for line in server.log.read_text(encoding="utf-8").splitlines() if '"level": "error"' in line]
    assert trouble == []
    assert statuses["500"] == 0, statuses
    assert statuses["200"] > requests // 20, statuses
    assert neighbours.answers > 20
    assert neighbours.slowest < AT_ONCE, f"{neighbours.slowest:.2f} s, {neighbours.answers} answers, {statuses}"


def test_everything_that_can_be_asked_is_tried() -> None:
    kinds = {kind.__struct_config__.tag for kind in get_args(wire.Ask)}
    assert {ask["do"] for ask in ASKS} == kinds
    for route in (*ROUTES, *privacy.ROUTES):
        assert any(route.path_regex.match(path.partition("?")[0]) for _, path, _ in REQUESTS), route.path


async def test_whatever_is_sent_the_others_are_answered(server: Process) -> None:
    await check(server, *SMALL)


@pytest.mark.soak
async def test_however_much_is_sent_the_others_are_answered(server: Process) -> None:
    await check(server, *LARGE)
