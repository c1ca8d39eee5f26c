"""One seat against bots, as Gymnasium wants it."""

from __future__ import annotations

from typing import Any

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402

from tests.research.games import ALL, Options, tables  # noqa: E402
from undercover import Game  # noqa: E402
from undercover.research.gymnasium import Env  # noqa: E402


@pytest.mark.filterwarnings("ignore:.*reset.*:UserWarning")
@pytest.mark.parametrize(("game", "seats", "options"), tables())
def test_gymnasium_finds_nothing_wrong(game: Game[Any], seats: int, options: Options) -> None:
    check_env(Env(game, seats, bots="random", **options), skip_render_check=True)


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.slug)
def test_a_match_against_bots(game: Game[Any]) -> None:
    for bots in ("random", "greedy"):
        table, generator = Env(game, game.seats[-1], game.seats[-1] - 1, bots), np.random.default_rng(1)
        _, told = table.reset(seed=3)
        over, reward = False, 0.0
        while not over:
            action = generator.choice(np.flatnonzero(told["action_mask"]))
            _, reward, over, _, told = table.step(action)
        assert reward in (1.0, -1.0)


def test_whatever_else_is_chosen_loses() -> None:
    table = Env("agent_avenue")
    _, told = table.reset(seed=1)
    _, reward, over, _, told = table.step(int(np.flatnonzero(~told["action_mask"])[0]))
    assert (reward, over, told["illegal"]) == (-1.0, True, True)


def test_too_few_bots_are_refused() -> None:
    with pytest.raises(ValueError, match="3 other seats"):
        Env("agent_avenue", 4, bots=["random"])
