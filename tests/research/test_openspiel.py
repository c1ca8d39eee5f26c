"""OpenSpiel's own tests for every game, and its searches and learners at work on them."""

from __future__ import annotations

import unittest
from typing import Any

import pytest

np = pytest.importorskip("numpy")
pyspiel = pytest.importorskip("pyspiel")
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")

from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr, tabular_qlearner  # noqa: E402

from tests.research.games import ALL, DUEL, Options, tables  # noqa: E402
from undercover import Game  # noqa: E402
from undercover.research.openspiel import register  # noqa: E402

NAMES = {each.slug: register(each) for each in ALL}


def load(game: Game[Any], seats: int, options: Options, deals: int = 50) -> Any:
    return pyspiel.load_game(NAMES[game.slug], {"seats": seats, "deals": deals, **options})


#: Random matches of The Agents go on for hundreds of decisions.
LONG = [game for game in ALL if game.slug == "the_agents"]


@pytest.mark.parametrize(("game", "seats", "options"), tables([game for game in ALL if game not in LONG]))
def test_random_simulation(game: Game[Any], seats: int, options: Options) -> None:
    """Clones, undo, legal actions, tensors, strings and returns, at every step of a random match."""
    few = {"max_turns": 4} if game.slug == "good_cop_bad_cop" and "max_turns" not in options else {}
    pyspiel.random_sim_test(load(game, seats, {**options, **few}), num_sims=1, serialize=False, verbose=False)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats", "options"), tables(LONG))
def test_random_simulation_of_long_matches(game: Game[Any], seats: int, options: Options) -> None:
    test_random_simulation(game, seats, options)


@pytest.mark.parametrize(("game", "seats", "options"), tables())
def test_the_tests_for_python_games(game: Game[Any], seats: int, options: Options) -> None:
    """OpenSpiel's simulation for Python games: clones, serialisation, bounds of the returns."""
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    np.random.seed(1)
    few = {"max_turns": 4} if game.slug == "good_cop_bad_cop" and "max_turns" not in options else {}
    GamesSimTest().sim_game(load(game, seats, {**options, **few}))


@pytest.mark.parametrize(("game", "seats", "options"), tables())
def test_the_interface_is_kept(game: Game[Any], seats: int, options: Options, monkeypatch: pytest.MonkeyPatch) -> None:
    """OpenSpiel's API test on part of the tree."""
    from open_spiel.integration_tests import api_test

    sample = api_test.sample_some_states.sample_some_states
    monkeypatch.setattr(api_test.sample_some_states, "sample_some_states", lambda game, max_states: sample(game, 30))
    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), {})
    case.game_name, case.game = NAMES[game.slug], load(game, seats, options, 3)  # type: ignore[attr-defined]
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun > 3
    assert [text for _, text in result.errors + result.failures] == []


def test_an_information_state_tells_what_was_heard() -> None:
    """Two deals that look alike to a player at first are one information state until something tells them apart."""
    duel = load(DUEL, 2, {}, 200)
    first: dict[str, int] = {}
    for deal in range(200):
        state = duel.new_initial_state()
        state.apply_action(deal)
        if state.current_player() == 0:
            text = state.information_state_string(0)
            first[text] = first.get(text, 0) + 1
    assert "laid_myself" not in next(iter(first))
    state.apply_action(state.legal_actions()[0])
    assert "laid_myself" in state.information_state_string(state.current_player())


def test_ismcts_plays() -> None:
    """OpenSpiel's own search over worlds that the seat imagines."""
    duel = load(DUEL, 2, {})
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(duel, evaluator, uct_c=2.0, max_simulations=20, random_state=np.random.RandomState(2))
    state = duel.new_initial_state()
    state.apply_action(7)
    for _ in range(4):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_counterfactual_regret_is_sampled() -> None:
    duel = load(DUEL, 2, {}, 3)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(duel)
    np.random.seed(3)
    for _ in range(20):
        solver.iteration()
    state = duel.new_initial_state()
    state.apply_action(1)
    policy = solver.average_policy().action_probabilities(state)
    assert abs(sum(policy.values()) - 1) < 1e-6


def test_a_learner_learns_in_it() -> None:
    table = rl_environment.Environment(load(DUEL, 2, {}, 5), chance_event_sampler=rl_environment.ChanceEventSampler(4))
    agents = [
        tabular_qlearner.QLearner(player_id=seat, num_actions=table.action_spec()["num_actions"]) for seat in range(2)
    ]
    np.random.seed(5)
    for _ in range(3):
        step = table.reset()
        while not step.last():
            step = table.step([agents[step.observations["current_player"]].step(step).action])
        for agent in agents:
            agent.step(step)
