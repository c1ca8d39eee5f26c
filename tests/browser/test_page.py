"""The page itself: light, steady, to itself, and quick to the first decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person, play
from undercover.words import LANGUAGES

Someone = Callable[..., Person]
#: Bytes of a first page with a board, of the smallest and of the largest game.
FIRST_PAGES = {"agent_avenue": 120_000, "rogue_agent": 160_000}
#: And of the smallest one together with the shelf.
WITH_THE_SHELF = 140_000


def test_two_clicks_lead_to_the_first_decision_and_three_to_a_shared_table(someone: Someone) -> None:
    ana, ben = someone("Ana"), someone("Ben")
    ana.visits("/")
    ana.button(f"{ana.says('ui-play-now')}: {ana.says('game-title')}").click()
    expect(ana.page.locator(".scene button.lit").first).to_be_visible()
    ana.visits("/")
    ana.button(f"{ana.says('ui-invite-friends')}: {ana.says('game-title')}").click()
    expect(ana.page.get_by_text(ana.says("ui-link-copied"))).to_be_visible()
    ben.visits(urlsplit(ana.page.url).path)
    expect(ben.page.get_by_role("heading", name=ben.says("game-title"))).to_be_visible()


class Scales:
    """Weighs all that comes over the line to a person, as it comes: compressed, and without headers."""

    def __init__(self, person: Person) -> None:
        self._names: dict[str, str] = {}
        self._bytes: dict[str, int] = {}
        line = person.context.new_cdp_session(person.page)
        line.send("Network.enable")
        line.on("Network.responseReceived", self._begins)
        line.on("Network.dataReceived", self._comes)

    def _begins(self, news: dict[str, Any]) -> None:
        self._names[news["requestId"]] = news["response"]["url"]

    def _comes(self, news: dict[str, Any]) -> None:
        self._bytes[news["requestId"]] = self._bytes.get(news["requestId"], 0) + news["encodedDataLength"]

    @property
    def weights(self) -> dict[str, int]:
        return {self._names[request]: weight for request, weight in self._bytes.items()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FIRST_PAGES)
def test_the_first_page_with_a_board_is_small(someone: Someone, game: str, language: str) -> None:
    """To the first decision and until nothing more comes: everything together, letters of every language included, and
    nothing of other pages."""
    ana = someone("Ana", language=language, locale=language)
    scales = Scales(ana)
    ana.opens_table(game=game, play_now="random")
    expect(ana.page.locator(".scene button.lit, .prompt button").first).to_be_visible()
    ana.page.wait_for_load_state("networkidle")
    weights = scales.weights
    assert any("source-sans" in url for url in weights), weights
    assert not any("/pages-" in url for url in weights), weights
    assert sum(weights.values()) > FIRST_PAGES[game] / 2, weights
    assert sum(weights.values()) <= FIRST_PAGES[game], weights


@pytest.mark.parametrize("language", LANGUAGES)
def test_from_the_shelf_to_a_board_no_other_host_is_asked_and_no_letter_of_strangers(
    someone: Someone, language: str
) -> None:
    """What we write ourselves needs only the letters of its language."""
    ana = someone("Ana", language=language, locale=language)
    scales, requested = Scales(ana), ana.requests()
    ana.visits("/")
    ana.button(f"{ana.says('ui-play-now')}: {ana.says('game-title')}").click()
    expect(ana.page.locator(".hand li button").first).to_be_visible()
    ana.page.wait_for_load_state("networkidle")
    assert {urlsplit(url).netloc for url in requested} == {urlsplit(ana.address).netloc}
    weights = scales.weights
    assert any("source-sans" in url for url in weights), weights
    assert not any("western" in url for url in weights), weights
    assert WITH_THE_SHELF / 2 < sum(weights.values()) < WITH_THE_SHELF, weights


SHIFTS = """() => {
    window.shifts = [];
    const moved = ({node}) => node?.nodeType === 1 && node.parentElement?.closest('.board, .hand');
    const keep = ({node}) => window.shifts.push((node.outerHTML ?? node.textContent).slice(0, 200));
    const note = (entry) => entry.sources.filter(moved).forEach(keep);
    new PerformanceObserver(list => list.getEntries().forEach(note)).observe({type: 'layout-shift'});
}"""


def test_nothing_on_the_table_jumps_while_cards_move(someone: Someone) -> None:
    """Cards fly and spies walk, but the browser counts no layout shift on the board or in the hand."""
    ana = someone("Ana", motion="fast")
    ana.opens_table(play_now="greedy", options={"mode": "advanced", "first": "green"})
    ana.page.locator(".hand button.lit").first.wait_for()
    ana.page.evaluate(SHIFTS)
    for _ in play([ana], acts=14):
        pass
    assert len(ana.story()) > 10
    assert ana.page.evaluate("window.shifts") == []


def test_the_title_says_whose_turn_it_is_and_so_does_the_shelf(someone: Someone) -> None:
    ana = someone("Ana")
    ana.opens_table(play_now="greedy", options={"first": "green"})
    expect(ana.page).to_have_title(f"● {ana.says('ui-your-turn')} · {ana.says('game-title')}")
    ana.page.get_by_role("link", name=ana.says("ui-leave")).click()
    expect(ana.page).to_have_title(f"● {ana.says('ui-your-turn')} · {ana.says('ui-app')}")
    ana.page.locator("a.waiting").first.click()
    expect(ana.page.locator(".hand button.lit").first).to_be_visible()


def test_settings_are_remembered(someone: Someone) -> None:
    ana = someone("Ana")
    ana.visits("/")
    ana.button(ana.says("ui-settings")).click()
    ana.page.locator("label", has_text="Magyar").click()
    ana.page.locator("label", has_text="Sötét").click()
    expect(ana.page.locator("html")).to_have_attribute("data-theme", "dark")
    ana.page.reload()
    expect(ana.page.locator("html")).to_have_attribute("lang", "hu")
    expect(ana.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(ana.page.get_by_role("heading", level=2, name="Kertvárosi kémek")).to_be_visible()


def test_settings_that_make_no_sense_are_not_believed(someone: Someone) -> None:
    """They may be from another version, or from somebody's hand."""
    ana = someone("Ana", theme="neon", motion="on", sound="loud", panel="wide")
    ana.visits("/")
    page = ana.page.locator("html")
    expect(page).to_have_attribute("data-theme", "light")
    expect(page).to_have_attribute("data-motion", "normal")


def test_going_back_closes_the_settings(someone: Someone) -> None:
    ana = someone("Ana")
    ana.visits("/")
    ana.page.locator("a[href='/learn/agent_avenue']").click()
    ana.page.wait_for_url("**/learn/agent_avenue")
    ana.button(ana.says("ui-settings")).click()
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    ana.page.go_back()
    expect(ana.page.locator("article.box").first).to_be_visible()
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
