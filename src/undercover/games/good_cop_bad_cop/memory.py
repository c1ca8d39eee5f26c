"""What each observer knows of the faces of cards (9.1, R62).

A card looked at, owned once or turned up stays known as it wanders; when somebody mixes cards in secret, all that is
left is a fact about those places together.

Who knows which place is public: everybody sees who looks at what. Only what they know is not.
"""

from __future__ import annotations

from typing import Final

from undercover.games.good_cop_bad_cop.table import Precinct
from undercover.games.good_cop_bad_cop.things import FACES, ROW
from undercover.table.native import Row, append, i64, vec
from undercover.table.sets import bit, set_of

#: A fact counts each face with two bits.
COUNT_BITS: Final[i64] = 2
COUNT: Final[i64] = 3


def everybody(g: Precinct) -> i64:
    """All observers, those who only watch included."""
    return (2 << g.seats) - 1


def see(g: Precinct, seat: i64, place: i64) -> None:
    """The seat knows the card at this place from now on, wherever it goes."""
    if place < ROW * g.seats:
        since = g.since[:]
        since[ROW * g.seats * seat + place] = g.turn
        g.since = since
    if g.known[place] >> seat & 1 == 0:
        g.known[place] |= 1 << seat
        strike(g, 1 << seat, place)


def show(g: Precinct, place: i64) -> None:
    """Everybody sees the card."""
    news = everybody(g) & ~g.known[place]
    if news != 0:
        g.known[place] = everybody(g)
        strike(g, news, place)


def strike(g: Precinct, observers: i64, place: i64) -> None:
    """These observers have learnt what lies at the place: their facts need no longer speak of it."""
    if not concerned(g, observers, bit(place)):
        return
    face = COUNT_BITS * g.cards[place]
    of, at, are = forget(g)
    for i in range(len(of)):
        places, faces = at[i], are[i]
        if observers >> of[i] & 1 != 0 and places >> place & 1 != 0:
            places &= ~bit(place)
            if faces >> face & COUNT != 0:
                faces -= bit(face)
        keep(g, of[i], places, faces)


def concerned(g: Precinct, observers: i64, area: i64) -> bool:
    """Whether one of these observers has a fact about one of these places."""
    of, at = g.facts_of, g.facts_at
    for i in range(len(of)):
        if at[i] & area != 0 and observers >> of[i] & 1 != 0:
            return True
    return False


def forget(g: Precinct) -> tuple[Row, Row, Row]:
    """All facts are taken off the table, to be kept anew one by one."""
    facts = g.facts_of, g.facts_at, g.facts_are
    g.facts_of, g.facts_at, g.facts_are = vec[i64](), vec[i64](), vec[i64]()
    return facts


def keep(g: Precinct, observer: i64, places: i64, faces: i64) -> None:
    """A fact, unless it has come to nothing."""
    if faces != 0:
        g.facts_of = append(g.facts_of, observer)
        g.facts_at = append(g.facts_at, places)
        g.facts_are = append(g.facts_are, faces)


def exchange(g: Precinct, one: i64, other: i64) -> None:
    """Two cards of rows change places, and whoever knew one knows it where it lies now (Blackmail)."""
    rows = ROW * g.seats
    g.tokens = g.tokens[:]
    swap(g.cards, one, other)
    swap(g.tokens, one, other)
    swap(g.known, one, other)
    since = g.since[:]
    for seat in range(g.seats):
        swap(since, rows * seat + one, rows * seat + other)
    since[rows * (one // ROW) + other] = g.turn
    since[rows * (other // ROW) + one] = g.turn
    g.since = since
    g.down = swap_bits(g.down, one, other)
    g.facts_at = vec[i64]([swap_bits(places, one, other) for places in g.facts_at])
    see(g, one // ROW, one)
    see(g, other // ROW, other)


def swap(row: Row, one: i64, other: i64) -> None:
    kept = row[one]
    row[one] = row[other]
    row[other] = kept


def swap_bits(places: i64, one: i64, other: i64) -> i64:
    if places >> one & 1 == places >> other & 1:
        return places
    return places ^ (1 << one | 1 << other)


def mix(g: Precinct, owner: i64, places: Row) -> None:
    """The owner is about to mix these cards in secret: the others keep what they knew as a fact about all of them."""
    for observer in range(g.seats + 1):
        if observer != owner:
            known: i64 = 0
            for place in places:
                if g.known[place] >> observer & 1 != 0:
                    known += bit(COUNT_BITS * g.cards[place])
            note(g, observer, set_of(places), known)
    for place in places:
        g.known[place] = 1 << owner


def note(g: Precinct, observer: i64, area: i64, known: i64) -> None:
    """The cards known singly, and those of older facts that lay within the area, are somewhere in it now. A fact that
    reaches beyond the area becomes one about both together."""
    if not concerned(g, bit(observer), area):
        if known != 0:
            g.facts_of, g.facts_at, g.facts_are = g.facts_of[:], g.facts_at[:], g.facts_are[:]
            keep(g, observer, area, known)
        return
    of, at, are = forget(g)
    counted: i64 = 0
    for i in range(len(of)):
        places, faces = at[i], are[i]
        if of[i] == observer and places & area != 0:
            if places & ~area == 0:
                known = known + faces if places & counted == 0 else most(known, faces)
                counted |= places
                continue
            places |= area
        keep(g, of[i], places, faces)
    keep(g, observer, area, known)


def most(one: i64, other: i64) -> i64:
    """Two facts about overlapping places may count the same card: of each face, the greater number is sure."""
    sure: i64 = 0
    for face in range(FACES):
        count, more = one >> COUNT_BITS * face & COUNT, other >> COUNT_BITS * face & COUNT
        sure |= (more if more > count else count) << COUNT_BITS * face
    return sure


def faces_of(fact: i64) -> Row:
    """The faces a fact counts, each as often as it does."""
    found = vec[i64]()
    for face in range(FACES):
        for _ in range(fact >> COUNT_BITS * face & COUNT):
            found = append(found, face)
    return found
