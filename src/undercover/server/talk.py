"""Talk at a table: chat for everybody or among team-mates, and claims in the words of a game.

All of it is durable, none of it changes a match.
"""

from __future__ import annotations

from bisect import bisect

from msgspec import structs

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
        #: The numbers of all lines not everybody hears, and the seats that do.
        self._asides: dict[int, list[int]] = {}

    @property
    def count(self) -> int:
        """How many lines there are."""
        return self.lines[-1].n + 1 if self.lines else 0

    async def read(self) -> None:
        """Everything there is to know about what was said."""
        self.lines = claims = asides = await self._store.chat(self._table, self._settings.limits.chat_lines)
        if self.lines and self.lines[0].n > 0:  # those are not all
            claims, asides = await self._store.claims(self._table), await self._store.asides(self._table)
        self._claims = [line for line in claims if line.claim]
        self._asides = _asides(asides)

    async def read_on(self) -> list[wire.ChatLine]:
        """The lines that are new here."""
        return self._kept(await self._store.chat(self._table, self._settings.limits.chat_lines, self.count - 1))

    def heard(self, lines: list[wire.ChatLine], seats: list[int]) -> list[wire.ChatLine]:
        """Those of the lines that whoever sits there hears, numbered as if there were no others."""
        missed = [n for n, team in self._asides.items() if not set(team) & set(seats)]
        return [structs.replace(line, n=line.n - bisect(missed, line.n)) for line in lines if line.n not in missed]

    async def speak(
        self,
        who: str | None,
        name: str,
        seat: int | None,
        text: str,
        claim: wire.Claim | None = None,
        team: list[int] | None = None,
    ) -> list[wire.ChatLine]:
        """One more line, of a guest or of a bot; with it come those that others have written in the meantime."""
        heard: list[wire.ChatLine] = []

        async def write() -> None:
            line = wire.ChatLine(self.count, name, seat, text, claim, team)
            await self._store.say(self._table, line, self._settings.now(), who)
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
        self._asides |= _asides(lines)
        return lines


def _asides(lines: list[wire.ChatLine]) -> dict[int, list[int]]:
    return {line.n: line.team for line in lines if line.team is not None}


def team_of(course: Course | None, seat: int | None) -> list[int]:
    """The side somebody speaks to from this seat; Refusal if there is nobody else on it."""
    mates = course.match.game.live.partners(course.match, seat) if course and seat is not None else ()
    if seat is None or not mates:
        raise Refusal("refused-no-team")
    return sorted([seat, *mates])


def may_talk(setup: Setup, course: Course | None, guest: Guest) -> bool:
    """Whoever only watches may; whoever plays, if the game lets one of their seats."""
    mine = setup.seats_of(guest.id)
    if setup.phase != PLAYING or course is None or not mine:
        return True
    return any(course.match.game.live.may_talk(course.match, seat) for seat in mine)
