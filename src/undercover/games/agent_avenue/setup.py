"""Setting Agent Avenue up (3)."""

from __future__ import annotations

from collections.abc import Mapping

from undercover.games.agent_avenue.rules import TURN
from undercover.games.agent_avenue.table import NOTHING, Avenue
from undercover.games.agent_avenue.things import AGENTS, CARDS, SIDE_IDS, Box
from undercover.table.native import append, fill, i64, pop, vec
from undercover.table.rows import rows_of


def bare(seats: int, options: Mapping[str, str | int | bool], box: Box) -> Avenue:
    g = Avenue()
    g.box = box
    g.seats = seats
    g.advanced = options["mode"] == "advanced"
    g.members = rows_of(sides(seats, str(options["pair"])))
    first = str(options["first"])
    g.begins = SIDE_IDS.index(first) if first in SIDE_IDS else NOTHING
    g.swapped = rows_of([[]] * seats)
    g.known = rows_of([[]] * seats)
    g.known_since = rows_of([[]] * seats)
    g.ongoing = rows_of([[], []])
    return g


def sides(seats: int, pair: str) -> list[list[int]]:
    """Team-mates sit together: 0 and 1 against 2, or 0 and 1 against 2 and 3 (3)."""
    if seats == 2:
        return [[0], [1]]
    if seats == 4:
        return [[0, 1], [2, 3]]
    return [[0, 1], [2]] if pair == "green" else [[2], [0, 1]]


def set_up(g: Avenue) -> None:
    """Four agents for every player, not for every side; in the advanced game three market cards face up (3)."""
    g.deck = g.box.agents[:]
    g.dice.shuffle(g.deck)
    g.hands = vec[vec[i64]]()
    while len(g.hands) < g.seats:
        hand = fill(0, g.box.hand)
        for at in range(len(hand)):
            g.deck, hand[at] = pop(g.deck)
        g.hands = append(g.hands, hand)
    g.swaps = g.box.swaps[g.seats]
    g.rows = fill(0, 2 * AGENTS)
    g.steps = fill(0, 2)
    if g.advanced:
        g.market_deck = vec[i64]([card for card in range(CARDS)])
        g.dice.shuffle(g.market_deck)
        while len(g.supply) < g.box.supply:
            g.market_deck, card = pop(g.market_deck)
            g.supply = append(g.supply, card)
    g.then(TURN.of(g.dice.below(2) if g.begins == NOTHING else g.begins))
