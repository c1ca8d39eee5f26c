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
from undercover.table.match import Match

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
        #: The turn in which bots were last asked what they have to say, and those that think about it.
        self._turn: int | None = None
        self._talking: set[asyncio.Task[None]] = set()

    @property
    def busy(self) -> bool:
        """Whether somebody is about to act; a clock that runs out later is noticed by the rounds of the hall."""
        return bool(self._bots)

    def due(self, setup: Setup, course: Course) -> float | None:
        """When somebody should have acted at the latest, for other processes to notice if nobody does."""
        settings, opened = self._table.hall.settings, self._table.windows.open(setup, course)
        times = self._alarms(setup, course)
        if any(setup.seats[seat].driver for seat in course.match.waiting):
            times.append(opened.counts if opened else settings.now() + settings.bot_pause[1])
        return min(times) + 2 * settings.patience if times else None

    def plan(self) -> None:
        """The match stands somewhere new, or somebody else decides: see who acts next."""
        course, setup = self._table.course, self._table.setup
        wanted: dict[int, tuple[int, str]] = {}
        if course and not course.over:
            free = [seat for seat in course.match.waiting if not self._table.desks.answered(seat, course)]
            levels = {seat: setup.seats[seat].driver for seat in free}
            wanted = {seat: (course.version, level) for seat, level in levels.items() if level}
            self._give_the_floor(setup, course)
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
        for task in [*self._talking, *(task for _, _, task in self._bots.values())]:
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
        pause = self._pause() + (0 if table.ours else settings.patience)
        assert table.course
        option = await self._think(seat, level, table.course.match)
        while began + pause < loop.time() and settings.bot_beat > 0:
            pause += settings.bot_beat
        await asyncio.sleep(began + pause - loop.time())
        self._bots.pop(seat, None)
        try:
            await self._answer(seat, version, option)
        except Exception:
            trouble("bot_stuck", table=mark(table.id), level=level)

    def _pause(self) -> float:
        """How long a bot takes; in a round of reactions until answers count, like everybody else's."""
        table, settings = self._table, self._table.hall.settings
        opened = table.windows.open(table.setup, table.course)
        return max(0.0, opened.counts - settings.now()) if opened else _lots.uniform(*settings.bot_pause)

    async def _think(self, seat: int, level: str, match: Match) -> str:
        """A bot that fails must not stop the table: it does what somebody without time would do."""
        default = match.default(seat).id
        try:
            wanted = await self._table.hall.bots.choose(level, match, seat)
            return next(option.id for option in match.choices(seat) if option.id == wanted)
        except Exception:
            trouble("bot_failed", table=mark(self._table.id), game=match.game.slug, level=level)
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

    # -- what bots say

    def _give_the_floor(self, setup: Setup, course: Course) -> None:
        """Where talk is free, every bot may say something when a turn has begun; nobody waits for it."""
        turn = course.match.game.live.talking_turn(course.match)
        began, self._turn = self._turn is not None and turn > self._turn, turn
        if began and self._table.ours:
            for seat, place in enumerate(setup.seats):
                if place.bot:
                    task = self._begin(self._talk(seat, place.bot, course, turn))
                    self._talking.add(task)
                    task.add_done_callback(self._talking.discard)

    async def _talk(self, seat: int, level: str, course: Course, turn: int) -> None:
        table, game = self._table, course.match.game
        await asyncio.sleep(_lots.uniform(*table.hall.settings.bot_talk))
        floor = None if course.over else game.live.floor(course.match, seat)
        said = ""
        try:
            while floor and seat in floor.waiting:
                said = await self._think(seat, level, floor)
                floor.play(seat, said)
            async with table.entered():
                if table.course is course and not course.over and game.live.talking_turn(course.match) == turn:
                    with suppress(Refusal):
                        await table.talk.claim(seat, said, course)
                    table.tell()
        except Exception:
            trouble("bot_stuck", table=mark(table.id), level=level)

    # -- clocks

    def _alarms(self, setup: Setup, course: Course) -> list[float]:
        """When time runs out for somebody, or answers count that have been given already."""
        opened, desks = self._table.windows.open(setup, course), self._table.desks
        times = [course.clocks.deadline(seat) for seat in _timed(setup, course)]
        if opened and opened.ends is not None:
            times.append(opened.ends)
        if opened and any(desks.automatic(seat, course) for seat in course.match.waiting):
            times.append(opened.counts)
        return times

    def _set_alarm(self, setup: Setup, course: Course | None) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if not course or course.over:
            return
        alarms = self._alarms(setup, course)
        if alarms:
            rest = max(0.0, min(alarms) - self._table.hall.settings.now())
            patience = 0 if self._table.ours else self._table.hall.settings.patience
            self._alarm = asyncio.get_running_loop().call_later(rest + patience, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._begin(self.time_out())

    async def time_out(self) -> None:
        """Answers that were given in advance are played once they count; whoever is out of time takes the default."""
        table = self._table
        try:
            async with table.entered():
                if table.hall.bus.shared:
                    await table.desks.read()
                with suppress(Refusal):
                    while due := self._answer_due():
                        await table.write(*due)
                table.tell()
        except Exception:
            trouble("clock_stuck", table=mark(table.id))

    def _answer_due(self) -> tuple[int, str] | None:
        """A seat that answers now without being asked any more, and what."""
        table, course = self._table, self._table.course
        if not course or course.over:
            return None
        now, opened = table.hall.settings.now(), table.windows.open(table.setup, course)
        if opened and opened.counts <= now:
            for seat in course.match.waiting:
                option = table.desks.automatic(seat, course)
                if option is not None:
                    return seat, option
        late = [seat for seat in _timed(table.setup, course) if course.clocks.deadline(seat) <= now]
        if opened and opened.ends is not None and opened.ends <= now:
            late = list(course.match.waiting)
        return (late[0], course.match.default(late[0]).id) if late else None


def _timed(setup: Setup, course: Course) -> list[int]:
    """The seats that decide against a clock of their own."""
    if not course.clocks.ticking:
        return []
    return [seat for seat in course.on_clock if setup.seats[seat].driver is None]
