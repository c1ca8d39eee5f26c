"""A marine attacks (7.1), and the Attack action with its cards (6.2.3, 9.1)."""

from __future__ import annotations

from typing import Final

from undercover.games.death_angel import phrases as say
from undercover.games.death_angel.changes import place_token, roll, slay, slay_marine, spend_token
from undercover.games.death_angel.swarm import slayable
from undercover.games.death_angel.table import Hulk
from undercover.games.death_angel.things import (
    BLUE,
    CALISTARIUS,
    CLAUDIO,
    DEAD_AIM,
    EVASION,
    FLAMER_ATTACK,
    FULL_AUTO,
    GREEN,
    HEROIC_CHARGE,
    LEAD_BY_EXAMPLE,
    LEON,
    PSIONIC_ATTACK,
    ZAEL,
)
from undercover.table.agenda import Choice, OpenChoice, Step
from undercover.table.story import Bar, Phrase, Said

#: Options: END, or 1 + a number: marine and slot as 32 * marine + slot, a card of a swarm as 8 * slot + kind.
END: Final = 0
CHARGE: Final = 1000
KEEP: Final = 0
SPEND: Final = 1


# ---------------------------------------------------------------- 7.1 one attack


class StrikeStep(Step[Hulk]):
    """A marine attacks a swarm: roll, reroll as long as he likes and has tokens, then see what came of it (7.1)."""

    def run(self, g: Hulk, marine: int, slot: int) -> None:
        g.tell(say.ATTACKED, marine, slot // 2 + 1, slot & 1)
        roll(g)
        g.then([REROLL(g.controller(marine), 32 * marine + slot), STRUCK(marine, slot)])


class RerollChoice(Choice[Hulk]):
    """A token lying on the marine buys a new roll, whatever the old one showed (7.1, D17, R15).

    The fight is 32 * marine + slot.
    """

    def options(self, g: Hulk, seat: int, fight: int) -> list[int]:
        return [KEEP, SPEND] if g.tokens[fight // 32] else []

    def choose(self, g: Hulk, seat: int, fight: int, option: int) -> None:
        if option == SPEND:
            spend_token(g, fight // 32)
            roll(g)
            g.then([REROLL(seat, fight)])

    def say(self, g: Hulk, seat: int, fight: int, option: int) -> Said:
        return Said(say.KEEP_ROLL, []) if option == KEEP else Said(say.REROLL, [fight // 32])

    def default(self, g: Hulk, seat: int, fight: int) -> int:
        return KEEP if slays(g, fight // 32, g.die) else SPEND


def slays(g: Hulk, marine: int, face: int) -> int:
    """How many cards a face slays: one with a skull; Flamer Attack and Dead Aim count otherwise (7.1, R16)."""
    if marine == ZAEL and g.in_force(FLAMER_ATTACK):
        return g.box.number[face]
    if marine // 2 == GREEN and g.box.number[face] == g.box.dead_aim and g.in_force(DEAD_AIM):
        return g.box.action_amount[DEAD_AIM]
    return 1 if g.box.skull[face] else 0


class StruckStep(Step[Hulk]):
    """The final face counts; then Lead by Example, or another Psionic Attack (7.1)."""

    def run(self, g: Hulk, marine: int, slot: int) -> None:
        seat = g.controller(marine)
        cards = slays(g, marine, g.die)
        if not cards:
            g.tell(say.MISSED, marine)
        aims = marine // 2 == GREEN and cards > 1
        frames = [AIM(seat, slot << 4 | cards)] if aims else [SLAY(seat, slot)] * cards
        if marine // 2 == BLUE and g.in_force(LEAD_BY_EXAMPLE):
            frames.append(LEAD(seat, g.kills))
        if marine == CALISTARIUS and g.box.skull[g.die] and g.in_force(PSIONIC_ATTACK):
            frames.append(PSIONIC(seat))
        g.then(frames)


def said_card(phrase: Phrase, slot: int, kind: int) -> Said:
    return Said(phrase, [slot // 2 + 1, slot & 1, kind])


class SlayChoice(OpenChoice[Hulk]):
    """One card of the swarm is slain, of the player's choice (7.3, D18)."""

    def options(self, g: Hulk, seat: int, slot: int) -> list[int]:
        return slayable(g.swarms[slot])

    def choose(self, g: Hulk, seat: int, slot: int, kind: int) -> None:
        slay(g, slot, kind)

    def say(self, g: Hulk, seat: int, slot: int, kind: int) -> Said:
        return said_card(say.SLAY, slot, kind)


class DeadAimChoice(Choice[Hulk]):
    """Dead Aim: up to three cards of the swarm, one by one (9.1, D19)."""

    def options(self, g: Hulk, seat: int, aim: int) -> list[int]:
        kinds = slayable(g.swarms[aim >> 4])
        return [END, *[1 + kind for kind in kinds]] if kinds else []

    def choose(self, g: Hulk, seat: int, aim: int, option: int) -> None:
        if option == END:
            return
        slay(g, aim >> 4, option - 1)
        if aim & 15 > 1:
            g.then([AIM(seat, aim - 1)])

    def say(self, g: Hulk, seat: int, aim: int, option: int) -> Said:
        return Said(say.STOP_SLAYING, []) if option == END else said_card(say.SLAY, aim >> 4, option - 1)

    def default(self, g: Hulk, seat: int, aim: int) -> int:
        return self.options(g, seat, aim)[1]


class LeadByExampleChoice(Choice[Hulk]):
    """Lead by Example: once a round, when a blue marine has slain a card, a token on any marine (9.1, D21)."""

    def options(self, g: Hulk, seat: int, kills: int) -> list[int]:
        if g.led or not g.supply or g.kills == kills:
            return []
        return [END, *[1 + marine for marine in g.marines]]

    def choose(self, g: Hulk, seat: int, kills: int, option: int) -> None:
        if option != END:
            g.led = True
            place_token(g, option - 1)

    def say(self, g: Hulk, seat: int, kills: int, option: int) -> Said:
        return Said(say.NO_TOKEN, []) if option == END else Said(say.TOKEN, [option - 1])

    def default(self, g: Hulk, seat: int, kills: int) -> int:
        return 1 + g.marines[0]


# ---------------------------------------------------------------- whose turn it is, and targets


def unused(g: Hulk, b: int) -> list[int]:
    """The living marines of a team that have not acted yet: the team in the lowest four bits, then a bit for each."""
    return [marine for marine in g.team_marines(b & 15) if not b >> 4 + marine % 2 & 1]


def used(b: int, marine: int) -> int:
    return b | 16 << marine % 2


def aimed(g: Hulk, marines: list[int]) -> list[int]:
    """Every attack these marines can make, as options."""
    found = []
    for marine in marines:
        for slot in g.targets(marine):
            found.append(1 + 32 * marine + slot)
    return found


def strike(option: int) -> int:
    """The frame of an attack that `aimed` has named."""
    return STRIKE((option - 1) // 32, (option - 1) % 32)


def said_attack(option: int, phrase: Phrase) -> Said:
    if option == END:
        return Said(say.END_ATTACKS, [])
    slot = (option - 1) % 32
    return Said(phrase, [(option - 1) // 32, slot // 2 + 1, slot & 1])


def barred_attacks(g: Hulk, marines: list[int], phrase: Phrase) -> list[Bar]:
    """The other swarms, and what keeps these marines from attacking them."""
    bars = []
    for marine in marines:
        targets = g.targets(marine)
        for slot in g.occupied():
            if slot not in targets:
                bars.append(barred_attack(g, marine, slot, Said(phrase, [marine, slot // 2 + 1, slot & 1])))
    return bars


def barred_attack(g: Hulk, marine: int, slot: int, said: Said) -> Bar:
    if slot & 1 != g.facing[marine]:
        return Bar(said, "not-faced", "7.1")
    if abs(slot // 2 - g.marines.index(marine)) > g.box.range[marine]:
        return Bar(said, "out-of-range", "7.1")
    return Bar(said, "power-field", "R23")


# ---------------------------------------------------------------- 6.2.3 the Attack action


class AttackChoice(Choice[Hulk]):
    """The team's marines attack one at a time, each at most once; every attack is optional (6.2.3, D15).

    Claudio may charge instead (R18); Leon goes on with Full Auto (R69); under Evasion one marine is all (R46).
    """

    def options(self, g: Hulk, seat: int, b: int) -> list[int]:
        marines = unused(g, b)
        found = aimed(g, marines)
        if CLAUDIO in marines and g.in_force(HEROIC_CHARGE) and chargeable(g):
            found.append(CHARGE)
        return [END, *found] if found else []

    def choose(self, g: Hulk, seat: int, b: int, option: int) -> None:
        if option == END:
            return
        marine = CLAUDIO if option == CHARGE else (option - 1) // 32
        frames = []
        if option == CHARGE:
            g.tell(say.CHARGED)
            frames = [CHARGING(seat, g.box.action_amount[HEROIC_CHARGE]), CHARGED()]
        else:
            frames = [strike(option)]
            if marine == LEON and g.in_force(FULL_AUTO):
                frames.append(AUTO(seat, g.box.action_amount[FULL_AUTO] - 1))
        if g.lasting != EVASION:
            frames.append(VOLLEY(seat, used(b, marine)))
        g.then(frames)

    def say(self, g: Hulk, seat: int, b: int, option: int) -> Said:
        return Said(say.HEROIC_CHARGE, []) if option == CHARGE else said_attack(option, say.ATTACK)

    def barred(self, g: Hulk, seat: int, b: int) -> list[Bar]:
        return barred_attacks(g, unused(g, b), say.ATTACK)

    def default(self, g: Hulk, seat: int, b: int) -> int:
        return self.options(g, seat, b)[1]


class FullAutoChoice(Choice[Hulk]):
    """Full Auto: Leon's second and third attack follow at once, or not at all (9.1, D36, R69)."""

    def options(self, g: Hulk, seat: int, left: int) -> list[int]:
        found = aimed(g, [LEON]) if left else []
        return [END, *found] if found else []

    def choose(self, g: Hulk, seat: int, left: int, option: int) -> None:
        if option != END:
            g.then([strike(option), AUTO(seat, left - 1)])

    def say(self, g: Hulk, seat: int, left: int, option: int) -> Said:
        return said_attack(option, say.ATTACK)

    def barred(self, g: Hulk, seat: int, left: int) -> list[Bar]:
        return barred_attacks(g, [LEON], say.ATTACK)

    def default(self, g: Hulk, seat: int, left: int) -> int:
        return self.options(g, seat, left)[1]


class PsionicAttackChoice(Choice[Hulk]):
    """Psionic Attack: after a skull Calistarius may attack again, any swarm (9.1, D20)."""

    def options(self, g: Hulk, seat: int, b: int) -> list[int]:
        found = aimed(g, [CALISTARIUS])
        return [END, *found] if found else []

    def choose(self, g: Hulk, seat: int, b: int, option: int) -> None:
        if option != END:
            g.then([strike(option)])

    def say(self, g: Hulk, seat: int, b: int, option: int) -> Said:
        return said_attack(option, say.ATTACK)

    def barred(self, g: Hulk, seat: int, b: int) -> list[Bar]:
        return barred_attacks(g, [CALISTARIUS], say.ATTACK)

    def default(self, g: Hulk, seat: int, b: int) -> int:
        return self.options(g, seat, b)[1]


# ---------------------------------------------------------------- 9.1 Heroic Charge


def chargeable(g: Hulk) -> list[int]:
    """The slayable cards in Claudio's and the adjacent positions, on both sides (R18)."""
    position = g.marines.index(CLAUDIO)
    first = 2 * (position - 1) if position else 0
    return slayable_in(g, range(first, min(2 * position + 4, len(g.swarms))))


def slayable_in(g: Hulk, slots: range) -> list[int]:
    """Every slayable card of these slots, as options."""
    found = []
    for slot in slots:
        if g.swarms[slot]:
            for kind in slayable(g.swarms[slot]):
                found.append(1 + 8 * slot + kind)
    return found


class HeroicChargeChoice(OpenChoice[Hulk]):
    """One to three Genestealers around Claudio are slain, one after the other (9.1, D16, R18)."""

    def options(self, g: Hulk, seat: int, left: int) -> list[int]:
        found = chargeable(g)
        return [END, *found] if found and left < g.box.action_amount[HEROIC_CHARGE] else found

    def choose(self, g: Hulk, seat: int, left: int, option: int) -> None:
        if option == END:
            return
        slay(g, (option - 1) // 8, (option - 1) % 8)
        if left > 1:
            g.then([CHARGING(seat, left - 1)])

    def say(self, g: Hulk, seat: int, left: int, option: int) -> Said:
        if option == END:
            return Said(say.STOP_SLAYING, [])
        return said_card(say.SLAY, (option - 1) // 8, (option - 1) % 8)

    def default(self, g: Hulk, seat: int, left: int) -> int:
        return self.options(g, seat, left)[-1]


class ChargedStep(Step[Hulk]):
    """Then the die: at 0 Claudio is slain. It is no attack and no defence: nothing helps (9.1, R35)."""

    def run(self, g: Hulk, a: int, b: int) -> None:
        if roll(g) == 0:
            slay_marine(g, CLAUDIO)


STRIKE: Final = StrikeStep()
REROLL: Final = RerollChoice()
STRUCK: Final = StruckStep()
SLAY: Final = SlayChoice()
AIM: Final = DeadAimChoice()
LEAD: Final = LeadByExampleChoice()
VOLLEY: Final = AttackChoice()
AUTO: Final = FullAutoChoice()
PSIONIC: Final = PsionicAttackChoice()
CHARGING: Final = HeroicChargeChoice()
CHARGED: Final = ChargedStep()
