"""Who is crooked? Beliefs about Good Cop Bad Cop from records alone: logistic regression on what a seat sees.

    python examples/research/beliefs.py [--matches N]

For every decision of random matches: what the deciding seat sees, and which team each other seat is really on. Half of
the matches teach, the other half tell how often the belief is right, beside the share of the commoner team.
"""

import argparse

import numpy as np

from undercover import game
from undercover.research import Encoding
from undercover.table.dice import quick

SEATS = 4


def rows(seeds: range) -> tuple[np.ndarray, np.ndarray]:
    """What was seen, and whether the next seat is crooked, which the seat itself may not know."""
    rules, seen, crooked = game("good_cop_bad_cop"), [], []
    coded = Encoding(rules, SEATS, {"talk": "off"})
    for seed in seeds:
        match, dice = rules.start(SEATS, seed, coded.options), quick(seed)
        while match.waiting:
            seat = match.waiting[0]
            neighbour = (seat + 1) % SEATS
            around = match.table.team(neighbour)
            pieces = coded.arrays(coded.scaled(coded.vector(match, seat)))
            about = [
                pieces[f"players.{neighbour}.row.{slot}.{part}"] for slot in range(3) for part in ("kind", "among")
            ]
            own = [pieces[f"players.{seat}.row.{slot}.kind"] for slot in range(3)]
            seen.append(np.concatenate([*about, *own, pieces[f"players.{neighbour}.aim"], [1.0]]))
            crooked.append(around)
            legal = match.legal(seat)
            match.step(seat, legal[dice.below(len(legal))])
    return np.array(seen), np.array(crooked, float)


def learnt(seen: np.ndarray, crooked: np.ndarray, rounds: int = 300) -> np.ndarray:
    weights = np.zeros(seen.shape[1])
    for _ in range(rounds):
        belief = 1 / (1 + np.exp(-seen @ weights))
        weights += seen.T @ (crooked - belief) / len(seen)
    return weights


def estimate(matches: int) -> tuple[float, float]:
    """How often the belief is right on matches it has not seen, and how often the commoner team would be."""
    weights = learnt(*rows(range(matches)))
    seen, crooked = rows(range(matches, 2 * matches))
    right = float(np.mean((seen @ weights > 0) == (crooked > 0.5)))
    return right, float(max(crooked.mean(), 1 - crooked.mean()))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=200)
    right, common = estimate(parser.parse_args().matches)
    print(f"right about the neighbour: {right:.1%}; the commoner team: {common:.1%}")
