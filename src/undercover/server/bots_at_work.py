"""Bots think in processes of their own, so that the server goes on listening while they do."""

from __future__ import annotations

import secrets
from time import monotonic
from typing import Any

import undercover
from undercover import Match, bots
from undercover.server.metrics import Metrics
from undercover.server.workers import TooMuch, Workers
from undercover.table.dice import seeded

#: Seconds a hint may take, give or take a few worlds.
HINT = 2.0


class BotsAtWork:
    def __init__(self, processes: int, metrics: Metrics) -> None:
        self.workers = Workers(processes)
        self._metrics = metrics

    async def choose(self, level: str, match: Match, seat: int) -> str:
        """The option a bot takes in this chair. Its dice know nothing of the table's."""
        asked = level, match.dump(), match.data, seat, secrets.randbits(60)
        with self._metrics.timing("bot"):
            try:
                return await self.workers.do(_choose, *asked)
            except TooMuch:  # its process was ended: once more, in a new one
                return await self.workers.do(_choose, *asked)

    async def advise(self, match: Match, seat: int) -> tuple[str, str]:
        """The option a bot would tell this seat to take, and the message that says why."""
        with self._metrics.timing("advice"):
            return await self.workers.do(_advise, match.dump(), match.data, seat)

    async def stop(self) -> None:
        await self.workers.stop()


def _choose(level: str, position: dict[str, Any], data: str | None, seat: int, seed: int) -> str:
    match = undercover.game(position["game"]).load(position, data)
    seconds = bots.SECONDS.get(level)
    chair = match.chair(seat, seeded(seed), None if seconds is None else monotonic() + seconds)
    return chair.choices[chair.options.index(bots.level(level, match.game).choose(chair))].id


def _advise(position: dict[str, Any], data: str | None, seat: int) -> tuple[str, str]:
    match = undercover.game(position["game"]).load(position, data)
    best = bots.advice(match, seat, monotonic() + HINT)[0]
    return best.option, best.reason
