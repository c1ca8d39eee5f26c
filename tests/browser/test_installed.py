"""The page as something one keeps: installed, opened without a line, gone on from and come back to."""

from __future__ import annotations

from collections.abc import Callable

import httpx
from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.served import Served

Someone = Callable[..., Person]
LEFT = "dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}))"
CAME_BACK = "dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))"


def test_it_can_be_installed(served: Served) -> None:
    """A manifest with a name, an address to start from and a picture; all of it is there."""
    manifest = httpx.get(f"{served.address}/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    wanted = manifest.json()
    assert wanted["display"] == "standalone"
    for path in (wanted["start_url"], *(icon["src"] for icon in wanted["icons"])):
        assert httpx.get(served.address + path).status_code == 200


def test_whoever_opens_it_without_a_line_is_told_so(someone: Someone) -> None:
    ana = someone("Ana")
    ana.visits("/")
    ana.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ana.context.set_offline(True)
    ana.visits("/table/somewhere")
    for language in ("en", "hu", "pl"):
        expect(ana.page.locator(f"p[lang={language}]")).to_be_visible()
    ana.context.set_offline(False)
    ana.visits("/")
    expect(ana.page.get_by_role("heading", name=ana.says("game-title"))).to_be_visible()
    ana.problems.clear()  # that there was no line


def test_a_page_one_has_gone_on_from_holds_no_line_and_goes_on_when_one_comes_back(someone: Someone) -> None:
    ana = someone("Ana")
    ana.opens_table(play_now="random", options={"first": "green"})
    lit = ana.page.locator(".hand button.lit").first
    lit.wait_for()
    with ana.page.expect_websocket() as again:
        ana.page.evaluate(LEFT)
        ana.page.evaluate(CAME_BACK)
    assert not again.value.is_closed()
    expect(lit).to_be_visible()
