"""Rogue Agent on the shelf: options, set-up, and where the parts of the game are found."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercover.games.rogue_agent import seen as sight
from undercover.games.rogue_agent.attack import ATTACKED_IDS
from undercover.games.rogue_agent.bomb import SHEET_IDS
from undercover.games.rogue_agent.data import open_box
from undercover.games.rogue_agent.hints import hints
from undercover.games.rogue_agent.phrases import NAMES
from undercover.games.rogue_agent.rules import REASONS, set_up
from undercover.games.rogue_agent.table import IN_BAG, NOTHING, City
from undercover.games.rogue_agent.things import (
    CARD_IDS,
    CRIMINAL_IDS,
    DIE_IDS,
    DISC_IDS,
    EFFECT_IDS,
    MODE_IDS,
    SHADOW_WATCH,
    SLOT_IDS,
    TILE_IDS,
    TOKEN_IDS,
    Box,
)
from undercover.table.census import Census
from undercover.table.dice import Dice
from undercover.table.game import Game, OptionSpec, Setting
from undercover.table.match import Match
from undercover.table.parts import Part

LENGTH_IDS = ["short", "long"]
#: Where a criminal's disc can be, the Data Stream apart.
WHERE_IDS = [*SLOT_IDS, *[f"custody_{seat}" for seat in range(4)]]


class RogueAgent(Game):
    slug = "rogue_agent"
    title = "Rogue Agent"
    rules_version = "1"
    seats = (2, 3, 4)
    minutes = (60, 90)
    options = {
        "mode": OptionSpec(tuple(MODE_IDS), "agent", "setting-mode", (2, 3, 4), {"android": (3, 4)}),
        "leader": OptionSpec(("random", "first"), "random", "setting-leader", (2, 3, 4)),
        "watch": OptionSpec(tuple(LENGTH_IDS), "short", "setting-watch", (2, 3, 4)),
        "easier": OptionSpec((False, True), False, "setting-easier", (2, 3, 4)),
    }
    names = NAMES
    families = {
        "target": "seat",
        "to": "tile",
        "criminal": "disc",
        "discs": "disc",
        "colours": "colour",
        "dice": "die",
    }
    reasons = [f"end-{reason}" for reason in REASONS]
    longest = 20_000
    home = "undercover.games.rogue_agent"
    parts = [
        Part("round"),
        Part("leader"),
        Part("active", none=NOTHING),
        Part("tiles", 1, TILE_IDS),
        Part("destroyed", 1, flag=True),
        Part("tops", 1, none=NOTHING),
        Part("bottoms", 1, none=NOTHING),
        Part("police", ids=SLOT_IDS),
        Part("where", 1, WHERE_IDS, IN_BAG),
        Part("defeated", 1, flag=True),
        Part("card", 1, CARD_IDS, NOTHING),
        Part("face_up", 1, flag=True),
        Part("marks", 1),
        Part("looked", 1),
        Part("laid", 1),
        Part("top_this_round"),
        Part("bomb_at", 1, SLOT_IDS, IN_BAG),
        Part("timers", 1),
        Part("assassin_at", 1, SLOT_IDS, IN_BAG),
        Part("bag", 1, DISC_IDS),
        Part("spare", 1, DISC_IDS),
        Part("drawn", 1, DISC_IDS),
        Part("event_dice", 1),
        Part("deck", 1, CARD_IDS),
        Part("unused", 1, CARD_IDS),
        Part("removed_up", 1, CARD_IDS),
        Part("removed_down", 1, CARD_IDS),
        Part("removed_looked", 1),
        Part("removed_laid", 1),
        Part("shuffled_back", 1, CARD_IDS),
        Part("turned_in", 2, CARD_IDS),
        Part("lost"),
        Part("boards", 2),
        Part("credits", 1),
        Part("supply"),
        Part("influence", 1),
        Part("figures", 1, SLOT_IDS),
        Part("reserve", 1),
        Part("markers", 1),
        Part("hidden_tokens", 2, TOKEN_IDS),
        Part("shown_tokens", 2, TOKEN_IDS),
        Part("gone_tokens", 2, TOKEN_IDS),
        Part("revealed_now"),
        Part("exposed"),
        Part("tokens_out", flag=True),
        Part("clock_seat", 1),
        Part("clock_word", 1, EFFECT_IDS),
        Part("clock_by", 1, CRIMINAL_IDS),
        Part("clock_turns", 1),
        Part("patrols"),
        Part("justice"),
        Part("done", 1),
        Part("ended"),
        Part("entered"),
        Part("attacked", ids=ATTACKED_IDS, none=NOTHING),
        Part("attack_tougher"),
        Part("attack_fewer_red"),
        Part("attack_black"),
        Part("attack_spared", flag=True),
        Part("rolled", 1, DIE_IDS),
        Part("columns", 2, SHEET_IDS),
    ]

    def open_box(self, text: str) -> Box:
        return open_box(text)

    def bare(self, seats: int, options: Mapping[str, Setting], box: Box) -> City:
        g = City()
        g.box = box
        g.seats = seats
        g.mode = MODE_IDS.index(str(options["mode"]))
        g.target = box.watch_targets[LENGTH_IDS.index(str(options["watch"]))]
        g.easier = g.mode == SHADOW_WATCH and bool(options["easier"])
        return g

    def lay(self, seats: int, options: Mapping[str, Setting], box: Box, dice: Dice) -> City:
        g = self.bare(seats, options, box)
        g.dice = dice
        set_up(g, NOTHING if options["leader"] == "random" else 0)
        return g

    def scores(self, g: Any) -> tuple[int, ...]:
        return tuple(g.points(seat) for seat in range(g.seats))

    def seen(self, g: Any, seat: int | None) -> dict[str, Any]:
        return sight.seen(g, seat)

    def hints(self, match: Match, seat: int | None) -> dict[str, Any]:
        g: Any = match.table
        return hints(g, seat)

    def imagine(self, g: Any, seat: int | None, dice: Dice) -> City:
        return sight.imagine(g, seat, dice)

    def hidden(self, g: Any, seat: int | None) -> dict[str, list[int]]:
        return sight.hidden(g, seat)

    def census(self, g: Any) -> Census:
        return sight.census(g)


GAME = RogueAgent()
