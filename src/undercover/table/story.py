"""What is said at a table: options, events and refusals as words with small numbers, never as sentences.

A word is a message id with named fields and the clause of the rules it follows from. The numbers become names of cards
and places at the edge (`fields.py`), and sentences in the catalogues of each language.

An option is a phrase with its arguments, packed into one int as a frame packs a step: the phrase's number in the lowest
bits, then up to three arguments.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from undercover.table.native import Row, i64, vec

#: How steps and phrases are packed with their arguments: a number, then arguments of the same size; the last one of a
#: frame has all the bits that are left, so that it can hold a whole option. They are packed by multiplying, which plain
#: Python does quicker than shifting, and unpacked by bits.
NUMBER_BITS: Final[i64] = 10
ARGUMENT_BITS: Final[i64] = 12
NUMBERS: Final[i64] = 1 << 10
ARGUMENTS: Final[i64] = 1 << 12
NUMBER: Final[i64] = (1 << 10) - 1
ARGUMENT: Final[i64] = (1 << 12) - 1
SECOND: Final[i64] = 22
THIRD: Final[i64] = 34

EVERYBODY: Final = -1


def first(option: i64) -> i64:
    return option >> NUMBER_BITS & ARGUMENT


def second(option: i64) -> i64:
    return option >> SECOND & ARGUMENT


def third(option: i64) -> i64:
    return option >> THIRD


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """A kind of event: its id, its fields in order, the clause of the rules behind it."""

    def __init__(self, id: str, fields: str = "", clause: str = "") -> None:
        self.id: Final = id
        self.fields: Final = fields.split()
        self.clause: Final = clause


@mypyc_attr(allow_interpreted_subclasses=True)
class Phrase(Event):
    """A kind of option. `SWAP.of(agent)` is the option; `SWAP.id` its name in records and catalogues.

    Each field is an argument, but for one like `card(place)`: it follows from the argument `place`, and is written as
    the game's `FIELDS` say under that name, usually after what lies on the table.
    """

    def __init__(self, id: str, fields: str = "", clause: str = "") -> None:
        kinds = fields.split()
        super().__init__(id, " ".join([kind.partition("(")[0] for kind in kinds]), clause)
        #: How each field is written; the arguments; and from which of them each field follows.
        self.kinds: Final = kinds
        sources = [(kind.partition("(")[2] or kind).rstrip(")") for kind in kinds]
        self.arguments: Final = list(dict.fromkeys(sources))
        self.follows: Final = [self.arguments.index(source) for source in sources]
        if len(PHRASES) > NUMBER:
            raise OverflowError("there are too many kinds of options in all games together")
        self.number: i64 = len(PHRASES)
        PHRASES.append(self)

    def of(self, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
        return self.number + NUMBERS * (a + ARGUMENTS * (b + ARGUMENTS * c))

    def each(self, numbers: Row) -> Row:
        """An option for each of these numbers."""
        return vec[i64]([self.number + NUMBERS * a for a in numbers])

    def pairs(self, numbers: Row) -> Row:
        """An option for each two different ones of these numbers."""
        plain = self.number
        return vec[i64](
            [plain + NUMBERS * (a + ARGUMENTS * b) for a in numbers for b in numbers if a != b], capacity=16
        )

    def names(self, option: i64) -> bool:
        return option & NUMBER == self.number

    def numbers(self, option: i64) -> list[int]:
        """The numbers of its fields, in their order. A kind of phrase that packs fields closer unpacks them here."""
        arguments = [first(option), second(option), third(option)]
        return [arguments[n] for n in self.follows]

    def fits(self, targets: list[str]) -> bool:
        """Whether these can be its fields, as they are written in an id; for kinds of phrases that share one name."""
        return len(targets) == len(self.fields)

    def ranges(self, size: Callable[[str], int]) -> list[int]:
        """How many numbers each argument has, from how many a field has."""
        return [size(name) for name in self.arguments]


#: Every phrase of every game, by number.
PHRASES: Final[list[Phrase]] = []


def phrase_of(option: i64) -> Phrase:
    return PHRASES[option & NUMBER]


class Said:
    """A word with the numbers of its fields; `to` is the seat that may know it, or EVERYBODY."""

    def __init__(self, word: Event, numbers: list[int], to: int = EVERYBODY) -> None:
        self.word = word
        self.numbers = numbers
        self.to = to
        #: After how many choices of the match it was said.
        self.at = 0


class Bar:
    """An option that is not to be had now: which, the reason (a message id), the clause."""

    def __init__(self, option: i64, reason: str, clause: str) -> None:
        self.option: i64 = option
        self.reason = reason
        self.clause = clause
