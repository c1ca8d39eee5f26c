"""Component data: a TOML file in the game's folder, checked when it is read."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


class BadData(ValueError):
    """A data file that does not fit. The text names the file, the entry and what is wrong with it."""


def read(path: Path, kind: type[T]) -> T:
    """The file as a `kind`; BadData, naming the entry, if a value is missing or of the wrong sort."""
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as problem:
        raise BadData(f"{path.name} is not TOML: {problem}") from None
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as problem:
        raise BadData(f"{path.name}: {_named(str(problem), raw)}") from None


def demand(path: Path, entry: str, holds: bool, problem: str) -> None:
    """Stop with the entry's name unless what is demanded of it holds."""
    if not holds:
        raise BadData(f"{path.name}: {entry}: {problem}")


def _named(problem: str, raw: dict[str, Any]) -> str:
    """msgspec's path $.agent[3].moves -> agent 'saboteur', moves."""
    found = re.search(r"\$\.(\w+)\[(\d+)\]", problem)
    if not found:
        return problem
    entry = raw[found[1]][int(found[2])]
    name = entry.get("id", f"number {int(found[2]) + 1}") if isinstance(entry, dict) else entry
    return f"{found[1]} {name!r}: {problem}"
