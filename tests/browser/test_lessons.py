"""First games in the browser: by keyboard alone, by touch on a phone, in every language; left and taken up again."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import LONG, PHONE, Person, fits_the_phone, play_to_the_end
from undercover import game
from undercover.table.lesson import lesson_of
from undercover.table.registry import games
from undercover.words import Words

Someone = Callable[..., Person]
LESSONS = [slug for slug, each in games().items() if lesson_of(each)]
CARD = "section.lesson"
COVERED = """card => {
  const box = element => element.getBoundingClientRect();
  const one = box(card), other = box(document.querySelector('.prompt'));
  return Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
    Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
}"""


def begins(person: Person, slug: str) -> None:
    person.words = Words(person.words.language, game(slug))
    person.opens_table(game=slug, taught="lesson")
    person.page.locator(CARD).wait_for()


def is_taught(person: Person) -> str:
    card = person.page.locator(f"{CARD} p")
    return card.inner_text() if card.count() else ""


def ended(person: Person) -> bool:
    return person.button(person.says("web-play-with-help")).count() > 0


def by_touch(person: Person) -> None:
    """Read on, have the choice shown, confirm it; where nothing is said, whatever is lit."""
    confirm = person.page.locator(".prompt button.main.lit")
    read_on, show = (
        person.page.locator(f"{CARD} footer [aria-keyshortcuts]"),
        person.button(person.says("web-lesson-show")),
    )
    for button in (confirm, read_on, show):
        if button.count():
            button.first.tap()
            return
    if person.asked() and not is_taught(person):
        person.acts()


def by_keyboard(person: Person) -> None:
    """The same without a pointer: n reads on; the button that shows the choice is reached with Tab and Enter."""
    page, keys = person.page, person.page.keyboard
    if page.locator(".prompt button.main.lit").count():
        page.evaluate("document.activeElement.blur()")
        keys.press("Enter")
    elif page.locator(f"{CARD} footer [aria-keyshortcuts]").count():
        keys.press("n")
    elif (show := person.button(person.says("web-lesson-show"))).count():
        show.focus()
        keys.press("Enter")
    elif person.asked() and not is_taught(person):
        keys.press("1")


def leaves_the_question_open(person: Person) -> None:
    """The card does not cover what is asked, once it has found its place."""
    card = person.page.locator(CARD)
    for _ in range(20):
        if not card.count() or card.evaluate(COVERED) == 0:
            return
        person.page.wait_for_timeout(60)
    raise AssertionError(is_taught(person))


def learns(person: Person, act: Callable[[Person], None]) -> list[str]:
    """Everything that was said, to the end of the lesson."""
    said: list[str] = []
    deadline = time.monotonic() + LONG
    while not ended(person):
        assert time.monotonic() < deadline, (said[-1:], person.prompt())
        text = is_taught(person)
        if text and text not in said:
            said.append(text)
            leaves_the_question_open(person)
        act(person)
        person.page.wait_for_timeout(60)
    return [*said, is_taught(person)]


@pytest.mark.parametrize("slug", LESSONS)
def test_a_first_game_by_keyboard(someone: Someone, slug: str) -> None:
    kim = someone("Kim")
    begins(kim, slug)
    said = learns(kim, by_keyboard)
    lesson = lesson_of(game(slug))
    assert lesson
    assert said[0] == kim.says("lesson-goal")
    assert {kim.says(f"lesson-{page.say}") for step in lesson.step for page in step.pages} <= {*said}
    assert said[-1] == kim.says(f"lesson-{lesson.end[-1].say}")


@pytest.mark.parametrize("language", ["hu", "pl"])
@pytest.mark.parametrize("slug", LESSONS)
def test_a_first_game_by_touch_on_a_phone(someone: Someone, slug: str, language: str) -> None:
    pia = someone("Pia", size=PHONE, touch=True, language=language)
    begins(pia, slug)
    box = pia.page.locator(CARD).bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]
    fits_the_phone(pia, 20)
    assert learns(pia, by_touch)[0] == pia.says("lesson-goal")


def test_a_first_game_is_put_away_left_and_taken_up_again(someone: Someone) -> None:
    ana = someone("Ana")
    begins(ana, "agent_avenue")
    ana.page.keyboard.press("n")
    expect(ana.page.locator(f"{CARD} p")).to_have_text(ana.says("lesson-turn"))
    ana.button(ana.says("web-lesson-hide")).click()
    expect(ana.page.locator(CARD)).to_have_count(0)
    ana.click("web-first-game")
    expect(ana.page.locator(f"{CARD} p")).to_have_text(ana.says("lesson-turn"))
    here = ana.page.url
    begins(ana, "agent_avenue")
    assert ana.page.url == here


def test_whoever_does_something_else_is_followed(someone: Someone) -> None:
    ana = someone("Ana")
    begins(ana, "agent_avenue")
    play_to_the_end([ana])
    expect(ana.page.locator(f"{CARD} p")).to_have_text(
        re.compile("|".join(map(ana.says, ("lesson-won", "lesson-lost"))))
    )


def test_a_match_with_a_coach(someone: Someone) -> None:
    ana = someone("Ana")
    ana.opens_table(play_now="greedy", taught="coach", options={"first": "green"})
    expect(ana.page.locator(f"{CARD} p")).to_have_text(ana.says("coach-offer"))
    strip = ana.page.get_by_role("region", name=ana.says("web-coach")).first
    expect(strip).to_contain_text(ana.says("board-taught-goal"))
    expect(strip).to_contain_text(ana.says("board-to-catch", count=7))
    strip.get_by_role("button", name=ana.says("web-hint")).click()
    expect(ana.page.locator(".prompt button.main.lit")).to_be_visible(timeout=60_000)
