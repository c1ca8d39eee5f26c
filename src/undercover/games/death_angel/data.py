"""The data file of Death Angel, read and checked."""

from __future__ import annotations

from collections.abc import Sequence

from undercover.games.death_angel import things
from undercover.games.death_angel.actions import ACTIVATIONS
from undercover.games.death_angel.instincts import INSTINCTS
from undercover.games.death_angel.swarm import MOST, one
from undercover.table.data import Entry, demand, in_order, read
from undercover.table.rows import row_of, rows_of


class Face(Entry):
    number: int
    skull: bool


class Die(Entry):
    faces: list[Face]


class Tokens(Entry):
    copies: int


class Team(Entry):
    id: str
    marines: tuple[str, str]
    actions: tuple[str, str, str]


class Marine(Entry):
    id: str
    range: int


class Action(Entry):
    id: str
    number: int
    team: str
    type: str
    amount: int = 0
    face: int = 0


class Genestealer(Entry):
    id: str
    symbol: str
    copies: int


class BroodLord(Entry):
    id: str
    symbols: tuple[str, str]


class SpawnBox(Entry):
    size: str
    colour: str


class Event(Entry):
    id: str
    copies: int
    instinct: bool
    boxes: tuple[SpawnBox, SpawnBox]
    movement: str
    movement_symbol: str
    amount: int = 0


class Terrain(Entry):
    id: str
    colour: str
    activatable: bool


class PlayerCount(Entry):
    players: int
    teams_per_player: int
    teams: int
    marines: int
    setup_location: str


class Icon(Entry, rename={"start": "from"}):
    side: str
    terrain: str
    count: int
    start: str


class SetupLocation(Entry):
    id: str
    marines: int
    location_deck: list[str]
    left_blips: int
    right_blips: int
    major_spawn: int
    minor_spawn: int
    terrain: list[Icon]


class Location(Entry):
    id: str
    tier: str
    left_blips: int
    right_blips: int
    terrain: list[Icon]
    objective: bool
    amount: int = 0


class Checksums(Entry):
    event_cards: int
    genestealer_cards: int


class File(Entry):
    die: Die
    support_tokens: Tokens
    teams: list[Team]
    marines: list[Marine]
    actions: list[Action]
    genestealers: list[Genestealer]
    brood_lords: list[BroodLord]
    events: list[Event]
    terrain: list[Terrain]
    player_counts: list[PlayerCount]
    setup_locations: list[SetupLocation]
    locations: list[Location]
    checksums: Checksums


def open_box(text: str) -> things.Box:
    """Read a box of components, and check what the rules rely on."""
    file = read(text, File)
    _check_names(file)
    _check_events(file)
    _check_amounts(file)
    _check_places(file)
    box = things.Box()
    box.number = row_of([face.number for face in file.die.faces])
    box.skull = row_of([face.skull for face in file.die.faces])
    box.tokens = file.support_tokens.copies
    box.range = row_of([marine.range for marine in file.marines])
    _lay_actions(box, file)
    _lay_enemies(box, file)
    _lay_events(box, file)
    _lay_places(box, file)
    _lay_seats(box, file)
    return box


def _lay_actions(box: things.Box, file: File) -> None:
    box.action_team = row_of([things.TEAM_IDS.index(action.team) for action in file.actions])
    box.action_sort = row_of([things.SORT_IDS.index(action.type) for action in file.actions])
    box.action_amount = row_of([action.amount for action in file.actions])
    box.hands = rows_of([[things.ACTION_IDS.index(action) for action in team.actions] for team in file.teams])
    box.dead_aim = file.actions[things.DEAD_AIM].face


def _lay_enemies(box: things.Box, file: File) -> None:
    box.genestealers = row_of([kind for kind, card in enumerate(file.genestealers) for _ in range(card.copies)])
    symbols = [[card.symbol] for card in file.genestealers] + [list(lord.symbols) for lord in file.brood_lords]
    bearers = [[kind for kind, borne in enumerate(symbols) if symbol in borne] for symbol in things.SYMBOL_IDS]
    box.bearers = row_of([sum(MOST * one(kind) for kind in kinds) for kinds in bearers])


def _lay_events(box: things.Box, file: File) -> None:
    box.events = row_of([number for number, event in enumerate(file.events) for _ in range(event.copies)])
    box.instinct = row_of([event.instinct for event in file.events])
    box.box_size = rows_of([[things.SIZE_IDS.index(each.size) for each in event.boxes] for event in file.events])
    box.box_colour = rows_of([[things.COLOUR_IDS.index(each.colour) for each in event.boxes] for event in file.events])
    box.movement = row_of([things.MOVEMENT_IDS.index(event.movement) for event in file.events])
    symbols = [event.movement_symbol or things.SYMBOL_IDS[0] for event in file.events]
    box.symbol = row_of([things.SYMBOL_IDS.index(symbol) for symbol in symbols])
    box.event_amount = row_of([event.amount for event in file.events])


def _lay_places(box: things.Box, file: File) -> None:
    colours = [things.COLOUR_IDS.index(terrain.colour) for terrain in file.terrain]
    box.colour = row_of(colours)
    box.coloured = rows_of([_all_like(colours, colour) for colour in range(len(things.COLOUR_IDS))])
    box.activatable = row_of([terrain.activatable for terrain in file.terrain])
    places: list[SetupLocation | Location] = [*file.setup_locations, *file.locations]
    box.tier = [place.tier if isinstance(place, Location) else "" for place in places]
    box.alike = rows_of([_all_like(box.tier, tier) for tier in box.tier])
    box.objective = row_of([isinstance(place, Location) and place.objective for place in places])
    box.location_amount = row_of([place.amount if isinstance(place, Location) else 0 for place in places])
    box.blips = rows_of([[place.left_blips, place.right_blips] for place in places])
    box.icons = rows_of([[number for icon in place.terrain for number in _icon(icon)] for place in places])


def _lay_seats(box: things.Box, file: File) -> None:
    """Nothing is for no seats at all."""
    locks = [file.setup_locations[things.LOCATION_IDS.index(count.setup_location)] for count in file.player_counts]
    box.teams_each = row_of([0, *(count.teams_per_player for count in file.player_counts)])
    box.void_lock = row_of([0, *(things.LOCATION_IDS.index(lock.id) for lock in locks)])
    box.route = rows_of([[], *([box.tier.index(tier) for tier in lock.location_deck] for lock in locks)])
    box.spawn = rows_of([[], *([lock.minor_spawn, lock.major_spawn] for lock in locks)])


def _all_like(kinds: Sequence[int | str], kind: int | str) -> list[int]:
    return [number for number, other in enumerate(kinds) if other == kind]


def _icon(icon: Icon) -> list[int]:
    terrain, side = things.TERRAIN_IDS.index(icon.terrain), things.SIDE_IDS.index(icon.side)
    return [terrain, side, icon.count, icon.start == "bottom"]


def _check_names(file: File) -> None:
    in_order("teams", file.teams, things.TEAM_IDS)
    in_order("marines", file.marines, things.MARINE_IDS)
    in_order("actions", file.actions, things.ACTION_IDS)
    in_order("brood_lords", file.brood_lords, things.CARD_IDS[things.FIRST_LORD :])
    in_order("events", file.events, things.EVENT_IDS)
    in_order("terrain", file.terrain, things.TERRAIN_IDS)
    in_order("setup_locations", file.setup_locations, things.LOCATION_IDS[: things.VOID_LOCKS])
    in_order("locations", file.locations, things.BEYOND_IDS)
    symbols = [card.symbol for card in file.genestealers]
    demand("genestealers", symbols == things.SYMBOL_IDS, f"must be {', '.join(things.SYMBOL_IDS)}, in this order")
    demand("die", len(file.die.faces) > 0, "must have faces")
    demand("support_tokens", 0 < file.support_tokens.copies <= MOST, f"copies must be 1 to {MOST}")
    for number, action in enumerate(file.actions, 1):
        demand(f"actions {action.id!r}", action.number == number, f"must have the number {number}")
    for team, marines in zip(file.teams, zip(things.MARINE_IDS[::2], things.MARINE_IDS[1::2])):
        demand(f"teams {team.id!r}", team.marines == marines, f"must be {' and '.join(marines)}")
        cards = [file.actions[things.ACTION_IDS.index(id)] if id in things.ACTION_IDS else None for id in team.actions]
        sorts = [card.type for card in cards if card and card.team == team.id]
        wanted = f"needs one action of each type, in order: {things.SORT_IDS}"
        demand(f"teams {team.id!r}", sorts == things.SORT_IDS, wanted)


def _check_events(file: File) -> None:
    for number, event in enumerate(file.events):
        name, declared = f"events {event.id!r}", number in INSTINCTS
        demand(name, event.instinct == declared, f"instinct is {str(declared).lower()}")
        demand(name, event.copies > 0, "copies must be at least 1")
        known = ", ".join(things.MOVEMENT_IDS)
        demand(name, event.movement in things.MOVEMENT_IDS, f"movement is {known}, not {event.movement!r}")
        still, symbol = event.movement == "none", event.movement_symbol
        demand(name, not (still and symbol), f"movement is none: no swarm moves by the symbol {symbol!r}")
        demand(name, still or symbol in things.SYMBOL_IDS, f"no symbol {symbol!r}")
        for spawn in event.boxes:
            demand(name, spawn.size in things.SIZE_IDS, f"size is minor or major, not {spawn.size!r}")
            demand(name, spawn.colour in things.COLOUR_IDS, f"there is no colour {spawn.colour!r}")
    for card in file.genestealers:
        demand(f"genestealers {card.symbol!r}", 0 < card.copies <= MOST, f"copies must be 1 to {MOST}")
    for lord in file.brood_lords:
        demand(f"brood_lords {lord.id!r}", set(lord.symbols) <= set(things.SYMBOL_IDS), "bears an unknown symbol")
    for what, copies, checksum in (
        ("Events", sum(event.copies for event in file.events), file.checksums.event_cards),
        ("Genestealers", sum(card.copies for card in file.genestealers), file.checksums.genestealer_cards),
    ):
        demand("checksums", copies == checksum, f"{copies} {what} lie in the box, not {checksum}")


#: The cards and places whose effects work with a number.
AMOUNTS = {
    *("dead_aim", "full_auto", "heroic_charge"),
    *("out_of_thin_air_head", "out_of_thin_air_claw", "the_swarm_tongue", "the_swarm_tail"),
    *("psychic_assault", "cleansing_flames", "secret_route"),
    *("main_corridor", "lower_accessway", "core_cogitator", "munitorium"),
    *("black_holds", "dark_catacombs", "generatorium"),
}


def _check_amounts(file: File) -> None:
    for kind, entries in (("actions", file.actions), ("events", file.events), ("locations", file.locations)):
        for entry in entries:
            works = entry.id in AMOUNTS
            name = f"{kind} {entry.id!r}"
            demand(name, works or entry.amount == 0, "its effect works with no number: there is no amount to change")
            demand(name, not works or entry.amount > 0, "amount must be at least 1")
    for action in file.actions:
        demand(f"actions {action.id!r}", action.id == "dead_aim" or action.face == 0, "reads no face of the die")


def _check_places(file: File) -> None:
    for number, terrain in enumerate(file.terrain):
        can = number in ACTIVATIONS
        demand(f"terrain {terrain.id!r}", terrain.activatable == can, f"activatable is {str(can).lower()}")
        demand(f"terrain {terrain.id!r}", terrain.colour in things.COLOUR_IDS, f"there is no colour {terrain.colour!r}")
    tiers = {place.tier for place in file.locations}
    for place in file.setup_locations:
        demand(f"setup_locations {place.id!r}", set(place.location_deck) <= tiers, f"tiers are {sorted(tiers)}")
    icons = [(place.id, icon) for place in file.setup_locations for icon in place.terrain]
    icons += [(place.id, icon) for place in file.locations for icon in place.terrain]
    for id, icon in icons:
        known = icon.terrain in things.TERRAIN_IDS and icon.side in things.SIDE_IDS and icon.start in ("top", "bottom")
        text = f"{icon.terrain} on the {icon.side}, {icon.count} from the {icon.start}"
        demand(f"locations {id!r}", known and icon.count > 0, f"has an icon that cannot be placed: {text}")
    demand("player_counts", [count.players for count in file.player_counts] == [1, 2, 3, 4, 5, 6], "must be for 1 to 6")
    for count in file.player_counts:
        name = f"player_counts {count.players}"
        lock = next((place for place in file.setup_locations if place.id == count.setup_location), None)
        demand(name, lock is not None and lock.marines == count.marines, "its setup_location is for other numbers")
        teams = count.players * count.teams_per_player
        fits = count.teams == teams <= things.TEAMS and count.marines == 2 * teams
        demand(name, fits, "teams and marines must be for that many players")
