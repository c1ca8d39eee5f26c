"""What a seat sees of Number Duel, as numbers, for programs that learn."""

from typing import Final

from number_duel.table import MOST, PLACE_IDS, Duel
from undercover.table.native import i64
from undercover.table.pen import Pen

NUMBER_IDS: Final = [str(number + 1) for number in range(MOST)]
UNKNOWN: Final[i64] = -1


def observe(g: Duel, seat: i64, pen: Pen) -> None:
    pen.seat("turn", g.turn, g.seats)
    pen.one("claim", g.claim - 1, NUMBER_IDS)
    for n in range(g.seats):
        pen.tally(f"points.{n}", g.points[n], g.box.goal)
    for at in range(MOST):
        there = g.places[at] if at < g.box.highest else UNKNOWN
        pen.one(f"place.{at + 1}", there if there >= 0 and g.known(there, seat) else UNKNOWN, PLACE_IDS)
    for place, id in enumerate(PLACE_IDS):
        pen.tally(f"cards.{id}", len(g.numbers(place)), 5)
