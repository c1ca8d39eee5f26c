"""Filling the blip piles from the Genestealer deck, and sharing when there are too few cards (7.10)."""

from __future__ import annotations

from typing import Final

from undercover.games.death_angel import phrases as say
from undercover.games.death_angel.changes import deal_blips
from undercover.games.death_angel.table import Hulk
from undercover.games.death_angel.things import LEFT, RIGHT
from undercover.table.agenda import Choice, Step
from undercover.table.story import Said


class FillStep(Step[Hulk]):
    """So many cards on the left pile, then so many on the right one; too few are shared as evenly as can be (R31)."""

    def run(self, g: Hulk, left: int, right: int) -> None:
        there = len(g.deck) + len(g.discard)
        if there >= left + right:
            deal(g, left, right)
            return
        half = there // 2
        if there % 2 and half < left and half < right:
            g.then([ODD(g.current, there)])
            return
        share = min(max(there - half, there - right), left)
        deal(g, share, there - share)


def deal(g: Hulk, left: int, right: int) -> None:
    """The left pile first (R76)."""
    deal_blips(g, LEFT, left)
    deal_blips(g, RIGHT, right)


class OddCardChoice(Choice[Hulk]):
    """An odd number of cards to share: the current player says which pile gets one more (D27, R31)."""

    def options(self, g: Hulk, seat: int, there: int) -> list[int]:
        return [LEFT, RIGHT]

    def choose(self, g: Hulk, seat: int, there: int, side: int) -> None:
        more = there // 2 + 1
        if side == LEFT:
            deal(g, more, there - more)
        else:
            deal(g, there - more, more)

    def say(self, g: Hulk, seat: int, there: int, side: int) -> Said:
        return Said(say.ODD_CARD, [side])


FILL: Final = FillStep()
ODD: Final = OddCardChoice()
