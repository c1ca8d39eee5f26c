"""Whole games as a screen reader tells them: the tree it reads, at every decision."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Error

from tests.browser.people import LIT, LONG, Person
from undercover import games

Someone = Callable[..., Person]
#: A button as the tree has it: its name, and what else is said of it.
BUTTON = re.compile(r"""^- '?button(?: (?P<name>"(?:[^"\\]|\\.)+"|/.+/))?(?P<said>(?: \[[^\]]+\])*)""")
#: At most so many lit things are listened to at one decision.
FEW = 5


def buttons(tree: str) -> list[tuple[str, str]]:
    found = [BUTTON.match(line.strip()) for line in tree.splitlines()]
    return [(button["name"] or "", button["said"]) for button in found if button]


def is_heard(person: Person) -> bool:
    """What is asked, and what can be chosen; False if it was withdrawn meanwhile."""
    page = person.page
    try:
        asked = page.locator(".prompt [role=status]").aria_snapshot(timeout=1000)
        lit = [button.aria_snapshot(timeout=1000) for button in page.locator(f"{LIT}:not(:disabled)").all()[:FEW]]
        whole = page.locator("main, body").first.aria_snapshot()
    except Error:
        return False
    if not page.locator(LIT).count():
        return False
    assert re.search(r"\w\w", asked), asked
    for tree in lit:
        assert buttons(tree), tree
        [(name, said), *inside] = buttons(tree)
        assert re.search(r"\w", name), tree
        assert "[disabled]" not in said, tree
        assert not inside, tree
    assert [said for name, said in buttons(whole) if not name] == []
    return True


@pytest.mark.parametrize("slug", games())
def test_a_whole_game_can_be_heard(someone: Someone, slug: str) -> None:
    ana = someone("Ana", seed=5)
    ana.opens_table(game=slug, play_now="random")
    log = ana.page.get_by_role("log", name=ana.says("ui-story"))
    heard, deadline = 0, time.monotonic() + LONG
    while not ana.over():
        assert time.monotonic() < deadline, ana.prompt()
        if ana.asked() and is_heard(ana):
            heard += 1
        ana.acts()
        ana.page.wait_for_timeout(20)
    assert heard > 5
    told = log.aria_snapshot()
    assert ana.story()[-1] in told.replace('\\"', '"')
    assert re.search(r"\w\w", ana.page.locator(".prompt [role=status]").aria_snapshot())
