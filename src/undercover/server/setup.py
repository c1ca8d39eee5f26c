"""What is settled at a table: the game and its options, who sits where, who is the host."""

from __future__ import annotations

import secrets
from functools import lru_cache
from hashlib import sha256
from typing import Any

from msgspec import Struct, field

import undercover
from undercover.server.refusals import Refusal
from undercover.table.data import digest

LOBBY, PLAYING, OVER = "lobby", "playing", "over"
NO_CLOCK, REALTIME, RELAXED = "none", "realtime", "relaxed"


def rules_of(slug: str, data: str | None) -> str:
    return f"{undercover.game(slug).rules_version}/{_values(slug, data)}"


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
    seed: str
    made: float
    #: The rules and values it was dealt with (`rules_of`): by others it could not be played again.
    rules: str
    version: int = 0
    #: None at a forked match, whose deal is known already.
    nonce: str | None = None
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
        return LOBBY if self.started is None else PLAYING if self.over is None else OVER

    @property
    def fresh(self) -> bool:
        """Whether the cards are still to be dealt: a forked match has begun elsewhere."""
        return self.nonce is not None

    @property
    def sealed_text(self) -> str:
        return f"{self.seed}:{self.nonce}"

    @property
    def seal(self) -> str | None:
        return sha256(self.sealed_text.encode()).hexdigest() if self.fresh else None

    @property
    def other_values(self) -> str | None:
        if self.data is None:
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
        if self.rules != rules_of(self.game, self.data):
            raise Refusal("refused-bad-record", problem=f"{self.rules} ≠ {rules_of(self.game, self.data)}")
        if self.position is not None:
            return game.load(self.position, self.data)
        return game.start(len(self.seats), self.seed, self.options, self.data)

    def again(self, now: float) -> Setup:
        """A new table like this one, with the same people."""
        return Setup(
            id=new_id(),
            game=self.game,
            seats=[Seat(seat.guest, seat.name, seat.extra, seat.bot) for seat in self.seats],
            options=self.options,
            host=self.host,
            seed=new_seed(),
            nonce=secrets.token_hex(16),
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
        )


def new_id() -> str:
    """An id nobody can guess."""
    return secrets.token_urlsafe(12)


def new_seed() -> str:
    return str(secrets.randbelow(1 << 62))
