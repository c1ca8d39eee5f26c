"""An environment of its own with Number Duel installed in it, on top of the present one. No network is needed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

ROOT = Path(__file__).resolve().parents[1]
EXAMPLE = ROOT / "examples" / "number_duel"
OFFLINE = ("--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check")


class Environment:
    """A virtual environment in a folder. What can be imported here can be imported there."""

    def __init__(self, folder: Path) -> None:
        run(sys.executable, "-m", "venv", "--without-pip", str(folder))
        self.python = str(folder / "bin" / "python")
        site = next(folder.glob("lib/python*/site-packages"))
        present = [path for path in sys.path if path and Path(path).is_dir() and not Path(path).samefile(ROOT)]
        (site / "present.pth").write_text("\n".join(present) + "\n")
        # Building leaves things behind; they shall not lie beside the source.
        copy = copytree(EXAMPLE, folder / "source", ignore=ignore_patterns("__pycache__", "build", "*.egg-info"))
        run(sys.executable, "-m", "pip", "--python", self.python, "install", *OFFLINE, str(copy))

    def runs(self, program: str, *arguments: str, typed: str = "") -> str:
        return run(self.python, "-W", "error::UserWarning", "-c", program, *arguments, typed=typed)

    def undercover(self, line: str, typed: str = "") -> str:
        """The command, as it would be typed there."""
        program = "from undercover.terminal.command import main; main(prog_name='undercover')"
        return self.runs(program, *line.split(), typed=typed)


def run(*command: str, typed: str = "") -> str:
    terminal = {"COLUMNS": "80", "LINES": "24", "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, cwd=ROOT, env={**os.environ, **terminal}, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
