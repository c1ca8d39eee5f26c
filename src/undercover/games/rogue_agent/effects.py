"""The effect words of criminal cards (S7.2). "You" in a card's words is always the attacker."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent.common import (
    gain,
    gain_influence,
    lose,
    pay_credits,
    remove_bottom,
    remove_top,
    return_criminal,
    set_clock,
    step_forward,
    take_credits,
    tick,
)
from undercover.games.rogue_agent.harm import EXPLODE, hurt
from undercover.games.rogue_agent.identity import force_reveal
from undercover.games.rogue_agent.table import IN_BAG, NOTHING, City
from undercover.games.rogue_agent.things import (
    AMBUSH,
    AMMO,
    ASSASSIN,
    BOMBS,
    BONUS_BLACK,
    BURN_INFORMANT,
    CLOCK_SLOW,
    EFFECT,
    EVIDENCE,
    FEWER_RED,
    FLEE,
    FUEL,
    GAIN_AMMO,
    GAIN_CREDITS,
    GAIN_EVIDENCE,
    GAIN_FUEL,
    HEALS,
    LOSE_AMMO,
    LOSE_CREDITS,
    LOSE_EVIDENCE,
    LOSE_FUEL,
    LOSE_INFLUENCE,
    LOSE_STAMINA,
    NO_RETALIATION,
    RELEASE_ONE,
    REVEAL_IDENTITY,
    SLIP_AWAY,
    STAMINA,
    TICK_ALL,
    TOUGHER,
    WEAKER,
)
from undercover.table.agenda import OpenChoice
from undercover.table.story import Said

LOSSES: Final[dict[int, int]] = {LOSE_AMMO: AMMO, LOSE_FUEL: FUEL, LOSE_EVIDENCE: EVIDENCE}
GAINS: Final[dict[int, int]] = {GAIN_AMMO: AMMO, GAIN_FUEL: FUEL, GAIN_EVIDENCE: EVIDENCE, HEALS: STAMINA}

TOP_SPACE: Final = 0
BOTTOM_SPACE: Final = 1


def needs_criminal(effect: int) -> bool:
    """Effects that do nothing once the criminal is gone (R82)."""
    return effect == FLEE or is_clock(effect)


def is_clock(effect: int) -> bool:
    return effect >= CLOCK_SLOW


def carry_out(g: City, seat: int, k: int, packed: int) -> None:
    """One effect of a criminal's card on the attacker (S7.2)."""
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
    elif effect == BURN_INFORMANT:
        g.then([BURN(seat)])
    elif effect == RELEASE_ONE:
        g.then([RELEASE(seat)])
    elif effect == REVEAL_IDENTITY:
        force_reveal(g, seat)
    elif is_clock(effect):
        wind_clock(g, seat, effect, k)
    else:
        stir_city(g, seat, k, effect, n)


def stir_city(g: City, seat: int, k: int, effect: int, n: int) -> None:
    """Effects on discs and on the attack itself."""
    if effect == TICK_ALL:
        tick_all(g, seat, n)
    elif effect == AMBUSH:
        ambush(g, seat)
    elif effect in (SLIP_AWAY, FLEE):
        flee(g, k, n)
        if effect == SLIP_AWAY:
            g.attacked = NOTHING
    elif effect == TOUGHER:
        g.attack_tougher += n
    elif effect == WEAKER:
        g.attack_tougher -= n
    elif effect == FEWER_RED:
        g.attack_fewer_red += n
    elif effect == BONUS_BLACK:
        g.attack_black += n
    elif effect == NO_RETALIATION:
        g.attack_spared = True


def wind_clock(g: City, seat: int, word: int, k: int) -> None:
    """No clock sticks to an android (R82)."""
    if not g.is_android(seat):
        set_clock(g, seat, word, k)


def flee(g: City, k: int, n: int) -> None:
    """Forward steps without any checks, until the criminal has left the city (S7.2)."""
    for _ in range(n):
        if not step_forward(g, k):
            return


def ambush(g: City, seat: int) -> None:
    """An assassin from the Data Stream, if one is there, appears on the attacker's location (S7.2)."""
    if ASSASSIN in g.bag:
        here = g.figures[seat]
        g.bag.remove(ASSASSIN)
        g.assassin_at[g.assassin_at.index(IN_BAG)] = here
        g.tell(say.DISC_PLACED, ASSASSIN, g.tiles[here])


def tick_all(g: City, seat: int, n: int) -> None:
    """All timers fall together; then those at 0 explode in the order the attacker likes (S7.2, R76)."""
    for bomb in range(BOMBS):
        if g.bomb_at[bomb] != IN_BAG:
            tick(g, bomb, n)
    g.then([EXPLOSION_ORDER(seat)])


class ExplosionOrderChoice(OpenChoice[City]):
    """Where a bomb at 0 explodes next; all of them do, even if a blast knocks the attacker out (S7.2)."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        found: list[int] = []
        for bomb in range(BOMBS):
            slot = g.bomb_at[bomb]
            if slot != IN_BAG and g.timers[bomb] == 0 and slot not in found:
                found.append(slot)
        return found

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        spent = [bomb for bomb in g.bombs_at(option) if g.timers[bomb] == 0]
        g.then([*[EXPLODE(bomb) for bomb in spent], EXPLOSION_ORDER(seat)])

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.EXPLODE_NEXT, [g.tiles[option]])


class BurnInformantChoice(OpenChoice[City]):
    """One of the attacker's informants on this location leaves the game (S7.2)."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        here = g.figures[seat]
        found = [TOP_SPACE] if g.tops[here] == seat else []
        if g.bottoms[here] == seat:
            found.append(BOTTOM_SPACE)
        return found

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        if option == TOP_SPACE:
            remove_top(g, g.figures[seat])
        else:
            remove_bottom(g, g.figures[seat])

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.BURN, [option])


class ReleaseOneChoice(OpenChoice[City]):
    """One criminal of the attacker's choice goes from custody to the Data Stream (S7.2)."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        return g.custody(seat)

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        return_criminal(g, option)

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.RELEASE, [option])


EXPLOSION_ORDER: Final = ExplosionOrderChoice()
BURN: Final = BurnInformantChoice()
RELEASE: Final = ReleaseOneChoice()
