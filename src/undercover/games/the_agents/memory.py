"""What players know of hidden cards without seeing them now (12, View and memory).

The names of dead agents need no memory: they stay in the row, and `imagine` leaves them there. Remembered are cards
that went openly into a hand, a hand seen by an Interrogator, and the content of a draw pile: seen by a Tracker, or
formed openly from the retired pile. Which of two copies of a card was seen cannot be told: where it matters for a pile
once seen it is kept in doubt, and `imagine` tries it both ways. Each seat observes, and so does a spectator, whose
number is that of the seats.
"""

from __future__ import annotations

from undercover.games.the_agents.cards import NONE, ONE, among, gathered, held, kinds, listed
from undercover.games.the_agents.table import Factions
from undercover.table.native import count, fill, i64


def forget_all(g: Factions) -> None:
    """Nothing is known of either deck."""
    observers = g.seats + 1
    g.known = fill(NONE, 2 * observers * g.seats)
    g.pools = fill(NONE, 2 * observers)
    g.since = fill(0, 2 * observers * g.seats)
    g.doubts = fill(NONE, 2 * observers * g.seats)


def went_in(g: Factions, deck: i64, holder: i64, card: i64) -> None:
    """Everybody has seen this card go into the hand."""
    place = g.about(deck, 0, holder)
    for observer in range(g.seats + 1):
        if observer != holder:
            g.known[place] += ONE[card]
        place += g.seats


def came_out(g: Factions, deck: i64, holder: i64, card: i64) -> None:
    """Everybody sees this card come out of the hand: one less is known to be in it."""
    place = g.about(deck, 0, holder)
    for observer in range(g.seats + 1):
        saw_leave(g, deck, observer, place, card)
        place += g.seats


def saw_leave(g: Factions, deck: i64, observer: i64, place: i64, card: i64) -> None:
    """One that was known to be there, as far as anybody can tell; otherwise one more that was hidden."""
    if among(g.known[place], card):
        g.known[place] -= ONE[card]
    else:
        came_to_light(g, deck, observer, place, card)


def came_to_light(g: Factions, deck: i64, observer: i64, place: i64, card: i64) -> None:
    """A hidden card was seen. It may be one of the pool, if the holder has drawn from the pile since: surely so if no
    other copy is left that could be the one of the pool, else that stays in doubt. Call this when it is hidden no more.
    """
    if g.since[place] == 0:
        return
    pool = g.pool(deck, observer)
    copies = held(g.pools[pool], card)
    if copies == 0:
        return
    if still_hidden(g, deck, observer, card) < copies and not in_doubt(g, deck, observer, card):
        g.since[place] -= 1
        g.pools[pool] -= ONE[card]
    elif held(g.doubts[place], card) < copies:
        g.doubts[place] += ONE[card]


def still_hidden(g: Factions, deck: i64, observer: i64, card: i64) -> i64:
    """How many copies of a card are where the observer cannot see them: everybody can count that."""
    found = count(g.piles[deck], card)
    for holder in range(g.seats):
        if holder != observer:
            found += held(g.hand(deck, holder), card) - held(g.known[g.about(deck, observer, holder)], card)
    return found


def in_doubt(g: Factions, deck: i64, observer: i64, card: i64) -> bool:
    for holder in range(g.seats):
        if among(g.doubts[g.about(deck, observer, holder)], card):
            return True
    return False


def drew(g: Factions, deck: i64, holder: i64, card: i64) -> None:
    """The holder alone knows what came from the pile; the others know how many cards did."""
    for observer in range(g.seats + 1):
        pool = g.pool(deck, observer)
        if g.pools[pool] == NONE:
            continue
        if observer != holder:
            g.since[g.about(deck, observer, holder)] += 1
        elif among(g.pools[pool], card):
            g.pools[pool] -= ONE[card]


def saw_pile(g: Factions, deck: i64, observer: i64) -> None:
    """The observer knows what is in the draw pile now, though not its order."""
    g.pools[g.pool(deck, observer)] = gathered(g.piles[deck])
    for holder in range(g.seats):
        place = g.about(deck, observer, holder)
        g.since[place] = 0
        g.doubts[place] = NONE


def saw_hand(g: Factions, deck: i64, observer: i64, holder: i64) -> None:
    """The observer knows the whole hand, and so which cards of the pool are in it."""
    place, hand = g.about(deck, observer, holder), g.hand(deck, holder)
    news = hand - g.known[place]
    g.known[place] = hand
    for card in listed(deck, news):
        came_to_light(g, deck, observer, place, card)
    if g.doubts[place] == NONE:
        g.since[place] = 0


def passed_unseen(g: Factions, deck: i64, holder: i64, taker: i64, card: i64) -> None:
    """A card went from hand to hand: the two know which. For the others, one of every card they knew to be there may
    be gone, unless the hand held that card alone; call this when the hands have changed."""
    alone = g.hand(deck, holder) == NONE
    for observer in range(g.seats + 1):
        place, taken = g.about(deck, observer, holder), g.about(deck, observer, taker)
        if observer == holder:
            g.known[taken] += ONE[card]
        elif observer == taker:
            saw_leave(g, deck, observer, place, card)
        else:
            if g.since[place] > 0:
                g.since[taken] += 1
            if alone and g.known[place] != NONE:
                g.known[taken] += ONE[card]
            for each in kinds(deck, g.known[place]):
                g.known[place] -= ONE[each]
