"""What could be true at Death Angel for somebody who does not know (10)."""

from __future__ import annotations

from undercover.games.death_angel.seen import knows_event, old_pool
from undercover.games.death_angel.swarm import cards, one, swarm_of
from undercover.games.death_angel.table import Hulk
from undercover.games.death_angel.things import LEFT, NOTHING, PURPLE, RIGHT, TEAM_IDS, TEAMS
from undercover.table.dice import Dice
from undercover.table.native import Row, append, fill, i64, pop, remove, sort, vec
from undercover.table.rows import rows_of, with_number


def unknown_places(g: Hulk, seat: i64) -> Row:
    """The places of the Event deck this seat has not looked at."""
    scout = seat == g.owner[PURPLE]
    return vec[i64]([place for place in range(len(g.events)) if not (scout and place in g.scouted)])


def hidden(g: Hulk, seat: i64) -> dict[str, list[int]]:
    zones = {
        "genestealer deck": list(g.deck),
        "left blips": list(g.blips[LEFT]),
        "right blips": list(g.blips[RIGHT]),
        "event deck": [g.events[place] for place in unknown_places(g, seat)],
        "location deck": list(g.locations),
    }
    if g.event != NOTHING and not knows_event(g, seat):
        zones["drawn event"] = [g.event]
    for team in range(TEAMS):
        if g.chosen[team] != NOTHING and g.owner[team] != seat:
            zones[f"card chosen by {TEAM_IDS[team]}"] = [g.chosen[team]]
    return zones


def imagine(g: Hulk, seat: i64, dice: Dice) -> Hulk:
    """Deal everything afresh that this seat cannot know, from piles put in order first, so that the same knowledge and
    the same dice give the same world."""
    world = g.copy()
    deal_genestealers(world, dice)
    deal_events(world, seat, dice)
    world.locations = vec[i64]([g.another(place, dice) for place in g.locations])
    for team in range(TEAMS):
        if g.chosen[team] != NOTHING and g.owner[team] != seat:
            choosable = g.choosable(team)
            world.chosen = with_number(world.chosen, team, choosable[dice.below(len(choosable))])
    return world


def deal_genestealers(g: Hulk, dice: Dice) -> None:
    """Old cards change places among themselves, and so do those of the present deck; cards everybody saw being
    shuffled into a pile stay among the cards they were shuffled with."""
    old = old_pool(g)
    new = swarm_of(g.deck) + swarm_of(g.blips[LEFT]) + swarm_of(g.blips[RIGHT]) - old
    piles = rows_of([[], []])
    for side in range(2):
        piles[side] = fill(NOTHING, len(g.blips[side]))
        for kind in cards(g.sure[side]):
            free = vec[i64]([place for place in range(g.among[side]) if piles[side][place] == NOTHING])
            place = free[dice.below(len(free))]
            piles[side][place] = kind
            if place < g.old[side]:
                old -= one(kind)
            else:
                new -= one(kind)
    older, newer = cards(old), cards(new)
    dice.shuffle(older)
    dice.shuffle(newer)
    for side in range(2):
        pile = piles[side]
        for place in range(len(pile)):
            if pile[place] == NOTHING:
                if place < g.old[side]:
                    older, pile[place] = pop(older)
                else:
                    newer, pile[place] = pop(newer)
    g.blips = piles
    g.deck = newer


def deal_events(g: Hulk, seat: i64, dice: Dice) -> None:
    """A card drawn in secret may be any Instinct; whether its drawer would be asked is seen when the world stands."""
    places = unknown_places(g, seat)
    unknown = vec[i64]([g.events[place] for place in places])
    secret = g.event != NOTHING and not knows_event(g, seat)
    if secret:
        unknown = append(unknown, g.event)
    sort(unknown)
    if secret:
        instincts = vec[i64]([event for event in unknown if g.box.instinct[event]])
        g.event = instincts[dice.below(len(instincts))]
        unknown = remove(unknown, g.event)
    dice.shuffle(unknown)
    g.events = g.events[:]
    for n in range(len(places)):
        g.events[places[n]] = unknown[n]
