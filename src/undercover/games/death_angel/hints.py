"""What a person would work out before leaving something to the die. All of it lies open."""

from __future__ import annotations

from undercover.games.death_angel.attacks import REROLL, fighter
from undercover.games.death_angel.locations import LAUNCH
from undercover.games.death_angel.odds import defend, kill, percent
from undercover.games.death_angel.swarms import BOUGHT, DEFEND
from undercover.games.death_angel.table import Hulk
from undercover.games.death_angel.views import Promises
from undercover.table.match import Match


def hints(match: Match, _seat: int | None) -> Promises:
    g = match.table_of(Hulk)
    if match.outcome:
        return Promises(figures=figures(match, g))
    top = g.top() if len(g.agenda) else None
    if top is REROLL:
        marine = fighter(g.second())
        return Promises(reroll=percent(kill(g, marine, g.tokens[marine] - 1)))
    if top is DEFEND:
        slot = g.second() % BOUGHT
        marine = g.marines[slot // 2]
        if g.tokens[marine] and g.facing[marine] == slot & 1:
            return Promises(reroll=percent(defend(g, marine, g.swarms[slot], g.tokens[marine] - 1, True)))
    if top is LAUNCH:
        numbers = list(g.box.number)
        return Promises(launch_roll=percent(sum(number <= g.launch_tokens for number in numbers) / len(numbers)))
    return Promises()


def figures(match: Match, g: Hulk) -> dict[str, int]:
    """The mission in figures."""
    told = [event["type"] for event in match.story(None)]
    return {
        "rounds": g.round,
        "locations": 1 + told.count("travelled"),
        "slain": told.count("slain"),
        "survivors": len(g.marines),
        "fallen": len(g.slain),
    }
