"""Options as people and bots see them, and what happens when somebody takes one that is not there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from undercover.table.fields import AtTable, Field, Fields, Value, write
from undercover.table.story import Bar, Phrase, phrase_of

#: So many options are kept as they are written.
MOST = 4096


@dataclass(frozen=True)
class Why:
    """A message id of the game's catalogue and the clause of the rules it stands on."""

    message: str
    clause: str


@dataclass(frozen=True)
class Offer:
    """Something a person would look for: its id is unique among those of that moment, short, readable and stable."""

    id: str
    kind: str
    targets: tuple[Value, ...]
    fields: tuple[str, ...]

    @cached_property
    def named(self) -> dict[str, Value]:
        """The targets by the names of their fields, as the catalogues want them; to be read, not changed."""
        return dict(zip(self.fields, self.targets))


@dataclass(frozen=True)
class Option(Offer):
    """Something a seat may choose now; `why` says what it does and by which clause."""

    why: Why


@dataclass(frozen=True)
class Barred(Offer):
    """Something a person would look for but may not choose now, with the reason."""

    reason: Why


class Advice(NamedTuple):
    """What a bot thinks of an option: its id, the chance of winning with it, and a message id that says why."""

    option: str
    chance: float
    reason: str


class IllegalChoice(ValueError):
    """A choice that is not offered. Nothing has changed. `reason` says why, if the rules have a word for it."""

    def __init__(self, text: str, reason: Why | None = None) -> None:
        super().__init__(text)
        self.reason = reason


#: Options whose words do not depend on what lies on the table, with the fields they were written by.
_known: dict[int, tuple[Fields, Option]] = {}


def option_of(option: int, table: object, fields: Fields) -> Option:
    known = _known.get(option)
    if known is not None and known[0] is fields:
        return known[1]
    phrase = phrase_of(option)
    found = Option(*_offer(option, table, fields), Why(f"why-{phrase.id}", phrase.clause))
    if not any(isinstance(fields.get(kind), AtTable) for kind in phrase.kinds):
        if len(_known) >= MOST:
            _known.clear()
        _known[option] = fields, found
    return found


def barred_of(bar: Bar, table: object, fields: Fields) -> Barred:
    return Barred(*_offer(bar.option, table, fields), Why(f"barred-{bar.reason}", bar.clause))


def id_of(option: int, table: object, fields: Fields) -> str:
    known = _known.get(option)
    if known is not None and known[0] is fields:
        return known[1].id
    return spelled(phrase_of(option).id, targets_of(option, table, fields))


def targets_of(option: int, table: object, fields: Fields) -> tuple[Value, ...]:
    phrase = phrase_of(option)
    numbers = zip(phrase.kinds, phrase.numbers(option))
    return tuple(write(fields.get(kind, 0), number, table) for kind, number in numbers)


def _offer(option: int, table: object, fields: Fields) -> tuple[str, str, tuple[Value, ...], tuple[str, ...]]:
    phrase, targets = phrase_of(option), targets_of(option, table, fields)
    return spelled(phrase.id, targets), phrase.id, targets, tuple(phrase.fields)


def spelled(kind: str, targets: tuple[Value, ...]) -> str:
    """offer:mole,sentinel"""
    return kind + ":" + ",".join(short(value) for value in targets) if targets else kind


def short(value: Value) -> str:
    return "+".join(str(part) for part in value) if isinstance(value, list) else str(value)


def recalled(id: str, phrases: Sequence[Phrase], fields: Fields) -> Offer | None:
    """An option that was written down, without the table it was offered at; None if these phrases do not say it."""
    kind, _, rest = id.partition(":")
    texts = rest.split(",") if rest else []
    for phrase in phrases:
        if phrase.id == kind and phrase.fits(texts):
            targets = tuple(_long(fields.get(name, 0), text) for name, text in zip(phrase.kinds, texts))
            return Offer(id, kind, targets, tuple(phrase.fields))
    return None


def _long(field: Field, text: str) -> Value:
    """What `short` has written; a list of one thing is spoken of as that thing is."""
    if "+" in text:
        return text.split("+")
    return text if isinstance(field, Sequence) or not text.isdigit() else int(text)
