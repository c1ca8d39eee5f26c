"""Attack (S6.5 A), and what criminals do to an attacker (S7)."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent.common import (
    EXPLODE,
    force_reveal,
    gain,
    gain_influence,
    hits_of,
    hurt,
    lose,
    pay_credits,
    remove_informant,
    return_assassin,
    return_criminal,
    roll,
    set_clock,
    step_forward,
    take_credits,
    tick,
)
from undercover.games.rogue_agent.table import AT_ONCE, IN_BAG, NOTHING, City
from undercover.games.rogue_agent.things import (
    AMBUSH,
    AMMO,
    ASSASSIN,
    BLACK,
    BOMBS,
    BONUS_BLACK,
    BURN_INFORMANT,
    CLOCK_NO_AMMO_DICE,
    CLOCK_NO_COVER,
    CLOCK_SLOW,
    CRIMINALS,
    EFFECT,
    EVIDENCE,
    FEWER_RED,
    FLEE,
    FUEL,
    GAIN_AMMO,
    GAIN_CREDITS,
    GAIN_EVIDENCE,
    GAIN_FUEL,
    GREEN,
    HEALS,
    LOSE_AMMO,
    LOSE_CREDITS,
    LOSE_EVIDENCE,
    LOSE_FUEL,
    LOSE_INFLUENCE,
    LOSE_STAMINA,
    NO_RETALIATION,
    RED,
    RED_REVEAL,
    RELEASE_ONE,
    REVEAL_IDENTITY,
    SHADOW_WATCH,
    SLIP_AWAY,
    STAMINA,
    TICK_ALL,
    TOUGHER,
    WEAKER,
    WHITE_REVEAL,
)
from undercover.table.agenda import OpenChoice, Step
from undercover.table.story import Said

#: What is attacked: a criminal's number, the assassins, another player or the location.
THE_ASSASSINS: Final = CRIMINALS
A_PLAYER: Final = CRIMINALS + 1
THE_LOCATION: Final = CRIMINALS + 2


class AttackTargetChoice(OpenChoice[City]):
    """A rampant criminal or an assassin on the attacker's location (S6.5 A, R22)."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        here = g.figures[seat]
        targets = g.rampant_at(here)
        if g.assassins_at(here):
            targets.append(THE_ASSASSINS)
        return targets

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        begin_attack(g, option)
        if option == THE_ASSASSINS:
            g.tell(say.ATTACKED_ASSASSIN, seat, g.figures[seat])
            g.then([AMMO_DICE(seat), ASSASSIN_FIGHT(seat)])
            return
        g.tell(say.ATTACKED, seat, option)
        g.then([REVEAL_CARD(seat, option), AMMO_DICE(seat, option), CRIMINAL_FIGHT(seat, option)])

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        if option == THE_ASSASSINS:
            return Said(say.AIM_ASSASSIN, [])
        return Said(say.AIM_CRIMINAL, [option])


def begin_attack(g: City, target: int) -> None:
    g.attacked = target
    g.attack_tougher = 0
    g.attack_fewer_red = 0
    g.attack_black = 0
    g.attack_spared = False


class RevealCardStep(Step[City]):
    """The card is turned up; red fires without the attacker's marker on it, white with it (S6.5 A 2, R23)."""

    def run(self, g: City, seat: int, k: int) -> None:
        if g.face_up[k]:
            return
        g.face_up[k] = True
        g.revealed += 1
        card = g.criminal(k)
        g.tell(say.CARD_SHOWN, k, g.card[k])
        marked = g.marks[k] >> seat & 1 == 1
        fires = card.reveal_icon == (WHITE_REVEAL if marked else RED_REVEAL)
        for owner in range(g.seats):
            g.markers[owner] += g.marks[k] >> owner & 1
        g.marks[k] = 0
        if fires:
            g.tell(say.REVEAL_FIRED, seat, card.reveal % EFFECT, card.reveal // EFFECT)
            carry_out(g, seat, k, card.reveal)


def attack_goes_on(g: City, seat: int, k: int) -> bool:
    """It stops if the attacker was knocked out or the criminal is no longer here (S6.5 A 2, R75)."""
    return g.ended != AT_ONCE and g.attacked == k and g.where[k] == g.figures[seat]


class AmmoDiceChoice(OpenChoice[City]):
    """One black die for each ammo spent, three black dice in all at most (S6.5 A 3, R80)."""

    def options(self, g: City, seat: int, k: int) -> list[int]:
        if g.attacked == NOTHING or (g.attacked < CRIMINALS and not attack_goes_on(g, seat, k)):
            return []
        return list(range(1 + ammo_limit(g, seat)))

    def choose(self, g: City, seat: int, k: int, option: int) -> None:
        lose(g, seat, AMMO, option)
        g.attack_black += option

    def say(self, g: City, seat: int, k: int, option: int) -> Said:
        return Said(say.AMMO_DICE, [option])


def ammo_limit(g: City, seat: int) -> int:
    if g.slowed(seat, CLOCK_NO_AMMO_DICE):
        return 0
    return min(g.boards[seat][AMMO], g.box.max_black_dice - free_black(g, seat))


def free_black(g: City, seat: int) -> int:
    """Black dice from a reveal effect and, in Shadow Watch, from own informants here (S11)."""
    free = g.attack_black
    if g.mode == SHADOW_WATCH and NOTHING < g.attacked < CRIMINALS:
        free += g.own_informants(seat, g.figures[seat])
    return min(free, g.box.max_black_dice)


def roll_attack(g: City, seat: int) -> int:
    """Red dice, a green one for every pistol, black ones; returns the hits (S6.5 A 3)."""
    reds = max(0, g.box.attack_red_dice - g.attack_fewer_red)
    greens = min(g.pistols(seat), g.box.max_green_dice)
    dice = roll(g, RED, reds) + roll(g, GREEN, greens) + roll(g, BLACK, free_black(g, seat))
    hits = hits_of(dice)
    g.tell(say.ROLLED, seat, say.pack(dice[:6]), say.pack(dice[6:]))
    g.tell(say.HITS, seat, hits)
    return hits


class AssassinFightStep(Step[City]):
    """Two hits remove an assassin; otherwise it strikes back, unless the place is safe (S6.5 A 4, R24, R69)."""

    def run(self, g: City, seat: int, b: int) -> None:
        here = g.figures[seat]
        g.attacked = NOTHING
        if roll_attack(g, seat) >= g.box.assassin_hits:
            g.tell(say.ASSASSIN_GONE, here)
            return_assassin(g, g.assassins_at(here)[0])
            gain_influence(g, seat, 1)
        elif not g.safe(seat, here):
            hurt(g, seat, g.box.assassin_damage - shelter(g, seat, here))


def shelter(g: City, seat: int, slot: int) -> int:
    """Own informants soften what hits the player there, unless a clock forbids it (S7.3)."""
    return 0 if g.slowed(seat, CLOCK_NO_COVER) else g.own_informants(seat, slot)


class CriminalFightStep(Step[City]):
    """Hits of at least its health defeat the criminal; otherwise it retaliates (S6.5 A 4)."""

    def run(self, g: City, seat: int, k: int) -> None:
        goes_on = attack_goes_on(g, seat, k)
        if not goes_on:
            g.attacked = NOTHING
            return
        hits = roll_attack(g, seat)
        g.attacked = NOTHING
        card = g.criminal(k)
        if hits >= max(1, card.health + g.attack_tougher):
            g.defeated[k] = True
            g.tell(say.DEFEATED, seat, k)
            gain_influence(g, seat, 1)
        elif not g.attack_spared:
            g.then(
                [RETALIATE(seat, k * EFFECT + g.card[k] * EFFECT * CRIMINALS + n) for n in range(len(card.retaliation))]
            )


class RetaliateStep(Step[City]):
    """One effect of a retaliation; a knock-out drops the rest, a criminal that is gone only what needs it (R82)."""

    def run(self, g: City, seat: int, packed: int) -> None:
        n, k = packed % EFFECT, packed // EFFECT % CRIMINALS
        card = packed // (EFFECT * CRIMINALS)
        effect = g.box.criminals[card].retaliation[n]
        if g.ended == AT_ONCE:
            return
        if g.card[k] != card and needs_criminal(effect % EFFECT):
            return
        g.tell(say.RETALIATED, seat, effect % EFFECT, effect // EFFECT)
        carry_out(g, seat, k, effect)


def needs_criminal(effect: int) -> bool:
    return effect == FLEE or effect >= CLOCK_SLOW


# ---------------------------------------------------------------- S7.2 effect words


def carry_out(g: City, seat: int, k: int, packed: int) -> None:
    """One effect of a criminal card on the attacker."""
    effect, n = packed % EFFECT, packed // EFFECT
    if effect == LOSE_STAMINA:
        hurt(g, seat, n)
    elif effect in LOSSES:
        lose(g, seat, LOSSES[effect], n)
    elif effect in GAINS:
        gain(g, seat, GAINS[effect], n)
    elif effect == LOSE_CREDITS:
        pay_credits(g, seat, n)
    elif effect == GAIN_CREDITS:
        take_credits(g, seat, n)
    elif effect == LOSE_INFLUENCE:
        gain_influence(g, seat, -n)
    elif effect == TICK_ALL:
        tick_all(g, seat, n)
    elif effect == AMBUSH:
        ambush(g, seat)
    elif effect == BURN_INFORMANT:
        g.then([BURN(seat)])
    elif effect == RELEASE_ONE:
        g.then([RELEASE(seat)])
    elif effect == REVEAL_IDENTITY:
        force_reveal(g, seat)
    elif effect >= CLOCK_SLOW:
        if not g.is_android(seat):
            set_clock(g, seat, effect, k)
    else:
        change_attack(g, k, effect, n)


def change_attack(g: City, k: int, effect: int, n: int) -> None:
    """Effects on the criminal and on the attack itself."""
    if effect == TOUGHER:
        g.attack_tougher += n
    elif effect == WEAKER:
        g.attack_tougher -= n
    elif effect == FEWER_RED:
        g.attack_fewer_red += n
    elif effect == BONUS_BLACK:
        g.attack_black += n
    elif effect == NO_RETALIATION:
        g.attack_spared = True
    elif effect in (SLIP_AWAY, FLEE):
        if effect == SLIP_AWAY:
            g.attacked = NOTHING
        for _ in range(n):
            if not step_forward(g, k):
                return


def tick_all(g: City, seat: int, n: int) -> None:
    """All timers fall together; those at 0 explode in the order the attacker likes (S7.2, R76)."""
    for bomb in range(BOMBS):
        if g.bomb_at[bomb] != IN_BAG:
            tick(g, bomb, n)
    g.then([EXPLOSIONS(seat)])


class ExplosionsChoice(OpenChoice[City]):
    """Which bomb at 0 explodes next; all of them do, even if one of the blasts knocks the attacker out (S7.2)."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        return [bomb for bomb in range(BOMBS) if g.bomb_at[bomb] != IN_BAG and g.timers[bomb] == 0]

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        g.then([EXPLODE(option), EXPLOSIONS(seat)])

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.EXPLODE_FIRST, [g.bomb_at[option]])


def ambush(g: City, seat: int) -> None:
    """An assassin from the Data Stream appears on the attacker's location (S7.2)."""
    here = g.figures[seat]
    if ASSASSIN not in g.bag:
        return
    g.bag.remove(ASSASSIN)
    g.assassin_at[g.assassin_at.index(IN_BAG)] = here
    g.tell(say.DISC_PLACED, ASSASSIN, here)


class BurnChoice(OpenChoice[City]):
    """One of the attacker's informants here leaves the game (S7.2)."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        here = g.figures[seat]
        return [space for space in (0, 1) if (g.bottom if space else g.tops)[here] == seat]

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        remove_informant(g, g.figures[seat], option == 1)

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.BURN, [option])


class ReleaseChoice(OpenChoice[City]):
    """One criminal of the attacker's choice goes from custody to the Data Stream (S7.2)."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        return g.custody(seat)

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        return_criminal(g, option, 0)

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.RELEASE, [option])


LOSSES: Final[dict[int, int]] = {LOSE_AMMO: AMMO, LOSE_FUEL: FUEL, LOSE_EVIDENCE: EVIDENCE}
GAINS: Final[dict[int, int]] = {GAIN_AMMO: AMMO, GAIN_FUEL: FUEL, GAIN_EVIDENCE: EVIDENCE, HEALS: STAMINA}

ATTACK_TARGET: Final = AttackTargetChoice()
REVEAL_CARD: Final = RevealCardStep()
AMMO_DICE: Final = AmmoDiceChoice()
ASSASSIN_FIGHT: Final = AssassinFightStep()
CRIMINAL_FIGHT: Final = CriminalFightStep()
RETALIATE: Final = RetaliateStep()
EXPLOSIONS: Final = ExplosionsChoice()
BURN: Final = BurnChoice()
RELEASE: Final = ReleaseChoice()
