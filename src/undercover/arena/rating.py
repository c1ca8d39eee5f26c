"""Ratings after Bradley and Terry, on the scale known from chess: 400 points more are ten wins to one.

The strengths are those that make what happened most likely, found by Newton's method on a concave function, so the
order of the games makes no difference; the interval of 95 % follows from its curvature. (Ratings that are carried from
game to game, as TrueSkill's and openskill's, depend on the order and have a belief instead of an interval.)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp, log, sqrt
from typing import NamedTuple

from undercover.arena.match_up import Z95

MIDDLE = 1500.0
SCALE = 400.0 / log(10.0)
#: Whom players play against where all win or lose together: its strength is the middle.
THE_GAME = ""
#: Everybody has half won and half lost one game more against the middle, so that nobody is endlessly strong.
PRIOR = 0.5
STEP = 2.0
CLOSE = 1e-10


class Rating(NamedTuple):
    value: float
    low: float
    high: float


class Comparisons:
    """How much was won by whom against whom. Every game weighs the same, however many seats it has."""

    def __init__(self) -> None:
        #: By winner, loser and number of such pairs in a game: whole numbers, so that no order of games matters.
        self._pairs: Counter[tuple[str, str, int]] = Counter()

    def add(self, won: Sequence[str], lost: Sequence[str]) -> None:
        pairs = len(won) * len(lost)
        for winner in won:
            for loser in lost:
                if winner != loser:
                    self._pairs[winner, loser, pairs] += 1

    def weights(self) -> list[tuple[str, str, float]]:
        return [(winner, loser, count / pairs) for (winner, loser, pairs), count in sorted(self._pairs.items())]


def rate(names: Sequence[str], comparisons: Comparisons, anchored: bool = False) -> dict[str, Rating]:
    """Everybody's rating. Anchored, the middle is the game they play against; else it is their own."""
    weights, strengths = comparisons.weights(), [0.0] * len(names)
    step = [STEP] * len(names)
    while max(map(abs, step)) > CLOSE:
        slope, curve = _shape(names, strengths, weights)
        spread = inverse(curve)
        step = [max(-STEP, min(STEP, sum(a * b for a, b in zip(row, slope)))) for row in spread]
        strengths = [strength + change for strength, change in zip(strengths, step)]
    if not anchored:
        strengths, spread = _centred(strengths, spread)
    return {name: _rating(strengths[i], sqrt(max(0.0, spread[i][i]))) for i, name in enumerate(names)}


def _rating(strength: float, deviation: float) -> Rating:
    low, high = strength - Z95 * deviation, strength + Z95 * deviation
    return Rating(MIDDLE + SCALE * strength, MIDDLE + SCALE * low, MIDDLE + SCALE * high)


def _shape(
    names: Sequence[str], strengths: list[float], weights: list[tuple[str, str, float]]
) -> tuple[list[float], list[list[float]]]:
    """The slope of the likelihood's logarithm at these strengths, and its curvature (turned positive)."""
    place = {name: i for i, name in enumerate(names)}
    slope = [0.0] * len(names)
    curve = [[0.0] * len(names) for _ in names]

    def happened(winner: int | None, loser: int | None, weight: float) -> None:
        gap = (0.0 if winner is None else strengths[winner]) - (0.0 if loser is None else strengths[loser])
        surprise = 1.0 / (1.0 + exp(gap))
        bend = weight * surprise * (1.0 - surprise)
        for own, other, sign in ((winner, loser, 1.0), (loser, winner, -1.0)):
            if own is not None:
                slope[own] += sign * weight * surprise
                curve[own][own] += bend
                if other is not None:
                    curve[own][other] -= bend

    for i in range(len(names)):
        happened(i, None, PRIOR)
        happened(None, i, PRIOR)
    for winner, loser, weight in weights:
        happened(place.get(winner), place.get(loser), weight)
    return slope, curve


def _centred(strengths: list[float], spread: list[list[float]]) -> tuple[list[float], list[list[float]]]:
    """Only differences are known: the middle is everybody's mean, and its own doubt is nobody's."""
    many = len(strengths)
    mean = sum(strengths) / many
    rows = [sum(row) / many for row in spread]
    whole = sum(rows) / many
    return [strength - mean for strength in strengths], [
        [cell - rows[i] - rows[j] + whole for j, cell in enumerate(row)] for i, row in enumerate(spread)
    ]


def inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Of a small, symmetric, positive definite matrix, after Gauss and Jordan."""
    many = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(many))] for i, row in enumerate(matrix)]
    for i in range(many):
        pivot = rows[i][i]
        rows[i] = [cell / pivot for cell in rows[i]]
        for j in range(many):
            if j != i:
                share = rows[j][i]
                rows[j] = [cell - share * own for cell, own in zip(rows[j], rows[i])]
    return [row[many:] for row in rows]
