"""The course of a match: the rows of its record, played one after the other.

Every row is one choice, or takes back the last choice of its seat. What follows from the rows is worked out here and
nowhere stored, so two processes that have read the same rows agree about everything.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, NamedTuple

from undercover.server.clocks import Clocks
from undercover.server.refusals import Refusal
from undercover.server.setup import Setup
from undercover.server.wire import Moment
from undercover.table.story import EVERYBODY

NOTHING_YET = -1


class Row(NamedTuple):
    n: int
    seat: int
    #: None takes back.
    option: str | None
    at: float


class TakeBack(NamedTuple):
    """A choice that was taken back: everybody is told so, whatever else is forgotten."""

    #: The version everybody heard of it with, and the last one before it that still stood then.
    at: int
    floor: int
    seat: int


class Course:
    def __init__(self, setup: Setup, rows: Sequence[Row], outages: Sequence[tuple[float, float]] = ()) -> None:
        self.match = setup.opening()
        self.clocks = Clocks(setup, outages)
        #: Whether rounds of reactions have a time of their own: then nobody's clock runs in them, and nobody's clock
        #: tells afterwards who has thought for how long.
        self._timed_rounds = setup.reaction > 0
        #: Rows so far.
        self.n = 0
        #: The version the last row led on from; NOTHING_YET when that row took something back.
        self._before = NOTHING_YET
        #: The choices that stand.
        self._made: list[Row] = []
        #: For every choice that stands, the version it led to, and whether it was made against the clock.
        self._marks: list[int] = []
        self._on_clock: list[bool] = []
        self._take_backs: list[TakeBack] = []
        #: Seats that took back a sealed answer: that is told when the others are opened.
        self._untold: list[int] = []
        #: How many have answered the sealed choice that is open, and by how much versions are ahead of the number of
        #: choices: a version once used never comes back.
        self._secret = self._shift = self._unopened()
        #: The last moment everybody knows of. Answers to a sealed choice do not count before it is opened.
        self.version = 0
        self.over = self.match.outcome is not None
        #: How often what everybody sees may have become another; and, by seat, what nobody sees but whoever sits there:
        #: that an answer has been given in a round of reactions.
        self.shown = 0
        self.hushed: dict[int, int] = {}
        #: What was last told, with the seats it was told to, and hints for everybody: made when they are asked for.
        self._dispatches: list[tuple[int, dict[str, Any]]] | None = None
        self._hints: dict[str, Any] | None = None
        for row in rows:
            self.go_on(row)

    # -- where it stands

    def _unopened(self) -> int:
        """How many have answered the sealed choice that is open."""
        return len(self.match.table.asked()) - len(self.match.waiting)

    @property
    def known_choices(self) -> int:
        """How many choices everybody knows of."""
        return len(self._made) - self._secret

    @property
    def on_clock(self) -> tuple[int, ...]:
        """The seats whose clocks run."""
        return () if self._timed_rounds and self.match.reaction else self.match.waiting

    def answered_in_secret(self, seat: int) -> bool:
        return seat in self.match.table.asked() and seat not in self.match.waiting

    def check(self, seat: int, option: str) -> None:
        """Whether this seat may choose this now; Refusal, with the reason, if not."""
        if self.over:
            raise Refusal("refused-game-over")
        if seat not in self.match.waiting:
            raise Refusal("refused-not-your-turn")
        if any(offered.id == option for offered in self.match.choices(seat)):
            return
        for bar in self.match.barred(seat):
            if bar.id == option:
                raise Refusal(bar.reason.message, bar.reason.clause, **bar.named)
        raise Refusal("refused-not-offered")

    def may_take_back(self, seat: int) -> bool:
        """Whether this seat may take back without asking.

        A sealed answer is final, and nothing else is free while a sealed choice is open: that would tell who has
        answered.
        """
        return not self.over and not self.match.table.sealed and self.match.may_undo(seat)

    def last_of(self, seat: int) -> int | None:
        """The number of this seat's last choice."""
        return next((n for n in range(len(self._made) - 1, -1, -1) if self._made[n].seat == seat), None)

    def events(self, seat: int | None, after: int) -> list[dict[str, Any]]:
        """What this seat may know of what has happened after a version."""
        least = bisect_right(self._marks, after) + 1 if after > NOTHING_YET else 0
        if least == len(self._made) and self._before > NOTHING_YET:
            found = self._news(seat)
        else:
            found = self.match.story(seat, least)
            for event in found:
                event["at"] = self._mark(event["at"])
        if not self._take_backs:
            return found
        return sorted([*self._told_take_backs(after), *found], key=lambda event: int(event["at"]))

    def _news(self, seat: int | None) -> list[dict[str, Any]]:
        """What this seat was told of the last choice; whatever all were told is the same thing for all."""
        if self._dispatches is None:
            self._dispatches = self.match.dispatches()
            for _, event in self._dispatches:
                event["at"] = self._mark(event["at"])
        return [event for to, event in self._dispatches if to in (EVERYBODY, seat)]

    def hints(self, seat: int | None) -> dict[str, Any]:
        """What a person in this seat would work out; once for all where it is the same for all."""
        if not self.match.game.hints_alike:
            return self.match.hints(seat)
        if self._hints is None:
            self._hints = self.match.hints(seat)
        return self._hints

    def _told_take_backs(self, after: int) -> list[dict[str, Any]]:
        return [
            {"type": "took_back", "at": back.at, "clause": "", "seat": back.seat}
            for back in self._take_backs
            if back.at > after
        ]

    def moments(self, seat: int | None, after: int) -> list[Moment]:
        """How it came, for this seat, from a version to where it stands, if that is one choice."""
        if after == NOTHING_YET or after != self.common(self._before) or after == self.version:
            return []
        changes = self.match.changes(seat, seat)
        found = [Moment([event], change) for event, change in zip(self._news(seat), changes)]
        if changes and changes[-1] is not None:
            found.append(Moment([], changes[-1]))
        return found

    def common(self, version: int) -> int:
        """Up to which version somebody who has seen this one has seen what still stands."""
        if version <= NOTHING_YET:
            return NOTHING_YET
        stands = self._mark(bisect_right(self._marks, version))
        if not self._take_backs:
            return stands
        heard = [back.at for back in self._take_backs if back.at <= version]
        cut = [back.floor for back in self._take_backs if back.at > version]
        return min([max([stands, *heard]), *cut])

    def _mark(self, choices: int) -> int:
        return self._marks[choices - 1] if choices else 0

    def rest(self) -> None:
        """Everybody has been told of the last choice."""
        self._dispatches = self._hints = None
        self.match.rest()

    # -- how it goes on

    def go_on(self, row: Row) -> None:
        """Play one more row. An option that is not offered raises IllegalChoice and changes nothing."""
        running, version = self.on_clock, self.version
        self._dispatches = self._hints = None
        if row.option is None:
            self.clocks.run(running, row.at)
            self._take_back(row.seat)
        else:
            self.match.carry_out(row.seat, self.match.number(row.seat, row.option))
            self._made.append(row)
            self._marks.append(len(self._made) + self._shift)
            self._on_clock.append(row.seat in running)
            self.clocks.run(running, row.at)
            if row.seat in running:
                self.clocks.chose(row.seat)
        self.n += 1
        self._secret = self._unopened()
        self._before = NOTHING_YET if row.option is None else version
        self.version = len(self._made) - self._secret + self._shift
        self.over = self.match.outcome is not None
        if self._is_hushed(row, version, running):
            self.hushed[row.seat] = self.hushed.get(row.seat, 0) + 1
        else:
            self.shown += 1
        if self.version != version:
            self.clocks.everybody_knows()
            self._take_backs += [TakeBack(self.version, self.version, seat) for seat in self._untold]
            self._untold.clear()

    def _is_hushed(self, row: Row, version: int, running: tuple[int, ...]) -> bool:
        """Whether nobody else can tell that this row has come: no clock shows it either."""
        secret = row.option is not None and self.version == version and self.match.reaction
        return secret and not (running and self.clocks.ticking)

    def _take_back(self, seat: int) -> None:
        """A sealed answer is taken out from among the others; otherwise everything since that choice goes."""
        keep = self.last_of(seat)
        assert keep is not None
        version, secret = self.version, self.answered_in_secret(seat)
        until = keep + 1 if secret else len(self._made)
        dropped, stays = self._made[keep:until], self._made[until:]
        paid = self._on_clock[keep:until]
        self.match.rewind(keep)
        for row in stays:
            self.match.play(row.seat, str(row.option))
        for row, on_clock in zip(dropped, paid):
            if on_clock:
                self.clocks.took_back(row.seat)
        if secret:
            self._untold.append(seat)
        else:
            self._shift = version + 1 - keep
            self._take_backs.append(TakeBack(version + 1, self._mark(keep), seat))
        del self._made[keep:until]
        del self._marks[keep:]
        del self._on_clock[keep:until]
        self._marks += [keep + 1 + n + self._shift for n in range(len(stays))]
