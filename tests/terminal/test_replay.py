"""Looking at a match again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.terminal.conftest import Run
from undercover import Match, game
from undercover.table.dice import seeded
from undercover.table.seal import digest_of, seed_of
from undercover.words import LANGUAGES


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A whole game as a record on paper."""
    match = game("agent_avenue").start(2, 7, {"mode": "advanced", "first": "green"})
    match.playout(seeded(1))
    return keep(match.record(), tmp_path)


def keep(record: dict[str, Any], folder: Path) -> Path:
    file = folder / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    return file


def record_of(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def steps(shown: str) -> list[str]:
    return [line.split("·")[0].strip() for line in shown.splitlines() if line.startswith("Step ")]


def test_steps_go_forward_and_back(undercover: Run, played: Path) -> None:
    last = len(record_of(played)["choices"])
    shown = undercover(f"replay {played}", "", "n", "p", "b", "p", str(last), "", "3", str(last + 1), "q").stdout
    wanted = [0, 1, 2, 1, 0, 0, last, last, 3, 3]
    assert steps(shown) == [f"Step {n} of {last}" for n in wanted]


def test_the_end_of_input_ends_the_replay(undercover: Run, played: Path) -> None:
    result = undercover(f"replay {played}", "")
    assert result.exit_code == 0
    assert len(steps(result.stdout)) == 2


def test_a_seat_sees_its_own_hand_and_spectators_none(undercover: Run, played: Path) -> None:
    assert "Your hand:" not in undercover(f"replay {played}", "", "q").stdout
    green, blue = (undercover(f"replay {played} --seat {seat}", "q").stdout for seat in range(2))
    assert "Your hand:" in green
    assert green != blue


def test_the_end_says_who_won_and_the_story_why(undercover: Run, played: Path) -> None:
    last = len(record_of(played)["choices"])
    shown = undercover(f"replay {played}", str(last), "l", "", "q").stdout
    assert "Winner: " in shown
    assert " wins!" in shown
    assert "   0 Bot 1’s turn begins." in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_is_told_in_every_language(undercover: Run, played: Path, lang: str) -> None:
    last = len(record_of(played)["choices"])
    result = undercover(f"replay {played} --seat 1 --lang {lang}", *[""] * last, "q")
    assert result.exit_code == 0, result.output


def test_a_record_that_holds(undercover: Run, played: Path) -> None:
    record = record_of(played)
    said = undercover(f"replay {played} --verify").stdout
    assert said == f"The record holds: {len(record['choices'])} choices lead to where it says ({record['hash']}).\n"


def forged(record: dict[str, Any], how: str) -> dict[str, Any]:
    choices = record["choices"]
    changes: dict[str, dict[str, Any]] = {
        "shorter": {"choices": choices[:-1]},
        "other deal": {"seed": record["seed"] + 1},
        "other choice": {"choices": [[0, "offer:mole,mole"], *choices[1:]]},
        "other seat": {"choices": [[1, choices[0][1]], *choices[1:]]},
        "other rules": {"rules_version": "0"},
        "other values": {"data": "0" * 16},
        "other game": {"game": "chess"},
        "no choice": {"choices": [*choices, "quit"]},
    }
    return {**record, **changes[how]}


@pytest.mark.parametrize(
    ("how", "problem"),
    [
        ("shorter", "the record does not end where it says"),
        ("other deal", "cannot be made"),
        ("other choice", "choice 1 of the record cannot be made: 'offer:mole,mole' is not"),
        ("other seat", "choice 1 of the record cannot be made: seat 1 has nothing to decide now"),
        ("other rules", "the record was made with version 0 of the rules"),
        ("other values", "it can be played again with the data file it was made with"),
        ("other game", "there is no game 'chess'"),
        ("no choice", "must be [seat, option id], not 'quit'"),
    ],
)
def test_a_forged_record_is_found_out(undercover: Run, played: Path, tmp_path: Path, how: str, problem: str) -> None:
    file = keep(forged(record_of(played), how), tmp_path)
    result = undercover(f"replay {file} --verify")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith(f"undercover: {file}: ")
    assert problem in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_seat_that_is_not_there(undercover: Run, played: Path) -> None:
    result = undercover(f"replay {played} --seat 2")
    assert result.exit_code == 2
    assert result.stderr == "undercover: there is no seat 2; seats are 0 to 1\n"


def test_a_match_with_other_values_is_verified_with_them(undercover: Run, tmp_path: Path) -> None:
    rules = game("agent_avenue")
    values = tmp_path / "my.toml"
    values.write_text(rules.data.replace("moves = [4, 0, 0]", "moves = [5, 0, 0]"), encoding="utf-8")
    match: Match = rules.start(2, 7, data=values.read_text(encoding="utf-8"))
    match.playout(seeded(1))
    file = keep(match.record(), tmp_path)
    assert undercover(f"replay {file} --verify").exit_code == 2
    assert undercover(f"replay {file} --verify --data {values}").exit_code == 0


# ---------------------------------------------------------------- verify


def test_verify_says_what_it_has_checked(undercover: Run, tmp_path: Path) -> None:
    """A sealed deal, in every language; and a deal that was not sealed."""
    file = tmp_path / "match.json"
    secret, numbers = "ab" * 32, ["7", ""]
    match = game("agent_avenue").start(2, seed_of(secret, numbers))
    seal = {"digest": digest_of(secret), "secret": secret, "numbers": numbers}
    file.write_text(json.dumps({**match.record(), "seal": seal}))
    for lang in ("en", "hu", "pl"):
        result = undercover(f"verify {file} --lang {lang}")
        assert result.exit_code == 0
        assert digest_of(secret) in result.stdout.replace("\n", "")
        assert result.stdout.count("✓") == 4
    file.write_text(json.dumps(match.record()))
    assert "was not sealed" in undercover(f"verify {file}").stdout


def test_verify_refuses_a_tampered_record_with_the_reason(undercover: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    match = game("agent_avenue").start(2, seed_of("ab" * 32, ["7", ""]))
    seal = {"digest": digest_of("ab" * 32), "secret": "ab" * 32, "numbers": ["8", ""]}
    file.write_text(json.dumps({**match.record(), "seal": seal}))
    result = undercover(f"verify {file}")
    assert result.exit_code == 2
    assert "does not come from the secret and the numbers" in result.stderr
