"""Fights between players, and androids against the city (S10.6 C and D, S10.7)."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import acts, attack
from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent.custody import defences, roll_cars
from undercover.games.rogue_agent.harm import explosions, hurt
from undercover.games.rogue_agent.table import NOTHING, City
from undercover.games.rogue_agent.things import CRIMINALS, FUEL
from undercover.table.agenda import OpenChoice, Step
from undercover.table.native import Row, append, i64, vec
from undercover.table.rows import with_number
from undercover.table.story import first


def foes(g: City, seat: i64) -> Row:
    """Players of the other kind on the same location."""
    here, android = g.figures[seat], g.is_android(seat)
    there = vec[i64]([other for other in range(g.seats) if g.figures[other] == here])
    return vec[i64]([other for other in there if g.is_android(other) != android])


def why_not_fight(g: City, seat: i64) -> str:
    """Nobody is attacked where the location is safe for the attacked kind (S10.6 C, S10.7)."""
    if not g.exposed:
        return "no-android"
    found = foes(g, seat)
    if len(found) == 0:
        return "nobody-to-attack"
    return "safe-here" if g.safe(found[0], g.figures[seat]) else ""


class AttackAgentTargetChoice(OpenChoice[City]):
    """An android attacks an agent here (S10.6 C)."""

    def options(self, g: City, seat: i64, b: i64) -> Row:
        return vec[i64]([say.AGAINST.of(foe) for foe in foes(g, seat)])

    def choose(self, g: City, seat: i64, b: i64, option: i64) -> None:
        g.tell(say.FOUGHT, seat, first(option))
        g.then(attack.ATTACK_AMMO.of(seat, attack.A_PLAYER), FIGHT_DEFENCE.of(first(option), seat))


class AttackAndroidTargetChoice(AttackAgentTargetChoice):
    """An agent attacks an exposed android here, with the roles exchanged (S10.7)."""


class FightDefenceChoice(OpenChoice[City]):
    """The target may spend fuel for green dice that are left; each car cancels a hit (S10.6 C). b: the attacker."""

    def options(self, g: City, seat: i64, b: i64) -> Row:
        return defences(g, seat, attack.green_dice(g, b))

    def choose(self, g: City, seat: i64, b: i64, option: i64) -> None:
        defence = first(option)
        acts.lose(g, seat, FUEL, defence)
        hits = attack.roll_attack(g, b, attack.A_PLAYER)
        acts.end_attack(g)
        if defence > 0:
            hits -= roll_cars(g, seat, defence)
        if hurt(g, seat, hits):
            acts.gain_influence(g, b, 1)


class AttackLocationStep(Step[City]):
    """An android attacks the location itself, with the dice of any attack (S10.6 D)."""

    def run(self, g: City, seat: i64, b: i64) -> None:
        g.tell(say.LOCATION_ATTACKED, seat, g.tiles[g.figures[seat]])
        g.then(attack.ATTACK_AMMO.of(seat, attack.THE_LOCATION), STRIKE_LOCATION.of(seat))


class StrikeLocationStep(Step[City]):
    """Informants soak up hits, top first; two hits that remain destroy the tile, bombs and all (S10.6 D, R59)."""

    def run(self, g: City, seat: i64, b: i64) -> None:
        here = g.figures[seat]
        hits = attack.roll_attack(g, seat, attack.THE_LOCATION)
        acts.end_attack(g)
        while hits > 0 and g.tops[here] != NOTHING:
            hits -= 1
            acts.remove_informant(g, here, say.TOP_SPACE)
        if hits >= g.box.location_hits_needed:
            g.then_all(append(explosions(g.bombs_at(here)), DESTROY.of(seat, here)))


class DestroyStep(Step[City]):
    """The tile is flipped; whatever stood on it goes; the android gains influence (S10.5, S10.6 D). b: where."""

    def run(self, g: City, seat: i64, b: i64) -> None:
        for k in range(CRIMINALS):
            if g.where[k] == b:
                acts.return_criminal(g, k)
        acts.clear_assassins(g, b)
        g.destroyed = with_number(g.destroyed, b, 1)
        g.tell(say.DESTROYED, g.tiles[b])
        acts.gain_influence(g, seat, 1)


ATTACK_AGENT_TARGET: Final = AttackAgentTargetChoice()
ATTACK_ANDROID_TARGET: Final = AttackAndroidTargetChoice()
FIGHT_DEFENCE: Final = FightDefenceChoice()
ATTACK_LOCATION: Final = AttackLocationStep()
STRIKE_LOCATION: Final = StrikeLocationStep()
DESTROY: Final = DestroyStep()
