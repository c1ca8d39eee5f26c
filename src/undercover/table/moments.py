"""Moments: what a seat saw after each thing it was told, as differences, so that a board can show what happened by
comparing two views and never has to know a rule."""

from __future__ import annotations

from typing import Any

import msgspec


class Moment(msgspec.Struct):
    """Events that were told, and what had changed for the eye when they had been."""

    events: list[dict[str, Any]]
    changes: Any


def difference(old: Any, new: Any) -> Any:
    """None if nothing differs; {"in": {key: difference}} for objects and lists of the same shape; else {"is": new}."""
    if type(old) is not type(new):
        return {"is": new}
    if isinstance(old, dict) and old.keys() == new.keys():
        inner = {key: change for key in old if (change := difference(old[key], new[key])) is not None}
        return {"in": inner} if inner else None
    if isinstance(old, list) and len(old) == len(new):
        inner = {str(n): change for n in range(len(old)) if (change := difference(old[n], new[n])) is not None}
        return {"in": inner} if inner else None
    return None if old == new else {"is": new}


def changed(old: Any, change: Any) -> Any:
    """The new value, from the old one and the difference."""
    if change is None:
        return old
    if "is" in change:
        return change["is"]
    if isinstance(old, dict):
        return {key: changed(value, change["in"].get(key)) for key, value in old.items()}
    return [changed(value, change["in"].get(str(n))) for n, value in enumerate(old)]
