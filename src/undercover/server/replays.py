"""A match that is over, step by step: from any seat, or with all cards open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import to_builtins

import undercover
from undercover.server.answers import Chosen, Closed, LastLook, ReplayStep
from undercover.server.course import NOTHING_YET, Course, Row
from undercover.server.refusals import Refusal
from undercover.server.setup import CLOSED, Guest, Setup
from undercover.server.snapshot import Snapshot
from undercover.server.store import Look
from undercover.server.views import person_of
from undercover.server.wire import Moment, View, Words
from undercover.table.match import Match
from undercover.table.options import recalled


def finished(table: Snapshot) -> Course:
    """The match at a table, once everybody may know everything about it; until then, Refusal."""
    setup, course = table.setup, table.course
    if setup.phase == CLOSED:
        raise Refusal("refused-closed")
    if course is None or not course.over:
        raise Refusal("refused-not-over")
    if setup.todays(table.now):
        raise Refusal("refused-today", day=setup.day)
    return course


def record_of(table: Snapshot) -> dict[str, Any]:
    """A match on paper, with everybody's name and the seal it was dealt under."""
    match, setup = finished(table).match, table.setup
    seal = setup.opened(table.now)
    players = [seat.name or seat.bot for seat in setup.seats]
    return {**match.record(), "players": players, **({"seal": to_builtins(seal)} if seal else {})}


def step_of(table: Snapshot, upto: str | None, seat: str | None, guest: Guest | None) -> ReplayStep:
    """What a seat saw after so many choices, as the address has them (none: after all of them, as a spectator).

    The match is played again from the start: that takes milliseconds, and nothing need be kept. Hints would take
    longer, and nobody chooses anything here.
    """
    setup, course = table.setup, finished(table)
    choices, step, onlooker = course.known_choices, _step(course, upto), _onlooker(table, seat)
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
        partners=[],
        teaching=None,
        preference=None,
    )
    return ReplayStep(
        game=setup.game,
        people=[person_of(setup, number, {}, guest.id if guest else None) for number in range(len(setup.seats))],
        choices=choices,
        seal=setup.opened(table.now),
        other_values=setup.other_values,
        view=view,
        everybody=[match.seen(number) for number in range(len(setup.seats))],
        changes=[match.changes(number, onlooker) for number in range(len(setup.seats))],
    )


def place_of(table: Snapshot, upto: str | None, seat: str | None) -> tuple[Match, int, int]:
    """A match that is over, one of its steps, and one of its seats."""
    course, onlooker = finished(table), _onlooker(table, seat)
    if onlooker is None:
        raise Refusal("refused-no-such-seat")
    return course.match, _step(course, upto), onlooker


def _step(course: Course, upto: str | None) -> int:
    choices = course.known_choices
    step = choices if upto is None else _number(upto, choices)
    if step is None:
        raise Refusal("refused-no-such-step", step=str(upto)[:20], steps=choices)
    return step


def _onlooker(table: Snapshot, seat: str | None) -> int | None:
    onlooker = None if seat is None else _number(seat, len(table.setup.seats) - 1)
    if seat is not None and onlooker is None:
        raise Refusal("refused-no-such-seat")
    return onlooker


def _number(text: str, most: int) -> int | None:
    """A plain number from 0 to the most there is."""
    if not (text.isascii() and text.isdigit() and len(text) <= len(str(most))):
        return None
    return int(text) if int(text) <= most else None


# ---------------------------------------------------------------- a match whose rules are gone


def left_of(setup: Setup, rows: Sequence[Row], look: Look | None) -> Closed:
    """The choices, in the words the game has for them today, and what was seen last: without the rules there are no
    other views."""
    people = [person_of(setup, number, {}, None) for number in range(len(setup.seats))]
    game = undercover.game(setup.game) if setup.game in undercover.games() else None
    chosen = [Chosen(row.seat, row.option, _told(game, row)) for row in rows]
    last = LastLook(look.rows, look.seen) if look else None
    return Closed(setup.game, setup.rules, people, chosen, last)


def _told(game: undercover.Game[Any] | None, row: Row) -> Words | None:
    if game is None or row.option is None:
        return None
    offer = recalled(row.option, game.actions.phrases, game.fields)
    return Words(f"option-{offer.kind}", offer.named) if offer else None
