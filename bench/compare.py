"""The engine of an older commit and the present one, measured in turns on the same machine.

    python bench/compare.py REVISION [GAME ...] [--plain] [--rounds N] [--seconds S] [--json]

The older commit is checked out and compiled under `build/compare` (kept for the next time); the present engine is the
one in `build/fast` (`make fast`); with `--plain`, neither is compiled. Each measures itself with its own
`bench/speed.py`, beside the calibration loop, turn about; reported is the median of the rounds, as the ratio of new to
old.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

ROOT = Path(__file__).resolve().parent.parent
#: (game, seats, figure) -> ratios to the calibration, one a round.
Figures = dict[tuple[str, int, str], list[float]]


def prepare(revision: str, compiled: bool = True) -> Path:
    """A checkout of the revision, with its engine compiled or not."""
    commit = subprocess.run(
        ["git", "rev-parse", f"{revision}^{{commit}}"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.strip()
    folder = ROOT / "build" / "compare" / commit[:12]
    if not folder.exists():
        subprocess.run(["git", "worktree", "prune"], cwd=ROOT, check=True)
        subprocess.run(["git", "worktree", "add", "--detach", str(folder), commit], cwd=ROOT, check=True)
    if compiled:
        subprocess.run([sys.executable, "tools/build_engine.py"], cwd=folder, check=True)
    return folder


def measure(folder: Path, games: list[str], seconds: float, compiled: bool) -> list[dict[str, Any]]:
    command = [sys.executable, "bench/speed.py", *games, "--seconds", str(seconds), "--json"]
    environment = {**os.environ, "PYTHONPATH": str(folder / ("build/fast" if compiled else "src"))}
    done = subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True, text=True)
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


def note(figures: Figures, rows: list[dict[str, Any]]) -> None:
    for row in rows:
        for name, (_, ratio) in row["figures"].items():
            figures[row["game"], row["seats"], name].append(ratio)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revision")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--plain", action="store_true", help="compare what is not compiled")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=0.6, help="for each figure")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    compiled = not args.plain
    older = prepare(args.revision, compiled)
    old: Figures = defaultdict(list)
    new: Figures = defaultdict(list)
    for _ in track(range(args.rounds), "rounds", console=Console(stderr=True)):
        note(old, measure(older, args.games, args.seconds, compiled))
        note(new, measure(ROOT, args.games, args.seconds, compiled))
    show(args.revision, {key: (median(old[key]), median(new[key])) for key in new if key in old}, args.json)


def show(revision: str, found: dict[tuple[str, int, str], tuple[float, float]], as_json: bool) -> None:
    if as_json:
        rows = [[*key, round(was, 3), round(now, 3), round(now / was, 2)] for key, (was, now) in found.items()]
        print(json.dumps(rows, indent=1))
        return
    names = list(dict.fromkeys(name for _, _, name in found))
    grid = Grid("game", "seats", *names, title=f"now ÷ {revision} (ratios to the calibration: {revision} → now)")
    for game, seats in dict.fromkeys((game, seats) for game, seats, _ in found):
        cells = []
        for name in names:
            was, now = found[game, seats, name]
            cells.append(f"{now / was:.2f}× ({was:.1f} → {now:.1f})")
        grid.add_row(game, str(seats), *cells)
    Console(width=200).print(grid)


if __name__ == "__main__":
    main()
