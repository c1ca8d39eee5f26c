"""A table and its agenda.

The table is what lies there; the agenda is what happens next: a stack of frames, each one int that names a step and
its two arguments. Steps happen by themselves, choices wait for a seat, sealed choices wait for several at once.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from undercover.table.dice import NO_DICE, Dice
from undercover.table.native import Row, append, fill, i64, pop, vec
from undercover.table.story import (
    ARGUMENT,
    ARGUMENTS,
    EVERYBODY,
    NUMBER,
    NUMBER_BITS,
    NUMBERS,
    SECOND,
    Bar,
    Event,
    Said,
)

NO_FRAME: Final[i64] = -1
UNANSWERED: Final[i64] = -1
PLAYING: Final[i64] = -1
#: The seat of somebody who only watches.
SPECTATOR: Final[i64] = -1

#: Nothing is offered. Rows of options are never changed in place, so all tables share this one.
NO_OPTIONS: Final = vec[i64]()
#: A table nobody listens to shares these with all others; nothing is ever written into them.
SILENCE: Final[list[Said]] = []
NO_MOMENTS: Final[list[Table]] = []


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Table:
    """What every game's table has. A game adds its own piles, rows and counts as ints and rows of ints."""

    #: Plain Python looks a game's own fields and functions up at once while those fields are at most thirty; so these,
    #: which would be too many beside them, are kept apart.
    __slots__ = (
        "agenda",
        "dice",
        "edition",
        "listening",
        "missing",
        "moments",
        "offered",
        "reason",
        "revealed",
        "sealed",
        "seats",
        "story",
        "watching",
        "winners",
    )

    def __init__(self) -> None:
        self.seats: i64 = 0
        #: The version of the rules this is played under: a correction asks for it, `if g.edition > 1`.
        self.edition: i64 = 1
        self.dice: Dice = NO_DICE
        self.agenda: Row = vec[i64]()
        #: The options of the choice on top of the agenda, once they have been worked out. Never changed in place.
        self.offered: Row = vec[i64]()
        #: Answers to the sealed choice on top of the agenda, by seat; empty when there is none.
        self.sealed: Row = vec[i64]()
        #: The seats whose answer to it is missing, in the order in which they count. Never changed in place.
        self.missing: Row = vec[i64]()
        #: How often something hidden has become known to anybody: what undo may not cross.
        self.revealed: i64 = 0
        #: Why the game ended (a number of the game's own list of reasons), and who won, one bit a seat.
        self.reason: i64 = PLAYING
        self.winners: i64 = 0
        #: Somebody listens: what is said is kept. Somebody watches: so is how the table looked then.
        self.listening = False
        self.watching = False
        self.story: list[Said] = SILENCE
        self.moments: list[Table] = NO_MOMENTS

    def copy(self) -> Table:
        raise NotImplementedError  # abstract

    def copy_agenda(self, other: Table) -> None:
        """Fill a fresh table with another one's kernel part. Whoever listened to the other does not listen here."""
        self.seats = other.seats
        self.edition = other.edition
        self.dice = other.dice.copy()
        self.agenda = other.agenda[:]
        self.offered = other.offered
        self.sealed = other.sealed[:]
        self.missing = other.missing
        self.revealed = other.revealed
        self.reason = other.reason
        self.winners = other.winners
        self.listening = False
        self.watching = False
        self.story = SILENCE
        self.moments = NO_MOMENTS

    # -- what happens next

    def then(
        self,
        one: i64,
        two: i64 = NO_FRAME,
        three: i64 = NO_FRAME,
        four: i64 = NO_FRAME,
        five: i64 = NO_FRAME,
        six: i64 = NO_FRAME,
    ) -> None:
        """These frames happen next, in this order, before anything already on the agenda."""
        if self.reason != PLAYING:
            return
        agenda = self.agenda
        if two != NO_FRAME:
            if three != NO_FRAME:
                if four != NO_FRAME:
                    if five != NO_FRAME:
                        if six != NO_FRAME:
                            agenda = append(agenda, six)
                        agenda = append(agenda, five)
                    agenda = append(agenda, four)
                agenda = append(agenda, three)
            agenda = append(agenda, two)
        self.agenda = append(agenda, one)

    def then_all(self, frames: Row) -> None:
        """Any number of frames happen next, in their order."""
        if self.reason != PLAYING:
            return
        at: i64 = len(frames) - 1
        agenda = self.agenda
        while at >= 0:
            agenda = append(agenda, frames[at])
            at -= 1
        self.agenda = agenda

    def finish(self, winners: i64, reason: i64) -> None:
        """The game is over at once; whatever was still to happen is dropped. The first end counts."""
        if self.reason == PLAYING:
            self.winners = winners
            self.reason = reason
            self.agenda = vec[i64]()
            self.sealed = vec[i64]()
            self.missing = vec[i64]()

    def settle(self) -> None:
        """Let everything happen that needs nobody's decision."""
        while len(self.agenda) > 0:
            frame = self.agenda[-1]
            if STEPS.row[frame & NUMBER].reach(self, frame >> NUMBER_BITS & ARGUMENT, frame >> SECOND):
                return

    def await_answers(self, asked: Row) -> None:
        """A sealed choice is put to these seats; some may have answered already, on a table that was laid out."""
        if len(self.sealed) == 0:
            self.sealed = fill(UNANSWERED, self.seats)
        self.missing = vec[i64]([seat for seat in asked if self.sealed[seat] == UNANSWERED], capacity=len(asked))

    def drop(self) -> None:
        """The frame on top of the agenda is dealt with."""
        self.agenda, _done = pop(self.agenda)

    def top(self) -> Choice[Any]:
        """The choice on top of a settled agenda."""
        step = STEPS.row[self.agenda[-1] & NUMBER]
        assert isinstance(step, Choice)
        return step

    def first(self) -> i64:
        return self.agenda[-1] >> NUMBER_BITS & ARGUMENT

    def second(self) -> i64:
        return self.agenda[-1] >> SECOND

    def asked(self) -> Row:
        """The seats the present choice is put to, whether or not they have answered; nobody while a step happens."""
        if len(self.agenda) == 0:
            return vec[i64]()
        return STEPS.row[self.agenda[-1] & NUMBER].seats(self, self.first(), self.second())

    def waiting(self) -> Row:
        """The seats whose answer is still missing."""
        return vec[i64]([self.first()]) if len(self.offered) > 0 else self.missing

    def waits_for(self, seat: i64) -> bool:
        if len(self.offered) > 0:
            return seat == self.agenda[-1] >> NUMBER_BITS & ARGUMENT
        return seat in self.missing

    def next_seat(self) -> i64:
        """The first of the waiting seats."""
        return self.agenda[-1] >> NUMBER_BITS & ARGUMENT if len(self.offered) > 0 else self.missing[0]

    def legal(self, seat: i64) -> Row:
        """The options of a waiting seat, to be read, not changed."""
        if len(self.offered) > 0:
            return self.offered
        return STEPS.row[self.agenda[-1] & NUMBER].options(self, seat, self.second())

    def take(self, seat: i64, option: i64) -> None:
        """Carry out an option that `legal` has named."""
        self.offered = NO_OPTIONS
        frame = self.agenda[-1]
        STEPS.row[frame & NUMBER].answer(self, seat, frame >> SECOND, option)
        self.settle()

    def holds(self) -> bool:
        """Whether the choice on top of the agenda would be put as it is to the same seats on this table, as it would
        be on every table that led here. Its options are worked out afresh."""
        if len(self.agenda) == 0:
            return True
        return STEPS.row[self.agenda[-1] & NUMBER].stands(self, self.first(), self.second())

    # -- what people are told

    def tell(self, event: Event, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """A fact for everybody, spectators included. First the pieces move, then it is told: a board shows the two
        together."""
        if self.listening:
            self._say(event, a, b, c, d, EVERYBODY)

    def whisper(self, seat: i64, event: Event, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """A fact for one seat."""
        if self.listening:
            self._say(event, a, b, c, d, seat)

    def _say(self, event: Event, a: i64, b: i64, c: i64, d: i64, to: i64) -> None:
        self.story.append(Said(event, [a, b, c, d], to))
        if self.watching:
            self.moments.append(self.copy())

    def listen(self, watching: bool) -> None:
        self.listening = True
        self.watching = watching
        self.story = []
        self.moments = []

    def hush(self) -> tuple[list[Said], list[Table]]:
        """Stop listening; what was said, and what the table looked like when each of it was."""
        self.listening = self.watching = False
        heard = self.story, self.moments
        self.story, self.moments = SILENCE, NO_MOMENTS
        return heard


T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """Something that happens by itself. Stateless: its arguments live in the frame.

    `TURN.of(seat, x)` makes the frame. The docstring of a step is the rule it carries out, with its clause.
    """

    def __init__(self) -> None:
        if len(STEPS.row) > NUMBER:
            raise OverflowError("there are too many steps in all games together")
        self.number: i64 = len(STEPS.row)
        kind: Any = type(self)
        self.home: str = kind.__module__
        self.name: str = spell(kind.__name__)
        STEPS.row = append(STEPS.row, self)

    def of(self, a: i64 = 0, b: i64 = 0) -> i64:
        return self.number + NUMBERS * (a + ARGUMENTS * b)

    def reach(self, g: T, a: i64, b: i64) -> bool:
        """The frame has come up; True if it waits for somebody."""
        g.agenda, _done = pop(g.agenda)
        self.run(g, a, b)
        return False

    def run(self, g: T, a: i64, b: i64) -> None:
        raise NotImplementedError  # abstract

    # -- of choices only

    def seats(self, g: T, a: i64, b: i64) -> Row:
        """Who is asked."""
        return vec[i64]()

    def options(self, g: T, seat: i64, b: i64) -> Row:
        """What the seat may choose: a pure function of the table, in a stable order."""
        raise NotImplementedError  # abstract

    def answer(self, g: T, seat: i64, b: i64, option: i64) -> None:
        raise NotImplementedError  # abstract

    def stands(self, g: T, a: i64, b: i64) -> bool:
        """Whether this would wait for somebody on the table as it is."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[T]):
    """One seat decides (the frame's first argument). Asked also when there is one option only; lapses without any."""

    def __init__(self, late: i64 = 0) -> None:
        super().__init__()
        #: Which of its options a seat takes that has run out of time: 0 is the first, -1 the last.
        self.late: i64 = late

    def reach(self, g: T, a: i64, b: i64) -> bool:
        g.offered = self.options(g, a, b)
        if len(g.offered) > 0:
            return True
        g.drop()
        self.lapse(g, a, b)
        return False

    def stands(self, g: T, a: i64, b: i64) -> bool:
        g.offered = self.options(g, a, b)
        return len(g.offered) > 0

    def lapse(self, g: T, seat: i64, b: i64) -> None:
        """There is nothing to choose from, and everybody may know that."""

    def seats(self, g: T, a: i64, b: i64) -> Row:
        return vec[i64]([a])

    def choose(self, g: T, seat: i64, b: i64, option: i64) -> None:
        raise NotImplementedError  # abstract

    def answer(self, g: T, seat: i64, b: i64, option: i64) -> None:
        g.agenda, _done = pop(g.agenda)
        self.choose(g, seat, b, option)

    def barred(self, g: T, seat: i64, b: i64) -> list[Bar]:
        """What a person would look for here but may not take now, and why not."""
        return []

    def default(self, g: T, seat: i64, b: i64) -> i64:
        """What a seat does that has run out of time."""
        return self.options(g, seat, b)[self.late]

    def reaction(self) -> bool:
        """Whether this is a round of reactions: a live table gives it a time of its own, so that nobody can tell who
        had something to think about."""
        return False

    def shown(self, g: T, seat: i64, b: i64) -> str:
        """The name under which the others see that this is being decided. Secret kinds of decision hide it here."""
        return self.name


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenChoice(Choice[T]):
    """A choice that is made without asking when there is one option only, because that tells nobody anything."""

    def silent(self, g: T, seat: i64, b: i64) -> bool:
        """Whether it really tells nobody anything, as things are."""
        return True

    def reach(self, g: T, a: i64, b: i64) -> bool:
        g.offered = self.options(g, a, b)
        if len(g.offered) > 1 or (len(g.offered) == 1 and not self.silent(g, a, b)):
            return True
        only = g.offered
        g.offered = vec[i64]()
        g.drop()
        if len(only) > 0:
            self.choose(g, a, b, only[0])
        else:
            self.lapse(g, a, b)
        return False

    def stands(self, g: T, a: i64, b: i64) -> bool:
        g.offered = self.options(g, a, b)
        return len(g.offered) > 1 or (len(g.offered) == 1 and not self.silent(g, a, b))


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Choice[T]):
    """Several seats decide at the same time, in secret; when the last has answered, the answers are opened together."""

    def seats(self, g: T, a: i64, b: i64) -> Row:
        """Who is asked, in the order in which the answers count."""
        raise NotImplementedError  # abstract

    def unseal(self, g: T, b: i64, answers: Row) -> None:
        """All answers are in, listed by seat; a seat that was not asked has UNANSWERED."""
        raise NotImplementedError  # abstract

    def reach(self, g: T, a: i64, b: i64) -> bool:
        if len(g.missing) > 0:
            return True
        asked = self.seats(g, a, b)
        if len(asked) > 0:
            g.await_answers(asked)
            return True
        g.drop()
        self.unseal(g, b, fill(UNANSWERED, g.seats))
        return False

    def stands(self, g: T, a: i64, b: i64) -> bool:
        """Whoever is asked has something to answer. The seats themselves follow from what everybody sees."""
        for seat in self.seats(g, a, b):
            if len(self.options(g, seat, b)) == 0:
                return False
        return True

    def answer(self, g: T, seat: i64, b: i64, option: i64) -> None:
        g.sealed[seat] = option
        g.missing = vec[i64]([other for other in g.missing if other != seat], capacity=len(g.missing))
        if len(g.missing) > 0:
            return
        answers = g.sealed
        g.sealed = vec[i64]()
        g.drop()
        self.unseal(g, b, answers)


class Steps:
    """Every step of every game, by number."""

    def __init__(self) -> None:
        self.row = vec[Step[Any]]()


STEPS: Final = Steps()


def spell(name: str) -> str:
    """TakeMarketCardChoice -> take_market_card: the name of a step in dumps and messages."""
    for ending in ("Choice", "Step"):
        name = name.removesuffix(ending)
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("_")


def frame_name(frame: i64) -> str:
    """A frame as people read it: recruit(1, 0)."""
    a, b = frame >> NUMBER_BITS & ARGUMENT, frame >> SECOND
    return f"{STEPS.row[frame & NUMBER].name}({a}, {b})" if b else f"{STEPS.row[frame & NUMBER].name}({a})"
