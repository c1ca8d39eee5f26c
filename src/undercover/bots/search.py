"""Information-set search: options are tried in worlds the seat could believe in, and everybody learns as they go.

In every world each option still in the race is played on with the same dice, so that luck tells no two of them apart;
options that are clearly behind drop out, and when one is left the choice is made. docs/bots.md says more.
"""

from __future__ import annotations

from time import monotonic
from typing import Final

from undercover.bots.accord import accord
from undercover.bots.bot import NoJudgement
from undercover.bots.likely import Likely
from undercover.bots.outlook import OPEN, WON, fates
from undercover.bots.plans import Plan
from undercover.bots.playout import Playout, roots
from undercover.bots.race import NOT_ASKED, Candidate, Race
from undercover.table.chair import SEEDS, Chair
from undercover.table.dice import quick
from undercover.table.native import i64


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
        #: What is agreed with partners who are asked at the same time.
        self._accord: Final = accord(chair, self.plan)
        #: For each of the chair's options whether it certainly wins or loses.
        self.fates: list[int] = []
        entered, asked = self._entered(also), NOT_ASKED if also is None else also
        self.race: Final = Race(entered, self.plan.worlds, plan.doubt, asked)
        #: Judgement's first choice.
        self.liked: Final = self.race.left[0]

    def _entered(self, also: int | None) -> list[Candidate]:
        """The options that judgement likes best, but for those that certainly lose; one that certainly wins, alone."""
        options = self._chair.options
        if len(options) == 1:
            self.fates = [OPEN]
            return [Candidate(options[0], 1)]
        judged = self._likely.judge(options)
        self.fates = fates(self.seat, options, self._worlds)
        wanted = max(self.fates)
        hopeful = [at for at in range(len(options)) if self.fates[at] == wanted]
        hopeful.sort(key=judged.__getitem__, reverse=True)
        least = judged[hopeful[0]] - self.plan.reach * self.plan.heat
        entered = [at for at in hopeful if judged[at] >= least][: 1 if wanted == WON else self.plan.breadth]
        if also is not None and options.index(also) not in entered:
            entered.append(options.index(also))
        return [Candidate(options[at], at + 1) for at in entered]

    # -- the race

    @property
    def rounds(self) -> i64:
        """The worlds all options still in the race have been tried in."""
        return self.race.rounds

    def done(self) -> bool:
        """Whether more thinking would not change the choice."""
        if self.race.over() or not self.plan.overrules or (self._accord is not None and self._accord.race.over()):
            return True
        return self._chair.deadline is not None and monotonic() > self._chair.deadline

    def think(self) -> None:
        """One more world."""
        if self._accord is not None and not self._accord.race.over():
            self._accord.think()
            return
        world, luck = self._likely.draw(), quick(self._chair.dice.below(SEEDS))
        if self._accord is not None:
            self._accord.seal(world, self.seat)
        else:
            self._playout.seal(world, self.seat, luck)
        until = self._playout.until(world)
        for candidate in self.race.left:
            table = world.copy()
            table.take(self.seat, candidate.option)
            at = roots(table.seats)
            at[self.seat] = candidate.number
            candidate.learn(self._playout.play(table, at, luck.copy(), until)[self.seat])
        self.race.next_round()

    def tried(self) -> list[Candidate]:
        return self.race.tried()

    def best(self) -> Candidate:
        """The best in the race, or what is agreed, if that is among them; judgement's first choice where that is not to
        be overruled."""
        if self._accord is not None:
            part = self._accord.part(self.seat)
            for candidate in self.tried():
                if candidate.option == part:
                    return candidate
        return self.race.best() if self.plan.overrules else self.liked


class SearchBot:
    """A bot that thinks before it chooses, as long as its plan for the game says."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def choose(self, chair: Chair) -> int:
        search = Search(chair, self.plan)
        while not search.done():
            search.think()
        return search.best().option
