"""What calls people back: sounds, the title, a notice; clocks; and a bot for whoever is away."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import Person, play, play_to_the_end

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
    assert notes(ana) > 0
    before = notes(ana)
    for _ in play([ana], acts=3):
        pass
    ana.page.locator(".prompt.yours").wait_for()
    assert notes(ana) > before
    sets(ana, "ui-sound", on=False)
    silent = notes(ana)
    play_to_the_end([ana])
    assert notes(ana) == silent


def test_the_title_and_a_notice_say_that_it_is_your_turn(someone: Someone) -> None:
    ana, bela = someone("Ana"), someone("Béla", notify=True)
    bela.context.add_init_script(BACKGROUND)
    two_at_a_table(ana, bela)
    turn = f"● {bela.says('ui-your-turn')}"
    assert ana.page.title().startswith(turn)
    assert not bela.page.title().startswith(turn)
    assert bela.page.evaluate("window.notices") == []
    bela.page.evaluate("window.away = true")
    for _ in play([ana], acts=3):
        pass
    expect(bela.page).to_have_title(re.compile(re.escape(turn)))
    assert bela.page.evaluate("window.notices") == [[bela.says("ui-your-turn"), bela.says("game-title")]]
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
    before, still = seconds(running.inner_text()), standing.inner_text()
    bela.page.wait_for_timeout(2200)
    assert before - 10 < seconds(running.inner_text()) < before
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
    for _ in play([ana], acts=3):
        pass
    ana.page.locator(".prompt.yours").wait_for()

    bela.visits(link)
    bela.page.locator("#tab-players").click()
    bela.click("ui-seat-back")
    expect(bela.page.locator("aside li", has_text="Béla")).not_to_contain_text(bela.says("ui-standing-in", seat="Béla"))
    expect(seat).to_contain_text(ana.says("ui-here"))
    play_to_the_end([ana, bela])
    assert {ana.result(), bela.result()} == {"ui-you-won", "ui-you-lost"}
