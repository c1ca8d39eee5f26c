"""Travelling to the next Location (6.5), and laying terrain (7.9)."""

from __future__ import annotations

from typing import Final

from undercover.games.death_angel import phrases as say
from undercover.games.death_angel.acts import discard_piles, remove_terrain, test_win, with_number
from undercover.games.death_angel.entrances import ENTRANCES
from undercover.games.death_angel.panels import SlayAnywhere
from undercover.games.death_angel.refill import FILL
from undercover.games.death_angel.table import Hulk
from undercover.games.death_angel.things import LEFT, RIGHT
from undercover.table.agenda import Step
from undercover.table.native import i64


class GateStep(Step[Hulk]):
    """At the end of every phase: an empty blip pile, and a Location left, and the formation travels, once (6, R10)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        if len(g.locations) > 0 and (len(g.blips[LEFT]) == 0 or len(g.blips[RIGHT]) == 0):
            g.then(SEAL_DOOR.of(g.current, g.door_tokens), ENTER_LOCATION.of())


class SealDoorChoice(SlayAnywhere):
    """Before anything else the tokens on the Door may slay as many Genestealers, anywhere (6.5, D26, R49)."""


class EnterLocationStep(Step[Hulk]):
    """The next Location: its terrain, its blips, what happens upon entering. All that is one change (6.5, R71)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        g.location = g.locations[-1]
        g.locations = g.locations[:-1]
        g.revealed += 1
        g.tell(say.TRAVELLED, g.location)
        lay_terrain(g)
        discard_piles(g)
        g.then(ARRIVE.of())
        if g.location in ENTRANCES:
            g.then(ENTRANCES[g.location].of())
        blips = g.box.blips[g.location]
        g.then(FILL.of(blips[LEFT], blips[RIGHT]))


class ArriveStep(Step[Hulk]):
    """The travel is over: now the end of the game may be tested (11, R71)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        test_win(g)


def lay_terrain(g: Hulk) -> None:
    """All terrain leaves the formation; the new cards are counted off from the top or from the bottom (7.9)."""
    for terrain in range(len(g.terrain)):
        remove_terrain(g, terrain)
    marines: i64 = len(g.marines)
    icons = g.box.icons[g.location]
    for icon in range(len(icons) // 4):
        terrain, side, count, from_bottom = (
            icons[4 * icon],
            icons[4 * icon + 1],
            icons[4 * icon + 2],
            icons[4 * icon + 3],
        )
        position = max(marines - count, 0) if from_bottom else min(count, marines) - 1
        g.terrain = with_number(g.terrain, terrain, 2 * position + side)
        g.tell(say.TERRAIN_PLACED, terrain, position + 1, side)


GATE: Final = GateStep()
SEAL_DOOR: Final = SealDoorChoice()
ENTER_LOCATION: Final = EnterLocationStep()
ARRIVE: Final = ArriveStep()
