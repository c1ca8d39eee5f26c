"""Attack (S6.5 A): target, reveal, dice, and what happens when it fails."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent.common import (
    gain_influence,
    hits_of,
    lose,
    return_assassin,
    roll,
    send_markers_home,
    shelter,
    tell_dice,
)
from undercover.games.rogue_agent.effects import carry_out, needs_criminal
from undercover.games.rogue_agent.harm import hurt
from undercover.games.rogue_agent.table import AT_ONCE, NOTHING, City
from undercover.games.rogue_agent.things import (
    AMMO,
    BLACK,
    CLOCK_NO_AMMO_DICE,
    CRIMINAL_IDS,
    CRIMINALS,
    EFFECT,
    GREEN,
    RED,
    RED_REVEAL,
    SHADOW_WATCH,
    WHITE_REVEAL,
)
from undercover.table.agenda import OpenChoice, Step
from undercover.table.story import Bar, Said

#: What is attacked: a criminal's number, or one of these.
THE_ASSASSINS: Final = 6
A_PLAYER: Final = 7
THE_LOCATION: Final = 8
ATTACKED_IDS: Final = [*CRIMINAL_IDS, "assassin", "player", "location"]


class AttackTargetChoice(OpenChoice[City]):
    """A rampant criminal or an assassin on the attacker's location (S6.5 A 1, R22)."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        here = g.figures[seat]
        targets = g.rampant_at(here)
        if here in g.assassin_at:
            targets.append(THE_ASSASSINS)
        return targets

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        g.attacked = option
        if option == THE_ASSASSINS:
            g.tell(say.ATTACKED_ASSASSIN, seat, g.tiles[g.figures[seat]])
            g.then([ATTACK_AMMO(seat), ASSASSIN_FIGHT(seat)])
            return
        g.tell(say.ATTACKED, seat, option)
        g.then([REVEAL_CARD(seat, option), ATTACK_AMMO(seat), CRIMINAL_FIGHT(seat, option)])

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        if option == THE_ASSASSINS:
            return Said(say.AIM_ASSASSIN, [])
        return Said(say.AIM_CRIMINAL, [option])

    def barred(self, g: City, seat: int, b: int) -> list[Bar]:
        defeated = g.defeated_at(g.figures[seat])
        return [Bar(Said(say.AIM_CRIMINAL, [k]), "already-defeated", "R22") for k in defeated]


class RevealCardStep(Step[City]):
    """The card is turned up; red fires without the attacker's marker on it, white with it (S6.5 A 2, R23)."""

    def run(self, g: City, seat: int, k: int) -> None:
        if g.face_up[k]:
            return
        g.face_up[k] = True
        g.revealed += 1
        g.tell(say.CARD_SHOWN, k, g.card[k])
        card = g.box.criminals[g.card[k]]
        marked = g.marks[k] >> seat & 1 == 1
        send_markers_home(g, k)
        if card.reveal_icon == (WHITE_REVEAL if marked else RED_REVEAL):
            g.tell(say.REVEAL_FIRED, seat, card.reveal % EFFECT, card.reveal // EFFECT)
            carry_out(g, seat, k, card.reveal)


def goes_on(g: City, seat: int) -> bool:
    """An attack stops when the attacker is knocked out or the criminal is no longer here (S6.5 A 2, R75)."""
    if g.ended == AT_ONCE or g.attacked == NOTHING:
        return False
    return g.attacked >= CRIMINALS or g.where[g.attacked] == g.figures[seat]


def end_attack(g: City) -> None:
    """Nothing that was changed for one attack counts for another."""
    g.attacked = NOTHING
    g.attack_tougher = 0
    g.attack_fewer_red = 0
    g.attack_black = 0
    g.attack_spared = False


class AttackAmmoChoice(OpenChoice[City]):
    """One black die for each ammo spent, three black dice in all at most (S6.5 A 3, R80)."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        if not goes_on(g, seat):
            return []
        return list(range(1 + ammo_limit(g, seat)))

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        lose(g, seat, AMMO, option)
        g.attack_black += option

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.BLACK_DICE, [option])


def ammo_limit(g: City, seat: int) -> int:
    if g.slowed(seat, CLOCK_NO_AMMO_DICE):
        return 0
    return min(g.boards[seat][AMMO], g.box.max_black_dice - black_dice(g, seat))


def black_dice(g: City, seat: int) -> int:
    """Those from ammo and a reveal effect and, in Shadow Watch, one for each own informant here (S11)."""
    dice = g.attack_black
    if g.mode == SHADOW_WATCH and g.attacked < CRIMINALS:
        dice += g.box.watch_informant_dice * g.own_informants(seat, g.figures[seat])
    return min(dice, g.box.max_black_dice)


def green_dice(g: City, seat: int) -> int:
    """One for every pistol."""
    return min(g.pistols(seat), g.box.max_green_dice)


def roll_attack(g: City, seat: int) -> int:
    """Red, green and black dice; returns the hits (S6.5 A 3)."""
    reds = max(0, g.box.attack_red_dice - g.attack_fewer_red)
    dice = roll(g, RED, reds) + roll(g, GREEN, green_dice(g, seat)) + roll(g, BLACK, black_dice(g, seat))
    hits = hits_of(dice)
    tell_dice(g, say.ROLLED, seat, dice)
    g.tell(say.HITS, seat, hits)
    return hits


class AssassinFightStep(Step[City]):
    """Two hits remove an assassin; otherwise it strikes back, unless the place is safe (S6.5 A 4, R24, R69)."""

    def run(self, g: City, seat: int, b: int) -> None:
        here = g.figures[seat]
        hits = roll_attack(g, seat)
        end_attack(g)
        if hits >= g.box.assassin_hits:
            g.tell(say.ASSASSIN_GONE, g.tiles[here])
            return_assassin(g, g.assassin_at.index(here))
            gain_influence(g, seat, 1)
        elif not g.safe(seat, here):
            hurt(g, seat, g.box.assassin_damage - shelter(g, seat, here))


class CriminalFightStep(Step[City]):
    """Hits of at least its health defeat the criminal; otherwise it retaliates (S6.5 A 4)."""

    def run(self, g: City, seat: int, k: int) -> None:
        if not goes_on(g, seat):
            end_attack(g)
            return
        hits = roll_attack(g, seat)
        card = g.box.criminals[g.card[k]]
        health, spared = max(1, card.health + g.attack_tougher), g.attack_spared
        end_attack(g)
        if hits >= health:
            g.defeated[k] = True
            g.tell(say.DEFEATED, seat, k)
            gain_influence(g, seat, 1)
        elif not spared:
            g.then([RETALIATE(seat, retaliation(g.card[k], k, n)) for n in range(len(card.retaliation))])


def retaliation(card: int, k: int, n: int) -> int:
    """The nth retaliation of a card and its criminal in one number."""
    return (card * CRIMINALS + k) * EFFECT + n


class RetaliateStep(Step[City]):
    """One effect of a retaliation; a knock-out drops the rest, a criminal that is gone only what needs it (R82)."""

    def run(self, g: City, seat: int, b: int) -> None:
        card, k, n = b // EFFECT // CRIMINALS, b // EFFECT % CRIMINALS, b % EFFECT
        packed = g.box.criminals[card].retaliation[n]
        effect = packed % EFFECT
        if g.ended == AT_ONCE or (g.card[k] != card and needs_criminal(effect)):
            return
        g.tell(say.RETALIATED, seat, effect, packed // EFFECT)
        carry_out(g, seat, k, packed)


ATTACK_TARGET: Final = AttackTargetChoice()
REVEAL_CARD: Final = RevealCardStep()
ATTACK_AMMO: Final = AttackAmmoChoice()
ASSASSIN_FIGHT: Final = AssassinFightStep()
CRIMINAL_FIGHT: Final = CriminalFightStep()
RETALIATE: Final = RetaliateStep()
