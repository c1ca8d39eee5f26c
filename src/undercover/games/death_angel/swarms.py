"""The Genestealer Attack Phase: the swarms attack, one after the other (6.3, 7.2)."""

from __future__ import annotations

from typing import Final

from undercover.games.death_angel import phrases as say
from undercover.games.death_angel import things
from undercover.games.death_angel.acts import roll, slay_marine, spend_token
from undercover.games.death_angel.attacks import SLAY
from undercover.games.death_angel.swarm import CARDS, SHIELD, lords, size
from undercover.games.death_angel.table import Hulk
from undercover.table.agenda import Choice, Step
from undercover.table.native import Row, append, i64, vec
from undercover.table.story import Bar

#: In a defence frame beside the slot: the face lying there was bought with a token.
BOUGHT: Final[i64] = 32


class SwarmsStep(Step[Hulk]):
    """The topmost swarm that is not done attacks, left before right, looked up afresh each time (6.3, R3).

    Groups that are done lie apart; when all are, they are the swarms again, one in each slot (R1, R2).
    """

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        for slot in range(len(g.swarms)):
            if g.swarms[slot] > 0:
                g.then(ASSAULT.of(slot), SWARMS.of())
                return
        g.swarms, g.spent = g.spent, g.swarms


class AssaultStep(Step[Hulk]):
    """A swarm attacks the marine it is engaged with: his controller rolls. Under Power Field it does nothing (R23)."""

    def run(self, g: Hulk, slot: i64, b: i64) -> None:
        swarm = g.swarms[slot]
        if swarm == 0:
            return
        if swarm >= SHIELD:
            done(g, slot)
            g.tell(say.SHIELD_HOLDS, slot // 2 + 1, slot & 1)
            return
        marine = g.marines[slot // 2]
        g.tell(say.SWARM_ATTACKED, marine, slot // 2 + 1, slot & 1, swarm & CARDS)
        roll(g)
        g.then(DEFEND.of(g.controller(marine), slot))


def done(g: Hulk, slot: i64) -> None:
    """The attack is decided, before a death shifts the formation (6.3)."""
    g.spent[slot] += g.swarms[slot]
    g.swarms[slot] = 0


class DefendChoice(Choice[Hulk]):
    """Reroll with a token, if he faces the swarm; discard the Artefact; or accept (7.2, D22, R15, R21, R22, R66)."""

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        slot = b % BOUGHT
        marine = g.marines[slot // 2]
        rerolls = g.tokens[marine] > 0 and g.facing[marine] == slot & 1
        saved = g.holder == seat
        if not rerolls and not saved:
            return vec[i64]()
        found = vec[i64]([say.ACCEPT.of()])
        if rerolls:
            found = append(found, say.REROLL.of(marine))
        if saved:
            found = append(found, say.USE_ARTEFACT.of())
        return found

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        slot = b % BOUGHT
        if say.ACCEPT.names(option):
            endure(g, slot, b >= BOUGHT)
        elif say.REROLL.names(option):
            spend_token(g, g.marines[slot // 2])
            roll(g)
            g.then(DEFEND.of(seat, slot + BOUGHT))
        else:
            g.holder = things.NOTHING
            done(g, slot)
            g.tell(say.ARTEFACT_USED, seat)

    def lapse(self, g: Hulk, seat: i64, b: i64) -> None:
        endure(g, b % BOUGHT, b >= BOUGHT)

    def barred(self, g: Hulk, seat: i64, b: i64) -> list[Bar]:
        marine = g.marines[b % BOUGHT // 2]
        if g.tokens[marine] > 0 and g.facing[marine] != b & 1:
            return [Bar(say.REROLL.of(marine), "from-behind", "R66")]
        return []

    def default(self, g: Hulk, seat: i64, b: i64) -> i64:
        if endures(g, b % BOUGHT, g.die, b >= BOUGHT):
            return say.ACCEPT.of()
        return self.options(g, seat, b)[1]


def counters(g: Hulk, marine: i64, face: i64) -> bool:
    """Counter Attack strikes back (9.1)."""
    return marine == things.SERGEANT_LORENZO and g.box.skull[face] > 0 and g.in_force(things.COUNTER_ATTACK)


def endures(g: Hulk, slot: i64, face: i64, bought: bool) -> bool:
    """Whether the attack of the swarm in this slot misses with this face."""
    swarm = g.swarms[slot]
    return misses(g, g.marines[slot // 2], size(swarm), lords(swarm), face, bought)


def misses(g: Hulk, marine: i64, cards: i64, lords: i64, face: i64, bought: bool) -> bool:
    """Only the comparison counts the Brood Lords; everything else reads the face itself (7.2, R19, R20)."""
    number = g.box.number[face]
    if number - lords > cards:
        return True
    if marine == things.SERGEANT_GIDEON and g.box.skull[face] > 0 and g.in_force(things.BLOCK):
        return True
    if marine // 2 == things.YELLOW and bought and number > 0 and g.in_force(things.DEFENSIVE_STANCE):
        return True
    if number == 0 and g.lasting == things.SECOND_WIND and g.lasting_on == marine:
        return True
    return counters(g, marine, face)


def endure(g: Hulk, slot: i64, bought: bool) -> None:
    """The accepted face decides. After a Counter Attack the rest of the swarm attacks again (7.2)."""
    marine = g.marines[slot // 2]
    survives = endures(g, slot, g.die, bought)
    if counters(g, marine, g.die):
        g.then(SLAY.of(g.controller(marine), slot), ASSAULT.of(slot))
        g.tell(say.SURVIVED, marine)
        g.tell(say.COUNTERED)
        return
    done(g, slot)
    g.tell(say.SURVIVED if survives else say.HIT, marine)
    if not survives:
        slay_marine(g, marine)


SWARMS: Final = SwarmsStep()
ASSAULT: Final = AssaultStep()
DEFEND: Final = DefendChoice()
