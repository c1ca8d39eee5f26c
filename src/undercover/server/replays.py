"""A match that is over, step by step: from any seat, or with all cards open."""

from __future__ import annotations

from undercover.server.course import NOTHING_YET, Course
from undercover.server.refusals import Refusal
from undercover.server.setup import Setup
from undercover.server.views import person_of
from undercover.server.wire import Moment, ReplayStep, View


def step_of(setup: Setup, course: Course | None, upto: str | None, seat: str | None) -> ReplayStep:
    """What a seat saw after so many choices, as the address has them (none: after all of them, as a spectator).

    The match is played again from the start: that takes milliseconds, and nothing need be kept. Hints would take
    longer, and nobody chooses anything here.
    """
    if course is None or not course.over:
        raise Refusal("refused-not-over")
    choices = course.known_choices
    step = choices if upto is None else _number(upto, choices)
    if step is None:
        raise Refusal("refused-no-such-step", step=str(upto)[:20], steps=choices)
    onlooker = None if seat is None else _number(seat, len(setup.seats) - 1)
    if seat is not None and onlooker is None:
        raise Refusal("refused-no-such-seat")
    match = course.match.again(step)
    view = View(
        version=step,
        seat=onlooker,
        seen=match.seen(onlooker),
        hints={},
        options=[],
        barred=[],
        events=match.story(onlooker),
        since=NOTHING_YET,
        moments=[Moment(moment.events, moment.changes) for moment in match.moments(onlooker)],
        may_undo=False,
        undo_asked_by=None,
        clock=None,
        reaction=None,
        desk=None,
        predictions={},
    )
    return ReplayStep(
        game=setup.game,
        people=[person_of(setup, number, {}, None) for number in range(len(setup.seats))],
        choices=choices,
        seal=setup.seal,
        seed=setup.sealed_text if setup.fresh else None,
        other_values=setup.other_values,
        view=view,
        everybody=[match.seen(number) for number in range(len(setup.seats))],
        changes=[match.changes(number, onlooker) for number in range(len(setup.seats))],
    )


def _number(text: str, most: int) -> int | None:
    """A plain number from 0 to the most there is."""
    if not (text.isascii() and text.isdigit() and len(text) <= len(str(most))):
        return None
    return int(text) if int(text) <= most else None
