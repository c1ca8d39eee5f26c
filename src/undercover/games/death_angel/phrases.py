"""What can be said at Death Angel: kinds of options and events, with their fields and clauses."""

from __future__ import annotations

from typing import Final

from undercover.games.death_angel.swarm import cards
from undercover.games.death_angel.things import (
    ACTION_IDS,
    CARD_IDS,
    EVENT_IDS,
    LOCATION_IDS,
    MARINE_IDS,
    SIDE_IDS,
    TEAM_IDS,
    TERRAIN_IDS,
)
from undercover.table.story import Names, Phrase

YES_NO: Final = ["no", "yes"]


def actions_of(mask: int) -> list[str]:
    return [id for number, id in enumerate(ACTION_IDS) if mask >> number & 1]


def marines_of(mask: int) -> list[str]:
    return [id for number, id in enumerate(MARINE_IDS) if mask >> number & 1]


def cards_of(swarm: int) -> list[str]:
    return [CARD_IDS[kind] for kind in cards(swarm)]


def picked_of(swarm: int) -> list[str]:
    """Cards that are picked on one side; there it must be said when it is none."""
    return cards_of(swarm) or ["none"]


#: How the numbers of the fields are written. Positions are counted from 1 at the top.
NAMES: Final[Names] = {
    "action": ACTION_IDS,
    "actions": actions_of,
    "card": CARD_IDS,
    "cards": cards_of,
    "event": EVENT_IDS,
    "facing": SIDE_IDS,
    "left_cards": picked_of,
    "location": LOCATION_IDS,
    "marine": MARINE_IDS,
    "marines": marines_of,
    "partner": MARINE_IDS,
    "pile": SIDE_IDS,
    "right_cards": picked_of,
    "side": SIDE_IDS,
    "skull": YES_NO,
    "team": TEAM_IDS,
    "terrain": TERRAIN_IDS,
}

# Options: set-up and choosing
TAKE_TEAM: Final = Phrase("take_team", "team", "5")
PLAY: Final = Phrase("play", "actions", "6.1")

# Options: tokens
TOKEN: Final = Phrase("token", "marine", "7.4")
NO_TOKEN: Final = Phrase("no_token", "", "7.4")

# Options: Support
STRATEGIZE: Final = Phrase("strategize", "position side", "R27")
NO_STRATEGIZE: Final = Phrase("no_strategize", "", "R27")
STRATEGIZE_TO: Final = Phrase("strategize_to", "position side", "R27")
POWER_FIELD: Final = Phrase("power_field", "position side", "R23")
NO_POWER_FIELD: Final = Phrase("no_power_field", "", "R23")

# Options: Move + Activate
SWAP: Final = Phrase("swap", "marine partner", "6.2.2")
END_MOVES: Final = Phrase("end_moves", "", "6.2.2")
TURN: Final = Phrase("turn", "marines", "6.2.2")
KEEP_FACING: Final = Phrase("keep_facing", "", "6.2.2")
ACTIVATE: Final = Phrase("activate", "marine terrain", "6.2.2")
END_ACTIVATIONS: Final = Phrase("end_activations", "", "6.2.2")
ONWARD: Final = Phrase("onward", "", "9.1")
NO_ONWARD: Final = Phrase("no_onward", "", "9.1")
STEALTH: Final = Phrase("stealth", "pile", "9.1")
NO_STEALTH: Final = Phrase("no_stealth", "", "9.1")
STEALTH_PAY: Final = Phrase("stealth_pay", "marine", "R28")
SCOUT: Final = Phrase("scout", "", "9.1")
NO_SCOUT: Final = Phrase("no_scout", "", "9.1")
SCOUT_TOP: Final = Phrase("scout_top", "", "9.1")
SCOUT_BOTTOM: Final = Phrase("scout_bottom", "", "9.1")
INTIMIDATE: Final = Phrase("intimidate", "", "R25")
NO_INTIMIDATE: Final = Phrase("no_intimidate", "", "R25")
PICK: Final = Phrase("pick", "position side card", "R25")
PILE: Final = Phrase("pile", "pile", "7.10")

# Options: attacks
ATTACK: Final = Phrase("attack", "marine position side", "7.1")
PAY_ATTACK: Final = Phrase("pay_attack", "marine position side", "9.1")
END_ATTACKS: Final = Phrase("end_attacks", "", "6.2.3")
HEROIC_CHARGE: Final = Phrase("heroic_charge", "", "R18")
REROLL: Final = Phrase("reroll", "marine", "R15")
KEEP_ROLL: Final = Phrase("keep_roll", "", "7.1")
SLAY: Final = Phrase("slay", "position side card", "7.3")
STOP_SLAYING: Final = Phrase("stop_slaying", "", "7.3")
ACCEPT: Final = Phrase("accept", "", "7.2")
USE_ARTEFACT: Final = Phrase("use_artefact", "", "R21")

# Options: terrain and locations
COGITATE: Final = Phrase("cogitate", "terrain", "R36")
LAUNCH_TOKEN: Final = Phrase("launch_token", "", "R41")
LAUNCH_ROLL: Final = Phrase("launch_roll", "", "R41")
TELEPORT_TOKEN: Final = Phrase("teleport_token", "marine", "R39")
TELEPORT_ROLL: Final = Phrase("teleport_roll", "marine", "R39")
ODD_CARD: Final = Phrase("odd_card", "pile", "R31")
HOLDS: Final = Phrase("holds", "position side", "9.4")
CATACOMBS: Final = Phrase("catacombs", "marine", "9.4")
CHAPEL: Final = Phrase("chapel", "position side", "9.4")

# Options: events
NAME_MARINE: Final = Phrase("name_marine", "marine", "R32")
NAME_TEAM: Final = Phrase("name_team", "team", "R32")
NAME_PILE: Final = Phrase("name_pile", "pile", "R32")
NAME_SWARM: Final = Phrase("name_swarm", "position side pile", "R26")
NAME_CARD: Final = Phrase("name_card", "marine side card", "R24")
NAME_CARDS: Final = Phrase("name_cards", "marine left_cards right_cards", "R33")
IN_FRONT: Final = Phrase("in_front", "marine", "R9")
SERVE_FIRST: Final = Phrase("serve_first", "terrain", "R8")

# Events: set-up and rounds
TEAM_TAKEN: Final = Phrase("team_taken", "seat team", "5")
DEPLOYED: Final = Phrase("deployed", "marine position facing", "5")
ROUND_BEGAN: Final = Phrase("round_began", "round", "6")
ALL_CHOSE: Final = Phrase("all_chose", "", "6.1")
REVEALED: Final = Phrase("revealed", "team action", "6.2")
CURRENT_PLAYER: Final = Phrase("current_player", "seat", "4.6")
RESOLVING: Final = Phrase("resolving", "team action", "6.2")

# Events: changes
TOKEN_PLACED: Final = Phrase("token_placed", "marine tokens", "7.4")
TOKEN_SPENT: Final = Phrase("token_spent", "marine tokens", "7.4")
TOKENS_LOST: Final = Phrase("tokens_lost", "marine count", "7.4")
ROLLED: Final = Phrase("rolled", "number skull", "2.1")
SLAIN: Final = Phrase("slain", "position side card", "7.3")
DISCARDED: Final = Phrase("discarded", "position side card", "7.3")
MARINE_SLAIN: Final = Phrase("marine_slain", "marine position", "7.5")
TEAM_ELIMINATED: Final = Phrase("team_eliminated", "team", "7.5")
SHIFTED: Final = Phrase("shifted", "marine position", "7.6")
SPAWNED: Final = Phrase("spawned", "position side cards", "7.7")
BLIP_DISCARDED: Final = Phrase("blip_discarded", "pile card", "7.10")
BLIPS_DISCARDED: Final = Phrase("blips_discarded", "pile cards", "7.10")
BLIPS_DEALT: Final = Phrase("blips_dealt", "pile count", "7.10")
SHUFFLED_IN: Final = Phrase("shuffled_in", "pile cards", "7.10")
DECK_SHUFFLED: Final = Phrase("deck_shuffled", "count", "R29")
EVENTS_SHUFFLED: Final = Phrase("events_shuffled", "count", "R29")
MOVED: Final = Phrase("moved", "position side cards", "7.8")
TURNED: Final = Phrase("turned", "marine facing", "4.3")

# Events: actions and attacks
SWAPPED: Final = Phrase("swapped", "marine partner", "6.2.2")
STRATEGIZED: Final = Phrase("strategized", "position side", "R27")
SHIELDED: Final = Phrase("shielded", "position side", "R23")
SHIELD_HOLDS: Final = Phrase("shield_holds", "position side", "R23")
SCOUTED: Final = Phrase("scouted", "seat", "9.1")
SCOUTED_EVENT: Final = Phrase("scouted_event", "event", "9.1")
PUT_ON_TOP: Final = Phrase("put_on_top", "seat", "9.1")
PUT_AT_BOTTOM: Final = Phrase("put_at_bottom", "seat", "9.1")
ATTACKED: Final = Phrase("attacked", "marine position side", "7.1")
MISSED: Final = Phrase("missed", "marine", "7.1")
CHARGED: Final = Phrase("charged", "", "R18")
SWARM_ATTACKED: Final = Phrase("swarm_attacked", "marine position side cards", "7.2")
SURVIVED: Final = Phrase("survived", "marine", "7.2")
HIT: Final = Phrase("hit", "marine", "7.2")
COUNTERED: Final = Phrase("countered", "", "7.2")
ARTEFACT_USED: Final = Phrase("artefact_used", "seat", "R21")

# Events: terrain, locations, travel
ACTIVATED: Final = Phrase("activated", "marine terrain", "9.3")
DOOR_TOKENS: Final = Phrase("door_tokens", "tokens", "9.3")
TERRAIN_GONE: Final = Phrase("terrain_gone", "terrain", "9.3")
TERRAIN_PLACED: Final = Phrase("terrain_placed", "terrain position side", "7.9")
ARTEFACT_TAKEN: Final = Phrase("artefact_taken", "seat", "9.3")
COGITATED: Final = Phrase("cogitated", "terrain", "R36")
LAUNCH_TOKENS: Final = Phrase("launch_tokens", "tokens", "R41")
TRAVELLED: Final = Phrase("travelled", "location", "6.5")

# Events: the Event phase
EVENT_DRAWN: Final = Phrase("event_drawn", "seat", "6.4")
EVENT_LOOKED_AT: Final = Phrase("event_looked_at", "event", "6.4")
EVENT_SHOWN: Final = Phrase("event_shown", "event", "6.4")
NO_EFFECT: Final = Phrase("no_effect", "event", "R32")
NAMED: Final = Phrase("named", "marine", "R33")
JAMMED: Final = Phrase("jammed", "team", "9.2")
RESUPPLIED: Final = Phrase("resupplied", "marine tokens", "9.2")
RESCUED: Final = Phrase("rescued", "marine position", "R67")

# Events: the end
WON: Final = Phrase("won", "location", "11")
LOST: Final = Phrase("lost", "round", "11")
