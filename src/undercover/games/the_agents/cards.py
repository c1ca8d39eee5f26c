"""Cards of one deck, in a hand or in somebody's memory, as one number: its bits say how many there are of each.

So cards are added and taken away with + and -, and a table full of hands is copied at once. Of each faction card there
is one, so one bit says whether it is there; free agents and missions have three bits each.
"""

from __future__ import annotations

from typing import Final

from undercover.games.the_agents.things import BLOODBATH, FACE_DOWN, FREE, MISSIONS
from undercover.table.native import Row, Rows, append, fill, i64, room, vec
from undercover.table.sets import PRIME, bit
from undercover.table.story import Phrase

NONE: Final[i64] = 0
#: As if there were more than enough of every card.
ALL: Final[i64] = -1
#: The bits of the faction cards, and of the number of one free agent or mission.
FACTION_BITS: Final[i64] = (1 << 22) - 1
MANY: Final[i64] = 7
#: No box may have more of one card than fit, with a few imagined ones.
MOST_COPIES: Final = 4


def among(cards: i64, card: i64) -> bool:
    """Whether there is any of this card."""
    return cards & EVERY[card] != NONE


def held(cards: i64, card: i64) -> i64:
    """How many of this card there are."""
    return (cards & EVERY[card]) >> SHIFT[card]


def size(deck: i64, cards: i64) -> i64:
    found: i64 = 0
    card_at = CARD_AT[deck]
    while cards:
        cards -= ONE[card_at[(cards & -cards) % PRIME]]
        found += 1
    return found


def listed(deck: i64, cards: i64) -> Row:
    """All cards, in order of their numbers."""
    found = room() if cards else vec[i64]()
    card_at = CARD_AT[deck]
    while cards:
        card = card_at[(cards & -cards) % PRIME]
        found = append(found, card)
        cards -= ONE[card]
    return found


def kinds(deck: i64, cards: i64) -> Row:
    """The different cards, in order of their numbers."""
    found = room() if cards else vec[i64]()
    card_at = CARD_AT[deck]
    while cards:
        card = card_at[(cards & -cards) % PRIME]
        found = append(found, card)
        cards &= ~EVERY[card]
    return found


def with_missions(found: Row, phrase: Phrase, missions: i64, faction: i64) -> Row:
    """An option for each different mission at a faction, or bound for it."""
    card_at = CARD_AT[MISSIONS]
    while missions:
        mission = card_at[(missions & -missions) % PRIME]
        found = append(found, phrase.of(mission, faction))
        missions &= ~EVERY[mission]
    return found


def common(deck: i64, cards: i64, others: i64) -> i64:
    """What is in both."""
    found = NONE
    if cards and others:
        for card in listed(deck, cards):
            if held(others, card) > held(found, card):
                found += ONE[card]
    return found


def gathered(row: Row) -> i64:
    """The cards of a row, whatever their order."""
    found: i64 = 0
    for card in row:
        found += ONE[card]
    return found


def _shift(card: i64) -> i64:
    if card < FREE:
        return card
    if card < BLOODBATH:
        return FREE + 3 * (card - FREE)
    return 3 * (card - BLOODBATH)


def _cards_at() -> Rows:
    agents, missions = fill(FACE_DOWN, PRIME), fill(FACE_DOWN, PRIME)
    for card in range(FACE_DOWN):
        row = missions if card >= BLOODBATH else agents
        for place in range(1 if card < FREE else 3):
            row[bit(SHIFT[card] + place) % PRIME] = card
    return vec[vec[i64]]([agents, missions])


#: By card: its lowest bit, a single one, all the bits that are its own.
SHIFT: Final = vec[i64]([_shift(card) for card in range(FACE_DOWN)])
ONE: Final = vec[i64]([bit(SHIFT[card]) for card in range(FACE_DOWN)])
EVERY: Final = vec[i64]([ONE[card] if card < FREE else MANY * ONE[card] for card in range(FACE_DOWN)])
#: The card that a bit counts, by deck and by the rest of the bit (see `sets`).
CARD_AT: Final = _cards_at()
