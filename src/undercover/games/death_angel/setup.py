"""Set-up: piles, teams, formation, the first spawn (5)."""

from __future__ import annotations

from typing import Final

from undercover.games.death_angel import phrases as say
from undercover.games.death_angel.changes import take_event
from undercover.games.death_angel.events import BOX, PUT_AWAY_EVENT
from undercover.games.death_angel.instincts import show
from undercover.games.death_angel.refill import FILL
from undercover.games.death_angel.rounds import ROUND
from undercover.games.death_angel.table import Hulk
from undercover.games.death_angel.things import LEFT, LOCATION_IDS, MARINE_IDS, NOTHING, RIGHT, TEAM_IDS, TERRAIN_IDS
from undercover.games.death_angel.travel import lay_terrain
from undercover.table.agenda import OpenChoice, Step
from undercover.table.story import Said


def set_up(g: Hulk) -> None:
    """Everything shuffled and laid out; then the players take their teams in turn, beginning with any (5)."""
    g.deck = g.box.genestealers[:]
    g.dice.shuffle(g.deck)
    g.events = g.box.events[:]
    g.dice.shuffle(g.events)
    g.location = g.box.void_lock[g.seats]
    for tier in g.box.route[g.seats]:
        there = [place for place in range(len(LOCATION_IDS)) if g.box.tier[place] == tier]
        g.locations.insert(0, there[g.dice.below(len(there))])
    g.supply = g.box.tokens
    nobody = [NOTHING] * len(TEAM_IDS)
    g.owner = g.chosen = g.played = g.previous = nobody
    g.facing = [LEFT] * len(MARINE_IDS)
    g.tokens = [0] * len(MARINE_IDS)
    g.terrain = [NOTHING] * len(TERRAIN_IDS)
    g.current = g.dice.below(g.seats)
    takes = [TAKE_TEAM((g.current + turn) % g.seats) for turn in range(g.seats * g.box.teams_each[g.seats])]
    g.then([*takes, DEPLOY()])


class TakeTeamChoice(OpenChoice[Hulk]):
    """A player takes a free team (5, D1)."""

    def options(self, g: Hulk, seat: int, b: int) -> list[int]:
        return [team for team, owner in enumerate(g.owner) if owner == NOTHING]

    def choose(self, g: Hulk, seat: int, b: int, team: int) -> None:
        g.owner = [*g.owner[:team], seat, *g.owner[team + 1 :]]
        g.tell(say.TEAM_TAKEN, seat, team)

    def say(self, g: Hulk, seat: int, b: int, team: int) -> Said:
        return Said(say.TAKE_TEAM, [team])


class DeployStep(Step[Hulk]):
    """The marines of all teams in a column, the upper half facing left, the lower half right; terrain, blips (5)."""

    def run(self, g: Hulk, a: int, b: int) -> None:
        for team, owner in enumerate(g.owner):
            if owner != NOTHING:
                g.marines += [2 * team, 2 * team + 1]
        g.dice.shuffle(g.marines)
        marines = len(g.marines)
        for position, marine in enumerate(g.marines):
            g.facing[marine] = LEFT if 2 * position < marines else RIGHT
            g.tell(say.DEPLOYED, marine, position + 1, g.facing[marine])
        g.swarms = [0] * 2 * marines
        g.spent = [0] * 2 * marines
        lay_terrain(g)
        left, right = g.box.blips[g.location]
        g.then([FILL(left, right), FIRST_EVENT(), BOX(0), BOX(1), PUT_AWAY_EVENT(), ROUND()])


class FirstEventStep(Step[Hulk]):
    """The top Event is turned over for its spawn boxes alone (5)."""

    def run(self, g: Hulk, a: int, b: int) -> None:
        take_event(g, g.current)
        show(g)


TAKE_TEAM: Final = TakeTeamChoice()
DEPLOY: Final = DeployStep()
FIRST_EVENT: Final = FirstEventStep()
