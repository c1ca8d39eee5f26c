"""People meet at a table and play whole games of Agent Avenue, each in a browser of their own."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import LONG, PHONE, Person, fits_the_phone, play, play_to_the_end

Someone = Callable[..., Person]


def gather(host: Person, guests: list[Person], seats: int = 2, advanced: bool = False) -> None:
    """The host opens a table and settles it, the guests open the link, everybody sits down, and it begins."""
    link = host.invites()
    host.calls_themselves()
    if seats != 2:
        host.page.locator("label", has_text=str(seats)).click()
        expect(host.page.get_by_text(host.says("ui-seat", number=seats))).to_be_visible()
    if advanced:
        host.chooses("setting-mode-advanced")
    for guest in guests:
        guest.joins(link)
        guest.click("ui-ready")
    host.click("ui-start")


def test_two_people_play_a_whole_advanced_game(someone: Someone) -> None:
    ana, ben = someone("Ana"), someone("Ben")
    gather(ana, [ben], advanced=True)
    expect(ana.page.get_by_role("region", name=ana.says("board-market"))).to_have_count(1)
    play_to_the_end([ana, ben])
    assert sorted([ana.result(), ben.result()]) == ["ui-you-lost", "ui-you-won"]
    for seat, person in enumerate((ana, ben)):
        assert person.story() == person.should_read("agent_avenue", seat)
    assert {ana.story()[-1], ben.story()[-1]} in ({"You win!", "Ana wins!"}, {"You win!", "Ben wins!"})


def test_four_people_play_as_teams(someone: Someone) -> None:
    people = [someone(name) for name in ("Ana", "Ben", "Cili", "Dora")]
    gather(people[0], people[1:], seats=4)
    play_to_the_end(people)
    results = [person.result() for person in people]
    assert results[0] == results[1] != results[2] == results[3]


def test_one_in_hungarian_and_one_in_polish_at_the_same_table(someone: Someone) -> None:
    """A simple game; then a rematch brings both to the same new table."""
    agi, jan = someone("Ági", language="hu"), someone("Jan", language="pl")
    gather(agi, [jan])
    asked, waiting = (agi, jan) if agi.asked_soon() else (jan, agi)
    expect(asked.page.locator(".prompt")).to_contain_text(asked.says("prompt-offer"))
    expect(waiting.page.locator(".prompt")).to_contain_text(waiting.says("asks-offer", seat=asked.name))
    expect(agi.page.get_by_role("region", name=agi.says("board-market"))).to_have_count(0)
    play_to_the_end([agi, jan])
    assert sorted([agi.result(), jan.result()]) == ["ui-you-lost", "ui-you-won"]
    for seat, person in enumerate((agi, jan)):
        assert person.story() == person.should_read("agent_avenue", seat)
    assert len(agi.story()) > 10
    assert not set(agi.story()) & set(jan.story())
    first = agi.page.url
    jan.click("ui-rematch")
    agi.page.wait_for_url(lambda url: url != first)
    jan.page.wait_for_url(agi.page.url)
    expect(agi.page.locator("strong", has_text="Jan").first).to_be_visible()


def test_one_plays_with_the_keyboard_alone(someone: Someone) -> None:
    """From the shelf to the end of the game without a pointer: Tab, digits, arrows, Enter."""
    kim = someone("Kim")
    page = kim.visits("/").page
    expect(page.get_by_role("button", name="Play now: Agent Avenue")).to_be_visible()
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.ariaLabel") == "Play now: Agent Avenue":
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    moves, deadline = 0, time.monotonic() + LONG
    while not kim.over():
        assert time.monotonic() < deadline, kim.prompt()
        if not kim.asked():
            page.wait_for_timeout(50)
            continue
        moves += 1
        if page.locator(".prompt button.main.lit").count():
            page.evaluate("document.activeElement.blur()")
            page.keyboard.press("Enter")
        elif moves % 3:
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press(str(kim.dice.randint(1, 4)))
    assert kim.result()


def test_one_plays_on_a_phone_of_360_pixels(someone: Someone) -> None:
    """Nothing scrolls sideways, the page does not scroll at all, and everything lit is on the screen and can be hit."""
    pia = someone("Pia", size=PHONE, touch=True, language="hu")
    pia.opens_table(options={"mode": "advanced"}, play_now="greedy")
    seen = 0
    for _ in play([pia]):
        seen += 1
        if not pia.over():
            fits_the_phone(pia, least=24)
    assert seen > 5
