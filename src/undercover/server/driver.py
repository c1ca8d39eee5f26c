"""Who acts where no person does: bots in their seats, and the clock for whoever has run out of time.

How long a bot takes says nothing about its cards: it answers after a pause drawn by lot before it has thought, or, if
it thinks longer than that, some whole beats later.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from undercover.server.course import Course
from undercover.server.logs import mark, trouble
from undercover.server.refusals import Refusal
from undercover.server.setup import Setup

if TYPE_CHECKING:
    from undercover.server.tables import LiveTable

#: Chance that has nothing to do with any table's dice.
_lots = random.SystemRandom()


class Driver:
    def __init__(self, table: LiveTable) -> None:
        self._table = table
        #: Bots that are about to answer, by seat: for which version, of which level.
        self._bots: dict[int, tuple[int, str, asyncio.Task[None]]] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def busy(self) -> bool:
        """Whether somebody is about to act; a clock that runs out later is noticed by the rounds of the hall."""
        return bool(self._bots)

    def due(self, setup: Setup, course: Course) -> float | None:
        """When somebody should have acted at the latest, for other processes to notice if nobody does."""
        settings = self._table.hall.settings
        times = [course.clocks.deadline(seat) for seat in _timed(setup, course)]
        if any(setup.seats[seat].driver for seat in course.match.waiting):
            times.append(settings.now() + settings.bot_pause[1])
        return min(times) + 2 * settings.patience if times else None

    def plan(self) -> None:
        """The match stands somewhere new, or somebody else decides: see who acts next."""
        course, setup = self._table.course, self._table.setup
        wanted: dict[int, tuple[int, str]] = {}
        if course and not course.over:
            levels = {seat: setup.seats[seat].driver for seat in course.match.waiting}
            wanted = {seat: (course.version, level) for seat, level in levels.items() if level}
        for seat, (version, level, task) in list(self._bots.items()):
            if wanted.get(seat) != (version, level):
                task.cancel()
                del self._bots[seat]
        for seat, (version, level) in wanted.items():
            if seat not in self._bots:
                self._bots[seat] = (version, level, self._begin(self._bot(seat, version, level)))
        self._set_alarm(setup, course)

    def stop(self) -> None:
        """Nobody acts from now on; whoever is acting already ends it."""
        for _, _, task in self._bots.values():
            task.cancel()
        self._bots.clear()
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

    async def stopped(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # -- bots

    async def _bot(self, seat: int, version: int, level: str) -> None:
        table, settings = self._table, self._table.hall.settings
        loop = asyncio.get_running_loop()
        began = loop.time()
        pause = _lots.uniform(*settings.bot_pause) + (0 if table.ours else settings.patience)
        option = await self._think(seat, level)
        while began + pause < loop.time() and settings.bot_beat > 0:
            pause += settings.bot_beat
        await asyncio.sleep(began + pause - loop.time())
        self._bots.pop(seat, None)
        try:
            await self._answer(seat, version, option)
        except Exception:
            trouble("bot_stuck", table=mark(table.id), level=level)

    async def _think(self, seat: int, level: str) -> str:
        """A bot that fails must not stop the table: it does what somebody without time would do."""
        match = self._table.course.match if self._table.course else None
        assert match
        game, seen, options, default = match.game.slug, match.seen(seat), match.choices(seat), match.default(seat).id
        try:
            wanted = await self._table.hall.bots.choose(level, game, seen, options)
            return next(option.id for option in options if option.id == wanted)
        except Exception:
            trouble("bot_failed", table=mark(self._table.id), game=game, level=level)
            return default

    async def _answer(self, seat: int, version: int, option: str) -> None:
        table = self._table
        async with table.entered():
            course = table.course
            asked = course and course.version == version and seat in course.match.waiting
            if asked and table.setup.seats[seat].driver:
                with suppress(Refusal):
                    await table.write(seat, option)
            table.tell()

    # -- clocks

    def _set_alarm(self, setup: Setup, course: Course | None) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if not course or course.over:
            return
        deadlines = [course.clocks.deadline(seat) for seat in _timed(setup, course)]
        if deadlines:
            rest = max(0.0, min(deadlines) - self._table.hall.settings.now())
            patience = 0 if self._table.ours else self._table.hall.settings.patience
            self._alarm = asyncio.get_running_loop().call_later(rest + patience, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._begin(self.time_out())

    async def time_out(self) -> None:
        """Whoever has run out of time takes the default."""
        table = self._table
        try:
            async with table.entered():
                with suppress(Refusal):
                    while late := self._late():
                        await table.write(late[0], table.playing().match.default(late[0]).id)
                table.tell()
        except Exception:
            trouble("clock_stuck", table=mark(table.id))

    def _late(self) -> list[int]:
        course, setup = self._table.course, self._table.setup
        if not course or course.over:
            return []
        now = self._table.hall.settings.now()
        return [seat for seat in _timed(setup, course) if course.clocks.deadline(seat) <= now]


def _timed(setup: Setup, course: Course) -> list[int]:
    """The seats that decide against the clock."""
    if not course.clocks.ticking:
        return []
    return [seat for seat in course.match.waiting if setup.seats[seat].driver is None]
