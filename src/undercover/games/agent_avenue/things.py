"""What is in the box of Agent Avenue: agents, black-market cards, the ring. All numbers come from the data file."""

from __future__ import annotations

from typing import Final

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


class Box:
    """The numbers of one box, by agent, card or seat. `data.py` reads them."""

    def __init__(self) -> None:
        #: Spaces moved for the first, the second and every later agent of a name.
        self.paces: list[list[int]] = []
        #: All agents of the box.
        self.agents: list[int] = []
        self.instant: list[bool] = []
        self.needs_hand: list[bool] = []
        #: What a market card adds, multiplies by or moves.
        self.amount: list[int] = []
        #: Swaps per seat, by number of seats.
        self.swaps: dict[int, list[int]] = {}
        self.hand = 0
        self.catch = 0
        self.enough_codebreakers = 0
        self.too_many_daredevils = 0
        self.masterplan_names = 0
        self.cards_needed_alone = 0
        self.cards_needed_in_a_team = 0
        self.supply = 0
        self.spaces = 0
        self.homes: list[int] = []
        self.market_spaces: list[int] = []
