"""The data file of The Agents, read and checked."""

from __future__ import annotations

from undercover.games.the_agents import things
from undercover.games.the_agents.cards import MOST_COPIES
from undercover.games.the_agents.things import ARROW_BITS, COLOUR_IDS, DEAD, FREE, Box
from undercover.table.data import Entry, demand, in_order, read
from undercover.table.rows import row_of, rows_of


class Setup(Entry):
    start_agents: int
    start_missions: int
    start_points: int


class Limits(Entry):
    faction_size_2p: int
    faction_size_3to5p: int
    missions_per_player_per_faction: int
    actions_per_turn: int


class Bounds(Entry):
    mission_operations_per_turn: int
    turns_per_player: int


class Scoring(Entry):
    target_points: int
    arrow_same_colour: int
    arrow_mixed_colour: int


class Costs(Entry):
    agent_draw: int
    agent_retired_top: int
    mission_draw: int
    mission_retired_top: int


class FactionAgent(Entry):
    id: str
    copies: int
    command_type: str
    copies_source: str = ""


class FactionCard(Entry):
    id: str
    left: str
    right: str


class FreeAgent(Entry):
    id: str
    copies: int
    points: int
    copies_source: str = ""
    points_source: str = ""


class Mission(Entry):
    id: str
    copies: int
    points: int
    copies_source: str = ""


class Checksum(Entry):
    agent_cards: int
    mission_cards: int
    totals_source: str = ""


class File(Entry):
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
    agents = [FREE + n for n, free in enumerate(file.free_agent) for _ in range(free.copies)]
    missions = [things.BLOODBATH + n for n, mission in enumerate(file.mission) for _ in range(mission.copies)]
    box.decks = rows_of([[*range(FREE), *agents], missions])
    _check_decks(file, box)
    box.left = row_of([COLOUR_IDS.index(card.left) for card in file.faction_agent_card])
    box.right = row_of([COLOUR_IDS.index(card.right) for card in file.faction_agent_card])
    box.join = row_of(_joins(box, file.scoring))
    types = [agent.command_type for agent in file.faction_agent]
    box.command = row_of([types.index(command) for command in types])
    values = [*(free.points for free in file.free_agent), *(mission.points for mission in file.mission)]
    box.points = row_of([0] * FREE + values)
    box.costs = row_of(_prices(file.costs))
    _read_rules(file, box)
    return box


def _read_rules(file: File, box: Box) -> None:
    box.start_agents = file.setup.start_agents
    box.start_missions = file.setup.start_missions
    box.start_points = file.setup.start_points
    more = file.limits.faction_size_3to5p
    box.size = row_of([0, 0, file.limits.faction_size_2p, more, more, more])
    box.missions_at_faction = file.limits.missions_per_player_per_faction
    box.actions = file.limits.actions_per_turn
    box.operations = file.bounds.mission_operations_per_turn
    box.turns = file.bounds.turns_per_player
    box.target = file.scoring.target_points


def _prices(costs: Costs) -> list[int]:
    """In the order of PILE_IDS."""
    return [costs.agent_draw, costs.agent_retired_top, costs.mission_draw, costs.mission_retired_top]


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
            joins[DEAD * low + high] = (points | mixed << things.MIXED) << ARROW_BITS * owner
    return joins


def _check(file: File) -> None:
    in_order("faction_agent", file.faction_agent, things.FACTION_AGENT_IDS)
    in_order("faction_agent_card", file.faction_agent_card, things.FACTION_CARD_IDS)
    in_order("free_agent", file.free_agent, things.FREE_AGENT_IDS)
    in_order("mission", file.mission, things.MISSION_IDS)
    for card in file.faction_agent_card:
        for half in (card.left, card.right):
            demand(f"faction_agent_card {card.id!r}", half in COLOUR_IDS, f"a half is black or white, not {half!r}")
    for agent in file.faction_agent:
        demand(f"faction_agent {agent.id!r}", agent.copies == 2, "there are two of each faction agent")
    for free in file.free_agent:
        demand(f"free_agent {free.id!r}", free.points >= 0, "points must not be negative")
    for kind, entries in (("free_agent", file.free_agent), ("mission", file.mission)):
        for entry in entries:
            fits = 0 < entry.copies <= MOST_COPIES
            demand(f"{kind} {entry.id!r}", fits, f"copies must be from 1 to {MOST_COPIES}")
    largest = max(file.limits.faction_size_2p, file.limits.faction_size_3to5p)
    demand("limits", 1 <= largest <= 8, "a faction holds 1 to 8 agents")
    highest = max(file.scoring.arrow_same_colour, file.scoring.arrow_mixed_colour)
    demand("scoring", 0 <= highest * largest < 1 << ARROW_BITS, "arrows are worth too much")
    demand("costs", min(_prices(file.costs)) >= 0, "must not be negative")


def _check_decks(file: File, box: Box) -> None:
    agents, missions = len(box.decks[things.AGENTS]), len(box.decks[things.MISSIONS])
    demand("checksum", agents == file.checksum.agent_cards, f"{agents} agents lie in the box")
    demand("checksum", missions == file.checksum.mission_cards, f"{missions} missions lie in the box")
    demand("setup", file.setup.start_agents * 5 <= agents, f"{agents} agents are too few for five hands")
    demand("setup", file.setup.start_missions * 5 <= missions, f"{missions} missions are too few for five hands")
