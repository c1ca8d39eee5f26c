"""Missions: what they pay (8), and how they are attached, taken back and moved (6.5)."""

from __future__ import annotations

from undercover.games.the_agents import memory
from undercover.games.the_agents import phrases as say
from undercover.games.the_agents.operations import put_in_hand, show
from undercover.games.the_agents.table import Factions
from undercover.games.the_agents.things import (
    BLOODBATH,
    CHOSEN_FEW,
    CODE_BREAKING,
    CODE_OF_HONOR,
    DEAD,
    MAN_DOWN,
    MEET_YOUR_MATCH,
    MISSIONS,
    POOR_MANS_GAME,
    REINFORCEMENTS,
    STAND_UNITED,
)
from undercover.table.story import Bar, Said

# ---------------------------------------------------------------- 8 rewards


def reward(g: Factions, seat: int, mission: int, faction: int) -> int:
    """What a mission attached by this seat to this faction of its own would pay now."""
    return times_fulfilled(g, seat, mission, faction) * g.box.points[mission]


def times_fulfilled(g: Factions, seat: int, mission: int, faction: int) -> int:
    row, other = g.rows[faction], g.other(seat, faction)
    if mission == BLOODBATH:
        return int(dead_pair(row))
    if mission == CHOSEN_FEW:
        return int(len(row) < len(g.rows[other]))
    if mission == CODE_BREAKING:
        return g.mixed_arrows(seat, faction) + g.mixed_arrows(seat, other)
    if mission == CODE_OF_HONOR:
        return facing(row, g.side(seat, faction))
    if mission == MAN_DOWN:
        return sum([agent >= DEAD for agent in row])
    if mission == MEET_YOUR_MATCH:
        owners = g.owners[faction]
        return int(g.arrow_points(owners[0], faction) == g.arrow_points(owners[1], faction))
    if mission == POOR_MANS_GAME:
        return int(g.arrow_points(seat, faction) + g.arrow_points(seat, other) == 0)
    if mission == REINFORCEMENTS:
        return int(two_of_a_type(g, row, g.side(seat, faction)))
    if mission == STAND_UNITED:
        return int(twins(row))
    return int(len(row) > len(g.rows[other]))  # strength in numbers


def dead_pair(row: list[int]) -> bool:
    """Two dead agents next to each other."""
    return True in [row[i] >= DEAD and row[i + 1] >= DEAD for i in range(len(row) - 1)]


def facing(row: list[int], side: int) -> int:
    """How many commands of living agents face this owner (R15)."""
    return sum([agent < DEAD and agent & 1 == side for agent in row])


def two_of_a_type(g: Factions, row: list[int], side: int) -> bool:
    """Two living agents that face this owner, with the same type of command (R14, R15)."""
    types = [g.box.command[agent >> 2] for agent in row if agent < DEAD and agent & 1 == side]
    return len(set(types)) < len(types)


def twins(row: list[int]) -> bool:
    """Two living agents of one name next to each other, whichever way they face (R15)."""
    return True in [row[i] < DEAD and row[i + 1] < DEAD and row[i] >> 2 == row[i + 1] >> 2 for i in range(len(row) - 1)]


def arrows_of(g: Factions, seat: int) -> int:
    """The arrow points of a seat in both its factions (6.6)."""
    own = g.own[seat]
    return g.arrow_points(seat, own[0]) + g.arrow_points(seat, own[1])


def rewards_of(g: Factions, seat: int) -> int:
    """What all missions attached by a seat would pay now (6.6, R35)."""
    return sum([reward(g, seat, mission, faction) for faction in g.own[seat] for mission in g.post(seat, faction)])


# ---------------------------------------------------------------- 6.5 attaching


def accepts(g: Factions, seat: int, mission: int, faction: int) -> bool:
    """A faction with an agent, fewer than two missions of this player there, and none like it (6.5, R34)."""
    post = g.post(seat, faction)
    return len(g.rows[faction]) > 0 and len(post) < g.box.missions_at_faction and mission not in post


def refusal(g: Factions, seat: int, said: Said, mission: int, faction: int) -> Bar:
    """Why a faction does not accept a mission."""
    if not g.rows[faction]:
        return Bar(said, "faction-empty", "6.5")
    if mission in g.post(seat, faction):
        return Bar(said, "same-mission", "R34")
    return Bar(said, "two-missions", "6.5")


def attach_bars(g: Factions, seat: int) -> list[Bar]:
    """Missions in hand or attached that cannot go to a faction."""
    bars = []
    for faction in g.own[seat]:
        for mission in sorted(set(g.hands[MISSIONS][seat])):
            if not accepts(g, seat, mission, faction):
                bars.append(refusal(g, seat, Said(say.ATTACH, [mission, faction]), mission, faction))
        for mission in g.post(seat, g.other(seat, faction)):
            if not accepts(g, seat, mission, faction):
                bars.append(refusal(g, seat, Said(say.MOVE, [mission, faction]), mission, faction))
    return bars


def attach(g: Factions, seat: int, mission: int, faction: int) -> None:
    show(g, MISSIONS, seat, mission)
    add_to_post(g, seat, mission, faction)
    g.tell(say.ATTACHED, seat, mission, faction)


def detach(g: Factions, seat: int, mission: int, faction: int) -> None:
    """Back into the hand; everybody saw which one."""
    leave_post(g, seat, mission, faction)
    put_in_hand(g, MISSIONS, seat, mission)
    memory.went_in(g, MISSIONS, seat, mission)
    g.tell(say.DETACHED, seat, mission, faction)


def move(g: Factions, seat: int, mission: int, faction: int) -> None:
    """From the other faction to this one."""
    leave_post(g, seat, mission, g.other(seat, faction))
    add_to_post(g, seat, mission, faction)
    g.tell(say.MOVED, seat, mission, faction)


def add_to_post(g: Factions, seat: int, mission: int, faction: int) -> None:
    place = 2 * faction + g.side(seat, faction)
    g.posts[place] = sorted([*g.posts[place], mission])


def leave_post(g: Factions, seat: int, mission: int, faction: int) -> None:
    place = 2 * faction + g.side(seat, faction)
    g.posts[place] = memory.without(g.posts[place], mission)
