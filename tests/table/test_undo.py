"""Undo: back to the last point where nothing hidden or random had come up and nobody else had acted."""

from __future__ import annotations

import pytest

import undercover
from undercover import IllegalChoice, Match

from .toy import PICKED, TOY

AVENUE = undercover.game("agent_avenue")


def cannot_undo(m: Match, seat: int) -> None:
    before = m.hash()
    assert not m.may_undo(seat)
    with pytest.raises(IllegalChoice, match="nothing to take back"):
        m.undo(seat)
    assert m.hash() == before


def test_the_own_last_choices_can_be_taken_back() -> None:
    """One after the other, to where the match stood before."""
    m = TOY.start(2)
    hashes = [m.hash()]
    m.play(0, "pick:3")
    hashes.append(m.hash())
    m.play(0, "pick:1")
    m.undo(0)
    assert m.hash() == hashes[1]
    m.undo(0)
    assert m.hash() == hashes[0]
    assert m.choices(0) == TOY.start(2).choices(0)
    cannot_undo(m, 0)


def test_after_undo_another_choice_can_be_made() -> None:
    m = TOY.start(2)
    m.play(0, "pick:3")
    m.undo(0)
    m.play(0, "pick:4")
    assert m.seen(None)["log"] == [4]
    assert m.record()["choices"] == [[0, "pick:4"]]


def test_only_ones_own_choice() -> None:
    m = TOY.start(2)
    m.play(0, "pick:3")
    cannot_undo(m, 1)


def test_not_after_somebody_else_acted() -> None:
    m = AVENUE.start(4, 3, {"first": "green"})
    m.play(0, "done")
    assert m.may_undo(0)
    m.play(1, "done")
    cannot_undo(m, 0)
    m.undo(1)
    assert m.waiting == (1,)


def test_not_after_a_roll_of_the_dice() -> None:
    m = TOY.start(2, 0, {"plan": "roll"})
    m.play(0, "pick:3")
    cannot_undo(m, 0)


def test_not_after_something_hidden_was_seen() -> None:
    m = TOY.start(2, 0, {"plan": "peek"})
    m.play(0, "pick:3")
    cannot_undo(m, 0)
    m = AVENUE.start(2, 3)
    seat = m.waiting[0]
    m.play(seat, next(option for option in m.choices(seat) if option.kind == "swap"))
    cannot_undo(m, seat)


def test_not_after_the_end() -> None:
    m = TOY.start(2)
    m.play(0, "pick:3")
    m.play(0, "pick:2")
    m.play(1, "pick:1")
    assert m.outcome is not None
    cannot_undo(m, 1)


def test_a_sealed_answer_is_final() -> None:
    m = TOY.start(3, 0, {"plan": "vote"})
    m.play(1, "pick:3")
    cannot_undo(m, 1)


def test_undo_forgets_the_story() -> None:
    m = AVENUE.start(4, 3, {"first": "green"})
    m.play(0, "done")
    m.play(1, "done")
    told = m.story(None)
    m.play(0, "first:1")
    m.undo(0)
    assert m.story(None) == told


def test_undo_after_the_fast_door() -> None:
    m = TOY.start(2)
    before = m.hash()
    m.step(0, PICKED.of(3))
    m.undo(0)
    assert m.hash() == before


def test_rewind_goes_anywhere_by_consent() -> None:
    m = AVENUE.start(2, 3)
    hashes = [m.hash()]
    while m.waiting:
        m.play(m.waiting[0], m.default(m.waiting[0]))
        hashes.append(m.hash())
    m.rewind(3)
    assert (m.hash(), len(m.history)) == (hashes[3], 3)
    for upto in (-1, 4):
        with pytest.raises(ValueError, match="3 choices"):
            m.rewind(upto)
