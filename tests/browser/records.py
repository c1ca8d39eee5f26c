"""Matches that were played before anybody sits down: they go on from a known moment."""

from __future__ import annotations

from functools import cache
from typing import Any

import undercover
from tests.browser.people import Person, play_to_the_end
from undercover import Match, Option
from undercover.table.dice import seeded


@cache
def nearly_over(slug: str, seats: int) -> dict[str, Any]:
    """The record of a match of random choices; the last is made by seat 0, and any other would have ended it, too."""
    for seed in range(100):
        dice, match = seeded(seed), undercover.game(slug).start(seats, seed)
        seat, before = 0, match
        while match.waiting:
            seat, before = match.waiting[0], match.copy()
            choices = match.choices(seat)
            match.play(seat, choices[dice.below(len(choices))])
        if seat == 0 and all(_ends(before, option) for option in before.choices(0)):
            return match.record()
    raise AssertionError("no such match")


def _ends(match: Match, option: Option) -> bool:
    later = match.copy()
    later.play(0, option)
    return later.outcome is not None


def at_the_end(person: Person, slug: str = "agent_avenue", **wanted: Any) -> str:
    """Sit down at a known match before its last choice, and make it: the table."""
    record = nearly_over(slug, 2)
    table = person.opens_table(game=slug, record=record, upto=len(record["choices"]) - 1, **wanted)
    person.click("ui-start-with-bots")
    play_to_the_end([person])
    return table
