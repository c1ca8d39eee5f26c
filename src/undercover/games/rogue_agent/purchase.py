"""Purchase (S6.7): as many units as one likes, within one action."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent.common import gain, gain_influence, lose, pay_credits
from undercover.games.rogue_agent.table import City
from undercover.games.rogue_agent.things import CLOCK_NO_PURCHASE, EVIDENCE, INFLUENCE, PAY_CREDITS
from undercover.table.agenda import OpenChoice
from undercover.table.story import Bar, Said

#: The answer to D:purchase that is no good.
STOP: Final = 99


def why_not_purchase(g: City, seat: int, slot: int) -> str:
    """The action must have something to do (R34)."""
    if g.destroyed[slot]:
        return "destroyed-here"
    goods = g.box.tiles[g.tiles[slot]].items
    if not goods:
        return "nothing-for-sale"
    if g.slowed(seat, CLOCK_NO_PURCHASE):
        return "clock-no-purchase"
    reason = ""
    for n in range(len(goods)):
        reason = why_not_buy(g, seat, n)
        if reason == "":
            return ""
    return reason


def why_not_buy(g: City, seat: int, n: int) -> str:
    """The price must be paid in full, and a marker at the end of its track buys nothing (R9, R10)."""
    tile = g.tile(g.figures[seat])
    if tile.currencies[n] == PAY_CREDITS:
        if g.credits[seat] < tile.prices[n]:
            return "no-credits"
    elif g.boards[seat][EVIDENCE] < tile.prices[n]:
        return "no-evidence"
    item = tile.items[n]
    return "track-full" if item != INFLUENCE and g.boards[seat][item] >= g.box.track_max[item] else ""


class PurchaseChoice(OpenChoice[City]):
    """Pay the price once for one unit, or stop after at least one (S6.7, R78). b: 1 once something has been bought."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        goods = [n for n in range(len(g.tile(g.figures[seat]).items)) if why_not_buy(g, seat, n) == ""]
        return [*goods, STOP] if b and goods else goods

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        if option == STOP:
            return
        tile = g.tile(g.figures[seat])
        item, amount = tile.items[option], tile.amounts[option]
        g.tell(say.BOUGHT, seat, item, amount)
        if tile.currencies[option] == PAY_CREDITS:
            pay_credits(g, seat, tile.prices[option])
        else:
            lose(g, seat, EVIDENCE, tile.prices[option])
        if item == INFLUENCE:
            gain_influence(g, seat, amount)
        else:
            gain(g, seat, item, amount)
        g.then([PURCHASE(seat, 1)])

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        if option == STOP:
            return Said(say.ENOUGH, [])
        return Said(say.BUY, [g.tile(g.figures[seat]).items[option]])

    def barred(self, g: City, seat: int, b: int) -> list[Bar]:
        found = []
        items = g.tile(g.figures[seat]).items
        for n in range(len(items)):
            reason = why_not_buy(g, seat, n)
            if reason:
                found.append(Bar(Said(say.BUY, [items[n]]), reason, "R9" if reason == "track-full" else "R10"))
        return found

    def default(self, g: City, seat: int, b: int) -> int:
        return self.options(g, seat, b)[-1]


PURCHASE: Final = PurchaseChoice()
