"""The small acts everything else is made of: cards into hands and rows, and the meeples on the ring (4.4, 4.6)."""

from __future__ import annotations

from typing import Final

from undercover.games.agent_avenue import phrases as say
from undercover.games.agent_avenue.table import Avenue
from undercover.games.agent_avenue.things import AGENTS, GETAWAY_CAR
from undercover.table.agenda import Step
from undercover.table.native import Row, append, i64, pop, remove, vec
from undercover.table.rows import with_row, without


def names_in(hand: Row) -> Row:
    """The different agents in a hand, in the order of the box."""
    return vec[i64]([agent for agent in range(AGENTS) if agent in hand], capacity=8)


def draw(g: Avenue, seat: i64, cards: i64) -> None:
    """So many cards from the deck into the hand, as far as the deck goes."""
    cards = min(cards, len(g.deck))
    if cards <= 0:
        return
    g.revealed += 1
    for _n in range(cards):
        g.deck, agent = pop(g.deck)
        g.hands[seat] = append(g.hands[seat], agent)
    g.tell(say.DREW, seat, cards)
    if g.listening:
        for agent in g.hands[seat][-cards:]:
            g.whisper(seat, say.DREW_AGENT, agent)


class RefillStep(Step[Avenue]):
    """A hand of fewer than four is filled up from the deck; a fuller one stays as it is (4.4, R10, R31)."""

    def run(self, g: Avenue, seat: i64, b: i64) -> None:
        draw(g, seat, g.box.hand - len(g.hands[seat]))


def went_in(g: Avenue, seat: i64, agent: i64) -> None:
    """Everybody has seen this agent go into the hand."""
    g.hands[seat] = append(g.hands[seat], agent)
    g.known = with_row(g.known, seat, append(g.known[seat][:], agent))
    g.known_since = with_row(g.known_since, seat, append(g.known_since[seat][:], len(g.swapped[seat])))


def came_out(g: Avenue, seat: i64, agent: i64) -> None:
    """Everybody sees an agent of this name come out of the hand: one less is known to be in it. It may be the one that
    went in last; one that went in earlier may long have been swapped out."""
    known = g.known[seat]
    for at in range(i64(len(known)) - 1, -1, -1):
        if known[at] == agent:
            g.known = with_row(g.known, seat, without(known, at))
            g.known_since = with_row(g.known_since, seat, without(g.known_since[seat], at))
            return


def leave_hand(g: Avenue, seat: i64, agent: i64) -> None:
    g.hands[seat] = remove(g.hands[seat], agent)


def join_row(g: Avenue, side: i64, agent: i64) -> None:
    g.recruit(side, agent, 1)
    g.tell(say.RECRUITED, side, agent, g.recruited(side, agent))


def move(g: Avenue, side: i64, paces: i64) -> bool:
    """One move; True if it came to rest on a market space. Standing still is no landing (4.6, R17, R18)."""
    if paces == 0:
        return False
    g.steps[side] += paces
    g.tell(say.MOVED, side, paces, g.space(side))
    if not g.advanced:
        return False
    # The Getaway Car waits on both homes (R19).
    if GETAWAY_CAR in g.ongoing[side] and g.space(side) in g.box.homes:
        g.steps[side] += g.box.amount[GETAWAY_CAR]
        g.tell(say.DROVE_OFF, side, g.box.amount[GETAWAY_CAR], g.space(side))
    if not g.on_market(side):
        return False
    g.tell(say.MARKET_REACHED, side, g.space(side))
    return True


REFILL: Final = RefillStep()
