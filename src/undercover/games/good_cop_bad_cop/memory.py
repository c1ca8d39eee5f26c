"""What each observer knows of the faces of cards (9.1, R62).

A card looked at, owned once or turned up stays known as it wanders; when somebody mixes cards in secret, all that is
left is a fact about those places together.

Who knows which place is public: everybody sees who looks at what. Only what they know is not.
"""

from __future__ import annotations

from typing import Final

from undercover.games.good_cop_bad_cop.table import Precinct
from undercover.games.good_cop_bad_cop.things import FACES, ROW

#: A fact counts each face with two bits.
COUNT_BITS: Final = 2
COUNT: Final = 3


def everybody(g: Precinct) -> int:
    """All observers, those who only watch included."""
    return (2 << g.seats) - 1


def see(g: Precinct, seat: int, place: int) -> None:
    """The seat knows the card at this place from now on, wherever it goes."""
    if place < ROW * g.seats:
        g.since[ROW * g.seats * seat + place] = g.turn
    if not g.known[place] >> seat & 1:
        g.known[place] |= 1 << seat
        strike(g, 1 << seat, place)


def show(g: Precinct, place: int) -> None:
    """Everybody sees the card."""
    news = everybody(g) & ~g.known[place]
    if news:
        g.known[place] = everybody(g)
        strike(g, news, place)


def strike(g: Precinct, observers: int, place: int) -> None:
    """These observers have learnt what lies at the place: their facts need no longer speak of it."""
    if not g.facts_of:
        return
    face = COUNT_BITS * g.cards[place]
    facts = range(len(g.facts_of))
    hit = [bool(observers >> g.facts_of[i] & 1 and g.facts_at[i] >> place & 1) for i in facts]
    at = [g.facts_at[i] & ~(1 << place) if hit[i] else g.facts_at[i] for i in facts]
    are = [g.facts_are[i] - (1 << face if hit[i] and g.facts_are[i] >> face & COUNT else 0) for i in facts]
    keep = [i for i in facts if are[i]]
    g.facts_of = [g.facts_of[i] for i in keep]
    g.facts_at = [at[i] for i in keep]
    g.facts_are = [are[i] for i in keep]


def exchange(g: Precinct, one: int, other: int) -> None:
    """Two cards of rows change places, and whoever knew one knows it where it lies now (Blackmail)."""
    rows = ROW * g.seats
    for cards in (g.cards, g.tokens, g.known):
        cards[one], cards[other] = cards[other], cards[one]
    for start in range(0, rows * g.seats, rows):
        since = g.since[start + one]
        g.since[start + one] = g.since[start + other]
        g.since[start + other] = since
    g.down = swap_bits(g.down, one, other)
    g.facts_at = [swap_bits(places, one, other) for places in g.facts_at]
    for place in (one, other):
        g.since[rows * (place // ROW) + one + other - place] = g.turn
        see(g, place // ROW, place)


def swap_bits(places: int, one: int, other: int) -> int:
    if places >> one & 1 == places >> other & 1:
        return places
    return places ^ (1 << one | 1 << other)


def mix(g: Precinct, owner: int, places: list[int]) -> None:
    """The owner is about to mix these cards in secret: the others keep what they knew as a fact about all of them."""
    area = 0
    for place in places:
        area |= 1 << place
    for observer in range(g.seats + 1):
        if observer != owner:
            known = 0
            for place in places:
                if g.known[place] >> observer & 1:
                    known += 1 << COUNT_BITS * g.cards[place]
            note(g, observer, area, known)
    for place in places:
        g.known[place] = 1 << owner


def note(g: Precinct, observer: int, area: int, known: int) -> None:
    """The cards known singly, and those of older facts that lay within the area, are somewhere in it now. A fact that
    reaches beyond the area becomes one about both together."""
    if not known and not g.facts_of:
        return
    of: list[int] = []
    at: list[int] = []
    are: list[int] = []
    counted = 0
    for i in range(len(g.facts_of)):
        places, faces = g.facts_at[i], g.facts_are[i]
        if g.facts_of[i] == observer and places & area:
            if not places & ~area:
                known = known + faces if not places & counted else most(known, faces)
                counted |= places
                continue
            places |= area
        of.append(g.facts_of[i])
        at.append(places)
        are.append(faces)
    if known:
        of.append(observer)
        at.append(area)
        are.append(known)
    g.facts_of, g.facts_at, g.facts_are = of, at, are


def most(one: int, other: int) -> int:
    """Two facts about overlapping places may count the same card: of each face, the greater number is sure."""
    sure = 0
    for face in range(FACES):
        count = max(one >> COUNT_BITS * face & COUNT, other >> COUNT_BITS * face & COUNT)
        sure |= count << COUNT_BITS * face
    return sure


def faces_of(fact: int) -> list[int]:
    """The faces a fact counts, each as often as it does."""
    return [face for face in range(FACES) for _ in range(fact >> COUNT_BITS * face & COUNT)]


def places_in(area: int) -> list[int]:
    found = []
    place = 0
    while area >> place:
        if area >> place & 1:
            found.append(place)
        place += 1
    return found
