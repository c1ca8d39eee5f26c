"""A player of your own against the levels of the arena, with intervals.

    python examples/research/evaluate.py [--games N]

Whatever maps an observation and the legal actions to an action will do; here it is the first legal action.
"""

import argparse

import numpy as np

from undercover.arena import wilson
from undercover.bots import levels
from undercover.research.gymnasium import Env


def first_legal(_seen: np.ndarray, mask: np.ndarray) -> int:
    return int(np.argmax(mask))


def evaluate(slug: str, bots: str, games: int) -> tuple[int, tuple[float, float]]:
    """Matches won, and the interval of the win rate; the seats take turns."""
    won = 0
    for n in range(games):
        env = Env(slug, seat=n % 2, bots=bots)
        seen, told = env.reset(seed=n // 2)
        over = False
        while not over:
            seen, reward, over, _, told = env.step(first_legal(seen, told["action_mask"]))
        won += reward > 0
    return won, wilson(won, games)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    args = parser.parse_args()
    from undercover import game

    for name in levels(game("agent_avenue")):
        won, (low, high) = evaluate("agent_avenue", name, args.games)
        print(f"against {name}: {won / args.games:.1%} ({low:.1%} to {high:.1%})")
