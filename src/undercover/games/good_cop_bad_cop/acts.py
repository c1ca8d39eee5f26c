"""The small acts everything else is made of, and what they ask: look, turn up, draw, keep (4.4, D4, D5, D8)."""

from __future__ import annotations

from typing import Final

from undercover.games.good_cop_bad_cop import phrases as say
from undercover.games.good_cop_bad_cop.memory import mix, see, show, swap
from undercover.games.good_cop_bad_cop.table import FULL_ROW, NOTHING, Precinct
from undercover.games.good_cop_bad_cop.things import ROW
from undercover.table.agenda import UNANSWERED, Choice, OpenChoice, Sealed
from undercover.table.native import Row, append, i64, insert, pop, room, vec
from undercover.table.sets import each
from undercover.table.story import Phrase, first, second, third


def saw(g: Precinct, seat: i64, place: i64) -> None:
    """The seat alone is told which card it has looked at (9.1)."""
    g.whisper(seat, say.SAW, place // ROW, place % ROW, g.cards[place])


def investigate(g: Precinct, seat: i64, place: i64) -> None:
    """Secretly look at one face-down card of another living player; it stays where it is, and is fresh (4.4, R45)."""
    g.revealed += 1
    see(g, seat, place)
    g.fresh |= 1 << place
    g.tell(say.LOOKED, seat, place // ROW, place % ROW)
    saw(g, seat, place)


def turn_up(g: Precinct, place: i64) -> None:
    if g.down >> place & 1 != 0:
        g.down &= ~(1 << place)
        g.fresh &= ~(1 << place)
        g.revealed += 1
        show(g, place)
        g.tell(say.TURNED_UP, place // ROW, place % ROW, g.cards[place])


def draw(g: Precinct, seat: i64) -> None:
    """The top card of the equipment deck; somebody who already has one holds two for a moment (4.4, 7.1). Whoever knew
    what lay there may remember it, but is shown nothing (9.1)."""
    g.deck, place = pop(g.deck)
    g.revealed += 1
    see(g, seat, place)
    mix(g, seat, vec[i64]([place]))
    if g.hands[seat] == NOTHING:
        g.hands[seat] = place
    else:
        g.drawn = place
        g.drawn_by = seat
    g.tell(say.DREW, seat)
    g.whisper(seat, say.DREW_EQUIPMENT, g.cards[place])


def put_under(g: Precinct, place: i64) -> None:
    """There is no discard pile: equipment goes under the deck (3)."""
    g.deck = insert(g.deck, 0, place)


def orders(phrase: Phrase) -> Row:
    """The ways to lay three cards out: which old slot comes first, second and third."""
    found = room()
    for one in range(ROW):
        for two in range(ROW):
            if two != one:
                found = append(found, phrase.of(one, two, ROW - one - two))
    return found


def lay_out(g: Precinct, seat: i64, order: i64) -> None:
    """Lay a full row out anew; the option says which old slot comes first, second and third."""
    start = ROW * seat
    row = g.cards[start : start + ROW]
    g.cards[start] = row[first(order)]
    g.cards[start + 1] = row[second(order)]
    g.cards[start + 2] = row[third(order)]


def slots(g: Precinct, seat: i64) -> Row:
    """The seat's own face-down cards, to be turned up."""
    return vec[i64]([say.TURN_UP.of(place % ROW) for place in g.face_down(seat)])


class TurnUpChoice(OpenChoice[Precinct]):
    """Turn one of your own face-down cards up, if there is one (4.4, D4)."""

    def options(self, g: Precinct, seat: i64, b: i64) -> Row:
        return slots(g, seat)

    def choose(self, g: Precinct, seat: i64, b: i64, option: i64) -> None:
        turn_up(g, ROW * seat + first(option))


class KeepChoice(Choice[Precinct]):
    """Of two equipment cards one is kept, the other goes under the deck unseen (4.4, D5, R14). Out of time, the older
    one is kept (R58)."""

    def options(self, g: Precinct, seat: i64, b: i64) -> Row:
        if g.drawn_by != seat:
            return vec[i64]()
        return vec[i64]([say.KEEP.of(g.cards[g.hands[seat]]), say.KEEP.of(g.cards[g.drawn])])

    def choose(self, g: Precinct, seat: i64, b: i64, option: i64) -> None:
        kept, given = g.hands[seat], g.drawn
        mix(g, seat, vec[i64]([kept, given]))
        if g.cards[kept] != first(option):
            swap(g.cards, kept, given)
        put_under(g, given)
        g.drawn = NOTHING
        g.drawn_by = NOTHING
        g.tell(say.PUT_UNDER, seat)
        g.whisper(seat, say.PUT_UNDER_MYSELF, g.cards[given])


class Pick(OpenChoice[Precinct]):
    """The user of an investigating card picks the next card to look at (D8)."""

    def places(self, g: Precinct, seat: i64, b: i64) -> Row:
        raise NotImplementedError  # abstract

    def options(self, g: Precinct, seat: i64, b: i64) -> Row:
        return vec[i64]([say.PICK.of(place) for place in self.places(g, seat, b)])

    def choose(self, g: Precinct, seat: i64, b: i64, option: i64) -> None:
        investigate(g, seat, first(option))

    def default(self, g: Precinct, seat: i64, b: i64) -> i64:
        """The first candidate in turn order, lowest slot (R58)."""
        options = self.options(g, seat, b)
        for other in g.round_from(seat):
            for place in g.face_down(other):
                if say.PICK.of(place) in options:
                    return say.PICK.of(place)
        return options[0]


class PickOneChoice(Pick):
    """Metal Detector: a face-down card of this gun holder (6)."""

    def places(self, g: Precinct, seat: i64, holder: i64) -> Row:
        return g.face_down(holder)


class PickSecondChoice(Pick):
    """Wiretap: a face-down card of a player other than the first one (6)."""

    def places(self, g: Precinct, seat: i64, looked_at: i64) -> Row:
        return each(g.down & ~(FULL_ROW << ROW * seat) & ~(FULL_ROW << ROW * looked_at))


class AuditChoice(Sealed[Precinct]):
    """Report Audit: everybody concerned chooses in secret, and the cards are turned up together; a single card needs no
    choice (6, D4, R41)."""

    def concerned(self, g: Precinct) -> Row:
        return vec[i64]([seat for seat in g.round_from(g.active) if g.living(seat) and g.all_face_down(seat)])

    def seats(self, g: Precinct, a: i64, b: i64) -> Row:
        return vec[i64]([seat for seat in self.concerned(g) if len(g.row(seat)) > 1])

    def options(self, g: Precinct, seat: i64, b: i64) -> Row:
        return slots(g, seat)

    def unseal(self, g: Precinct, b: i64, answers: Row) -> None:
        for seat in self.concerned(g):
            if answers[seat] == UNANSWERED:
                turn_up(g, g.face_down(seat)[0])
            else:
                turn_up(g, ROW * seat + first(answers[seat]))


TURN_UP: Final = TurnUpChoice()
KEEP: Final = KeepChoice()
PICK_ONE: Final = PickOneChoice()
PICK_SECOND: Final = PickSecondChoice()
AUDIT: Final = AuditChoice()
