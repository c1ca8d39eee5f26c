"""A toy game with sealed choices: three rounds; one seat sets the stake in the open, then all throw in secret."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cached_property
from types import ModuleType
from typing import Any, Final

import pytest

from undercover.table import registry
from undercover.table.agenda import Choice, Sealed, Step, Table
from undercover.table.census import Census
from undercover.table.dice import Dice
from undercover.table.game import Game, Setting
from undercover.table.parts import Part
from undercover.table.story import Phrase, Said

ROUNDS: Final = 3
STAKE_IT: Final = Phrase("stake", "points", "1")
THROW_IT: Final = Phrase("throw", "number", "2")
THREW: Final = Phrase("threw", "seat number", "2")
HELD: Final = Phrase("held", "number", "2")


class Ring(Table):
    __slots__ = ("points", "secrets", "stake")

    def __init__(self) -> None:
        super().__init__()
        self.points: list[int] = []
        self.stake = 0
        #: One card for each seat that nobody else sees and that never matters.
        self.secrets: list[int] = []

    def copy(self) -> Ring:
        g = Ring.__new__(Ring)
        g.copy_agenda(self)
        g.points, g.stake, g.secrets = self.points[:], self.stake, self.secrets[:]
        return g


class RoundStep(Step[Ring]):
    def run(self, g: Ring, a: int, b: int) -> None:
        if a == ROUNDS:
            g.finish(1, 0)
        else:
            g.then([STAKE(a % g.seats), THROW(0), ROUND(a + 1)])


class StakeChoice(Choice[Ring]):
    def options(self, g: Ring, seat: int, b: int) -> list[int]:
        return [1, 2, 3]

    def choose(self, g: Ring, seat: int, b: int, option: int) -> None:
        g.stake = option
        g.tell(STAKE_IT, option)

    def say(self, g: Ring, seat: int, b: int, option: int) -> Said:
        return Said(STAKE_IT, [option])


class ThrowChoice(Sealed[Ring]):
    def seats(self, g: Ring, a: int, b: int) -> list[int]:
        return list(range(g.seats))

    def options(self, g: Ring, seat: int, b: int) -> list[int]:
        return [0, 1, 2]

    def say(self, g: Ring, seat: int, b: int, option: int) -> Said:
        return Said(THROW_IT, [option])

    def unseal(self, g: Ring, b: int, answers: list[int]) -> None:
        g.revealed += 1
        for seat, number in enumerate(answers):
            g.tell(THREW, seat, number)
            g.whisper(seat, HELD, g.secrets[seat])
            g.points[seat] += g.stake * (number == max(answers))


ROUND: Final = RoundStep()
STAKE: Final = StakeChoice()
THROW: Final = ThrowChoice()


class Duel(Game):
    slug = "duel"
    title = "Duel"
    rules_version = "1"
    seats = (2, 3)
    options = {}
    names = {}
    reasons = ["end-done"]
    longest = 20
    home = "tests.server"
    parts = [Part("points", 1), Part("stake"), Part("secrets", 1)]

    @cached_property
    def data(self) -> str:
        return "[game]\nminutes = [1, 2]\n"

    def open_box(self, text: str) -> None:
        return None

    def bare(self, seats: int, options: Mapping[str, Setting], box: Any) -> Ring:
        g = Ring()
        g.seats = seats
        return g

    def lay(self, seats: int, options: Mapping[str, Setting], box: Any, dice: Dice) -> Ring:
        g = self.bare(seats, options, box)
        g.dice = dice
        g.points = [0] * seats
        g.secrets = [dice.below(100) for _ in range(seats)]
        g.then([ROUND(0)])
        return g

    def seen(self, g: Any, seat: int | None) -> dict[str, Any]:
        secret = None if seat is None else g.secrets[seat]
        return {"points": g.points[:], "stake": g.stake, "secret": secret}

    def imagine(self, g: Any, seat: int | None, dice: Dice) -> Ring:
        world: Ring = g.copy()
        world.secrets = [g.secrets[n] if n == seat else dice.below(100) for n in range(g.seats)]
        return world

    def hidden(self, g: Any, seat: int | None) -> dict[str, list[int]]:
        return {f"secret {n}": [secret] for n, secret in enumerate(g.secrets) if n != seat}

    def census(self, g: Any) -> Census:
        return Census()


GAME = Duel()


def put_on_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("undercover.games.duel")
    module.__dict__.update(GAME=GAME, __path__=[])
    monkeypatch.setitem(sys.modules, "undercover.games.duel", module)
    monkeypatch.setattr(registry, "SHELF", (*registry.SHELF, "duel"))
