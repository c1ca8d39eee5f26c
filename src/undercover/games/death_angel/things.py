"""What is in the box of Death Angel. All numbers come from the data file."""

from __future__ import annotations

from typing import Final

from undercover.table.native import Row, Rows, i64, vec
from undercover.table.things import ids

#: No marine, no card, no seat, no place.
NOTHING: Final[i64] = -1

LEFT: Final[i64] = 0
RIGHT: Final[i64] = 1
SIDE_IDS: Final = ids(globals(), "LEFT", "RIGHT")

#: The two marines of team t are 2 t and 2 t + 1.
GREEN: Final[i64] = 0
YELLOW: Final[i64] = 1
RED: Final[i64] = 2
BLUE: Final[i64] = 3
GREY: Final[i64] = 4
PURPLE: Final[i64] = 5
TEAM_IDS: Final = ids(globals(), "GREEN", "PURPLE")
TEAMS: Final[i64] = 6

SERGEANT_GIDEON: Final[i64] = 0
BROTHER_NOCTIS: Final[i64] = 1
BROTHER_CLAUDIO: Final[i64] = 2
BROTHER_GORIEL: Final[i64] = 3
BROTHER_LEON: Final[i64] = 4
BROTHER_VALENCIO: Final[i64] = 5
SERGEANT_LORENZO: Final[i64] = 6
BROTHER_DEINO: Final[i64] = 7
LEXICANIUM_CALISTARIUS: Final[i64] = 8
BROTHER_SCIPIO: Final[i64] = 9
BROTHER_ZAEL: Final[i64] = 10
BROTHER_OMNIO: Final[i64] = 11
MARINE_IDS: Final = ids(globals(), "SERGEANT_GIDEON", "BROTHER_OMNIO")
MARINES: Final[i64] = 12

# In the order of their numbers, 1 to 18.
BLOCK: Final[i64] = 0
DEFENSIVE_STANCE: Final[i64] = 1
COUNTER_ATTACK: Final[i64] = 2
OVERWATCH: Final[i64] = 3
STRATEGIZE: Final[i64] = 4
POWER_FIELD: Final[i64] = 5
ONWARD_BROTHERS: Final[i64] = 6
STEALTH_TACTICS: Final[i64] = 7
REORGANIZE: Final[i64] = 8
FORWARD_SCOUTING: Final[i64] = 9
INTIMIDATION: Final[i64] = 10
RUN_AND_GUN: Final[i64] = 11
LEAD_BY_EXAMPLE: Final[i64] = 12
FLAMER_ATTACK: Final[i64] = 13
PSIONIC_ATTACK: Final[i64] = 14
DEAD_AIM: Final[i64] = 15
FULL_AUTO: Final[i64] = 16
HEROIC_CHARGE: Final[i64] = 17
ACTION_IDS: Final = ids(globals(), "BLOCK", "HEROIC_CHARGE")

SUPPORT: Final[i64] = 0
MOVE_ACTIVATE: Final[i64] = 1
ATTACK: Final[i64] = 2
SORT_IDS: Final = ids(globals(), "SUPPORT", "ATTACK")

# Genestealers by symbol, then the two Brood Lords.
SYMBOL_IDS: Final = ["head", "tail", "claw", "tongue"]
CARD_IDS: Final = [*SYMBOL_IDS, "brood_lord_head_tail", "brood_lord_claw_tongue"]
FIRST_LORD: Final[i64] = 4

SURROUNDED: Final[i64] = 0
FLANKING_MANOEUVRE: Final[i64] = 1
OUT_OF_THIN_AIR_HEAD: Final[i64] = 2
OUT_OF_THIN_AIR_CLAW: Final[i64] = 3
THE_SWARM_TONGUE: Final[i64] = 4
THE_SWARM_TAIL: Final[i64] = 5
PSYCHIC_ASSAULT: Final[i64] = 6
THEYRE_EVERYWHERE: Final[i64] = 7
EVASION: Final[i64] = 8
OUTNUMBERED: Final[i64] = 9
CHAOS_OF_BATTLE: Final[i64] = 10
STALKING_FROM_THE_SHADOWS: Final[i64] = 11
RESUPPLY: Final[i64] = 12
GUN_JAM: Final[i64] = 13
FOR_MY_BATTLE_BROTHERS: Final[i64] = 14
REWARDED_FAITH: Final[i64] = 15
FULL_SCAN: Final[i64] = 16
CLEANSING_FLAMES: Final[i64] = 17
SECOND_WIND: Final[i64] = 18
QUICK_INSTINCTS: Final[i64] = 19
SECRET_ROUTE: Final[i64] = 20
ENTER_FORMATION: Final[i64] = 21
TEMPORARY_SANCTUARY: Final[i64] = 22
RESCUE_SPACE_MARINE: Final[i64] = 23
EVENT_IDS: Final = ids(globals(), "SURROUNDED", "RESCUE_SPACE_MARINE")

NONE: Final[i64] = 0
ADJACENT: Final[i64] = 1
FLANK: Final[i64] = 2
MOVEMENT_IDS: Final = ids(globals(), "NONE", "FLANK")
SIZE_IDS: Final = ["minor", "major"]

COLOUR_IDS: Final = ["red", "orange", "yellow", "green"]
RED_TERRAIN: Final[i64] = 0
#: How many bars stand on terrain of each colour: how often Events let Genestealers appear there.
BARS: Final = vec[i64]([4, 3, 2, 1])
CORRIDOR: Final[i64] = 0
ARTEFACT: Final[i64] = 1
CONTROL_PANEL: Final[i64] = 2
DOOR: Final[i64] = 3
DARK_CORNER: Final[i64] = 4
PROMETHIUM_TANK: Final[i64] = 5
SPORE_CHIMNEY: Final[i64] = 6
VENTILATION_DUCT: Final[i64] = 7
TERRAIN_IDS: Final = ids(globals(), "CORRIDOR", "VENTILATION_DUCT")
TERRAINS: Final[i64] = 8

# The Void Locks, where a game begins, then the places it may lead through.
VOID_LOCKS: Final[i64] = 4
MAIN_CORRIDOR: Final[i64] = 4
MAINTENANCE_TUNNELS: Final[i64] = 5
SERVICE_SHAFT: Final[i64] = 6
CRYO_CONTROL: Final[i64] = 7
LOWER_ACCESSWAY: Final[i64] = 8
WRECKAGE_LABYRINTH: Final[i64] = 9
APOTHECARION: Final[i64] = 10
CORE_COGITATOR: Final[i64] = 11
MUNITORIUM: Final[i64] = 12
BLACK_HOLDS: Final[i64] = 13
DARK_CATACOMBS: Final[i64] = 14
TELEPORTARIUM: Final[i64] = 15
GENERATORIUM: Final[i64] = 16
HIBERNATION_CLUSTER: Final[i64] = 17
WRATH_OF_BAAL_CHAPEL: Final[i64] = 18
GENESTEALER_LAIR: Final[i64] = 19
LAUNCH_CONTROL_ROOM: Final[i64] = 20
TOXIN_PUMPING_STATION: Final[i64] = 21
BEYOND_IDS: Final = ids(globals(), "MAIN_CORRIDOR", "TOXIN_PUMPING_STATION", start=4)
LOCATION_IDS: Final = [*[f"void_lock_{size}" for size in (6, 8, 10, 12)], *BEYOND_IDS]


class Box:
    """The numbers of one box. `data.py` reads them."""

    def __init__(self) -> None:
        #: By face of the die.
        self.number: Row = vec[i64]()
        self.skull: Row = vec[i64]()
        self.tokens: i64 = 0
        #: By marine.
        self.range: Row = vec[i64]()
        #: By action: its team, its sort, the number it works with; and by team its three actions, by sort.
        self.action_team: Row = vec[i64]()
        self.action_sort: Row = vec[i64]()
        self.action_amount: Row = vec[i64]()
        self.hands: Rows = vec[vec[i64]]()
        #: The face at which Dead Aim hits.
        self.dead_aim: i64 = 0
        #: All Genestealers of the box, and for every symbol the cards that bear it, as a swarm mask.
        self.genestealers: Row = vec[i64]()
        self.bearers: Row = vec[i64]()
        #: All Events of the box; by event: whether it is an Instinct, its boxes as sizes and colours, its movement.
        self.events: Row = vec[i64]()
        self.instinct: Row = vec[i64]()
        self.box_size: Rows = vec[vec[i64]]()
        self.box_colour: Rows = vec[vec[i64]]()
        self.movement: Row = vec[i64]()
        self.symbol: Row = vec[i64]()
        self.event_amount: Row = vec[i64]()
        #: By terrain.
        self.colour: Row = vec[i64]()
        self.activatable: Row = vec[i64]()
        #: The terrain of each colour.
        self.coloured: Rows = vec[vec[i64]]()
        #: By location: its tier, the locations with the same back, blips left and right, and its terrain, four numbers
        #: a card: terrain, side, count, whether it is counted from the bottom.
        self.tier: list[str] = []
        self.alike: Rows = vec[vec[i64]]()
        self.blips: Rows = vec[vec[i64]]()
        self.icons: Rows = vec[vec[i64]]()
        self.objective: Row = vec[i64]()
        self.location_amount: Row = vec[i64]()
        #: By number of seats: teams for each, the Void Lock, for each card of the location deck from the top one with
        #: its back, minor and major spawn.
        self.teams_each: Row = vec[i64]()
        self.void_lock: Row = vec[i64]()
        self.route: Rows = vec[vec[i64]]()
        self.spawn: Rows = vec[vec[i64]]()
