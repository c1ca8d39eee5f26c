"""What a person would work out at the table: which claims cannot all be true, and what the card in hand could do."""

from __future__ import annotations

from undercover.games.good_cop_bad_cop.claims import read_out
from undercover.games.good_cop_bad_cop.orders import orders
from undercover.games.good_cop_bad_cop.views import Hints
from undercover.table.match import Match


def hints(match: Match, seat: int | None) -> Hints:
    return Hints(read_out(match), orders(match, seat))
