"""What the coming City phase would bring, as things stand: for boards and bots, from what everybody can see.

The rules themselves play the City phase on a copy of the table. Cards and identities that are hidden make no difference
to where discs go; whom an identity check would expose is left open.
"""

from __future__ import annotations

from undercover.games.rogue_agent.city import CITY
from undercover.games.rogue_agent.table import NOTHING, City
from undercover.table.native import i64, vec


def city_phase(g: City) -> City:
    """A copy of the table on which the City phase is about to begin, and nobody has to reveal an identity."""
    after = g.copy()
    after.active = NOTHING
    after.tokens_out = True
    after.offered = vec[i64]()
    after.agenda = vec[i64]([CITY.of()])
    return after


def play_city(after: City) -> None:
    """The leader takes assassins and bombs in the order of the path."""
    after.settle()
    while len(after.agenda) > 0:
        after.take(after.first(), after.offered[0])
