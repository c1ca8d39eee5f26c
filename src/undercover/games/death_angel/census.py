"""Counting the pieces of Death Angel: the conservation laws (2), and what the rules rely on in any position."""

from __future__ import annotations

from undercover.games.death_angel import things
from undercover.games.death_angel.swarm import KINDS, SHIELD, cards, count_of, size
from undercover.games.death_angel.table import Hulk
from undercover.table.census import Census


def census(g: Hulk) -> Census:
    tally = Census()
    if not _right_lengths(g):
        tally.demand(False, "a list has not one entry for each marine, team, terrain or side")
        return tally
    formation = sum([*g.swarms, *g.spent, g.carried]) & ~SHIELD
    loose = [kind for kind in cards(formation) if kind < things.FIRST_LORD]
    found = [*g.deck, *g.discard, *g.blips[things.LEFT], *g.blips[things.RIGHT], *loose]
    tally.count("genestealers", things.CARD_IDS, found, g.box.genestealers)
    for lord in range(things.FIRST_LORD, KINDS):
        tally.demand(count_of(formation + g.lords_slain, lord) <= 1, f"there is only one {things.CARD_IDS[lord]}")
    current = [] if g.event == things.NOTHING else [g.event]
    tally.count("events", things.EVENT_IDS, [*g.events, *g.event_discard, *current], g.box.events)
    tokens = g.supply + sum(g.tokens) + g.door_tokens + g.launch_tokens
    tally.demand(tokens == g.box.tokens, f"support tokens: {g.box.tokens} in the box, {tokens} on the table")
    if len(g.marines) + len(g.slain):
        taken = [marine for marine in range(len(things.MARINE_IDS)) if g.owner[marine // 2] != things.NOTHING]
        tally.count("marines", things.MARINE_IDS, [*g.marines, *g.slain], taken)
    _check_places(g, tally)
    return tally


def _right_lengths(g: Hulk) -> bool:
    of_marines, of_teams = {len(g.facing), len(g.tokens)}, {len(g.owner), len(g.chosen), len(g.played), len(g.previous)}
    of_sides = {len(g.blips), len(g.old), len(g.sure), len(g.among)}
    right = of_marines == {things.MARINES} and of_teams == {things.TEAMS} and of_sides == {len(things.SIDE_IDS)}
    return right and len(g.terrain) == things.TERRAINS


def _check_places(g: Hulk, tally: Census) -> None:
    """What the rules rely on wherever a position comes from."""
    slots = 2 * len(g.marines)
    fits = len(g.swarms) == len(g.spent) == slots or len(g.marines) == 0
    tally.demand(fits, f"{len(g.marines)} marines have {slots} slots")
    fallen = [marine for marine in g.slain if g.tokens[marine]]
    tally.demand(not fallen, "slain marines have no tokens")
    stray = [id for id, place in zip(things.TERRAIN_IDS, g.terrain) if not things.NOTHING <= place < len(g.swarms)]
    tally.demand(not stray, f"terrain off the formation: {', '.join(stray)}")
    tally.demand(g.door_tokens == 0 or g.terrain[things.DOOR] != things.NOTHING, "tokens on a Door that is not there")
    apart = g.holder == things.NOTHING or g.terrain[things.ARTEFACT] == things.NOTHING
    tally.demand(apart, "the Artefact is in a hand and in the formation")
    for team, shown in enumerate(zip(g.chosen, g.played)):
        idle = g.owner[team] == things.NOTHING and max(shown) != things.NOTHING
        tally.demand(not idle, f"a card of the {things.TEAM_IDS[team]} team, which nobody plays")
    for side in (things.LEFT, things.RIGHT):
        fits = size(g.sure[side]) <= g.among[side] <= len(g.blips[side])
        tally.demand(fits and g.old[side] <= len(g.blips[side]), f"{things.SIDE_IDS[side]} pile: too much is known")
    tally.demand(all(place < len(g.events) for place in g.scouted), "an Event was scouted that is not in the deck")
    tally.demand(g.die < len(g.box.number), "the die has no such face")
