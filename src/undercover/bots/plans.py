"""How a bot thinks about a game: how much, and how far it trusts what."""

from __future__ import annotations

from typing import Any, NamedTuple


class Plan(NamedTuple):
    #: So many worlds are imagined, and in each of them so many of the judgement's best options tried.
    worlds: int = 40
    breadth: int = 8
    #: So many times as many worlds at a table for one, where nobody else thinks for the same side.
    alone: int = 1
    #: Where a game has beliefs, they are drawn from so many.
    pool: int = 800
    #: Whether they allow for others who have a mind of their own.
    wary: bool = False
    #: After so many decisions, and when the game's clock has moved so far, a game is judged as it stands; played to its
    #: end where a game cannot say how it stands.
    depth: int = 6
    turns: int = 1
    #: Two options whose judgement differs by this much are chosen about 3 to 1, by whoever is imagined to decide.
    heat: float = 1.0
    #: An option that judgement puts so many heats behind its first choice is not tried.
    reach: float = 15.0
    #: Judgement's first choice is overruled by an option that is ahead of it by more than so many standard errors.
    doubt: float = 1.0
    #: Whether playing on may overrule the judgement at all. Where that rests on beliefs it knows more than those who
    #: play on do.
    overrules: bool = True
    #: Where partners are asked at the same time, in secret, it is worked out in so many worlds what all of them should
    #: answer; with 0 the others are taken to answer as the judgement would.
    accord: int = 0
    #: How eagerly the trees try what they have not tried.
    bias: float = 1.0
    #: So many decisions of a game are learnt in the trees of those who take them.
    growth: int = 8
    #: A game without an end in sight by then is nobody's.
    endless: int = 600
    #: How far apart in judgement options may be that an easy bot confuses.
    slip: float = 5.0

    def at(self, seats: int) -> Plan:
        """The plan at a table of so many."""
        return self._replace(worlds=self.alone * self.worlds) if seats == 1 else self


#: How hard thinks about each game. A game that is not here is thought about in the usual way.
PLANS: dict[str, Plan] = {
    "agent_avenue": Plan(worlds=16, pool=60, turns=6, heat=1.5, doubt=0.5, slip=8.0),
    "the_agents": Plan(worlds=4, breadth=5, depth=2, heat=1.5, slip=8.0),
    "good_cop_bad_cop": Plan(worlds=16, breadth=6, depth=16, turns=4, heat=0.04, overrules=False, slip=0.6),
    "rogue_agent": Plan(worlds=6, breadth=4, pool=60, heat=0.1, slip=0.6),
    "death_angel": Plan(worlds=18, alone=2, heat=0.1, growth=2, slip=0.3),
}
USUAL = Plan()
#: What an expert does otherwise; at a game that is not here, it imagines more worlds.
DEEPER: dict[str, dict[str, Any]] = {
    "agent_avenue": {"worlds": 192, "pool": 600, "breadth": 12},
    "the_agents": {"worlds": 16, "breadth": 8, "depth": 4, "turns": 2},
    "good_cop_bad_cop": {"pool": 2400, "wary": True},
    "rogue_agent": {"worlds": 48, "breadth": 8},
    "death_angel": {"worlds": 72, "breadth": 12, "accord": 64},
}
MORE = 3


def plan_for(slug: str) -> Plan:
    return PLANS.get(slug, USUAL)


def expert_plan_for(slug: str) -> Plan:
    if slug in PLANS and slug in DEEPER:
        return PLANS[slug]._replace(**DEEPER[slug])
    plan = plan_for(slug)
    return plan._replace(worlds=MORE * plan.worlds, breadth=2 * plan.breadth)
