"""Fights between players, and androids against the city (S10.6 C and D, S10.7)."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent.attack import A_PLAYER, AMMO_DICE, THE_LOCATION, begin_attack, roll_attack
from undercover.games.rogue_agent.common import (
    BY_LAW,
    EXPLODE,
    count_of,
    gain_influence,
    hurt,
    lose,
    remove_informant,
    return_all,
    roll,
)
from undercover.games.rogue_agent.table import NOTHING, City
from undercover.games.rogue_agent.things import ANDROID_SHIELD, CAR, FUEL, GREEN, HUMAN_SHIELD
from undercover.table.agenda import OpenChoice, Step
from undercover.table.story import Said


def foes(g: City, seat: int) -> list[int]:
    """Players of the other kind here, unless the place is safe for their kind (S10.6 C, S10.7)."""
    here = g.figures[seat]
    android = g.is_android(seat)
    shield = HUMAN_SHIELD if android else ANDROID_SHIELD
    if not g.destroyed[here] and g.tile(here).shield == shield:
        return []
    others = [other for other in range(g.seats) if other != seat and g.figures[other] == here]
    return [other for other in others if g.is_android(other) != android]


class AttackAgentChoice(OpenChoice[City]):
    """An android attacks an agent here (S10.6 C)."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        return foes(g, seat)

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        begin_attack(g, A_PLAYER)
        g.tell(say.FOUGHT, seat, option)
        g.then([AMMO_DICE(seat), FIGHT_DEFENCE(option, seat)])

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.AGAINST, [option])


class AttackAndroidChoice(AttackAgentChoice):
    """An agent attacks an exposed android here, with the roles exchanged (S10.7)."""


class FightDefenceChoice(OpenChoice[City]):
    """The target may spend fuel for green dice that are left; each car cancels a hit (S10.6 C). b: the attacker."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        left = g.box.dice_of_a_colour - min(g.pistols(b), g.box.max_green_dice)
        return list(range(1 + min(left, g.boards[seat][FUEL])))

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        lose(g, seat, FUEL, option)
        hits = roll_attack(g, b)
        g.attacked = NOTHING
        cars = 0
        if option:
            dice = roll(g, GREEN, option)
            g.tell(say.ROLLED, seat, say.pack(dice), 0)
            cars = count_of(dice, CAR)
            g.tell(say.CARS, seat, cars)
        harm = hits - cars
        if harm >= g.stamina(seat):
            gain_influence(g, b, 1)
        hurt(g, seat, harm)

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.DEFEND, [option])


class AttackLocationStep(Step[City]):
    """An android attacks the location itself (S10.6 D)."""

    def run(self, g: City, seat: int, b: int) -> None:
        begin_attack(g, THE_LOCATION)
        g.tell(say.LOCATION_ATTACKED, seat, g.figures[seat])
        g.then([AMMO_DICE(seat), STRIKE_LOCATION(seat)])


class StrikeLocationStep(Step[City]):
    """Informants soak up hits, top first; two hits that remain destroy the tile (S10.6 D, R59)."""

    def run(self, g: City, seat: int, b: int) -> None:
        here = g.figures[seat]
        hits = roll_attack(g, seat)
        g.attacked = NOTHING
        while hits and g.tops[here] != NOTHING:
            hits -= 1
            remove_informant(g, here, False)
        if hits >= g.box.location_hits:
            g.then([*[EXPLODE(bomb) for bomb in g.bombs_at(here)], DESTROY(seat, here)])


class DestroyStep(Step[City]):
    """The tile is flipped; whatever stood on it goes; the android gains influence (S10.5, S10.6 D, R58). b: where."""

    def run(self, g: City, seat: int, b: int) -> None:
        return_all(g, b, BY_LAW)
        g.destroyed[b] = True
        g.tell(say.DESTROYED, b)
        gain_influence(g, seat, 1)


ATTACK_AGENT: Final = AttackAgentChoice()
ATTACK_ANDROID: Final = AttackAndroidChoice()
FIGHT_DEFENCE: Final = FightDefenceChoice()
ATTACK_LOCATION: Final = AttackLocationStep()
STRIKE_LOCATION: Final = StrikeLocationStep()
DESTROY: Final = DestroyStep()
