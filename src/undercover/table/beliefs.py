"""What others have done, for whoever weighs by it what they may be hiding."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from undercover.table.agenda import Table
from undercover.table.native import i64


class Deed:
    """A choice that was made, and the table as it lay then, with all its secrets: a belief must not look at those that
    its seat could not know."""

    def __init__(self, table: Table, seat: i64, option: i64) -> None:
        self.table = table
        self.seat: i64 = seat
        self.option: i64 = option


#: Every choice so far, for whoever asks: it takes the match through all of them once more.
Past = Callable[[], list[Deed]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight:
    """What one seat makes of what the others have done."""

    #: Whether each of the others may have a mind of their own, and not only act as the judgement would.
    wary: bool = False

    def weight(self, world: Table) -> float:
        """The logarithm of how likely they would have done all this in a world that the seat imagines; what is the same
        in all worlds may be left out."""
        raise NotImplementedError  # abstract

    def judge(self, worlds: list[Table], weights: list[float], options: list[int]) -> list[float]:
        """What each of these options is worth to the seat, by the worlds it believes in."""
        raise NotImplementedError  # abstract
