"""The table of The Agents, and what can be read off it."""

from __future__ import annotations

from typing import Final

from undercover.games.the_agents.things import ARROW, ARROW_BITS, DEAD, MIXED, Box
from undercover.table.agenda import Table

EMPTY: Final = Box()
NOTHING: Final = -1


class Factions(Table):
    """Rows between neighbours, missions at them, hands, piles, points.

    The lists inside lists are replaced, never changed in place, so that copies can share them.
    """

    __slots__ = (
        "actions",
        "active",
        "between",
        "box",
        "busy",
        "drained",
        "equal_turns",
        "first_seat",
        "hands",
        "idle",
        "known",
        "last_retired",
        "last_round",
        "operations",
        "own",
        "owners",
        "performers",
        "piles",
        "points",
        "pools",
        "posts",
        "retired",
        "rows",
        "since",
        "tokens",
        "turns",
    )

    def __init__(self) -> None:
        super().__init__()
        self.box = EMPTY
        self.equal_turns = False
        #: By faction: owner_a and owner_b. By seat: its two factions (3.1).
        self.owners: list[list[int]] = []
        self.own: list[list[int]] = []
        self.first_seat = 0
        self.active = 0
        #: Turns that are over.
        self.turns = 0
        self.actions = 0
        #: Mission operations in this turn (6.1).
        self.operations = 0
        #: Seats that made the emergency draw in this turn, one bit each (R49).
        self.drained = 0
        #: Whether anybody took an action or gained a point in this turn; how many turns in a row nobody did (9.2).
        self.busy = False
        self.idle = 0
        #: Somebody has reached the target in a game of equal turns (9.3).
        self.last_round = False
        self.points: list[int] = []
        #: By faction, in slot order: see DEAD in `things`.
        self.rows: list[list[int]] = []
        #: The missions attached by an owner to a faction: 2 * faction + 0 for owner_a, + 1 for owner_b.
        self.posts: list[list[int]] = []
        #: By deck and seat, in order of the cards' numbers.
        self.hands: list[list[list[int]]] = [[], []]
        #: By deck; the last card is the top one.
        self.piles: list[list[int]] = [[], []]
        self.retired: list[list[int]] = [[], []]
        #: By deck: the card laid there last, even if it has been shuffled since; everybody saw it.
        self.last_retired: list[int] = [NOTHING, NOTHING]
        #: Free agents being resolved, the outermost first; who performs each, and who sits at its token end.
        self.between: list[int] = []
        self.performers: list[int] = []
        self.tokens: list[int] = []
        #: What is known of hidden cards; see `memory`. By deck and seats * observer + holder: cards in that hand.
        self.known: list[list[list[int]]] = [[], []]
        #: By deck and observer: the cards of a pile once seen, wherever unseen hands have taken them since.
        self.pools: list[list[list[int]]] = [[], []]
        #: By deck and seats * observer + holder: how many cards of that pool may be in that hand.
        self.since: list[list[int]] = [[], []]

    def copy(self) -> Factions:
        g = Factions.__new__(Factions)
        g.copy_agenda(self)
        g.box = self.box
        g.equal_turns = self.equal_turns
        g.owners = self.owners
        g.own = self.own
        g.first_seat = self.first_seat
        g.active = self.active
        g.turns = self.turns
        g.actions = self.actions
        g.operations = self.operations
        g.drained = self.drained
        g.busy = self.busy
        g.idle = self.idle
        g.last_round = self.last_round
        g.points = self.points[:]
        g.rows = self.rows[:]
        g.posts = self.posts[:]
        g.hands = [self.hands[0][:], self.hands[1][:]]
        g.piles = self.piles[:]
        g.retired = self.retired[:]
        g.last_retired = self.last_retired[:]
        g.between = self.between[:]
        g.performers = self.performers[:]
        g.tokens = self.tokens[:]
        g.known = [self.known[0][:], self.known[1][:]]
        g.pools = [self.pools[0][:], self.pools[1][:]]
        g.since = [self.since[0][:], self.since[1][:]]
        return g

    # -- neighbours (3.1)

    def side(self, seat: int, faction: int) -> int:
        """Whether the seat is owner_a (0) or owner_b (1) of a faction of its own."""
        return 0 if self.owners[faction][0] == seat else 1

    def other(self, seat: int, faction: int) -> int:
        """The second of the seat's two factions."""
        own = self.own[seat]
        return own[1] if own[0] == faction else own[0]

    def full(self, faction: int) -> bool:
        """Living and dead count alike (3.4)."""
        return len(self.rows[faction]) >= self.box.size[self.seats]

    def post(self, seat: int, faction: int) -> list[int]:
        """The missions this seat has attached to the faction."""
        return self.posts[2 * faction + self.side(seat, faction)]

    # -- arrows (3.3)

    def arrows(self, faction: int) -> int:
        """All arrows of a row in one number (see ARROW_BITS in `things`)."""
        total = 0
        before = DEAD
        join = self.box.join
        for agent in self.rows[faction]:
            if agent < DEAD and before < DEAD:
                total += join[DEAD * before + agent]
            before = agent
        return total

    def arrow_points(self, seat: int, faction: int) -> int:
        return self.arrows(faction) >> ARROW_BITS * self.side(seat, faction) & ARROW

    def mixed_arrows(self, seat: int, faction: int) -> int:
        """How many two-coloured arrows of the row point at the seat."""
        return self.arrows(faction) >> MIXED + ARROW_BITS * self.side(seat, faction) & ARROW


def alive(row: list[int]) -> bool:
    """Whether a living agent lies in the row."""
    for agent in row:
        if agent < DEAD:
            return True
    return False


def seating(seats: int) -> tuple[list[list[int]], list[list[int]]]:
    """The owners of each faction and the factions of each seat: two players share both, otherwise there is one between
    each pair of neighbours (3.1)."""
    if seats == 2:
        return [[0, 1], [0, 1]], [[0, 1], [0, 1]]
    owners = [[seat, (seat + 1) % seats] for seat in range(seats)]
    return owners, [sorted([seat, (seat - 1) % seats]) for seat in range(seats)]


REASONS: Final = ["reached", "last-round", "deadlock", "turn-cap"]
REACHED: Final = 0
LAST_ROUND: Final = 1
DEADLOCK: Final = 2
TURN_CAP: Final = 3
