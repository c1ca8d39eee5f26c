"""What can be said at Good Cop Bad Cop: kinds of options and events, with their fields and clauses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercover.games.good_cop_bad_cop.things import FACE_IDS, KIND_IDS, ROW, SLOT_IDS, TEAM_IDS
from undercover.table.fields import Fields
from undercover.table.native import Row, append, i64, vec
from undercover.table.rows import row_of
from undercover.table.story import ARGUMENT, ARGUMENT_BITS, NUMBER_BITS, Event, Phrase
from undercover.table.things import ids

DECLARE: Final[i64] = 0
INVESTIGATION: Final[i64] = 1
END: Final[i64] = 2
WINDOW_IDS: Final = ["declare", "investigate", "end"]

DIRECTION_IDS: Final = ["clockwise", "counterclockwise"]

#: What is claimed.
OWN_CARD: Final[i64] = 0
OWN_TEAM: Final[i64] = 1
OWN_LEADER: Final[i64] = 2
OWN_EQUIPMENT: Final[i64] = 3
SAW_CARD: Final[i64] = 4
ACCUSE: Final[i64] = 5
VOUCH: Final[i64] = 6
REQUEST: Final[i64] = 7
CLAIM_IDS: Final = ids(globals(), "OWN_CARD", "REQUEST")
CLAIMS: Final[i64] = 8

#: What is asked for; from TO_ARM on the request has no object.
VERB_IDS: Final = ["investigate", "aim_at", "shoot", "spare", "arm", "equip"]
TO_ARM: Final[i64] = 4
VERBS: Final[i64] = 6

#: By face, so that integrity cards have no name here.
EQUIPMENT_IDS: Final = ["", "", "", "", *FACE_IDS[4:]]
#: What one says one is; the last says neither leader.
LEADER_IDS: Final = [*KIND_IDS, "none"]
NO_LEADER: Final[i64] = 4

#: How the numbers of the fields are written.
FIELDS: Final[Fields] = {
    "slot": SLOT_IDS,
    "other_slot": SLOT_IDS,
    "first": SLOT_IDS,
    "second": SLOT_IDS,
    "third": SLOT_IDS,
    "kind": KIND_IDS,
    "suspect": KIND_IDS,
    "leader": LEADER_IDS,
    "equipment": EQUIPMENT_IDS,
    "team": TEAM_IDS,
    "window": WINDOW_IDS,
    "direction": DIRECTION_IDS,
    "claim": CLAIM_IDS,
    "verb": VERB_IDS,
    "other": 8,
}


def slots(fields: list[str]) -> Row:
    """Which of these fields are slots (1): a seat and its slot share one argument, a place on the table."""
    return row_of([int(name in ("slot", "other_slot")) for name in fields])


def spread(slots: Row, option: i64) -> Row:
    """The numbers of the fields."""
    found = vec[i64]()
    arguments = option >> NUMBER_BITS
    for slot in slots:
        if slot == 1:
            place = found[-1]
            found[-1] = place // ROW
            found = append(found, place % ROW)
        else:
            found = append(found, arguments & ARGUMENT)
            arguments >>= ARGUMENT_BITS
    return found


def joined(fields: list[str], size: Callable[[str], int]) -> list[int]:
    """How many numbers the arguments of these fields have."""
    found: list[int] = []
    for name in fields:
        if name in ("slot", "other_slot"):
            found[-1] *= size(name)
        else:
            found.append(size(name))
    return found


class Placed(Phrase):
    """A phrase that speaks of places in rows: PICK.of(place). Its first fields may be settled without an argument."""

    def __init__(self, id: str, fields: str, clause: str, settled: int = 0) -> None:
        super().__init__(id, fields, clause)
        self.open: Final = self.fields[settled:]
        self.slots: Row = slots(self.open)

    def targets(self, option: i64) -> Row:
        return spread(self.slots, option)

    def numbers(self, option: i64) -> list[int]:
        return list(self.targets(option))

    def ranges(self, size: Callable[[str], int]) -> list[int]:
        return joined(self.open, size)


class Play(Placed):
    """Playing an equipment card at its targets; the card itself is no argument."""

    def __init__(self, card: str, targets: str, clause: str) -> None:
        super().__init__("play", f"equipment {targets}", clause, settled=1)
        self.face: i64 = FACE_IDS.index(card)

    def numbers(self, option: i64) -> list[int]:
        return [self.face, *self.targets(option)]

    def fits(self, targets: list[str]) -> bool:
        return super().fits(targets) and targets[0] == EQUIPMENT_IDS[self.face]


# Options
ARRANGE: Final = Phrase("arrange", "first second third", "3")
INVESTIGATE: Final = Placed("investigate", "seat slot", "4.2")
EQUIP: Final = Phrase("equip", "", "4.2")
ARM: Final = Phrase("arm", "seat", "4.2")
SHOOT: Final = Phrase("shoot", "seat", "4.2")
PASS: Final = Phrase("pass", "", "5.3")
TURN_UP: Final = Phrase("turn_up", "slot", "4.4")
KEEP: Final = Phrase("keep", "equipment", "4.4")
AIM: Final = Phrase("aim", "seat", "4.5")
RETARGET: Final = Phrase("retarget", "seat", "R35")
PICK: Final = Placed("pick", "seat slot", "6")

# Options: playing an equipment card
PLAY_BLACKMAIL: Final = Play("blackmail", "seat slot other other_slot", "R47")
PLAY_COFFEE: Final = Play("coffee", "", "R51")
PLAY_DEFIBRILLATOR: Final = Play("defibrillator", "seat slot", "R50")
PLAY_EVIDENCE_BAG: Final = Play("evidence_bag", "seat", "R48")
PLAY_FLASHBANG: Final = Play("flashbang", "first second third", "R46")
PLAY_K9_UNIT: Final = Play("k9_unit", "seat", "R38")
PLAY_METAL_DETECTOR: Final = Play("metal_detector", "", "R43")
PLAY_PLANTED_EVIDENCE: Final = Play("planted_evidence", "seat", "R49")
PLAY_POLYGRAPH: Final = Play("polygraph", "seat", "R44")
PLAY_REPORT_AUDIT: Final = Play("report_audit", "", "R41")
PLAY_RESTRAINING_ORDER: Final = Play("restraining_order", "", "R34")
PLAY_SMOKE_GRENADE: Final = Play("smoke_grenade", "", "R52")
PLAY_SURVEILLANCE_CAMERA: Final = Play("surveillance_camera", "seat slot", "R45")
PLAY_TASER: Final = Play("taser", "seat other", "R39")
PLAY_TRUTH_SERUM: Final = Play("truth_serum", "seat", "R40")
PLAY_WIRETAP: Final = Play("wiretap", "seat slot", "R42")
#: The same without targets: of a card that cannot be played now, or a Flashbang for a row of one card.
PLAY_CARD: Final = Phrase("play_card", "equipment", "6")

# Options: actions without their targets, where they cannot be taken now
ARM_NOW: Final = Phrase("arm_now", "", "4.2")
SHOOT_NOW: Final = Phrase("shoot_now", "", "4.2")

# Options: talk
SILENT: Final = Phrase("silent", "", "9.2")
CLAIM: Final = Phrase("claim", "claim", "9.2")
ABOUT_CARD: Final = Placed("about_card", "seat slot", "9.2")
ABOUT_PLAYER: Final = Phrase("about_player", "seat", "9.2")
SAY_OWN_CARD: Final = Phrase("own_card", "slot kind", "9.2")
SAY_OWN_TEAM: Final = Phrase("own_team", "team", "9.2")
SAY_OWN_LEADER: Final = Phrase("own_leader", "leader", "9.2")
SAY_OWN_EQUIPMENT: Final = Phrase("own_equipment", "equipment", "9.2")
SAY_SAW_CARD: Final = Placed("saw_card", "seat slot kind", "9.2")
SAY_ACCUSE: Final = Phrase("accuse", "seat suspect", "9.2")
SAY_VOUCH: Final = Phrase("vouch", "seat", "9.2")
SAY_REQUEST: Final = Phrase("request", "seat verb other", "9.2")
SAY_REQUEST_ALONE: Final = Phrase("request", "seat verb", "9.2")

# Events: the turn
LAID_OUT: Final = Event("laid_out", "", "3")
TURN_BEGAN: Final = Event("turn_began", "seat turn", "4")
DECLARED_INVESTIGATE: Final = Event("declared_investigate", "seat other slot", "4.2")
DECLARED_EQUIP: Final = Event("declared_equip", "seat", "4.2")
DECLARED_ARM: Final = Event("declared_arm", "seat other", "R15")
DECLARED_SHOOT: Final = Event("declared_shoot", "seat other", "4.2")
DECLARATION_VOID: Final = Event("declaration_void", "seat", "R31")
WINDOW_OPENED: Final = Event("window_opened", "window", "5.3")
WINDOW_CLOSED: Final = Event("window_closed", "window", "5.3")
LOOKED: Final = Event("looked", "seat other slot", "9.1")
SAW: Final = Event("saw", "seat slot kind", "9.1")
TURNED_UP: Final = Event("turned_up", "seat slot kind", "4.4")
DREW: Final = Event("drew", "seat", "4.4")
DREW_EQUIPMENT: Final = Event("drew_equipment", "equipment", "4.4")
PUT_UNDER: Final = Event("put_under", "seat", "R14")
PUT_UNDER_MYSELF: Final = Event("put_under_myself", "equipment", "R14")
ARMED: Final = Event("armed", "seat other", "4.4")
AIMED: Final = Event("aimed", "seat other", "4.5")
DIRECTION_CHANGED: Final = Event("direction_changed", "direction", "4.7")

# Events: shots
SHOT: Final = Event("shot", "seat other", "7.1")
WOUNDED: Final = Event("wounded", "seat", "7.1")
ELIMINATED: Final = Event("eliminated", "seat", "7.2")
GUN_RETURNED: Final = Event("gun_returned", "seat", "7.1")
TEAM_WON: Final = Event("team_won", "team", "8")
SOLE_WON: Final = Event("sole_won", "seat", "8")
STOPPED: Final = Event("stopped", "turn", "R57")

# Events: equipment
PLAYED: Final = Event("played", "seat equipment", "5.4")
EXCHANGED: Final = Event("exchanged", "seat slot other other_slot", "R47")
RECEIVED: Final = Event("received", "slot kind", "R47")
COFFEE_POURED: Final = Event("coffee_poured", "seat", "R51")
REVIVED: Final = Event("revived", "seat slot kind", "R50")
BAGGED: Final = Event("bagged", "seat other", "R48")
BAG_HELD: Final = Event("bag_held", "seat other equipment", "R48")
PICKED_UP_ROW: Final = Event("picked_up_row", "seat", "R62")
NO_PICKUP: Final = Event("no_pickup", "seat", "R38")
PLANTED: Final = Event("planted", "seat", "R49")
COMPARED: Final = Event("compared", "seat other", "R44")
SMOKED: Final = Event("smoked", "", "R52")
DISARMED: Final = Event("disarmed", "seat other", "R39")
DOSED: Final = Event("dosed", "seat", "R40")
REDIRECTED: Final = Event("redirected", "seat other", "R35")

# Events: talk
CLAIMED_OWN_CARD: Final = Event("claimed_own_card", "seat slot kind", "9.2")
CLAIMED_OWN_TEAM: Final = Event("claimed_own_team", "seat team", "9.2")
CLAIMED_OWN_LEADER: Final = Event("claimed_own_leader", "seat leader", "9.2")
CLAIMED_OWN_EQUIPMENT: Final = Event("claimed_own_equipment", "seat equipment", "9.2")
CLAIMED_SAW_CARD: Final = Event("claimed_saw_card", "seat other slot kind", "9.2")
CLAIMED_ACCUSE: Final = Event("claimed_accuse", "seat other suspect", "9.2")
CLAIMED_VOUCH: Final = Event("claimed_vouch", "seat other", "9.2")
CLAIMED_REQUEST: Final = Event("claimed_request", "seat other verb target", "9.2")
CLAIMED_REQUEST_ALONE: Final = Event("claimed_request_alone", "seat other verb", "9.2")
