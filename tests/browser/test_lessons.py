"""First games in the browser: by keyboard alone, by touch on a phone, in languages that are long; left and taken up."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import LONG, PHONE, Person, fits_the_phone, play_to_the_end, settles
from undercover import game
from undercover.table.lesson import lesson_of
from undercover.table.registry import games
from undercover.words import Words

Someone = Callable[..., Person]
LESSONS = [slug for slug, each in games().items() if lesson_of(each)]
CARD = "section.lesson"
#: The card has found its place from one side of the window to the other.
WITHIN = "card => card.getBoundingClientRect().left >= 0 && card.getBoundingClientRect().right <= innerWidth"


def begins(person: Person, slug: str) -> None:
    person.words = Words(person.words.language, game(slug))
    person.opens_table(game=slug, taught="lesson")
    person.page.locator(CARD).wait_for()


#: What there is to see: what is said, whether the card lies over the question, and what can be pressed.
LOOK = """([card, show]) => {
  const one = document.querySelector(card);
  const box = element => element.getBoundingClientRect();
  const covers = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const there = where => document.querySelector(where) !== null;
  const buttons = [...document.querySelectorAll('button')].map(button => button.textContent.trim());
  return {
    said: one?.querySelector('p')?.innerText ?? '',
    covered: one !== null && covers(box(one), box(document.querySelector('.prompt'))),
    confirm: there('.prompt button.main.lit'),
    read_on: there(`${card} footer [aria-keyshortcuts]`),
    show: buttons.includes(show[0]),
    asked: there('.scene button.lit'),
    ended: buttons.includes(show[1]),
  };
}"""

#: Whether the card lies over something else.
COVERS = """([card, other]) => {
  const found = [document.querySelector(card), other.tagName ? other : document.querySelector(other)];
  const [a, b] = found.map(element => element.getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""

COVERS_ANY = f"([card, others]) => [...document.querySelectorAll(others)].some(other => ({COVERS})([card, other]))"


def looks(person: Person) -> dict[str, Any]:
    texts = [person.says("web-lesson-show"), person.says("web-play-with-help")]
    seen: dict[str, Any] = person.page.evaluate(LOOK, [CARD, texts])
    return seen


def is_taught(person: Person) -> str:
    return str(looks(person)["said"])


def ended(person: Person) -> bool:
    return bool(looks(person)["ended"])


def by_touch(person: Person, seen: dict[str, Any]) -> None:
    """Read on, have the choice shown, confirm it; where nothing is said, whatever is lit."""
    if seen["confirm"]:
        person.page.locator(".prompt button.main.lit").tap()
    elif seen["read_on"]:
        person.page.locator(f"{CARD} footer [aria-keyshortcuts]").tap()
    elif seen["show"]:
        person.button(person.says("web-lesson-show")).tap()
    elif seen["asked"] and not seen["said"]:
        person.acts()


def by_keyboard(person: Person, seen: dict[str, Any]) -> None:
    """The same without a pointer: n reads on; the button that shows the choice is reached with Tab and Enter."""
    page, keys = person.page, person.page.keyboard
    if seen["confirm"]:
        page.evaluate("document.activeElement.blur()")
        keys.press("Enter")
    elif seen["read_on"]:
        keys.press("n")
    elif seen["show"]:
        person.button(person.says("web-lesson-show")).focus()
        keys.press("Enter")
    elif seen["asked"] and not seen["said"]:
        keys.press("1")


def learns(person: Person, act: Callable[[Person, dict[str, Any]], None]) -> list[str]:
    """Everything that was said, to the end of the lesson; the card never stays over what is asked."""
    said: list[str] = []
    deadline = time.monotonic() + LONG
    while not (seen := looks(person))["ended"]:
        assert time.monotonic() < deadline, (said[-1:], person.prompt())
        if seen["said"] and seen["said"] not in said:
            said.append(seen["said"])
            settles(person, lambda: looks(person)["covered"], False)
        act(person, seen)
        person.page.wait_for_timeout(20)
    return [*said, seen["said"]]


@pytest.mark.parametrize("slug", LESSONS)
def test_a_first_game_by_keyboard_in_polish(someone: Someone, slug: str) -> None:
    kim = someone("Kim", language="pl")
    begins(kim, slug)
    said = learns(kim, by_keyboard)
    lesson = lesson_of(game(slug))
    assert lesson
    assert said[0] == kim.says("lesson-goal")
    assert {kim.says(f"lesson-{page.say}") for step in lesson.step for page in step.pages} <= {*said}
    assert said[-1] == kim.says(f"lesson-{lesson.end[-1].say}")


@pytest.mark.parametrize("slug", LESSONS)
def test_a_first_game_by_touch_on_a_phone_in_hungarian(someone: Someone, slug: str) -> None:
    pia = someone("Pia", size=PHONE, touch=True, language="hu")
    begins(pia, slug)
    settles(pia, lambda: pia.page.locator(CARD).evaluate(WITHIN), True)
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


def test_a_card_that_points_at_nothing_covers_nothing_either_where_there_is_room(someone: Someone) -> None:
    ana = someone("Ana", size=(2560, 1440), language="pl")
    begins(ana, "rogue_agent")
    settles(ana, lambda: ana.page.locator(CARD).evaluate(WITHIN), True)
    assert not ana.page.evaluate(COVERS, [CARD, ".status"])
    assert not ana.page.evaluate(COVERS_ANY, [CARD, ".tile .name"])


def test_a_match_with_a_coach(someone: Someone) -> None:
    ana = someone("Ana")
    ana.opens_table(play_now="greedy", taught="coach", options={"first": "green"})
    expect(ana.page.locator(f"{CARD} p")).to_have_text(ana.says("coach-offer"))
    strip = ana.page.get_by_role("region", name=ana.says("web-coach")).first
    expect(strip).to_contain_text(ana.says("board-taught-goal"))
    expect(strip).to_contain_text(ana.says("board-to-catch", count=7))
    strip.get_by_role("button", name=ana.says("web-hint")).click()
    expect(ana.page.locator(".prompt button.main.lit")).to_be_visible(timeout=60_000)
