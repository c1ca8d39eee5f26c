"""What is said at a table: events, options and refusals as phrases with small numbers, never as sentences.

A phrase is a message id with named fields and the clause of the rules it follows from. The numbers become names of
cards and places at the edge (`Names`), and sentences in the catalogues of each language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Phrase:
    """A kind of event or option: its id, its fields in order, the clause of the rules behind it."""

    __slots__ = ("clause", "fields", "id")

    def __init__(self, id: str, fields: str = "", clause: str = "") -> None:
        self.id: Final = id
        self.fields: Final = fields.split()
        self.clause: Final = clause


class Said:
    """A phrase with the numbers of its fields; `to` is the seat that may know it, or EVERYBODY."""

    __slots__ = ("at", "numbers", "phrase", "to")

    def __init__(self, phrase: Phrase, numbers: list[int], to: int = -1) -> None:
        self.phrase = phrase
        self.numbers = numbers
        self.to = to
        #: After how many choices of the match it was said.
        self.at = 0


class Bar:
    """An option that is not to be had now: what, the reason (a message id), the clause."""

    __slots__ = ("clause", "reason", "said")

    def __init__(self, said: Said, reason: str, clause: str) -> None:
        self.said = said
        self.reason = reason
        self.clause = clause


Value = str | int | bool | list[str] | list[int] | None
#: How a field's number is written at the edge: a list of ids, or a function; a field without an entry stays a number.
Names = Mapping[str, Sequence[str] | Callable[[int], Value]]


def written(said: Said, names: Names) -> dict[str, Value]:
    """The fields of something said, by name, with names instead of numbers."""
    return {field: name_of(field, number, names) for field, number in zip(said.phrase.fields, said.numbers)}


def name_of(field: str, number: int, names: Names) -> Value:
    if field not in names:
        return number
    how = names[field]
    return how(number) if callable(how) else how[number]
