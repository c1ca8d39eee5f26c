"""The data file of Rogue Agent, read and checked."""

from __future__ import annotations

from msgspec import Struct

from undercover.games.rogue_agent import things
from undercover.games.rogue_agent.things import (
    ASSASSIN,
    BOMB,
    CARD_IDS,
    COLOUR_IDS,
    CURRENCY_IDS,
    DISC_IDS,
    EFFECT,
    EFFECT_IDS,
    FACE,
    ITEM_IDS,
    MODE_IDS,
    NO_REVEAL,
    REVEAL_IDS,
    SHIELD_IDS,
    SLOT_IDS,
    SYMBOL_IDS,
    SYNDICATE_IDS,
    TILE_IDS,
    TRACK_IDS,
    UPGRADE_IDS,
    Box,
)
from undercover.table.data import demand, read


class Mode(Struct):
    id: str
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
    draw_discs: dict[str, int]
    android_cap: dict[str, int]


class Piece(Struct):
    id: str
    count: int


class Slot(Struct):
    id: str
    adjacent: list[str]


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


class DieEntry(Struct):
    id: str
    copies: int
    faces: list[list[str]]


class Track(Struct):
    id: str
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
    line_length: int
    new_column_timer_cost: int


class Scoring(Struct):
    informant: int
    syndicate_bonus: list[int]
    per_criminal_after_4: int


class Effect(Struct):
    effect: str
    n: int


class Reveal(Struct):
    colour: str
    effect: str
    n: int


class CriminalEntry(Struct):
    id: str
    syndicate: str
    health: int
    reward: int
    retaliation: list[Effect]
    on_leave: str
    reveal: Reveal | None = None


class ShadowWatch(Struct):
    turn_in_target_short: int
    turn_in_target_long: int
    lost_criminals_limit: int
    deck_low_health: int
    deck_high_health: int
    low_health: list[int]
    easier_game_removes_syndicate: str
    remove_assassins: int
    remove_bombs: int
    max_rounds: int


class File(Struct):
    modes: list[Mode]
    constants: Constants
    pieces: list[Piece]
    city_slots: list[Slot]
    tiles: list[TileEntry]
    dice: list[DieEntry]
    tracks: list[Track]
    upgrades: list[Upgrade]
    event_discs: list[Disc]
    identity_tokens: list[Token]
    bomb_sheet: BombSheet
    scoring: Scoring
    criminals: list[CriminalEntry]
    shadow_watch: ShadowWatch


def open_box(text: str) -> Box:
    """Read a box of components, and check what the rules rely on."""
    file = read(text, File)
    _check_order(file)
    box = Box()
    _read_city(box, file)
    _read_dice_and_board(box, file)
    _read_constants(box, file.constants)
    _read_pieces(box, file)
    box.criminals = [_criminal(entry) for entry in file.criminals]
    _read_ends(box, file)
    return box


def _check_order(file: File) -> None:
    """The rules know these things by number, in this order."""
    for kind, found, known in (
        ("modes", [mode.id for mode in file.modes], MODE_IDS),
        ("city_slots", [slot.id for slot in file.city_slots], SLOT_IDS),
        ("tiles", [tile.id for tile in file.tiles], TILE_IDS),
        ("dice", [die.id for die in file.dice][:3], COLOUR_IDS[:3]),
        ("tracks", [track.id for track in file.tracks], TRACK_IDS),
        ("upgrades", [upgrade.id for upgrade in file.upgrades], UPGRADE_IDS),
        ("criminals", [criminal.id for criminal in file.criminals], CARD_IDS),
        ("identity_tokens", [token.id for token in file.identity_tokens], ["android", "human"]),
    ):
        demand(kind, found == known, f"must be {', '.join(known)}, in this order")


def _number(ids: list[str], id: str, entry: str) -> int:
    demand(entry, id in ids, f"there is no {id!r}; known are {', '.join(ids)}")
    return ids.index(id)


def _read_city(box: Box, file: File) -> None:
    box.adjacent = [
        [_number(SLOT_IDS, id, f"city_slots {slot.id!r}") for id in slot.adjacent] for slot in file.city_slots
    ]
    for here, others in enumerate(box.adjacent):
        for there in others:
            both = here in box.adjacent[there]
            demand(f"city_slots {SLOT_IDS[here]!r}", both, f"{SLOT_IDS[there]} is adjacent one way only")
    box.tiles = [_tile(entry) for entry in file.tiles]


def _tile(entry: TileEntry) -> things.Tile:
    name = f"tiles {entry.id!r}"
    tile = things.Tile()
    tile.precinct = entry.precinct
    tile.gangsters = entry.gangsters
    tile.search_colours = [_number(COLOUR_IDS, icon.colour, name) for icon in entry.search]
    tile.search_dice = [icon.n for icon in entry.search]
    demand(name, sum(tile.search_dice) <= 5, "at most five dice can be searched with")
    demand(name, 0 <= entry.informant_slots <= 2, "informant_slots must be 0, 1 or 2")
    tile.spaces = entry.informant_slots
    tile.items = [_number(ITEM_IDS, good.item, name) for good in entry.goods]
    tile.amounts = [good.amount for good in entry.goods]
    tile.prices = [good.price for good in entry.goods]
    tile.currencies = [_number(CURRENCY_IDS, good.currency, name) for good in entry.goods]
    demand(name, all(price > 0 for price in tile.prices), "a price must be at least 1")
    tile.shield = _number(SHIELD_IDS, entry.shield, name)
    return tile


def _read_dice_and_board(box: Box, file: File) -> None:
    for die in file.dice[:3]:
        name = f"dice {die.id!r}"
        demand(name, len(die.faces) == 6 and die.copies == 3, "a colour has three dice of six faces")
        demand(name, all(len(set(face)) == 1 for face in die.faces), "a face never mixes symbols")
        shown = {face[0] for face in die.faces}
        demand(name, {"explosion", "boost"} <= shown, "a bomb's circuit needs explosions and boosts on every colour")
        box.faces.append([_number(SYMBOL_IDS, face[0], name) + FACE * len(face) for face in die.faces])
    box.dice_of_a_colour = file.dice[0].copies
    box.track_max = [track.max for track in file.tracks]
    box.track_start = [track.start for track in file.tracks]
    box.influence_at_max = [track.influence_at_max for track in file.tracks]
    box.heart = file.tracks[-1].heart
    demand("tracks 'stamina'", 0 < box.heart <= box.track_max[-1], "the heart must lie on the track")
    box.upgrade_track = [_number(TRACK_IDS, upgrade.track, f"upgrades {upgrade.id!r}") for upgrade in file.upgrades]
    box.upgrade_at = [upgrade.unlock_at for upgrade in file.upgrades]


def _read_constants(box: Box, constants: Constants) -> None:
    box.start_credits = constants.start_credits
    box.credits = constants.credits_total
    box.patrol_distance = constants.patrol_distance
    box.engine_bonus = constants.engine_bonus
    box.extra_patrol_fuel = constants.extra_patrol_fuel
    box.investigate_evidence = constants.investigate_evidence
    box.scan_evidence = constants.scan_evidence
    box.justice_per_turn = constants.justice_per_turn
    box.underground_per_turn = constants.underground_per_turn
    box.attack_red_dice = constants.attack_red_dice
    box.max_black_dice = constants.max_black_dice
    box.max_green_dice = constants.max_green_dice
    box.assassin_hits = constants.assassin_hits_needed
    box.assassin_damage = constants.assassin_damage
    box.bomb_here = constants.bomb_damage_here
    box.bomb_adjacent = constants.bomb_damage_adjacent
    box.reinforce_credits = constants.reinforce_credits
    box.credits_per_symbol = constants.credits_per_credit_symbol
    box.destroyed_entry = constants.destroyed_entry_damage
    box.location_hits = constants.location_hits_needed
    box.draw_discs = {int(players): discs for players, discs in constants.draw_discs.items()}
    box.android_cap = {int(players): limit for players, limit in constants.android_cap.items()}
    demand("constants", set(box.draw_discs) >= {2, 3, 4}, "draw_discs must be for 2, 3 and 4 players")
    demand("constants", set(box.android_cap) >= {3, 4}, "android_cap must be for 3 and 4 players")


def _read_pieces(box: Box, file: File) -> None:
    count = {piece.id: piece.count for piece in file.pieces}
    for id in ("informants", "investigation_markers"):
        demand("pieces", id in count, f"there must be {id}")
    box.informants = count["informants"] // 4
    box.markers = count["investigation_markers"] // 4
    discs = {disc.id: disc.in_data_stream for disc in file.event_discs}
    demand("event_discs", set(discs) == set(DISC_IDS), f"must be {', '.join(DISC_IDS)}")
    fits = discs["bomb"] <= things.BOMBS and discs["assassin"] <= things.ASSASSINS
    demand("event_discs", fits, "there are four bombs and four assassins at most")
    box.bag = [number for number, id in enumerate(DISC_IDS) for _ in range(discs[id])]
    androids, humans = file.identity_tokens
    box.androids, box.humans = androids.copies, humans.copies
    box.androids_out_with_3, box.humans_out_with_3 = androids.removed_with_3_players, humans.removed_with_3_players
    demand("identity_tokens", box.androids + box.humans == 12, "must be twelve")
    demand("identity_tokens", box.androids_out_with_3 + box.humans_out_with_3 == 3, "three go out with three players")


def _criminal(entry: CriminalEntry) -> things.Criminal:
    name = f"criminals {entry.id!r}"
    card = things.Criminal()
    card.id = entry.id
    card.syndicate = _number(SYNDICATE_IDS, entry.syndicate, name)
    card.health = entry.health
    card.reward = entry.reward
    demand(name, entry.health > 0, "health must be at least 1")
    if entry.reveal is not None and entry.reveal.colour != "none":
        card.reveal_icon = _number(REVEAL_IDS, entry.reveal.colour, name)
        card.reveal = _number(EFFECT_IDS, entry.reveal.effect, name) + EFFECT * entry.reveal.n
    else:
        card.reveal_icon = NO_REVEAL
    card.retaliation = [_number(EFFECT_IDS, each.effect, name) + EFFECT * each.n for each in entry.retaliation]
    card.back_into_deck = entry.on_leave == "shuffle_into_deck"
    return card


def _read_ends(box: Box, file: File) -> None:
    box.rounds = [mode.rounds for mode in file.modes]
    box.sheet_rows = file.bomb_sheet.rows
    box.line = file.bomb_sheet.line_length
    box.column_cost = file.bomb_sheet.new_column_timer_cost
    box.informant_points = file.scoring.informant
    box.syndicate_bonus = file.scoring.syndicate_bonus
    box.bonus_after = file.scoring.per_criminal_after_4
    watch = file.shadow_watch
    box.watch_targets = [watch.turn_in_target_short, watch.turn_in_target_long]
    box.watch_lost = watch.lost_criminals_limit
    box.watch_low, box.watch_high = watch.deck_low_health, watch.deck_high_health
    box.watch_low_health = watch.low_health
    box.watch_easier = _number(SYNDICATE_IDS, watch.easier_game_removes_syndicate, "shadow_watch")
    box.watch_bombs_out, box.watch_assassins_out = watch.remove_bombs, watch.remove_assassins
    box.watch_rounds = watch.max_rounds
    demand("event_discs", box.bag.count(BOMB) >= watch.remove_bombs, "too few bombs for shadow_watch")
    demand("event_discs", box.bag.count(ASSASSIN) >= watch.remove_assassins, "too few assassins for shadow_watch")
