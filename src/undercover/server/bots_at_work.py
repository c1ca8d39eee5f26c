"""Bots think in processes of their own, so that the server goes on listening while they do."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import undercover
from undercover import Match, bots
from undercover.table.dice import seeded

T = TypeVar("T")
#: Seconds a trial game with somebody's own values may take.
TRIAL = 10.0


class BadTrial(Exception):
    """A game with these values cannot be played to its end."""


class BotsAtWork:
    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, level: str, match: Match, seat: int) -> str:
        """The option a bot takes in this chair. Its dice know nothing of the table's."""
        return await self._work(_choose, level, match.dump(), match.data, seat, secrets.randbits(60))

    async def try_out(self, game: str, seats: int, options: dict[str, Any], data: str) -> None:
        """Play a game with strange values to its end, where it can do no harm."""
        try:
            await asyncio.wait_for(self._work(_play_through, game, seats, options, data), TRIAL)
        except TimeoutError:
            self.stop()
            raise BadTrial("a trial game does not end") from None
        except Exception as problem:
            raise BadTrial(f"a trial game fails: {str(problem)[:200]}") from None

    def stop(self) -> None:
        if self._pool:
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def _work(self, task: Callable[..., T], *args: Any) -> T:
        """Whoever does not wait any more leaves the work to its end: a pool cannot bear both, being stopped and having
        work taken away."""
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.shield(loop.run_in_executor(self._workers(), task, *args))
        except BrokenProcessPool:
            self._pool = None
            return await asyncio.shield(loop.run_in_executor(self._workers(), task, *args))

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=_begin)
        return self._pool


def _begin() -> None:
    """A worker leaves Ctrl-C to the server, and goes when the server goes, however that came about."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_go_with_the_server, daemon=True).start()


def _go_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server:
        server.join()
        os._exit(0)


def _choose(level: str, position: dict[str, Any], data: str | None, seat: int, seed: int) -> str:
    match = undercover.game(position["game"]).load(position, data)
    chair = match.chair(seat, seeded(seed))
    return chair.choices[chair.options.index(bots.level(level, match.game).choose(chair))].id


def _play_through(game: str, seats: int, options: dict[str, Any], data: str) -> None:
    rules = undercover.game(game)
    match, dice = rules.start(seats, 1, options, data), seeded(2)
    while match.waiting:
        if len(match.history) > rules.longest:
            raise ValueError("a trial game does not end")
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.step(seat, legal[dice.below(len(legal))])
