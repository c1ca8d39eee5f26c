"""What a choice would be worth: for a board that shows it before the player confirms."""

from __future__ import annotations

from undercover.games.the_agents.commands import COMMANDS
from undercover.games.the_agents.seen import income
from undercover.games.the_agents.table import Factions
from undercover.games.the_agents.things import MEDIC
from undercover.games.the_agents.views import Hints, Income
from undercover.table.match import Match


def hints(match: Match, seat: int | None) -> Hints:
    if seat is None or not match.choices(seat):
        return Hints({})
    ids = [option.id for option in match.choices(seat)]
    found = {id: preview(match, seat, option) for id, option in zip(ids, match.legal(seat))}
    return Hints({id: [income.total for income in each] for id, each in found.items() if each})


def preview(match: Match, seat: int, option: int) -> list[Income] | None:
    """What every seat would score at the end of its turn if this option changed the table and nothing else followed.

    None for an agent that is turned up again: the view does not tell which one it is (R29).
    """
    table = match.table
    assert isinstance(table, Factions)
    if table.top() is COMMANDS[MEDIC]:
        return None
    after = table.copy()
    table.top().answer(after, seat, table.second(), option)
    return [income(after, player) for player in range(after.seats)]
