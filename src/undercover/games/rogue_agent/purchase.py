"""Purchase (S6.7): as many units as one likes, within one action."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent.acts import gain, gain_influence, lose, move_credits
from undercover.games.rogue_agent.table import City
from undercover.games.rogue_agent.things import CLOCK_NO_PURCHASE, EVIDENCE, INFLUENCE, PAY_CREDITS
from undercover.table.agenda import OpenChoice
from undercover.table.native import Row, append, i64, index, vec
from undercover.table.story import Bar, first


def why_not_purchase(g: City, seat: i64, slot: i64) -> str:
    """The action must have something to do (R34)."""
    if g.destroyed[slot]:
        return "destroyed-here"
    goods = len(g.tile(slot).items)
    if goods == 0:
        return "nothing-for-sale"
    if g.slowed(seat, CLOCK_NO_PURCHASE):
        return "clock-no-purchase"
    reason = ""
    for n in range(goods):
        reason = why_not_buy(g, seat, n)
        if reason == "":
            return ""
    return reason


def why_not_buy(g: City, seat: i64, n: i64) -> str:
    """The price must be paid in full, and a marker at the end of its track buys nothing (R9, R10)."""
    tile = g.tile(g.figures[seat])
    if tile.currencies[n] == PAY_CREDITS:
        if g.credits[seat] < tile.prices[n]:
            return "no-credits"
    elif g.board(seat, EVIDENCE) < tile.prices[n]:
        return "no-evidence"
    item = tile.items[n]
    return "track-full" if item != INFLUENCE and g.board(seat, item) >= g.box.track_max[item] else ""


class PurchaseChoice(OpenChoice[City]):
    """Pay the price once for one unit, or stop after at least one (S6.7, R78). b: 1 once something has been bought."""

    def options(self, g: City, seat: i64, b: i64) -> Row:
        items = g.tile(g.figures[seat]).items
        found = vec[i64]([say.BUY.of(items[n]) for n in range(len(items)) if why_not_buy(g, seat, n) == ""])
        return append(found, say.ENOUGH.of()) if b and len(found) > 0 else found

    def choose(self, g: City, seat: i64, b: i64, option: i64) -> None:
        if say.ENOUGH.names(option):
            return
        tile, item = g.tile(g.figures[seat]), first(option)
        n = index(tile.items, item)
        g.tell(say.BOUGHT, seat, item, tile.amounts[n])
        if tile.currencies[n] == PAY_CREDITS:
            move_credits(g, seat, -tile.prices[n])
        else:
            lose(g, seat, EVIDENCE, tile.prices[n])
        if item == INFLUENCE:
            gain_influence(g, seat, tile.amounts[n])
        else:
            gain(g, seat, item, tile.amounts[n])
        g.then(PURCHASE.of(seat, 1))

    def barred(self, g: City, seat: i64, b: i64) -> list[Bar]:
        reasons = [(item, why_not_buy(g, seat, n)) for n, item in enumerate(g.tile(g.figures[seat]).items)]
        clauses = {"track-full": "R9"}
        return [Bar(say.BUY.of(item), reason, clauses.get(reason, "R10")) for item, reason in reasons if reason != ""]


PURCHASE: Final = PurchaseChoice(late=-1)
