"""`undercover serve` and `undercover reports`."""

from __future__ import annotations

import asyncio
import errno
import json
import socket
import threading
import time
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from ipaddress import ip_network
from typing import Any

import click
from alembic.util import CommandError
from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError

from undercover.server import database
from undercover.server.configured import Configured
from undercover.server.settings import Limits, Settings

DAY = 24 * 3600.0
DB = click.option(
    "--db",
    envvar="UNDERCOVER_DB",
    metavar="URL",
    help="Database: a path, or postgresql://user@host/name. Default: an SQLite file in your data folder.",
)
#: Connections that may wait at the door.
WAITING = 2048


def _check_proxies(_context: click.Context, _parameter: click.Parameter, proxies: tuple[str, ...]) -> tuple[str, ...]:
    for proxy in proxies:
        try:
            ip_network(proxy, strict=False)
        except ValueError:
            raise click.BadParameter(f"{proxy} is neither an address nor a network") from None
    return proxies


@click.command(cls=Configured)
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 for everybody.")
@click.option(
    "--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="Port; 0 takes a free one."
)
@DB
@click.option(
    "--keep-days",
    default=90,
    show_default=True,
    type=click.IntRange(1),
    help="Days that games are kept which are over.",
)
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    envvar="UNDERCOVER_PROXIES",
    metavar="ADDRESS",
    callback=_check_proxies,
    help="Address or network of a proxy in front, which is believed when it says who somebody is. May be repeated.",
)
@click.option("--metrics", is_flag=True, envvar="UNDERCOVER_METRICS", help="Answer to Prometheus at /metrics.")
@click.option(
    "--guest-days",
    default=90,
    show_default=True,
    type=click.IntRange(1),
    help="Days that guests are known who have no table.",
)
@click.option(
    "--lobby-hours",
    default=24,
    show_default=True,
    type=click.IntRange(1),
    help="Hours that tables are kept which never began.",
)
@click.option(
    "--bot-processes", default=1, show_default=True, type=click.IntRange(1, 64), help="Processes in which bots think."
)
@click.option(
    "--tables-each", default=40, show_default=True, type=click.IntRange(1), help="Unfinished tables one guest may have."
)
@click.option(
    "--sockets-each", default=400, show_default=True, type=click.IntRange(1), help="Connections one address may have."
)
@click.option(
    "--workers",
    default=1,
    show_default=True,
    type=click.IntRange(1, 64),
    help="Processes that serve; one a core is good.",
)
@click.option("--open", "open_browser", is_flag=True, help="Open the front page in a browser.")
def serve(host: str, port: int, db: str | None, workers: int, open_browser: bool, **chosen: Any) -> None:
    """Serve tables to browsers. `undercover settings` lists what can be set by file and environment, too."""
    from undercover.server.app import Server, make_app  # slow to import, and only needed here
    from undercover.server.crew import Crew
    from undercover.server.logs import to_stderr

    url = check(db)
    with explained(url):
        asyncio.run(database.prepare(url))
    listening = listen(host, port)
    settings = settled(**chosen)
    to_stderr()
    server: Server | Crew
    if workers == 1:
        server = Server(make_app(db, settings), settings)
    else:
        listening.listen(WAITING)
        server = Crew(workers, db, settings)
    shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else host
    page = f"http://{shown}:{listening.getsockname()[1]}/"
    threading.Thread(target=_announce, args=(server, page, open_browser), daemon=True).start()
    with suppress(KeyboardInterrupt):
        server.run([listening])


def settled(
    keep_days: int,
    guest_days: int,
    lobby_hours: int,
    bot_processes: int,
    tables_each: int,
    sockets_each: int,
    proxies: tuple[str, ...],
    metrics: bool,
) -> Settings:
    return Settings(
        limits=Limits(tables=tables_each, sockets=sockets_each),
        bot_processes=bot_processes,
        finished_kept=keep_days * DAY,
        guests_kept=guest_days * DAY,
        lobby_kept=lobby_hours * 3600.0,
        proxies=proxies,
        metrics=metrics,
    )


@click.command(cls=Configured)
@DB
def reports(db: str | None) -> None:
    """What people at the tables wanted you to know, oldest first, one line of JSON each."""
    for report in asyncio.run(_read_reports(check(db))):
        click.echo(json.dumps(report, ensure_ascii=False))


async def _read_reports(url: URL) -> list[dict[str, Any]]:
    from undercover.server.store import Store  # slow to import, and only needed here

    found = database.Database(url)
    try:
        await found.open()
        return await Store(found).reports()
    finally:
        await found.close()


def check(db: str | None) -> URL:
    try:
        return database.address(db)
    except database.BadAddress as problem:
        raise click.ClickException(str(problem)) from None


@contextmanager
def explained(url: URL, problem: str = "") -> Iterator[None]:
    """What is wrong with a database, in one line and without its password."""
    try:
        yield
    except (OSError, SQLAlchemyError, CommandError) as reason:
        what = problem or f"cannot use the database {url.render_as_string()}"
        raise click.ClickException(f"{what}: {str(reason).splitlines()[0]}") from None


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, asyncio knows that these are TCP sockets and sends small answers at once.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as problem:
        listening.close()
        if problem.errno == errno.EADDRINUSE:
            raise click.ClickException(f"port {port} is taken; choose another one with --port") from None
        raise click.ClickException(f"cannot listen on {host}:{port}: {problem.strerror}") from None
    return listening


def _announce(server: object, page: str, open_browser: bool) -> None:
    while not getattr(server, "started", True):
        time.sleep(0.05)
    click.echo(f"Undercover is at {page}")
    if open_browser:
        webbrowser.open(page)
