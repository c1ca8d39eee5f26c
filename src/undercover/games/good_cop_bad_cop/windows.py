"""Reaction windows (5): everybody who holds equipment is asked, in secret; the first play in turn order counts.

Who is asked depends on public facts only, the answers are sealed, and nobody ever learns of an answer that did not
count. Asked one by one (for tables of bots) the outcome is the same, and how far the asking got stays hidden too.
"""

from __future__ import annotations

from typing import Final

from undercover.games.good_cop_bad_cop import phrases as say
from undercover.games.good_cop_bad_cop.equipment import barred_play, play, with_plays
from undercover.games.good_cop_bad_cop.table import Precinct
from undercover.games.good_cop_bad_cop.things import ENDING, INVESTIGATED
from undercover.table.agenda import UNANSWERED, Sealed
from undercover.table.native import Row, append, i64, room, vec
from undercover.table.story import Bar

FIRST_ROUND: Final[i64] = 0
LATER_ROUND: Final[i64] = 1


class Window(Sealed[Precinct]):
    """One round of a window: sealed answers, PASS or PLAY, in the order in which they count (5.2, 5.3, R28 to R30).

    What was declared, or the round, is in the two arguments of the frame.
    """

    def __init__(self, when: i64, which: i64) -> None:
        super().__init__()
        self.when: i64 = when
        #: The window, as the story calls it.
        self.which: i64 = which

    def reaction(self) -> bool:
        return True

    def seats(self, g: Precinct, a: i64, b: i64) -> Row:
        """Every living holder of equipment, the active player last (4.6)."""
        return g.holders()

    def moment(self, g: Precinct) -> i64:
        return self.when

    def opened(self, g: Precinct, b: i64) -> None:
        """Somebody is asked."""
        g.tell(say.WINDOW_OPENED, self.which)

    def resolve(self, g: Precinct, seat: i64, option: i64) -> None:
        """The first play in turn order is carried out; every other answer is void, and nobody is told of it."""
        raise NotImplementedError  # abstract

    def close(self, g: Precinct, a: i64, b: i64, asked: bool) -> None:
        """Everybody has passed, or nobody could be asked."""
        raise NotImplementedError  # abstract

    def reach(self, g: Precinct, a: i64, b: i64) -> bool:
        if len(g.missing) > 0:
            return True
        asked = self.seats(g, a, b)
        if len(asked) == 0:
            g.drop()
            self.close(g, a, b, False)
            return False
        opening = len(g.sealed) == 0
        g.await_answers(asked)
        if g.house.sequential:
            g.missing = vec[i64]([asked[g.polled]])
        if opening:
            self.opened(g, b)
        return True

    def options(self, g: Precinct, seat: i64, b: i64) -> Row:
        return with_plays(append(room(), say.PASS.of()), g, seat, self.moment(g))

    def answer(self, g: Precinct, seat: i64, b: i64, option: i64) -> None:
        """An answer is final for its round (R63). One by one, the first play ends the round."""
        a = g.first()
        g.missing = vec[i64]([other for other in g.missing if other != seat], capacity=len(g.missing))
        if g.house.sequential:
            g.polled += 1
            if say.PASS.names(option) and g.polled < len(self.seats(g, a, b)):
                return
        g.sealed[seat] = option
        if len(g.missing) > 0:
            return
        asked = self.seats(g, a, b)
        answers = g.sealed
        g.sealed = vec[i64]()
        g.polled = 0
        g.drop()
        for each in asked:
            if answers[each] != UNANSWERED and not say.PASS.names(answers[each]):
                self.resolve(g, each, answers[each])
                return
        self.close(g, a, b, True)

    def barred(self, g: Precinct, seat: i64, b: i64) -> list[Bar]:
        return barred_play(g, seat, self.moment(g))


class RepeatedWindow(Window):
    """A window whose rounds repeat until one in which all pass; then no card is fresh any more (4.6, 6 Camera)."""

    def opened(self, g: Precinct, b: i64) -> None:
        if b == FIRST_ROUND:
            super().opened(g, b)

    def resolve(self, g: Precinct, seat: i64, option: i64) -> None:
        g.then(self.of(0, LATER_ROUND))
        play(g, seat, option)

    def close(self, g: Precinct, a: i64, b: i64, asked: bool) -> None:
        g.fresh = 0
        if asked or b == LATER_ROUND:
            g.tell(say.WINDOW_CLOSED, self.which)


class ReactInvestigateChoice(RepeatedWindow):
    """After an investigation everybody may react, the active player included (4.6)."""


class ReactEndChoice(RepeatedWindow):
    """The last thing in a turn (4.6)."""


REACT_INVESTIGATE: Final = ReactInvestigateChoice(INVESTIGATED, say.INVESTIGATION)
REACT_END: Final = ReactEndChoice(ENDING, say.END)
