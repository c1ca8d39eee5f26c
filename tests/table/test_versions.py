"""Rules for ever: a correction carries a version, and what was begun under an older one goes on under it."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from undercover import BadPosition, BadRecord, Match
from undercover.table import records
from undercover.table.agenda import Step
from undercover.table.native import append, i64
from undercover.table.rows import row_of

from .toy import PICK, STOP, TOY, Toy


class CorrectedStep(Step[Toy]):
    """Version 1 noted a 1 here, version 2 a 2."""

    def run(self, g: Toy, a: i64, b: i64) -> None:
        g.log = append(g.log, 2 if g.edition > 1 else 1)


CORRECTED = CorrectedStep()


def set_up(g: Toy) -> None:
    g.pile = row_of([1, 2])
    g.then(PICK.of(0), CORRECTED.of(), PICK.of(0), STOP.of(0))


FIRST = replace(TOY, set_up=set_up)
SECOND = replace(FIRST, rules_version="2", older=1)
THIRD = replace(FIRST, rules_version="3", older=1)
for each in (FIRST, SECOND, THIRD):
    vars(each)["data"] = ""


def begun() -> Match:
    match = FIRST.start(2, 5)
    match.play(0, "pick:2")
    return match


@pytest.fixture(autouse=True)
def _second_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "game", lambda slug: SECOND)


def test_a_new_match_is_played_by_the_present_rules() -> None:
    match = SECOND.start(2, 5)
    match.play(0, "pick:2")
    assert (match.rules_version, list(match.seen(None)["log"])) == ("2", [2, 2])


def test_an_old_record_is_played_by_its_own_rules() -> None:
    record = json.loads(json.dumps(begun().record()))
    again = records.replay(record)
    assert (again.rules_version, again.seen(None)["log"], again.hash()) == ("1", [2, 1], begun().hash())
    assert again.record() == record
    again.undo(0)
    again.play(0, "pick:2")
    assert again.hash() == begun().hash()


def test_an_old_position_goes_on_by_its_own_rules() -> None:
    match = SECOND.load(FIRST.start(2, 5).dump())
    match.play(0, "pick:2")
    assert (match.rules_version, match.seen(None)["log"]) == ("1", [2, 1])


def test_copies_and_imagined_worlds_keep_the_version() -> None:
    match = SECOND.start(2, 5, rules="1")
    assert {match.copy().rules_version, match.imagine(0, 1).rules_version, match.again(0).rules_version} == {"1"}


def test_versions_that_are_not_played_any_more_are_refused_by_name() -> None:
    with pytest.raises(ValueError, match="version 3 or 2 of its rules, not by '1'"):
        THIRD.start(2, 5, rules="1")
    with pytest.raises(BadPosition, match="rules version 1 is not played here, but 3, 2"):
        THIRD.load(FIRST.start(2, 5).dump())
    with pytest.raises(BadRecord, match="version 9 of the rules of Toy; here it is played by 2, 1"):
        records.replay({**begun().record(), "rules_version": "9"})
