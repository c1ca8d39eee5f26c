"""What is in the box of Rogue Agent: the city, dice, discs, tracks. All numbers come from the data file."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent.views import Good, Icon, Track
from undercover.table.native import Row, Rows, i64, vec
from undercover.table.things import ids

# ---------------------------------------------------------------- the city (S4)

SLOT_IDS: Final = [*[f"r{n}" for n in range(12)], "hq"]
SLOTS: Final[i64] = 13
RING: Final[i64] = 12
TOP: Final[i64] = 0
HQ: Final[i64] = 12

TILE_IDS: Final = [
    *("headquarters", "hospital", "ammo_depot", "fuel_station", "data_archive", "gun_shop", "garage"),
    *[f"precinct_{n}" for n in range(1, 7)],
]
HEADQUARTERS: Final[i64] = 0
HOSPITAL: Final[i64] = 1
#: Precinct n is tile BEFORE_PRECINCTS + n.
BEFORE_PRECINCTS: Final[i64] = 6
PRECINCTS: Final[i64] = 6

NO_SHIELD: Final[i64] = 0
HUMAN_SHIELD: Final[i64] = 1
ANDROID_SHIELD: Final[i64] = 2
SHIELD_IDS: Final = ["none", "human", "android"]

# ---------------------------------------------------------------- dice (S3.1)

RED: Final[i64] = 0
GREEN: Final[i64] = 1
BLACK: Final[i64] = 2
WHITE: Final[i64] = 3
COLOUR_IDS: Final = ids(globals(), "RED", "WHITE")
COLOURS: Final[i64] = 3

SYMBOL_IDS: Final = ["explosion", "boost", "fuel", "ammo", "evidence", "car", "weapon", "agent", "heal", "credit"]
EXPLOSION: Final[i64] = 0
BOOST: Final[i64] = 1
CAR: Final[i64] = 5
HEAL: Final[i64] = 8
CREDIT: Final[i64] = 9
SYMBOLS: Final[i64] = 10
#: Symbols are numbered like the tracks they move, two further.
SYMBOL_TO_TRACK: Final[i64] = 2
#: A die on the table is its symbol + SYMBOLS if it shows two of it + COLOUR * its colour, + BOOSTED if a boost has
#: doubled it (no second boost fits, R32); one that is still to be rolled is UNROLLED + its colour.
COLOUR: Final[i64] = 20
BOOSTED: Final[i64] = 60
UNROLLED: Final[i64] = 120
#: What a die shows, whatever its colour: its symbol, + SYMBOLS if it shows two, + COLOUR if a boost has doubled it.
FACE_IDS: Final = [f"{id}{two}{boosted}" for boosted in ("", "-boosted") for two in ("", "-2") for id in SYMBOL_IDS]
DIE_IDS: Final = [
    *[f"{colour}-{face}" for faces in (FACE_IDS[:20], FACE_IDS[20:]) for colour in COLOUR_IDS[:3] for face in faces],
    *COLOUR_IDS[:3],
]

# ---------------------------------------------------------------- the agent board (S3.2)

TRACK_IDS: Final = ["fuel", "ammo", "evidence", "car", "weapon", "agent", "stamina"]
FUEL: Final[i64] = 0
AMMO: Final[i64] = 1
EVIDENCE: Final[i64] = 2
CAR_TRACK: Final[i64] = 3
AGENT: Final[i64] = 5
STAMINA: Final[i64] = 6
TRACKS: Final[i64] = 7
#: The tracks are also the first things a good can be; a good can be influence too.
ITEM_IDS: Final = [*TRACK_IDS, "influence"]
INFLUENCE: Final[i64] = 7
CURRENCY_IDS: Final = ["credit", "evidence"]
PAY_CREDITS: Final[i64] = 0

SHIELD: Final[i64] = 0
ENGINE: Final[i64] = 1
PISTOL_1: Final[i64] = 2
PISTOL_2: Final[i64] = 3
PISTOL_3: Final[i64] = 4
SCOUTING: Final[i64] = 5
ARMOR: Final[i64] = 6
UPGRADE_IDS: Final = ids(globals(), "SHIELD", "ARMOR")

# ---------------------------------------------------------------- discs, tokens, modes

CRIMINALS: Final[i64] = 6
BOMBS: Final[i64] = 4
ASSASSINS: Final[i64] = 4
#: A disc in the Data Stream: a criminal's number (0 to 5), a bomb or an assassin.
CRIMINAL_IDS: Final = [f"criminal_{n}" for n in range(1, 7)]
DISC_IDS: Final = [*CRIMINAL_IDS, "bomb", "assassin"]
BOMB: Final[i64] = 6
ASSASSIN: Final[i64] = 7
DISCS: Final[i64] = 8

HUMAN: Final[i64] = 0
ANDROID: Final[i64] = 1
TOKEN_IDS: Final = ids(globals(), "HUMAN", "ANDROID")

MODE_IDS: Final = ["agent", "android", "shadow_watch"]
ANDROID_MODE: Final[i64] = 1
SHADOW_WATCH: Final[i64] = 2

# ---------------------------------------------------------------- criminal cards (S7.5)

SYNDICATE_IDS: Final = ["red", "blue", "green", "yellow", "purple", "orange", "white"]
NO_SYNDICATE: Final[i64] = -1
WILD: Final[i64] = 6
SYNDICATES: Final[i64] = 7

#: By syndicate, in their order.
CARD_IDS: Final = [
    *("terrorist_jack", "fuse_annie", "dockside_pyro", "sapper_mole", "the_chemist", "demolition_duke", "mother_blast"),
    *("ice_queen_vera", "firewall_finn", "null_pointer", "doctor_silicon", "the_architect", "overseer_nine"),
    "black_ice_baron",
    *("little_asp", "needle_ko", "mister_venom", "jade_widow", "the_apothecary", "twin_cobra", "grandfather_coil"),
    *("coin_flip_cole", "fence_freddy", "the_notary", "loan_shark_lou", "bookie_bea", "golden_glove", "madame_ingot"),
    *("whisper", "paper_face", "the_understudy", "silk_razor", "masquerade_marquis", "lady_domino", "the_impresario"),
    *("skid_marks", "gasoline_gus", "chopper_chantal", "roadblock_rey", "the_mechanic", "turbo_twins", "warlord_axle"),
    *("the_drifter", "bounty_bella", "rain_ghost", "nobody"),
]

#: What a card does to the attacker, by number (S7.2); with its amount it travels as effect + EFFECT * n.
EFFECT_IDS: Final = [
    *("lose_stamina", "lose_ammo", "lose_fuel", "lose_evidence", "lose_credits", "lose_influence"),
    *("tick_all", "ambush", "burn_informant", "release_one", "slip_away", "flee"),
    *("tougher", "fewer_red", "reveal_identity"),
    *("gain_ammo", "gain_fuel", "gain_evidence", "gain_credits", "heal"),
    *("weaker", "bonus_black", "no_retaliation"),
    *("clock_slow", "clock_no_ammo_dice", "clock_no_cover", "clock_no_purchase", "clock_search_minus"),
]
EFFECT: Final[i64] = 32
FLEE: Final[i64] = 11
CLOCK_SLOW: Final[i64] = 23
CLOCK_NO_AMMO_DICE: Final[i64] = 24
CLOCK_NO_COVER: Final[i64] = 25
CLOCK_NO_PURCHASE: Final[i64] = 26
CLOCK_SEARCH_MINUS: Final[i64] = 27

NO_REVEAL: Final[i64] = -1
RED_REVEAL: Final[i64] = 0
WHITE_REVEAL: Final[i64] = 1
REVEAL_IDS: Final = ["red", "white"]


class Criminal:
    """One criminal card."""

    def __init__(self) -> None:
        self.syndicate: i64 = WILD
        self.health: i64 = 0
        self.reward: i64 = 0
        self.reveal_icon: i64 = NO_REVEAL
        #: Effects with their amounts: effect + EFFECT * n.
        self.reveal: i64 = 0
        self.retaliation: Row = vec[i64]()
        self.back_into_deck = False


class Tile:
    """One location tile, normal side."""

    def __init__(self) -> None:
        self.precinct: i64 = 0
        self.gangsters: i64 = 0
        #: The search icons, each a colour (or WHITE) and a number of dice.
        self.icon_colours: Row = vec[i64]()
        self.icon_dice: Row = vec[i64]()
        #: Every legal way to search here: the colours taken for the white icons, and the dice, still unrolled.
        self.search_colours: Rows = vec[vec[i64]]()
        self.search_dice: Rows = vec[vec[i64]]()
        self.spaces: i64 = 0
        #: Goods, one entry each: item, amount, price, currency.
        self.items: Row = vec[i64]()
        self.amounts: Row = vec[i64]()
        self.prices: Row = vec[i64]()
        self.currencies: Row = vec[i64]()
        self.shield: i64 = NO_SHIELD
        #: Search icons and goods as everybody sees them.
        self.search: list[Icon] = []
        self.goods: list[Good] = []


class Box:
    """The numbers of one box. `data.py` reads them."""

    def __init__(self) -> None:
        self.tiles: list[Tile] = []
        self.adjacent: Rows = vec[vec[i64]]()
        #: The location after each of the event path.
        self.after: Row = vec[i64]()
        self.criminals: list[Criminal] = []
        #: Six dice as they can lie on the table, for each of red, green and black.
        self.faces: Rows = vec[vec[i64]]()
        self.dice_of_a_colour: i64 = 0
        self.track_max: Row = vec[i64]()
        self.track_start: Row = vec[i64]()
        self.influence_at_max: Row = vec[i64]()
        self.heart: i64 = 0
        self.upgrade_track: Row = vec[i64]()
        self.upgrade_at: Row = vec[i64]()
        #: The tracks and their marks as everybody sees them.
        self.tracks: dict[str, Track] = {}
        #: By mode.
        self.rounds: Row = vec[i64]()
        self.bag: Row = vec[i64]()
        #: The identity tokens in play, by number of players.
        self.identities: Rows = vec[vec[i64]]()
        self.informants: i64 = 0
        self.markers: i64 = 0
        self.start_credits: i64 = 0
        self.influence_start: i64 = 0
        self.credits: i64 = 0
        self.patrol_distance: i64 = 0
        self.engine_bonus: i64 = 0
        self.extra_patrol_fuel: i64 = 0
        self.investigate_evidence: i64 = 0
        self.scan_evidence: i64 = 0
        self.justice_per_turn: i64 = 0
        self.underground_per_turn: i64 = 0
        self.attack_red_dice: i64 = 0
        self.max_black_dice: i64 = 0
        self.max_green_dice: i64 = 0
        self.assassin_hits_needed: i64 = 0
        self.assassin_damage: i64 = 0
        self.bomb_damage_here: i64 = 0
        self.bomb_damage_adjacent: i64 = 0
        self.reinforce_credits: i64 = 0
        self.credits_per_credit_symbol: i64 = 0
        self.destroyed_entry_damage: i64 = 0
        self.location_hits_needed: i64 = 0
        #: By number of players.
        self.draw_discs: Row = vec[i64]()
        self.android_cap: Row = vec[i64]()
        self.sheet_rows: i64 = 0
        self.line: i64 = 0
        self.column_cost: i64 = 0
        self.informant_points: i64 = 0
        self.syndicate_bonus: Row = vec[i64]()
        self.bonus_after: i64 = 0
        # Shadow Watch (S11).
        self.watch_targets: Row = vec[i64]()
        self.lost_criminals_limit: i64 = 0
        self.deck_low_health: i64 = 0
        self.deck_high_health: i64 = 0
        self.low_health: Row = vec[i64]()
        self.easier_syndicate: i64 = 0
        self.remove_bombs: i64 = 0
        self.remove_assassins: i64 = 0
        self.police_removes_criminals = False
        self.informant_dice_per_informant: i64 = 0
        self.no_second_justice_lock = False
        self.repeat_justice_allowed = False
        #: The chances of hits that were asked for so far (`odds.py`), by dice.
        self.odds: dict[int, list[float]] = {}

    def cards(self, easier: bool) -> Row:
        """The criminals of a game; the easier Shadow Watch leaves one syndicate out (S11)."""
        out = self.easier_syndicate if easier else NO_SYNDICATE
        return vec[i64]([card for card in range(len(self.criminals)) if self.criminals[card].syndicate != out])

    def is_easy(self, card: i64) -> bool:
        return self.criminals[card].health in self.low_health

    def tokens(self, seats: i64) -> Row:
        """The identity tokens in play; with three players some are taken out first (S5 10, R54)."""
        return self.identities[seats][:]
