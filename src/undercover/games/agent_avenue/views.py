"""What a seat sees of Agent Avenue, as structures. The client's types are made from them."""

from __future__ import annotations

from msgspec import Struct


class Offer(Struct):
    #: An agent, or None when nothing lies there; `down` is "hidden" for everybody but the player who laid it, until
    #: the offer is taken: then both lie open for a moment, and `down_by` is None.
    up: str | None
    down: str | None
    down_by: int | None


class Side(Struct):
    side: str
    seats: list[int]
    #: Who decides for the side this turn.
    speaker: int
    steps: int
    space: int
    to_catch: int
    row: dict[str, int]
    ongoing: list[str]


class Player(Struct):
    seat: int
    side: str
    hand_size: int
    hand: list[str] | None
    swaps: int
    swapped: list[str] | None
    #: Agents everybody has seen going into the hand and not coming out.
    known: list[str]


class Market(Struct):
    supply: list[str]
    deck: int
    discard: list[str]
    taken: str | None


class Seen(Struct):
    turn: int
    active: str
    deck: int
    offer: Offer
    sides: list[Side]
    players: list[Player]
    market: Market | None
