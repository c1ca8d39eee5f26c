"""How likely a bomb sheet without a line still becomes one: the weights of Rogue Agent's `wires.LIKELY`.

    python -m training.wires [--bombs 3000] [--rounds 3] [--seed 1]

Bombs of every timer are defused by whoever lays every die as the present weights say and never stops; each sheet on
the way is a row, and whether its bomb was defused its label. A logistic regression gives the next weights; after a few
rounds they stand. They are printed, to be put into the file.
"""

from __future__ import annotations

import argparse
import random

import numpy as np

from undercover import game
from undercover.games.rogue_agent import wires
from undercover.games.rogue_agent.things import BOOST, COLOUR, COLOURS, SYMBOLS
from undercover.games.rogue_agent.wires import KIND, KINDS, MANY, Wires, kind_of, under

#: Keeps weights small that nothing speaks for.
CALM = 1e-3


def defuse(plan: Wires, faces: list[list[int]], timer: int, lots: random.Random) -> tuple[list[list[float]], bool]:
    """One bomb: the sheets on the way, and whether it was defused."""
    sheet, left = 0, [plan.dice // COLOURS] * COLOURS
    rows: list[list[float]] = []
    while True:
        rolled = 0
        for colour in range(COLOURS):
            for _ in range(left[colour]):
                symbol = lots.choice(faces[colour]) % COLOUR % SYMBOLS
                if symbol <= BOOST:
                    rolled += 1 << KIND * kind_of(colour, symbol)
                    left[colour] -= 1
        plan.known.clear()
        plan.looked = 0
        while rolled and timer > 0:
            sheet, rolled, timer = max(steps(plan, sheet, rolled, timer), key=lambda step: plan.best(*step))
        features = plan.features(sheet, timer)
        if timer <= 0 or features is None:
            return rows, timer > 0 and lots.random() < plan.holds(sheet)
        if not sum(left):
            return rows, False
        rows.append(features)


def steps(plan: Wires, sheet: int, rolled: int, timer: int) -> list[tuple[int, int, int]]:
    """What one die more may lead to."""
    return [
        (under(sheet, column, kind), rolled - (1 << KIND * kind), timer - (plan.cost if new and column else 0))
        for kind in range(KINDS)
        if rolled >> KIND * kind & MANY
        for column, new in plan.places(sheet, kind)
    ]


def fit(rows: np.ndarray, labels: np.ndarray) -> list[float]:
    """Logistic regression by Newton's method."""
    weights = np.zeros(rows.shape[1])
    for _ in range(30):
        chance = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (labels - chance) - 1e-3 * weights
        weights += np.linalg.solve(
            (rows * (chance * (1 - chance))[:, None]).T @ rows + 1e-3 * np.eye(len(weights)), slope
        )
    return [round(float(weight), 3) for weight in weights]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bombs", type=int, default=3000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    table = game("rogue_agent").start(2, 0).table
    faces = [list(row) for row in table.box.faces]  # type: ignore[attr-defined]
    for number in range(args.rounds):
        lots, rows, labels = random.Random(args.seed + number), list[list[float]](), list[bool]()
        won: dict[int, list[bool]] = {}
        for bomb in range(args.bombs):
            timer = bomb % 6 + 1
            seen, defused = defuse(Wires(table), faces, timer, lots)  # type: ignore[arg-type]
            rows += seen
            labels += [defused] * len(seen)
            won.setdefault(timer, []).append(defused)
        print({timer: round(sum(of) / len(of), 3) for timer, of in won.items()}, flush=True)
        wires.LIKELY[:] = fit(np.array(rows), np.array(labels, dtype=float))
        print(wires.LIKELY, flush=True)


if __name__ == "__main__":
    main()
