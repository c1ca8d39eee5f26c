"""A match whose rules are not played here any more: what was chosen is read in words, what everybody saw last is shown,
and nobody else is affected."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import PHONE, Person
from tests.browser.served import Served
from tests.browser.test_access import problems
from tests.browser.test_staying import in_the_middle
from undercover import game
from undercover.words import LANGUAGES, Words

Someone = Callable[..., Person]


def renewed(server: Served, change: str, table: str) -> None:
    """Another edition starts on the database, which does not have what this match was begun with."""
    server.stop()
    with sqlite3.connect(server.database) as database:
        database.execute(f"UPDATE sitting SET {change} WHERE id = ?", [table])
    server.start()


def leaves(person: Person) -> None:
    """A server that is away is a console message of the browser, not a fault of the page."""
    person.page.close()
    person.forgives("WebSocket connection", "ERR_CONNECTION_REFUSED")


def table_of(person: Person) -> str:
    return person.page.url.rpartition("/")[2]


def test_its_choices_are_read_in_words(someone: Someone, mortal: Served) -> None:
    """In one's own language, on a phone; the shelf does not call it anybody's turn, and another table plays on."""
    ana = someone("Ana", address=mortal.address, size=PHONE)
    other = ana.opens_table(play_now="greedy", options={"first": "green"})
    in_the_middle(ana)
    table = table_of(ana)
    renewed(mortal, "rules = '0/0'", table)
    for language in LANGUAGES:
        ana.reads_in(Words(language, game("agent_avenue")))
        reads_what_is_left(ana, table)
        ana.visits("/")
        closed = ana.page.locator(f".row[href='/table/{table}']")
        expect(closed).to_contain_text(ana.says("ui-phase-closed"))
        expect(closed).not_to_contain_text(ana.says("ui-your-turn"))
    ana.visits(f"/table/{other}")
    ana.asked_soon()
    leaves(ana)


def reads_what_is_left(person: Person, table: str) -> None:
    """The choices in words, and what everybody saw last."""
    page = person.visits(f"/table/{table}").page
    expect(page.get_by_role("alert")).to_have_text(person.says("refused-closed"))
    left = page.request.get(f"{person.address}/api/tables/{table}/choices").json()
    lines = page.locator("main ol li")
    expect(lines).to_have_count(len(left["choices"]))
    names = [each["name"] or f"{person.says('ui-bot')} {each['seat'] + 1}" for each in left["people"]]
    for line, choice in zip(lines.all_inner_texts(), left["choices"]):
        label = choice["label"]
        assert line == f"{names[choice['seat']]}: {person.says(label['id'], **label['fields'])}"
        assert choice["option"] not in line
    seen_last = page.get_by_role("figure")
    expect(seen_last.get_by_text(person.says("ui-closed-last", count=left["last"]["after"]))).to_be_visible()
    expect(seen_last.locator(".board")).to_be_visible()
    assert left["last"]["after"] == len(left["choices"])
    assert problems(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_what_the_board_does_not_understand_any_more_is_not_shown(someone: Someone, mortal: Served) -> None:
    """The rules of then showed other things: the choices are still read."""
    ana = someone("Ana", address=mortal.address)
    in_the_middle(ana)
    table = table_of(ana)
    renewed(mortal, "rules = '0/0'", table)
    with sqlite3.connect(mortal.database) as database:
        database.execute("UPDATE look SET seen = ? WHERE sitting = ?", ['{"game": "agent_avenue"}', table])
    ana.visits(f"/table/{table}")
    expect(ana.page.locator("main ol li").first).to_be_visible()
    expect(ana.page.get_by_role("figure")).to_have_count(0)
    leaves(ana)


def test_a_game_that_is_gone_is_readable_all_the_same(someone: Someone, mortal: Served) -> None:
    """There are no words for it any more: no bare ids, but what was written down."""
    ana = someone("Ana", address=mortal.address)
    in_the_middle(ana)
    table = table_of(ana)
    renewed(mortal, "game = 'ludo'", table)
    ana.visits(f"/table/{table}")
    lines = ana.page.locator("main ol li")
    expect(lines.first).to_be_visible()
    written = ana.says("web-written-down").removesuffix("{ $choice }")
    for line in lines.all_inner_texts():
        assert written in line
        assert not re.search(r"\w:\w|_", line)
    expect(ana.page.get_by_role("figure")).to_have_count(0)
    leaves(ana)
