"""Sets of small numbers, such as seats or places, as one number: bit n says whether n is among them."""

from __future__ import annotations

from undercover.table.native import Row, append, i64, room, vec


def bit(number: i64, lowest: i64 = 1) -> i64:
    """The set of this number alone. Compiled, a literal 1 would be shifted within 32 bits."""
    return lowest << number


def set_of(row: Row) -> i64:
    found: i64 = 0
    for number in row:
        found |= bit(number)
    return found


def each(numbers: i64) -> Row:
    """What is in a set, in order."""
    found = room() if numbers else vec[i64]()
    number: i64 = 0
    while numbers:
        if numbers & 1:
            found = append(found, number)
        numbers >>= 1
        number += 1
    return found


def how_many(numbers: i64) -> i64:
    found: i64 = 0
    while numbers:
        numbers &= numbers - 1
        found += 1
    return found
