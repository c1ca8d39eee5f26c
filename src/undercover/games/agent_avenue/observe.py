"""What a seat sees of Agent Avenue, as numbers: the own side first, then one's own secrets (6)."""

from __future__ import annotations

from typing import Final

from undercover.games.agent_avenue.table import NOTHING, Avenue
from undercover.games.agent_avenue.things import AGENT_IDS, CARD_IDS, GREEN
from undercover.table.agenda import SPECTATOR
from undercover.table.native import i64, vec
from undercover.table.pen import Pen

#: What somebody who only watches holds.
NONE: Final = vec[i64]()


def observe(g: Avenue, seat: i64, pen: Pen) -> None:
    own: i64 = GREEN
    if seat != SPECTATOR:
        own = g.side_of(seat)
    cards: i64 = len(g.box.agents)
    pen.tally("turn", g.turn, 20)
    pen.flag("own_turn", g.active == own)
    pen.number("deck", len(g.deck), cards)
    pen.one("up", g.up, AGENT_IDS)
    open_to_all = g.down_by == NOTHING
    pen.one("down", g.down if open_to_all or g.down_by == seat else NOTHING, AGENT_IDS)
    pen.seat("down_by", g.down_by, g.seats)
    pen.signed("lead", g.lead(own), 7)
    for n in range(i64(2)):
        side = own if n == 0 else 1 - own
        pen.enter("sides", n)
        _side(g, side, pen)
        pen.leave()
    for player in range(g.seats):
        pen.enter("players", player)
        pen.tally("hand_size", len(g.hands[player]), 4)
        pen.tally("swaps", g.swaps[player], 4)
        pen.many("known", g.known[player], AGENT_IDS, cards)
        pen.leave()
    pen.many("hand", NONE if seat == SPECTATOR else g.hands[seat], AGENT_IDS, cards)
    pen.many("swapped", NONE if seat == SPECTATOR else g.swapped[seat], AGENT_IDS, cards)
    if g.advanced:
        _market(g, pen)


def _side(g: Avenue, side: i64, pen: Pen) -> None:
    pen.seat("speaker", g.speaker(side), g.seats)
    pen.number("space", g.space(side), g.box.spaces)
    pen.counts("row", g.rows, len(AGENT_IDS) * side, AGENT_IDS, len(g.box.agents))
    pen.many("ongoing", g.ongoing[side], CARD_IDS, 1)


def _market(g: Avenue, pen: Pen) -> None:
    pen.number("market_deck", len(g.market_deck), len(CARD_IDS))
    pen.many("supply", g.supply, CARD_IDS, 1)
    pen.many("discard", g.discard, CARD_IDS, 1)
    pen.one("taken", g.taken, CARD_IDS)
