"""The data file of Agent Avenue, read and checked."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from undercover.table.data import demand, read


class Agent(Struct):
    id: str
    copies: int
    moves: tuple[int, int, int]
    icons: tuple[str, str, str]
    source: str


class MarketCard(Struct):
    id: str
    copies: int
    kind: str
    hook: str
    op: str
    amount: int
    needs_hand: bool
    source: str


class Setup(Struct):
    players: int
    sides: tuple[int, int]
    agent_deck: int
    swaps_per_player: list[int]


class Constants(Struct):
    hand_refill_to: int
    catch_lead: int
    codebreakers_to_win: int
    daredevils_to_lose: int
    masterplan_names: int
    market_supply: int
    out_of_cards_single_below: int
    out_of_cards_team_below: int


class Board(Struct):
    spaces: int
    home_green: int
    home_blue: int
    market_spaces: list[int]


class Checksum(Struct):
    agent_cards: int
    black_market_cards: int


class Box(Struct):
    agent: list[Agent]
    black_market: list[MarketCard]
    setup: list[Setup]
    constants: Constants
    board: Board
    checksum: Checksum


def open_box(path: Path, agents: list[str], cards: list[str]) -> Box:
    """Read a box of components, and check what the rules rely on: these agents and cards, in this order."""
    box = read(path, Box)
    for kind, found, known in (
        ("agent", [agent.id for agent in box.agent], agents),
        ("black_market", [card.id for card in box.black_market], cards),
    ):
        demand(path, kind, found == known, f"must be {', '.join(known)}, in this order")
    for agent in box.agent:
        demand(path, f"agent {agent.id!r}", agent.copies > 0, "copies must be at least 1")
    for card in box.black_market:
        sort = card.kind in ("ongoing", "instant")
        demand(path, f"black_market {card.id!r}", sort, f"kind is ongoing or instant, not {card.kind!r}")
    copies = sum(agent.copies for agent in box.agent)
    demand(path, "checksum", copies == box.checksum.agent_cards, f"{copies} agents lie in the box")
    demand(path, "checksum", len(cards) == box.checksum.black_market_cards, f"{len(cards)} market cards lie in the box")
    demand(path, "setup", [setup.players for setup in box.setup] == [2, 3, 4], "must be for 2, 3 and 4 players")
    return box
