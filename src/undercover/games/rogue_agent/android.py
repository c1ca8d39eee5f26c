"""Fights between players, and androids against the city (S10.6 C and D, S10.7)."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent.attack import (
    A_PLAYER,
    ATTACK_AMMO,
    THE_LOCATION,
    end_attack,
    green_dice,
    roll_attack,
)
from undercover.games.rogue_agent.common import (
    clear_assassins,
    count_of,
    gain_influence,
    lose,
    remove_top,
    return_criminal,
    roll,
    tell_dice,
)
from undercover.games.rogue_agent.harm import EXPLODE, hurt
from undercover.games.rogue_agent.table import NOTHING, City
from undercover.games.rogue_agent.things import CAR, CRIMINALS, FUEL, GREEN
from undercover.table.agenda import OpenChoice, Step
from undercover.table.story import Said


def foes(g: City, seat: int) -> list[int]:
    """Players of the other kind on the same location."""
    here, android = g.figures[seat], g.is_android(seat)
    others = [other for other in range(g.seats) if g.figures[other] == here]
    return [other for other in others if g.is_android(other) != android]


def why_not_fight(g: City, seat: int) -> str:
    """Nobody is attacked where the location is safe for the attacked kind (S10.6 C, S10.7)."""
    if not g.exposed:
        return "no-android"
    found = foes(g, seat)
    if not found:
        return "nobody-to-attack"
    return "safe-here" if g.safe(found[0], g.figures[seat]) else ""


class AttackAgentTargetChoice(OpenChoice[City]):
    """An android attacks an agent here (S10.6 C)."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        return foes(g, seat)

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        g.attacked = A_PLAYER
        g.tell(say.FOUGHT, seat, option)
        g.then([ATTACK_AMMO(seat), FIGHT_DEFENCE(option, seat)])

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.AGAINST, [option])


class AttackAndroidTargetChoice(AttackAgentTargetChoice):
    """An agent attacks an exposed android here, with the roles exchanged (S10.7)."""


class FightDefenceChoice(OpenChoice[City]):
    """The target may spend fuel for green dice that are left; each car cancels a hit (S10.6 C). b: the attacker."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        left = g.box.dice_of_a_colour - green_dice(g, b)
        return list(range(1 + min(left, g.boards[seat][FUEL])))

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        lose(g, seat, FUEL, option)
        hits = roll_attack(g, b)
        end_attack(g)
        if option:
            dice = roll(g, GREEN, option)
            tell_dice(g, say.ROLLED, seat, dice)
            g.tell(say.CARS, seat, count_of(dice, CAR))
            hits -= count_of(dice, CAR)
        if hurt(g, seat, hits):
            gain_influence(g, b, 1)

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.DEFEND, [option])


class AttackLocationStep(Step[City]):
    """An android attacks the location itself, with the dice of any attack (S10.6 D)."""

    def run(self, g: City, seat: int, b: int) -> None:
        g.attacked = THE_LOCATION
        g.tell(say.LOCATION_ATTACKED, seat, g.tiles[g.figures[seat]])
        g.then([ATTACK_AMMO(seat), STRIKE_LOCATION(seat)])


class StrikeLocationStep(Step[City]):
    """Informants soak up hits, top first; two hits that remain destroy the tile, bombs and all (S10.6 D, R59)."""

    def run(self, g: City, seat: int, b: int) -> None:
        here = g.figures[seat]
        hits = roll_attack(g, seat)
        end_attack(g)
        while hits and g.tops[here] != NOTHING:
            hits -= 1
            remove_top(g, here)
        if hits >= g.box.location_hits:
            g.then([*[EXPLODE(bomb) for bomb in g.bombs_at(here)], DESTROY(seat, here)])


class DestroyStep(Step[City]):
    """The tile is flipped; whatever stood on it goes; the android gains influence (S10.5, S10.6 D). b: where."""

    def run(self, g: City, seat: int, b: int) -> None:
        for k in range(CRIMINALS):
            if g.where[k] == b:
                return_criminal(g, k)
        clear_assassins(g, b)
        g.destroyed[b] = True
        g.tell(say.DESTROYED, g.tiles[b])
        gain_influence(g, seat, 1)


ATTACK_AGENT_TARGET: Final = AttackAgentTargetChoice()
ATTACK_ANDROID_TARGET: Final = AttackAndroidTargetChoice()
FIGHT_DEFENCE: Final = FightDefenceChoice()
ATTACK_LOCATION: Final = AttackLocationStep()
STRIKE_LOCATION: Final = StrikeLocationStep()
DESTROY: Final = DestroyStep()
