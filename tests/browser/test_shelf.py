"""The shelf: today's deal, and games to look at again."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

from playwright.sync_api import Locator, expect

from tests.browser.people import PHONE, Person, play_to_the_end
from tests.browser.records import at_the_end
from tests.browser.test_access import problems

Someone = Callable[..., Person]


def row(person: Person, heading: str) -> Locator:
    """The rows of Agent Avenue under a heading of the shelf."""
    section = person.page.locator("section", has=person.page.get_by_role("heading", name=person.says(heading)))
    return section.locator(".row", has_text=person.says("game-title"))


def today() -> str:
    return datetime.now(UTC).date().isoformat()


def begins_todays_deal(person: Person) -> str:
    person.visits("/")
    person.button(f"{person.says('ui-play-now')}: {person.says('game-title')}, {person.says('ui-todays-deal')}").click()
    person.page.wait_for_url("**/table/*")
    person.asked_soon()
    return person.page.url.rsplit("/", 1)[1]


def test_todays_deal_is_the_same_for_everybody_and_counts_once(someone: Someone) -> None:
    ana, bela = someone("Ana"), someone("Béla", size=PHONE, language="hu")
    table = begins_todays_deal(ana)
    hand = ana.hand()
    begins_todays_deal(bela)
    assert sorted(bela.hand()) == sorted(hand)

    ana.visits("/")
    row(ana, "ui-todays-deal").get_by_role("link", name=ana.says("ui-resume")).click()
    ana.page.wait_for_url(f"**/table/{table}")
    ana.asked_soon()
    play_to_the_end([ana])
    won = ana.result() == "ui-you-won"
    tally = ana.says("web-daily-won").replace("{ $played }", "1").replace("{ $won }", str(int(won)))
    ana.click("web-score-sheet")
    expect(ana.page.get_by_role("dialog")).to_contain_text(tally)
    ana.visits("/")
    expect(row(ana, "ui-todays-deal")).to_contain_text(tally)
    row(ana, "ui-todays-deal").get_by_role("link", name=ana.says("ui-look")).click()
    ana.page.wait_for_url(f"**/table/{table}")
    ana.page.locator(".prompt a[href^='/replay/']").click()
    expect(ana.page.get_by_role("alert")).to_contain_text(ana.says("refused-today", day=today()))
    ana.problems.clear()  # the browser notes every request that is refused

    bela.visits("/")
    expect(row(bela, "ui-todays-deal").get_by_role("link", name=bela.says("ui-resume"))).to_be_visible()
    assert bela.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert problems(bela.page) == []


def test_games_that_are_over_are_there_to_be_looked_at_again(someone: Someone) -> None:
    ana = someone("Ana")
    table = at_the_end(ana)
    ana.visits("/")
    expect(row(ana, "ui-recent-replays")).to_have_count(1)
    expect(row(ana, "ui-your-tables")).to_have_count(0)
    row(ana, "ui-recent-replays").click()
    ana.page.wait_for_url(f"**/replay/{table}")
    expect(ana.page.locator("footer .count")).to_contain_text("0")


def test_what_is_to_be_gone_on_with_lies_beside_the_boxes(someone: Someone) -> None:
    """A table that waits for others, and today's deal: in the place after the last box, without rows of nothing."""
    ana = someone("Ana")
    ana.visits("/")
    desk = ana.page.locator(".boxes > li").last
    expect(desk).to_contain_text(ana.says("ui-todays-deal"))
    expect(desk).not_to_contain_text(ana.says("ui-your-tables"))
    link = ana.invites()
    ana.visits("/")
    expect(desk).to_contain_text(ana.says("ui-your-tables"))
    desk.get_by_role("link", name=ana.says("ui-resume")).click()
    ana.page.wait_for_url(f"**{link}")
    expect(ana.page.get_by_label(ana.says("ui-invite-link"))).to_be_visible()
