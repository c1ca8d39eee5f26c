"""The desks of a table: one for each seat, private, and written down before anybody is told that it was.

An answer given before answers count lies here until they do, and so do instructions for answers to come.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
from msgspec import structs

from undercover.server import wire
from undercover.server.course import Course
from undercover.server.people import clean_text
from undercover.server.refusals import Refusal
from undercover.server.settings import Limits
from undercover.server.setup import OVER, Setup

OFF = "off"
NOTHING_YET = (0, wire.Desk())
#: An option's id is not longer.
LONGEST = 100


class Desks(NamedTuple):
    """What lies on all of them."""

    #: By seat: how often it was changed, and what lies there.
    kept: Mapping[int, tuple[int, wire.Desk]]

    def of(self, seat: int, course: Course) -> wire.Desk:
        """A seat's desk, without what is over."""
        _, desk = self.kept.get(seat, NOTHING_YET)
        if desk.answer and desk.answer.version != course.version:
            desk = structs.replace(desk, answer=None)
        if desk.auto_pass == OFF and not desk.orders:
            return desk
        return _read(course.match.game.live.in_force(course.match, seat, _plain(desk)))

    def answered(self, seat: int, course: Course) -> bool:
        """Whether this seat has answered the round that is open, and the answer waits to be counted."""
        answer = self.kept.get(seat, NOTHING_YET)[1].answer
        return answer is not None and answer.version == course.version

    def automatic(self, seat: int, setup: Setup, course: Course) -> str | None:
        """What this seat answers now without being asked again: what it has answered, or what it has ordered."""
        if seat not in self.kept:
            return None
        desk, match = self.of(seat, course), course.match
        if desk.answer:
            return desk.answer.option
        if setup.seats[seat].driver or (desk.auto_pass == OFF and not desk.orders):
            return None
        option = match.game.live.standing(match, seat, _plain(desk))
        return option if any(offered.id == option for offered in match.choices(seat)) else None

    def predictions(self, setup: Setup) -> dict[str, str]:
        """What was predicted, once that is no secret any more."""
        if setup.over is None or setup.phase != OVER:
            return {}
        return {str(seat): desk.prediction for seat, (_, desk) in sorted(self.kept.items()) if desk.prediction}

    def version(self, seat: int) -> int:
        """How often this desk was changed."""
        return self.kept.get(seat, NOTHING_YET)[0]

    def changed(self, seat: int, desk: wire.Desk) -> Desks:
        return Desks({**self.kept, seat: (self.version(seat) + 1, desk)})


def answered(desk: wire.Desk, course: Course, option: str) -> wire.Desk:
    """With an answer that is kept until answers count. It is final."""
    if desk.answer:
        raise Refusal("refused-not-your-turn")
    return structs.replace(desk, answer=wire.Answer(course.version, option))


def settled(desk: wire.Desk, ask: wire.SetDesk, course: Course, limits: Limits) -> wire.Desk:
    """As the seat asks, if it makes sense."""
    _check(ask, course, limits)
    wanted = {name: value for name, value in structs.asdict(ask).items() if name != "seat" and value is not None}
    after = structs.replace(desk, **wanted, at=course.known_choices)
    kept = _read(course.match.game.live.in_force(course.match, ask.seat, _plain(after)))
    if (kept.auto_pass, kept.orders) != (after.auto_pass, after.orders):
        raise Refusal("refused-not-offered")
    return after


def _check(ask: wire.SetDesk, course: Course, limits: Limits) -> None:
    match = course.match
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


def _plain(desk: wire.Desk) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(desk)
    return plain


def _read(plain: dict[str, Any]) -> wire.Desk:
    return msgspec.convert(plain, wire.Desk)
