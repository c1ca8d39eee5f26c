"""PettingZoo's own tests, for every game, number of seats and mode."""

from __future__ import annotations

import warnings
from functools import partial
from typing import Any

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("pettingzoo")

with warnings.catch_warnings():
    # Where pygame is installed, its tests import games of its own in a way it calls old.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from tests.research.games import Options, tables, usual  # noqa: E402
from undercover import Game, IllegalChoice  # noqa: E402
from undercover.research.pettingzoo import env  # noqa: E402


#: What it also says of its own games with masks: the space is a Dict, and a seat that is not asked may choose nothing.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")
@pytest.mark.parametrize(("game", "seats", "options"), tables())
def test_api(game: Game[Any], seats: int, options: Options, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(game, seats, **options), num_cycles=40)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "seats", "options"), tables())
def test_seeds(game: Game[Any], seats: int, options: Options) -> None:
    seed_test(partial(env, game, seats, **options), num_cycles=20)


@pytest.mark.parametrize(("game", "seats", "options"), usual())
def test_pictures(game: Game[Any], seats: int, options: Options, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("PIL")
    render_test(partial(env, game, seats, **options))
    assert capsys.readouterr().out


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats", "options"), tables())
def test_pictures_of_everything(
    game: Game[Any], seats: int, options: Options, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same for every option: drawing takes half a second a table."""
    test_pictures(game, seats, options, capsys)


@pytest.mark.parametrize(("game", "seats", "options"), tables())
def test_speed_is_measured(
    game: Game[Any],
    seats: int,
    options: Options,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The benchmark runs; its clock is set so that it does not take five seconds."""
    clock = iter(range(100))
    monkeypatch.setattr("time.time", lambda: float(next(clock)))
    performance_benchmark(env(game, seats, **options))
    assert "turns per second" in capsys.readouterr().out


def test_a_choice_that_is_not_offered_is_refused() -> None:
    table = env("agent_avenue", seats=2, mode="advanced")
    table.reset(seed=1)
    seen = table.observe(table.agent_selection)
    with pytest.raises(IllegalChoice):
        table.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))


def test_sealed_choices_are_made_in_turn_and_leak_nothing() -> None:
    """Good Cop Bad Cop: what the first seat sealed, the second cannot see."""
    one, other = (env("good_cop_bad_cop", seats=4) for _ in range(2))
    for table, last in ((one, 0), (other, -1)):
        table.reset(seed=5)
        assert len(table.unwrapped.match.waiting) > 1
        legal = np.flatnonzero(table.observe(table.agent_selection)["action_mask"])
        table.step(int(legal[last]))
    for agent in one.agents[1:]:
        assert (one.observe(agent)["observation"] == other.observe(agent)["observation"]).all()
        assert (one.observe(agent)["action_mask"] == other.observe(agent)["action_mask"]).all()
