"""The socket of a table view: what comes in is an `Ask` or refused, what goes out is `News`."""

from __future__ import annotations

import asyncio
from collections import Counter

import msgspec
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect

from undercover.server import asks
from undercover.server.frames import LINE, Line
from undercover.server.guard import address_of, same_origin
from undercover.server.hall import Hall
from undercover.server.logs import mark, note, trouble
from undercover.server.refusals import Refusal
from undercover.server.shape import check_json
from undercover.server.tables import LiveTable
from undercover.server.watchers import CROWDED, GONE, LEFT, Watcher
from undercover.server.wire import Ask, Hello

_decode = msgspec.json.Decoder(Ask).decode
#: So many messages in a row that were too fast, and the socket is closed.
PATIENCE = 200
TOO_FAST = 4429
FORBIDDEN = 4403
#: Refusals that are goodbyes.
BYES = {"bye-asked-to-leave": LEFT, "bye-crowded": CROWDED}


async def table_socket(socket: WebSocket) -> None:
    hall: Hall = socket.app.state.hall
    address = address_of(socket)
    if not same_origin(HTTPConnection(socket.scope)) or hall.sockets[address] >= hall.settings.limits.sockets:
        await socket.close(FORBIDDEN)
        return
    line: Line = socket.scope["extensions"][LINE]
    watcher = Watcher(await hall.people.who(HTTPConnection(socket.scope)), hall.settings, line)
    await socket.accept()
    id = socket.path_params["id"]
    line.forget_the_door()
    hall.sockets[address] += 1
    try:
        await _attend(hall, id, socket, watcher)
    finally:
        hall.sockets -= Counter([address])


async def _attend(hall: Hall, id: str, socket: WebSocket, watcher: Watcher) -> None:
    table: LiveTable | None = None
    try:
        table = await hall.wake(id)
        await table.come(watcher)
        await _listen(socket, watcher, table)
    except Refusal as refusal:
        _turn_away(watcher, refusal)
        await watcher.sent()
    except WebSocketDisconnect:
        pass
    except Exception:
        trouble("socket_failed", table=mark(table.id) if table else None)
        watcher.bye("bye-server-restarts", 1011)
        await watcher.sent()
    finally:
        await watcher.stop()
        if table:
            await _go(table, watcher)


def _turn_away(watcher: Watcher, refusal: Refusal) -> None:
    """There is no such table, or there is no place for this one at it."""
    if refusal.words.id in BYES:
        watcher.bye(refusal.words.id, BYES[refusal.words.id])
    else:
        watcher.say(refusal.news)
        watcher.bye("bye-table-gone", GONE)


async def _go(table: LiveTable, watcher: Watcher) -> None:
    """Whoever has gone is gone, even if that cannot be written down now."""
    try:
        await table.go(watcher)
    except asyncio.CancelledError:
        if not table.closing:  # when the server goes, it writes down for all at once that they have gone
            raise
    except Exception:
        trouble("leave_failed", table=mark(table.id))


async def _listen(socket: WebSocket, watcher: Watcher, table: LiveTable) -> None:
    too_fast = 0
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if not watcher.asks.take():
            too_fast += 1
            if too_fast > PATIENCE:
                note("flooded", table=mark(table.id))
                await socket.close(TOO_FAST)
                return
            if too_fast % 10 == 1:
                watcher.say(Refusal("refused-too-fast").news)
            continue
        too_fast = 0
        await _take(message.get("text") or "", watcher, table)


async def _take(text: str, watcher: Watcher, table: LiveTable) -> None:
    try:
        check_json(text.encode())
        ask = _decode(text)
        if not watcher.greeted and not isinstance(ask, Hello):
            raise ValueError
    except (ValueError, Refusal):  # not JSON, no Ask, or not a Hello at first
        watcher.say(Refusal("refused-not-understood").news)
        return
    await asks.do(table, watcher, ask)
