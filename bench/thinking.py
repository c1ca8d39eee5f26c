"""Tables at which bots think hard: how soon do people there see what came of their choices?

    python bench/thinking.py [--tables 20] [--level hard] [--seconds 60] [--pace 2.0] [--plain]

Each table has one person, with a cookie and a socket, and bots in all other seats; the games of the shelf in turn. The
person thinks for about `--pace` seconds and takes a random option; the bots make no pause, so that all workers think
all the time. Measured is the time from sending a choice until the view it led to is there.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import time
from typing import Any

import httpx
from serving import Client, Process, database

from undercover import game
from undercover.table.registry import SHELF


class Table:
    """One person among bots, game after game."""

    def __init__(self, number: int, process: Process, level: str, pace: float) -> None:
        self.client = Client(process, f"Client {number}")
        self.game = SHELF[number % len(SHELF)]
        self.level = level
        self.pace = pace
        self.lots = random.Random(number)
        #: Seconds each choice took to be answered, and how many choices of bots were seen.
        self.times: list[float] = []
        self.answered = 0

    async def open(self, http: httpx.AsyncClient) -> None:
        client = self.client
        if not client.cookie:
            await client.post(http, "/api/me", {"name": client.name})
        seats = max(2, game(self.game).seats[0])
        wanted = {"game": self.game, "seats": seats, "play_now": self.level}
        await client.come((await client.post(http, "/api/tables", wanted))["table"])

    async def play(self, http: httpx.AsyncClient, until: float) -> None:
        client = self.client
        while (rest := until - time.perf_counter()) > 0:
            if client.over:
                await client.close()
                await self.open(http)
            elif client.options:
                await asyncio.sleep(min(rest, self.lots.uniform(0.5, 1.5) * self.pace))
                await self._choose()
            else:
                await self._wait(rest)

    async def _wait(self, rest: float) -> None:
        """For a bot to answer, or for the time to be over."""
        before = self.client.version
        try:
            await asyncio.wait_for(self.client.hear(), rest)
        except TimeoutError:
            return
        self.answered += self.client.version > before

    async def _choose(self) -> None:
        client = self.client
        option, began = self.lots.choice(client.options), time.perf_counter()
        await client.ask(do="choose", seat=client.seat, option=option, version=client.version)
        await client.until(lambda news: news["say"] in ("view", "refused"))
        self.times.append(time.perf_counter() - began)


async def run(process: Process, tables: int, level: str, seconds: float, pace: float) -> dict[str, Any]:
    everybody = [Table(number, process, level, pace) for number in range(tables)]
    async with httpx.AsyncClient(timeout=60) as http:
        await asyncio.gather(*(table.open(http) for table in everybody))
        until = time.perf_counter() + seconds
        await asyncio.gather(*(table.play(http, until) for table in everybody))
        await asyncio.gather(*(table.client.close() for table in everybody))
    times = sorted(time for table in everybody for time in table.times)
    return {
        "tables at once": tables,
        "level": level,
        "choices of people": len(times),
        "choices of bots seen": sum(table.answered for table in everybody),
        "choice to view, median ms": round(statistics.median(times) * 1000, 1),
        "choice to view, p95 ms": round(times[int(len(times) * 0.95)] * 1000, 1),
        "choice to view, longest ms": round(times[-1] * 1000, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--level", default="hard")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds a person thinks, on average")
    parser.add_argument("--plain", action="store_true", help="without the compiled engine of build/fast")
    chosen = parser.parse_args()
    busy = os.getloadavg()[0]  # what others do on this machine shows in every figure
    with database("sqlite") as db:
        process = Process(db, compiled=not chosen.plain)
        try:
            result = asyncio.run(run(process, chosen.tables, chosen.level, chosen.seconds, chosen.pace))
        finally:
            process.stop()
    print(json.dumps({**result, "processors": os.cpu_count(), "load of the machine before": round(busy, 1)}, indent=2))


if __name__ == "__main__":
    main()
