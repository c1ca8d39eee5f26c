"""The desks of a table: one for each seat, private, and written down before anybody is told that it was.

An answer given before answers count lies here until they do, and so do instructions for answers to come.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import structs

from undercover.server import wire
from undercover.server.course import Course
from undercover.server.database import Collision
from undercover.server.people import clean_text
from undercover.server.refusals import Refusal
from undercover.server.setup import OVER

if TYPE_CHECKING:
    from undercover.server.tables import LiveTable

OFF = "off"
NOTHING_YET = (0, wire.Desk())
#: How often a change is tried when another process changes the same desk.
TRIES = 5
#: An option's id is not longer.
LONGEST = 100


class Desks:
    def __init__(self, table: LiveTable) -> None:
        self._table = table
        #: By seat: how often it was changed, and what lies there.
        self._kept: dict[int, tuple[int, wire.Desk]] = {}

    async def read(self) -> None:
        self._kept = await self._table.hall.store.desks(self._table.id)

    # -- what lies there

    def of(self, seat: int, course: Course) -> wire.Desk:
        """A seat's desk, without what is over."""
        _, desk = self._kept.get(seat, NOTHING_YET)
        if desk.answer and desk.answer.version != course.version:
            desk = structs.replace(desk, answer=None)
        if desk.auto_pass == OFF and not desk.orders:
            return desk
        return _read(course.match.game.live.in_force(course.match, seat, _plain(desk)))

    def answered(self, seat: int, course: Course) -> bool:
        """Whether this seat has answered the round that is open, and the answer waits to be counted."""
        answer = self._kept.get(seat, NOTHING_YET)[1].answer
        return answer is not None and answer.version == course.version

    def automatic(self, seat: int, course: Course) -> str | None:
        """What this seat answers now without being asked again: what it has answered, or what it has ordered."""
        if seat not in self._kept:
            return None
        desk, match = self.of(seat, course), course.match
        if desk.answer:
            return desk.answer.option
        if self._table.setup.seats[seat].driver or (desk.auto_pass == OFF and not desk.orders):
            return None
        option = match.game.live.standing(match, seat, _plain(desk))
        return option if any(offered.id == option for offered in match.choices(seat)) else None

    def predictions(self) -> dict[str, str]:
        """What was predicted, once that is no secret any more."""
        if self._table.setup.phase != OVER:
            return {}
        return {str(seat): desk.prediction for seat, (_, desk) in sorted(self._kept.items()) if desk.prediction}

    # -- changing it

    async def hold(self, seat: int, option: str, course: Course) -> None:
        """Keep an answer until answers count. It is final."""

        def answer(desk: wire.Desk) -> wire.Desk:
            if desk.answer:
                raise Refusal("refused-not-your-turn")
            return structs.replace(desk, answer=wire.Answer(course.version, option))

        await self._change(seat, course, answer)

    async def settle(self, ask: wire.SetDesk, course: Course) -> None:
        """What the seat asks for, if it makes sense."""
        self._check(ask, course)
        wanted = {name: value for name, value in structs.asdict(ask).items() if name != "seat" and value is not None}

        def settled(desk: wire.Desk) -> wire.Desk:
            after = structs.replace(desk, **wanted, at=course.known_choices)
            kept = _read(course.match.game.live.in_force(course.match, ask.seat, _plain(after)))
            if (kept.auto_pass, kept.orders) != (after.auto_pass, after.orders):
                raise Refusal("refused-not-offered")
            return after

        await self._change(ask.seat, course, settled)

    def _check(self, ask: wire.SetDesk, course: Course) -> None:
        limits, match = self._table.hall.settings.limits, course.match
        if ask.notes is not None and len(ask.notes) > limits.notes:
            raise Refusal("refused-text-too-long", most=limits.notes)
        if ask.marks is not None:
            ask.marks = {seat: clean_text(mark, limits.mark) for seat, mark in ask.marks.items()}
            if not ask.marks.keys() <= {str(seat) for seat in range(match.seats)}:
                raise Refusal("refused-no-such-seat")
        orders = ask.orders or []
        wrong = [
            ask.auto_pass not in (None, OFF, *match.game.live.auto_pass),
            ask.prediction not in (None, "") and ask.prediction not in match.game.live.predictions(match, ask.seat),
            ask.prediction == "" and course.over,
            len(orders) > limits.orders,
            any(len(order.option) > LONGEST or not 0 <= order.seat < match.seats for order in orders),
        ]
        if any(wrong):
            raise Refusal("refused-not-offered")

    async def _change(self, seat: int, course: Course, change: Callable[[wire.Desk], wire.Desk]) -> None:
        table = self._table
        for _ in range(TRIES):
            before, version = self._kept, self._kept.get(seat, NOTHING_YET)[0]
            after = change(self.of(seat, course))
            self._kept = {**before, seat: (version + 1, after)}
            try:
                await table.hall.store.save_desk(table.id, seat, version, after, table.pulse(table.setup, course))
                return
            except BaseException as problem:
                self._kept = before
                if not isinstance(problem, Collision):
                    raise
            await self.read()
        raise Refusal("refused-server-trouble")


def _plain(desk: wire.Desk) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(desk)
    return plain


def _read(plain: dict[str, Any]) -> wire.Desk:
    return msgspec.convert(plain, wire.Desk)
