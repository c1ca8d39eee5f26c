"""The head of a table's page names what the page will ask for: one thing would otherwise be asked for after the other.

A browser that knows the page alone fetches its script, which fetches words and parts of the page, which ask what is
played, and only then come a board and its words: each time the way to the server and back. The server knows the game.
"""

from __future__ import annotations

import json
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

#: What was built, and from what; not there if the client is not, or is an older one.
MANIFEST = "manifest.json"
END = "</head>"
#: What every page of a table asks the server for.
ASKED = ("/api/games", "/api/tables/{table}/values")


class Heads:
    def __init__(self, client: Path) -> None:
        self._client = client

    @cached_property
    def _built(self) -> dict[str, Any]:
        file = self._client / MANIFEST
        built: dict[str, Any] = json.loads(file.read_text()) if file.is_file() else {}
        return built

    @cached_property
    def _page(self) -> str:
        return (self._client / "index.html").read_text()

    def page(self, table: str, game: str, language: str) -> str:
        """The page of a table at which this is played, for somebody who probably reads this language."""
        asked = [f'<link rel="preload" as="fetch" crossorigin href="{path.format(table=table)}">' for path in ASKED]
        return self._page.replace(END, self._links(game, language) + "".join(asked) + END, 1)

    @lru_cache(maxsize=100)  # noqa: B019  # there is one of them, and it stays
    def _links(self, game: str, language: str) -> str:
        words = f"../src/undercover/games/{game}/words/{language}.ftl?words"
        parts = self._with_parts([f"src/games/{game}/index.ts", f"words:{language}", words])
        styles = [style for part in parts for style in part.get("css", [])]
        sheets = [f'<link rel="stylesheet" crossorigin href="/{style}">' for style in dict.fromkeys(styles)]
        scripts = [f'<link rel="modulepreload" crossorigin href="/{part["file"]}">' for part in parts]
        return "".join(sheets + scripts)

    def _with_parts(self, names: list[str]) -> list[dict[str, Any]]:
        """These and whatever they import, what is imported first; without what is in every page already."""
        found: dict[str, dict[str, Any]] = {}
        for name in names:
            part = self._built.get(name)
            if part and part["file"] not in self._page:
                found |= {each["file"]: each for each in self._with_parts(part.get("imports", []))}
                found.setdefault(part["file"], part)
        return list(found.values())
