"""The end of a game: who won and why, the score sheet, and moments to look at again."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import Person, play_to_the_end
from tests.browser.test_access import serious

Someone = Callable[..., Person]


def test_the_score_sheet_tells_places_and_leads_to_the_moments(someone: Someone) -> None:
    ana, bela = someone("Ana"), someone("Béla")
    link = ana.invites()
    ana.calls_themselves()
    ana.chooses("setting-mode-advanced")
    bela.joins(link)
    bela.click("ui-ready")
    ana.click("ui-start")
    play_to_the_end([ana, bela])
    winner, loser = (ana, bela) if ana.result() == "ui-you-won" else (bela, ana)

    ana.click("web-score-sheet")
    sheet = ana.page.get_by_role("dialog")
    rows = sheet.locator("tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.nth(0)).to_contain_text(winner.name)
    expect(rows.nth(0)).to_contain_text(ana.says("ui-place", place=1))
    expect(rows.nth(1)).to_contain_text(loser.name)
    assert serious(ana.page) == []

    moments = sheet.locator("ol a")
    expect(moments.last).to_contain_text("wins!")
    steps = int(str(moments.last.get_attribute("href")).rsplit("#", 1)[1])
    first = int(str(moments.first.get_attribute("href")).rsplit("#", 1)[1])
    told = moments.first.inner_text()
    moments.first.click()
    expect(ana.page.locator("footer .count")).to_have_text(ana.says("ui-step-of", step=first, steps=steps))
    table = link.removeprefix("/table/")
    events = ana.page.request.get(f"{ana.address}/api/tables/{table}/replay?upto={first}&seat=0").json()
    lines = [ana.words.event(event, ["Ana", "Béla"]) for event in events["view"]["events"] if event["at"] == first]
    assert told in lines


def test_a_hungarian_reads_it_in_hungarian(someone: Someone) -> None:
    ana = someone("Ana", language="hu")
    ana.opens_table(play_now="random")
    play_to_the_end([ana])
    ana.click("web-score-sheet")
    expect(ana.page.get_by_role("dialog").locator("tbody tr")).to_have_count(2)
    expect(ana.page.get_by_role("dialog")).to_contain_text(ana.says("ui-place", place=2))
