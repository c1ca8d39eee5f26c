"""Low windows, of a phone held sideways or at 200 %, and colours the system decides: every board stays playable."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import LIT, Person, settles
from tests.browser.test_good_cop_bad_cop import go_on, until
from undercover import games

Someone = Callable[..., Person]
LOW = [(640, 400), (740, 360)]
#: The lit things that something else lies over, or that are too small, once they are scrolled to.
OUT_OF_REACH = """buttons => buttons.filter(button => {
    button.scrollIntoView({block: 'center'});
    const box = button.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const reached = button === hit || button.contains(hit) || hit?.closest('button') === button;
    return !reached || Math.min(box.width, box.height) < 20;
}).map(button => button.textContent.trim())"""
#: How large the letters of what is asked are, and whether all of it is on the screen.
READABLE = """prompt => {
    const box = prompt.getBoundingClientRect();
    const text = prompt.querySelector('.text');
    const whole = box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
    return whole && text.scrollHeight <= text.clientHeight + 1 && parseFloat(getComputedStyle(text).fontSize) >= 13;
}"""
#: Whether all words of a thing are within it.
HOLDS = "thing => thing.scrollWidth <= thing.clientWidth + 1"
#: Whether a thing has all the room of what it lies in, and no words beside it.
AS_WIDE = """thing => thing.clientWidth >= thing.parentElement.clientWidth - 1
    && thing.scrollWidth <= thing.clientWidth"""
BORDERED = "buttons => buttons.every(button => parseFloat(getComputedStyle(button).outlineWidth) >= 3)"


@pytest.mark.parametrize("game", games())
def test_a_low_window_and_forced_colours(someone: Someone, game: str) -> None:
    ana = someone("Ana", language="hu", size=LOW[0])
    ana.opens_table(game=game, play_now="random")
    for size in LOW:
        ana.page.set_viewport_size({"width": size[0], "height": size[1]})
        ana.page.locator(LIT).first.wait_for()
        settles(ana, lambda: ana.page.locator(".prompt").evaluate(READABLE), True)
        settles(ana, lambda: ana.page.locator(LIT).evaluate_all(OUT_OF_REACH), [])
    ana.page.emulate_media(forced_colors="active")
    expect(ana.page.locator(LIT).first).to_be_visible()
    settles(ana, lambda: ana.page.locator(LIT).evaluate_all(BORDERED), True)


def test_the_tracks_of_an_agent_keep_their_names_in_a_low_window(someone: Someone) -> None:
    ana = someone("Ana", language="hu", size=LOW[0])
    ana.opens_table(game="rogue_agent", play_now="random")
    names = ana.page.locator(".track .name")
    expect(names).to_have_count(7)
    ana.page.evaluate("document.fonts.ready.then(() => true)")
    for size in LOW:
        ana.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert [name.text_content() for name in names.all() if not name.evaluate(HOLDS)] == []


def test_whoever_is_out_reads_all_of_the_guesses_in_a_low_window(someone: Someone) -> None:
    ana = someone("Ana", language="hu", size=LOW[0])
    go_on(until(5, 0, lambda m: not m.seen(0)["players"][0]["living"] and m.waiting == (1,)), ana, someone("Ben"))
    guesses = ana.page.locator(".actions section")
    expect(guesses).to_be_visible()
    for size in LOW:
        ana.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert guesses.evaluate(AS_WIDE)
