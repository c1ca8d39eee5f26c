"""Every game as a PettingZoo environment: agents act in turn, sealed choices and reactions too, and nobody sees more
than its seat."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from undercover.research.encoding import Encoding, rewards
from undercover.research.picture import Pixels, board_pixels, board_text
from undercover.table.game import Game, Setting
from undercover.table.registry import game as on_shelf

Observation = dict[str, Any]
MODES = ["human", "ansi", "rgb_array"]


def env(
    game: Game[Any] | str, seats: int | None = None, render_mode: str | None = None, memory: int = 0, **options: Setting
) -> AECEnv[str, Observation, int | None]:
    """A game by its slug with its options by name: `env("agent_avenue", seats=2, mode="advanced")`."""
    rules = on_shelf(game) if isinstance(game, str) else game
    coded = Encoding(rules, rules.seats[0] if seats is None else seats, options, memory)
    return OrderEnforcingWrapper(Env(coded, render_mode))


class Env(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """Actions are the game's numbered actions; an observation is the seat's vector and the mask of what it may choose.

    `reset(seed=s)` deals the match `game.start(seats, s)`; without a seed the next one is drawn from the last.
    """

    def __init__(self, coded: Encoding, render_mode: str | None) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"render_mode is {', '.join(MODES)} or None, not {render_mode!r}")
        self.coded, self.render_mode = coded, render_mode
        self.metadata = {
            "name": f"undercover_{coded.game.slug}_v{coded.game.rules_version}",
            "render_modes": MODES,
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(coded.seats)]
        seen = Box(coded.lowest, coded.highest, dtype=np.int16)
        mask = Box(0, 1, (len(coded.actions),), np.int8)
        self.observation_spaces: dict[str, Space[Any]] = {
            agent: Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Space[Any]] = {
            agent: Discrete(len(coded.actions)) for agent in self.possible_agents
        }
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is None:
            seed = int(self._seeds.integers(1 << 62))
        self._seeds = np.random.default_rng(seed)
        self.match = self.coded.game.start(self.coded.seats, seed, self.coded.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.match.waiting[0]]

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        mask = self.coded.mask(self.match, seat).astype(np.int8)
        return {"observation": self.coded.vector(self.match, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to move: it needs an action")
        seat = self.possible_agents.index(agent)
        self.match.step(seat, self.coded.option(self.match, seat, int(action)))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.match.waiting:
            self.agent_selection = self.agents[self.match.waiting[0]]
        else:
            self._finish()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _finish(self) -> None:
        won, outcome = rewards(self.match.table), self.match.outcome
        assert outcome is not None
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = float(won[seat])
            self.terminations[agent] = True
            self.infos[agent] = {
                "score": outcome.scores[seat],
                "place": outcome.places[seat],
                "reason": outcome.reason,
            }
        self.agent_selection = self.agents[0]

    def render(self) -> str | Pixels | None:
        """The table as somebody sees it who only watches."""
        if self.render_mode == "rgb_array":
            return board_pixels(self.match)
        if self.render_mode == "ansi":
            return board_text(self.match)
        if self.render_mode == "human":
            print(board_text(self.match, colours=True))
        return None

    def close(self) -> None:
        """There is nothing to close."""
