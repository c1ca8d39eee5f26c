"""Filling the blip piles from the Genestealer deck, and sharing when there are too few cards (7.10)."""

from __future__ import annotations

from typing import Final

from undercover.games.death_angel import phrases as say
from undercover.games.death_angel.acts import deal_blips
from undercover.games.death_angel.table import Hulk
from undercover.games.death_angel.things import LEFT, RIGHT
from undercover.table.agenda import Choice, Step
from undercover.table.native import Row, i64, vec
from undercover.table.story import first


class FillStep(Step[Hulk]):
    """So many cards on the left pile, then so many on the right one; too few are shared as evenly as can be (R31)."""

    def run(self, g: Hulk, left: i64, right: i64) -> None:
        there: i64 = len(g.deck) + len(g.discard)
        if there >= left + right:
            deal(g, left, right)
            return
        half = there // 2
        if there % 2 and half < left and half < right:
            g.then(ODD.of(g.current, there))
            return
        share = min(max(there - half, there - right), left)
        deal(g, share, there - share)


def deal(g: Hulk, left: i64, right: i64) -> None:
    """The left pile first (R76)."""
    deal_blips(g, LEFT, left)
    deal_blips(g, RIGHT, right)


class OddCardChoice(Choice[Hulk]):
    """An odd number of cards to share: the current player says which pile gets one more (D27, R31)."""

    def options(self, g: Hulk, seat: i64, there: i64) -> Row:
        return vec[i64]([say.ODD_CARD.of(LEFT), say.ODD_CARD.of(RIGHT)])

    def choose(self, g: Hulk, seat: i64, there: i64, option: i64) -> None:
        more = there // 2 + 1
        if first(option) == LEFT:
            deal(g, more, there - more)
        else:
            deal(g, there - more, more)


FILL: Final = FillStep()
ODD: Final = OddCardChoice()
