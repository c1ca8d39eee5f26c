"""What a client is told: the lobby as one guest sees it, the match as one seat sees it."""

from __future__ import annotations

from collections.abc import Container

from undercover import Barred, Match, Option, game
from undercover.server.course import NOTHING_YET, Course
from undercover.server.preferences import speaker_of
from undercover.server.setup import CLOSED, OVER, Guest, Setup
from undercover.server.snapshot import Snapshot
from undercover.server.wire import Clock, Lobby, Offer, Person, Preference, TaughtPage, Teaching, View, Words
from undercover.table.lesson import lesson_of, standing


def lobby_of(table: Snapshot, guest: Guest | None, seat: int | None) -> Lobby:
    setup, mine = table.setup, guest.id if guest else None
    watching = table.company.watching(setup)
    return Lobby(
        table=setup.id,
        game=setup.game,
        seats=len(setup.seats),
        options=setup.options,
        people=[_person(table, number, mine) for number in range(len(setup.seats))],
        host=setup.host == mine,
        you=seat,
        private=setup.private,
        phase=setup.phase,
        clock=setup.clock,
        minutes=setup.minutes,
        increment=setup.increment,
        reaction=setup.reaction,
        spectators=len(watching),
        watching=sorted(name for name in watching.values() if name),
        digest=setup.digest,
        seal=setup.opened(table.now),
        day=setup.day,
        taught=setup.taught,
        rematch=setup.rematch,
        other_values=setup.other_values,
        hot_seats=setup.seats_of(mine),
        muted=sorted({name for who, name in _names(table) if who in setup.muted}),
    )


def _names(table: Snapshot) -> list[tuple[str | None, str]]:
    """Everybody who sits here or watches, by their names."""
    seated = [(seat.guest, seat.name) for seat in table.setup.seats if seat.name]
    return seated + [(who, name) for who, name in table.company.watching(table.setup).items() if name]


def _person(table: Snapshot, number: int, mine: str | None) -> Person:
    setup, guest = table.setup, table.setup.seats[number].guest
    person = person_of(setup, number, table.company.here, mine)
    if guest is not None and setup.phase != OVER:
        person.grace = table.company.patience(setup, guest, table.now)
    return person


def person_of(setup: Setup, number: int, here: Container[str | None], mine: str | None) -> Person:
    seat = setup.seats[number]
    return Person(
        seat=number,
        name=seat.name,
        bot=seat.bot,
        here=seat.bot is not None or seat.guest in here,
        you=mine is not None and seat.guest == mine,
        ready=seat.ready or seat.bot is not None,
        stand_in=seat.stand_in is not None,
        host=seat.guest is not None and seat.guest == setup.host,
        side=number if setup.phase == CLOSED else game(setup.game).live.sides(len(setup.seats), setup.options)[number],
        mixed=bool(seat.number),
        number=seat.number if mine is not None and seat.guest == mine else None,
    )


def view_of(table: Snapshot, course: Course, seat: int | None) -> View:
    """What a seat sees, but for the times (`tell_time`). How it came about is told by `Course.events`, to each
    as far as they do not know it."""
    match = course.match
    #: Whoever has answered, or has left word how to answer, is not asked again.
    held = seat is not None and match.reaction and table.automatic(seat) is not None
    asked = table.setup.undo_at == course.version and not course.over
    return View(
        version=course.version,
        seat=seat,
        seen=match.seen(seat),
        hints=course.hints(seat),
        options=[] if seat is None or held else [option_of(option) for option in match.choices(seat)],
        barred=[] if seat is None or held else [_barred(bar) for bar in match.barred(seat)],
        events=[],
        since=NOTHING_YET,
        moments=[],
        may_undo=seat is not None and course.may_take_back(seat),
        undo_asked_by=table.setup.undo_by if asked else None,
        clock=None,
        reaction=None,
        desk=None if seat is None else table.desks.of(seat, course),
        predictions=table.desks.predictions(table.setup),
        partners=_partners(course, seat),
        teaching=_teaching(table.setup, course.match, seat),
        preference=_preference(table, course, seat),
    )


def _teaching(setup: Setup, match: Match, seat: int | None) -> Teaching | None:
    lesson = lesson_of(match.game) if setup.taught else None
    if lesson is None or setup.taught is None or seat is None:
        return None
    now = standing(match, lesson, setup.taught, seat)
    if now is None:
        return None
    pages = [TaughtPage(Words(id), list(point)) for id, point in zip(now.pages, now.points)]
    return Teaching(pages, now.do, now.step, now.of, now.over)


def _partners(course: Course, seat: int | None) -> list[int]:
    return [] if seat is None else list(course.match.game.live.partners(course.match, seat))


def _preference(table: Snapshot, course: Course, seat: int | None) -> Preference | None:
    speaker = speaker_of(table.setup, course)
    if speaker is None:
        return None
    partners = _partners(course, seat)
    if not partners or (speaker != seat and speaker not in partners):
        return None
    marks = {str(other): mark for other, mark in table.preferences.at(course.version).items()}
    options = [] if speaker == seat else [option_of(option) for option in course.match.choices(speaker)]
    return Preference(options, marks)


def tell_time(view: View, table: Snapshot, course: Course) -> None:
    """The times of this moment."""
    view.clock = _clock(course, view.seat, table.now)
    view.reaction = table.opened.shown(table.now) if table.opened else None


def _clock(course: Course, seat: int | None, now: float) -> Clock | None:
    if not course.clocks.ticking:
        return None
    running = course.on_clock
    return course.clocks.shown(seat, list(course.match.table.asked()) if running else [], running, now)


def option_of(option: Option) -> Offer:
    return _offer(option, option.why.message, option.why.clause)


def _barred(bar: Barred) -> Offer:
    return _offer(bar, bar.reason.message, bar.reason.clause)


def _offer(offer: Option | Barred, why: str, clause: str) -> Offer:
    label = Words(f"option-{offer.kind}", offer.named)
    return Offer(offer.id, offer.kind, list(offer.targets), label, Words(why, offer.named), clause)
