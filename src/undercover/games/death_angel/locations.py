"""What the Locations do: upon entering, and when a marine activates the Control Panel (9.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercover.games.death_angel import acts, things
from undercover.games.death_angel import phrases as say
from undercover.games.death_angel.attacks import slay_named, slayable_in, token_for_any, unless_empty
from undercover.games.death_angel.swarm import one
from undercover.games.death_angel.table import LAUNCHED, Hulk
from undercover.table.agenda import PLAYING, Choice, OpenChoice, Step
from undercover.table.native import Row, fill, i64, vec
from undercover.table.story import first

Panel = Callable[[Hulk, i64], None]

# ---------------------------------------------------------------- Upon Entering


class MainCorridorStep(Step[Hulk]):
    """Two cards spawn at the Corridor (9.4)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        acts.spawn(g, g.terrain[things.CORRIDOR], g.box.location_amount[things.MAIN_CORRIDOR])


class ServiceShaftStep(Step[Hulk]):
    """All marines face right (9.4)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        for marine in g.marines:
            if g.facing[marine] == things.LEFT:
                acts.turn(g, marine)


class LowerAccesswayStep(Step[Hulk]):
    """Two cards spawn behind the marine at the top (9.4)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        acts.spawn(g, g.behind(0), g.box.location_amount[things.LOWER_ACCESSWAY])


class WreckageLabyrinthStep(Step[Hulk]):
    """Every marine with terrain in front of him turns around; checked for all first (9.4, R44)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        facing = [g.marines[position] for position in range(len(g.marines)) if g.front(position) in g.terrain]
        for marine in facing:
            acts.turn(g, marine)


class MunitoriumStep(Step[Hulk]):
    """The current player places a token on each of two different marines (9.4, R38)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        g.then(EQUIP.of(g.current, g.box.location_amount[things.MUNITORIUM]))


class EquipChoice(OpenChoice[Hulk]):
    """Munitorium: who gets a token. b: how many are left, and above bit 4 a bit for each marine who has one (D28)."""

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        if not b & 15 or g.supply == 0:
            return vec[i64]()
        return vec[i64]([say.TOKEN.of(marine) for marine in g.marines if not b >> 4 + marine & 1])

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        acts.place_token(g, first(option))
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
        acts.spawn(g, say.place_of(option), g.box.location_amount[things.BLACK_HOLDS])


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
        acts.spawn(g, g.behind(g.position(first(option))), g.box.location_amount[things.DARK_CATACOMBS])


class HibernationClusterStep(Step[Hulk]):
    """A card for each marine into each of the two empty piles (9.4, R43)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        g.then(acts.FILL.of(len(g.marines), len(g.marines)))


class WrathOfBaalChapelStep(Step[Hulk]):
    """The current player places the Artefact anywhere (9.4)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        g.then(CHAPEL.of(g.current))


class ChapelChoice(OpenChoice[Hulk]):
    """Wrath of Baal Chapel: position and side (D28)."""

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        return vec[i64]([say.at(say.CHAPEL, slot) for slot in range(2 * len(g.marines))])

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        acts.place_terrain(g, things.ARTEFACT, say.place_of(option))


class GenestealerLairStep(Step[Hulk]):
    """All swarms gather at the red terrain of their side, and a Brood Lord comes to each (9.4, R42)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        homes = fill(0, 2)
        for terrain in g.coloured(things.RED_TERRAIN):
            homes[g.terrain[terrain] & 1] = g.terrain[terrain]
        acts.move_swarms(g, vec[i64]([homes[slot & 1] for slot in range(len(g.swarms))]))
        left = g.dice.below(2)
        for side in range(2):
            lord = things.FIRST_LORD + (left + side) % 2
            g.swarms[homes[side]] += one(lord)
            g.tell(say.SPAWNED, homes[side] // 2 + 1, side, one(lord))


# ---------------------------------------------------------------- Activate Control Panel


class SlayAnywhere(Choice[Hulk]):
    """Cards anywhere in the formation are slain, one after the other, as long as the player likes and some are left."""

    def options(self, g: Hulk, seat: i64, left: i64) -> Row:
        return unless_empty(say.STOP_SLAYING, slayable_in(g, 0, len(g.swarms))) if left > 0 else vec[i64]()

    def choose(self, g: Hulk, seat: i64, left: i64, option: i64) -> None:
        if say.SLAY.names(option):
            slay_named(g, option)
            g.then(self.of(seat, left - 1))


class PileChoice(OpenChoice[Hulk]):
    """A blip pile that is not empty."""

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        return vec[i64]([say.PILE.of(side) for side in g.full_piles()])


def maintenance_tunnels(g: Hulk, _marine: i64) -> None:
    """The Corridor takes the place of the Control Panel (9.4)."""
    slot = g.terrain[things.CONTROL_PANEL]
    acts.remove_terrain(g, things.CONTROL_PANEL)
    g.tell(say.TERRAIN_GONE, things.CONTROL_PANEL)
    acts.place_terrain(g, things.CORRIDOR, slot)


class CryoPileChoice(PileChoice):
    """Cryo Control: the top card of a blip pile of the player's choice is discarded (9.4, D24)."""

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        acts.discard_blip(g, first(option))


class TreatChoice(OpenChoice[Hulk]):
    """Apothecarion: a token on any marine, who may be chosen even when there is none left for him (9.4, D24, R37)."""

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        return token_for_any(g)

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        acts.place_token(g, first(option))
        g.then(TREATED.of(seat, first(option)))


class TreatedChoice(Choice[Hulk]):
    """Apothecarion: whether that marine turns around (9.4, D24)."""

    def options(self, g: Hulk, seat: i64, marine: i64) -> Row:
        return vec[i64]([say.KEEP_FACING.of(), say.TURN.of(4 * (marine // 2) + 1 + marine % 2)])

    def choose(self, g: Hulk, seat: i64, marine: i64, option: i64) -> None:
        if say.TURN.names(option):
            acts.turn(g, marine)


class CogitateChoice(OpenChoice[Hulk]):
    """Core Cogitator: the terrain on which boxes put no more than one card in the next Event Phase (9.4, D24, R36)."""

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        there = [terrain for terrain in range(len(g.terrain)) if g.terrain[terrain] != things.NOTHING]
        return vec[i64]([say.COGITATE.of(terrain) for terrain in there])

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        g.capped = first(option)
        g.cap = g.box.location_amount[things.CORE_COGITATOR]
        g.tell(say.COGITATED, g.capped)


class TeleportariumStep(Step[Hulk]):
    """From the top each marine gives a token or rolls and dies at 0; then both piles are discarded (9.4, R39).

    b has a bit for each marine who is through; deaths do not change the order of the others.
    """

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        for marine in g.marines:
            if not b >> marine & 1:
                g.then(TELEPORT.of(g.controller(marine), marine), TELEPORTING.of(a, b | 1 << marine))
                return
        acts.discard_piles(g)


class TeleportChoice(OpenChoice[Hulk]):
    """Teleportarium: a token or the die (9.4, D25)."""

    def options(self, g: Hulk, seat: i64, marine: i64) -> Row:
        if g.tokens[marine] == 0:
            return vec[i64]([say.TELEPORT_ROLL.of(marine)])
        return vec[i64]([say.TELEPORT_TOKEN.of(marine), say.TELEPORT_ROLL.of(marine)])

    def choose(self, g: Hulk, seat: i64, marine: i64, option: i64) -> None:
        if say.TELEPORT_TOKEN.names(option):
            acts.spend_token(g, marine)
        elif acts.roll(g) == 0:
            acts.slay_marine(g, marine)


def generatorium(g: Hulk, marine: i64) -> None:
    """A skull slays up to four Genestealers anywhere; anything else slays the marine (9.4, R70)."""
    acts.roll(g)
    if g.box.skull[g.die]:
        g.then(GENERATE.of(g.controller(marine), g.box.location_amount[things.GENERATORIUM]))
    else:
        acts.slay_marine(g, marine)


class GenerateChoice(SlayAnywhere):
    """Generatorium: which cards, at most four (9.4, D24)."""


class LaunchChoice(OpenChoice[Hulk]):
    """Launch Control Room: a token on this card, or a roll: no higher than its tokens wins (9.4, D24, R41)."""

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        if g.supply == 0:
            return vec[i64]([say.LAUNCH_ROLL.of()])
        return vec[i64]([say.LAUNCH_TOKEN.of(), say.LAUNCH_ROLL.of()])

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        if say.LAUNCH_TOKEN.names(option):
            g.supply -= 1
            g.launch_tokens += 1
            g.tell(say.LAUNCH_TOKENS, g.launch_tokens)
        elif acts.roll(g) <= g.launch_tokens:
            acts.win(g, LAUNCHED)


def toxin_pumping_station(g: Hulk, marine: i64) -> None:
    """A roll; that many cards of one blip pile are discarded (9.4)."""
    number = acts.roll(g)
    if number > 0:
        g.then(PUMP.of(g.controller(marine), number))


class PumpChoice(PileChoice):
    """Toxin Pumping Station: which pile; all cards come from that one, and a surplus is lost (9.4, D24, R40)."""

    def choose(self, g: Hulk, seat: i64, number: i64, option: i64) -> None:
        for _ in range(number):
            if g.reason == PLAYING and len(g.blips[first(option)]) > 0:
                acts.discard_blip(g, first(option))


def left_to_player(choice: Choice[Hulk]) -> Panel:
    """The player of the activating marine decides."""
    return lambda g, marine: g.then(choice.of(g.controller(marine)))


EQUIP: Final = EquipChoice()
HOLDS: Final = HoldsChoice()
CATACOMBS: Final = CatacombsChoice()
CHAPEL: Final = ChapelChoice()
TREATED: Final = TreatedChoice()
TELEPORT: Final = TeleportChoice()
TELEPORTING: Final = TeleportariumStep()
GENERATE: Final = GenerateChoice(late=-1)
LAUNCH: Final = LaunchChoice()
PUMP: Final = PumpChoice()

#: Upon Entering, by location.
ENTRANCES: Final[dict[int, Step[Hulk]]] = {
    things.MAIN_CORRIDOR: MainCorridorStep(),
    things.SERVICE_SHAFT: ServiceShaftStep(),
    things.LOWER_ACCESSWAY: LowerAccesswayStep(),
    things.WRECKAGE_LABYRINTH: WreckageLabyrinthStep(),
    things.MUNITORIUM: MunitoriumStep(),
    things.BLACK_HOLDS: BlackHoldsStep(),
    things.DARK_CATACOMBS: DarkCatacombsStep(),
    things.HIBERNATION_CLUSTER: HibernationClusterStep(),
    things.WRATH_OF_BAAL_CHAPEL: WrathOfBaalChapelStep(),
    things.GENESTEALER_LAIR: GenestealerLairStep(),
}

#: Activate Control Panel, by location.
PANELS: Final[dict[int, Panel]] = {
    things.MAINTENANCE_TUNNELS: maintenance_tunnels,
    things.CRYO_CONTROL: left_to_player(CryoPileChoice()),
    things.APOTHECARION: left_to_player(TreatChoice()),
    things.CORE_COGITATOR: left_to_player(CogitateChoice()),
    things.TELEPORTARIUM: lambda g, marine: g.then(TELEPORTING.of(marine)),
    things.GENERATORIUM: generatorium,
    things.LAUNCH_CONTROL_ROOM: left_to_player(LAUNCH),
    things.TOXIN_PUMPING_STATION: toxin_pumping_station,
}
