"""The effect words of criminal cards (S7.2). "You" in a card's words is always the attacker."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercover.games.rogue_agent import acts
from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent.harm import explosions, hurt
from undercover.games.rogue_agent.identity import force_reveal
from undercover.games.rogue_agent.table import IN_BAG, City
from undercover.games.rogue_agent.things import AMMO, ASSASSIN, BOMBS, CLOCK_SLOW, EFFECT, EVIDENCE, FLEE, FUEL, STAMINA
from undercover.table.agenda import OpenChoice
from undercover.table.native import Row, append, i64, index, remove, vec
from undercover.table.story import first

Effect = Callable[[City, i64, i64, i64], object]


def needs_criminal(effect: i64) -> bool:
    """Effects that do nothing once the criminal is gone: running away and clocks (R82)."""
    return effect == FLEE or effect >= CLOCK_SLOW


def carry_out(g: City, seat: i64, k: i64, packed: i64) -> None:
    """One effect of a criminal's card on the attacker (S7.2)."""
    EFFECTS[packed % EFFECT](g, seat, k, packed // EFFECT)


def tick_all(g: City, seat: i64, _k: i64, n: i64) -> None:
    """All timers fall together; then those at 0 explode in the order the attacker likes (R76)."""
    for bomb in range(BOMBS):
        if g.bomb_at[bomb] != IN_BAG:
            acts.tick(g, bomb, n)
    g.then(EXPLOSION_ORDER.of(seat))


def ambush(g: City, seat: i64, _k: i64, _n: i64) -> None:
    """An assassin from the Data Stream, if one is there, appears on the attacker's location."""
    if ASSASSIN in g.bag:
        here = g.figures[seat]
        g.bag = remove(g.bag, ASSASSIN)
        g.assassin_at[index(g.assassin_at, IN_BAG)] = here
        g.tell(say.DISC_PLACED, ASSASSIN, g.tiles[here])


def flee(g: City, _seat: i64, k: i64, n: i64) -> None:
    """Forward steps without any checks, until the criminal has left the city."""
    for _each in range(n):
        if not acts.step_forward(g, k):
            return


def slip_away(g: City, seat: i64, k: i64, n: i64) -> None:
    """The same, and the attack is over: neither ammo nor dice come to it."""
    flee(g, seat, k, n)
    acts.end_attack(g)
    g.drop()
    g.drop()


def change_attack(g: City, tougher: i64, fewer_red: i64, black: i64, spared: bool) -> None:
    """For this attack only."""
    g.attack_tougher += tougher
    g.attack_fewer_red += fewer_red
    g.attack_black += black
    g.attack_spared = g.attack_spared or spared


def clock(word: i64) -> Effect:
    """No clock sticks to an android (R82)."""

    def wind(g: City, seat: i64, k: i64, _n: i64) -> None:
        if not g.is_android(seat):
            acts.set_clock(g, seat, word, k)

    return wind


# ---------------------------------------------------------------- what the attacker decides


class ExplosionOrderChoice(OpenChoice[City]):
    """Where a bomb at 0 explodes next; all of them do, even if a blast knocks the attacker out (S7.2)."""

    def options(self, g: City, seat: i64, b: i64) -> Row:
        spent = vec[i64]([bomb for bomb in range(BOMBS) if g.bomb_at[bomb] != IN_BAG and g.timers[bomb] == 0])
        return acts.each_once(vec[i64]([say.EXPLODE_NEXT.of(g.tiles[g.bomb_at[bomb]]) for bomb in spent]))

    def choose(self, g: City, seat: i64, b: i64, option: i64) -> None:
        here = index(g.tiles, first(option))
        spent = explosions(vec[i64]([bomb for bomb in g.bombs_at(here) if g.timers[bomb] == 0]))
        g.then_all(append(spent, EXPLOSION_ORDER.of(seat)))


class BurnInformantChoice(OpenChoice[City]):
    """One of the attacker's informants on this location leaves the game (S7.2)."""

    def options(self, g: City, seat: i64, b: i64) -> Row:
        here = g.figures[seat]
        owners = vec[i64]([g.tops[here], g.bottoms[here]])
        return vec[i64]([say.BURN.of(space) for space in (say.TOP_SPACE, say.BOTTOM_SPACE) if owners[space] == seat])

    def choose(self, g: City, seat: i64, b: i64, option: i64) -> None:
        acts.remove_informant(g, g.figures[seat], first(option))


class ReleaseOneChoice(OpenChoice[City]):
    """One criminal of the attacker's choice goes from custody to the Data Stream (S7.2)."""

    def options(self, g: City, seat: i64, b: i64) -> Row:
        return vec[i64]([say.RELEASE.of(k) for k in g.custody(seat)])

    def choose(self, g: City, seat: i64, b: i64, option: i64) -> None:
        acts.return_criminal(g, first(option))


EXPLOSION_ORDER: Final = ExplosionOrderChoice()
BURN: Final = BurnInformantChoice()
RELEASE: Final = ReleaseOneChoice()

#: By the number of the word: what it does to the attacker, because of a criminal, with the number on the card.
EFFECTS: Final[list[Effect]] = [
    lambda g, seat, k, n: hurt(g, seat, n),
    lambda g, seat, k, n: acts.lose(g, seat, AMMO, n),
    lambda g, seat, k, n: acts.lose(g, seat, FUEL, n),
    lambda g, seat, k, n: acts.lose(g, seat, EVIDENCE, n),
    lambda g, seat, k, n: acts.move_credits(g, seat, -n),
    lambda g, seat, k, n: acts.gain_influence(g, seat, -n),
    tick_all,
    ambush,
    lambda g, seat, k, n: g.then(BURN.of(seat)),
    lambda g, seat, k, n: g.then(RELEASE.of(seat)),
    slip_away,
    flee,
    lambda g, seat, k, n: change_attack(g, n, 0, 0, False),
    lambda g, seat, k, n: change_attack(g, 0, n, 0, False),
    lambda g, seat, k, n: force_reveal(g, seat),
    lambda g, seat, k, n: acts.gain(g, seat, AMMO, n),
    lambda g, seat, k, n: acts.gain(g, seat, FUEL, n),
    lambda g, seat, k, n: acts.gain(g, seat, EVIDENCE, n),
    lambda g, seat, k, n: acts.move_credits(g, seat, n),
    lambda g, seat, k, n: acts.gain(g, seat, STAMINA, n),
    lambda g, seat, k, n: change_attack(g, -n, 0, 0, False),
    lambda g, seat, k, n: change_attack(g, 0, 0, n, False),
    lambda g, seat, k, n: change_attack(g, 0, 0, 0, True),
    *[clock(CLOCK_SLOW + n) for n in range(5)],
]
