"""Differences between two views of a table: what a board is told instead of a whole new one."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec.structs import astuple

#: What is written as it is.
PLAIN: Final = frozenset({str, int, bool, float, type(None)})


#: Things that were compared, by which they are, and what differed. They are kept with it: what is gone from the memory
#: could be taken for what came into its place.
Compared = dict[tuple[int, int], tuple[Any, Any, dict[str, Any]]]
NOTHING_COMPARED: Final[Compared] = {}


def difference(old: Any, new: Any) -> Any:
    """None if nothing differs; {"in": {key: difference}} for objects and lists of the same shape; else {"is": new}.

    Views are compared as the structures they are: what is equal is equal at once, and only what is new is written out.
    """
    return None if type(old) is type(new) and old == new else _between(old, new)


def of_views(old: msgspec.Struct, new: msgspec.Struct, compared: Compared) -> Any:
    """The same for two views of one kind. What several eyes see alike is one thing, and is gone into once for all."""
    if old == new:
        return None
    inner = _in_fields(old, new, compared)
    return {"is": msgspec.to_builtins(new)} if inner is None else {"in": inner}


def _once(old: Any, new: Any, compared: Compared) -> dict[str, Any]:
    key = id(old), id(new)
    found = compared.get(key)
    if found is None:
        found = compared[key] = old, new, _between(old, new)
    return found[2]


def _between(old: Any, new: Any) -> dict[str, Any]:
    """The difference of two that are not the same."""
    kind = type(new)
    if kind in PLAIN:
        return {"is": new}
    inner: dict[str, Any] | None = None
    if type(old) is not kind:
        pass
    elif kind is list:
        inner = _in_lists(old, new)
    elif kind is dict:
        if old.keys() == new.keys():
            inner = {key: _between(was, new[key]) for key, was in old.items() if was != new[key]}
    elif isinstance(old, msgspec.Struct):
        inner = _in_fields(old, new)
    return {"is": msgspec.to_builtins(new)} if inner is None else {"in": inner}


def _in_lists(old: list[Any], new: list[Any]) -> dict[str, Any] | None:
    """By place; None if they are not as long."""
    if len(old) != len(new):
        return None
    inner: dict[str, Any] = {}
    for n in range(len(old)):
        was, is_now = old[n], new[n]
        if was is not is_now and was != is_now:
            inner[str(n)] = _between(was, is_now)
    return inner


def _in_fields(old: Any, new: Any, compared: Compared | None = None) -> dict[str, Any] | None:
    """By field; None if not the same fields are written out."""
    if old.__struct_config__.omit_defaults:
        found: dict[str, Any] | None = _between(msgspec.to_builtins(old), msgspec.to_builtins(new)).get("in")
        return found
    names: tuple[str, ...] = old.__struct_fields__
    before: tuple[Any, ...] = astuple(old)
    after: tuple[Any, ...] = astuple(new)
    inner: dict[str, Any] = {}
    for n in range(len(names)):
        was, is_now = before[n], after[n]
        if was is is_now or was == is_now:
            continue
        if was is msgspec.UNSET or is_now is msgspec.UNSET:
            return None
        inner[names[n]] = _between(was, is_now) if compared is None else _once(was, is_now, compared)
    return inner
