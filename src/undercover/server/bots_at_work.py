"""Bots think in processes of their own, so that the server goes on listening while they do."""

from __future__ import annotations

import secrets
from typing import Any

import undercover
from undercover import Option, bots
from undercover.server.workers import Failed, TooMuch, Workers
from undercover.table.dice import seeded

#: Seconds a trial game with somebody's own values may take.
TRIAL = 10.0


class BadTrial(Exception):
    """A game with these values cannot be played to its end."""


class BotsAtWork:
    def __init__(self, processes: int) -> None:
        self.workers = Workers(processes)

    async def choose(self, level: str, game: str, seen: dict[str, Any], options: tuple[Option, ...]) -> str:
        """The option a bot takes. Its dice know nothing of the table's."""
        asked = level, game, seen, options, secrets.randbits(60)
        try:
            return await self.workers.do(_choose, *asked)
        except TooMuch:
            return await self.workers.do(_choose, *asked)

    async def try_out(self, game: str, seats: int, options: dict[str, Any], data: str) -> None:
        """Play a game with strange values to its end, where it can do no harm."""
        try:
            await self.workers.do(_play_through, game, seats, options, data, seconds=TRIAL)
        except TooMuch:
            raise BadTrial("a trial game does not end") from None
        except Failed as problem:
            raise BadTrial(f"a trial game fails: {str(problem)[:200]}") from None

    def stop(self) -> None:
        self.workers.stop()


def _choose(level: str, game: str, seen: dict[str, Any], options: tuple[Option, ...], seed: int) -> str:
    return bots.level(level, undercover.game(game)).choose(seen, options, seeded(seed)).id


def _play_through(game: str, seats: int, options: dict[str, Any], data: str) -> None:
    rules = undercover.game(game)
    match, dice = rules.start(seats, 1, options, data), seeded(2)
    while match.waiting:
        if len(match.history) > rules.longest:
            raise ValueError("a trial game does not end")
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.step(seat, legal[dice.below(len(legal))])
