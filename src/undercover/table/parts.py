"""The parts of a table, declared once: how a position is written as readable JSON, read back and checked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol, Self

from undercover.table.rows import row_of, rows_of

#: No box has more pieces of a kind.
MANY = 1000
#: No number on a table is as large.
LARGE = 1 << 61


class BadPosition(ValueError):
    """A dumped position that cannot be. The text names the place."""


class Seated(Protocol):
    """A table, as far as its parts need it."""

    seats: int


@dataclass(frozen=True)
class Part:
    """One attribute of a table: an int, a row of ints (depth 1) or rows of ints (depth 2).

    With `ids` its numbers are written as those ids; `none` is the number that stands for "nothing there". With `counts`
    the innermost list holds how many there are of each id, and is written as {id: how many}. With `per` the attribute
    is one row in which equal pieces of that length follow one another, written as a list of them. Numbers begin with
    `least` and are smaller than `below`, or than the number of seats where they name a `seat`.
    """

    name: str
    depth: int = 0
    ids: Sequence[str] | None = None
    none: int | None = None
    flag: bool = False
    counts: bool = False
    per: int = 0
    least: int = 0
    below: int = LARGE
    seat: bool = False

    @classmethod
    def each(cls, names: str, *how: Any, **told: Any) -> list[Self]:
        """Several attributes that are written alike: `*Part.each("turn round")`."""
        return [cls(name, *how, **told) for name in names.split()]

    def write(self, table: object) -> Any:
        value = getattr(table, self.name)
        if self.per:
            value = [value[at : at + self.per] for at in range(0, len(value), self.per)]
        return self._write(value, self.depth)

    def _write(self, value: Any, depth: int) -> Any:
        if depth:
            return [self._write(each, depth - 1) for each in value]
        if self.flag:
            return bool(value)
        if self.counts and self.ids:
            return {id: count for id, count in zip(self.ids, value) if count}
        if value == self.none:
            return None
        return value if self.ids is None else self.ids[value]

    def read(self, table: Seated, position: dict[str, Any]) -> None:
        part = replace(self, below=table.seats) if self.seat else self
        value, depth = part.of(position), self.depth + self.counts
        if self.per:
            value, depth = self._joined(value), 1
        setattr(table, self.name, packed(value, depth))

    def _joined(self, pieces: list[list[int]]) -> list[int]:
        if any(len(piece) != self.per for piece in pieces):
            raise BadPosition(f"{self.name} must be lists of {self.per} each")
        return [number for piece in pieces for number in piece]

    def of(self, position: dict[str, Any]) -> Any:
        """The value of this part in a position, as the table wants it."""
        if self.name not in position:
            raise BadPosition(f"the position lacks {self.name!r}")
        return self._read(position[self.name], self.depth, self.name)

    def _read(self, value: Any, depth: int, where: str) -> Any:
        if depth:
            if not isinstance(value, list):
                raise BadPosition(f"{where} must be a list, not {value!r}")
            return [self._read(each, depth - 1, f"{where}[{i}]") for i, each in enumerate(value)]
        if self.flag:
            if not isinstance(value, bool):
                raise BadPosition(f"{where} must be true or false, not {value!r}")
            return value
        if self.counts and self.ids:
            return self._read_counts(value, where, self.ids)
        if value is None and self.none is not None:
            return self.none
        return _number(value, where, self.least, self.below) if self.ids is None else _known(value, where, self.ids)

    def _read_counts(self, value: Any, where: str, ids: Sequence[str]) -> list[int]:
        if not isinstance(value, dict):
            raise BadPosition(f"{where} must say how many there are of each, not {value!r}")
        found = [0] * len(ids)
        for id, count in value.items():
            found[_known(id, where, ids)] = _number(count, f"{where}[{id!r}]", 0, MANY + 1)
        return found


def packed(value: Any, depth: int) -> Any:
    """Numbers as a table holds them."""
    if depth == 0:
        return value
    return row_of(value) if depth == 1 else rows_of(value)


def _number(value: Any, where: str, least: int, below: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadPosition(f"{where} must be a whole number, not {value!r}")
    if not least <= value < below:
        raise BadPosition(f"{where} must be a number from {least} to {below - 1}, not {value!r}")
    return value


def _known(value: Any, where: str, ids: Sequence[str]) -> int:
    if value not in ids:
        raise BadPosition(f"{where}: there is no {value!r}; known are {', '.join(dict.fromkeys(ids))}")
    return list(ids).index(value)
