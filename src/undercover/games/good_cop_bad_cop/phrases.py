"""What can be said at Good Cop Bad Cop: kinds of options and events, with their fields and clauses."""

from __future__ import annotations

from typing import Final

from undercover.games.good_cop_bad_cop.things import (
    BLACKMAIL,
    COFFEE,
    DEFIBRILLATOR,
    EVIDENCE_BAG,
    FACE_IDS,
    FLASHBANG,
    K9_UNIT,
    KINDS,
    METAL_DETECTOR,
    PLANTED_EVIDENCE,
    POLYGRAPH,
    REPORT_AUDIT,
    RESTRAINING_ORDER,
    SLOT_IDS,
    SMOKE_GRENADE,
    SURVEILLANCE_CAMERA,
    TASER,
    TEAM_IDS,
    TRUTH_SERUM,
    WIRETAP,
)
from undercover.table.story import Names, Phrase

WINDOW_IDS: Final = ["declare", "investigate", "end"]
AFTER_DECLARATION: Final = 0
AFTER_INVESTIGATION: Final = 1
AT_THE_END: Final = 2

DIRECTION_IDS: Final = ["clockwise", "counterclockwise"]

CLAIM_IDS: Final = ["own_card", "own_team", "own_leader", "own_equipment", "saw_card", "accuse", "vouch", "request"]
VERB_IDS: Final = ["investigate", "aim_at", "shoot", "spare", "arm", "equip"]
KIND_IDS: Final = FACE_IDS[:KINDS]
#: By face, so that integrity cards have no name here.
EQUIPMENT_IDS: Final = ["", "", "", "", *FACE_IDS[KINDS:]]
#: What one says one is; the last says neither leader.
LEADER_IDS: Final = [*KIND_IDS, "none"]

#: How the numbers of the fields are written.
NAMES: Final[Names] = {
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
}

# Options
ARRANGE: Final = Phrase("arrange", "first second third", "3")
INVESTIGATE: Final = Phrase("investigate", "seat slot", "4.2")
EQUIP: Final = Phrase("equip", "", "4.2")
ARM: Final = Phrase("arm", "seat", "4.2")
SHOOT: Final = Phrase("shoot", "seat", "4.2")
PASS: Final = Phrase("pass", "", "5.3")
TURN_UP: Final = Phrase("turn_up", "slot", "4.4")
KEEP: Final = Phrase("keep", "equipment", "4.4")
AIM: Final = Phrase("aim", "seat", "4.5")
RETARGET: Final = Phrase("retarget", "seat", "R35")
PICK: Final = Phrase("pick", "seat slot", "6")

# Options: playing an equipment card
PLAYS: Final[dict[int, Phrase]] = {
    BLACKMAIL: Phrase("play", "equipment seat slot other other_slot", "R47"),
    COFFEE: Phrase("play", "equipment", "R51"),
    DEFIBRILLATOR: Phrase("play", "equipment seat slot", "R50"),
    EVIDENCE_BAG: Phrase("play", "equipment seat", "R48"),
    FLASHBANG: Phrase("play", "equipment first second third", "R46"),
    K9_UNIT: Phrase("play", "equipment seat", "R38"),
    METAL_DETECTOR: Phrase("play", "equipment", "R43"),
    PLANTED_EVIDENCE: Phrase("play", "equipment seat", "R49"),
    POLYGRAPH: Phrase("play", "equipment seat", "R44"),
    REPORT_AUDIT: Phrase("play", "equipment", "R41"),
    RESTRAINING_ORDER: Phrase("play", "equipment", "R34"),
    SMOKE_GRENADE: Phrase("play", "equipment", "R52"),
    SURVEILLANCE_CAMERA: Phrase("play", "equipment seat slot", "R45"),
    TASER: Phrase("play", "equipment seat other", "R39"),
    TRUTH_SERUM: Phrase("play", "equipment seat", "R40"),
    WIRETAP: Phrase("play", "equipment seat slot", "R42"),
}
#: The same without targets: of a card that cannot be played now, or a Flashbang for a row of one card.
PLAY_CARD: Final = Phrase("play_card", "equipment", "6")

# Options: actions without their targets, where they cannot be taken now
ARM_NOW: Final = Phrase("arm_now", "", "4.2")
SHOOT_NOW: Final = Phrase("shoot_now", "", "4.2")

# Options: talk
SILENT: Final = Phrase("silent", "", "9.2")
CLAIM: Final = Phrase("claim", "claim", "9.2")
ABOUT_CARD: Final = Phrase("about_card", "seat slot", "9.2")
ABOUT_PLAYER: Final = Phrase("about_player", "seat", "9.2")
SAY_OWN_CARD: Final = Phrase("own_card", "slot kind", "9.2")
SAY_OWN_TEAM: Final = Phrase("own_team", "team", "9.2")
SAY_OWN_LEADER: Final = Phrase("own_leader", "leader", "9.2")
SAY_OWN_EQUIPMENT: Final = Phrase("own_equipment", "equipment", "9.2")
SAY_SAW_CARD: Final = Phrase("saw_card", "seat slot kind", "9.2")
SAY_ACCUSE: Final = Phrase("accuse", "seat suspect", "9.2")
SAY_VOUCH: Final = Phrase("vouch", "seat", "9.2")
SAY_REQUEST: Final = Phrase("request", "seat verb other", "9.2")
SAY_REQUEST_ALONE: Final = Phrase("request", "seat verb", "9.2")

# Events: the turn
LAID_OUT: Final = Phrase("laid_out", "", "3")
TURN_BEGAN: Final = Phrase("turn_began", "seat turn", "4")
DECLARED_INVESTIGATE: Final = Phrase("declared_investigate", "seat other slot", "4.2")
DECLARED_EQUIP: Final = Phrase("declared_equip", "seat", "4.2")
DECLARED_ARM: Final = Phrase("declared_arm", "seat other", "R15")
DECLARED_SHOOT: Final = Phrase("declared_shoot", "seat other", "4.2")
DECLARATION_VOID: Final = Phrase("declaration_void", "seat", "R31")
WINDOW_OPENED: Final = Phrase("window_opened", "window", "5.3")
WINDOW_CLOSED: Final = Phrase("window_closed", "window", "5.3")
LOOKED: Final = Phrase("looked", "seat other slot", "9.1")
SAW: Final = Phrase("saw", "seat slot kind", "9.1")
TURNED_UP: Final = Phrase("turned_up", "seat slot kind", "4.4")
DREW: Final = Phrase("drew", "seat", "4.4")
DREW_EQUIPMENT: Final = Phrase("drew_equipment", "equipment", "4.4")
PUT_UNDER: Final = Phrase("put_under", "seat", "R14")
PUT_UNDER_MYSELF: Final = Phrase("put_under_myself", "equipment", "R14")
ARMED: Final = Phrase("armed", "seat other", "4.4")
AIMED: Final = Phrase("aimed", "seat other", "4.5")
DIRECTION_CHANGED: Final = Phrase("direction_changed", "direction", "4.7")

# Events: shots
SHOT: Final = Phrase("shot", "seat other", "7.1")
WOUNDED: Final = Phrase("wounded", "seat", "7.1")
ELIMINATED: Final = Phrase("eliminated", "seat", "7.2")
GUN_RETURNED: Final = Phrase("gun_returned", "seat", "7.1")
TEAM_WON: Final = Phrase("team_won", "team", "8")
SOLE_WON: Final = Phrase("sole_won", "seat", "8")
STOPPED: Final = Phrase("stopped", "turn", "R57")

# Events: equipment
PLAYED: Final = Phrase("played", "seat equipment", "5.4")
EXCHANGED: Final = Phrase("exchanged", "seat slot other other_slot", "R47")
RECEIVED: Final = Phrase("received", "slot kind", "R47")
COFFEE_POURED: Final = Phrase("coffee_poured", "seat", "R51")
REVIVED: Final = Phrase("revived", "seat slot kind", "R50")
BAGGED: Final = Phrase("bagged", "seat other", "R48")
BAG_HELD: Final = Phrase("bag_held", "seat other equipment", "R48")
PICKED_UP_ROW: Final = Phrase("picked_up_row", "seat", "R62")
NO_PICKUP: Final = Phrase("no_pickup", "seat", "R38")
PLANTED: Final = Phrase("planted", "seat", "R49")
COMPARED: Final = Phrase("compared", "seat other", "R44")
SMOKED: Final = Phrase("smoked", "", "R52")
DISARMED: Final = Phrase("disarmed", "seat other", "R39")
DOSED: Final = Phrase("dosed", "seat", "R40")
REDIRECTED: Final = Phrase("redirected", "seat other", "R35")

# Events: talk
CLAIMED_OWN_CARD: Final = Phrase("claimed_own_card", "seat slot kind", "9.2")
CLAIMED_OWN_TEAM: Final = Phrase("claimed_own_team", "seat team", "9.2")
CLAIMED_OWN_LEADER: Final = Phrase("claimed_own_leader", "seat leader", "9.2")
CLAIMED_OWN_EQUIPMENT: Final = Phrase("claimed_own_equipment", "seat equipment", "9.2")
CLAIMED_SAW_CARD: Final = Phrase("claimed_saw_card", "seat other slot kind", "9.2")
CLAIMED_ACCUSE: Final = Phrase("claimed_accuse", "seat other suspect", "9.2")
CLAIMED_VOUCH: Final = Phrase("claimed_vouch", "seat other", "9.2")
CLAIMED_REQUEST: Final = Phrase("claimed_request", "seat other verb target", "9.2")
CLAIMED_REQUEST_ALONE: Final = Phrase("claimed_request_alone", "seat other verb", "9.2")
