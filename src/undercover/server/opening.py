"""Opening a table: with the game's own box or with somebody's, from the start or from the middle of a record."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any, TypeVar

import undercover
from undercover import bots
from undercover.server.answers import DailyDeal, NewTable
from undercover.server.asks import begin
from undercover.server.course import Row
from undercover.server.daily import Try
from undercover.server.database import Collision
from undercover.server.hall import Hall
from undercover.server.lobby import check_level, check_number, settle_options
from undercover.server.logs import mark, note
from undercover.server.refusals import Refusal
from undercover.server.setup import PLAYING, Guest, Seat, Setup, day_of, new_id, new_secret, rules_of
from undercover.server.shape import check_data
from undercover.server.trials import BadTrial, TooManyTrials, TrialTooLong
from undercover.table.lesson import LESSON, lesson_of

T = TypeVar("T")
#: Choices of a forked match were made before this table's time.
LONG_AGO = 0.0


async def open_table(hall: Hall, guest: Guest, ask: NewTable) -> str:
    """Make a table as asked, with this guest as its host; its id."""
    if ask.daily:
        return await _todays(hall, guest, game_called(ask.game))
    if await hall.store.unfinished(guest.id) >= hall.settings.limits.tables:
        raise Refusal("refused-too-many-tables")
    game = game_called(ask.game)
    if ask.taught == LESSON:
        return await _firstgame_called(hall, guest, game)
    if ask.data is not None:
        check_data(ask.data)
        await tried(hall.trials.read_values(game.slug, ask.data), "refused-bad-data")
    setup = _setup(hall, guest, game, ask)
    rows = await _forked(hall, setup, ask, ask.record) if ask.record is not None else []
    if ask.data is not None:
        trial = hall.trials.play_through(setup.game, len(setup.seats), setup.options, ask.data)
        await tried(trial, "refused-bad-data")
    if ask.play_now is not None:
        check_level(setup, ask.play_now)
        setup.reaction = 0  # bots do not mind waiting
    await hall.store.make(setup, rows)
    note("table_made", table=mark(setup.id), game=setup.game, seats=len(setup.seats), forked=not setup.fresh)
    if ask.play_now is not None:
        await begin(hall.table(setup.id), guest, ask.play_now)
    return setup.id


def game_called(slug: str) -> undercover.Game[Any]:
    """The game; Refusal if there is none of that name."""
    try:
        return undercover.game(slug)
    except KeyError:
        raise Refusal("refused-unknown-game", game=slug[:40]) from None


def _setup(hall: Hall, guest: Guest, game: undercover.Game[Any], ask: NewTable) -> Setup:
    seats = game.seats[0] if ask.seats is None else ask.seats
    return Setup(
        id=new_id(),
        game=game.slug,
        options=settle_options(game.slug, seats, ask.options),
        seats=[_place(guest, ask), *(Seat() for _ in range(seats - 1))],
        host=guest.id,
        seed="",
        secret=new_secret(),
        made=hall.settings.now(),
        rules=rules_of(game.slug, ask.data),
        data=ask.data,
        private=ask.private,
        taught=ask.taught,
    )


def _place(guest: Guest, ask: NewTable) -> Seat:
    return Seat(guest=guest.id, name=guest.name, number=check_number(ask.number))


async def _firstgame_called(hall: Hall, guest: Guest, game: undercover.Game[Any]) -> str:
    """The guided first game: begun once, and taken up again as long as it is not over."""
    lesson = lesson_of(game)
    if lesson is None:
        raise Refusal("refused-no-lesson")
    for listed in await hall.store.tables_of(guest.id, 0):
        setup = listed.setup
        if setup.taught == LESSON and setup.game == game.slug and setup.phase == PLAYING:
            return setup.id
    setup = _setup(hall, guest, game, NewTable(game.slug, lesson.seats, dict(lesson.options), taught=LESSON))
    setup.seats[0], setup.seats[lesson.seat] = setup.seats[lesson.seat], setup.seats[0]
    setup.seed, setup.secret, setup.reaction = str(lesson.seed), None, 0
    await hall.store.make(setup)
    note("table_made", table=mark(setup.id), game=game.slug, seats=lesson.seats, taught=LESSON)
    await begin(hall.table(setup.id), guest, lesson.bot)
    return setup.id


# ---------------------------------------------------------------- the deal of the day


async def _todays(hall: Hall, guest: Guest, game: undercover.Game[Any]) -> str:
    """Alone where that can be done, otherwise against bots; it begins at once, and only once."""
    day = day_of(hall.settings.now())
    id = await hall.daily.enter(game.slug, day, guest.id, new_id())
    if await hall.store.setup(id) is not None:
        return id
    setup = _setup(hall, guest, game, NewTable(game.slug, seats=1 if 1 in game.seats else None))
    setup.id, setup.day, setup.secret = id, day, hall.daily.secret(game.slug, day)
    try:
        await hall.store.make(setup)
    except Collision:
        return id  # asked for twice at once: the other one begins it
    note("table_made", table=mark(id), game=game.slug, seats=len(setup.seats), daily=True)
    await begin(hall.table(id), guest, bots.usual(game))
    return id


async def todays_deal(hall: Hall, game: str, guest: Guest | None) -> DailyDeal:
    """How today's deal has gone so far, for everybody and for this guest."""
    day = day_of(hall.settings.now())
    tries = [await _settled(hall, each) for each in await hall.daily.tries(game_called(game).slug, day)]
    mine = next((each for each in tries if guest and each.guest == guest.id), None)
    over = [each for each in tries if each.over]
    return DailyDeal(
        game=game,
        day=day,
        table=mine.table if mine else None,
        over=mine.over if mine else False,
        played=len(over),
        won=sum(bool(each.won) for each in over),
        scores=sorted((each.score or 0 for each in over), reverse=True),
        score=mine.score if mine else None,
    )


async def _settled(hall: Hall, each: Try) -> Try:
    """A try that is over is looked at once: what became of it is kept."""
    if not each.over or each.won is not None:
        return each
    table = await hall.wake(each.table)
    async with table.entered():
        outcome = table.course.match.outcome if table.course else None
        seat = next(iter(table.setup.seats_of(each.guest)), None)
    if outcome is None or seat is None:
        return each._replace(over=False)
    settled = each._replace(won=seat in outcome.winners, score=outcome.scores[seat])
    await hall.daily.settle(each.table, seat in outcome.winners, outcome.scores[seat])
    return settled


# ---------------------------------------------------------------- from the middle of a record


async def _forked(hall: Hall, setup: Setup, ask: NewTable, record: dict[str, Any]) -> list[Row]:
    """The table goes on after so many choices of a record: its first rows are those choices."""
    if record.get("game") != setup.game:
        raise Refusal("refused-bad-record", problem=f"game: {str(record.get('game'))[:40]!r}")
    if "position" in record:
        raise Refusal("refused-bad-record", problem="position")
    found = await tried(hall.trials.replay(record, ask.upto, setup.data), "refused-bad-record")
    if found.over:
        raise Refusal("refused-game-over")
    setup.options = settle_options(setup.game, found.seats, found.options)
    if not 0 <= ask.seat < found.seats:
        raise Refusal("refused-no-such-seat")
    host = setup.seats[0]
    setup.seats = [host if seat == ask.seat else Seat() for seat in range(found.seats)]
    setup.seed, setup.secret = str(found.seed), None
    setup.rules = rules_of(setup.game, setup.data, found.rules)
    choices = record["choices"][: ask.upto]
    return [Row(n, seat, option, LONG_AGO) for n, (seat, option) in enumerate(choices)]


# ---------------------------------------------------------------- what is tried elsewhere first


async def tried(trial: Awaitable[T], refusal: str) -> T:
    """What a trial found, or the refusal that says why there is nothing."""
    try:
        return await trial
    except BadTrial as problem:
        raise Refusal(refusal, problem=str(problem)) from None
    except TrialTooLong:
        raise Refusal("refused-too-long-trial") from None
    except TooManyTrials:
        raise Refusal("refused-too-fast") from None
