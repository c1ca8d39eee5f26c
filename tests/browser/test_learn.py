"""The page about a game: pictures, pieces, rules, and the ways to begin."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, Person, settles
from tests.browser.test_access import problems
from undercover import game
from undercover.table.lesson import lesson_of
from undercover.table.registry import SHELF
from undercover.words import Words

Someone = Callable[..., Person]


def reads(person: Person, slug: str) -> None:
    person.words = Words(person.words.language, game(slug))
    person.visits(f"/learn/{slug}")
    expect(person.page.locator("h1", has_text=person.says("game-title"))).to_be_visible()


@pytest.mark.parametrize("slug", SHELF)
def test_a_page_has_pictures_pieces_and_all_rules_and_fits_a_phone(someone: Someone, slug: str) -> None:
    pia = someone("Pia", size=PHONE, touch=True, language="hu")
    reads(pia, slug)
    lesson = lesson_of(game(slug))
    assert lesson
    wanted = [pia.says(f"picture-{step.picture}") for step in lesson.step if step.picture]
    expect(pia.page.locator(".rules article")).to_have_count(len(pia.words.clauses))
    expect(pia.page.locator("figcaption")).to_have_text([f"{n} {text}" for n, text in enumerate(wanted, 1)])
    pieces = 0
    for kind in pia.page.get_by_role("group", name=pia.says("web-learn-pieces")).get_by_role("button").all():
        kind.tap()
        pieces += pia.page.locator("main section ul li h3").count()
    assert pieces > 10
    settles(pia, lambda: pia.page.evaluate("document.documentElement.scrollWidth"), PHONE[0])
    assert problems(pia.page) == []


def test_from_the_shelf_over_the_page_into_the_first_game(someone: Someone) -> None:
    ana = someone("Ana")
    ana.visits("/")
    ana.page.get_by_role("link", name=f"{ana.says('ui-learn')}: {ana.says('game-title')}").click()
    ana.click("web-first-game-start")
    expect(ana.page.locator("section.lesson p")).to_have_text(ana.says("lesson-goal"))


def test_a_clause_has_an_address_and_can_be_searched_for(someone: Someone) -> None:
    ana = someone("Ana")
    ana.visits("/learn/agent_avenue#4.5")
    expect(ana.page.locator("#rule-4\\.5")).to_have_attribute("data-marked", "")
    ana.page.get_by_label(ana.says("ui-rules-search")).fill("codebreaker")
    expect(ana.page.locator(".rules article").first).to_contain_text("Codebreaker")


def test_what_is_found_begins_at_the_top(someone: Someone) -> None:
    ana = someone("Ana", size=PHONE)
    ana.visits("/rules/agent_avenue#4.5")
    rules = ana.page.get_by_role("region", name=ana.says("ui-rules"))
    expect(rules.locator("[data-marked]")).to_be_in_viewport()
    ana.page.get_by_label(ana.says("ui-rules-search")).fill("a")
    settles(ana, lambda: rules.evaluate("list => list.scrollTop"), 0)


def test_play_with_help_begins_a_match_with_a_coach(someone: Someone) -> None:
    ana = someone("Ana")
    reads(ana, "agent_avenue")
    ana.click("web-play-with-help")
    ana.page.locator("section.lesson").wait_for()
    expect(ana.page.locator("section.lesson header")).to_contain_text(ana.says("web-coach"))


#: Texts of pictures that run out of their place.
CUT = "texts => texts.filter(text => text.scrollWidth > text.clientWidth + 1).map(text => text.textContent)"


def test_pictures_keep_their_texts_on_a_large_screen_and_can_be_read_on_a_phone(someone: Someone) -> None:
    """Boards are drawn for the room they have in the picture, not for the window; on a phone as phones draw them."""
    ana = someone("Ana", language="hu", size=(2560, 1440))
    reads(ana, "death_angel")
    texts = ana.page.locator("figure :is(.location, .stage)")
    expect(texts).not_to_have_count(0)
    settles(ana, lambda: texts.evaluate_all(CUT), [])
    ana.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    scale = "frame => frame.getBoundingClientRect().width / frame.firstElementChild.offsetWidth"
    settles(ana, lambda: ana.page.locator("figure .frame").first.evaluate(scale) > 0.8, True)
