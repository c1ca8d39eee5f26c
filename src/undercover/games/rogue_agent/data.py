"""The data file of Rogue Agent, read and checked."""

from __future__ import annotations

from itertools import product

from msgspec import Struct

from undercover.games.rogue_agent import things
from undercover.games.rogue_agent.things import (
    ASSASSIN,
    BEFORE_PRECINCTS,
    BOMB,
    BOOST,
    CARD_IDS,
    COLOUR,
    COLOUR_IDS,
    COLOURS,
    CRIMINAL_IDS,
    CURRENCY_IDS,
    DISC_IDS,
    EFFECT,
    EFFECT_IDS,
    EXPLOSION,
    ITEM_IDS,
    MODE_IDS,
    REVEAL_IDS,
    SHADOW_WATCH,
    SHIELD_IDS,
    SLOT_IDS,
    SYMBOL_IDS,
    SYMBOLS,
    SYNDICATE_IDS,
    TILE_IDS,
    TRACK_IDS,
    UNROLLED,
    UPGRADE_IDS,
    WHITE,
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
    copies: int
    syndicate: str
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
    _read_dice(box, file)
    _read_city(box, file)
    _read_boards(box, file)
    _read_constants(box, file.constants)
    _read_pieces(box, file)
    box.criminals = [_criminal(entry) for entry in file.criminals]
    _read_ends(box, file)
    _read_watch(box, file.shadow_watch)
    return box


def _check_order(file: File) -> None:
    """The rules know these things by number, in this order."""
    for kind, found, known in (
        ("modes", [mode.id for mode in file.modes], MODE_IDS),
        ("city_slots", [slot.id for slot in file.city_slots], SLOT_IDS),
        ("tiles", [tile.id for tile in file.tiles], TILE_IDS),
        ("dice", [die.id for die in file.dice][:COLOURS], COLOUR_IDS[:COLOURS]),
        ("tracks", [track.id for track in file.tracks], TRACK_IDS),
        ("upgrades", [upgrade.id for upgrade in file.upgrades], UPGRADE_IDS),
        ("criminals", [criminal.id for criminal in file.criminals], CARD_IDS),
        ("identity_tokens", [token.id for token in file.identity_tokens], ["android", "human"]),
    ):
        demand(kind, found == known, f"must be {', '.join(known)}, in this order")


def _number(ids: list[str], id: str, entry: str) -> int:
    demand(entry, id in ids, f"there is no {id!r}; known are {', '.join(ids)}")
    return ids.index(id)


def _within(entry: str, what: str, value: int, least: int, most: int) -> int:
    demand(entry, least <= value <= most, f"{what} must be from {least} to {most}, not {value}")
    return value


# ---------------------------------------------------------------- dice, city, boards


def _read_dice(box: Box, file: File) -> None:
    for colour, die in enumerate(file.dice[:COLOURS]):
        name = f"dice {die.id!r}"
        demand(name, len(die.faces) == 6 and die.copies == 3, "a colour has three dice of six faces")
        box.faces.append([colour * COLOUR + _face(face, name) for face in die.faces])
        shown = [face % SYMBOLS for face in box.faces[-1]]
        both = EXPLOSION in shown and BOOST in shown
        demand(name, both, "a bomb's circuit needs an explosion and a boost on every colour")
    box.dice_of_a_colour = file.dice[0].copies


def _face(symbols: list[str], name: str) -> int:
    demand(name, 1 <= len(symbols) <= 2 and len(set(symbols)) == 1, "a face shows one symbol, once or twice")
    symbol = _number(SYMBOL_IDS, symbols[0], name)
    demand(name, symbol > BOOST or len(symbols) == 1, "explosions and boosts come one to a face")
    return symbol + SYMBOLS * (len(symbols) - 1)


def _read_city(box: Box, file: File) -> None:
    box.adjacent = [
        [_number(SLOT_IDS, id, f"city_slots {slot.id!r}") for id in slot.adjacent] for slot in file.city_slots
    ]
    for here, others in enumerate(box.adjacent):
        name = f"city_slots {SLOT_IDS[here]!r}"
        demand(name, len(others) > 0 and here not in others, "must be adjacent to others, and not to itself")
        for there in others:
            demand(name, here in box.adjacent[there], f"{SLOT_IDS[there]} is adjacent one way only")
    box.tiles = [_tile(entry, number) for number, entry in enumerate(file.tiles)]


def _tile(entry: TileEntry, number: int) -> things.Tile:
    name = f"tiles {entry.id!r}"
    tile = things.Tile()
    tile.precinct = entry.precinct
    demand(name, entry.precinct == max(0, number - BEFORE_PRECINCTS), "has another precinct number")
    tile.gangsters = _within(name, "gangsters", entry.gangsters, 0, 9)
    _read_search(tile, entry, name)
    tile.spaces = _within(name, "informant_slots", entry.informant_slots, 0, 2)
    tile.items = [_number(ITEM_IDS, good.item, name) for good in entry.goods]
    tile.amounts = [_within(name, "the amount of a good", good.amount, 1, 9) for good in entry.goods]
    tile.prices = [_within(name, "a price", good.price, 1, 25) for good in entry.goods]
    tile.currencies = [_number(CURRENCY_IDS, good.currency, name) for good in entry.goods]
    tile.shield = _number(SHIELD_IDS, entry.shield, name)
    return tile


def _read_search(tile: things.Tile, entry: TileEntry, name: str) -> None:
    """Every choice of colours for the white icons that leaves no colour with more dice than there are (R30)."""
    if not entry.search:
        return
    tile.icon_colours = [_number(COLOUR_IDS, icon.colour, name) for icon in entry.search]
    tile.icon_dice = [_within(name, "the n of a search icon", icon.n, 1, 3) for icon in entry.search]
    demand(name, sum(tile.icon_dice) <= 5, "at most five dice can be searched with")
    for chosen in product(range(COLOURS), repeat=tile.icon_colours.count(WHITE)):
        colours, left = [], list(chosen)
        for colour, count in zip(tile.icon_colours, tile.icon_dice):
            colours += [left.pop(0) if colour == WHITE else colour] * count
        dice = [UNROLLED + colour for colour in sorted(colours)]
        if max(dice.count(die) for die in dice) <= 3 and dice not in tile.search_dice:
            tile.search_colours.append(list(chosen))
            tile.search_dice.append(dice)
    demand(name, len(tile.search_dice) > 0, "has more search dice of a colour than there are")


def _read_boards(box: Box, file: File) -> None:
    for track in file.tracks:
        name = f"tracks {track.id!r}"
        box.track_max.append(_within(name, "max", track.max, 1, 30))
        box.track_start.append(_within(name, "start", track.start, 0, track.max))
        box.influence_at_max.append(_within(name, "influence_at_max", track.influence_at_max, 0, 9))
    stamina = file.tracks[-1]
    demand("tracks 'stamina'", stamina.start > 0, "nobody starts at the skull")
    box.heart = _within("tracks 'stamina'", "heart", stamina.heart, 1, stamina.max)
    box.upgrade_track = [_number(TRACK_IDS, upgrade.track, f"upgrades {upgrade.id!r}") for upgrade in file.upgrades]
    box.upgrade_at = [upgrade.unlock_at for upgrade in file.upgrades]


def _read_constants(box: Box, constants: Constants) -> None:
    for field in constants.__struct_fields__:
        value = getattr(constants, field)
        if isinstance(value, int):
            _within("constants", field, value, 0, 100)
    box.start_credits = constants.start_credits
    box.credits = _within("constants", "credits_total", constants.credits_total, 4 * constants.start_credits, 100)
    box.patrol_distance = _within("constants", "patrol_distance", constants.patrol_distance, 1, 6)
    box.engine_bonus = constants.engine_bonus
    box.extra_patrol_fuel = constants.extra_patrol_fuel
    box.investigate_evidence = constants.investigate_evidence
    box.scan_evidence = constants.scan_evidence
    box.justice_per_turn = constants.justice_per_turn
    box.underground_per_turn = constants.underground_per_turn
    box.attack_red_dice = _within("constants", "attack_red_dice", constants.attack_red_dice, 0, 3)
    box.max_black_dice = _within("constants", "max_black_dice", constants.max_black_dice, 0, 3)
    box.max_green_dice = _within("constants", "max_green_dice", constants.max_green_dice, 1, 3)
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
    for players, discs in box.draw_discs.items():
        _within("constants", f"draw_discs for {players} players", discs, 1, 3)
    for players, limit in box.android_cap.items():
        _within("constants", f"android_cap for {players} players", limit, 1, 4)


# ---------------------------------------------------------------- pieces, criminals, ends


def _read_pieces(box: Box, file: File) -> None:
    count = {piece.id: piece.count for piece in file.pieces}
    for id in ("informants", "investigation_markers"):
        demand("pieces", id in count, f"there must be {id}")
    box.informants = _within("pieces 'informants'", "count", count["informants"], 0, 100) // 4
    box.markers = _within("pieces 'investigation_markers'", "count", count["investigation_markers"], 0, 100) // 4
    discs = {disc.id: disc.in_data_stream for disc in file.event_discs}
    demand("event_discs", set(discs) == set(DISC_IDS), f"must be {', '.join(DISC_IDS)}")
    for id in CRIMINAL_IDS:
        _within(f"event_discs {id!r}", "in_data_stream", discs[id], 1, 1)
    _within("event_discs 'bomb'", "in_data_stream", discs["bomb"], 0, things.BOMBS)
    _within("event_discs 'assassin'", "in_data_stream", discs["assassin"], 0, things.ASSASSINS)
    box.bag = [number for number, id in enumerate(DISC_IDS) for _ in range(discs[id])]
    androids, humans = file.identity_tokens
    box.androids, box.humans = androids.copies, humans.copies
    box.androids_out_with_3, box.humans_out_with_3 = androids.removed_with_3_players, humans.removed_with_3_players
    for seats in (3, 4):
        demand("identity_tokens", len(box.tokens(seats)) == 3 * seats, f"{seats} players need {3 * seats}")


def _criminal(entry: CriminalEntry) -> things.Criminal:
    name = f"criminals {entry.id!r}"
    demand(name, entry.copies == 1, "there is one card of each criminal")
    card = things.Criminal()
    card.syndicate = _number(SYNDICATE_IDS, entry.syndicate, name)
    card.health = _within(name, "health", entry.health, 1, 12)
    card.reward = _within(name, "reward", entry.reward, 0, 25)
    if entry.reveal.colour != "none":
        card.reveal_icon = _number(REVEAL_IDS, entry.reveal.colour, name)
        card.reveal = _effect(entry.reveal.effect, entry.reveal.n, name)
    demand(name, len(entry.retaliation) <= 5, "five retaliation effects at most")
    card.retaliation = [_effect(each.effect, each.n, name) for each in entry.retaliation]
    known = entry.on_leave in ("remove_from_game", "shuffle_into_deck")
    demand(name, known, "on_leave must be remove_from_game or shuffle_into_deck")
    card.back_into_deck = entry.on_leave == "shuffle_into_deck"
    return card


def _effect(effect: str, n: int, name: str) -> int:
    return _number(EFFECT_IDS, effect, name) + EFFECT * _within(name, f"the n of {effect}", n, 0, 20)


def _read_ends(box: Box, file: File) -> None:
    box.rounds = [mode.rounds for mode in file.modes]
    for mode in file.modes[:SHADOW_WATCH]:
        _within(f"modes {mode.id!r}", "rounds", mode.rounds, 1, 50)
    box.sheet_rows = _within("bomb_sheet", "rows", file.bomb_sheet.rows, 2, 9)
    box.line = _within("bomb_sheet", "line_length", file.bomb_sheet.line_length, 2, 9)
    box.column_cost = _within("bomb_sheet", "new_column_timer_cost", file.bomb_sheet.new_column_timer_cost, 1, 6)
    box.informant_points = file.scoring.informant
    box.syndicate_bonus = file.scoring.syndicate_bonus
    right = len(box.syndicate_bonus) > 1 and box.syndicate_bonus[0] == 0
    demand("scoring", right, "syndicate_bonus must begin with 0, for no card")
    box.bonus_after = file.scoring.per_criminal_after_4


def _read_watch(box: Box, watch: ShadowWatch) -> None:
    box.watch_targets = [watch.turn_in_target_short, watch.turn_in_target_long]
    box.watch_lost = watch.lost_criminals_limit
    box.watch_low, box.watch_high = watch.deck_low_health, watch.deck_high_health
    box.watch_low_health = watch.low_health
    box.watch_easier = _number(SYNDICATE_IDS, watch.easier_game_removes_syndicate, "shadow_watch")
    box.watch_bombs_out = _within("shadow_watch", "remove_bombs", watch.remove_bombs, 0, box.bag.count(BOMB))
    assassins = box.bag.count(ASSASSIN)
    box.watch_assassins_out = _within("shadow_watch", "remove_assassins", watch.remove_assassins, 0, assassins)
    box.watch_rounds = _within("shadow_watch", "max_rounds", watch.max_rounds, 1, 50)
