"""A live table: what the database says about it, kept at hand while somebody is there.

Everything happens under the table's lock. Whatever is changed is committed first and told afterwards; if another
process was faster, the table reads again and whoever asked is told so.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from copy import deepcopy
from typing import TYPE_CHECKING

from undercover.server import bus, lobby, wire
from undercover.server.course import Course, Row
from undercover.server.database import Collision
from undercover.server.desks import Desks
from undercover.server.driver import Driver
from undercover.server.logs import mark, note
from undercover.server.people import clean_name
from undercover.server.refusals import Refusal
from undercover.server.setup import LOBBY, OVER, Guest, Setup
from undercover.server.store import Pulse
from undercover.server.talk import Talk
from undercover.server.watchers import LEFT, Watcher
from undercover.server.windows import Windows

if TYPE_CHECKING:
    from undercover.server.hall import Hall

#: How often a change is tried when others are changing the same table.
TRIES = 5


class LiveTable:
    #: What is settled; there once the table has been read.
    setup: Setup

    def __init__(self, hall: Hall, id: str) -> None:
        self.id = id
        self.hall = hall
        self.course: Course | None = None
        self.talk = Talk(self)
        self.desks = Desks(self)
        self.windows = Windows(hall.settings)
        self.here: dict[str, str | None] = {}
        self.watchers: set[Watcher] = set()
        self.driver = Driver(self)
        #: Whether this process wrote last, and so looks after bots and clocks.
        self.ours = not hall.bus.shared
        self.used = hall.settings.now()
        self._read = False
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def entered(self) -> AsyncIterator[None]:
        """Alone with the table, which is as the database has it."""
        async with self._lock:
            self.used = self.hall.settings.now()
            if not self._read:
                await self._read_all()
            yield

    # -- coming and going

    async def come(self, watcher: Watcher) -> None:
        async with self.entered():
            alone = all(other.who != watcher.who for other in self.watchers)
            self.watchers.add(watcher)
            if alone:
                name = watcher.guest.name if watcher.guest else None
                await self.hall.store.come(self.id, watcher.who, name)
                self.here = await self.hall.store.here(self.id)
                self.tell()

    async def go(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        async with self.entered():
            if all(other.who != watcher.who for other in self.watchers):
                await self.hall.store.go(self.id, watcher.who)
                self.here = await self.hall.store.here(self.id)
                self.tell()

    def tell(self) -> None:
        """Everybody hears what has changed for them; then the bots and clocks go on."""
        now = self.hall.settings.now()
        for watcher in self.watchers:
            if watcher.greeted:
                watcher.show(self.setup, self.course, self.here, now, self.desks, self.windows)
        self.driver.plan()

    # -- what people ask

    async def ask(self, watcher: Watcher, ask: wire.Ask) -> None:
        """Do what a client asks, or say why not."""
        async with self.entered():
            try:
                await self._do(watcher, ask)
            except Refusal as refusal:
                watcher.say(refusal.news)
            self.tell()

    async def begin(self, host: Guest, bots: str) -> None:
        """What the host does who wants to play now."""
        async with self.entered():
            await self._settle(host, wire.Start(bots))
            self.tell()

    async def _do(self, watcher: Watcher, ask: wire.Ask) -> None:
        match ask:
            case wire.Hello():
                self._greet(watcher, ask)
            case wire.Look():
                if ask.seat is not None:
                    lobby.own_seat(self.setup, watcher.guest, ask.seat)
                watcher.look(self.setup, ask.seat)
            case wire.Choose():
                await self._choose(watcher, ask)
            case wire.Undo():
                await self._undo(_person(watcher), ask.seat)
            case wire.AllowUndo():
                await self._allow_undo(_person(watcher), ask)
            case wire.SetDesk():
                await self._set_desk(watcher, ask)
            case wire.Say():
                await self.talk.say(watcher, _person(watcher), ask.text)
            case wire.MakeClaim():
                lobby.own_seat(self.setup, watcher.guest, ask.seat)
                await self.talk.claim(ask.seat, ask.claim, self.playing())
            case wire.Rematch():
                await self._rematch(_person(watcher))
            case _:
                await self._settle(_person(watcher), ask)

    def _greet(self, watcher: Watcher, ask: wire.Hello) -> None:
        watcher.greet(self.setup, ask.version, ask.seat)
        watcher.show(self.setup, None, self.here, 0, self.desks, self.windows)
        watcher.chat(self.talk.lines)

    async def _settle(self, guest: Guest, ask: lobby.Change) -> None:
        if isinstance(ask, wire.Sit) and ask.name is not None:
            ask.name = clean_name(ask.name, self.hall.settings.limits.name)
        now = self.hall.settings.now()
        await self._change(lambda setup: lobby.settle(setup, guest, ask, self.here, now))

    async def _rematch(self, guest: Guest) -> None:
        if self.setup.phase != OVER:
            raise Refusal("refused-not-offered")
        if not self.setup.seats_of(guest.id):
            raise Refusal("refused-not-seated")
        while self.setup.rematch is None:
            after = deepcopy(self.setup)
            again = self.hall.again(after)
            after.rematch = again.id
            try:
                await self.hall.store.make(again, instead=after)
            except Collision:
                await self._read_setup()
                continue
            self._took(after)

    # -- the match

    def playing(self) -> Course:
        if self.setup.phase == LOBBY or self.course is None:
            raise Refusal("refused-not-started")
        if self.course.over:
            raise Refusal("refused-game-over")
        return self.course

    async def _choose(self, watcher: Watcher, ask: wire.Choose) -> None:
        lobby.own_seat(self.setup, watcher.guest, ask.seat)
        course = self.playing()
        try:
            if ask.version != course.version:
                raise Refusal("refused-stale")
            await self._answer(course, ask.seat, ask.option)
        except Refusal:
            watcher.see_again()
            raise

    async def _answer(self, course: Course, seat: int, option: str) -> None:
        """An answer to a round of reactions is kept on the desk until answers count."""
        if self.desks.answered(seat, course):
            raise Refusal("refused-not-your-turn")
        course.check(seat, option)
        opened = self.windows.open(self.setup, course)
        if opened and self.hall.settings.now() < opened.counts:
            await self.desks.hold(seat, option, course)
        else:
            await self.write(seat, option)

    async def _set_desk(self, watcher: Watcher, ask: wire.SetDesk) -> None:
        lobby.own_seat(self.setup, watcher.guest, ask.seat)
        if self.course is None:
            raise Refusal("refused-not-started")
        await self.desks.settle(ask, self.course)

    async def _undo(self, guest: Guest, seat: int) -> None:
        lobby.own_seat(self.setup, guest, seat)
        course = self.playing()
        if course.last_of(seat) is None or self.desks.answered(seat, course):
            raise Refusal("refused-nothing-to-undo")
        free = course.may_take_back(seat)
        if not free and await self.hall.daily.counts(self.id):
            raise Refusal("refused-one-try")
        if free or not self._must_allow(self.setup, seat):
            await self.write(seat, None)
            return

        def question(setup: Setup) -> None:
            setup.undo_by, setup.undo_at, setup.undo_allowed = seat, course.version, []

        await self._change(question)

    async def _allow_undo(self, guest: Guest, ask: wire.AllowUndo) -> None:
        lobby.own_seat(self.setup, guest, ask.seat)
        version = self.playing().version

        def answer(setup: Setup) -> None:
            if setup.undo_by is None or setup.undo_at != version or ask.seat == setup.undo_by:
                raise Refusal("refused-undo-not-asked")
            setup.undo_allowed = sorted({*setup.undo_allowed, ask.seat})
            if not ask.allow:
                setup.undo_by, setup.undo_at, setup.undo_allowed = None, None, []

        await self._change(answer)
        setup = self.setup
        if setup.undo_by is not None and not self._must_allow(setup, setup.undo_by) - set(setup.undo_allowed):
            await self.write(setup.undo_by, None)

    def _must_allow(self, setup: Setup, asker: int) -> set[int]:
        """The seats of other people: bots agree, and so does whoever shares the asker's device."""
        guest = setup.seats[asker].guest
        return {
            number
            for number, seat in enumerate(setup.seats)
            if seat.guest not in (None, guest) and seat.driver is None and number != asker
        }

    async def write(self, seat: int, option: str | None) -> None:
        """One more row of the record. It is played here first, but nobody hears of it before it is committed."""
        course = self.playing()
        row = Row(course.n, seat, option, self.hall.settings.now())
        self._read = False
        course.go_on(row)
        try:
            await self.hall.store.append(self.id, row, self.pulse(self.setup, course))
        except Collision:
            await self._read_all()
            raise Refusal("refused-stale") from None
        self._read = self.ours = True
        self._ended(row.at)

    def _ended(self, now: float) -> None:
        if self.course and self.course.over and self.setup.over is None:
            self.setup.over = now
            note("match_over", table=mark(self.id), game=self.setup.game, rows=self.course.n)

    # -- what the database says

    async def heard(self, what: str) -> None:
        """Another process has changed something."""
        async with self.entered():
            if what == bus.SETUP:
                await self._read_setup()
            elif what == bus.CHOICE:
                self.ours = False
                await self._read_rows()
            elif what == bus.CHAT:
                await self.talk.read_on()
            elif what == bus.DESK:
                await self.desks.read()
            else:
                self.here = await self.hall.store.here(self.id)
            self.tell()

    async def read_again(self) -> None:
        """Something may have been missed."""
        async with self.entered():
            await self._read_all()
            self.tell()

    async def _change(self, change: Callable[[Setup], None]) -> None:
        for _ in range(TRIES):
            setup = deepcopy(self.setup)
            change(setup)
            if setup == self.setup:
                return
            course = self.course or await self._course(setup)
            try:
                await self.hall.store.save(setup, self.pulse(setup, course))
            except Collision:
                await self._read_setup()
                continue
            self.course = course
            self.ours = True
            self._took(setup)
            return
        raise Refusal("refused-server-trouble")

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

    async def _read_all(self) -> None:
        store = self.hall.store
        setup = await store.setup(self.id)
        if setup is None:
            raise Refusal("refused-unknown-table")
        self.setup = setup
        self.course = await self._course(setup)
        await self.talk.read()
        await self.desks.read()
        self.here = await store.here(self.id)
        self._read = True

    async def _course(self, setup: Setup) -> Course | None:
        if setup.started is None:
            return None
        rows = await self.hall.store.rows(self.id)
        return Course(setup, rows, await self.hall.store.outages(setup.started))

    async def _read_setup(self) -> None:
        setup = await self.hall.store.setup(self.id)
        if setup is None:
            raise Refusal("refused-unknown-table")
        if self.course is None:
            self.course = await self._course(setup)
        self._took(setup)

    async def _read_rows(self) -> None:
        if self.course is None:
            return await self._read_all()
        self._read = False
        for row in await self.hall.store.rows(self.id, self.course.n):
            self.course.go_on(row)
        self._read = True
        self._ended(self.hall.settings.now())
        return None

    def pulse(self, setup: Setup, course: Course | None) -> Pulse:
        now = self.hall.settings.now()
        if course is None or course.over:
            return Pulse(now, over=now if course else None)
        waiting = sum(1 << seat for seat in course.match.waiting)
        return Pulse(now, waiting, self.driver.due(setup, course))


def _person(watcher: Watcher) -> Guest:
    """Only somebody with a name can do something at a table."""
    if watcher.guest is None:
        raise Refusal("refused-name-empty")
    return watcher.guest
