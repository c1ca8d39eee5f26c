"""Missions: what they pay (8), and how they are attached, taken back and moved (6.5)."""

from __future__ import annotations

from undercover.games.the_agents import commands, things
from undercover.games.the_agents import phrases as say
from undercover.games.the_agents.acts import leave_post, pick_up, show
from undercover.games.the_agents.cards import ALL, MANY, ONE, among, kinds
from undercover.games.the_agents.commands import dead
from undercover.games.the_agents.table import Factions
from undercover.games.the_agents.things import ARROW, ARROW_BITS, DEAD, MISSIONS, SLOTS
from undercover.table.native import i64
from undercover.table.sets import each, how_many
from undercover.table.story import Bar

# ---------------------------------------------------------------- 8 rewards


def reward(g: Factions, seat: i64, mission: i64, faction: i64) -> i64:
    """What a mission attached by this seat to this faction of its own would pay now."""
    return times_fulfilled(g, seat, mission, faction) * g.box.points[mission]


def times_fulfilled(g: Factions, seat: i64, mission: i64, faction: i64) -> i64:
    other = g.other(seat, faction)
    if mission == things.BLOODBATH:
        bodies = dead(g, faction)
        return once(bodies & bodies >> 1 != 0)
    if mission == things.CHOSEN_FEW:
        return once(g.length(faction) < g.length(other))
    if mission == things.CODE_BREAKING:
        return g.mixed_arrows(seat, faction) + g.mixed_arrows(seat, other)
    if mission == things.CODE_OF_HONOR:
        return facing(g, faction, g.side(seat, faction))
    if mission == things.MAN_DOWN:
        return fallen(g, faction)
    if mission == things.MEET_YOUR_MATCH:
        arrows = g.arrows(faction)
        return once(arrows & ARROW == arrows >> ARROW_BITS & ARROW)
    if mission == things.POOR_MANS_GAME:
        return once(g.arrow_points(seat, faction) + g.arrow_points(seat, other) == 0)
    if mission == things.REINFORCEMENTS:
        return once(two_of_a_type(g, faction, g.side(seat, faction)))
    if mission == things.STAND_UNITED:
        return once(twins(g, faction))
    return once(g.length(faction) > g.length(other))  # strength in numbers


def once(fulfilled: bool) -> i64:
    if fulfilled:
        return 1
    return 0


def facing(g: Factions, faction: i64, side: i64) -> i64:
    """How many commands of living agents face this owner (R15)."""
    return how_many(commands.facing(g, faction, side))


def fallen(g: Factions, faction: i64) -> i64:
    """How many dead agents lie there."""
    return how_many(dead(g, faction))


def two_of_a_type(g: Factions, faction: i64, side: i64) -> bool:
    """Two living agents that face this owner, with the same type of command (R14, R15)."""
    types: i64 = 0
    for place in each(commands.facing(g, faction, side)):
        kind = g.box.command[g.rows[place] >> 2]
        if types >> kind & 1:
            return True
        types |= 1 << kind
    return False


def twins(g: Factions, faction: i64) -> bool:
    """Two living agents of one name next to each other, whichever way they face (R15)."""
    for place in range(SLOTS * faction, SLOTS * faction + SLOTS - 1):
        one, other = g.rows[place], g.rows[place + 1]
        if one < DEAD and other < DEAD and one >> 2 == other >> 2:
            return True
    return False


def arrows_of(g: Factions, seat: i64) -> i64:
    """The arrow points of a seat in both its factions (6.6)."""
    return g.arrow_points(seat, g.own[2 * seat]) + g.arrow_points(seat, g.own[2 * seat + 1])


def rewards_of(g: Factions, seat: i64) -> i64:
    """What all missions attached by a seat would pay now (6.6, R35)."""
    total: i64 = 0
    for faction in g.own[2 * seat : 2 * seat + 2]:
        for mission in kinds(MISSIONS, g.post(seat, faction)):
            total += reward(g, seat, mission, faction)
    return total


# ---------------------------------------------------------------- 6.5 attaching


def refused_at(g: Factions, faction: i64, post: i64) -> i64:
    """The missions a faction does not accept: all of them without an agent there or with two missions of this player,
    else those this player has there already, one of each at most, at its post (6.5, R34)."""
    if g.deserted(faction) or how_many(post) >= g.box.missions_at_faction:
        return ALL
    return MANY * post


def refusal(g: Factions, seat: i64, option: i64, mission: i64, faction: i64) -> Bar:
    """Why a faction does not accept a mission."""
    if g.deserted(faction):
        return Bar(option, "faction-empty", "6.5")
    if among(g.post(seat, faction), mission):
        return Bar(option, "same-mission", "R34")
    return Bar(option, "two-missions", "6.5")


def attach_bars(g: Factions, seat: i64) -> list[Bar]:
    """Missions in hand or attached that cannot go to a faction."""
    bars = []
    for faction in g.own[2 * seat : 2 * seat + 2]:
        refused = refused_at(g, faction, g.post(seat, faction))
        for mission in kinds(MISSIONS, refused & g.hand(MISSIONS, seat)):
            bars.append(refusal(g, seat, say.ATTACH.of(mission, faction), mission, faction))
        for mission in kinds(MISSIONS, refused & g.post(seat, g.other(seat, faction))):
            bars.append(refusal(g, seat, say.MOVE.of(mission, faction), mission, faction))
    return bars


def attach(g: Factions, seat: i64, mission: i64, faction: i64) -> None:
    show(g, MISSIONS, seat, mission)
    add_to_post(g, seat, mission, faction)
    g.tell(say.ATTACHED, seat, mission, faction)


def detach(g: Factions, seat: i64, mission: i64, faction: i64) -> None:
    """Back into the hand; everybody saw which one."""
    pick_up(g, seat, mission, faction, seat)
    g.tell(say.DETACHED, seat, mission, faction)


def move(g: Factions, seat: i64, mission: i64, faction: i64) -> None:
    """From the other faction to this one."""
    leave_post(g, seat, mission, g.other(seat, faction))
    add_to_post(g, seat, mission, faction)
    g.tell(say.MOVED, seat, mission, faction)


def add_to_post(g: Factions, seat: i64, mission: i64, faction: i64) -> None:
    g.posts[2 * faction + g.side(seat, faction)] += ONE[mission]
