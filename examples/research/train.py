"""PPO with masks on Agent Avenue, half in self-play and half against random play: beats it within minutes on a CPU.

python examples/research/train.py [--rounds N] [--picture curve.png]
"""

import argparse
from pathlib import Path

import numpy as np
import torch
from torch import nn

from undercover.research import Tables

CHANCE = np.random.default_rng(0)


class Player(nn.Module):
    def __init__(self, sees: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(sees, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
        self.policy, self.value = nn.Linear(256, actions), nn.Linear(256, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        found = self.body(seen)
        logits = self.policy(found).masked_fill(~mask, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(found).squeeze(-1)


def ready(tables: Tables) -> tuple[torch.Tensor, torch.Tensor]:
    return torch.from_numpy(tables.encoding.scaled(tables.observations)), torch.from_numpy(tables.mask.copy())


def collect(tables: Tables, player: Player, steps: int) -> list[torch.Tensor]:
    """Decisions whose match has ended meanwhile, each with what its seat got in the end."""
    rows, ends, at = [], [], np.arange(tables.n)
    for _ in range(steps):
        seen, mask = ready(tables)
        with torch.no_grad():
            choice, value = player(seen, mask)
            action = choice.sample()
        other = (at % 4 < 2) & (tables.seats != at % 2)  # at every second table one seat plays at random
        rows.append((seen, mask, action, choice.log_prob(action), value, tables.seats, ~other))
        tables.step(np.where(other, tables.at_random(CHANCE), action.numpy()))
        ends.append((tables.ended, tables.rewards))
    got, over = np.zeros_like(tables.rewards), np.zeros(tables.n, bool)
    batch = []
    for (*row, seats, own), (ended, rewards) in zip(reversed(rows), reversed(ends)):
        got[ended], over = rewards[ended], over | ended
        target = torch.from_numpy(got[at, seats])
        batch.append([part[torch.from_numpy(over & own)] for part in (*row, target)])
    return [torch.cat(parts) for parts in zip(*batch)]


def learn(player: Player, optimiser: torch.optim.Optimizer, batch: list[torch.Tensor]) -> None:
    for part in [part for _ in range(3) for part in torch.randperm(len(batch[0])).split(1024)]:
        seen, mask, action, before, value, target = (rows[part] for rows in batch)
        choice, now = player(seen, mask)
        gain = target - value
        gain = (gain - gain.mean()) / (gain.std() + 1e-8)
        ratio = (choice.log_prob(action) - before).exp()
        better = torch.min(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean()
        loss = (now - target).square().mean() - better - 0.01 * choice.entropy().mean()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()


def against_random(player: Player, games: int, seed: int) -> float:
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


def train(rounds: int, n: int = 128, games: int = 400, seed: int = 0) -> list[float]:
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    tables = Tables("agent_avenue", n, 2, seed)
    player = Player(tables.encoding.size, len(tables.encoding.actions))
    optimiser = torch.optim.Adam(player.parameters(), 5e-4)
    curve = [against_random(player, games, 10**6)]
    for _ in range(rounds):
        learn(player, optimiser, collect(tables, player, 48))
        curve.append(against_random(player, games, 10**6))
        print(f"{len(curve) - 1:4}: {curve[-1]:.1%} against random", flush=True)
    return curve


def draw(curve: list[float], place: Path) -> None:
    """The curve as a picture: rounds to the right, the share of matches won upwards."""
    from PIL import Image, ImageDraw

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
    curve = train(args.rounds)
    if args.picture:
        draw(curve, args.picture)
