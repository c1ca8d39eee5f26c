"""Positions that cannot be: each is refused with the place that is wrong."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import undercover
from undercover import BadPosition
from undercover.table.dice import quick

from .toy import TOY

AVENUE = undercover.game("agent_avenue")
#: More than there is of anything, and less.
TOO_MUCH = (-7, -1, 40, 1 << 40, 1 << 70)


@pytest.fixture
def dump() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(AVENUE.start(2, 4, {"mode": "advanced", "first": "green"}).dump()))
    return found


def bad(dump: Any, *problems: str) -> None:
    with pytest.raises(BadPosition) as caught:
        AVENUE.load(dump)
    for problem in problems:
        assert problem in str(caught.value)


@pytest.mark.parametrize("value", [None, 7, [], "x"])
def test_something_else_than_a_dump(value: Any) -> None:
    bad(value, "a dump is a JSON object")


@pytest.mark.parametrize("key", ["game", "rules_version", "seats", "options", "position"])
def test_a_dump_needs_its_keys(dump: dict[str, Any], key: str) -> None:
    del dump[key]
    bad(dump, repr(key))


def test_a_dump_of_another_game_or_version(dump: dict[str, Any]) -> None:
    bad({**dump, "game": "toy"}, "a position of 'toy'")
    bad({**dump, "rules_version": "0"}, "rules version 0")


def test_a_missing_and_an_extra_part(dump: dict[str, Any]) -> None:
    bad({**dump, "position": {**dump["position"], "dragon": 1}}, "has no ['dragon']")
    del dump["position"]["hands"]
    bad(dump, "lacks ['hands']")


@pytest.mark.parametrize(
    ("part", "value", "place"),
    [
        ("deck", ["dragon"], "deck[0]: there is no 'dragon'"),
        ("deck", "mole", "deck must be a list"),
        ("hands", [["mole"], [7]], "hands[1][0]: there is no 7"),
        ("hands", [["mole"]], "hands, swaps, swapped, known and known_since must have 2 entries"),
        ("swaps", [1, "x"], "swaps[1] must be a whole number"),
        ("swaps", [1, True], "swaps[1] must be a whole number"),
        ("swaps", [1, -1], "swaps[1] must be a number from 0"),
        ("steps", [0], "steps, rows and ongoing must have two entries"),
        ("rows", [{"dragon": 1}, {}], "rows[0]: there is no 'dragon'"),
        ("rows", [{"mole": "x"}, {}], "rows[0]['mole'] must be a whole number"),
        ("rows", [{"mole": -1}, {}], "rows[0]['mole'] must be a number from 0"),
        ("rows", [{"mole": 10**12}, {}], "rows[0]['mole'] must be a number from 0"),
        ("rows", [[], {}], "rows[0] must say how many"),
        ("active", "red", "active: there is no 'red'"),
        ("active", None, "active: there is no None"),
        ("down_by", 1, "down_by must be the seat"),
        ("known", [["mole"] * 2, []], "known[0] must be agents that seat 0 really has"),
        ("known_since", [[0], []], "known_since[0]"),
        ("dice", 0, "dice must be a number from 1"),
        ("dice", 2**62, "dice must be a number from 1"),
        ("dice", "x", "dice must be a number from 1"),
        ("winners", 0, "winners must be a list"),
        ("winners", [2], "winners are seats from 0 to 1"),
        ("reason", "end-of-days", "reason: there is no 'end-of-days'"),
        ("agenda", ["juggle(0)"], "no step 'juggle(0)'"),
        ("agenda", ["offer"], "no step 'offer'"),
        ("agenda", [7], "no step 7"),
        ("agenda", None, "agenda must be a list"),
        ("agenda", ["pick(0)"], "no step 'pick(0)'"),
        ("agenda", ["turn(5)"], "do not fit together"),
        ("agenda", [], "nothing is on the agenda"),
    ],
)
def test_a_wrong_part_is_named(dump: dict[str, Any], part: str, value: Any, place: str) -> None:
    dump["position"][part] = value
    bad(dump, place)


def test_cards_that_are_missing_or_too_many(dump: dict[str, Any]) -> None:
    """Every piece is counted; the error says which and how many."""
    card = dump["position"]["deck"].pop()
    bad(dump, f"{card} in the box", "on the table")
    dump["position"]["deck"] += [card, card]
    bad(dump, f"{card} in the box", "on the table")


def test_market_cards_are_counted_too(dump: dict[str, Any]) -> None:
    card = dump["position"]["market_deck"].pop()
    bad(dump, f"market cards: 1 {card} in the box, 0 on the table")


def test_no_market_in_the_simple_game(dump: dict[str, Any]) -> None:
    dump["options"]["mode"] = "simple"
    bad(dump, "market cards: 0", "in the box, 1 on the table")


@pytest.mark.parametrize(("key", "value"), [("seats", 9), ("options", {"mode": "expert"}), ("options", {"x": 1})])
def test_settings_that_cannot_be(dump: dict[str, Any], key: str, value: Any) -> None:
    with pytest.raises(ValueError, match=r"is for|simple or advanced|no option"):
        AVENUE.load({**dump, key: value})


def test_an_unknown_step_lists_the_known_ones(dump: dict[str, Any]) -> None:
    dump["position"]["agenda"] = ["juggle(0)"]
    bad(dump, "offer", "take_card", "turn")


def numbers(paper: Any, *way: Any) -> Iterator[tuple[Any, ...]]:
    """The way to every plain number in a position."""
    inside = paper.items() if isinstance(paper, dict) else enumerate(paper) if isinstance(paper, list) else ()
    if type(paper) is int:
        yield way
    for key, value in inside:
        yield from numbers(value, *way, key)


@pytest.mark.parametrize("slug", list(undercover.games()))
def test_a_number_that_cannot_be_is_refused_or_can_be_played_with(slug: str) -> None:
    """Whatever number of a position is replaced: nothing fails later than when it is read."""
    game, luck = undercover.game(slug), quick(5)
    m = game.start(max(game.seats), 3)
    m.playout(luck)
    m.rewind(len(m.history) // 2)
    dump = json.dumps(m.dump())
    refused = 0
    for *way, last in numbers({**json.loads(dump)["position"], "dice": None}):
        for number in TOO_MUCH:
            changed = json.loads(dump)
            place = changed["position"]
            for key in way:
                place = place[key]
            place[last] = number
            try:
                loaded = game.load(changed)
            except BadPosition:
                refused += 1
                continue
            for _ in range(20):
                for seat in loaded.waiting[:1]:
                    options = loaded.legal(seat)
                    loaded.step(seat, options[luck.below(len(options))])
            loaded.seen(0)
    assert refused


def test_a_finished_position_can_be_stored() -> None:
    """An empty agenda is right when the game is over."""
    m = TOY.start(2)
    for seat, option in ((0, "pick:1"), (0, "pick:2"), (1, "pick:3")):
        m.play(seat, option)
    loaded = TOY.load(m.dump())
    assert loaded.outcome == m.outcome
    assert loaded.outcome is not None
    assert loaded.outcome.winners == {1}
