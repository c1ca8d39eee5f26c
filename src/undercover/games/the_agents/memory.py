"""What players know of hidden cards without seeing them now (12, View and memory).

The names of dead agents need no memory: they stay in the row, and `imagine` leaves them there. Remembered are cards
that went openly into a hand, a hand seen by an Interrogator, and the content of a draw pile: seen by a Tracker, or
formed openly from the retired pile. Each seat observes, and so does a spectator, whose number is that of the seats.
"""

from __future__ import annotations

from undercover.games.the_agents.table import Factions


def forget_all(g: Factions) -> None:
    """Nothing is known of either deck."""
    observers = g.seats + 1
    g.known = [[[] for _ in range(observers * g.seats)] for _ in range(2)]
    g.pools = [[[] for _ in range(observers)] for _ in range(2)]
    g.since = [[0] * (observers * g.seats) for _ in range(2)]


def went_in(g: Factions, deck: int, holder: int, card: int) -> None:
    """Everybody has seen this card go into the hand."""
    for observer in range(g.seats + 1):
        learn(g, deck, observer, holder, card)


def learn(g: Factions, deck: int, observer: int, holder: int, card: int) -> None:
    if observer != holder:
        place = g.seats * observer + holder
        g.known[deck][place] = sorted([*g.known[deck][place], card])


def came_out(g: Factions, deck: int, holder: int, card: int) -> None:
    """Everybody sees this card come out of the hand: one less is known to be in it."""
    for observer in range(g.seats + 1):
        saw_leave(g, deck, observer, holder, card)


def saw_leave(g: Factions, deck: int, observer: int, holder: int, card: int) -> None:
    """The card may be one of the pool, if the holder has drawn from the pile since."""
    place = g.seats * observer + holder
    known = g.known[deck]
    if card in known[place]:
        known[place] = without(known[place], card)
    elif g.since[deck][place] and card in g.pools[deck][observer]:
        g.since[deck][place] -= 1
        g.pools[deck][observer] = without(g.pools[deck][observer], card)


def drew(g: Factions, deck: int, holder: int, card: int) -> None:
    """The holder alone knows what came from the pile; the others know how many cards did."""
    pools = g.pools[deck]
    for observer in range(g.seats + 1):
        if not pools[observer]:
            continue
        if observer != holder:
            g.since[deck][g.seats * observer + holder] += 1
        elif card in pools[observer]:
            pools[observer] = without(pools[observer], card)


def saw_pile(g: Factions, deck: int, observer: int) -> None:
    """The observer knows what is in the draw pile now, though not its order."""
    g.pools[deck][observer] = sorted(g.piles[deck])
    for holder in range(g.seats):
        g.since[deck][g.seats * observer + holder] = 0


def saw_hand(g: Factions, deck: int, observer: int, holder: int) -> None:
    """The observer knows the whole hand, and so which cards of the pool are in it."""
    hand = g.hands[deck][holder]
    for card in hand:
        saw_leave(g, deck, observer, holder, card)
    place = g.seats * observer + holder
    g.known[deck][place] = hand
    g.since[deck][place] = 0


def passed_unseen(g: Factions, deck: int, holder: int, taker: int, card: int) -> None:
    """A card went from hand to hand: the two know which. For the others, one of every card they knew to be there may
    be gone, unless the hand held that card alone; call this before the hands change."""
    alone = len(g.hands[deck][holder]) == 1
    for observer in range(g.seats + 1):
        if observer == holder:
            learn(g, deck, observer, taker, card)
        elif observer == taker:
            saw_leave(g, deck, observer, holder, card)
        else:
            place = g.seats * observer + holder
            g.since[deck][g.seats * observer + taker] += g.since[deck][place] > 0
            before = g.known[deck][place]
            g.known[deck][place] = [each for n, each in enumerate(before) if n and each == before[n - 1]]
            if alone and before:
                learn(g, deck, observer, taker, card)


def without(cards: list[int], card: int) -> list[int]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
