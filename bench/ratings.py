"""Measure how strong every level of bot is, and write it down beside each game.

    python bench/ratings.py [GAME ...] [--games 40] [--jobs J] [--folder build/ratings]

All levels meet in an arena: at two seats every two of them for so many games, at more seats all of them at one table.
What is found stands in the game's folder as ratings.json, which lobby, shelf and terminal show. Finished games are kept
in the folder: a run that was stopped goes on where it was, and one with more games plays only those that are missing.
Delete them when bots have changed.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

import msgspec

from undercover import game
from undercover.arena import Arena
from undercover.bots import levels
from undercover.bots.ratings import FILE, Rated, Ratings
from undercover.table.registry import SHELF

SOURCE = Path(__file__).resolve().parent.parent / "src" / "undercover" / "games"
#: Where the least number of seats is not the usual one: a table at which all levels sit together.
SEATS = {"good_cop_bad_cop": 6}


def contest(slug: str, games: int) -> Arena:
    rules = game(slug)
    seats = SEATS.get(slug, rules.seats[0])
    options = rules.settle_options(seats, rules.for_research(seats, {}))
    return Arena(slug, seats, options, levels(rules)[::-1], games)


def measured(arena: Arena, jobs: int, folder: Path) -> Ratings:
    report = arena.report(arena.play(jobs, file=folder / f"{arena.slug}.jsonl"))
    found = {
        score["name"]: Rated(score["games"], score["rating"], score["rating_low"], score["rating_high"])
        for score in report["players"]
    }
    return Ratings(arena.seats, found)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("slugs", nargs="*", default=[*SHELF], metavar="GAME")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, default=Path("build/ratings"))
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    for slug in args.slugs:
        found = measured(contest(slug, args.games), args.jobs, args.folder)
        text = msgspec.json.format(msgspec.json.encode(found), indent=2)
        (SOURCE / slug / FILE).write_bytes(text + b"\n")
        for name, rated in found.levels.items():
            print(f"{slug} {name}: {rated.rating} ({rated.low} – {rated.high}), {rated.games} games", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
