"""Load: many tables at once, played by clients over real WebSockets, and what a choice costs the server.

    python bench/load.py [GAME ...]            SQLite, one server process
    python bench/load.py --db postgres         PostgreSQL from PyPI, two server processes; or --db postgresql://…
    python bench/load.py --against REVISION    an older commit beside it; --compiled: both on the compiled engine

At every table are two people and some spectators, each with a socket of their own (on PostgreSQL they are spread over
the processes). People think for about `--pace` seconds and take a random option; where a game needs more seats, bots
that choose at random sit there. An older commit is checked out, and with --compiled compiled, under `build/compare`:
both servers are up at once and are played at in turns, so that whatever else slows the machine slows both.

Measured is the processor time of the server's processes (their workers, in which bots think, not counted), divided by
the choices everybody came to know of, and the time from sending a choice until the other one's socket has brought the
view it led to. Matches begin between the turns. At the end the rows in the database are compared with what was sent,
one by one. With --watch each server says where its time went, and how many statements and answers of threads there
were: watching costs, so the times are then too high.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import statistics
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
from compare import prepare
from rich.console import Console
from rich.table import Table as Grid
from serving import ROOT, Process, database
from tables import Table, Tally

import undercover
from undercover.server.database import Database, address
from undercover.server.store import Store

#: Seconds of playing that are not measured: everything is read and compiled when they are over.
WARM_UP = 1.0
#: Seconds after which everybody at a new table has been told who has come.
SETTLED = 2.0
#: Seconds after which nothing more is expected to come of what was sent.
QUIET = 0.8
#: Tables that are opened at once.
OPENED = 20


class Side:
    """One of the servers that are compared: the tables on it, and what the turns there have cost."""

    def __init__(self, processes: list[Process], db: str, game: str, args: argparse.Namespace) -> None:
        self.processes = processes
        self.db = db
        self.pace: float = args.pace
        self.tally = Tally()
        self.tables = [Table(n, game, processes, self.tally, args.spectators) for n in range(args.tables)]
        self.memory = 0
        #: Choices of the turns, seconds they took, and seconds of processor time.
        self.choices = 0
        self.took = self.spent = 0.0
        self.seen: dict[str, Counter[str]] = {"rooms": Counter(), "counts": Counter()}

    async def open(self) -> None:
        before = sum(process.memory() for process in self.processes)
        await self.renew(self.tables)
        await asyncio.sleep(SETTLED)
        self.memory = sum(process.memory() for process in self.processes) - before
        await self.turn(WARM_UP)
        self.choices, self.took, self.spent = 0, 0.0, 0.0
        self.tally.times.clear()

    async def renew(self, tables: list[Table]) -> None:
        async with httpx.AsyncClient(limits=httpx.Limits(max_connections=OPENED), timeout=60) as http:
            for first in range(0, len(tables), OPENED):
                await asyncio.gather(*(table.open(http) for table in tables[first : first + OPENED]))

    async def turn(self, seconds: float) -> None:
        over = [table for table in self.tables if table.over]
        self.tally.matches += len(over)
        if over:
            await self.renew(over)
            await asyncio.sleep(SETTLED)
        self._watched()
        # Looking for rubbish among thousands of clients stops them all for a second or two: that would be measured.
        gc.collect()
        gc.disable()
        before, spent, began = self._versions(), self._spent(), time.perf_counter()
        await self._play(began + seconds)
        self.choices += self._versions() - before
        self.spent += self._spent() - spent
        self.took += self.tally.heard - began
        gc.enable()
        for seen in self._watched():
            for kind, counts in seen.items():
                self.seen[kind].update(counts)

    async def _play(self, until: float) -> None:
        self.tally.heard = time.perf_counter()
        playing = [asyncio.create_task(table.play(until, self.pace)) for table in self.tables]
        await asyncio.wait(playing, timeout=until - time.perf_counter())
        while self.tally.heard + QUIET > time.perf_counter():
            await asyncio.sleep(QUIET / 4)
        for task in playing:
            task.cancel()
        problems = await asyncio.gather(*playing, return_exceptions=True)
        for problem in problems:
            if isinstance(problem, Exception):
                raise problem

    def _versions(self) -> int:
        return sum(table.version for table in self.tables)

    def _spent(self) -> float:
        return sum(process.spent() for process in self.processes)

    def _watched(self) -> list[dict[str, dict[str, int]]]:
        return [process.watched() for process in self.processes if process.watch]

    async def close(self) -> None:
        await asyncio.gather(*(table.close() for table in self.tables))

    async def found(self) -> dict[str, Any]:
        times = sorted(self.tally.times) or [0.0]
        rows = await compare(self.db, self.tally)
        return {
            "choices": self.choices,
            "matches": self.tally.matches,
            "a second": round(self.choices / self.took, 1),
            "processor ms a choice": round(self.spent / max(self.choices, 1) * 1000, 3),
            "median ms": round(statistics.median(times) * 1000, 1),
            "p99 ms": round(times[int(len(times) * 0.99)] * 1000, 1),
            "longest ms": round(times[-1] * 1000, 1),
            "refused": self.tally.refused,
            **rows,
            "kB a table": round(self.memory / len(self.tables) / 1024),
            **self.seen,
        }


async def compare(db: str, tally: Tally) -> dict[str, int]:
    """What is in the database against what was sent and not refused: lost, doubled or put in another order?"""
    database = Database(address(db))
    store = Store(database)
    sent = kept = differ = 0
    for table, seats in tally.chosen.items():
        written = await store.rows(table)
        for seat, options in enumerate(seats):
            rows, untold = [row.option for row in written if row.seat == seat], iter(options)
            sent, kept = sent + len(options), kept + len(rows)
            differ += not all(any(option == row for option in untold) for row in rows)
    await database.close()
    missing = sent - tally.refused - kept
    return {"lost": max(0, missing), "doubled": max(0, -missing), "differ": differ}


async def measure(sides: dict[str, Side], turns: int, seconds: float) -> dict[str, dict[str, Any]]:
    for side in sides.values():
        await side.open()
    for _ in range(turns):
        for side in sides.values():
            await side.turn(seconds)
    for side in sides.values():
        await side.close()
    return {name: await side.found() for name, side in sides.items()}


def one_game(homes: dict[str, Path], game: str, args: argparse.Namespace) -> dict[str, dict[str, Any]]:
    with ExitStack() as stack:
        sides: dict[str, Side] = {}
        for name, home in homes.items():
            db, folder = stack.enter_context(database(args.db)), stack.enter_context(tempfile.TemporaryDirectory())
            processes = list[Process]()
            for number in range(2 if "://" in db else 1):
                watch = Path(folder) / str(number) if args.watch else None
                processes.append(Process(db, home, args.compiled, watch))
                stack.callback(processes[-1].stop)
            sides[name] = Side(processes, db, game, args)
        return asyncio.run(measure(sides, args.turns, args.seconds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--db", default="sqlite")
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--spectators", type=int, default=3)
    parser.add_argument("--pace", type=float, default=0.0, help="seconds a client thinks, on average")
    parser.add_argument("--turns", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=3.0, help="of each turn")
    parser.add_argument("--against", metavar="REVISION")
    parser.add_argument("--compiled", action="store_true")
    parser.add_argument("--watch", action="store_true")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    busy = os.getloadavg()[0]  # what others do on this machine shows in every figure
    homes = {"now": ROOT}
    if args.against:
        homes = {args.against: prepare(args.against, args.compiled), **homes}
    found = {game: one_game(homes, game, args) for game in args.games or undercover.games()}
    if args.json:
        print(json.dumps({"load of the machine before": round(busy, 1), **found}, indent=1))
    else:
        show(found)


def show(found: dict[str, dict[str, Any]]) -> None:
    grid = Grid("game", "revision", "what", "of the first", "where the time went", title="processor time of the server")
    for game, runs in found.items():
        first = next(iter(runs.values()))["processor ms a choice"]
        for name, run in runs.items():
            rooms, counts = run.pop("rooms"), run.pop("counts")
            looks = sum(rooms.values()) or 1
            where = [f"{room} {count / looks:.0%}" for room, count in rooms.most_common()]
            where += [f"{count / run['choices']:.1f} {what}" for what, count in counts.items()]
            what = ", ".join(f"{value} {figure}" for figure, value in run.items() if value)
            grid.add_row(game, name, what, f"{run['processor ms a choice'] / first:.2f}", ", ".join(where))
    Console(width=220).print(grid)


if __name__ == "__main__":
    main()
