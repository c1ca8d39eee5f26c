"""Counting the pieces of Agent Avenue."""

from __future__ import annotations

from collections import Counter

from undercover.games.agent_avenue.table import NOTHING, Avenue
from undercover.games.agent_avenue.things import AGENT_IDS, AGENTS, CARD_IDS
from undercover.table.census import Census


def census(g: Avenue) -> Census:
    count = Census()
    _check_places(g, count)
    if count.wrong():
        return count
    agents = list(g.deck)
    for seat in range(g.seats):
        agents += [*g.hands[seat], *g.swapped[seat]]
    agents += [at % AGENTS for at, copies in enumerate(g.rows) for _ in range(copies)]
    agents += [agent for agent in (g.up, g.down) if agent != NOTHING]
    count.count("agents", AGENT_IDS, agents, g.box.agents)
    cards = [*g.market_deck, *g.supply, *g.discard, *g.ongoing[0], *g.ongoing[1]]
    cards += [g.taken] if g.taken != NOTHING else []
    count.count("market cards", CARD_IDS, cards, range(len(CARD_IDS) if g.advanced else 0))
    return count


def _check_places(g: Avenue, count: Census) -> None:
    """Every seat and every side has its own, and what is known to be in a place is there."""
    sizes = {len(g.hands), len(g.swaps), len(g.swapped), len(g.known), len(g.known_since)}
    seats = sizes == {g.seats}
    count.demand(seats, f"hands, swaps, swapped, known and known_since must have {g.seats} entries, one a seat")
    count.demand(min(list(g.swaps), default=0) >= 0, "nobody has fewer than 0 swaps left")
    sides = len(g.steps) == len(g.ongoing) == 2 and len(g.rows) == 2 * AGENTS
    count.demand(sides, "steps, rows and ongoing must have two entries, one a side")
    laid = g.down_by in range(g.seats) if g.down != NOTHING else g.down_by == NOTHING
    count.demand(laid, "down_by must be the seat that laid the face-down card")
    for seat in range(g.seats if seats else 0):
        held = Counter([*g.hands[seat], *g.swapped[seat], *([g.down] if g.down_by == seat else [])])
        fits = not Counter(list(g.known[seat])) - held
        count.demand(fits, f"known[{seat}] must be agents that seat {seat} really has")
        since = len(g.known_since[seat]) == len(g.known[seat])
        since = since and all(0 <= swaps <= len(g.swapped[seat]) for swaps in g.known_since[seat])
        count.demand(since, f"known_since[{seat}] must say after how many swaps each of the known agents came")
