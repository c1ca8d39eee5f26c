"""People: guests with a name and a signed cookie, and a link that moves them to another device."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import suppress
from urllib.parse import quote

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from undercover.server.names import odd, visible
from undercover.server.refusals import Refusal
from undercover.server.setup import Guest
from undercover.server.store import Store

COOKIE = "undercover"
YEAR = 365 * 24 * 3600
#: A personal link is good for a week.
WEEK = 7 * 24 * 3600
#: The number of no link.
NEVER = -1


class People:
    def __init__(self, store: Store, secret: str, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._cookies = URLSafeSerializer(secret, salt="guest")
        self._links = URLSafeTimedSerializer(secret, salt="link")

    async def who(self, connection: HTTPConnection) -> Guest | None:
        """The guest behind the cookie; None if there is none, or if it was not signed here."""
        try:
            id = self._cookies.loads(connection.cookies.get(COOKIE, ""))
        except BadSignature:
            return None
        return await self._store.greet(id, self._now()) if isinstance(id, str) else None

    def keep(self, response: Response, guest: Guest, secure: bool) -> None:
        value = self._cookies.dumps(guest.id)
        assert isinstance(value, str)
        response.set_cookie(COOKIE, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)

    # -- personal links

    async def token(self, guest: Guest) -> str:
        """What is in this guest's personal link: it is good once, for a week, until the guest asks for another."""
        token = self._links.dumps([guest.id, await self._store.links(guest.id)])
        assert isinstance(token, str)
        return quote(token)

    async def behind(self, token: str) -> Guest | None:
        """The guest a personal link belongs to, as long as it is good."""
        id, number = self._read(token)
        if await self._store.links(id) != number:
            return None
        return await self._store.guest(id)

    async def use(self, token: str) -> bool:
        """Use a personal link up; only one can."""
        return await self._store.end_link(*self._read(token))

    async def revoke(self, guest: Guest) -> None:
        """The link there was is not good any more."""
        await self._store.end_link(guest.id, await self._store.links(guest.id))

    def _read(self, token: str) -> tuple[str, int]:
        with suppress(BadSignature, msgspec.ValidationError):
            return msgspec.convert(self._links.loads(token, max_age=WEEK), tuple[str, int])
        return "", NEVER


def nameless() -> str:
    """A name for somebody who has not given one yet."""
    return f"Agent {secrets.randbelow(900) + 100}"


def clean_name(name: str, most: int) -> str:
    name = visible(name)
    if not name:
        raise Refusal("refused-name-empty")
    if len(name) > most:
        raise Refusal("refused-name-too-long", most=most)
    if odd(name):
        raise Refusal("refused-name-odd")
    return name


def clean_text(text: str, most: int) -> str:
    text = visible(text)
    if not text:
        raise Refusal("refused-text-empty")
    if len(text) > most:
        raise Refusal("refused-text-too-long", most=most)
    return text
