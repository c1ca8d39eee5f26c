"""The data file of Death Angel, read and checked."""

from __future__ import annotations

from msgspec import Struct

from undercover.games.death_angel.swarm import ALL, MOST
from undercover.games.death_angel.things import (
    ACTION_IDS,
    CARD_IDS,
    COLOUR_IDS,
    DEAD_AIM,
    EVENT_IDS,
    LOCATION_IDS,
    MARINE_IDS,
    MOVEMENT_IDS,
    SIDE_IDS,
    SIZE_IDS,
    SORT_IDS,
    SYMBOL_IDS,
    TEAM_IDS,
    TERRAIN_IDS,
    VOID_LOCKS,
    Box,
)
from undercover.table.data import demand, read


class Face(Struct):
    number: int
    skull: bool


class Die(Struct):
    faces: list[Face]


class Tokens(Struct):
    copies: int


class Team(Struct):
    id: str
    marines: tuple[str, str]
    actions: tuple[str, str, str]


class Marine(Struct):
    id: str
    team: str
    range: int


class Action(Struct):
    id: str
    number: int
    team: str
    type: str
    amount: int = 0
    face: int = 0


class Genestealer(Struct):
    symbol: str
    copies: int


class BroodLord(Struct):
    id: str
    symbols: tuple[str, str]


class SpawnBox(Struct):
    size: str
    colour: str


class Event(Struct):
    id: str
    copies: int
    instinct: bool
    boxes: tuple[SpawnBox, SpawnBox]
    movement: str
    movement_symbol: str
    amount: int = 0


class Terrain(Struct):
    id: str
    colour: str
    activatable: bool


class PlayerCount(Struct):
    players: int
    teams_per_player: int
    teams: int
    marines: int
    setup_location: str


class Icon(Struct, rename={"start": "from"}):
    side: str
    terrain: str
    count: int
    start: str


class SetupLocation(Struct):
    id: str
    marines: int
    location_deck: list[str]
    left_blips: int
    right_blips: int
    major_spawn: int
    minor_spawn: int
    terrain: list[Icon]


class Location(Struct):
    id: str
    tier: str
    left_blips: int
    right_blips: int
    terrain: list[Icon]
    objective: bool
    amount: int = 0


class Checksums(Struct):
    event_cards: int
    genestealer_cards: int


class File(Struct):
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


def open_box(text: str) -> Box:
    """Read a box of components, and check what the rules rely on."""
    file = read(text, File)
    _check_names(file)
    _check_events(file)
    _check_places(file)
    box = Box()
    box.number = [face.number for face in file.die.faces]
    box.skull = [face.skull for face in file.die.faces]
    box.tokens = file.support_tokens.copies
    box.range = [marine.range for marine in file.marines]
    _lay_actions(box, file)
    _lay_enemies(box, file)
    _lay_events(box, file)
    _lay_places(box, file)
    return box


def _lay_actions(box: Box, file: File) -> None:
    box.action_team = [TEAM_IDS.index(action.team) for action in file.actions]
    box.action_sort = [SORT_IDS.index(action.type) for action in file.actions]
    box.action_amount = [action.amount for action in file.actions]
    box.hands = [[ACTION_IDS.index(action) for action in team.actions] for team in file.teams]
    box.dead_aim = file.actions[DEAD_AIM].face


def _lay_enemies(box: Box, file: File) -> None:
    box.genestealers = [kind for kind, card in enumerate(file.genestealers) for _ in range(card.copies)]
    symbols = [[card.symbol] for card in file.genestealers] + [list(lord.symbols) for lord in file.brood_lords]
    box.bearers = [sum(ALL[kind] for kind, borne in enumerate(symbols) if symbol in borne) for symbol in SYMBOL_IDS]


def _lay_events(box: Box, file: File) -> None:
    box.events = [number for number, event in enumerate(file.events) for _ in range(event.copies)]
    box.instinct = [event.instinct for event in file.events]
    box.box_size = [[SIZE_IDS.index(spawn.size) for spawn in event.boxes] for event in file.events]
    box.box_colour = [[COLOUR_IDS.index(spawn.colour) for spawn in event.boxes] for event in file.events]
    box.movement = [MOVEMENT_IDS.index(event.movement) for event in file.events]
    box.symbol = [SYMBOL_IDS.index(event.movement_symbol or SYMBOL_IDS[0]) for event in file.events]
    box.event_amount = [event.amount for event in file.events]


def _lay_places(box: Box, file: File) -> None:
    box.colour = [COLOUR_IDS.index(terrain.colour) for terrain in file.terrain]
    box.coloured = [
        [terrain for terrain, its in enumerate(box.colour) if its == colour] for colour in range(len(COLOUR_IDS))
    ]
    box.activatable = [terrain.activatable for terrain in file.terrain]
    places: list[SetupLocation | Location] = [*file.setup_locations, *file.locations]
    box.tier = [place.tier if isinstance(place, Location) else "" for place in places]
    box.objective = [isinstance(place, Location) and place.objective for place in places]
    box.location_amount = [place.amount if isinstance(place, Location) else 0 for place in places]
    box.blips = [[place.left_blips, place.right_blips] for place in places]
    box.icons = [[_icon(icon) for icon in place.terrain] for place in places]
    for count in file.player_counts:
        lock = LOCATION_IDS.index(count.setup_location)
        box.teams_each[count.players] = count.teams_per_player
        box.void_lock[count.players] = lock
        box.route[count.players] = file.setup_locations[lock].location_deck
        box.spawn[count.players] = [file.setup_locations[lock].minor_spawn, file.setup_locations[lock].major_spawn]


def _icon(icon: Icon) -> list[int]:
    return [TERRAIN_IDS.index(icon.terrain), SIDE_IDS.index(icon.side), icon.count, icon.start == "bottom"]


def _check_names(file: File) -> None:
    for kind, found, known in (
        ("teams", [team.id for team in file.teams], TEAM_IDS),
        ("marines", [marine.id for marine in file.marines], MARINE_IDS),
        ("actions", [action.id for action in file.actions], ACTION_IDS),
        ("genestealers", [card.symbol for card in file.genestealers], SYMBOL_IDS),
        ("brood_lords", [lord.id for lord in file.brood_lords], CARD_IDS[len(SYMBOL_IDS) :]),
        ("events", [event.id for event in file.events], EVENT_IDS),
        ("terrain", [terrain.id for terrain in file.terrain], TERRAIN_IDS),
        ("setup_locations", [place.id for place in file.setup_locations], LOCATION_IDS[:VOID_LOCKS]),
        ("locations", [place.id for place in file.locations], LOCATION_IDS[VOID_LOCKS:]),
    ):
        demand(kind, found == known, f"must be {', '.join(known)}, in this order")
    demand("die", len(file.die.faces) > 0, "must have faces")
    demand("support_tokens", file.support_tokens.copies > 0, "there must be some")
    for number, action in enumerate(file.actions, 1):
        demand(f"actions {action.id!r}", action.number == number, f"must have the number {number}")
    for team, marines in zip(file.teams, zip(MARINE_IDS[::2], MARINE_IDS[1::2])):
        demand(f"teams {team.id!r}", team.marines == marines, f"must be {' and '.join(marines)}")
        cards = [file.actions[ACTION_IDS.index(id)] if id in ACTION_IDS else None for id in team.actions]
        sorts = [card.type for card in cards if card and card.team == team.id]
        demand(f"teams {team.id!r}", sorts == SORT_IDS, f"needs one action of each type, in order: {SORT_IDS}")


def _check_events(file: File) -> None:
    for event in file.events:
        name = f"events {event.id!r}"
        demand(name, event.copies > 0, "copies must be at least 1")
        demand(name, event.movement in MOVEMENT_IDS, f"movement is {', '.join(MOVEMENT_IDS)}, not {event.movement!r}")
        still = event.movement == "none"
        demand(name, still or event.movement_symbol in SYMBOL_IDS, f"no symbol {event.movement_symbol!r}")
        for spawn in event.boxes:
            demand(name, spawn.size in SIZE_IDS, f"size is minor or major, not {spawn.size!r}")
            demand(name, spawn.colour in COLOUR_IDS, f"there is no colour {spawn.colour!r}")
    for card in file.genestealers:
        demand(f"genestealers {card.symbol!r}", 0 < card.copies <= MOST, f"copies must be 1 to {MOST}")
    for lord in file.brood_lords:
        demand(f"brood_lords {lord.id!r}", set(lord.symbols) <= set(SYMBOL_IDS), "bears an unknown symbol")
    for what, copies, checksum in (
        ("Events", sum(event.copies for event in file.events), file.checksums.event_cards),
        ("Genestealers", sum(card.copies for card in file.genestealers), file.checksums.genestealer_cards),
    ):
        demand("checksums", copies == checksum, f"{copies} {what} lie in the box, not {checksum}")


def _check_places(file: File) -> None:
    for terrain in file.terrain:
        demand(f"terrain {terrain.id!r}", terrain.colour in COLOUR_IDS, f"there is no colour {terrain.colour!r}")
    tiers = {place.tier for place in file.locations}
    for place in file.setup_locations:
        demand(f"setup_locations {place.id!r}", set(place.location_deck) <= tiers, f"tiers are {sorted(tiers)}")
    icons = [(place.id, icon) for place in file.setup_locations for icon in place.terrain]
    icons += [(place.id, icon) for place in file.locations for icon in place.terrain]
    for id, icon in icons:
        known = icon.terrain in TERRAIN_IDS and icon.side in SIDE_IDS and icon.start in ("top", "bottom")
        demand(f"locations {id!r}", known and icon.count > 0, f"has an icon that cannot be placed: {icon}")
    demand("player_counts", [count.players for count in file.player_counts] == [1, 2, 3, 4, 5, 6], "must be for 1 to 6")
    for count in file.player_counts:
        name = f"player_counts {count.players}"
        lock = next((place for place in file.setup_locations if place.id == count.setup_location), None)
        demand(name, lock is not None and lock.marines == count.marines, "its setup_location is for other numbers")
        fits = (
            count.teams == count.players * count.teams_per_player <= len(TEAM_IDS) and count.marines == 2 * count.teams
        )
        demand(name, fits, "teams and marines must be for that many players")
