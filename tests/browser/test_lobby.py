"""Before the game: who sits where, who is ready, and when the host may start."""

from __future__ import annotations

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
    assert sorted(ana.names()) == sorted(["Ana", "Béla", f"{ana.says('ui-bot')} 3"])


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
