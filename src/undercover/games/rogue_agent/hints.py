"""What a person would work out at the table, for boards to show: the coming City phase, the odds of an attack."""

from __future__ import annotations

from typing import Any

from undercover.games.rogue_agent import seen as sight
from undercover.games.rogue_agent.attack import (
    A_PLAYER,
    THE_ASSASSINS,
    THE_LOCATION,
    ammo_limit,
    black_dice,
    green_dice,
)
from undercover.games.rogue_agent.odds import at_least
from undercover.games.rogue_agent.preview import city_preview
from undercover.games.rogue_agent.table import NOTHING, City
from undercover.games.rogue_agent.things import BLACK, GREEN, RED


def hints(g: City, seat: int | None) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if g.active != NOTHING:
        found["city"] = city_preview(sight.seen(g, seat), g.box)
    if g.active != NOTHING and g.attacked not in (NOTHING, A_PLAYER):
        found["attack"] = attack_chances(g)
    return found


def attack_chances(g: City) -> list[float]:
    """How likely the attack under way succeeds with no ammo, with one, with two … (S6.5 A, S10.6 D)."""
    seat, wanted = g.active, hits_wanted(g)
    reds = max(0, g.box.attack_red_dice - g.attack_fewer_red)
    dice = [tuple(g.box.faces[RED])] * reds + [tuple(g.box.faces[GREEN])] * green_dice(g, seat)
    dice += [tuple(g.box.faces[BLACK])] * black_dice(g, seat)
    return [at_least(wanted, (*dice, *[tuple(g.box.faces[BLACK])] * n)) for n in range(1 + ammo_limit(g, seat))]


def hits_wanted(g: City) -> int:
    """An assassin, the location behind its informants, or a criminal, whose card has been turned up by now."""
    if g.attacked == THE_ASSASSINS:
        return g.box.assassin_hits
    if g.attacked == THE_LOCATION:
        here = g.figures[g.active]
        return g.box.location_hits + sum(owner != NOTHING for owner in (g.tops[here], g.bottoms[here]))
    return max(1, g.box.criminals[g.card[g.attacked]].health + g.attack_tougher)
