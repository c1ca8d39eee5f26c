"""Before the game: who sits where, who is ready, and when the host may start."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import Person

Someone = Callable[..., Person]


def test_the_host_starts_when_everybody_else_is_ready(someone: Someone) -> None:
    """Open seats are no reason to wait: bots take them. The reason is the one the server would give."""
    ana, bela = someone("Ana"), someone("Béla")
    link = ana.invites()
    ana.calls_themselves()
    ana.page.locator("label", has_text="3").first.click()
    bela.joins(link)
    start = ana.button(ana.says("ui-start-with-bots"))
    expect(start).to_be_disabled()
    expect(ana.page.locator(".go")).to_contain_text(ana.says("refused-not-ready", names="Béla"))
    bela.click("ui-ready")
    expect(start).to_be_enabled()
    expect(ana.page.locator(".go")).not_to_contain_text("Béla")
    start.click()
    for person in (ana, bela):
        person.page.locator(".prompt .waiting, .prompt.yours").first.wait_for()
    assert sorted(ana.names()) == sorted(["Ana", "Béla", ana.says("bot-normal-name")])


def test_the_host_swaps_two_seats(someone: Someone) -> None:
    ana, bela = someone("Ana"), someone("Béla")
    link = ana.invites()
    ana.calls_themselves()
    bela.joins(link)
    seats = bela.page.locator("main li strong")
    expect(seats).to_have_text(["Ana", "Béla"])
    for number in (1, 2):
        ana.button(f"{ana.says('ui-swap-seats')}: {number}").click()
    expect(seats).to_have_text(["Béla", "Ana"])
    assert bela.button(f"{bela.says('ui-swap-seats')}: 1").count() == 0
    bela.click("ui-ready")
    ana.click("ui-start")
    bela.page.locator(".side.green .player").wait_for()
    expect(bela.page.locator(".side.green .player")).to_contain_text("Béla")


def test_everybody_mixes_a_number_into_the_deal(someone: Someone) -> None:
    """A random one at first, which one may change; the others see that there is one, and not which."""
    ana, bela = someone("Ana"), someone("Béla")
    link = ana.invites()
    ana.calls_themselves()
    bela.joins(link)
    field = bela.page.get_by_label(bela.says("ui-your-number"))
    expect(field).to_have_value(re.compile("^[0-9a-f]{32}$"))
    expect(ana.page.get_by_text(ana.says("ui-mixed"))).to_have_count(2)
    field.fill("lucky7")
    field.press("Enter")
    bela.page.reload()
    expect(field).to_have_value("lucky7")
    field.fill("")
    field.press("Enter")
    expect(ana.page.get_by_text(ana.says("ui-mixed"))).to_have_count(1)
    field.fill("lucky7")
    field.press("Enter")
    bela.click("ui-ready")
    ana.click("ui-start")
    bela.page.locator(".prompt .waiting, .prompt.yours").first.wait_for()
    assert "lucky7" not in ana.page.content()
