"""A toy game for tests of the kernel: it writes down what happens, and its plan is an option."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from undercover.table.agenda import Choice, OpenChoice, Sealed, Step, Table
from undercover.table.census import Census
from undercover.table.dice import Dice
from undercover.table.game import Game, OptionSpec, Setting
from undercover.table.parts import Part
from undercover.table.story import Bar, Phrase, Said

LAPSED = 99
NOTED = Phrase("noted", "number", "1.1")
WHISPERED = Phrase("whispered", "number", "1.2")
PICKED = Phrase("pick", "number", "1.3")


class Toy(Table):
    """Everything that happened so far, and a pile to pick from."""

    __slots__ = ("log", "pile")

    def __init__(self) -> None:
        super().__init__()
        self.log: list[int] = []
        self.pile: list[int] = []

    def copy(self) -> Toy:
        g = Toy.__new__(Toy)
        g.copy_agenda(self)
        g.log = self.log[:]
        g.pile = self.pile[:]
        return g


class NoteStep(Step[Toy]):
    """Write a number down."""

    def run(self, g: Toy, a: int, b: int) -> None:
        g.log.append(a + b)
        g.tell(NOTED, a + b)


class NestStep(Step[Toy]):
    """Write a number down, then two more before anything else happens."""

    def run(self, g: Toy, a: int, b: int) -> None:
        g.log.append(a)
        g.then([NOTE(10 * a + 1), NOTE(10 * a + 2)])


class RollStep(Step[Toy]):
    """Write down a roll of the dice."""

    def run(self, g: Toy, a: int, b: int) -> None:
        g.log.append(g.dice.below(6))


class PeekStep(Step[Toy]):
    """A seat is shown something hidden."""

    def run(self, g: Toy, seat: int, b: int) -> None:
        g.revealed += 1
        g.whisper(seat, WHISPERED, 7)


class StopStep(Step[Toy]):
    """The game is over, and this seat has won; what is said after that does not count."""

    def run(self, g: Toy, seat: int, b: int) -> None:
        g.finish(1 << seat, 0)
        g.then([NOTE(66)])
        g.finish(0, 1)


class PickChoice(Choice[Toy]):
    """Take a number from the pile."""

    def options(self, g: Toy, seat: int, b: int) -> list[int]:
        return sorted(g.pile)

    def choose(self, g: Toy, seat: int, b: int, option: int) -> None:
        g.pile.remove(option)
        g.log.append(option)

    def lapse(self, g: Toy, seat: int, b: int) -> None:
        g.log.append(LAPSED)

    def say(self, g: Toy, seat: int, b: int, option: int) -> Said:
        return Said(PICKED, [option])

    def barred(self, g: Toy, seat: int, b: int) -> list[Bar]:
        return [Bar(Said(PICKED, [0]), "nothing", "1.4")]


class OpenPickChoice(OpenChoice[Toy]):
    """The same, but a single number is taken without asking."""

    def options(self, g: Toy, seat: int, b: int) -> list[int]:
        return sorted(g.pile)

    def choose(self, g: Toy, seat: int, b: int, option: int) -> None:
        g.pile.remove(option)
        g.log.append(option)

    def lapse(self, g: Toy, seat: int, b: int) -> None:
        g.log.append(LAPSED)

    def say(self, g: Toy, seat: int, b: int, option: int) -> Said:
        return Said(PICKED, [option])


class VoteChoice(Sealed[Toy]):
    """The seats of `b`, one bit each, choose a number up to their own at the same time."""

    def seats(self, g: Toy, a: int, b: int) -> list[int]:
        return [seat for seat in range(g.seats) if b >> seat & 1]

    def options(self, g: Toy, seat: int, b: int) -> list[int]:
        return list(range(1, seat + 3))

    def unseal(self, g: Toy, b: int, answers: list[int]) -> None:
        g.log += answers

    def say(self, g: Toy, seat: int, b: int, option: int) -> Said:
        return Said(PICKED, [option])


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
    "picks": [PICK(0), PICK(0), PICK(1), STOP(1)],
    "roll": [PICK(0), ROLL(), PICK(0), STOP(0)],
    "peek": [PICK(0), PEEK(1), PICK(0), STOP(0)],
    "vote": [VOTE(0, 0b111), PICK(0), STOP(2)],
}


class ToyGame(Game):
    slug = "toy"
    title = "Toy"
    rules_version = "1"
    seats = (2, 3)
    options = {"plan": OptionSpec(tuple(PLANS), "picks", "setting-plan", (2, 3), only={"vote": (3,)})}
    names = {}
    parts = [Part("log", 1), Part("pile", 1)]
    reasons = ["end-stopped", "end-late"]
    longest = 10
    home = "tests.table"

    @cached_property
    def data(self) -> str:
        return ""

    def open_box(self, text: str) -> Any:
        return None

    def bare(self, seats: int, options: Mapping[str, Setting], box: Any) -> Toy:
        g = Toy()
        g.seats = seats
        return g

    def lay(self, seats: int, options: Mapping[str, Setting], box: Any, dice: Dice) -> Toy:
        g = self.bare(seats, options, box)
        g.dice = dice
        g.pile = [1, 2, 3, 4]
        g.then(PLANS[str(options["plan"])][:])
        return g

    def seen(self, g: Any, seat: int | None) -> dict[str, Any]:
        return {"log": list(g.log)}

    def imagine(self, g: Any, seat: int | None, dice: Dice) -> Toy:
        world: Toy = g.copy()
        return world

    def hidden(self, g: Any, seat: int | None) -> dict[str, list[int]]:
        return {}

    def census(self, g: Any) -> Census:
        return Census()


TOY = ToyGame()
