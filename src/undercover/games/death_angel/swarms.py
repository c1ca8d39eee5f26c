"""The Genestealer Attack Phase: the swarms attack, one after the other (6.3, 7.2)."""

from __future__ import annotations

from typing import Final

from undercover.games.death_angel import phrases as say
from undercover.games.death_angel.attacks import SLAY
from undercover.games.death_angel.changes import roll, slay_marine, spend_token
from undercover.games.death_angel.swarm import CARDS, SHIELD, lords, size
from undercover.games.death_angel.table import Hulk
from undercover.games.death_angel.things import (
    BLOCK,
    COUNTER_ATTACK,
    DEFENSIVE_STANCE,
    GIDEON,
    LORENZO,
    NOTHING,
    SECOND_WIND,
    YELLOW,
)
from undercover.table.agenda import Choice, Step
from undercover.table.story import Bar, Said

ACCEPT: Final = 0
REROLL: Final = 1
USE_ARTEFACT: Final = 2
#: In a defence frame beside the slot: the face lying there was bought with a token.
BOUGHT: Final = 32


class SwarmsStep(Step[Hulk]):
    """The topmost swarm that is not done attacks, left before right, looked up afresh each time (6.3, R3).

    Groups that are done lie apart; when all are, they are the swarms again, one in each slot (R1, R2).
    """

    def run(self, g: Hulk, a: int, b: int) -> None:
        for slot, swarm in enumerate(g.swarms):
            if swarm:
                g.then([ASSAULT(slot), SWARMS()])
                return
        g.swarms, g.spent = g.spent, g.swarms


class AssaultStep(Step[Hulk]):
    """A swarm attacks the marine it is engaged with: his controller rolls. Under Power Field it does nothing (R23)."""

    def run(self, g: Hulk, slot: int, b: int) -> None:
        swarm = g.swarms[slot]
        if not swarm:
            return
        if swarm >= SHIELD:
            g.tell(say.SHIELD_HOLDS, slot // 2 + 1, slot & 1)
            done(g, slot)
            return
        marine = g.marines[slot // 2]
        g.tell(say.SWARM_ATTACKED, marine, slot // 2 + 1, slot & 1, swarm & CARDS)
        roll(g)
        g.then([DEFEND(g.controller(marine), slot)])


def done(g: Hulk, slot: int) -> None:
    """The attack is decided, before a death shifts the formation (6.3)."""
    g.spent[slot] += g.swarms[slot]
    g.swarms[slot] = 0


class DefendChoice(Choice[Hulk]):
    """Reroll with a token, if he faces the swarm; discard the Artefact; or accept (7.2, D22, R15, R21, R22, R66)."""

    def options(self, g: Hulk, seat: int, b: int) -> list[int]:
        slot = b % BOUGHT
        marine = g.marines[slot // 2]
        found = [ACCEPT]
        if g.tokens[marine] and g.facing[marine] == slot & 1:
            found.append(REROLL)
        if g.holds_artefact(marine):
            found.append(USE_ARTEFACT)
        return found if len(found) > 1 else []

    def choose(self, g: Hulk, seat: int, b: int, option: int) -> None:
        slot = b % BOUGHT
        marine = g.marines[slot // 2]
        if option == ACCEPT:
            endure(g, slot, b >= BOUGHT)
        elif option == REROLL:
            spend_token(g, marine)
            roll(g)
            g.then([DEFEND(seat, slot + BOUGHT)])
        else:
            g.holder = NOTHING
            g.tell(say.ARTEFACT_USED, seat)
            done(g, slot)

    def lapse(self, g: Hulk, seat: int, b: int) -> None:
        endure(g, b % BOUGHT, b >= BOUGHT)

    def say(self, g: Hulk, seat: int, b: int, option: int) -> Said:
        if option == REROLL:
            return Said(say.REROLL, [g.marines[b % BOUGHT // 2]])
        return Said(say.ACCEPT if option == ACCEPT else say.USE_ARTEFACT, [])

    def barred(self, g: Hulk, seat: int, b: int) -> list[Bar]:
        marine = g.marines[b % BOUGHT // 2]
        if g.tokens[marine] and g.facing[marine] != b & 1:
            return [Bar(Said(say.REROLL, [marine]), "from-behind", "R66")]
        return []

    def default(self, g: Hulk, seat: int, b: int) -> int:
        if endures(g, b % BOUGHT, g.die, b >= BOUGHT):
            return ACCEPT
        return self.options(g, seat, b)[1]


def counters(g: Hulk, marine: int, face: int) -> bool:
    """Counter Attack strikes back (9.1)."""
    return marine == LORENZO and g.box.skull[face] and g.in_force(COUNTER_ATTACK)


def endures(g: Hulk, slot: int, face: int, bought: bool) -> bool:
    """Whether the attack of the swarm in this slot misses with this face."""
    swarm = g.swarms[slot]
    return misses(g, g.marines[slot // 2], size(swarm), lords(swarm), face, bought)


def misses(g: Hulk, marine: int, cards: int, lords: int, face: int, bought: bool) -> bool:
    """Only the comparison counts the Brood Lords; everything else reads the face itself (7.2, R19, R20)."""
    number, skull = g.box.number[face], g.box.skull[face]
    if number - lords > cards:
        return True
    if marine == GIDEON and skull and g.in_force(BLOCK):
        return True
    if marine // 2 == YELLOW and bought and number and g.in_force(DEFENSIVE_STANCE):
        return True
    if number == 0 and g.lasting == SECOND_WIND and g.lasting_on == marine:
        return True
    return counters(g, marine, face)


def endure(g: Hulk, slot: int, bought: bool) -> None:
    """The accepted face decides. After a Counter Attack the rest of the swarm attacks again (7.2)."""
    marine = g.marines[slot // 2]
    survives = endures(g, slot, g.die, bought)
    g.tell(say.SURVIVED if survives else say.HIT, marine)
    if counters(g, marine, g.die):
        g.tell(say.COUNTERED)
        g.then([SLAY(g.controller(marine), slot), ASSAULT(slot)])
        return
    done(g, slot)
    if not survives:
        slay_marine(g, marine)


SWARMS: Final = SwarmsStep()
ASSAULT: Final = AssaultStep()
DEFEND: Final = DefendChoice()
