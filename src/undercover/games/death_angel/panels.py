"""What the Locations do when a marine activates the Control Panel (9.4)."""

from __future__ import annotations

from typing import Final

from undercover.games.death_angel import phrases as say
from undercover.games.death_angel.attacks import END, said_card, slayable_in
from undercover.games.death_angel.changes import (
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
)
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
from undercover.table.story import Said

KEEP: Final = 0
TOKEN: Final = 0
ROLL: Final = 1


class SlayAnywhere(Choice[Hulk]):
    """Cards anywhere in the formation are slain, one after the other, as long as the player likes and some are left."""

    def options(self, g: Hulk, seat: int, left: int) -> list[int]:
        found = slayable_in(g, range(len(g.swarms))) if left else []
        return [END, *found] if found else []

    def choose(self, g: Hulk, seat: int, left: int, option: int) -> None:
        if option != END:
            slay(g, (option - 1) // 8, (option - 1) % 8)
            g.then([self(seat, left - 1)])

    def say(self, g: Hulk, seat: int, left: int, option: int) -> Said:
        if option == END:
            return Said(say.STOP_SLAYING, [])
        return said_card(say.SLAY, (option - 1) // 8, (option - 1) % 8)

    def default(self, g: Hulk, seat: int, left: int) -> int:
        return self.options(g, seat, left)[-1]


class PileChoice(OpenChoice[Hulk]):
    """A blip pile that is not empty."""

    def options(self, g: Hulk, seat: int, b: int) -> list[int]:
        return g.full_piles()

    def say(self, g: Hulk, seat: int, b: int, side: int) -> Said:
        return Said(say.PILE, [side])


class MaintenanceTunnelsStep(Step[Hulk]):
    """The Corridor takes the place of the Control Panel (9.4)."""

    def run(self, g: Hulk, marine: int, b: int) -> None:
        slot = g.terrain[CONTROL_PANEL]
        remove_terrain(g, CONTROL_PANEL)
        g.tell(say.TERRAIN_GONE, CONTROL_PANEL)
        g.terrain[CORRIDOR] = slot
        g.tell(say.TERRAIN_PLACED, CORRIDOR, slot // 2 + 1, slot & 1)


class CryoControlStep(Step[Hulk]):
    """The top card of a blip pile of the player's choice is discarded (9.4)."""

    def run(self, g: Hulk, marine: int, b: int) -> None:
        g.then([CRYO_PILE(g.controller(marine))])


class CryoPileChoice(PileChoice):
    """Cryo Control: which pile (D24)."""

    def choose(self, g: Hulk, seat: int, b: int, side: int) -> None:
        discard_blip(g, side)


class ApothecarionStep(Step[Hulk]):
    """A token on any marine, who may then turn around (9.4)."""

    def run(self, g: Hulk, marine: int, b: int) -> None:
        g.then([TREAT(g.controller(marine))])


class TreatChoice(OpenChoice[Hulk]):
    """Apothecarion: which marine; he may be chosen even when there is no token left for him (D24, R37)."""

    def options(self, g: Hulk, seat: int, b: int) -> list[int]:
        return g.marines[:]

    def choose(self, g: Hulk, seat: int, b: int, marine: int) -> None:
        place_token(g, marine)
        g.then([TREATED(seat, marine)])

    def say(self, g: Hulk, seat: int, b: int, marine: int) -> Said:
        return Said(say.TOKEN, [marine])


class TreatedChoice(Choice[Hulk]):
    """Apothecarion: whether that marine turns around (D24)."""

    def options(self, g: Hulk, seat: int, marine: int) -> list[int]:
        return [KEEP, 1 << marine]

    def choose(self, g: Hulk, seat: int, marine: int, option: int) -> None:
        if option != KEEP:
            turn(g, marine)

    def say(self, g: Hulk, seat: int, marine: int, option: int) -> Said:
        return Said(say.KEEP_FACING, []) if option == KEEP else Said(say.TURN, [option])


class CoreCogitatorStep(Step[Hulk]):
    """In the next Event Phase the boxes put no more than one card on a terrain of the player's choice (9.4)."""

    def run(self, g: Hulk, marine: int, b: int) -> None:
        g.then([COGITATE(g.controller(marine))])


class CogitateChoice(OpenChoice[Hulk]):
    """Core Cogitator: which terrain (D24, R36)."""

    def options(self, g: Hulk, seat: int, b: int) -> list[int]:
        return [terrain for terrain, place in enumerate(g.terrain) if place != NOTHING]

    def choose(self, g: Hulk, seat: int, b: int, terrain: int) -> None:
        g.capped = terrain
        g.cap = g.box.location_amount[CORE_COGITATOR]
        g.tell(say.COGITATED, terrain)

    def say(self, g: Hulk, seat: int, b: int, terrain: int) -> Said:
        return Said(say.COGITATE, [terrain])


class TeleportariumStep(Step[Hulk]):
    """From the top each marine gives a token or rolls and dies at 0; then both piles are discarded (9.4, R39).

    b has a bit for each marine who is through; deaths do not change the order of the others.
    """

    def run(self, g: Hulk, a: int, b: int) -> None:
        for marine in g.marines:
            if not b >> marine & 1:
                g.then([TELEPORT(g.controller(marine), marine), TELEPORTING(a, b | 1 << marine)])
                return
        discard_piles(g)


class TeleportChoice(OpenChoice[Hulk]):
    """Teleportarium: a token or the die (D25)."""

    def options(self, g: Hulk, seat: int, marine: int) -> list[int]:
        return [TOKEN, ROLL] if g.tokens[marine] else [ROLL]

    def choose(self, g: Hulk, seat: int, marine: int, option: int) -> None:
        if option == TOKEN:
            spend_token(g, marine)
        elif roll(g) == 0:
            slay_marine(g, marine)

    def say(self, g: Hulk, seat: int, marine: int, option: int) -> Said:
        return Said(say.TELEPORT_TOKEN if option == TOKEN else say.TELEPORT_ROLL, [marine])


class GeneratoriumStep(Step[Hulk]):
    """A skull slays up to four Genestealers anywhere; anything else slays the marine (9.4, R70)."""

    def run(self, g: Hulk, marine: int, b: int) -> None:
        roll(g)
        if g.box.skull[g.die]:
            g.then([GENERATE(g.controller(marine), g.box.location_amount[GENERATORIUM])])
        else:
            slay_marine(g, marine)


class GenerateChoice(SlayAnywhere):
    """Generatorium: which cards, at most four (D24)."""


class LaunchControlRoomStep(Step[Hulk]):
    """A token on this card, or a roll: no higher than its tokens wins (9.4)."""

    def run(self, g: Hulk, marine: int, b: int) -> None:
        g.then([LAUNCH(g.controller(marine))])


class LaunchChoice(OpenChoice[Hulk]):
    """Launch Control Room: token or roll (D24, R41)."""

    def options(self, g: Hulk, seat: int, b: int) -> list[int]:
        return [TOKEN, ROLL] if g.supply else [ROLL]

    def choose(self, g: Hulk, seat: int, b: int, option: int) -> None:
        if option == TOKEN:
            g.supply -= 1
            g.launch_tokens += 1
            g.tell(say.LAUNCH_TOKENS, g.launch_tokens)
        elif roll(g) <= g.launch_tokens:
            win(g, LAUNCHED)

    def say(self, g: Hulk, seat: int, b: int, option: int) -> Said:
        return Said(say.LAUNCH_TOKEN if option == TOKEN else say.LAUNCH_ROLL, [])


class ToxinPumpingStationStep(Step[Hulk]):
    """A roll; that many cards of one blip pile are discarded (9.4)."""

    def run(self, g: Hulk, marine: int, b: int) -> None:
        number = roll(g)
        if number:
            g.then([PUMP(g.controller(marine), number)])


class PumpChoice(PileChoice):
    """Toxin Pumping Station: which pile; all cards come from that one, and a surplus is lost (D24, R40)."""

    def choose(self, g: Hulk, seat: int, number: int, side: int) -> None:
        for _ in range(min(number, len(g.blips[side]))):
            if g.reason == PLAYING:
                discard_blip(g, side)


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
