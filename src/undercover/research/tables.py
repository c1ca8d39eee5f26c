"""Thousands of tables in one call: numbers in, numbers out, stepped inside the compiled engine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from undercover.research.encoding import Encoding, Flags, Floats, Longs, Shorts
from undercover.table.agenda import Table
from undercover.table.game import Game, Settings
from undercover.table.many import Many
from undercover.table.native import Row, i64, vec
from undercover.table.registry import game as on_shelf
from undercover.table.rows import row_of
from undercover.table.story import Said


@dataclass(frozen=True)
class Snapshot:
    """All tables as they stood at one moment."""

    tables: list[Table]
    said: list[list[Said]]
    seeds: list[int]


class Tables:
    """n matches of one game side by side. Whenever one is over, the next begins at its table.

    The k-th match at table i is dealt from the seed `seed + i + k * n`, so that each can be played again alone. After
    every step these stand ready, each a fresh array that stays as it is:

    `seats` (n): who is to move · `observations` (n, size): what that seat sees · `starts` (n + 1), `numbers`: its legal
    actions, those of table i are `numbers[starts[i] : starts[i + 1]]` · `ended` (n): whether the step ended a match
    there · `rewards` (n, seats): for those that ended, 1 for a winner and -1 for a loser.

    `mask` is the same as `numbers` in full width, and is written over by the next step.
    """

    def __init__(
        self,
        game: Game[Any] | str,
        n: int,
        seats: int | None = None,
        seed: int = 0,
        options: Settings | None = None,
        memory: int = 0,
        stride: int | None = None,
    ) -> None:
        """`stride` is how far apart the seeds of one table's matches are: n, unless these tables are part of more."""
        self.game = on_shelf(game) if isinstance(game, str) else game
        self.n, self.stride = n, n if stride is None else stride
        self.encoding = Encoding(self.game, self.game.seats[0] if seats is None else seats, options, memory)
        coded = self.encoding
        bare: Table = self.game.bare(coded.seats, coded.options, self.game.box(None))
        bare.edition = self.game.edition(None)
        seeds = list(range(seed, seed + n))
        self._many = Many(bare, self.game.set_up, seeds, self.stride, coded.actions, coded.sight, coded.size)
        self._many.remember(memory, coded.events)
        self._many.open()
        self._mask: Flags | None = None
        self._lit: Longs = np.zeros(0, np.int64)
        #: Where each table's row of the mask begins.
        self._rows: Longs = np.arange(n) * len(coded.actions)
        self.ended: Flags = np.zeros(n, np.bool_)
        self.rewards: Floats = np.zeros((n, coded.seats), np.float32)
        self._show()

    @property
    def seeds(self) -> Longs:
        """The seed of the match at each table."""
        return longs(self._many.seeds).copy()

    def _show(self) -> None:
        self.seats: Longs = longs(self._many.seats)
        self.starts: Longs = longs(self._many.starts)
        self.numbers: Longs = longs(self._many.numbers)
        seen: Shorts = np.asarray(self._many.seen, np.int16)
        self.observations: Shorts = seen.reshape(self.n, self.encoding.size)

    def step(self, actions: npt.ArrayLike) -> None:
        """One action for each table, as numbers of the action space; IllegalChoice, and nothing has happened, if one
        is not offered."""
        self._many.step(vec[i64](np.ascontiguousarray(actions, np.int64)))
        self.ended = np.zeros(self.n, np.bool_)
        self.rewards = np.zeros((self.n, self.encoding.seats), np.float32)
        over = longs(self._many.ended)
        if len(over):
            won = longs(self._many.winners)[:, None] >> np.arange(self.encoding.seats) & 1
            self.ended[over] = True
            self.rewards[over] = 2 * won - 1
        self._show()

    @property
    def mask(self) -> Flags:
        """(n, actions): true where the seat to move may choose. Written over by the next step: only what changes is."""
        if self._mask is None:
            self._mask = np.zeros((self.n, len(self.encoding.actions)), np.bool_)
        flat = self._mask.reshape(-1)
        flat[self._lit] = False
        self._lit = self._rows.repeat(self.starts[1:] - self.starts[:-1])
        self._lit += self.numbers
        flat[self._lit] = True
        return self._mask

    def at_random(self, generator: np.random.Generator) -> Longs:
        """A legal action for each table, each as likely as any other."""
        return any_of(self.starts, self.numbers, generator)

    def snapshot(self) -> Snapshot:
        return Snapshot(self._many.copies(), [said[:] for said in self._many.said], self.seeds.tolist())

    def restore(self, snapshot: Snapshot) -> None:
        """As it was then; a snapshot can be gone back to any number of times."""
        self._many.tables = [table.copy() for table in snapshot.tables]
        self._many.said = [said[:] for said in snapshot.said]
        self._many.seeds = row_of(snapshot.seeds)
        self._many.show()
        self._show()


def any_of(starts: Longs, numbers: Longs, generator: np.random.Generator) -> Longs:
    counts = starts[1:] - starts[:-1]
    at = (generator.random(len(counts)) * counts).astype(np.int64)
    at += starts[:-1]
    found: Longs = numbers[at]
    return found


def longs(row: Row) -> Longs:
    """A row as an array: the same memory where rows are packed."""
    return np.asarray(row, np.int64)
