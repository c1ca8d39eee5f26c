"""The Agents on the shelf: options, set-up (4), and where the parts of the game are found."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercover.games.the_agents import seen as sight
from undercover.games.the_agents.data import open_box
from undercover.games.the_agents.phrases import FAMILIES, NAMES
from undercover.games.the_agents.preview import preview
from undercover.games.the_agents.rules import set_up
from undercover.games.the_agents.table import NOTHING, REASONS, Factions, seating
from undercover.games.the_agents.things import CARD_IDS, LAID_IDS, Box
from undercover.table.census import Census
from undercover.table.dice import Dice
from undercover.table.game import Game, OptionSpec, Setting
from undercover.table.match import Match
from undercover.table.parts import Part


class TheAgents(Game):
    slug = "the_agents"
    title = "The Agents"
    rules_version = "1"
    seats = (2, 3, 4, 5)
    minutes = (20, 40)
    options = {"equal_turns": OptionSpec((False, True), False, "setting-equal_turns", (2, 3, 4, 5))}
    names = NAMES
    families = FAMILIES
    reasons = [f"end-{reason}" for reason in REASONS]
    #: 100 turns for each of five players, each with two actions, twelve mission operations and what may come of them.
    longest = 20_000
    home = "undercover.games.the_agents"
    parts = [
        Part("first_seat"),
        Part("active"),
        Part("turns"),
        Part("actions"),
        Part("operations"),
        Part("drained"),
        Part("busy", flag=True),
        Part("idle"),
        Part("last_round", flag=True),
        Part("points", 1),
        Part("rows", 2, LAID_IDS),
        Part("posts", 2, CARD_IDS),
        Part("hands", 3, CARD_IDS),
        Part("piles", 2, CARD_IDS),
        Part("retired", 2, CARD_IDS),
        Part("last_retired", 1, CARD_IDS, NOTHING),
        Part("between", 1, CARD_IDS),
        Part("performers", 1),
        Part("tokens", 1),
        Part("known", 3, CARD_IDS),
        Part("pools", 3, CARD_IDS),
        Part("since", 2),
    ]

    def open_box(self, text: str) -> Box:
        return open_box(text)

    def bare(self, seats: int, options: Mapping[str, Setting], box: Box) -> Factions:
        g = Factions()
        g.box = box
        g.seats = seats
        g.equal_turns = options["equal_turns"] is True
        g.owners, g.own = seating(seats)
        return g

    def lay(self, seats: int, options: Mapping[str, Setting], box: Box, dice: Dice) -> Factions:
        g = self.bare(seats, options, box)
        g.dice = dice
        set_up(g)
        return g

    def seen(self, g: Any, seat: int | None) -> dict[str, Any]:
        return sight.seen(g, seat)

    def imagine(self, g: Any, seat: int | None, dice: Dice) -> Factions:
        return sight.imagine(g, seat, dice)

    def hidden(self, g: Any, seat: int | None) -> dict[str, list[int]]:
        return sight.hidden(g, seat)

    def census(self, g: Any) -> Census:
        return sight.census(g)

    def hints(self, match: Match, seat: int | None) -> dict[str, Any]:
        """`worth`: what every seat would score at the end of its turn, for each option that may change that."""
        options = match.choices(seat) if seat is not None else ()
        found = {option.id: preview(match, seat, option) for option in options if seat is not None}
        return {"worth": {id: [after["total"] for after in each] for id, each in found.items() if each}}

    def scores(self, g: Any) -> tuple[int, ...]:
        return tuple(g.points)


GAME = TheAgents()
