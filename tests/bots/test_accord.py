"""Partners who are asked at the same time: without a word they agree."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from undercover import Match, game
from undercover.bots.accord import TRIED, Accord, accord
from undercover.bots.advice import thought
from undercover.bots.plans import Plan, expert_plan_for, plan_for
from undercover.bots.search import Search, SearchBot
from undercover.games.death_angel.phrases import hand_of
from undercover.games.death_angel.table import Hulk
from undercover.table.dice import seeded
from undercover.table.story import first

PLAN = expert_plan_for("death_angel")._replace(worlds=8, accord=8)


def orders(seats: int, seed: int = 1, rounds: int = 1) -> Match:
    """A match of Death Angel before the orders of a round, those before it chosen at random."""
    match, dice = game("death_angel").start(seats, seed), seeded(seed)
    while match.waiting:
        if len(match.table.sealed) > 0 and len(match.waiting) == seats:
            rounds -= 1
            if rounds == 0:
                return match
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.step(seat, legal[dice.below(len(legal))])
    raise AssertionError("the mission was over too soon")


def agreed(match: Match, seat: int, plan: Plan = PLAN, roll: int = 1) -> dict[int, int]:
    """What this seat takes to be agreed, by seat."""
    found = accord(match.chair(seat, seeded(roll)), plan)
    assert found is not None
    while not found.race.over():
        found.think()
    return parts(found)


def parts(found: Accord) -> dict[int, int]:
    return {other: found.part(other) for other in found.asked}


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_all_agree_whoever_answers_first(seats: int) -> None:
    """Each has dice of its own, and sees that others have answered, never what."""
    match = orders(seats, rounds=2)
    found = []
    for seat in reversed(match.waiting):
        found.append(agreed(match, seat, roll=seat))
        match.step(seat, match.legal(seat)[-1])
    assert found == found[:1] * seats


def test_everybody_does_their_part() -> None:
    match = orders(4)
    found = agreed(match, 0)
    assert found == {seat: SearchBot(PLAN).choose(match.chair(seat, seeded(seat))) for seat in range(4)}


def test_it_rests_on_what_everybody_sees() -> None:
    """Whoever plays purple may have looked at Events to come: that is not for the others to know."""
    match = orders(3, rounds=3)
    for seat in range(3):
        twin = match.imagine(seat, 11)
        assert twin.hash() != match.hash()
        assert agreed(twin, seat) == agreed(match, 0)


def test_the_likeliest_answers_are_tried() -> None:
    """Each of them likes its own best, whatever the others do."""
    rules, match = game("death_angel"), orders(4)
    assert rules.judge is not None
    found = accord(match.chair(0, seeded(1)), PLAN)
    assert found is not None
    assert len(found.race.left) == TRIED
    for seat in range(4):
        options = match.legal(seat)
        judged = rules.judge(match.table, seat, options)
        assert judged[options.index(found.part(seat))] == pytest.approx(max(judged))


def test_what_only_does_well_together_is_found() -> None:
    """Nobody would begin with it alone: it is worth nothing unless all of them do it."""
    rules, match = game("death_angel"), orders(4)
    table = match.imagine(0, 1).table_of(Hulk)

    def cards(answers: dict[int, int]) -> set[int]:
        return {card for answer in answers.values() for card in hand_of(table, first(answer))}

    usual = Accord(rules, table.copy(), PLAN)
    wanted = dict(zip(usual.asked, usual._answers[9]))
    assert wanted != parts(usual)

    def worth(g: Any) -> list[float]:
        return [float(cards(wanted) <= {*g.previous})] * 4

    found = Accord(replace(rules, worth=worth), table.copy(), PLAN)
    while not found.race.over():
        found.think()
    assert parts(found) == wanted


def test_what_is_agreed_can_be_asked_about() -> None:
    """Advice wants the chances of all options, as the others do their part."""
    match = orders(4)
    search = thought(Search(match.chair(2, seeded(1)), PLAN))
    assert search.best().option == agreed(match, 2)[2]
    assert all(len(candidate.values) > 0 for candidate in search.tried())
    assert {candidate.option for candidate in search.tried()} == {*match.legal(2)}


def test_an_answer_is_there_whenever_time_is_up() -> None:
    match = orders(4)
    late = Search(match.chair(1, seeded(1), deadline=0.0), PLAN)
    assert late.done()
    assert late.best().option in match.legal(1)


def test_there_is_nothing_to_agree_about() -> None:
    """Alone, where one is asked, where others play against each other, and for whoever does not think so far."""
    rules = game("death_angel")
    assert accord(orders(4).chair(0, seeded(1)), plan_for("death_angel")) is None
    assert accord(orders(1).chair(0, seeded(1)), PLAN) is None
    choosing = rules.start(2, 1)
    assert accord(choosing.chair(choosing.waiting[0], seeded(1)), PLAN) is None
    against = game("agent_avenue").start(2, 3)
    assert accord(against.chair(against.waiting[0], seeded(1)), PLAN) is None
