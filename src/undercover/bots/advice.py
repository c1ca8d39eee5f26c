"""What a bot would tell a seat that asks: how good each of its options is, and why, from what the seat knows."""

from __future__ import annotations

from undercover.bots.outlook import LOST, WON
from undercover.bots.plans import expert_plan_for
from undercover.bots.race import Candidate
from undercover.bots.search import Search
from undercover.table.dice import seeded
from undercover.table.match import Match
from undercover.table.options import Advice

#: So many worlds it takes to speak of chances.
FEW = 8
#: An option is hardly worse than the best one if it wins this much less often.
CLOSE = 0.03
#: Judgement is overruled when an option it likes less wins this much more often.
APART = 0.05


def advice(match: Match, seat: int, deadline: float | None = None) -> list[Advice]:
    """The options of a seat, the best first; empty if it is not asked. The same view always gets the same advice; but
    if somebody waits for it, fewer worlds must do."""
    if seat not in match.waiting or match.game.judge is None:
        return []
    chair = match.chair(seat, seeded(f"advice/{seat}/{len(match.history)}"), deadline)
    search = thought(Search(chair, expert_plan_for(match.game.slug)))
    tried = {candidate.option: candidate for candidate in search.tried()}
    best = search.best()
    found = [
        _advised(choice.id, fate, tried.get(number), best, search)
        for number, choice, fate in zip(chair.options, chair.choices, search.fates)
    ]
    first = chair.choices[chair.options.index(best.option)].id
    return sorted(found, key=lambda each: (each.option == first, each.chance), reverse=True)


def thought(search: Search) -> Search:
    """A search that knows the chances of what it has tried, even where there is nothing to choose."""
    while not search.done() or search.rounds < min(FEW, search.plan.worlds):
        search.think()
    return search


def _advised(id: str, fate: int, candidate: Candidate | None, best: Candidate, search: Search) -> Advice:
    if fate == WON:
        return Advice(id, 1.0, "advice-wins")
    if fate == LOST:
        return Advice(id, 0.0, "advice-loses")
    if candidate is None:
        return Advice(id, min(each.mean() for each in search.tried()), "advice-untried")
    chance = candidate.mean()
    if candidate is best:
        surprising = best.apart(search.liked) > APART
        return Advice(id, chance, "advice-deep" if surprising else "advice-best")
    return Advice(id, chance, "advice-close" if best.mean() - chance < CLOSE else "advice-worse")
