"""Trials: what strangers send is read and played where it can do no harm, within limits of time and memory."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeVar

import undercover
from undercover.server.workers import Failed, TooMuch, Workers
from undercover.table.data import BadData, parse
from undercover.table.dice import seeded
from undercover.table.seal import verify

T = TypeVar("T")
#: Bytes of address space and seconds a trial may take; so many may wait for each other.
MEMORY = 1 << 30
SECONDS = 10.0
WAITING = 8
#: No number in a data file is larger: a box with a billion cards would fill more than a table.
LARGEST = 10_000


class BadTrial(Exception):
    """It cannot be played. The text says why."""


class TrialTooLong(Exception):
    """It took more time or memory than it may."""


class TooManyTrials(Exception):
    """So many others are being tried that this one would wait too long."""


class Found(NamedTuple):
    """What a record leads to."""

    seats: int
    options: dict[str, Any]
    seed: int | str | None
    rules: str
    over: bool


class Trials:
    def __init__(self) -> None:
        self._workers = Workers(1, MEMORY)

    async def read_values(self, game: str, data: str) -> None:
        """See whether somebody's own values fit a game."""
        await self._try(_read_values, game, data)

    async def play_through(self, game: str, seats: int, options: dict[str, Any], data: str) -> None:
        """Values that fit may still not make a game: play one to its end."""
        try:
            await self._try(_play_through, game, seats, options, data)
        except BadTrial as problem:
            raise BadTrial(f"a trial game fails: {problem}") from None

    async def replay(self, record: dict[str, Any], upto: int | None, data: str | None) -> Found:
        return await self._try(_replay, record, upto, data)

    async def verify(self, record: dict[str, Any], data: str | None) -> list[tuple[str, dict[str, Any]]]:
        """Check a record, its seal and every choice; what was checked, in words."""
        return await self._try(verify, record, data)

    async def stop(self) -> None:
        await self._workers.stop()

    async def _try(self, task: Callable[..., T], *args: Any) -> T:
        if self._workers.busy >= WAITING:
            raise TooManyTrials
        try:
            return await self._workers.do(task, *args, seconds=SECONDS)
        except TooMuch:
            raise TrialTooLong from None
        except Failed as problem:
            raise BadTrial(str(problem)[:200]) from None


def _read_values(game: str, data: str) -> None:
    for number in _numbers(parse(data)):
        if abs(number) > LARGEST:
            raise BadData(f"{number} > {LARGEST}")
    undercover.game(game).open_box(data)


def _numbers(value: Any) -> Iterator[float]:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from _numbers(each)
    elif isinstance(value, (int, float)):
        yield value


def _play_through(game: str, seats: int, options: dict[str, Any], data: str) -> None:
    rules = undercover.game(game)
    match, dice = rules.start(seats, 1, options, data), seeded(2)
    while match.waiting:
        if len(match.history) > rules.longest:
            raise ValueError("it does not end")
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.step(seat, legal[dice.below(len(legal))])


def _replay(record: dict[str, Any], upto: int | None, data: str | None) -> Found:
    match = undercover.replay(record, upto, data)
    over = match.outcome is not None
    return Found(match.seats, dict(match.options), match.seed, match.rules_version, over)
