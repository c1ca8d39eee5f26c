"""Imports go one way, and the rules know neither clock nor chance nor web."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"

#: What each part may import besides itself; "undercover" is the package's own front door.
ALLOWED: dict[str, set[str]] = {
    "undercover": {"table", "games"},
    "table": set(),
    "games": {"table"},
    "words": {"table"},
    "bots": {"undercover", "table", "games"},
    "arena": {"undercover", "table", "games", "bots"},
    "terminal": {"undercover", "table", "games", "words", "bots", "arena"},
    "server": {"undercover", "table", "games", "words", "bots", "arena", "terminal", "web"},
    "research": {"undercover", "table", "games", "words", "bots", "arena", "terminal", "server"},
    "web": set(),
}
#: The only chance is the table's dice; nothing depends on the hour.
UNRULY = {"random", "secrets", "time", "datetime", "uuid", "numpy"}


def imported(text: str) -> set[str]:
    """The full names of everything a file imports, wherever in the file."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written in full"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def part_of(name: str) -> str:
    """undercover.games.agent_avenue -> games; a name of the front door -> undercover."""
    parts = name.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in ALLOWED else "undercover"


def wrong_imports(module: str, names: set[str]) -> list[str]:
    """Which of these names this module may not import."""
    here = part_of(module)
    own = [name for name in sorted(names) if name.split(".")[0] == "undercover"]
    wrong = [name for name in own if part_of(name) not in {here, *ALLOWED[here]}]
    if here == "games":
        wrong += [name for name in own if part_of(name) == "games" and name.split(".")[2:3] != module.split(".")[2:3]]
    return wrong


MODULES = {
    ".".join(file.relative_to(SOURCE).with_suffix("").parts): imported(file.read_text(encoding="utf-8"))
    for file in SOURCE.rglob("*.py")
}


def test_imports_go_one_way() -> None:
    """games → table; bots, arena → games, table; terminal, server, research → all before; nothing else → server."""
    wrong = {module: found for module, names in MODULES.items() if (found := wrong_imports(module, names))}
    assert wrong == {}


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("undercover.table.match", "from undercover.games.agent_avenue import GAME"),
        ("undercover.table.match", "from undercover import Match"),
        ("undercover.games.agent_avenue.rules", "def f():\n    import undercover.words"),
        ("undercover.games.agent_avenue.rules", "from undercover.games.the_agents import GAME"),
        ("undercover.words", "from undercover.games import agent_avenue"),
        ("undercover.bots.search", "from undercover.arena import run"),
        ("undercover.terminal.command", "from undercover.server.app import app"),
        ("undercover.arena.run", "from undercover import server"),
    ],
)
def test_a_wrong_import_is_found(module: str, line: str) -> None:
    """The other way round, inside a function, by another spelling."""
    assert wrong_imports(module, imported(line))


def test_every_folder_is_a_known_part() -> None:
    """A new folder needs its place in the order."""
    folders = {file.name for file in (SOURCE / "undercover").iterdir() if file.is_dir() and any(file.glob("*.py"))}
    assert folders <= ALLOWED.keys()


def test_rules_know_no_clock_and_no_other_chance() -> None:
    """All randomness comes from the table's dice; never the clock, never the global generator."""
    rules = {module: names for module, names in MODULES.items() if part_of(module) in ("table", "games")}
    assert {module for module, names in rules.items() if {name.split(".")[0] for name in names} & UNRULY} == set()


#: What only the server needs, and only the server may import: the rest starts without it.
SERVER = {
    "aiosqlite",
    "alembic",
    "asyncpg",
    "itsdangerous",
    "prometheus_client",
    "segno",
    "sqlalchemy",
    "starlette",
    "uvicorn",
    "websockets",
}


#: Packages that are installed by another name than they are imported by.
OTHERWISE = {
    "PIL": "pillow",
    "fluent": "fluent.runtime",
    "mypy_extensions": "mypy-extensions",
    "prometheus_client": "prometheus-client",
    "pyspiel": "open_spiel",
}


def test_the_pure_part_needs_no_web_server() -> None:
    pure = {module: names for module, names in MODULES.items() if part_of(module) != "server"}
    assert {module for module, names in pure.items() if {name.split(".")[0] for name in names} & SERVER} == set()


def test_an_installation_has_all_a_player_needs() -> None:
    """What is imported is asked for: by default, or by an extra; the server by default."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = {_distribution(wish) for wish in project["dependencies"]}
    wishes = [wish for name, wishes in project["optional-dependencies"].items() if name != "dev" for wish in wishes]
    extras = {_distribution(wish) for wish in wishes}
    names = {name.split(".")[0] for found in MODULES.values() for name in found}
    others = {OTHERWISE.get(name, name) for name in names - sys.stdlib_module_names - {"undercover"}}
    assert others <= asked | extras
    assert {OTHERWISE.get(name, name) for name in SERVER - {"asyncpg"}} <= asked


def _distribution(wish: str) -> str:
    """sqlalchemy[asyncio]>=2.0 -> sqlalchemy"""
    return re.split(r"[\[<>=;!~ ]", wish)[0]
