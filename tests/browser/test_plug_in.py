"""Number Duel, with which no client was built, in the browser: from the shelf, on a phone, by keyboard."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import rmtree

import pytest
from playwright.sync_api import expect

from tests.browser.people import LONG, PHONE, Person, fits_the_phone, play, play_to_the_end, presses
from tests.browser.served import Served
from tests.browser.test_access import problems
from tests.plugged import EXAMPLE, Environment

Someone = Callable[..., Person]
#: What a phone's thumb can hit.
THUMB = 34
LIT = ".scene button.lit"


@pytest.fixture(scope="module")
def duels(plugged: Environment, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with Number Duel."""
    server = Served(tmp_path_factory.mktemp("duels") / "undercover.db", plugged.python)
    server.start()
    yield server.address
    server.stop()


BOARD = """
class Board extends HTMLElement {
  set given({ seen, options, choice, players }) {
    const offer = (option) => {
      const button = document.createElement("button");
      button.className = "lit";
      button.textContent = option.id;
      button.onclick = () => choice.pick(option.kind, ...option.targets);
      return button;
    };
    const title = document.createElement("h2");
    title.textContent = `${players[seen.seat]}: ${seen.decision}`;
    this.replaceChildren(title, ...options.map(offer));
  }
}
customElements.define("board-number-duel", Board);
export default { draws: () => true, direct: ["lay", "claim", "believe", "doubt"] };
"""
COVER = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><path d="M0 0h16v9H0Z" fill="#246"/></svg>'


@pytest.fixture
def drawn(plugged: Environment, tmp_path: Path) -> Iterator[str]:
    """The address of a server with a Number Duel that brings a board and a cover."""
    home = Path(plugged.runs("import number_duel; print(number_duel.__path__[0])").strip()) / "web"
    home.mkdir()
    (home / "board.js").write_text(BOARD, encoding="utf-8")
    (home / "cover.svg").write_text(COVER, encoding="utf-8")
    server = Served(tmp_path / "undercover.db", plugged.python)
    server.start()
    yield server.address
    server.stop()
    rmtree(home)


def words(language: str, id: str) -> str:
    text = (EXAMPLE / "number_duel" / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{id} = (.+)$", text, re.MULTILINE)
    assert found, id
    return found[1]


@pytest.mark.parametrize("language", ["en", "hu", "pl"])
def test_from_the_shelf_to_the_end(someone: Someone, duels: str, language: str) -> None:
    ana = someone("Ana", address=duels, language=language)
    ana.visits("/")
    title = words(language, "game-title")
    box = ana.page.locator("article.box", has_text=title)
    expect(box).to_contain_text(words(language, "game-tagline"))
    ana.button(f"{ana.says('ui-play-now')}: {title}").click()
    expect(ana.page.locator(".hand .zone h2").first).to_contain_text(words(language, "board-hand"))
    play_to_the_end([ana])
    assert ana.result() in ("ui-you-won", "ui-you-lost")
    assert not re.search(r"\b(option|event|prompt|board|end)-\w", ana.page.inner_text("body")), "an id is shown"


def test_rules_and_replay(someone: Someone, duels: str) -> None:
    ana = someone("Ana", address=duels)
    ana.visits("/rules/number_duel")
    expect(ana.page.locator('[id="rule-2.4"]')).to_contain_text("Doubted")
    table = ana.opens_table(game="number_duel", play_now="greedy")
    play_to_the_end([ana])
    ana.visits(f"/replay/{table}")
    ana.page.locator(".board section.seat").nth(1).wait_for()
    ana.page.keyboard.press("End")
    expect(ana.page.locator(".others .card").first).to_be_visible()
    expect(ana.page.locator(".others .card.down")).to_have_count(0)  # all cards are open
    ana.page.keyboard.press("Home")
    expect(ana.page.locator(".others .card:not(.down)")).to_have_count(10)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_on_a_phone(someone: Someone, duels: str, theme: str) -> None:
    """Nothing scrolls, everything lit can be hit, and axe-core finds nothing."""
    ana = someone("Ana", address=duels, size=PHONE, touch=True, theme=theme, language="hu")
    ana.opens_table(game="number_duel", play_now="greedy")
    ana.page.locator(LIT).first.wait_for()
    assert problems(ana.page) == []
    for _ in play([ana], 14):
        if not ana.over():
            fits_the_phone(ana, THUMB)
    assert problems(ana.page) == []


@pytest.mark.parametrize("size", [(740, 360), (640, 400)], ids=["sideways", "zoomed"])
def test_the_question_stays_where_the_table_scrolls(someone: Someone, duels: str, size: tuple[int, int]) -> None:
    ana = someone("Ana", address=duels, size=size)
    ana.opens_table(game="number_duel", play_now="greedy")
    ana.page.locator(".prompt.yours").wait_for()
    box = ana.page.locator(".prompt").bounding_box()
    assert box
    assert box["height"] > 60
    assert box["y"] + box["height"] <= size[1]


def test_by_keyboard_alone(someone: Someone, duels: str) -> None:
    ana = someone("Ana", address=duels)
    ana.opens_table(game="number_duel", play_now="greedy")
    deadline = time.monotonic() + LONG
    while not ana.over():
        assert time.monotonic() < deadline, ana.prompt()
        if ana.asked():
            presses(ana, ana.dice.randrange(12), LIT)
        ana.page.wait_for_timeout(20)


def test_half_a_choice_can_be_changed(someone: Someone, duels: str) -> None:
    """A card that is picked is raised; another one can be picked instead; pressed again it is done."""
    ana = someone("Ana", address=duels)
    ana.opens_table(game="number_duel", play_now="greedy")
    cards = ana.page.locator(".hand button.lit")
    anything = ana.page.locator(f"{LIT}, .prompt button.lit").first
    anything.wait_for()
    while not cards.count():  # the bot has begun, and asks first
        ana.acts()
        anything.wait_for()
    number = cards.count()
    cards.nth(0).click()
    expect(cards.nth(0)).to_have_attribute("aria-pressed", "true")
    cards.nth(1).click()
    expect(cards.nth(0)).to_have_attribute("aria-pressed", "false")
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "true")
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".hand button[aria-pressed=true]")).to_have_count(0)
    cards.nth(1).click()
    cards.nth(1).click()
    expect(ana.page.locator(".hand .zone").first.locator(".card")).to_have_count(number - 1)
    expect(ana.page.locator(".board .chip button.lit").first).to_be_visible()


def test_a_board_and_a_cover_of_its_own(drawn: str, someone: Someone) -> None:
    ana = someone("Ana", address=drawn)
    ana.visits("/")
    box = ana.page.locator("article.box", has_text=words("en", "game-title"))
    expect(box.locator("img")).to_have_js_property("naturalWidth", 16)
    ana.opens_table(game="number_duel", play_now="greedy")
    expect(ana.page.locator("board-number-duel h2")).to_contain_text(re.compile(": (lay|answer)"))  # whoever begins
    deadline = time.monotonic() + LONG
    while not ana.over():
        assert time.monotonic() < deadline, ana.prompt()
        if not ana.acts(["board-number-duel button"]):
            ana.page.wait_for_timeout(20)
