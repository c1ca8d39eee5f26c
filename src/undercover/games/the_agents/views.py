"""What a seat sees of The Agents, as structures. The client's types are made from them."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType


class Laid(Struct):
    """An agent in a row. `low` and `high` are the colours of its halves towards the lower and the higher slot. A dead
    one shows nothing but its place."""

    place: str
    card: str | None
    agent: str | None
    facing: int | None
    low: str | None
    high: str | None


class Arrow(Struct):
    """A complete arrow: between which places, for whom, how much (3.3)."""

    between: list[str]
    to: int
    points: int


class Posted(Struct):
    """A mission attached to a faction, with what it would pay its owner now."""

    seat: int
    mission: str
    worth: int


class Faction(Struct):
    faction: str
    owners: list[int]
    limit: int
    row: list[Laid]
    arrows: list[Arrow]
    #: The arrow points of the two owners.
    points: list[int]
    missions: list[Posted]


class Card(Struct):
    """An agent that is not in a row, with what is printed on it: halves, or the points of a token."""

    card: str
    agent: str
    halves: list[str] | None
    points: int | None


class Income(Struct):
    """What a seat would score if its turn ended now (6.6)."""

    arrows: int
    missions: int
    total: int


class Player(Struct):
    seat: int
    points: int
    factions: list[str]
    agents: int
    missions: int
    #: The own cards; None for those of others.
    hand: list[Card] | None
    missions_in_hand: list[str] | None
    drew_in_need: bool
    income: Income


class Piles(Struct):
    draw: int
    retired: list[str]
    #: The top card of the retired pile.
    last_retired: str | None


class Between(Struct):
    """A free agent being resolved: who performs its command, and who sits at its token end."""

    card: Card
    performer: int
    token: int


class Seen(Struct):
    turn: int
    first: int
    active: int
    actions: int
    operations_left: int
    target: int
    last_round: bool
    factions: list[Faction]
    players: list[Player]
    agents: Piles
    missions: Piles
    between: list[Between]
    #: The place of the faction agent whose command is being carried out.
    source: str | None
    #: The cards this seat is looking at to take one: a Tracker's pile, an Interrogator's hand.
    looking: list[Card] | None


class Hints(Struct):
    #: What every seat would score at the end of its turn, for each option that may change that.
    worth: dict[str, list[int]]
    #: Once it is over: by source what every seat has got and spent, which makes its points.
    tally: dict[str, list[int]] | UnsetType = UNSET
