"""Whoever is wary allows for others who have a mind of their own, and knows more of those who do."""

from __future__ import annotations

from math import log

from undercover import Match, game
from undercover.bots import level
from undercover.bots.likely import Likely
from undercover.games.good_cop_bad_cop.belief import sides
from undercover.games.good_cop_bad_cop.table import Precinct
from undercover.games.good_cop_bad_cop.things import HONEST
from undercover.table.dice import seeded

RULES = game("good_cop_bad_cop")
WORLDS = 60
#: A chance is never told more surely than this.
SURE = 0.98
#: Decisions between two looks.
EVERY = 25


def score(m: Match, wary: bool) -> float:
    """How surely the seat to move knows everybody's side: the logarithms of the chances of what is true."""
    seat = m.waiting[0]
    likely = Likely(m.chair(seat, seeded(1)), WORLDS, wary)
    worlds = [likely.draw().copy() for _ in range(WORLDS)]
    table = m.table_of(Precinct)
    found = 0.0
    for player in table.others(seat):
        honest = min(SURE, max(1 - SURE, sides(worlds, [1.0] * WORLDS, player).honest))
        found += log(honest if table.team(player) == HONEST else 1 - honest)
    return found


def test_the_wary_know_more_of_those_who_think_for_themselves() -> None:
    """Hard bots act by what they believe, which is more than they have seen."""
    trusting = wary = 0.0
    for seed in range(4):
        m, bot, dice = RULES.start(6, seed, RULES.for_research(6, {})), level("hard", RULES), seeded(seed)
        while m.waiting:
            if len(m.history) % EVERY == EVERY - 1:
                trusting, wary = trusting + score(m, wary=False), wary + score(m, wary=True)
            m.step(m.waiting[0], bot.choose(m.chair(m.waiting[0], dice)))
    assert trusting < wary < 0
