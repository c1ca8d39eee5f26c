"""The levels of bots: what each of them knows of a game, and how long it thinks."""

from __future__ import annotations

from collections.abc import Callable

from undercover.bots.bot import Bot, NoJudgement
from undercover.bots.chance import RandomBot
from undercover.bots.greedy import GreedyBot
from undercover.bots.outlook import fates
from undercover.bots.plans import expert_plan_for, plan_for
from undercover.bots.playout import drawn
from undercover.bots.search import SearchBot
from undercover.bots.tree import softmax
from undercover.table.chair import Chair

#: How much of what an easy bot confuses each level confuses.
EASY, NORMAL = 1.0, 0.2


class DoubtfulBot:
    """A bot that goes by the game's judgement, but not always: the closer two options, the likelier it errs. What wins
    or loses for certain it sees."""

    def __init__(self, doubt: float) -> None:
        self.doubt = doubt

    def choose(self, chair: Chair) -> int:
        judge = chair.game.judge
        if judge is None:
            raise NoJudgement(f"{chair.game.title} does not say what is good for whom")
        certain = fates(chair.seat, chair.options, chair.worlds())
        options = [option for option, fate in zip(chair.options, certain) if fate == max(certain)]
        judged = judge(chair.world.table, chair.seat, options)
        return options[drawn(softmax(judged, self.doubt * plan_for(chair.game.slug).slip), chair.dice)]


class HardBot:
    """A bot that thinks as long as it takes to play well."""

    def choose(self, chair: Chair) -> int:
        return SearchBot(plan_for(chair.game.slug)).choose(chair)


class ExpertBot:
    """A bot that thinks longer, about more."""

    def choose(self, chair: Chair) -> int:
        return SearchBot(expert_plan_for(chair.game.slug)).choose(chair)


#: Seconds a level may think about a choice where somebody waits for it; the others hardly think at all.
SECONDS: dict[str, float] = {"hard": 2.0, "expert": 5.0}

#: From the weakest to the strongest; `random` and `greedy` are for research.
LEVELS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "easy": lambda: DoubtfulBot(EASY),
    "normal": lambda: DoubtfulBot(NORMAL),
    "greedy": GreedyBot,
    "hard": HardBot,
    "expert": ExpertBot,
}
