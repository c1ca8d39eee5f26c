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
from undercover.table.story import EVERYBODY, Said

#: How many different deals there are, unless it is said otherwise.
DEALS = 1000
#: The games OpenSpiel knows, by slug.
KNOWN: dict[str, Game[Any]] = {}


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


class Position:
    """Where a match stands, and everything said at its table so far; before the deal there is no match."""

    def __init__(self, coded: Encoding, deals: int) -> None:
        self.coded, self.deals = coded, deals
        self.match: Match | None = None
        #: Never changed in place: what was said, and the deal and the actions that led here.
        self.said: list[Said] = []
        self.taken: tuple[int, ...] = ()

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        """OpenSpiel copies states by copying deeply what they hold."""
        twin = Position(self.coded, self.deals)
        twin.match = None if self.match is None else self.match.copy()
        twin.said, twin.taken = self.said, self.taken
        return twin

    def __reduce__(self) -> Any:
        """A position on paper is the way that led to it."""
        if self.match is not None and not self.match.known:
            raise TypeError("an imagined match has no past to write down")
        coded = self.coded
        return restored, (coded.game.slug, coded.seats, coded.options, coded.memory, self.deals, self.taken)

    def heard(self, seat: int) -> list[Said]:
        return [said for said in self.said if said.to == EVERYBODY or said.to == seat]

    def take(self, action: int) -> None:
        coded = self.coded
        if self.match is None:
            self.match = coded.game.dealt(coded.seats, action, coded.options, None)
            self.match.table.listen(False)
            self.match.table.settle()
        else:
            seat = self.match.waiting[0]
            option = coded.option(self.match, seat, action)
            self.match.table.listen(False)
            self.match.step(seat, option)
        self.said = self.said + self.match.table.hush()[0]
        self.taken = *self.taken, action


def restored(
    slug: str, seats: int, options: dict[str, Setting], memory: int, deals: int, taken: tuple[int, ...]
) -> Position:
    position = Position(Encoding(KNOWN[slug], seats, options, memory), deals)
    for action in taken:
        position.take(action)
    return position


class State(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: UndercoverGame) -> None:
        super().__init__(game)
        self.position = Position(game.coded, game.deals)

    # -- who decides what

    def current_player(self) -> int:
        if self.position.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        waiting = self.position.match.waiting
        return waiting[0] if waiting else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.position.match is not None and not self.position.match.waiting

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.position.deals) for deal in range(self.position.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position.match is not None
        return sorted(int(number) for number in self.position.coded.legal(self.position.match, player))

    def _apply_action(self, action: int) -> None:
        self.position.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        match = self.position.match
        if match is None or player < 0:
            return f"deal {action}"
        for choice, number in zip(match.choices(player), self.position.coded.legal(match, player)):
            if number == action:
                return choice.id
        return str(action)

    def returns(self) -> list[float]:
        if self.position.match is None:
            return [0.0] * self.position.coded.seats
        return [float(reward) for reward in rewards(self.position.match.table)]

    # -- what is known

    def resample_from_infostate(self, player: int, sampler: Any) -> State:
        """The same moment in a world this player could believe in."""
        twin = State(self.get_game())
        assert self.position.match is not None
        twin.position.match = self.position.match.imagine(player, int(sampler() * (1 << 53)))
        twin.position.said = self.position.heard(player)
        return twin

    def __str__(self) -> str:
        match = self.position.match
        if match is None:
            return "before the deal"
        return f"deal {match.seed}: {list(match.history)}" if match.known else match.hash()


class Observer:
    """What a player sees, as a tensor and as a string; with perfect recall, the string also tells all it has heard."""

    def __init__(self, coded: Encoding, recall: bool) -> None:
        self.coded, self.recall = coded, recall
        self.tensor: Floats = np.zeros(coded.size, np.float32)
        self.dict: dict[str, Floats] = coded.arrays(self.tensor)

    def set_from(self, state: State, player: int) -> None:
        match = state.position.match
        if match is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.coded.scaled(self.coded.vector(match, player, state.position.heard(player)))

    def string_from(self, state: State, player: int) -> str:
        match = state.position.match
        if match is None:
            return "before the deal"
        seen = f"{player} asked {list(match.table.asked())} {match.view(player)}"
        return " ".join([seen, *map(_told, state.position.heard(player))]) if self.recall else seen


def _told(said: Said) -> str:
    return f"{said.word.id}{said.numbers[: len(said.word.fields)]}"


def _default(rules: Game[Any], name: str) -> Setting:
    return rules.options[name].default


def register(rules: Game[Any]) -> str:
    """Let OpenSpiel know a game; the name it goes by there."""
    name = f"undercover_{rules.slug}"
    KNOWN[rules.slug] = rules
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

    # Pickled games name their class, and it must be found here.
    Registered.__qualname__ = Registered.__name__ = name
    globals()[name] = Registered
    pyspiel.register_game(kind, Registered)
    return name


NAMES = [register(rules) for rules in games().values()]
