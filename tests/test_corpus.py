"""Old records are for ever: every finished match of the corpus is played again, choice by choice, hash by hash."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from tools.make_corpus import FOLDER, tables

from undercover import Game, games, replay

#: Digits of a hash.
DIGITS = 16
FILES = sorted(FOLDER.glob("*.jsonl.gz"))


def records(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).decode().splitlines()]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name.removesuffix(".jsonl.gz"))
def test_every_old_match_is_the_same_match(file: Path) -> None:
    for n, record in enumerate(records(file)):
        hashes = [record["hashes"][at : at + DIGITS] for at in range(0, len(record["hashes"]), DIGITS)]
        match = replay(record, upto=0)
        assert match.hash() == hashes[0], f"match {n} is dealt otherwise"
        for step, (seat, wanted) in enumerate(record["choices"], 1):
            match.step(seat, match.number(seat, wanted))
            assert match.hash() == hashes[step], f"match {n} goes elsewhere after {step} choices"
        assert match.outcome is not None, f"match {n} does not end"
        assert match.hash() == record["hash"]


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.slug)
def test_there_are_old_matches_of_every_kind(game: Game[Any]) -> None:
    """At least twenty for every number of seats and mode, of every choice of every option."""
    chosen: set[tuple[str, Any]] = set()
    for name, seats, options in tables(game):
        found = records(FOLDER / f"{name}.jsonl.gz")
        assert len(found) >= 20
        for record in found:
            assert record["seats"] == seats
            assert options.items() <= record["options"].items()
            chosen |= set(record["options"].items())
    wanted = {(name, choice) for name, spec in game.options.items() for choice in spec.choices}
    assert wanted <= chosen
