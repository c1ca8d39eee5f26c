"""The application: routes, the hall behind them, and a server that says goodbye."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

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

#: Seconds connections have to close when the server stops.
GRACE = 5


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

    return Starlette(routes=_routes(), lifespan=lifespan, middleware=[Middleware(Headers)])


def _routes() -> list[BaseRoute]:
    pages: list[BaseRoute] = [Route("/{path:path}", not_built)]
    if (CLIENT / "index.html").is_file():
        pages = [Mount("/", GZipMiddleware(Client(directory=CLIENT)))]  # what lies there packed is left as it is
    return [
        WebSocketRoute("/ws/tables/{id}", table_socket),
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

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._app.state.hall.farewell()
        for connection in list(self.server_state.connections):
            if isinstance(connection, Lined):  # whoever has not read the goodbye by now is not waited for
                connection.transport.abort()
        await super().shutdown(sockets)
