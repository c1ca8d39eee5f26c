"""A marine attacks (7.1), and the Attack action with its cards (6.2.3, 9.1)."""

from __future__ import annotations

from typing import Final

from undercover.games.death_angel import phrases as say
from undercover.games.death_angel import things
from undercover.games.death_angel.acts import place_token, roll, slay, slay_marine, spend_token
from undercover.games.death_angel.swarm import slayable
from undercover.games.death_angel.table import Hulk
from undercover.table.agenda import Choice, OpenChoice, Step
from undercover.table.native import Row, append, extend, i64, room, vec
from undercover.table.story import Bar, Phrase, first, third

# ---------------------------------------------------------------- 7.1 one attack


def fighter(fight: i64) -> i64:
    """Who attacks, and which swarm, is one argument of a frame."""
    return fight // 32


def fought(fight: i64) -> i64:
    """The slot that is attacked."""
    return fight % 32


class StrikeStep(Step[Hulk]):
    """A marine attacks a swarm: roll, reroll as long as he likes and has tokens, then see what came of it (7.1)."""

    def run(self, g: Hulk, marine: i64, slot: i64) -> None:
        g.tell(say.ATTACKED, marine, slot // 2 + 1, slot & 1)
        roll(g)
        g.then(REROLL.of(g.controller(marine), 32 * marine + slot), STRUCK.of(marine, slot))


class RerollChoice(Choice[Hulk]):
    """A token lying on the marine buys a new roll, whatever the old one showed (7.1, D17, R15)."""

    def options(self, g: Hulk, seat: i64, fight: i64) -> Row:
        if g.tokens[fighter(fight)] == 0:
            return vec[i64]()
        return vec[i64]([say.KEEP_ROLL.of(), say.REROLL.of(fighter(fight))])

    def choose(self, g: Hulk, seat: i64, fight: i64, option: i64) -> None:
        if say.REROLL.names(option):
            spend_token(g, fighter(fight))
            roll(g)
            g.then(REROLL.of(seat, fight))

    def default(self, g: Hulk, seat: i64, fight: i64) -> i64:
        return say.KEEP_ROLL.of() if slays(g, fighter(fight), g.die) else say.REROLL.of(fighter(fight))


def slays(g: Hulk, marine: i64, face: i64) -> i64:
    """How many cards a face slays: one with a skull; Dead Aim and Zael's first attack with the flamer count
    otherwise (7.1, R16)."""
    if marine == things.BROTHER_ZAEL and g.in_force(things.FLAMER_ATTACK) and not g.flamed:
        return g.box.number[face]
    if marine // 2 == things.GREEN and g.box.number[face] == g.box.dead_aim and g.in_force(things.DEAD_AIM):
        return g.box.action_amount[things.DEAD_AIM]
    return g.box.skull[face]


class StruckStep(Step[Hulk]):
    """The final face counts; then Lead by Example, or another Psionic Attack (7.1)."""

    def run(self, g: Hulk, marine: i64, slot: i64) -> None:
        seat = g.controller(marine)
        cards = slays(g, marine, g.die)
        if marine == things.BROTHER_ZAEL:
            g.flamed = True
        if cards == 0:
            g.tell(say.MISSED, marine)
        if marine == things.LEXICANIUM_CALISTARIUS and g.box.skull[g.die] and g.in_force(things.PSIONIC_ATTACK):
            g.then(PSIONIC.of(seat))
        if marine // 2 == things.BLUE and g.in_force(things.LEAD_BY_EXAMPLE):
            g.then(LEAD.of(seat, g.kills))
        if marine // 2 == things.GREEN and cards > 1:
            g.then(AIM.of(seat, slot << 4 | cards))
            return
        for _ in range(cards):
            g.then(SLAY.of(seat, slot))


class SlayChoice(OpenChoice[Hulk]):
    """One card of the swarm is slain, of the player's choice (7.3, D18)."""

    def options(self, g: Hulk, seat: i64, slot: i64) -> Row:
        return slayable_in(g, slot, slot + 1)

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        slay_named(g, option)


class DeadAimChoice(Choice[Hulk]):
    """Dead Aim: up to three cards of the swarm, one by one (9.1, D19)."""

    def options(self, g: Hulk, seat: i64, aim: i64) -> Row:
        return unless_empty(say.STOP_SLAYING, slayable_in(g, aim >> 4, (aim >> 4) + 1))

    def choose(self, g: Hulk, seat: i64, aim: i64, option: i64) -> None:
        if say.STOP_SLAYING.names(option):
            return
        slay_named(g, option)
        if aim & 15 > 1:
            g.then(AIM.of(seat, aim - 1))


class MayGiveToken(Choice[Hulk]):
    """A token may be placed on any marine."""

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        return unless_empty(say.NO_TOKEN, token_for_any(g)) if g.supply > 0 else vec[i64]()

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        if say.TOKEN.names(option):
            place_token(g, first(option))


class LeadByExampleChoice(MayGiveToken):
    """Lead by Example: once a round, when a blue marine has slain a card, a token on any marine (9.1, D21)."""

    def options(self, g: Hulk, seat: i64, kills: i64) -> Row:
        return vec[i64]() if g.led or g.kills == kills else MayGiveToken.options(self, g, seat, kills)

    def choose(self, g: Hulk, seat: i64, kills: i64, option: i64) -> None:
        g.led = say.TOKEN.names(option)
        MayGiveToken.choose(self, g, seat, kills, option)


# ---------------------------------------------------------------- whose turn it is, and targets


def unless_empty(end: Phrase, found: Row) -> Row:
    """These options and, before them, the one to make an end; nothing if there is nothing to choose."""
    return extend(append(room(), end.of()), found) if len(found) > 0 else found


def token_for_any(g: Hulk) -> Row:
    """A token on each of the marines, as options."""
    return vec[i64]([say.TOKEN.of(marine) for marine in g.marines])


def unused(g: Hulk, b: i64) -> Row:
    """The living marines of a team that have not acted yet: the team in the lowest four bits, then a bit for each."""
    return vec[i64]([marine for marine in g.team_marines(b & 15) if not b >> 4 + marine % 2 & 1])


def used(b: i64, marine: i64) -> i64:
    return b | 16 << marine % 2


def aimed(g: Hulk, marines: Row, phrase: Phrase) -> Row:
    """Every attack these marines can make, after the option to make none; nothing if there is no target."""
    found = append(room(), say.END_ATTACKS.of())
    for marine in marines:
        for slot in g.targets(marine):
            found = append(found, say.against(phrase, marine, slot))
    return found if len(found) > 1 else vec[i64]()


def strike(option: i64) -> i64:
    """The frame of an attack that `aimed` has named."""
    return STRIKE.of(first(option), say.target_of(option))


def barred_attacks(g: Hulk, marines: Row, phrase: Phrase) -> list[Bar]:
    """The other swarms, and what keeps these marines from attacking them."""
    bars = []
    for marine in marines:
        here, reach, targets = g.position(marine), g.box.range[marine], g.targets(marine)
        for slot in g.occupied():
            option = say.against(phrase, marine, slot)
            if slot & 1 != g.facing[marine]:
                bars.append(Bar(option, "not-faced", "7.1"))
            elif not -reach <= slot // 2 - here <= reach:
                bars.append(Bar(option, "out-of-range", "7.1"))
            elif slot not in targets:
                bars.append(Bar(option, "power-field", "R23"))
    return bars


# ---------------------------------------------------------------- 6.2.3 the Attack action


class AttackChoice(Choice[Hulk]):
    """The team's marines attack one at a time, each at most once; every attack is optional (6.2.3, D15).

    Claudio may charge instead (R18); Leon goes on with Full Auto (R69); under Evasion one marine is all (R46).
    """

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        marines = unused(g, b)
        found = aimed(g, marines, say.ATTACK)
        if things.BROTHER_CLAUDIO in marines and g.in_force(things.HEROIC_CHARGE) and len(chargeable(g)) > 0:
            if len(found) == 0:
                found = append(found, say.END_ATTACKS.of())
            found = append(found, say.HEROIC_CHARGE.of())
        return found

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        if say.END_ATTACKS.names(option):
            return
        charge = say.HEROIC_CHARGE.names(option)
        marine = things.BROTHER_CLAUDIO if charge else first(option)
        if g.lasting != things.EVASION:
            g.then(VOLLEY.of(seat, used(b, marine)))
        if charge:
            g.tell(say.CHARGED)
            g.then(CHARGING.of(seat, g.box.action_amount[things.HEROIC_CHARGE]), CHARGED.of())
        elif marine == things.BROTHER_LEON and g.in_force(things.FULL_AUTO):
            g.then(strike(option), AUTO.of(seat, g.box.action_amount[things.FULL_AUTO] - 1))
        else:
            g.then(strike(option))

    def barred(self, g: Hulk, seat: i64, b: i64) -> list[Bar]:
        return barred_attacks(g, unused(g, b), say.ATTACK)


class FurtherAttack(Choice[Hulk]):
    """A marine may attack once more, or not: always the same one, or the one in the frame."""

    def __init__(self, marine: i64 = things.NOTHING) -> None:
        super().__init__(late=1)
        self.marine: i64 = marine

    def attacker(self, b: i64) -> i64:
        return b if self.marine == things.NOTHING else self.marine

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        return aimed(g, vec[i64]([self.attacker(b)]), say.ATTACK)

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        if say.ATTACK.names(option):
            g.then(strike(option))

    def barred(self, g: Hulk, seat: i64, b: i64) -> list[Bar]:
        return barred_attacks(g, vec[i64]([self.attacker(b)]), say.ATTACK)


class FullAutoChoice(FurtherAttack):
    """Full Auto: Leon's second and third attack follow at once, or not at all (9.1, D36, R69)."""

    def options(self, g: Hulk, seat: i64, left: i64) -> Row:
        return FurtherAttack.options(self, g, seat, left) if left > 0 else vec[i64]()

    def choose(self, g: Hulk, seat: i64, left: i64, option: i64) -> None:
        if say.ATTACK.names(option):
            g.then(strike(option), AUTO.of(seat, left - 1))


class PsionicAttackChoice(FurtherAttack):
    """Psionic Attack: after a skull Calistarius may attack again, any swarm (9.1, D20)."""


# ---------------------------------------------------------------- 9.1 Heroic Charge


def chargeable(g: Hulk) -> Row:
    """The slayable cards in Claudio's and the adjacent positions, on both sides (R18)."""
    position = g.position(things.BROTHER_CLAUDIO)
    return slayable_in(g, max(2 * position - 2, 0), min(2 * position + 4, i64(len(g.swarms))))


def slayable_in(g: Hulk, start: i64, end: i64) -> Row:
    """Every slayable card of the slots from one to below another, as options."""
    found = room()
    for slot in range(start, end):
        if g.swarms[slot] > 0:
            for kind in slayable(g.swarms[slot]):
                found = append(found, say.at(say.SLAY, slot, kind))
    return found


def slay_named(g: Hulk, option: i64) -> None:
    """The card that one of those options names."""
    slay(g, say.place_of(option), third(option))


class HeroicChargeChoice(OpenChoice[Hulk]):
    """One to three Genestealers around Claudio are slain, one after the other (9.1, D16, R18)."""

    def options(self, g: Hulk, seat: i64, left: i64) -> Row:
        found = chargeable(g)
        return unless_empty(say.STOP_SLAYING, found) if left < g.box.action_amount[things.HEROIC_CHARGE] else found

    def choose(self, g: Hulk, seat: i64, left: i64, option: i64) -> None:
        if say.STOP_SLAYING.names(option):
            return
        slay_named(g, option)
        if left > 1:
            g.then(CHARGING.of(seat, left - 1))


class ChargedStep(Step[Hulk]):
    """Then the die: at 0 Claudio is slain. It is no attack and no defence: nothing helps (9.1, R35)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        if roll(g) == 0:
            slay_marine(g, things.BROTHER_CLAUDIO)


STRIKE: Final = StrikeStep()
REROLL: Final = RerollChoice()
STRUCK: Final = StruckStep()
SLAY: Final = SlayChoice()
AIM: Final = DeadAimChoice(late=1)
LEAD: Final = LeadByExampleChoice(late=1)
VOLLEY: Final = AttackChoice(late=1)
AUTO: Final = FullAutoChoice(things.BROTHER_LEON)
PSIONIC: Final = PsionicAttackChoice(things.LEXICANIUM_CALISTARIUS)
CHARGING: Final = HeroicChargeChoice(late=-1)
CHARGED: Final = ChargedStep()
