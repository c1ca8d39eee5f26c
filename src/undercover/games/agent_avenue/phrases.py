"""What can be said at Agent Avenue: kinds of options and events, with their fields and clauses."""

from __future__ import annotations

from typing import Final

from undercover.games.agent_avenue.things import AGENT_IDS, CARD_IDS, SIDE_IDS
from undercover.table.fields import Fields
from undercover.table.native import i64
from undercover.table.story import Event, Phrase
from undercover.table.things import ids

#: The two cards of an offer.
FACE_UP: Final[i64] = 0
FACE_DOWN: Final[i64] = 1
WHICH_IDS: Final = ids(globals(), "FACE_UP", "FACE_DOWN")

#: How the numbers of the fields are written.
FIELDS: Final[Fields] = {
    "agent": AGENT_IDS,
    "up": AGENT_IDS,
    "down": AGENT_IDS,
    "card": CARD_IDS,
    "side": SIDE_IDS,
    "which": WHICH_IDS,
}

# Options
OFFER: Final = Phrase("offer", "up down", "4.2")
SWAP: Final = Phrase("swap", "agent", "4.2")
DONE: Final = Phrase("done", "", "4.3")
FIRST: Final = Phrase("first", "seat", "4.3")
LAY_UP: Final = Phrase("up", "agent", "4.3")
LAY_DOWN: Final = Phrase("down", "agent", "4.3")
TAKE: Final = Phrase("take", "which", "4.5")
MARKET: Final = Phrase("market", "card", "4.7")
MARKET_FOR: Final = Phrase("market_for", "card seat", "4.7")
ABDUCT: Final = Phrase("mind_control", "agent", "4.7")
CALL_BACK: Final = Phrase("spycation", "agent", "4.7")
RECRUIT_AGAIN: Final = Phrase("recruit", "agent", "R28")
KEEP: Final = Phrase("keep", "agent", "R21")
RECRUIT_SECRETLY: Final = Phrase("secret_recruit", "agent", "4.7")
SHOW_PAIR: Final = Phrase("double_trouble", "agent", "4.7")

# Events
TURN_BEGAN: Final = Event("turn_began", "side turn", "4")
SWAPPED: Final = Event("swapped", "seat left", "4.2")
SWAPPED_OUT: Final = Event("swapped_out", "agent", "4.2")
PLAYS_FIRST: Final = Event("plays_first", "seat", "4.3")
LAID_UP: Final = Event("laid_up", "seat agent", "4.2")
LAID_DOWN: Final = Event("laid_down", "seat", "4.2")
LAID_DOWN_MYSELF: Final = Event("laid_down_myself", "agent", "4.2")
DREW: Final = Event("drew", "seat count", "4.4")
DREW_AGENT: Final = Event("drew_agent", "agent", "4.4")
CHOSE: Final = Event("chose", "seat which agent", "4.5")
RECRUITED: Final = Event("recruited", "side agent count", "4.6")
MOVED: Final = Event("moved", "side paces space", "4.6")
DROVE_OFF: Final = Event("drove_off", "side paces space", "R19")
MARKET_REACHED: Final = Event("market_reached", "side space", "4.6")
MARKET_EMPTY: Final = Event("market_empty", "side", "R20")
TOOK: Final = Event("took", "side seat card", "4.7")
TURNED_UP: Final = Event("turned_up", "card", "4.7")
NO_EFFECT: Final = Event("no_effect", "card", "R21")
ABDUCTED: Final = Event("abducted", "seat side agent", "R27")
CALLED_BACK: Final = Event("called_back", "seat agent", "R28")
SHOWED_PAIR: Final = Event("showed_pair", "seat agent", "4.7")
WON: Final = Event("won", "side", "4.9")
