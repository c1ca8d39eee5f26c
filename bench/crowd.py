"""A crowd: many spectators at one table, many tables at which nothing happens, and a server that is asked to go.

    python bench/crowd.py [--game GAME] [--spectators N] [--seconds S] [--tables N]

Measured is how long the other player waits for the view a choice leads to while all spectators are told it too, how
much memory a table takes at which nothing happens (with two sockets, and with none), and how long a server with all
these sockets takes to say goodbye.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import time
from contextlib import suppress
from typing import Any

import httpx
from serving import Process, database
from tables import Table, Tally
from websockets.asyncio.client import ClientConnection, connect

KB = 1024
#: Seconds until everybody has been shown who has come.
SETTLED = 4.0


async def crowd(
    process: Process, game: str, spectators: int, seconds: float
) -> tuple[list[float], subprocess.Popen[bytes]]:
    """Seconds from sending a choice until the other player sees what came of it; the crowd stays."""
    tally = Tally()
    table = Table(0, game, [process], tally)
    async with httpx.AsyncClient(timeout=60) as http:
        await table.open(http)
    watch = [sys.executable, __file__, "--watch", process.address, table.id, "--spectators", str(spectators)]
    watching = subprocess.Popen(watch, stdout=subprocess.PIPE)
    assert watching.stdout
    await asyncio.to_thread(watching.stdout.readline)
    await asyncio.sleep(SETTLED)
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await table.play(float("inf"), 0.0)
    return tally.times, watching


async def watch(address: str, table: str, spectators: int) -> None:
    """The crowd, in a process of its own: it reads what it is sent."""
    url = address.replace("http", "ws")
    sockets: list[ClientConnection] = []
    for _ in range(spectators):
        socket = await connect(f"{url}/ws/tables/{table}", compression=None)
        await socket.send('{"do": "hello"}')
        sockets.append(socket)
    print("here", flush=True)
    await asyncio.gather(*(_read(socket) for socket in sockets), return_exceptions=True)


async def _read(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


async def idle(process: Process, game: str, tables: int) -> dict[str, float]:
    """What a table takes in memory, with its people there and without them."""
    open_tables, before = [Table(number, game, [process], Tally()) for number in range(tables)], process.memory()
    async with httpx.AsyncClient(timeout=60) as http:
        for table in open_tables:
            await table.open(http)
    with_people = process.memory()
    await asyncio.gather(*(table.close() for table in open_tables))
    await asyncio.sleep(2)
    return {
        "idle table with two sockets, kB": round((with_people - before) / tables / KB, 1),
        "idle table with nobody there, kB": round((process.memory() - before) / tables / KB, 1),
    }


async def run(process: Process, args: argparse.Namespace) -> dict[str, Any]:
    await idle(process, args.game, 20)  # whatever is read once is read now
    figures: dict[str, Any] = await idle(process, args.game, args.tables)
    times, watching = await crowd(process, args.game, args.spectators, args.seconds)
    times.sort()
    figures |= {
        "choices": len(times),
        "player waits, median ms": round(times[len(times) // 2] * 1000, 1),
        "player waits, p95 ms": round(times[int(len(times) * 0.95)] * 1000, 1),
        "spectators": args.spectators,
    }
    began = time.perf_counter()
    process.process.terminate()
    await asyncio.to_thread(process.process.wait, 30)
    figures["goodbye, s"] = round(time.perf_counter() - began, 2)
    watching.wait(30)
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="rogue_agent")
    parser.add_argument("--spectators", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--watch", nargs=2, metavar=("ADDRESS", "TABLE"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.watch:
        asyncio.run(watch(args.watch[0], args.watch[1], args.spectators))
        return
    busy = os.getloadavg()[0]
    with database("sqlite") as db:
        process = Process(db)
        try:
            figures = asyncio.run(run(process, args))
        finally:
            if process.process.poll() is None:
                process.stop()
    print(json.dumps({"game": args.game, **figures, "load of the machine before": round(busy, 1)}, indent=1))


if __name__ == "__main__":
    main()
