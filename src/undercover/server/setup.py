"""What is settled at a table: the game and its options, who sits where, who is the host."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, Literal

from msgspec import Struct, field

import undercover
from undercover.table.data import digest
from undercover.table.game import SECRET
from undercover.table.lesson import COACH
from undercover.table.seal import DIGITS, Seal, digest_of, seed_of

LOBBY, PLAYING, OVER, CLOSED = "lobby", "playing", "over", "closed"
NO_CLOCK, REALTIME, RELAXED = "none", "realtime", "relaxed"


def day_of(now: float) -> str:
    """Days begin at midnight UTC, everywhere at once."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def rules_of(slug: str, data: str | None, version: str | None = None) -> str:
    """Rules and values of a match that is dealt now, or was under another version of the rules."""
    return f"{version or undercover.game(slug).rules_version}/{_values(slug, data)}"


def playable(slug: str, rules: str | None, own_values: bool) -> bool:
    """Whether a match of these rules (None: whichever there are) can be played here. Values of its own a table keeps;
    those of a game may change."""
    try:
        game = undercover.game(slug)
    except KeyError:
        return False
    if rules is None:
        return True
    version, _, values = rules.partition("/")
    return version in game.versions and (own_values or values == _values(slug, None))


@lru_cache(256)
def _values(slug: str, data: str | None) -> str:
    """The digest of the values played with: reading a data file takes longer than anything else at a table."""
    return digest(undercover.game(slug).data if data is None else data)


class Guest(Struct, frozen=True):
    id: str
    name: str


class Seat(Struct):
    guest: str | None = None
    name: str | None = None
    #: Another person on the device of that guest: the name is not the guest's own.
    extra: bool = False
    bot: str | None = None
    ready: bool = False
    stand_in: str | None = None
    #: What this seat has mixed into the deal.
    number: str = ""

    @property
    def open(self) -> bool:
        return self.guest is None and self.bot is None

    @property
    def driver(self) -> str | None:
        """The level of the bot that decides here."""
        return self.bot or self.stand_in


class Setup(Struct):
    id: str
    game: str
    seats: list[Seat]
    options: dict[str, Any]
    host: str
    #: What the cards are dealt from; empty before a sealed deal.
    seed: str
    made: float
    #: The rules and values it was dealt with (`rules_of`): it is played by no others.
    rules: str
    version: int = 0
    #: What the deal was sealed with. None at a forked match, whose deal is known already.
    secret: str | None = None
    #: The day whose deal this is; it is opened when that day is over.
    day: str | None = None
    #: How people are taught here (`undercover.table.lesson.WAYS`).
    taught: Literal["lesson", "coach"] | None = None
    data: str | None = None
    position: dict[str, Any] | None = None
    private: bool = True
    clock: str = NO_CLOCK
    minutes: float = 0
    increment: float = 0
    #: Seconds everybody has to react; 0: as long as they like.
    reaction: float = 10
    started: float | None = None
    over: float | None = None
    rematch: str | None = None
    #: Who asks to take a choice back, at which version, and which seats have allowed it.
    undo_by: int | None = None
    undo_at: int | None = None
    undo_allowed: list[int] = field(default_factory=list)
    #: Guests who were asked to leave, and guests who may not chat.
    unwelcome: list[str] = field(default_factory=list)
    muted: list[str] = field(default_factory=list)

    @property
    def phase(self) -> str:
        rules = self.rules if self.started is not None or not self.fresh else None
        if not playable(self.game, rules, self.data is not None):
            return CLOSED
        return LOBBY if self.started is None else PLAYING if self.over is None else OVER

    @property
    def fresh(self) -> bool:
        """Whether the cards are still to be dealt: a forked match has begun elsewhere."""
        return self.secret is not None

    @property
    def digest(self) -> str | None:
        """What is shown of a sealed deal from the beginning."""
        return None if self.secret is None else digest_of(self.secret)

    def todays(self, now: float) -> bool:
        """Whether others may still have this deal before them."""
        return self.day is not None and day_of(now) <= self.day

    def opened(self, now: float) -> Seal | None:
        """The seal of a match that is over."""
        if self.secret is None or self.phase != OVER or self.todays(now):
            return None
        return Seal(digest_of(self.secret), self.secret, [seat.number for seat in self.seats])

    def deal(self, now: float) -> None:
        """The match begins: from here on nothing that decides the cards can change."""
        if self.secret is not None:
            self.seed = seed_of(self.secret, [seat.number for seat in self.seats])
            self.rules = rules_of(self.game, self.data)
        self.started = now

    @property
    def other_values(self) -> str | None:
        if self.data is None or self.phase == CLOSED:
            return None
        mine = _values(self.game, self.data)
        return None if mine == _values(self.game, None) else mine

    def seats_of(self, guest: str | None) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if guest is not None and seat.guest == guest]

    def name_at(self, seat: int) -> str:
        """What whoever sits there is called."""
        return self.seats[seat].name or self.seats[seat].bot or ""

    def opening(self) -> undercover.Match:
        """The match before its first choice."""
        game = undercover.game(self.game)
        if self.position is not None:
            return game.load(self.position, self.data)
        seed = self.seed if SECRET.fullmatch(self.seed) else int(self.seed)
        return game.start(len(self.seats), seed, self.options, self.data, self.rules.partition("/")[0])

    def again(self, options: dict[str, Any], now: float) -> Setup:
        """A new table like this one, with the same people."""
        return Setup(
            id=new_id(),
            game=self.game,
            seats=[Seat(seat.guest, seat.name, seat.extra, seat.bot) for seat in self.seats],
            options=options,
            host=self.host,
            seed="",
            secret=new_secret(),
            made=now,
            rules=rules_of(self.game, self.data),
            data=self.data,
            private=self.private,
            clock=self.clock,
            minutes=self.minutes,
            increment=self.increment,
            reaction=self.reaction,
            unwelcome=self.unwelcome,
            muted=self.muted,
            taught=COACH if self.taught else None,
        )


def new_id() -> str:
    """An id nobody can guess."""
    return secrets.token_urlsafe(12)


def new_secret() -> str:
    """What a deal is sealed with."""
    return secrets.token_hex(DIGITS // 2)
