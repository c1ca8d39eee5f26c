"""How everybody stood: the graph of the chances of winning in a replay, and what turned the match."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.people import PHONE, Person
from tests.browser.records import at_the_end, nearly_over
from tests.browser.test_access import problems

Someone = Callable[..., Person]
#: Milliseconds in which a match is looked at, also where many others are at work.
LOOKED = 90_000


def known(person: Person, slug: str = "agent_avenue") -> tuple[str, dict[str, Any]]:
    """A match that was played elsewhere: its table, and its record."""
    record = nearly_over(slug, 2)
    return person.brings(record), record


def finished(person: Person, slug: str = "agent_avenue") -> tuple[str, dict[str, Any]]:
    """A known match, played to its end by one choice: the table, and the record of it."""
    table = at_the_end(person, slug)
    return table, person.page.request.get(f"{person.address}/api/tables/{table}/record").json()


def graph(person: Person) -> Locator:
    return person.page.get_by_role("slider", name=person.says("web-chances"))


def weighs(person: Person, table: str) -> None:
    """Open the replay at its start, and how everybody stood."""
    person.visits(f"/replay/{table}")
    person.button(person.says("web-chances")).click()
    graph(person).wait_for()


def is_at(person: Person, step: int, steps: int) -> None:
    expect(person.page.locator("footer .count")).to_have_text(person.says("ui-step-of", step=step, steps=steps))


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_the_graph_tells_everybody_and_leads_to_every_step(someone: Someone, size: tuple[int, int]) -> None:
    ana = someone("Ana", size=size)
    table, record = known(ana)
    steps = len(record["choices"])
    weighs(ana, table)
    expect(graph(ana).locator("polyline")).to_have_count(2)
    expect(ana.page.locator(".legend li")).to_have_count(2)
    expect(ana.page.get_by_text(ana.says("web-looked"))).to_be_attached(timeout=LOOKED)
    looked = ana.page.get_by_role("table", name=ana.says("web-chances"))
    expect(looked.locator("tbody tr").first).to_contain_text("0")
    expect(looked.locator("tbody th").last).to_have_text(str(steps))

    graph(ana).focus()
    ana.page.keyboard.press("ArrowRight")
    is_at(ana, 1, steps)
    ana.page.keyboard.press("End")
    is_at(ana, steps, steps)
    expect(graph(ana)).to_have_attribute("aria-valuenow", str(steps))
    expect(graph(ana)).to_have_attribute("aria-valuetext", re.compile("100\u00a0%"))
    graph(ana).click(position={"x": 8, "y": 40})
    is_at(ana, 0, steps)
    assert problems(ana.page) == []
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


TURN = {"moved": 0, "before": 0.62, "after": 0.31}


def offer_of(record: dict[str, Any], at: int) -> dict[str, Any]:
    """The card that was taken."""
    option = record["choices"][at - 1][1]
    label = {"id": "option-take", "fields": {"place": option.partition(":")[2]}}
    return {"id": option, "kind": "take", "targets": [], "label": label, "why": label, "clause": ""}


def told(record: dict[str, Any], at: int) -> Callable[[Route], None]:
    """An analysis with one turning point, whatever a real one would find."""
    seat, offer = record["choices"][at - 1][0], offer_of(record, at)
    standings = [
        {"at": step, "chances": [{"chance": chance, "error": 0.05}, {"chance": 1 - chance, "error": 0.05}]}
        for step, chance in ((0, 0.5), (at - 1, 0.62), (at, 0.31), (len(record["choices"]), 0.0))
    ]
    turn = {**TURN, "at": at, "seat": seat, "chosen": offer, "clear": True}
    better = {"option": offer, "chance": 0.7, "taken": 0.4}
    answer = {"progress": 1, "standings": standings, "turns": [{**turn, "better": better}]}
    return lambda route: route.fulfill(json=answer)


def taken(record: dict[str, Any]) -> int:
    """The step after somebody took a card of an offer."""
    return 1 + next(n for n, (_, option) in enumerate(record["choices"]) if option.startswith("take:"))


@pytest.mark.parametrize("language", ["en", "hu", "pl"])
def test_a_turning_point_is_told_seen_and_played_on_from(someone: Someone, language: str) -> None:
    ana = someone("Ana", language=language)
    table, record = known(ana)
    at, steps = taken(record), len(record["choices"])
    ana.page.route("**/analysis", told(record, at))
    weighs(ana, table)
    turn = ana.page.get_by_role("group", name=ana.says("web-turns")).get_by_role("listitem")
    expect(turn).to_have_count(1)
    for chance in (62, 31, 70, 40):
        expect(turn).to_contain_text(f"{chance}\u00a0%")
    turn.get_by_role("link").click()
    is_at(ana, at, steps)
    expect(turn.get_by_role("link")).to_have_attribute("aria-current", "step")
    turn.get_by_role("button").click()
    ana.page.wait_for_url("**/table/*")
    ana.page.locator(".prompt.yours").wait_for()
    assert ana.asked()


def test_where_nothing_turned_it_says_so(someone: Someone) -> None:
    ana = someone("Ana")
    table, _ = known(ana)
    standing = {"at": 0, "chances": [{"chance": 0.5, "error": 0.1}] * 2}
    answer = {"progress": 1, "standings": [standing], "turns": []}
    ana.page.route("**/analysis", lambda route: route.fulfill(json=answer))
    weighs(ana, table)
    expect(ana.page.get_by_text(ana.says("web-no-turn"))).to_be_visible()


def test_where_nothing_turned_it_choices_from_all_over_it_are_told(someone: Someone) -> None:
    ana = someone("Ana")
    table, record = known(ana)
    at = taken(record)
    quiet = {**TURN, "at": at, "seat": record["choices"][at - 1][0], "chosen": offer_of(record, at), "clear": False}
    standing = {"at": 0, "chances": [{"chance": 0.5, "error": 0.1}] * 2}
    answer = {"progress": 1, "standings": [standing], "turns": [{**quiet, "better": None}]}
    ana.page.route("**/analysis", lambda route: route.fulfill(json=answer))
    weighs(ana, table)
    expect(ana.page.get_by_text(ana.says("web-no-turn"))).to_be_visible()
    turn = ana.page.get_by_role("group", name=ana.says("web-turns")).get_by_role("listitem")
    expect(turn).to_contain_text(ana.says("web-turn-quiet"))
    expect(turn.get_by_role("link")).to_be_visible()


def test_all_who_win_together_have_one_line(someone: Someone) -> None:
    ana = someone("Ana")
    table, _ = known(ana, "death_angel")
    weighs(ana, table)
    expect(graph(ana).locator("polyline")).to_have_count(1)
    expect(ana.page.locator(".legend")).to_contain_text(ana.says("web-all-together"))


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_the_score_sheet_shows_what_turned_it(someone: Someone, size: tuple[int, int]) -> None:
    """A picture of how it stood, a way there, and a way to do better."""
    ana = someone("Ana", size=size)
    table, record = finished(ana)
    at, steps = taken(record), len(record["choices"])
    ana.page.route("**/analysis", told(record, at))
    ana.click("web-score-sheet")
    sheet = ana.page.get_by_role("dialog")
    turn = sheet.get_by_role("listitem").filter(has_text="62\u00a0%")
    expect(turn).to_have_count(1)
    expect(turn.locator(".picture .side")).to_have_count(2)
    assert turn.locator(".picture button:visible").evaluate_all("all => all.every(one => one.closest('[inert]'))")
    assert problems(ana.page) == []
    turn.get_by_role("link").click()
    ana.page.wait_for_url(f"**/replay/{table}#{at}&chances")
    is_at(ana, at, steps)
    graph(ana).wait_for()


def test_the_ending_does_not_wait_for_what_turned_it(someone: Someone) -> None:
    ana = someone("Ana")
    finished(ana)
    ana.page.route("**/analysis", lambda route: None)
    ana.click("web-score-sheet")
    sheet = ana.page.get_by_role("dialog")
    expect(sheet.locator("tbody tr")).to_have_count(2)
    expect(sheet.get_by_text(ana.says("web-looking"))).to_be_visible()
