"""Attack (S6.5 A): target, reveal, dice, and what happens when it fails."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import acts, things
from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent.effects import carry_out, needs_criminal
from undercover.games.rogue_agent.harm import hurt
from undercover.games.rogue_agent.standing import Standing
from undercover.games.rogue_agent.table import City
from undercover.table.agenda import OpenChoice, Step
from undercover.table.native import Row, append, i64, index, room, vec
from undercover.table.rows import with_number
from undercover.table.story import Bar, first

#: What is attacked: a criminal's number, or one of these.
THE_ASSASSINS: Final[i64] = 6
A_PLAYER: Final[i64] = 7
THE_LOCATION: Final[i64] = 8


class AttackTargetChoice(OpenChoice[City]):
    """A rampant criminal or an assassin on the attacker's location (S6.5 A 1, R22)."""

    def options(self, g: City, seat: i64, b: i64) -> Row:
        here = g.figures[seat]
        found = vec[i64]([say.AIM_CRIMINAL.of(k) for k in g.criminals_at(here, 0)])
        return append(found, say.AIM_ASSASSIN.of()) if here in g.assassin_at else found

    def choose(self, g: City, seat: i64, b: i64, option: i64) -> None:
        if say.AIM_ASSASSIN.names(option):
            g.tell(say.ATTACKED_ASSASSIN, seat, g.tiles[g.figures[seat]])
            g.then(ATTACK_AMMO.of(seat, THE_ASSASSINS), ASSASSIN_FIGHT.of(seat))
            return
        k = first(option)
        g.tell(say.ATTACKED, seat, k)
        g.then(REVEAL_CARD.of(seat, k), ATTACK_AMMO.of(seat, k), CRIMINAL_FIGHT.of(seat, k))

    def barred(self, g: City, seat: i64, b: i64) -> list[Bar]:
        defeated = g.criminals_at(g.figures[seat], 1)
        return [Bar(say.AIM_CRIMINAL.of(k), "already-defeated", "R22") for k in defeated]


class RevealCardStep(Step[City]):
    """The card is turned up; red fires without the attacker's marker on it, white with it (S6.5 A 2, R23)."""

    def run(self, g: City, seat: i64, k: i64) -> None:
        if g.face_up[k]:
            return
        card = g.box.criminals[g.card[k]]
        icon = things.WHITE_REVEAL if g.marks[k] >> seat & 1 else things.RED_REVEAL
        g.face_up = with_number(g.face_up, k, 1)
        g.revealed += 1
        acts.send_markers_home(g, k)
        g.tell(say.CARD_SHOWN, k, g.card[k])
        if card.reveal_icon == icon:
            g.tell(say.REVEAL_FIRED, seat, card.reveal % things.EFFECT, card.reveal // things.EFFECT)
            carry_out(g, seat, k, card.reveal)


def goes_on(g: City, seat: i64, target: i64) -> bool:
    """An attack stops when the criminal is no longer here (S6.5 A 2, R75)."""
    return target >= things.CRIMINALS or g.where[target] == g.figures[seat]


class AttackAmmoChoice(OpenChoice[City], Standing):
    """One black die for each ammo spent, three black dice in all at most (S6.5 A 3, R80). b: what is attacked."""

    def options(self, g: City, seat: i64, b: i64) -> Row:
        if not goes_on(g, seat, b):
            return vec[i64]()
        return vec[i64]([say.BLACK_DICE.of(n) for n in range(1 + ammo_limit(g, seat, b))])

    def choose(self, g: City, seat: i64, b: i64, option: i64) -> None:
        acts.lose(g, seat, things.AMMO, first(option))
        g.attack_black += first(option)


def ammo_limit(g: City, seat: i64, target: i64) -> i64:
    if g.slowed(seat, things.CLOCK_NO_AMMO_DICE):
        return 0
    return min(g.board(seat, things.AMMO), g.box.max_black_dice - black_dice(g, seat, target))


def black_dice(g: City, seat: i64, target: i64) -> i64:
    """Those from ammo and a reveal effect and, in Shadow Watch, one for each own informant here (S11)."""
    dice = g.attack_black
    if g.mode == things.SHADOW_WATCH and target < things.CRIMINALS:
        dice += g.box.informant_dice_per_informant * g.own_informants(seat, g.figures[seat])
    return min(dice, g.box.max_black_dice)


def green_dice(g: City, seat: i64) -> i64:
    """One for every pistol."""
    return min(g.pistols(seat), g.box.max_green_dice)


def red_dice(g: City) -> i64:
    return max(g.box.attack_red_dice - g.attack_fewer_red, 0)


def roll_attack(g: City, seat: i64, target: i64) -> i64:
    """Red, green and black dice; returns the hits (S6.5 A 3)."""
    dice = acts.roll(g, room(), things.RED, red_dice(g))
    dice = acts.roll(g, dice, things.GREEN, green_dice(g, seat))
    dice = acts.roll(g, dice, things.BLACK, black_dice(g, seat, target))
    hits = acts.hits_of(dice)
    acts.tell_dice(g, say.ROLLED, seat, dice)
    g.tell(say.HITS, seat, hits)
    return hits


class AssassinFightStep(Step[City]):
    """Two hits remove an assassin; otherwise it strikes back, unless the place is safe (S6.5 A 4, R24, R69)."""

    def run(self, g: City, seat: i64, b: i64) -> None:
        here = g.figures[seat]
        hits = roll_attack(g, seat, THE_ASSASSINS)
        acts.end_attack(g)
        if hits >= g.box.assassin_hits_needed:
            acts.return_assassin(g, index(g.assassin_at, here))
            g.tell(say.ASSASSIN_GONE, g.tiles[here])
            acts.gain_influence(g, seat, 1)
        elif not g.safe(seat, here):
            hurt(g, seat, g.box.assassin_damage - acts.shelter(g, seat, here))


def health_of(g: City, k: i64) -> i64:
    """The hits that defeat a criminal in this attack, at least one (S7.2)."""
    return max(g.box.criminals[g.card[k]].health + g.attack_tougher, 1)


def hits_wanted(g: City, seat: i64, target: i64) -> i64:
    """An assassin, the location behind its informants, or a criminal, whose card has been turned up by now."""
    if target == THE_ASSASSINS:
        return g.box.assassin_hits_needed
    if target == THE_LOCATION:
        return g.box.location_hits_needed + g.informants_at(g.figures[seat])
    return health_of(g, target)


class CriminalFightStep(Step[City], Standing):
    """Hits of at least its health defeat the criminal; otherwise it retaliates (S6.5 A 4)."""

    def run(self, g: City, seat: i64, k: i64) -> None:
        if not goes_on(g, seat, k):
            acts.end_attack(g)
            return
        hits = roll_attack(g, seat, k)
        health, spared, card = health_of(g, k), g.attack_spared, g.card[k]
        acts.end_attack(g)
        if hits >= health:
            g.defeated = with_number(g.defeated, k, 1)
            g.tell(say.DEFEATED, seat, k)
            acts.gain_influence(g, seat, 1)
        elif not spared:
            effects = range(len(g.box.criminals[card].retaliation))
            g.then_all(vec[i64]([RETALIATE.of(seat, retaliation(card, k, n)) for n in effects]))


def retaliation(card: i64, k: i64, n: i64) -> i64:
    """The nth retaliation of a card and its criminal in one number."""
    return (card * things.CRIMINALS + k) * things.EFFECT + n


class RetaliateStep(Step[City], Standing):
    """One effect of a retaliation; a knock-out drops the rest, a criminal that is gone only what needs it (R82)."""

    def run(self, g: City, seat: i64, b: i64) -> None:
        card, k, n = b // things.EFFECT // things.CRIMINALS, b // things.EFFECT % things.CRIMINALS, b % things.EFFECT
        packed = g.box.criminals[card].retaliation[n]
        if g.card[k] != card and needs_criminal(packed % things.EFFECT):
            return
        g.tell(say.RETALIATED, seat, packed % things.EFFECT, packed // things.EFFECT)
        carry_out(g, seat, k, packed)


ATTACK_TARGET: Final = AttackTargetChoice()
REVEAL_CARD: Final = RevealCardStep()
ATTACK_AMMO: Final = AttackAmmoChoice()
ASSASSIN_FIGHT: Final = AssassinFightStep()
CRIMINAL_FIGHT: Final = CriminalFightStep()
RETALIATE: Final = RetaliateStep()
