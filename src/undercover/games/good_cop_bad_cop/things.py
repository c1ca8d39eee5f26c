"""What is in the box of Good Cop Bad Cop, and what the house has settled. All numbers come from the data file."""

from __future__ import annotations

from typing import Final

#: Every card face the rules know by name: integrity cards first, then equipment, in the order of the data file.
FACE_IDS: Final = [
    "honest",
    "crooked",
    "agent",
    "kingpin",
    "blackmail",
    "coffee",
    "defibrillator",
    "evidence_bag",
    "flashbang",
    "k9_unit",
    "metal_detector",
    "planted_evidence",
    "polygraph",
    "report_audit",
    "restraining_order",
    "smoke_grenade",
    "surveillance_camera",
    "taser",
    "truth_serum",
    "wiretap",
]
#: A kind's lowest bit is its team, and from AGENT on it is a leader.
HONEST: Final = 0
CROOKED: Final = 1
AGENT: Final = 2
KINGPIN: Final = 3
KINDS: Final = 4

BLACKMAIL: Final = 4
COFFEE: Final = 5
DEFIBRILLATOR: Final = 6
EVIDENCE_BAG: Final = 7
FLASHBANG: Final = 8
K9_UNIT: Final = 9
METAL_DETECTOR: Final = 10
PLANTED_EVIDENCE: Final = 11
POLYGRAPH: Final = 12
REPORT_AUDIT: Final = 13
RESTRAINING_ORDER: Final = 14
SMOKE_GRENADE: Final = 15
SURVEILLANCE_CAMERA: Final = 16
TASER: Final = 17
TRUTH_SERUM: Final = 18
WIRETAP: Final = 19
FACES: Final = 20

TEAM_IDS: Final = ["honest", "crooked"]
#: Cards in a full row, and the names of its slots.
ROW: Final = 3
SLOT_IDS: Final = ["0", "1", "2"]

#: The moments at which equipment may be played (5.1): the own action step, the window after a declared Shoot, after any
#: other declaration, after an investigation, at the end of a turn.
ACTION: Final = 0
SHOOT_DECLARED: Final = 1
DECLARED: Final = 2
INVESTIGATED: Final = 3
ENDING: Final = 4

TIMING_IDS: Final = ["any", "own_action", "own_turn", "on_other_shoot", "after_investigate"]
OWN_ACTION: Final = 1
OWN_TURN: Final = 2
ON_OTHER_SHOOT: Final = 3
AFTER_INVESTIGATE: Final = 4


class Box:
    """The numbers of one box, by number of players or by card face. `data.py` reads them."""

    def __init__(self) -> None:
        #: The Honest and Crooked cards in use, the equipment in use, the guns: by number of players.
        self.ordinary: dict[int, list[int]] = {}
        self.equipment: dict[int, list[int]] = {}
        self.guns: dict[int, int] = {}
        self.wounds = 0
        #: When each equipment card may be played, and whether it stays on the table afterwards: by face.
        self.timing: list[int] = []
        self.stays: list[bool] = []


class House:
    """The options of a table, settled before the first card (9.3)."""

    def __init__(self) -> None:
        self.brisk = False
        self.sequential = False
        #: Claims each seat may make at the start of every turn.
        self.claims = 0
        self.eliminated_may_talk = True
        self.max_turns = 0
