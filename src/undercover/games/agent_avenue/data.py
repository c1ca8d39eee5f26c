"""The data file of Agent Avenue, read and checked."""

from __future__ import annotations

from undercover.games.agent_avenue.things import AGENT_IDS, CARD_IDS, OUTPOST, Box
from undercover.table.data import Entry, demand, in_order, read
from undercover.table.rows import row_of, rows_of

#: The market cards with a number, and those that use a hand.
AMOUNTS = {"watchtower", "sinister_twin", "supercomputer", "getaway_car", "surveillance_truck"}
HANDS = {"outpost", "mind_control", "double_trouble", "secret_recruit", "spycation"}


class Agent(Entry):
    id: str
    copies: int
    moves: tuple[int, int, int]


class MarketCard(Entry):
    id: str
    copies: int
    kind: str
    needs_hand: bool
    amount: int | None = None


class Setup(Entry):
    players: int
    sides: tuple[int, int]
    agent_deck: int
    swaps_per_player: list[int]


class Constants(Entry):
    hand_refill_to: int
    catch_lead: int
    codebreakers_to_win: int
    daredevils_to_lose: int
    masterplan_names: int
    market_supply: int
    out_of_cards_single_below: int
    out_of_cards_team_below: int


class Board(Entry):
    spaces: int
    home_green: int
    home_blue: int
    market_spaces: list[int]


class Checksum(Entry):
    agent_cards: int
    black_market_cards: int


class File(Entry):
    agent: list[Agent]
    black_market: list[MarketCard]
    setup: list[Setup]
    constants: Constants
    board: Board
    checksum: Checksum


def open_box(text: str) -> Box:
    """Read a box of components, and check what the rules rely on."""
    file = read(text, File)
    _check(file)
    box = Box()
    box.paces = rows_of([list(agent.moves) for agent in file.agent])
    box.agents = row_of([number for number, agent in enumerate(file.agent) for _ in range(agent.copies)])
    box.instant = row_of([card.kind == "instant" for card in file.black_market])
    box.needs_hand = row_of([card.needs_hand for card in file.black_market])
    box.amount = row_of([card.amount or 0 for card in file.black_market])
    box.swaps = rows_of([[], [], *(setup.swaps_per_player for setup in file.setup)])
    box.hand = file.constants.hand_refill_to
    box.catch = file.constants.catch_lead
    box.enough_codebreakers = file.constants.codebreakers_to_win
    box.too_many_daredevils = file.constants.daredevils_to_lose
    box.masterplan_names = file.constants.masterplan_names
    box.cards_needed_alone = file.constants.out_of_cards_single_below
    box.cards_needed_in_a_team = file.constants.out_of_cards_team_below
    box.supply = file.constants.market_supply
    box.spaces = file.board.spaces
    box.homes = row_of([file.board.home_green, file.board.home_blue])
    box.market_spaces = row_of(file.board.market_spaces)
    return box


def _check(file: File) -> None:
    in_order("agent", file.agent, AGENT_IDS)
    in_order("black_market", file.black_market, CARD_IDS)
    for agent in file.agent:
        demand(f"agent {agent.id!r}", agent.copies > 0, "copies must be at least 1")
    for number, card in enumerate(file.black_market):
        entry, kind = f"black_market {card.id!r}", "instant" if number >= OUTPOST else "ongoing"
        demand(entry, card.kind == kind, f"kind is {kind}, not {card.kind!r}")
        demand(entry, card.copies == 1, "there is one of each card")
        demand(entry, (card.amount is None) != (card.id in AMOUNTS), "amount: only some cards have one")
        demand(entry, card.needs_hand == (card.id in HANDS), "needs_hand is what the card says")
    agents, cards = sum(agent.copies for agent in file.agent), len(file.black_market)
    demand("checksum", agents == file.checksum.agent_cards, f"{agents} agents lie in the box")
    demand("checksum", cards == file.checksum.black_market_cards, f"{cards} black-market cards lie in the box")
    demand("setup", [setup.players for setup in file.setup] == [2, 3, 4], "must be for 2, 3 and 4 players")
    for setup in file.setup:
        _check_setup(setup, agents - setup.players * file.constants.hand_refill_to)
    _check_constants(file.constants, cards)
    places = [file.board.home_green, file.board.home_blue, *file.board.market_spaces]
    demand("board", all(0 <= place < file.board.spaces for place in places), "a home or market lies off the ring")


def _check_setup(setup: Setup, deck: int) -> None:
    entry = f"setup {setup.players}"
    seats = len(setup.swaps_per_player) == setup.players == sum(setup.sides)
    demand(entry, seats, "sides and swaps must be for that many players")
    demand(entry, min(setup.swaps_per_player) >= 0, "nobody has fewer than 0 swaps")
    demand(entry, setup.agent_deck == deck >= 0, f"after the deal the agent deck has {deck} cards")


def _check_constants(constants: Constants, cards: int) -> None:
    """An offer takes two cards from one hand, or one from each of two."""
    demand("constants", constants.hand_refill_to >= 2, "hand_refill_to must be at least 2")
    demand("constants", constants.out_of_cards_single_below >= 2, "out_of_cards_single_below must be at least 2")
    demand("constants", constants.out_of_cards_team_below >= 1, "out_of_cards_team_below must be at least 1")
    demand("constants", 0 <= constants.market_supply <= cards, f"market_supply must be from 0 to {cards}")
