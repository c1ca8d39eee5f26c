"""A small network fitted to lessons, in numpy: Adam, early stopping on games kept apart."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from training.play import Lesson

Array = NDArray[np.float64]

BATCH = 1024
RATE = 2e-3
DECAY = 1e-5
#: Rounds without a better log-loss before it stops.
PATIENCE = 4
TINY = 1e-9
#: Features that hardly ever differ are not blown up any further than this.
RARE = 0.1


@dataclass
class Set:
    """Lessons as arrays: features by position, side and feature; sides that are not there are masked."""

    rows: Array
    there: NDArray[np.bool_]
    got: Array
    when: Array
    table: NDArray[np.str_]

    def part(self, chosen: NDArray[Any]) -> Set:
        return Set(self.rows[chosen], self.there[chosen], self.got[chosen], self.when[chosen], self.table[chosen])


def sets(lesson: Lesson, held: int = 8) -> tuple[Set, Set]:
    """To learn from, and to be examined by: every so many-th game is kept apart, whole."""
    most = max(len(rows) for rows in lesson.rows)
    shape = (len(lesson.rows), most)
    everything = Set(
        np.zeros((*shape, lesson.rows[0].shape[1])),
        np.zeros(shape, dtype=bool),
        np.zeros(shape),
        np.array(lesson.when),
        np.array(lesson.table),
    )
    for at, (rows, got) in enumerate(zip(lesson.rows, lesson.got)):
        everything.rows[at, : len(rows)] = rows
        everything.there[at, : len(rows)] = True
        everything.got[at, : len(rows)] = got
    apart = np.array(lesson.match) % held == 0
    return everything.part(~apart), everything.part(apart)


class Learner:
    """The network while it is learned: features are brought to one scale, weights start small."""

    def __init__(self, rows: Array, there: NDArray[np.bool_], units: int, seed: int) -> None:
        known = rows[there]
        self.mean = known.mean(axis=0)
        self.scale = np.maximum(known.std(axis=0), RARE)
        chance = np.random.default_rng(seed)
        self.chance = chance
        width = rows.shape[2]
        self.weights: dict[str, Array] = {
            "base": np.zeros(1),
            "linear": np.zeros(width),
            "inner": chance.normal(0, 1 / np.sqrt(width), (width, units)),
            "start": np.zeros(units),
            "outer": chance.normal(0, 0.1, units),
        }
        self.first = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.second = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.steps = 0

    def scaled(self, rows: Array) -> Array:
        found: Array = (rows - self.mean) / self.scale
        return found

    def expected(self, rows: Array, there: NDArray[np.bool_]) -> tuple[Array, Array]:
        """What each side may expect, and the hidden units, one row a side."""
        w = self.weights
        flat = rows.reshape(-1, rows.shape[2])
        hidden = np.maximum(flat @ w["inner"] + w["start"], 0)
        values = (flat @ w["linear"] + hidden @ w["outer"] + w["base"]).reshape(there.shape)
        if there.shape[1] == 1:
            return 1 / (1 + np.exp(-values)), hidden
        values = np.where(there, values, -np.inf)
        parts = np.exp(values - values.max(axis=1, keepdims=True))
        return parts / parts.sum(axis=1, keepdims=True), hidden

    def step(self, some: Set) -> None:
        """One step of Adam down the slope of the log-loss."""
        rows = self.scaled(some.rows)
        expected, hidden = self.expected(rows, some.there)
        wrong = (np.where(some.there, expected - some.got, 0) / len(rows)).reshape(-1)
        flat = rows.reshape(-1, rows.shape[2])
        back = (hidden > 0) * wrong[:, None] * self.weights["outer"]
        slope = {
            "base": np.array([wrong.sum()]),
            "linear": wrong @ flat,
            "inner": flat.T @ back,
            "start": back.sum(axis=0),
            "outer": wrong @ hidden,
        }
        self.steps += 1
        for name, weight in self.weights.items():
            slide = slope[name] + DECAY * weight
            self.first[name] = 0.9 * self.first[name] + 0.1 * slide
            self.second[name] = 0.999 * self.second[name] + 0.001 * slide**2
            first = self.first[name] / (1 - 0.9**self.steps)
            second = self.second[name] / (1 - 0.999**self.steps)
            self.weights[name] = weight - RATE * first / (np.sqrt(second) + 1e-8)

    def exported(self, features: list[str]) -> dict[str, Any]:
        """The weights for features as the game gives them: the scale is worked in."""
        w = self.weights
        inner = w["inner"] / self.scale[:, None]
        linear = w["linear"] / self.scale
        return {
            "features": features,
            "base": short(w["base"][0] - linear @ self.mean),
            "linear": [short(x) for x in linear],
            "inner": [[short(x) for x in row] for row in inner],
            "start": [short(x) for x in w["start"] - self.mean @ inner],
            "outer": [short(x) for x in w["outer"]],
        }


def short(number: float) -> float:
    return float(f"{number:.5g}")


def log_loss(expected: Array, some: Set) -> float:
    """The mean log-loss of what was expected."""
    got = np.where(some.there, some.got, 0)
    if some.there.shape[1] == 1:
        losses = -got * np.log(expected + TINY) - (1 - got) * np.log(1 - expected + TINY)
        return float(losses.mean())
    return float(-(got * np.log(expected + TINY)).sum(axis=1).mean())


def fit(school: Set, exam: Set, units: int, rounds: int, seed: int) -> Learner:
    """Learn until the exam gets no better; the best weights are kept."""
    learner = Learner(school.rows, school.there, units, seed)
    exam_rows = learner.scaled(exam.rows)
    best, kept, worse = np.inf, learner.weights, 0
    for _ in range(rounds):
        order = learner.chance.permutation(len(school.rows))
        for start in range(0, len(order), BATCH):
            learner.step(school.part(order[start : start + BATCH]))
        loss = log_loss(learner.expected(exam_rows, exam.there)[0], exam)
        if loss < best - 1e-5:
            best, kept, worse = loss, dict(learner.weights), 0
        else:
            worse += 1
        if worse == PATIENCE:
            break
    learner.weights = kept
    return learner
