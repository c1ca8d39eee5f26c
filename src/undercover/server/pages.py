"""The pages: the browser client from the installed package, and the page behind a personal link."""

from __future__ import annotations

import re
from contextlib import suppress
from html import escape
from importlib import resources
from pathlib import Path
from typing import Any

from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from undercover.server.hall import Hall
from undercover.server.heads import Heads
from undercover.server.refusals import Refusal
from undercover.server.setup import CLOSED
from undercover.table.game import Game
from undercover.table.registry import game, slugs
from undercover.words import LANGUAGES, Words

#: What the client looks for in the package of a game it was not built with.
BROUGHT = ("board.js", "cover.svg")
CLIENT = Path(str(resources.files("undercover"))) / "web" / "static"
#: Where the page of a table is.
TABLE = re.compile(r"table/(?P<id>[\w-]{1,32})", re.ASCII)
#: How files may be packed, best first, and how their names end then.
PACKED = {"br": ".br", "gzip": ".gz"}

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Undercover</title>
<h1>Undercover</h1>
<p>The server runs, but the browser client has not been built.
<p>In a checkout, <code>make play</code> builds it; <code>pip install .</code> does so too.
</html>
"""

#: How a page looks that is not drawn by the client; the policy lets no style sheet into it.
BODY = (
    "display: grid; place-content: center; justify-items: center; gap: 16px; min-height: 100dvh; "
    "box-sizing: border-box; margin: 0; padding: 16px; font: 18px/1.5 system-ui, sans-serif; text-align: center; "
    "color-scheme: light dark; background: light-dark(#f5f2eb, #14171f); color: light-dark(#1f2430, #edeae3)"
)
WAY = (
    "padding: 10px 20px; border: 0; border-radius: 8px; font: inherit; font-weight: 600; text-decoration: none; "
    "cursor: pointer; background: light-dark(#a8401f, #f2b661); color: light-dark(#ffffff, #1f1403)"
)

LINK = f"""<!doctype html>
<html lang="{{language}}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{{app}}</title>
<body style="{BODY}">
<img src="/icon.svg" alt="" width="64" height="64">
<h1 style="margin: 0; line-height: 1.2; overflow-wrap: anywhere">{{title}}</h1>
<p style="margin: 0">{{text}}</p>
{{way}}
</html>
"""
CONFIRM = f'<form method="post"><button style="{WAY}">{{}}</button></form>'
HOME = f'<a href="/" style="{WAY}">{{}}</a>'


class Client(StaticFiles):
    """The files of the client; whatever else is asked for is a page of it, which the client draws itself.

    Beside a file lie packed copies of it, made when the client was built.
    """

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory)
        self._heads = Heads(directory)

    async def get_response(self, path: str, scope: Scope) -> Response:
        file = path if "." in Path(path).name else "index.html"
        response = await self._of_table(path, scope)
        response = response or await self._packed(file, scope) or await super().get_response(file, scope)
        lasting = path.startswith("assets/")
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        response.headers["Vary"] = "Accept-Encoding"
        return response

    async def _of_table(self, path: str, scope: Scope) -> Response | None:
        """The page of a table, if there is such a table and its game is still known."""
        hall: Hall = scope["app"].state.hall
        place, setup = TABLE.fullmatch(path), None
        if place:
            with suppress(OSError, SQLAlchemyError):  # that something is wrong the page can tell by itself
                setup = await hall.store.setup(place["id"])
        if setup is None or setup.phase == CLOSED:
            return None
        return HTMLResponse(self._heads.page(setup.id, setup.game, _language(Headers(scope=scope))))

    async def _packed(self, file: str, scope: Scope) -> Response | None:
        """The smallest copy this browser can unpack."""
        accepted = Headers(scope=scope).get("accept-encoding", "")
        for coding, ending in PACKED.items():
            if coding in accepted and self.lookup_path(file + ending)[1]:
                response = await super().get_response(file + ending, scope)
                response.headers["Content-Encoding"] = coding
                return response
        return None


def brought_by(game: Game[Any]) -> Path:
    """The folder of a game's package with what it brings for the browser."""
    return Path(str(resources.files(game.home))) / "web"


async def brought(request: Request) -> Response:
    """A file that a game of another package brings for the browser: its board, its cover, and what they need."""
    slug, path = request.path_params["slug"], request.path_params["path"]
    if slug not in slugs():
        raise Refusal("refused-unknown-game", game=slug[:40])
    files = StaticFiles(directory=brought_by(game(slug)), check_dir=False)
    try:
        response = await files.get_response(path, request.scope)
    except HTTPException:
        raise Refusal("refused-unknown-table") from None
    response.headers["Cache-Control"] = "no-cache"
    return response


async def not_built(_: Request) -> Response:
    return HTMLResponse(NOT_BUILT)


async def link(request: Request) -> Response:
    """A device becomes another guest only if somebody there says so: a link alone could be anybody's trick."""
    hall: Hall = request.app.state.hall
    token = request.path_params["token"]
    guest = await hall.people.behind(token)
    if guest is None:
        return _link_page(request, "", "ui-not-found", HOME, "ui-home", 404)
    if request.method != "POST":
        return _link_page(request, guest.name, "ui-other-device", CONFIRM, "ui-confirm")
    if not await hall.people.use(token):
        return _link_page(request, "", "ui-not-found", HOME, "ui-home", 404)
    response = RedirectResponse("/", 303)
    hall.people.keep(response, guest, secure=request.url.scheme == "https")
    return response


def _link_page(request: Request, name: str, text: str, way: str, does: str, status: int = 200) -> Response:
    """Whose link it is and what can be done about it; one that is old says so."""
    words = Words(_language(request.headers))
    app = words.say("ui-app")
    page = LINK.format(
        language=words.language,
        app=escape(app),
        title=escape(name or app),
        text=escape(words.say(text)),
        way=way.format(escape(words.say(does))),
    )
    return HTMLResponse(page, status, headers={"Cache-Control": "no-store"})


def _language(headers: Headers) -> str:
    """The first language the browser names that we speak."""
    wanted = [part.strip()[:2].lower() for part in headers.get("accept-language", "").split(",")]
    return next((language for language in wanted if language in LANGUAGES), LANGUAGES[0])
