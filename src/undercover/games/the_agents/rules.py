"""The rules of The Agents: set-up (4), the turn (6.1), scoring (6.6), the end (9).

The chapters between have files of their own: `operations` (5), `actions` and `resolution` (6.1 to 6.4), `commands`
(7.1), `free_agents` (7.2), `missions` (6.5, 8), `refusals` (what may not be done, and why).
"""

from __future__ import annotations

from typing import Final

from undercover.games.the_agents import memory, refusals
from undercover.games.the_agents import phrases as say
from undercover.games.the_agents.actions import (
    ATTACH,
    DETACH,
    EMERGENCY_OPTION,
    END_TURN,
    KIND_BITS,
    MOVE,
    WHAT,
    costly,
    free_plays,
    in_need,
    is_mercenary,
)
from undercover.games.the_agents.missions import accepts, arrows_of, attach, detach, move, reward
from undercover.games.the_agents.operations import gain
from undercover.games.the_agents.resolution import act, say_action
from undercover.games.the_agents.table import DEADLOCK, LAST_ROUND, TURN_CAP, Factions
from undercover.games.the_agents.things import AGENTS, MERCENARY, MISSIONS
from undercover.table.agenda import Choice, Step
from undercover.table.story import Bar, Said

END_TURN_OPTION: Final = END_TURN << KIND_BITS
ATTACH_OPTION: Final = ATTACH << KIND_BITS
DETACH_OPTION: Final = DETACH << KIND_BITS
MOVE_OPTION: Final = MOVE << KIND_BITS


# ---------------------------------------------------------------- 4 set-up


def set_up(g: Factions) -> None:
    """Everybody gets three agents, one mission and five points; all factions are empty (4, R22)."""
    seats = range(g.seats)
    for deck, count in ((AGENTS, g.box.start_agents), (MISSIONS, g.box.start_missions)):
        pile = g.box.decks[deck][:]
        g.dice.shuffle(pile)
        g.hands[deck] = [sorted([pile.pop() for _ in range(count)]) for _ in seats]
        g.piles[deck] = pile
    g.points = [g.box.start_points for _ in seats]
    g.rows = [[] for _ in g.owners]
    g.posts = [[] for _ in range(2 * len(g.owners))]
    memory.forget_all(g)
    g.first_seat = g.dice.below(g.seats)
    g.then([TURN(g.first_seat)])


# ---------------------------------------------------------------- 6.1 the turn


class TurnStep(Step[Factions]):
    """Two actions, then scoring; missions are arranged in between (6.1)."""

    def run(self, g: Factions, seat: int, b: int) -> None:
        g.active = seat
        g.actions = g.box.actions
        g.operations = 0
        g.drained = 0
        g.busy = False
        g.tell(say.TURN_BEGAN, seat, g.turns + 1)
        g.then([ACT(seat), SCORE(seat)])


class ActChoice(Choice[Factions]):
    """Spend an action, play a Mercenary, arrange missions, or end the turn once no action is left or possible (6.1).

    Asked even if the turn can only be ended: the others must not learn that there is no Mercenary in hand.
    """

    def options(self, g: Factions, seat: int, b: int) -> list[int]:
        found: list[int] = []
        if g.actions:
            found = costly(g, seat)
        may_end = not found
        hand = g.hands[AGENTS][seat]
        if g.actions and in_need(g, seat, hand):
            found.append(EMERGENCY_OPTION)
        if MERCENARY in hand and not g.drained >> seat & 1:
            found += free_plays(g, seat, True)
        if g.operations < g.box.operations:
            found += operations(g, seat)
        if may_end:
            found.append(END_TURN_OPTION)
        return found

    def choose(self, g: Factions, seat: int, b: int, option: int) -> None:
        if option == END_TURN_OPTION:
            if g.actions:
                g.tell(say.ACTIONS_LOST, seat, g.actions)
            return
        g.then([ACT(seat)])
        if option >= ATTACH_OPTION:
            operate(g, seat, option)
            return
        if not is_mercenary(option):
            g.actions -= 1
        act(g, seat, option)

    def say(self, g: Factions, seat: int, b: int, option: int) -> Said:
        kind, what = option >> KIND_BITS, option & WHAT
        if kind == END_TURN:
            return Said(say.END_TURN, [])
        if kind < ATTACH:
            return say_action(g, option)
        phrase = say.ATTACH if kind == ATTACH else say.DETACH if kind == DETACH else say.MOVE
        return Said(phrase, [what >> 3, what & 7])

    def barred(self, g: Factions, seat: int, b: int) -> list[Bar]:
        return refusals.of_turn(g, seat, self.options(g, seat, b)[-1] == END_TURN_OPTION)

    def default(self, g: Factions, seat: int, b: int) -> int:
        """End the turn if possible; otherwise the first action there is."""
        found = self.options(g, seat, b)
        return END_TURN_OPTION if found[-1] == END_TURN_OPTION else found[0]


def operations(g: Factions, seat: int) -> list[int]:
    """Missions may be attached, taken back and moved for free, any number of times up to a platform limit (6.1 g)."""
    found = []
    before = 0
    for mission in g.hands[MISSIONS][seat]:
        if mission != before:
            for faction in g.own[seat]:
                if accepts(g, seat, mission, faction):
                    found.append(ATTACH_OPTION | mission << 3 | faction)
        before = mission
    for faction in g.own[seat]:
        other = g.other(seat, faction)
        for mission in g.post(seat, faction):
            found.append(DETACH_OPTION | mission << 3 | faction)
            if accepts(g, seat, mission, other):
                found.append(MOVE_OPTION | mission << 3 | other)
    return found


def operate(g: Factions, seat: int, option: int) -> None:
    g.operations += 1
    kind, mission, faction = option >> KIND_BITS, (option & WHAT) >> 3, option & 7
    if kind == ATTACH:
        attach(g, seat, mission, faction)
    elif kind == DETACH:
        detach(g, seat, mission, faction)
    else:
        move(g, seat, mission, faction)


# ---------------------------------------------------------------- 6.6 scoring


class ScoreStep(Step[Factions]):
    """The arrows that point at the active player, and each of its attached missions, on the same position (6.6)."""

    def run(self, g: Factions, seat: int, b: int) -> None:
        arrows, missions = arrows_of(g, seat), 0
        for faction in g.own[seat]:
            for mission in g.post(seat, faction):
                points = reward(g, seat, mission, faction)
                missions += points
                if points:
                    g.tell(say.MISSION_PAID, seat, mission, faction, points)
        g.tell(say.SCORED, seat, arrows, missions)
        g.then([NEXT(seat)])
        gain(g, seat, arrows + missions)


# ---------------------------------------------------------------- 9 the end


class NextStep(Step[Factions]):
    """The next seat clockwise has its turn, unless a last round, a deadlock or too long a game ends here (9)."""

    def run(self, g: Factions, seat: int, b: int) -> None:
        g.turns += 1
        g.idle = 0 if g.busy else g.idle + 1
        following = (seat + 1) % g.seats
        if g.last_round and following == g.first_seat:
            most_points(g, LAST_ROUND)
        elif g.idle >= g.seats:
            most_points(g, DEADLOCK)
        elif g.turns >= g.box.turns * g.seats:
            most_points(g, TURN_CAP)
        else:
            g.then([TURN(following)])


def most_points(g: Factions, reason: int) -> None:
    """Most points held wins; equal points share the win (9.2, 9.3)."""
    best = max(g.points)
    winners = [seat for seat in range(g.seats) if g.points[seat] == best]
    for seat in winners:
        g.tell(say.WON, seat, best)
    g.finish(sum([1 << seat for seat in winners]), reason)


TURN: Final = TurnStep()
ACT: Final = ActChoice()
SCORE: Final = ScoreStep()
NEXT: Final = NextStep()
