"""The shape of the data file: what each kind of entry must hold. `data.py` reads it into a box."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from undercover.table.data import Entry

#: What a number may be: what is refused here needs no further check.
Some = Annotated[int, Meta(ge=0, le=100)]
UpTo3 = Annotated[int, Meta(ge=0, le=3)]
UpTo9 = Annotated[int, Meta(ge=0, le=9)]
UpTo1000 = Annotated[int, Meta(ge=0, le=1000)]
UpTo46 = Annotated[int, Meta(ge=0, le=46)]
OneTo6 = Annotated[int, Meta(ge=1, le=6)]
OneTo9 = Annotated[int, Meta(ge=1, le=9)]
OneTo46 = Annotated[int, Meta(ge=1, le=46)]
TwoTo9 = Annotated[int, Meta(ge=2, le=9)]

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


class Mode(Entry):
    id: str
    players: list[int]
    rounds: int


class Constants(Entry):
    start_credits: Some
    credits_total: Some
    patrol_distance: OneTo6
    engine_bonus: Annotated[int, Meta(ge=0, le=6)]
    extra_patrol_fuel: Annotated[int, Meta(ge=1, le=30)]
    investigate_evidence: Some
    scan_evidence: Some
    justice_per_turn: OneTo9
    underground_per_turn: OneTo9
    attack_red_dice: UpTo3
    max_black_dice: UpTo3
    max_green_dice: Annotated[int, Meta(ge=1, le=3)]
    assassin_hits_needed: Some
    assassin_damage: Some
    bomb_damage_here: Some
    bomb_damage_adjacent: Some
    reinforce_credits: Some
    credits_per_credit_symbol: Some
    destroyed_entry_damage: Some
    location_hits_needed: Some
    influence_good_evidence: Some
    influence_start: Some
    influence_min: Literal[0]
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
    exit_after: Literal["r0"]
    direction_source: str


class DestroyedSide(Entry):
    keeps: tuple[Literal["name"], Literal["precinct"]]
    agent_entry_damage: int
    android_entry_damage: Literal[0]


class SearchIcon(Entry):
    colour: str
    n: Annotated[int, Meta(ge=1, le=3)]


class Good(Entry):
    item: str
    amount: OneTo9
    price: Annotated[int, Meta(ge=1, le=25)]
    currency: str


class TileEntry(Entry):
    id: str
    precinct: int
    gangsters: UpTo9
    search: list[SearchIcon]
    informant_slots: Annotated[int, Meta(ge=0, le=2)]
    goods: list[Good]
    shield: str
    two_sided: bool


class DieEntry(Entry):
    id: str
    copies: int
    faces: list[list[str]]


class Track(Entry):
    id: str
    min: Literal[0]
    max: Annotated[int, Meta(ge=1, le=30)]
    start: int
    influence_at_max: UpTo9
    heart: int = 0


class Upgrade(Entry):
    id: str
    track: str
    unlock_at: int


class Disc(Entry):
    id: str
    in_data_stream: Annotated[int, Meta(ge=0, le=4)]


class Token(Entry):
    id: str
    copies: Annotated[int, Meta(ge=0, le=12)]
    removed_with_3_players: int


class BombSheet(Entry):
    rows: TwoTo9
    columns: Annotated[int, Meta(ge=6, le=99)]
    line_length: TwoTo9
    new_column_timer_cost: OneTo6
    first_column_free: Literal[True]
    fill_columns_left_to_right: Literal[True]


class Scoring(Entry):
    informant: Some
    syndicate_bonus: Annotated[list[UpTo1000], Meta(min_length=2)]
    per_criminal_after_4: Some
    tie_break: tuple[Literal["stamina"]]
    shared_victory: Literal[True]


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
    copies: Literal[1]
    syndicate: str
    wild: bool
    health: Annotated[int, Meta(ge=1, le=12)]
    reward: Annotated[int, Meta(ge=0, le=25)]
    reveal: Reveal
    retaliation: Annotated[list[Effect], Meta(max_length=5)]
    on_leave: Literal["remove_from_game", "shuffle_into_deck"]


class ShadowWatch(Entry):
    turn_in_target_short: OneTo46
    turn_in_target_long: OneTo46
    lost_criminals_limit: Annotated[int, Meta(ge=1, le=99)]
    deck_low_health: UpTo46
    deck_high_health: UpTo46
    low_health: list[int]
    high_health: list[int]
    easier_game_removes_syndicate: str
    remove_assassins: int
    remove_bombs: int
    max_rounds: Annotated[int, Meta(ge=1, le=50)]
    finish_round: Literal[True]
    police_removes_criminals: bool
    informant_dice_colour: Literal["black"]
    informant_dice_per_informant: UpTo3
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
