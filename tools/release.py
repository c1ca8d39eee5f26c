"""Make everything that is to be uploaded, in one folder: sdist, wheels, checksums, release notes.

    python tools/release.py [--folder dist] [--plain] [--dirty]

The sdist carries the built client; the wheels are made from it, so nobody who builds from it needs Node. There is a
wheel for every machine (plain Python) and one with the compiled engine: for this machine, or, where cibuildwheel is
installed, for all kinds of machines it can build for here. --plain leaves the compiled ones out, --dirty allows changes
that are not committed.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BACKEND = "from hatchling import build; print(build.build_{kind}({folder!r}))"


def version() -> str:
    text = (ROOT / "src" / "undercover" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    assert found
    return found[1]


def build(kind: str, source: Path, folder: Path, **environment: str) -> Path:
    """An "sdist" or a "wheel", by the build backend itself, as pip does it."""
    done = subprocess.run(
        [sys.executable, "-c", BACKEND.format(kind=kind, folder=str(folder))],
        cwd=source,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return folder / done.stdout.splitlines()[-1]


def wheels(sdist: Path, folder: Path, plain: bool) -> list[Path]:
    with tempfile.TemporaryDirectory() as place:
        with tarfile.open(sdist) as content:
            content.extractall(place, filter="data")
        source = Path(place) / sdist.name.removesuffix(".tar.gz")
        made = [build("wheel", source, folder, UNDERCOVER_PLAIN="1")]
        if plain:
            return made
        if find_spec("cibuildwheel"):
            subprocess.run([sys.executable, "-m", "cibuildwheel", "--output-dir", folder, sdist], check=True)
            return sorted(folder.glob("*.whl"))
        return [*made, build("wheel", source, folder)]


def notes(changelog: str, of: str) -> str:
    """What the changelog says of this version; of what is not released yet, as long as it says nothing."""
    found = re.findall(r"^## (\S+)[^\n]*\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    parts: dict[str, str] = dict(found)
    text = parts[of] if of in parts else parts["Unreleased"]
    return f"# Undercover {of}\n\n{text.strip()}\n"


def checksums(files: list[Path]) -> str:
    """As `sha256sum --check` reads them."""
    return "".join(f"{sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in sorted(files))


def changed() -> str:
    status = subprocess.run(["git", "status", "--short"], cwd=ROOT, capture_output=True, text=True, check=True)
    return status.stdout


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, default=ROOT / "dist")
    parser.add_argument("--plain", action="store_true")
    parser.add_argument("--dirty", action="store_true")
    args = parser.parse_args()
    if not args.dirty and changed():
        print(f"there are changes that are not committed:\n{changed()}", file=sys.stderr)
        return 1
    shutil.rmtree(args.folder, ignore_errors=True)
    args.folder.mkdir(parents=True)
    folder = args.folder.resolve()
    sdist = build("sdist", ROOT, folder)
    files = [sdist, *wheels(sdist, folder, args.plain)]
    (folder / "SHA256SUMS").write_text(checksums(files), encoding="utf-8")
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    (folder / "RELEASE_NOTES.md").write_text(notes(changelog, version()), encoding="utf-8")
    print(*sorted(path.name for path in folder.iterdir()), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
