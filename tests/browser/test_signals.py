"""What calls people back: sounds, the title, a notice; clocks; and a bot for whoever is away."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.people import LONG, PHONE, Person, play_on, settles

Someone = Callable[..., Person]

#: A loudspeaker that counts the notes it is given.
LOUDSPEAKER = """
window.notes = 0;
const node = () => ({
    frequency: {},
    gain: {setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {}},
    connect: (next) => next,
    start: () => window.notes++,
    stop() {},
});
window.AudioContext = class {
    currentTime = 0;
    sampleRate = 8000;
    state = "running";
    destination = {};
    createGain = node;
    createOscillator = node;
    createBiquadFilter = node;
    createBufferSource = node;
    createBuffer = () => ({getChannelData: () => new Float32Array(8)});
};
"""

#: A browser whose window is in the background, and which keeps the notices it is asked to show.
BACKGROUND = """
window.notices = [];
window.Notification = class {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(title, options) {
        window.notices.push([title, options.body]);
    }
};
Object.defineProperty(document, "hidden", {get: () => window.away === true});
"""


def notes(person: Person) -> int:
    return int(person.page.evaluate("window.notes"))


def sets(person: Person, name: str, on: bool) -> None:
    person.page.get_by_role("button", name=person.says("ui-settings")).click()
    dialog = person.page.get_by_role("dialog", name=person.says("ui-settings"))
    label = person.says("ui-sound-on" if on else "ui-sound-off")
    dialog.get_by_role("group", name=person.says(name)).locator("label", has_text=label).click()
    dialog.get_by_role("button", name=person.says("ui-close")).click()


def two_at_a_table(ana: Person, bela: Person, clock: str | None = None) -> str:
    link = ana.invites()
    ana.calls_themselves()
    ana.chooses("setting-first-green")
    if clock:
        ana.chooses(clock)
    bela.joins(link)
    bela.click("ui-ready")
    ana.click("ui-start")
    ana.page.locator(".prompt.yours").wait_for()
    bela.page.locator(".prompt .waiting").wait_for()
    return link


def test_sounds_are_played_when_they_are_on(someone: Someone) -> None:
    ana = someone("Ana")
    ana.context.add_init_script(LOUDSPEAKER)
    ana.opens_table(play_now="greedy", options={"first": "green"})
    ana.page.locator(".prompt.yours").wait_for()
    assert notes(ana) == 0
    sets(ana, "ui-sound", on=True)
    settles(ana, lambda: notes(ana) > 0, True)
    before = notes(ana)
    play_on([ana], acts=3)
    ana.page.locator(".prompt.yours").wait_for()
    settles(ana, lambda: notes(ana) > before, True)
    sets(ana, "ui-sound", on=False)
    silent = notes(ana)
    play_on([ana], acts=6)
    assert notes(ana) == silent


def test_the_title_and_a_notice_say_that_it_is_your_turn(someone: Someone) -> None:
    ana, bela = someone("Ana"), someone("Béla", notify=True)
    bela.context.add_init_script(BACKGROUND)
    two_at_a_table(ana, bela)
    turn = f"● {bela.says('ui-your-turn')}"
    expect(ana.page).to_have_title(re.compile(f"^{re.escape(turn)}"))
    expect(bela.page).not_to_have_title(re.compile(f"^{re.escape(turn)}"))
    assert bela.page.evaluate("window.notices") == []
    bela.page.evaluate("window.away = true")
    play_on([ana], acts=3)
    expect(bela.page).to_have_title(re.compile(re.escape(turn)))
    told = [[bela.says("ui-your-turn"), bela.says("game-title")]]
    settles(bela, lambda: bela.page.evaluate("window.notices"), told)
    expect(ana.page).not_to_have_title(re.compile(re.escape(turn)))


def test_clocks_run_for_whoever_decides(someone: Someone) -> None:
    ana, bela = someone("Ana"), someone("Béla")
    two_at_a_table(ana, bela, clock="ui-clock-realtime")
    bela.page.locator("#tab-players").click()
    clocks = bela.page.locator(".clock")
    expect(clocks).to_have_count(2)
    running, standing = clocks.nth(0), clocks.nth(1)
    expect(running).to_have_class(re.compile("running"))
    expect(standing).not_to_have_class(re.compile("running"))
    before, still = running.inner_text(), standing.inner_text()
    expect(running).not_to_have_text(before)
    assert seconds(running.inner_text()) < seconds(before)
    assert standing.inner_text() == still


def seconds(clock: str) -> int:
    minutes, rest = clock.split(":")
    return 60 * int(minutes) + int(rest)


def test_a_bot_stands_in_for_whoever_is_away_and_hands_the_seat_back(someone: Someone) -> None:
    ana, bela = someone("Ana"), someone("Béla")
    link = two_at_a_table(ana, bela)
    ana.page.locator("#tab-players").click()
    seat = ana.page.locator("aside li", has_text="Béla")
    expect(seat).to_have_count(1)  # the story, which speaks of Béla too, has gone
    expect(seat.get_by_role("button").first).to_be_visible()
    expect(seat.get_by_role("button", name=ana.says("ui-stand-in"))).to_have_count(0)
    bela.visits("/")
    expect(seat).to_contain_text(ana.says("ui-away"))
    seat.get_by_role("button", name=ana.says("ui-stand-in")).click()
    expect(seat).to_contain_text(ana.says("ui-standing-in", seat="Béla"))
    play_on([ana], acts=3)
    ana.page.locator(".prompt.yours").wait_for()

    bela.visits(link)
    bela.page.locator("#tab-players").click()
    bela.click("ui-seat-back")
    expect(bela.page.locator("aside li", has_text="Béla")).not_to_contain_text(bela.says("ui-standing-in", seat="Béla"))
    expect(seat).to_contain_text(ana.says("ui-here"))
    plays_until(ana, bela.page.locator(".prompt.yours"))
    play_on([bela], acts=1)


def plays_until(person: Person, there: Locator) -> None:
    """Click what is lit until something is there, on whatever page."""
    deadline = time.monotonic() + LONG
    while not there.count():
        assert time.monotonic() < deadline, person.prompt()
        if not person.acts():
            person.page.wait_for_timeout(20)


def test_who_is_away_is_shown_at_the_seat_with_the_way_to_a_stand_in(someone: Someone) -> None:
    """While they are waited for, the prompt leads to where a bot is called."""
    ana, bela = someone("Ana"), someone("Béla")
    two_at_a_table(ana, bela)
    seat = ana.page.locator(".side .player", has_text="Béla")
    bela.visits("/")
    expect(seat).to_contain_text(ana.says("ui-away"))
    way = ana.page.locator(".prompt").get_by_role("button", name=ana.says("ui-stand-in"))
    plays_until(ana, way)
    way.click()
    there = ana.page.locator("aside li", has_text="Béla")
    expect(there).to_have_count(1)
    there.get_by_role("button", name=ana.says("ui-stand-in")).click()
    expect(seat).not_to_contain_text(ana.says("ui-away"))


def test_a_sheet_on_a_phone_hides_no_request(someone: Someone) -> None:
    """To whoever is writing it says that something is asked; for everybody else it makes way."""
    ana, bela = someone("Ana", size=PHONE), someone("Béla")
    two_at_a_table(ana, bela)
    sheet, asked = ana.page.locator("#tab-panel"), bela.page.locator(".prompt.yours")
    plays_until(ana, asked)
    ana.page.locator("#tab-chat").click()
    ana.page.get_by_placeholder(ana.says("ui-chat-hint")).click()
    request = sheet.get_by_role("button", name=ana.says("ui-your-turn"))
    plays_until(bela, request)
    request.click()
    expect(sheet).to_have_count(0)
    plays_until(ana, asked)
    ana.page.locator("#tab-story").click()
    expect(sheet).to_be_visible()
    plays_until(bela, ana.page.locator(".prompt.yours"))
    expect(sheet).to_have_count(0)
