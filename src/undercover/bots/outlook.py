"""What is certain a few decisions ahead, whatever anybody does."""

from __future__ import annotations

from typing import Final

from undercover.table.agenda import Table
from undercover.table.native import i64

WON: Final[i64] = 1
OPEN: Final[i64] = 0
LOST: Final[i64] = -1


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
