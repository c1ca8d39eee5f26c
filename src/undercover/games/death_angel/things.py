"""What is in the box of Death Angel. All numbers come from the data file."""

from __future__ import annotations

from typing import Final

#: No marine, no card, no seat, no place.
NOTHING: Final = -1

SIDE_IDS: Final = ["left", "right"]
LEFT: Final = 0
RIGHT: Final = 1

#: The two marines of team t are 2 t and 2 t + 1.
TEAM_IDS: Final = ["green", "yellow", "red", "blue", "grey", "purple"]
GREEN: Final = 0
YELLOW: Final = 1
RED: Final = 2
BLUE: Final = 3
GREY: Final = 4
PURPLE: Final = 5

MARINE_IDS: Final = [
    "sergeant_gideon",
    "brother_noctis",
    "brother_claudio",
    "brother_goriel",
    "brother_leon",
    "brother_valencio",
    "sergeant_lorenzo",
    "brother_deino",
    "lexicanium_calistarius",
    "brother_scipio",
    "brother_zael",
    "brother_omnio",
]
GIDEON: Final = 0
CLAUDIO: Final = 2
LEON: Final = 4
LORENZO: Final = 6
CALISTARIUS: Final = 8
ZAEL: Final = 10

#: In the order of their numbers, 1 to 18.
ACTION_IDS: Final = [
    "block",
    "defensive_stance",
    "counter_attack",
    "overwatch",
    "strategize",
    "power_field",
    "onward_brothers",
    "stealth_tactics",
    "reorganize",
    "forward_scouting",
    "intimidation",
    "run_and_gun",
    "lead_by_example",
    "flamer_attack",
    "psionic_attack",
    "dead_aim",
    "full_auto",
    "heroic_charge",
]
BLOCK: Final = 0
DEFENSIVE_STANCE: Final = 1
COUNTER_ATTACK: Final = 2
OVERWATCH: Final = 3
STRATEGIZE: Final = 4
POWER_FIELD: Final = 5
ONWARD_BROTHERS: Final = 6
STEALTH_TACTICS: Final = 7
REORGANIZE: Final = 8
FORWARD_SCOUTING: Final = 9
INTIMIDATION: Final = 10
RUN_AND_GUN: Final = 11
LEAD_BY_EXAMPLE: Final = 12
FLAMER_ATTACK: Final = 13
PSIONIC_ATTACK: Final = 14
DEAD_AIM: Final = 15
FULL_AUTO: Final = 16
HEROIC_CHARGE: Final = 17

SORT_IDS: Final = ["support", "move_activate", "attack"]
SUPPORT: Final = 0
MOVE_ACTIVATE: Final = 1
ATTACK: Final = 2

#: Genestealers by symbol, then the two Brood Lords.
SYMBOL_IDS: Final = ["head", "tail", "claw", "tongue"]
CARD_IDS: Final = [*SYMBOL_IDS, "brood_lord_head_tail", "brood_lord_claw_tongue"]
FIRST_LORD: Final = 4

EVENT_IDS: Final = [
    "surrounded",
    "flanking_manoeuvre",
    "out_of_thin_air_head",
    "out_of_thin_air_claw",
    "the_swarm_tongue",
    "the_swarm_tail",
    "psychic_assault",
    "theyre_everywhere",
    "evasion",
    "outnumbered",
    "chaos_of_battle",
    "stalking_from_the_shadows",
    "resupply",
    "gun_jam",
    "for_my_battle_brothers",
    "rewarded_faith",
    "full_scan",
    "cleansing_flames",
    "second_wind",
    "quick_instincts",
    "secret_route",
    "enter_formation",
    "temporary_sanctuary",
    "rescue_space_marine",
]
SURROUNDED: Final = 0
FLANKING_MANOEUVRE: Final = 1
OUT_OF_THIN_AIR_HEAD: Final = 2
OUT_OF_THIN_AIR_CLAW: Final = 3
THE_SWARM_TONGUE: Final = 4
THE_SWARM_TAIL: Final = 5
PSYCHIC_ASSAULT: Final = 6
THEYRE_EVERYWHERE: Final = 7
EVASION: Final = 8
OUTNUMBERED: Final = 9
CHAOS_OF_BATTLE: Final = 10
STALKING_FROM_THE_SHADOWS: Final = 11
RESUPPLY: Final = 12
GUN_JAM: Final = 13
FOR_MY_BATTLE_BROTHERS: Final = 14
REWARDED_FAITH: Final = 15
FULL_SCAN: Final = 16
CLEANSING_FLAMES: Final = 17
SECOND_WIND: Final = 18
QUICK_INSTINCTS: Final = 19
SECRET_ROUTE: Final = 20
ENTER_FORMATION: Final = 21
TEMPORARY_SANCTUARY: Final = 22
RESCUE_SPACE_MARINE: Final = 23

MOVEMENT_IDS: Final = ["none", "adjacent", "flank"]
NO_MOVE: Final = 0
ADJACENT: Final = 1
FLANK: Final = 2
SIZE_IDS: Final = ["minor", "major"]

COLOUR_IDS: Final = ["red", "orange", "yellow", "green"]
RED_TERRAIN: Final = 0
#: How many bars stand on terrain of a colour: how often Events let Genestealers appear there.
BARS: Final = {"red": 4, "orange": 3, "yellow": 2, "green": 1}
TERRAIN_IDS: Final = [
    "corridor",
    "artefact",
    "control_panel",
    "door",
    "dark_corner",
    "promethium_tank",
    "spore_chimney",
    "ventilation_duct",
]
CORRIDOR: Final = 0
ARTEFACT: Final = 1
CONTROL_PANEL: Final = 2
DOOR: Final = 3
DARK_CORNER: Final = 4
PROMETHIUM_TANK: Final = 5
SPORE_CHIMNEY: Final = 6
VENTILATION_DUCT: Final = 7

#: The Void Locks, where a game begins, then the places it may lead through.
LOCATION_IDS: Final = [
    "void_lock_6",
    "void_lock_8",
    "void_lock_10",
    "void_lock_12",
    "main_corridor",
    "maintenance_tunnels",
    "service_shaft",
    "cryo_control",
    "lower_accessway",
    "wreckage_labyrinth",
    "apothecarion",
    "core_cogitator",
    "munitorium",
    "black_holds",
    "dark_catacombs",
    "teleportarium",
    "generatorium",
    "hibernation_cluster",
    "wrath_of_baal_chapel",
    "genestealer_lair",
    "launch_control_room",
    "toxin_pumping_station",
]
VOID_LOCKS: Final = 4
MAIN_CORRIDOR: Final = 4
MAINTENANCE_TUNNELS: Final = 5
SERVICE_SHAFT: Final = 6
CRYO_CONTROL: Final = 7
LOWER_ACCESSWAY: Final = 8
WRECKAGE_LABYRINTH: Final = 9
APOTHECARION: Final = 10
CORE_COGITATOR: Final = 11
MUNITORIUM: Final = 12
BLACK_HOLDS: Final = 13
DARK_CATACOMBS: Final = 14
TELEPORTARIUM: Final = 15
GENERATORIUM: Final = 16
HIBERNATION_CLUSTER: Final = 17
WRATH_OF_BAAL_CHAPEL: Final = 18
GENESTEALER_LAIR: Final = 19
LAUNCH_CONTROL_ROOM: Final = 20
TOXIN_PUMPING_STATION: Final = 21


class Box:
    """The numbers of one box. `data.py` reads them."""

    def __init__(self) -> None:
        #: By face of the die.
        self.number: list[int] = []
        self.skull: list[bool] = []
        self.tokens = 0
        #: By marine.
        self.range: list[int] = []
        #: By action: its team, its sort, the number it works with; and by team its three actions, by sort.
        self.action_team: list[int] = []
        self.action_sort: list[int] = []
        self.action_amount: list[int] = []
        self.hands: list[list[int]] = []
        #: The face at which Dead Aim hits.
        self.dead_aim = 0
        #: All Genestealers of the box, and for every symbol the cards that bear it, as a swarm mask.
        self.genestealers: list[int] = []
        self.bearers: list[int] = []
        #: All Events of the box; by event: whether it is an Instinct, its boxes as sizes and colours, its movement.
        self.events: list[int] = []
        self.instinct: list[bool] = []
        self.box_size: list[list[int]] = []
        self.box_colour: list[list[int]] = []
        self.movement: list[int] = []
        self.symbol: list[int] = []
        self.event_amount: list[int] = []
        #: By terrain.
        self.colour: list[int] = []
        #: The terrain of each colour.
        self.coloured: list[list[int]] = []
        self.activatable: list[bool] = []
        #: By location: its tier, blips left and right, terrain as (terrain, side, count, from the bottom).
        self.tier: list[str] = []
        self.blips: list[list[int]] = []
        self.icons: list[list[list[int]]] = []
        self.objective: list[bool] = []
        self.location_amount: list[int] = []
        #: By number of seats: teams for each, the Void Lock, the tiers of the location deck from the top, spawn sizes.
        self.teams_each: dict[int, int] = {}
        self.void_lock: dict[int, int] = {}
        self.route: dict[int, list[str]] = {}
        self.spawn: dict[int, list[int]] = {}
