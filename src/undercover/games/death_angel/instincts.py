"""The Instincts: Events whose choice is declared before anybody else sees the card (9.2)."""

from __future__ import annotations

from typing import Final

from undercover.games.death_angel import acts, things
from undercover.games.death_angel import phrases as say
from undercover.games.death_angel.attacks import FurtherAttack, SlayChoice, slayable_in
from undercover.games.death_angel.swarm import CARDS, NORMALS, SHIELD, cards, size, slayable
from undercover.games.death_angel.table import Hulk
from undercover.table.agenda import PLAYING
from undercover.table.native import Row, append, fill, i64, room, vec
from undercover.table.rows import with_number
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
        acts.move_swarms(g, vec[i64]([2 * position + (slot & 1) for slot in range(len(g.swarms))]))


class FullestEffect(Instinct):
    """A card that is owed its fullest effect: named is a marine for whom it does as much as for any (R32)."""

    def effect(self, g: Hulk, marine: i64) -> i64:
        raise NotImplementedError  # abstract

    def foremost(self, g: Hulk) -> Row:
        most: i64 = 0
        for marine in g.marines:
            most = max(most, self.effect(g, marine))
        return vec[i64]([marine for marine in g.marines if self.effect(g, marine) == most])

    def options(self, g: Hulk) -> Row:
        return named(self.foremost(g))


class OutOfThinAir(FullestEffect):
    """Two cards spawn behind a marine, one behind whom the most can (9.2, R32)."""

    def effect(self, g: Hulk, marine: i64) -> i64:
        pile: i64 = len(g.blips[1 - g.facing[marine]])
        return min(pile, g.box.event_amount[g.event])

    def carry_out(self, g: Hulk, option: i64) -> None:
        g.tell(say.NAMED, first(option))
        acts.spawn(g, g.behind(g.position(first(option))), g.box.event_amount[g.event])


class PsychicAssault(Instinct):
    """A marine is slain by a 0 or 1; it is no defence (9.2, R35)."""

    def carry_out(self, g: Hulk, option: i64) -> None:
        g.tell(say.NAMED, first(option))
        if acts.roll(g) <= g.box.event_amount[things.PSYCHIC_ASSAULT]:
            acts.slay_marine(g, first(option))


class StalkingFromTheShadows(Instinct):
    """A marine with tokens loses them all (9.2)."""

    def options(self, g: Hulk) -> Row:
        return named(vec[i64]([marine for marine in g.marines if g.tokens[marine] > 0]))

    def carry_out(self, g: Hulk, option: i64) -> None:
        acts.lose_tokens(g, first(option))


class GunJam(Instinct):
    """A living team that showed no Attack this round may not choose its Attack next round (9.2, R47)."""

    def options(self, g: Hulk) -> Row:
        shown = vec[i64]([action for action in g.played if action != things.NOTHING])
        calm = vec[i64]([action for action in shown if g.box.action_sort[action] != things.ATTACK])
        return vec[i64]([say.NAME_TEAM.of(g.box.action_team[action]) for action in calm])

    def carry_out(self, g: Hulk, option: i64) -> None:
        g.foreseen = things.GUN_JAM
        g.foreseen_on = first(option)
        g.tell(say.JAMMED, first(option))


# ---------------------------------------------------------------- help for the marines


class Resupply(Instinct):
    """All tokens of the other marines move to one (9.2)."""

    def carry_out(self, g: Hulk, option: i64) -> None:
        tokens = sum(g.tokens)
        g.tokens = with_number(fill(0, things.MARINES), first(option), tokens)
        g.tell(say.RESUPPLIED, first(option), tokens)


class ForMyBattleBrothers(FullestEffect):
    """A token of a marine and a Genestealer engaged with him are discarded; if there is nobody with both, a token goes
    before a Genestealer (9.2, R24, R32)."""

    def effect(self, g: Hulk, marine: i64) -> i64:
        token = i64(2) if g.tokens[marine] > 0 else i64(0)
        return token + 1 if g.engaged(g.position(marine)) else token

    def options(self, g: Hulk) -> Row:
        found = room()
        for marine in self.foremost(g):
            position = g.position(marine)
            if not g.engaged(position) and g.tokens[marine] > 0:
                found = append(found, say.NAME_MARINE.of(marine))
            for side in range(2):
                for kind in slayable(g.swarms[2 * position + side] & CARDS):
                    found = append(found, say.NAME_CARD.of(marine, side, kind))
        return found

    def carry_out(self, g: Hulk, option: i64) -> None:
        marine = first(option)
        if g.tokens[marine] > 0:
            acts.spend_token(g, marine)
        if say.NAME_CARD.names(option):
            acts.discard(g, 2 * g.position(marine) + second(option), third(option))


class RewardedFaith(Instinct):
    """Any number of a marine's tokens are discarded to slay as many Genestealers engaged with him (9.2, R33)."""

    def options(self, g: Hulk) -> Row:
        found, ways = room(), say.ways(g)
        n: i64 = 0
        for marine in g.marines:
            found = append(found, say.NAME_MARINE.of(marine))
            while say.WAY * n < len(ways) and ways[say.WAY * n] == marine:
                found = append(found, say.NAME_CARDS.of(n))
                n += 1
        return found

    def carry_out(self, g: Hulk, option: i64) -> None:
        if say.NAME_MARINE.names(option):
            g.tell(say.NAMED, first(option))
            return
        marine, left, right = say.way(g, first(option))
        g.tell(say.NAMED, marine)
        for _ in range(size(left) + size(right)):
            acts.spend_token(g, marine)
        slot = 2 * g.position(marine)
        slay_all(g, slot, left)
        slay_all(g, slot + 1, right)


def slay_all(g: Hulk, slot: i64, part: i64) -> None:
    for kind in cards(part):
        if g.reason == PLAYING:
            acts.slay(g, slot, kind)


class FullScan(Instinct):
    """The top card of a blip pile is discarded (9.2)."""

    def options(self, g: Hulk) -> Row:
        return vec[i64]([say.NAME_PILE.of(side) for side in g.full_piles()])

    def carry_out(self, g: Hulk, option: i64) -> None:
        acts.discard_blip(g, first(option))


class CleansingFlames(FullestEffect):
    """At a skull two Genestealers engaged with a marine are slain (9.2, R32, R33)."""

    def effect(self, g: Hulk, marine: i64) -> i64:
        slot = 2 * g.position(marine)
        beside = unshielded(g.swarms[slot]) + unshielded(g.swarms[slot + 1])
        return min(beside, g.box.event_amount[things.CLEANSING_FLAMES])

    def carry_out(self, g: Hulk, option: i64) -> None:
        g.tell(say.NAMED, first(option))
        acts.roll(g)
        if g.box.skull[g.die]:
            for _ in range(g.box.event_amount[things.CLEANSING_FLAMES]):
                g.then(FLAMES.of(g.current, first(option)))


def unshielded(swarm: i64) -> i64:
    """How many cards of a swarm can be slain, one after the other."""
    return i64(0) if swarm >= SHIELD else size(swarm)


class FlamesChoice(SlayChoice):
    """Cleansing Flames: which card, on either side of the marine, chosen after the roll (D30, R33)."""

    def options(self, g: Hulk, seat: i64, marine: i64) -> Row:
        slot = 2 * g.position(marine)
        return slayable_in(g, slot, slot + 2)


class SecondWind(Instinct):
    """Next round a marine's defence faces of 0 miss (9.2)."""

    def carry_out(self, g: Hulk, option: i64) -> None:
        g.foreseen = things.SECOND_WIND
        g.foreseen_on = first(option)
        g.tell(say.NAMED, first(option))


class QuickInstincts(FullestEffect):
    """A marine may attack at once, one with a target if there is one; his controller decides (9.2, R32, R34)."""

    def effect(self, g: Hulk, marine: i64) -> i64:
        return i64(1) if len(g.targets(marine)) > 0 else i64(0)

    def carry_out(self, g: Hulk, option: i64) -> None:
        g.tell(say.NAMED, first(option))
        g.then(QUICK.of(g.controller(first(option)), first(option)))


class QuickInstinctsChoice(FurtherAttack):
    """Quick Instincts: which swarm, if any (D31, R34)."""


class TemporarySanctuary(Instinct):
    """All normal Genestealers of a swarm are shuffled into the smallest pile (9.2, R26)."""

    def options(self, g: Hulk) -> Row:
        slots, piles = vec[i64]([slot for slot in g.occupied() if g.swarms[slot] & NORMALS]), g.smallest_piles()
        return vec[i64]([say.at(say.NAME_SWARM, slot, side) for slot in slots for side in piles])

    def carry_out(self, g: Hulk, option: i64) -> None:
        slot = say.place_of(option)
        went = g.swarms[slot] & NORMALS
        left = g.swarms[slot] - went
        g.swarms[slot] = left if left & CARDS else i64(0)
        acts.shuffle_in(g, third(option), went)


class RescueSpaceMarine(Instinct):
    """A slain marine of a team that still lives comes back at the bottom, facing right, without tokens (9.2, R67)."""

    def options(self, g: Hulk) -> Row:
        return named(vec[i64]([marine for marine in g.slain if g.alive(marine // 2)]))

    def carry_out(self, g: Hulk, option: i64) -> None:
        marine = first(option)
        g.slain = vec[i64]([other for other in g.slain if other != marine])
        g.marines = append(g.marines[:], marine)
        g.facing = with_number(g.facing, marine, things.RIGHT)
        g.swarms = append(append(g.swarms, 0), 0)
        g.spent = append(append(g.spent, 0), 0)
        g.tell(say.RESCUED, marine, len(g.marines))


FLAMES: Final = FlamesChoice()
QUICK: Final = QuickInstinctsChoice()
THIN_AIR: Final = OutOfThinAir()

#: The Instincts, by event.
INSTINCTS: Final[dict[int, Instinct]] = {
    things.SURROUNDED: Surrounded(),
    things.OUT_OF_THIN_AIR_HEAD: THIN_AIR,
    things.OUT_OF_THIN_AIR_CLAW: THIN_AIR,
    things.PSYCHIC_ASSAULT: PsychicAssault(),
    things.STALKING_FROM_THE_SHADOWS: StalkingFromTheShadows(),
    things.RESUPPLY: Resupply(),
    things.GUN_JAM: GunJam(),
    things.FOR_MY_BATTLE_BROTHERS: ForMyBattleBrothers(),
    things.REWARDED_FAITH: RewardedFaith(),
    things.FULL_SCAN: FullScan(),
    things.CLEANSING_FLAMES: CleansingFlames(),
    things.SECOND_WIND: SecondWind(),
    things.QUICK_INSTINCTS: QuickInstincts(),
    things.TEMPORARY_SANCTUARY: TemporarySanctuary(),
    things.RESCUE_SPACE_MARINE: RescueSpaceMarine(),
}
