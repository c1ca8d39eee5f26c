"""A match looked at little by little, coarsely first."""

from __future__ import annotations

import pytest

from undercover import game
from undercover.bots import study as studies
from undercover.bots.analysis import Chance
from undercover.bots.study import Point, Student, Study, begun
from undercover.table.dice import seeded
from undercover.table.match import Match


@pytest.fixture(scope="module")
def played() -> Match:
    match = game("agent_avenue").start(2, 7)
    match.playout(seeded(1))
    return match


@pytest.fixture(autouse=True)
def glancing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "LEVELS", (4, 8))
    monkeypatch.setattr(studies, "TRIED", 2)


def test_it_begins_at_the_start_and_ends_at_the_end(played: Match) -> None:
    steps = [point.at for point in begun(played).points]
    assert steps == sorted(set(steps))
    assert (steps[0], steps[-1]) == (0, len(played.history))


def test_both_ends_are_looked_at_before_anything_between(played: Match) -> None:
    study, student = begun(played), Student(played)
    order: list[int] = []
    while len(order) < 3:
        student.go_on(study, 1e-9, 1e6)
        order += [point.at for point in study.points if point.worlds and point.at not in order]
    assert order == [0, len(played.history), len(played.history) // 2]


def test_all_at_once_and_little_by_little_come_to_the_same(played: Match) -> None:
    once = Student(played).go_on(begun(played), 1e6, 1e6)
    bits = begun(played)
    while not bits.done:
        bits = Student(played).go_on(bits, 0.001, 1e6)
    once.spent = bits.spent = 0.0
    assert once == bits


def test_when_the_time_is_spent_only_what_turned_it_is_still_told(played: Match) -> None:
    study = Student(played).go_on(begun(played), 1e6, 1e-9)
    assert study.done
    assert sum(point.worlds for point in study.points) <= studies.FEW + 2 * studies.LEAST * studies.CLEAR


def test_how_it_ended_is_certain(played: Match) -> None:
    study = Student(played).go_on(begun(played), 1e6, 1e6)
    outcome = played.outcome
    assert outcome is not None
    assert [each.chance for each in study.points[-1].chances] == [float(seat in outcome.winners) for seat in range(2)]


def point(at: int, chance: float, worlds: int = 100) -> Point:
    """Two seats with certain chances."""
    totals = [chance * worlds, (1 - chance) * worlds]
    return Point(at, totals, [each * each / worlds for each in totals], worlds)


def test_it_looks_between_steps_that_are_far_apart() -> None:
    assert Study([point(0, 0.5), point(8, 0.5), point(16, 0.9)]).gap() == 12
    assert Study([point(0, 0.5), point(8, 0.5), point(9, 0.9)]).gap() is None


def test_turns_are_single_choices_and_those_that_moved_most() -> None:
    chances = [0.5, 0.9, 0.5, 0.8, 0.3, 0.5, 0.9, 0.92]
    study = Study([point(at, chance) for at, chance in enumerate(chances)] + [point(20, 0.1)])
    assert study.turns() == [1, 2, 3, 4, 6]


def test_where_nothing_moved_anybody_far_three_that_moved_somebody_most_are_told() -> None:
    chances = [0.5, 0.58, 0.58, 0.53, 0.46, 0.4, 0.39]
    study = Study([point(at, chance) for at, chance in enumerate(chances)])
    assert study.turns() == [1, 4, 5]
    assert study.gap() is None
    assert Study([point(0, 0.5), point(8, 0.5), point(16, 0.6)]).gap() == 12
    assert Study([point(0, 0.5), point(8, 0.5), point(16, 0.52)]).gap() is None


def test_a_point_nobody_has_looked_at_says_nothing() -> None:
    assert Point(3, [0.0], [0.0]).chances == []
    assert point(3, 0.25).chances[0] == pytest.approx(Chance(0.25, 0.0098))


def test_where_too_little_moved_anybody_choices_from_all_over_the_match_are_told() -> None:
    """Real ones: not what nobody could have done otherwise."""
    flat = [point(at, 0.5 if at < 5 else 0.9) for at in range(10)]
    study = Study(flat, real=[1, 2, 3, 5, 6, 8, 9])
    assert study.turns() == [5]
    assert study.told() == [2, 5, 8]
    assert Study(flat, real=[5, 7]).told() == [5, 7]


def test_what_turned_nothing_is_looked_at_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mission nobody can win any more is told in three choices, also when there is no time left."""
    match = game("death_angel").start(1, 3)
    match.playout(seeded(1))
    assert match.outcome is not None
    for budget in (1e6, 1e-9):
        monkeypatch.setattr(studies, "MOST", 20)
        study = Student(match).go_on(begun(match), 1e6, budget)
        looked = {one.at: one.worlds for one in study.points}
        assert len(study.told()) >= studies.LEAST
        assert all(at in study.choices for at in study.told())
        assert all(looked[step] >= studies.CLEAR for at in study.quiet() for step in (at - 1, at))
