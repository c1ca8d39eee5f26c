"""What is certain a few decisions ahead, whatever anybody does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from undercover.table.agenda import Table
from undercover.table.match import Match
from undercover.table.native import i64

WON: Final[i64] = 1
OPEN: Final[i64] = 0
LOST: Final[i64] = -1
#: So many worlds must agree that something is certain, and so many decisions are looked ahead for that.
SURE: Final = 20
#: Before everything is given up for lost, so many are looked at: one way out may be left that is seldom open.
DESPERATE: Final = 120
AHEAD: Final[i64] = 2


def fates(seat: i64, options: list[int], worlds: Iterator[Match]) -> list[int]:
    """For each option of a seat whether it wins or loses within a few decisions in every one of some worlds."""
    found = fates_in(next(worlds), seat, options)
    tried = 1
    while (WON in found or LOST in found) and tried < (DESPERATE if found.count(LOST) == len(found) else SURE):
        again = fates_in(next(worlds), seat, options)
        found = [one if one == other else 0 for one, other in zip(found, again)]
        tried += 1
    return found


def fates_in(world: Match, seat: i64, options: list[int]) -> list[int]:
    found: list[int] = []
    for option in options:
        table = world.table.copy()
        table.take(seat, option)
        found.append(outlook(table, seat, AHEAD))
    return found


def outlook(table: Table, seat: i64, depth: i64) -> i64:
    """Whether a seat has won or lost in this world within so many decisions, whatever everybody chooses."""
    if len(table.agenda) == 0:
        return WON if table.winners >> seat & 1 != 0 else LOST
    if depth == 0:
        return OPEN
    decider = table.next_seat()
    found = OPEN
    for option in table.legal(decider):
        after = table.copy()
        after.take(decider, option)
        one = outlook(after, seat, depth - 1)
        if one == OPEN or (found != OPEN and one != found):
            return OPEN
        found = one
    return found
