"""Advice and analysis: what a bot would say of options and of a whole match, from what a seat knows."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.agent_avenue.positions import position
from undercover import Match, bots, game
from undercover.bots.analysis import Chance, Choice, Step, analyse, turning_points
from undercover.table.dice import seeded
from undercover.words import LANGUAGES, Words


def test_every_option_is_spoken_of_the_best_first() -> None:
    match = game("agent_avenue").start(2, 3)
    seat = match.waiting[0]
    found = bots.advice(match, seat)
    assert {each.option for each in found} == {option.id for option in match.choices(seat)}
    assert all(0.0 <= each.chance <= 1.0 for each in found)
    assert found[0].reason in ("advice-best", "advice-deep")


def test_the_same_view_gets_the_same_advice() -> None:
    match = game("agent_avenue").start(2, 3)
    seat = match.waiting[0]
    assert bots.advice(match, seat) == bots.advice(match.imagine(seat, 9), seat)


def test_what_is_certain_is_said() -> None:
    m = position(hands=["daredevil codebreaker saboteur*2"], rows=["", "daredevil*2 codebreaker*2"])
    m.play(0, "offer:codebreaker,daredevil")
    assert bots.advice(m, 1)[0][::2] == ("take:face_up", "advice-wins")


def test_a_match_sends_for_its_adviser() -> None:
    match = game("agent_avenue").start(2, 3)
    seat = match.waiting[0]
    assert match.advice(seat) == bots.advice(match, seat)
    assert match.advice(1 - seat) == []


def test_the_table_stands_without_bots() -> None:
    """Nobody who only plays waits for what thinks."""
    code = (
        "import sys, undercover; undercover.game('agent_avenue').start(2, 3); print('undercover.bots' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == "False\n"


def test_who_is_not_asked_gets_no_advice() -> None:
    match = game("agent_avenue").start(2, 3)
    assert bots.advice(match, 1 - match.waiting[0]) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_words(lang: str) -> None:
    words = Words(lang)
    for reason in ("wins", "loses", "untried", "best", "deep", "close", "worse"):
        assert words.say(f"advice-{reason}") != f"advice-{reason}"


# ---------------------------------------------------------------- a match looked at again


@pytest.fixture(scope="module")
def played() -> Match:
    match = game("agent_avenue").start(2, 7)
    match.playout(seeded(1))
    return match


def test_every_step_says_how_everybody_stood(played: Match) -> None:
    steps = list(analyse(played, 2))
    assert [step.at for step in steps] == list(range(len(played.history) + 1))
    assert all(0.0 <= each.chance <= 1.0 for step in steps for each in step.chances)
    outcome = played.outcome
    assert outcome is not None
    assert [each.chance for each in steps[-1].chances] == [float(seat in outcome.winners) for seat in range(2)]
    assert steps[0].choice is not None
    assert steps[0].choice.option == played.record()["choices"][0][1]


def test_analysis_is_the_same_again(played: Match) -> None:
    assert list(analyse(played.again(4), 2)) == list(analyse(played.again(4), 2))


def test_a_turning_point_is_more_than_noise() -> None:
    def step(at: int, chance: float, error: float) -> Step:
        return Step(at, [Chance(chance, error), Chance(1 - chance, error)], None)

    steps = [step(0, 0.5, 0.1), step(1, 0.55, 0.1), step(2, 0.9, 0.1), step(3, 0.6, 0.4)]
    assert turning_points(steps) == [2]


def test_a_slip_is_more_than_noise() -> None:
    assert Choice(0, "a", 0.4, "b", 0.7, 0.2).slip
    assert not Choice(0, "a", 0.4, "b", 0.7, 0.4).slip
    assert not Choice(0, "a", 0.65, "b", 0.7, 0.01).slip
