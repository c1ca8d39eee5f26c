"""At a live table: the squad talks (R62). Whoever has chosen may say what; nothing is shown, and nothing is binding."""

from __future__ import annotations

from typing import Any

from undercover.games.death_angel.phrases import ANNOUNCED, PLAY
from undercover.games.death_angel.table import Hulk
from undercover.games.death_angel.things import ACTION_IDS
from undercover.table.live import Live
from undercover.table.match import Match


class Vox(Live):
    """What the squad says beside the rules."""

    def intention(self, match: Match, seat: int, option: str) -> str | None:
        """Action cards are chosen in secret, but plans are not (6.1, R62)."""
        return option if match.seats > 1 and option.startswith(f"{PLAY.id}:") else None

    def claim(self, match: Match, seat: int, text: str) -> tuple[dict[str, Any], dict[str, Any]]:
        """The cards somebody means to play, written like that choice: one for each of some of their living teams."""
        kind, _, named = text.partition(":")
        actions = named.split("+")
        teams = [_team(match, seat, action) for action in actions]
        if kind != PLAY.id or None in teams or len(set(teams)) < len(teams):
            raise ValueError(f"{text!r} names no cards that this seat could play")
        return {"type": ANNOUNCED.id, "clause": ANNOUNCED.clause, "seat": seat, "actions": actions}, {}


def _team(match: Match, seat: int, action: str) -> int | None:
    """The living team of this seat that has such a card."""
    g = match.table_of(Hulk)
    own = (team for team, owner in enumerate(g.owner) if owner == seat and g.alive(team))
    return next((team for team in own if action in [ACTION_IDS[card] for card in g.box.hands[team]]), None)
