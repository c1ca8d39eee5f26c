"""What can be said at Rogue Agent: kinds of options and events, with their fields and clauses.

Places are told by the tile that lies there, because that is the name people use.
"""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent.things import (
    BOOST,
    CARD_IDS,
    COLOUR,
    COLOUR_IDS,
    COLOURS,
    CRIMINAL_IDS,
    DIE_IDS,
    DISC_IDS,
    EFFECT_IDS,
    FACE_IDS,
    ITEM_IDS,
    SYMBOL_IDS,
    SYMBOLS,
    TILE_IDS,
    TOKEN_IDS,
    TRACK_IDS,
)
from undercover.table.story import Names, Phrase, Value

#: A list of small numbers (dice, discs, colours) travels in one number, six bits each; nine dice are the most.
LIST_BITS: Final = 6


def pack(numbers: list[int]) -> int:
    """A short list of numbers below 63 as one number."""
    packed = 0
    for number in reversed(numbers):
        packed = packed << LIST_BITS | number + 1
    return packed


def unpack(packed: int) -> list[int]:
    numbers = []
    while packed:
        numbers.append((packed & 63) - 1)
        packed >>= LIST_BITS
    return numbers


def dice_names(packed: int) -> Value:
    return [DIE_IDS[die] for die in unpack(packed)]


def colour_names(packed: int) -> Value:
    return [COLOUR_IDS[colour] for colour in unpack(packed)]


def disc_names(packed: int) -> Value:
    return [DISC_IDS[disc] for disc in unpack(packed)]


def numbers(packed: int) -> Value:
    return unpack(packed)


def can_show(face: int) -> bool:
    """Explosions and boosts come singly and are never doubled."""
    return face % SYMBOLS > BOOST or face < SYMBOLS


COLUMN_IDS: Final = ["A", "B", "C", "D", "E", "F", "G"]
SPACE_IDS: Final = ["top", "bottom"]

#: How the numbers of the fields are written.
NAMES: Final[Names] = {
    "tile": TILE_IDS,
    "to": TILE_IDS,
    "criminal": CRIMINAL_IDS,
    "card": CARD_IDS,
    "disc": DISC_IDS,
    "discs": disc_names,
    "colour": COLOUR_IDS[:COLOURS],
    "colours": colour_names,
    "symbol": SYMBOL_IDS[: BOOST + 1],
    "face": [id if can_show(face) else "" for face, id in enumerate(FACE_IDS)],
    "die": [id if can_show(die % COLOUR) else "" for die, id in enumerate(DIE_IDS[: COLOUR * COLOURS])],
    "dice": dice_names,
    "results": numbers,
    "track": TRACK_IDS,
    "item": ITEM_IDS,
    "token": TOKEN_IDS,
    "effect": EFFECT_IDS,
    "column": COLUMN_IDS,
    "space": SPACE_IDS,
}

# ---------------------------------------------------------------- options

ASSIGN: Final = Phrase("assign", "results", "S6.1")
PATROL: Final = Phrase("patrol", "", "S6.3")
INVESTIGATE: Final = Phrase("investigate", "", "S6.4")
ATTACK: Final = Phrase("attack", "", "S6.5")
ARREST: Final = Phrase("arrest", "", "S6.5")
INTERCEPT: Final = Phrase("intercept", "", "S6.5")
TURN_IN: Final = Phrase("turn_in", "", "S6.5")
SEARCH: Final = Phrase("search", "", "S6.6")
PURCHASE: Final = Phrase("purchase", "", "S6.7")
DEFUSE: Final = Phrase("defuse", "", "S6.8")
ATTACK_ANDROID: Final = Phrase("attack_android", "", "S10.7")
ATTACK_AGENT: Final = Phrase("attack_agent", "", "S10.6")
ATTACK_LOCATION: Final = Phrase("attack_location", "", "S10.6")
SCAN: Final = Phrase("scan", "", "S10.3")
REINFORCE: Final = Phrase("reinforce", "", "S6.9")
END_TURN: Final = Phrase("end_turn", "", "S6.2")
STEP_TO: Final = Phrase("step", "tile", "S6.3")
STOP_PATROL: Final = Phrase("stop", "", "S6.3")
SPEND_AMMO: Final = Phrase("ammo", "count", "S6.3")
LOOK_AT: Final = Phrase("look", "criminal", "S6.4")
AIM_CRIMINAL: Final = Phrase("at_criminal", "criminal", "S6.5")
AIM_ASSASSIN: Final = Phrase("at_assassin", "", "S6.5")
BLACK_DICE: Final = Phrase("black_dice", "count", "S6.5")
TAKE_IN: Final = Phrase("take_in", "criminal", "S6.5")
AGAINST: Final = Phrase("against", "seat", "S6.5")
SPEND_FUEL: Final = Phrase("fuel", "count", "S6.5")
DEFEND: Final = Phrase("defend", "count", "S6.5")
SNATCH: Final = Phrase("snatch", "criminal", "S6.5")
SEARCH_WITH: Final = Phrase("search_with", "colours", "S6.6")
LEAVE_OUT: Final = Phrase("leave_out", "colour", "S7.3")
REROLL: Final = Phrase("reroll", "dice", "S6.6")
KEEP: Final = Phrase("keep", "", "S6.6")
USE: Final = Phrase("use", "face", "S6.6")
SHOOT: Final = Phrase("shoot", "", "S6.6")
SUFFER: Final = Phrase("suffer", "", "S6.6")
BOOST_DIE: Final = Phrase("boost", "face", "S6.6")
WASTE: Final = Phrase("waste", "", "S6.6")
BUY: Final = Phrase("buy", "item", "S6.7")
ENOUGH: Final = Phrase("enough", "", "S6.7")
WHICH_BOMB: Final = Phrase("bomb", "timer", "S8.2")
PLACE: Final = Phrase("place", "colour symbol column", "S8.2")
NEW_COLUMN: Final = Phrase("new_column", "colour symbol column", "S8.2")
CUT: Final = Phrase("cut", "", "S8.2")
LET_BE: Final = Phrase("let_be", "", "S8.2")
NEXT_ASSASSIN: Final = Phrase("assassin", "tile", "S6.10")
NEXT_BOMB: Final = Phrase("tick", "tile timer", "S6.10")
EXPLODE_NEXT: Final = Phrase("explode", "tile", "S7.2")
BURN: Final = Phrase("burn", "space", "S7.2")
RELEASE: Final = Phrase("release", "criminal", "S7.2")
SHOW_TOKEN: Final = Phrase("reveal", "token", "S10.2")

# ---------------------------------------------------------------- events

ROUND_BEGAN: Final = Phrase("round_began", "round seat", "S6.1")
DISCS_DRAWN: Final = Phrase("discs_drawn", "discs results", "S6.1")
DISC_PLACED: Final = Phrase("disc_placed", "disc tile", "S6.1")
DISC_RETURNED: Final = Phrase("disc_returned", "disc", "S9.4")
TIMER: Final = Phrase("timer", "tile timer", "S6.1")
TURN_BEGAN: Final = Phrase("turn_began", "seat", "S6.2")
TURN_ENDED: Final = Phrase("turn_ended", "seat", "S6.2")
PATROLLED: Final = Phrase("patrolled", "seat tile", "S6.3")
GANGSTERS: Final = Phrase("gangsters", "seat count", "S6.3")
LOOKED: Final = Phrase("looked", "seat criminal", "S6.4")
LOOKED_AT_CARD: Final = Phrase("looked_at_card", "criminal card", "S6.4")
CHANGED: Final = Phrase("changed", "seat track change count", "S9.5")
CREDITS: Final = Phrase("credits", "seat change count", "S9.5")
INFLUENCE: Final = Phrase("influence", "seat change count", "S9.5")
KNOCKED_OUT: Final = Phrase("knocked_out", "seat tile", "S9.2")
ATTACKED: Final = Phrase("attacked", "seat criminal", "S6.5")
ATTACKED_ASSASSIN: Final = Phrase("attacked_assassin", "seat tile", "S6.5")
CARD_SHOWN: Final = Phrase("card_shown", "criminal card", "S6.5")
REVEAL_FIRED: Final = Phrase("reveal_fired", "seat effect count", "S7.2")
RETALIATED: Final = Phrase("retaliated", "seat effect count", "S7.2")
ROLLED: Final = Phrase("rolled", "seat dice", "S6.5")
HITS: Final = Phrase("hits", "seat count", "S6.5")
DEFEATED: Final = Phrase("defeated", "seat criminal", "S6.5")
ARRESTED: Final = Phrase("arrested", "seat criminal", "S6.5")
CARS: Final = Phrase("cars", "seat count", "S6.5")
INTERCEPTS: Final = Phrase("intercepts", "seat target", "S6.5")
INTERCEPTED: Final = Phrase("intercepted", "seat criminal", "S6.5")
TURNED_IN: Final = Phrase("turned_in", "seat criminal card", "S6.5")
SEARCHED: Final = Phrase("searched", "seat tile", "S6.6")
REROLLED: Final = Phrase("rerolled", "seat dice", "S6.6")
PROTECTED: Final = Phrase("protected", "seat count", "S6.6")
BOUGHT: Final = Phrase("bought", "seat item count", "S6.7")
WIRE_CUT: Final = Phrase("wire_cut", "seat dice", "S8.2")
DIE_PLACED: Final = Phrase("die_placed", "colour symbol column", "S8.2")
CIRCUIT: Final = Phrase("circuit", "dice", "S8.3")
DEFUSED: Final = Phrase("defused", "seat tile", "S8.4")
BOMB_STAYS: Final = Phrase("bomb_stays", "tile timer", "S8.4")
EXPLODED: Final = Phrase("exploded", "tile", "S9.3")
REINFORCED: Final = Phrase("reinforced", "seat tile", "S6.9")
INFORMANT_GONE: Final = Phrase("informant_gone", "seat tile", "S9.6")
CRIMINAL_MOVED: Final = Phrase("criminal_moved", "criminal tile", "S6.10")
CRIMINAL_LEFT: Final = Phrase("criminal_left", "criminal card", "S7.4")
BACK_IN_DECK: Final = Phrase("back_in_deck", "card", "S7.4")
CRIMINAL_RETURNED: Final = Phrase("criminal_returned", "criminal", "S9.4")
ASSASSIN_MOVED: Final = Phrase("assassin_moved", "tile to", "S6.10")
ASSASSIN_LEFT: Final = Phrase("assassin_left", "tile", "S6.10")
ASSASSIN_GONE: Final = Phrase("assassin_gone", "tile", "S9.4")
ASSASSIN_STRUCK: Final = Phrase("assassin_struck", "seat tile count", "S6.10")
POLICE_MOVED: Final = Phrase("police_moved", "tile", "S6.10")
POLICE_REMOVED: Final = Phrase("police_removed", "disc tile", "S6.10")
LEADER: Final = Phrase("leader", "seat", "S6.10")
CLOCK_SET: Final = Phrase("clock_set", "seat effect criminal", "S7.3")
CLOCK_OVER: Final = Phrase("clock_over", "seat effect", "S7.3")
SCANNED: Final = Phrase("scanned", "seat target", "S10.3")
TOKEN_SHOWN: Final = Phrase("token_shown", "seat token", "S10.2")
EXPOSED: Final = Phrase("exposed", "seat", "S10.4")
TOKENS_OUT: Final = Phrase("tokens_out", "", "S10.4")
RUINS_ENTERED: Final = Phrase("ruins_entered", "seat tile", "S10.5")
FOUGHT: Final = Phrase("fought", "seat target", "S10.6")
LOCATION_ATTACKED: Final = Phrase("location_attacked", "seat tile", "S10.6")
DESTROYED: Final = Phrase("destroyed", "tile", "S10.5")
SCORED: Final = Phrase("scored", "seat count", "S13")
