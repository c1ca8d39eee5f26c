"""Component ids: the order in which a game's module numbers its things is said once, by the numbers themselves."""

from __future__ import annotations

from typing import Any


def ids(module: dict[str, Any], first: str, last: str, start: int = 0) -> list[str]:
    """The names between two constants of a module, numbered one after another, usually from 0, as ids: DOUBLE_AGENT = 0
    is "double_agent"."""
    names = list(module)
    found = names[names.index(first) : names.index(last) + 1]
    if [module[name] for name in found] != list(range(start, start + len(found))):
        raise ValueError(f"{first} to {last} are not numbered one after another from {start}")
    return [name.lower() for name in found]
