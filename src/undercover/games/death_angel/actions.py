"""The Support and Move + Activate actions (6.2.1, 6.2.2)."""

from __future__ import annotations

from typing import Final

from undercover.games.death_angel import phrases as say
from undercover.games.death_angel.acts import place_token, turn
from undercover.games.death_angel.attacks import unless_empty, unused, used
from undercover.games.death_angel.table import Hulk
from undercover.games.death_angel.terrain import ACTIVATIONS
from undercover.games.death_angel.things import REORGANIZE
from undercover.table.agenda import Choice, OpenChoice
from undercover.table.native import Row, append, i64, room, vec
from undercover.table.story import Bar, first, second

# ---------------------------------------------------------------- tokens before and by an action


class EnterFormationChoice(Choice[Hulk]):
    """Enter Formation: before a Move + Activate card its player may place a token on any marine (6.2, D3)."""

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        if g.supply == 0:
            return vec[i64]()
        return unless_empty(say.NO_TOKEN, vec[i64]([say.TOKEN.of(marine) for marine in g.marines]))

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        if say.TOKEN.names(option):
            place_token(g, first(option))

    def default(self, g: Hulk, seat: i64, b: i64) -> i64:
        return say.TOKEN.of(g.marines[0])


class SupportChoice(OpenChoice[Hulk]):
    """A token on any marine; it must be placed if there is one (6.2.1, D4, R14)."""

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        if g.supply == 0:
            return vec[i64]()
        return vec[i64]([say.TOKEN.of(marine) for marine in g.marines])

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        place_token(g, first(option))


# ---------------------------------------------------------------- Move + Activate, steps A to C


class MoveChoice(Choice[Hulk]):
    """Step A: the team's marines swap places with a neighbour, each at most once; with its own Reorganize: with anybody
    (6.2.2, D7)."""

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        anywhere = g.played[b & 15] == REORGANIZE
        found = append(room(), say.END_MOVES.of())
        for marine in unused(g, b):
            here = g.position(marine)
            for there in range(len(g.marines)):
                if there != here and (anywhere or -1 <= there - here <= 1):
                    found = append(found, say.SWAP.of(marine, g.marines[there]))
        return found if len(found) > 1 else vec[i64]()

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        if say.END_MOVES.names(option):
            return
        marine, partner = first(option), second(option)
        here, there = g.position(marine), g.position(partner)
        g.marines = g.marines[:]
        g.marines[here] = partner
        g.marines[there] = marine
        g.tell(say.SWAPPED, marine, partner)
        g.then(MOVE.of(seat, used(b, marine)))


class FaceChoice(Choice[Hulk]):
    """Step B: any of the team's marines turn around (6.2.2, D8)."""

    def options(self, g: Hulk, seat: i64, team: i64) -> Row:
        found = vec[i64]([say.KEEP_FACING.of()])
        alive: i64 = 0
        for marine in g.team_marines(team):
            alive |= 1 << marine % 2
        for turning in range(i64(1), i64(4)):
            if turning & alive == turning:
                found = append(found, say.TURN.of(4 * team + turning))
        return found

    def choose(self, g: Hulk, seat: i64, team: i64, option: i64) -> None:
        if say.TURN.names(option):
            for which in range(2):
                if first(option) >> which & 1:
                    turn(g, 2 * team + which)


class ActivateChoice(Choice[Hulk]):
    """Step C: each marine may activate one terrain in front of him, each terrain once a round (6.2.2, D9, R50, R74)."""

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        found = append(room(), say.END_ACTIVATIONS.of())
        for marine in unused(g, b):
            slot = g.front(g.position(marine))
            for terrain in range(len(g.terrain)):
                if g.terrain[terrain] == slot and g.box.activatable[terrain] and not g.activated >> terrain & 1:
                    found = append(found, say.ACTIVATE.of(marine, terrain))
        return found if len(found) > 1 else vec[i64]()

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        if say.END_ACTIVATIONS.names(option):
            return
        marine, terrain = first(option), second(option)
        g.activated |= 1 << terrain
        g.tell(say.ACTIVATED, marine, terrain)
        g.then(ACTIVATIONS[terrain].of(marine), ACTIVATE.of(seat, used(b, marine)))

    def barred(self, g: Hulk, seat: i64, b: i64) -> list[Bar]:
        bars = []
        for marine in g.team_marines(b & 15):
            position = g.position(marine)
            for terrain in range(len(g.terrain)):
                place = g.terrain[terrain]
                if place // 2 != position:
                    continue
                option = say.ACTIVATE.of(marine, terrain)
                if not g.box.activatable[terrain]:
                    bars.append(Bar(option, "no-ability", "9.3"))
                elif place != g.front(position):
                    bars.append(Bar(option, "terrain-not-faced", "6.2.2"))
                elif g.activated >> terrain & 1:
                    bars.append(Bar(option, "activated-already", "R50"))
                elif marine not in unused(g, b):
                    bars.append(Bar(option, "one-each", "R50"))
        return bars


ENTER: Final = EnterFormationChoice()
SUPPORT: Final = SupportChoice()
MOVE: Final = MoveChoice()
FACE: Final = FaceChoice()
ACTIVATE: Final = ActivateChoice()
