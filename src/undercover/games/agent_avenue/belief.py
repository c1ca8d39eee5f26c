"""What may lie face down at Agent Avenue: whoever laid it is taken to have chosen about as the judgement would with the
hand a world gives them, or now and then for reasons nobody sees."""

from __future__ import annotations

from math import exp, log
from typing import Final

from undercover.games.agent_avenue import phrases as say
from undercover.games.agent_avenue.judge import Eye, judge
from undercover.games.agent_avenue.table import NOTHING, Avenue
from undercover.games.agent_avenue.things import AGENTS
from undercover.table.agenda import Table
from undercover.table.beliefs import Deed, Insight, Past
from undercover.table.native import append, count, i64, vec
from undercover.table.rows import with_row
from undercover.table.story import first

#: Two options whose judgement differs by this much are chosen about 3 to 1.
HEAT: Final = 1.0
#: How often somebody lays anything.
ODD: Final = 0.15
#: A hand has at most so many cards of one name.
COUNT_BITS: Final[i64] = 3


def believe(now: Avenue, seat: i64, past: Past) -> Insight | None:
    """Who looks at an offer of somebody else thinks about who made it; otherwise there is nothing to think about."""
    if now.down != NOTHING and now.down_by != seat:
        for deed in reversed(past()):
            if say.OFFER.names(deed.option) or say.LAY_DOWN.names(deed.option):
                return Suspicion(seat, deed)
    return None


class Suspicion(Insight):
    """How likely somebody would have laid what a world says was laid."""

    def __init__(self, seat: i64, deed: Deed) -> None:
        before = deed.table
        assert isinstance(before, Avenue)
        self.seat: i64 = seat
        self.layer: i64 = deed.seat
        self.before: Final = before
        self.both: bool = say.OFFER.names(deed.option)
        #: Cards that stayed in the hand; those drawn since lie behind them.
        self.kept: i64 = len(before.hands[deed.seat]) - (2 if self.both else 1)
        #: What has been worked out, by the hand and what of it was laid.
        self.weights: dict[int, float] = {}

    def weight(self, world: Table) -> float:
        assert isinstance(world, Avenue)
        layer = self.layer
        hand = append(world.hands[layer][: self.kept], world.down)
        if self.both:
            hand = append(hand, world.up)
        key = world.down
        for agent in range(AGENTS):
            key = key << COUNT_BITS | count(hand, agent)
        if key not in self.weights:
            table = self.before.copy()
            table.hands[layer] = hand
            table.swapped = with_row(table.swapped, layer, world.swapped[layer])
            laid = say.OFFER.of(world.up, world.down) if self.both else say.LAY_DOWN.of(world.down)
            self.weights[key] = self.likelihood(table, laid)
        return self.weights[key]

    def likelihood(self, table: Avenue, laid: i64) -> float:
        options = [option for option in table.top().options(table, self.layer, table.second())]
        judged = judge(table, self.layer, options)
        top, total, chance = max(judged), 0.0, 0.0
        for option, value in zip(options, judged):
            total += exp((value - top) / HEAT)
            if option == laid:
                chance = exp((value - top) / HEAT)
        return log((1.0 - ODD) * chance / total + ODD / float(len(options)))

    def judge(self, worlds: list[Table], weights: list[float], options: list[int]) -> list[float]:
        table = worlds[0]
        assert isinstance(table, Avenue)
        lies = vec[float]([0.0] * AGENTS)
        for world, weight in zip(worlds, weights):
            assert isinstance(world, Avenue)
            lies[world.down] += weight
        eye = Eye(table, self.seat)
        return [eye.take_by(first(option), lies) for option in options]
