"""What the Locations do when the formation enters them (9.4)."""

from __future__ import annotations

from typing import Final

from undercover.games.death_angel import phrases as say
from undercover.games.death_angel.acts import move_swarms, place_token, spawn, turn, with_number
from undercover.games.death_angel.refill import FILL
from undercover.games.death_angel.swarm import one
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
    SERVICE_SHAFT,
    WRATH_OF_BAAL_CHAPEL,
    WRECKAGE_LABYRINTH,
)
from undercover.table.agenda import OpenChoice, Step
from undercover.table.native import Row, fill, i64, vec
from undercover.table.story import first


class MainCorridorStep(Step[Hulk]):
    """Two cards spawn at the Corridor (9.4)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        spawn(g, g.terrain[CORRIDOR], g.box.location_amount[MAIN_CORRIDOR])


class ServiceShaftStep(Step[Hulk]):
    """All marines face right (9.4)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        for marine in g.marines:
            if g.facing[marine] == LEFT:
                turn(g, marine)


class LowerAccesswayStep(Step[Hulk]):
    """Two cards spawn behind the marine at the top (9.4)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        spawn(g, g.behind(0), g.box.location_amount[LOWER_ACCESSWAY])


class WreckageLabyrinthStep(Step[Hulk]):
    """Every marine with terrain in front of him turns around; checked for all first (9.4, R44)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        facing = [g.marines[position] for position in range(len(g.marines)) if g.front(position) in g.terrain]
        for marine in facing:
            turn(g, marine)


class MunitoriumStep(Step[Hulk]):
    """The current player places a token on each of two different marines (9.4, R38)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        g.then(EQUIP.of(g.current, g.box.location_amount[MUNITORIUM]))


class EquipChoice(OpenChoice[Hulk]):
    """Munitorium: who gets a token. b: how many are left, and above bit 4 a bit for each marine who has one (D28)."""

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        if not b & 15 or g.supply == 0:
            return vec[i64]()
        return vec[i64]([say.TOKEN.of(marine) for marine in g.marines if not b >> 4 + marine & 1])

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        place_token(g, first(option))
        g.then(EQUIP.of(seat, (b | 16 << first(option)) - 1))


class BlackHoldsStep(Step[Hulk]):
    """The current player chooses a swarm that two cards join (9.4)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        g.then(HOLDS.of(g.current))


class HoldsChoice(OpenChoice[Hulk]):
    """Black Holds: which swarm (D28)."""

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        return vec[i64]([say.at(say.HOLDS, slot) for slot in g.occupied()])

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        spawn(g, say.place_of(option), g.box.location_amount[BLACK_HOLDS])


class DarkCatacombsStep(Step[Hulk]):
    """The current player chooses a marine without tokens, behind whom a card spawns (9.4)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        g.then(CATACOMBS.of(g.current))


class CatacombsChoice(OpenChoice[Hulk]):
    """Dark Catacombs: which marine; any, if all have tokens (D28)."""

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        found = vec[i64]([say.CATACOMBS.of(marine) for marine in g.marines if g.tokens[marine] == 0])
        return found if len(found) > 0 else vec[i64]([say.CATACOMBS.of(marine) for marine in g.marines])

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        spawn(g, g.behind(g.position(first(option))), g.box.location_amount[DARK_CATACOMBS])


class HibernationClusterStep(Step[Hulk]):
    """A card for each marine into each of the two empty piles (9.4, R43)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        g.then(FILL.of(len(g.marines), len(g.marines)))


class WrathOfBaalChapelStep(Step[Hulk]):
    """The current player places the Artefact anywhere (9.4)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        g.then(CHAPEL.of(g.current))


class ChapelChoice(OpenChoice[Hulk]):
    """Wrath of Baal Chapel: position and side (D28)."""

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        return vec[i64]([say.at(say.CHAPEL, slot) for slot in range(2 * len(g.marines))])

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        g.terrain = with_number(g.terrain, ARTEFACT, say.place_of(option))
        g.tell(say.TERRAIN_PLACED, ARTEFACT, g.terrain[ARTEFACT] // 2 + 1, g.terrain[ARTEFACT] & 1)


class GenestealerLairStep(Step[Hulk]):
    """All swarms gather at the red terrain of their side, and a Brood Lord comes to each (9.4, R42)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        homes = fill(0, 2)
        for terrain in g.coloured(RED_TERRAIN):
            homes[g.terrain[terrain] & 1] = g.terrain[terrain]
        move_swarms(g, vec[i64]([homes[slot & 1] for slot in range(len(g.swarms))]))
        left = g.dice.below(2)
        for side in range(2):
            lord = FIRST_LORD + (left + side) % 2
            g.swarms[homes[side]] += one(lord)
            g.tell(say.SPAWNED, homes[side] // 2 + 1, side, one(lord))


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
