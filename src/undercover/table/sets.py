"""Sets of small numbers, such as seats or places, as one number: bit n says whether n is among them."""

from __future__ import annotations

from typing import Final

from undercover.table.native import Row, append, fill, i64, room, vec


def bit(number: i64, lowest: i64 = 1) -> i64:
    """The set of this number alone. Compiled, a literal 1 would be shifted within 32 bits."""
    return lowest << number


def set_of(row: Row) -> i64:
    found: i64 = 0
    for number in row:
        found |= bit(number)
    return found


def lowest(numbers: i64) -> i64:
    """The least number in a set that is not empty."""
    return RESTS[(numbers & -numbers) % PRIME]


def each(numbers: i64) -> Row:
    """What is in a set, in order."""
    found = room() if numbers else vec[i64]()
    while numbers:
        found = append(found, lowest(numbers))
        numbers &= numbers - 1
    return found


def how_many(numbers: i64) -> i64:
    found: i64 = 0
    while numbers:
        numbers &= numbers - 1
        found += 1
    return found


def _rests() -> Row:
    found = fill(0, PRIME)
    for number in range(i64(62)):
        found[bit(number) % PRIME] = number
    return found


#: Divided by this one, no two powers of two leave the same rest: by their rests we tell which they are.
PRIME: Final = 67
RESTS: Final = _rests()
