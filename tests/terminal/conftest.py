"""A terminal of 80 by 24, in English, with a data folder of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from undercover.terminal.command import main

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def undercover() -> Run:
    """Run a command line: undercover("play agent_avenue", "1", "q") types two lines."""

    def run(line: str, *typed: str) -> Result:
        typing = "".join(text + "\n" for text in typed)
        return CliRunner().invoke(main, line.split(), input=typing, prog_name="undercover")

    return run


@pytest.fixture
def refused(undercover: Run) -> Callable[[str], str]:
    """Run a command line that is refused: one line of explanation, exit code 2, nothing else."""

    def run(line: str) -> str:
        result = undercover(line)
        assert result.exit_code == 2, result.output
        assert result.stdout == ""
        assert result.stderr.startswith("undercover: ")
        assert result.stderr.count("\n") == 1
        return result.stderr.removeprefix("undercover: ").strip()

    return run
