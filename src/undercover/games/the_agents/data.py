"""The data file of The Agents, read and checked."""

from __future__ import annotations

from msgspec import Struct

from undercover.games.the_agents.things import (
    AGENT_IDS,
    AGENTS,
    ARROW_BITS,
    BLOODBATH,
    COLOUR_IDS,
    DEAD,
    FACTION_AGENTS,
    FACTION_CARD_IDS,
    FREE,
    MISSION_IDS,
    MISSIONS,
    MIXED,
    Box,
)
from undercover.table.data import demand, read


class Setup(Struct):
    start_agents: int
    start_missions: int
    start_points: int


class Limits(Struct):
    faction_size_2p: int
    faction_size_3to5p: int
    missions_per_player_per_faction: int
    actions_per_turn: int


class Bounds(Struct):
    mission_operations_per_turn: int
    turns_per_player: int


class Scoring(Struct):
    target_points: int
    arrow_same_colour: int
    arrow_mixed_colour: int


class Costs(Struct):
    agent_draw: int
    agent_retired_top: int
    mission_draw: int
    mission_retired_top: int


class FactionAgent(Struct):
    id: str
    command_type: str


class FactionCard(Struct):
    id: str
    left: str
    right: str


class FreeAgent(Struct):
    id: str
    copies: int
    points: int


class Mission(Struct):
    id: str
    copies: int
    points: int


class Checksum(Struct):
    agent_cards: int
    mission_cards: int


class File(Struct):
    setup: Setup
    limits: Limits
    bounds: Bounds
    scoring: Scoring
    costs: Costs
    faction_agent: list[FactionAgent]
    faction_agent_card: list[FactionCard]
    free_agent: list[FreeAgent]
    mission: list[Mission]
    checksum: Checksum


def open_box(text: str) -> Box:
    """Read a box of components, and check what the rules rely on."""
    file = read(text, File)
    _check(file)
    box = Box()
    box.decks[AGENTS] = list(range(FREE))
    for n, free in enumerate(file.free_agent):
        box.decks[AGENTS] += [FREE + n] * free.copies
    for n, mission in enumerate(file.mission):
        box.decks[MISSIONS] += [BLOODBATH + n] * mission.copies
    _check_decks(file, box)
    box.left = [COLOUR_IDS.index(card.left) for card in file.faction_agent_card]
    box.right = [COLOUR_IDS.index(card.right) for card in file.faction_agent_card]
    box.join = _joins(box, file.scoring)
    types = [agent.command_type for agent in file.faction_agent]
    box.command = [types.index(command) for command in types]
    box.points = [0] * FREE + [free.points for free in file.free_agent] + [mission.points for mission in file.mission]
    costs = file.costs
    box.costs = [costs.agent_draw, costs.agent_retired_top, costs.mission_draw, costs.mission_retired_top]
    _read_rules(file, box)
    return box


def _read_rules(file: File, box: Box) -> None:
    box.start_agents = file.setup.start_agents
    box.start_missions = file.setup.start_missions
    box.start_points = file.setup.start_points
    more = file.limits.faction_size_3to5p
    box.size = [0, 0, file.limits.faction_size_2p, more, more, more]
    box.missions_at_faction = file.limits.missions_per_player_per_faction
    box.actions = file.limits.actions_per_turn
    box.operations = file.bounds.mission_operations_per_turn
    box.turns = file.bounds.turns_per_player
    box.target = file.scoring.target_points


def _joins(box: Box, scoring: Scoring) -> list[int]:
    """What any two living neighbours make together (3.3). Only commands that face the same owner leave data ends that
    meet, and the arrow belongs to the other owner."""
    joins = [0] * (DEAD * DEAD)
    for low in range(DEAD):
        for high in range(DEAD):
            if low & 1 != high & 1:
                continue
            owner = 1 - (low & 1)
            meeting = (
                (box.right[low >> 1], box.left[high >> 1]) if owner == 0 else (box.left[low >> 1], box.right[high >> 1])
            )
            mixed = meeting[0] != meeting[1]
            points = scoring.arrow_mixed_colour if mixed else scoring.arrow_same_colour
            joins[DEAD * low + high] = (points | mixed << MIXED) << ARROW_BITS * owner
    return joins


def _check(file: File) -> None:
    for kind, found, known in (
        ("faction_agent", [agent.id for agent in file.faction_agent], AGENT_IDS[:FACTION_AGENTS]),
        ("faction_agent_card", [card.id for card in file.faction_agent_card], FACTION_CARD_IDS),
        ("free_agent", [agent.id for agent in file.free_agent], AGENT_IDS[FACTION_AGENTS:]),
        ("mission", [mission.id for mission in file.mission], MISSION_IDS),
    ):
        demand(kind, found == known, f"must be {', '.join(known)}, in this order")
    for card in file.faction_agent_card:
        for half in (card.left, card.right):
            demand(f"faction_agent_card {card.id!r}", half in COLOUR_IDS, f"a half is black or white, not {half!r}")
    for free in file.free_agent:
        demand(f"free_agent {free.id!r}", free.points >= 0, "points must not be negative")
    largest = max(file.limits.faction_size_2p, file.limits.faction_size_3to5p)
    demand("limits", 1 <= largest <= 8, "a faction holds 1 to 8 agents")
    highest = max(file.scoring.arrow_same_colour, file.scoring.arrow_mixed_colour)
    demand("scoring", 0 <= highest * largest < 1 << ARROW_BITS, "arrows are worth too much")
    costs = file.costs
    prices = (costs.agent_draw, costs.agent_retired_top, costs.mission_draw, costs.mission_retired_top)
    demand("costs", min(prices) >= 0, "must not be negative")


def _check_decks(file: File, box: Box) -> None:
    agents, missions = len(box.decks[AGENTS]), len(box.decks[MISSIONS])
    demand("checksum", agents == file.checksum.agent_cards, f"{agents} agents lie in the box")
    demand("checksum", missions == file.checksum.mission_cards, f"{missions} missions lie in the box")
    demand("setup", file.setup.start_agents * 5 <= agents, f"{agents} agents are too few for five hands")
    demand("setup", file.setup.start_missions * 5 <= missions, f"{missions} missions are too few for five hands")
