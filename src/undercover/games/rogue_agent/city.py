"""The City phase (S6.10): criminals, assassins, police and bombs act by themselves."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import acts, things
from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent.harm import EXPLODE, explosions, hurt, lose_criminal
from undercover.games.rogue_agent.identity import force_reveal
from undercover.games.rogue_agent.table import IN_BAG, NOTHING, City
from undercover.games.rogue_agent.things import ANDROID_MODE, ASSASSINS, BOMBS, CRIMINALS, SHADOW_WATCH, SLOTS, TOP
from undercover.table.agenda import OpenChoice, Step
from undercover.table.native import Row, append, i64, index, vec
from undercover.table.story import first, second

#: All four assassins or bombs, one bit each: those not yet handled in this phase.
ALL: Final[i64] = 15
#: Parts of an assassin's activation.
FIRST_TASK: Final[i64] = 0
SECOND_TASK: Final[i64] = 1
THIRD_TASK: Final[i64] = 2


class CityStep(Step[City]):
    """Criminals, assassins, police, bombs; a part with nothing to do is skipped (S6.10)."""

    def run(self, g: City, a: i64, b: i64) -> None:
        g.then(ASSASSIN_ORDER.of(g.leader, ALL), POLICE.of(), BOMB_ORDER.of(g.leader, ALL))
        g.then_all(vec[i64]([WALK.of(k) for k in range(CRIMINALS) if 0 <= g.where[k] < SLOTS]))


# ---------------------------------------------------------------- 1. criminals


class WalkStep(Step[City]):
    """A rampant criminal takes one step; without police there, assassins run from it and bombs tick (S6.10 1)."""

    def run(self, g: City, k: i64, b: i64) -> None:
        if g.where[k] == IN_BAG or g.defeated[k] or not acts.step_forward(g, k):
            return
        here = g.where[k]
        if here == g.police:
            return
        if here in g.assassin_at:
            for n in g.assassins_at(here):
                run_away(g, n)
        if here in g.bomb_at:
            bombs = g.bombs_at(here)
            for bomb in bombs:
                acts.tick(g, bomb, 1)
            g.then_all(explosions(vec[i64]([bomb for bomb in bombs if g.timers[bomb] == 0])))


def run_away(g: City, n: i64) -> None:
    """Step by step until it leaves the path or stands where no rampant criminal is (S6.10 1)."""
    while assassin_steps(g, n):
        if not g.criminal_at(g.assassin_at[n], 0):
            return


def assassin_steps(g: City, n: i64) -> bool:
    """One forward step of an assassin; False if it has left the city (S4.3, R5, R84)."""
    here = g.assassin_at[n]
    if here == TOP:
        acts.return_assassin(g, n)
        g.tell(say.ASSASSIN_LEFT, g.tiles[here])
        return False
    there = g.box.after[here]
    g.assassin_at[n] = there
    g.tell(say.ASSASSIN_MOVED, g.tiles[here], g.tiles[there])
    if g.destroyed[there]:
        acts.return_assassin(g, n)
        g.tell(say.ASSASSIN_GONE, g.tiles[there])
        return False
    return True


# ---------------------------------------------------------------- 2. assassins


class AssassinOrderChoice(OpenChoice[City]):
    """The leader picks the next assassin that has not acted (S6.10 2). b: those left, one bit each."""

    def options(self, g: City, seat: i64, b: i64) -> Row:
        left = vec[i64]([n for n in range(ASSASSINS) if g.assassin_at[n] != IN_BAG and b >> n & 1])
        return acts.each_once(vec[i64]([say.NEXT_ASSASSIN.of(g.tiles[g.assassin_at[n]]) for n in left]))

    def choose(self, g: City, seat: i64, b: i64, option: i64) -> None:
        here = index(g.tiles, first(option))
        for n in range(ASSASSINS):
            if g.assassin_at[n] == here and b >> n & 1:
                g.then(ACTIVATE.of(n, FIRST_TASK), ASSASSIN_ORDER.of(seat, b & ~(1 << n)))
                return


class ActivateStep(Step[City]):
    """Task; step and task; a third step towards an agent and task. A task that hurt an agent ends it (S6.10 2).

    b: which part.
    """

    def run(self, g: City, n: i64, b: i64) -> None:
        if b == THIRD_TASK and not agent_ahead(g, n):
            return
        if b != FIRST_TASK and not assassin_steps(g, n):
            return
        here = g.assassin_at[n]
        quiet = here == g.police or g.criminal_at(here, 0)
        struck = vec[i64]() if quiet else strikes(g, here)
        if len(struck) == 0 and b < THIRD_TASK:
            g.then(ACTIVATE.of(n, b + 1))
        if not quiet:
            g.then_all(append(struck, INFORMANT_DIES.of(here)))


def agent_ahead(g: City, n: i64) -> bool:
    """An agent on the next location of the path, which is never off the path; androids do not count (R48)."""
    here = g.assassin_at[n]
    ahead = vec[i64]([seat for seat in range(g.seats) if g.figures[seat] == g.box.after[here]])
    return here != TOP and any(not g.is_android(seat) for seat in ahead)


def strikes(g: City, slot: i64) -> Row:
    """The agents here who will lose stamina, clockwise; androids are none of its business (S6.10 2, R48, R49)."""
    found = vec[i64]()
    if slot not in g.figures:
        return found
    for seat in g.clockwise():
        if g.figures[seat] == slot and not g.is_android(seat) and not g.safe(seat, slot):
            harm = g.box.assassin_damage - acts.shelter(g, seat, slot)
            if harm > 0:
                found = append(found, STRIKE.of(seat, harm))
    return found


class StrikeStep(Step[City]):
    """An assassin hurts an agent (S6.10 2). b: how much."""

    def run(self, g: City, seat: i64, b: i64) -> None:
        g.tell(say.ASSASSIN_STRUCK, seat, g.tiles[g.figures[seat]], b)
        hurt(g, seat, b)


class InformantDiesStep(Step[City]):
    """Then the informant on the top space goes (S6.10 2, R50)."""

    def run(self, g: City, slot: i64, b: i64) -> None:
        acts.remove_informant(g, slot, say.TOP_SPACE)


# ---------------------------------------------------------------- 3. police


class PoliceStep(Step[City]):
    """The Police Squad moves to the next precinct and clears assassins and bombs there (S6.10 3, R46)."""

    def run(self, g: City, a: i64, b: i64) -> None:
        here = g.precinct(g.tile(g.police).precinct % things.PRECINCTS + 1)
        g.police = here
        g.tell(say.POLICE_MOVED, g.tiles[here])
        for n in g.assassins_at(here):
            acts.return_assassin(g, n)
            g.tell(say.POLICE_REMOVED, things.ASSASSIN, g.tiles[here])
        for bomb in g.bombs_at(here):
            acts.return_bomb(g, bomb)
            g.tell(say.POLICE_REMOVED, things.BOMB, g.tiles[here])
        if g.mode == SHADOW_WATCH and g.box.police_removes_criminals:
            catch_criminals(g, here)
        if g.mode == ANDROID_MODE:
            g.then_all(vec[i64]([IDENTITY_CHECK.of(seat) for seat in g.clockwise()]))


def catch_criminals(g: City, here: i64) -> None:
    """In Shadow Watch the police takes criminals away too, and they count as lost (S11)."""
    for k in range(CRIMINALS):
        if g.where[k] == here:
            g.tell(say.POLICE_REMOVED, k, g.tiles[here])
            lose_criminal(g, k)


class IdentityCheckStep(Step[City]):
    """Every agent on the police's location or next to it reveals a token (S10.2)."""

    def run(self, g: City, seat: i64, b: i64) -> None:
        place = g.figures[seat]
        if place == g.police or place in g.box.adjacent[g.police]:
            force_reveal(g, seat)


# ---------------------------------------------------------------- 4. bombs


class BombOrderChoice(OpenChoice[City]):
    """The leader chooses the order in which the bombs tick (S6.10 4). b: those left, one bit each."""

    def options(self, g: City, seat: i64, b: i64) -> Row:
        left = vec[i64]([bomb for bomb in range(BOMBS) if g.bomb_at[bomb] != IN_BAG and b >> bomb & 1])
        return acts.each_once(vec[i64]([say.NEXT_BOMB.of(g.tiles[g.bomb_at[bomb]], g.timers[bomb]) for bomb in left]))

    def choose(self, g: City, seat: i64, b: i64, option: i64) -> None:
        here, timer = index(g.tiles, first(option)), second(option)
        for bomb in range(BOMBS):
            if g.bomb_at[bomb] == here and g.timers[bomb] == timer and b >> bomb & 1:
                acts.tick(g, bomb, 1)
                g.then(BOMB_ORDER.of(seat, b & ~(1 << bomb)))
                if g.timers[bomb] == 0:
                    g.then(EXPLODE.of(bomb))
                return


CITY: Final = CityStep()
WALK: Final = WalkStep()
ASSASSIN_ORDER: Final = AssassinOrderChoice()
ACTIVATE: Final = ActivateStep()
STRIKE: Final = StrikeStep()
INFORMANT_DIES: Final = InformantDiesStep()
POLICE: Final = PoliceStep()
IDENTITY_CHECK: Final = IdentityCheckStep()
BOMB_ORDER: Final = BombOrderChoice()


# ---------------------------------------------------------------- what is coming, for boards and bots


def city_phase(g: City) -> City:
    """A copy of the table on which the City phase is about to begin. Hidden cards and identities make no difference to
    where discs go; nobody has to reveal an identity, so whom that would expose is left open."""
    after = g.copy()
    after.active = NOTHING
    after.tokens_out = True
    after.offered = vec[i64]()
    after.agenda = vec[i64]([CITY.of()])
    return after


def play_city(after: City) -> None:
    """The rules play it as things stand; the leader takes assassins and bombs in the order of the path."""
    after.settle()
    while len(after.agenda) > 0:
        after.take(after.first(), after.offered[0])
