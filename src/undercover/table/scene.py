"""A scene: how a game's table is drawn, in any browser and any terminal, without a board of its own.

A game says which zones there are, whose they are, and what lies in them; the frame does the rest. Zones and counters
are called `board-<name>` in the game's words. A card is a value of a field, as in an option: `Card("number", 7)` is lit
wherever an option's `number` is 7, and is called `number-7`, if there are words for that, or else 7.
"""

from __future__ import annotations

from msgspec import Struct

from undercover.table.fields import Value

#: How the cards of a zone lie: side by side; on top of each other; as a number of chips to choose from.
ROW, PILE, CHIPS = "row", "pile", "chips"


class Card(Struct, omit_defaults=True):
    """A card, a tile, a token. Without a value one sees its back; `count` says how many alike lie there."""

    of: str
    value: Value = None
    count: int = 1


class Counter(Struct, omit_defaults=True):
    """A number everybody keeps an eye on: the points of a seat, the round; `most` is where it ends."""

    name: str
    number: int
    seat: int | None = None
    most: int | None = None


class Zone(Struct, omit_defaults=True):
    """A place on the table. `seat` says whose it is: everybody sees their own in front of them, the others' opposite,
    and what is nobody's in the middle. What lies in an idle zone is never lit, whatever the options name."""

    name: str
    cards: list[Card]
    seat: int | None = None
    lies: str = ROW
    idle: bool = False


class Scene(Struct, omit_defaults=True):
    """What lies on the table, in reading order."""

    zones: list[Zone]
    counters: list[Counter] = []
