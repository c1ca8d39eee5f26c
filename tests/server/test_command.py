"""`undercover serve`, from outside."""

from __future__ import annotations

import socket
from pathlib import Path

from click.testing import CliRunner

from undercover.server.command import serve


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
