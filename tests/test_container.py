"""The container file and the compose file, linted and read: where nothing can build them, what they rely on is still
true.

What the build stage does (an sdist or checkout, pip, a virtual environment) is done by `test_install.py`.
"""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
import sysconfig
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest

from tests.plugged import ROOT
from tests.server.served import serving
from undercover.server.configured import options
from undercover.terminal.command import COMMANDS

FILE = (ROOT / "Containerfile").read_text(encoding="utf-8")
COMPOSE = (ROOT / "compose.yaml").read_text(encoding="utf-8")
#: From PyPI, where there is one for this system.
LINTER = Path(sysconfig.get_path("scripts")) / "hadolint"
SETTINGS = {f"UNDERCOVER_{str(option.name).upper()}" for option in options()}


def instructions() -> list[tuple[str, str]]:
    lines = re.sub(r"^#.*\n", "", FILE, flags=re.MULTILINE).replace("\\\n", " ").splitlines()
    return [(line.split(" ", 1)[0], " ".join(line.split(" ", 1)[1].split())) for line in lines if line.strip()]


def last_stage() -> list[tuple[str, str]]:
    found = instructions()
    starts = [n for n, (word, _) in enumerate(found) if word == "FROM"]
    return found[starts[-1] :]


def only(word: str) -> str:
    (found,) = [rest for name, rest in last_stage() if name == word]
    return found


def test_it_is_small_and_nobody_is_root() -> None:
    """Compiler and source stay in the first stage; the user comes before what is run."""
    words = [word for word, _ in last_stage()]
    assert words.index("USER") < words.index("CMD")
    assert int(only("USER")) > 0, "a number: who starts it can see that it is not root"
    assert f"useradd --uid {only('USER')} --create-home undercover" in only("RUN")
    assert "gcc" not in str(last_stage())
    bases = [rest for word, rest in instructions() if word == "FROM"]
    assert all(re.search(r":[\d.]+-slim( AS \w+)?$", base) for base in bases), "small images with a version"
    assert only("COPY") == "--from=built /undercover /undercover"


@pytest.mark.skipif(not LINTER.exists(), reason="there is no hadolint for this system")
def test_its_linter_finds_nothing() -> None:
    done = subprocess.run([LINTER, "--no-color", ROOT / "Containerfile"], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.skipif(not LINTER.exists(), reason="there is no hadolint for this system")
def test_its_linter_would_find_something() -> None:
    careless = FILE.replace("USER 10001\n", "USER root\n")
    done = subprocess.run([LINTER, "--no-color", "-"], input=careless, capture_output=True, text=True, timeout=60)
    assert "DL3002" in done.stdout


def test_the_environment_is_made_of_settings() -> None:
    values = dict(pair.split("=", 1) for pair in shlex.split(only("ENV")))
    ours = {name for name in values if name.startswith("UNDERCOVER_")}
    assert ours == {"UNDERCOVER_HOST", "UNDERCOVER_PORT", "UNDERCOVER_DB"}
    assert ours <= SETTINGS
    assert values["PATH"].startswith("/undercover/bin:")
    assert values["UNDERCOVER_DB"].startswith(f"{only('VOLUME')}/")
    assert values["UNDERCOVER_PORT"] == only("EXPOSE")


def test_it_runs_a_command_there_is() -> None:
    program, command = json.loads(only("CMD"))
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["scripts"]
    assert program in scripts
    assert command in COMMANDS


def test_it_installs_an_extra_there_is() -> None:
    (step,) = [rest for word, rest in instructions() if word == "RUN" and "pip install" in rest]
    assert step.startswith("python -m venv /undercover && /undercover/bin/python -m pip install ")
    assert "-c /source/constraints.txt" in step
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    wanted = re.search(r"/source\[(\w+)\]", step)
    assert wanted
    assert wanted[1] in extras


@pytest.mark.parametrize(
    "needed", ["src", "web", "tools", "hatch_build.py", "pyproject.toml", "constraints.txt", "README.md", "LICENSE"]
)
def test_what_the_build_needs_is_not_left_out(needed: str) -> None:
    assert (ROOT / needed).exists()
    left_out = (ROOT / ".containerignore").read_text().split()
    assert not any(fnmatch(needed, pattern) for pattern in left_out)
    assert (ROOT / ".dockerignore").read_text().split() == left_out


def test_the_health_check_tells_a_server_from_none(tmp_path: Path) -> None:
    _, check = only("HEALTHCHECK").split("CMD ")
    command = [sys.executable, *json.loads(check)[1:]]
    with serving(tmp_path / "undercover.db") as served:
        there = {"UNDERCOVER_PORT": str(served.port)}
        assert subprocess.run(command, env=there, capture_output=True, timeout=60).returncode == 0
    assert subprocess.run(command, env=there, capture_output=True, timeout=60).returncode == 1


def test_compose_waits_for_its_database() -> None:
    """Only settings there are, one password for both, nothing open to the world, no secrets in the file."""
    assert set(re.findall(r"^ +(UNDERCOVER_\w+):", COMPOSE, re.MULTILINE)) <= SETTINGS
    assert COMPOSE.count("${UNDERCOVER_PASSWORD:?choose a password}") == 2
    assert "condition: service_healthy" in COMPOSE
    assert "dockerfile: Containerfile" in COMPOSE
    assert re.findall(r'- "([\d.:]+)"', COMPOSE) == ["127.0.0.1:8000:8000"]
    assert COMPOSE.index("healthcheck:") > COMPOSE.index("image: docker.io/library/postgres:")
