"""Counting the pieces: nothing gets lost, nothing is made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence


class Census:
    """What lies where, against what is in the box."""

    def __init__(self) -> None:
        self._problems: list[str] = []

    def count(self, what: str, ids: Sequence[str], found: Iterable[int], box: Iterable[int]) -> None:
        """All `found` pieces of a kind must be those of the box, each as often."""
        here, there = Counter(found), Counter(box)
        for piece in sorted(here.keys() | there.keys()):
            if here[piece] != there[piece]:
                self._problems.append(f"{what}: {there[piece]} {ids[piece]} in the box, {here[piece]} on the table")

    def demand(self, holds: bool, problem: str) -> None:
        if not holds:
            self._problems.append(problem)

    def wrong(self) -> list[str]:
        return self._problems
