"""What the Locations do when the formation enters them (9.4)."""

from __future__ import annotations

from typing import Final

from undercover.games.death_angel import phrases as say
from undercover.games.death_angel.changes import move_swarms, place_token, spawn, turn
from undercover.games.death_angel.refill import FILL
from undercover.games.death_angel.swarm import ONE
from undercover.games.death_angel.table import Hulk
from undercover.games.death_angel.things import (
    ARTEFACT,
    BLACK_HOLDS,
    CORRIDOR,
    DARK_CATACOMBS,
    FIRST_LORD,
    GENESTEALER_LAIR,
    HIBERNATION_CLUSTER,
    LEFT,
    LOWER_ACCESSWAY,
    MAIN_CORRIDOR,
    MUNITORIUM,
    RED_TERRAIN,
    RIGHT,
    SERVICE_SHAFT,
    WRATH_OF_BAAL_CHAPEL,
    WRECKAGE_LABYRINTH,
)
from undercover.table.agenda import OpenChoice, Step
from undercover.table.story import Said


class MainCorridorStep(Step[Hulk]):
    """Two cards spawn at the Corridor (9.4)."""

    def run(self, g: Hulk, a: int, b: int) -> None:
        spawn(g, g.terrain[CORRIDOR], g.box.location_amount[MAIN_CORRIDOR])


class ServiceShaftStep(Step[Hulk]):
    """All marines face right (9.4)."""

    def run(self, g: Hulk, a: int, b: int) -> None:
        for marine in g.marines:
            if g.facing[marine] == LEFT:
                turn(g, marine)


class LowerAccesswayStep(Step[Hulk]):
    """Two cards spawn behind the marine at the top (9.4)."""

    def run(self, g: Hulk, a: int, b: int) -> None:
        spawn(g, g.behind(0), g.box.location_amount[LOWER_ACCESSWAY])


class WreckageLabyrinthStep(Step[Hulk]):
    """Every marine with terrain in front of him turns around; checked for all first (9.4, R44)."""

    def run(self, g: Hulk, a: int, b: int) -> None:
        facing = [marine for position, marine in enumerate(g.marines) if g.front(position) in g.terrain]
        for marine in facing:
            turn(g, marine)


class MunitoriumStep(Step[Hulk]):
    """The current player places a token on each of two different marines (9.4, R38)."""

    def run(self, g: Hulk, a: int, b: int) -> None:
        g.then([EQUIP(g.current, g.box.location_amount[MUNITORIUM])])


class EquipChoice(OpenChoice[Hulk]):
    """Munitorium: who gets a token. b: how many are left, and above bit 4 a bit for each marine who has one (D28)."""

    def options(self, g: Hulk, seat: int, b: int) -> list[int]:
        if not b & 15 or not g.supply:
            return []
        return [marine for marine in g.marines if not b >> 4 + marine & 1]

    def choose(self, g: Hulk, seat: int, b: int, marine: int) -> None:
        place_token(g, marine)
        g.then([EQUIP(seat, (b | 16 << marine) - 1)])

    def say(self, g: Hulk, seat: int, b: int, marine: int) -> Said:
        return Said(say.TOKEN, [marine])


class BlackHoldsStep(Step[Hulk]):
    """The current player chooses a swarm that two cards join (9.4)."""

    def run(self, g: Hulk, a: int, b: int) -> None:
        g.then([HOLDS(g.current)])


class HoldsChoice(OpenChoice[Hulk]):
    """Black Holds: which swarm (D28)."""

    def options(self, g: Hulk, seat: int, b: int) -> list[int]:
        return g.occupied()

    def choose(self, g: Hulk, seat: int, b: int, slot: int) -> None:
        spawn(g, slot, g.box.location_amount[BLACK_HOLDS])

    def say(self, g: Hulk, seat: int, b: int, slot: int) -> Said:
        return Said(say.HOLDS, [slot // 2 + 1, slot & 1])


class DarkCatacombsStep(Step[Hulk]):
    """The current player chooses a marine without tokens, behind whom a card spawns (9.4)."""

    def run(self, g: Hulk, a: int, b: int) -> None:
        g.then([CATACOMBS(g.current)])


class CatacombsChoice(OpenChoice[Hulk]):
    """Dark Catacombs: which marine; any, if all have tokens (D28)."""

    def options(self, g: Hulk, seat: int, b: int) -> list[int]:
        return [marine for marine in g.marines if not g.tokens[marine]] or g.marines[:]

    def choose(self, g: Hulk, seat: int, b: int, marine: int) -> None:
        spawn(g, g.behind(g.marines.index(marine)), g.box.location_amount[DARK_CATACOMBS])

    def say(self, g: Hulk, seat: int, b: int, marine: int) -> Said:
        return Said(say.CATACOMBS, [marine])


class HibernationClusterStep(Step[Hulk]):
    """A card for each marine into each of the two empty piles (9.4, R43)."""

    def run(self, g: Hulk, a: int, b: int) -> None:
        g.then([FILL(len(g.marines), len(g.marines))])


class WrathOfBaalChapelStep(Step[Hulk]):
    """The current player places the Artefact anywhere (9.4)."""

    def run(self, g: Hulk, a: int, b: int) -> None:
        g.then([CHAPEL(g.current)])


class ChapelChoice(OpenChoice[Hulk]):
    """Wrath of Baal Chapel: position and side (D28)."""

    def options(self, g: Hulk, seat: int, b: int) -> list[int]:
        return list(range(2 * len(g.marines)))

    def choose(self, g: Hulk, seat: int, b: int, slot: int) -> None:
        g.terrain[ARTEFACT] = slot
        g.tell(say.TERRAIN_PLACED, ARTEFACT, slot // 2 + 1, slot & 1)

    def say(self, g: Hulk, seat: int, b: int, slot: int) -> Said:
        return Said(say.CHAPEL, [slot // 2 + 1, slot & 1])


class GenestealerLairStep(Step[Hulk]):
    """All swarms gather at the red terrain of their side, and a Brood Lord comes to each (9.4, R42)."""

    def run(self, g: Hulk, a: int, b: int) -> None:
        homes = [0, 0]
        for terrain in g.coloured(RED_TERRAIN):
            homes[g.terrain[terrain] & 1] = g.terrain[terrain]
        move_swarms(g, homes * len(g.marines))
        left = FIRST_LORD + g.dice.below(2)
        for side, lord in ((LEFT, left), (RIGHT, 2 * FIRST_LORD + 1 - left)):
            g.swarms[homes[side]] += ONE[lord]
            g.tell(say.SPAWNED, homes[side] // 2 + 1, side, ONE[lord])


EQUIP: Final = EquipChoice()
HOLDS: Final = HoldsChoice()
CATACOMBS: Final = CatacombsChoice()
CHAPEL: Final = ChapelChoice()

#: Upon Entering, by location.
ENTRANCES: Final[dict[int, Step[Hulk]]] = {
    MAIN_CORRIDOR: MainCorridorStep(),
    SERVICE_SHAFT: ServiceShaftStep(),
    LOWER_ACCESSWAY: LowerAccesswayStep(),
    WRECKAGE_LABYRINTH: WreckageLabyrinthStep(),
    MUNITORIUM: MunitoriumStep(),
    BLACK_HOLDS: BlackHoldsStep(),
    DARK_CATACOMBS: DarkCatacombsStep(),
    HIBERNATION_CLUSTER: HibernationClusterStep(),
    WRATH_OF_BAAL_CHAPEL: WrathOfBaalChapelStep(),
    GENESTEALER_LAIR: GenestealerLairStep(),
}
