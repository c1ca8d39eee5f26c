"""What is yours: the link to another device, a file to take away, the end of it all; and every table of yours."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESKTOP, PHONE, Person
from tests.browser.served import Served
from tests.browser.test_access import problems

Someone = Callable[..., Person]

MAKE = """async many => {
    const made = [];
    for (let n = 0; n < many; n++) {
        const answer = await fetch('/api/tables', {method: 'POST', body: '{"game": "agent_avenue"}'});
        made.push((await answer.json()).table);
    }
    return made;
}"""


def looks_at_what_is_theirs(person: Person) -> None:
    """From any page, over the settings."""
    person.visits("/")
    person.click("ui-settings")
    person.page.get_by_role("link", name=person.says("web-yours")).click()
    expect(person.page.get_by_role("heading", level=1, name=person.says("web-yours"))).to_be_visible()


def link_of(person: Person) -> str:
    return person.page.get_by_label(person.says("web-link"), exact=True).input_value()


def is_known(person: Person) -> str:
    return str(person.page.request.get(f"{person.address}/api/me").json()["name"])


@pytest.mark.parametrize(
    ("language", "theme", "size"), [("en", "light", DESKTOP), ("hu", "dark", PHONE), ("pl", "light", PHONE)]
)
def test_it_is_read_taken_away_and_deleted(someone: Someone, language: str, theme: str, size: tuple[int, int]) -> None:
    """In three languages, in the light and in the dark, on a phone too; before it is deleted it is asked twice."""
    ana = someone("Ana", language=language, theme=theme, size=size)
    table = ana.opens_table()
    ana.calls_themselves()
    looks_at_what_is_theirs(ana)
    expect(ana.page.get_by_label(ana.says("web-link"), exact=True)).to_be_visible()
    assert problems(ana.page) == []
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= size[0]

    with ana.page.expect_download() as coming:
        ana.page.get_by_role("link", name=ana.says("web-take-away-do")).click()
    assert coming.value.suggested_filename == "undercover.json"
    kept = json.loads(Path(coming.value.path()).read_text("utf-8"))
    assert kept["guest"]["name"] == "Ana"
    assert [each["table"] for each in kept["tables"]] == [table]

    dialog = ana.page.get_by_role("dialog")
    ana.click("web-forget-do")
    expect(dialog).to_contain_text(ana.says("web-forget-sure"))
    assert problems(ana.page) == []
    dialog.get_by_role("button", name=ana.says("web-forget-do")).click()
    expect(dialog).to_contain_text(ana.says("web-forget-really"))
    assert is_known(ana) == "Ana"
    dialog.get_by_role("button", name=ana.says("web-forget-for-good")).click()
    expect(ana.page.locator("main")).to_contain_text(ana.says("bye-forgotten"))
    assert is_known(ana) == ""
    ana.page.reload()
    expect(ana.page.locator("main")).to_contain_text(ana.says("refused-nobody"))


def test_by_keyboard_nothing_is_deleted_by_mistake(someone: Someone) -> None:
    """The first answer keeps everything, and Escape does so at any question; then it begins anew."""
    ana = someone("Ana")
    ana.opens_table()
    ana.calls_themselves()
    looks_at_what_is_theirs(ana)
    keys, dialog = ana.page.keyboard, ana.page.get_by_role("dialog")
    for answers in ((), ("web-forget-do",)):
        ana.button(ana.says("web-forget-do")).focus()
        keys.press("Enter")
        expect(dialog).to_contain_text(ana.says("web-forget-sure"))
        for answer in answers:
            dialog.get_by_role("button", name=ana.says(answer)).focus()
            keys.press("Enter")
            expect(dialog).to_contain_text(ana.says("web-forget-really"))
        keys.press("Escape")
        expect(dialog).to_be_hidden()
    assert is_known(ana) == "Ana"


#: The dialog is closed by its button, and asked for again before the browser tells that it has closed.
AGAIN = """button => {
    document.querySelector("dialog[open] header button").click();
    button.click();
}"""


def test_whoever_asks_again_at_once_is_asked(someone: Someone) -> None:
    ana = someone("Ana")
    ana.opens_table()
    ana.calls_themselves()
    looks_at_what_is_theirs(ana)
    button, dialog = ana.button(ana.says("web-forget-do")), ana.page.get_by_role("dialog")
    button.click()
    expect(dialog).to_contain_text(ana.says("web-forget-sure"))
    ana.page.locator("main section .bad").evaluate(AGAIN)
    ana.page.evaluate("new Promise(requestAnimationFrame)")
    expect(dialog).to_contain_text(ana.says("web-forget-sure"))
    ana.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(button).to_be_focused()


def test_a_personal_link_is_revoked(someone: Someone) -> None:
    """Whoever has found the old one does not become Ana; with the new one, another device does."""
    ana, eve, phone = someone("Ana"), someone("Eve"), someone("Ana’s phone", size=PHONE)
    ana.opens_table()
    ana.calls_themselves()
    looks_at_what_is_theirs(ana)
    found = link_of(ana)
    ana.click("web-link-revoke")
    expect(ana.page.get_by_role("status")).to_have_text(ana.says("web-link-revoked"))
    expect(ana.page.get_by_label(ana.says("web-link"), exact=True)).not_to_have_value(found)
    fresh = link_of(ana)
    eve.visits(found.removeprefix(ana.address))
    assert "Ana" not in eve.text("body")
    assert is_known(eve) == ""
    phone.visits(fresh.removeprefix(ana.address))
    phone.page.locator("form button").click()
    phone.page.wait_for_url(f"{phone.address}/")
    assert is_known(phone) == "Ana"
    eve.problems.clear()  # the browser notes every request that is refused


def test_no_table_is_lost_behind_fifty_others(someone: Someone, served: Served) -> None:
    """Open ones come first, however many newer ones are over; the rest is fetched fifty at a time."""
    ana = someone("Ana", size=PHONE)
    ana.visits("/")
    waiting = ana.page.evaluate(MAKE, 2)
    over = []
    for many in (35, 35, 35):
        over += ana.page.evaluate(MAKE, many)
        with sqlite3.connect(served.database, timeout=30) as db:
            db.executemany(
                "update sitting set started = 1, over = 2 where id = ? and over is null", [(id,) for id in over]
            )
    ana.visits("/")
    ana.page.get_by_role("link", name=ana.says("web-all-tables")).click()
    rows = ana.page.locator("main .row")
    expect(rows).to_have_count(50)
    shown = [str(row.get_attribute("href")) for row in rows.all()[:3]]
    assert sorted(shown[:2]) == sorted(f"/table/{id}" for id in waiting)
    assert shown[2].startswith("/replay/")
    more = ana.button(ana.says("web-more-tables"))
    more.click()
    expect(rows).to_have_count(100)
    more.click()
    expect(rows).to_have_count(107)
    expect(more).to_have_count(0)
    found = {str(row.get_attribute("href")).rsplit("/", 1)[1] for row in rows.all()}
    assert found == {*waiting, *over}
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert problems(ana.page) == []
