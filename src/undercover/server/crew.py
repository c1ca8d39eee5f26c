"""A crew: several server processes on one machine that listen at one door, and a parent who replaces those that die.

All of them accept from the same socket, which the parent keeps open: while one of them is being replaced the others, or
the next one, take whoever comes. They share the database; on an SQLite file, which has no way to tell others that
something has changed, the parent passes on what one of them says to all others. It tells them when one has died.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.context import SpawnProcess
from typing import Any

from undercover.bots.parent import go_with_the_parent
from undercover.server.bus import SOMETHING_MISSED
from undercover.server.logs import note, to_stderr
from undercover.server.metrics import gone, together
from undercover.server.settings import Settings

_context = multiprocessing.get_context("spawn")
#: Seconds between two looks at who is still alive.
LOOK = 0.1
#: One that dies sooner than this after its start is replaced no sooner than that either, lest they all do nothing else.
YOUNG = 2.0
#: Seconds a process has to say goodbye.
FAREWELL = 10.0


class Mate:
    """One process of the crew, and the line to it."""

    def __init__(self, work: Callable[..., None], args: tuple[Any, ...]) -> None:
        self.line, theirs = socket.socketpair()
        self.ready = _context.Event()
        self.process: SpawnProcess = _context.Process(target=work, args=(*args, theirs, self.ready))
        self.process.start()
        self.began = time.monotonic()
        theirs.close()

    def stop(self) -> None:
        self.process.terminate()
        self.process.join(FAREWELL)
        if self.process.is_alive():
            self.process.kill()
        self.line.close()
        gone(self.process.pid)


class Crew:
    """The parent. SIGHUP replaces one after the other, by whatever is installed then."""

    def __init__(self, count: int, db: str | None, settings: Settings) -> None:
        self._db = db
        self._settings = settings
        self._mates: list[Mate] = []
        self._count = count
        self._sockets: list[socket.socket] = []
        self._ended = threading.Event()
        self._renew = threading.Event()

    @property
    def started(self) -> bool:
        return len(self._mates) == self._count and all(mate.ready.is_set() for mate in self._mates)

    def run(self, sockets: list[socket.socket]) -> None:
        with together(self._settings.metrics):
            self._run(sockets)

    def _run(self, sockets: list[socket.socket]) -> None:
        asyncio.run(_alone_at_first(self._db, self._settings))
        self._sockets = sockets
        for name in ("SIGINT", "SIGTERM"):
            signal.signal(getattr(signal, name), lambda *_: self._ended.set())
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, lambda *_: self._renew.set())
        self._mates = [self._new() for _ in range(self._count)]
        try:
            while not self._ended.wait(LOOK):
                self._replace_the_dead()
                if self._renew.is_set():
                    self._renew.clear()
                    self._replace_all()
        finally:
            for mate in self._mates:
                mate.process.terminate()
            for mate in self._mates:
                mate.stop()

    def _new(self) -> Mate:
        mate = Mate(work, (self._db, self._settings, self._sockets))
        threading.Thread(target=self._pass_on, args=(mate,), daemon=True).start()
        return mate

    def _pass_on(self, mate: Mate) -> None:
        """What one of them says, all others hear, line by line."""
        with suppress(OSError), mate.line.makefile("rb") as lines:
            for line in lines:
                self._tell_all_but(mate, line)

    def _tell_all_but(self, mate: Mate, line: bytes) -> None:
        for other in self._mates:
            if other is not mate:
                with suppress(OSError):
                    other.line.sendall(line)

    def _replace_the_dead(self) -> None:
        for n, mate in enumerate(self._mates):
            if not mate.process.is_alive() and time.monotonic() - mate.began > YOUNG:
                note("died", process=mate.process.pid, code=mate.process.exitcode)
                mate.line.close()
                gone(mate.process.pid)
                self._mates[n] = self._new()
                self._tell_all_but(mate, SOMETHING_MISSED)

    def _replace_all(self) -> None:
        """One at a time, and each only when the one before is at work: somebody always answers."""
        for mate in self._mates[:]:
            fresh = self._new()
            self._mates.append(fresh)
            while not fresh.ready.wait(LOOK) and fresh.process.is_alive() and not self._ended.is_set():
                pass
            mate.process.terminate()
            mate.process.join(FAREWELL)
            self._mates.remove(mate)
            mate.stop()
        note("renewed", processes=self._count)


def work(db: str | None, settings: Settings, sockets: list[socket.socket], line: socket.socket, ready: Any) -> None:
    """The life of one of them."""
    from undercover.server.app import Server, make_app  # slow to import, and the parent does without

    to_stderr()
    server = Server(make_app(db, settings, line), settings)
    threading.Thread(target=_say_when, args=(server, ready), daemon=True).start()
    go_with_the_parent(lambda: os.kill(os.getpid(), signal.SIGTERM))
    with suppress(KeyboardInterrupt):
        server.run(sockets)


def _say_when(server: Any, ready: Any) -> None:
    while not server.started:
        time.sleep(0.02)
    ready.set()


async def _alone_at_first(db: str | None, settings: Settings) -> None:
    """Before the crew begins its work on an SQLite file: whoever was there before is gone, and time stood still."""
    from undercover.server.database import Database, address
    from undercover.server.processes import Processes

    database = Database(address(db))
    try:
        if database.is_file:
            before = Processes(database)
            await before.arrive(settings.now(), settings.lifeless)
            await before.leave(settings.now())
    finally:
        await database.close()
