"""What a position is worth to each side: a small network over a game's own features.

The weights are plain numbers in `worth.json` of the game's folder, learned from games of bots (training/README.md).
They are read when they are first needed. The sums are made in the same order whether or not this is compiled, so both
engines give the same numbers.
"""

from __future__ import annotations

import json
from importlib import resources
from math import exp
from typing import Any

from undercover.table.agenda import Table
from undercover.table.native import Floats, Row, append, i64, vec

#: The file with the weights in a game's folder: {network: {"features": […], …}}.
WEIGHTS = "worth.json"


class StaleWeights(ValueError):
    """Weights that were learned for other features than the game has now."""


class Net:
    """A logistic regression, and one hidden layer that corrects it where features work together."""

    def __init__(self, home: str, name: str, features: list[str]) -> None:
        self.home = home
        self.name = name
        self.features = features
        self.ready = False
        self.base = 0.0
        self.linear: Floats = vec[float]()
        #: Feature by feature, a weight for each hidden unit.
        self.inner: Floats = vec[float]()
        self.start: Floats = vec[float]()
        self.outer: Floats = vec[float]()

    def read(self) -> None:
        """Fetch the weights from the game's folder."""
        text = resources.files(self.home).joinpath(WEIGHTS).read_text(encoding="utf-8")
        self.take(json.loads(text)[self.name])

    def take(self, weights: dict[str, Any]) -> None:
        """These weights from now on."""
        if weights["features"] != self.features:
            raise StaleWeights(f"{self.home}: the weights of {self.name!r} are for other features; learn them again")
        self.base = weights["base"]
        self.linear = floats(weights["linear"])
        self.inner = floats([number for row in weights["inner"] for number in row])
        self.start = floats(weights["start"])
        self.outer = floats(weights["outer"])
        self.ready = True

    def value(self, row: Floats) -> float:
        """How well it stands for whom these features are: higher is better, 0 is even."""
        if not self.ready:
            self.read()
        total = self.base
        units = self.start[:]
        width: i64 = len(units)
        for at in range(len(row)):
            much = row[at]
            if much != 0.0:
                total += self.linear[at] * much
                for unit in range(width):
                    units[unit] += self.inner[at * width + unit] * much
        for unit in range(width):
            if units[unit] > 0.0:
                total += self.outer[unit] * units[unit]
        return total


def floats(numbers: list[float]) -> Floats:
    found = vec[float]()
    for number in numbers:
        found = append(found, float(number))
    return found


def chance(value: float) -> float:
    """The logistic function."""
    return 1.0 / (1.0 + exp(-value)) if value > -40.0 else 0.0


def shares(values: Floats) -> Floats:
    """What each side may expect of one victory: the softmax, or a chance where there is one side only."""
    if len(values) == 1:
        return vec[float]([chance(values[0])])
    top = values[0]
    for value in values:
        if value > top:
            top = value
    total = 0.0
    found = vec[float]()
    for value in values:
        part = exp(value - top)
        total += part
        found = append(found, part)
    for at in range(len(found)):
        found[at] /= total
    return found


def stand(net: Net, rows: list[Floats], sides: Row) -> list[float]:
    """What each seat may expect: the features of every side, and by seat the side it is on."""
    values = vec[float]()
    for row in rows:
        values = append(values, net.value(row))
    expected = shares(values)
    return [expected[side] for side in sides]


def decided(g: Table) -> list[float]:
    """How each seat stands at a table where the game is over."""
    return [1.0 if g.winners >> seat & 1 else 0.0 for seat in range(g.seats)]
