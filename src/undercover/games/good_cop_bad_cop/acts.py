"""The small acts everything else is made of, and what they ask: look, turn up, draw, keep (4.4, D4, D5, D8)."""

from __future__ import annotations

from typing import Final

from undercover.games.good_cop_bad_cop import phrases as say
from undercover.games.good_cop_bad_cop.memory import mix, places_in, see, show
from undercover.games.good_cop_bad_cop.table import FULL_ROW, NOTHING, Precinct
from undercover.games.good_cop_bad_cop.things import ROW
from undercover.table.agenda import UNANSWERED, Choice, OpenChoice, Sealed
from undercover.table.story import Said

KEEP_OLD: Final = 0
KEEP_NEW: Final = 1
#: The ways to lay three cards out: which old slot comes first, second and third.
ORDERS: Final = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]


def look(g: Precinct, seat: int, place: int) -> None:
    """The seat alone sees the card; everybody sees at which one it looks (9.1)."""
    g.revealed += 1
    see(g, seat, place)
    g.whisper(seat, say.SAW, place // ROW, place % ROW, g.cards[place])


def investigate(g: Precinct, seat: int, place: int) -> None:
    """Secretly look at one face-down card of another living player; it stays where it is, and is fresh (4.4, R45)."""
    g.tell(say.LOOKED, seat, place // ROW, place % ROW)
    look(g, seat, place)
    g.fresh |= 1 << place


def turn_up(g: Precinct, place: int) -> None:
    if g.down >> place & 1:
        g.down &= ~(1 << place)
        g.fresh &= ~(1 << place)
        g.revealed += 1
        show(g, place)
        g.tell(say.TURNED_UP, place // ROW, place % ROW, g.cards[place])


def draw(g: Precinct, seat: int) -> None:
    """The top card of the equipment deck; somebody who already has one holds two for a moment (4.4, 7.1)."""
    place = g.deck.pop()
    g.revealed += 1
    see(g, seat, place)
    if g.hands[seat] == NOTHING:
        g.hands[seat] = place
    else:
        g.drawn = place
        g.drawn_by = seat
    g.tell(say.DREW, seat)
    g.whisper(seat, say.DREW_EQUIPMENT, g.cards[place])


def put_under(g: Precinct, place: int) -> None:
    """There is no discard pile: equipment goes under the deck (3)."""
    g.deck.insert(0, place)


def lay_out(g: Precinct, seat: int, order: int) -> None:
    """Lay a full row out anew; the order says which old slot comes first, second and third."""
    start = ROW * seat
    row = g.cards[start : start + ROW]
    for slot, old in enumerate(ORDERS[order]):
        g.cards[start + slot] = row[old]


class TurnUpChoice(OpenChoice[Precinct]):
    """Turn one of your own face-down cards up, if there is one (4.4, D4)."""

    def options(self, g: Precinct, seat: int, b: int) -> list[int]:
        return [place % ROW for place in g.face_down(seat)]

    def choose(self, g: Precinct, seat: int, b: int, slot: int) -> None:
        turn_up(g, ROW * seat + slot)

    def say(self, g: Precinct, seat: int, b: int, slot: int) -> Said:
        return Said(say.TURN_UP, [slot])


class KeepChoice(Choice[Precinct]):
    """Of two equipment cards one is kept, the other goes under the deck unseen (4.4, D5, R14)."""

    def options(self, g: Precinct, seat: int, b: int) -> list[int]:
        return [KEEP_OLD, KEEP_NEW] if g.drawn_by == seat else []

    def choose(self, g: Precinct, seat: int, b: int, option: int) -> None:
        kept, given = g.hands[seat], g.drawn
        mix(g, seat, [kept, given])
        if option == KEEP_NEW:
            cards = g.cards
            cards[kept], cards[given] = cards[given], cards[kept]
        put_under(g, given)
        g.drawn = g.drawn_by = NOTHING
        g.tell(say.PUT_UNDER, seat)
        g.whisper(seat, say.PUT_UNDER_MYSELF, g.cards[given])

    def say(self, g: Precinct, seat: int, b: int, option: int) -> Said:
        return Said(say.KEEP, [g.cards[g.hands[seat] if option == KEEP_OLD else g.drawn]])


class Pick(OpenChoice[Precinct]):
    """The user of an investigating card picks the next card to look at (D8)."""

    def choose(self, g: Precinct, seat: int, b: int, place: int) -> None:
        investigate(g, seat, place)

    def say(self, g: Precinct, seat: int, b: int, place: int) -> Said:
        return Said(say.PICK, [place // ROW, place % ROW])

    def default(self, g: Precinct, seat: int, b: int) -> int:
        """The first candidate in turn order, lowest slot (R58)."""
        options = self.options(g, seat, b)
        found = [place for other in g.round_from(seat) for place in g.face_down(other) if place in options]
        return found[0]


class PickOneChoice(Pick):
    """Metal Detector: a face-down card of this gun holder (6)."""

    def options(self, g: Precinct, seat: int, holder: int) -> list[int]:
        return g.face_down(holder)


class PickSecondChoice(Pick):
    """Wiretap: a face-down card of a player other than the first one (6)."""

    def options(self, g: Precinct, seat: int, first: int) -> list[int]:
        return places_in(g.down & ~(FULL_ROW << ROW * seat) & ~(FULL_ROW << ROW * first))


class AuditChoice(Sealed[Precinct]):
    """Report Audit: everybody concerned chooses in secret, and the cards are turned up together; a single card needs no
    choice (6, D4, R41)."""

    def concerned(self, g: Precinct) -> list[int]:
        return [seat for seat in g.round_from(g.active) if g.living(seat) and g.all_face_down(seat)]

    def seats(self, g: Precinct, a: int, b: int) -> list[int]:
        return [seat for seat in self.concerned(g) if len(g.row(seat)) > 1]

    def options(self, g: Precinct, seat: int, b: int) -> list[int]:
        return [place % ROW for place in g.face_down(seat)]

    def unseal(self, g: Precinct, b: int, answers: list[int]) -> None:
        for seat in self.concerned(g):
            single = answers[seat] == UNANSWERED
            turn_up(g, g.face_down(seat)[0] if single else ROW * seat + answers[seat])

    def say(self, g: Precinct, seat: int, b: int, slot: int) -> Said:
        return Said(say.TURN_UP, [slot])


TURN_UP: Final = TurnUpChoice()
KEEP: Final = KeepChoice()
PICK_ONE: Final = PickOneChoice()
PICK_SECOND: Final = PickSecondChoice()
AUDIT: Final = AuditChoice()
