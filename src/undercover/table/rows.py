"""Rows out of what data files, dumps and tests hold: lists of numbers."""

from __future__ import annotations

from undercover.table.native import Row, Rows, append, i64, vec


def row_of(numbers: list[int]) -> Row:
    return vec[i64]([number for number in numbers])


def rows_of(lists: list[list[int]]) -> Rows:
    found = vec[vec[i64]]()
    for numbers in lists:
        found = append(found, row_of(numbers))
    return found


def copied(rows: Rows) -> Rows:
    """Rows of the same numbers, independent of the old ones."""
    found = vec[vec[i64]]()
    for row in rows:
        found = append(found, row[:])
    return found


def with_row(rows: Rows, at: i64, row: Row) -> Rows:
    """The rows with another one in one place: for rows that change seldom, so that copies of a table can share them."""
    found = rows[:]
    found[at] = row
    return found
