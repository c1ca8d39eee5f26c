"""Team-mates at a live table: who they are, and what they decide together (4.8, R30)."""

from __future__ import annotations

from undercover.games.agent_avenue.table import Avenue
from undercover.table.live import Live
from undercover.table.match import Match


class Team(Live):
    """Who plays first (D3), which card of the offer (D6), which market card and for whom (D7)."""

    joint = ("order", "choose", "take_card")

    def partners(self, match: Match, seat: int) -> tuple[int, ...]:
        g = match.table
        assert isinstance(g, Avenue)
        return tuple([mate for mate in g.members[g.side_of(seat)] if mate != seat])
