"""`undercover arena`: one object of JSON, a table of the same numbers, and errors in words."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.terminal.conftest import Run
from undercover.bots import LEVELS

THERE = ", ".join(LEVELS)
LINE = "arena agent_avenue --players greedy,random --games 20 --seed 5"


def numbers(undercover: Run, line: str) -> dict[str, Any]:
    result = undercover(f"{line} --json")
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_json_is_one_object_with_players(undercover: Run) -> None:
    found = numbers(undercover, LINE)
    assert [score["name"] for score in found["players"]] == ["greedy", "random"]
    for score in found["players"]:
        assert {"name", "games", "wins", "rate", "low", "high", "rating"} <= score.keys()
        assert score["games"] == 20
        assert score["low"] <= score["rate"] == score["wins"] / 20 <= score["high"]
    assert numbers(undercover, f"{LINE} --jobs 2") == found


def test_the_table_shows_the_same(undercover: Run, tmp_path: Path) -> None:
    picture = tmp_path / "arena.svg"
    found, shown = numbers(undercover, LINE), undercover(f"{LINE} --plot {picture}").stdout
    for score in found["players"]:
        row = next(line for line in shown.splitlines() if f" {score['name']} " in line)
        assert f"{score['rate']:.1%}" in row
        assert f"{score['rating']} ± " in row
    assert "Games: 20" in shown
    assert picture.read_text().startswith("<svg ")


def test_resumed_from_a_file(undercover: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    found = numbers(undercover, f"{LINE} --resume {file}")
    assert numbers(undercover, f"{LINE} --resume {file}") == found
    result = undercover(f"{LINE} --seats 4 --resume {file}")
    assert result.exit_code == 2
    assert "is of another arena: seats was 2, not 4" in result.stderr


def test_every_level_meets_unless_told_otherwise(undercover: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercover.terminal.arena.levels", lambda _: ("random", "greedy"))
    found = numbers(undercover, "arena agent_avenue --games 2")
    assert [score["name"] for score in found["players"]] == ["greedy", "random"]


def test_help_says_what_is_scored(undercover: Run) -> None:
    shown = " ".join(undercover("arena --help").stdout.split())
    assert "Where everybody wins or loses together, each player has the tables to itself" in shown
    assert "the rate is the share of a player's seats that won" in shown


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("arena agent_avenue --players greedy,oracle", f"there is no bot 'oracle'; there are {THERE}"),
        ("arena agent_avenue --players greedy,", f"there is no bot ''; there are {THERE}"),
        ("arena agent_avenue --seats 9", "Agent Avenue is for 2, 3 or 4 seats, not 9"),
        ("arena agent_avenue --option mode=hard", "option 'mode' is simple or advanced, not 'hard'"),
        ("arena agent_avenue --games 0", "Invalid value for '--games': 0 is not in the range x>=1."),
        ("arena agent_avenue --runner moon", "Invalid value for '--runner': 'moon' is not one of 'local', 'ray'."),
        ("arena agent_avenue --games 2 --plot /nowhere/x.svg", "/nowhere/x.svg: No such file or directory"),
    ],
)
def test_bad_input_gets_one_line(refused: Callable[[str], str], line: str, problem: str) -> None:
    assert refused(line) == problem
