"""The bot that looks one step ahead: it takes what the game's own judgement values most, on a table it imagines."""

from __future__ import annotations

from undercover.bots.bot import NoJudgement
from undercover.table.chair import Chair

#: Values closer than this are equal, and chance decides.
CLOSE = 1e-9


class GreedyBot:
    def choose(self, chair: Chair) -> int:
        judge = chair.game.judge
        if judge is None:
            raise NoJudgement(f"{chair.game.title} does not say what is good for whom, so no greedy bot can play it")
        values = judge(chair.world.table, chair.seat, chair.options)
        top = max(values)
        best = [option for option, worth in zip(chair.options, values) if top - worth <= CLOSE]
        return best[chair.dice.below(len(best))]
