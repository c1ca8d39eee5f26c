"""The shape of the data file: what each kind of entry must hold. `data.py` reads it into a box."""

from __future__ import annotations

from msgspec import Struct


class Mode(Struct):
    id: str
    players: list[int]
    rounds: int


class Constants(Struct):
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


class Piece(Struct):
    id: str
    count: int


class Slot(Struct):
    id: str
    adjacent: list[str]


class EventPath(Struct):
    order: list[str]
    direction: str
    exit_after: str


class DestroyedSide(Struct):
    keeps: list[str]
    agent_entry_damage: int
    android_entry_damage: int


class SearchIcon(Struct):
    colour: str
    n: int


class Good(Struct):
    item: str
    amount: int
    price: int
    currency: str


class TileEntry(Struct):
    id: str
    precinct: int
    gangsters: int
    search: list[SearchIcon]
    informant_slots: int
    goods: list[Good]
    shield: str
    two_sided: bool


class DieEntry(Struct):
    id: str
    copies: int
    faces: list[list[str]]


class Track(Struct):
    id: str
    min: int
    max: int
    start: int
    influence_at_max: int
    heart: int = 0


class Upgrade(Struct):
    id: str
    track: str
    unlock_at: int


class Disc(Struct):
    id: str
    in_data_stream: int


class Token(Struct):
    id: str
    copies: int
    removed_with_3_players: int


class BombSheet(Struct):
    rows: int
    columns: int
    line_length: int
    new_column_timer_cost: int
    first_column_free: bool
    fill_columns_left_to_right: bool


class Scoring(Struct):
    informant: int
    syndicate_bonus: list[int]
    per_criminal_after_4: int
    tie_break: list[str]
    shared_victory: bool


class Syndicate(Struct):
    id: str
    copies: int
    wild: bool


class Effect(Struct):
    effect: str
    n: int
    clock: bool


class Reveal(Struct):
    colour: str
    effect: str
    n: int


class CriminalEntry(Struct):
    id: str
    copies: int
    syndicate: str
    wild: bool
    health: int
    reward: int
    reveal: Reveal
    retaliation: list[Effect]
    on_leave: str


class ShadowWatch(Struct):
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


class File(Struct):
    modes: list[Mode]
    constants: Constants
    pieces: list[Piece]
    city_slots: list[Slot]
    event_path: EventPath
    tiles: list[TileEntry]
    destroyed_side: DestroyedSide
    dice: list[DieEntry]
    tracks: list[Track]
    upgrades: list[Upgrade]
    event_discs: list[Disc]
    identity_tokens: list[Token]
    bomb_sheet: BombSheet
    scoring: Scoring
    syndicates: list[Syndicate]
    criminals: list[CriminalEntry]
    shadow_watch: ShadowWatch
