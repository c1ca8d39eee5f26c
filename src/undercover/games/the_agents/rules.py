"""The rules of The Agents: the turn (6.1), scoring (6.6), the end (9).

The chapters between have files of their own: `acts` (5), `actions` and `resolution` (6.1 to 6.4), `commands` (7.1),
`free_agents` (7.2), `missions` (6.5, 8), `refusals` (what may not be done, and why).
"""

from __future__ import annotations

from typing import Final

from undercover.games.the_agents import phrases as say
from undercover.games.the_agents import refusals
from undercover.games.the_agents.actions import costly, in_need, is_mercenary, with_free_plays
from undercover.games.the_agents.acts import gain
from undercover.games.the_agents.cards import EVERY, NONE, kinds, with_missions
from undercover.games.the_agents.missions import arrows_of, attach, detach, move, refused_at, reward
from undercover.games.the_agents.resolution import act
from undercover.games.the_agents.table import DEADLOCK, LAST_ROUND, TURN_CAP, Factions
from undercover.games.the_agents.things import AGENTS, MERCENARY, MISSIONS
from undercover.table.agenda import Choice, Step
from undercover.table.native import Row, append, i64, room, vec
from undercover.table.sets import set_of
from undercover.table.story import NUMBER, Bar, Phrase, first, phrase_of, second

# ---------------------------------------------------------------- 6.1 the turn


class TurnStep(Step[Factions]):
    """Two actions, then scoring; missions are arranged in between (6.1)."""

    def run(self, g: Factions, seat: i64, b: i64) -> None:
        g.active = seat
        g.actions = g.box.actions
        g.operations = 0
        g.drained = 0
        g.busy = False
        g.tell(say.TURN_BEGAN, seat, g.turns + 1)
        g.then(ACT.of(seat), SCORE.of(seat))


class ActChoice(Choice[Factions]):
    """Spend an action, play a Mercenary, arrange missions, or end the turn once no action is left or possible (6.1).

    Asked even if the turn can only be ended: the others must not learn that there is no Mercenary in hand.
    """

    def options(self, g: Factions, seat: i64, b: i64) -> Row:
        found = costly(g, seat) if g.actions > 0 else room()
        may_end = len(found) == 0
        hand = g.hand(AGENTS, seat)
        if g.actions > 0 and in_need(g, seat, hand):
            found = append(found, say.EMERGENCY.of())
        mercenaries = hand & EVERY[MERCENARY]
        if mercenaries != NONE and not g.drained >> seat & 1:
            found = with_free_plays(found, g, seat, mercenaries)
        if g.operations < g.box.operations:
            found = with_operations(found, g, seat)
        if may_end:
            found = append(found, say.END_TURN.of())
        return found

    def choose(self, g: Factions, seat: i64, b: i64, option: i64) -> None:
        phrase = phrase_of(option)
        if phrase is say.END_TURN:
            if g.actions > 0:
                g.tell(say.ACTIONS_LOST, seat, g.actions)
            return
        g.then(ACT.of(seat))
        if arranges(option):
            operate(g, seat, phrase, first(option), second(option))
            return
        if not is_mercenary(option):
            g.actions -= 1
        act(g, seat, option)

    def barred(self, g: Factions, seat: i64, b: i64) -> list[Bar]:
        return refusals.of_turn(g, seat, say.END_TURN.of() in self.options(g, seat, b))

    def default(self, g: Factions, seat: i64, b: i64) -> i64:
        """End the turn if possible; otherwise the first action there is."""
        found = self.options(g, seat, b)
        return found[-1] if say.END_TURN.names(found[-1]) else found[0]


def with_operations(found: Row, g: Factions, seat: i64) -> Row:
    """Missions may be attached, taken back and moved for free, any number of times up to a platform limit (6.1 g)."""
    one, other = g.own[2 * seat], g.own[2 * seat + 1]
    here, there = g.post(seat, one), g.post(seat, other)
    at_one, at_other = refused_at(g, one, here), refused_at(g, other, there)
    for mission in kinds(MISSIONS, g.hand(MISSIONS, seat) & ~(at_one & at_other)):
        if not at_one & EVERY[mission]:
            found = append(found, say.ATTACH.of(mission, one))
        if not at_other & EVERY[mission]:
            found = append(found, say.ATTACH.of(mission, other))
    if here != NONE:
        found = with_moves(found, here, one, other, at_other)
    return found if there == NONE else with_moves(found, there, other, one, at_one)


def with_moves(found: Row, post: i64, faction: i64, other: i64, refused: i64) -> Row:
    """Each mission attached to a faction may be taken back, or moved if the other one accepts it."""
    if post & ~refused == NONE:
        return with_missions(found, say.DETACH, post, faction)
    for mission in kinds(MISSIONS, post):
        found = append(found, say.DETACH.of(mission, faction))
        if not refused & EVERY[mission]:
            found = append(found, say.MOVE.of(mission, other))
    return found


def arranges(option: i64) -> bool:
    """Whether missions are arranged: these phrases are numbered one after another."""
    return say.ATTACH.number <= option & NUMBER <= say.MOVE.number


def operate(g: Factions, seat: i64, phrase: Phrase, mission: i64, faction: i64) -> None:
    g.operations += 1
    if phrase is say.ATTACH:
        attach(g, seat, mission, faction)
    elif phrase is say.DETACH:
        detach(g, seat, mission, faction)
    else:
        move(g, seat, mission, faction)


# ---------------------------------------------------------------- 6.6 scoring


class ScoreStep(Step[Factions]):
    """The arrows that point at the active player, and each of its attached missions, on the same position (6.6)."""

    def run(self, g: Factions, seat: i64, b: i64) -> None:
        arrows = arrows_of(g, seat)
        missions: i64 = 0
        for n in range(2):
            faction = g.own[2 * seat + n]
            for mission in kinds(MISSIONS, g.post(seat, faction)):
                points = reward(g, seat, mission, faction)
                missions += points
                if points > 0:
                    g.tell(say.MISSION_PAID, seat, mission, faction, points)
        g.tell(say.SCORED, seat, arrows, missions)
        g.then(NEXT.of(seat))
        gain(g, seat, arrows + missions)


# ---------------------------------------------------------------- 9 the end


class NextStep(Step[Factions]):
    """The next seat clockwise has its turn, unless a last round, a deadlock or too long a game ends here (9)."""

    def run(self, g: Factions, seat: i64, b: i64) -> None:
        g.turns += 1
        g.idle += 1
        if g.busy:
            g.idle = 0
        following = (seat + 1) % g.seats
        if g.last_round and following == g.first_seat:
            most_points(g, LAST_ROUND)
        elif g.idle >= g.seats:
            most_points(g, DEADLOCK)
        elif g.turns >= g.box.turns * g.seats:
            most_points(g, TURN_CAP)
        else:
            g.then(TURN.of(following))


def most_points(g: Factions, reason: i64) -> None:
    """Most points held wins; equal points share the win (9.2, 9.3)."""
    best: i64 = 0
    for points in g.points:
        best = max(best, points)
    winners = vec[i64]([seat for seat in range(g.seats) if g.points[seat] == best])
    for seat in winners:
        g.tell(say.WON, seat, best)
    g.finish(set_of(winners), reason)


TURN: Final = TurnStep()
ACT: Final = ActChoice()
SCORE: Final = ScoreStep()
NEXT: Final = NextStep()
