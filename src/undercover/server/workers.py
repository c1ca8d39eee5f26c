"""Workers: processes of their own for what takes long, so that the server goes on listening in the meantime."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import signal
import socket
from collections.abc import Callable
from multiprocessing.context import SpawnProcess
from typing import Any, TypeVar

from undercover.bots.parent import go_with_the_parent

T = TypeVar("T")
_context = multiprocessing.get_context("spawn")
#: Bytes that say how long an answer is.
LENGTH = 8


class Failed(Exception):
    """The work ended with an exception; its text is what that exception said."""


class TooMuch(Exception):
    """The work took more time or memory than it may, or its process was ended."""


class Worker:
    """One process, begun when there is something to do. The loop hears from it by itself: no thread waits for it."""

    def __init__(self, memory: int | None, patience: int) -> None:
        self._memory = memory
        self._patience = patience
        self._process: SpawnProcess | None = None
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def do(self, task: Callable[..., T], args: tuple[Any, ...]) -> T:
        assert self._line, "it has not been started"
        hears, says = self._line
        try:
            says.write(pickle.dumps((task, args)))
            length = int.from_bytes(await hears.readexactly(LENGTH), "big")
            done, result = pickle.loads(await hears.readexactly(length))
        except (EOFError, OSError):
            self.kill()
            raise TooMuch from None
        if not done:
            raise Failed(result)
        found: T = result
        return found

    def kill(self) -> None:
        """A process that is ended is not asked whether it still lives: it may, for a moment."""
        if self._process:
            self._process.kill()
            self._process = None

    async def start(self) -> None:
        """There is a process, if need be a new one."""
        if self._process and self._process.is_alive():
            return
        self.hang_up()
        ours, theirs = socket.socketpair()
        self._process = _context.Process(target=_work, args=(theirs, self._memory, self._patience), daemon=True)
        self._process.start()
        theirs.close()
        self._line = await asyncio.open_connection(sock=ours)

    def hang_up(self) -> None:
        if self._line:
            self._line[1].close()
            self._line = None


class Workers:
    """Some workers; whoever is free does what comes next."""

    def __init__(self, count: int, memory: int | None = None, patience: int = 0) -> None:
        """`memory` is all a process may have; with `patience` (1 to 19) it lets others go first."""
        self._all = [Worker(memory, patience) for _ in range(count)]
        self._free = self._all[:]
        #: Work that waits for a worker, or is being done.
        self.busy = 0
        self._work: set[asyncio.Task[Any]] = set()
        self._one_free = asyncio.Semaphore(count)

    async def do(self, task: Callable[..., T], *args: Any, seconds: float | None = None) -> T:
        """Let a worker do this; Failed or TooMuch if it goes wrong. It is done also if nobody waits any more."""
        work = asyncio.create_task(self._do(task, args, seconds))
        self._work.add(work)
        work.add_done_callback(self._work.discard)
        return await asyncio.shield(work)

    async def _do(self, task: Callable[..., T], args: tuple[Any, ...], seconds: float | None) -> T:
        self.busy += 1
        try:
            async with self._one_free:
                worker = self._free.pop()
                try:
                    return await self._by(worker, task, args, seconds)
                finally:
                    self._free.append(worker)
        finally:
            self.busy -= 1

    async def _by(self, worker: Worker, task: Callable[..., T], args: tuple[Any, ...], seconds: float | None) -> T:
        await worker.start()
        alarm = asyncio.get_running_loop().call_later(seconds, worker.kill) if seconds is not None else None
        try:
            return await worker.do(task, args)
        finally:
            if alarm:
                alarm.cancel()

    def kill(self) -> None:
        """End all processes; whoever needs one again gets a new one."""
        for worker in self._all:
            worker.kill()

    async def stop(self) -> None:
        """End everything; whoever still waits is told that it was cancelled."""
        for work in self._work:
            work.cancel()
        self.kill()
        await asyncio.gather(*self._work, return_exceptions=True)
        for worker in self._all:
            worker.hang_up()


def _work(end: socket.socket, memory: int | None, patience: int) -> None:
    """The life of a worker. It leaves Ctrl-C to the server, and goes when the server goes, however that came about."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(patience)
    go_with_the_parent()
    if memory is not None:
        _keep_to(memory)
    with end.makefile("rwb") as line:
        while True:
            try:
                task, args = pickle.load(line)
            except EOFError:
                return
            answer = _done(task, args)
            line.write(len(answer).to_bytes(LENGTH, "big") + answer)
            line.flush()


def _done(task: Callable[..., Any], args: tuple[Any, ...]) -> bytes:
    """Whether it was done, and what came of it or what went wrong."""
    try:
        return pickle.dumps((True, task(*args)))
    except MemoryError:
        os._exit(1)  # nothing is certain any more in here
    except Exception as problem:
        return pickle.dumps((False, str(problem)))


def _keep_to(memory: int) -> None:
    """Not more memory than this, where the system knows how to say so."""
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
