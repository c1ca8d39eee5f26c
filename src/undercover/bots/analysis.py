"""A match looked at again: how everybody stood at every step, what would have been better, and where it turned.

Everything is seen from what a seat knew at the time, never from what lay hidden.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import hypot, sqrt
from typing import NamedTuple

from undercover.bots.advice import thought
from undercover.bots.plans import Plan, expert_plan_for
from undercover.bots.playout import Playout, roots
from undercover.bots.search import Search
from undercover.table.dice import quick, seeded
from undercover.table.match import SEAT, SEAT_BITS, Match

#: The quantile of the normal distribution for an interval of 95 %.
Z95 = 1.96
#: A step is a turning point if somebody's chance has moved by this much, and by more than that is uncertain.
TURN = 0.15
#: A choice is a slip if another one would have won this much more often, and that is not chance.
SLIP = 0.1


class Chance(NamedTuple):
    """A chance of winning, and how far off it may be (95 %)."""

    chance: float
    error: float


class Choice(NamedTuple):
    """What a seat chose, and what a bot in that chair would have: option ids, and the chances of winning with them."""

    seat: int
    option: str
    chance: float
    best: str
    best_chance: float
    #: How far off the difference of the two may be (95 %).
    error: float

    @property
    def slip(self) -> bool:
        return self.best_chance - self.chance > max(SLIP, self.error)


class Step(NamedTuple):
    """How each seat stood after so many choices, and what was chosen then; nothing at the end."""

    at: int
    chances: list[Chance]
    choice: Choice | None


def chance_of(worlds: int, total: float, squares: float) -> Chance:
    """The chance of winning, by what so many worlds came to: the sum of that, and of its squares."""
    mean = total / worlds
    spread = max(0.0, squares - mean * total) + 0.25
    return Chance(mean, Z95 * sqrt(spread) / worlds)


class Analyst:
    """Looks at positions of one game with so many worlds for each."""

    def __init__(self, match: Match, worlds: int) -> None:
        self._plan = expert_plan_for(match.game.slug)._replace(worlds=worlds)
        self._worlds = worlds

    def chance(self, match: Match, seat: int) -> Chance:
        """How a seat stands by what it knows."""
        outcome = match.outcome
        if outcome is not None:
            return Chance(float(seat in outcome.winners), 0.0)
        values = self.values(match, seat, 0)
        return chance_of(len(values), sum(values), sum(value * value for value in values))

    def values(self, match: Match, seat: int, first: int) -> list[float]:
        """What the game came to for a seat in so many worlds, after so many others that were looked at before."""
        dice = seeded(f"analysis/{seat}/{len(match.history)}/{first}")
        values: list[float] = []
        for _ in range(self._worlds):
            world, playout = match.imagine(seat, dice.below(1 << 30)), Playout(match.game, self._quick())
            until = playout.until(world.table)
            values.append(playout.play(world.table, roots(match.seats), quick(dice.below(1 << 30)), until)[seat])
        return values

    def _quick(self) -> Plan:
        return self._plan._replace(growth=0)

    def choice(self, match: Match, seat: int, option: int, deadline: float | None = None) -> Choice:
        """What was chosen, against what a bot would have chosen; if somebody waits for it, in fewer worlds."""
        chair = match.chair(seat, seeded(f"analysis/choice/{len(match.history)}"), deadline)
        search = thought(Search(chair, self._plan, option))
        names = {number: choice.id for number, choice in zip(chair.options, chair.choices)}
        taken = next(each for each in search.tried() if each.option == option)
        best = search.best()
        if best.mean() <= taken.mean():
            best = taken
        return Choice(seat, names[option], taken.mean(), names[best.option], best.mean(), Z95 * best.error(taken))


def analyse(match: Match, worlds: int = 16) -> Iterator[Step]:
    """Every step of a match, from the first choice to where it stands."""
    analyst, now = Analyst(match, worlds), match.again(0)
    for n in range(len(match.history) + 1):
        chances = [analyst.chance(now, seat) for seat in range(now.seats)]
        if n == len(match.history):
            yield Step(n, chances, None)
            return
        seat, option = match.history[n] & SEAT, match.history[n] >> SEAT_BITS
        several = len(now.legal(seat)) > 1 and match.game.judge is not None
        yield Step(n, chances, analyst.choice(now, seat, option) if several else None)
        now.step(seat, option)


def turning_points(steps: list[Step]) -> list[int]:
    """The numbers of the steps after which the game stood clearly differently."""
    found = []
    for before, after in pairwise(steps):
        if moved(before.chances, after.chances) > TURN:
            found.append(after.at)
    return found


def moved(before: list[Chance], after: list[Chance]) -> float:
    """The most by which anybody's chance has clearly changed."""
    changes = [(abs(two.chance - one.chance), hypot(one.error, two.error)) for one, two in zip(before, after)]
    return max((change for change, error in changes if change > error), default=0.0)
