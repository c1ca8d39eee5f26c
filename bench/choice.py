"""What a choice costs the server: two people and three spectators at one table, over real WebSockets.

    python bench/choice.py [GAME ...] [--choices N] [--against REVISION] [--compiled] [--watch] [--json]

Measured is the processor time of the server's process (its workers, in which bots think, not counted), divided by the
rows written. Where a game needs more than two seats, bots that choose at random sit on the others. With --against an
older commit is measured beside it (it is checked out, and with --compiled compiled, under `build/compare`): both
servers are up at once and are played at in turns of some choices each: whatever else slows the machine slows both.
Every match is played to its end, because what a choice costs may depend on how many there were. With --watch the server
says where its time went, and how many statements and answers of threads there were: watching costs, so the times are
then too high.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
from contextlib import ExitStack
from pathlib import Path
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
#: Choices of one turn.
TURN = 20


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


class Side:
    """One of the servers that are compared: the table on it, and what the turns there have cost."""

    def __init__(self, process: Process, game: str) -> None:
        self.process = process
        self.sitting = Sitting(process, game)
        #: Choices so far, and seconds of processor time for them.
        self.choices = 0
        self.spent = 0.0
        self.seen: dict[str, dict[str, int]] = {"rooms": {}, "counts": {}}

    async def turn(self, http: httpx.AsyncClient, wanted: int) -> None:
        """Some choices, or as many as the match still has; none if there were enough and it is over."""
        if self.done(wanted):
            return
        if self.sitting.people[0].over:
            await self.sitting.close()
            await self.open(http, 2)
        if self.process.watch:
            self.process.watched()
        before = self.process.spent()
        self.choices += await self.sitting.play(TURN)
        self.spent += self.process.spent() - before
        if self.process.watch:
            _add(self.seen, self.process.watched())

    async def open(self, http: httpx.AsyncClient, warm_up: int) -> None:
        await self.sitting.open(http)
        await self.sitting.play(warm_up)

    def done(self, wanted: int) -> bool:
        return self.choices >= wanted and self.sitting.people[0].over

    def found(self) -> dict[str, Any]:
        return {"choices": self.choices, "ms": self.spent / self.choices * 1000, **self.seen}


async def measure(processes: dict[str, Process], game: str, choices: int) -> dict[str, dict[str, Any]]:
    sides = {name: Side(process, game) for name, process in processes.items()}
    async with httpx.AsyncClient(timeout=60) as http:
        for side in sides.values():
            await side.open(http, WARM_UP)
        while not all(side.done(choices) for side in sides.values()):
            for side in sides.values():
                await side.turn(http, choices)
        for side in sides.values():
            await side.sitting.close()
    return {name: side.found() for name, side in sides.items()}


def _add(seen: dict[str, dict[str, int]], more: dict[str, dict[str, int]]) -> None:
    for kind, counts in more.items():
        for name, count in counts.items():
            seen[kind][name] = seen[kind].get(name, 0) + count


def one_game(homes: dict[str, Path], game: str, args: argparse.Namespace) -> dict[str, dict[str, Any]]:
    with ExitStack() as stack:
        processes: dict[str, Process] = {}
        for name, home in homes.items():
            db, folder = stack.enter_context(database("sqlite")), stack.enter_context(tempfile.TemporaryDirectory())
            processes[name] = Process(db, home, args.compiled, Path(folder) / "seen" if args.watch else None)
            stack.callback(processes[name].stop)
        return asyncio.run(measure(processes, game, args.choices))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--choices", type=int, default=400)
    parser.add_argument("--against", metavar="REVISION")
    parser.add_argument("--compiled", action="store_true")
    parser.add_argument("--watch", action="store_true")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    homes = {"now": ROOT}
    if args.against:
        homes = {args.against: prepare(args.against, args.compiled), **homes}
    found = {game: one_game(homes, game, args) for game in args.games or undercover.games()}
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
