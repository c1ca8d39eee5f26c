"""Who acts where no person does: bots in their seats, and the clock for whoever has run out of time.

How long a bot takes says nothing about its cards: it answers after a pause drawn by lot before it has thought, or, if
it thinks longer than that, some whole beats later.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from typing import Any, Protocol

from undercover.server.alarms import alarms
from undercover.server.bots_at_work import BotsAtWork
from undercover.server.course import Course
from undercover.server.logs import mark, trouble
from undercover.server.settings import Settings
from undercover.server.setup import Setup
from undercover.server.snapshot import Snapshot
from undercover.table.lesson import LESSON, lesson_of
from undercover.table.match import Match

#: Chance that has nothing to do with any table's dice.
_lots = random.SystemRandom()


def _settled(setup: Setup, course: Course, seat: int) -> str | None:
    """What a bot answers in a first game, where that was settled beforehand."""
    lesson = lesson_of(course.match.game) if setup.taught == LESSON else None
    return lesson.answer(course.match, seat) if lesson else None


class Deeds(Protocol):
    """What can be done at a table for those who are no people."""

    async def bot_answers(self, seat: int, version: int, option: str, said: str | None) -> None: ...

    async def bot_claims(self, seat: int, claim: str, course: Course, turn: int) -> None: ...

    async def time_is_up(self) -> None: ...

    async def look_around(self) -> None: ...


class Driver:
    def __init__(self, table: str, bots: BotsAtWork, settings: Settings, deeds: Deeds) -> None:
        self._mark = mark(table)
        self._bots = bots
        self._settings = settings
        self._deeds = deeds
        #: Bots that are about to answer, by seat: for which version, of which level.
        self._answering: dict[int, tuple[int, str, asyncio.Task[None]]] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._beat: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        #: The turn in which bots were last asked what they have to say, and those that think about it.
        self._turn: int | None = None
        self._talking: set[asyncio.Task[None]] = set()

    @property
    def busy(self) -> bool:
        """Whether somebody is about to act; a clock that runs out later is noticed by the rounds of the hall."""
        return bool(self._answering)

    def plan(self, table: Snapshot, ours: bool) -> None:
        """The match stands somewhere new, or somebody else decides: see who acts next.

        If another process looks after the table, this one acts only if that one does not.
        """
        course, wanted = table.running, dict[int, tuple[int, str]]()
        patience = 0.0 if ours else self._settings.patience
        if course:
            for seat in course.match.waiting:
                level = table.setup.seats[seat].driver
                if level and not table.desks.answered(seat, course):
                    wanted[seat] = course.version, level
            self._give_the_floor(table.setup, course, ours)
        for seat, (version, level, task) in list(self._answering.items()):
            if wanted.get(seat) != (version, level):
                task.cancel()
                del self._answering[seat]
        for seat, (version, level) in wanted.items():
            if course and seat not in self._answering:
                work = self._answer(
                    seat, level, course, self._pause(table) + patience, _settled(table.setup, course, seat)
                )
                self._answering[seat] = (version, level, self._begin(work))
        self._set_alarm(table, patience)

    def stop(self) -> None:
        """Nobody acts from now on; whoever is acting already ends it."""
        for task in [*self._talking, *(task for _, _, task in self._answering.values())]:
            task.cancel()
        self._answering.clear()
        for timer in (self._alarm, self._beat):
            if timer:
                timer.cancel()
        self._alarm = self._beat = None

    async def stopped(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # -- bots

    def _pause(self, table: Snapshot) -> float:
        """How long a bot takes; in a round of reactions until answers count, like everybody else's."""
        if table.opened:
            return max(0.0, table.opened.counts - table.now)
        return _lots.uniform(*self._settings.bot_pause)

    async def _answer(self, seat: int, level: str, course: Course, pause: float, settled: str | None) -> None:
        loop, beat, version = asyncio.get_running_loop(), self._settings.bot_beat, course.version
        began = loop.time()
        option = settled or await self._think(seat, level, course.match)
        while began + pause < loop.time() and beat > 0:
            pause += beat
        await asyncio.sleep(began + pause - loop.time())
        self._answering.pop(seat, None)
        try:
            said = course.match.game.live.intention(course.match, seat, option) if settled is None else None
            await self._deeds.bot_answers(seat, version, option, said)
        except Exception:
            trouble("bot_stuck", table=self._mark, level=level)

    async def _think(self, seat: int, level: str, match: Match) -> str:
        """A bot that fails must not stop the table: it does what somebody without time would do."""
        default, offered = match.default(seat).id, [option.id for option in match.choices(seat)]
        try:
            wanted = await self._bots.choose(level, match, seat)
            return offered[offered.index(wanted)]  # the match itself may have gone on since
        except Exception:
            trouble("bot_failed", table=self._mark, game=match.game.slug, level=level)
            return default

    # -- what bots say

    def _give_the_floor(self, setup: Setup, course: Course, ours: bool) -> None:
        """Where talk is free, every bot may say something when a turn has begun; nobody waits for it."""
        turn = course.match.game.live.talking_turn(course.match)
        began, self._turn = self._turn is not None and turn > self._turn, turn
        if began and ours:
            for seat, place in enumerate(setup.seats):
                if place.bot:
                    task = self._begin(self._talk(seat, place.bot, course, turn))
                    self._talking.add(task)
                    task.add_done_callback(self._talking.discard)

    async def _talk(self, seat: int, level: str, course: Course, turn: int) -> None:
        await asyncio.sleep(_lots.uniform(*self._settings.bot_talk))
        floor = None if course.over else course.match.game.live.floor(course.match, seat)
        said = ""
        try:
            while floor and seat in floor.waiting:
                said = await self._think(seat, level, floor)
                floor.play(seat, said)
            await self._deeds.bot_claims(seat, said, course, turn)
        except Exception:
            trouble("bot_stuck", table=self._mark, level=level)

    # -- clocks

    def _set_alarm(self, table: Snapshot, patience: float) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        times = alarms(table)
        if times:
            rest = max(0.0, min(times) - table.now)
            self._alarm = asyncio.get_running_loop().call_later(rest + patience, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._begin(self.time_out())

    async def time_out(self) -> None:
        try:
            await self._deeds.time_is_up()
        except Exception:
            trouble("clock_stuck", table=self._mark)

    # -- the gallery

    def in_a_beat(self) -> None:
        """Somebody has come or gone whom nobody waits for: look around, once for all who do so in the meantime."""
        if self._beat is None:
            self._beat = asyncio.get_running_loop().call_later(self._settings.gallery, self._beat_over)

    def _beat_over(self) -> None:
        self._beat = None
        self._begin(self._look_around())

    async def _look_around(self) -> None:
        try:
            await self._deeds.look_around()
        except Exception:
            trouble("gallery_stuck", table=self._mark)
