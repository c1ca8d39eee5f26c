"""The table of Good Cop Bad Cop, and what can be read off it.

Every card lies at a place, and a place is one number: first the rows, three places for each seat, then the burned
cards, then the equipment, one place for each card. An equipment place stands for a card's back: it wanders from the
deck to a hand and back under the deck for everybody to see, while the face is hidden. What each observer knows of the
faces is kept in `memory.py`; the observers are the seats and, numbered after them, everybody who only watches.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from undercover.games.good_cop_bad_cop.things import AGENT, CROOKED, HONEST, KINGPIN, ROW, Box, House
from undercover.table.agenda import Table
from undercover.table.native import COMPILED, Row, append, count, fill, i64, vec
from undercover.table.things import ids

NOTHING: Final[i64] = -1
NO_BOX: Final = Box()
NO_HOUSE: Final = House()
#: The places of a row, as bits, before they are moved to the seat's own.
FULL_ROW: Final[i64] = 7


@mypyc_attr(acyclic=True)
class Precinct(Table):
    """Rows, hands, guns and the equipment deck. Sets of places and of seats are ints, one bit each.

    `since`, `facts_of`, `facts_at`, `facts_are`, `tokens`, `removed` and `claims` change seldom: they are replaced,
    never changed in place, so that copies can share them.
    """

    def __init__(self) -> None:
        super().__init__()
        self.box = NO_BOX
        self.house = NO_HOUSE
        #: The face at each place; NOTHING where a card has left the game.
        self.cards: Row = vec[i64]()
        #: The places of a row whose card lies face-down.
        self.down: i64 = 0
        #: The observers that know the face at each place.
        self.known: Row = vec[i64]()
        #: In which turn a seat got to know a card of a row: seat * places in rows + place.
        self.since: Row = vec[i64]()
        #: What is known of several places together: facts_of says who knows, facts_at which places, facts_are the
        #: faces that are among them, counted with two bits each.
        self.facts_of: Row = vec[i64]()
        self.facts_at: Row = vec[i64]()
        self.facts_are: Row = vec[i64]()
        #: Names of the cards in the rows for whoever follows them with the eyes; a row picked up gets fresh ones.
        self.tokens: Row = vec[i64]()
        self.next_token: i64 = 0
        #: The places of cards that have just been investigated (Surveillance Camera).
        self.fresh: i64 = 0
        #: Integrity cards that left the game openly.
        self.removed: Row = vec[i64]()
        #: The equipment place in each hand, or NOTHING; a second one, for a moment, is `drawn`.
        self.hands: Row = vec[i64]()
        self.drawn: i64 = NOTHING
        self.drawn_by: i64 = NOTHING
        #: Equipment places, from the bottom to the top.
        self.deck: Row = vec[i64]()
        #: The equipment place of the card being resolved.
        self.playing: i64 = NOTHING
        #: In front of whom Planted Evidence lies.
        self.planted: i64 = NOTHING
        #: Whom each seat's gun is aimed at; NOTHING without a gun.
        self.aims: Row = vec[i64]()
        self.wounded: i64 = 0
        #: The eliminated seats.
        self.out: i64 = 0
        self.active: i64 = 0
        self.turn: i64 = 0
        self.direction: i64 = 1
        #: Whether the action of this turn has been carried out.
        self.acted = False
        #: The K-9 Unit keeps the active player from taking a gun this turn.
        self.no_pickup = False
        #: Who takes the next turn because of Coffee, and whether a Smoke Grenade turns the direction round.
        self.coffee: i64 = NOTHING
        self.smoke = False
        #: The last equipment card that was played, as the option everybody saw, and by whom.
        self.last_play: i64 = NOTHING
        self.last_play_by: i64 = NOTHING
        self.last_shot: i64 = NOTHING
        #: Changes of sides so far that everybody has noticed: Blackmail, Planted Evidence, Defibrillator.
        self.era: i64 = 0
        #: What has been claimed in structured talk (`talk.py`), five numbers each.
        self.claims: Row = vec[i64]()
        #: How many have passed in the present window, if they are asked one by one.
        self.polled: i64 = 0

    def copy(self) -> Precinct:
        g = Precinct() if COMPILED else Precinct.__new__(Precinct)
        g.copy_agenda(self)
        g.box, g.house = self.box, self.house
        g.cards, g.down, g.known, g.since = self.cards[:], self.down, self.known[:], self.since
        g.facts_of, g.facts_at, g.facts_are = self.facts_of, self.facts_at, self.facts_are
        g.tokens, g.next_token, g.fresh, g.removed = self.tokens, self.next_token, self.fresh, self.removed
        g.hands, g.drawn, g.drawn_by = self.hands[:], self.drawn, self.drawn_by
        g.deck, g.playing, g.planted = self.deck[:], self.playing, self.planted
        g.aims, g.wounded, g.out = self.aims[:], self.wounded, self.out
        g.active, g.turn, g.direction = self.active, self.turn, self.direction
        g.acted, g.no_pickup, g.coffee, g.smoke = self.acted, self.no_pickup, self.coffee, self.smoke
        g.last_play, g.last_play_by, g.last_shot = self.last_play, self.last_play_by, self.last_shot
        g.era, g.claims, g.polled = self.era, self.claims, self.polled
        return g

    # -- seats

    def living(self, seat: i64) -> bool:
        return self.out >> seat & 1 == 0

    def alive(self) -> Row:
        return vec[i64]([seat for seat in range(self.seats) if self.out >> seat & 1 == 0], capacity=self.seats)

    def others(self, seat: i64) -> Row:
        """The other living players."""
        alive = self.alive()
        return vec[i64]([other for other in alive if other != seat], capacity=len(alive))

    def after(self, seat: i64) -> i64:
        """The neighbour in the direction of play."""
        return (seat + self.direction) % self.seats

    def round_from(self, seat: i64) -> Row:
        """All seats in turn order, starting with the neighbour and ending with the seat itself (5.2)."""
        order = fill(seat, self.seats)
        for n in range(self.seats):
            seat = self.after(seat)
            order[n] = seat
        return order

    def holders(self) -> Row:
        """The living players who hold equipment, in the order in which their reactions count (5.2)."""
        found = vec[i64](capacity=self.seats)
        seat = self.active
        for _n in range(self.seats):
            seat = self.after(seat)
            if self.hands[seat] != NOTHING:
                found = append(found, seat)
        return found

    # -- rows

    def row(self, seat: i64) -> Row:
        """The places where the seat's cards lie, from the left; one only after a revival."""
        start = ROW * seat
        return vec[i64]([place for place in range(start, start + ROW) if self.cards[place] != NOTHING], capacity=ROW)

    def face_down(self, seat: i64) -> Row:
        start = ROW * seat
        return vec[i64]([place for place in range(start, start + ROW) if self.down >> place & 1 != 0], capacity=ROW)

    def hides(self, seat: i64) -> bool:
        """Whether a card of the row lies face-down."""
        return self.down >> ROW * seat & FULL_ROW != 0

    def all_face_down(self, seat: i64) -> bool:
        """No card of the row is face-up (Report Audit)."""
        return len(self.face_down(seat)) == len(self.row(seat))

    def has(self, seat: i64, kind: i64) -> bool:
        start = ROW * seat
        cards = self.cards
        return cards[start] == kind or cards[start + 1] == kind or cards[start + 2] == kind

    def leads(self, seat: i64) -> bool:
        return self.has(seat, AGENT) or self.has(seat, KINGPIN)

    def team(self, seat: i64) -> i64:
        """The leader card decides, else the majority, which Planted Evidence turns round (3)."""
        if self.has(seat, AGENT):
            return HONEST
        if self.has(seat, KINGPIN):
            return CROOKED
        more: i64 = 0
        for place in self.row(seat):
            more += 1 if self.cards[place] == CROOKED else -1
        return CROOKED if (more > 0) != (self.planted == seat) else HONEST

    # -- guns and equipment

    def free_guns(self) -> i64:
        return self.box.guns[self.seats] - len(self.aims) + count(self.aims, NOTHING)

    def armed(self, seat: i64) -> bool:
        return self.aims[seat] != NOTHING

    def equipment(self, seat: i64) -> i64:
        """The face of the equipment card in the hand, or NOTHING."""
        place = self.hands[seat]
        return NOTHING if place == NOTHING else self.cards[place]

    # -- places

    def first_equipment(self) -> i64:
        """The first place of the equipment; below it lie the rows and the burned cards."""
        return len(self.cards) - len(self.box.equipment[self.seats])


KINGPIN_ELIMINATED: Final[i64] = 0
AGENT_ELIMINATED: Final[i64] = 1
SOLE_WINNER: Final[i64] = 2
TURN_LIMIT: Final[i64] = 3
REASONS: Final = ids(globals(), "KINGPIN_ELIMINATED", "TURN_LIMIT")
