"""The shape of the data file: what each kind of entry must hold. `data.py` reads it into a box."""

from __future__ import annotations

from undercover.table.data import Entry

COLOURS_OF_PLAYERS = ["yellow", "purple", "grey", "green"]
#: Pieces of which there are as many as the rules are written for.
PIECES = {
    "location_tiles": 13,
    "criminal_cards": 46,
    "agent_figures": 4,
    "bomb_sheet": 1,
    "agent_boards": 4,
    "influence_board": 1,
    "custom_dice": 9,
    "regular_dice": 7,
    "police_squad": 1,
    "event_discs": 20,
    "data_stream_bag": 1,
    "level_markers": 28,
    "clock_tokens": 5,
    "identity_tokens": 12,
    "influence_markers": 4,
    "round_marker": 1,
}
#: What a constant is at least and at most, where it is not any number from 0 to 100.
LIMITS = {
    "patrol_distance": (1, 6),
    "engine_bonus": (0, 6),
    "extra_patrol_fuel": (1, 30),
    "justice_per_turn": (1, 9),
    "underground_per_turn": (1, 9),
    "attack_red_dice": (0, 3),
    "max_black_dice": (0, 3),
    "max_green_dice": (1, 3),
}


class Mode(Entry):
    id: str
    players: list[int]
    rounds: int


class Constants(Entry):
    start_credits: int
    credits_total: int
    patrol_distance: int
    engine_bonus: int
    extra_patrol_fuel: int
    investigate_evidence: int
    scan_evidence: int
    justice_per_turn: int
    underground_per_turn: int
    attack_red_dice: int
    max_black_dice: int
    max_green_dice: int
    assassin_hits_needed: int
    assassin_damage: int
    bomb_damage_here: int
    bomb_damage_adjacent: int
    reinforce_credits: int
    credits_per_credit_symbol: int
    destroyed_entry_damage: int
    location_hits_needed: int
    influence_good_evidence: int
    influence_start: int
    influence_min: int
    draw_discs: dict[str, int]
    android_cap: dict[str, int]


class Named(Entry):
    """Something the rules know by its id."""

    id: str


class Piece(Entry):
    id: str
    count: int


class Slot(Entry):
    id: str
    adjacent: list[str]


class EventPath(Entry):
    order: list[str]
    direction: str
    exit_after: str
    direction_source: str


class DestroyedSide(Entry):
    keeps: list[str]
    agent_entry_damage: int
    android_entry_damage: int


class SearchIcon(Entry):
    colour: str
    n: int


class Good(Entry):
    item: str
    amount: int
    price: int
    currency: str


class TileEntry(Entry):
    id: str
    precinct: int
    gangsters: int
    search: list[SearchIcon]
    informant_slots: int
    goods: list[Good]
    shield: str
    two_sided: bool


class DieEntry(Entry):
    id: str
    copies: int
    faces: list[list[str]]


class Track(Entry):
    id: str
    min: int
    max: int
    start: int
    influence_at_max: int
    heart: int = 0


class Upgrade(Entry):
    id: str
    track: str
    unlock_at: int


class Disc(Entry):
    id: str
    in_data_stream: int


class Token(Entry):
    id: str
    copies: int
    removed_with_3_players: int


class BombSheet(Entry):
    rows: int
    columns: int
    line_length: int
    new_column_timer_cost: int
    first_column_free: bool
    fill_columns_left_to_right: bool


class Scoring(Entry):
    informant: int
    syndicate_bonus: list[int]
    per_criminal_after_4: int
    tie_break: list[str]
    shared_victory: bool


class Syndicate(Entry):
    id: str
    copies: int
    wild: bool


class Effect(Entry):
    effect: str
    n: int
    clock: bool


class Reveal(Entry):
    colour: str
    effect: str
    n: int


class CriminalEntry(Entry):
    id: str
    copies: int
    syndicate: str
    wild: bool
    health: int
    reward: int
    reveal: Reveal
    retaliation: list[Effect]
    on_leave: str


class ShadowWatch(Entry):
    turn_in_target_short: int
    turn_in_target_long: int
    lost_criminals_limit: int
    deck_low_health: int
    deck_high_health: int
    low_health: list[int]
    high_health: list[int]
    easier_game_removes_syndicate: str
    remove_assassins: int
    remove_bombs: int
    max_rounds: int
    finish_round: bool
    police_removes_criminals: bool
    informant_dice_colour: str
    informant_dice_per_informant: int
    no_second_justice_lock: bool
    repeat_justice_allowed: bool


class File(Entry):
    modes: list[Mode]
    constants: Constants
    player_colours: list[Named]
    pieces: list[Piece]
    city_slots: list[Slot]
    event_path: EventPath
    tiles: list[TileEntry]
    destroyed_side: DestroyedSide
    dice: list[DieEntry]
    symbols: list[Named]
    tracks: list[Track]
    upgrades: list[Upgrade]
    event_discs: list[Disc]
    identity_tokens: list[Token]
    bomb_sheet: BombSheet
    scoring: Scoring
    syndicates: list[Syndicate]
    effects: list[Named]
    criminals: list[CriminalEntry]
    shadow_watch: ShadowWatch
