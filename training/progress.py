"""How far a team came that wins or loses together: won-or-lost alone says too little about a long game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from undercover.table.match import Match

#: How much of the label is the victory itself; the rest is the way that was made.
VICTORY: Final = 0.75


def mission(match: Match, won: float) -> NDArray[np.float32]:
    """Death Angel: the Locations behind the squad, as a share of all."""
    table = match.table
    route = len(table.box.route[table.seats])  # type: ignore[attr-defined]
    way = 1.0 if won else (route - len(table.locations)) / (route + 1)  # type: ignore[attr-defined]
    return np.array([VICTORY * won + (1 - VICTORY) * way], dtype=np.float32)


PROGRESS: Final[dict[str, Callable[[Match, float], NDArray[np.float32]]]] = {"death_angel": mission}
