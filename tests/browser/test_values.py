"""Your box, your values: a file with other values makes a table that plays with them and says so."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.people import PHONE, Person, play_to_the_end
from undercover import game

Someone = Callable[..., Person]
OWN = game("agent_avenue").data
#: The Enforcer moves 1, 2, 3; here 1, 2, 5.
OTHER = OWN.replace("moves = [1, 2, 3]", "moves = [1, 2, 5]")


def chooses_file(person: Person, folder: Path, text: str) -> None:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    person.page.locator("summary", has_text=person.says("web-own-values")).click()
    person.page.get_by_label(person.says("web-values-choose")).set_input_files(file)


def test_values_that_do_not_fit_are_refused_by_name(someone: Someone, tmp_path: Path) -> None:
    ana = someone("Ana")
    ana.invites()
    here = ana.page.url
    chooses_file(ana, tmp_path, OWN.replace("moves = [1, 2, 3]", 'moves = [1, "many", 3]'))
    problem = ana.page.get_by_role("alert")
    expect(problem).to_contain_text("enforcer")
    assert ana.page.url == here
    ana.problems.clear()  # the browser notes every request that is refused


def test_a_table_plays_with_other_values_and_says_so(someone: Someone, tmp_path: Path) -> None:
    assert OTHER != OWN
    ana = someone("Ana")
    first = ana.invites()
    chooses_file(ana, tmp_path, OTHER)
    notice = ana.page.locator(".other")
    expect(notice).to_be_visible()
    link = ana.page.url.removeprefix(ana.address)
    assert link != first

    bela = someone("Béla", size=PHONE).joins(link)
    expect(bela.page.locator(".other")).to_have_text(notice.inner_text())
    bela.click("ui-ready")
    ana.click("ui-start")
    for person in (ana, bela):
        enforcer = person.page.locator(".row li", has_text=person.says("agent-enforcer")).first
        expect(enforcer.locator(".number")).to_have_text(["+1", "+2", "+5"])
        expect(person.page.locator("header a.values")).to_be_visible()
        assert person.page.locator("header:has(a.values)").evaluate("bar => bar.scrollWidth <= bar.clientWidth")
    enforcer = ana.page.locator(".row li button", has_text=ana.says("agent-enforcer")).first
    enforcer.hover()
    expect(ana.page.get_by_role("tooltip")).to_contain_text(ana.says("board-own-numbers", numbers="+1, +2, +5"))

    with ana.page.expect_download() as download:
        ana.page.locator("header a.values").click()
    assert download.value.suggested_filename == "agent_avenue.toml"
    assert download.value.path().read_text(encoding="utf-8") == OTHER
    play_to_the_end([ana, bela])

    ana.page.locator(".prompt a[href^='/replay/']").click()
    ana.page.locator(".board .side").first.wait_for()
    ana.click("ui-to-start")
    fork = ana.says("web-fork-as").replace("{ $step }", "0").partition(" { $name }")[0]
    ana.page.get_by_role("button", name=fork).click()
    ana.page.wait_for_url("**/table/*")
    expect(ana.page.locator("header a.values")).to_be_visible()


def test_the_games_own_values_are_told_nowhere_to_be_others(someone: Someone, tmp_path: Path) -> None:
    """Comments and layout make no difference: the same values are the game's own."""
    ana = someone("Ana")
    first = ana.invites()
    chooses_file(ana, tmp_path, "# mine\n" + OWN)
    ana.page.wait_for_url(lambda url: not url.endswith(first))
    expect(ana.page.get_by_role("status").filter(has_text=ana.says("web-same-values"))).to_be_visible()
    ana.click("ui-start-with-bots")
    ana.asked_soon()
    assert ana.page.locator("header a.values").count() == 0
