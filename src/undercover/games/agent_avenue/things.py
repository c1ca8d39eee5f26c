"""What is in the box of Agent Avenue: agents, black-market cards, the ring. All numbers come from data.toml."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from undercover.games.agent_avenue.box import open_box

#: The agents and cards the rules know by name, in the order of the data file.
AGENT_IDS: Final = [
    "double_agent",
    "enforcer",
    "codebreaker",
    "saboteur",
    "daredevil",
    "sentinel",
    "sidekick",
    "mole",
]
DOUBLE_AGENT: Final = 0
ENFORCER: Final = 1
CODEBREAKER: Final = 2
SABOTEUR: Final = 3
DAREDEVIL: Final = 4
SENTINEL: Final = 5
SIDEKICK: Final = 6
MOLE: Final = 7

CARD_IDS: Final = [
    "distraction_device",
    "watchtower",
    "sinister_twin",
    "supercomputer",
    "leader_of_the_pack",
    "getaway_car",
    "masterplan",
    "security_system",
    "outpost",
    "smoke_screen",
    "mind_control",
    "double_trouble",
    "surveillance_truck",
    "secret_recruit",
    "spycation",
]
DISTRACTION_DEVICE: Final = 0
WATCHTOWER: Final = 1
SINISTER_TWIN: Final = 2
SUPERCOMPUTER: Final = 3
LEADER_OF_THE_PACK: Final = 4
GETAWAY_CAR: Final = 5
MASTERPLAN: Final = 6
SECURITY_SYSTEM: Final = 7
OUTPOST: Final = 8
SMOKE_SCREEN: Final = 9
MIND_CONTROL: Final = 10
DOUBLE_TROUBLE: Final = 11
SURVEILLANCE_TRUCK: Final = 12
SECRET_RECRUIT: Final = 13
SPYCATION: Final = 14

SIDE_IDS: Final = ["green", "blue"]
GREEN: Final = 0
BLUE: Final = 1

BOX: Final = open_box(Path(__file__).with_name("data.toml"), AGENT_IDS, CARD_IDS)

#: Spaces moved for the first, the second and every later agent of a name, by agent.
PACES: Final[list[list[int]]] = [list(agent.moves) for agent in BOX.agent]
COPIES: Final[list[int]] = [agent.copies for agent in BOX.agent]
INSTANT: Final[list[bool]] = [card.kind == "instant" for card in BOX.black_market]
NEEDS_HAND: Final[list[bool]] = [card.needs_hand for card in BOX.black_market]
AMOUNT: Final[list[int]] = [card.amount for card in BOX.black_market]
SWAPS: Final[dict[int, list[int]]] = {setup.players: setup.swaps_per_player for setup in BOX.setup}
DECK: Final[list[int]] = [agent for agent in range(len(AGENT_IDS)) for _ in range(COPIES[agent])]

HAND: Final[int] = BOX.constants.hand_refill_to
CATCH: Final[int] = BOX.constants.catch_lead
ENOUGH_CODEBREAKERS: Final[int] = BOX.constants.codebreakers_to_win
TOO_MANY_DAREDEVILS: Final[int] = BOX.constants.daredevils_to_lose
MASTERPLAN_NAMES: Final[int] = BOX.constants.masterplan_names
CARDS_NEEDED_ALONE: Final[int] = BOX.constants.out_of_cards_single_below
CARDS_NEEDED_IN_A_TEAM: Final[int] = BOX.constants.out_of_cards_team_below
SUPPLY: Final[int] = BOX.constants.market_supply
SPACES: Final[int] = BOX.board.spaces
HOMES: Final[list[int]] = [BOX.board.home_green, BOX.board.home_blue]
MARKET_SPACES: Final[list[int]] = BOX.board.market_spaces
