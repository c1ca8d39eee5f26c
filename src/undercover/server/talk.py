"""Talk at a table: chat for everybody, and claims in the words of a game. Both are durable, neither changes a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercover.server import wire
from undercover.server.course import Course
from undercover.server.database import Collision
from undercover.server.people import clean_text
from undercover.server.refusals import Refusal
from undercover.server.setup import PLAYING, Guest
from undercover.table.match import Statement

if TYPE_CHECKING:
    from undercover.server.tables import LiveTable
    from undercover.server.watchers import Watcher

#: How often a line is tried when others speak at the same time.
TRIES = 5


class Talk:
    def __init__(self, table: LiveTable) -> None:
        self._table = table
        #: The last lines.
        self.lines: list[wire.ChatLine] = []
        #: All claims of the match.
        self._claims: list[wire.ChatLine] = []

    # -- speaking

    async def say(self, watcher: Watcher, guest: Guest, text: str) -> None:
        table = self._table
        line = clean_text(text, table.hall.settings.limits.text)
        if table.setup.phase == PLAYING and not self._may_talk(guest):
            raise Refusal("refused-no-talk")
        table.hall.chat_rate.take(guest.id)
        name = guest.name if watcher.seat is None else self._name(watcher.seat) or guest.name
        await self._speak(name, watcher.seat, line)

    def _may_talk(self, guest: Guest) -> bool:
        """Whoever only watches may; whoever plays, if the game lets one of their seats."""
        course, mine = self._table.course, self._table.setup.seats_of(guest.id)
        if course is None or not mine:
            return True
        return any(course.match.game.live.may_talk(course.match, seat) for seat in mine)

    async def claim(self, seat: int, text: str, course: Course) -> None:
        table, match = self._table, course.match
        try:
            event, note = match.game.live.claim(match, seat, text)
        except ValueError:
            raise Refusal("refused-no-claim") from None
        if len(self._claims) >= table.hall.settings.limits.claims_in_all:
            raise Refusal("refused-no-claim")
        table.hall.claim_rate.take(f"{table.id} {seat}")
        claim = wire.Claim(text, course.known_choices, event, note)
        await self._speak(self._name(seat), seat, text, claim)

    def _name(self, seat: int) -> str:
        place = self._table.setup.seats[seat]
        return place.name or place.bot or ""

    async def _speak(self, name: str, seat: int | None, text: str, claim: wire.Claim | None = None) -> None:
        table = self._table
        for _ in range(TRIES):
            number = self.lines[-1].n + 1 if self.lines else 0
            line = wire.ChatLine(number, name, seat, text, claim)
            try:
                await table.hall.store.say(table.id, line, table.hall.settings.now())
            except Collision:
                await self.read_on()
                continue
            self._hear([line])
            return
        raise Refusal("refused-server-trouble")

    # -- hearing

    async def read(self) -> None:
        """Everything there is to know about what was said."""
        store, table = self._table.hall.store, self._table
        self.lines = await store.chat(table.id, table.hall.settings.limits.chat_lines)
        self._claims = await store.claims(table.id)
        self._remember()

    async def read_on(self) -> None:
        last = self.lines[-1].n if self.lines else -1
        store, limit = self._table.hall.store, self._table.hall.settings.limits.chat_lines
        self._hear(await store.chat(self._table.id, limit, last))

    def _hear(self, lines: list[wire.ChatLine]) -> None:
        self.lines = [*self.lines, *lines][-self._table.hall.settings.limits.chat_lines :]
        self._claims += [line for line in lines if line.claim]
        self._remember()
        for watcher in self._table.watchers:
            if watcher.greeted:
                watcher.chat(lines)

    def _remember(self) -> None:
        """The match knows what was claimed at its table."""
        if self._table.course:
            self._table.course.match.said = tuple(
                Statement(line.claim.at, line.seat, line.claim.claim, line.claim.note)
                for line in self._claims
                if line.claim and line.seat is not None
            )
