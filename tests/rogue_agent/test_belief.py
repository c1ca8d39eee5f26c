"""Who is taken for an android: what somebody shows when made to tells what else there is to show (S10.1, S10.2)."""

from __future__ import annotations

from itertools import islice
from math import exp, log

import pytest

from undercover import Match
from undercover.bots import level
from undercover.bots.odds import odds
from undercover.games.rogue_agent.belief import SEEKS, shown_so
from undercover.games.rogue_agent.table import City
from undercover.games.rogue_agent.things import HUMAN
from undercover.table.dice import seeded

from .positions import position

MANY = 300


def suspected(m: Match, seat: int, other: int) -> tuple[float, float]:
    """How likely the other one hides android tokens only, to a seat that does not think, and to one that does."""
    chair = m.chair(seat, seeded(3))
    belief = chair.belief
    assert belief is not None
    blind = thought = total = 0.0
    for world in islice(chair.worlds(), MANY):
        assert isinstance(world.table, City)
        weight = exp(belief.weight(world.table))
        hides = HUMAN not in world.table.hidden_tokens[other]
        blind, thought, total = blind + hides / MANY, thought + hides * weight, total + weight
    return blind, thought / total


def test_who_shows_an_android_token_is_suspected() -> None:
    """rogue_agent:R55: one more of them exposes."""
    blind, thought = suspected(position(seats=4, mode="android", tokens=["AHH", "HH/A"]), 0, 1)
    assert thought > 3 * blind > 0.0


def test_who_has_shown_human_tokens_is_suspected_less_than_one_who_has_shown_an_android() -> None:
    """S10.2: a human token is what both kinds of players show first."""
    _, first = suspected(position(seats=4, mode="android", tokens=["AHH", "AH/H"]), 0, 1)
    _, second = suspected(position(seats=4, mode="android", tokens=["AHH", "HH/A"]), 0, 1)
    assert first < second


def test_the_last_token_was_no_choice() -> None:
    """S10.2: it is turned up without asking; the two human ones before it were chosen."""
    table = position(seats=4, mode="android", tokens=["AHH", "/HHA"]).table
    assert isinstance(table, City)
    assert shown_so(table, 1) == pytest.approx(2 * log(1 - SEEKS))


def test_a_replay_tells_the_odds_of_tokens_by_what_was_shown() -> None:
    """S10.2: two of the seven tokens that seat 0 has not seen are androids; whoever showed another one before the last
    of its own is rather one more."""
    m = position(seats=4, mode="android", tokens=["AHH", "H/HA"])
    token = next(each for each in odds(m, 0) if each.place.numbers[:1] == [1])
    assert token.shares["android"] > 0.5


@pytest.mark.parametrize(
    "m",
    [
        position(seats=4, mode="android", tokens=["AH/H", "AHH"]),
        position(seats=3, mode="android", tokens=["HHH", "H/AA"]),
        position(seats=4),
    ],
    ids=["nobody else has shown anything", "the android is known", "agents only"],
)
def test_where_there_is_nothing_to_suspect(m: Match) -> None:
    assert m.chair(0, seeded(3)).belief is None


@pytest.mark.parametrize("name", ["hard", "expert"])
def test_the_tokens_themselves_are_not_looked_at(name: str) -> None:
    """Two worlds in which others hide different tokens: the same weights, the same choice."""
    m = position(seats=3, mode="android", at=["r7", "r7", "r8"], tokens=["AHH", "HH/A", "AH/H"])
    twin = next(w for w in (m.imagine(0, seed) for seed in range(50)) if w.hash() != m.hash())
    one, other = (match.chair(0, seeded(5)) for match in (m, twin))
    assert one.seen == other.seen
    assert level(name).choose(one) == level(name).choose(other)
