"""The City phase (S6.10): criminals, assassins, police and bombs act by themselves."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent.attack import shelter
from undercover.games.rogue_agent.common import (
    BY_FORCE,
    EXPLODE,
    force_reveal,
    hurt,
    remove_informant,
    return_assassin,
    return_bomb,
    return_criminal,
    step_forward,
    tick,
)
from undercover.games.rogue_agent.table import IN_BAG, City
from undercover.games.rogue_agent.things import (
    ASSASSIN,
    ASSASSINS,
    BOMB,
    BOMBS,
    CRIMINALS,
    PRECINCTS,
    RING,
    SHADOW_WATCH,
    SLOTS,
    TOP,
)
from undercover.table.agenda import OpenChoice, Step
from undercover.table.story import Said

#: All four assassins or bombs, one bit each: those not yet handled in this phase.
ALL: Final = 15
#: Parts of an assassin's activation.
FIRST_TASK: Final = 0
STEP_AND_TASK: Final = 1
THIRD_STEP: Final = 2


class CityStep(Step[City]):
    """Five parts; one with nothing to do is skipped (S6.10)."""

    def run(self, g: City, a: int, b: int) -> None:
        walk = [WALK(k) for k in range(CRIMINALS)]
        g.then([*walk, ASSASSIN_ORDER(g.leader, ALL), POLICE(), BOMB_ORDER(g.leader, ALL)])


# ---------------------------------------------------------------- 1. criminals


class WalkStep(Step[City]):
    """A rampant criminal takes one step; without police there, assassins run from it and bombs tick (S6.10 1)."""

    def run(self, g: City, k: int, b: int) -> None:
        if not 0 <= g.where[k] < SLOTS or g.defeated[k] or not step_forward(g, k):
            return
        here = g.where[k]
        if here == g.police:
            return
        for n in g.assassins_at(here):
            run_away(g, n)
        bombs = g.bombs_at(here)
        for bomb in bombs:
            tick(g, bomb, 1)
        g.then([EXPLODE(bomb) for bomb in bombs if g.timers[bomb] == 0][:1])


def run_away(g: City, n: int) -> None:
    """Step by step until it leaves the path or stands where no rampant criminal is (S6.10 1)."""
    while assassin_steps(g, n):
        if not g.rampant_at(g.assassin_at[n]):
            return


def assassin_steps(g: City, n: int) -> bool:
    """One forward step of an assassin; False if it has left the city (S4.3, R5, R84)."""
    here = g.assassin_at[n]
    if here == TOP:
        g.tell(say.ASSASSIN_LEFT)
        return_assassin(g, n)
        return False
    there = (here + 1) % RING
    g.assassin_at[n] = there
    g.tell(say.ASSASSIN_MOVED, there)
    if g.destroyed[there]:
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
            if b >> n & 1 and slot != IN_BAG and slot not in places:
                places.append(slot)
                found.append(n)
        return found

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        g.then([ACTIVATE(option, FIRST_TASK), ASSASSIN_ORDER(seat, b & ~(1 << option))])

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.NEXT_ASSASSIN, [g.assassin_at[option]])


class ActivateStep(Step[City]):
    """Task; step and task; a third step towards an agent and task. A task that hurt an agent ends it (S6.10 2)."""

    def run(self, g: City, n: int, part: int) -> None:
        if g.assassin_at[n] == IN_BAG:
            return
        if part == THIRD_STEP and not agent_ahead(g, n):
            return
        if part != FIRST_TASK and not assassin_steps(g, n):
            return
        struck = strikes(g, g.assassin_at[n])
        end = [INFORMANT_DIES(g.assassin_at[n])] if able(g, g.assassin_at[n]) else []
        more = [ACTIVATE(n, part + 1)] if part < THIRD_STEP and not struck else []
        g.then([*struck, *end, *more])


def able(g: City, slot: int) -> bool:
    """No task where the police or a rampant criminal stands (R47)."""
    return slot != g.police and not g.rampant_at(slot)


def strikes(g: City, slot: int) -> list[int]:
    """The agents here who will lose stamina, clockwise; androids are none of its business (R48, R49)."""
    if not able(g, slot):
        return []
    found = []
    for seat in g.clockwise():
        if g.figures[seat] == slot and not g.is_android(seat) and not g.safe(seat, slot):
            harm = g.box.assassin_damage - shelter(g, seat, slot)
            if harm > 0:
                found.append(STRIKE(seat, harm))
    return found


def agent_ahead(g: City, n: int) -> bool:
    """An agent on the next location of the path; never off the path (S6.10 2 c)."""
    here = g.assassin_at[n]
    if here == TOP:
        return False
    there = (here + 1) % RING
    return any(g.figures[seat] == there and not g.is_android(seat) for seat in range(g.seats))


class StrikeStep(Step[City]):
    """An assassin hurts an agent. b: how much."""

    def run(self, g: City, seat: int, b: int) -> None:
        g.tell(say.ASSASSIN_STRUCK, seat, b)
        hurt(g, seat, b)


class InformantDiesStep(Step[City]):
    """Then the informant on the top space goes (S6.10 2, R50)."""

    def run(self, g: City, slot: int, b: int) -> None:
        remove_informant(g, slot, False)


# ---------------------------------------------------------------- 3. police


class PoliceStep(Step[City]):
    """The Police Squad moves to the next precinct and clears assassins and bombs there (S6.10 3, R46)."""

    def run(self, g: City, a: int, b: int) -> None:
        number = g.tile(g.police).precinct % PRECINCTS + 1
        g.police = g.precinct(number)
        g.tell(say.POLICE_MOVED, g.police)
        for n in g.assassins_at(g.police):
            g.tell(say.POLICE_REMOVED, ASSASSIN, g.police)
            return_assassin(g, n)
        for bomb in g.bombs_at(g.police):
            g.tell(say.POLICE_REMOVED, BOMB, g.police)
            return_bomb(g, bomb)
        if g.mode == SHADOW_WATCH:
            for k in range(CRIMINALS):
                if g.where[k] == g.police:
                    return_criminal(g, k, BY_FORCE)
        g.then([IDENTITY_CHECK(seat) for seat in g.clockwise()])


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
            mark = g.bomb_at[bomb] * 8 + g.timers[bomb]
            if b >> bomb & 1 and g.bomb_at[bomb] != IN_BAG and mark not in alike:
                alike.append(mark)
                found.append(bomb)
        return found

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        tick(g, option, 1)
        rest = BOMB_ORDER(seat, b & ~(1 << option))
        g.then([EXPLODE(option), rest] if g.timers[option] == 0 else [rest])

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.NEXT_BOMB, [g.bomb_at[option], g.timers[option]])


CITY: Final = CityStep()
WALK: Final = WalkStep()
ASSASSIN_ORDER: Final = AssassinOrderChoice()
ACTIVATE: Final = ActivateStep()
STRIKE: Final = StrikeStep()
INFORMANT_DIES: Final = InformantDiesStep()
POLICE: Final = PoliceStep()
IDENTITY_CHECK: Final = IdentityCheckStep()
BOMB_ORDER: Final = BombOrderChoice()
