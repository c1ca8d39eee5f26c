"""The table of Agent Avenue, and what can be read off it."""

from __future__ import annotations

from typing import Final

from undercover.games.agent_avenue.things import (
    CODEBREAKER,
    DAREDEVIL,
    DISTRACTION_DEVICE,
    DOUBLE_AGENT,
    ENFORCER,
    GETAWAY_CAR,
    GREEN,
    LEADER_OF_THE_PACK,
    MASTERPLAN,
    SABOTEUR,
    SECURITY_SYSTEM,
    SINISTER_TWIN,
    SUPERCOMPUTER,
    WATCHTOWER,
    Box,
)
from undercover.table.agenda import Table

NOTHING: Final = -1
EMPTY: Final = Box()


class Avenue(Table):
    """Hands, rows, two meeples, the offer, and in the advanced game the black market.

    The lists inside `swapped`, `known`, `known_since` and `ongoing` change seldom: they are replaced, never changed in
    place, so that copies can share them.
    """

    __slots__ = (
        "active",
        "advanced",
        "box",
        "deck",
        "discard",
        "down",
        "down_by",
        "hands",
        "known",
        "known_since",
        "market_deck",
        "members",
        "ongoing",
        "rows",
        "steps",
        "supply",
        "swapped",
        "swaps",
        "taken",
        "turn",
        "up",
    )

    def __init__(self) -> None:
        super().__init__()
        self.box = EMPTY
        self.advanced = False
        #: The seats of each side, green first.
        self.members: list[list[int]] = []
        self.active = GREEN
        self.turn = 0
        self.deck: list[int] = []
        self.hands: list[list[int]] = []
        self.swaps: list[int] = []
        #: Cards each seat has swapped out, known to that seat only.
        self.swapped: list[list[int]] = []
        #: Agents everybody has seen go into a hand and not come out again; they may since have been played face down
        #: or swapped out (as one of the cards swapped after the `known_since` first ones).
        self.known: list[list[int]] = []
        self.known_since: list[list[int]] = []
        #: How many agents of each name a side has recruited.
        self.rows: list[list[int]] = []
        #: Net spaces moved since the start, never wrapped (2.1).
        self.steps: list[int] = [0, 0]
        self.up = NOTHING
        self.down = NOTHING
        #: The seat that laid the face-down card.
        self.down_by = NOTHING
        self.market_deck: list[int] = []
        self.supply: list[int] = []
        self.discard: list[int] = []
        self.ongoing: list[list[int]] = [[], []]
        #: The instant being carried out.
        self.taken = NOTHING

    def copy(self) -> Avenue:
        g = Avenue.__new__(Avenue)
        g.copy_agenda(self)
        g.box = self.box
        g.advanced = self.advanced
        g.members = self.members
        g.active = self.active
        g.turn = self.turn
        g.deck = self.deck[:]
        g.hands = [hand[:] for hand in self.hands]
        g.swaps = self.swaps[:]
        g.swapped = self.swapped[:]
        g.known = self.known[:]
        g.known_since = self.known_since[:]
        g.rows = [self.rows[0][:], self.rows[1][:]]
        g.steps = self.steps[:]
        g.up = self.up
        g.down = self.down
        g.down_by = self.down_by
        g.market_deck = self.market_deck[:]
        g.supply = self.supply[:]
        g.discard = self.discard[:]
        g.ongoing = self.ongoing[:]
        g.taken = self.taken
        return g

    # -- sides and seats

    def side_of(self, seat: int) -> int:
        return GREEN if seat in self.members[GREEN] else 1 - GREEN

    def speaker(self, side: int) -> int:
        """Who decides for a side this turn: team-mates take it in turns (4.8, R30)."""
        members = self.members[side]
        return members[self.turn // 2 % len(members)]

    # -- the ring

    def space(self, side: int) -> int:
        return (self.box.homes[side] + self.steps[side]) % self.box.spaces

    def lead(self, side: int) -> int:
        """By how much this side is ahead in the chase; the catch is at 7 (2.1)."""
        return self.steps[side] - self.steps[1 - side]

    def paces(self, side: int, agent: int) -> int:
        """Spaces this side moves for the agent it has just recruited, with the ongoing cards it has (4.6)."""
        count = self.rows[side][agent]
        paces = self.box.paces[agent][count - 1 if count < 3 else 2]
        cards = self.ongoing[side]
        if not cards:
            return paces
        if agent == SABOTEUR and DISTRACTION_DEVICE in cards:
            return -paces
        if agent == DOUBLE_AGENT and SINISTER_TWIN in cards:
            return paces * self.box.amount[SINISTER_TWIN]
        if agent == ENFORCER and WATCHTOWER in cards:
            return paces + self.box.amount[WATCHTOWER]
        if agent == CODEBREAKER and SUPERCOMPUTER in cards:
            return paces + self.box.amount[SUPERCOMPUTER]
        return paces

    def on_market(self, side: int) -> bool:
        return self.advanced and self.space(side) in self.box.market_spaces

    def drives_off(self, side: int) -> bool:
        """The Getaway Car waits on both homes (R19)."""
        return GETAWAY_CAR in self.ongoing[side] and self.space(side) in self.box.homes

    # -- the End step (4.9)

    def wins(self, side: int) -> int:
        """The win condition this side fulfils, as a number of REASONS, or NOTHING."""
        row, cards = self.rows[side], self.ongoing[side]
        if self.lead(side) >= self.box.catch:
            return CAUGHT
        if row[CODEBREAKER] >= self.box.enough_codebreakers:
            return CODEBREAKERS
        if LEADER_OF_THE_PACK in cards and row[DAREDEVIL] >= self.box.too_many_daredevils:
            return PACK
        if MASTERPLAN in cards and len(row) - row.count(0) >= self.box.masterplan_names:
            return PLAN
        if SECURITY_SYSTEM in cards and self.space(1 - side) == self.box.homes[side]:
            return ALARM
        return NOTHING

    def fails(self, side: int) -> bool:
        """Three Daredevils without the Leader of the Pack."""
        too_many = self.rows[side][DAREDEVIL] >= self.box.too_many_daredevils
        return too_many and LEADER_OF_THE_PACK not in self.ongoing[side]

    def good(self, side: int) -> int:
        """Why this side should win now, or NOTHING: its own win condition, or the other's lose condition."""
        reason = self.wins(side)
        return DAREDEVILS if reason == NOTHING and self.fails(1 - side) else reason

    def can_play(self, side: int) -> bool:
        """A side needs two cards for the offer, a member of a team one (R16, R33, R47)."""
        members = self.members[side]
        box = self.box
        needed = box.cards_needed_alone if len(members) == 1 else box.cards_needed_in_a_team
        return all(len(self.hands[seat]) >= needed for seat in members)


REASONS: Final = ["caught", "codebreakers", "daredevils", "pack", "plan", "alarm", "out-of-cards"]
CAUGHT: Final = 0
CODEBREAKERS: Final = 1
DAREDEVILS: Final = 2
PACK: Final = 3
PLAN: Final = 4
ALARM: Final = 5
OUT_OF_CARDS: Final = 6
