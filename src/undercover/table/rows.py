"""Rows out of what data files, dumps and tests hold: lists of numbers."""

from __future__ import annotations

from typing import Final

from undercover.table.native import Row, Rows, append, extend, i64, vec

#: No rows at all. Tables on which there are none share this; nothing is ever put into it.
NO_ROWS: Final = vec[vec[i64]]()


def row_of(numbers: list[int]) -> Row:
    return vec[i64]([number for number in numbers])


def rows_of(lists: list[list[int]]) -> Rows:
    found = vec[vec[i64]]()
    for numbers in lists:
        found = append(found, row_of(numbers))
    return found


def copied(rows: Rows) -> Rows:
    """Rows of the same numbers, independent of the old ones."""
    found = rows[:]
    for n in range(len(rows)):
        found[n] = rows[n][:]
    return found


def with_number(row: Row, at: i64, number: i64) -> Row:
    """Another row, with this number in one place; the same one, if it lies there already. This and the next two are for
    rows that change seldom, so that copies of a table can share them."""
    if row[at] == number:
        return row
    found = row[:]
    found[at] = number
    return found


def without(row: Row, at: i64) -> Row:
    """Another row, with one place less."""
    return extend(row[:at], row[at + 1 :])


def with_row(rows: Rows, at: i64, row: Row) -> Rows:
    """The rows with another one in one place."""
    found = rows[:]
    found[at] = row
    return found
