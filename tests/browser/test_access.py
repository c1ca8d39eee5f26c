"""Everybody can use it: axe-core finds nothing, light or dark, and explanations are where one looks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import LIT, PHONE, Person, play_to_the_end
from undercover import games

Someone = Callable[..., Person]
AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def problems(page: Page) -> list[dict[str, Any]]:
    """What axe-core finds, of any degree. Its script is run by the test, not loaded by the page."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run(document)).violations")
    return [{"rule": each["id"], "where": [node["html"][:200] for node in each["nodes"]]} for each in found]


def none(found: dict[str, list[dict[str, Any]]]) -> None:
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1280, 800), PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing(someone: Someone, theme: str, size: tuple[int, int]) -> None:
    ana = someone("Ana", theme=theme, size=size)
    ana.visits("/")
    expect(ana.button(f"{ana.says('ui-play-now')}: {ana.says('game-title')}")).to_be_visible()
    found = {"shelf": problems(ana.page)}
    ana.button(ana.says("ui-settings")).click()
    found["settings"] = problems(ana.page)
    ana.invites()
    found["lobby"] = problems(ana.page)
    ana.opens_table(play_now="greedy", options={"mode": "advanced", "first": "green"})
    ana.page.locator(".hand button.lit").first.wait_for()
    found["table"] = problems(ana.page)
    ana.page.locator(".hand button.lit").first.click()
    ana.page.keyboard.press("l")
    found["half a choice, and the list of options"] = problems(ana.page)
    ana.page.keyboard.press("l")
    for tab in ("chat", "players", "rules"):
        ana.page.get_by_role("tab", name=ana.says(f"ui-{tab}")).click()
        found[tab] = problems(ana.page)
    ana.page.get_by_role("tab", name=ana.says("ui-rules")).click()
    play_to_the_end([ana])
    found["end"] = problems(ana.page)
    table = ana.page.url.rpartition("/")[2]
    ana.visits(f"/replay/{table}")
    ana.page.locator(".board").first.wait_for()
    found["replay"] = problems(ana.page)
    ana.visits("/rules/agent_avenue")
    ana.page.locator("#rule-R12").wait_for()
    found["rules"] = problems(ana.page)
    none(found)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("slug", games())
def test_axe_finds_nothing_at_any_game(someone: Someone, slug: str, theme: str) -> None:
    """The page about it, and its table: when something is asked for the first time, and a little later."""
    ana = someone("Ana", theme=theme, seed=2)
    ana.visits(f"/learn/{slug}")
    ana.page.locator(".kinds").wait_for()
    found = {"learn": problems(ana.page)}
    ana.opens_table(game=slug, play_now="random")
    for at in ("start", "half a choice", "later"):
        ana.page.locator(LIT).first.wait_for()
        found[at] = problems(ana.page)
        ana.acts()
    ana.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    ana.page.locator(".prompt").wait_for()
    found["phone"] = problems(ana.page)
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
    assert slot.get_attribute("aria-describedby") == tooltip.get_attribute("id")


def test_what_happens_is_said_in_a_live_region(someone: Someone) -> None:
    ana = someone("Ana")
    ana.opens_table(play_now="greedy", options={"first": "green"})
    status = ana.page.locator(".prompt [role=status]")
    expect(status).to_contain_text(ana.says("prompt-offer"))
    log = ana.page.get_by_role("log", name=ana.says("ui-story"))
    cards = ana.page.locator(".hand button.lit")
    agent = ana.hand()[0]
    cards.first.click()
    ana.page.locator(".hand button.lit:not(.chosen)").first.click()
    expect(status).to_contain_text(ana.says("why-offer"))
    ana.click("ui-confirm")
    expect(log).to_contain_text(ana.is_told("laid_up", agent=agent))
