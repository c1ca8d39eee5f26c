"""A toy game with sealed choices: three rounds; one seat sets the stake in the open, then all throw in secret."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from types import ModuleType
from typing import Any, Final

import pytest
from msgspec import Struct

from undercover.table import registry
from undercover.table.agenda import Choice, Sealed, Step, Table
from undercover.table.census import Census
from undercover.table.dice import Dice
from undercover.table.game import Game, Setting
from undercover.table.native import Row, fill, i64, vec
from undercover.table.parts import Part
from undercover.table.rows import row_of
from undercover.table.story import Event, Phrase, first

ROUNDS: Final = 3
STAKE_IT: Final = Phrase("stake", "points", "1")
THROW_IT: Final = Phrase("throw", "number", "2")
STAKED: Final = Event("stake", "points", "1")
THREW: Final = Event("threw", "seat number", "2")
HELD: Final = Event("held", "number", "2")


class Ring(Table):
    def __init__(self) -> None:
        super().__init__()
        self.points: Row = vec[i64]()
        self.stake: i64 = 0
        #: One card for each seat that nobody else sees and that never matters.
        self.secrets: Row = vec[i64]()

    def copy(self) -> Ring:
        g = Ring.__new__(Ring)
        g.copy_agenda(self)
        g.points, g.stake, g.secrets = self.points[:], self.stake, self.secrets[:]
        return g


class RoundStep(Step[Ring]):
    def run(self, g: Ring, a: i64, b: i64) -> None:
        if a == ROUNDS:
            g.finish(1, 0)
        else:
            g.then(STAKE.of(a % g.seats), THROW.of(0), ROUND.of(a + 1))


class StakeChoice(Choice[Ring]):
    def options(self, g: Ring, seat: i64, b: i64) -> Row:
        return vec[i64]([STAKE_IT.of(points) for points in range(1, 4)])

    def choose(self, g: Ring, seat: i64, b: i64, option: i64) -> None:
        g.stake = first(option)
        g.tell(STAKED, g.stake)


class ThrowChoice(Sealed[Ring]):
    def seats(self, g: Ring, a: i64, b: i64) -> Row:
        return vec[i64]([seat for seat in range(g.seats)])

    def options(self, g: Ring, seat: i64, b: i64) -> Row:
        return vec[i64]([THROW_IT.of(number) for number in range(3)])

    def unseal(self, g: Ring, b: i64, answers: Row) -> None:
        g.revealed += 1
        thrown = [first(answer) for answer in answers]
        for seat, number in enumerate(thrown):
            g.points[seat] += g.stake * (number == max(thrown))
            g.tell(THREW, seat, number)
            g.whisper(seat, HELD, g.secrets[seat])


ROUND: Final = RoundStep()
STAKE: Final = StakeChoice()
THROW: Final = ThrowChoice()


class Look(Struct):
    points: list[int]
    stake: int
    secret: int | None


def bare(seats: int, _options: Mapping[str, Setting], _box: Any) -> Ring:
    g = Ring()
    g.seats = seats
    return g


def set_up(g: Ring) -> None:
    g.points = fill(0, g.seats)
    g.secrets = row_of([g.dice.below(100) for _ in range(g.seats)])
    g.then(ROUND.of(0))


def view(g: Ring, seat: int) -> Look:
    return Look(list(g.points), g.stake, None if seat < 0 else g.secrets[seat])


def imagine(g: Ring, seat: int, dice: Dice) -> Ring:
    world = g.copy()
    world.secrets = row_of([g.secrets[n] if n == seat else dice.below(100) for n in range(g.seats)])
    return world


GAME: Final = Game[Ring](
    "duel",
    "Duel",
    rules_version="1",
    seats=(2, 3),
    minutes=(1, 2),
    options={},
    fields={"points": 4, "number": 3},
    parts=[Part("points", 1), Part("stake"), Part("secrets", 1)],
    given=(),
    reasons=["end-done"],
    longest=20,
    home="tests.server",
    open_box=lambda text: None,
    bare=bare,
    set_up=set_up,
    view=view,
    imagine=imagine,
    hidden=lambda g, seat: {f"secret {n}": [secret] for n, secret in enumerate(g.secrets) if n != seat},
    census=lambda g: Census(),
)
vars(GAME)["data"] = "[game]\nminutes = [1, 2]\n"


def put_on_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("undercover.games.duel")
    module.__dict__.update(GAME=GAME, __path__=[])
    monkeypatch.setitem(sys.modules, "undercover.games.duel", module)
    monkeypatch.setattr(registry, "SHELF", (*registry.SHELF, "duel"))
