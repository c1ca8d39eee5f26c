"""A live table: what the database says about it, kept at hand while somebody is there.

Everything happens under the table's lock. Whatever is changed is committed first and told afterwards; if another
process was faster, the table reads again and whoever asked is told so.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from copy import deepcopy

import msgspec

from undercover.server import bus, lobby, wire
from undercover.server.alarms import answer_due, pulse_of
from undercover.server.company import Company
from undercover.server.course import Course, Row
from undercover.server.database import Collision, insist
from undercover.server.desks import Desks
from undercover.server.driver import Driver
from undercover.server.house import House
from undercover.server.logs import mark, note
from undercover.server.preferences import Preferences
from undercover.server.refusals import Refusal
from undercover.server.setup import CLOSED, Guest, Setup
from undercover.server.showing import Showing
from undercover.server.snapshot import Snapshot
from undercover.server.store import Look, Stamp
from undercover.server.talk import Talk
from undercover.server.watchers import LEFT, Watcher
from undercover.server.windows import Windows


def _behind(watcher: Watcher) -> bool:
    """Whoever only watches stands behind those who sit."""
    return watcher.seat is None


class LiveTable:
    #: What is settled; there once the table has been read.
    setup: Setup

    def __init__(self, id: str, house: House) -> None:
        self.id = id
        self.house = house
        self.course: Course | None = None
        self.talk = Talk(id, house.store, house.settings)
        self.desks = Desks({})
        self.company = Company({}, {}, house.settings.grace)
        self.watchers: set[Watcher] = set()
        self.driver = Driver(id, house.bots, house.settings, self)
        #: Whether this process wrote last, and so looks after bots and clocks.
        self.ours = not house.shared
        self.used = house.settings.now()
        #: Whether the server goes, and everybody with it.
        self.closing = False
        self._windows = Windows(house.settings)
        self._preferences = Preferences()
        self._showing = Showing()
        #: How often the machine had slept when all was read: clocks and rounds have stood still since.
        self._naps = house.awake.naps
        self._read = False
        self._read_at = 0.0
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def entered(self) -> AsyncIterator[None]:
        """Alone with the table, which is as the database has it."""
        async with self._lock:
            self.used = self.house.settings.now()
            await self.house.awake.check()
            if not self._read or self._naps != self.house.awake.naps:
                await self._read_all()
            yield

    def snapshot(self) -> Snapshot:
        return self._imagined(self.setup, self.course, self.desks)

    def _imagined(self, setup: Setup, course: Course | None, desks: Desks) -> Snapshot:
        """The table as it would be with these."""
        opened = self._windows.open(setup, course)
        return Snapshot(setup, course, self.company, desks, self._preferences, opened, self.house.settings.now())

    def look(self) -> Look | None:
        """What everybody sees, as long as it goes on here: to be kept when the table is put away."""
        course = self.course
        return Look(self.id, course.n, course.match.seen(None)) if self.ours and course and not course.over else None

    @property
    def stamp(self) -> Stamp | None:
        """How far it has come, as far as is known here; None if it is to be read anyway."""
        return self.snapshot().stamp(self.talk.count) if self._read else None

    # -- coming and going

    async def come(self, watcher: Watcher) -> None:
        async with self.entered():
            await self._catch_up(watcher.came)
            self._welcome(watcher)
            alone = all(other.who != watcher.who for other in self.watchers)
            self.watchers.add(watcher)
            if alone:
                name = watcher.guest.name if watcher.guest else None
                await self.house.store.come(self.id, watcher.who, name)
                await self._somebody_moved(watcher)

    def _welcome(self, watcher: Watcher) -> None:
        """Refusal if there is no room, or if the host has asked this one to leave."""
        if watcher.who in self.setup.unwelcome:
            raise Refusal("bye-asked-to-leave")
        if watcher.guest is None:
            nameless = sum(other.guest is None for other in self.watchers)
            if nameless >= self.house.settings.limits.watchers:
                raise Refusal("bye-crowded")

    async def go(self, watcher: Watcher) -> None:
        if watcher not in self.watchers:
            return
        self.watchers.discard(watcher)
        if self.closing:
            return
        async with self.entered():
            if self.closing:
                return
            if not self.watchers:
                self._showing = Showing()
            if all(other.who != watcher.who for other in self.watchers):
                missed = watcher.who == self.setup.host or bool(self.setup.seats_of(watcher.who))
                await self.house.store.go(self.id, watcher.who, self.house.settings.now(), missed)
                await self._somebody_moved(watcher)

    async def _somebody_moved(self, watcher: Watcher) -> None:
        """Everybody is told who is here; of people without a name in beats, for there may be many."""
        if watcher.guest is None and self.house.settings.gallery:
            self.driver.in_a_beat()
        else:
            await self._look_around()

    async def look_around(self) -> None:
        async with self.entered():
            await self._look_around()

    async def _look_around(self) -> None:
        await self._read_company()
        self.tell()

    def tell(self) -> None:
        """Everybody hears what has changed for them, first those who sit here; then the bots and clocks go on."""
        showing = self.showing()
        for watcher in sorted(self.watchers, key=_behind):
            if watcher.greeted:
                watcher.show(showing)
        showing.rest()
        if self.course:
            self.course.rest()
        self.driver.plan(showing.table, self.ours)

    def showing(self) -> Showing:
        self._showing.turn_to(self.snapshot())
        return self._showing

    # -- what is said

    async def speak(self, who: Guest, seat: int | None, text: str, team: list[int] | None = None) -> None:
        self._hear(await self.talk.speak(who.id, who.name, seat, text, team=team))

    async def claim(self, seat: int, text: str) -> None:
        claim = self.talk.claim(self.playing(), seat, text)
        self.house.claim_rate.take(f"{self.id} {seat}")
        speaker = self.setup.seats[seat].guest
        self._hear(await self.talk.speak(speaker, self.setup.name_at(seat), seat, text, claim))

    def _hear(self, lines: list[wire.ChatLine]) -> None:
        self._remember()
        for watcher in self.watchers:
            if watcher.greeted and (heard := self.heard(watcher, lines)):
                watcher.chat(heard)

    def heard(self, watcher: Watcher, lines: list[wire.ChatLine]) -> list[wire.ChatLine]:
        return self.talk.heard(lines, self.setup.seats_of(watcher.who))

    def _remember(self) -> None:
        """The match knows what was claimed at its table."""
        if self.course:
            self.course.match.said = self.talk.statements

    # -- what bots and clocks do

    async def bot_answers(self, seat: int, version: int, option: str, said: str | None) -> None:
        """Take an option; what the bot says of it comes first."""
        async with self.entered():
            course = self.course
            asked = course and course.version == version and seat in course.match.waiting
            if asked and self.setup.seats[seat].driver:
                if said:
                    with suppress(Refusal):
                        await self.claim(seat, said)
                with suppress(Refusal):
                    await self.write(seat, option)
            self.tell()

    async def bot_claims(self, seat: int, claim: str, course: Course, turn: int) -> None:
        async with self.entered():
            if self.course is course and not course.over and course.match.game.live.talking_turn(course.match) == turn:
                with suppress(Refusal):
                    await self.claim(seat, claim)
                self.tell()

    async def time_is_up(self) -> None:
        """Answers that were given in advance are played once they count; whoever is out of time takes the default."""
        async with self.entered():
            if self.house.shared:
                await self._read_desks()
            with suppress(Refusal):
                while due := answer_due(self.snapshot()):
                    await self.write(*due)
            await self._replace_host()
            self.tell()

    async def _replace_host(self) -> None:
        """A host who is gone for too long leaves the table to somebody who is here."""
        company, now = self.company, self.house.settings.now()
        if company.patience(self.setup, self.setup.host, now) == 0 and company.heir(self.setup):
            await self.change(lambda setup: lobby.replace_host(setup, company, now))

    # -- what is changed

    def playing(self) -> Course:
        if self.course is None:
            raise Refusal("refused-closed" if self.setup.phase == CLOSED else "refused-not-started")
        if self.course.over:
            raise Refusal("refused-game-over")
        return self.course

    async def write(self, seat: int, option: str | None) -> None:
        """One more row of the record. It is played here first, but nobody hears of it before it is committed."""
        course, store, settings = self.playing(), self.house.store, self.house.settings
        row = Row(course.n, seat, option, settings.now())
        self._read = False
        course.go_on(row)
        try:
            await store.append(self.id, row, pulse_of(self.snapshot(), settings))
        except Collision:
            await self._read_all()
            raise Refusal("refused-stale") from None
        self._read = self.ours = True
        self.house.metrics.chose(self.setup.game)
        self._ended(row.at)

    def _ended(self, now: float) -> None:
        if self.course and self.course.over and self.setup.over is None:
            self.setup.over = now
            note("match_over", table=mark(self.id), game=self.setup.game, rows=self.course.n)

    async def change(self, change: Callable[[Setup], None]) -> None:
        """Settle something otherwise."""

        async def write() -> None:
            setup = deepcopy(self.setup)
            change(setup)
            if setup == self.setup:
                return
            course = self.course or await self._course(setup)
            pulse = pulse_of(self._imagined(setup, course, self.desks), self.house.settings)
            await self.house.store.save(setup, pulse)
            self.course = course
            self.ours = True
            self._took(setup)

        await insist(write, self._read_setup)

    async def change_desk(self, seat: int, change: Callable[[wire.Desk], wire.Desk]) -> None:
        """Put something on a desk."""

        async def write() -> None:
            assert self.course
            desk = change(self.desks.of(seat, self.course))
            after = self.desks.changed(seat, desk)
            pulse = pulse_of(self._imagined(self.setup, self.course, after), self.house.settings)
            await self.house.store.save_desk(self.id, seat, self.desks.version(seat), desk, pulse)
            self.desks = after

        await insist(write, self._read_desks)

    def prefer(self, version: int, seat: int, option: str | None) -> None:
        """A mark for the partner who decides; it is nowhere written down."""
        self._preferences = self._preferences.marked(version, seat, option)
        self.house.store.pass_on(self.id, f"{version}:{seat}:{option or ''}")

    def _heard_mark(self, mark: str) -> None:
        version, seat, option = mark.split(":", 2)
        self._preferences = self._preferences.marked(int(version), int(seat), option or None)

    async def play_again(self) -> None:
        """The same people at a new table: only one of those who ask for it makes it."""

        async def write() -> None:
            if self.setup.rematch is None and self.course:
                after, match = deepcopy(self.setup), self.course.match
                again = after.again(match.game.live.rematch(match), self.house.settings.now())
                after.rematch = again.id
                await self.house.store.make(again, instead=after)
                self._took(after)

        await insist(write, self._read_setup)

    def _took(self, setup: Setup) -> None:
        """What is settled has changed: some of it concerns single people."""
        before, self.setup = self.setup, setup
        if setup.started and not before.started:
            note("match_started", table=mark(self.id), game=setup.game, seats=len(setup.seats))
        denied = before.undo_by if setup.undo_by is None and self.course else None
        for watcher in self.watchers:
            if watcher.guest and watcher.guest.id in setup.unwelcome and watcher.guest.id not in before.unwelcome:
                watcher.bye("bye-asked-to-leave", LEFT)
            if denied is not None and denied in setup.seats_of(watcher.who):
                watcher.say(Refusal("refused-undo-denied").news)

    def see_off(self, guest: str) -> None:
        """Somebody is not known here any more."""
        for watcher in [watcher for watcher in self.watchers if watcher.who == guest]:
            watcher.bye("bye-forgotten", LEFT)

    # -- what the database says

    async def learn(self, message: bus.Message) -> None:
        """Another process has changed something."""
        what = message.what
        async with self.entered():
            if what == bus.SETUP:
                await self._read_setup()
            elif what == bus.CHOICE:
                self.ours = False
                await self._follow(message.mark)
            elif what == bus.CHAT:
                self._hear(await self.talk.read_on())
            elif what == bus.DESK:
                await self._read_desks()
            elif what == bus.MARK:
                self._heard_mark(message.mark)
            elif what == bus.FORGOTTEN:
                self.see_off(message.mark)
                await self._read_all()
            else:
                await self._look_around()
            self.tell()

    async def _catch_up(self, since: float) -> None:
        """Whoever comes from a process that died before it told what it had written is not shown less than before."""
        missed = self.house.shared and self._read_at < since
        if missed and (await self.house.store.stamps([self.id])).get(self.id) != self.stamp:
            await self._read_all()

    async def read_again(self) -> None:
        """Something may have been missed."""
        async with self.entered():
            await self._read_all()
            self.tell()

    async def _read_all(self) -> None:
        self._read_at = time.monotonic()
        async with self.house.store.together():
            await self._read_everything()

    async def _read_everything(self) -> None:
        store = self.house.store
        setup = await store.setup(self.id)
        if setup is None:
            raise Refusal("refused-unknown-table")
        self.setup = setup
        self._naps, self._windows = self.house.awake.naps, Windows(self.house.settings)
        self.course = await self._course(setup)
        await self.talk.read()
        self._remember()
        await self._read_desks()
        await self._read_company()
        self._read = True

    async def _course(self, setup: Setup) -> Course | None:
        if setup.started is None or setup.phase == CLOSED:
            return None
        rows = await self.house.store.rows(self.id)
        return Course(setup, rows, await self.house.store.outages(setup.started))

    async def _read_setup(self) -> None:
        setup = await self.house.store.setup(self.id)
        if setup is None:
            raise Refusal("refused-unknown-table")
        if self.course is None:
            self.course = await self._course(setup)
        self._took(setup)

    async def _follow(self, told: str) -> None:
        """Another process has written a row: the next one, one that is known already, or others are missing here."""
        if self.course is None:
            return await self._read_all()
        rows = [Row(*msgspec.json.decode(told))] if told else []
        if not rows or rows[0].n > self.course.n:
            rows = await self.house.store.rows(self.id, self.course.n)
        self._read = False
        for row in rows:
            if row.n == self.course.n:
                self.course.go_on(row)
        self._read = True
        self._ended(self.house.settings.now())
        return None

    async def _read_desks(self) -> None:
        self.desks = Desks(await self.house.store.desks(self.id))

    async def _read_company(self) -> None:
        self.company = Company(*await self.house.store.company(self.id), self.house.settings.grace)
