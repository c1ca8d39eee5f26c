"""Moments: what a seat saw after each thing it was told, as differences, so that a board can show what happened by
comparing two views and never has to know a rule."""

from __future__ import annotations

from typing import Any

import msgspec


class Moment(msgspec.Struct):
    """Events that were told, and what had changed for the eye when they had been."""

    events: list[dict[str, Any]]
    changes: Any


def changed(old: Any, change: Any) -> Any:
    """The new value, from the old one and the difference."""
    if change is None:
        return old
    if "is" in change:
        return change["is"]
    if isinstance(old, dict):
        return {key: changed(value, change["in"].get(key)) for key, value in old.items()}
    return [changed(value, change["in"].get(str(n))) for n, value in enumerate(old)]
