"""The command line: what it says, and how it refuses."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest
from click.testing import Result

import undercover as package
from tests.terminal.conftest import Run
from undercover.bots import for_people
from undercover.bots.ratings import ratings
from undercover.table.registry import SHELF, game
from undercover.terminal.command import COMMANDS, engine
from undercover.words import Words

Refused = Callable[[str], str]


def test_the_version_says_which_engine_runs(undercover: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert undercover("--version").stdout == f"undercover {package.__version__} ({engine()} engine)\n"
    for file, name in (("agenda.py", "plain"), ("agenda.cpython-311-x86_64-linux-gnu.so", "compiled")):
        agenda = ModuleType("undercover.table.agenda")
        agenda.__file__ = file
        monkeypatch.setitem(sys.modules, agenda.__name__, agenda)
        assert engine() == name


def test_help_lists_every_command_without_importing_them() -> None:
    code = "import sys; from undercover.terminal.command import main; main(['--help'], standalone_mode=False)"
    late = "[name for name in ('rich', 'fluent', 'starlette', 'sqlalchemy') if name in sys.modules]"
    done = subprocess.run(
        [sys.executable, "-c", f"{code}; print({late})"], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.splitlines()[-1] == "[]"
    for name in COMMANDS:
        assert f"\n  {name} " in done.stdout


@pytest.mark.parametrize("name", [name for name, (module, _) in COMMANDS.items() if ".terminal." in module])
def test_every_command_has_help_of_its_own(undercover: Run, name: str) -> None:
    result = undercover(f"{name} --help")
    assert result.exit_code == 0
    assert result.stdout.startswith(f"Usage: undercover {name}")


def test_commands_of_a_server_that_is_not_installed(refused: Refused, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "undercover.server.command", None)
    problem = refused("serve")
    assert "'serve' needs the server, of which a part is not installed here" in problem
    assert "pip install undercover" in problem


def test_without_a_command_the_tables_are_opened(undercover: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, object]] = []
    command = import_module("undercover.server.command")
    monkeypatch.setattr(command.serve, "callback", lambda **wanted: asked.append(wanted))
    assert undercover("").exit_code == 0
    assert asked[0]["open_browser"] is True
    assert undercover("serve").exit_code == 0
    assert asked[1] == {**asked[0], "open_browser": False}


# ---------------------------------------------------------------- games and data


def test_games_lists_seats_and_options(undercover: Run) -> None:
    shown = undercover("games").stdout
    assert "agent_avenue" in shown
    assert "2, 3, 4" in shown
    assert "mode=simple|advanced" in shown
    assert "first=random|green|blue" in shown


@pytest.mark.parametrize(("lang", "title"), [("hu", "Kertvárosi kémek"), ("pl", "Kto zaczyna"), ("en", "Who starts")])
def test_games_speaks_every_language(undercover: Run, lang: str, title: str) -> None:
    assert title in undercover(f"games --lang {lang}").stdout


def test_the_language_is_that_of_the_terminal(undercover: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "hu_HU.UTF-8")
    assert "Kertvárosi kémek" in undercover("games").stdout
    monkeypatch.setenv("LC_ALL", "fi_FI.UTF-8")
    assert "Agent Avenue" in undercover("games").stdout


def test_data_counts_the_entries(undercover: Run) -> None:
    lines = undercover("data agent_avenue").stdout.splitlines()
    assert ["black_market", "15"] in [line.split()[1:4:2] for line in lines if "black_market" in line]


def test_data_is_exported_once(undercover: Run, refused: Refused, tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    assert f"undercover play agent_avenue --data {file}" in " ".join(
        undercover(f"data agent_avenue --export {file}").stdout.split()
    )
    assert file.read_text(encoding="utf-8") == package.game("agent_avenue").data
    file.write_text("mine")
    assert refused(f"data agent_avenue --export {file}") == f"{file}: File exists"
    assert file.read_text() == "mine"


# ---------------------------------------------------------------- simulate


def numbers(result: Result) -> dict[str, object]:
    assert result.exit_code == 0, result.output
    found: dict[str, object] = json.loads(result.stdout)
    return found


def test_simulate_gives_the_same_numbers_on_one_process_and_on_two(undercover: Run) -> None:
    line = "simulate agent_avenue --games 30 --seats 3 --bots greedy,random --seed 8 --option mode=advanced --json"
    alone, shared = numbers(undercover(f"{line} --jobs 1")), numbers(undercover(f"{line} --jobs 2"))
    assert alone.pop("speed")
    assert shared.pop("speed")
    assert alone == shared
    assert alone["games"] == 30
    assert alone["options"] == {"mode": "advanced", "first": "random", "pair": "green"}


def test_simulate_shows_a_table_of_the_same_numbers(undercover: Run) -> None:
    line = "simulate agent_avenue --games 20 --bots random,greedy --seed 2"
    result = numbers(undercover(f"{line} --json"))
    shown = undercover(line).stdout
    assert isinstance(result["bots"], list)
    for score in result["bots"]:
        low, high = score["interval"]
        row = next(line for line in shown.splitlines() if f" {score['bot']} " in line)
        assert f" {score['wins']} " in row
        assert f"{score['rate']:.1%}" in row
        assert f"{low:.1%} – {high:.1%}" in row
    assert "Games: 20" in shown
    assert "Decisions per second: " in shown


def test_simulate_counts_seats_where_there_are_partners(undercover: Run) -> None:
    """In a team game two of four seats win: the shares of the seats add up, those of the games need not."""
    line = "simulate agent_avenue --games 20 --seats 4 --bots random,greedy --seed 2"
    result = numbers(undercover(f"{line} --json"))
    assert isinstance(result["bots"], list)
    assert [score["seats"] for score in result["bots"]] == [40, 40]
    assert sum(score["seat_wins"] for score in result["bots"]) == 40
    for score in result["bots"]:
        assert score["seat_rate"] == round(score["seat_wins"] / 40, 4)
    shown = undercover(line).stdout
    assert "seats won" in shown
    assert all(f"{score['seat_rate']:.1%}" in shown for score in result["bots"])


def test_simulate_lets_all_levels_meet_unless_told_otherwise(undercover: Run) -> None:
    result = numbers(undercover("simulate agent_avenue --games 2 --json"))
    assert isinstance(result["bots"], list)
    assert [score["bot"] for score in result["bots"]] == ["greedy", "random"]


# ---------------------------------------------------------------- bad input


GAMES = ", ".join(SHELF)


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("dance", f"there is no command 'dance'; there are {', '.join(COMMANDS)}"),
        ("--loud", "No such option '--loud'. See: undercover --help"),
        ("games --lang fi", "Invalid value for '--lang': 'fi' is not one of 'en', 'hu', 'pl'."),
        ("play", f"Missing argument 'GAME'. The games are {GAMES}. See: undercover play --help"),
        ("play chess", f"there is no game 'chess'; there are {GAMES}"),
        ("play agent-avenue --seats 7", "Agent Avenue is for 2, 3 or 4 seats, not 7"),
        ("play agent_avenue --seats two", "Invalid value for '--seats': 'two' is not a valid integer."),
        ("play agent_avenue --option mode=hard", "option 'mode' is simple or advanced, not 'hard'"),
        ("play agent_avenue --option pair=blue", "option pair=blue is for 3 seats, not 2"),
        ("play agent_avenue --option snow=yes", "Agent Avenue has no option 'snow'; it has mode, first, pair"),
        (
            "play agent_avenue --option advanced",
            "--option takes NAME=VALUE, not 'advanced'; "
            "Agent Avenue has mode=simple|advanced, first=random|green|blue, pair=green|blue",
        ),
        (
            "play agent_avenue --bots genius",
            "there is no bot 'genius'; there are random, easy, normal, greedy, hard, expert",
        ),
        ("play agent_avenue --people 3", "--people 3: the seats are 0 to 1, each taken once"),
        ("play agent_avenue --people 0,0", "--people 0,0: the seats are 0 to 1, each taken once"),
        ("play agent_avenue --people 0,2", "--people 0,2: the seats are 0 to 1, each taken once"),
        (
            "play agent_avenue --people Ana",
            "--people takes a number of people or their seats (0,2), not 'Ana'",
        ),
        (
            "play good_cop_bad_cop --people 1 --option reaction_polling=sequential",
            "option reaction_polling=sequential is for tables of bots only",
        ),
        ("play agent_avenue --name Ana --name Ben", "2 names for 1 people; add people with --people"),
        ("play agent_avenue --seed x", "Invalid value for '--seed': 'x' is not a valid integer."),
        ("play agent_avenue --data nowhere.toml", "nowhere.toml: No such file or directory"),
        ("resume nowhere.json", "nowhere.json: No such file or directory"),
        ("replay", "Missing argument 'FILE'. See: undercover replay --help"),
        ("replay nowhere.json", "nowhere.json: No such file or directory"),
        ("simulate agent_avenue --games 0", "Invalid value for '--games': 0 is not in the range x>=1."),
        ("simulate agent_avenue --jobs 0", "Invalid value for '--jobs': 0 is not in the range 1<=x<=256."),
        (
            "simulate agent_avenue --bots greedy,oracle",
            "there is no bot 'oracle'; there are random, easy, normal, greedy, hard, expert",
        ),
        ("simulate agent_avenue --bots random,random,random", "2 seats are for 1 to 2 bots, not 3"),
        ("simulate agent_avenue --seats 9", "Agent Avenue is for 2, 3 or 4 seats, not 9"),
        ("data chess", f"there is no game 'chess'; there are {GAMES}"),
    ],
)
def test_bad_input_gets_one_line(refused: Refused, line: str, problem: str) -> None:
    assert refused(line) == problem


def test_nothing_to_resume(refused: Refused, tmp_path: Path) -> None:
    folder = tmp_path / "share" / "undercover" / "matches"
    assert refused("resume") == (f"{folder}: no unfinished match is saved there; begin one with: undercover play GAME")


@pytest.mark.parametrize("command", ["resume", "replay", "replay --verify"])
@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("", "holds no record, or only a piece of one: Expecting value: line 1 column 1 (char 0)"),
        ('{"format": 1, "game": "agent', "holds no record, or only a piece of one: Unterminated string"),
        ("\ufeff\x00", "holds no record, or only a piece of one"),
        ("[]", "a record is a JSON object"),
        ("{}", "this is no match record of format 1"),
        ('{"format": 1, "game": "agent_avenue"}', "the record lacks 'rules_version'"),
    ],
)
def test_a_file_that_is_no_record(refused: Refused, tmp_path: Path, command: str, content: str, problem: str) -> None:
    file = tmp_path / "odd.json"
    file.write_text(content, encoding="utf-8")
    said = refused(f"{command} {file}")
    assert str(file) in said
    assert problem in said
    assert file.read_text(encoding="utf-8") == content


def test_values_that_do_not_fit(refused: Refused, tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    file.write_text("agent = 3")
    assert "agent" in refused(f"play agent_avenue --data {file}")


def test_of_one_game_the_bots_are_listed_with_what_was_measured(undercover: Run) -> None:
    shown = undercover("games rogue-agent").stdout
    assert "agent_avenue" not in shown
    found = ratings(game("rogue_agent"))
    for level in for_people(game("rogue_agent")):
        words = Words("en", game("rogue_agent"))
        assert words.say(f"bot-{level}-name") in shown
        assert words.say(f"bot-{level}-style") in shown
        assert found is None or f"Rating {found.levels[level].rating} ±" in shown
