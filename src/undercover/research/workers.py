"""The same tables on several processes: each steps its share, and writes what it sees into memory they all have."""

from __future__ import annotations

from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
import numpy.typing as npt

from undercover.research.encoding import Encoding, Flags, Floats, Longs, Shorts
from undercover.research.tables import Tables, any_of
from undercover.table.game import Game, Settings
from undercover.table.options import IllegalChoice
from undercover.table.registry import game as on_shelf


class Workers:
    """`Tables` for several processors, with the same seeds and so the same matches.

    `seats`, `observations`, `ended`, `rewards` and `seeds` are memory that the next step writes over; `starts` and
    `numbers` are fresh. The game must be one on the shelf. Close it when done, or use it in a `with`.
    """

    def __init__(
        self,
        game: str,
        n: int,
        seats: int | None = None,
        seed: int = 0,
        options: Settings | None = None,
        memory: int = 0,
        workers: int = 2,
    ) -> None:
        rules: Game[Any] = on_shelf(game)
        self.n = n
        self.encoding = Encoding(rules, rules.seats[0] if seats is None else seats, options, memory)
        self._memory: list[SharedMemory] = []
        layout = {
            "observations": ((n, self.encoding.size), "int16"),
            "seats": ((n,), "int64"),
            "ended": ((n,), "bool"),
            "rewards": ((n, self.encoding.seats), "float32"),
            "seeds": ((n,), "int64"),
        }
        arrays = {name: self._share(shape, kind) for name, (shape, kind) in layout.items()}
        self.observations: Shorts = arrays["observations"]
        self.seats: Longs = arrays["seats"]
        self.ended: Flags = arrays["ended"]
        self.rewards: Floats = arrays["rewards"]
        self.seeds: Longs = arrays["seeds"]
        shared = {name: (memory.name, *layout[name]) for name, memory in zip(layout, self._memory)}
        context = get_context("spawn")
        self._lines: list[Connection] = []
        self._processes = []
        self._bounds = np.linspace(0, n, workers + 1).astype(int)
        for low, high in zip(self._bounds, self._bounds[1:]):
            line, far = context.Pipe()
            table = game, int(high - low), self.encoding.seats, seed + int(low), self.encoding.options, memory, n
            process = context.Process(target=work, args=(far, shared, int(low), table), daemon=True)
            process.start()
            self._lines.append(line)
            self._processes.append(process)
        self._gather()

    def _share(self, shape: tuple[int, ...], kind: str) -> Any:
        size = max(1, int(np.prod(shape)) * np.dtype(kind).itemsize)
        self._memory.append(SharedMemory(create=True, size=size))
        return np.ndarray(shape, kind, self._memory[-1].buf)

    def _gather(self) -> None:
        """Wait for everybody; the legal actions of all tables, one after another."""
        parts = [line.recv() for line in self._lines]
        counts = np.concatenate([np.diff(starts) for starts, _ in parts])
        self.starts: Longs = np.concatenate([[0], np.cumsum(counts)])
        self.numbers: Longs = np.concatenate([numbers for _, numbers in parts])

    def step(self, actions: npt.ArrayLike) -> None:
        """One action for each table; IllegalChoice, and nothing has happened, if one is not offered."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.n,):
            raise IllegalChoice(f"there are {self.n} tables, and {len(chosen)} actions")
        table = np.repeat(np.arange(self.n), np.diff(self.starts))
        offered = np.bincount(table[self.numbers == chosen[table]], minlength=self.n) > 0
        if not offered.all():
            wrong = int(np.argmin(offered))
            raise IllegalChoice(f"action {chosen[wrong]} is not offered to seat {self.seats[wrong]} at table {wrong}")
        for line, low, high in zip(self._lines, self._bounds, self._bounds[1:]):
            line.send(chosen[low:high])
        self._gather()

    def at_random(self, generator: np.random.Generator) -> Longs:
        """A legal action for each table, each as likely as any other."""
        return any_of(self.starts, self.numbers, generator)

    def close(self) -> None:
        for line in self._lines:
            with suppress(OSError):
                line.send(None)
        for process in self._processes:
            process.join()
        # Arrays must let go of the memory before it is closed.
        del self.observations, self.seats, self.ended, self.rewards, self.seeds
        for memory in self._memory:
            memory.close()
            memory.unlink()
        self._memory = []

    def __enter__(self) -> Workers:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def work(
    line: Connection, shared: dict[str, tuple[str, tuple[int, ...], str]], low: int, table: tuple[Any, ...]
) -> None:
    """One process: step when told, write what is seen into the shared memory, say what may be chosen."""
    memories = [SharedMemory(name) for name, _, _ in shared.values()]
    arrays = {
        name: np.ndarray(shape, kind, memory.buf) for memory, (name, (_, shape, kind)) in zip(memories, shared.items())
    }
    tables = Tables(*table)
    while True:
        for name, array in arrays.items():
            array[low : low + tables.n] = getattr(tables, name)
        line.send((tables.starts, tables.numbers))
        try:
            actions = line.recv()
        except EOFError:
            actions = None
        if actions is None:
            break
        tables.step(actions)
    del arrays, array
    for memory in memories:
        memory.close()
