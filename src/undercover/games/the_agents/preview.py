"""What a choice would be worth: for a board that shows it before the player confirms."""

from __future__ import annotations

from undercover.games.the_agents.commands import COMMANDS
from undercover.games.the_agents.seen import income
from undercover.games.the_agents.table import Factions
from undercover.games.the_agents.things import MEDIC
from undercover.table.match import Match
from undercover.table.options import Option


def preview(match: Match, seat: int, option: Option) -> list[dict[str, int]] | None:
    """What every seat would score at the end of its turn if this option changed the table and nothing else followed.

    None for an agent that is turned up again: the view does not tell which one it is (R29).
    """
    table = match.table
    assert isinstance(table, Factions)
    if table.top() is COMMANDS[MEDIC]:
        return None
    after = table.copy()
    number = table.legal(seat)[match.choices(seat).index(option)]
    table.top().answer(after, seat, table.second(), number)
    return [income(after, player) for player in range(after.seats)]
