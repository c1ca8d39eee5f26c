"""The end of a game: who won and why, the score sheet, and moments to look at again."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tools.make_corpus import FOLDER

from tests.browser.people import PHONE, Person, play_to_the_end
from tests.browser.records import at_the_end, nearly_over
from tests.browser.test_access import problems
from tests.test_corpus import records
from undercover import game
from undercover.words import Words

Someone = Callable[..., Person]


def test_the_score_sheet_tells_places_and_leads_to_the_moments(someone: Someone) -> None:
    ana, bela = someone("Ana"), someone("Béla")
    record = nearly_over("agent_avenue", 2)
    table = ana.opens_table(record=record, upto=len(record["choices"]) - 1)
    ana.calls_themselves()
    bela.joins(f"/table/{table}")
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
    events = ana.page.request.get(f"{ana.address}/api/tables/{table}/replay?upto={first}&seat=0").json()
    words = ana.words.read_by(0, events["view"]["seen"]["players"])
    lines = [words.event(event, ["Ana", "Béla"]) for event in events["view"]["events"] if event["at"] == first]
    assert told in lines


def test_a_hungarian_reads_it_in_hungarian(someone: Someone) -> None:
    ana = someone("Ana", language="hu")
    at_the_end(ana)
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


def test_a_rematch_is_one_click_also_for_who_comes_back_to_the_end(someone: Someone) -> None:
    ana = someone("Ana")
    ana.opens_table(play_now="random")
    play_to_the_end([ana])
    ana.page.reload()
    first = ana.page.url
    ana.click("ui-rematch")
    ana.page.wait_for_url(lambda url: url != first)
    ana.page.locator(".prompt .waiting, .prompt.yours").first.wait_for()


def test_points_by_source_add_up_on_the_sheet(someone: Someone) -> None:
    """The Agents, forked before its last choice: what was got and what was spent make the score."""
    ana = someone("Ana")
    at_the_end(ana, "the_agents")
    ana.click("web-score-sheet")
    rows = ana.page.get_by_role("dialog").locator("tbody tr")
    expect(rows).to_have_count(2)
    for row in rows.all():
        points = [int(text.replace("−", "-")) for text in row.locator("b").all_inner_texts()]
        assert sum(points) == int(row.locator(".score").inner_text())


def test_a_lost_mission_has_no_places_but_figures(someone: Someone) -> None:
    ana = someone("Ana", motion="normal")
    at_the_end(ana, "death_angel")
    expect(ana.page.locator(".prompt")).to_contain_text(ana.says("web-together-lost"))
    expect(ana.page.locator(".scene .lit")).to_have_count(0)
    ana.click("web-score-sheet")
    sheet = ana.page.get_by_role("dialog")
    expect(sheet.locator("dd")).to_have_count(5)
    assert ana.says("ui-place", place=1) not in sheet.inner_text()


def test_on_a_phone_long_sources_cut_no_score(someone: Someone) -> None:
    """A match of Rogue Agent with syndicates turned in, told in Hungarian."""
    record = records(FOLDER / "rogue_agent-1-2-agent.jsonl.gz")[10]
    ana = someone("Ana", size=PHONE, language="hu")
    ana.words = Words("hu", game("rogue_agent"))
    ana.opens_table(game="rogue_agent", record=record, upto=len(record["choices"]) - 1)
    ana.click("ui-start-with-bots")
    play_to_the_end([ana])
    ana.click("web-score-sheet")
    sheet = ana.page.get_by_role("dialog")
    expect(sheet).to_contain_text(ana.says("tally-syndicates"))
    edge = sheet.bounding_box()
    for score in sheet.locator(".score").all():
        box = score.bounding_box()
        assert edge
        assert box
        assert box["x"] + box["width"] <= edge["x"] + edge["width"]
