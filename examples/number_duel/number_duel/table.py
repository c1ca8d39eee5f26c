"""What is in the box of Number Duel, and where it lies on the table."""

from typing import Final

from msgspec import Struct

from undercover.table.agenda import Table
from undercover.table.data import demand, read
from undercover.table.native import Row, i64, vec
from undercover.table.things import ids

#: No box has higher numbers.
MOST: Final = 20

OUT: Final[i64] = 0
SHOWN: Final[i64] = 1
LAID: Final[i64] = 2
HAND: Final[i64] = 3
HAND_OF_SEAT_1: Final[i64] = 4
BURIED: Final[i64] = 5
BURIED_BY_SEAT_1: Final[i64] = 6
PLACE_IDS: Final = ids(globals(), "OUT", "BURIED_BY_SEAT_1")

GOAL: Final[i64] = 0
CARDS: Final[i64] = 1
REASONS: Final = ids(globals(), "GOAL", "CARDS")


class Box(Struct, forbid_unknown_fields=True):
    highest: int
    hand: int
    goal: int


def open_box(text: str) -> Box:
    box = read(text, Box)
    demand("highest", 4 <= box.highest <= MOST, f"is a number from 4 to {MOST}")
    demand("hand", 1 <= box.hand <= box.highest // 2, "there are not enough cards for two such hands")
    demand("goal", box.goal > 0, "is more than nothing")
    return box


class Duel(Table):
    def __init__(self, seats: int, box: Box) -> None:
        super().__init__()
        self.seats, self.box = seats, box
        #: The place of every number, that of 1 first.
        self.places: Row = vec[i64]()
        #: Who lays and claims, and what; 0 before there is a claim.
        self.turn: i64 = 0
        self.claim: i64 = 0
        self.points: Row = vec[i64]()

    def copy(self) -> "Duel":
        g = Duel(self.seats, self.box)
        g.copy_agenda(self)
        g.turn, g.claim, g.places, g.points = self.turn, self.claim, self.places[:], self.points[:]
        return g

    def numbers(self, place: i64) -> list[int]:
        return [at + 1 for at in range(len(self.places)) if self.places[at] == place]

    def known(self, place: i64, seat: i64) -> bool:
        """Whether the seat sees what lies there."""
        if place == LAID:
            return seat == self.turn
        return place == SHOWN or (seat >= 0 and place in (HAND + seat, BURIED + seat))
