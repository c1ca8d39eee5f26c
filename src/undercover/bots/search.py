"""Information-set search: options are tried in worlds the seat could believe in, and everybody learns as they go.

In every world each option still in the race is played on with the same dice, so that luck tells no two of them apart;
options that are clearly behind drop out, and when one is left the choice is made. docs/bots.md says more.
"""

from __future__ import annotations

from math import sqrt
from time import monotonic
from typing import Final

from undercover.bots.bot import NoJudgement
from undercover.bots.likely import Likely
from undercover.bots.outlook import OPEN, WON, fates
from undercover.bots.plans import Plan
from undercover.bots.playout import Playout, roots
from undercover.table.chair import SEEDS, Chair
from undercover.table.dice import quick
from undercover.table.native import i64

#: Options are compared after so many worlds, and again after as many more; who is so many standard errors behind drops
#: out.
EVERY: Final = 8
BEHIND: Final = 2.2
#: No option has this number.
NOT_ASKED: Final[i64] = -1


class Candidate:
    """An option in the race, with how it fared in each world."""

    def __init__(self, option: i64, number: i64) -> None:
        self.option: i64 = option
        #: Where the seat stands in its tree once it has taken this.
        self.number: i64 = number
        self.values: list[float] = []
        self.sum = 0.0

    def learn(self, value: float) -> None:
        self.values.append(value)
        self.sum += value

    def mean(self) -> float:
        return self.sum / float(len(self.values)) if self.values else 0.0

    def ahead(self, other: Candidate, doubt: float) -> float:
        """By how much this does better than another one at the least, if so many standard errors are allowed for."""
        return 0.0 if self is other else self.apart(other) - doubt * self.error(other)

    def apart(self, other: Candidate) -> float:
        """The mean difference to another option over the worlds both were tried in."""
        many = min(len(self.values), len(other.values))
        total = 0.0
        for n in range(many):
            total += self.values[n] - other.values[n]
        return total / float(many) if many > 0 else 0.0

    def error(self, other: Candidate) -> float:
        """The standard error of the difference to another option over the worlds both were tried in."""
        many = min(len(self.values), len(other.values))
        if many < 2:
            return 1.0
        mean, spread = self.apart(other), 0.0
        for n in range(many):
            off = self.values[n] - other.values[n] - mean
            spread += off * off
        return sqrt(spread / float(many) / float(many - 1))


class Search:
    """One seat's thinking about one choice. `think` goes on for one world; whoever asks may stop between any two."""

    def __init__(self, chair: Chair, plan: Plan, also: int | None = None) -> None:
        """`also` is an option to be tried whatever judgement says of it."""
        if chair.game.judge is None:
            raise NoJudgement(f"{chair.game.title} does not say what is good for whom, so no bot can think about it")
        self.plan: Final = plan.at(chair.seats)
        self.seat: i64 = chair.seat
        self._chair: Final = chair
        self._worlds: Final = chair.worlds()
        self._likely: Final = Likely(chair, plan.pool, plan.wary)
        self._playout: Final = Playout(chair.game, plan)
        self._asked: i64 = NOT_ASKED if also is None else also
        self.rounds: i64 = 0
        #: Who is still in, judgement's first choice first, and who has dropped out.
        self.race: list[Candidate] = []
        self.out: list[Candidate] = []
        #: For each of the chair's options whether it certainly wins or loses.
        self.fates: list[int] = []
        self._enter(also)
        #: Judgement's first choice.
        self.liked: Final = self.race[0]

    # -- who is in the race

    def _enter(self, also: int | None) -> None:
        """The options that judgement likes best, but for those that certainly lose; one that certainly wins, alone."""
        options = self._chair.options
        if len(options) == 1:
            self.fates, self.race = [OPEN], [Candidate(options[0], 1)]
            return
        judged = self._likely.judge(options)
        self.fates = fates(self.seat, options, self._worlds)
        wanted = max(self.fates)
        hopeful = [at for at in range(len(options)) if self.fates[at] == wanted]
        hopeful.sort(key=judged.__getitem__, reverse=True)
        least = judged[hopeful[0]] - self.plan.reach * self.plan.heat
        entered = [at for at in hopeful if judged[at] >= least][: 1 if wanted == WON else self.plan.breadth]
        if also is not None and options.index(also) not in entered:
            entered.append(options.index(also))
        self.race = [Candidate(options[at], at + 1) for at in entered]

    # -- the race

    def done(self) -> bool:
        """Whether more thinking would not change the choice."""
        if len(self.race) == 1 or self.rounds >= self.plan.worlds or not self.plan.overrules:
            return True
        return self._chair.deadline is not None and monotonic() > self._chair.deadline

    def think(self) -> None:
        """One more world."""
        world, luck = self._likely.draw(), quick(self._chair.dice.below(SEEDS))
        self._playout.seal(world, self.seat, luck)
        until = self._playout.until(world)
        for candidate in self.race:
            table = world.copy()
            table.take(self.seat, candidate.option)
            at = roots(table.seats)
            at[self.seat] = candidate.number
            candidate.learn(self._playout.play(table, at, luck.copy(), until)[self.seat])
        self.rounds += 1
        if self.rounds % EVERY == 0 or self._halves():
            self._drop()

    def _drop(self) -> None:
        """Whoever is clearly behind leaves the race; of the others the worse half, after a quarter of all worlds and
        again after half of them: the closer two options are, the more worlds it takes to tell them apart."""
        best, better = self.best(), self.race[:]
        if self._halves():
            better.sort(key=Candidate.mean, reverse=True)
            better = better[: max(2, (len(better) + 1) // 2)]
        left = [each for each in self.race if self._stays(each, best, better)]
        self.out += [each for each in self.race if each not in left]
        self.race = left

    def _halves(self) -> bool:
        worlds = self.plan.worlds
        return self.rounds > 1 and (self.rounds * 4 == worlds or self.rounds * 2 == worlds)

    def _stays(self, candidate: Candidate, best: Candidate, better: list[Candidate]) -> bool:
        """Judgement's first choice of those still in must be clearly behind; what was asked for is tried to the end."""
        if candidate is best or candidate.option == self._asked:
            return True
        return best.ahead(candidate, BEHIND) <= 0.0 and (candidate is self.race[0] or candidate in better)

    def tried(self) -> list[Candidate]:
        return self.race + self.out

    def best(self) -> Candidate:
        """Of those still in the option that is most surely better than judgement's first choice; that one, if there is
        none, or if judgement is not to be overruled."""
        if not self.plan.overrules:
            return self.liked
        found, top = self.race[0], 0.0
        for candidate in self.race:
            ahead = candidate.ahead(self.race[0], self.plan.doubt)
            if ahead > top:
                found, top = candidate, ahead
        return found


class SearchBot:
    """A bot that thinks before it chooses, as long as its plan for the game says."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def choose(self, chair: Chair) -> int:
        search = Search(chair, self.plan)
        while not search.done():
            search.think()
        return search.best().option
