"""What people ask at a table: it is done, or they are told why not."""

from __future__ import annotations

from functools import partial

from undercover.server import consent, desks, lobby, preferences, wire
from undercover.server.course import Course
from undercover.server.logs import mark, note
from undercover.server.people import clean_name, clean_text
from undercover.server.refusals import Refusal
from undercover.server.setup import CLOSED, OVER, Guest
from undercover.server.tables import LiveTable
from undercover.server.talk import may_talk, team_of
from undercover.server.watchers import Watcher


async def do(table: LiveTable, watcher: Watcher, ask: wire.Ask) -> None:
    """Do what a client asks, or say why not."""
    with table.house.metrics.timing(f"ask {ask.__struct_config__.tag}"):
        async with table.entered():
            try:
                await _do(table, watcher, ask)
            except Refusal as refusal:
                watcher.say(refusal.news)
            table.tell()


async def begin(table: LiveTable, host: Guest, bots: str) -> None:
    """What the host does who wants to play now."""
    async with table.entered():
        await _settle(table, host, wire.Start(bots))
        table.tell()


async def _do(table: LiveTable, watcher: Watcher, ask: wire.Ask) -> None:
    match ask:
        case wire.Hello():
            _greet(table, watcher, ask)
        case wire.Look():
            if ask.seat is not None:
                lobby.own_seat(table.setup, watcher.guest, ask.seat)
            watcher.look(table.setup, ask.seat)
        case wire.Choose():
            await _choose(table, watcher, ask)
        case wire.Prefer():
            _prefer(table, watcher, ask)
        case wire.Undo():
            await _undo(table, _person(watcher), ask.seat)
        case wire.AllowUndo():
            await _allow_undo(table, _person(watcher), ask)
        case wire.SetDesk():
            await _set_desk(table, watcher, ask)
        case wire.Say():
            await _say(table, watcher, ask)
        case wire.MakeClaim():
            lobby.own_seat(table.setup, watcher.guest, ask.seat)
            await table.claim(ask.seat, ask.claim)
        case wire.Report():
            await _report(table, watcher, ask)
        case wire.Rematch():
            await _rematch(table, _person(watcher))
        case _:
            await _settle(table, _person(watcher), ask)


def _person(watcher: Watcher) -> Guest:
    """Only somebody with a name can do something at a table."""
    if watcher.guest is None:
        raise Refusal("refused-name-empty")
    return watcher.guest


# ---------------------------------------------------------------- the table


def _greet(table: LiveTable, watcher: Watcher, ask: wire.Hello) -> None:
    watcher.greet(table.setup, ask.version, ask.seat)
    watcher.show_lobby(table.showing())
    watcher.chat(table.heard(watcher, table.talk.lines))


async def _settle(table: LiveTable, guest: Guest, ask: lobby.Change) -> None:
    settings = table.house.settings
    if table.setup.phase == CLOSED:
        raise Refusal("refused-closed")
    if isinstance(ask, wire.Sit) and ask.name is not None:
        ask.name = clean_name(ask.name, settings.limits.name)
    await table.change(lambda setup: lobby.settle(setup, guest, ask, table.company, settings.now()))


async def _say(table: LiveTable, watcher: Watcher, ask: wire.Say) -> None:
    guest = _person(watcher)
    line = clean_text(ask.text, table.house.settings.limits.text)
    if guest.id in table.setup.muted:
        raise Refusal("refused-muted")
    if not may_talk(table.setup, table.course, guest):
        raise Refusal("refused-no-talk")
    team = team_of(table.course, watcher.seat) if ask.to == "team" else None
    table.house.chat_rate.take(guest.id)
    mine = watcher.seat if watcher.seat is not None else next(iter(table.setup.seats_of(guest.id)), None)
    name = table.company.watching(table.setup).get(guest.id) if mine is None else table.setup.name_at(mine)
    await table.speak(Guest(guest.id, name or guest.name), watcher.seat, line, team)


async def _report(table: LiveTable, watcher: Watcher, ask: wire.Report) -> None:
    """It is kept for the operator, and the log says that there is one."""
    guest, limits = _person(watcher), table.house.settings.limits
    about, text = clean_name(ask.name, limits.name), clean_text(ask.text, limits.text)
    table.house.report_rate.take(guest.id)
    await table.house.store.report(table.id, guest.id, about, text, table.house.settings.now())
    note("reported", table=mark(table.id), by=mark(guest.id), name=about, text=text)
    watcher.say(wire.Noted(wire.Words("noted-report")))


async def _rematch(table: LiveTable, guest: Guest) -> None:
    if table.setup.phase == CLOSED:
        raise Refusal("refused-closed")
    if table.setup.phase != OVER:
        raise Refusal("refused-not-offered")
    if not table.setup.seats_of(guest.id):
        raise Refusal("refused-not-seated")
    await table.play_again()


# ---------------------------------------------------------------- the match


async def _choose(table: LiveTable, watcher: Watcher, ask: wire.Choose) -> None:
    lobby.own_seat(table.setup, watcher.guest, ask.seat)
    course = table.playing()
    try:
        if ask.version != course.version:
            raise Refusal("refused-stale")
        await _answer(table, course, ask.seat, ask.option)
    except Refusal:
        watcher.see_again()
        raise


async def _answer(table: LiveTable, course: Course, seat: int, option: str) -> None:
    """An answer to a round of reactions is kept on the desk until answers count."""
    if table.desks.answered(seat, course):
        raise Refusal("refused-not-your-turn")
    course.check(seat, option)
    now = table.snapshot()
    if now.opened and now.now < now.opened.counts:
        await table.change_desk(seat, lambda desk: desks.answered(desk, course, option))
    else:
        await table.write(seat, option)


def _prefer(table: LiveTable, watcher: Watcher, ask: wire.Prefer) -> None:
    lobby.own_seat(table.setup, watcher.guest, ask.seat)
    course = table.playing()
    if ask.version != course.version:
        raise Refusal("refused-stale")
    preferences.check(table.setup, course, ask.seat, ask.option)
    table.prefer(ask.version, ask.seat, ask.option)


async def _set_desk(table: LiveTable, watcher: Watcher, ask: wire.SetDesk) -> None:
    lobby.own_seat(table.setup, watcher.guest, ask.seat)
    course, limits = table.course, table.house.settings.limits
    if course is None:
        raise Refusal("refused-not-started")
    await table.change_desk(ask.seat, lambda desk: desks.settled(desk, ask, course, limits))


async def _undo(table: LiveTable, guest: Guest, seat: int) -> None:
    lobby.own_seat(table.setup, guest, seat)
    course = table.playing()
    if course.last_of(seat) is None or table.desks.answered(seat, course):
        raise Refusal("refused-nothing-to-undo")
    free = course.may_take_back(seat)
    if not free and table.setup.day is not None:
        raise Refusal("refused-one-try")
    if free or not consent.ask_for(table.setup, table.company, seat):
        await table.write(seat, None)
    else:
        await table.change(partial(consent.question, seat=seat, version=course.version))


async def _allow_undo(table: LiveTable, guest: Guest, ask: wire.AllowUndo) -> None:
    lobby.own_seat(table.setup, guest, ask.seat)
    await table.change(partial(consent.answer, ask=ask, version=table.playing().version))
    if table.setup.undo_by is not None and consent.granted(table.setup):
        await table.write(table.setup.undo_by, None)
