"""People: guests with a name and a signed cookie, and a link that moves them to another device."""

from __future__ import annotations

import secrets
import unicodedata
from urllib.parse import quote

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from undercover.server.refusals import Refusal
from undercover.server.setup import Guest
from undercover.server.store import Store

COOKIE = "undercover"
YEAR = 365 * 24 * 3600
#: A personal link is good for a week.
WEEK = 7 * 24 * 3600
#: The invisible sign that makes one picture of two emoji.
JOINER = "\u200d"


class People:
    def __init__(self, store: Store, secret: str) -> None:
        self._store = store
        self._cookies = URLSafeSerializer(secret, salt="guest")
        self._links = URLSafeTimedSerializer(secret, salt="link")

    async def who(self, connection: HTTPConnection) -> Guest | None:
        """The guest behind the cookie; None if there is none, or if it was not signed here."""
        try:
            id = self._cookies.loads(connection.cookies.get(COOKIE, ""))
        except BadSignature:
            return None
        return await self._store.guest(id) if isinstance(id, str) else None

    def keep(self, response: Response, guest: Guest, secure: bool) -> None:
        value = self._cookies.dumps(guest.id)
        assert isinstance(value, str)
        response.set_cookie(COOKIE, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)

    def token(self, guest: Guest) -> str:
        token = self._links.dumps(guest.id)
        assert isinstance(token, str)
        return quote(token)

    async def behind(self, token: str) -> Guest | None:
        """The guest a personal link belongs to."""
        try:
            id = self._links.loads(token, max_age=WEEK)
        except BadSignature:
            return None
        return await self._store.guest(id) if isinstance(id, str) else None


def nameless() -> str:
    """A name for somebody who has not given one yet."""
    return f"Agent {secrets.randbelow(900) + 100}"


def clean_name(name: str, most: int) -> str:
    name = _line(name)
    if not name:
        raise Refusal("refused-name-empty")
    if len(name) > most:
        raise Refusal("refused-name-too-long", most=most)
    return name


def clean_text(text: str, most: int) -> str:
    text = _line(text)
    if not text:
        raise Refusal("refused-text-empty")
    if len(text) > most:
        raise Refusal("refused-text-too-long", most=most)
    return text


def _line(text: str) -> str:
    """One line of visible characters: nothing that hides, breaks the line or turns the direction of writing."""
    shown = "".join(" " if _hides(sign) else sign for sign in unicodedata.normalize("NFC", text))
    line = " ".join(shown.split())
    return line if any(unicodedata.category(sign)[0] in "LNPS" for sign in line) else ""


def _hides(sign: str) -> bool:
    return unicodedata.category(sign)[0] == "C" and sign != JOINER
