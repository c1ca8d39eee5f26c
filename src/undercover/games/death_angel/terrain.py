"""What terrain does when a marine activates it (9.3)."""

from __future__ import annotations

from typing import Final

from undercover.games.death_angel import phrases as say
from undercover.games.death_angel.acts import put_on_door, remove_terrain, roll, slay, slay_marine
from undercover.games.death_angel.panels import PANELS
from undercover.games.death_angel.swarm import slayable
from undercover.games.death_angel.table import Hulk
from undercover.games.death_angel.things import (
    ARTEFACT,
    CONTROL_PANEL,
    DOOR,
    ONWARD_BROTHERS,
    PROMETHIUM_TANK,
    RED,
    SPORE_CHIMNEY,
)
from undercover.table.agenda import PLAYING, Choice, Step
from undercover.table.native import Row, i64, vec


class DoorStep(Step[Hulk]):
    """A token on the Door, and perhaps a second one with Onward Brothers! (9.3)."""

    def run(self, g: Hulk, marine: i64, b: i64) -> None:
        put_on_door(g, 1)
        if marine // 2 == RED and g.in_force(ONWARD_BROTHERS):
            g.then(ONWARD.of(g.controller(marine)))


class OnwardBrothersChoice(Choice[Hulk]):
    """The red player may put an extra token on the Door (9.1, D10)."""

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        return vec[i64]([say.ONWARD.of(), say.NO_ONWARD.of()]) if g.supply else vec[i64]()

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        if say.ONWARD.names(option):
            put_on_door(g, 1)


class ArtefactStep(Step[Hulk]):
    """The activating player takes the Artefact in hand (9.3)."""

    def run(self, g: Hulk, marine: i64, b: i64) -> None:
        remove_terrain(g, ARTEFACT)
        g.holder = g.controller(marine)
        g.tell(say.ARTEFACT_TAKEN, g.holder)


class ControlPanelStep(Step[Hulk]):
    """The ability of the current Location is carried out (9.3)."""

    def run(self, g: Hulk, marine: i64, b: i64) -> None:
        if g.location in PANELS:
            g.then(PANELS[g.location].of(marine))


class PromethiumTankStep(Step[Hulk]):
    """The Tank is discarded and slays every Genestealer of the position; then the marine's luck (9.3, R74)."""

    def run(self, g: Hulk, marine: i64, b: i64) -> None:
        remove_terrain(g, PROMETHIUM_TANK)
        g.tell(say.TERRAIN_GONE, PROMETHIUM_TANK)
        position = g.position(marine)
        for slot in range(2 * position, 2 * position + 2):
            while g.reason == PLAYING and len(slayable(g.swarms[slot])) > 0:
                slay(g, slot, slayable(g.swarms[slot])[0])
        g.then(BLAST.of(marine))


class BlastStep(Step[Hulk]):
    """At 0 the marine who blew up the Tank is slain (9.3, R35, R70)."""

    def run(self, g: Hulk, marine: i64, b: i64) -> None:
        if roll(g) == 0:
            slay_marine(g, marine)


class SporeChimneyStep(Step[Hulk]):
    """At a skull the Chimney is discarded (9.3)."""

    def run(self, g: Hulk, marine: i64, b: i64) -> None:
        roll(g)
        if g.box.skull[g.die]:
            remove_terrain(g, SPORE_CHIMNEY)
            g.tell(say.TERRAIN_GONE, SPORE_CHIMNEY)


ONWARD: Final = OnwardBrothersChoice()
BLAST: Final = BlastStep()

#: What activating does, by terrain; the frames take the activating marine.
ACTIVATIONS: Final[dict[int, Step[Hulk]]] = {
    ARTEFACT: ArtefactStep(),
    CONTROL_PANEL: ControlPanelStep(),
    DOOR: DoorStep(),
    PROMETHIUM_TANK: PromethiumTankStep(),
    SPORE_CHIMNEY: SporeChimneyStep(),
}
