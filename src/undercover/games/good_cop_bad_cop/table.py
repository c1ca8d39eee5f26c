"""The table of Good Cop Bad Cop, and what can be read off it.

Every card lies at a place, and a place is one number: first the rows, three places for each seat, then the burned
cards, then the equipment, one place for each card. An equipment place stands for a card's back: it wanders from the
deck to a hand and back under the deck for everybody to see, while the face is hidden. What each observer knows of the
faces is kept in `memory.py`; the observers are the seats and, numbered after them, everybody who only watches.
"""

from __future__ import annotations

from typing import Final

from undercover.games.good_cop_bad_cop.things import AGENT, CROOKED, HONEST, KINGPIN, ROW, Box, House
from undercover.table.agenda import UNANSWERED, Table

NOTHING: Final = -1
NO_BOX: Final = Box()
NO_HOUSE: Final = House()
#: The places of a row, as bits, before they are moved to the seat's own.
FULL_ROW: Final = 7


class Precinct(Table):
    """Rows, hands, guns and the equipment deck. Sets of places and of seats are ints, one bit each.

    `facts_of`, `facts_at`, `facts_are`, `removed`, `responders` and `claims` are replaced, never changed in place, so
    that copies can share them.
    """

    __slots__ = (
        "acted",
        "active",
        "aims",
        "box",
        "cards",
        "claims",
        "coffee",
        "deck",
        "direction",
        "down",
        "drawn",
        "drawn_by",
        "era",
        "facts_are",
        "facts_at",
        "facts_of",
        "fresh",
        "hands",
        "house",
        "known",
        "last_play",
        "last_play_by",
        "last_shot",
        "next_token",
        "no_pickup",
        "out",
        "planted",
        "playing",
        "polled",
        "removed",
        "responders",
        "since",
        "smoke",
        "tokens",
        "turn",
        "wounded",
    )

    def __init__(self) -> None:
        super().__init__()
        self.box = NO_BOX
        self.house = NO_HOUSE
        #: The face at each place; NOTHING where a card has left the game.
        self.cards: list[int] = []
        #: The places of a row whose card lies face-down.
        self.down = 0
        #: The observers that know the face at each place.
        self.known: list[int] = []
        #: In which turn a seat got to know a card of a row: seat * places in rows + place.
        self.since: list[int] = []
        #: What is known of several places together: facts_of says who knows, facts_at which places, facts_are the
        #: faces that are among them, counted with two bits each.
        self.facts_of: list[int] = []
        self.facts_at: list[int] = []
        self.facts_are: list[int] = []
        #: Names of the cards in the rows for whoever follows them with the eyes; a row picked up gets fresh ones.
        self.tokens: list[int] = []
        self.next_token = 0
        #: The places of cards that have just been investigated (Surveillance Camera).
        self.fresh = 0
        #: Integrity cards that left the game openly.
        self.removed: list[int] = []
        #: The equipment place in each hand, or NOTHING; a second one, for a moment, is `drawn`.
        self.hands: list[int] = []
        self.drawn = NOTHING
        self.drawn_by = NOTHING
        #: Equipment places, from the bottom to the top.
        self.deck: list[int] = []
        #: The equipment place of the card being resolved.
        self.playing = NOTHING
        #: In front of whom Planted Evidence lies.
        self.planted = NOTHING
        #: Whom each seat's gun is aimed at; NOTHING without a gun.
        self.aims: list[int] = []
        self.wounded = 0
        #: The eliminated seats.
        self.out = 0
        self.active = 0
        self.turn = 0
        self.direction = 1
        #: Whether the action of this turn has been carried out.
        self.acted = False
        #: The K-9 Unit keeps the active player from taking a gun this turn.
        self.no_pickup = False
        #: Who takes the next turn because of Coffee, and whether a Smoke Grenade turns the direction round.
        self.coffee = NOTHING
        self.smoke = False
        #: The last equipment card that was played, as the option everybody saw, and by whom.
        self.last_play = NOTHING
        self.last_play_by = NOTHING
        self.last_shot = NOTHING
        #: Changes of sides so far that everybody has noticed: Blackmail, Planted Evidence, Defibrillator.
        self.era = 0
        #: What has been claimed in structured talk (`talk.py`), five numbers each.
        self.claims: list[int] = []
        #: The seats asked in the present window, once worked out; how many of them have passed, if asked one by one.
        self.responders: list[int] = []
        self.polled = 0

    def copy(self) -> Precinct:
        g = Precinct.__new__(Precinct)
        g.copy_agenda(self)
        g.box = self.box
        g.house = self.house
        g.cards = self.cards[:]
        g.down = self.down
        g.known = self.known[:]
        g.since = self.since[:]
        g.facts_of = self.facts_of
        g.facts_at = self.facts_at
        g.facts_are = self.facts_are
        g.tokens = self.tokens[:]
        g.next_token = self.next_token
        g.fresh = self.fresh
        g.removed = self.removed
        g.hands = self.hands[:]
        g.drawn = self.drawn
        g.drawn_by = self.drawn_by
        g.deck = self.deck[:]
        g.playing = self.playing
        g.planted = self.planted
        g.aims = self.aims[:]
        g.wounded = self.wounded
        g.out = self.out
        g.active = self.active
        g.turn = self.turn
        g.direction = self.direction
        g.acted = self.acted
        g.no_pickup = self.no_pickup
        g.coffee = self.coffee
        g.smoke = self.smoke
        g.last_play = self.last_play
        g.last_play_by = self.last_play_by
        g.last_shot = self.last_shot
        g.era = self.era
        g.claims = self.claims
        g.responders = self.responders
        g.polled = self.polled
        return g

    # -- who is asked: the responders of a window are worked out once, and one by one they hide how far it got (5.3)

    def waiting(self) -> list[int]:
        if self.offered or not self.responders or not self.sealed:
            return super().waiting()
        if self.house.sequential:
            return [self.responders[self.polled]]
        return [seat for seat in self.responders if self.sealed[seat] == UNANSWERED]

    # -- seats

    def living(self, seat: int) -> bool:
        return not self.out >> seat & 1

    def alive(self) -> list[int]:
        return [seat for seat in range(self.seats) if not self.out >> seat & 1]

    def others(self, seat: int) -> list[int]:
        """The other living players."""
        return [other for other in range(self.seats) if other != seat and not self.out >> other & 1]

    def round_from(self, seat: int) -> list[int]:
        """All seats in turn order, starting with the neighbour and ending with the seat itself (5.2)."""
        return [(seat + self.direction * n) % self.seats for n in range(1, self.seats + 1)]

    def holders(self) -> list[int]:
        """The living players who hold equipment, in the order in which their reactions count (5.2)."""
        return [seat for seat in self.round_from(self.active) if self.hands[seat] != NOTHING]

    # -- rows

    def row(self, seat: int) -> list[int]:
        """The places where the seat's cards lie, from the left; one only after a revival."""
        start = ROW * seat
        return [place for place in range(start, start + ROW) if self.cards[place] != NOTHING]

    def face_down(self, seat: int) -> list[int]:
        start = ROW * seat
        return [place for place in range(start, start + ROW) if self.down >> place & 1]

    def all_face_down(self, seat: int) -> bool:
        """No card of the row is face-up (Report Audit)."""
        return len(self.face_down(seat)) == len(self.row(seat))

    def holds(self, seat: int, kind: int) -> bool:
        return kind in self.cards[ROW * seat : ROW * seat + ROW]

    def leads(self, seat: int) -> bool:
        return self.holds(seat, AGENT) or self.holds(seat, KINGPIN)

    def team(self, seat: int) -> int:
        """The leader card decides, else the majority, which Planted Evidence turns round (3)."""
        row = self.cards[ROW * seat : ROW * seat + ROW]
        if AGENT in row:
            return HONEST
        if KINGPIN in row:
            return CROOKED
        crooked = row.count(CROOKED) > row.count(HONEST)
        return CROOKED if crooked != (self.planted == seat) else HONEST

    # -- guns and equipment

    def free_guns(self) -> int:
        return self.box.guns[self.seats] - self.seats + self.aims.count(NOTHING)

    def armed(self, seat: int) -> bool:
        return self.aims[seat] != NOTHING

    def equipment(self, seat: int) -> int:
        """The face of the equipment card in the hand, or NOTHING."""
        place = self.hands[seat]
        return NOTHING if place == NOTHING else self.cards[place]


REASONS: Final = ["kingpin-eliminated", "agent-eliminated", "sole-winner", "turn-limit"]
KINGPIN_ELIMINATED: Final = 0
AGENT_ELIMINATED: Final = 1
SOLE_WINNER: Final = 2
TURN_LIMIT: Final = 3
