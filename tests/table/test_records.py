"""Records that cannot be played again: each is refused with a word about what is wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest

import undercover
from undercover import BadRecord, replay

AVENUE = undercover.game("agent_avenue")


@pytest.fixture(scope="module")
def text() -> str:
    """The record of a whole match, as it lies in a file."""
    m = AVENUE.start(2, 11, {"mode": "advanced"})
    while m.waiting:
        m.play(m.waiting[0], m.choices(m.waiting[0])[-1])
    return json.dumps(m.record())


@pytest.fixture
def record(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)
    return found


def bad(record: Any, problem: str) -> None:
    with pytest.raises(BadRecord) as caught:
        replay(record)
    assert problem in str(caught.value)


def test_a_record_replays_from_its_text(text: str, record: dict[str, Any]) -> None:
    assert replay(text).hash() == replay(record).hash() == record["hash"]


@pytest.mark.parametrize("share", [0.0, 0.1, 0.5, 0.99])
def test_a_truncated_file(text: str, share: float) -> None:
    bad(text[: int(len(text) * share)], "not JSON")


@pytest.mark.parametrize("value", ["[]", "7", "null", '"record"', [], 7, None])
def test_something_else_than_a_record(value: Any) -> None:
    bad(value, "a record is a JSON object")


def test_deep_nonsense_is_refused_quietly() -> None:
    bad("[" * 100_000, "not JSON")


@pytest.mark.parametrize("key", ["game", "rules_version", "data", "options", "seats", "choices", "hash"])
def test_a_missing_key(record: dict[str, Any], key: str) -> None:
    del record[key]
    bad(record, repr(key))


@pytest.mark.parametrize("key", ["game", "rules_version", "data", "options", "seats", "choices", "hash"])
def test_a_key_of_the_wrong_sort(record: dict[str, Any], key: str) -> None:
    record[key] = None
    bad(record, repr(key))


def test_no_seed_or_both_beginnings(record: dict[str, Any]) -> None:
    seedless = {key: value for key, value in record.items() if key != "seed"}
    bad(seedless, "either a seed or a position")
    bad({**record, "position": {}}, "either a seed or a position")


@pytest.mark.parametrize("format", [None, 0, 2, "1"])
def test_another_format(record: dict[str, Any], format: Any) -> None:
    bad({**record, "format": format}, "format 1")


def test_an_unknown_game(record: dict[str, Any]) -> None:
    bad({**record, "game": "chess"}, "there is no game 'chess'")


def test_another_version_of_the_rules(record: dict[str, Any]) -> None:
    bad({**record, "rules_version": "0"}, "version 0 of the rules")


def test_other_component_values(record: dict[str, Any]) -> None:
    """Another digest is refused; with the file it was made with such a record plays again."""
    bad({**record, "data": "0123456789abcdef"}, "other component values")
    values = AVENUE.data.replace("moves = [1, 2, 3]", "moves = [2, 2, 3]")
    m = AVENUE.start(2, 3, data=values)
    m.play(m.waiting[0], m.choices(m.waiting[0])[0])
    own = m.record()
    bad(own, "other component values")
    assert replay(own, data=values).hash() == m.hash()


@pytest.mark.parametrize(
    ("key", "value", "problem"),
    [
        ("seats", 5, "2, 3 or 4 seats"),
        ("options", {"mode": "expert"}, "simple or advanced"),
        ("options", {"colour": "red"}, "no option 'colour'"),
        ("seed", "seven", "whole number"),
    ],
)
def test_a_beginning_that_cannot_be(record: dict[str, Any], key: str, value: Any, problem: str) -> None:
    bad({**record, key: value}, problem)


def test_another_seed_leads_elsewhere(record: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        replay({**record, "seed": record["seed"] + 1})


@pytest.mark.parametrize(
    "choice", [[0], [0, 1], ["0", "offer"], "offer", None, [0, "offer", 2], {"seat": 0}, [None, "done"]]
)
def test_a_choice_of_the_wrong_shape(record: dict[str, Any], choice: Any) -> None:
    record["choices"][2] = choice
    bad(record, "choice 3 of the record must be [seat, option id]")


def test_a_tampered_choice(record: dict[str, Any]) -> None:
    """An option that was not there: the record says which choice it is."""
    record["choices"][1] = [record["choices"][1][0], "offer:mole,mole"]
    bad(record, "choice 2 of the record cannot be made")
    record["choices"][1] = [7, "take:face_up"]
    bad(record, "choice 2 of the record cannot be made")


def test_an_exchanged_choice(record: dict[str, Any]) -> None:
    """An option that was there but was not chosen leads to another end, or to a choice that cannot be made."""
    m = replay(record, upto=len(record["choices"]) - 1)
    seat, chosen = record["choices"][-1]
    other = next(option.id for option in m.choices(seat) if option.id != chosen)
    record["choices"][-1] = [seat, other]
    bad(record, "does not end where it says")


def test_missing_choices(record: dict[str, Any]) -> None:
    """The hash seals where the match stood."""
    record["choices"].pop()
    bad(record, "choices are missing")


def test_choices_after_the_end(record: dict[str, Any]) -> None:
    record["choices"].append([0, "done"])
    bad(record, "the game is over")


def test_a_record_from_a_position(record: dict[str, Any]) -> None:
    """A position that cannot be is a record that does not open."""
    start = replay(record, upto=0)
    m = AVENUE.load(start.dump())
    puzzle = json.loads(json.dumps(m.record()))
    assert replay(puzzle).hash() == m.hash()
    puzzle["position"]["position"]["deck"].pop()
    bad(puzzle, "the record does not open")
    nothings: list[Any] = [None, 7, [], "x", {}]
    for value in nothings:
        bad({**puzzle, "position": value}, "the record does not open")
