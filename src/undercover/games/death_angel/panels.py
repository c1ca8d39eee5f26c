"""What the Locations do when a marine activates the Control Panel (9.4)."""

from __future__ import annotations

from typing import Final

from undercover.games.death_angel import phrases as say
from undercover.games.death_angel.acts import (
    discard_blip,
    discard_piles,
    place_token,
    remove_terrain,
    roll,
    slay,
    slay_marine,
    spend_token,
    turn,
    win,
    with_number,
)
from undercover.games.death_angel.attacks import slayable_in, unless_empty
from undercover.games.death_angel.table import LAUNCHED, Hulk
from undercover.games.death_angel.things import (
    APOTHECARION,
    CONTROL_PANEL,
    CORE_COGITATOR,
    CORRIDOR,
    CRYO_CONTROL,
    GENERATORIUM,
    LAUNCH_CONTROL_ROOM,
    MAINTENANCE_TUNNELS,
    NOTHING,
    TELEPORTARIUM,
    TOXIN_PUMPING_STATION,
)
from undercover.table.agenda import PLAYING, Choice, OpenChoice, Step
from undercover.table.native import Row, i64, vec
from undercover.table.story import first, third


class SlayAnywhere(Choice[Hulk]):
    """Cards anywhere in the formation are slain, one after the other, as long as the player likes and some are left."""

    def options(self, g: Hulk, seat: i64, left: i64) -> Row:
        if left == 0:
            return vec[i64]()
        return unless_empty(say.STOP_SLAYING, slayable_in(g, 0, len(g.swarms)))

    def choose(self, g: Hulk, seat: i64, left: i64, option: i64) -> None:
        if say.SLAY.names(option):
            slay(g, say.place_of(option), third(option))
            g.then(self.of(seat, left - 1))

    def default(self, g: Hulk, seat: i64, left: i64) -> i64:
        return self.options(g, seat, left)[-1]


class PileChoice(OpenChoice[Hulk]):
    """A blip pile that is not empty."""

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        return vec[i64]([say.PILE.of(side) for side in g.full_piles()])


class MaintenanceTunnelsStep(Step[Hulk]):
    """The Corridor takes the place of the Control Panel (9.4)."""

    def run(self, g: Hulk, marine: i64, b: i64) -> None:
        slot = g.terrain[CONTROL_PANEL]
        remove_terrain(g, CONTROL_PANEL)
        g.tell(say.TERRAIN_GONE, CONTROL_PANEL)
        g.terrain = with_number(g.terrain, CORRIDOR, slot)
        g.tell(say.TERRAIN_PLACED, CORRIDOR, slot // 2 + 1, slot & 1)


class CryoControlStep(Step[Hulk]):
    """The top card of a blip pile of the player's choice is discarded (9.4)."""

    def run(self, g: Hulk, marine: i64, b: i64) -> None:
        g.then(CRYO_PILE.of(g.controller(marine)))


class CryoPileChoice(PileChoice):
    """Cryo Control: which pile (D24)."""

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        discard_blip(g, first(option))


class ApothecarionStep(Step[Hulk]):
    """A token on any marine, who may then turn around (9.4)."""

    def run(self, g: Hulk, marine: i64, b: i64) -> None:
        g.then(TREAT.of(g.controller(marine)))


class TreatChoice(OpenChoice[Hulk]):
    """Apothecarion: which marine; he may be chosen even when there is no token left for him (D24, R37)."""

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        return vec[i64]([say.TOKEN.of(marine) for marine in g.marines])

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        place_token(g, first(option))
        g.then(TREATED.of(seat, first(option)))


class TreatedChoice(Choice[Hulk]):
    """Apothecarion: whether that marine turns around (D24)."""

    def options(self, g: Hulk, seat: i64, marine: i64) -> Row:
        return vec[i64]([say.KEEP_FACING.of(), say.TURN.of(4 * (marine // 2) + 1 + marine % 2)])

    def choose(self, g: Hulk, seat: i64, marine: i64, option: i64) -> None:
        if say.TURN.names(option):
            turn(g, marine)


class CoreCogitatorStep(Step[Hulk]):
    """In the next Event Phase the boxes put no more than one card on a terrain of the player's choice (9.4)."""

    def run(self, g: Hulk, marine: i64, b: i64) -> None:
        g.then(COGITATE.of(g.controller(marine)))


class CogitateChoice(OpenChoice[Hulk]):
    """Core Cogitator: which terrain (D24, R36)."""

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        there = [terrain for terrain in range(len(g.terrain)) if g.terrain[terrain] != NOTHING]
        return vec[i64]([say.COGITATE.of(terrain) for terrain in there])

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        g.capped = first(option)
        g.cap = g.box.location_amount[CORE_COGITATOR]
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
        discard_piles(g)


class TeleportChoice(OpenChoice[Hulk]):
    """Teleportarium: a token or the die (D25)."""

    def options(self, g: Hulk, seat: i64, marine: i64) -> Row:
        if g.tokens[marine] == 0:
            return vec[i64]([say.TELEPORT_ROLL.of(marine)])
        return vec[i64]([say.TELEPORT_TOKEN.of(marine), say.TELEPORT_ROLL.of(marine)])

    def choose(self, g: Hulk, seat: i64, marine: i64, option: i64) -> None:
        if say.TELEPORT_TOKEN.names(option):
            spend_token(g, marine)
        elif roll(g) == 0:
            slay_marine(g, marine)


class GeneratoriumStep(Step[Hulk]):
    """A skull slays up to four Genestealers anywhere; anything else slays the marine (9.4, R70)."""

    def run(self, g: Hulk, marine: i64, b: i64) -> None:
        roll(g)
        if g.box.skull[g.die]:
            g.then(GENERATE.of(g.controller(marine), g.box.location_amount[GENERATORIUM]))
        else:
            slay_marine(g, marine)


class GenerateChoice(SlayAnywhere):
    """Generatorium: which cards, at most four (D24)."""


class LaunchControlRoomStep(Step[Hulk]):
    """A token on this card, or a roll: no higher than its tokens wins (9.4)."""

    def run(self, g: Hulk, marine: i64, b: i64) -> None:
        g.then(LAUNCH.of(g.controller(marine)))


class LaunchChoice(OpenChoice[Hulk]):
    """Launch Control Room: token or roll (D24, R41)."""

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        if g.supply == 0:
            return vec[i64]([say.LAUNCH_ROLL.of()])
        return vec[i64]([say.LAUNCH_TOKEN.of(), say.LAUNCH_ROLL.of()])

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        if say.LAUNCH_TOKEN.names(option):
            g.supply -= 1
            g.launch_tokens += 1
            g.tell(say.LAUNCH_TOKENS, g.launch_tokens)
        elif roll(g) <= g.launch_tokens:
            win(g, LAUNCHED)


class ToxinPumpingStationStep(Step[Hulk]):
    """A roll; that many cards of one blip pile are discarded (9.4)."""

    def run(self, g: Hulk, marine: i64, b: i64) -> None:
        number = roll(g)
        if number > 0:
            g.then(PUMP.of(g.controller(marine), number))


class PumpChoice(PileChoice):
    """Toxin Pumping Station: which pile; all cards come from that one, and a surplus is lost (D24, R40)."""

    def choose(self, g: Hulk, seat: i64, number: i64, option: i64) -> None:
        for _ in range(number):
            if g.reason == PLAYING and len(g.blips[first(option)]) > 0:
                discard_blip(g, first(option))


CRYO_PILE: Final = CryoPileChoice()
TREAT: Final = TreatChoice()
TREATED: Final = TreatedChoice()
COGITATE: Final = CogitateChoice()
TELEPORT: Final = TeleportChoice()
TELEPORTING: Final = TeleportariumStep()
GENERATE: Final = GenerateChoice()
LAUNCH: Final = LaunchChoice()
PUMP: Final = PumpChoice()

#: Activate Control Panel, by location; the frames take the activating marine.
PANELS: Final[dict[int, Step[Hulk]]] = {
    MAINTENANCE_TUNNELS: MaintenanceTunnelsStep(),
    CRYO_CONTROL: CryoControlStep(),
    APOTHECARION: ApothecarionStep(),
    CORE_COGITATOR: CoreCogitatorStep(),
    TELEPORTARIUM: TELEPORTING,
    GENERATORIUM: GeneratoriumStep(),
    LAUNCH_CONTROL_ROOM: LaunchControlRoomStep(),
    TOXIN_PUMPING_STATION: ToxinPumpingStationStep(),
}
