"""A chair at the table: one seat's side of a match. Whoever sits there knows what the seat may know, nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Any

from undercover.table.beliefs import Insight
from undercover.table.dice import Dice
from undercover.table.options import Option

if TYPE_CHECKING:
    from undercover.table.match import Match

#: Seeds of imagined worlds are drawn below this.
SEEDS = 1 << 30


class Chair:
    """All doors lead to what the seat sees, may choose and has heard, or to worlds it imagines, never to the table: so
    no bot can tell two worlds apart that differ in secrets only."""

    def __init__(self, match: Match, seat: int, dice: Dice, deadline: float | None = None) -> None:
        self._match = match
        self.game = match.game
        self.seat = seat
        self.seats = match.seats
        #: The bot's own dice; all its chance comes from them.
        self.dice = dice
        #: When the choice must have been made, on the clock of `time.monotonic`; None if nobody waits.
        self.deadline = deadline

    @cached_property
    def options(self) -> list[int]:
        """What may be chosen, as ints: phrases with their arguments."""
        return self._match.legal(self.seat)

    @cached_property
    def choices(self) -> tuple[Option, ...]:
        """The same options, in the same order, in words."""
        return self._match.choices(self.seat)

    @cached_property
    def seen(self) -> dict[str, Any]:
        return self._match.seen(self.seat)

    @cached_property
    def story(self) -> list[dict[str, Any]]:
        return self._match.story(self.seat)

    @cached_property
    def belief(self) -> Insight | None:
        """What the seat makes of what the others have done; None if the game says nothing about that."""
        believe = self.game.belief
        return None if believe is None else believe(self.world.table, self.seat, self._match.deeds)

    @cached_property
    def world(self) -> Match:
        """One world the seat could believe in, for whoever needs no more."""
        return next(self.worlds())

    def worlds(self) -> Iterator[Match]:
        """Any number of worlds the seat could believe in, on the table's own values, dice to come included."""
        while True:
            yield self._match.imagine(self.seat, self.dice.below(SEEDS))
