"""Everybody can use it: axe-core finds nothing, light or dark, and explanations are where one looks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import LIT, PHONE, Person
from tests.browser.records import at_the_end
from undercover import games

Someone = Callable[..., Person]
AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


#: Only colours depend on the light.
DARK = """() => {
    document.documentElement.dataset.theme = "dark";
    return axe.run(document, {runOnly: ["color-contrast"], resultTypes: ["violations"]});
}"""


def problems(page: Page) -> list[dict[str, Any]]:
    """What axe-core finds, of any degree. Its script is run by the test, not loaded by the page."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    return _told(page.evaluate("() => axe.run(document, {resultTypes: ['violations']})"))


def in_any_light(page: Page) -> list[dict[str, Any]]:
    """What it finds on a page that is in the light now, there and in the dark."""
    bright = problems(page)
    dark = _told(page.evaluate(DARK))
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    return bright + dark


def _told(found: Any) -> list[dict[str, Any]]:
    return [
        {"rule": each["id"], "where": [node["html"][:200] for node in each["nodes"]]} for each in found["violations"]
    ]


def none(found: dict[str, list[dict[str, Any]]]) -> None:
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("size", [(1280, 800), PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing(someone: Someone, size: tuple[int, int]) -> None:
    """Screen by screen, in the light and in the dark."""
    ana = someone("Ana", size=size)
    ana.visits("/")
    expect(ana.button(f"{ana.says('ui-play-now')}: {ana.says('game-title')}")).to_be_visible()
    found = {"shelf": in_any_light(ana.page)}
    ana.button(ana.says("ui-settings")).click()
    ana.page.get_by_role("dialog").wait_for()
    found["settings"] = in_any_light(ana.page)
    ana.invites()
    found["lobby"] = in_any_light(ana.page)
    ana.opens_table(play_now="greedy", options={"mode": "advanced", "first": "green"})
    ana.page.locator(".hand button.lit").first.wait_for()
    found["table"] = in_any_light(ana.page)
    ana.page.locator(".hand button.lit").first.click()
    ana.page.keyboard.press("l")
    ana.page.locator("button.option").first.wait_for()
    found["half a choice, and the list of options"] = in_any_light(ana.page)
    ana.page.keyboard.press("l")
    for tab in ("chat", "players", "rules"):
        ana.page.get_by_role("tab", name=ana.says(f"ui-{tab}")).click()
        expect(ana.page.locator("#tab-panel")).to_be_visible()
        found[tab] = in_any_light(ana.page)
    table = at_the_end(ana)
    found["end"] = in_any_light(ana.page)
    ana.visits(f"/replay/{table}")
    ana.page.locator(".board").first.wait_for()
    found["replay"] = in_any_light(ana.page)
    ana.visits("/rules/agent_avenue")
    ana.page.locator("#rule-R12").wait_for()
    found["rules"] = in_any_light(ana.page)
    none(found)


@pytest.mark.parametrize("slug", games())
def test_axe_finds_nothing_at_any_game(someone: Someone, slug: str) -> None:
    """The page about it, and its table: when something is asked for the first time, and a little later."""
    ana = someone("Ana", seed=2)
    ana.visits(f"/learn/{slug}")
    ana.page.locator(".kinds").wait_for()
    found = {"learn": in_any_light(ana.page)}
    ana.opens_table(game=slug, play_now="random")
    for at in ("start", "half a choice", "later"):
        ana.page.locator(LIT).first.wait_for()
        found[at] = in_any_light(ana.page)
        ana.acts()
    ana.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    ana.page.locator(f"{LIT}, .prompt a[href^='/replay/']").first.wait_for()
    found["phone"] = in_any_light(ana.page)
    none(found)


def test_a_card_is_explained_on_hover_and_on_focus(someone: Someone) -> None:
    ana = someone("Ana")
    ana.opens_table(play_now="greedy", options={"first": "green"})
    slot = ana.page.get_by_role("button", name=ana.says("agent-codebreaker")).first
    slot.hover()
    tooltip = ana.page.get_by_role("tooltip")
    expect(tooltip).to_contain_text(ana.says("agent-codebreaker-text"))
    ana.page.mouse.move(2, 2)
    expect(tooltip).to_be_hidden()
    ana.page.keyboard.press("Tab")
    slot.focus()
    expect(tooltip).to_contain_text(ana.says("agent-codebreaker-text"))
    expect(slot).to_have_attribute("aria-describedby", str(tooltip.get_attribute("id")))


def test_what_happens_is_said_in_a_live_region(someone: Someone) -> None:
    ana = someone("Ana")
    ana.opens_table(play_now="greedy", options={"first": "green"})
    status = ana.page.locator(".prompt [role=status]")
    expect(status).to_contain_text(ana.says("prompt-offer"))
    log = ana.page.get_by_role("log", name=ana.says("ui-story"))
    cards = ana.page.locator(".hand button.lit")
    cards.first.wait_for()
    agent = ana.hand()[0]
    cards.first.click()
    ana.page.locator(".hand button.lit:not(.chosen)").first.click()
    expect(status).to_contain_text(ana.says("why-offer"))
    ana.click("ui-confirm")
    expect(log).to_contain_text(ana.is_told("laid_up", agent=agent))
