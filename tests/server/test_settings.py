"""Settings by command line, environment and file, in this order; `undercover settings` and `undercover doctor`."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner, Result

from undercover.server import doctor as looking
from undercover.server.command import serve, settled
from undercover.server.configured import options, settings
from undercover.server.doctor import doctor

#: What is about the process, not about the tables.
NOT_SETTLED = ("host", "port", "db", "workers", "open_browser")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user without settings, whose database would lie in a folder of the test."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for option in options():
        monkeypatch.delenv(f"UNDERCOVER_{str(option.name).upper()}", raising=False)
    return tmp_path


@pytest.fixture
def chosen(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What serve would run with."""
    found: dict[str, Any] = {}
    monkeypatch.setattr(serve, "callback", lambda **wanted: found.update(wanted))
    return found


def written(home: Path, text: str) -> Path:
    file = home / "config" / "undercover" / "undercover.toml"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
    return file


def typed(command: click.Command, *line: str) -> Result:
    return CliRunner().invoke(command, list(line))


def test_command_line_before_environment_before_file(
    home: Path, chosen: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    written(home, 'port = 1\nhost = "::1"\nkeep_days = 7\nproxies = ["10.0.0.1", "10.0.0.2"]\nmetrics = true')
    monkeypatch.setenv("UNDERCOVER_PORT", "2")
    monkeypatch.setenv("UNDERCOVER_KEEP_DAYS", "8")
    assert typed(serve, "--keep-days", "9").exit_code == 0
    assert (chosen["host"], chosen["port"], chosen["keep_days"]) == ("::1", 2, 9)
    assert chosen["proxies"] == ("10.0.0.1", "10.0.0.2")
    assert chosen["metrics"] is True


def test_every_setting_is_one_of_the_server(chosen: dict[str, Any]) -> None:
    typed(serve, "--tables-each", "3", "--sockets-each", "4", "--lobby-hours", "2", "--guest-days", "5")
    wanted = {name: value for name, value in chosen.items() if name not in NOT_SETTLED}
    found = settled(**wanted)
    assert (found.limits.tables, found.limits.sockets) == (3, 4)
    assert (found.lobby_kept, found.guests_kept) == (7200.0, 5 * 86400.0)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("prot = 8", "there is no setting 'prot'; there are host, port, db, "),
        ("port = ", "the settings in "),
        ('port = "many"', "'many' is not a valid integer"),
        ('proxies = ["here"]', "here is neither an address nor a network"),
    ],
)
def test_a_file_that_says_something_else(home: Path, text: str, problem: str) -> None:
    written(home, text)
    result = typed(serve)
    assert result.exit_code != 0
    assert problem in " ".join(result.output.split())


def test_a_named_file_must_be_there(home: Path, chosen: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDERCOVER_CONFIG", str(home / "mine.toml"))
    assert "there is no file" in typed(serve).output
    (home / "mine.toml").write_text("port = 77")
    assert typed(serve).exit_code == 0
    assert chosen["port"] == 77


def test_settings_lists_all_with_value_source_and_meaning(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = written(home, "keep_days = 7")
    monkeypatch.setenv("UNDERCOVER_DB", "postgresql://ana:hush@host/name")
    shown = typed(settings).output
    assert shown.startswith(f"# {file}\n")
    assert "UNDERCOVER_KEEP_DAYS, serve --keep-days (file)\nkeep_days = 7\n" in shown
    assert "UNDERCOVER_DB, serve --db (environment)\n" in shown
    assert "hush" not in shown
    for option in options():
        assert option.help
        assert option.help in shown
    found = json.loads(typed(settings, "--json").output)
    assert found["settings"]["keep_days"] == {"value": 7, "from": "file"}
    assert found["settings"]["port"] == {"value": 8000, "from": "usual"}


def test_what_settings_prints_is_a_settings_file(home: Path, chosen: dict[str, Any]) -> None:
    shown = typed(settings).output
    typed(serve)
    usual = dict(chosen)
    written(home, shown)
    assert typed(serve).exit_code == 0
    assert chosen == usual


# ---------------------------------------------------------------- the doctor


def test_all_is_well(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "index.html").touch()
    monkeypatch.setattr(looking, "CLIENT", home)
    monkeypatch.setenv("UNDERCOVER_PORT", "0")
    result = typed(doctor)
    assert result.exit_code == 0, result.output
    assert result.output.endswith("All is well.\n")
    assert "✗" not in result.output
    assert not (home / "data").exists(), "it only looks"


def test_what_is_wrong_is_said_with_the_way_out(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking, "CLIENT", home / "nothing")
    monkeypatch.setattr(looking, "_asked_for", lambda: ["starlette", "no-such-package"])
    monkeypatch.setattr(looking, "LITTLE", 1 << 80)
    file = home / "open.db"
    sqlite3.connect(file).close()
    file.write_text("no database\n" * 100)
    file.chmod(0o644)
    result = typed(doctor, "--db", str(file))
    assert result.exit_code == 1
    for said in (
        "✗ The browser client is not built",
        "✗ The package no-such-package is missing: pip install --upgrade undercover",
        "✗ Only ",
        f"✗ Others can read {file}",
        f"✗ cannot use the database sqlite+aiosqlite:///{file}",
        "5 things are wrong",
    ):
        assert said in result.output
    assert "starlette" not in result.output


def test_a_database_that_does_not_answer() -> None:
    result = typed(doctor, "--db", "postgresql://nobody:hush@127.0.0.1:1/none")
    assert "✗ cannot use the database postgresql+asyncpg://nobody:***@127.0.0.1:1/none" in result.output
    assert "hush" not in result.output
