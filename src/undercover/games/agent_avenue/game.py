"""Agent Avenue on the shelf: options, set-up (3), and where the parts of the game are found."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercover.games.agent_avenue import seen as sight
from undercover.games.agent_avenue.data import open_box
from undercover.games.agent_avenue.phrases import NAMES
from undercover.games.agent_avenue.rules import set_up
from undercover.games.agent_avenue.table import NOTHING, REASONS, Avenue
from undercover.games.agent_avenue.things import AGENT_IDS, CARD_IDS, GREEN, SIDE_IDS, Box
from undercover.table.census import Census
from undercover.table.dice import Dice
from undercover.table.game import Game, OptionSpec, Setting
from undercover.table.parts import Part


class AgentAvenue(Game):
    slug = "agent_avenue"
    title = "Agent Avenue"
    rules_version = "1"
    seats = (2, 3, 4)
    minutes = (10, 20)
    options = {
        "mode": OptionSpec(("simple", "advanced"), "simple", "setting-mode", (2, 3, 4)),
        "first": OptionSpec(("random", "green", "blue"), "random", "setting-first", (2, 3, 4)),
        "pair": OptionSpec(("green", "blue"), "green", "setting-pair", (3,)),
    }
    names = NAMES
    families = {"up": "agent", "down": "agent"}
    reasons = [f"end-{reason}" for reason in REASONS]
    longest = 400
    home = "undercover.games.agent_avenue"
    parts = [
        Part("active", ids=SIDE_IDS),
        Part("turn"),
        Part("deck", 1, AGENT_IDS),
        Part("hands", 2, AGENT_IDS),
        Part("swaps", 1),
        Part("swapped", 2, AGENT_IDS),
        Part("known", 2, AGENT_IDS),
        Part("known_since", 2),
        Part("rows", 1, AGENT_IDS, counts=True),
        Part("steps", 1),
        Part("up", ids=AGENT_IDS, none=NOTHING),
        Part("down", ids=AGENT_IDS, none=NOTHING),
        Part("down_by", none=NOTHING),
        Part("market_deck", 1, CARD_IDS),
        Part("supply", 1, CARD_IDS),
        Part("discard", 1, CARD_IDS),
        Part("ongoing", 2, CARD_IDS),
        Part("taken", ids=CARD_IDS, none=NOTHING),
    ]

    def open_box(self, text: str) -> Box:
        return open_box(text)

    def bare(self, seats: int, options: Mapping[str, Setting], box: Box) -> Avenue:
        g = Avenue()
        g.box = box
        g.seats = seats
        g.advanced = options["mode"] == "advanced"
        g.members = sides(seats, str(options["pair"]))
        return g

    def lay(self, seats: int, options: Mapping[str, Setting], box: Box, dice: Dice) -> Avenue:
        g = self.bare(seats, options, box)
        g.dice = dice
        first = str(options["first"])
        set_up(g, SIDE_IDS.index(first) if first in SIDE_IDS else NOTHING)
        return g

    def seen(self, g: Any, seat: int | None) -> dict[str, Any]:
        return sight.seen(g, seat)

    def imagine(self, g: Any, seat: int | None, dice: Dice) -> Avenue:
        return sight.imagine(g, seat, dice)

    def hidden(self, g: Any, seat: int | None) -> dict[str, list[int]]:
        return sight.hidden(g, seat)

    def census(self, g: Any) -> Census:
        return sight.census(g)


def sides(seats: int, pair: str) -> list[list[int]]:
    """Team-mates sit together: 0 and 1 against 2, or 0 and 1 against 2 and 3 (3)."""
    if seats == 2:
        return [[0], [1]]
    if seats == 4:
        return [[0, 1], [2, 3]]
    return [[0, 1], [2]] if SIDE_IDS.index(pair) == GREEN else [[2], [0, 1]]


GAME = AgentAvenue()
