"""What is in the box of Good Cop Bad Cop, and what the house has settled. All numbers come from the data file."""

from __future__ import annotations

from typing import Final

from undercover.table.native import Row, Rows, i64, vec
from undercover.table.things import ids

# Every card face the rules know by name: integrity cards first, then equipment, in the order of the data file. A kind's
# lowest bit is its team, and from AGENT on it is a leader.
HONEST: Final[i64] = 0
CROOKED: Final[i64] = 1
AGENT: Final[i64] = 2
KINGPIN: Final[i64] = 3
BLACKMAIL: Final[i64] = 4
COFFEE: Final[i64] = 5
DEFIBRILLATOR: Final[i64] = 6
EVIDENCE_BAG: Final[i64] = 7
FLASHBANG: Final[i64] = 8
K9_UNIT: Final[i64] = 9
METAL_DETECTOR: Final[i64] = 10
PLANTED_EVIDENCE: Final[i64] = 11
POLYGRAPH: Final[i64] = 12
REPORT_AUDIT: Final[i64] = 13
RESTRAINING_ORDER: Final[i64] = 14
SMOKE_GRENADE: Final[i64] = 15
SURVEILLANCE_CAMERA: Final[i64] = 16
TASER: Final[i64] = 17
TRUTH_SERUM: Final[i64] = 18
WIRETAP: Final[i64] = 19
FACE_IDS: Final = ids(globals(), "HONEST", "WIRETAP")
FACES: Final[i64] = 20
KINDS: Final[i64] = 4
KIND_IDS: Final = FACE_IDS[:4]
TEAM_IDS: Final = FACE_IDS[:2]

#: Cards in a full row, and the names of its slots.
ROW: Final[i64] = 3
SLOT_IDS: Final = ["0", "1", "2"]

#: The moments at which equipment may be played (5.1): the own action step, the window after a declared Shoot, after any
#: other declaration, after an investigation, at the end of a turn; the own aim step.
ACTION: Final[i64] = 0
SHOOT_DECLARED: Final[i64] = 1
DECLARED: Final[i64] = 2
INVESTIGATED: Final[i64] = 3
ENDING: Final[i64] = 4
AIMING: Final[i64] = 5

#: When a card may be played, as the data file calls it.
ANY: Final[i64] = 0
OWN_ACTION: Final[i64] = 1
OWN_TURN: Final[i64] = 2
ON_OTHER_SHOOT: Final[i64] = 3
AFTER_INVESTIGATE: Final[i64] = 4
TIMING_IDS: Final = ids(globals(), "ANY", "AFTER_INVESTIGATE")


class Box:
    """The numbers of one box, by number of players or by card face. `data.py` reads them."""

    def __init__(self) -> None:
        #: The Honest and Crooked cards in use, the equipment in use, the guns: by number of players.
        self.ordinary: Rows = vec[vec[i64]]()
        self.equipment: Rows = vec[vec[i64]]()
        self.guns: Row = vec[i64]()
        self.wounds: i64 = 0
        #: When each equipment card may be played, and whether it stays on the table afterwards: by face.
        self.timing: Row = vec[i64]()
        self.stays: Row = vec[i64]()


class House:
    """The options of a table, settled before the first card (9.3)."""

    def __init__(self) -> None:
        self.brisk = False
        self.sequential = False
        #: Claims each seat may make at the start of every turn.
        self.claims: i64 = 0
        self.eliminated_may_talk = True
        #: How many turns are played at most; 0 is no limit.
        self.max_turns: i64 = 0
        #: Who takes the first turn; below 0 the dice say it.
        self.first: i64 = -1
