"""The games of an arena as they are finished, on paper: one line of JSON each, under a line that says of what."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path
from typing import IO, Any, Self

from undercover.arena.match_up import Played


class BadLedger(ValueError):
    """A file that holds no games of this arena. The text says why."""


class Ledger:
    """Without a file everything is remembered and nothing written."""

    def __init__(self, file: Path | None, terms: dict[str, Any]) -> None:
        self._file = file
        self._terms = terms
        self._paper: IO[str] | None = None
        #: By match-up and number.
        self.games: dict[int, dict[int, Played]] = defaultdict(dict)

    def __enter__(self) -> Self:
        if self._file is None:
            return self
        begun = self._file.exists() and self._file.stat().st_size
        whole = self._read(self._file) if begun else 0
        self._paper = self._file.open("a", encoding="utf-8")
        self._paper.truncate(whole)  # a kill may have left half a line
        if not whole:
            self._put({"arena": self._terms})
        return self

    def __exit__(self, *_: object) -> None:
        if self._paper:
            self._paper.close()

    def write(self, match_up: int, played: Played) -> None:
        self.games[match_up][played.n] = played
        self._put([match_up, *played])

    def _put(self, line: Any) -> None:
        if self._paper:
            self._paper.write(json.dumps(line) + "\n")
            self._paper.flush()

    def _read(self, file: Path) -> int:
        """Take in what stands there; how many bytes of it are whole lines."""
        content = file.read_bytes()
        whole = content.rfind(b"\n") + 1
        try:
            head, *lines = map(json.loads, content[:whole].splitlines())
            terms = head["arena"]
            for match_up, n, winners, length, reason in lines:
                self.games[match_up][n] = Played(n, tuple(winners), length, reason)
        except (ValueError, TypeError, LookupError):
            raise BadLedger(f"{file} holds no games of an arena") from None
        self._check(file, terms)
        return whole

    def _check(self, file: Path, terms: dict[str, Any]) -> None:
        for name, wanted in self._terms.items():
            if terms.get(name) != wanted:
                raise BadLedger(f"{file} is of another arena: {name} was {terms.get(name)}, not {wanted}")
