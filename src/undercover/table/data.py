"""Component data: the TOML file of a game's folder, or one by somebody who owns the box, checked when it is read."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Protocol, TypeVar

import msgspec

T = TypeVar("T")


class BadData(ValueError):
    """Data that does not fit. The text names the entry and what is wrong with it."""


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """An entry of a data file: what stands in it is played, refused by name, or says where a value comes from."""

    source: str = ""
    #: Values that could not be verified.
    reconstructed_fields: Sequence[str] = ()


class Named(Protocol):
    @property
    def id(self) -> str: ...


def read(text: str, kind: type[T]) -> T:
    """The data as a `kind`; BadData, naming the entry, if a value is missing or of the wrong sort."""
    raw = parse(text)
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as problem:
        raise BadData(_named(str(problem), raw)) from None


def parse(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise BadData(f"this is not TOML: {problem}") from None


def demand(entry: str, holds: bool, problem: str) -> None:
    """Stop with the entry's name unless what is demanded of it holds."""
    if not holds:
        raise BadData(f"{entry}: {problem}")


def in_order(kind: str, entries: Sequence[Named], known: Sequence[str]) -> None:
    """The rules know the entries of a kind by number, in this order."""
    demand(kind, [entry.id for entry in entries] == list(known), f"must be {', '.join(known)}, in this order")


def digest(text: str) -> str:
    """A short mark of the values themselves; comments and layout make no difference."""
    return sha256(msgspec.json.encode(parse(text), order="sorted")).hexdigest()[:16]


def reconstructed(text: str) -> list[tuple[str, str]]:
    """What could not be verified, as (kind, id): whole entries, or single values of one as `id.value`."""
    found: list[tuple[str, str]] = []
    for kind, entries in parse(text).items():
        for entry in entries if isinstance(entries, list) else [entries]:
            if not isinstance(entry, dict):
                continue
            id = str(entry.get("id", kind))
            if entry.get("source") == "reconstructed":
                found.append((kind, id))
            values = [*entry.get("reconstructed_fields", [])]
            values += [key.removesuffix("_source") for key, source in entry.items() if _unsure(key, source)]
            found += [(kind, f"{id}.{value}") for value in values]
    return found


def _unsure(key: str, source: Any) -> bool:
    return key.endswith("_source") and source == "reconstructed"


def _named(problem: str, raw: dict[str, Any]) -> str:
    """msgspec's path $.agent[3].moves -> agent 'saboteur'."""
    found = re.search(r"\$\.(\w+)\[(\d+)\]", problem)
    if not found:
        return problem
    entry = raw[found[1]][int(found[2])]
    name = entry.get("id", f"number {int(found[2]) + 1}") if isinstance(entry, dict) else entry
    return f"{found[1]} {name!r}: {problem}"
