"""What partners answer when all of them are asked at the same time, in secret: without a word they agree.

Everybody works out the same from what everybody sees, with dice that follow from it: which answers do best together. So
whoever thinks so knows what the others will do who think so too, and does their own part of it.
"""

from __future__ import annotations

from typing import Any, Final
from zlib import crc32

from undercover.bots.plans import Plan
from undercover.bots.playout import Playout, roots
from undercover.bots.race import NOT_ASKED, Candidate, Race
from undercover.bots.tree import ENCODER
from undercover.table.agenda import SPECTATOR, UNANSWERED, Table
from undercover.table.chair import SEEDS, Chair
from undercover.table.dice import quick
from undercover.table.game import Game
from undercover.table.native import Row, append, fill, i64, vec

#: So many answers of all together are tried, the likeliest by judgement.
TRIED: Final = 24


class Accord:
    """A race of what the seats asked might answer together."""

    def __init__(self, game: Game[Any], table: Table, plan: Plan) -> None:
        """The table is as one of the seats imagines it; whoever has answered already could have been another."""
        table.sealed = fill(UNANSWERED, table.seats)
        table.missing = table.asked()
        self._game: Final = game
        self._table: Final = table
        self._dice: Final = quick(crc32(ENCODER.encode(game.view(table, SPECTATOR))))
        self._playout: Final = Playout(game, plan)
        self.asked: Row = table.missing
        #: By candidate what each of the seats asked answers.
        self._answers: list[Row] = self._likeliest()
        entered = [Candidate(at, at + 1) for at in range(len(self._answers))]
        self.race: Final = Race(entered, plan.accord, plan.doubt, NOT_ASKED)

    def _likeliest(self) -> list[Row]:
        """What all of them together answer most likely, each as the judgement would, the likeliest first."""
        public = self._world()
        chances: list[float] = [1.0]
        found: list[Row] = [vec[i64]()]
        for seat in self.asked:
            options = public.legal(seat)
            prior = self._playout.prior(public, seat, options)
            longer = [chance * each for chance in chances for each in prior]
            answers = [append(row[:], option) for row in found for option in options]
            order = sorted(range(len(longer)), key=longer.__getitem__, reverse=True)[:TRIED]
            chances, found = [longer[at] for at in order], [answers[at] for at in order]
        return found

    def _world(self) -> Table:
        """A world that everybody could believe in who sees no more than everybody sees."""
        world: Table = self._game.imagine(self._table, SPECTATOR, self._dice)
        world.dice = quick(self._dice.below(SEEDS))
        return world

    def think(self) -> None:
        """One more world."""
        world, luck = self._world(), quick(self._dice.below(SEEDS))
        until = self._playout.until(world)
        for candidate in self.race.left:
            table, at = world.copy(), roots(world.seats)
            answers = self._answers[candidate.option]
            for n in range(len(answers)):
                table.take(self.asked[n], answers[n])
                at[self.asked[n]] = candidate.number
            candidate.learn(self._playout.play(table, at, luck.copy(), until)[self.asked[0]])
        self.race.next_round()

    def part(self, seat: i64) -> i64:
        """What a seat answers."""
        answers = self._answers[self.race.best().option]
        return next(answers[n] for n in range(len(answers)) if self.asked[n] == seat)

    def seal(self, world: Table, seat: i64) -> None:
        """All others do their part, and only this seat is left to answer."""
        for other in self.asked:
            world.sealed[other] = UNANSWERED if other == seat else self.part(other)
        world.missing = vec[i64]([seat])


def accord(chair: Chair, plan: Plan) -> Accord | None:
    """Where several are asked at the same time, and all of them win or lose together; None elsewhere."""
    if plan.accord == 0 or not chair.game.together:
        return None
    table = chair.world.table.copy()
    return Accord(chair.game, table, plan) if len(table.sealed) > 0 and len(table.asked()) > 1 else None
