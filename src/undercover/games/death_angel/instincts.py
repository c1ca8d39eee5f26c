"""The Instincts: Events whose choice is declared before anybody else sees the card (9.2)."""

from __future__ import annotations

from typing import Final

from undercover.games.death_angel import phrases as say
from undercover.games.death_angel.acts import (
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
    with_number,
)
from undercover.games.death_angel.attacks import FurtherAttack, slayable_in
from undercover.games.death_angel.swarm import (
    CARDS,
    KINDS,
    NORMALS,
    SHIELD,
    cards,
    count_of,
    number_of_part,
    one,
    part_of,
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
    MARINES,
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
from undercover.table.agenda import PLAYING, OpenChoice
from undercover.table.native import Row, append, fill, i64, room, vec
from undercover.table.story import first, second, third


class Instinct:
    """What a card lets its drawer name, and what comes of it. Most name a marine, any marine (R32)."""

    def options(self, g: Hulk) -> Row:
        return named(g.marines)

    def carry_out(self, g: Hulk, option: i64) -> None:
        raise NotImplementedError  # abstract


def named(marines: Row) -> Row:
    return vec[i64]([say.NAME_MARINE.of(marine) for marine in marines])


# ---------------------------------------------------------------- what the enemy does


class Surrounded(Instinct):
    """All Genestealers come to a marine, each staying on its side (9.2, R65)."""

    def carry_out(self, g: Hulk, option: i64) -> None:
        g.tell(say.NAMED, first(option))
        position = g.position(first(option))
        move_swarms(g, vec[i64]([2 * position + (slot & 1) for slot in range(len(g.swarms))]))


class OutOfThinAir(Instinct):
    """Two cards spawn behind a marine, one behind whom the most can (9.2, R32)."""

    def options(self, g: Hulk) -> Row:
        most = self.most(g)
        return named(vec[i64]([marine for marine in g.marines if self.behind(g, marine) == most]))

    def behind(self, g: Hulk, marine: i64) -> i64:
        """How many cards can spawn behind a marine."""
        pile: i64 = len(g.blips[1 - g.facing[marine]])
        return min(pile, g.box.event_amount[g.event])

    def most(self, g: Hulk) -> i64:
        found: i64 = 0
        for marine in g.marines:
            found = max(found, self.behind(g, marine))
        return found

    def carry_out(self, g: Hulk, option: i64) -> None:
        g.tell(say.NAMED, first(option))
        spawn(g, g.behind(g.position(first(option))), g.box.event_amount[g.event])


class PsychicAssault(Instinct):
    """A marine is slain by a 0 or 1; it is no defence (9.2, R35)."""

    def carry_out(self, g: Hulk, option: i64) -> None:
        g.tell(say.NAMED, first(option))
        if roll(g) <= g.box.event_amount[PSYCHIC_ASSAULT]:
            slay_marine(g, first(option))


class StalkingFromTheShadows(Instinct):
    """A marine with tokens loses them all (9.2)."""

    def options(self, g: Hulk) -> Row:
        return named(vec[i64]([marine for marine in g.marines if g.tokens[marine] > 0]))

    def carry_out(self, g: Hulk, option: i64) -> None:
        lose_tokens(g, first(option))


class GunJam(Instinct):
    """A living team that showed no Attack this round may not choose its Attack next round (9.2, R47)."""

    def options(self, g: Hulk) -> Row:
        found = room()
        for team in range(len(g.played)):
            if g.played[team] != NOTHING and g.box.action_sort[g.played[team]] != ATTACK:
                found = append(found, say.NAME_TEAM.of(team))
        return found

    def carry_out(self, g: Hulk, option: i64) -> None:
        g.foreseen = GUN_JAM
        g.foreseen_on = first(option)
        g.tell(say.JAMMED, first(option))


# ---------------------------------------------------------------- help for the marines


class Resupply(Instinct):
    """All tokens of the other marines move to one (9.2)."""

    def carry_out(self, g: Hulk, option: i64) -> None:
        tokens: i64 = 0
        for held in g.tokens:
            tokens += held
        g.tokens = with_number(fill(0, MARINES), first(option), tokens)
        g.tell(say.RESUPPLIED, first(option), tokens)


class ForMyBattleBrothers(Instinct):
    """A token of a marine and a Genestealer engaged with him are discarded, each as far as possible (9.2, R24)."""

    def options(self, g: Hulk) -> Row:
        found = room()
        armed = False
        for marine in g.marines:
            armed = armed or g.tokens[marine] > 0
        for position in range(len(g.marines)):
            marine = g.marines[position]
            if g.tokens[marine] > 0 if armed else g.engaged(position):
                if not g.engaged(position):
                    found = append(found, say.NAME_MARINE.of(marine))
                for side in range(2):
                    for kind in slayable(g.swarms[2 * position + side] & CARDS):
                        found = append(found, say.NAME_CARD.of(marine, side, kind))
        return found

    def carry_out(self, g: Hulk, option: i64) -> None:
        marine = first(option)
        if g.tokens[marine] > 0:
            spend_token(g, marine)
        if say.NAME_CARD.names(option):
            discard(g, 2 * g.position(marine) + second(option), third(option))


class RewardedFaith(Instinct):
    """Any number of a marine's tokens are discarded to slay as many Genestealers engaged with him (9.2, R33)."""

    def options(self, g: Hulk) -> Row:
        found = room()
        for position in range(len(g.marines)):
            marine = g.marines[position]
            most = g.tokens[marine]
            rights = parts(g.swarms[2 * position + 1], most)
            for left in parts(g.swarms[2 * position], most):
                for right in rights:
                    if left + right == 0:
                        found = append(found, say.NAME_MARINE.of(marine))
                    elif size(left) + size(right) <= most:
                        cards = say.NAME_CARDS.of(marine, number_of_part(left), number_of_part(right))
                        found = append(found, cards)
        return found

    def carry_out(self, g: Hulk, option: i64) -> None:
        marine = first(option)
        g.tell(say.NAMED, marine)
        if not say.NAME_CARDS.names(option):
            return
        left, right = part_of(g.swarms, second(option)), part_of(g.swarms, third(option))
        for _ in range(size(left) + size(right)):
            spend_token(g, marine)
        slot = 2 * g.position(marine)
        slay_all(g, slot, left)
        slay_all(g, slot + 1, right)


def slay_all(g: Hulk, slot: i64, part: i64) -> None:
    for kind in cards(part):
        if g.reason == PLAYING:
            slay(g, slot, kind)


def parts(swarm: i64, most: i64) -> Row:
    """Every part of a swarm of at most so many cards that may be slain: Brood Lords only after all others (7.3)."""
    found = vec[i64]([0])
    if swarm >= SHIELD:
        return found
    for kind in range(KINDS):
        for at in range(len(found)):
            part = found[at]
            if kind >= FIRST_LORD and part & NORMALS != swarm & NORMALS:
                continue
            for copies in range(i64(1), min(count_of(swarm, kind), most - size(part)) + 1):
                found = append(found, part + copies * one(kind))
    return found


class FullScan(Instinct):
    """The top card of a blip pile is discarded (9.2)."""

    def options(self, g: Hulk) -> Row:
        return vec[i64]([say.NAME_PILE.of(side) for side in g.full_piles()])

    def carry_out(self, g: Hulk, option: i64) -> None:
        discard_blip(g, first(option))


class CleansingFlames(Instinct):
    """At a skull two Genestealers engaged with a marine are slain (9.2, R33)."""

    def options(self, g: Hulk) -> Row:
        found = vec[i64]([marine for marine in g.marines if len(beside(g, marine)) > 0])
        return named(found if len(found) > 0 else g.marines)

    def carry_out(self, g: Hulk, option: i64) -> None:
        g.tell(say.NAMED, first(option))
        roll(g)
        if g.box.skull[g.die]:
            for _ in range(g.box.event_amount[CLEANSING_FLAMES]):
                g.then(FLAMES.of(g.current, first(option)))


def beside(g: Hulk, marine: i64) -> Row:
    """The slayable cards on both sides of a marine, as options."""
    position = g.position(marine)
    return slayable_in(g, 2 * position, 2 * position + 2)


class FlamesChoice(OpenChoice[Hulk]):
    """Cleansing Flames: which card, chosen after the roll (D30, R33)."""

    def options(self, g: Hulk, seat: i64, marine: i64) -> Row:
        return beside(g, marine)

    def choose(self, g: Hulk, seat: i64, marine: i64, option: i64) -> None:
        slay(g, say.place_of(option), third(option))


class SecondWind(Instinct):
    """Next round a marine's defence faces of 0 miss (9.2)."""

    def carry_out(self, g: Hulk, option: i64) -> None:
        g.foreseen = SECOND_WIND
        g.foreseen_on = first(option)
        g.tell(say.NAMED, first(option))


class QuickInstincts(Instinct):
    """A marine may attack at once; his controller decides (9.2, R34)."""

    def carry_out(self, g: Hulk, option: i64) -> None:
        g.tell(say.NAMED, first(option))
        g.then(QUICK.of(g.controller(first(option)), first(option)))


class QuickInstinctsChoice(FurtherAttack):
    """Quick Instincts: which swarm, if any (D31, R34)."""

    def attacker(self, marine: i64) -> i64:
        return marine


class TemporarySanctuary(Instinct):
    """All normal Genestealers of a swarm are shuffled into the smallest pile (9.2, R26)."""

    def options(self, g: Hulk) -> Row:
        found = room()
        for slot in range(len(g.swarms)):
            if g.swarms[slot] & NORMALS:
                for side in g.smallest_piles():
                    found = append(found, say.with_card(say.NAME_SWARM, slot, side))
        return found

    def carry_out(self, g: Hulk, option: i64) -> None:
        slot = say.place_of(option)
        went = g.swarms[slot] & NORMALS
        left = g.swarms[slot] - went
        g.swarms[slot] = left if left & CARDS else i64(0)
        shuffle_in(g, third(option), went)


class RescueSpaceMarine(Instinct):
    """A slain marine of a team that still lives comes back at the bottom, facing right, without tokens (9.2, R67)."""

    def options(self, g: Hulk) -> Row:
        return named(vec[i64]([marine for marine in g.slain if g.alive(marine // 2)]))

    def carry_out(self, g: Hulk, option: i64) -> None:
        marine = first(option)
        g.slain = vec[i64]([other for other in g.slain if other != marine])
        g.marines = append(g.marines[:], marine)
        g.facing = with_number(g.facing, marine, RIGHT)
        g.swarms = append(append(g.swarms, 0), 0)
        g.spent = append(append(g.spent, 0), 0)
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
