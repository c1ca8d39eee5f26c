"""What positions are worth: chances that add up, exact at the end, blind to nothing but what the features leave out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import pytest

from undercover import Match, game
from undercover.games.agent_avenue.things import AGENT_IDS
from undercover.games.death_angel.acts import slay_marine
from undercover.games.good_cop_bad_cop.things import HONEST, KINGPIN
from undercover.table import registry
from undercover.table.dice import seeded
from undercover.table.kit import configurations
from undercover.table.net import Net, StaleWeights, chance, floats, shares

#: The games that say what positions are worth.
SHELF = [slug for slug in registry.SHELF if game(slug).worth is not None]
#: Other values than the box's own, for every game.
OTHER = {
    "agent_avenue": ("catch_lead = 7", "catch_lead = 9"),
    "the_agents": ("target_points = 40", "target_points = 30"),
    "good_cop_bad_cop": ('timing = "any"', 'timing = "own_turn"'),
    "death_angel": ("range = 2", "range = 3"),
    "rogue_agent": ("start_credits = 4", "start_credits = 6"),
}


def worth(match: Match) -> list[float]:
    assert match.game.worth is not None
    found: list[float] = match.game.worth(match.table)
    return found


def module(slug: str) -> Any:
    return import_module(f"undercover.games.{slug}.worth")


def positions(slug: str, every: int = 7, seeds: int = 1, data: str | None = None) -> Iterator[Match]:
    """Positions of random games in every configuration."""
    rules = game(slug)
    for seats, options in configurations(rules):
        for seed in range(seeds):
            match = rules.start(seats, seed, options, data)
            dice = seeded(seed)
            while match.waiting:
                seat = match.waiting[0]
                legal = match.legal(seat)
                match.step(seat, legal[dice.below(len(legal))])
                if len(match.history) % every == 0 or not match.waiting:
                    yield match
                if len(match.history) > 400:
                    break


@pytest.mark.parametrize("slug", SHELF)
def test_a_worth_is_a_chance_and_looking_changes_nothing(slug: str) -> None:
    for match in positions(slug, 29):
        before = match.hash()
        found = worth(match)
        assert match.hash() == before
        assert len(found) == match.seats
        assert all(0 <= value <= 1 for value in found)
        assert worth(match) == found


@pytest.mark.parametrize("slug", SHELF)
def test_at_the_end_it_is_what_happened(slug: str) -> None:
    for match in positions(slug, 1000):
        if not match.waiting:
            assert match.outcome is not None
            assert worth(match) == [float(seat in match.outcome.winners) for seat in range(match.seats)]


@pytest.mark.parametrize("slug", SHELF)
def test_sides_share_one_victory_and_their_seats_share_it_alike(slug: str) -> None:
    for match in positions(slug, 29):
        if match.waiting:
            found, sides = worth(match), list(module(slug).sides(match.table))
            by_side = dict(zip(sides, found))
            assert found == [by_side[side] for side in sides]
            if len(module(slug).rows(match.table)) > 1 and len(by_side) == len(module(slug).rows(match.table)):
                assert sum(by_side.values()) == pytest.approx(1)


@pytest.mark.parametrize("slug", SHELF)
def test_every_feature_has_its_name(slug: str) -> None:
    for match in positions(slug, 29):
        if match.waiting:
            names = module(slug).net(match.table).features
            assert [len(row) for row in module(slug).rows(match.table)] == [len(names)] * len(
                module(slug).rows(match.table)
            )


@pytest.mark.parametrize("slug", SHELF)
def test_other_values_are_judged_as_they_lie_on_the_table(slug: str) -> None:
    old, new = OTHER[slug]
    assert old in game(slug).data
    for match in positions(slug, 41, data=game(slug).data.replace(old, new)):
        assert all(0 <= value <= 1 for value in worth(match))


def test_weights_for_other_features_are_refused() -> None:
    net = Net("undercover.games.agent_avenue", "sides", ["something_else"])
    with pytest.raises(StaleWeights, match="agent_avenue"):
        net.value(floats([1.0]))


def test_a_net_adds_up() -> None:
    net = Net("nowhere", "by hand", ["a", "b"])
    weights = {"base": 0.5, "linear": [1, -1], "inner": [[1, 2], [0, -3]], "start": [0, 1], "outer": [2, 10]}
    net.take({"features": ["a", "b"], **weights})
    assert net.value(floats([1.0, 2.0])) == 0.5 + 1 - 2 + 2 * 1 + 0
    assert net.value(floats([0.0, 0.0])) == 0.5 + 10 * 1
    assert chance(0.0) == 0.5
    assert list(shares(floats([3.0, 3.0]))) == [0.5, 0.5]
    assert chance(-100.0) == 0.0


def better(slug: str, change: Callable[[Any], int | None], every: int = 23) -> tuple[float, float]:
    """What a seat may expect on average before and after a change at the table that names the seat it is good for."""
    before, after = [], []
    for match in positions(slug, every, seeds=2):
        if match.waiting:
            twin = match.copy()
            seat = change(twin.table)
            if seat is not None and twin.waiting:
                before.append(worth(match)[seat])
                after.append(worth(twin)[seat])
    assert len(before) > 10
    return sum(before) / len(before), sum(after) / len(after)


def a_space_nearer(g: Any) -> int | None:
    """One space nearer to the catch, but not there."""
    if g.lead(0) >= g.box.catch - 1 or g.up != -1:
        return None
    g.steps[0] += 1
    return int(g.members[0][0])


def some_points(g: Any) -> int | None:
    g.points[1] += 3
    return 1 if g.points[1] < g.box.target else None


def some_influence(g: Any) -> int:
    g.influence[1] += 2
    return 1


def a_wounded_kingpin(g: Any) -> int | None:
    for seat in range(g.seats):
        if g.has(seat, KINGPIN) and not g.wounded >> seat & 1:
            g.wounded |= 1 << seat
            return next((other for other in range(g.seats) if g.team(other) == HONEST), None)
    return None


def a_marine_less(g: Any) -> int | None:
    if len(g.marines) < 2:
        return None
    slay_marine(g, g.marines[0])
    return 0


@pytest.mark.parametrize(
    ("slug", "change"),
    [
        ("agent_avenue", a_space_nearer),
        ("the_agents", some_points),
        ("rogue_agent", some_influence),
        ("good_cop_bad_cop", a_wounded_kingpin),
    ],
)
def test_what_is_good_counts_as_good(slug: str, change: Callable[[Any], int | None]) -> None:
    before, after = better(slug, change)
    assert after > before


def test_a_marine_less_is_worse() -> None:
    before, after = better("death_angel", a_marine_less)
    assert after < before


def test_sides_of_a_fresh_game_differ_by_who_begins_alone() -> None:
    """Simple Agent Avenue for two, hands set aside: what is left is the same for both but for whose turn it is."""
    match = game("agent_avenue").start(2, 3)
    rows = [list(row) for row in module("agent_avenue").rows(match.table)]
    names = module("agent_avenue").net(match.table).features
    different = {name for name, mine, theirs in zip(names, *rows) if mine != theirs}
    assert different - {"winning_held", "losing_held", *AGENT_IDS} == {"active"}
