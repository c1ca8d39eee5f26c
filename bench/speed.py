"""How fast the engine is, game by game, each figure beside a calibration loop of the same moment.

    python bench/speed.py [GAME ...] [--seconds S] [--json]

The machine is noisy, so every figure is measured in slices of 0.1 s; the calibration loop runs before and after each.
Reported is the 90th percentile of the slices, and its ratio to the calibration: how many of it fit into a thousand
rounds of a plain Python loop. Compare ratios, not seconds.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

import undercover
from undercover.table.dice import quick
from undercover.terminal.command import engine

SLICE = 0.1


def calibrate() -> float:
    """Rounds per second of a plain loop, the yardstick."""
    rounds, total = 20_000, 0
    start = time.perf_counter()
    for i in range(rounds):
        total += i & 7
    return rounds / (time.perf_counter() - start)


def measure(work: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Units of work per second (90th percentile of slices), and the ratio to a thousand calibration rounds."""
    found: list[tuple[float, float]] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end or len(found) < 3:
        before = calibrate()
        start, done = time.perf_counter(), 0
        while time.perf_counter() - start < SLICE:
            done += work()
        rate = done / (time.perf_counter() - start)
        found.append((rate, 1000 * rate / ((before + calibrate()) / 2)))
    found.sort()
    return found[int(0.9 * (len(found) - 1))]


class Bench:
    """The things measured, for one game at one table."""

    def __init__(self, game: undercover.Game[Any], seats: int) -> None:
        self.game = game
        self.seats = seats
        self.dice = quick(99)
        self.seed = 0
        self.middle = self.in_the_middle()

    def in_the_middle(self) -> undercover.Match:
        """A position about half-way through a random game."""
        match = self.game.start(self.seats, 7)
        match.playout(self.dice)
        match.rewind(len(match.history) // 2)
        return match

    def decisions(self) -> int:
        """One random game through legal and step, from Python."""
        self.seed += 1
        match = self.game.start(self.seats, self.seed)
        below, made = self.dice.below, 0
        while waiting := match.waiting:
            options = match.legal(waiting[0])
            match.step(waiting[0], options[below(len(options))])
            made += 1
        return made

    def playouts(self) -> int:
        """One random game inside the engine."""
        self.seed += 1
        return self.game.start(self.seats, self.seed).playout(self.dice)

    def copies(self) -> int:
        for _ in range(100):
            self.middle.copy()
        return 100

    def imagines(self) -> int:
        for _ in range(20):
            self.seed += 1
            self.middle.imagine(0, self.seed)
        return 20

    def views(self) -> int:
        """Of a position that nobody has looked at: who looks twice between two choices is answered at once."""
        for _ in range(20):
            self.middle.copy().seen(0)
        return 20


def perft(match: undercover.Match, depth: int) -> int:
    """Positions at this depth of the tree of choices."""
    if depth == 0 or not match.waiting:
        return 1
    seat = match.waiting[0]
    total = 0
    for number in list(match.legal(seat)):
        child = match.copy()
        child.step(seat, number)
        total += perft(child, depth - 1)
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--seconds", type=float, default=1.5, help="for each figure")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    rows = []
    for slug in args.games or undercover.games():
        game = undercover.game(slug)
        for seats in (game.seats[0], game.seats[len(game.seats) // 2]):
            bench = Bench(game, seats)
            figures = {
                name: measure(work, args.seconds)
                for name, work in (
                    ("decisions/s from Python", bench.decisions),
                    ("decisions/s in the engine", bench.playouts),
                    ("copies/s", bench.copies),
                    ("imagine/s", bench.imagines),
                    ("seen/s", bench.views),
                )
            }
            rows.append((slug, seats, figures, perft(game.start(seats, 1), 3)))
    show(rows, args.json)


def show(rows: list[tuple[str, int, dict[str, tuple[float, float]], int]], as_json: bool) -> None:
    if as_json:
        named = [
            {"game": slug, "seats": seats, "engine": engine(), "perft3": nodes, "figures": figures}
            for slug, seats, figures, nodes in rows
        ]
        print(json.dumps(named, indent=1))
        return
    grid = Grid(title=f"Undercover, {engine()} engine: per second, and (ratio to 1,000 calibration rounds)")
    grid.add_column("game")
    grid.add_column("seats")
    for name in rows[0][2]:
        grid.add_column(name, justify="right")
    grid.add_column("perft 3", justify="right")
    for slug, seats, figures, nodes in rows:
        cells = [f"{rate:,.0f} ({ratio:.2f})" for rate, ratio in figures.values()]
        grid.add_row(slug, str(seats), *cells, f"{nodes:,}")
    Console(width=200).print(grid)


if __name__ == "__main__":
    main()
