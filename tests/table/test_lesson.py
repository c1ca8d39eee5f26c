"""First games: every lesson is played to its end, as it says and by somebody who does something else; and the coach."""

from __future__ import annotations

from typing import Any

import pytest

from tests.catalogues import messages
from undercover import Game, Match, bots
from undercover.table.data import BadData, read
from undercover.table.dice import Dice, seeded
from undercover.table.lesson import COACH, LESSON, Lesson, Standing, lesson_of, pictures, standing
from undercover.table.registry import SHELF, game, games
from undercover.words import LANGUAGES, Words

LESSONS = [(each, lesson) for each in games().values() if (lesson := lesson_of(each)) is not None]
every_lesson = pytest.mark.parametrize(("rules", "lesson"), LESSONS, ids=[each.slug for each, _ in LESSONS])
#: More choices than any first game has.
LONG = 400
#: So many letters can be read at a glance, and fit a telephone.
LONGEST = 300


def bots_play(match: Match, lesson: Lesson) -> None:
    """Until the person who learns is asked, or it is over."""
    bot = bots.level(lesson.bot, match.game)
    while match.waiting:
        passed_by = lesson.pass_by(match, lesson.seat)
        if passed_by:
            match.play(lesson.seat, passed_by)
        elif lesson.seat in match.waiting:
            return
        else:
            seat, chair = match.waiting[0], match.chair(match.waiting[0], bots.luck(match))
            match.play(seat, lesson.answer(match, seat) or chair.choices[chair.options.index(bot.choose(chair))])


def played(rules: Game[Any], lesson: Lesson, dice: Dice | None = None) -> list[Standing]:
    """What was taught, decision by decision, to somebody who does what is wanted; with dice, often not."""
    match, taught = lesson.opening(rules), list[Standing]()
    for _ in range(LONG):
        bots_play(match, lesson)
        now = standing(match, lesson, LESSON, lesson.seat)
        if now is not None:
            taught.append(now)
        if not match.waiting or (now is not None and now.over):
            return taught
        offered = [option.id for option in match.choices(lesson.seat)]
        wanted = now.do if now is not None and now.do else match.default(lesson.seat).id
        if dice is not None and dice.below(2):
            wanted = offered[dice.below(len(offered))]
        match.play(lesson.seat, wanted)
    return taught


def test_every_game_of_ours_has_a_lesson() -> None:
    assert [each.slug for each, _ in LESSONS if each.slug in SHELF] == list(SHELF)


@every_lesson
def test_whoever_does_what_is_wanted_meets_every_step_once_and_in_order(rules: Game[Any], lesson: Lesson) -> None:
    taught = played(rules, lesson)
    assert taught[-1].over
    steps = [each.step for each in taught[:-1] if each.do]
    assert steps == list(range(1, len(lesson.step) + 1))
    assert taught[-1].pages[-1] == f"lesson-{lesson.end[-1].say}"


@every_lesson
def test_whoever_does_what_is_wanted_hears_everything_but_what_follows_from_other_choices(
    rules: Game[Any], lesson: Lesson
) -> None:
    said = {id for each in played(rules, lesson) for id in each.pages}
    pages = [page for step in lesson.step for page in step.pages]
    assert {f"lesson-{page.say}" for page in pages} <= said


@every_lesson
@pytest.mark.parametrize("seed", range(8))
def test_any_deviation_is_followed(rules: Game[Any], lesson: Lesson, seed: int) -> None:
    """Whatever somebody chooses, the lesson goes on, says no step twice and ends with the match at the latest."""
    taught = played(rules, lesson, seeded(seed))
    assert taught[-1].over
    steps = [each.step for each in taught[:-1] if each.do]
    assert steps == sorted(set(steps))


@every_lesson
def test_every_page_has_words_in_every_language_and_no_words_are_without_a_page(
    rules: Game[Any], lesson: Lesson
) -> None:
    taught = [page for step in lesson.step for page in (*step.pages, *step.then)]
    wanted = {f"lesson-{page.say}" for page in (*taught, *lesson.end)}
    wanted |= {f"coach-{page.say}" for step in lesson.coach for page in (*step.pages, *step.then)}
    wanted |= {f"picture-{step.picture}" for step in lesson.step if step.picture}
    for language in LANGUAGES:
        said = messages(language, rules.slug)
        assert {id for id in said if id.startswith(("lesson-", "coach-", "picture-"))} == wanted, language


@every_lesson
def test_the_first_thing_said_is_the_goal_in_few_words(rules: Game[Any], lesson: Lesson) -> None:
    assert lesson.step[0].pages[0].say == "goal"
    for language in LANGUAGES:
        words = Words(language, rules)
        taught = [words.say(id) for id in messages(language, rules.slug) if id.startswith(("lesson-", "coach-"))]
        assert max(map(len, taught)) <= LONGEST, max(taught, key=len)


@every_lesson
def test_a_coach_speaks_once_about_each_thing(rules: Game[Any], lesson: Lesson) -> None:
    match, said, dice = rules.start(lesson.seats, 5), list[str](), seeded(5)
    while match.waiting and len(match.history) < LONG:
        seat = match.waiting[0]
        if seat == 0:
            now = standing(match, lesson, COACH, 0)
            said += now.pages if now else ()
            assert now is None or not now.over
        offered = match.choices(seat)
        match.play(seat, offered[dice.below(len(offered))])
    assert said
    assert len(said) == len(set(said))


def test_what_is_taken_back_is_taught_again() -> None:
    rules = game("agent_avenue")
    lesson = lesson_of(rules)
    assert lesson
    match = lesson.opening(rules)
    first = standing(match, lesson, LESSON, 0)
    match.play(0, "offer:sentinel,mole")
    match.rewind(0)
    assert standing(match, lesson, LESSON, 0) == first


def test_nothing_is_said_to_whoever_is_not_asked() -> None:
    rules = game("agent_avenue")
    lesson = lesson_of(rules)
    assert lesson
    match = lesson.opening(rules)
    match.play(0, "offer:sentinel,mole")
    assert standing(match, lesson, LESSON, 0) is None


def test_a_lesson_with_an_unknown_field_is_refused() -> None:
    with pytest.raises(BadData, match="pages"):
        read('seats = 2\nseed = 1\nend = []\n[[step]]\nwhen = "offer"\n', Lesson)
    with pytest.raises(BadData, match="shout"):
        read('seats = 2\nseed = 1\nend = []\nstep = []\nshout = "loud"\n', Lesson)


@every_lesson
def test_the_pictures_of_a_turn_are_moments_of_the_lesson(rules: Game[Any], lesson: Lesson) -> None:
    shown = pictures(rules, lesson)
    assert [name for name, _ in shown] == [step.picture for step in lesson.step if step.picture]
    assert len(shown) >= 3
    assert len({match.hash() for _, match in shown}) == len(shown)
