"""Who may know what at Death Angel (10)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from undercover.games.death_angel import things, views
from undercover.games.death_angel.afterwards import STRATEGIZE_TO
from undercover.games.death_angel.attacks import REROLL, fighter, fought, slays
from undercover.games.death_angel.odds import kill, percent, survive
from undercover.games.death_angel.phrases import cards_of, hand_of
from undercover.games.death_angel.rounds import ARRIVE, CLEAN_UP, ENTER_LOCATION, RESOLVE, REVEAL
from undercover.games.death_angel.setup import DEPLOY
from undercover.games.death_angel.swarm import KINDS, SHIELD, count_of, one, swarm_of
from undercover.games.death_angel.swarms import BOUGHT, DEFEND, SWARMS, endures
from undercover.games.death_angel.table import Hulk
from undercover.games.death_angel.things import LEFT, NONE, NOTHING, RIGHT, TEAMS, TERRAINS
from undercover.table.agenda import SPECTATOR, UNANSWERED, Step
from undercover.table.native import Row as Numbers
from undercover.table.native import i64, sort
from undercover.table.story import ARGUMENT, NUMBER, NUMBER_BITS, first


def view(g: Hulk, seat: i64) -> views.Seen:
    return views.Seen(
        g.round,
        _phase(g),
        _resolving(g),
        g.current,
        _location(g),
        [_row(g, position) for position in range(len(g.marines))],
        views.Blips(_pile(g, LEFT), _pile(g, RIGHT)),
        len(g.deck),
        _counts(swarm_of(g.discard)),
        _unseen(g),
        [views.Turned(things.SIDE_IDS[card >> 3], things.CARD_IDS[card & 7]) for card in g.turned],
        cards_of(g.carried),
        cards_of(g.lords_slain),
        g.kills,
        g.supply,
        None if g.die == NOTHING else views.Die(g.box.number[g.die], g.box.skull[g.die] > 0),
        _fight(g),
        _moving(g),
        None if g.holder == NOTHING else g.holder,
        _event(g, seat),
        _events(g, seat),
        _effects(g),
        _teams(g, seat),
        _marines(g.slain),
        [player < len(g.sealed) and g.sealed[player] != UNANSWERED for player in range(g.seats)],
    )


def turned(g: Hulk, seat: i64, seen: views.Seen) -> views.Seen:
    """Only events and chosen actions differ between seats."""
    return replace(seen, event=_event(g, seat), events=_events(g, seat), teams=_teams(g, seat))


def _teams(g: Hulk, seat: i64) -> list[views.Team]:
    return [_team(g, team, seat) for team in range(TEAMS) if g.owner[team] != NOTHING]


# ---------------------------------------------------------------- where the round stands

#: The phases, each with a step that stays on the agenda until it is over, the first to end first.
PHASES: Final[list[tuple[str, Step[Hulk]]]] = [
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
    for name, last in PHASES:
        number = last.number
        for frame in g.agenda:
            if frame & NUMBER == number:
                return name
    return None


def _resolving(g: Hulk) -> str | None:
    """The Action card being carried out: the next one is looked for among higher numbers."""
    for frame in g.agenda:
        if frame & NUMBER == RESOLVE.number:
            after = frame >> NUMBER_BITS & ARGUMENT
            return things.ACTION_IDS[after - 1] if after > 0 else None
    return None


def _top(g: Hulk) -> i64:
    return g.agenda[-1] & NUMBER if len(g.agenda) > 0 else NOTHING


def _fight(g: Hulk) -> views.Fight | None:
    """Who fights whom while somebody may still change the roll, and what the face lying there would do."""
    if _top(g) == REROLL.number:
        marine, slot = fighter(g.second()), fought(g.second())
        return _fought(marine, slot, "marine", slays(g, marine, g.die) > 0)
    if _top(g) == DEFEND.number:
        slot = g.second() % BOUGHT
        return _fought(g.marines[slot // 2], slot, "swarm", endures(g, slot, g.die, g.second() >= BOUGHT))
    return None


def _fought(marine: i64, slot: i64, attacker: str, good: bool) -> views.Fight:
    return views.Fight(things.MARINE_IDS[marine], slot // 2 + 1, things.SIDE_IDS[slot & 1], attacker, good)


def _moving(g: Hulk) -> views.Moving | None:
    """The swarm that Strategize is about to move."""
    if _top(g) != STRATEGIZE_TO.number:
        return None
    return views.Moving(g.second() // 2 + 1, things.SIDE_IDS[g.second() & 1])


# ---------------------------------------------------------------- the place and the formation


def _location(g: Hulk) -> views.Place:
    spawn = g.box.spawn[g.seats]
    ahead = [g.box.tier[place] for place in g.locations]
    ahead.reverse()
    return views.Place(
        things.LOCATION_IDS[g.location],
        g.box.tier[g.location],
        g.box.objective[g.location] > 0,
        g.launch_tokens,
        ahead,
        spawn[0],
        spawn[1],
    )


def _row(g: Hulk, position: i64) -> views.Row:
    marine = g.marines[position]
    tokens = g.tokens[marine]
    kills = percent(kill(g, marine, 0))
    return views.Row(
        things.MARINE_IDS[marine],
        things.TEAM_IDS[marine // 2],
        g.controller(marine),
        g.box.range[marine],
        things.SIDE_IDS[g.facing[marine]],
        tokens,
        kills,
        percent(kill(g, marine, tokens)) if tokens > 0 else kills,
        _slot(g, 2 * position, marine),
        _slot(g, 2 * position + 1, marine),
    )


def _slot(g: Hulk, slot: i64, marine: i64) -> views.Slot:
    """One side of a position. While swarms attack, a group that is done may lie beside one that is not."""
    swarm, spent = g.swarms[slot], g.spent[slot]
    terrain = [_terrain(g, card) for card in range(TERRAINS) if g.terrain[card] == slot]
    done = cards_of(spent) if spent > 0 else []
    if swarm == 0:
        return views.Slot(terrain, [], done, spent >= SHIELD, None, None)
    survives = percent(survive(g, slot, 0))
    with_tokens = survives
    if g.tokens[marine] > 0 and g.facing[marine] == slot & 1:
        with_tokens = percent(survive(g, slot, g.tokens[marine]))
    return views.Slot(terrain, cards_of(swarm), done, swarm >= SHIELD or spent >= SHIELD, survives, with_tokens)


def _terrain(g: Hulk, terrain: i64) -> views.Terrain:
    return views.Terrain(
        things.TERRAIN_IDS[terrain],
        things.COLOUR_IDS[g.box.colour[terrain]],
        g.box.activatable[terrain] > 0,
        g.activated >> terrain & 1 > 0,
        g.door_tokens if terrain == things.DOOR else 0,
        terrain == g.capped,
    )


# ---------------------------------------------------------------- the piles


def _pile(g: Hulk, side: i64) -> views.Pile:
    return views.Pile(len(g.blips[side]), cards_of(g.sure[side]))


def _unseen(g: Hulk) -> views.Unseen:
    old = old_pool(g)
    new = swarm_of(g.deck) + swarm_of(g.blips[LEFT]) + swarm_of(g.blips[RIGHT]) - old
    return views.Unseen(_counts(new), _counts(old))


def old_pool(g: Hulk) -> i64:
    """The face-down Genestealers that are older than the present deck, as a swarm."""
    found: i64 = 0
    for side in range(i64(2)):
        blips = g.blips[side]
        for place in range(g.old[side]):
            found += one(blips[place])
    return found


def _counts(swarm: i64) -> dict[str, int]:
    return {things.CARD_IDS[kind]: count_of(swarm, kind) for kind in range(KINDS) if count_of(swarm, kind) > 0}


# ---------------------------------------------------------------- Events


def knows_event(g: Hulk, seat: i64) -> bool:
    """The card has been shown, or this seat has looked at it."""
    return g.event_open or (seat != SPECTATOR and g.event_seen >> seat & 1 > 0)


def _event(g: Hulk, seat: i64) -> views.DrawnEvent | views.SecretEvent | None:
    """The Event being resolved; for those who may not know it, only that there is one."""
    if g.event == NOTHING:
        return None
    if not knows_event(g, seat):
        return views.SecretEvent(None, False)
    event = g.event
    instinct = g.box.instinct[event] > 0
    return views.DrawnEvent(
        g.event_open, things.EVENT_IDS[event], instinct, _boxes(g, event), _movement(g, event), _symbol(g, event)
    )


def _boxes(g: Hulk, event: i64) -> list[views.SpawnBox]:
    sizes, colours = g.box.box_size[event], g.box.box_colour[event]
    spawn = g.box.spawn[g.seats]
    return [
        views.SpawnBox(things.SIZE_IDS[sizes[n]], things.COLOUR_IDS[colours[n]], spawn[sizes[n]])
        for n in range(len(sizes))
    ]


def _movement(g: Hulk, event: i64) -> str:
    return things.MOVEMENT_IDS[g.box.movement[event]]


def _symbol(g: Hulk, event: i64) -> str | None:
    return things.SYMBOL_IDS[g.box.symbol[event]] if g.box.movement[event] != NONE else None


def _events(g: Hulk, seat: i64) -> views.Events:
    scouted: list[views.ScoutedEvent] = []
    if len(g.scouted) > 0 and seat == g.owner[things.PURPLE]:
        places = g.scouted[:]
        sort(places)
        scouted = [_scouted(g, place) for place in places]
        scouted.reverse()
    return views.Events(len(g.events), [things.EVENT_IDS[event] for event in g.event_discard], scouted)


def _scouted(g: Hulk, place: i64) -> views.ScoutedEvent:
    event = g.events[place]
    depth = len(g.events) - 1 - place
    instinct = g.box.instinct[event] > 0
    return views.ScoutedEvent(
        depth, things.EVENT_IDS[event], instinct, _boxes(g, event), _movement(g, event), _symbol(g, event)
    )


def _effects(g: Hulk) -> list[views.Effect]:
    """What an Event does this round or will do next round, and to whom."""
    found: list[views.Effect] = []
    if g.lasting != NOTHING:
        found.append(views.Effect(things.EVENT_IDS[g.lasting], _whom(g.lasting, g.lasting_on), "now"))
    if g.foreseen != NOTHING:
        found.append(views.Effect(things.EVENT_IDS[g.foreseen], _whom(g.foreseen, g.foreseen_on), "next_round"))
    return found


def _whom(event: i64, on: i64) -> str | None:
    if event == things.SECOND_WIND:
        return things.MARINE_IDS[on]
    return things.TEAM_IDS[on] if event == things.GUN_JAM else None


# ---------------------------------------------------------------- teams


def _team(g: Hulk, team: i64, seat: i64) -> views.Team:
    return views.Team(
        things.TEAM_IDS[team],
        g.owner[team],
        _marines(g.team_marines(team)),
        [things.ACTION_IDS[action] for action in g.box.hands[team]],
        [things.ACTION_IDS[action] for action in g.choosable(team)],
        _chosen(g, team) if g.owner[team] == seat else None,
        _action(g.played[team]),
        _action(g.previous[team]),
    )


def _action(action: i64) -> str | None:
    return None if action == NOTHING else things.ACTION_IDS[action]


def _marines(marines: Numbers) -> list[str]:
    return [things.MARINE_IDS[marine] for marine in marines]


def _chosen(g: Hulk, team: i64) -> str | None:
    """The card its player has chosen for this team, or sealed in an answer."""
    seat = g.owner[team]
    if g.chosen[team] == NOTHING and seat < len(g.sealed) and g.sealed[seat] != UNANSWERED:
        for action in hand_of(g, first(g.sealed[seat])):
            if g.box.action_team[action] == team:
                return things.ACTION_IDS[action]
    return _action(g.chosen[team])
