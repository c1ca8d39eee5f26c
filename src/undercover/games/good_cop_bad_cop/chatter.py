"""Free talk (9.2): claims are made at any time, hold nobody up and change nothing. Bots speak when a turn begins."""

from __future__ import annotations

from typing import Any

from undercover.games.good_cop_bad_cop.claims import BadClaim, event_of, ledger, read_claim
from undercover.games.good_cop_bad_cop.table import Precinct
from undercover.games.good_cop_bad_cop.talk import TALK, noted
from undercover.table.match import Match


def may_talk(match: Match, seat: int) -> bool:
    """Living players, and eliminated ones if the table lets them (9.2, R56)."""
    g = _table(match)
    return match.options["talk"] == "free" and (g.living(seat) or g.house.eliminated_may_talk)


def claim(match: Match, seat: int, text: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """A claim need not be true, but well-formed."""
    g = _table(match)
    if not may_talk(match, seat):
        raise BadClaim("nobody may claim anything freely at this table, or not any more")
    number = read_claim(g, seat, text)
    return event_of(seat, number), ledger(noted(g, seat, number))[0]


def overheard(match: Match) -> dict[str, Any]:
    """Free claims stand in the same ledger as those of structured talk."""
    return {"claims": [said.note for said in match.said]} if match.said else {}


def talking_turn(match: Match) -> int:
    return _table(match).turn if match.options["talk"] == "free" else 0


def floor(match: Match, seat: int) -> Match | None:
    """The talk step of structured talk, on a table of its own."""
    if not may_talk(match, seat):
        return None
    alone = match.copy()
    g = _table(alone)
    g.agenda, g.offered, g.sealed, g.responders = [TALK(seat, 1)], [], [], []
    g.settle()
    return alone


def _table(match: Match) -> Precinct:
    assert isinstance(match.table, Precinct)
    return match.table
