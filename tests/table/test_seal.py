"""Sealed deals: what is checked, and that nothing can be changed unnoticed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from undercover import BadRecord, game
from undercover.table.dice import quick
from undercover.table.seal import DIGITS, BrokenSeal, digest_of, seed_of, verify

SECRET = "5e" * 32
NUMBERS = ["17", "", "a fine day", "17"]


@pytest.fixture
def record() -> dict[str, Any]:
    match = game("agent_avenue").start(4, seed_of(SECRET, NUMBERS))
    match.playout(quick(3))
    seal = {"digest": digest_of(SECRET), "secret": SECRET, "numbers": NUMBERS}
    found: dict[str, Any] = json.loads(json.dumps({**match.record(), "seal": seal}))
    return found


def test_it_says_what_it_has_checked(record: dict[str, Any]) -> None:
    checked = verify(record)
    assert [id for id, _ in checked] == ["verify-digest", "verify-mixed", "verify-deal", "verify-choices"]
    assert checked[1][1] == {"count": 3}
    assert checked[3][1] == {"count": len(record["choices"]), "hash": record["hash"]}


def test_a_deal_without_a_seal_says_so() -> None:
    match = game("agent_avenue").start(2, 7)
    assert [id for id, _ in verify(match.record())] == ["verify-no-seal", "verify-choices", "verify-not-over"]


@pytest.mark.parametrize(
    ("part", "value", "problem"),
    [
        ("secret", "5f" * 32, "not the one whose digest was shown"),
        ("digest", digest_of("other"), "not the one whose digest was shown"),
        ("numbers", ["17", "", "a fine day", "18"], "does not come from the secret and the numbers"),
        ("numbers", ["17", "", "17", "a fine day"], "does not come from the secret and the numbers"),
        ("numbers", ["17"], "1 numbers were mixed in by 4 seats"),
        ("numbers", "17", "cannot be read"),
        ("secret", None, "cannot be read"),
    ],
)
def test_a_broken_seal(record: dict[str, Any], part: str, value: Any, problem: str) -> None:
    record["seal"][part] = value
    with pytest.raises(BrokenSeal, match=problem):
        verify(record)


def test_another_deal_under_the_same_seal(record: dict[str, Any]) -> None:
    record["seed"] = seed_of("other", NUMBERS)
    with pytest.raises(BrokenSeal, match="does not come from"):
        verify(record)


def test_another_choice_under_the_same_seal(record: dict[str, Any]) -> None:
    record["choices"][3][1] = "take:nothing"
    with pytest.raises(BadRecord, match="choice 4 of the record cannot be made"):
        verify(record)


def test_neither_side_decides_alone() -> None:
    """Every part changes the whole seed, and no two ways to cut the same letters give the same one."""
    seeds = {
        seed_of(secret, numbers)
        for secret in (SECRET, "5e" * 31 + "5f")
        for numbers in (["1", "23"], ["12", "3"], ["123", ""], ["", "123"], ["1", "24"], ["1/2:23"], ["1", "2", "3"])
    }
    assert len(seeds) == 14
    assert {len(seed) for seed in seeds} == {DIGITS}
    assert not any(digest_of(secret) in seeds for secret in (SECRET, "5e" * 31 + "5f"))
