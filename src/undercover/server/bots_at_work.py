"""Bots think in processes of their own, so that the server goes on listening while they do."""

from __future__ import annotations

import secrets
from typing import Any

import undercover
from undercover import Option, bots
from undercover.server.metrics import Metrics
from undercover.server.workers import TooMuch, Workers
from undercover.table.dice import seeded


class BotsAtWork:
    def __init__(self, processes: int, metrics: Metrics) -> None:
        self.workers = Workers(processes)
        self._metrics = metrics

    async def choose(self, level: str, game: str, seen: dict[str, Any], options: tuple[Option, ...]) -> str:
        """The option a bot takes. Its dice know nothing of the table's."""
        asked = level, game, seen, options, secrets.randbits(60)
        with self._metrics.timing("bot"):
            try:
                return await self.workers.do(_choose, *asked)
            except TooMuch:  # its process was ended: once more, in a new one
                return await self.workers.do(_choose, *asked)

    def stop(self) -> None:
        self.workers.stop()


def _choose(level: str, game: str, seen: dict[str, Any], options: tuple[Option, ...], seed: int) -> str:
    return bots.level(level, undercover.game(game)).choose(seen, options, seeded(seed)).id
