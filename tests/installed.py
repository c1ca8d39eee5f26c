"""An environment that has what `pip install undercover` brings, and nothing else. No network is needed: what the wheel
asks for is linked from the present environment."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

from tests.plugged import OFFLINE, ROOT

#: Nothing of the checkout shall be found by chance, and neither Node nor a compiler.
BARE = {"PATH": "/usr/bin:/bin", "CC": "no-compiler-here", "COLUMNS": "80", "LINES": "24", "LC_ALL": "C.UTF-8"}


class Installed:
    def __init__(self, wheel: Path, folder: Path) -> None:
        run(sys.executable, "-m", "venv", "--without-pip", str(folder / "env"))
        self.folder = folder
        self.bin = folder / "env" / "bin"
        self.site = next((folder / "env").glob("lib/python*/site-packages"))
        run(sys.executable, "-m", "pip", "--python", str(self.bin / "python"), "install", *OFFLINE, str(wheel))
        (own,) = Distribution.discover(name="undercover", path=[str(self.site)])
        self._bring(own, set(), set())

    def _bring(self, asking: Distribution, extras: set[str], brought: set[tuple[str, str]]) -> None:
        """Link what is asked for, and what that asks for."""
        for wish in map(Requirement, asking.requires or []):
            key = wish.name.lower(), str(sorted(wish.extras))
            if asked(wish, extras) and key not in brought:
                brought.add(key)
                found = distribution(wish.name)
                self._link(found)
                self._bring(found, wish.extras, brought)

    def _link(self, found: Distribution) -> None:
        for top in {file.parts[0] for file in found.files or [] if file.parts[0] not in ("..", "__pycache__")}:
            if not (self.site / top).exists():
                (self.site / top).symlink_to(str(found.locate_file(top)))

    def python(self, program: str) -> str:
        return run(str(self.bin / "python"), "-W", "error::UserWarning", "-c", program, cwd=self.folder)

    def undercover(self, *arguments: str, typed: str = "") -> str:
        return run(str(self.bin / "undercover"), *arguments, cwd=self.folder, typed=typed)


def asked(wish: Requirement, extras: set[str]) -> bool:
    return wish.marker is None or any(wish.marker.evaluate({"extra": extra}) for extra in extras or {""})


def run(*command: str, cwd: Path = ROOT, typed: str = "") -> str:
    environment = {"HOME": str(cwd), "TMPDIR": os.environ.get("TMPDIR", "/tmp"), **BARE}
    done = subprocess.run(command, input=typed, capture_output=True, text=True, cwd=cwd, env=environment, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
