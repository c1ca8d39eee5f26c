"""Options as people and bots see them, and what happens when somebody takes one that is not there."""

from __future__ import annotations

from dataclasses import dataclass

from undercover.table.story import Bar, Names, Said, Value, written


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

    @property
    def named(self) -> dict[str, Value]:
        """The targets by the names of their fields, as the catalogues want them."""
        return dict(zip(self.fields, self.targets))


@dataclass(frozen=True)
class Option(Offer):
    """Something a seat may choose now; `why` says what it does and by which clause."""

    why: Why


@dataclass(frozen=True)
class Barred(Offer):
    """Something a person would look for but may not choose now, with the reason."""

    reason: Why


class IllegalChoice(ValueError):
    """A choice that is not offered. Nothing has changed. `reason` says why, if the rules have a word for it."""

    def __init__(self, text: str, reason: Why | None = None) -> None:
        super().__init__(text)
        self.reason = reason


def option_of(said: Said, names: Names) -> Option:
    return Option(*_offer(said, names), Why(f"why-{said.phrase.id}", said.phrase.clause))


def barred_of(bar: Bar, names: Names) -> Barred:
    return Barred(*_offer(bar.said, names), Why(f"barred-{bar.reason}", bar.clause))


def _offer(said: Said, names: Names) -> tuple[str, str, tuple[Value, ...], tuple[str, ...]]:
    fields = written(said, names)
    kind = said.phrase.id
    return spelled(kind, fields), kind, tuple(fields.values()), tuple(fields)


def spelled(kind: str, fields: dict[str, Value]) -> str:
    """offer:mole,sentinel"""
    if not fields:
        return kind
    return kind + ":" + ",".join(short(value) for value in fields.values())


def short(value: Value) -> str:
    return "+".join(str(part) for part in value) if isinstance(value, list) else str(value)
