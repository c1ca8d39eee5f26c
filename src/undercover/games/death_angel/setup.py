"""Set-up: piles, teams, formation, the first spawn (5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undercover.games.death_angel import phrases as say
from undercover.games.death_angel.acts import FILL, show_event, take_event
from undercover.games.death_angel.events import BOX, PUT_AWAY_EVENT
from undercover.games.death_angel.rounds import ROUND, lay_terrain
from undercover.games.death_angel.table import Hulk
from undercover.games.death_angel.things import LEFT, MARINES, NOTHING, RIGHT, TEAMS, TERRAINS, Box
from undercover.table.agenda import OpenChoice, Step
from undercover.table.native import Row, fill, i64, insert, vec
from undercover.table.rows import rows_of, with_number
from undercover.table.story import first


def bare(seats: int, _options: Mapping[str, str | int | bool], box: Box) -> Hulk:
    g = Hulk()
    g.box = box
    g.seats = seats
    return g


def set_up(g: Hulk) -> None:
    """Everything shuffled and laid out; then the players take their teams in turn, beginning with any (5)."""
    g.deck = g.box.genestealers[:]
    g.dice.shuffle(g.deck)
    g.events = g.box.events[:]
    g.dice.shuffle(g.events)
    g.location = g.box.void_lock[g.seats]
    locations = vec[i64]()
    for place in g.box.route[g.seats]:
        locations = insert(locations, 0, g.another(place, g.dice))
    g.locations = locations
    g.supply = g.box.tokens
    g.owner = g.chosen = g.played = g.previous = fill(NOTHING, TEAMS)
    g.facing = fill(LEFT, MARINES)
    g.tokens = fill(0, MARINES)
    g.terrain = fill(NOTHING, TERRAINS)
    g.blips = rows_of([[], []])
    g.old = g.sure = g.among = fill(0, 2)
    g.current = g.dice.below(g.seats)
    g.then(DEPLOY.of())
    takes = g.seats * g.box.teams_each[g.seats]
    g.then_all(vec[i64]([TAKE_TEAM.of((g.current + turn) % g.seats) for turn in range(takes)]))


class TakeTeamChoice(OpenChoice[Hulk]):
    """A player takes a free team (5, D1)."""

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        return vec[i64]([say.TAKE_TEAM.of(team) for team in range(TEAMS) if g.owner[team] == NOTHING])

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        g.owner = with_number(g.owner, first(option), seat)
        g.tell(say.TEAM_TAKEN, seat, first(option))


class DeployStep(Step[Hulk]):
    """The marines of all teams in a column, the upper half facing left, the lower half right; terrain, blips (5)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        marines = vec[i64]([marine for marine in range(MARINES) if g.owner[marine // 2] != NOTHING])
        g.dice.shuffle(marines)
        g.marines = marines
        g.facing = g.facing[:]
        for position in range(len(marines)):
            g.facing[marines[position]] = LEFT if 2 * position < len(marines) else RIGHT
        g.swarms = fill(0, 2 * len(marines))
        g.spent = fill(0, 2 * len(marines))
        for position in range(len(marines)):
            g.tell(say.DEPLOYED, marines[position], position + 1, g.facing[marines[position]])
        lay_terrain(g)
        blips = g.box.blips[g.location]
        fill_up = FILL.of(blips[LEFT], blips[RIGHT])
        g.then(fill_up, FIRST_EVENT.of(), BOX.of(0), BOX.of(1), PUT_AWAY_EVENT.of(), ROUND.of())


class FirstEventStep(Step[Hulk]):
    """The top Event is turned over for its spawn boxes alone (5)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        take_event(g, g.current)
        show_event(g)


TAKE_TEAM: Final = TakeTeamChoice()
DEPLOY: Final = DeployStep()
FIRST_EVENT: Final = FirstEventStep()
