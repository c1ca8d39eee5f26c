"""`undercover serve` and `undercover backup`, from outside."""

from __future__ import annotations

import socket
import sqlite3
from pathlib import Path

from click.testing import CliRunner

from undercover.server.command import backup, serve


def test_a_taken_port_is_named_with_the_way_out(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        result = CliRunner().invoke(serve, ["--port", port, "--db", str(tmp_path / "x.db")])
    assert result.exit_code == 1
    assert f"port {port} is taken; choose another one with --port" in result.output


def test_a_database_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("this is no database, but it is long enough to look at\n" * 50)
    for db, words in (
        ("mysql://host/x", "the database is SQLite or PostgreSQL"),
        ("postgresql://nobody:hush@127.0.0.1:1/none", "cannot use the database"),
        (str(tmp_path / "text.db"), "cannot use the database"),
    ):
        result = CliRunner().invoke(serve, ["--port", "0", "--db", db])
        assert result.exit_code == 1, result.output
        assert words in result.output
        assert "hush" not in result.output


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
    result = CliRunner().invoke(backup, ["x", "--db", "postgresql://host/name"])
    assert "pg_dump" in result.output
