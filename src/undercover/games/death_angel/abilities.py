"""The Events that are no Instincts: they are shown at once, and ask nobody in secret (9.2)."""

from __future__ import annotations

from typing import Final

from undercover.games.death_angel import phrases as say
from undercover.games.death_angel.changes import lose_tokens, move_swarms, put_on_door, spawn, turn
from undercover.games.death_angel.refill import FILL
from undercover.games.death_angel.table import Hulk
from undercover.games.death_angel.things import (
    CHAOS_OF_BATTLE,
    DOOR,
    ENTER_FORMATION,
    EVASION,
    FLANKING_MANOEUVRE,
    LEFT,
    MARINE_IDS,
    NOTHING,
    OUTNUMBERED,
    RIGHT,
    SECRET_ROUTE,
    THE_SWARM_TAIL,
    THE_SWARM_TONGUE,
    THEYRE_EVERYWHERE,
)
from undercover.table.agenda import Choice, Step
from undercover.table.story import Said

#: In a frame: the marines to choose from, one bit each, and above them those who get a card.
MARINES: Final = len(MARINE_IDS)


class FlankingManoeuvreStep(Step[Hulk]):
    """Every swarm in front of its marine goes behind him (9.2, R65)."""

    def run(self, g: Hulk, a: int, b: int) -> None:
        move_swarms(g, [g.behind(slot // 2) for slot in range(len(g.swarms))])


class TheSwarmStep(Step[Hulk]):
    """Two cards from the deck on each blip pile (9.2)."""

    def run(self, g: Hulk, a: int, b: int) -> None:
        cards = g.box.event_amount[g.event]
        g.then([FILL(cards, cards)])


class TheyreEverywhereStep(Step[Hulk]):
    """A card spawns in front of every marine engaged with nothing; that is checked once, beforehand (9.2, R44)."""

    def run(self, g: Hulk, a: int, b: int) -> None:
        free = 0
        for position, marine in enumerate(g.marines):
            if not g.engaged(position):
                free |= 1 << marine
        g.then([BESET(g.current, free)])


class BesetChoice(Choice[Hulk]):
    """A pile with too few cards: the current player says which marines get one (D32, R9)."""

    def options(self, g: Hulk, seat: int, b: int) -> list[int]:
        for side in (LEFT, RIGHT):
            facing = [marine for marine in g.marines if b >> marine & 1 and g.facing[marine] == side]
            chosen = [marine for marine in facing if b >> MARINES + marine & 1]
            if len(chosen) < len(g.blips[side]) < len(facing):
                return [marine for marine in facing if marine not in chosen]
        return []

    def choose(self, g: Hulk, seat: int, b: int, marine: int) -> None:
        g.then([BESET(seat, b | 1 << MARINES + marine)])

    def lapse(self, g: Hulk, seat: int, b: int) -> None:
        """The cards are dealt from the top down (R76)."""
        short = [len(g.blips[side]) < self.free(g, b, side) for side in (LEFT, RIGHT)]
        for position, marine in enumerate(g.marines):
            chosen = b >> MARINES if short[g.facing[marine]] else b
            if chosen >> marine & 1:
                spawn(g, g.front(position), 1)

    def free(self, g: Hulk, b: int, side: int) -> int:
        """How many marines could get a card of this pile."""
        return len([marine for marine in g.marines if b >> marine & 1 and g.facing[marine] == side])

    def say(self, g: Hulk, seat: int, b: int, marine: int) -> Said:
        return Said(say.IN_FRONT, [marine])


class ForeseenStep(Step[Hulk]):
    """Evasion, Enter Formation: the effect is for the next round, and that one only (9.2, R52)."""

    def run(self, g: Hulk, a: int, b: int) -> None:
        g.foreseen = g.event
        g.foreseen_on = NOTHING


class OutnumberedStep(Step[Hulk]):
    """Every engaged marine loses all tokens (9.2)."""

    def run(self, g: Hulk, a: int, b: int) -> None:
        for position, marine in enumerate(g.marines):
            if g.engaged(position):
                lose_tokens(g, marine)


class ChaosOfBattleStep(Step[Hulk]):
    """All marines turn around (9.2)."""

    def run(self, g: Hulk, a: int, b: int) -> None:
        for marine in g.marines:
            turn(g, marine)


class SecretRouteStep(Step[Hulk]):
    """Two tokens on the Door, if it is in the formation (9.2, R63)."""

    def run(self, g: Hulk, a: int, b: int) -> None:
        if g.terrain[DOOR] != NOTHING:
            put_on_door(g, g.box.event_amount[SECRET_ROUTE])


BESET: Final = BesetChoice()
FORESEEN: Final = ForeseenStep()
THE_SWARM: Final = TheSwarmStep()

#: What an Event does, by event.
ABILITIES: Final[dict[int, Step[Hulk]]] = {
    FLANKING_MANOEUVRE: FlankingManoeuvreStep(),
    THE_SWARM_TONGUE: THE_SWARM,
    THE_SWARM_TAIL: THE_SWARM,
    THEYRE_EVERYWHERE: TheyreEverywhereStep(),
    EVASION: FORESEEN,
    OUTNUMBERED: OutnumberedStep(),
    CHAOS_OF_BATTLE: ChaosOfBattleStep(),
    SECRET_ROUTE: SecretRouteStep(),
    ENTER_FORMATION: FORESEEN,
}
