"""A table as a game's `board.py` draws it in a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from undercover.table.match import Match

V = TypeVar("V")


class Words(Protocol):
    """What says things in the language of whoever looks."""

    def say(self, id: str, fields: Mapping[str, object] | None = None, players: Sequence[str] = ()) -> str: ...


@dataclass(frozen=True)
class Glance(Generic[V]):
    """What one seat, or somebody who watches, sees at one moment."""

    seen: V
    seat: int | None
    #: The name of what is being decided, as this seat may know it.
    decision: str | None
    #: Whether the match is over.
    over: bool
    #: The numbers of the components the match is played with, and the game's hints; a board knows their types.
    box: Any
    hints: Any
    #: On how many lines it should fit, if somebody minds.
    lines: int | None


def glance(match: Match, seat: int | None, lines: int | None = None) -> Glance[Any]:
    decision, over = match.seen(seat)["decision"], match.outcome is not None
    box, hints = match.game.box(match.data), match.game.hints(match, seat)
    return Glance(match.view(seat), seat, decision, over, box, hints, lines)
