"""Many tables of one game at once, each waiting for one seat: what research steps through by the million.

Everything is numbers: who is to move, what it sees, what it may choose, as places in the action space (`actions.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from undercover.table.actions import Actions
from undercover.table.agenda import SPECTATOR, STEPS, Table
from undercover.table.dice import seeded
from undercover.table.native import COMPILED, Row, Vector, append, extend, fill, i16, i64, vec
from undercover.table.options import IllegalChoice
from undercover.table.pen import Pen
from undercover.table.rows import row_of
from undercover.table.story import EVERYBODY, NUMBER, Said

NOBODY: Final[i64] = -1
#: An event has at most so many numbers; each is written in two parts, as a vector has room for 15 bits.
FIELDS: Final[i64] = 4
LOW_BITS: Final[i64] = 15
LOW: Final[i64] = (1 << 15) - 1


class Misplaced(ValueError):
    """A game has written more or fewer numbers than it said it would."""


class Sight:
    """How a game is seen in numbers: first what is being decided and by whom, then the game's own."""

    def __init__(self, observe: Callable[[Any, int, Pen], None], choices: list[str], home: str) -> None:
        self.observe = observe
        #: The kinds of choices by name, and by number of step its place among them.
        self.choices = choices
        self.place: Row = vec[i64]()
        for step in STEPS.row:
            known = step.home.startswith(home) and step.name in choices
            self.place = append(self.place, choices.index(step.name) if known else NOBODY)

    def look(self, g: Table, seat: i64, pen: Pen) -> None:
        asked: i64 = 0
        decided: i64 = NOBODY
        if len(g.agenda) > 0:
            frame = g.agenda[-1]
            decided = self.place[frame & NUMBER]
            if len(g.offered) > 0:
                asked = 1 << g.first()
            else:
                for other in g.asked():
                    asked |= 1 << other
            if seat == SPECTATOR or asked >> seat & 1 == 0:
                decided = self.shown(g)
        pen.seat("you", seat, g.seats)
        pen.seats("asked", asked, g.seats)
        pen.one("decision", decided, self.choices)
        self.observe(g, seat, pen)

    def shown(self, g: Table) -> i64:
        """What those who are not asked see being decided."""
        return self.choices.index(g.top().shown(g, g.asked()[0], g.second()))


def recall(pen: Pen, heard: list[Said], memory: i64, ids: list[str]) -> None:
    """The last things a seat has heard, the latest first: the kind of event, and its numbers + 1 (0 is none), each in
    two parts: the lowest 15 bits, and the rest with the sign."""
    last: i64 = i64(len(heard)) - 1
    for n in range(memory):
        pen.enter("heard", n)
        at = last - n
        pen.one("event", ids.index(heard[at].word.id) if at >= 0 else NOBODY, ids)
        for field in range(FIELDS):
            number: i64 = 0
            if at >= 0 and field < len(heard[at].word.fields):
                number = heard[at].numbers[field] + 1
            pen.enter("field", field)
            pen.tally("low", number & LOW, 10)
            pen.signed("high", number >> LOW_BITS, 10)
            pen.leave()
        pen.leave()


class Many:
    """Tables side by side. `step` takes one action for each, and begins a new match wherever one is over."""

    def __init__(
        self,
        bare: Table,
        set_up: Callable[[Any], None],
        seeds: list[int],
        stride: i64,
        actions: Actions,
        sight: Sight,
        size: i64,
    ) -> None:
        count: i64 = len(seeds)
        #: What every match begins with: a table on which nothing lies yet, and how it is set up.
        self.bare = bare
        self.set_up = set_up
        #: What the match at each table was dealt from, and how far apart the seeds of one table's matches are.
        self.seeds: Row = row_of(seeds)
        self.stride: i64 = stride
        self.actions = actions
        self.sight = sight
        #: How long the vector of one seat is.
        self.size: i64 = size
        #: How much of what they heard the seats remember, and the kinds of events.
        self.memory: i64 = 0
        self.events: list[str] = []
        self.pen = Pen()
        #: Zeros, to be copied and written over.
        self.blank: Vector = vec[i16]([i16(0)] * (count * size))
        self.tables: list[Table] = []
        #: By table, what has been said there, if anybody remembers.
        self.said: list[list[Said]] = []
        #: By table: who is to move, and from where on its actions stand in `numbers`.
        self.seats: Row = vec[i64]()
        self.starts: Row = vec[i64]()
        #: What may be chosen, one table after another: options, and their places in the action space.
        self.options: Row = vec[i64]()
        self.numbers: Row = vec[i64]()
        #: What the seats to move see, one after another.
        self.seen: Vector = vec[i16]()
        #: The tables whose match the last step has ended, and who won there, one bit a seat.
        self.ended: Row = vec[i64]()
        self.winners: Row = vec[i64]()
        for n in range(count):
            self.tables.append(self.dealt(n))
            self.said.append([])

    def dealt(self, n: i64) -> Table:
        """A new match for a table, from its seed."""
        g = self.bare.copy()
        g.dice = seeded(self.seeds[n])
        self.set_up(g)
        return g

    def remember(self, memory: i64, events: list[str]) -> None:
        self.memory, self.events = memory, events

    def open(self) -> None:
        """Everything happens that comes before the first choices."""
        for n in range(i64(len(self.tables))):
            self.settle(n)
        self.show()

    def settle(self, n: i64) -> None:
        g = self.tables[n]
        if self.memory > 0:
            g.listen(False)
            g.settle()
            self.said[n] = g.hush()[0]
        else:
            g.settle()

    def show(self) -> None:
        """Work out who is to move at each table, what it may choose and what it sees."""
        self.go(vec[i64]())

    def go(self, taken: Row) -> None:
        """Carry out an option at each table, if there are any, and show what came of it: table by table, each while it
        is at hand. All rows are fresh: what was given away stays as it is."""
        count: i64 = len(self.tables)
        seats = fill(0, count)
        starts = fill(0, count + 1)
        options = vec[i64](capacity=16 * count) if COMPILED else vec[i64]()
        seen = self.blank[:]
        for n in range(count):
            if len(taken) > 0:
                self.play(n, taken[n])
            g = self.tables[n]
            seat = g.next_seat()
            seats[n] = seat
            options = extend(options, g.legal(seat))
            starts[n + 1] = len(options)
            self.look(g, n, seat, seen)
        self.seats, self.starts, self.options, self.seen = seats, starts, options, seen
        self.numbers = self.actions.numbers(options)

    def play(self, n: i64, option: i64) -> None:
        """Carry out an option; where the match is over, the next one begins."""
        g = self.tables[n]
        if self.memory > 0:
            g.listen(False)
            g.take(self.seats[n], option)
            self.said[n] = self.said[n] + g.hush()[0]
        else:
            g.take(self.seats[n], option)
        if len(g.agenda) == 0:
            self.ended = append(self.ended, n)
            self.winners = append(self.winners, g.winners)
            self.seeds[n] += self.stride
            self.tables[n] = self.dealt(n)
            self.settle(n)

    def look(self, g: Table, n: i64, seat: i64, seen: Vector) -> None:
        pen = self.pen
        pen.begin(seen, n * self.size)
        self.sight.look(g, seat, pen)
        if self.memory > 0:
            recall(pen, self.heard(n, seat), self.memory, self.events)
        if pen.at != (n + 1) * self.size:
            raise Misplaced(f"a vector of {self.size} numbers ends after {pen.at - n * self.size}")

    def heard(self, n: i64, seat: i64) -> list[Said]:
        """The last of what a seat has heard at a table."""
        found: list[Said] = []
        said = self.said[n]
        at: i64 = i64(len(said)) - 1
        while at >= 0 and len(found) < self.memory:
            if said[at].to == EVERYBODY or said[at].to == seat:
                found.append(said[at])
            at -= 1
        found.reverse()
        return found

    def step(self, chosen: Row) -> None:
        """Carry out one action at each table; if one is not offered, IllegalChoice, and nothing has happened."""
        taken = self.found(chosen)
        self.ended = vec[i64]()
        self.winners = vec[i64]()
        self.go(taken)

    def found(self, chosen: Row) -> Row:
        """The options with these places in the action space, one for each table."""
        count: i64 = len(self.tables)
        if len(chosen) != count:
            raise IllegalChoice(f"there are {count} tables, and {len(chosen)} actions")
        taken = fill(NOBODY, count)
        for n in range(count):
            number = chosen[n]
            at = self.starts[n]
            end = self.starts[n + 1]
            while at < end and self.numbers[at] != number:
                at += 1
            if at == end:
                raise IllegalChoice(f"action {number} is not offered to seat {self.seats[n]} at table {n}")
            taken[n] = self.options[at]
        return taken

    def copies(self) -> list[Table]:
        return [g.copy() for g in self.tables]
