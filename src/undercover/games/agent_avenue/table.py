"""The table of Agent Avenue, and what can be read off it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from undercover.games.agent_avenue import things
from undercover.games.agent_avenue.things import AGENTS, BLUE, GREEN, Box
from undercover.table.agenda import Table
from undercover.table.native import COMPILED, Row, Rows, count, i64, vec
from undercover.table.rows import NO_ROWS, copied
from undercover.table.things import ids

NOTHING: Final[i64] = -1
EMPTY: Final = Box()


@mypyc_attr(acyclic=True)
class Avenue(Table):
    """Hands, rows, two meeples, the offer, and in the advanced game the black market.

    `swaps`, `swapped`, `known`, `known_since` and `ongoing` change seldom: they are replaced (`with_row`), never
    changed in place, so that copies can share them.
    """

    def __init__(self) -> None:
        super().__init__()
        self.box = EMPTY
        self.advanced = False
        #: The seats of each side, green first.
        self.members: Rows = NO_ROWS
        self.active: i64 = GREEN
        self.turn: i64 = 0
        #: Who begins, or NOTHING if the dice say it.
        self.begins: i64 = NOTHING
        self.deck: Row = vec[i64]()
        self.hands: Rows = NO_ROWS
        self.swaps: Row = vec[i64]()
        #: Cards each seat has swapped out, known to that seat only.
        self.swapped: Rows = NO_ROWS
        #: Agents everybody has seen go into a hand and not come out again; they may since have been played face down
        #: or swapped out (as one of the cards swapped after the `known_since` first ones).
        self.known: Rows = NO_ROWS
        self.known_since: Rows = NO_ROWS
        #: How many agents of each name each side has recruited, one side after the other (`row`, `recruited`).
        self.rows: Row = vec[i64]()
        #: Net spaces moved since the start, never wrapped (2.1).
        self.steps: Row = vec[i64]()
        self.up: i64 = NOTHING
        self.down: i64 = NOTHING
        #: The seat that laid the face-down card.
        self.down_by: i64 = NOTHING
        self.market_deck: Row = vec[i64]()
        self.supply: Row = vec[i64]()
        self.discard: Row = vec[i64]()
        self.ongoing: Rows = NO_ROWS
        #: The instant being carried out.
        self.taken: i64 = NOTHING

    def copy(self) -> Avenue:
        g = Avenue() if COMPILED else Avenue.__new__(Avenue)
        g.copy_agenda(self)
        g.box, g.advanced, g.members, g.begins = self.box, self.advanced, self.members, self.begins
        g.active, g.turn = self.active, self.turn
        g.deck, g.hands = self.deck[:], copied(self.hands)
        g.swaps, g.swapped = self.swaps, self.swapped
        g.known, g.known_since = self.known, self.known_since
        g.rows, g.steps = self.rows[:], self.steps[:]
        g.up, g.down, g.down_by = self.up, self.down, self.down_by
        g.market_deck, g.supply, g.discard = self.market_deck[:], self.supply[:], self.discard[:]
        g.ongoing, g.taken = self.ongoing, self.taken
        return g

    # -- sides and seats

    def side_of(self, seat: i64) -> i64:
        return GREEN if seat in self.members[GREEN] else BLUE

    def speaker(self, side: i64) -> i64:
        """Who decides for a side this turn: team-mates take it in turns (4.8, R30)."""
        members = self.members[side]
        return members[self.turn // 2 % len(members)]

    # -- the rows

    def row(self, side: i64) -> Row:
        """How many agents of each name a side has recruited."""
        return self.rows[AGENTS * side : AGENTS * side + AGENTS]

    def recruited(self, side: i64, agent: i64) -> i64:
        return self.rows[AGENTS * side + agent]

    def recruit(self, side: i64, agent: i64, more: i64) -> None:
        """Agents come into a row, or out of it."""
        self.rows[AGENTS * side + agent] += more

    # -- the ring

    def space(self, side: i64) -> i64:
        return (self.box.homes[side] + self.steps[side]) % self.box.spaces

    def lead(self, side: i64) -> i64:
        """By how much this side is ahead in the chase; the catch is at 7 (2.1)."""
        return self.steps[side] - self.steps[1 - side]

    def paces(self, side: i64, agent: i64) -> i64:
        """Spaces this side moves for the agent it has just recruited, with the ongoing cards it has (4.6)."""
        paces = self.box.paces[agent][min(self.recruited(side, agent) - 1, 2)]
        cards = self.ongoing[side]
        if len(cards) == 0:
            return paces
        if agent == things.SABOTEUR and things.DISTRACTION_DEVICE in cards:
            return -paces
        if agent == things.DOUBLE_AGENT and things.SINISTER_TWIN in cards:
            return paces * self.box.amount[things.SINISTER_TWIN]
        if agent == things.ENFORCER and things.WATCHTOWER in cards:
            return paces + self.box.amount[things.WATCHTOWER]
        if agent == things.CODEBREAKER and things.SUPERCOMPUTER in cards:
            return paces + self.box.amount[things.SUPERCOMPUTER]
        return paces

    def on_market(self, side: i64) -> bool:
        return self.advanced and self.space(side) in self.box.market_spaces

    # -- the End step (4.9)

    def wins(self, side: i64) -> i64:
        """The win condition this side fulfils, as a number of REASONS, or NOTHING."""
        if self.lead(side) >= self.box.catch:
            return CAUGHT
        if self.recruited(side, things.CODEBREAKER) >= self.box.enough_codebreakers:
            return CODEBREAKERS
        cards = self.ongoing[side]
        if len(cards) == 0:
            return NOTHING
        if things.LEADER_OF_THE_PACK in cards and self.reckless(side):
            return PACK
        if things.MASTERPLAN in cards and AGENTS - count(self.row(side), 0) >= self.box.masterplan_names:
            return PLAN
        if things.SECURITY_SYSTEM in cards and self.space(1 - side) == self.box.homes[side]:
            return ALARM
        return NOTHING

    def reckless(self, side: i64) -> bool:
        return self.recruited(side, things.DAREDEVIL) >= self.box.too_many_daredevils

    def fails(self, side: i64) -> bool:
        """Three Daredevils without the Leader of the Pack."""
        return self.reckless(side) and things.LEADER_OF_THE_PACK not in self.ongoing[side]

    def good(self, side: i64) -> i64:
        """Why this side should win now, or NOTHING: its own win condition, or the other's lose condition."""
        reason = self.wins(side)
        return DAREDEVILS if reason == NOTHING and self.fails(1 - side) else reason

    def can_play(self, side: i64) -> bool:
        """A side needs two cards for the offer, a member of a team one (R16, R33, R47)."""
        members, box = self.members[side], self.box
        needed = box.cards_needed_alone if len(members) == 1 else box.cards_needed_in_a_team
        return all(len(self.hands[seat]) >= needed for seat in members)


CAUGHT: Final[i64] = 0
CODEBREAKERS: Final[i64] = 1
DAREDEVILS: Final[i64] = 2
PACK: Final[i64] = 3
PLAN: Final[i64] = 4
ALARM: Final[i64] = 5
OUT_OF_CARDS: Final[i64] = 6
REASONS: Final = ids(globals(), "CAUGHT", "OUT_OF_CARDS")
