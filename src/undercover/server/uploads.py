"""A record somebody brings along: checked as `undercover verify` does, then a match that is over like any other."""

from __future__ import annotations

from typing import Any

from msgspec import convert

from undercover import bots
from undercover.server.answers import Upload
from undercover.server.course import Row
from undercover.server.hall import Hall
from undercover.server.logs import mark, note
from undercover.server.opening import LONG_AGO, game_called, tried
from undercover.server.people import clean_name
from undercover.server.refusals import Refusal
from undercover.server.setup import Guest, Seat, Setup, new_id, rules_of
from undercover.server.shape import check_data
from undercover.server.trials import Found
from undercover.table.game import Game
from undercover.table.seal import Seal


async def take_in(hall: Hall, guest: Guest, ask: Upload) -> str:
    """The id of a table at which the match of a record is over; Refusal, with the reason, if it is no such record."""
    hall.upload_rate.take(guest.id)
    game = game_called(str(ask.record.get("game")))
    if "position" in ask.record:
        raise Refusal("refused-bad-record", problem="position")
    if ask.data is not None:
        check_data(ask.data)
        await tried(hall.trials.read_values(game.slug, ask.data), "refused-bad-data")
    await tried(hall.trials.verify(ask.record, ask.data), "refused-bad-record")
    found = await tried(hall.trials.replay(ask.record, None, ask.data), "refused-bad-record")
    if not found.over:
        raise Refusal("refused-not-over")
    setup = _setup(game, guest, ask, found, hall.settings.now())
    setup.seats = [_seat(hall, game, ask.record, number) for number in range(found.seats)]
    rows = [Row(n, seat, option, LONG_AGO) for n, (seat, option) in enumerate(ask.record["choices"])]
    await hall.store.make(setup, rows)
    note("record_taken_in", table=mark(setup.id), game=game.slug, seats=found.seats)
    return setup.id


def _setup(game: Game[Any], guest: Guest, ask: Upload, found: Found, now: float) -> Setup:
    seal = ask.record.get("seal")
    return Setup(
        id=new_id(),
        game=game.slug,
        seats=[],
        options=found.options,
        host=guest.id,
        seed=str(found.seed),
        made=now,
        rules=rules_of(game.slug, ask.data, found.rules),
        secret=None if seal is None else convert(seal, Seal).secret,
        data=ask.data,
        started=now,
        over=now,
    )


def _seat(hall: Hall, game: Game[Any], record: dict[str, Any], number: int) -> Seat:
    """Who sat there, as far as the record says and it can be said: bots are called by their level."""
    seal, players = record.get("seal"), record.get("players")
    name = players[number] if isinstance(players, list) and len(players) > number else None
    seat = Seat(number="" if seal is None else convert(seal, Seal).numbers[number])
    if name in bots.levels(game):
        seat.bot = name
    elif isinstance(name, str):
        seat.name = clean_name(name, hall.settings.limits.name)
    return seat
