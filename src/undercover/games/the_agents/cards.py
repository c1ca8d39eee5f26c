"""Cards of one deck, in a hand or in somebody's memory, as one number: its bits say how many there are of each.

So cards are added and taken away with + and -, and a table full of hands is copied at once. Of each faction card there
is one, so one bit says whether it is there; free agents and missions have three bits each.
"""

from __future__ import annotations

from typing import Final

from undercover.games.the_agents.things import AGENTS, BLOODBATH, FREE
from undercover.table.native import Row, append, i64, room, vec
from undercover.table.sets import each

NONE: Final[i64] = 0
#: As if there were more than enough of every card.
ALL: Final[i64] = -1
#: The bits of the faction cards, and of the number of one free agent or mission.
FACTION_BITS: Final[i64] = (1 << 22) - 1
MANY: Final[i64] = 7
#: No box may have more of one card than fit, with a few imagined ones.
MOST_COPIES: Final = 4


def one(card: i64, lowest: i64 = 1) -> i64:
    """A single card; a literal 1 would be shifted within 32 bits, and `bit` be called from another module."""
    return lowest << shift(card)


def shift(card: i64) -> i64:
    if card < FREE:
        return card
    if card < BLOODBATH:
        return FREE + 3 * (card - FREE)
    return 3 * (card - BLOODBATH)


def held(cards: i64, card: i64) -> i64:
    """How many of this card there are."""
    if card < FREE:
        return cards >> card & 1
    return cards >> shift(card) & MANY


def size(deck: i64, cards: i64) -> i64:
    found: i64 = 0
    if deck == AGENTS:
        faction = cards & FACTION_BITS
        while faction:
            faction &= faction - 1
            found += 1
        cards >>= FREE
    while cards > 0:
        found += cards & MANY
        cards >>= 3
    return found


def listed(deck: i64, cards: i64, most: i64 = MANY) -> Row:
    """All cards, or at most so many of each, in order of their numbers."""
    if cards == NONE:
        return vec[i64]()
    if deck == AGENTS:
        found = each(cards & FACTION_BITS)
        card = FREE
        cards >>= FREE
    else:
        found = room()
        card = BLOODBATH
    while cards > 0:
        many = min(cards & MANY, most)
        while many:
            found = append(found, card)
            many -= 1
        cards >>= 3
        card += 1
    return found


def kinds(deck: i64, cards: i64) -> Row:
    """The different cards, in order of their numbers."""
    return listed(deck, cards, 1)


def common(deck: i64, cards: i64, others: i64) -> i64:
    """What is in both."""
    found = NONE
    if cards and others:
        for card in listed(deck, cards):
            if held(others, card) > held(found, card):
                found += one(card)
    return found


def gathered(row: Row) -> i64:
    """The cards of a row, whatever their order."""
    found: i64 = 0
    for card in row:
        found += one(card)
    return found
