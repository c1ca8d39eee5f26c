"""What a list can do and a packed row cannot by itself. Only the compiled engine uses it; `native.py` has the names."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


def count(row: vec[i64], number: i64) -> i64:
    """How often the number stands in the row."""
    found: i64 = 0
    for each in row:
        if each == number:
            found += 1
    return found


def index(row: vec[i64], number: i64) -> i64:
    """Where the number stands first."""
    for at in range(len(row)):
        if row[at] == number:
            return at
    raise ValueError(f"{number} is not in the row")


def insert(row: vec[i64], at: i64, number: i64) -> vec[i64]:
    """The row with a number put in at a place; what stood there and after it moves up."""
    row = append(row, number)
    last: i64 = len(row) - 1
    while last > at:
        row[last] = row[last - 1]
        last -= 1
    row[last] = number
    return row


def sort(row: vec[i64]) -> None:
    """Put the row in order, in place. Rows are short: insertion is the quickest."""
    for n in range(i64(1), len(row)):
        number = row[n]
        at: i64 = n
        while at > 0 and row[at - 1] > number:
            row[at] = row[at - 1]
            at -= 1
        row[at] = number


def as_list(row: vec[i64]) -> list[int]:
    """The numbers as a list, for whoever is not part of the engine."""
    return [number for number in row]


def fill(number: i64, times: i64) -> vec[i64]:
    """A row of the same number."""
    return vec[i64]([number] * times)


def room() -> vec[i64]:
    """An empty row that can grow a while without moving: for options."""
    return vec[i64](capacity=16)
