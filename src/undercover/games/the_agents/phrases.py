"""What can be said at The Agents: kinds of options and events, with their fields and clauses."""

from __future__ import annotations

from typing import Final

from undercover.games.the_agents.things import CARD_IDS, FACTION_IDS, PILE_IDS
from undercover.table.story import Names, Phrase

#: Where a mission comes from that is exchanged: a faction, or the hand.
FROM_IDS: Final = [*FACTION_IDS, "hand"]
FROM_HAND: Final = 5


def place_name(place: int) -> str:
    """A slot as it is called at the table: A1 is slot 0 of faction A, the leftmost as its owner_a sees it (3.2)."""
    return f"{FACTION_IDS[place >> 3]}{(place & 7) + 1}"


#: How the numbers of the fields are written. A card in a field `card` may be FACE_DOWN, which is written so.
NAMES: Final[Names] = {
    "card": CARD_IDS,
    "partner": CARD_IDS,
    "mission": CARD_IDS,
    "faction": FACTION_IDS,
    "from": FROM_IDS,
    "pile": PILE_IDS,
    "place": place_name,
    "partner_place": place_name,
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
PLAY: Final = Phrase("play", "card place facing", "6.2")
PLAY_FREE: Final = Phrase("free", "card other to", "6.2")
REACTIVATE: Final = Phrase("reactivate", "place card", "6.2")
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
KILL: Final = Phrase("kill", "place card", "5.2")
TURN: Final = Phrase("turn", "place card", "5.2")
EXTRACT: Final = Phrase("extract", "place card", "5.2")
SWAP: Final = Phrase("swap", "place card partner_place partner", "5.2")
REVIVE: Final = Phrase("revive", "place facing", "5.2")
BORROW: Final = Phrase("borrow", "place card", "7.1")
STEAL: Final = Phrase("steal", "victim mission faction", "7.2")
STEAL_BLINDLY: Final = Phrase("steal_blindly", "victim", "R19")
QUESTION: Final = Phrase("question", "victim", "7.2")
TAKE: Final = Phrase("take", "card", "7.2")

# Events: turns and points
TURN_BEGAN: Final = Phrase("turn_began", "seat turn", "6.1")
SCORED: Final = Phrase("scored", "seat arrows missions", "6.6")
MISSION_PAID: Final = Phrase("mission_paid", "seat mission faction points", "8")
GAINED: Final = Phrase("gained", "seat points total", "5.5")
PAID: Final = Phrase("paid", "seat points total", "6.2")
LAST_ROUND: Final = Phrase("last_round", "seat points", "9.3")
ACTIONS_LOST: Final = Phrase("actions_lost", "seat count", "R12")
WON: Final = Phrase("won", "seat points", "9.1")
# Events: actions
PLAYED: Final = Phrase("played", "seat card place facing", "6.2")
PLAYED_FREE: Final = Phrase("played_free", "seat card other to", "6.2")
REACTIVATED: Final = Phrase("reactivated", "seat card place", "6.2")
BOUGHT: Final = Phrase("bought", "seat pile", "6.2")
BOUGHT_OPENLY: Final = Phrase("bought_openly", "seat card", "6.2")
EXCHANGED: Final = Phrase("exchanged", "seat mission from", "6.2")
DREW_IN_NEED: Final = Phrase("drew_in_need", "seat", "R13")
DREW_CARD: Final = Phrase("drew_card", "card", "12")
RESHUFFLED: Final = Phrase("reshuffled", "pile count", "5.4")
BONUS: Final = Phrase("bonus", "seat", "6.4")
BONUS_LAPSED: Final = Phrase("bonus_lapsed", "seat", "R48")
DECLINED: Final = Phrase("declined", "seat", "6.4")
RETIRED: Final = Phrase("retired", "card", "6.4")
# Events: missions
ATTACHED: Final = Phrase("attached", "seat mission faction", "6.5")
DETACHED: Final = Phrase("detached", "seat mission faction", "6.5")
MOVED: Final = Phrase("moved", "seat mission faction", "6.5")
RETURNED: Final = Phrase("returned", "seat mission faction", "5.3")
STOLE: Final = Phrase("stole", "seat victim mission faction", "7.2")
STOLE_BLINDLY: Final = Phrase("stole_blindly", "seat victim", "R19")
STOLE_THIS: Final = Phrase("stole_this", "seat victim mission", "R19")
# Events: commands
NO_EFFECT: Final = Phrase("no_effect", "card facing", "R38")
BORROWED: Final = Phrase("borrowed", "seat card place", "7.1")
KILLED: Final = Phrase("killed", "seat card place", "5.2")
TURNED: Final = Phrase("turned", "seat card place facing", "5.2")
EXTRACTED: Final = Phrase("extracted", "seat card place", "5.2")
SWAPPED: Final = Phrase("swapped", "card place partner partner_place", "5.2")
REVIVED: Final = Phrase("revived", "seat card place facing", "5.2")
RECRUITED: Final = Phrase("recruited", "seat count", "7.2")
QUESTIONED: Final = Phrase("questioned", "seat victim", "7.2")
SAW_CARD: Final = Phrase("saw_card", "victim card", "7.2")
TOOK: Final = Phrase("took", "seat victim", "7.2")
TOOK_THIS: Final = Phrase("took_this", "seat victim card", "7.2")
SEARCHED: Final = Phrase("searched", "seat count", "7.2")
