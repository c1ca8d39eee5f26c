"""The effect words of criminal cards (S7.2). "You" in a card's words is always the attacker."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent.acts import (
    end_attack,
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
from undercover.games.rogue_agent.card_words import CLOCK_SLOW, EFFECT, FLEE
from undercover.games.rogue_agent.harm import explosions, hurt
from undercover.games.rogue_agent.identity import force_reveal
from undercover.games.rogue_agent.table import IN_BAG, City
from undercover.games.rogue_agent.things import AMMO, ASSASSIN, BOMBS, EVIDENCE, FUEL, STAMINA
from undercover.table.agenda import OpenChoice
from undercover.table.native import Row, append, i64, index, remove, vec
from undercover.table.story import first


def needs_criminal(effect: i64) -> bool:
    """Effects that do nothing once the criminal is gone: running away and clocks (R82)."""
    return effect == FLEE or effect >= CLOCK_SLOW


def carry_out(g: City, seat: i64, k: i64, packed: i64) -> None:
    """One effect of a criminal's card on the attacker (S7.2)."""
    EFFECTS[packed % EFFECT].happen(g, seat, k, packed // EFFECT)


# ---------------------------------------------------------------- on the attacker's board


class Effect:
    """What a word does to the attacker, because of criminal k, with its number n."""

    def happen(self, g: City, seat: i64, k: i64, n: i64) -> None:
        raise NotImplementedError  # abstract


class LoseStamina(Effect):
    """Nothing prevents it."""

    def happen(self, g: City, seat: i64, k: i64, n: i64) -> None:
        hurt(g, seat, n)


class Lose(Effect):
    def __init__(self, track: i64) -> None:
        self.track: i64 = track

    def happen(self, g: City, seat: i64, k: i64, n: i64) -> None:
        lose(g, seat, self.track, n)


class Gain(Effect):
    def __init__(self, track: i64) -> None:
        self.track: i64 = track

    def happen(self, g: City, seat: i64, k: i64, n: i64) -> None:
        gain(g, seat, self.track, n)


class LoseCredits(Effect):
    def happen(self, g: City, seat: i64, k: i64, n: i64) -> None:
        pay_credits(g, seat, n)


class GainCredits(Effect):
    def happen(self, g: City, seat: i64, k: i64, n: i64) -> None:
        take_credits(g, seat, n)


class LoseInfluence(Effect):
    def happen(self, g: City, seat: i64, k: i64, n: i64) -> None:
        gain_influence(g, seat, -n)


class BurnInformant(Effect):
    def happen(self, g: City, seat: i64, k: i64, n: i64) -> None:
        g.then(BURN.of(seat))


class ReleaseOne(Effect):
    def happen(self, g: City, seat: i64, k: i64, n: i64) -> None:
        g.then(RELEASE.of(seat))


class RevealIdentity(Effect):
    def happen(self, g: City, seat: i64, k: i64, n: i64) -> None:
        force_reveal(g, seat)


class Clock(Effect):
    """No clock sticks to an android (R82)."""

    def __init__(self, word: i64) -> None:
        self.word: i64 = word

    def happen(self, g: City, seat: i64, k: i64, n: i64) -> None:
        if not g.is_android(seat):
            set_clock(g, seat, self.word, k)


# ---------------------------------------------------------------- on discs


class TickAll(Effect):
    """All timers fall together; then those at 0 explode in the order the attacker likes (R76)."""

    def happen(self, g: City, seat: i64, k: i64, n: i64) -> None:
        for bomb in range(BOMBS):
            if g.bomb_at[bomb] != IN_BAG:
                tick(g, bomb, n)
        g.then(EXPLOSION_ORDER.of(seat))


class Ambush(Effect):
    """An assassin from the Data Stream, if one is there, appears on the attacker's location."""

    def happen(self, g: City, seat: i64, k: i64, n: i64) -> None:
        if ASSASSIN in g.bag:
            here = g.figures[seat]
            g.bag = remove(g.bag, ASSASSIN)
            g.assassin_at[index(g.assassin_at, IN_BAG)] = here
            g.tell(say.DISC_PLACED, ASSASSIN, g.tiles[here])


class Flee(Effect):
    """Forward steps without any checks, until the criminal has left the city."""

    def happen(self, g: City, seat: i64, k: i64, n: i64) -> None:
        for _each in range(n):
            if not step_forward(g, k):
                return


class SlipAway(Flee):
    """The same, and the attack is over: neither ammo nor dice come to it."""

    def happen(self, g: City, seat: i64, k: i64, n: i64) -> None:
        super().happen(g, seat, k, n)
        end_attack(g)
        g.drop()
        g.drop()


# ---------------------------------------------------------------- on the attack itself


class Tougher(Effect):
    def happen(self, g: City, seat: i64, k: i64, n: i64) -> None:
        g.attack_tougher += n


class Weaker(Effect):
    def happen(self, g: City, seat: i64, k: i64, n: i64) -> None:
        g.attack_tougher -= n


class FewerRed(Effect):
    def happen(self, g: City, seat: i64, k: i64, n: i64) -> None:
        g.attack_fewer_red += n


class BonusBlack(Effect):
    def happen(self, g: City, seat: i64, k: i64, n: i64) -> None:
        g.attack_black += n


class NoRetaliation(Effect):
    def happen(self, g: City, seat: i64, k: i64, n: i64) -> None:
        g.attack_spared = True


#: By the number of the word.
EFFECTS: Final[list[Effect]] = [
    LoseStamina(),
    Lose(AMMO),
    Lose(FUEL),
    Lose(EVIDENCE),
    LoseCredits(),
    LoseInfluence(),
    TickAll(),
    Ambush(),
    BurnInformant(),
    ReleaseOne(),
    SlipAway(),
    Flee(),
    Tougher(),
    FewerRed(),
    RevealIdentity(),
    Gain(AMMO),
    Gain(FUEL),
    Gain(EVIDENCE),
    GainCredits(),
    Gain(STAMINA),
    Weaker(),
    BonusBlack(),
    NoRetaliation(),
    *[Clock(CLOCK_SLOW + n) for n in range(5)],
]


# ---------------------------------------------------------------- what the attacker decides


class ExplosionOrderChoice(OpenChoice[City]):
    """Where a bomb at 0 explodes next; all of them do, even if a blast knocks the attacker out (S7.2)."""

    def options(self, g: City, seat: i64, b: i64) -> Row:
        found = vec[i64]()
        for bomb in range(BOMBS):
            slot = g.bomb_at[bomb]
            if slot != IN_BAG and g.timers[bomb] == 0 and say.EXPLODE_NEXT.of(g.tiles[slot]) not in found:
                found = append(found, say.EXPLODE_NEXT.of(g.tiles[slot]))
        return found

    def choose(self, g: City, seat: i64, b: i64, option: i64) -> None:
        here = index(g.tiles, first(option))
        spent = explosions(vec[i64]([bomb for bomb in g.bombs_at(here) if g.timers[bomb] == 0]))
        g.then_all(append(spent, EXPLOSION_ORDER.of(seat)))


class BurnInformantChoice(OpenChoice[City]):
    """One of the attacker's informants on this location leaves the game (S7.2)."""

    def options(self, g: City, seat: i64, b: i64) -> Row:
        here = g.figures[seat]
        found = vec[i64]()
        if g.tops[here] == seat:
            found = append(found, say.BURN.of(say.TOP_SPACE))
        if g.bottoms[here] == seat:
            found = append(found, say.BURN.of(say.BOTTOM_SPACE))
        return found

    def choose(self, g: City, seat: i64, b: i64, option: i64) -> None:
        if first(option) == say.TOP_SPACE:
            remove_top(g, g.figures[seat])
        else:
            remove_bottom(g, g.figures[seat])


class ReleaseOneChoice(OpenChoice[City]):
    """One criminal of the attacker's choice goes from custody to the Data Stream (S7.2)."""

    def options(self, g: City, seat: i64, b: i64) -> Row:
        return vec[i64]([say.RELEASE.of(k) for k in g.custody(seat)])

    def choose(self, g: City, seat: i64, b: i64, option: i64) -> None:
        return_criminal(g, first(option))


EXPLOSION_ORDER: Final = ExplosionOrderChoice()
BURN: Final = BurnInformantChoice()
RELEASE: Final = ReleaseOneChoice()
