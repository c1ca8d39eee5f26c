"""Tables that are played at by clients over real WebSockets: what the measurements of the hall play with."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

import httpx
from serving import Client, Process

import undercover

#: Seconds to react: nobody shall be answered for between two turns.
LONGEST = 600


@dataclass
class Tally:
    """What came of playing."""

    #: What the people have chosen, by table and seat, in order.
    chosen: dict[str, tuple[list[str], list[str]]] = field(default_factory=dict)
    #: Seconds from sending a choice to the other one's view of what came of it.
    times: list[float] = field(default_factory=list)
    refused: int = 0
    matches: int = 0
    #: When anybody last heard anything.
    heard: float = 0.0


class Table:
    """Two people and some who watch, a match after the other. Bots that choose at random sit on the other seats."""

    def __init__(self, number: int, game: str, processes: list[Process], tally: Tally, spectators: int = 0) -> None:
        self.game = game
        self.tally = tally
        self.lots = random.Random(f"{game} {number}")
        everybody = [f"Ana {number}", f"Béla {number}", *[""] * spectators]
        self.clients = [Client(processes[n % len(processes)], name) for n, name in enumerate(everybody)]
        self.people, self.watchers = self.clients[:2], self.clients[2:]
        #: Choices of which nobody has heard yet: by the version they lead to, whose, and when they were sent.
        self._sent: dict[int, tuple[int, float]] = {}
        #: Whether there was a view of one of the people since somebody last looked.
        self._news = asyncio.Event()
        self.id = ""

    @property
    def version(self) -> int:
        return max(client.version for client in self.people)

    @property
    def over(self) -> bool:
        return any(client.over for client in self.people)

    async def open(self, http: httpx.AsyncClient) -> None:
        """A new match; everybody is at it."""
        await self.close()
        host, guest = self.people
        seats = max(2, undercover.game(self.game).seats[0])
        for client in self.people:
            if not client.cookie:
                await client.post(http, "/api/me", {"name": client.name})
        self.id = (await host.post(http, "/api/tables", {"game": self.game, "seats": seats}))["table"]
        self.tally.chosen[self.id] = [], []
        self._sent.clear()
        for client in self.clients:
            await client.come(self.id)
        await host.ask(do="set_table", reaction=LONGEST)
        await host.until(lambda news: news["say"] == "lobby" and news["reaction"] == LONGEST)
        await guest.ask(do="sit", seat=1)
        await guest.ask(do="ready", ready=True)
        await host.until(lambda news: news["say"] == "lobby" and news["people"][1]["ready"])
        await host.ask(do="start", bots="random")
        await asyncio.gather(*(client.until(lambda news: news["say"] == "view") for client in self.clients))

    async def play(self, until: float, pace: float) -> None:
        """Go on until the match is over; at a certain time the last choice is made, and what comes of it is heard until
        this is cancelled. One person after the other thinks, for about `pace` seconds."""
        await asyncio.gather(self._choose(until, pace), *(self._hear(client) for client in self.clients))

    async def _choose(self, until: float, pace: float) -> None:
        while not self.over:
            await self._until(lambda: self.over or self._asked is not None)
            await asyncio.sleep(self.lots.uniform(0.5, 1.5) * pace)
            seat, now = self._asked, time.perf_counter()
            if seat is None or now >= until:
                return
            client, version = self.people[seat], self.people[seat].version
            option = self.lots.choice(client.options)
            self.tally.chosen[self.id][seat].append(option)
            self._sent[version + 1] = seat, now
            await client.ask(do="choose", seat=seat, option=option, version=version)
            await self._until(partial(_made, client, version))

    @property
    def _asked(self) -> int | None:
        """Whose choice it is; nobody's before both have seen as much."""
        if self.people[0].version != self.people[1].version:
            return None
        return next((seat for seat, client in enumerate(self.people) if client.options), None)

    async def _until(self, holds: Callable[[], bool]) -> None:
        while not holds():
            self._news.clear()
            await self._news.wait()

    async def _hear(self, client: Client) -> None:
        seat = self.people.index(client) if client in self.people else None
        while not client.over:
            news = await client.hear()
            self.tally.heard = time.perf_counter()
            self.tally.refused += news["say"] == "refused"
            if seat is not None and news["say"] == "view":
                self._measure(seat)
                self._news.set()

    def _measure(self, seat: int) -> None:
        """The view that followed the other one's choice."""
        version = self.people[seat].version
        by, sent = self._sent.get(version, (seat, 0.0))
        if by != seat:
            self.tally.times.append(self.people[seat].seen[version] - sent)
            del self._sent[version]

    async def close(self) -> None:
        for client in self.clients:
            await client.close()


def _made(client: Client, version: int) -> bool:
    """Whether a choice has been accepted: something came of it, or it is sealed, and nothing more can be chosen."""
    return client.version > version or not client.options
