"""A table and its agenda.

The table is what lies there; the agenda is what happens next: a stack of frames, each one int that names a step and
its two arguments. Steps happen by themselves, choices wait for a seat, sealed choices wait for several at once.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from undercover.table.dice import Dice
from undercover.table.story import Bar, Phrase, Said

#: A frame: the step's number in the lowest 12 bits, its first argument in 16 more, its second in 32 more.
STEP_BITS: Final = 12
FIRST_BITS: Final = 16
STEP: Final = (1 << STEP_BITS) - 1
FIRST: Final = (1 << FIRST_BITS) - 1
SECOND: Final = STEP_BITS + FIRST_BITS

EVERYBODY: Final = -1
UNANSWERED: Final = -1
PLAYING: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """What every game's table has. A game adds its own piles, rows and counts as ints and lists of ints."""

    __slots__ = ("agenda", "dice", "listening", "offered", "reason", "revealed", "sealed", "seats", "story", "winners")

    def __init__(self) -> None:
        self.seats = 0
        self.dice = Dice(1)
        self.agenda: list[int] = []
        #: The options of the choice on top of the agenda, once they have been worked out. Never changed in place.
        self.offered: list[int] = []
        #: Answers to the sealed choice on top of the agenda, by seat; empty when there is none.
        self.sealed: list[int] = []
        #: How often something hidden has become known to anybody: what undo may not cross.
        self.revealed = 0
        #: Why the game ended (a number of the game's own list of reasons), and who won, one bit a seat.
        self.reason: int = PLAYING
        self.winners = 0
        self.listening = False
        self.story: list[Said] = []

    def copy(self) -> Table:
        raise NotImplementedError  # abstract

    def copy_agenda(self, other: Table) -> None:
        """Fill a fresh table with another one's kernel part. Whoever listened to the other does not listen here."""
        self.seats = other.seats
        self.dice = Dice(other.dice.state)
        self.agenda = other.agenda[:]
        self.offered = other.offered
        self.sealed = other.sealed[:]
        self.revealed = other.revealed
        self.reason = other.reason
        self.winners = other.winners
        self.listening = False
        self.story = []

    # -- what happens next

    def then(self, frames: list[int]) -> None:
        """These frames happen next, in this order, before anything already on the agenda."""
        if self.reason == PLAYING:
            frames.reverse()
            self.agenda += frames

    def finish(self, winners: int, reason: int) -> None:
        """The game is over at once; whatever was still to happen is dropped. The first end counts."""
        if self.reason == PLAYING:
            self.winners = winners
            self.reason = reason
            self.agenda.clear()
            self.sealed.clear()

    def settle(self) -> None:
        """Let everything happen that needs nobody's decision."""
        agenda = self.agenda
        while agenda:
            frame = agenda[-1]
            if STEPS[frame & STEP].reach(self, (frame >> STEP_BITS) & FIRST, frame >> SECOND):
                return

    def top(self) -> Choice[Any]:
        """The choice on top of a settled agenda."""
        step = STEPS[self.agenda[-1] & STEP]
        assert isinstance(step, Choice)
        return step

    def first(self) -> int:
        return (self.agenda[-1] >> STEP_BITS) & FIRST

    def second(self) -> int:
        return self.agenda[-1] >> SECOND

    def asked(self) -> list[int]:
        """The seats the present choice is put to, whether or not they have answered."""
        if not self.agenda:
            return []
        return self.top().seats(self, self.first(), self.second())

    def waiting(self) -> list[int]:
        """The seats whose answer is still missing."""
        if self.offered:
            return [self.first()]
        return [seat for seat in self.asked() if self.sealed[seat] == UNANSWERED] if self.sealed else []

    def waits_for(self, seat: int) -> bool:
        return seat == self.first() if self.offered else seat in self.waiting()

    def legal(self, seat: int) -> list[int]:
        """The options of a waiting seat, to be read, not changed."""
        return self.offered or self.top().options(self, seat, self.second())

    def take(self, seat: int, option: int) -> None:
        """Carry out an option that `legal` has named."""
        self.offered = []
        frame = self.agenda[-1]
        step = STEPS[frame & STEP]
        assert isinstance(step, Choice)
        step.answer(self, seat, frame >> SECOND, option)
        self.settle()

    # -- what people are told

    def tell(self, phrase: Phrase, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """A fact for everybody, spectators included."""
        if self.listening:
            self.story.append(Said(phrase, [a, b, c, d], EVERYBODY))

    def whisper(self, seat: int, phrase: Phrase, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """A fact for one seat."""
        if self.listening:
            self.story.append(Said(phrase, [a, b, c, d], seat))


T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """Something that happens by itself. Stateless: its arguments live in the frame.

    `TURN(seat, x)` makes the frame. The docstring of a step is the rule it carries out, with its clause.
    """

    def __init__(self) -> None:
        self.number = len(STEPS)
        kind: Any = type(self)
        self.home: str = kind.__module__
        self.name: str = spell(kind.__name__)
        STEPS.append(self)

    def __call__(self, a: int = 0, b: int = 0) -> int:
        return self.number | a << STEP_BITS | b << SECOND

    def reach(self, g: T, a: int, b: int) -> bool:
        """The frame has come up; True if it waits for somebody."""
        g.agenda.pop()
        self.run(g, a, b)
        return False

    def run(self, g: T, a: int, b: int) -> None:
        raise NotImplementedError  # abstract


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[T]):
    """One seat decides (the frame's first argument). Asked also when there is one option only; lapses without any."""

    def reach(self, g: T, a: int, b: int) -> bool:
        g.offered = self.options(g, a, b)
        if g.offered:
            return True
        g.agenda.pop()
        self.lapse(g, a, b)
        return False

    def lapse(self, g: T, seat: int, b: int) -> None:
        """There is nothing to choose from, and everybody may know that."""

    def seats(self, g: T, a: int, b: int) -> list[int]:
        return [a]

    def options(self, g: T, seat: int, b: int) -> list[int]:
        """What the seat may choose: a pure function of the table, in a stable order."""
        raise NotImplementedError  # abstract

    def choose(self, g: T, seat: int, b: int, option: int) -> None:
        raise NotImplementedError  # abstract

    def answer(self, g: T, seat: int, b: int, option: int) -> None:
        g.agenda.pop()
        self.choose(g, seat, b, option)

    def say(self, g: T, seat: int, b: int, option: int) -> Said:
        """The option in words: which phrase, with which things."""
        raise NotImplementedError  # abstract

    def barred(self, g: T, seat: int, b: int) -> list[Bar]:
        """What a person would look for here but may not take now, and why not."""
        return []

    def default(self, g: T, seat: int, b: int) -> int:
        """What a seat does that has run out of time."""
        return self.options(g, seat, b)[0]

    def reaction(self) -> bool:
        """Whether this is a round of reactions: a live table gives it a time of its own, so that nobody can tell who
        had something to think about."""
        return False

    def shown(self, g: T, seat: int, b: int) -> str:
        """The name under which the others see that this is being decided. Secret kinds of decision hide it here."""
        return self.name


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenChoice(Choice[T]):
    """A choice that is made without asking when there is one option only, because that tells nobody anything."""

    def reach(self, g: T, a: int, b: int) -> bool:
        g.offered = self.options(g, a, b)
        if len(g.offered) > 1:
            return True
        only = g.offered
        g.offered = []
        g.agenda.pop()
        if only:
            self.choose(g, a, b, only[0])
        else:
            self.lapse(g, a, b)
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Choice[T]):
    """Several seats decide at the same time, in secret; when the last has answered, the answers are opened together."""

    def seats(self, g: T, a: int, b: int) -> list[int]:
        """Who is asked, in the order in which the answers count."""
        raise NotImplementedError  # abstract

    def unseal(self, g: T, b: int, answers: list[int]) -> None:
        """All answers are in, listed by seat; a seat that was not asked has UNANSWERED."""
        raise NotImplementedError  # abstract

    def reach(self, g: T, a: int, b: int) -> bool:
        if g.sealed:
            return True
        if self.seats(g, a, b):
            g.sealed = [UNANSWERED] * g.seats
            return True
        g.agenda.pop()
        self.unseal(g, b, [UNANSWERED] * g.seats)
        return False

    def answer(self, g: T, seat: int, b: int, option: int) -> None:
        g.sealed[seat] = option
        if g.waiting():
            return
        answers = g.sealed
        g.sealed = []
        g.agenda.pop()
        self.unseal(g, b, answers)


#: Every step of every game, by number.
STEPS: Final[list[Step[Any]]] = []


def spell(name: str) -> str:
    """TakeMarketCardChoice -> take_market_card: the name of a step in dumps and messages."""
    for ending in ("Choice", "Step"):
        name = name.removesuffix(ending)
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("_")


def frame_name(frame: int) -> str:
    """A frame as people read it: recruit(1, 0)."""
    a, b = (frame >> STEP_BITS) & FIRST, frame >> SECOND
    return f"{STEPS[frame & STEP].name}({a}, {b})" if b else f"{STEPS[frame & STEP].name}({a})"
