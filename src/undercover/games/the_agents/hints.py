"""What a choice would be worth, for a board that shows it before the player confirms; and what the points came from."""

from __future__ import annotations

from undercover.games.the_agents.commands import COMMANDS
from undercover.games.the_agents.seen import income
from undercover.games.the_agents.table import Factions
from undercover.games.the_agents.things import MEDIC
from undercover.games.the_agents.views import Hints, Income
from undercover.table.match import Match


def hints(match: Match, seat: int | None) -> Hints:
    if match.outcome:
        return Hints({}, tally(match))
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


def tally(match: Match) -> dict[str, list[int]]:
    """What everybody was told of points, by source; what is gained outside of a scoring comes from free agents."""
    table = match.table
    assert isinstance(table, Factions)
    found = {source: [0] * match.seats for source in ("start", "arrows", "missions", "free_agents", "spent")}
    found["start"] = [table.box.start_points] * match.seats
    scoring = False
    for event in match.story(None):
        match event["type"]:
            case "scored":
                found["arrows"][event["seat"]] += event["arrows"]
                found["missions"][event["seat"]] += event["missions"]
            case "gained" if not scoring:
                found["free_agents"][event["seat"]] += event["points"]
            case "paid":
                found["spent"][event["seat"]] -= event["points"]
        scoring = event["type"] == "scored"
    return {source: points for source, points in found.items() if any(points)}
