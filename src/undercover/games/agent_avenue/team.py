"""Sides at a live table: who plays together, what they decide together (4.8, R30), and who begins the next match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercover.games.agent_avenue import setup
from undercover.games.agent_avenue.table import Avenue
from undercover.games.agent_avenue.things import SIDE_IDS
from undercover.table.live import Live
from undercover.table.match import Match


class Team(Live):
    """Who plays first (D3), which card of the offer (D6), which market card and for whom (D7)."""

    joint = ("order", "choose", "take_card")

    def sides(self, seats: int, options: Mapping[str, Any]) -> list[int]:
        green, _ = setup.sides(seats, str(options["pair"]))
        return [int(seat not in green) for seat in range(seats)]

    def partners(self, match: Match, seat: int) -> tuple[int, ...]:
        g = match.table_of(Avenue)
        return tuple([mate for mate in g.members[g.side_of(seat)] if mate != seat])

    def rematch(self, match: Match) -> dict[str, str | int | bool]:
        """The sides take turns in beginning."""
        began = next(event["side"] for event in match.story(None) if event["type"] == "turn_began")
        return {**match.options, "first": SIDE_IDS[1 - SIDE_IDS.index(began)]}
