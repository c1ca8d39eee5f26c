"""Moments: what a seat saw after each thing it was told, as differences, so that a board can show what happened by
comparing two views and never has to know a rule."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import astuple

#: What is written as it is.
PLAIN = frozenset({str, int, bool, float, type(None)})


class Moment(msgspec.Struct):
    """Events that were told, and what had changed for the eye when they had been."""

    events: list[dict[str, Any]]
    changes: Any


def difference(old: Any, new: Any) -> Any:
    """None if nothing differs; {"in": {key: difference}} for objects and lists of the same shape; else {"is": new}.

    Views are compared as the structures they are: what is equal is equal at once, and only what is new is written out.
    """
    return None if type(old) is type(new) and old == new else _between(old, new)


def _between(old: Any, new: Any) -> dict[str, Any]:
    """The difference of two that are not the same."""
    inner: dict[str, Any] | None = None
    kind = type(new)
    if kind in PLAIN:
        return {"is": new}
    if type(old) is not kind:
        pass
    elif kind is list:
        if len(old) == len(new):
            inner = {str(n): _between(was, new[n]) for n, was in enumerate(old) if was != new[n]}
    elif kind is dict:
        if old.keys() == new.keys():
            inner = {key: _between(was, new[key]) for key, was in old.items() if was != new[key]}
    elif isinstance(old, msgspec.Struct):
        inner = _in_fields(old, new)
    return {"is": msgspec.to_builtins(new)} if inner is None else {"in": inner}


def _in_fields(old: Any, new: Any) -> dict[str, Any] | None:
    """By field; None if not the same fields are written out."""
    if old.__struct_config__.omit_defaults:
        found: dict[str, Any] | None = _between(msgspec.to_builtins(old), msgspec.to_builtins(new)).get("in")
        return found
    inner: dict[str, Any] = {}
    for name, was, is_now in zip(old.__struct_fields__, astuple(old), astuple(new)):
        if was is is_now or was == is_now:
            continue
        if was is msgspec.UNSET or is_now is msgspec.UNSET:
            return None
        inner[name] = _between(was, is_now)
    return inner


def changed(old: Any, change: Any) -> Any:
    """The new value, from the old one and the difference."""
    if change is None:
        return old
    if "is" in change:
        return change["is"]
    if isinstance(old, dict):
        return {key: changed(value, change["in"].get(key)) for key, value in old.items()}
    return [changed(value, change["in"].get(str(n))) for n, value in enumerate(old)]
