"""Load: many tables at once, played by clients over real WebSockets.

    python bench/load.py                      SQLite, one server process
    python bench/load.py --db postgres        PostgreSQL from PyPI, two server processes; or --db postgresql://…

Every table has two clients, each with a cookie and a socket of its own (on PostgreSQL each at another process). They
think for about `--pace` seconds, take a random option, and begin a new game when one is over. Measured is the time from
sending a choice until the other client's socket has brought the view it led to. At the end the rows in the database are
compared with what the clients sent, one by one.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import statistics
import time
from typing import Any

import httpx
from serving import Client, Process, database

from undercover.server.database import Database, address
from undercover.server.store import Store


class Tally:
    """What was measured."""

    def __init__(self) -> None:
        self.choices: dict[str, list[tuple[int, str]]] = {}
        self.times: list[float] = []
        self.refused = 0
        self.games = 0


class Table:
    """Two clients who play one game after the other."""

    def __init__(self, number: int, processes: list[Process], pace: float, tally: Tally) -> None:
        self.clients = [Client(processes[seat % len(processes)], f"Client {number}-{seat}") for seat in (0, 1)]
        self.pace = pace
        self.tally = tally
        self.lots = random.Random(number)
        self.sent: dict[int, float] = {}
        self.choices: list[tuple[int, str]] = []

    async def open(self, http: httpx.AsyncClient) -> None:
        host, guest = self.clients
        for client in self.clients:
            if not client.cookie:
                await client.post(http, "/api/me", {"name": client.name})
        table = (await host.post(http, "/api/tables", {"game": "agent_avenue"}))["table"]
        self.choices = self.tally.choices[table] = []
        self.sent = {}
        for client in self.clients:
            await client.come(table)
        await guest.ask(do="sit", seat=1)
        await guest.ask(do="ready", ready=True)
        await host.until(lambda news: news["say"] == "lobby" and news["people"][1]["ready"])
        await host.ask(do="start", bots="random")

    async def play(self, http: httpx.AsyncClient, until: float) -> None:
        """Games until the time is up; the clients have been brought to the table already."""
        while True:
            await asyncio.gather(*(self._seat(seat, until) for seat in (0, 1)))
            if time.perf_counter() >= until:
                return
            await self.close()
            self.tally.games += 1
            await self.open(http)

    async def _seat(self, seat: int, until: float) -> None:
        client = self.clients[seat]
        while not client.over:
            rest = until - time.perf_counter() + 2  # what was sent in time is waited for
            if rest <= 0:
                return
            try:
                news = await asyncio.wait_for(client.hear(), rest)
            except TimeoutError:
                return
            self.tally.refused += news["say"] == "refused"
            if news["say"] == "view":
                self._measure(seat)
                if client.options and time.perf_counter() < until:
                    await self._choose(seat)

    def _measure(self, seat: int) -> None:
        """The view that followed the other one's choice."""
        version = self.clients[seat].version
        if version in self.sent and self.choices[version - 1][0] != seat:
            self.tally.times.append(self.clients[seat].seen[version] - self.sent.pop(version))

    async def _choose(self, seat: int) -> None:
        client = self.clients[seat]
        await asyncio.sleep(self.lots.uniform(0.5, 1.5) * self.pace)
        option = self.lots.choice(client.options)
        self.choices.append((seat, option))
        self.sent[client.version + 1] = time.perf_counter()
        await client.ask(do="choose", seat=seat, option=option, version=client.version)

    async def close(self) -> None:
        for client in self.clients:
            await client.close()


async def run(processes: list[Process], tables: int, seconds: float, pace: float) -> dict[str, Any]:
    tally = Tally()
    before = sum(process.memory() for process in processes)
    everybody = [Table(number, processes, pace, tally) for number in range(tables)]
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(limits=limits, timeout=60) as http:
        for first in range(0, tables, 20):
            await asyncio.gather(*(table.open(http) for table in everybody[first : first + 20]))
        after = sum(process.memory() for process in processes)
        # Looking for rubbish among thousands of clients stops them all for a second or two: that would be measured.
        gc.collect()
        gc.disable()
        began = time.perf_counter()
        cpu = sum(process.spent() for process in processes)
        await asyncio.gather(*(table.play(http, began + seconds) for table in everybody))
        took = time.perf_counter() - began
        spent = sum(process.spent() for process in processes) - cpu
        gc.enable()
        await asyncio.gather(*(table.close() for table in everybody))
    sent = sum(len(choices) for choices in tally.choices.values())
    times = sorted(tally.times)
    return {
        "tables at once": tables,
        "games finished": tally.games,
        "choices": sent,
        "choices a second": round(sent / took, 1),
        "choice to broadcast, median ms": round(statistics.median(times) * 1000, 1),
        "choice to broadcast, p99 ms": round(times[int(len(times) * 0.99)] * 1000, 1),
        "choice to broadcast, longest ms": round(times[-1] * 1000, 1),
        "refused": tally.refused,
        "memory for a table with two sockets, kB": round((after - before) / tables / 1024),
        "server processor time for a choice, ms": round(spent / max(sent, 1) * 1000, 2),
        "sent": tally.choices,
    }


async def compare(db: str, sent: dict[str, list[tuple[int, str]]]) -> dict[str, int]:
    """What is in the database against what was sent: lost, doubled or put in another order?"""
    database = Database(address(db))
    store = Store(database)
    lost = doubled = differ = 0
    for table, choices in sent.items():
        rows = [(row.seat, row.option) for row in await store.rows(table)]
        lost += max(0, len(choices) - len(rows))
        doubled += max(0, len(rows) - len(choices))
        differ += rows != choices
    await database.close()
    return {"choices lost": lost, "choices doubled": doubled, "tables that differ": differ}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--db", default="sqlite")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds a client thinks, on average")
    chosen = parser.parse_args()
    busy = os.getloadavg()[0]  # what others do on this machine shows in every figure
    with database(chosen.db) as db:
        processes = [Process(db) for _ in range(2 if "://" in db else 1)]
        try:
            result = asyncio.run(run(processes, chosen.tables, chosen.seconds, chosen.pace))
        finally:
            for process in processes:
                process.stop()
        sent = result.pop("sent")
        result |= {"server processes": len(processes), **asyncio.run(compare(db, sent))}
        result |= {"processors": os.cpu_count(), "load of the machine before": round(busy, 1)}
    print(json.dumps(result, indent=2))


if __name__ == "__main__":
    main()
