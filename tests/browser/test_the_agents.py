"""The Agents in real browsers: people and bots, by mouse, by keyboard alone, on a phone of 360 pixels."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.people import PHONE, Person
from undercover import Match, Option, game
from undercover.bots import level, luck

Someone = Callable[..., Person]

#: What a sensible person looks at first. Everything else that is lit is left alone, so that a turn comes to its end.
PREFERRED = (
    ".prompt button.main.lit",
    ".half.lit",
    ".clip.lit",
    ".looking button.lit",
    ".file.lit",
    ".row .agent.lit",
    ".hand .agents button.lit:not(.chosen)",
    ".hand .missions button.lit:not(.chosen)",
    ".prompt button.lit",
    ".pile.lit",
    ".mission.lit",
)

#: How lines begin that only one person reads.
PRIVATE = ("You get", "In the hand of", "Ana takes from", "Ben takes from", "Ana steals from", "Ben steals from", "Bot")


def best(person: Person) -> Locator | None:
    """The lit thing this person would click next; of the ways to lay a card rather one that pays them."""
    for selector in PREFERRED:
        lit = person.page.locator(f".scene {selector}")
        number = lit.count()
        if not number:
            continue
        if selector == ".half.lit":
            pays = person.page.locator(f".scene .half.lit[aria-label*='{person.name}: +']")
            lit, number = (pays, pays.count()) if pays.count() else (lit, number)
        return lit.nth(person.dice.randrange(number))
    return None


def plays(person: Person) -> bool:
    button = None if person.over() else best(person)
    if button is None:
        return False
    if person.touch:
        button.tap()
    else:
        button.click()
    return True


def play_to_the_end(people: Sequence[Person], seconds: float = 60) -> None:
    deadline = time.monotonic() + seconds
    while not all(person.over() for person in people):
        if not any([plays(person) for person in people]):
            people[0].page.wait_for_timeout(15)
        assert time.monotonic() < deadline, [person.prompt() for person in people]


def sit_down(host: Person, guests: Sequence[Person], seats: int) -> None:
    """The host opens a table, the guests come by the link, bots take the seats that are left."""
    table = host.opens_table(game="the_agents", seats=seats)
    host.calls_themselves()
    for guest in guests:
        guest.joins(f"/table/{table}")
        guest.click("ui-ready")
    host.click("ui-start")
    for person in (host, *guests):
        expect(person.page.locator(".plates .plate")).to_have_count(seats)


def points(person: Person) -> list[int]:
    """What everybody holds, by seat: the viewer's own file comes first on the table."""
    files = person.page.locator(".plates .file").evaluate_all("files => files.map(file => [file.dataset.place, file.ariaLabel])")
    held = {int(place.removeprefix("hand:")): int(re.findall(r"(\d+) of 40", label)[0]) for place, label in files}
    return [held[seat] for seat in sorted(held)]


# ---------------------------------------------------------------- whole games


def test_two_people_play_a_whole_game_by_mouse(someone: Someone) -> None:
    ana, ben = someone("Ana"), someone("Ben")
    sit_down(ana, [ben], seats=2)
    play_to_the_end([ana, ben])
    results = [person.result() for person in (ana, ben)]
    assert sorted(results) == ["ui-you-lost", "ui-you-won"]
    assert points(ana) == points(ben)
    assert points(ana)[results.index("ui-you-won")] >= 40


def test_two_people_and_two_bots_play_a_whole_game(someone: Someone) -> None:
    """Both hear the same public story."""
    ana, ben = someone("Ana"), someone("Ben")
    sit_down(ana, [ben], seats=4)
    play_to_the_end([ana, ben])
    assert points(ana) == points(ben)
    assert max(points(ana)) >= 40
    hers, his = ([line for line in person.story() if not line.startswith(PRIVATE)] for person in (ana, ben))
    assert hers == his
    assert len(hers) > 50


def test_one_plays_with_the_keyboard_alone(someone: Someone) -> None:
    """Digits for the first nine lit things, arrows and Enter for the others, Enter to confirm."""
    kim = someone("Kim")
    kim.opens_table(game="the_agents", seats=2, play_now="greedy")
    expect(kim.page.locator(".plates .plate")).to_have_count(2)
    kim.page.keyboard.press("Tab")
    deadline = time.monotonic() + 60
    while not kim.over():
        assert time.monotonic() < deadline, kim.prompt()
        button = best(kim)
        if button is None:
            kim.page.wait_for_timeout(15)
        elif kim.page.locator(".prompt button.main.lit").count():
            kim.page.evaluate("document.activeElement.blur()")
            kim.page.keyboard.press("Enter")
        else:
            press(kim, button)
    assert kim.result() in ("ui-you-won", "ui-you-lost")


def press(person: Person, button: Locator) -> None:
    """Choose something lit without a pointer."""
    among = button.evaluate("button => [...document.querySelectorAll('.scene button.lit:not(:disabled)')].indexOf(button)")
    if among < 9:
        person.page.keyboard.press(str(among + 1))
        return
    before = person.page.evaluate("document.activeElement.ariaLabel")
    person.page.keyboard.press(person.dice.choice(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")))
    if person.page.evaluate("document.activeElement.ariaLabel") != before:
        person.page.keyboard.press("Enter")


def test_one_plays_on_a_phone_of_360_pixels(someone: Someone) -> None:
    """Five players. Nothing scrolls sideways, the page does not scroll, everything lit is on the screen and can be hit."""
    pia = someone("Pia", size=PHONE, touch=True, language="hu")
    pia.opens_table(game="the_agents", seats=5, play_now="greedy")
    looked = 0
    deadline = time.monotonic() + 60
    while not pia.over():
        assert time.monotonic() < deadline, pia.prompt()
        if not plays(pia):
            pia.page.wait_for_timeout(15)
            continue
        looked += 1
        assert pia.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [360, 740]
        for box in pia.page.locator(".scene button.lit").evaluate_all(
            "buttons => buttons.map(button => { const {x, y, right, bottom, width, height} = button.getBoundingClientRect();"
            "return {x, y, right, bottom, width, height, what: button.outerHTML.slice(0, 200)} })"
        ):
            assert -1 <= box["x"] and box["right"] <= 361 and box["y"] >= 0 and box["bottom"] <= 741, box
            assert min(box["width"], box["height"]) >= 24, box
    assert looked > 10


# ---------------------------------------------------------------- what is seen on the table


def forked(person: Person, match: Match) -> None:
    """Sit down in seat 0 at a table where this match goes on."""
    record: dict[str, Any] = match.record()
    person.opens_table(game="the_agents", seats=match.seats, play_now="greedy", record=record)
    expect(person.page.locator(".plates .plate")).to_have_count(match.seats)


def until(seats: int, wanted: Callable[[Match, Option], bool]) -> tuple[Match, Option]:
    """A match in which seat 0 has an option of this sort."""
    bot = level("greedy")
    for seed in range(200):
        match = game("the_agents").start(seats, seed, {})
        while match.waiting:
            seat = match.waiting[0]
            for option in match.choices(seat) if seat == 0 else ():
                if wanted(match, option):
                    return match, option
            match.play(seat, bot.choose(match.seen(seat), match.choices(seat), luck(match)))
    raise AssertionError("no match has such an option")


def arrow_points(match: Match, faction: str) -> int:
    """What the arrows of a row pay seat 0."""
    row = next(row for row in match.seen(0)["factions"] if row["faction"] == faction)
    return int(row["points"][row["owners"].index(0)])


def after(match: Match, option: Option) -> Match:
    later = match.copy()
    later.play(0, option)
    return later


def completes_an_arrow(match: Match, option: Option) -> bool:
    """An agent whose command does nothing, so that only its half arrows count."""
    if option.kind != "play":
        return False
    later = match.copy()
    quiet = any(event["type"] == "no_effect" for event in later.play(0, option))
    return quiet and arrow_points(later, option.targets[1][0]) > arrow_points(match, option.targets[1][0])


def test_what_a_placement_would_score_is_shown_before_it_is_confirmed(someone: Someone) -> None:
    match, option = until(3, completes_an_arrow)
    card, place, _ = option.targets
    now, later = arrow_points(match, place[0]), arrow_points(after(match, option), place[0])
    ana = someone("Ana")
    forked(ana, match)
    ana.page.locator(f".hand [data-place='hand:0:{card}']").click()
    row = ana.page.locator(f".faction[aria-label='Faction {place[0]}']")
    half = row.locator(f".half.lit[aria-label*=' to {place}, '][aria-label*=': +{later - now}']")
    expect(half).to_have_count(1)
    half.click()
    pays = row.locator(".line.own .points")
    expect(pays).to_have_text(f"▼{now}→{later}")
    ana.page.keyboard.press("Escape")
    expect(pays).to_have_text(f"▼{now}")
    half.click()
    ana.click("ui-confirm")
    expect(row.locator(f"[data-place='row:{place}']:enabled")).to_be_visible()
    expect(pays).to_have_text(f"▼{later}")


ROWS = """() => [...document.querySelectorAll('.rows .row')].map(row => [...row.querySelectorAll('.agent')].map(
    agent => [agent.dataset.place, agent.querySelector('.card').classList.contains('turned')]))"""


def test_a_row_is_seen_from_the_own_side(someone: Someone) -> None:
    """Ana places three agents that face Ben. She sees them upside down and from left to right, he upright and mirrored."""
    ana, ben = someone("Ana"), someone("Ben")
    sit_down(ana, [ben], seats=2)
    deadline = time.monotonic() + 30
    while sum(map(len, ana.page.evaluate(ROWS))) < 3:
        assert time.monotonic() < deadline, [ana.prompt(), ben.prompt()]
        if not any([plays(ana), plays(ben)]):
            ana.page.wait_for_timeout(15)
    for person in (ana, ben):
        while person.page.locator(".prompt", has_text=person.says("ui-back")).count():
            person.page.keyboard.press("Escape")
    hers, his = ana.page.evaluate(ROWS), ben.page.evaluate(ROWS)
    assert sum(map(len, hers)) >= 3
    for mine, yours in zip(hers, his, strict=True):
        assert [place for place, _ in mine] == [place for place, _ in reversed(yours)]
        assert [upside_down for _, upside_down in mine] == [not upside_down for _, upside_down in reversed(yours)]
