"""Team-mates at Agent Avenue: one decides, the other says what they would do; a word that only the team reads."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESKTOP, PHONE, Person

Someone = Callable[..., Person]


def settle_the_order(ana: Person, ben: Person) -> None:
    """Ana and Ben against two bots, up to Ana's decision who plays first."""
    table = ana.opens_table(seats=4, options={"first": "green"})
    ana.calls_themselves()
    ben.joins(f"/table/{table}")
    ben.click("ui-ready")
    ana.click("ui-start-with-bots")
    for person in (ana, ben):
        person.button(person.words.say("option-done", {})).click()
    expect(ana.page.locator(".prompt")).to_contain_text(ana.says("prompt-order"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_partner_marks_and_the_speaker_sees_it(someone: Someone, size: tuple[int, int]) -> None:
    """agent_avenue:R30 The mark is gone when the decision is made."""
    ana, ben = someone("Ana", size=size), someone("Ben", size=size)
    settle_the_order(ana, ben)
    chips = ben.page.get_by_label(ben.says("web-prefer"), exact=True).get_by_role("button")
    expect(chips).to_have_count(2)
    chips.nth(1).click()
    expect(chips.nth(1)).to_have_attribute("aria-pressed", "true")
    advice = ana.page.locator(".prompt .advised")
    marked = ana.words.say("option-first", {"seat": 1}, ("Ana", "Ben"), 0)
    expect(chips.nth(1)).to_contain_text(ben.words.say("option-first", {"seat": 1}, (), 1))
    expect(advice).to_contain_text(f"{ana.says('web-preferred')}: {marked}")
    ana.page.locator(".prompt .acts button.lit").nth(1).click()
    expect(advice).to_have_text(ana.says("web-preferred"))
    ana.click("ui-confirm")
    expect(chips).to_have_count(0)
    expect(advice).to_have_count(0)


def test_a_word_for_the_team(someone: Someone) -> None:
    ana, ben, eve = someone("Ana"), someone("Ben"), someone("Eve")
    settle_the_order(ana, ben)
    eve.visits(ana.page.url.removeprefix(ana.address))
    for person in (ana, ben, eve):
        person.page.locator("#tab-chat").click()
    ana.page.locator("label", has_text=ana.says("web-chat-team")).click()
    expect(ana.page.locator("#tab-panel")).to_contain_text(ana.says("web-chat-team-hint"))
    ana.page.get_by_label(ana.says("ui-chat-hint")).fill("you first?")
    ana.click("ui-send")
    log = ben.page.get_by_role("log", name=ben.says("ui-chat"))
    expect(log).to_contain_text(f"Ana ({ben.says('web-chat-team')}) you first?")
    ben.page.get_by_label(ben.says("ui-chat-hint")).fill("hello all")
    ben.click("ui-send")
    heard = eve.page.get_by_role("log", name=eve.says("ui-chat"))
    expect(heard).to_contain_text("hello all")
    expect(heard).not_to_contain_text("you first?")
    expect(eve.page.get_by_text(eve.says("web-chat-to"))).to_have_count(0)


def test_the_host_mutes_and_hands_over_and_a_guest_reports(someone: Someone) -> None:
    ana, ben = someone("Ana"), someone("Ben")
    settle_the_order(ana, ben)
    for person in (ana, ben):
        person.page.locator("#tab-players").click()
    ana.click("web-mute")
    expect(ana.button(ana.says("web-unmute"))).to_be_visible()
    ana.click("web-hand-over")
    expect(ben.button(ben.says("web-mute"))).to_be_visible()
    expect(ana.button(ana.says("web-unmute"))).to_have_count(0)
    ben.click("web-report")
    ben.page.get_by_label(ben.says("web-report-text")).fill("talks of cards in hand")
    ben.page.get_by_role("dialog").get_by_role("button", name=ben.says("ui-send")).click()
    expect(ben.page.locator(".notes")).to_contain_text(ben.says("noted-report"))
    host, guest = (ben.page.locator("#tab-panel li", has_text=name) for name in ("Ana", "Ben"))
    expect(host).not_to_contain_text("a stand-in may be called in")
    ana.page.close()
    expect(host).to_contain_text("a stand-in may be called in")
    expect(host.get_by_role("button", name=ben.says("ui-stand-in"))).to_have_count(0)
    expect(guest).not_to_contain_text("a stand-in may be called in")
