"""Finished matches on paper, with the hash of the position after every choice: old records are for ever.

    python tools/make_corpus.py [GAME ...]

For every game, number of seats and mode one file under tests/corpus, with matches of random, greedy and mixed players.
It is made once for a version of the rules and then only ever read: `tests/test_corpus.py` plays it again. When the
rules are corrected, the version goes up and files are added, never made anew.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

from rich.progress import track

import undercover
from undercover import bots
from undercover.table.dice import quick
from undercover.table.game import Setting

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "corpus"
#: Matches of each kind.
MATCHES = 21
#: Who sits there, by turns: all alike, or neighbours of different kinds.
SEATINGS = (("random",), ("greedy",), ("greedy", "random"))


def tables(game: undercover.Game[Any]) -> Iterator[tuple[str, int, dict[str, Setting]]]:
    """Every number of seats in every mode, with a name."""
    mode = game.options.get("mode")
    for seats in game.seats:
        choices = [choice for choice in mode.choices if seats in mode.seats_for(choice)] if mode else [None]
        for choice in choices:
            name = f"{game.slug}-{game.rules_version}-{seats}" + (f"-{choice}" if mode else "")
            yield name, seats, {"mode": choice} if choice is not None else {}


def others(game: undercover.Game[Any], seats: int, n: int) -> dict[str, Setting]:
    """Of all other options one choice after another, so that each comes up in some match."""
    found: dict[str, Setting] = {}
    for name, spec in game.options.items():
        allowed = [choice for choice in spec.choices if seats in spec.seats and seats in spec.seats_for(choice)]
        if name != "mode" and allowed:
            found[name] = allowed[n % len(allowed)]
    return found


def played(game: undercover.Game[Any], seats: int, options: dict[str, Setting], n: int) -> dict[str, Any]:
    """One match to its end, as a record with all hashes."""
    match = game.start(seats, 1000 * seats + n, {**others(game, seats, n), **options})
    levels = cycle(SEATINGS[n % len(SEATINGS)])
    players = [bots.level(next(levels)) for _ in range(seats)]
    dice, hashes = quick(n), [match.hash()]
    while match.waiting:
        seat = match.waiting[0]
        match.step(seat, players[seat].choose(match.chair(seat, dice)))
        hashes.append(match.hash())
    return {**match.record(), "hashes": "".join(hashes)}


def write(game: undercover.Game[Any], name: str, seats: int, options: dict[str, Setting]) -> None:
    records = [played(game, seats, options, n) for n in range(MATCHES)]
    text = "\n".join(json.dumps(record, separators=(",", ":")) for record in records)
    file = FOLDER / f"{name}.jsonl.gz"
    file.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    games = [undercover.game(slug) for slug in sys.argv[1:] or undercover.games()]
    jobs = [(game, *table) for game in games for table in tables(game)]
    for game, name, seats, options in track(jobs, "matches on paper"):
        if not (FOLDER / f"{name}.jsonl.gz").exists():
            write(game, name, seats, options)


if __name__ == "__main__":
    main()
