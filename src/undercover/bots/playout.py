"""Playing on in one's mind: every seat decides by the game's judgement, with a little doubt, or by what its tree has
learnt; then it is seen who has won, or how everybody stands."""

from __future__ import annotations

from typing import Any, Final

from undercover.bots.plans import Plan
from undercover.bots.tree import Forest, Node, softmax
from undercover.table.agenda import UNANSWERED, Table
from undercover.table.dice import Dice
from undercover.table.game import Game
from undercover.table.native import Row, append, fill, i64, vec

#: A seat whose tree ended here plays on by judgement.
OUT: Final[i64] = -1
#: A throw of dice finer than any choice.
FINE: Final[i64] = 1 << 24


class Playout:
    """How games are played on: by which judgement, how far."""

    def __init__(self, game: Game[Any], plan: Plan) -> None:
        self.judge: Final = game.judge
        self.worth: Final = game.worth
        self.heat: Final = plan.heat
        self.bias: Final = plan.bias
        self.clock: Final = game.clock
        self.depth: i64 = plan.depth
        self.turns: i64 = plan.turns
        self.endless: i64 = plan.endless
        self.growth: i64 = plan.growth
        self.forest: Final = Forest(game)
        #: How likely a seat that was offered this has sealed each of it: the seat first, then the options.
        self.answers: dict[tuple[int, ...], list[float]] = {}

    def until(self, table: Table) -> i64:
        """The point of the game's clock up to which a game is played on from here."""
        if self.clock is None:
            return 0
        now: i64 = self.clock(table)
        return now + self.turns

    def far_enough(self, table: Table, decided: i64, until: i64) -> bool:
        """Whether the game can be judged as it stands: positions are compared at the same point of the clock."""
        if decided >= self.endless:
            return True
        if self.worth is None or decided < self.depth:
            return False
        return self.until(table) - self.turns >= until if self.clock is not None else True

    def seal(self, table: Table, seat: i64, dice: Dice) -> None:
        """What others have sealed a seat cannot know: they are taken to have chosen as they do when they play on."""
        for other in range(len(table.sealed)):
            if other != seat and table.sealed[other] != UNANSWERED:
                options = table.top().options(table, other, table.second())
                offered = (other, *[option for option in options])
                if offered not in self.answers:
                    self.answers[offered] = self.prior(table, other, options)
                table.sealed[other] = options[drawn(self.answers[offered], dice)]

    def play(self, table: Table, at: Row, dice: Dice, until: i64) -> list[float]:
        """Play on from here and say what it came to for each seat. `at` is where each seat stands in its tree. The
        table is used up."""
        nodes: list[Node] = []
        taken, deciders = vec[i64](), vec[i64]()
        decided: i64 = 0
        while len(table.agenda) > 0 and not self.far_enough(table, decided, until):
            seat = table.next_seat()
            options = table.legal(seat)
            if len(options) == 1:
                table.take(seat, options[0])
                continue
            decided += 1
            before = at[seat]
            if before == OUT or decided > self.growth:
                table.take(seat, options[drawn(self.prior(table, seat, options), dice)])
                continue
            key = self.forest.key(table, seat, before, options)
            node = self.forest.find(key)
            if node is None:
                node = self.forest.grow(key, options, self.prior(table, seat, options))
                chosen = drawn(node.prior, dice)
                at[seat] = OUT
            else:
                chosen = node.select(self.bias)
                at[seat] = node.number << 12 | chosen
            nodes.append(node)
            taken, deciders = append(taken, chosen), append(deciders, seat)
            table.take(seat, options[chosen])
        values = self.values(table)
        for n in range(len(nodes)):
            nodes[n].learn(taken[n], values[deciders[n]])
        return values

    def values(self, table: Table) -> list[float]:
        """What it came to for each seat, from 0 to 1."""
        if len(table.agenda) == 0:
            return [1.0 if table.winners >> seat & 1 != 0 else 0.0 for seat in range(table.seats)]
        if self.worth is not None:
            found: list[float] = self.worth(table)
            return found
        return [1.0 / float(table.seats) for _ in range(table.seats)]

    def prior(self, table: Table, seat: i64, options: Row) -> list[float]:
        """How likely the seat takes each of these options."""
        if self.judge is None:
            return [1.0 / float(len(options)) for _ in options]
        judged: list[float] = self.judge(table, seat, [option for option in options])
        return softmax(judged, self.heat)


def drawn(chances: list[float], dice: Dice) -> i64:
    """One of the numbers from 0 on, by their chances."""
    left = float(dice.below(FINE)) / float(FINE)
    last: i64 = len(chances) - 1
    for at in range(last):
        left -= chances[at]
        if left < 0.0:
            return at
    return last


def roots(seats: i64) -> Row:
    """Every seat at the root of its tree."""
    return fill(0, seats)
