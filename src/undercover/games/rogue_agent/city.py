"""The City phase (S6.10): criminals, assassins, police and bombs act by themselves."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent.common import (
    remove_top,
    return_assassin,
    return_bomb,
    shelter,
    step_forward,
    tick,
)
from undercover.games.rogue_agent.harm import EXPLODE, hurt, lose_criminal
from undercover.games.rogue_agent.identity import force_reveal
from undercover.games.rogue_agent.table import IN_BAG, City
from undercover.games.rogue_agent.things import (
    ANDROID_MODE,
    ASSASSIN,
    ASSASSINS,
    BOMB,
    BOMBS,
    CRIMINALS,
    PRECINCTS,
    SHADOW_WATCH,
    SLOTS,
    TOP,
)
from undercover.table.agenda import OpenChoice, Step
from undercover.table.story import Said

#: All four assassins or bombs, one bit each: those not yet handled in this phase.
ALL: Final = 15
#: More than any timer can show, to tell bombs in one place apart.
TIMERS: Final = 8
#: Parts of an assassin's activation.
FIRST_TASK: Final = 0
SECOND_TASK: Final = 1
THIRD_TASK: Final = 2


class CityStep(Step[City]):
    """Criminals, assassins, police, bombs; a part with nothing to do is skipped (S6.10)."""

    def run(self, g: City, a: int, b: int) -> None:
        walks = [WALK(k) for k in range(CRIMINALS) if 0 <= g.where[k] < SLOTS]
        g.then([*walks, ASSASSIN_ORDER(g.leader, ALL), POLICE(), BOMB_ORDER(g.leader, ALL)])


# ---------------------------------------------------------------- 1. criminals


class WalkStep(Step[City]):
    """A rampant criminal takes one step; without police there, assassins run from it and bombs tick (S6.10 1)."""

    def run(self, g: City, k: int, b: int) -> None:
        if g.where[k] == IN_BAG or g.defeated[k] or not step_forward(g, k):
            return
        here = g.where[k]
        if here == g.police:
            return
        for n in g.assassins_at(here):
            run_away(g, n)
        bombs = g.bombs_at(here)
        for bomb in bombs:
            tick(g, bomb, 1)
        g.then([EXPLODE(bomb) for bomb in bombs if g.timers[bomb] == 0])


def run_away(g: City, n: int) -> None:
    """Step by step until it leaves the path or stands where no rampant criminal is (S6.10 1)."""
    while assassin_steps(g, n):
        if not g.rampant_at(g.assassin_at[n]):
            return


def assassin_steps(g: City, n: int) -> bool:
    """One forward step of an assassin; False if it has left the city (S4.3, R5, R84)."""
    here = g.assassin_at[n]
    if here == TOP:
        g.tell(say.ASSASSIN_LEFT, g.tiles[here])
        return_assassin(g, n)
        return False
    there = g.box.after[here]
    g.assassin_at[n] = there
    g.tell(say.ASSASSIN_MOVED, g.tiles[here], g.tiles[there])
    if g.destroyed[there]:
        g.tell(say.ASSASSIN_GONE, g.tiles[there])
        return_assassin(g, n)
        return False
    return True


# ---------------------------------------------------------------- 2. assassins


class AssassinOrderChoice(OpenChoice[City]):
    """The leader picks the next assassin that has not acted (S6.10 2). b: those left, one bit each."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        found: list[int] = []
        places: list[int] = []
        for n in range(ASSASSINS):
            slot = g.assassin_at[n]
            if slot != IN_BAG and b >> n & 1 and slot not in places:
                places.append(slot)
                found.append(n)
        return found

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        g.then([ACTIVATE(option, FIRST_TASK), ASSASSIN_ORDER(seat, b & ~(1 << option))])

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.NEXT_ASSASSIN, [g.tiles[g.assassin_at[option]]])


class ActivateStep(Step[City]):
    """Task; step and task; a third step towards an agent and task. A task that hurt an agent ends it (S6.10 2).

    b: which part.
    """

    def run(self, g: City, n: int, b: int) -> None:
        if b == THIRD_TASK and not agent_ahead(g, n):
            return
        if b != FIRST_TASK and not assassin_steps(g, n):
            return
        here = g.assassin_at[n]
        more = [ACTIVATE(n, b + 1)] if b < THIRD_TASK else []
        if here == g.police or g.rampant_at(here):
            g.then(more)
            return
        struck = strikes(g, here)
        g.then([*struck, INFORMANT_DIES(here)] if struck else [INFORMANT_DIES(here), *more])


def agent_ahead(g: City, n: int) -> bool:
    """An agent on the next location of the path, which is never off the path; androids do not count (R48)."""
    here = g.assassin_at[n]
    if here == TOP:
        return False
    there = g.box.after[here]
    return any(g.figures[seat] == there and not g.is_android(seat) for seat in range(g.seats))


def strikes(g: City, slot: int) -> list[int]:
    """The agents here who will lose stamina, clockwise; androids are none of its business (S6.10 2, R48, R49)."""
    found = []
    for seat in g.clockwise():
        if g.figures[seat] == slot and not g.is_android(seat) and not g.safe(seat, slot):
            harm = g.box.assassin_damage - shelter(g, seat, slot)
            if harm > 0:
                found.append(STRIKE(seat, harm))
    return found


class StrikeStep(Step[City]):
    """An assassin hurts an agent (S6.10 2). b: how much."""

    def run(self, g: City, seat: int, b: int) -> None:
        g.tell(say.ASSASSIN_STRUCK, seat, g.tiles[g.figures[seat]], b)
        hurt(g, seat, b)


class InformantDiesStep(Step[City]):
    """Then the informant on the top space goes (S6.10 2, R50)."""

    def run(self, g: City, slot: int, b: int) -> None:
        remove_top(g, slot)


# ---------------------------------------------------------------- 3. police


class PoliceStep(Step[City]):
    """The Police Squad moves to the next precinct and clears assassins and bombs there (S6.10 3, R46)."""

    def run(self, g: City, a: int, b: int) -> None:
        here = g.precinct(g.tile(g.police).precinct % PRECINCTS + 1)
        g.police = here
        g.tell(say.POLICE_MOVED, g.tiles[here])
        for n in g.assassins_at(here):
            g.tell(say.POLICE_REMOVED, ASSASSIN, g.tiles[here])
            return_assassin(g, n)
        for bomb in g.bombs_at(here):
            g.tell(say.POLICE_REMOVED, BOMB, g.tiles[here])
            return_bomb(g, bomb)
        if g.mode == SHADOW_WATCH and g.box.watch_police:
            catch_criminals(g, here)
        if g.mode == ANDROID_MODE:
            g.then([IDENTITY_CHECK(seat) for seat in g.clockwise()])


def catch_criminals(g: City, here: int) -> None:
    """In Shadow Watch the police takes criminals away too, and they count as lost (S11)."""
    for k in range(CRIMINALS):
        if g.where[k] == here:
            g.tell(say.POLICE_REMOVED, k, g.tiles[here])
            lose_criminal(g, k)


class IdentityCheckStep(Step[City]):
    """Every agent on the police's location or next to it reveals a token (S10.2)."""

    def run(self, g: City, seat: int, b: int) -> None:
        place = g.figures[seat]
        if place == g.police or place in g.box.adjacent[g.police]:
            force_reveal(g, seat)


# ---------------------------------------------------------------- 4. bombs


class BombOrderChoice(OpenChoice[City]):
    """The leader chooses the order in which the bombs tick (S6.10 4). b: those left, one bit each."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        found: list[int] = []
        alike: list[int] = []
        for bomb in range(BOMBS):
            if g.bomb_at[bomb] != IN_BAG and b >> bomb & 1:
                mark = g.bomb_at[bomb] * TIMERS + g.timers[bomb]
                if mark not in alike:
                    alike.append(mark)
                    found.append(bomb)
        return found

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        tick(g, option, 1)
        rest = BOMB_ORDER(seat, b & ~(1 << option))
        g.then([rest] if g.timers[option] else [EXPLODE(option), rest])

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.NEXT_BOMB, [g.tiles[g.bomb_at[option]], g.timers[option]])


CITY: Final = CityStep()
WALK: Final = WalkStep()
ASSASSIN_ORDER: Final = AssassinOrderChoice()
ACTIVATE: Final = ActivateStep()
STRIKE: Final = StrikeStep()
INFORMANT_DIES: Final = InformantDiesStep()
POLICE: Final = PoliceStep()
IDENTITY_CHECK: Final = IdentityCheckStep()
BOMB_ORDER: Final = BombOrderChoice()
