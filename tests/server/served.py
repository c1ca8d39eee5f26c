"""A real server on loopback, in a thread with a loop of its own, and people who play there over real sockets."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, ClassVar, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from undercover.server.app import Server, make_app
from undercover.server.command import listen
from undercover.server.hall import Hall
from undercover.server.settings import Limits, Rate, Settings
from undercover.table.moments import changed

T = TypeVar("T")
#: A test does in a second what people do in minutes.
UNHURRIED = Rate(1e6, 10**6)
LIMITS = Limits(asks=UNHURRIED, chat=UNHURRIED, claims=UNHURRIED, posts=UNHURRIED, gets=UNHURRIED)
FAST = Settings(
    limits=LIMITS,
    bot_pause=(0.0, 0.0),
    bot_beat=0.0,
    bot_talk=(0.0, 0.0),
    reaction_pause=(0.0, 0.0),
    gallery=0.0,
    round=0.2,
    patience=0.3,
)
#: Nothing on loopback takes so long.
SOON = 20.0


def settings(**changes: Any) -> Settings:
    return replace(FAST, **changes)


class Served:
    """A server that listens."""

    def __init__(self, db: str, chosen: Settings = FAST, port: int = 0) -> None:
        self.listening = listen("127.0.0.1", port)
        self.port: int = self.listening.getsockname()[1]
        self.app = make_app(db, chosen)
        self.server = Server(self.app, chosen)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self.server.serve(sockets=[self.listening]))
        self._loop.close()

    def start(self) -> None:
        self._thread.start()
        while not self.server.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.01)

    def stop(self) -> None:
        self.server.should_exit = True
        self._thread.join(30)
        assert not self._thread.is_alive(), "the server did not stop"

    @property
    def hall(self) -> Hall:
        hall = self.app.state.hall
        assert isinstance(hall, Hall)
        return hall

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something inside the server, in its own loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(SOON)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@contextmanager
def serving(db: Any, chosen: Settings = FAST, port: int = 0) -> Iterator[Served]:
    served = Served(str(db), chosen, port)
    served.start()
    try:
        yield served
    finally:
        served.stop()


class Person:
    """Somebody with a browser: a cookie, and one socket at a time. Everybody goes home when the test is over."""

    everybody: ClassVar[list[Person]] = []

    def __init__(self, address: str, **headers: str) -> None:
        self.everybody.append(self)
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, headers=headers, timeout=SOON)
        self.socket: ClientConnection | None = None
        self.raw: list[bytes] = []
        self.lobby: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.story: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []

    async def goes_home(self) -> None:
        await self.leave()
        await self.http.aclose()

    # -- over HTTP

    async def named(self, name: str) -> Person:
        answer = await self.http.post("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        return self

    async def opens(self, **wanted: Any) -> str:
        answer = await self.http.post("/api/tables", json={"game": "agent_avenue", **wanted})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    async def record(self, table: str) -> httpx.Response:
        return await self.http.get(f"/api/tables/{table}/record")

    # -- at a table

    async def come(self, table: str, version: int = -1, seat: int | None = None, address: str = "") -> Person:
        """Open a socket, say hello, and hear everything up to the view (or the chat, before the start)."""
        await self.leave()
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = (address or self.address).replace("http", "ws")
        self.socket = await connect(
            f"{url}/ws/tables/{table}", additional_headers={"Cookie": cookies} if cookies else {}
        )
        await self.ask("hello", version=version, seat=seat)
        await self.hear("chat")
        if self.lobby["phase"] in ("playing", "over"):
            await self.hear("view")
        return self

    async def leave(self) -> None:
        if self.socket:
            await self.socket.close()
            self.socket = None

    async def ask(self, do: str, **fields: Any) -> None:
        await self.send(msgspec.json.encode({"do": do, **fields}).decode())

    async def send(self, text: str | bytes) -> None:
        assert self.socket
        await self.socket.send(text)

    async def next(self, soon: float = SOON) -> dict[str, Any]:
        """The next message, whatever it is."""
        assert self.socket
        raw = await asyncio.wait_for(self.socket.recv(decode=False), soon)
        self.raw.append(raw)
        news: dict[str, Any] = msgspec.json.decode(raw)
        self._take(news)
        return news

    def _take(self, news: dict[str, Any]) -> None:
        match news["say"]:
            case "lobby":
                self.lobby = news
            case "view":
                self._watch(news)
                self.view = news
                self.story = [event for event in self.story if event["at"] <= news["since"]] + news["events"]
            case "chat":
                self.chat += news["lines"]

    def _watch(self, view: dict[str, Any]) -> None:
        """Moments, if there are any, lead from what was seen last to what is seen now, and tell what is told."""
        if view["moments"]:
            seen = self.view["seen"]
            for moment in view["moments"]:
                seen = changed(seen, moment["changes"])
            passing = {key: view["seen"][key] for key in ("asked", "decision", "over")}
            assert seen | passing == view["seen"]
            assert [event for moment in view["moments"] for event in moment["events"]] == view["events"]

    async def hear(self, say: str) -> dict[str, Any]:
        """The next message of a kind; whatever comes before it is heard too."""
        while True:
            news = await self.next()
            if news["say"] == say:
                return news

    async def hears_until(self, holds: Any) -> None:
        """Listen until something holds of this person."""
        while not holds(self):
            await self.next()

    async def refused(self) -> str:
        return str((await self.hear("refused"))["words"]["id"])

    async def silence(self, seconds: float = 0.3) -> None:
        """Nothing is said for a while."""
        try:
            news = await self.next(seconds)
        except TimeoutError:
            return
        raise AssertionError(f"something was said: {news}")

    async def closed(self) -> int:
        """The socket is closed by the server: with which code?"""
        try:
            while True:
                await self.next()
        except ConnectionClosed as closed:
            self.socket = None
            return closed.rcvd.code if closed.rcvd else 0

    async def choose(self, option: str | None = None, seat: int | None = None, version: int | None = None) -> None:
        """Take an option of the view (the first, if none is named)."""
        await self.ask(
            "choose",
            seat=self.view["seat"] if seat is None else seat,
            option=self.view["options"][0]["id"] if option is None else option,
            version=self.view["version"] if version is None else version,
        )

    @property
    def options(self) -> list[str]:
        return [option["id"] for option in self.view["options"]]

    @property
    def over(self) -> bool:
        return bool(self.view) and self.view["seen"]["over"] is not None


async def two(served: Served, **wanted: Any) -> tuple[str, Person, Person]:
    """Ana has opened a table; Béla has heard of it."""
    ana = await Person(served.address).named("Ana")
    bela = await Person(served.address).named("Béla")
    return await ana.opens(**wanted), ana, bela


async def two_playing(served: Served, **wanted: Any) -> tuple[str, Person, Person]:
    table, ana, bela = await two(served, **wanted)
    await started(table, ana, bela)
    return table, ana, bela


async def seated(table: str, host: Person, *others: Person) -> None:
    """The host is at the table; the others come, take the next seats and are ready."""
    await host.come(table)
    for seat, person in enumerate(others, 1):
        await person.come(table)
        await person.ask("sit", seat=seat)
        await person.ask("ready", ready=True)
        await person.hears_until(lambda p, seat=seat: p.lobby["people"][seat]["ready"] and p.lobby["you"] == seat)
        await host.hears_until(lambda p, seat=seat: p.lobby["people"][seat]["ready"])


async def started(table: str, host: Person, *others: Person) -> None:
    """Everybody sits down, and the host begins."""
    await seated(table, host, *others)
    await host.ask("start", bots="random")
    for person in (host, *others):
        await person.hear("view")


async def play_on(*people: Person, choices: int = 10**6) -> int:
    """People take their first options until it is over, or so many times; how many times?"""
    made = 0
    while made < choices and not all(person.over for person in people):
        acting = next((person for person in people if person.options and not person.over), None)
        if acting is None:
            await asyncio.gather(*(person.hear("view") for person in people if not person.over))
            continue
        version = acting.view["version"]
        await acting.choose(acting.options[(version * 7) % len(acting.options)])
        for person in people:
            await person.hears_until(lambda p, version=version: p.view["version"] > version)
        made += 1
    return made
