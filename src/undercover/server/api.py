"""What the server answers over HTTP."""

from __future__ import annotations

import io
import re
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
import segno
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

import undercover
from undercover import __version__, bots, words
from undercover.bots.ratings import ratings
from undercover.server.advice import advised
from undercover.server.answers import (
    GameInfo,
    Lore,
    Me,
    NewTable,
    OptionInfo,
    Picture,
    TableLine,
    TableMade,
    Upload,
    Values,
    Verified,
)
from undercover.server.guard import address_of, body_of, same_origin
from undercover.server.hall import Hall
from undercover.server.logs import trouble
from undercover.server.metrics import FORMAT
from undercover.server.opening import game_called, open_table, todays_deal, tried
from undercover.server.pages import BROUGHT, brought_by
from undercover.server.people import clean_name, nameless
from undercover.server.refusals import Refusal
from undercover.server.replays import finished, left_of, place_of, record_of, step_of
from undercover.server.setup import CLOSED, OVER, PLAYING, Guest
from undercover.server.shape import check_json
from undercover.server.store import Listed
from undercover.server.uploads import take_in
from undercover.server.wire import Words
from undercover.table.data import parse, reconstructed
from undercover.table.lesson import WAYS, lesson_of, pictures
from undercover.table.registry import slugs

T = TypeVar("T")
Answer = Callable[[Request], Awaitable[Response]]
#: An open table where nothing has happened for so long is not shown to strangers.
QUIET = 6 * 3600.0
#: Values of a data file that say something in words, or where they come from.
WORDY = re.compile(r"^(name|effect|nickname)_|(_en|_hu|_pl|source|note)$")


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    name: str


def answering(answer: Answer) -> Answer:
    """Refusals become JSON, and trouble of our own tells nothing about itself."""

    async def guarded(request: Request) -> Response:
        hall: Hall = request.app.state.hall
        try:
            rate = hall.post_rate if request.method == "POST" else hall.get_rate
            rate.take(address_of(request))
            if request.method == "POST" and not same_origin(request):
                return _json(Refusal("refused-not-understood").news, 403)
            return await answer(request)
        except Refusal as refusal:
            return _json(refusal.news, refusal.status)
        except ClientDisconnect:
            return Response(status_code=400)  # nobody is there to read it
        except Exception:
            trouble("request_failed", route=request.scope.get("route") and request.scope["route"].path)
            return _json(Refusal("refused-server-trouble").news, 500)

    return guarded


# ---------------------------------------------------------------- the shelf


async def games(_: Request) -> Response:
    return _json([_game(slug) for slug in slugs()])


@lru_cache
def _game(slug: str) -> GameInfo:
    game = undercover.game(slug)
    options = {
        name: OptionInfo(list(spec.for_people), spec.default, spec.meaning, list(spec.seats), _only(spec))
        for name, spec in game.options.items()
        if len(spec.for_people) > 1
    }
    return GameInfo(
        slug=game.slug,
        title=game.title,
        seats=list(game.seats),
        options=options,
        families=dict(game.families),
        bots=list(bots.for_people(game)),
        ratings=ratings(game),
        reconstructed=[list(entry) for entry in reconstructed(game.data)],
        minutes=list(game.minutes),
        auto_pass=list(game.live.auto_pass),
        brought=[name for name in BROUGHT if (brought_by(game) / name).is_file()],
        taught=list(WAYS) if lesson_of(game) else [],
        odds=bool(game.odds),
    )


def _only(spec: undercover.OptionSpec) -> dict[str, list[int]]:
    return {str(choice): list(seats) for choice, seats in spec.only.items()}


async def catalogue(request: Request) -> Response:
    language, name = request.path_params["language"], request.path_params["name"]
    if language not in words.LANGUAGES or name not in ("common", *slugs()):
        raise Refusal("refused-unknown-game", game=name[:40])
    return Response(words.over_english(language, name), media_type="text/plain; charset=utf-8")


async def learn(request: Request) -> Response:
    slug = request.path_params["game"]
    if slug not in slugs():
        raise Refusal("refused-unknown-game", game=slug[:40])
    return _json(_lore(slug))


@lru_cache
def _lore(slug: str) -> Lore:
    game = undercover.game(slug)
    lesson, values = lesson_of(game), Values(*_printed(game.data), None)
    if lesson is None:
        return Lore([], values, game.seats[0])
    shown = [
        Picture(Words(f"picture-{name}"), match.seen(lesson.seat), match.hints(lesson.seat))
        for name, match in pictures(game, lesson)
    ]
    return Lore(shown, values, lesson.seats)


# ---------------------------------------------------------------- people


async def me(request: Request) -> Response:
    hall: Hall = request.app.state.hall
    guest = await hall.people.who(request)
    if request.method == "GET":
        return _json(await _me(request, hall, guest))
    wanted = await _read(request, NewName)
    name = clean_name(wanted.name, hall.settings.limits.name)
    if guest:
        tables = await hall.store.rename(guest, name)
        guest = Guest(guest.id, name)
        await hall.renamed(guest, tables)
    else:
        guest = await hall.store.make_guest(name, hall.settings.now())
    return _remembered(request, guest, _json(await _me(request, hall, guest)))


async def link(request: Request) -> Response:
    """Another personal link: the one there was is not good any more."""
    hall: Hall = request.app.state.hall
    guest = await hall.people.who(request)
    if guest:
        await hall.people.revoke(guest)
    return _json(await _me(request, hall, guest))


async def _me(request: Request, hall: Hall, guest: Guest | None) -> Me:
    if guest is None:
        return Me("", "")
    return Me(guest.name, f"{_origin(request)}/link/{await hall.people.token(guest)}")


# ---------------------------------------------------------------- tables


async def tables(request: Request) -> Response:
    hall: Hall = request.app.state.hall
    guest = await hall.people.who(request)
    if request.method == "GET":
        return _json(await _lines(hall, guest, skip_of(request)))
    wanted = await _read(request, NewTable)
    guest = guest or await hall.store.make_guest(nameless(), hall.settings.now())
    return _remembered(request, guest, _json(TableMade(await open_table(hall, guest, wanted)), 201))


def skip_of(request: Request) -> int:
    """How many of one's own tables one has seen already."""
    text = request.query_params.get("skip", "0")
    if not (text.isascii() and text.isdigit() and len(text) < 6):
        raise Refusal("refused-not-understood")
    return int(text)


async def _lines(hall: Hall, guest: Guest | None, skip: int) -> list[TableLine]:
    mine = await hall.store.tables_of(guest.id, skip) if guest else []
    others = await hall.store.open_tables(hall.settings.now() - QUIET) if not skip else []
    known = {listed.setup.id for listed in mine}
    lines = [_line(listed, guest) for listed in mine]
    lines.sort(key=lambda line: (not line.your_turn, line.phase == OVER))
    return lines + [_line(listed, None) for listed in others if listed.setup.id not in known]


def _line(listed: Listed, guest: Guest | None) -> TableLine:
    setup = listed.setup
    mine = setup.seats_of(guest.id if guest else None)
    return TableLine(
        table=setup.id,
        game=setup.game,
        seats=len(setup.seats),
        taken=sum(not seat.open for seat in setup.seats),
        phase=setup.phase,
        people=[seat.name for seat in setup.seats if seat.name],
        mine=guest is not None,
        your_turn=setup.phase == PLAYING
        and any(listed.waiting >> seat & 1 and setup.seats[seat].driver is None for seat in mine),
    )


async def daily(request: Request) -> Response:
    hall: Hall = request.app.state.hall
    guest = await hall.people.who(request)
    game = request.path_params.get("game")
    if game is not None:
        return _json(await todays_deal(hall, game, guest))
    return _json([await todays_deal(hall, slug, guest) for slug in slugs()])


async def record(request: Request) -> Response:
    """How a match went, for everybody who knows the table; but only when no card is secret any more."""
    hall: Hall = request.app.state.hall
    table = await hall.wake(request.path_params["id"])
    async with table.entered():
        return _json(record_of(table.snapshot()))


async def records(request: Request) -> Response:
    hall: Hall = request.app.state.hall
    brought = await _read(request, Upload)
    guest = await hall.people.who(request) or await hall.store.make_guest(nameless(), hall.settings.now())
    return _remembered(request, guest, _json(TableMade(await take_in(hall, guest, brought)), 201))


async def verify(request: Request) -> Response:
    """Whether a match went by its seal and its rules: it is dealt and played again, elsewhere."""
    hall: Hall = request.app.state.hall
    table = await hall.wake(request.path_params["id"])
    async with table.entered():
        paper, data = record_of(table.snapshot()), table.setup.data
    checked = await tried(hall.trials.verify(paper, data), "refused-bad-record")
    return _json(Verified([Words(id, fields) for id, fields in checked]))


async def replay(request: Request) -> Response:
    hall: Hall = request.app.state.hall
    table = await hall.wake(request.path_params["id"])
    guest, asked = await hall.people.who(request), request.query_params
    async with table.entered():
        return _json(step_of(table.snapshot(), asked.get("upto"), asked.get("seat"), guest))


async def analysis(request: Request) -> Response:
    """How everybody stood: whoever asks waits for the next look, which is taken elsewhere."""
    hall: Hall = request.app.state.hall
    table = await hall.wake(request.path_params["id"])
    async with table.entered():
        match = finished(table.snapshot()).match
    return _json(await hall.studies.look(table.id, match))


async def odds(request: Request) -> Response:
    hall: Hall = request.app.state.hall
    table = await hall.wake(request.path_params["id"])
    asked = request.query_params
    async with table.entered():
        match, upto, seat = place_of(table.snapshot(), asked.get("upto"), asked.get("seat"))
    return _json(await hall.studies.reckon(match, upto, seat))


async def choices(request: Request) -> Response:
    """What is left of a match that was closed: the rules are gone, the choices and what everybody saw last are not."""
    hall: Hall = request.app.state.hall
    table = await hall.wake(request.path_params["id"])
    async with table.entered():
        setup = table.setup
    if setup.phase != CLOSED or setup.over is None:
        raise Refusal("refused-not-over")
    return _json(left_of(setup, await hall.store.rows(setup.id), await hall.store.last_look(setup.id)))


async def values(request: Request) -> Response:
    """What is printed on the cards of this table."""
    hall: Hall = request.app.state.hall
    table = await hall.wake(request.path_params["id"])
    async with table.entered():
        setup = table.setup
    text = setup.data or game_called(setup.game).data
    return _json(Values(*_printed(text), setup.other_values))


@lru_cache(64)
def _printed(text: str) -> tuple[dict[str, Any], list[list[str]]]:
    return _figures(parse(text)), [list(entry) for entry in reconstructed(text)]


def _figures(value: Any) -> Any:
    """Without names, texts and sources: the catalogues have the words."""
    if isinstance(value, dict):
        return {key: _figures(inner) for key, inner in value.items() if not WORDY.search(key)}
    return [_figures(inner) for inner in value] if isinstance(value, list) else value


async def data_file(request: Request) -> Response:
    """The values themselves, to be kept, changed and played with at another table."""
    hall: Hall = request.app.state.hall
    table = await hall.wake(request.path_params["id"])
    async with table.entered():
        setup = table.setup
    kept = {"Content-Disposition": f'attachment; filename="{setup.game}.toml"', "Cache-Control": "no-store"}
    return Response(setup.data or game_called(setup.game).data, headers=kept, media_type="application/toml")


async def advice(request: Request) -> Response:
    hall: Hall = request.app.state.hall
    guest = await hall.people.who(request)
    return _json(await advised(hall, guest, request.path_params["id"], request.query_params.get("seat")))


async def qr(request: Request) -> Response:
    hall: Hall = request.app.state.hall
    await hall.wake(request.path_params["id"])
    picture = io.BytesIO()
    link = f"{_origin(request)}/table/{request.path_params['id']}"
    segno.make(link, error="m").save(picture, kind="svg", xmldecl=False, border=2, omitsize=True)
    return Response(picture.getvalue(), media_type="image/svg+xml")


async def health(request: Request) -> Response:
    hall: Hall = request.app.state.hall
    await hall.store.guest("")
    sockets = sum(hall.sockets.values())
    return _json({"ok": True, "version": __version__, "tables": len(hall.tables), "sockets": sockets})


async def metrics(request: Request) -> Response:
    hall: Hall = request.app.state.hall
    if not hall.settings.metrics:
        raise Refusal("refused-unknown-table")
    return Response(hall.figures(), media_type=FORMAT)


async def nothing(_: Request) -> Response:
    raise Refusal("refused-unknown-table")


# ---------------------------------------------------------------- reading and writing


async def _read(request: Request, kind: type[T]) -> T:
    hall: Hall = request.app.state.hall
    body = await body_of(request, hall.settings.limits.body)
    check_json(body)
    try:
        return msgspec.json.decode(body, type=kind)
    except ValueError:
        raise Refusal("refused-not-understood") from None


def _json(answer: Any, status: int = 200) -> Response:
    response = Response(msgspec.json.encode(answer), status, media_type="application/json")
    response.headers["Cache-Control"] = "no-store"
    return response


def _remembered(request: Request, guest: Guest, response: Response) -> Response:
    hall: Hall = request.app.state.hall
    hall.people.keep(response, guest, secure=request.url.scheme == "https")
    return response


def _origin(request: Request) -> str:
    return f"{request.url.scheme}://{request.headers.get('host', '')}"


#: A story and a box are long, and say the same things often.
SMALL = [Middleware(GZipMiddleware)]

ROUTES = [
    Route("/healthz", answering(health)),
    Route("/metrics", answering(metrics)),
    Route("/api/games", answering(games), middleware=SMALL),
    Route("/api/games/{game}/learn", answering(learn), middleware=SMALL),
    Route("/api/words/{language}/{name}.ftl", answering(catalogue), middleware=SMALL),
    Route("/api/me", answering(me), methods=["GET", "POST"]),
    Route("/api/me/link", answering(link), methods=["POST"]),
    Route("/api/tables", answering(tables), methods=["GET", "POST"]),
    Route("/api/records", answering(records), methods=["POST"]),
    Route("/api/daily", answering(daily)),
    Route("/api/daily/{game}", answering(daily)),
    Route("/api/tables/{id}/record", answering(record)),
    Route("/api/tables/{id}/verify", answering(verify)),
    Route("/api/tables/{id}/replay", answering(replay), middleware=SMALL),
    Route("/api/tables/{id}/analysis", answering(analysis), middleware=SMALL),
    Route("/api/tables/{id}/odds", answering(odds), middleware=SMALL),
    Route("/api/tables/{id}/choices", answering(choices), middleware=SMALL),
    Route("/api/tables/{id}/values", answering(values), middleware=SMALL),
    Route("/api/tables/{id}/data.toml", answering(data_file), middleware=SMALL),
    Route("/api/tables/{id}/advice", answering(advice)),
    Route("/api/tables/{id}/qr.svg", answering(qr)),
    Route("/api/{path:path}", answering(nothing), methods=["GET", "POST"]),
]
