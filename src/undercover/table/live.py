"""What a game may bring for a live table: reactions given in advance, sides, and talk beside the rules.

None of it changes what happens on the table. A game without reactions and claims leaves all of it as it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from undercover.table.match import Match


class Live:
    """The usual live table: everybody may talk, and nothing is done in advance."""

    #: When a seat may pass reactions without being asked; empty if the game asks for no reactions.
    auto_pass: Sequence[str] = ()
    #: Decisions one seat makes for its whole side, from options that tell nothing its partners do not know.
    joint: Sequence[str] = ()

    # -- what lies on a seat's desk: `auto_pass`, `orders` (an option and a seat each), given after `at` choices

    def in_force(self, match: Match, seat: int, desk: Mapping[str, Any]) -> dict[str, Any]:
        """The desk without instructions that are over, or that the seat could not give."""
        return dict(desk)

    def standing(self, match: Match, seat: int, desk: Mapping[str, Any]) -> str | None:
        """The answer these instructions give to the reaction the seat is asked for, from what the seat sees."""
        return None

    def predictions(self, match: Match, seat: int) -> Sequence[str]:
        """What this seat may say about who will win; nothing as long as it can take part."""
        return ()

    def rematch(self, match: Match) -> dict[str, str | int | bool]:
        """The options under which the same people begin the next match."""
        return dict(match.options)

    def sides(self, seats: int, options: Mapping[str, Any]) -> Sequence[int]:
        """The side each seat is on, by number, under these options: seats of one side share colour and shape."""
        return range(seats)

    def partners(self, match: Match, seat: int) -> Sequence[int]:
        """The other seats of this one's side, as everybody knows it."""
        return ()

    # -- talk

    def may_talk(self, match: Match, seat: int) -> bool:
        """Whether this seat may say what it likes while the match is on."""
        return True

    def claim(self, match: Match, seat: int, text: str) -> tuple[dict[str, Any], dict[str, Any]]:
        """A claim as an event, and what is to be kept of it (`Match.said`). ValueError if it cannot be made now."""
        raise ValueError("no claims are made in this game")

    def overheard(self, match: Match) -> dict[str, Any]:
        """What has been said, as a part of what everybody sees."""
        return {}

    def recall(self, match: Match) -> None:
        """Lay what has been said freely on the table of an imagined match, for whoever judges by it."""

    def intention(self, match: Match, seat: int, option: str) -> str | None:
        """The claim a bot makes of what it is about to choose, where players may talk about that."""
        return None

    def talking_turn(self, match: Match) -> int:
        """A number that grows whenever bots should think about what to say."""
        return 0

    def floor(self, match: Match, seat: int) -> Match | None:
        """A match of its own that asks this seat what to say; the last choice in it is a claim or silence."""
        return None
