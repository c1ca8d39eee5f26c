"""What can be said at Death Angel: kinds of options and events, with their fields and clauses."""

from __future__ import annotations

from typing import Final

from undercover.games.death_angel import things
from undercover.games.death_angel.swarm import CARDS, cards, parts, size
from undercover.games.death_angel.table import Hulk
from undercover.table.fields import AtTable, Fields, Named
from undercover.table.native import Row, append, i64, sort, vec
from undercover.table.story import Event, Phrase, first, second, third


def hand_of(g: Hulk, number: i64) -> Row:
    """The Action cards of a choice, in their order: two bits for each team, 0 or 1 + the sort of its card."""
    found = vec[i64]()
    for team in range(things.TEAMS):
        sort_of = number >> 2 * team & 3
        if sort_of:
            found = append(found, g.box.hands[team][sort_of - 1])
    sort(found)
    return found


def cards_of(swarm: i64) -> list[str]:
    return [things.CARD_IDS[kind] for kind in cards(swarm)]


#: A way to name cards is a marine and a part of the swarm on either side of him. No table has more ways than this.
WAY: Final[i64] = 3
MOST_WAYS: Final[i64] = 4096


def ways(g: Hulk) -> Row:
    """Every way to pay a marine's tokens for cards that are engaged with him, one after another (R33)."""
    found = vec[i64]()
    for position in range(len(g.marines)):
        most = g.tokens[g.marines[position]]
        rights = parts(g.swarms[2 * position + 1], most)
        for left in parts(g.swarms[2 * position], most):
            for right in rights:
                if 0 < size(left) + size(right) <= most and len(found) < WAY * MOST_WAYS:
                    found = append(append(append(found, g.marines[position]), left), right)
    return found


def way(g: Hulk, n: i64) -> tuple[i64, i64, i64]:
    """The marine, and what falls on his left and on his right."""
    found = ways(g)
    return found[WAY * n], found[WAY * n + 1], found[WAY * n + 2]


#: How the numbers of the fields are written. Positions are counted from 1 at the top. A way to name cards says also on
#: which side of the marine none is meant.
FIELDS: Final[Fields] = {
    "action": things.ACTION_IDS,
    "actions": AtTable(1 << 2 * things.TEAMS, lambda g, n: [things.ACTION_IDS[action] for action in hand_of(g, n)]),
    "card": things.CARD_IDS,
    "cards": Named(CARDS, cards_of),
    "event": things.EVENT_IDS,
    "facing": things.SIDE_IDS,
    "left_cards(way)": AtTable(MOST_WAYS, lambda g, n: cards_of(way(g, n)[1]) or ["none"]),
    "location": things.LOCATION_IDS,
    "marine": things.MARINE_IDS,
    "marine(way)": AtTable(MOST_WAYS, lambda g, n: things.MARINE_IDS[way(g, n)[0]]),
    # A team, and in the lowest two bits which of its marines.
    "marines": Named(
        4 * things.TEAMS, lambda n: [things.MARINE_IDS[n // 4 * 2 + at] for at in range(2) if n >> at & 1]
    ),
    "partner": things.MARINE_IDS,
    "pile": things.SIDE_IDS,
    "position": things.MARINES + 1,
    "right_cards(way)": AtTable(MOST_WAYS, lambda g, n: cards_of(way(g, n)[2]) or ["none"]),
    "side": things.SIDE_IDS,
    "skull": ["no", "yes"],
    "team": things.TEAM_IDS,
    "terrain": things.TERRAIN_IDS,
    "way": MOST_WAYS,
}


# A slot is said as its position and side.


def at(phrase: Phrase, slot: i64, third: i64 = 0) -> i64:
    """An option with the fields "position side", and perhaps a third."""
    return phrase.of(slot // 2 + 1, slot & 1, third)


def place_of(option: i64) -> i64:
    """The slot an option begins with."""
    return 2 * (first(option) - 1) + second(option)


def against(phrase: Phrase, marine: i64, slot: i64) -> i64:
    """An option with the fields "marine position side"."""
    return phrase.of(marine, slot // 2 + 1, slot & 1)


def target_of(option: i64) -> i64:
    """The slot an option ends with."""
    return 2 * (second(option) - 1) + third(option)


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
NAME_CARDS: Final = Phrase("name_cards", "marine(way) left_cards(way) right_cards(way)", "R33")
IN_FRONT: Final = Phrase("in_front", "marine", "R9")
SERVE_FIRST: Final = Phrase("serve_first", "terrain", "R8")

# Events: set-up and rounds
TEAM_TAKEN: Final = Event("team_taken", "seat team", "5")
DEPLOYED: Final = Event("deployed", "marine position facing", "5")
ROUND_BEGAN: Final = Event("round_began", "round", "6")
ALL_CHOSE: Final = Event("all_chose", "", "6.1")
REVEALED: Final = Event("revealed", "team action", "6.2")
CURRENT_PLAYER: Final = Event("current_player", "seat", "4.6")
RESOLVING: Final = Event("resolving", "team action", "6.2")

# Events: changes
TOKEN_PLACED: Final = Event("token_placed", "marine tokens", "7.4")
TOKEN_SPENT: Final = Event("token_spent", "marine tokens", "7.4")
TOKENS_LOST: Final = Event("tokens_lost", "marine count", "7.4")
ROLLED: Final = Event("rolled", "number skull", "2.1")
SLAIN: Final = Event("slain", "position side card", "7.3")
DISCARDED: Final = Event("discarded", "position side card", "7.3")
MARINE_SLAIN: Final = Event("marine_slain", "marine position", "7.5")
TEAM_ELIMINATED: Final = Event("team_eliminated", "team", "7.5")
SHIFTED: Final = Event("shifted", "marine position", "7.6")
SPAWNED: Final = Event("spawned", "position side cards", "7.7")
BLIP_DISCARDED: Final = Event("blip_discarded", "pile card", "7.10")
BLIPS_DISCARDED: Final = Event("blips_discarded", "pile cards", "7.10")
BLIPS_DEALT: Final = Event("blips_dealt", "pile count", "7.10")
SHUFFLED_IN: Final = Event("shuffled_in", "pile cards", "7.10")
DECK_SHUFFLED: Final = Event("deck_shuffled", "count", "R29")
EVENTS_SHUFFLED: Final = Event("events_shuffled", "count", "R29")
MOVED: Final = Event("moved", "position side cards", "7.8")
TURNED: Final = Event("turned", "marine facing", "4.3")

# Events: actions and attacks
SWAPPED: Final = Event("swapped", "marine partner", "6.2.2")
STRATEGIZED: Final = Event("strategized", "position side", "R27")
SHIELDED: Final = Event("shielded", "position side", "R23")
SHIELD_HOLDS: Final = Event("shield_holds", "position side", "R23")
SCOUTED: Final = Event("scouted", "seat", "9.1")
SCOUTED_EVENT: Final = Event("scouted_event", "event", "9.1")
PUT_ON_TOP: Final = Event("put_on_top", "seat", "9.1")
PUT_AT_BOTTOM: Final = Event("put_at_bottom", "seat", "9.1")
ATTACKED: Final = Event("attacked", "marine position side", "7.1")
MISSED: Final = Event("missed", "marine", "7.1")
CHARGED: Final = Event("charged", "", "R18")
SWARM_ATTACKED: Final = Event("swarm_attacked", "marine position side cards", "7.2")
SURVIVED: Final = Event("survived", "marine", "7.2")
HIT: Final = Event("hit", "marine", "7.2")
COUNTERED: Final = Event("countered", "", "7.2")
ARTEFACT_USED: Final = Event("artefact_used", "seat", "R21")

# Events: terrain, locations, travel
ACTIVATED: Final = Event("activated", "marine terrain", "9.3")
DOOR_TOKENS: Final = Event("door_tokens", "tokens", "9.3")
TERRAIN_GONE: Final = Event("terrain_gone", "terrain", "9.3")
TERRAIN_PLACED: Final = Event("terrain_placed", "terrain position side", "7.9")
ARTEFACT_TAKEN: Final = Event("artefact_taken", "seat", "9.3")
COGITATED: Final = Event("cogitated", "terrain", "R36")
LAUNCH_TOKENS: Final = Event("launch_tokens", "tokens", "R41")
TRAVELLED: Final = Event("travelled", "location", "6.5")

# Events: the Event phase
EVENT_DRAWN: Final = Event("event_drawn", "seat", "6.4")
EVENT_LOOKED_AT: Final = Event("event_looked_at", "event", "6.4")
EVENT_SHOWN: Final = Event("event_shown", "event", "6.4")
NO_EFFECT: Final = Event("no_effect", "event", "R32")
NAMED: Final = Event("named", "marine", "R33")
JAMMED: Final = Event("jammed", "team", "9.2")
RESUPPLIED: Final = Event("resupplied", "marine tokens", "9.2")
RESCUED: Final = Event("rescued", "marine position", "R67")

# Events: what is said beside the rules
ANNOUNCED: Final = Event("announced", "seat actions", "R62")

# Events: the end
WON: Final = Event("won", "location", "11")
LOST: Final = Event("lost", "round", "11")
