"""Who may be an android: whoever is made to show a token and has both kinds shows a human one, unless it wants to be
exposed (S10.1, S10.2). So one that shows an android token has probably nothing else to show."""

from __future__ import annotations

from math import log
from typing import Final

from undercover.games.rogue_agent.judge import judge
from undercover.games.rogue_agent.table import City
from undercover.games.rogue_agent.things import ANDROID, ANDROID_MODE, HUMAN
from undercover.table.agenda import Table
from undercover.table.beliefs import Insight, Past
from undercover.table.native import extend, i64

#: How often somebody seeks to be exposed.
SEEKS: Final = 0.15


def believe(now: City, seat: i64, _past: Past) -> Insight | None:
    """What others have shown lies there in its order: nobody has to remember it."""
    if now.mode != ANDROID_MODE or now.tokens_out:
        return None
    for other in range(now.seats):
        if other != seat and len(now.shown_tokens[other]) > 0 and len(now.hidden_tokens[other]) > 0:
            return Suspicion(seat)
    return None


class Suspicion(Insight):
    """How likely the others would have shown what they did."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def weight(self, world: Table) -> float:
        assert isinstance(world, City)
        found = 0.0
        for other in range(world.seats):
            if other != self.seat:
                found += shown_so(world, other)
        return found

    def judge(self, worlds: list[Table], weights: list[float], options: list[int]) -> list[float]:
        table = worlds[0]
        assert isinstance(table, City)
        return judge(table, self.seat, options)


def shown_so(world: City, seat: i64) -> float:
    """The logarithm of how likely a seat with these tokens shows what it has shown."""
    found, shown = 0.0, world.shown_tokens[seat]
    for n in range(len(shown)):
        then = extend(shown[n:], world.hidden_tokens[seat])
        if HUMAN in then and ANDROID in then:
            found += log(SEEKS if shown[n] == ANDROID else 1.0 - SEEKS)
    return found
