"""Every game as a game of OpenSpiel: `pyspiel.load_game("undercover_agent_avenue(seats=2,mode=advanced)")`.

Chance is explicit: it decides once, at the root, which of `deals` deals is played, each as likely as any other; the
deal settles every card and die of the match. Nobody sees which one it is.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from undercover.research.encoding import Encoding, Floats, rewards
from undercover.table.game import Game, Setting
from undercover.table.match import Match
from undercover.table.registry import games

#: How many different deals there are, unless it is said otherwise.
DEALS = 1000


class UndercoverGame(pyspiel.Game):  # type: ignore[misc]
    """A game at one number of seats with these options."""

    def __init__(self, rules: Game[Any], kind: Any, params: dict[str, Any] | None) -> None:
        chosen = dict(params or {})
        seats = int(chosen.pop("seats", rules.seats[0]))
        self.deals = int(chosen.pop("deals", DEALS))
        memory = int(chosen.pop("memory", 0))
        options = {name: value for name, value in chosen.items() if value != _default(rules, name)}
        self.coded = Encoding(rules, seats, options, memory)
        numbers = pyspiel.GameInfo(
            num_distinct_actions=len(self.coded.actions),
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=rules.longest,
        )
        super().__init__(kind, numbers, params or {})

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.coded, recall)


class State(pyspiel.State):  # type: ignore[misc]
    """A match; before the deal there is none."""

    def __init__(self, game: UndercoverGame) -> None:
        super().__init__(game)
        self.coded, self.deals = game.coded, game.deals
        self.match: Match | None = None

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        twin = State(self.get_game())
        twin.match = None if self.match is None else self.match.copy()
        return twin

    # -- who decides what

    def current_player(self) -> int:
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        waiting = self.match.waiting
        return waiting[0] if waiting else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.match is not None and not self.match.waiting

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.match is not None
        return sorted(int(number) for number in self.coded.legal(self.match, player))

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            self.match = self.coded.game.start(self.coded.seats, action, self.coded.options)
        else:
            seat = self.match.waiting[0]
            self.match.step(seat, self.coded.option(self.match, seat, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if self.match is None or player < 0:
            return f"deal {action}"
        for choice, number in zip(self.match.choices(player), self.coded.legal(self.match, player)):
            if number == action:
                return choice.id
        return str(action)

    def returns(self) -> list[float]:
        if self.match is None:
            return [0.0] * self.coded.seats
        return [float(reward) for reward in rewards(self.coded.game, self.match.table)]

    # -- what is known

    def resample_from_infostate(self, player: int, sampler: Any) -> State:
        """The same moment in a world this player could believe in."""
        twin = State(self.get_game())
        assert self.match is not None
        twin.match = self.match.imagine(player, int(sampler() * (1 << 53)))
        return twin

    def __str__(self) -> str:
        return "before the deal" if self.match is None else self.match.hash()


class Observer:
    """What a player sees, as a tensor and as a string; with perfect recall, the string also tells all it has heard."""

    def __init__(self, coded: Encoding, recall: bool) -> None:
        self.coded, self.recall = coded, recall
        self.tensor: Floats = np.zeros(coded.size, np.float32)
        self.dict = coded.arrays(self.tensor)

    def set_from(self, state: State, player: int) -> None:
        if state.match is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.coded.scaled(self.coded.vector(state.match, player))

    def string_from(self, state: State, player: int) -> str:
        match = state.match
        if match is None:
            return "before the deal"
        seen = f"{player}: {match.seen(player)}"
        return f"{seen} {match.story(player)}" if self.recall and match.known else seen


def _default(rules: Game[Any], name: str) -> Setting:
    return rules.options[name].default


def register(rules: Game[Any]) -> str:
    """Let OpenSpiel know a game; the name it goes by there."""
    name = f"undercover_{rules.slug}"
    if name in pyspiel.registered_names():
        return name
    parameters: dict[str, Any] = {"seats": rules.seats[0], "deals": DEALS, "memory": 0}
    kind = pyspiel.GameType(
        short_name=name,
        long_name=rules.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.seats),
        min_num_players=min(rules.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**parameters, **{option: spec.default for option, spec in rules.options.items()}},
    )

    class Registered(UndercoverGame):
        """A class, as OpenSpiel lets go of what it knows only when Python is gone, and a class outlives that."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(rules, kind, params)

    pyspiel.register_game(kind, Registered)
    return name


NAMES = [register(rules) for rules in games().values()]
