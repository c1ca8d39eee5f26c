"""`undercover backup` and `undercover restore`: of one moment while servers run, and into either kind of database."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.server.served import Person, play_on, serving, two_playing
from undercover.server.keeping import backup, restore


async def typed(*line: str) -> Result:
    """A command, as it would be typed elsewhere."""
    command = {"backup": backup, "restore": restore}[line[0]]
    return await asyncio.to_thread(CliRunner().invoke, command, list(line[1:]))


@pytest.fixture(params=["sqlite", "postgresql"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Another database than `place`."""
    if request.param == "sqlite":
        return str(tmp_path / "new.db")
    fresh: Callable[[], str] = request.getfixturevalue("postgres")
    return fresh()


async def test_a_match_goes_on_where_the_backup_was_made(place: str, target: str, tmp_path: Path) -> None:
    """From each kind into each kind, made while the match goes on; guests keep their cookies and seats."""
    file = tmp_path / "copy.db"
    with serving(place) as served:
        table, ana, bela = await two_playing(served)
        await ana.ask("say", text="Good luck!")
        await ana.hears_until(lambda person: person.chat)
        await play_on(ana, bela, choices=4)
        done = await typed("backup", str(file), "--db", place)
        assert done.output == f"Copied to {file}.\n"
        version = ana.view["version"]
        await play_on(ana, bela, choices=2)
        cookies = ana.http.cookies
    assert file.stat().st_mode & 0o077 == 0
    done = await typed("restore", str(file), "--db", target)
    assert done.exit_code == 0, done.output
    with serving(target) as served:
        again = Person(served.address)
        again.http.cookies = cookies
        await again.come(table)
        assert again.view["version"] == version
        assert again.view["seat"] == 0
        assert [line["text"] for line in again.chat] == ["Good luck!"]


async def test_restoring_is_careful(tmp_path: Path) -> None:
    """Not into a database a server runs on, not over what is there, nothing that is no backup."""
    place, file = str(tmp_path / "undercover.db"), tmp_path / "copy.db"
    with serving(place) as served:
        await Person(served.address).named("Ana")
        await typed("backup", str(file), "--db", place)
        await Person(served.address).named("Béla")
        refused = await typed("restore", str(file), "--db", place, "--replace")
        assert "a server runs on this database" in refused.output
    age(place)
    refused = await typed("restore", str(file), "--db", place)
    assert "there are 2 guests in this database already; --replace" in refused.output
    done = await typed("restore", str(file), "--db", place, "--replace")
    assert done.exit_code == 0, done.output
    assert names(place) == ["Ana"]
    (tmp_path / "text").write_text("no database at all\n" * 100)
    refused = await typed("restore", str(tmp_path / "text"), "--db", str(tmp_path / "other.db"))
    assert refused.exit_code == 1
    assert "text is no backup of this version or an older one" in refused.output


def age(place: str) -> None:
    """The server has stopped long ago."""
    with sqlite3.connect(place) as there:
        there.execute("UPDATE process SET alive = 1.0")
    there.close()


def names(place: str) -> list[str]:
    there = sqlite3.connect(place)
    try:
        return [name for (name,) in there.execute("SELECT name FROM guest ORDER BY name")]
    finally:
        there.close()


def test_a_backup_needs_a_database_and_a_free_name(tmp_path: Path) -> None:
    source, target = tmp_path / "undercover.db", tmp_path / "copy.db"
    result = CliRunner().invoke(backup, [str(target), "--db", str(source)])
    assert result.exit_code == 1
    assert "there is no database" in result.output
    there = sqlite3.connect(source)
    there.execute("CREATE TABLE kept (x)")
    there.commit()
    result = CliRunner().invoke(backup, [str(target), "--db", str(source)])
    assert result.exit_code == 0, result.output
    copy = sqlite3.connect(target)
    assert copy.execute("SELECT name FROM sqlite_master").fetchone() == ("kept",)
    for connection in (there, copy):
        connection.close()
    result = CliRunner().invoke(backup, [str(target), "--db", str(source)])
    assert result.exit_code == 1
    assert "there already" in result.output


def test_a_postgresql_that_does_not_answer(tmp_path: Path) -> None:
    result = CliRunner().invoke(backup, [str(tmp_path / "x"), "--db", "postgresql://nobody:hush@127.0.0.1:1/none"])
    assert result.exit_code == 1
    assert "cannot use the database" in result.output
    assert "hush" not in result.output
    assert not (tmp_path / "x").exists()
