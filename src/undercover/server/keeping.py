"""`undercover backup` and `undercover restore`. A backup is an SQLite file, whatever the database is."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
import time
from pathlib import Path

import click
from sqlalchemy import URL, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from undercover.server import database
from undercover.server import schema as db
from undercover.server.command import DB, check, explained
from undercover.server.configured import Configured
from undercover.server.settings import Settings

#: Who is connected to which process is true of one moment only.
FLEETING = {db.presence}
#: Rows carried over at a time.
ARMFUL = 1000


@click.command(cls=Configured)
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@DB
def backup(file: Path, db: str | None) -> None:
    """Copy everything to FILE, also while servers run: all tables of one moment, as an SQLite database."""
    url = check(db)
    if file.exists():
        raise click.ClickException(f"{file} is there already; name a new file")
    try:
        if url.get_backend_name() == "sqlite":
            database.backup(url, file)
        else:
            with explained(url):
                asyncio.run(_fetch(url, file))
    except FileNotFoundError as problem:
        raise click.ClickException(f"there is no database at {problem.args[0]} yet") from None
    click.echo(f"Copied to {file}.")


@click.command(cls=Configured)
@click.argument("file", type=click.Path(dir_okay=False, exists=True, path_type=Path))
@DB
@click.option("--replace", is_flag=True, help="Throw away what is in the database now.")
def restore(file: Path, db: str | None, replace: bool) -> None:
    """Put the backup FILE into a database, SQLite or PostgreSQL, on which no server runs.

    A backup of an older version is brought up to date on the way.
    """
    url = check(db)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.db"
        shutil.copyfile(file, copy)
        source = database.address(str(copy))
        with explained(source, f"{file} is no backup of this version or an older one"):
            asyncio.run(database.prepare(source))
        with explained(url):
            rows = asyncio.run(_put_back(source, url, replace))
    click.echo(f"{rows} rows restored.")


async def _fetch(url: URL, file: Path) -> None:
    """Everything from a running PostgreSQL, as it was at one moment."""
    source = create_async_engine(url, isolation_level="REPEATABLE READ")
    try:
        async with source.connect() as read:
            target = database.address(str(file))
            await database.prepare(target)
            into = database.Database(target)
            try:
                async with into.writing() as write:
                    await _carry(read, write)
            finally:
                await into.close()
    finally:
        await source.dispose()


async def _put_back(source: URL, url: URL, replace: bool) -> int:
    await database.prepare(url)
    from_, into = database.Database(source), database.Database(url)
    try:
        async with from_.reading() as read, into.writing() as write:
            await _check_free(write, replace)
            for table in reversed(db.metadata.sorted_tables):
                await write.execute(delete(table))
            return await _carry(read, write)
    finally:
        await from_.close()
        await into.close()


async def _check_free(write: AsyncConnection, replace: bool) -> None:
    alive = await write.scalar(select(func.max(db.process.c.alive)))
    here = await write.scalar(select(func.count()).select_from(db.presence))
    if here or (alive or 0.0) > time.time() - Settings().lifeless:
        raise click.ClickException("a server runs on this database, or did a moment ago; stop it first")
    used = await write.scalar(select(func.count()).select_from(db.guest))
    if used and not replace:
        raise click.ClickException(f"there are {used} guests in this database already; --replace throws all of it away")


async def _carry(read: AsyncConnection, write: AsyncConnection) -> int:
    """All rows of all tables, those first that others refer to; how many."""
    count = 0
    for table in db.metadata.sorted_tables:
        if table in FLEETING:
            continue
        found = await read.execute(select(table))
        while rows := found.mappings().fetchmany(ARMFUL):
            await write.execute(insert(table), [dict(row) for row in rows])
            count += len(rows)
    return count
