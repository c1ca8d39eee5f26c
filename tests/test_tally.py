"""What a score is made of: once a match is over, points by source add up to the score of every seat."""

from __future__ import annotations

import pytest

import undercover
from undercover import Match
from undercover.table.dice import seeded


def played(slug: str, seats: int, seed: int, **options: str) -> Match:
    """A whole match of random choices."""
    dice, match = seeded(seed), undercover.game(slug).start(seats, seed, options)
    while match.waiting:
        seat = match.waiting[0]
        choices = match.choices(seat)
        match.play(seat, choices[dice.below(len(choices))])
    return match


@pytest.mark.parametrize(
    ("slug", "seats", "options"),
    [
        ("the_agents", 2, {}),
        ("the_agents", 5, {}),
        ("rogue_agent", 2, {}),
        ("rogue_agent", 4, {"mode": "android"}),
    ],
)
def test_points_by_source_add_up(slug: str, seats: int, options: dict[str, str]) -> None:
    """the_agents:5.5 and rogue_agent:S13, for every seat and for those who only watch."""
    for seed in range(4):
        match = played(slug, seats, seed, **options)
        assert match.outcome
        for seat in (*range(seats), None):
            tally = match.hints(seat)["tally"]
            assert [sum(points) for points in zip(*tally.values())] == list(match.outcome.scores)


def test_while_it_is_played_there_is_no_tally() -> None:
    for slug in ("the_agents", "rogue_agent", "death_angel"):
        match = undercover.game(slug).start(2, 1)
        assert not {"tally", "figures"} & match.hints(match.waiting[0]).keys()


def test_a_mission_in_figures() -> None:
    """death_angel: everybody fell, or those who did not are told."""
    match = played("death_angel", 1, 3)
    figures = match.hints(0)["figures"]
    seen = match.seen(0)
    assert figures["rounds"] == seen["round"]
    assert figures["fallen"] == len(seen["slain"])
    assert figures["survivors"] == len(seen["formation"])
    assert figures["slain"] > 0
