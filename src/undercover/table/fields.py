"""How the numbers in phrases and events are written, and how many numbers each field can hold."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from undercover.table.story import Said

Value = str | int | bool | list[str] | list[int] | None


@dataclass(frozen=True)
class Named:
    """A field that a function writes."""

    size: int
    write: Callable[[int], Value]


@dataclass(frozen=True)
class AtTable:
    """A field of options that is written after what lies on the table: "the second die" is a red shield."""

    size: int
    write: Callable[[Any, int], Value]


#: The ids of a field's numbers in their order; or how many numbers it has, written as they are; or a function.
Field = Sequence[str] | int | Named | AtTable
Fields = Mapping[str, Field]


def size_of(field: Field) -> int:
    """A field holds the numbers from 0 to below this."""
    if isinstance(field, int):
        return field
    return field.size if isinstance(field, Named | AtTable) else len(field)


def write(field: Field, number: int, table: object) -> Value:
    if isinstance(field, int):
        return number
    if isinstance(field, Named):
        return field.write(number)
    return field.write(table, number) if isinstance(field, AtTable) else field[number]


def written(said: Said, fields: Fields) -> dict[str, Value]:
    """The fields of something said, by name, with names instead of numbers."""
    return {name: write(fields.get(name, 0), number, None) for name, number in zip(said.word.fields, said.numbers)}
