"""Every game as a Gymnasium environment for one: you in one seat, bots in the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

from undercover.bots import level, luck
from undercover.research.encoding import Encoding, Flags, Shorts, rewards
from undercover.research.picture import Pixels, board_pixels, board_text
from undercover.table.game import Game, Setting
from undercover.table.registry import game as on_shelf


class Env(gymnasium.Env[Shorts, np.int64]):
    """You sit at `seat`; `bots` is the level of all others, or one level for each of them.

    What you may choose is `action_masks()`, and `info["action_mask"]`. Whatever else is chosen loses the match at once.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}

    def __init__(
        self,
        game: Game[Any] | str,
        seats: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        render_mode: str | None = None,
        memory: int = 0,
        **options: Setting,
    ) -> None:
        rules = on_shelf(game) if isinstance(game, str) else game
        self.coded = Encoding(rules, rules.seats[0] if seats is None else seats, options, memory)
        self.seat, self.render_mode = seat, render_mode
        names = [bots] * (self.coded.seats - 1) if isinstance(bots, str) else [*bots]
        if len(names) != self.coded.seats - 1:
            raise ValueError(f"{self.coded.seats - 1} other seats are for as many bots, not {len(names)}")
        players = [level(name, rules) for name in names]
        self._bots = {other: players.pop(0) for other in range(self.coded.seats) if other != seat}
        self.observation_space = Box(self.coded.lowest, self.coded.highest, dtype=np.int16)
        self.action_space = Discrete(len(self.coded.actions))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Shorts, dict[str, Any]]:
        """`reset(seed=s)` deals the match `game.start(seats, s)`."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(1 << 62)) if seed is None else seed
        self.match = self.coded.game.start(self.coded.seats, deal, self.coded.options)
        self._let_bots_play()
        return self._seen(), self._told()

    def step(self, action: np.int64 | int) -> tuple[Shorts, float, bool, bool, dict[str, Any]]:
        if not self.action_masks()[action]:
            return self._seen(), -1.0, True, False, {**self._told(), "illegal": True}
        self.match.step(self.seat, self.coded.option(self.match, self.seat, int(action)))
        self._let_bots_play()
        over = not self.match.waiting
        reward = float(rewards(self.match.table)[self.seat])
        return self._seen(), reward, over, False, self._told()

    def _let_bots_play(self) -> None:
        match = self.match
        while match.waiting and match.waiting[0] != self.seat:
            other = match.waiting[0]
            match.step(other, self._bots[other].choose(match.chair(other, luck(match))))

    def _seen(self) -> Shorts:
        return self.coded.vector(self.match, self.seat)

    def _told(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> Flags:
        return self.coded.mask(self.match, self.seat)

    def render(self) -> str | Pixels | None:
        """The table as somebody sees it who only watches."""
        if self.render_mode == "rgb_array":
            return board_pixels(self.match)
        return board_text(self.match) if self.render_mode == "ansi" else None
