"""How the two sides stand at Agent Avenue: the chase, what the next agents would do, hands and market cards."""

from __future__ import annotations

from typing import Final

from undercover.games.agent_avenue import phrases as say
from undercover.games.agent_avenue.rules import CHOOSE
from undercover.games.agent_avenue.table import NOTHING, Avenue
from undercover.games.agent_avenue.things import (
    AGENT_IDS,
    AGENTS,
    BLUE,
    CARD_IDS,
    CODEBREAKER,
    DAREDEVIL,
    GREEN,
    OUTPOST,
)
from undercover.table.agenda import PLAYING
from undercover.table.native import Floats, Row, append, count, extend, fill, i64, vec
from undercover.table.net import Net, chance, decided, stand
from undercover.table.story import NUMBER

#: How well a side that chooses sees through the card lying face down.
INSIGHT: Final = 4.0
FEATURES: Final = [
    # the chase
    "lead", "near", "chased", "active", "advanced", "deck", "pair", "against_pair",
    # the row: how far the next agent of each name would move, and how far the one after that
    *[f"next_{agent}" for agent in AGENT_IDS], *[f"then_{agent}" for agent in AGENT_IDS],
    "codebreakers", "codebreaker_short", "daredevils", "daredevil_short",
    # agents still to come that would win or lose at once, and those of them in hand
    "winning", "losing", "winning_held", "losing_held",
    # hands
    *AGENT_IDS, "held", "swaps",
    # the market
    *CARD_IDS[:8], "on_market",
]  # fmt: skip
NETS: Final = [Net(__package__, "sides", FEATURES)]


def worth(g: Avenue) -> list[float]:
    """The chance of every seat's side."""
    if g.reason != PLAYING:
        return decided(g)
    return stand(net(g), rows(g), sides(g)) if quiet(g) else split(g)


def quiet(g: Avenue) -> bool:
    """Whether the features say it all: not while an offer lies there."""
    return g.agenda[-1] & NUMBER != CHOOSE.number


def clock(g: Avenue) -> i64:
    """How many turns have begun or are over: the point at which positions can be compared."""
    return g.turn


def net(_g: Avenue) -> Net:
    return NETS[0]


def sides(g: Avenue) -> Row:
    return vec[i64]([g.side_of(seat) for seat in range(g.seats)])


def rows(g: Avenue) -> list[Floats]:
    to_come = unrecruited(g)
    found: list[Floats] = []
    for side in range(BLUE + 1):
        row = chase(g, side)
        row = prospects(g, side, to_come, row)
        row = hands(g, side, row)
        found.append(market(g, side, row))
    return found


def chase(g: Avenue, side: i64) -> Floats:
    lead = float(g.lead(side)) / float(g.box.catch)
    return vec[float]([
        lead, lead * lead if lead > 0.0 else 0.0, lead * lead if lead < 0.0 else 0.0,
        1.0 if g.active == side else 0.0, 1.0 if g.advanced else 0.0, float(len(g.deck)) / 30.0,
        1.0 if len(g.members[side]) > 1 else 0.0, 1.0 if len(g.members[1 - side]) > 1 else 0.0,
    ])  # fmt: skip


def unrecruited(g: Avenue) -> Row:
    """How many agents of each name lie in no row."""
    found = fill(0, AGENTS)
    for agent in g.box.agents:
        found[agent] += 1
    for agent in range(AGENTS):
        found[agent] -= g.recruited(GREEN, agent) + g.recruited(BLUE, agent)
    return found


# ---------------------------------------------------------------- the rows


def next_paces(g: Avenue, side: i64, agent: i64, more: i64) -> i64:
    """How far the side would move for another agent of this name, after so many more of them."""
    g.recruit(side, agent, more)
    paces = g.paces(side, agent)
    g.recruit(side, agent, -more)
    return paces


def verdict(g: Avenue, side: i64, agent: i64) -> i64:
    """What recruiting one more agent of this name would bring the side: 1 victory, -1 defeat, else 0."""
    paces = next_paces(g, side, agent, 1)
    g.recruit(side, agent, 1)
    g.steps[side] += paces
    found: i64 = 0
    if g.good(side) != NOTHING:
        found = 1
    elif g.good(1 - side) != NOTHING:
        found = -1
    g.steps[side] -= paces
    g.recruit(side, agent, -1)
    return found


def prospects(g: Avenue, side: i64, to_come: Row, row: Floats) -> Floats:
    winning, losing, all_of_them = 0.0, 0.0, 0.0
    winning_held, losing_held = 0.0, 0.0
    for agent in range(AGENTS):
        row = append(row, float(next_paces(g, side, agent, 1)) / 6.0)
        end = verdict(g, side, agent)
        many = float(to_come[agent])
        all_of_them += many
        if end != 0:
            held: i64 = 0
            for seat in g.members[side]:
                held += count(g.hands[seat], agent)
            if end > 0:
                winning += many
                winning_held += float(held)
            else:
                losing += many
                losing_held += float(held)
    for agent in range(AGENTS):
        row = append(row, float(next_paces(g, side, agent, 2)) / 6.0)
    breakers = g.recruited(side, CODEBREAKER)
    daredevils = g.recruited(side, DAREDEVIL)
    all_of_them = max(all_of_them, 1.0)
    return extend(row, vec[float]([
        float(breakers) / float(g.box.enough_codebreakers), 1.0 if breakers == g.box.enough_codebreakers - 1 else 0.0,
        float(daredevils) / float(g.box.too_many_daredevils),
        1.0 if daredevils == g.box.too_many_daredevils - 1 else 0.0,
        3.0 * winning / all_of_them, 3.0 * losing / all_of_them, winning_held, losing_held,
    ]))  # fmt: skip


def hands(g: Avenue, side: i64, row: Floats) -> Floats:
    cards: i64 = 0
    swaps: i64 = 0
    for seat in g.members[side]:
        cards += len(g.hands[seat])
        swaps += g.swaps[seat]
    for agent in range(AGENTS):
        held: i64 = 0
        for seat in g.members[side]:
            held += count(g.hands[seat], agent)
        row = append(row, float(held) / 2.0)
    return append(append(row, float(cards) / 4.0), float(swaps) / 4.0)


# ---------------------------------------------------------------- the offer


def split(g: Avenue) -> list[float]:
    """While the other side chooses: what comes of either card. The chooser sees only one of them, and so takes the
    better one for itself more often than not, but no more than that."""
    chooser = g.first()
    up, down = after(g, chooser, say.FACE_UP), after(g, chooser, say.FACE_DOWN)
    takes_up = chance(INSIGHT * (up[chooser] - down[chooser]))
    return [takes_up * up[seat] + (1.0 - takes_up) * down[seat] for seat in range(g.seats)]


def after(g: Avenue, chooser: i64, which: i64) -> list[float]:
    there = g.copy()
    there.take(chooser, say.TAKE.of(which))
    return worth(there)


def market(g: Avenue, side: i64, row: Floats) -> Floats:
    for card in range(OUTPOST):
        row = append(row, 1.0 if card in g.ongoing[side] else 0.0)
    return append(row, 1.0 if g.on_market(side) else 0.0)
