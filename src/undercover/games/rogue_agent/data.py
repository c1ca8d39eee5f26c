"""The data file of Rogue Agent, read and checked."""

from __future__ import annotations

from itertools import product

from undercover.games.rogue_agent import entries, things
from undercover.games.rogue_agent.things import COLOURS, DISC_IDS, EFFECT, EFFECT_IDS, SLOT_IDS, Box, Criminal
from undercover.games.rogue_agent.views import Good, Icon, Track
from undercover.table.data import demand, in_order, read
from undercover.table.native import Row
from undercover.table.rows import row_of, rows_of

#: Effects on the roll of the attack, or on what follows it: they come before the dice or not at all (S7.2).
REVEAL_ONLY = ("slip_away", "tougher", "weaker", "fewer_red", "bonus_black", "no_retaliation")
#: Effects that are only ever printed for one disc, informant, criminal or token (S7.2).
ONLY_ONE = ("ambush", "burn_informant", "release_one", "reveal_identity", "no_retaliation")


def open_box(text: str) -> Box:
    """Read a box of components, and check what the rules rely on."""
    file = read(text, entries.File)
    _check_order(file)
    _check_fixed(file)
    box = Box()
    _read_dice(box, file)
    _read_city(box, file)
    _read_boards(box, file)
    _read_constants(box, file)
    _read_pieces(box, file)
    _read_criminals(box, file)
    _read_rounds(box, file)
    _read_watch(box, file.shadow_watch)
    return box


def _check_order(file: entries.File) -> None:
    """The rules know these things by number, in this order."""
    in_order("modes", file.modes, things.MODE_IDS)
    in_order("city_slots", file.city_slots, SLOT_IDS)
    in_order("tiles", file.tiles, things.TILE_IDS)
    in_order("dice", file.dice, [*things.COLOUR_IDS[:COLOURS], "regular"])
    in_order("tracks", file.tracks, things.TRACK_IDS)
    in_order("upgrades", file.upgrades, things.UPGRADE_IDS)
    in_order("syndicates", file.syndicates, things.SYNDICATE_IDS)
    in_order("criminals", file.criminals, things.CARD_IDS)
    in_order("identity_tokens", file.identity_tokens, ["android", "human"])
    in_order("player_colours", file.player_colours, ["yellow", "purple", "grey", "green"])
    in_order("symbols", file.symbols, things.SYMBOL_IDS)
    in_order("effects", file.effects, EFFECT_IDS)


def _check_fixed(file: entries.File) -> None:
    """What the rules are written around: another value is refused, because nobody would heed it."""
    constants, ruins, regular = file.constants, file.destroyed_side, file.dice[-1]
    for entry, field, found, known in (
        ("modes", "players", [mode.players for mode in file.modes], [[2, 3, 4], [3, 4], [2, 3, 4]]),
        ("modes 'shadow_watch'", "rounds", file.modes[things.SHADOW_WATCH].rounds, 0),
        ("destroyed_side", "agent_entry_damage", ruins.agent_entry_damage, constants.destroyed_entry_damage),
        ("dice 'regular'", "faces", regular.faces, [[str(n)] for n in range(1, 7)]),
    ):
        demand(entry, found == known, f"{field} must be {known}, not {found}")


def _number(ids: list[str], id: str, entry: str) -> int:
    demand(entry, id in ids, f"there is no {id!r}; known are {', '.join(ids)}")
    return ids.index(id)


def _within(entry: str, what: str, value: int, least: int, most: int) -> int:
    demand(entry, least <= value <= most, f"{what} must be from {least} to {most}, not {value}")
    return value


# ---------------------------------------------------------------- dice, city, boards


def _read_dice(box: Box, file: entries.File) -> None:
    faces = []
    for colour, die in enumerate(file.dice[:COLOURS]):
        name = f"dice {die.id!r}"
        demand(name, len(die.faces) == 6 and die.copies == 3, "a colour has three dice of six faces")
        faces.append([colour * things.COLOUR + _face(face, name) for face in die.faces])
        shown = [face % things.SYMBOLS for face in faces[-1]]
        both = things.EXPLOSION in shown and things.BOOST in shown
        demand(name, both, "a bomb's circuit needs an explosion and a boost on every colour")
    box.faces = rows_of(faces)
    box.dice_of_a_colour = file.dice[0].copies
    demand("dice 'regular'", file.dice[-1].copies == entries.PIECES["regular_dice"], "there are seven")


def _face(symbols: list[str], name: str) -> int:
    demand(name, 1 <= len(symbols) <= 2 and len(set(symbols)) == 1, "a face shows one symbol, once or twice")
    symbol = _number(things.SYMBOL_IDS, symbols[0], name)
    demand(name, symbol > things.BOOST or len(symbols) == 1, "explosions and boosts come one to a face")
    return symbol + things.SYMBOLS * (len(symbols) - 1)


def _read_city(box: Box, file: entries.File) -> None:
    near = [[_number(SLOT_IDS, id, f"city_slots {slot.id!r}") for id in slot.adjacent] for slot in file.city_slots]
    for here, others in enumerate(near):
        name = f"city_slots {SLOT_IDS[here]!r}"
        demand(name, len(set(others)) == len(others), "names a neighbour twice")
        demand(name, len(others) > 0 and here not in others, "must be adjacent to others, and not to itself")
        for there in others:
            demand(name, here in near[there], f"{SLOT_IDS[there]} is adjacent one way only")
    reached = {things.HQ}
    for _ in SLOT_IDS:
        reached |= {there for slot in reached for there in near[slot]}
    cut_off = [id for slot, id in enumerate(SLOT_IDS) if slot not in reached]
    demand("city_slots", not cut_off, f"no way leads from hq to {', '.join(cut_off)}")
    box.adjacent = rows_of(near)
    _read_path(box, file.event_path)
    box.tiles = [_tile(entry, number) for number, entry in enumerate(file.tiles)]
    evidence = [good.price for good in file.tiles[things.HEADQUARTERS].goods if good.item == "influence"]
    price = file.constants.influence_good_evidence
    demand("constants", evidence in ([], [price]), f"influence_good_evidence is {price}, Headquarters says {evidence}")


def _read_path(box: Box, path: entries.EventPath) -> None:
    """The ring around Headquarters, one way or the other; it begins and ends with the top precinct (R4)."""
    clockwise = SLOT_IDS[: things.RING]
    ways = {"clockwise": clockwise, "counterclockwise": [clockwise[0], *clockwise[:0:-1]]}
    demand("event_path", path.direction in ways, f"direction must be {' or '.join(ways)}, not {path.direction!r}")
    order = ways[path.direction]
    demand("event_path", path.order == order, f"the order must be {', '.join(order)}")
    after = [0] * things.RING
    for n, id in enumerate(order):
        after[SLOT_IDS.index(id)] = SLOT_IDS.index(order[(n + 1) % things.RING])
    box.after = row_of(after)


def _tile(entry: entries.TileEntry, number: int) -> things.Tile:
    name = f"tiles {entry.id!r}"
    tile = things.Tile()
    tile.precinct = entry.precinct
    demand(name, entry.precinct == max(0, number - things.BEFORE_PRECINCTS), "has another precinct number")
    tile.gangsters = entry.gangsters
    _read_search(tile, entry, name)
    tile.spaces = entry.informant_slots
    demand(name, entry.two_sided == (tile.spaces > 0), "two_sided belongs to tiles with informant_slots")
    items = [_number(things.ITEM_IDS, good.item, name) for good in entry.goods]
    demand(name, len(set(items)) == len(items), "sells the same item twice")
    tile.items = row_of(items)
    tile.amounts = row_of([good.amount for good in entry.goods])
    tile.prices = row_of([good.price for good in entry.goods])
    tile.currencies = row_of([_number(things.CURRENCY_IDS, good.currency, name) for good in entry.goods])
    for good in entry.goods:
        demand(name, good.item != good.currency, f"{good.item} cannot be paid for with itself")
    tile.shield = _number(things.SHIELD_IDS, entry.shield, name)
    tile.goods = [Good(good.item, good.amount, good.price, good.currency) for good in entry.goods]
    return tile


def _read_search(tile: things.Tile, entry: entries.TileEntry, name: str) -> None:
    """Every choice of colours for the white icons that leaves no colour with more dice than there are (R30)."""
    if not entry.search:
        return
    icons = [_number(things.COLOUR_IDS, icon.colour, name) for icon in entry.search]
    counts = [icon.n for icon in entry.search]
    demand(name, sum(counts) <= 5, "at most five dice can be searched with")
    ways: list[list[int]] = []
    found: list[list[int]] = []
    for chosen in product(range(COLOURS), repeat=icons.count(things.WHITE)):
        colours, left = [], list(chosen)
        for colour, count in zip(icons, counts):
            colours += [left.pop(0) if colour == things.WHITE else colour] * count
        dice = [things.UNROLLED + colour for colour in sorted(colours)]
        if max(dice.count(die) for die in dice) <= 3 and dice not in found:
            ways.append(list(chosen))
            found.append(dice)
    demand(name, len(found) > 0, "has more search dice of a colour than there are")
    tile.search_colours, tile.search_dice = rows_of(ways), rows_of(found)
    tile.icon_colours, tile.icon_dice = row_of(icons), row_of(counts)
    tile.search = [Icon(icon.colour, icon.n) for icon in entry.search]


def _read_boards(box: Box, file: entries.File) -> None:
    for track in file.tracks:
        _within(f"tracks {track.id!r}", "start", track.start, 0, track.max)
    box.track_max = row_of([track.max for track in file.tracks])
    box.track_start = row_of([track.start for track in file.tracks])
    box.influence_at_max = row_of([track.influence_at_max for track in file.tracks])
    stamina = file.tracks[-1]
    demand("tracks 'stamina'", stamina.start > 0, "nobody starts at the skull")
    box.heart = _within("tracks 'stamina'", "heart", stamina.heart, 1, stamina.max)
    for upgrade in file.upgrades:
        name = f"upgrades {upgrade.id!r}"
        number = _number(things.TRACK_IDS, upgrade.track, name)
        upgrades = things.CAR_TRACK <= number <= things.AGENT
        demand(name, upgrades, f"{upgrade.track} is no upgrade track: its marker can fall")
        _within(name, "unlock_at", upgrade.unlock_at, 0, box.track_max[number])
    box.upgrade_track = row_of([things.TRACK_IDS.index(upgrade.track) for upgrade in file.upgrades])
    box.upgrade_at = row_of([upgrade.unlock_at for upgrade in file.upgrades])
    for track in file.tracks:
        marks = {upgrade.id: upgrade.unlock_at for upgrade in file.upgrades if upgrade.track == track.id}
        box.tracks[track.id] = Track(track.max, marks)


def _read_constants(box: Box, file: entries.File) -> None:
    """What the box calls by the same name is read as it is."""
    constants, sheet, scoring = file.constants, file.bomb_sheet, file.scoring
    for entry in (constants, file.shadow_watch):
        for field in entry.__struct_fields__:
            value = getattr(entry, field)
            if isinstance(value, int) and hasattr(box, field):
                setattr(box, field, value)
    box.credits = _within("constants", "credits_total", constants.credits_total, 4 * constants.start_credits, 100)
    box.draw_discs = _by_players("draw_discs", constants.draw_discs, (2, 3, 4), 3)
    box.android_cap = _by_players("android_cap", constants.android_cap, (3, 4), 4)
    box.sheet_rows, box.line, box.column_cost = sheet.rows, sheet.line_length, sheet.new_column_timer_cost
    box.informant_points, box.bonus_after = scoring.informant, scoring.per_criminal_after_4
    box.syndicate_bonus = row_of(scoring.syndicate_bonus)
    demand("scoring", scoring.syndicate_bonus[0] == 0, "syndicate_bonus must begin with 0, for no card")


def _by_players(field: str, values: dict[str, int], players: tuple[int, ...], most: int) -> Row:
    """A value for each number of players; nothing for numbers that do not play."""
    wanted = [str(seats) for seats in players]
    demand("constants", sorted(values) == wanted, f"{field} must be for {', '.join(wanted)} players, and no others")
    found = [0] * 5
    for seats in players:
        found[seats] = _within("constants", f"{field} for {seats} players", values[str(seats)], 1, most)
    return row_of(found)


# ---------------------------------------------------------------- pieces, criminals, ends


def _read_pieces(box: Box, file: entries.File) -> None:
    count = {piece.id: piece.count for piece in file.pieces}
    wanted = {*entries.PIECES, "informants", "investigation_markers", "credits"}
    demand("pieces", count.keys() == wanted, f"must be {', '.join(sorted(wanted))}")
    for id, known in entries.PIECES.items():
        demand(f"pieces {id!r}", count[id] == known, f"the rules are for {known}, not {count[id]}")
    for id in ("informants", "investigation_markers"):
        shared = 0 <= count[id] <= 100 and count[id] % 4 == 0
        demand(f"pieces {id!r}", shared, "the count is for four players, 100 at most")
    box.informants, box.markers = count["informants"] // 4, count["investigation_markers"] // 4
    demand("pieces 'credits'", count["credits"] == box.credits, f"constants say that there are {box.credits}")
    discs = {disc.id: disc.in_data_stream for disc in file.event_discs}
    demand("event_discs", set(discs) == set(DISC_IDS), f"must be {', '.join(DISC_IDS)}")
    for id in things.CRIMINAL_IDS:
        _within(f"event_discs {id!r}", "in_data_stream", discs[id], 1, 1)
    box.bag = row_of([number for number, id in enumerate(DISC_IDS) for _ in range(discs[id])])
    androids, humans = file.identity_tokens
    for token in file.identity_tokens:
        out = token.removed_with_3_players
        _within(f"identity_tokens {token.id!r}", "removed_with_3_players", out, 0, token.copies)
    all_in = [things.ANDROID] * androids.copies + [things.HUMAN] * humans.copies
    with_3 = all_in[androids.removed_with_3_players : len(all_in) - humans.removed_with_3_players]
    box.identities = rows_of([all_in, all_in, all_in, with_3, all_in])
    for seats in (3, 4):
        demand("identity_tokens", len(box.tokens(seats)) == 3 * seats, f"{seats} players need {3 * seats}")


def _read_criminals(box: Box, file: entries.File) -> None:
    box.criminals = [_criminal(entry) for entry in file.criminals]
    for number, syndicate in enumerate(file.syndicates):
        name = f"syndicates {syndicate.id!r}"
        demand(name, syndicate.wild == (number == things.WILD), "white is the wild one, and no other")
        found = sum(card.syndicate == number for card in box.criminals)
        demand(name, syndicate.copies == found, f"has {found} criminals, not {syndicate.copies}")


def _criminal(entry: entries.CriminalEntry) -> Criminal:
    name = f"criminals {entry.id!r}"
    card = Criminal()
    card.syndicate = _number(things.SYNDICATE_IDS, entry.syndicate, name)
    card.health, card.reward = entry.health, entry.reward
    demand(name, entry.wild == (card.syndicate == things.WILD), "the wild cards are those of the white syndicate")
    if entry.reveal.colour != "none":
        card.reveal_icon = _number(things.REVEAL_IDS, entry.reveal.colour, name)
        card.reveal = _effect(entry.reveal.effect, entry.reveal.n, name)
    else:
        demand(name, entry.reveal.effect == "none", f"the reveal effect {entry.reveal.effect} has no colour")
    card.retaliation = row_of([_effect(each.effect, each.n, name) for each in entry.retaliation])
    for each in entry.retaliation:
        demand(name, each.effect not in REVEAL_ONLY, f"{each.effect} is for reveals: the attack is over by then")
        demand(name, each.clock == each.effect.startswith("clock_"), f"{each.effect}: the clock mark is wrong")
    card.back_into_deck = entry.on_leave == "shuffle_into_deck"
    return card


def _effect(effect: str, n: int, name: str) -> int:
    number = _number(EFFECT_IDS, effect, name)
    most = 1 if effect in ONLY_ONE or effect.startswith("clock_") else 20
    return number + EFFECT * _within(name, f"the n of {effect}", n, 1, most)


def _read_rounds(box: Box, file: entries.File) -> None:
    """By mode; Shadow Watch says apart how many rounds it may take."""
    modes = file.modes[: things.SHADOW_WATCH]
    rounds = [_within(f"modes {mode.id!r}", "rounds", mode.rounds, 1, 50) for mode in modes]
    box.rounds = row_of([*rounds, file.shadow_watch.max_rounds])


def _read_watch(box: Box, watch: entries.ShadowWatch) -> None:
    box.watch_targets = row_of([watch.turn_in_target_short, watch.turn_in_target_long])
    box.low_health = row_of(watch.low_health)
    for id, card in zip(things.CARD_IDS, box.criminals):
        one = (card.health in watch.low_health) != (card.health in watch.high_health)
        demand("shadow_watch", one, f"{id} must be of low_health or of high_health, with {card.health}")
    box.easier_syndicate = _number(things.SYNDICATE_IDS, watch.easier_game_removes_syndicate, "shadow_watch")
    for field, disc in (("remove_bombs", things.BOMB), ("remove_assassins", things.ASSASSIN)):
        _within("shadow_watch", field, getattr(watch, field), 0, list(box.bag).count(disc))
