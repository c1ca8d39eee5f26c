"""What is uploaded is enough: from the checkout to an sdist, to a wheel, to an empty environment, to a game.

The steps of the container file are these, too: see `test_container.py`.
"""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tools import build_web

import undercover
from tests.installed import BARE, Installed, build, run, wheel_of
from tests.plugged import ROOT

pytest.importorskip("hatchling", reason="the build backend is not here: pip install -e '.[dev]'")
SOON = 60.0

LIBRARY = """
import undercover

print(undercover.__file__)
for slug, game in undercover.games().items():
    match = game.start(seed=7)
    for _ in range(40):
        if match.waiting:
            seat = match.waiting[0]
            match.play(seat, match.choices(seat)[0])
    print(slug, match.hash())
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not build_web.current():
        pytest.skip("the client is not built: make web")
    folder = tmp_path_factory.mktemp("built")
    return wheel_of(build("sdist", ROOT, folder), folder)


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(wheel, tmp_path_factory.mktemp("installed"))


def test_the_wheel_has_everything(wheel: Path) -> None:
    """Every module, catalogue and data file of the package, and the client as it was built. Without a compiler it is
    for every machine."""
    assert wheel.name == f"undercover-{undercover.__version__}-py3-none-any.whl"
    inside = set(zipfile.ZipFile(wheel).namelist())
    source = ROOT / "src"
    ours = [path for path in (source / "undercover").rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert {str(path.relative_to(source)) for path in ours if path.suffix != ".so"} <= inside
    assert any(name.startswith("undercover/web/static/assets/") for name in inside)
    assert not any("node_modules" in name for name in inside)


def test_an_sdist_asks_for_no_node(wheel: Path) -> None:
    (source,) = wheel.parent.glob("undercover-*/pyproject.toml")
    ask = "from hatchling import build; print(build.get_requires_for_build_wheel())"
    assert run(sys.executable, "-c", ask, cwd=source.parent).strip() == "[]"


def test_in_the_library(installed: Installed) -> None:
    """The same matches as here, without the checkout."""
    place, *hashes = installed.python(LIBRARY).splitlines()
    assert place.startswith(str(installed.folder))
    here = subprocess.run(
        [sys.executable, "-c", LIBRARY], cwd=ROOT, capture_output=True, text=True, check=True, timeout=SOON
    )
    assert hashes == here.stdout.splitlines()[1:]


def test_in_the_terminal(installed: Installed) -> None:
    assert installed.undercover("--version") == f"undercover {undercover.__version__} (plain engine)\n"
    shown = installed.undercover("play", "agent_avenue", "--seed", "4", "--save", "match.json", typed="1\n" * 80)
    assert "★" in shown
    assert "undercover replay match.json" in " ".join(shown.split())
    arena = json.loads(installed.undercover("arena", "agent_avenue", "--games", "2", "--json"))
    assert len(arena["players"]) == 2


def test_all_is_well_with_it(installed: Installed) -> None:
    assert "All is well." in installed.undercover("doctor")


@pytest.fixture(scope="module")
def address(installed: Installed) -> Iterator[str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    serve = [str(installed.bin / "undercover"), "serve", "--port", str(port), "--db", "tables.db"]
    home = {**BARE, "HOME": str(installed.folder)}
    with (installed.folder / "log").open("wb") as log:
        server = subprocess.Popen(serve, cwd=installed.folder, env=home, stdout=log, stderr=log)
    try:
        found = f"http://127.0.0.1:{port}"
        wait_for(f"{found}/healthz", server)
        yield found
    finally:
        server.terminate()
        server.wait(SOON)


def wait_for(page: str, server: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + SOON
    while server.poll() is None and time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(page, timeout=5):
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the server does not answer")


async def test_over_http(address: str) -> None:
    """The client is there, and a game against a bot is begun and answered."""
    from tests.server.served import Person

    ana = await Person(address).named("Ana")
    page = await ana.http.get("/")
    assert page.status_code == 200
    assert "<script" in page.text
    health: dict[str, Any] = (await ana.http.get("/healthz")).json()
    assert health["version"] == undercover.__version__
    await ana.come(await ana.opens(play_now="greedy"))
    before = ana.view["version"]
    await ana.choose()
    await ana.hears_until(lambda person: person.view["version"] > before)
    await ana.goes_home()
