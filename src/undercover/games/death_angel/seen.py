"""Who may know what at Death Angel (10), and what could be true for somebody who does not know."""

from __future__ import annotations

from typing import Any

from undercover.games.death_angel.afterwards import STRATEGIZE_TO
from undercover.games.death_angel.attacks import REROLL, slays
from undercover.games.death_angel.instincts import INSTINCTS
from undercover.games.death_angel.odds import kill, percent, survive
from undercover.games.death_angel.phrases import actions_of, cards_of
from undercover.games.death_angel.rounds import CLEAN_UP, RESOLVE, REVEAL
from undercover.games.death_angel.setup import DEPLOY
from undercover.games.death_angel.swarm import ALL, KINDS, SHIELD, cards, count, swarm_of
from undercover.games.death_angel.swarms import BOUGHT, DEFEND, SWARMS, endures
from undercover.games.death_angel.table import Hulk
from undercover.games.death_angel.things import (
    ACTION_IDS,
    CARD_IDS,
    COLOUR_IDS,
    DOOR,
    EVENT_IDS,
    GUN_JAM,
    LEFT,
    LOCATION_IDS,
    MARINE_IDS,
    MOVEMENT_IDS,
    NO_MOVE,
    NOTHING,
    PURPLE,
    RIGHT,
    SECOND_WIND,
    SIDE_IDS,
    SIZE_IDS,
    SYMBOL_IDS,
    TEAM_IDS,
    TERRAIN_IDS,
)
from undercover.games.death_angel.travel import ARRIVE, ENTER_LOCATION
from undercover.table.agenda import FIRST, STEP, STEP_BITS, UNANSWERED
from undercover.table.dice import Dice

# ---------------------------------------------------------------- what a seat sees


def seen(g: Hulk, seat: int | None) -> dict[str, Any]:
    return {
        "round": g.round,
        "phase": _phase(g),
        "resolving": _resolving(g),
        "current": g.current,
        "location": _location(g),
        "formation": [_row(g, position) for position in range(len(g.marines))],
        "blips": {side: _pile(g, number) for number, side in enumerate(SIDE_IDS)},
        "deck": len(g.deck),
        "discard": _counts(swarm_of(g.discard)),
        "unseen": _unseen(g),
        "turned": [{"pile": SIDE_IDS[card >> 3], "card": CARD_IDS[card & 7]} for card in g.turned],
        "carried": cards_of(g.carried),
        "lords_slain": cards_of(g.lords_slain),
        "kills": g.kills,
        "supply": g.supply,
        "die": None if g.die == NOTHING else {"number": g.box.number[g.die], "skull": g.box.skull[g.die]},
        "fight": _fight(g),
        "moving": _moving(g),
        "artefact": None if g.holder == NOTHING else g.holder,
        "event": _event(g, seat),
        "events": _events(g, seat),
        "effects": _effects(g),
        "teams": [_team(g, team, seat) for team in range(len(TEAM_IDS)) if g.owner[team] != NOTHING],
        "slain": [MARINE_IDS[marine] for marine in g.slain],
        "chosen": [player < len(g.sealed) and g.sealed[player] != UNANSWERED for player in range(g.seats)],
    }


#: The phases, each with a step that stays on the agenda until it is over, the first to end first.
PHASES = [
    ("travel", ENTER_LOCATION),
    ("travel", ARRIVE),
    ("set_up", DEPLOY),
    ("choose", REVEAL),
    ("resolve", RESOLVE),
    ("swarms", SWARMS),
    ("event", CLEAN_UP),
]


def _phase(g: Hulk) -> str | None:
    """Where the round stands, read off what is still to happen."""
    steps = {frame & STEP for frame in g.agenda}
    return next((name for name, last in PHASES if last.number in steps), None)


def _resolving(g: Hulk) -> str | None:
    """The Action card being carried out: the next one is looked for among higher numbers."""
    after = [frame >> STEP_BITS & FIRST for frame in g.agenda if frame & STEP == RESOLVE.number]
    return ACTION_IDS[after[0] - 1] if after and after[0] else None


def _location(g: Hulk) -> dict[str, Any]:
    minor, major = g.box.spawn[g.seats]
    return {
        "id": LOCATION_IDS[g.location],
        "tier": g.box.tier[g.location],
        "objective": g.box.objective[g.location],
        "tokens": g.launch_tokens,
        "ahead": [g.box.tier[place] for place in reversed(g.locations)],
        "minor": minor,
        "major": major,
    }


def _row(g: Hulk, position: int) -> dict[str, Any]:
    marine = g.marines[position]
    return {
        "marine": MARINE_IDS[marine],
        "team": TEAM_IDS[marine // 2],
        "seat": g.controller(marine),
        "range": g.box.range[marine],
        "facing": SIDE_IDS[g.facing[marine]],
        "tokens": g.tokens[marine],
        "kills": percent(kill(g, marine, 0)),
        "kills_with_tokens": percent(kill(g, marine, g.tokens[marine])),
        **{side: _slot(g, 2 * position + number) for number, side in enumerate(SIDE_IDS)},
    }


def _slot(g: Hulk, slot: int) -> dict[str, Any]:
    """One side of a position. While swarms attack, a group that is done may lie beside one that is not."""
    swarm, spent = g.swarms[slot], g.spent[slot]
    marine = g.marines[slot // 2]
    faced = g.facing[marine] == slot & 1
    return {
        "terrain": [_terrain(g, terrain) for terrain in g.terrain_in(slot)],
        "swarm": cards_of(swarm),
        "done": cards_of(spent),
        "power_field": swarm >= SHIELD or spent >= SHIELD,
        "survives": percent(survive(g, slot, 0)) if swarm else None,
        "survives_with_tokens": percent(survive(g, slot, g.tokens[marine] if faced else 0)) if swarm else None,
    }


def _fight(g: Hulk) -> dict[str, Any] | None:
    """Who fights whom while somebody may still change the roll, and what the face lying there would do."""
    top = g.agenda[-1] & STEP if g.agenda else NOTHING
    if top == REROLL.number:
        marine, slot = divmod(g.second(), 32)
        good = slays(g, marine, g.die) > 0
    elif top == DEFEND.number:
        slot = g.second() % BOUGHT
        marine = g.marines[slot // 2]
        good = endures(g, slot, g.die, g.second() >= BOUGHT)
    else:
        return None
    return {
        "marine": MARINE_IDS[marine],
        "position": slot // 2 + 1,
        "side": SIDE_IDS[slot & 1],
        "attacker": "marine" if top == REROLL.number else "swarm",
        "good": good,
    }


def _moving(g: Hulk) -> dict[str, Any] | None:
    """The swarm that Strategize is about to move."""
    if not g.agenda or g.agenda[-1] & STEP != STRATEGIZE_TO.number:
        return None
    return {"position": g.second() // 2 + 1, "side": SIDE_IDS[g.second() & 1]}


def _terrain(g: Hulk, terrain: int) -> dict[str, Any]:
    return {
        "id": TERRAIN_IDS[terrain],
        "colour": COLOUR_IDS[g.box.colour[terrain]],
        "activatable": g.box.activatable[terrain],
        "activated": bool(g.activated >> terrain & 1),
        "tokens": g.door_tokens if terrain == DOOR else 0,
        "capped": terrain == g.capped,
    }


def _pile(g: Hulk, side: int) -> dict[str, Any]:
    """The number of cards, and those that everybody saw being shuffled in."""
    return {"count": len(g.blips[side]), "known": cards_of(g.sure[side])}


def _unseen(g: Hulk) -> dict[str, dict[str, int]]:
    """Whoever counts the cards knows which are in the deck or came from it since it was last shuffled, and which
    blips are older than that."""
    new, old = pools(g)
    return {"deck": _counts(swarm_of(new)), "older": _counts(swarm_of(old))}


def pools(g: Hulk) -> tuple[list[int], list[int]]:
    """The face-down Genestealers: of the present deck, and older ones."""
    new, old = g.deck[:], []
    for side, pile in enumerate(g.blips):
        old += pile[: g.old[side]]
        new += pile[g.old[side] :]
    return new, old


def _counts(swarm: int) -> dict[str, int]:
    return {CARD_IDS[kind]: count(swarm, kind) for kind in range(KINDS) if swarm & ALL[kind]}


def knows_event(g: Hulk, seat: int | None) -> bool:
    """The card has been shown, or this seat has looked at it."""
    return g.event_open or (seat is not None and bool(g.event_seen >> seat & 1))


def _event(g: Hulk, seat: int | None) -> dict[str, Any] | None:
    """The Event being resolved; for those who may not know it, only that there is one."""
    if g.event == NOTHING:
        return None
    if not knows_event(g, seat):
        return {"id": None, "shown": False}
    return {"shown": g.event_open, **card(g, g.event)}


def card(g: Hulk, event: int) -> dict[str, Any]:
    """The face of an Event."""
    box = g.box
    boxes = zip(box.box_size[event], box.box_colour[event])
    moves = box.movement[event] != NO_MOVE
    return {
        "id": EVENT_IDS[event],
        "instinct": box.instinct[event],
        "boxes": [
            {"size": SIZE_IDS[size], "colour": COLOUR_IDS[colour], "count": box.spawn[g.seats][size]}
            for size, colour in boxes
        ],
        "movement": MOVEMENT_IDS[box.movement[event]],
        "symbol": SYMBOL_IDS[box.symbol[event]] if moves else None,
    }


def _events(g: Hulk, seat: int | None) -> dict[str, Any]:
    """Places are counted from the top of the deck, 0 first."""
    known = [place for place in sorted(g.scouted, reverse=True) if seat == g.owner[PURPLE]]
    return {
        "deck": len(g.events),
        "discard": [EVENT_IDS[event] for event in g.event_discard],
        "scouted": [{"place": len(g.events) - 1 - place, **card(g, g.events[place])} for place in known],
    }


def _effects(g: Hulk) -> list[dict[str, Any]]:
    """What an Event does this round or will do next round, and to whom."""
    found = []
    for event, on, when in ((g.lasting, g.lasting_on, "now"), (g.foreseen, g.foreseen_on, "next_round")):
        if event != NOTHING:
            whom = MARINE_IDS[on] if event == SECOND_WIND else TEAM_IDS[on] if event == GUN_JAM else None
            found.append({"event": EVENT_IDS[event], "on": whom, "when": when})
    return found


def _team(g: Hulk, team: int, seat: int | None) -> dict[str, Any]:
    own = g.owner[team] == seat
    chosen = ACTION_IDS[g.chosen[team]] if g.chosen[team] != NOTHING else _sealed(g, team)
    return {
        "team": TEAM_IDS[team],
        "seat": g.owner[team],
        "marines": [MARINE_IDS[marine] for marine in g.team_marines(team)],
        "hand": [ACTION_IDS[action] for action in g.box.hands[team]],
        "choosable": [ACTION_IDS[action] for action in g.choosable(team)],
        "chosen": chosen if own else None,
        "played": None if g.played[team] == NOTHING else ACTION_IDS[g.played[team]],
        "previous": None if g.previous[team] == NOTHING else ACTION_IDS[g.previous[team]],
    }


def _sealed(g: Hulk, team: int) -> str | None:
    """The card of this team in its player's sealed answer."""
    seat = g.owner[team]
    if seat >= len(g.sealed) or g.sealed[seat] == UNANSWERED:
        return None
    return next((id for id in actions_of(g.sealed[seat]) if g.box.action_team[ACTION_IDS.index(id)] == team), None)


# ---------------------------------------------------------------- what a seat cannot see


def unknown_places(g: Hulk, seat: int | None) -> list[int]:
    """The places of the Event deck this seat has not looked at."""
    scout = seat is not None and seat == g.owner[PURPLE]
    return [place for place in range(len(g.events)) if not (scout and place in g.scouted)]


def hidden(g: Hulk, seat: int | None) -> dict[str, list[int]]:
    zones = {
        "genestealer deck": g.deck,
        "left blips": g.blips[LEFT],
        "right blips": g.blips[RIGHT],
        "event deck": [g.events[place] for place in unknown_places(g, seat)],
        "location deck": g.locations,
    }
    if g.event != NOTHING and not knows_event(g, seat):
        zones["drawn event"] = [g.event]
    for team, action in enumerate(g.chosen):
        if action != NOTHING and g.owner[team] != seat:
            zones[f"card chosen by {TEAM_IDS[team]}"] = [action]
    return zones


def imagine(g: Hulk, seat: int | None, dice: Dice) -> Hulk:
    """Deal everything afresh that this seat cannot know."""
    world = g.copy()
    _deal_genestealers(world, dice)
    _deal_events(world, seat, dice)
    world.locations = [_another(g, place, dice) for place in g.locations]
    chosen = world.chosen[:]
    for team, action in enumerate(g.chosen):
        if action != NOTHING and g.owner[team] != seat:
            cards = g.choosable(team)
            chosen[team] = cards[dice.below(len(cards))]
    world.chosen = chosen
    return world


def _another(g: Hulk, place: int, dice: Dice) -> int:
    """Any Location with the same back."""
    alike = [other for other in range(len(LOCATION_IDS)) if g.box.tier[other] == g.box.tier[place]]
    return alike[dice.below(len(alike))]


def _deal_genestealers(g: Hulk, dice: Dice) -> None:
    """Old cards change places among themselves, and so do those of the present deck; cards everybody saw being
    shuffled into a pile stay among the cards they were shuffled with."""
    places = [[NOTHING] * len(pile) for pile in g.blips]
    new, old = pools(g)
    for side in (LEFT, RIGHT):
        for kind in cards(g.sure[side]):
            free = [place for place in range(g.among[side]) if places[side][place] == NOTHING]
            place = free[dice.below(len(free))]
            places[side][place] = kind
            (old if place < g.old[side] else new).remove(kind)
    dice.shuffle(old)
    dice.shuffle(new)
    for side in (LEFT, RIGHT):
        for place, kind in enumerate(places[side]):
            if kind == NOTHING:
                places[side][place] = (old if place < g.old[side] else new).pop()
    g.blips = places
    g.deck = new


def _deal_events(g: Hulk, seat: int | None, dice: Dice) -> None:
    """A card drawn in secret may be any Instinct about which the drawer would be asked."""
    places = unknown_places(g, seat)
    unknown = [g.events[place] for place in places]
    if g.event != NOTHING and not knows_event(g, seat):
        unknown.append(g.event)
        fewest = 2 if g.seats == 1 else 1
        likely = [event for event in unknown if event in INSTINCTS and len(INSTINCTS[event].options(g)) >= fewest]
        g.event = likely[dice.below(len(likely))]
        unknown.remove(g.event)
    dice.shuffle(unknown)
    for place, event in zip(places, unknown):
        g.events[place] = event
