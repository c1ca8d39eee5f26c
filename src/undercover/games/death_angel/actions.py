"""The Support and Move + Activate actions (6.2.1, 6.2.2), and what activated terrain does (9.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercover.games.death_angel import acts, things
from undercover.games.death_angel import phrases as say
from undercover.games.death_angel.attacks import MayGiveToken, token_for_any, unused, used
from undercover.games.death_angel.locations import PANELS
from undercover.games.death_angel.swarm import slayable
from undercover.games.death_angel.table import Hulk
from undercover.table.agenda import PLAYING, Choice, OpenChoice, Step
from undercover.table.native import Row, append, i64, room, vec
from undercover.table.story import Bar, first, second

# ---------------------------------------------------------------- tokens before and by an action


class EnterFormationChoice(MayGiveToken):
    """Enter Formation: before a Move + Activate card its player may place a token on any marine (6.2, D3)."""


class SupportChoice(OpenChoice[Hulk]):
    """A token on any marine; it must be placed if there is one (6.2.1, D4, R14)."""

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        return token_for_any(g) if g.supply > 0 else vec[i64]()

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        acts.place_token(g, first(option))


# ---------------------------------------------------------------- Move + Activate, steps A to C


class MoveChoice(Choice[Hulk]):
    """Step A: the team's marines swap places with a neighbour, each at most once; with its own Reorganize: with anybody
    (6.2.2, D7)."""

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        anywhere = g.played[b & 15] == things.REORGANIZE
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
        for turning in g.turnings(team):
            found = append(found, say.TURN.of(4 * team + turning))
        return found

    def choose(self, g: Hulk, seat: i64, team: i64, option: i64) -> None:
        if say.TURN.names(option):
            for which in range(2):
                if first(option) >> which & 1:
                    acts.turn(g, 2 * team + which)


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
        g.then(ACTIVATE.of(seat, used(b, marine)))
        ACTIVATIONS[terrain](g, marine)

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


# ---------------------------------------------------------------- 9.3 what terrain does when it is activated


def door(g: Hulk, marine: i64) -> None:
    """A token on the Door, and perhaps a second one with Onward Brothers! (9.3)."""
    acts.put_on_door(g, 1)
    if marine // 2 == things.RED and g.in_force(things.ONWARD_BROTHERS):
        g.then(ONWARD.of(g.controller(marine)))


class OnwardBrothersChoice(Choice[Hulk]):
    """The red player may put an extra token on the Door (9.1, D10)."""

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        return vec[i64]([say.ONWARD.of(), say.NO_ONWARD.of()]) if g.supply else vec[i64]()

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        if say.ONWARD.names(option):
            acts.put_on_door(g, 1)


def artefact(g: Hulk, marine: i64) -> None:
    """The activating player takes the Artefact in hand (9.3)."""
    acts.remove_terrain(g, things.ARTEFACT)
    g.holder = g.controller(marine)
    g.tell(say.ARTEFACT_TAKEN, g.holder)


def control_panel(g: Hulk, marine: i64) -> None:
    """The ability of the current Location is carried out (9.3)."""
    if g.location in PANELS:
        PANELS[g.location](g, marine)


def promethium_tank(g: Hulk, marine: i64) -> None:
    """The Tank is discarded and slays every Genestealer of the position; then the marine's luck (9.3, R74)."""
    acts.remove_terrain(g, things.PROMETHIUM_TANK)
    g.tell(say.TERRAIN_GONE, things.PROMETHIUM_TANK)
    position = g.position(marine)
    for slot in range(2 * position, 2 * position + 2):
        while g.reason == PLAYING and len(slayable(g.swarms[slot])) > 0:
            acts.slay(g, slot, slayable(g.swarms[slot])[0])
    g.then(BLAST.of(marine))


class BlastStep(Step[Hulk]):
    """At 0 the marine who blew up the Tank is slain (9.3, R35, R70)."""

    def run(self, g: Hulk, marine: i64, b: i64) -> None:
        if acts.roll(g) == 0:
            acts.slay_marine(g, marine)


def spore_chimney(g: Hulk, _marine: i64) -> None:
    """At a skull the Chimney is discarded (9.3)."""
    acts.roll(g)
    if g.box.skull[g.die]:
        acts.remove_terrain(g, things.SPORE_CHIMNEY)
        g.tell(say.TERRAIN_GONE, things.SPORE_CHIMNEY)


ENTER: Final = EnterFormationChoice(late=1)
SUPPORT: Final = SupportChoice()
MOVE: Final = MoveChoice()
FACE: Final = FaceChoice()
ACTIVATE: Final = ActivateChoice()
ONWARD: Final = OnwardBrothersChoice()
BLAST: Final = BlastStep()

#: What a marine sets off by activating, by terrain.
ACTIVATIONS: Final[dict[int, Callable[[Hulk, i64], None]]] = {
    things.ARTEFACT: artefact,
    things.CONTROL_PANEL: control_panel,
    things.DOOR: door,
    things.PROMETHIUM_TANK: promethium_tank,
    things.SPORE_CHIMNEY: spore_chimney,
}
