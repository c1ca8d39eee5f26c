"""The end of a game: who won and why, the score sheet, and moments to look at again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

import undercover
from tests.browser.people import Person, play_to_the_end
from tests.browser.test_access import problems
from undercover.table.dice import seeded

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
    assert problems(ana.page) == []

    moments = sheet.locator("ol a")
    expect(moments.last).to_have_text("You win!" if winner is ana else "Béla wins!")
    steps = int(str(moments.last.get_attribute("href")).rsplit("#", 1)[1])
    first = int(str(moments.first.get_attribute("href")).rsplit("#", 1)[1])
    told = moments.first.inner_text()
    moments.first.click()
    expect(ana.page.locator("footer .count")).to_have_text(ana.says("ui-step-of", step=first, steps=steps))
    table = link.removeprefix("/table/")
    events = ana.page.request.get(f"{ana.address}/api/tables/{table}/replay?upto={first}&seat=0").json()
    words = ana.words.read_by(0, events["view"]["seen"]["players"])
    lines = [words.event(event, ["Ana", "Béla"]) for event in events["view"]["events"] if event["at"] == first]
    assert told in lines


def test_a_hungarian_reads_it_in_hungarian(someone: Someone) -> None:
    ana = someone("Ana", language="hu")
    ana.opens_table(play_now="random")
    play_to_the_end([ana])
    ana.click("web-score-sheet")
    expect(ana.page.get_by_role("dialog").locator("tbody tr")).to_have_count(2)
    expect(ana.page.get_by_role("dialog")).to_contain_text(ana.says("ui-place", place=2))


def test_a_rematch_against_bots_is_one_click_and_the_other_side_begins(someone: Someone) -> None:
    ana = someone("Ana")
    ana.opens_table(play_now="random", options={"first": "green"})
    play_to_the_end([ana])
    first = ana.page.url
    ana.click("ui-rematch")
    ana.page.wait_for_url(lambda url: url != first)
    expect(ana.page.get_by_role("log")).to_contain_text("Bot 2’s turn begins.")


def test_points_by_source_add_up_on_the_sheet(someone: Someone) -> None:
    """The Agents, forked before its last choice: what was got and what was spent make the score."""
    record = nearly_over("the_agents", 2)
    ana = someone("Ana")
    ana.opens_table(game="the_agents", record=record, upto=len(record["choices"]) - 1)
    ana.click("ui-start-with-bots")
    play_to_the_end([ana])
    ana.click("web-score-sheet")
    rows = ana.page.get_by_role("dialog").locator("tbody tr")
    expect(rows).to_have_count(2)
    for row in rows.all():
        points = [int(text.replace("−", "-")) for text in row.locator("b").all_inner_texts()]
        assert sum(points) == int(row.locator(".score").inner_text())


def test_a_lost_mission_has_no_places_but_figures(someone: Someone) -> None:
    record = nearly_over("death_angel", 2)
    ana = someone("Ana", motion="normal")
    ana.opens_table(game="death_angel", record=record, upto=len(record["choices"]) - 1)
    ana.click("ui-start-with-bots")
    play_to_the_end([ana])
    expect(ana.page.locator(".prompt")).to_contain_text(ana.says("web-together-lost"))
    expect(ana.page.locator(".scene .lit")).to_have_count(0)
    ana.click("web-score-sheet")
    sheet = ana.page.get_by_role("dialog")
    expect(sheet.locator("dd")).to_have_count(5)
    assert ana.says("ui-place", place=1) not in sheet.inner_text()


def nearly_over(slug: str, seats: int) -> dict[str, Any]:
    """The record of a match of random choices, the last of them made by seat 0."""
    for seed in range(100):
        dice, match = seeded(seed), undercover.game(slug).start(seats, seed)
        seat = 0
        while match.waiting:
            seat = match.waiting[0]
            choices = match.choices(seat)
            match.play(seat, choices[dice.below(len(choices))])
        if seat == 0:
            return match.record()
    raise AssertionError("no such match")
