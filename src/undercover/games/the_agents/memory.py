"""What players know of hidden cards without seeing them now (12, View and memory).

The names of dead agents need no memory: they stay in the row, and `imagine` leaves them there. Remembered are cards
that went openly into a hand, a hand seen by an Interrogator, and the content of a draw pile: seen by a Tracker, or
formed openly from the retired pile. Each seat observes, and so does a spectator, whose number is that of the seats.
"""

from __future__ import annotations

from undercover.games.the_agents.cards import NONE, gathered, held, kinds, listed, one, size
from undercover.games.the_agents.table import Factions
from undercover.table.native import fill, i64


def forget_all(g: Factions) -> None:
    """Nothing is known of either deck."""
    observers = g.seats + 1
    g.known = fill(NONE, 2 * observers * g.seats)
    g.pools = fill(NONE, 2 * observers)
    g.since = fill(0, 2 * observers * g.seats)


def went_in(g: Factions, deck: i64, holder: i64, card: i64) -> None:
    """Everybody has seen this card go into the hand."""
    for observer in range(g.seats + 1):
        if observer != holder:
            g.known[g.about(deck, observer, holder)] += one(card)


def came_out(g: Factions, deck: i64, holder: i64, card: i64) -> None:
    """Everybody sees this card come out of the hand: one less is known to be in it."""
    for observer in range(g.seats + 1):
        saw_leave(g, deck, observer, holder, card)


def saw_leave(g: Factions, deck: i64, observer: i64, holder: i64, card: i64) -> None:
    """The card may be one of the pool, if the holder has drawn from the pile since."""
    place, pool = g.about(deck, observer, holder), g.pool(deck, observer)
    if held(g.known[place], card) > 0:
        g.known[place] -= one(card)
    elif g.since[place] > 0 and held(g.pools[pool], card) > 0:
        g.since[place] -= 1
        g.pools[pool] -= one(card)


def drew(g: Factions, deck: i64, holder: i64, card: i64) -> None:
    """The holder alone knows what came from the pile; the others know how many cards did."""
    for observer in range(g.seats + 1):
        pool = g.pool(deck, observer)
        if g.pools[pool] == NONE:
            continue
        if observer != holder:
            g.since[g.about(deck, observer, holder)] += 1
        elif held(g.pools[pool], card) > 0:
            g.pools[pool] -= one(card)


def saw_pile(g: Factions, deck: i64, observer: i64) -> None:
    """The observer knows what is in the draw pile now, though not its order."""
    g.pools[g.pool(deck, observer)] = gathered(g.piles[deck])
    for holder in range(g.seats):
        g.since[g.about(deck, observer, holder)] = 0


def saw_hand(g: Factions, deck: i64, observer: i64, holder: i64) -> None:
    """The observer knows the whole hand, and so which cards of the pool are in it."""
    hand = g.hand(deck, holder)
    for card in listed(deck, hand):
        saw_leave(g, deck, observer, holder, card)
    place = g.about(deck, observer, holder)
    g.known[place] = hand
    g.since[place] = 0


def passed_unseen(g: Factions, deck: i64, holder: i64, taker: i64, card: i64) -> None:
    """A card went from hand to hand: the two know which. For the others, one of every card they knew to be there may
    be gone, unless the hand held that card alone; call this before the hands change."""
    alone = size(deck, g.hand(deck, holder)) == 1
    for observer in range(g.seats + 1):
        place, taken = g.about(deck, observer, holder), g.about(deck, observer, taker)
        if observer == holder:
            g.known[taken] += one(card)
        elif observer == taker:
            saw_leave(g, deck, observer, holder, card)
        else:
            if g.since[place] > 0:
                g.since[taken] += 1
            if alone and g.known[place] != NONE:
                g.known[taken] += one(card)
            for each in kinds(deck, g.known[place]):
                g.known[place] -= one(each)
