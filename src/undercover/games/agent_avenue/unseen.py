"""Weighing what is hidden at Agent Avenue: how many agents of each name lie where a seat cannot look."""

from __future__ import annotations

from undercover.games.agent_avenue.table import NOTHING, Avenue
from undercover.games.agent_avenue.things import AGENTS
from undercover.table.native import Floats, Row, count, fill, i64


def unseen(g: Avenue, seat: i64) -> Row:
    """How many agents of each name lie where the seat cannot look."""
    found = fill(0, AGENTS)
    for agent in g.box.agents:
        found[agent] += 1
    for agent in range(AGENTS):
        found[agent] -= g.recruited(0, agent) + g.recruited(1, agent)
        found[agent] -= count(g.hands[seat], agent) + count(g.swapped[seat], agent)
    if g.up != NOTHING:
        found[g.up] -= 1
    if g.down != NOTHING and g.down_by == seat:
        found[g.down] -= 1
    return found


def total(weights: Row) -> float:
    found: i64 = 0
    for weight in weights:
        found += weight
    return float(found)


def mean(weights: Row, values: Floats) -> float:
    """The mean over the agents that may come, by their weights."""
    top, bottom = 0.0, 0.0
    for agent in range(len(weights)):
        if weights[agent] != 0:
            top += float(weights[agent]) * values[agent]
            bottom += float(weights[agent])
    return top / bottom if bottom else 0.0


def weighed(weights: Floats, values: Floats) -> float:
    top, bottom = 0.0, 0.0
    for agent in range(len(weights)):
        top += weights[agent] * values[agent]
        bottom += weights[agent]
    return top / bottom if bottom else 0.0


def another(weights: Row, name: i64) -> Row:
    """The unseen agents of any other name, as the two cards of an offer differ whenever they can."""
    others = weights[:]
    others[name] = 0
    return others if total(others) else weights
