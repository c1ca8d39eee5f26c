"""The guard at the door: other origins, sizes, speeds, and the headers that keep a page to itself."""

from __future__ import annotations

from ipaddress import IPv4Address, ip_address, ip_network
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from undercover.server.refusals import Refusal

#: Nothing comes from other hosts, nothing is embedded by them. Style attributes move cards; style sheets are our own.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
#: Bits of an IPv6 address that tell households apart; the rest one of them may choose as it likes.
HOUSEHOLD = 64
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


class Headers:
    """The headers of every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with_headers)


def same_origin(connection: HTTPConnection) -> bool:
    """Browsers name the origin of a page that opens a socket or posts; whoever names none is no browser."""
    origin = connection.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == connection.headers.get("host", "")
    except ValueError:  # no address at all
        return False


def address_of(connection: HTTPConnection) -> str:
    """Whose limits count: an address, or of the new kind the network that one household has."""
    host = connection.client.host if connection.client else "?"
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv4Address) or address.ipv4_mapped:
        return str(getattr(address, "ipv4_mapped", None) or address)
    return str(ip_network((address, HOUSEHOLD), strict=False))


async def body_of(request: Request, most: int) -> bytes:
    """What was posted, read no further than allowed."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Refusal("refused-too-big")
    return body
