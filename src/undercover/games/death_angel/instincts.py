"""The Instincts: Events whose choice is declared before anybody else sees the card (9.2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from undercover.games.death_angel import phrases as say
from undercover.games.death_angel.attacks import END, aimed, barred_attacks, said_attack, said_card, slayable_in, strike
from undercover.games.death_angel.changes import (
    discard,
    discard_blip,
    lose_tokens,
    move_swarms,
    roll,
    shuffle_in,
    slay,
    slay_marine,
    spawn,
    spend_token,
)
from undercover.games.death_angel.swarm import (
    CARDS,
    KINDS,
    NORMALS,
    ONE,
    SHIELD,
    cards,
    count,
    size,
    slayable,
)
from undercover.games.death_angel.table import Hulk
from undercover.games.death_angel.things import (
    ATTACK,
    CLEANSING_FLAMES,
    FIRST_LORD,
    FOR_MY_BATTLE_BROTHERS,
    FULL_SCAN,
    GUN_JAM,
    NOTHING,
    OUT_OF_THIN_AIR_CLAW,
    OUT_OF_THIN_AIR_HEAD,
    PSYCHIC_ASSAULT,
    QUICK_INSTINCTS,
    RESCUE_SPACE_MARINE,
    RESUPPLY,
    REWARDED_FAITH,
    RIGHT,
    SECOND_WIND,
    STALKING_FROM_THE_SHADOWS,
    SURROUNDED,
    TEMPORARY_SANCTUARY,
)
from undercover.table.agenda import Choice, OpenChoice
from undercover.table.story import Bar, Said


def show(g: Hulk) -> None:
    """From now on everybody knows the Event."""
    g.event_open = True
    g.revealed += 1
    g.tell(say.EVENT_SHOWN, g.event)


@mypyc_attr(allow_interpreted_subclasses=True)
class Instinct:
    """What a card lets its drawer name, and what comes of it. Most name a marine, any marine (R32)."""

    def options(self, g: Hulk) -> list[int]:
        return g.marines[:]

    def carry_out(self, g: Hulk, option: int) -> None:
        raise NotImplementedError  # abstract

    def say(self, option: int) -> Said:
        return Said(say.NAME_MARINE, [option])


# ---------------------------------------------------------------- what the enemy does


class Surrounded(Instinct):
    """All Genestealers come to a marine, each staying on its side (9.2, R65)."""

    def carry_out(self, g: Hulk, marine: int) -> None:
        g.tell(say.NAMED, marine)
        position = g.marines.index(marine)
        move_swarms(g, [2 * position + (slot & 1) for slot in range(len(g.swarms))])


class OutOfThinAir(Instinct):
    """Two cards spawn behind a marine, one behind whom the most can (9.2, R32)."""

    def options(self, g: Hulk) -> list[int]:
        two = g.box.event_amount[OUT_OF_THIN_AIR_HEAD]
        room = [min(two, len(g.blips[1 - g.facing[marine]])) for marine in g.marines]
        return [marine for marine, cards in zip(g.marines, room) if cards == max(room)]

    def carry_out(self, g: Hulk, marine: int) -> None:
        g.tell(say.NAMED, marine)
        spawn(g, g.behind(g.marines.index(marine)), g.box.event_amount[OUT_OF_THIN_AIR_HEAD])


class PsychicAssault(Instinct):
    """A marine is slain by a 0 or 1; it is no defence (9.2, R35)."""

    def carry_out(self, g: Hulk, marine: int) -> None:
        g.tell(say.NAMED, marine)
        if roll(g) <= g.box.event_amount[PSYCHIC_ASSAULT]:
            slay_marine(g, marine)


class StalkingFromTheShadows(Instinct):
    """A marine with tokens loses them all (9.2)."""

    def options(self, g: Hulk) -> list[int]:
        return [marine for marine in g.marines if g.tokens[marine]]

    def carry_out(self, g: Hulk, marine: int) -> None:
        lose_tokens(g, marine)


class GunJam(Instinct):
    """A living team that showed no Attack this round may not choose its Attack next round (9.2, R47)."""

    def options(self, g: Hulk) -> list[int]:
        shown = [(team, action) for team, action in enumerate(g.played) if action != NOTHING]
        return [team for team, action in shown if g.box.action_sort[action] != ATTACK]

    def carry_out(self, g: Hulk, team: int) -> None:
        g.foreseen = GUN_JAM
        g.foreseen_on = team
        g.tell(say.JAMMED, team)

    def say(self, option: int) -> Said:
        return Said(say.NAME_TEAM, [option])


# ---------------------------------------------------------------- help for the marines


class Resupply(Instinct):
    """All tokens of the other marines move to one (9.2)."""

    def carry_out(self, g: Hulk, marine: int) -> None:
        tokens = sum(g.tokens)
        g.tokens = [0] * len(g.tokens)
        g.tokens[marine] = tokens
        g.tell(say.RESUPPLIED, marine, tokens)


class ForMyBattleBrothers(Instinct):
    """A token of a marine and a Genestealer engaged with him are discarded, each as far as possible (9.2, R24).

    An option is the marine, and above bit 4 the card as 1 + 8 * side + kind, or 0 if he is engaged with nothing.
    """

    def options(self, g: Hulk) -> list[int]:
        places = [position for position, marine in enumerate(g.marines) if g.tokens[marine]]
        if not places:
            places = [position for position in range(len(g.marines)) if g.engaged(position)]
        found = []
        for position in places:
            marine = g.marines[position]
            if not g.engaged(position):
                found.append(marine)
            for side in (0, 1):
                for kind in slayable(g.swarms[2 * position + side] & CARDS):
                    found.append(marine | 1 + 8 * side + kind << 4)
        return found

    def carry_out(self, g: Hulk, option: int) -> None:
        marine, card = option & 15, option >> 4
        if g.tokens[marine]:
            spend_token(g, marine)
        if card:
            discard(g, 2 * g.marines.index(marine) + (card - 1) // 8, (card - 1) % 8)

    def say(self, option: int) -> Said:
        marine, card = option & 15, option >> 4
        if not card:
            return Said(say.NAME_MARINE, [marine])
        return Said(say.NAME_CARD, [marine, (card - 1) // 8, (card - 1) % 8])


#: Where the cards named for Rewarded Faith stand in an option: the marine, then the left and the right ones.
LEFT_CARDS: Final = 4
RIGHT_CARDS: Final = 28


class RewardedFaith(Instinct):
    """Any number of a marine's tokens are discarded to slay as many Genestealers engaged with him (9.2, R33)."""

    def options(self, g: Hulk) -> list[int]:
        found = []
        for position, marine in enumerate(g.marines):
            most = g.tokens[marine]
            rights = parts(g.swarms[2 * position + 1], most)
            for left in parts(g.swarms[2 * position], most):
                for right in rights:
                    if size(left) + size(right) <= most:
                        found.append(marine | left << LEFT_CARDS | right << RIGHT_CARDS)
        return found

    def carry_out(self, g: Hulk, option: int) -> None:
        marine = option & 15
        slot = 2 * g.marines.index(marine)
        picked = [(slot, kind) for kind in cards(option >> LEFT_CARDS & CARDS)]
        picked += [(slot + 1, kind) for kind in cards(option >> RIGHT_CARDS)]
        g.tell(say.NAMED, marine)
        for _ in picked:
            spend_token(g, marine)
        for place, kind in picked:
            if g.reason < 0:
                slay(g, place, kind)

    def say(self, option: int) -> Said:
        left, right = option >> LEFT_CARDS & CARDS, option >> RIGHT_CARDS
        if not left and not right:
            return Said(say.NAME_MARINE, [option & 15])
        return Said(say.NAME_CARDS, [option & 15, left, right])


def parts(swarm: int, most: int) -> list[int]:
    """Every part of a swarm of at most so many cards that may be slain: Brood Lords only after all others (7.3)."""
    if swarm >= SHIELD:
        return [0]
    found = [0]
    for kind in range(KINDS):
        more = []
        for part in found:
            if kind >= FIRST_LORD and part & NORMALS != swarm & NORMALS:
                continue
            for copies in range(1, min(count(swarm, kind), most - size(part)) + 1):
                more.append(part + copies * ONE[kind])
        found += more
    return found


class FullScan(Instinct):
    """The top card of a blip pile is discarded (9.2)."""

    def options(self, g: Hulk) -> list[int]:
        return g.full_piles()

    def carry_out(self, g: Hulk, side: int) -> None:
        discard_blip(g, side)

    def say(self, option: int) -> Said:
        return Said(say.NAME_PILE, [option])


class CleansingFlames(Instinct):
    """At a skull two Genestealers engaged with a marine are slain (9.2, R33)."""

    def options(self, g: Hulk) -> list[int]:
        found = [g.marines[position] for position in range(len(g.marines)) if beside(g, position)]
        return found or g.marines[:]

    def carry_out(self, g: Hulk, marine: int) -> None:
        g.tell(say.NAMED, marine)
        roll(g)
        if g.box.skull[g.die]:
            two = g.box.event_amount[CLEANSING_FLAMES]
            g.then([FLAMES(g.current, marine)] * two)


def beside(g: Hulk, position: int) -> list[int]:
    """The slayable cards on both sides of a position, as options."""
    return slayable_in(g, range(2 * position, 2 * position + 2))


class FlamesChoice(OpenChoice[Hulk]):
    """Cleansing Flames: which card, chosen after the roll (D30, R33)."""

    def options(self, g: Hulk, seat: int, marine: int) -> list[int]:
        return beside(g, g.marines.index(marine))

    def choose(self, g: Hulk, seat: int, marine: int, option: int) -> None:
        slay(g, (option - 1) // 8, (option - 1) % 8)

    def say(self, g: Hulk, seat: int, marine: int, option: int) -> Said:
        return said_card(say.SLAY, (option - 1) // 8, (option - 1) % 8)


class SecondWind(Instinct):
    """Next round a marine's defence faces of 0 miss (9.2)."""

    def carry_out(self, g: Hulk, marine: int) -> None:
        g.tell(say.NAMED, marine)
        g.foreseen = SECOND_WIND
        g.foreseen_on = marine


class QuickInstincts(Instinct):
    """A marine may attack at once; his controller decides (9.2, R34)."""

    def carry_out(self, g: Hulk, marine: int) -> None:
        g.tell(say.NAMED, marine)
        g.then([QUICK(g.controller(marine), marine)])


class QuickInstinctsChoice(Choice[Hulk]):
    """Quick Instincts: which swarm, if any (D31, R34)."""

    def options(self, g: Hulk, seat: int, marine: int) -> list[int]:
        found = aimed(g, [marine])
        return [END, *found] if found else []

    def choose(self, g: Hulk, seat: int, marine: int, option: int) -> None:
        if option != END:
            g.then([strike(option)])

    def say(self, g: Hulk, seat: int, marine: int, option: int) -> Said:
        return said_attack(option, say.ATTACK)

    def barred(self, g: Hulk, seat: int, marine: int) -> list[Bar]:
        return barred_attacks(g, [marine], say.ATTACK)

    def default(self, g: Hulk, seat: int, marine: int) -> int:
        return self.options(g, seat, marine)[1]


class TemporarySanctuary(Instinct):
    """All normal Genestealers of a swarm are shuffled into the smallest pile (9.2, R26). Slot, and pile above bit 5."""

    def options(self, g: Hulk) -> list[int]:
        piles = g.smallest_piles()
        slots = [slot for slot, swarm in enumerate(g.swarms) if swarm & NORMALS]
        return [slot | side << 5 for slot in slots for side in piles]

    def carry_out(self, g: Hulk, option: int) -> None:
        slot = option & 31
        went = g.swarms[slot] & NORMALS
        left = g.swarms[slot] - went
        g.swarms[slot] = left if left & CARDS else 0
        shuffle_in(g, option >> 5, went)

    def say(self, option: int) -> Said:
        return Said(say.NAME_SWARM, [(option & 31) // 2 + 1, option & 1, option >> 5])


class RescueSpaceMarine(Instinct):
    """A slain marine of a team that still lives comes back at the bottom, facing right, without tokens (9.2, R67)."""

    def options(self, g: Hulk) -> list[int]:
        return [marine for marine in g.slain if g.alive(marine // 2)]

    def carry_out(self, g: Hulk, marine: int) -> None:
        g.slain = [other for other in g.slain if other != marine]
        g.marines.append(marine)
        g.facing[marine] = RIGHT
        g.swarms += [0, 0]
        g.spent += [0, 0]
        g.tell(say.RESCUED, marine, len(g.marines))


FLAMES: Final = FlamesChoice()
QUICK: Final = QuickInstinctsChoice()
THIN_AIR: Final = OutOfThinAir()

#: The Instincts, by event.
INSTINCTS: Final[dict[int, Instinct]] = {
    SURROUNDED: Surrounded(),
    OUT_OF_THIN_AIR_HEAD: THIN_AIR,
    OUT_OF_THIN_AIR_CLAW: THIN_AIR,
    PSYCHIC_ASSAULT: PsychicAssault(),
    STALKING_FROM_THE_SHADOWS: StalkingFromTheShadows(),
    RESUPPLY: Resupply(),
    GUN_JAM: GunJam(),
    FOR_MY_BATTLE_BROTHERS: ForMyBattleBrothers(),
    REWARDED_FAITH: RewardedFaith(),
    FULL_SCAN: FullScan(),
    CLEANSING_FLAMES: CleansingFlames(),
    SECOND_WIND: SecondWind(),
    QUICK_INSTINCTS: QuickInstincts(),
    TEMPORARY_SANCTUARY: TemporarySanctuary(),
    RESCUE_SPACE_MARINE: RescueSpaceMarine(),
}
