"""Moments: differences between what a seat saw and what it sees, and how much of that seats share."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import undercover
from undercover import Match
from undercover.table.differences import difference, of_views
from undercover.table.moments import changed

GAMES = [undercover.game(slug) for slug in undercover.games()]


class Card(msgspec.Struct):
    name: str
    cost: int | msgspec.UnsetType = msgspec.UNSET


class Sparing(msgspec.Struct, omit_defaults=True):
    name: str
    count: int = 1


class Sight(msgspec.Struct):
    hand: list[Card]
    row: tuple[int, ...]
    marks: dict[str, int]
    pile: Sparing


def sight(**other: Any) -> Sight:
    return Sight(**{"hand": [Card("a", 1), Card("b")], "row": (1, 2), "marks": {"x": 1}, "pile": Sparing("p"), **other})


@pytest.mark.parametrize(
    "after",
    [
        sight(),
        sight(hand=[Card("a", 2), Card("b")]),
        sight(hand=[Card("a"), Card("b", 3)]),
        sight(hand=[]),
        sight(row=(1, 3)),
        sight(marks={"x": 2}),
        sight(marks={"y": 1}),
        sight(pile=Sparing("p", 2)),
        sight(pile=Sparing("q")),
    ],
)
def test_a_difference_leads_from_one_view_to_the_other_as_they_are_written(after: Sight) -> None:
    before = sight()
    change = difference(before, after)
    assert (change is None) == (before == after)
    assert changed(msgspec.to_builtins(before), change) == msgspec.to_builtins(after)
    assert change == difference(msgspec.to_builtins(before), msgspec.to_builtins(after))
    assert change == of_views(before, after, {})


@pytest.mark.parametrize("game", [game for game in GAMES if game.turned], ids=lambda game: str(game.slug))
def test_what_one_sees_turned_to_another_is_what_that_one_sees(game: Any) -> None:
    for seats in game.seats:
        match, lots = game.start(seats, seed=seats), Random(seats)
        eyes = [None, *range(seats)]
        while match.outcome is None and len(match.history) < 80:
            seat = match.waiting[0]
            match.play(seat, lots.choice(match.choices(seat)))
            one, other = lots.choice(eyes), lots.choice(eyes)
            seen = game.turned(match.table, match._eye(other), match.view(one))
            assert seen == match.view(other)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))
def test_whoever_looks_first_moments_are_the_same(game: Any) -> None:
    """Nothing that was looked at for another seat, or before, finds its way into a view."""
    match, lots = game.start(seed=5), Random(5)
    eyes: list[int | None] = [None, *range(match.seats)]
    while match.outcome is None and len(match.history) < 40:
        seat = match.waiting[0]
        match.play(seat, lots.choice(match.choices(seat)))
        lots.shuffle(eyes)
        alone = [_alone(match, eye) for eye in eyes]
        for eye in eyes[: len(eyes) // 2]:
            match.seen(eye)
        assert [match.moments(eye) for eye in eyes] == alone


def _alone(match: Match, eye: int | None) -> Any:
    return match.again(len(match.history)).moments(eye)
