"""Compile the kernel and the rules with mypyc, unchanged, beside the plain source.

    python tools/build_engine.py [FOLDER] [--only GAME ...]      (default: build/fast, all games)
    python tools/build_engine.py --find                          the folder, if what is there is current

The folder becomes a mirror of the package: compiled modules for the inner loop, links to the source for everything
else. Put it on PYTHONPATH to run the compiled engine. Nothing is done when it is current.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "undercover"
KERNEL = (
    "packed",
    "rows",
    "sets",
    "dice",
    "story",
    "actions",
    "agenda",
    "beliefs",
    "differences",
    "match",
    "net",
    "pen",
    "many",
)
#: Modules of the bots that think.
THOUGHT = ("accord", "likely", "outlook", "playout", "race", "search", "tree")
#: Modules of a game's folder that are not part of its inner loop.
EDGE = {"__init__", "board", "census", "chatter", "claims", "data", "entries", "game", "hints", "orders", "views"}


#: One C file a module, as many at a time as there are processors: one file of everything takes gcc many minutes.
#: Nothing outside calls these functions: hidden, they are called straight, and the linker puts small ones where they
#: are called, where it is known to do so.
SETUP = """
from multiprocessing.pool import ThreadPool
from os import cpu_count, name
from sys import platform

from mypyc.build import mypycify
from setuptools import setup

from distutils.ccompiler import CCompiler  # setuptools' own, under the name by which it uses it


def compile_at_once(self, sources, output_dir=None, macros=None, include_dirs=None, debug=0, extra_preargs=None,
                    extra_postargs=None, depends=None):
    _, objects, extra, options, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs)
    flags = self._get_cc_args(options, debug, extra_preargs)

    def compile_one(made):
        source, ending = build[made]
        self._compile(made, source, ending, flags, extra, options)

    with ThreadPool(cpu_count()) as pool:
        pool.map(compile_one, [made for made in objects if made in build], chunksize=1)
    return objects


CCompiler.compile = compile_at_once
modules = mypycify({names!r}, opt_level="3", debug_level="0", multi_file=True)
if name != "nt":
    for module in modules:
        module.extra_compile_args.append("-fvisibility=hidden")
if platform == "linux":
    for module in modules:
        module.extra_compile_args.append("-flto=auto")
        module.extra_link_args.append("-flto=auto")
setup(name="engine", ext_modules=modules)
"""


def modules(only: list[str]) -> list[Path]:
    """The modules to compile, relative to the package: the kernel's, and those of every game or of a few."""
    kernel = [SOURCE / "table" / f"{name}.py" for name in KERNEL]
    rules = [path for path in sorted(SOURCE.glob("games/*/*.py")) if path.stem not in EDGE]
    wanted = [path for path in rules if not only or path.parent.name in only]
    thought = [SOURCE / "bots" / f"{name}.py" for name in THOUGHT]
    return [path.relative_to(SOURCE) for path in kernel + wanted + thought]


def stamp() -> str:
    """Changes whenever something that goes into the compiled modules does."""
    seal = sha256(sys.version.encode())
    for path in sorted(SOURCE.rglob("*.py")):
        seal.update(path.read_bytes())
    return seal.hexdigest()


def mirror(package: Path) -> None:
    """Link the whole package, so that only what is compiled can ever be out of date."""
    shutil.rmtree(package.parent, ignore_errors=True)
    for path in SOURCE.iterdir():
        if path.name in ("table", "games", "bots") or path.name == "__pycache__":
            continue
        link(path, package / path.name)
    for pattern in ("table/*", "bots/*", "games/*.py", "games/*/*"):
        for path in SOURCE.glob(pattern):
            if path.name != "__pycache__" and path.parent.name != "__pycache__":
                link(path, package / path.relative_to(SOURCE))


def link(path: Path, place: Path) -> None:
    """A link; or a copy, where links are not for everybody (Windows)."""
    place.parent.mkdir(parents=True, exist_ok=True)
    try:
        place.symlink_to(path)
    except OSError:
        if path.is_dir():
            shutil.copytree(path, place)
        else:
            shutil.copy2(path, place)


def compiler() -> bool:
    """Whether there is a C compiler. On Windows it is not on the PATH, and shows when it is used."""
    return os.name == "nt" or shutil.which(os.environ.get("CC", "cc")) is not None


def compile_into(folder: Path, only: list[str]) -> None:
    """Make the mirror and compile; subprocess.CalledProcessError if the compiler fails."""
    package = folder / "undercover"
    mirror(package)
    names = [str(Path("undercover") / path) for path in modules(only)]
    (folder / "setup.py").write_text(SETUP.format(names=["--strict", *names]), encoding="utf-8")
    environment = {**os.environ, "MYPYPATH": str(folder)}
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    if done.returncode:
        shutil.rmtree(folder)
        raise subprocess.CalledProcessError(done.returncode, "mypyc", done.stdout, done.stderr)
    (folder / "setup.py").unlink()
    for made in ("build", ".mypy_cache"):
        shutil.rmtree(folder / made, ignore_errors=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "fast")
    parser.add_argument("--only", nargs="*", default=[], metavar="GAME", help="compile only these games")
    parser.add_argument("--find", action="store_true", help="print the folder if it is current; compile nothing")
    args = parser.parse_args()
    folder, mark, seal = args.folder.resolve(), args.folder / "stamp", stamp() + " ".join(args.only)
    current = mark.exists() and mark.read_text() == seal
    if args.find:
        print(folder if current else "")
        return 0
    if current:
        return 0
    if not compiler():
        print("no C compiler here: the plain Python engine will be used", file=sys.stderr)
        shutil.rmtree(folder, ignore_errors=True)
        return 0
    print(f"compiling the engine ({len(modules(args.only))} modules) …", file=sys.stderr)
    try:
        compile_into(folder, args.only)
    except subprocess.CalledProcessError as problem:
        print("the engine does not compile; the plain Python engine will be used:", file=sys.stderr)
        print((problem.stdout + problem.stderr)[-2000:], file=sys.stderr)
        return 0
    mark.write_text(seal)
    return 0


if __name__ == "__main__":
    sys.exit(main())
