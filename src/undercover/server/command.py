"""`undercover serve`, `undercover backup` and `undercover reports`."""

from __future__ import annotations

import asyncio
import errno
import json
import socket
import threading
import time
import webbrowser
from contextlib import suppress
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import click
from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError

from undercover.server import database

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


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 for everybody.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="0 takes a free one.")
@DB
@click.option(
    "--keep-days", default=90, show_default=True, type=click.IntRange(1), help="How long games that are over are kept."
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
    "--workers",
    default=1,
    show_default=True,
    type=click.IntRange(1, 64),
    help="Processes that serve; one a core is good.",
)
@click.option("--open", "open_browser", is_flag=True, help="Open the front page in a browser.")
def serve(
    host: str,
    port: int,
    db: str | None,
    keep_days: int,
    proxies: tuple[str, ...],
    metrics: bool,
    workers: int,
    open_browser: bool,
) -> None:
    """Serve tables to browsers."""
    from undercover.server.app import Server, make_app  # slow to import, and only needed here
    from undercover.server.crew import Crew
    from undercover.server.logs import to_stderr
    from undercover.server.settings import Settings

    _prepare(_check(db))
    listening = listen(host, port)
    settings = Settings(finished_kept=keep_days * 24 * 3600.0, proxies=proxies, metrics=metrics)
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


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@DB
def backup(file: Path, db: str | None) -> None:
    """Copy the embedded database to FILE, also while the server runs."""
    url = _check(db)
    if url.get_backend_name() != "sqlite":
        raise click.ClickException("this copies the embedded database only; for PostgreSQL use pg_dump")
    if file.exists():
        raise click.ClickException(f"{file} is there already; name a new file")
    try:
        database.backup(url, file)
    except FileNotFoundError as problem:
        raise click.ClickException(f"there is no database at {problem.args[0]} yet") from None
    click.echo(f"Copied to {file}.")


@click.command()
@DB
def reports(db: str | None) -> None:
    """What people at the tables wanted you to know, oldest first, one line of JSON each."""
    for report in asyncio.run(_read_reports(_check(db))):
        click.echo(json.dumps(report, ensure_ascii=False))


async def _read_reports(url: URL) -> list[dict[str, Any]]:
    from undercover.server.store import Store  # slow to import, and only needed here

    found = database.Database(url)
    try:
        await found.open()
        return await Store(found).reports()
    finally:
        await found.close()


def _check(db: str | None) -> URL:
    try:
        return database.address(db)
    except database.BadAddress as problem:
        raise click.ClickException(str(problem)) from None


def _prepare(url: URL) -> None:
    try:
        asyncio.run(database.prepare(url))
    except (OSError, SQLAlchemyError) as problem:
        place = url.render_as_string()
        raise click.ClickException(f"cannot use the database {place}: {str(problem).splitlines()[0]}") from None


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
