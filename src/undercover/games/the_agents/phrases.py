"""What can be said at The Agents: kinds of options and events, with their fields and clauses."""

from __future__ import annotations

from typing import Final

from undercover.games.the_agents.table import Factions
from undercover.games.the_agents.things import CARD_IDS, FACTION_IDS, PILE_IDS, PLACE_IDS, SLOTS
from undercover.table.fields import AtTable, Fields, Named
from undercover.table.native import i64
from undercover.table.story import Event, Phrase

#: Where a mission comes from that is exchanged: a faction, or the hand.
FROM_IDS: Final = [*FACTION_IDS, "hand"]
FROM_HAND: Final[i64] = 5


def place_of_end(end: int) -> str:
    return PLACE_IDS[end >> 1]


def owner_at_end(g: Factions, end: int) -> int:
    return g.owner((end >> 1) // SLOTS, end & 1)


def named_place(place: int) -> str:
    """Places have no words: A1 is A1 in every language."""
    return PLACE_IDS[place]


def card_there(g: Factions, place: int) -> str:
    return CARD_IDS[g.card_at(place)]


#: How the numbers of the fields are written. A card in a field `card` may be FACE_DOWN, which is written so. An end is
#: 2 * place + the owner (0 or 1) whom a command there faces.
FIELDS: Final[Fields] = {
    "card": CARD_IDS,
    "card(place)": AtTable(len(PLACE_IDS), card_there),
    "partner": CARD_IDS,
    "partner(partner_place)": AtTable(len(PLACE_IDS), card_there),
    "mission": CARD_IDS,
    "faction": FACTION_IDS,
    "from": FROM_IDS,
    "pile": PILE_IDS,
    "place": Named(len(PLACE_IDS), named_place),
    "partner_place": Named(len(PLACE_IDS), named_place),
    "end": 2 * len(PLACE_IDS),
    "place(end)": Named(2 * len(PLACE_IDS), place_of_end),
    "facing(end)": AtTable(2 * len(PLACE_IDS), owner_at_end),
    "other": 5,
    "to": 5,
    "victim": 5,
}
#: Fields that hold the same sort of thing as another.
FAMILIES: Final = {
    "partner": "card",
    "mission": "card",
    "facing": "seat",
    "other": "seat",
    "to": "seat",
    "victim": "seat",
}

# Options: a turn
PLAY: Final = Phrase("play", "card place(end) facing(end)", "6.2")
PLAY_FREE: Final = Phrase("free", "card other to", "6.2")
REACTIVATE: Final = Phrase("reactivate", "place card(place)", "6.2")
BUY: Final = Phrase("buy", "pile", "6.2")
EXCHANGE: Final = Phrase("exchange", "mission from", "6.2")
EMERGENCY: Final = Phrase("emergency_draw", "", "6.2")
DECLINE: Final = Phrase("decline", "", "6.4")
ATTACH: Final = Phrase("attach", "mission faction", "6.5")
DETACH: Final = Phrase("detach", "mission faction", "6.5")
MOVE: Final = Phrase("move", "mission faction", "6.5")
END_TURN: Final = Phrase("end_turn", "", "6.1")
# never offered, only refused
PLAY_IN: Final = Phrase("play_in", "faction", "3.4")
INSERT: Final = Phrase("insert", "faction", "R25")
# Options: commands
KILL: Final = Phrase("kill", "place card(place)", "5.2")
TURN: Final = Phrase("turn", "place card(place)", "5.2")
EXTRACT: Final = Phrase("extract", "place card(place)", "5.2")
SWAP: Final = Phrase("swap", "place card(place) partner_place partner(partner_place)", "5.2")
REVIVE: Final = Phrase("revive", "place(end) facing(end)", "5.2")
BORROW: Final = Phrase("borrow", "place card(place)", "7.1")
STEAL: Final = Phrase("steal", "victim mission faction", "7.2")
STEAL_BLINDLY: Final = Phrase("steal_blindly", "victim", "R19")
QUESTION: Final = Phrase("question", "victim", "7.2")
TAKE: Final = Phrase("take", "card", "7.2")

# Events: turns and points
TURN_BEGAN: Final = Event("turn_began", "seat turn", "6.1")
SCORED: Final = Event("scored", "seat arrows missions", "6.6")
MISSION_PAID: Final = Event("mission_paid", "seat mission faction points", "8")
GAINED: Final = Event("gained", "seat points total", "5.5")
PAID: Final = Event("paid", "seat points total", "6.2")
LAST_ROUND: Final = Event("last_round", "seat points", "9.3")
ACTIONS_LOST: Final = Event("actions_lost", "seat count", "R12")
WON: Final = Event("won", "seat points", "9.1")
# Events: actions
PLAYED: Final = Event("played", "seat card place facing", "6.2")
PLAYED_FREE: Final = Event("played_free", "seat card other to", "6.2")
REACTIVATED: Final = Event("reactivated", "seat card place", "6.2")
BOUGHT: Final = Event("bought", "seat pile", "6.2")
BOUGHT_OPENLY: Final = Event("bought_openly", "seat card", "6.2")
EXCHANGED: Final = Event("exchanged", "seat mission from", "6.2")
DREW_IN_NEED: Final = Event("drew_in_need", "seat", "R13")
DREW_CARD: Final = Event("drew_card", "card", "12")
RESHUFFLED: Final = Event("reshuffled", "pile count", "5.4")
BONUS: Final = Event("bonus", "seat", "6.4")
BONUS_LAPSED: Final = Event("bonus_lapsed", "seat", "R48")
DECLINED: Final = Event("declined", "seat", "6.4")
RETIRED: Final = Event("retired", "card", "6.4")
# Events: missions
ATTACHED: Final = Event("attached", "seat mission faction", "6.5")
DETACHED: Final = Event("detached", "seat mission faction", "6.5")
MOVED: Final = Event("moved", "seat mission faction", "6.5")
RETURNED: Final = Event("returned", "seat mission faction", "5.3")
STOLE: Final = Event("stole", "seat victim mission faction", "7.2")
STOLE_BLINDLY: Final = Event("stole_blindly", "seat victim", "R19")
STOLE_THIS: Final = Event("stole_this", "seat victim mission", "R19")
# Events: commands
NO_EFFECT: Final = Event("no_effect", "card facing", "R38")
BORROWED: Final = Event("borrowed", "seat card place", "7.1")
KILLED: Final = Event("killed", "seat card place", "5.2")
TURNED: Final = Event("turned", "seat card place facing", "5.2")
EXTRACTED: Final = Event("extracted", "seat card place", "5.2")
SWAPPED: Final = Event("swapped", "card place partner partner_place", "5.2")
REVIVED: Final = Event("revived", "seat card place facing", "5.2")
RECRUITED: Final = Event("recruited", "seat count", "7.2")
QUESTIONED: Final = Event("questioned", "seat victim", "7.2")
SAW_CARD: Final = Event("saw_card", "victim card", "7.2")
TOOK: Final = Event("took", "seat victim", "7.2")
TOOK_THIS: Final = Event("took_this", "seat victim card", "7.2")
SEARCHED: Final = Event("searched", "seat count", "7.2")
