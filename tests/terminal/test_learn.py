"""First games at the keyboard: read, played, left and taken up again."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.terminal.conftest import Run
from undercover import game
from undercover.table.registry import SHELF
from undercover.words import LANGUAGES, Words

TRY = re.compile(r": (\d+) \(")


def _what_is_said(undercover: Run, words: Words, file: Path, learn: str, winner: str) -> list[str]:
    """All keys to the end. It is left after each, and taken up again where it was saved: at the last choice."""
    question = words.say("term-choose", {"count": 0}).split("0")[0]
    keys: list[str] = []
    command, since = learn, keys
    while winner not in (shown := undercover(command, *since, "q").output):
        assert len(keys) < 30, shown
        wanted = TRY.findall(shown.rsplit(question, 2)[-2].replace("\n", " "))
        command, since = f"resume {file}", [] if since and since[-1] else since
        keys.append(wanted[-1] if wanted else "")
        since = [*since, keys[-1]]
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_game_is_played_by_doing_what_is_said(undercover: Run, tmp_path: Path, language: str) -> None:
    words, file = Words(language, game("agent_avenue")), tmp_path / "first.json"
    winner = words.say("ui-winner", {"names": words.say("term-person", {"number": 1})})
    learn = f"learn agent_avenue --lang {language} --save {file}"
    keys = _what_is_said(undercover, words, file, learn, winner)
    file.unlink()
    shown = undercover(learn, *keys).output
    assert winner in shown
    plain = " ".join(shown.split())
    assert words.say("lesson-goal") in plain
    assert words.say("lesson-won") in plain
    assert words.say("lesson-endings") in plain


@pytest.mark.parametrize("slug", SHELF)
def test_every_game_is_learned_at_the_keyboard(undercover: Run, slug: str) -> None:
    result = undercover(f"learn {slug}", "q")
    assert result.exit_code == 0, result.output
    assert Words("en", game(slug)).say("lesson-goal") in " ".join(result.output.split())


def test_a_coach_speaks_up_at_the_keyboard(undercover: Run) -> None:
    shown = undercover("play agent_avenue --coach --option first=green --seed 1", "q").output
    assert Words("en", game("agent_avenue")).say("coach-offer") in " ".join(shown.split())


def test_a_first_game_is_left_and_taken_up_again(undercover: Run, tmp_path: Path) -> None:
    file = tmp_path / "first.json"
    assert undercover(f"learn agent_avenue --save {file}", "6", "q").exit_code == 0
    assert json.loads(file.read_text(encoding="utf-8"))["terminal"]["taught"] == "lesson"
    again = " ".join(undercover(f"resume {file}", "", "q").output.split())
    words = Words("en", game("agent_avenue"))
    assert words.say("lesson-took-mole") in again
    assert words.say("lesson-choose") in again


def test_a_file_that_is_there_is_not_overwritten(refused: Run, tmp_path: Path) -> None:
    file = tmp_path / "first.json"
    file.write_text("mine")
    assert "is there already" in str(refused(f"learn agent_avenue --save {file}"))
    assert file.read_text() == "mine"
