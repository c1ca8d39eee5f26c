"""Reaction windows (5): everybody who holds equipment is asked, in secret; the first play in turn order counts.

Who is asked depends on public facts only, the answers are sealed, and nobody ever learns of an answer that did not
count. Asked one by one (for tables of bots) the outcome is the same, and how far the asking got stays hidden too.
"""

from __future__ import annotations

from typing import Final

from undercover.games.good_cop_bad_cop import phrases as say
from undercover.games.good_cop_bad_cop.equipment import barred_play, play, plays, say_play
from undercover.games.good_cop_bad_cop.table import Precinct
from undercover.games.good_cop_bad_cop.things import ENDING, INVESTIGATED
from undercover.table.agenda import UNANSWERED, Sealed
from undercover.table.story import Bar, Said

#: The code of passing; the codes of the four actions follow in `turn.py`.
PASS: Final = 20
FIRST_ROUND: Final = 0
LATER_ROUND: Final = 1


class Window(Sealed[Precinct]):
    """One round of a window: sealed answers, PASS or PLAY, in the order in which they count (5.2, 5.3, R28 to R30)."""

    def reaction(self) -> bool:
        return True

    def called(self, g: Precinct) -> list[int]:
        """Who is asked: every living holder of equipment, the active player last (4.6)."""
        return g.holders()

    def moment(self, b: int) -> int:
        raise NotImplementedError  # abstract

    def opened(self, g: Precinct, b: int) -> None:
        """Somebody is asked."""
        raise NotImplementedError  # abstract

    def resolve(self, g: Precinct, b: int, seat: int, option: int) -> None:
        """The first play in turn order is carried out; every other answer is void, and nobody is told of it."""
        raise NotImplementedError  # abstract

    def close(self, g: Precinct, b: int, asked: bool) -> None:
        """Everybody has passed, or nobody could be asked."""
        raise NotImplementedError  # abstract

    def seats(self, g: Precinct, a: int, b: int) -> list[int]:
        return g.responders

    def reach(self, g: Precinct, a: int, b: int) -> bool:
        if not g.responders:
            g.responders = self.called(g)
            if not g.sealed and g.responders:
                self.opened(g, b)
        return super().reach(g, a, b)

    def options(self, g: Precinct, seat: int, b: int) -> list[int]:
        return [PASS, *plays(g, seat, self.moment(b))]

    def answer(self, g: Precinct, seat: int, b: int, option: int) -> None:
        """An answer is final for its round (R63). One by one, the first play ends the round."""
        if g.house.sequential:
            g.polled += 1
            if option == PASS and g.polled < len(g.responders):
                return
        g.sealed[seat] = option
        if not g.house.sequential and g.waiting():
            return
        answers = g.sealed
        g.sealed = []
        g.agenda.pop()
        self.unseal(g, b, answers)

    def unseal(self, g: Precinct, b: int, answers: list[int]) -> None:
        asked = g.responders
        g.responders = []
        g.polled = 0
        for seat in asked:
            if answers[seat] != PASS and answers[seat] != UNANSWERED:
                self.resolve(g, b, seat, answers[seat])
                return
        self.close(g, b, len(asked) > 0)

    def say(self, g: Precinct, seat: int, b: int, option: int) -> Said:
        return Said(say.PASS, []) if option == PASS else say_play(g, seat, option)

    def barred(self, g: Precinct, seat: int, b: int) -> list[Bar]:
        return barred_play(g, seat, self.moment(b))


class RepeatedWindow(Window):
    """A window whose rounds repeat until one in which all pass; then no card is fresh any more (4.6, 6 Camera)."""

    def which(self) -> int:
        """The window, as the story calls it."""
        raise NotImplementedError  # abstract

    def opened(self, g: Precinct, b: int) -> None:
        if b == FIRST_ROUND:
            g.tell(say.WINDOW_OPENED, self.which())

    def resolve(self, g: Precinct, b: int, seat: int, option: int) -> None:
        g.then([self(0, LATER_ROUND)])
        play(g, seat, option)

    def close(self, g: Precinct, b: int, asked: bool) -> None:
        g.fresh = 0
        if asked or b == LATER_ROUND:
            g.tell(say.WINDOW_CLOSED, self.which())


class ReactInvestigateChoice(RepeatedWindow):
    """After an investigation everybody may react, the active player included (4.6)."""

    def moment(self, b: int) -> int:
        return INVESTIGATED

    def which(self) -> int:
        return say.AFTER_INVESTIGATION


class ReactEndChoice(RepeatedWindow):
    """The last thing in a turn (4.6)."""

    def moment(self, b: int) -> int:
        return ENDING

    def which(self) -> int:
        return say.AT_THE_END


REACT_INVESTIGATE: Final = ReactInvestigateChoice()
REACT_END: Final = ReactEndChoice()
