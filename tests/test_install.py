"""What is uploaded is enough: from the checkout to an sdist, to a wheel, to an empty environment, to a game. Neither
Node nor a compiler is needed on the way from the sdist.

The steps of the container file are these, too: see `test_container.py`.
"""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import tarfile
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from tools import build_web, release

import undercover
from tests.installed import BARE, Installed, run
from tests.plugged import ROOT

pytest.importorskip("hatchling", reason="the build backend is not here: pip install -e '.[dev]'")
hatch_build = import_module("hatch_build")
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
def released(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All that is uploaded but the compiled wheels."""
    if not build_web.current():
        pytest.skip("the client is not built: make web")
    folder = tmp_path_factory.mktemp("release") / "dist"
    run(sys.executable, "tools/release.py", "--folder", str(folder), "--plain", "--dirty")
    return folder


@pytest.fixture(scope="module")
def wheel(released: Path) -> Path:
    (found,) = released.glob("*.whl")
    return found


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


def test_an_sdist_asks_for_no_node(released: Path, tmp_path: Path) -> None:
    (sdist,) = released.glob("*.tar.gz")
    with tarfile.open(sdist) as content:
        content.extractall(tmp_path, filter="data")
    (source,) = tmp_path.iterdir()
    ask = "from hatchling import build; print(build.get_requires_for_build_wheel())"
    assert run(sys.executable, "-c", ask, cwd=source).strip() == "[]"


def test_a_release_is_whole(released: Path) -> None:
    """Everything is there, the checksums are right, and the notes are those of this version."""
    name = f"undercover-{undercover.__version__}"
    files = {f"{name}.tar.gz", f"{name}-py3-none-any.whl"}
    assert {path.name for path in released.iterdir()} == {*files, "SHA256SUMS", "RELEASE_NOTES.md"}
    lines = [line.split("  ") for line in (released / "SHA256SUMS").read_text().splitlines()]
    sums = {file: sum for sum, file in lines}
    assert sums == {file: sha256((released / file).read_bytes()).hexdigest() for file in files}
    assert (released / "RELEASE_NOTES.md").read_text().startswith(f"# Undercover {undercover.__version__}\n\n* ")


def test_release_notes_are_those_of_the_version() -> None:
    changelog = "# Changelog\n\n## Unreleased\n\n* new\n\n## 1.0.0 (today)\n\n* old\n* older\n\n## 0.1\n\n* oldest\n"
    assert release.notes(changelog, "1.0.0") == "# Undercover 1.0.0\n\n* old\n* older\n"
    assert release.notes(changelog, "2.0.0") == "# Undercover 2.0.0\n\n* new\n"


def test_where_there_is_a_compiler_the_engine_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The wheel is then for this kind of machine, with the compiled modules beside the plain ones; on Windows, too."""
    hook = hatch_build.BuildHook(str(ROOT), {}, None, None, str(tmp_path), "wheel")
    made = ("undercover/table/match.cpython-311-x86_64-linux-gnu.so", "undercover/table/dice.cp311-win_amd64.pyd")

    def compiled(folder: Path, _only: list[str]) -> None:
        for name in (*made, "undercover/table/match.py"):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).touch()

    monkeypatch.setattr(hatch_build.build_engine, "compile_into", compiled)
    monkeypatch.setattr(hatch_build.build_engine, "compiler", lambda: True)
    monkeypatch.delenv("UNDERCOVER_PLAIN", raising=False)
    monkeypatch.setenv("UNDERCOVER_SKIP_WEB", "1")
    found: dict[str, Any] = {"force_include": {}, "pure_python": True}
    hook.initialize("standard", found)
    hook.finalize("standard", found, "")
    assert sorted(found["force_include"].values()) == sorted(made)
    assert found["pure_python"] is False
    assert found["infer_tag"] is True
    assert "mypy[mypyc]>=2.0" in hook.dependencies()


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
    players = ("--players", "greedy,random")
    arena = json.loads(installed.undercover("arena", "agent_avenue", *players, "--games", "2", "--json"))
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
    await ana.hears_until(lambda person: person.options)  # the bot may be first
    before = ana.view["version"]
    await ana.choose()
    await ana.hears_until(lambda person: person.view["version"] > before)
    await ana.goes_home()
