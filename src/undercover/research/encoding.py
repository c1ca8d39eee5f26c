"""A game as numbers: what a seat sees as a vector, what it may choose as numbers of the action space."""

from __future__ import annotations

from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from undercover.table.agenda import PLAYING, Choice, Table
from undercover.table.game import Game, Setting, Settings
from undercover.table.many import Misplaced, Sight, recall
from undercover.table.match import Match
from undercover.table.native import Vector, i16, vec
from undercover.table.pen import Entry, Pen, Sketch
from undercover.table.story import Said

Shorts = npt.NDArray[np.int16]
Longs = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float32]
Flags = npt.NDArray[np.bool_]
Number = TypeVar("Number", np.int16, np.float32)


class NoVector(LookupError):
    """A game that does not say what a seat sees in numbers."""


class Encoding:
    """The vector and the action space of a game at one number of seats, with these options.

    `memory` is how many of the last things it heard a seat has in its vector, behind what it sees.
    """

    def __init__(self, game: Game[Any], seats: int, options: Settings | None = None, memory: int = 0) -> None:
        if game.observe is None:
            raise NoVector(f"{game.title} has no `observe`: nothing says what a seat sees in numbers")
        self.game, self.seats, self.memory = game, seats, memory
        self.options: dict[str, Setting] = game.settle_options(seats, game.for_research(seats, options or {}))
        self.actions = game.actions
        choices = sorted(name for name, step in game.steps.items() if isinstance(step, Choice))
        self.events = [*dict.fromkeys(event.id for event in game.events)]
        self.sight = Sight(game.observe, choices, game.home)
        self.entries: tuple[Entry, ...] = self.sketch(game.start(seats, 0, self.options).table, 0)
        last = self.entries[-1]
        self.size: int = last.start + len(last.places)
        per_place = [(entry.lowest, entry.highest, entry.scale) for entry in self.entries for _ in entry.places]
        lowest, highest, scale = zip(*per_place)
        self.lowest: Shorts = np.array(lowest, np.int16)
        self.highest: Shorts = np.array(highest, np.int16)
        self._factor: Floats = (1 / np.array(scale)).astype(np.float32)

    def sketch(self, table: Table, seat: int) -> tuple[Entry, ...]:
        """What stands where in the vector; the same for every seat at every point of every match."""
        sketch = Sketch()
        self.sight.look(table, seat, sketch)
        recall(sketch, [], self.memory, self.events)
        return tuple(sketch.entries)

    # -- what is seen

    def vector(self, match: Match, seat: int | None, heard: list[Said] | None = None) -> Shorts:
        """What a seat sees (None: somebody who only watches), and the last of what it has heard: for whoever knows
        that already, `heard`."""
        into: Vector = vec[i16]([i16(0)] * self.size)
        pen = Pen()
        pen.begin(into, 0)
        self.sight.look(match.table, -1 if seat is None else seat, pen)
        if self.memory:
            recall(pen, match.told(seat) if heard is None else heard, self.memory, self.events)
        if pen.at != self.size:
            raise Misplaced(f"a vector of {self.size} numbers ends after {pen.at}")
        return np.array(into, np.int16)

    def scaled(self, vectors: Shorts) -> Floats:
        """Vectors as numbers of about 1, for nets."""
        return vectors.astype(np.float32) * self._factor

    def arrays(self, vectors: npt.NDArray[Number]) -> dict[str, npt.NDArray[Number]]:
        """Vectors cut into pieces, by name; the last axis of each has as many places as the entry."""
        return {entry.name: vectors[..., entry.start : entry.start + len(entry.places)] for entry in self.entries}

    def describe(self) -> list[str]:
        """A line for each place of the vector."""
        return [
            f"{entry.start + n:4} {entry.name}{f' [{place}]' if place else ''}: {entry.lowest} to {entry.highest}"
            for entry in self.entries
            for n, place in enumerate(entry.places)
        ]

    # -- what may be chosen

    def legal(self, match: Match, seat: int) -> Longs:
        """The options of a seat as numbers of the action space; none if it is not asked."""
        waits = match.table.reason == PLAYING and seat in match.waiting
        return np.array(self.actions.numbers(match.table.legal(seat)) if waits else [], np.int64)

    def mask(self, match: Match, seat: int) -> Flags:
        """The whole action space, true where the seat may choose."""
        found = np.zeros(len(self.actions), np.bool_)
        found[self.legal(match, seat)] = True
        return found

    def option(self, match: Match, seat: int, action: int) -> int:
        """An action as an option of the match; whether it is offered is for the match to say."""
        for option in match.legal(seat):
            if self.actions.number(option) == action:
                return option
        return int(self.actions.option(action))


def rewards(table: Table) -> Floats:
    """1 for each seat that has won, -1 for each that has not; nothing before the end. Whoever wins together wins."""
    if table.reason == PLAYING:
        return np.zeros(table.seats, np.float32)
    return np.array([1 if table.winners >> seat & 1 else -1 for seat in range(table.seats)], np.float32)
