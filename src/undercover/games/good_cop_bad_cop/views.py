"""What a seat sees of Good Cop Bad Cop, as structures. The client's types are made from them."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct


class Declared(Struct):
    """The action that others may answer just now."""

    action: str
    seat: int | None
    slot: int | None


class Card(Struct):
    """A card of a row."""

    slot: int
    #: A name to follow the card by; a row picked up gets fresh ones.
    token: int
    face_up: bool
    #: What the observer knows it to be, and the turn in which it was last looked at.
    kind: str | None
    since: int | None
    #: Whether it has just been investigated.
    fresh: bool
    #: The other seats that know a face-down card.
    seen_by: list[int]


class Player(Struct):
    seat: int
    living: bool
    wounded: bool
    planted: bool
    aim: int | None
    hand: list[str | None]
    team: str | None
    row: list[Card]


class Where(Struct):
    """A card of a row."""

    seat: int
    slot: int


class Fact(Struct):
    """What the observer knows of several cards of rows together: among these places are these cards."""

    among: list[Where]
    cards: list[str]


class Claim(Struct):
    """A claim as everybody heard it: the card it is about goes by its token, and `era` counts changes of sides."""

    turn: int
    speaker: int
    claim: str
    token: int | None
    era: int


class LastPlay(Struct):
    """The last equipment card that was played, with its targets."""

    seat: int
    equipment: str
    targets: list[int]


class Seen(Struct):
    turn: int
    active: int
    direction: str
    acted: bool
    no_pickup: bool
    coffee: int | None
    smoke: bool
    guns: int
    wounds: int
    declared: Declared | None
    window: str | None
    playing: str | None
    players: list[Player]
    deck: list[str | None]
    burned: list[str | None]
    removed: list[str]
    facts: list[Fact]
    claims: list[Claim]
    last_play: LastPlay | None
    last_shot: int | None


# ---------------------------------------------------------------- hints


class Spoken(Claim):
    """A claim of the ledger, with the event that told of it."""

    event: Mapping[str, object]


class Ledger(Struct):
    """The claims so far, pairs that cannot both be true, claims the table has disproved; the truth when it is over."""

    ledger: list[Spoken]
    clashes: list[list[int]]
    disproved: list[int]
    truth: list[bool | None] | None


class Order(Struct):
    """A way to play the card in hand against a Shoot, for an order to choose."""

    id: str
    kind: str
    fields: Mapping[str, object]


class Hints(Struct):
    claims: Ledger
    orders: list[Order]
