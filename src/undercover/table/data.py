"""Component data: the TOML file of a game's folder, or one by somebody who owns the box, checked when it is read."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec import inspect

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
        raise BadData(_named(str(problem), raw, kind)) from None


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


def _named(problem: str, raw: dict[str, Any], kind: type) -> str:
    """msgspec's path $.agent[3].moves -> agent 'saboteur'; of a value beyond its limits also what those are."""
    found = re.search(r"\$\.(\w+)(?:\[(\d+)\])?(?:\.(.+))?`", problem)
    if not found:
        return problem
    name = found[1]
    if found[2]:
        entry = raw[name][int(found[2])]
        name += f" {entry.get('id', f'number {int(found[2]) + 1}') if isinstance(entry, dict) else entry!r}"
    limits = _limits(re.findall(r"\w+", found[0]), raw, kind) if found[3] else ""
    return f"{name}: {found[3]} {limits}" if limits else f"{name}: {problem}" if found[2] else problem


def _limits(path: list[str], value: Any, kind: type) -> str:
    """What the value at this path must be, where its kind names that."""
    wanted: inspect.Type | None = inspect.type_info(kind)
    for step in path:
        if isinstance(wanted, inspect.StructType):
            wanted = next((field.type for field in wanted.fields if field.encode_name == step), None)
        elif isinstance(wanted, inspect.TupleType):
            wanted = wanted.item_types[int(step)]
        else:
            wanted = wanted.item_type if isinstance(wanted, inspect.ListType) else None
        value = value[int(step) if isinstance(value, list) else step]
    if isinstance(wanted, inspect.LiteralType):
        return f"must be {' or '.join(str(known) for known in wanted.values)}, not {value}"
    if isinstance(wanted, inspect.IntType) and isinstance(value, int) and wanted.ge is not None:
        return f"must be from {wanted.ge} to {wanted.le}, not {value}"
    return ""
