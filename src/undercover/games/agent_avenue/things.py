"""What is in the box of Agent Avenue: agents, black-market cards, the ring. All numbers come from the data file."""

from __future__ import annotations

from typing import Final

from undercover.table.native import Row, Rows, i64, vec
from undercover.table.things import ids

# The agents and cards the rules know by name, in the order of the data file.
DOUBLE_AGENT: Final[i64] = 0
ENFORCER: Final[i64] = 1
CODEBREAKER: Final[i64] = 2
SABOTEUR: Final[i64] = 3
DAREDEVIL: Final[i64] = 4
SENTINEL: Final[i64] = 5
SIDEKICK: Final[i64] = 6
MOLE: Final[i64] = 7
AGENT_IDS: Final = ids(globals(), "DOUBLE_AGENT", "MOLE")
AGENTS: Final[i64] = 8

DISTRACTION_DEVICE: Final[i64] = 0
WATCHTOWER: Final[i64] = 1
SINISTER_TWIN: Final[i64] = 2
SUPERCOMPUTER: Final[i64] = 3
LEADER_OF_THE_PACK: Final[i64] = 4
GETAWAY_CAR: Final[i64] = 5
MASTERPLAN: Final[i64] = 6
SECURITY_SYSTEM: Final[i64] = 7
OUTPOST: Final[i64] = 8
SMOKE_SCREEN: Final[i64] = 9
MIND_CONTROL: Final[i64] = 10
DOUBLE_TROUBLE: Final[i64] = 11
SURVEILLANCE_TRUCK: Final[i64] = 12
SECRET_RECRUIT: Final[i64] = 13
SPYCATION: Final[i64] = 14
CARD_IDS: Final = ids(globals(), "DISTRACTION_DEVICE", "SPYCATION")
CARDS: Final[i64] = 15

GREEN: Final[i64] = 0
BLUE: Final[i64] = 1
SIDE_IDS: Final = ids(globals(), "GREEN", "BLUE")


class Box:
    """The numbers of one box, by agent, card or seat. `data.py` reads them."""

    def __init__(self) -> None:
        #: Spaces moved for the first, the second and every later agent of a name.
        self.paces: Rows = vec[vec[i64]]()
        #: All agents of the box.
        self.agents: Row = vec[i64]()
        #: Whether a market card is an instant, and whether it uses a hand.
        self.instant: Row = vec[i64]()
        self.needs_hand: Row = vec[i64]()
        #: What a market card adds, multiplies by or moves.
        self.amount: Row = vec[i64]()
        #: Swaps per seat, by number of seats.
        self.swaps: Rows = vec[vec[i64]]()
        self.hand: i64 = 0
        self.catch: i64 = 0
        self.enough_codebreakers: i64 = 0
        self.too_many_daredevils: i64 = 0
        self.masterplan_names: i64 = 0
        self.cards_needed_alone: i64 = 0
        self.cards_needed_in_a_team: i64 = 0
        self.supply: i64 = 0
        self.spaces: i64 = 0
        self.homes: Row = vec[i64]()
        self.market_spaces: Row = vec[i64]()
