"""What seats have learnt about their decisions while a bot played on in its mind: one tree for each of them.

A seat knows a decision by what it has chosen before, by what it is offered, and by what everybody sees. So nobody in a
tree is thought to know what they could not: worlds that differ in secrets of others share a node.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, Final

import msgspec

from undercover.table.agenda import SPECTATOR, Table
from undercover.table.game import Game
from undercover.table.native import Row, as_list, fill, i64

ENCODER: Final = msgspec.msgpack.Encoder()
#: Judgements further apart than this many heats are as far apart as can be.
CLEAR: Final = 30.0


class Node:
    """One decision of one seat: what it may choose, and how it fared with that."""

    def __init__(self, number: i64, options: Row, prior: list[float]) -> None:
        self.number: i64 = number
        self.options: Row = options
        self.prior = prior
        self.count: i64 = 0
        self.visits: Row = fill(0, len(options))
        self.total: list[float] = [0.0 for _ in prior]
        self.sum = 0.0

    def select(self, bias: float) -> i64:
        """The option that has done well, or might: tried ones by their mean, others by the mean of all (PUCT)."""
        best: i64 = 0
        top = -1.0
        mean = self.sum / float(self.count) if self.count > 0 else 0.5
        eager = bias * sqrt(float(self.count) + 1.0)
        for at in range(len(self.options)):
            tries = float(self.visits[at])
            found = self.total[at] / tries if tries > 0.0 else mean
            found += eager * self.prior[at] / (1.0 + tries)
            if found > top:
                best, top = at, found
        return best

    def learn(self, at: i64, value: float) -> None:
        self.count += 1
        self.visits[at] += 1
        self.total[at] += value
        self.sum += value


class Forest:
    """The trees of all seats. They grow by one node for each seat in each game played on."""

    def __init__(self, game: Game[Any]) -> None:
        self._view: Final = game.view
        self._nodes: dict[bytes, Node] = {}

    def key(self, table: Table, seat: i64, before: i64, options: Row) -> bytes:
        """How a seat knows the decision it is put before now; `before` is where it stands in its tree."""
        known: Any = [seat, before, as_list(options), self._view(table, SPECTATOR)]
        return ENCODER.encode(known)

    def find(self, key: bytes) -> Node | None:
        return self._nodes.get(key)

    def grow(self, key: bytes, options: Row, prior: list[float]) -> Node:
        node = Node(len(self._nodes) + 1, options, prior)
        self._nodes[key] = node
        return node

    def __len__(self) -> int:
        return len(self._nodes)


def softmax(values: list[float], heat: float) -> list[float]:
    """How likely each option is chosen by somebody who judges so."""
    top, total = max(values), 0.0
    found = [exp(max(-CLEAR, (value - top) / heat)) for value in values]
    for each in found:
        total += each
    return [each / total for each in found]
