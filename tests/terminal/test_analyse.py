"""`undercover analyse`: who stood how at every step of a match."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.terminal.conftest import Run
from undercover import game
from undercover.bots import plans
from undercover.bots.plans import Plan
from undercover.table.dice import seeded
from undercover.terminal.analyse import BARS, WIDTH, curve
from undercover.words import LANGUAGES


@pytest.fixture
def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A whole game as a record on paper, and bots that think hardly at all."""
    monkeypatch.setattr(plans, "PLANS", {})
    monkeypatch.setattr(plans, "USUAL", Plan(breadth=2, depth=2, turns=0, growth=0, endless=2))
    match = game("agent_avenue").start(2, 7, {"first": "green"})
    match.playout(seeded(1))
    file = tmp_path / "record.json"
    file.write_text(json.dumps(match.record()), encoding="utf-8")
    return file


def test_json_has_every_step_seat_and_choice(undercover: Run, played: Path) -> None:
    choices = json.loads(played.read_text(encoding="utf-8"))["choices"]
    found = json.loads(undercover(f"analyse {played} --worlds 1 --json").stdout)
    assert [step["step"] for step in found["steps"]] == list(range(len(choices) + 1))
    assert all(len(step["chances"]) == 2 for step in found["steps"])
    made = [step["choice"] for step in found["steps"] if step["choice"]]
    assert [[choice["seat"], choice["option"]] for choice in made] == choices
    assert set(found["turning_points"]) <= set(range(1, len(choices) + 1))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_picture_has_a_row_for_everybody(undercover: Run, played: Path, lang: str) -> None:
    result = undercover(f"analyse {played} --worlds 1 --lang {lang}")
    assert result.exit_code == 0, result.output
    rows = [line for line in result.stdout.splitlines() if BARS[-1] in line or BARS[0] in line]
    assert len(rows) == 2
    assert {row.split()[-1] for row in rows} == {"0%", "100%"}


def test_a_long_game_is_drawn_shorter() -> None:
    assert curve([0.0, 0.5, 1.0]) == "▁▅█"
    assert len(curve([0.5] * 500)) == WIDTH
    assert curve([0.0] * 300 + [1.0] * 300)[0] == BARS[0]


def test_what_is_no_record_is_refused(refused: Callable[[str], str], tmp_path: Path) -> None:
    assert "No such file" in refused(f"analyse {tmp_path / 'nothing.json'}")
