"""The application: routes, the hall behind them, and a server that says goodbye."""

from __future__ import annotations

import gc
import re
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from undercover.server import privacy
from undercover.server.api import ROUTES, answering
from undercover.server.database import Database, address
from undercover.server.frames import Lined
from undercover.server.guard import Headers
from undercover.server.hall import Hall
from undercover.server.pages import CLIENT, Client, brought, link, not_built
from undercover.server.promptly import Promptly
from undercover.server.settings import Settings
from undercover.server.sockets import table_socket

#: Where the socket of a table is.
TABLE = re.compile("/ws/tables/(?P<id>[^/]+)")
#: Seconds connections have to close when the server stops.
GRACE = 5
#: So many more things than went must come before rubbish is looked for, and how seldom among what is a little older:
#: every message makes hundreds of things that are gone when it is sent, and nearly nothing here goes round in circles.
#: Among what has stayed it is looked for when the hall is swept, and never between two choices: with 2,000 tables that
#: takes most of a second, for which everybody would wait every other minute.
RUBBISH = 20_000, 5, 1_000_000
#: As it is for whoever has started a server, and goes on without it.
AS_BEFORE = gc.get_threshold()


def make_app(db: str | None, settings: Settings | None = None, line: socket.socket | None = None) -> Starlette:
    """The server on a database, not yet listening; with a line to the parent of its crew, if it is not alone."""
    settings = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hall = Hall(Database(address(db), line=line), settings)
        await hall.open()
        app.state.hall = hall
        yield
        await hall.close()

    return Door(routes=_routes(), lifespan=lifespan, middleware=[Middleware(Headers)])


class Door(Starlette):
    """Whoever comes to a table goes straight to it: each step of the way that answers take would be kept while they
    stay."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table = TABLE.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if table:
            scope["app"], scope["path_params"] = self, table.groupdict()
            await table_socket(WebSocket(scope, receive, send))
        else:
            await super().__call__(scope, receive, send)


def _routes() -> list[BaseRoute]:
    pages: list[BaseRoute] = [Route("/{path:path}", not_built)]
    if (CLIENT / "index.html").is_file():
        pages = [Mount("/", GZipMiddleware(Client(directory=CLIENT)))]  # what lies there packed is left as it is
    return [
        *privacy.ROUTES,
        *ROUTES,
        Route("/brought/{slug}/{path:path}", answering(brought)),
        Route("/link/{token}", answering(link), methods=["GET", "POST"]),
        *pages,
    ]


class Server(uvicorn.Server):
    """A server that tells its guests before it goes."""

    def __init__(self, app: Starlette, settings: Settings | None = None) -> None:
        self._app = app
        settings = settings or Settings()
        super().__init__(
            uvicorn.Config(
                app,
                http=Promptly,
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=bool(settings.proxies),
                forwarded_allow_ips=list(settings.proxies),
                ws=Lined,
                ws_max_size=settings.limits.message,
                ws_per_message_deflate=False,
                timeout_graceful_shutdown=GRACE,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # what is here now stays
        gc.set_threshold(*RUBBISH)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._app.state.hall.farewell()
        for connection in list(self.server_state.connections):
            if isinstance(connection, Lined):  # whoever has not read the goodbye by now is not waited for
                connection.transport.abort()
        await super().shutdown(sockets)
        gc.set_threshold(*AS_BEFORE)
