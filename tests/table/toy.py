"""A toy game for tests of the kernel: it writes down what happens, and its plan is an option."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from undercover.table.agenda import UNANSWERED, Choice, OpenChoice, Sealed, Step, Table
from undercover.table.census import Census
from undercover.table.dice import Dice
from undercover.table.game import Game, OptionSpec, Setting
from undercover.table.native import Row, append, i64, remove, sort, vec
from undercover.table.parts import Part
from undercover.table.rows import row_of
from undercover.table.story import Bar, Event, Phrase, first

LAPSED = 99
NOTED = Event("noted", "number", "1.1")
WHISPERED = Event("whispered", "number", "1.2")
PICKED = Phrase("pick", "number", "1.3")


class Toy(Table):
    """Everything that happened so far, and a pile to pick from."""

    def __init__(self) -> None:
        super().__init__()
        self.log: Row = vec[i64]()
        self.pile: Row = vec[i64]()
        self.plan = ""

    def copy(self) -> Toy:
        g = Toy.__new__(Toy)
        g.copy_agenda(self)
        g.log = self.log[:]
        g.pile = self.pile[:]
        g.plan = self.plan
        return g


class NoteStep(Step[Toy]):
    """Write a number down."""

    def run(self, g: Toy, a: i64, b: i64) -> None:
        g.log = append(g.log, a + b)
        g.tell(NOTED, a + b)


class NestStep(Step[Toy]):
    """Write a number down, then two more before anything else happens."""

    def run(self, g: Toy, a: i64, b: i64) -> None:
        g.log = append(g.log, a)
        g.then(NOTE.of(10 * a + 1), NOTE.of(10 * a + 2))


class RollStep(Step[Toy]):
    """Write down a roll of the dice."""

    def run(self, g: Toy, a: i64, b: i64) -> None:
        g.log = append(g.log, g.dice.below(6))


class PeekStep(Step[Toy]):
    """A seat is shown something hidden."""

    def run(self, g: Toy, seat: i64, b: i64) -> None:
        g.revealed += 1
        g.whisper(seat, WHISPERED, 7)


class StopStep(Step[Toy]):
    """The game is over, and this seat has won; what is said after that does not count."""

    def run(self, g: Toy, seat: i64, b: i64) -> None:
        g.finish(1 << seat, 0)
        g.then(NOTE.of(66))
        g.finish(0, 1)


def picks(pile: Row) -> Row:
    pile = pile[:]
    sort(pile)
    return vec[i64]([PICKED.of(number) for number in pile])


class PickChoice(Choice[Toy]):
    """Take a number from the pile."""

    def options(self, g: Toy, seat: i64, b: i64) -> Row:
        return picks(g.pile)

    def choose(self, g: Toy, seat: i64, b: i64, option: i64) -> None:
        g.pile = remove(g.pile, first(option))
        g.log = append(g.log, first(option))

    def lapse(self, g: Toy, seat: i64, b: i64) -> None:
        g.log = append(g.log, LAPSED)

    def barred(self, g: Toy, seat: i64, b: i64) -> list[Bar]:
        return [Bar(PICKED.of(0), "nothing", "1.4")]


class OpenPickChoice(OpenChoice[Toy]):
    """The same, but a single number is taken without asking."""

    def options(self, g: Toy, seat: i64, b: i64) -> Row:
        return picks(g.pile)

    def choose(self, g: Toy, seat: i64, b: i64, option: i64) -> None:
        g.pile = remove(g.pile, first(option))
        g.log = append(g.log, first(option))

    def lapse(self, g: Toy, seat: i64, b: i64) -> None:
        g.log = append(g.log, LAPSED)


class VoteChoice(Sealed[Toy]):
    """The seats of `b`, one bit each, choose a number up to their own at the same time."""

    def seats(self, g: Toy, a: i64, b: i64) -> Row:
        return vec[i64]([seat for seat in range(g.seats) if b >> seat & 1])

    def options(self, g: Toy, seat: i64, b: i64) -> Row:
        return vec[i64]([PICKED.of(number) for number in range(1, seat + 3)])

    def unseal(self, g: Toy, b: i64, answers: Row) -> None:
        for answer in answers:
            g.log = append(g.log, answer if answer == UNANSWERED else first(answer))


NOTE = NoteStep()
NEST = NestStep()
ROLL = RollStep()
PEEK = PeekStep()
STOP = StopStep()
PICK = PickChoice()
OPEN_PICK = OpenPickChoice()
VOTE = VoteChoice()

#: What happens in a match of each plan.
PLANS = {
    "picks": [PICK.of(0), PICK.of(0), PICK.of(1), STOP.of(1)],
    "roll": [PICK.of(0), ROLL.of(), PICK.of(0), STOP.of(0)],
    "peek": [PICK.of(0), PEEK.of(1), PICK.of(0), STOP.of(0)],
    "vote": [VOTE.of(0, 0b111), PICK.of(0), STOP.of(2)],
}


class Look(Struct):
    log: list[int]


def bare(seats: int, options: Mapping[str, Setting], _box: Any) -> Toy:
    g = Toy()
    g.seats = seats
    g.plan = str(options["plan"])
    return g


def set_up(g: Toy) -> None:
    g.pile = row_of([1, 2, 3, 4])
    g.then_all(row_of(PLANS[g.plan]))


def imagine(g: Toy, _seat: int, _dice: Dice) -> Toy:
    return g.copy()


TOY = Game[Toy](
    "toy",
    "Toy",
    rules_version="1",
    seats=(2, 3),
    minutes=(1, 2),
    options={"plan": OptionSpec(tuple(PLANS), "picks", "setting-plan", (2, 3), only={"vote": (3,)})},
    fields={"number": 10},
    parts=[Part("log", 1), Part("pile", 1)],
    given=("plan",),
    reasons=["end-stopped", "end-late"],
    longest=10,
    home="tests.table",
    open_box=lambda text: None,
    bare=bare,
    set_up=set_up,
    view=lambda g, seat: Look(list(g.log)),
    imagine=imagine,
    hidden=lambda g, seat: {},
    census=lambda g: Census(),
)
# A toy has no data file.
vars(TOY)["data"] = ""
