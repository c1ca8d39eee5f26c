"""At a live table: orders given in advance (`orders.py`), and free talk (9.2), whose claims are made at any time, hold
nobody up and change nothing. Bots speak when a turn begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import to_builtins

from undercover.games.good_cop_bad_cop import orders
from undercover.games.good_cop_bad_cop.claims import BadClaim, event_of, ledger, note_of, overheard, read_claim
from undercover.games.good_cop_bad_cop.table import NOTHING, Precinct
from undercover.games.good_cop_bad_cop.talk import TALK, noted
from undercover.table.live import Live
from undercover.table.match import Match
from undercover.table.rows import row_of


class Radio(Live):
    """What players settle and say beside the rules."""

    auto_pass = orders.AUTO_PASS

    def in_force(self, match: Match, seat: int, desk: Mapping[str, Any]) -> dict[str, Any]:
        return orders.in_force(match, seat, desk)

    def standing(self, match: Match, seat: int, desk: Mapping[str, Any]) -> str | None:
        return orders.standing(match, seat, desk)

    def predictions(self, match: Match, seat: int) -> tuple[str, ...]:
        return orders.predictions(match, seat)

    def rematch(self, match: Match) -> dict[str, str | int | bool]:
        """Whoever was shot at last begins, unless the table has settled that seat 0 does; a seat that was shot at in
        an earlier match is forgotten (R7)."""
        shot = _table(match).last_shot
        first = match.options["first_player"]
        if first != "seat_0":
            first = "random" if shot == NOTHING else "last_shot"
        last = "nobody" if shot == NOTHING else f"seat_{shot}"
        return {**match.options, "first_player": first, "last_shot": last}

    def may_talk(self, match: Match, seat: int) -> bool:
        """Living players, and eliminated ones if the table lets them (9.2, R56)."""
        g = _table(match)
        return match.options["talk"] == "free" and (g.living(seat) or g.house.eliminated_may_talk)

    def claim(self, match: Match, seat: int, text: str) -> tuple[dict[str, Any], dict[str, Any]]:
        """A claim need not be true, but well-formed."""
        g = _table(match)
        if not self.may_talk(match, seat):
            raise BadClaim("nobody may claim anything freely at this table, or not any more")
        number = read_claim(g, text)
        return event_of(seat, number), to_builtins(ledger(noted(g, seat, number))[0])

    def overheard(self, match: Match) -> dict[str, Any]:
        """Free claims stand in the same ledger as those of structured talk."""
        return {"claims": [dict(said.note) for said in match.said]} if match.said else {}

    def recall(self, match: Match) -> None:
        g = _table(match)
        g.claims = row_of([number for entry in overheard(match) for number in note_of(g, entry)])

    def talking_turn(self, match: Match) -> int:
        return _table(match).turn if match.options["talk"] == "free" else 0

    def floor(self, match: Match, seat: int) -> Match | None:
        """The talk step of structured talk, on a table of its own."""
        if not self.may_talk(match, seat):
            return None
        alone = match.copy()
        g = _table(alone)
        g.agenda, g.offered, g.sealed, g.missing = row_of([TALK.of(seat, 1)]), row_of([]), row_of([]), row_of([])
        g.settle()
        return alone


def _table(match: Match) -> Precinct:
    assert isinstance(match.table, Precinct)
    return match.table
