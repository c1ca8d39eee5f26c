"""`undercover doctor`: what is wrong with an installation, in words."""

from __future__ import annotations

import asyncio
import re
import shutil
import stat
import warnings
from collections.abc import Callable, Iterator
from contextlib import closing
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import NamedTuple

import click
from sqlalchemy import URL, text
from sqlalchemy.ext.asyncio import create_async_engine

import undercover
from undercover import words
from undercover.server import configured, database
from undercover.server.command import DB, check, explained, listen
from undercover.server.pages import CLIENT
from undercover.table.registry import games
from undercover.terminal.command import engine

#: Free disk space that is too little.
LITTLE = 200 * 1024 * 1024
GOOD, NOTE, WRONG = "✓", "·", "✗"


class Finding(NamedTuple):
    sign: str
    words: str


Findings = Iterator[Finding]


def of_the_package() -> Findings:
    yield Finding(GOOD, f"undercover {undercover.__version__}")
    compiled = engine() == "compiled"
    slow = "The engine is plain Python: everything works, bots think several times slower than with a compiled wheel."
    yield Finding(GOOD, "The engine is compiled.") if compiled else Finding(NOTE, slow)
    missing = [name for name in _asked_for() if not _is_here(name)]
    for name in missing:
        yield Finding(WRONG, f"The package {name} is missing: pip install --upgrade undercover")
    if not missing:
        yield Finding(GOOD, "All packages it needs are here.")


def of_the_client() -> Findings:
    if (CLIENT / "index.html").is_file():
        yield Finding(GOOD, "The browser client is here.")
    else:
        yield Finding(WRONG, "The browser client is not built: make web (in a checkout), or install the wheel.")


def of_the_games() -> Findings:
    """Every game on the shelf can be dealt and has its words; a plug-in that is broken says why."""
    with warnings.catch_warnings(record=True) as noticed:
        warnings.simplefilter("always")
        for slug, rules in games().items():
            try:
                rules.start().seen(None)
                for language in words.LANGUAGES:
                    words.Words(language, rules).say("game-title")
            except Exception as problem:
                yield Finding(WRONG, f"The game {slug} cannot be dealt: {problem!r}")
            else:
                yield Finding(GOOD, f"{rules.title} can be dealt.")
    yield from (Finding(WRONG, str(warning.message)) for warning in noticed)


def of_the_settings() -> Findings:
    where = configured.file()
    other = [name for name, (_, source) in configured.present().items() if source != "usual"]
    file = f"The settings file is {where}." if where.exists() else f"There is no settings file ({where})."
    yield Finding(GOOD, f"{file} Set: {', '.join(other) or 'nothing'}.")


def of_the_port(host: str, port: int) -> Findings:
    try:
        with closing(listen(host, port)):
            yield Finding(GOOD, f"A server could listen on {host}:{port}.")
    except click.ClickException as problem:
        yield Finding(NOTE, f"A server could not start now: {problem.message} (one may be running).")


def of_the_database(url: URL) -> Findings:
    if url.get_backend_name() == "sqlite":
        yield from _of_the_file(Path(str(url.database)))
        return
    try:
        with explained(url):
            yield Finding(GOOD, f"PostgreSQL answers: {asyncio.run(_greeting(url))}.")
    except click.ClickException as problem:
        yield Finding(WRONG, f"{problem.message}. Is it running, and is the address right?")


def _of_the_file(file: Path) -> Findings:
    folder = next(parent for parent in file.parents if parent.is_dir())
    free = shutil.disk_usage(folder).free
    if free < LITTLE:
        yield Finding(WRONG, f"Only {free // 2**20} MB are free in {folder}, where the database is.")
    if not file.exists():
        yield Finding(GOOD, f"There is no database yet; it will be {file}.")
        return
    if file.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO):
        yield Finding(WRONG, f"Others can read {file}, in which the key of the cookies is: chmod 600 {file}")
    url = database.address(str(file))
    try:
        with explained(url):
            asyncio.run(_whole(url))
        yield Finding(GOOD, f"The database {file} is whole.")
    except click.ClickException as problem:
        yield Finding(WRONG, f"{problem.message}. Put it aside and restore a backup.")


async def _greeting(url: URL) -> str:
    there = create_async_engine(url)
    try:
        async with there.connect() as read:
            return str(await read.scalar(text("SHOW server_version")))
    finally:
        await there.dispose()


async def _whole(url: URL) -> None:
    """Looked at, not changed: bringing it up to date is the server's business."""
    there = create_async_engine(url)
    try:
        async with there.connect() as read:
            found = str(await read.scalar(text("PRAGMA quick_check(1)")))
            await read.execute(text("SELECT version_num FROM alembic_version"))
    finally:
        await there.dispose()
    if found != "ok":
        raise OSError(found)


def _asked_for() -> list[str]:
    """The packages of a plain installation."""
    try:
        wishes = distribution("undercover").requires or []
    except PackageNotFoundError:  # run from a folder of sources
        return []
    return [re.split(r"[\[<>=;!~ ]", wish)[0] for wish in wishes if "extra ==" not in wish]


def _is_here(name: str) -> bool:
    try:
        return bool(distribution(name))
    except PackageNotFoundError:
        return False


@click.command(cls=configured.Configured)
@DB
def doctor(db: str | None) -> None:
    """Look the installation over: package, client, games, settings, port, database. Nothing is changed."""
    chosen = configured.present()
    host, port = str(chosen["host"][0]), int(chosen["port"][0])
    looks: list[Callable[[], Findings]] = [
        of_the_package,
        of_the_client,
        of_the_games,
        of_the_settings,
        lambda: of_the_port(host, port),
        lambda: of_the_database(check(db)),
    ]
    wrong = 0
    for look in looks:
        for finding in look():
            click.echo(f"{finding.sign} {finding.words}")
            wrong += finding.sign == WRONG
    if wrong:
        raise click.ClickException(f"{wrong} {'thing is' if wrong == 1 else 'things are'} wrong")
    click.echo("All is well.")
