"""How a player gets better as it is trained: the share of matches won against random play, printed and drawn.

python examples/research/curve.py [--rounds N] [--picture curve.png]
"""

import argparse
from pathlib import Path

import numpy as np
import torch
from PIL import Image, ImageDraw
from train import Player, ready, train

from undercover.research import Tables


def against_random(player: Player, games: int, seed: int = 10**6) -> float:
    """The share of matches won, from the first seat and the second in turn."""
    tables, generator, won = Tables("agent_avenue", 64, 2, seed), np.random.default_rng(seed), []
    mine = np.arange(64) % 2
    while len(won) < games:
        actions = tables.at_random(generator)
        with torch.no_grad():
            best = player(*ready(tables))[0].logits.argmax(-1).numpy()
        tables.step(np.where(tables.seats == mine, best, actions))
        won += [tables.rewards[i, mine[i]] > 0 for i in np.flatnonzero(tables.ended)]
    return float(np.mean(won))


def draw(curve: list[float], place: Path) -> None:
    """Rounds to the right, the share of matches won upwards."""
    wide, high, edge = 640, 320, 40
    image = Image.new("RGB", (wide, high), "white")
    pen = ImageDraw.Draw(image)
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = high - edge - share * (high - 2 * edge)
        pen.line((edge, y, wide - edge, y), "#ddd")
        pen.text((6, y - 6), f"{share:.0%}", "#555")
    step = (wide - 2 * edge) / max(1, len(curve) - 1)
    dots = [(edge + n * step, high - edge - share * (high - 2 * edge)) for n, share in enumerate(curve)]
    pen.line(dots, "#0a6", 3)
    pen.text((edge, 12), "Agent Avenue: matches won against random play, by round of training", "#222")
    pen.text((wide - 130, high - 24), f"{len(curve) - 1} rounds of 6,144", "#555")
    image.save(place)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--picture", type=Path)
    args = parser.parse_args()
    torch.set_num_threads(1)
    curve = []
    for player in train(args.rounds):
        curve.append(against_random(player, 400))
        print(f"{len(curve) - 1:4}: {curve[-1]:.1%} against random", flush=True)
    if args.picture:
        draw(curve, args.picture)
