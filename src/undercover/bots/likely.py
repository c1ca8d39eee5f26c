"""Worlds as a seat believes in them: not only possible, but as likely as what the others have done makes them."""

from __future__ import annotations

from math import exp
from time import monotonic
from typing import Final

from undercover.table.agenda import Table
from undercover.table.chair import SEEDS, Chair
from undercover.table.dice import quick
from undercover.table.native import i64

#: So many worlds there are time for, whoever waits.
FEW: Final = 20
#: A throw of dice finer than any weight.
FINE: Final[i64] = 1 << 24


class Likely:
    """Worlds drawn from many that were imagined, by their weights; where a game has no beliefs, simply imagined."""

    def __init__(self, chair: Chair, many: int, wary: bool) -> None:
        self._chair: Final = chair
        self._wary: Final = wary
        self._worlds: Final = chair.worlds()
        self._many: i64 = many
        self._pool: list[Table] = []
        self._weights: list[float] = []
        #: How much all worlds of the pool weigh, up to each of them.
        self._upto: list[float] = []

    def __len__(self) -> int:
        """How many worlds have been weighed."""
        return len(self._pool)

    def draw(self) -> Table:
        """A world, to be copied before anything is done in it."""
        if self._chair.belief is None:
            return next(self._worlds).table
        self._weigh()
        table = self._pool[self._pick()]
        table.dice = quick(self._chair.dice.below(SEEDS))
        return table

    def judge(self, options: list[int]) -> list[float]:
        """What each of these options is worth to the seat."""
        belief, judge = self._chair.belief, self._chair.game.judge
        assert judge is not None
        if belief is None:
            return judge(next(self._worlds).table, self._chair.seat, options)
        self._weigh()
        return belief.judge(self._pool, self._weights, options)

    def _weigh(self) -> None:
        belief = self._chair.belief
        if self._pool or belief is None:
            return
        belief.wary = self._wary
        weights: list[float] = []
        while len(weights) < self._many and (len(weights) < FEW or not self._late()):
            self._pool.append(next(self._worlds).table)
            weights.append(belief.weight(self._pool[-1]))
        top, total = max(weights), 0.0
        for weight in weights:
            self._weights.append(exp(weight - top))
            total += self._weights[-1]
            self._upto.append(total)

    def _late(self) -> bool:
        return self._chair.deadline is not None and monotonic() > self._chair.deadline

    def _pick(self) -> i64:
        """A world by its weight: the first that reaches a throw."""
        throw = self._upto[-1] * (float(self._chair.dice.below(FINE)) / float(FINE))
        low: i64 = 0
        high: i64 = len(self._upto) - 1
        while low < high:
            middle = (low + high) // 2
            if self._upto[middle] > throw:
                high = middle
            else:
                low = middle + 1
        return low
