"""Learn what positions are worth from games of bots, and write the weights into the game's folder.

    python -m training.fit GAME --games N --seed S [--jobs J] [--units U] [--thinking K] [--positions FILE]

The same seed gives the same games and the same weights (on one machine: other processors may round differently).
"""

from __future__ import annotations

import argparse
import json
import pickle
from pathlib import Path

import numpy as np

from training.learn import Array, Learner, Set, fit, log_loss, sets
from training.play import Course, features_of, played
from undercover.table.net import WEIGHTS

GAMES = Path(__file__).resolve().parent.parent / "src" / "undercover" / "games"


def even(school: Set, exam: Set) -> Array:
    """The baseline: what the sides got on the whole at tables of the same kind, whatever the position."""
    found = np.zeros_like(exam.got)
    for table in np.unique(exam.table):
        at = school.table == table
        found[exam.table == table] = school.got[at].mean(axis=0) if at.any() else 0.5
    return found


def report(learner: Learner, school: Set, exam: Set) -> str:
    """Log-loss beside the baseline, how often the likeliest side won, by thirds of the game, and the calibration."""
    expected = learner.expected(learner.scaled(exam.rows), exam.there)[0]
    base = even(school, exam)
    lines = [f"positions {len(school.rows)} + {len(exam.rows)}"]
    thirds = [("all", 0.0, 1.1), ("beginning", 0.0, 1 / 3), ("middle", 1 / 3, 2 / 3), ("end", 2 / 3, 1.1)]
    for name, low, high in thirds:
        at = (exam.when >= low) & (exam.when < high)
        some = exam.part(at)
        lines.append(
            f"{name:10} log-loss {log_loss(expected[at], some):.4f} baseline {log_loss(base[at], some):.4f} "
            f"right {hits(expected[at], some):.3f} baseline {hits(base[at], some):.3f}"
        )
    sure, got = expected[exam.there], exam.got[exam.there]
    for low in range(10):
        at = (sure >= low / 10) & (sure < (low + 1) / 10)
        if at.any():
            lines.append(f"expected {sure[at].mean():.2f} got {got[at].mean():.2f} ({at.sum()})")
    return "\n".join(lines)


def hits(expected: Array, some: Set) -> float:
    """How often the side that stands best got most; where there is one side, how often the better guess was right."""
    if some.there.shape[1] == 1:
        return float(((expected > 0.5) == (some.got > 0.5)).mean())
    return float((expected.argmax(axis=1) == some.got.argmax(axis=1)).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(path.name for path in GAMES.iterdir() if (path / "worth.py").exists()))
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--units", type=int, default=16, help="hidden units")
    parser.add_argument("--rounds", type=int, default=40, help="times through all positions, at most")
    parser.add_argument(
        "--thinking", type=int, default=0, metavar="K", help="in every K-th game bots think, by the present weights"
    )
    parser.add_argument("--positions", type=Path, help="read the positions from this file, or write them there")
    args = parser.parse_args()
    if args.positions and args.positions.exists():
        lessons = pickle.loads(args.positions.read_bytes())
    else:
        lessons = played(Course(args.game, args.seed, args.thinking), args.games, args.jobs)
        if args.positions:
            args.positions.write_bytes(pickle.dumps(lessons))
    features = {net.name: net.features for net in features_of(args.game).NETS}
    weights = {}
    for name, lesson in sorted(lessons.items()):
        school, exam = sets(lesson)
        learner = fit(school, exam, args.units, args.rounds, args.seed)
        print(f"{args.game} {name}, {args.games} games\n{report(learner, school, exam)}", flush=True)
        weights[name] = learner.exported(features[name])
    (GAMES / args.game / WEIGHTS).write_text(json.dumps(weights, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
