"""The games, one folder each. Called, `undercover.games()`, it is the shelf: every game there is, by slug."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

from undercover.table import registry
from undercover.table.game import Game


class Shelf(ModuleType):
    """A package and a function in one: `undercover.games()`, and `import undercover.games.agent_avenue.rules`."""

    def __call__(self) -> dict[str, Game[Any]]:
        return registry.games()


sys.modules[__name__].__class__ = Shelf
