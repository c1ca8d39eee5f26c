"""What can be said at Rogue Agent: kinds of options and events, with their fields and clauses.

Places are told by the tile that lies there, because that is the name people use.
"""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import things
from undercover.games.rogue_agent.table import City
from undercover.games.rogue_agent.things import BOOST, COLOUR, COLOURS, EFFECT_IDS, SYMBOLS
from undercover.table.fields import AtTable, Fields, Named, Value
from undercover.table.native import Row, append, i64, vec
from undercover.table.story import Event, Phrase

#: A short list of numbers travels in one number, so many bits each: nine dice or three discs, three event dice, and
#: the colours of five search icons.
DIE_BITS: Final[i64] = 6
RESULT_BITS: Final[i64] = 3
COLOUR_BITS: Final[i64] = 2
MOST_RESULTS: Final = 3
MOST_ICONS: Final = 5
#: At most five dice are searched with; in an option each of them that is rolled again is one bit.
MOST_SEARCH_DICE: Final = 5


def pack(numbers: Row, bits: i64) -> i64:
    """A short list of numbers as one number; none of them needs all its bits."""
    packed: i64 = 0
    for at in range(i64(len(numbers)) - 1, -1, -1):
        packed = packed << bits | (numbers[at] + 1)
    return packed


def unpack(packed: i64, bits: i64) -> Row:
    numbers = vec[i64]()
    while packed:
        numbers = append(numbers, (packed & ((1 << bits) - 1)) - 1)
        packed >>= bits
    return numbers


def chosen_dice(dice: Row, chosen: i64) -> Row:
    """Those of the dice that have their bit set."""
    return vec[i64]([dice[n] for n in range(len(dice)) if chosen >> n & 1])


def dice_names(g: City | None, number: i64) -> Value:
    """Dice that were rolled; in an option, where there is a table, some of those that lie there."""
    dice = unpack(number, DIE_BITS) if g is None else chosen_dice(g.rolled, number)
    return [things.DIE_IDS[die] for die in dice]


def can_show(face: i64) -> bool:
    """Explosions and boosts come singly and are never doubled."""
    return face % SYMBOLS > BOOST or face < SYMBOLS


COLUMN_IDS: Final = ["A", "B", "C", "D", "E", "F", "G"]
TOP_SPACE: Final[i64] = 0
BOTTOM_SPACE: Final[i64] = 1
SPACE_IDS: Final = ["top", "bottom"]

#: How the numbers of the fields are written.
FIELDS: Final[Fields] = {
    "tile": things.TILE_IDS,
    "to": things.TILE_IDS,
    "criminal": things.CRIMINAL_IDS,
    "card": things.CARD_IDS,
    "disc": things.DISC_IDS,
    "discs": Named(0, lambda packed: [things.DISC_IDS[disc] for disc in unpack(packed, DIE_BITS)]),
    "colour": things.COLOUR_IDS[:COLOURS],
    "colours": Named(
        1 << COLOUR_BITS * MOST_ICONS,
        lambda packed: [things.COLOUR_IDS[colour] for colour in unpack(packed, COLOUR_BITS)],
    ),
    "symbol": things.SYMBOL_IDS[: BOOST + 1],
    "face": [id if can_show(face) else "" for face, id in enumerate(things.FACE_IDS)],
    "die": [id if can_show(die % COLOUR) else "" for die, id in enumerate(things.DIE_IDS[: COLOUR * COLOURS])],
    "dice": AtTable(1 << MOST_SEARCH_DICE, dice_names),
    "results": Named(1 << RESULT_BITS * MOST_RESULTS, lambda packed: list(unpack(packed, RESULT_BITS))),
    "track": things.TRACK_IDS,
    "item": things.ITEM_IDS,
    "token": things.TOKEN_IDS,
    "effect": EFFECT_IDS,
    "column": COLUMN_IDS,
    "space": SPACE_IDS,
    "timer": 7,
    "count": 10,
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

ROUND_BEGAN: Final = Event("round_began", "round seat", "S6.1")
DISCS_DRAWN: Final = Event("discs_drawn", "discs results", "S6.1")
DISC_PLACED: Final = Event("disc_placed", "disc tile", "S6.1")
DISC_RETURNED: Final = Event("disc_returned", "disc", "S9.4")
TIMER: Final = Event("timer", "tile timer", "S6.1")
TURN_BEGAN: Final = Event("turn_began", "seat", "S6.2")
TURN_ENDED: Final = Event("turn_ended", "seat", "S6.2")
PATROLLED: Final = Event("patrolled", "seat tile", "S6.3")
GANGSTERS: Final = Event("gangsters", "seat count", "S6.3")
LOOKED: Final = Event("looked", "seat criminal", "S6.4")
LOOKED_AT_CARD: Final = Event("looked_at_card", "criminal card", "S6.4")
CHANGED: Final = Event("changed", "seat track change count", "S9.5")
CREDITS: Final = Event("credits", "seat change count", "S9.5")
INFLUENCE: Final = Event("influence", "seat change count", "S9.5")
KNOCKED_OUT: Final = Event("knocked_out", "seat tile", "S9.2")
ATTACKED: Final = Event("attacked", "seat criminal", "S6.5")
ATTACKED_ASSASSIN: Final = Event("attacked_assassin", "seat tile", "S6.5")
CARD_SHOWN: Final = Event("card_shown", "criminal card", "S6.5")
REVEAL_FIRED: Final = Event("reveal_fired", "seat effect count", "S7.2")
RETALIATED: Final = Event("retaliated", "seat effect count", "S7.2")
ROLLED: Final = Event("rolled", "seat dice", "S6.5")
HITS: Final = Event("hits", "seat count", "S6.5")
DEFEATED: Final = Event("defeated", "seat criminal", "S6.5")
ARRESTED: Final = Event("arrested", "seat criminal", "S6.5")
CARS: Final = Event("cars", "seat count", "S6.5")
INTERCEPTS: Final = Event("intercepts", "seat target", "S6.5")
INTERCEPTED: Final = Event("intercepted", "seat criminal", "S6.5")
TURNED_IN: Final = Event("turned_in", "seat criminal card", "S6.5")
SEARCHED: Final = Event("searched", "seat tile", "S6.6")
REROLLED: Final = Event("rerolled", "seat dice", "S6.6")
PROTECTED: Final = Event("protected", "seat count", "S6.6")
BOUGHT: Final = Event("bought", "seat item count", "S6.7")
WIRE_CUT: Final = Event("wire_cut", "seat dice", "S8.2")
DIE_PLACED: Final = Event("die_placed", "colour symbol column", "S8.2")
CIRCUIT: Final = Event("circuit", "dice", "S8.3")
DEFUSED: Final = Event("defused", "seat tile", "S8.4")
BOMB_STAYS: Final = Event("bomb_stays", "tile timer", "S8.4")
EXPLODED: Final = Event("exploded", "tile", "S9.3")
REINFORCED: Final = Event("reinforced", "seat tile", "S6.9")
INFORMANT_GONE: Final = Event("informant_gone", "seat tile", "S9.6")
CRIMINAL_MOVED: Final = Event("criminal_moved", "criminal tile", "S6.10")
CRIMINAL_LEFT: Final = Event("criminal_left", "criminal card", "S7.4")
BACK_IN_DECK: Final = Event("back_in_deck", "card", "S7.4")
CRIMINAL_RETURNED: Final = Event("criminal_returned", "criminal", "S9.4")
ASSASSIN_MOVED: Final = Event("assassin_moved", "tile to", "S6.10")
ASSASSIN_LEFT: Final = Event("assassin_left", "tile", "S6.10")
ASSASSIN_GONE: Final = Event("assassin_gone", "tile", "S9.4")
ASSASSIN_STRUCK: Final = Event("assassin_struck", "seat tile count", "S6.10")
POLICE_MOVED: Final = Event("police_moved", "tile", "S6.10")
POLICE_REMOVED: Final = Event("police_removed", "disc tile", "S6.10")
LEADER: Final = Event("leader", "seat", "S6.10")
CLOCK_SET: Final = Event("clock_set", "seat effect criminal", "S7.3")
CLOCK_OVER: Final = Event("clock_over", "seat effect", "S7.3")
SCANNED: Final = Event("scanned", "seat target", "S10.3")
TOKEN_SHOWN: Final = Event("token_shown", "seat token", "S10.2")
EXPOSED: Final = Event("exposed", "seat", "S10.4")
TOKENS_OUT: Final = Event("tokens_out", "", "S10.4")
RUINS_ENTERED: Final = Event("ruins_entered", "seat tile", "S10.5")
FOUGHT: Final = Event("fought", "seat target", "S10.6")
LOCATION_ATTACKED: Final = Event("location_attacked", "seat tile", "S10.6")
DESTROYED: Final = Event("destroyed", "tile", "S10.5")
SCORED: Final = Event("scored", "seat count", "S13")
