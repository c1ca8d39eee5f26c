"""The table of The Agents, and what can be read off it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from undercover.games.the_agents.things import ARROW, ARROW_BITS, DEAD, FACE_DOWN, MIXED, NOBODY, SLOTS, Box
from undercover.table.agenda import Table
from undercover.table.native import COMPILED, Row, Rows, i64, vec
from undercover.table.rows import NO_ROWS
from undercover.table.things import ids

EMPTY: Final = Box()


@mypyc_attr(acyclic=True)
class Factions(Table):
    """Rows between neighbours, missions at them, hands, piles, points.

    The piles are replaced (`with_row`), never changed in place, so that copies can share them.
    """

    def __init__(self) -> None:
        super().__init__()
        self.box = EMPTY
        self.equal_turns = False
        #: The two owners of each faction, the two factions of each seat, one pair after another (3.1).
        self.owners: Row = vec[i64]()
        self.own: Row = vec[i64]()
        self.first_seat: i64 = 0
        self.active: i64 = 0
        #: Turns that are over.
        self.turns: i64 = 0
        self.actions: i64 = 0
        #: Mission operations in this turn (6.1).
        self.operations: i64 = 0
        #: Seats that made the emergency draw in this turn, one bit each (R49).
        self.drained: i64 = 0
        #: Whether anybody took an action or gained a point in this turn; how many turns in a row nobody did (9.2).
        self.busy = False
        self.idle: i64 = 0
        #: Somebody has reached the target in a game of equal turns (9.3).
        self.last_round = False
        self.points: Row = vec[i64]()
        #: By place, SLOTS for each faction: see DEAD in `things`.
        self.rows: Row = vec[i64]()
        #: The missions attached by an owner to a faction: 2 * faction + 0 for owner_a, + 1 for owner_b (see `cards`).
        self.posts: Row = vec[i64]()
        #: One deck's hands after the other's, by seat (see `cards`).
        self.hands: Row = vec[i64]()
        #: By deck; the last card is the top one.
        self.piles: Rows = NO_ROWS
        self.retired: Rows = NO_ROWS
        #: Free agents being resolved, the outermost first; who performs each, and who sits at its token end.
        self.between: Row = vec[i64]()
        self.performers: Row = vec[i64]()
        self.tokens: Row = vec[i64]()
        #: What is known of hidden cards; see `memory`. By deck, observer and holder: cards in that hand.
        self.known: Row = vec[i64]()
        #: By deck and observer: the cards of a pile once seen, wherever unseen hands have taken them since.
        self.pools: Row = vec[i64]()
        #: By deck, observer and holder: how many cards of that pool may be in that hand.
        self.since: Row = vec[i64]()
        #: Likewise: cards of that pool that were seen in that hand, or another copy of which was.
        self.doubts: Row = vec[i64]()

    def copy(self) -> Factions:
        g = Factions() if COMPILED else Factions.__new__(Factions)
        g.copy_agenda(self)
        g.box, g.equal_turns = self.box, self.equal_turns
        g.owners, g.own, g.first_seat = self.owners, self.own, self.first_seat
        g.active, g.turns, g.actions, g.operations = self.active, self.turns, self.actions, self.operations
        g.drained, g.busy, g.idle, g.last_round = self.drained, self.busy, self.idle, self.last_round
        g.points, g.rows, g.posts, g.hands = self.points[:], self.rows[:], self.posts[:], self.hands[:]
        g.piles, g.retired = self.piles, self.retired
        g.between, g.performers, g.tokens = self.between[:], self.performers[:], self.tokens[:]
        g.known, g.pools, g.since, g.doubts = self.known[:], self.pools[:], self.since[:], self.doubts[:]
        return g

    # -- neighbours (3.1)

    def side(self, seat: i64, faction: i64) -> i64:
        """Whether the seat is owner_a (0) or owner_b (1) of a faction of its own."""
        if self.owners[2 * faction] == seat:
            return 0
        return 1

    def owner(self, faction: i64, side: i64) -> i64:
        return self.owners[2 * faction + side]

    def other(self, seat: i64, faction: i64) -> i64:
        """The second of the seat's two factions."""
        one = self.own[2 * seat]
        return self.own[2 * seat + 1] if one == faction else one

    def factions(self) -> i64:
        return len(self.owners) // 2

    # -- rows

    def length(self, faction: i64) -> i64:
        """How many agents lie in a row, living and dead."""
        rows, start = self.rows, SLOTS * faction
        for place in range(start, start + SLOTS):
            if rows[place] == NOBODY:
                return place - start
        return SLOTS

    def full(self, faction: i64) -> bool:
        """Living and dead count alike (3.4)."""
        return self.rows[SLOTS * faction + self.box.size[self.seats] - 1] != NOBODY

    def deserted(self, faction: i64) -> bool:
        return self.rows[SLOTS * faction] == NOBODY

    def card_at(self, place: i64) -> i64:
        """The card that shows there; a dead agent shows its back."""
        agent = self.rows[place]
        return agent >> 1 if agent < DEAD else FACE_DOWN

    # -- hands and missions

    def hand(self, deck: i64, seat: i64) -> i64:
        return self.hands[self.seats * deck + seat]

    def post(self, seat: i64, faction: i64) -> i64:
        """The missions this seat has attached to the faction."""
        place = 2 * faction
        return self.posts[place] if self.owners[place] == seat else self.posts[place + 1]

    # -- what observers know; a spectator's number is that of the seats

    def about(self, deck: i64, observer: i64, holder: i64) -> i64:
        """The place in `known`, `since` and `doubts` of what an observer knows of a hand; what the next observer knows
        of it lies as many places further as there are seats."""
        return ((self.seats + 1) * deck + observer) * self.seats + holder

    def pool(self, deck: i64, observer: i64) -> i64:
        """The place in `pools` of what an observer knows of a pile."""
        return (self.seats + 1) * deck + observer

    # -- arrows (3.3)

    def arrows(self, faction: i64) -> i64:
        """All arrows of a row in one number (see ARROW_BITS in `things`)."""
        total: i64 = 0
        before: i64 = DEAD
        rows, join = self.rows, self.box.join
        for place in range(SLOTS * faction, SLOTS * faction + SLOTS):
            agent = rows[place]
            if agent == NOBODY:
                break
            if agent < DEAD and before < DEAD:
                total += join[DEAD * before + agent]
            before = agent
        return total

    def arrow_points(self, seat: i64, faction: i64) -> i64:
        return self.pointing(self.arrows(faction), seat, faction)

    def pointing(self, arrows: i64, seat: i64, faction: i64) -> i64:
        """The points for those of a faction's arrows that point at the seat."""
        return arrows >> ARROW_BITS * self.side(seat, faction) & ARROW

    def mixed_arrows(self, seat: i64, faction: i64) -> i64:
        """How many two-coloured arrows of the row point at the seat."""
        return self.arrows(faction) >> MIXED + ARROW_BITS * self.side(seat, faction) & ARROW


def seating(seats: int) -> tuple[list[list[int]], list[list[int]]]:
    """The owners of each faction and the factions of each seat: two players share both, otherwise there is one between
    each pair of neighbours (3.1)."""
    if seats == 2:
        return [[0, 1], [0, 1]], [[0, 1], [0, 1]]
    owners = [[seat, (seat + 1) % seats] for seat in range(seats)]
    return owners, [sorted([seat, (seat - 1) % seats]) for seat in range(seats)]


REACHED: Final[i64] = 0
LAST_ROUND: Final[i64] = 1
DEADLOCK: Final[i64] = 2
TURN_CAP: Final[i64] = 3
REASONS: Final = ids(globals(), "REACHED", "TURN_CAP")
