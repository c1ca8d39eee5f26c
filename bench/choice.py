"""What a choice costs the server: two people and three spectators at one table, over real WebSockets.

    python bench/choice.py [GAME ...] [--choices N] [--against REVISION] [--compiled] [--watch] [--json]

Measured is the processor time of the server's process (its workers, in which bots think, not counted), divided by the
rows written. Where a game needs more than two seats, bots that choose at random sit on the others. With --against an
older commit is measured beside it, turn about (it is checked out, and with --compiled compiled, under `build/compare`);
with --watch the server says where its time went, and how many statements and answers of threads there were: watching
costs, so the times are then too high.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

import httpx
from compare import prepare
from rich.console import Console
from rich.table import Table as Grid
from serving import ROOT, Client, Process, database

import undercover

SPECTATORS = 3
#: Choices that are not measured: everything is read and compiled when they are over.
WARM_UP = 30


class Sitting:
    """One table: matches one after the other, until enough was chosen."""

    def __init__(self, process: Process, game: str) -> None:
        self.process = process
        self.game = game
        self.lots = random.Random(game)
        self.people = [Client(process, name) for name in ("Ana", "Béla")]
        self.watchers = [Client(process, "") for _ in range(SPECTATORS)]
        self.table = ""

    @property
    def everybody(self) -> list[Client]:
        return [*self.people, *self.watchers]

    async def open(self, http: httpx.AsyncClient) -> None:
        host, guest = self.people
        seats = max(2, undercover.game(self.game).seats[0])
        for client in self.people:
            if not client.cookie:
                await client.post(http, "/api/me", {"name": client.name})
        self.table = (await host.post(http, "/api/tables", {"game": self.game, "seats": seats}))["table"]
        for client in self.everybody:
            await client.come(self.table)
        await guest.ask(do="sit", seat=1)
        await guest.ask(do="ready", ready=True)
        await host.until(lambda news: news["say"] == "lobby" and news["people"][1]["ready"])
        await host.ask(do="start", bots="random")
        await asyncio.gather(*(client.until(lambda news: news["say"] == "view") for client in self.everybody))

    async def play(self, choices: int) -> int:
        """So many choices or until the end; how many rows there were."""
        before = self.people[0].version
        while not self.people[0].over and self.people[0].version - before < choices:
            await self.one_choice()
        return self.people[0].version - before

    async def one_choice(self) -> None:
        """Whoever chooses sees what came of it, in a sealed choice that it is made; then all others see as much."""
        acting = next((client for client in self.people if client.options), None)
        if acting:
            option = self.lots.choice(acting.options)
            await acting.ask(do="choose", seat=acting.seat, option=option, version=acting.version)
        await (acting or self.people[0]).until(lambda news: news["say"] == "view")
        version = max(client.version for client in self.people)
        await asyncio.gather(*(self._sees(client, version) for client in self.everybody))

    async def _sees(self, client: Client, version: int) -> None:
        while client.version < version:
            await client.hear()

    async def close(self) -> None:
        for client in self.everybody:
            await client.close()


async def measure(process: Process, game: str, choices: int) -> dict[str, Any]:
    sitting, done, spent = Sitting(process, game), 0, 0.0
    seen: dict[str, dict[str, int]] = {"rooms": {}, "counts": {}}
    async with httpx.AsyncClient(timeout=60) as http:
        while done < choices:
            await sitting.open(http)
            await sitting.play(WARM_UP if not done else 2)
            if process.watch:
                process.watched()
            before = process.spent()
            done += await sitting.play(choices - done)
            spent += process.spent() - before
            if process.watch:
                _add(seen, process.watched())
            await sitting.close()
    return {"choices": done, "ms": spent / done * 1000, **seen}


def _add(seen: dict[str, dict[str, int]], more: dict[str, dict[str, int]]) -> None:
    for kind, counts in more.items():
        for name, count in counts.items():
            seen[kind][name] = seen[kind].get(name, 0) + count


def one_run(home: Path, game: str, args: argparse.Namespace) -> dict[str, Any]:
    with database("sqlite") as db, tempfile.TemporaryDirectory() as folder:
        process = Process(db, home, args.compiled, Path(folder) / "seen" if args.watch else None)
        try:
            return asyncio.run(measure(process, game, args.choices))
        finally:
            process.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--choices", type=int, default=300)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--against", metavar="REVISION")
    parser.add_argument("--compiled", action="store_true")
    parser.add_argument("--watch", action="store_true")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    homes = {"now": ROOT}
    if args.against:
        homes = {args.against: prepare(args.against, args.compiled), **homes}
    found: dict[str, dict[str, Any]] = {}
    for game in args.games or undercover.games():
        runs: dict[str, list[dict[str, Any]]] = {name: [] for name in homes}
        for _ in range(args.rounds):
            for name, home in homes.items():
                runs[name].append(one_run(home, game, args))
        found[game] = {name: {**each[-1], "ms": median(run["ms"] for run in each)} for name, each in runs.items()}
    if args.json:
        print(json.dumps(found, indent=1))
    else:
        show(found)


def show(found: dict[str, dict[str, Any]]) -> None:
    grid = Grid("game", "revision", "choices", "ms a choice", "of the first", "a choice", "where the time went")
    for game, runs in found.items():
        first = next(iter(runs.values()))["ms"]
        for name, run in runs.items():
            looks = sum(run["rooms"].values()) or 1
            rooms = sorted(run["rooms"].items(), key=lambda each: -each[1])
            where = ", ".join(f"{room} {count / looks:.0%}" for room, count in rooms)
            counts = ", ".join(f"{count / run['choices']:.1f} {what}" for what, count in run["counts"].items())
            grid.add_row(game, name, str(run["choices"]), f"{run['ms']:.2f}", f"{run['ms'] / first:.2f}", counts, where)
    Console(width=220).print(grid)


if __name__ == "__main__":
    main()
