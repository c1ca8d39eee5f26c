"""An environment of its own with Number Duel installed in it, on top of the present one. No network is needed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
EXAMPLE = ROOT / "examples" / "number_duel"


def environment(folder: Path) -> Path:
    """Make it in a folder; returns its Python. What is importable here is importable there."""
    run(sys.executable, "-m", "venv", "--without-pip", str(folder))
    python = folder / "bin" / "python"
    site = next(folder.glob("lib/python*/site-packages"))
    here = [path for path in sys.path if path and Path(path).is_dir() and not Path(path).samefile(ROOT)]
    (site / "present.pth").write_text("\n".join(here) + "\n")
    run(sys.executable, "-m", "pip", "--python", str(python), "install", *QUIETLY, str(copy_of(EXAMPLE, folder)))
    return python


QUIETLY = ("--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check")


def copy_of(package: Path, folder: Path) -> Path:
    """Building leaves things behind; they shall not lie beside the source."""
    from shutil import copytree, ignore_patterns

    return copytree(package, folder / package.name, ignore=ignore_patterns("__pycache__", "build", "*.egg-info"))


def run(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
