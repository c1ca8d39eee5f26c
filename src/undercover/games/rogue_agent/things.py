"""What is in the box of Rogue Agent: the city, dice, discs, tracks, criminals. All numbers come from the data file."""

from __future__ import annotations

from typing import Final

# ---------------------------------------------------------------- the city (S4)

SLOT_IDS: Final = ["r0", "r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "r9", "r10", "r11", "hq"]
SLOTS: Final = 13
RING: Final = 12
TOP: Final = 0
HQ: Final = 12

TILE_IDS: Final = [
    "headquarters",
    "hospital",
    "ammo_depot",
    "fuel_station",
    "data_archive",
    "gun_shop",
    "garage",
    "precinct_1",
    "precinct_2",
    "precinct_3",
    "precinct_4",
    "precinct_5",
    "precinct_6",
]
HEADQUARTERS: Final = 0
HOSPITAL: Final = 1
#: Precinct n is tile BEFORE_PRECINCTS + n.
BEFORE_PRECINCTS: Final = 6
PRECINCTS: Final = 6

NO_SHIELD: Final = 0
HUMAN_SHIELD: Final = 1
ANDROID_SHIELD: Final = 2
SHIELD_IDS: Final = ["none", "human", "android"]

# ---------------------------------------------------------------- dice (S3.1)

COLOUR_IDS: Final = ["red", "green", "black", "white"]
RED: Final = 0
GREEN: Final = 1
BLACK: Final = 2
WHITE: Final = 3
COLOURS: Final = 3

SYMBOL_IDS: Final = ["explosion", "boost", "fuel", "ammo", "evidence", "car", "weapon", "agent", "heal", "credit"]
EXPLOSION: Final = 0
BOOST: Final = 1
CAR: Final = 5
HEAL: Final = 8
CREDIT: Final = 9
SYMBOLS: Final = 10
#: Symbols are numbered like the tracks they move, two further.
SYMBOL_TO_TRACK: Final = 2
#: A die on the table is its symbol + SYMBOLS if it shows two of it + COLOUR * its colour, + BOOSTED if a boost has
#: doubled it (no second boost fits, R32); one that is still to be rolled is UNROLLED + its colour.
COLOUR: Final = 20
BOOSTED: Final = 60
UNROLLED: Final = 120
#: What a die shows, whatever its colour: its symbol, + SYMBOLS if it shows two, + COLOUR if a boost has doubled it.
FACE_IDS: Final = [
    *SYMBOL_IDS,
    *[f"{symbol}-2" for symbol in SYMBOL_IDS],
    *[f"{symbol}-boosted" for symbol in SYMBOL_IDS],
    *[f"{symbol}-2-boosted" for symbol in SYMBOL_IDS],
]
DIE_IDS: Final = [
    *[f"{colour}-{face}" for colour in COLOUR_IDS[:COLOURS] for face in FACE_IDS[:COLOUR]],
    *[f"{colour}-{face}" for colour in COLOUR_IDS[:COLOURS] for face in FACE_IDS[COLOUR:]],
    *COLOUR_IDS[:COLOURS],
]

# ---------------------------------------------------------------- the agent board (S3.2)

TRACK_IDS: Final = ["fuel", "ammo", "evidence", "car", "weapon", "agent", "stamina"]
FUEL: Final = 0
AMMO: Final = 1
EVIDENCE: Final = 2
CAR_TRACK: Final = 3
WEAPON: Final = 4
AGENT: Final = 5
STAMINA: Final = 6
TRACKS: Final = 7
#: The tracks are also the first things a good can be; a good can be influence too.
ITEM_IDS: Final = [*TRACK_IDS, "influence"]
INFLUENCE: Final = 7
CURRENCY_IDS: Final = ["credit", "evidence"]
PAY_CREDITS: Final = 0
PAY_EVIDENCE: Final = 1

UPGRADE_IDS: Final = ["shield", "engine", "pistol_1", "pistol_2", "pistol_3", "scouting", "armor"]
SHIELD: Final = 0
ENGINE: Final = 1
PISTOL: Final = 2
PISTOLS: Final = 3
SCOUTING: Final = 5
ARMOR: Final = 6

# ---------------------------------------------------------------- discs, tokens, modes

CRIMINALS: Final = 6
BOMBS: Final = 4
ASSASSINS: Final = 4
#: A disc in the Data Stream: a criminal's number (0 to 5), a bomb or an assassin.
DISC_IDS: Final = [
    "criminal_1",
    "criminal_2",
    "criminal_3",
    "criminal_4",
    "criminal_5",
    "criminal_6",
    "bomb",
    "assassin",
]
BOMB: Final = 6
ASSASSIN: Final = 7
CRIMINAL_IDS: Final = DISC_IDS[:6]

TOKEN_IDS: Final = ["human", "android"]
HUMAN: Final = 0
ANDROID: Final = 1

MODE_IDS: Final = ["agent", "android", "shadow_watch"]
AGENT_MODE: Final = 0
ANDROID_MODE: Final = 1
SHADOW_WATCH: Final = 2

SYNDICATE_IDS: Final = ["red", "blue", "green", "yellow", "purple", "orange", "white"]
WILD: Final = 6
SYNDICATES: Final = 7

# ---------------------------------------------------------------- criminal cards (S7.5) and what they do (S7.2)

CARD_IDS: Final = [
    "terrorist_jack",
    "fuse_annie",
    "dockside_pyro",
    "sapper_mole",
    "the_chemist",
    "demolition_duke",
    "mother_blast",
    "ice_queen_vera",
    "firewall_finn",
    "null_pointer",
    "doctor_silicon",
    "the_architect",
    "overseer_nine",
    "black_ice_baron",
    "little_asp",
    "needle_ko",
    "mister_venom",
    "jade_widow",
    "the_apothecary",
    "twin_cobra",
    "grandfather_coil",
    "coin_flip_cole",
    "fence_freddy",
    "the_notary",
    "loan_shark_lou",
    "bookie_bea",
    "golden_glove",
    "madame_ingot",
    "whisper",
    "paper_face",
    "the_understudy",
    "silk_razor",
    "masquerade_marquis",
    "lady_domino",
    "the_impresario",
    "skid_marks",
    "gasoline_gus",
    "chopper_chantal",
    "roadblock_rey",
    "the_mechanic",
    "turbo_twins",
    "warlord_axle",
    "the_drifter",
    "bounty_bella",
    "rain_ghost",
    "nobody",
]

EFFECT_IDS: Final = [
    "lose_stamina",
    "lose_ammo",
    "lose_fuel",
    "lose_evidence",
    "lose_credits",
    "lose_influence",
    "tick_all",
    "ambush",
    "burn_informant",
    "release_one",
    "slip_away",
    "flee",
    "tougher",
    "fewer_red",
    "reveal_identity",
    "gain_ammo",
    "gain_fuel",
    "gain_evidence",
    "gain_credits",
    "heal",
    "weaker",
    "bonus_black",
    "no_retaliation",
    "clock_slow",
    "clock_no_ammo_dice",
    "clock_no_cover",
    "clock_no_purchase",
    "clock_search_minus",
]
LOSE_STAMINA: Final = 0
LOSE_AMMO: Final = 1
LOSE_FUEL: Final = 2
LOSE_EVIDENCE: Final = 3
LOSE_CREDITS: Final = 4
LOSE_INFLUENCE: Final = 5
TICK_ALL: Final = 6
AMBUSH: Final = 7
BURN_INFORMANT: Final = 8
RELEASE_ONE: Final = 9
SLIP_AWAY: Final = 10
FLEE: Final = 11
TOUGHER: Final = 12
FEWER_RED: Final = 13
REVEAL_IDENTITY: Final = 14
GAIN_AMMO: Final = 15
GAIN_FUEL: Final = 16
GAIN_EVIDENCE: Final = 17
GAIN_CREDITS: Final = 18
HEALS: Final = 19
WEAKER: Final = 20
BONUS_BLACK: Final = 21
NO_RETALIATION: Final = 22
CLOCK_SLOW: Final = 23
CLOCK_NO_AMMO_DICE: Final = 24
CLOCK_NO_COVER: Final = 25
CLOCK_NO_PURCHASE: Final = 26
CLOCK_SEARCH_MINUS: Final = 27
#: An effect with its amount travels as effect + EFFECT * n.
EFFECT: Final = 32

NO_REVEAL: Final = -1
RED_REVEAL: Final = 0
WHITE_REVEAL: Final = 1
REVEAL_IDS: Final = ["red", "white"]


class Tile:
    """One location tile, normal side."""

    def __init__(self) -> None:
        self.precinct = 0
        self.gangsters = 0
        #: The search icons, each a colour (or WHITE) and a number of dice.
        self.icon_colours: list[int] = []
        self.icon_dice: list[int] = []
        #: Every legal way to search here: the colours taken for the white icons, and the dice, still unrolled.
        self.search_colours: list[list[int]] = []
        self.search_dice: list[list[int]] = []
        self.spaces = 0
        #: Goods, one entry each: item, amount, price, currency.
        self.items: list[int] = []
        self.amounts: list[int] = []
        self.prices: list[int] = []
        self.currencies: list[int] = []
        self.shield = NO_SHIELD


class Criminal:
    """One criminal card."""

    def __init__(self) -> None:
        self.syndicate = WILD
        self.health = 0
        self.reward = 0
        self.reveal_icon = NO_REVEAL
        #: Effects with their amounts: effect + EFFECT * n.
        self.reveal = 0
        self.retaliation: list[int] = []
        self.back_into_deck = False


class Box:
    """The numbers of one box. `data.py` reads them."""

    def __init__(self) -> None:
        self.tiles: list[Tile] = []
        self.adjacent: list[list[int]] = []
        #: The location after each of the event path.
        self.after: list[int] = []
        self.criminals: list[Criminal] = []
        #: Six dice as they can lie on the table, for each of red, green and black.
        self.faces: list[list[int]] = []
        self.dice_of_a_colour = 0
        self.track_max: list[int] = []
        self.track_start: list[int] = []
        self.influence_at_max: list[int] = []
        self.heart = 0
        self.upgrade_track: list[int] = []
        self.upgrade_at: list[int] = []
        self.rounds: list[int] = []
        self.bag: list[int] = []
        self.androids = 0
        self.humans = 0
        self.androids_out_with_3 = 0
        self.humans_out_with_3 = 0
        self.informants = 0
        self.markers = 0
        self.start_credits = 0
        self.start_influence = 0
        self.credits = 0
        self.patrol_distance = 0
        self.engine_bonus = 0
        self.extra_patrol_fuel = 0
        self.investigate_evidence = 0
        self.scan_evidence = 0
        self.justice_per_turn = 0
        self.underground_per_turn = 0
        self.attack_red_dice = 0
        self.max_black_dice = 0
        self.max_green_dice = 0
        self.assassin_hits = 0
        self.assassin_damage = 0
        self.bomb_here = 0
        self.bomb_adjacent = 0
        self.reinforce_credits = 0
        self.credits_per_symbol = 0
        self.destroyed_entry = 0
        self.location_hits = 0
        self.draw_discs: dict[int, int] = {}
        self.android_cap: dict[int, int] = {}
        self.sheet_rows = 0
        self.line = 0
        self.column_cost = 0
        self.informant_points = 0
        self.syndicate_bonus: list[int] = []
        self.bonus_after = 0
        self.watch_targets: list[int] = []
        self.watch_lost = 0
        self.watch_low = 0
        self.watch_high = 0
        self.watch_low_health: list[int] = []
        self.watch_easier = 0
        self.watch_bombs_out = 0
        self.watch_assassins_out = 0
        self.watch_rounds = 0
        self.watch_police = False
        self.watch_informant_dice = 0
        self.watch_lock = False
        self.watch_repeat = False

    def cards(self, easier: bool) -> list[int]:
        """The criminals of a game; the easier Shadow Watch leaves one syndicate out (S11)."""
        every = range(len(self.criminals))
        return [card for card in every if not easier or self.criminals[card].syndicate != self.watch_easier]

    def is_easy(self, card: int) -> bool:
        return self.criminals[card].health in self.watch_low_health

    def tokens(self, seats: int) -> list[int]:
        """The identity tokens in play; with three players some are taken out first (S5 10, R54)."""
        three = seats == 3
        androids = self.androids - (self.androids_out_with_3 if three else 0)
        humans = self.humans - (self.humans_out_with_3 if three else 0)
        return [ANDROID] * androids + [HUMAN] * humans
