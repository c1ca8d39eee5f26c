"""Talk at a table: chat for everybody, and claims in the words of a game. Both are durable, neither changes a match."""

from __future__ import annotations

from undercover.server import wire
from undercover.server.course import Course
from undercover.server.database import insist
from undercover.server.refusals import Refusal
from undercover.server.settings import Settings
from undercover.server.setup import PLAYING, Guest, Setup
from undercover.server.store import Store
from undercover.table.match import Statement


class Talk:
    """What was said at one table."""

    def __init__(self, table: str, store: Store, settings: Settings) -> None:
        self._table = table
        self._store = store
        self._settings = settings
        #: The last lines.
        self.lines: list[wire.ChatLine] = []
        #: All claims of the match.
        self._claims: list[wire.ChatLine] = []

    async def read(self) -> None:
        """Everything there is to know about what was said."""
        self.lines = await self._store.chat(self._table, self._settings.limits.chat_lines)
        self._claims = await self._store.claims(self._table)

    async def read_on(self) -> list[wire.ChatLine]:
        """The lines that are new here."""
        last = self.lines[-1].n if self.lines else -1
        return self._kept(await self._store.chat(self._table, self._settings.limits.chat_lines, last))

    async def speak(
        self, name: str, seat: int | None, text: str, claim: wire.Claim | None = None
    ) -> list[wire.ChatLine]:
        """One more line; with it come those that others have written in the meantime."""
        heard: list[wire.ChatLine] = []

        async def write() -> None:
            number = self.lines[-1].n + 1 if self.lines else 0
            line = wire.ChatLine(number, name, seat, text, claim)
            await self._store.say(self._table, line, self._settings.now())
            heard.extend(self._kept([line]))

        async def read_on() -> None:
            heard.extend(await self.read_on())

        await insist(write, read_on)
        return heard

    def claim(self, course: Course, seat: int, text: str) -> wire.Claim:
        """A claim as it will be kept; Refusal if the game does not know it, or if there are too many."""
        try:
            event, note = course.match.game.live.claim(course.match, seat, text)
        except ValueError:
            raise Refusal("refused-no-claim") from None
        if len(self._claims) >= self._settings.limits.claims_in_all:
            raise Refusal("refused-no-claim")
        return wire.Claim(text, course.known_choices, event, note)

    @property
    def statements(self) -> tuple[Statement, ...]:
        """What was claimed, as a match knows it."""
        return tuple(
            Statement(line.claim.at, line.seat, line.claim.claim, line.claim.note)
            for line in self._claims
            if line.claim and line.seat is not None
        )

    def _kept(self, lines: list[wire.ChatLine]) -> list[wire.ChatLine]:
        self.lines = [*self.lines, *lines][-self._settings.limits.chat_lines :]
        self._claims += [line for line in lines if line.claim]
        return lines


def may_talk(setup: Setup, course: Course | None, guest: Guest) -> bool:
    """Whoever only watches may; whoever plays, if the game lets one of their seats."""
    mine = setup.seats_of(guest.id)
    if setup.phase != PLAYING or course is None or not mine:
        return True
    return any(course.match.game.live.may_talk(course.match, seat) for seat in mine)
