"""The Events that are no Instincts: they are shown at once, and ask nobody in secret (9.2)."""

from __future__ import annotations

from typing import Final

from undercover.games.death_angel import phrases as say
from undercover.games.death_angel.acts import lose_tokens, move_swarms, put_on_door, spawn, turn
from undercover.games.death_angel.refill import FILL
from undercover.games.death_angel.table import Hulk
from undercover.games.death_angel.things import (
    CHAOS_OF_BATTLE,
    DOOR,
    ENTER_FORMATION,
    EVASION,
    FLANKING_MANOEUVRE,
    LEFT,
    MARINES,
    NOTHING,
    OUTNUMBERED,
    RIGHT,
    SECRET_ROUTE,
    THE_SWARM_TAIL,
    THE_SWARM_TONGUE,
    THEYRE_EVERYWHERE,
)
from undercover.table.agenda import Choice, Step
from undercover.table.native import Row, i64, vec
from undercover.table.story import first


class FlankingManoeuvreStep(Step[Hulk]):
    """Every swarm in front of its marine goes behind him (9.2, R65)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        move_swarms(g, vec[i64]([g.behind(slot // 2) for slot in range(len(g.swarms))]))


class TheSwarmStep(Step[Hulk]):
    """Two cards from the deck on each blip pile (9.2)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        cards = g.box.event_amount[g.event]
        g.then(FILL.of(cards, cards))


class TheyreEverywhereStep(Step[Hulk]):
    """A card spawns in front of every marine engaged with nothing; that is checked once, beforehand (9.2, R44)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        free: i64 = 0
        for position in range(len(g.marines)):
            if not g.engaged(position):
                free |= 1 << g.marines[position]
        g.then(BESET.of(g.current, free))


class BesetChoice(Choice[Hulk]):
    """A pile with too few cards: the current player says which marines get one (D32, R9).

    b: the marines to choose from, one bit each, and above them those who get a card.
    """

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        for side in range(2):
            free = self.among(g, b, side)
            chosen = self.among(g, b >> MARINES, side)
            if len(chosen) < len(g.blips[side]) < len(free):
                return vec[i64]([say.IN_FRONT.of(marine) for marine in free if marine not in chosen])
        return vec[i64]()

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        g.then(BESET.of(seat, b | 1 << MARINES + first(option)))

    def lapse(self, g: Hulk, seat: i64, b: i64) -> None:
        """The cards are dealt from the top down (R76)."""
        short = vec[i64]([len(g.blips[side]) < len(self.among(g, b, side)) for side in (LEFT, RIGHT)])
        for position in range(len(g.marines)):
            marine = g.marines[position]
            chosen = b >> MARINES if short[g.facing[marine]] else b
            if chosen >> marine & 1:
                spawn(g, g.front(position), 1)

    def among(self, g: Hulk, marines: i64, side: i64) -> Row:
        """Those of these marines who face this side, from the top."""
        return vec[i64]([marine for marine in g.marines if marines >> marine & 1 and g.facing[marine] == side])


class ForeseenStep(Step[Hulk]):
    """Evasion, Enter Formation: the effect is for the next round, and that one only (9.2, R52)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        g.foreseen = g.event
        g.foreseen_on = NOTHING


class OutnumberedStep(Step[Hulk]):
    """Every engaged marine loses all tokens (9.2)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        for position in range(len(g.marines)):
            if g.engaged(position):
                lose_tokens(g, g.marines[position])


class ChaosOfBattleStep(Step[Hulk]):
    """All marines turn around (9.2)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        for marine in g.marines:
            turn(g, marine)


class SecretRouteStep(Step[Hulk]):
    """Two tokens on the Door, if it is in the formation (9.2, R63)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
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
