"""PPO with masks on Agent Avenue, half in self-play and half against random play: beats it within minutes on a CPU.

python examples/research/curve.py [--rounds N] [--picture curve.png]   trains, measures and draws
"""

from collections.abc import Iterator

import numpy as np
import torch
from torch import nn

from undercover.research import Tables


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


def collect(tables: Tables, player: Player, steps: int, chance: np.random.Generator) -> list[torch.Tensor]:
    """Decisions whose match has ended meanwhile, each with what its seat got in the end."""
    rows, ends, at = [], [], np.arange(tables.n)
    for _ in range(steps):
        seen, mask = ready(tables)
        with torch.no_grad():
            choice, value = player(seen, mask)
            action = choice.sample()
        other = (at % 4 < 2) & (tables.seats != at % 2)  # at every second table one seat plays at random
        rows.append((seen, mask, action, choice.log_prob(action), value, tables.seats, ~other))
        tables.step(np.where(other, tables.at_random(chance), action.numpy()))
        ends.append((tables.ended, tables.rewards))
    got, over, batch = np.zeros_like(tables.rewards), np.zeros(tables.n, bool), []
    for (*row, seats, own), (ended, rewards) in zip(reversed(rows), reversed(ends)):
        got[ended], over = rewards[ended], over | ended
        batch.append([part[torch.from_numpy(over & own)] for part in (*row, torch.from_numpy(got[at, seats]))])
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


def train(rounds: int, n: int = 128, seed: int = 0) -> Iterator[Player]:
    """The player as it is at first, and after every round."""
    torch.manual_seed(seed)
    tables, chance = Tables("agent_avenue", n, 2, seed), np.random.default_rng(seed)
    player = Player(tables.encoding.size, len(tables.encoding.actions))
    optimiser = torch.optim.Adam(player.parameters(), 5e-4)
    yield player
    for _ in range(rounds):
        learn(player, optimiser, collect(tables, player, 48, chance))
        yield player
