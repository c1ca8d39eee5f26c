"""Rogue Agent in real browsers: people and bots, by mouse, by keyboard alone, on a phone of 360 pixels."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESKTOP, LONG, PHONE, Person, fits_the_phone, play, play_to_the_end, presses, settles
from undercover import Match, bots, game
from undercover.words import Words

Someone = Callable[..., Person]

#: What a sensible person looks at first; the actions of a turn come last, and one of them ends it.
PREFERRED = (
    ".prompt .main",
    ".sheet .main",
    "section.bomb .chip",
    ".column:not(.chosen)",
    ".way:not(.chosen)",
    ".search .chip",
    ".search .face",
    ".tray .chip:not(.chosen)",
    ".tile .ground:not(.chosen)",
    ".action:not(.chosen)",
)

#: So lucky that it is the last of several: the action that ends a turn.
LAST = 0.999


def luck(person: Person, leisure: float) -> float:
    """With so much leisure they do something in their turn; otherwise they end it."""
    return person.dice.random() if person.dice.random() < leisure else LAST


def plays(person: Person, leisure: float = 0.6) -> bool:
    """Discs lie on locations: whoever means the location presses its upper edge."""
    return person.acts(PREFERRED, luck(person, leisure), upper=True)


def at_table(person: Person) -> None:
    expect(person.page.locator(".tile")).to_have_count(13)


def forked(person: Person, match: Match) -> None:
    """Sit down in seat 0 at a table where this match goes on."""
    record: dict[str, Any] = match.record()
    person.opens_table(game="rogue_agent", seats=match.seats, play_now="random", record=record)
    at_table(person)


def until(seats: int, options: dict[str, Any], wanted: Callable[[Match], bool]) -> Match:
    """A match in which seat 0 is asked and things stand as wanted."""
    bot = bots.level("random")
    for seed in range(300):
        match = game("rogue_agent").start(seats, seed, options)
        while match.waiting:
            seat = match.waiting[0]
            if seat == 0 and wanted(match):
                return match
            match.carry_out(seat, bot.choose(match.chair(seat, bots.luck(match))))
    raise AssertionError("no match comes to that")


# ---------------------------------------------------------------- whole games


def test_two_people_play_a_whole_game_by_mouse(someone: Someone) -> None:
    """Agent mode. Both hear the same public story, and both see the same influence in the end."""
    ana, ben = someone("Ana"), someone("Ben")
    table = ana.opens_table(game="rogue_agent", seats=2)
    ana.calls_themselves()
    ben.joins(f"/table/{table}")
    ben.click("ui-ready")
    ana.click("ui-start")
    play_to_the_end([ana, ben], plays)
    own, other = ".agent .influence b", ".plate .influence b"
    assert ana.text(own) == ben.text(other)
    assert ben.text(own) == ana.text(other)
    for seat, person in enumerate((ana, ben)):
        assert person.story() == person.should_read("rogue_agent", seat)
    assert len(ana.story()) > 60
    assert {ana.result(), ben.result()} <= {"ui-you-won", "ui-you-lost"}
    assert "ui-you-won" in (ana.result(), ben.result())


def must_show_the_second(match: Match) -> bool:
    """Seat 0 has one android token face up and may turn up another."""
    shown = match.seen(0)["players"][0]["tokens_shown"]
    return shown.count("android") == 1 and any(
        option.kind == "reveal" and option.targets[0] == "android" for option in match.choices(0)
    )


def test_an_android_is_exposed_and_plays_on_with_bots(someone: Someone) -> None:
    """Four seats in Android mode: the own tokens are shown to nobody else; exposed, the menu is another one."""
    ana = someone("Ana")
    forked(ana, until(4, {"mode": "android"}, must_show_the_second))
    expect(ana.page.locator(".plate .token", has_text="?").first).to_be_visible()
    expect(ana.page.locator(".plate .token button")).to_have_count(0)
    ana.page.locator(".tray .chip", has_text="Android").click()
    ana.click("ui-confirm")
    expect(ana.page.locator(".agent.android")).to_be_visible()
    deadline = time.monotonic() + LONG
    while not (ana.page.locator(".action").count() or ana.over()):
        assert time.monotonic() < deadline, ana.prompt()
        plays(ana)
    if not ana.over():
        expect(ana.page.locator(".action", has_text="Attack the location")).to_be_visible()
        expect(ana.page.locator(".action", has_text="Arrest")).to_have_count(0)
    expect(ana.page.locator(".log .line", has_text="exposed as an android").first).to_be_attached()
    acts = 0
    while acts < 12 and not ana.over():
        assert time.monotonic() < deadline, ana.prompt()
        if plays(ana, leisure=0.2):
            acts += 1
        else:
            ana.page.wait_for_timeout(15)


def test_one_plays_with_the_keyboard_alone(someone: Someone) -> None:
    """Digits for the first nine lit things, arrows and Enter for the others, Enter to confirm."""
    kim = someone("Kim")
    kim.opens_table(game="rogue_agent", seats=2, play_now="random")
    at_table(kim)
    kim.page.keyboard.press("Tab")
    deadline = time.monotonic() + LONG
    while not kim.over():
        assert time.monotonic() < deadline, kim.prompt()
        number = kim.number(PREFERRED, luck(kim, leisure=0.5))
        if number is None:
            kim.page.wait_for_timeout(15)
        else:
            presses(kim, number, "button.lit")
    assert kim.result() in ("ui-you-won", "ui-you-lost")


def test_one_plays_on_a_phone_of_360_pixels(someone: Someone) -> None:
    """Four seats in Hungarian. Nothing scrolls at all; all that is lit can be hit; a tap opens a location."""
    pia = someone("Pia", size=PHONE, touch=True, language="hu")
    pia.opens_table(game="rogue_agent", seats=4, play_now="random")
    at_table(pia)
    pia.page.locator(".tile .ground").first.tap(position={"x": 30, "y": 9})
    expect(pia.page.locator(".sheet h2")).to_be_visible()
    pia.page.locator(".sheet header button").tap()
    expect(pia.page.locator(".sheet h2")).to_have_count(0)
    looked = 0
    for _ in play([pia], act=lambda person: plays(person, leisure=0.5)):
        looked += 1
        fits_the_phone(pia, least=24)
    assert looked > 10


# ---------------------------------------------------------------- what is seen on the board


def nothing_to_decide(match: Match) -> bool:
    """Seat 0 acts last, the City phase with criminals on the path asks nobody anything, and then seat 0 is asked."""
    if match.seen(0)["decision"] != "choose_action" or match.hints(0)["city"]["criminals"] == []:
        return False
    later = match.copy()
    later.play(0, next(option for option in later.choices(0) if option.kind == "end_turn"))
    told = [event["type"] for event in later.story(0)]
    return "round_began" in told[len(match.story(0)) :] and 0 in later.waiting


#: Where the criminals are on the board.
DISCS = """() => Object.fromEntries([...document.querySelectorAll(".tile [data-place^='disc:']")].map(disc => [
    disc.dataset.place.slice(5), disc.closest(".tile").dataset.place.slice(5)]))"""


def test_the_city_phase_is_shown_before_it_comes(someone: Someone) -> None:
    """The arrows point where the discs then go."""
    match = until(2, {}, nothing_to_decide)
    coming = match.hints(0)["city"]["criminals"]
    ana = someone("Ana")
    forked(ana, match)
    expect(ana.page.locator(".ghosts")).to_have_count(0)
    ana.page.locator(".ahead").click()
    expect(ana.page.locator(".ghosts .criminal")).to_have_count(len(coming))
    before = ana.page.evaluate(DISCS)
    assert before == {**before, **{each["criminal"]: each["from"] for each in coming}}
    ana.page.locator(".action", has_text="End the turn").click()
    ana.click("ui-confirm")
    expect(ana.page.locator(".status b")).to_have_text(re.compile(f"Round {match.seen(0)['round'] + 1} "))
    after = ana.page.evaluate(DISCS)
    for each in coming:
        if each["to"]:
            assert after[each["criminal"]] == each["to"]


def may_start_a_column(match: Match) -> bool:
    """With time enough for it, and no other bomb there."""
    seen = match.seen(0)
    timers = next(place["bombs"] for place in seen["city"] if place["slot"] == seen["players"][0]["slot"])
    return len(timers) == 1 and timers[0] > 1 and any(option.kind == "new_column" for option in match.choices(0))


def test_a_bomb_is_defused_on_its_sheet(someone: Someone) -> None:
    """A die is picked, then a column; a new column is dangerous and asks again; the timer falls."""
    match = until(2, {}, may_start_a_column)
    new = next(option for option in match.choices(0) if option.kind == "new_column")
    colour, symbol, column = new.targets
    ana = someone("Ana")
    forked(ana, match)
    sheet = ana.page.locator("section.bomb")
    timer = int(sheet.locator(".timer b").inner_text())
    sheet.locator(".dice button", has_text=f"{colour} {symbol}").first.click()
    target = sheet.locator(".column.lit", has_text=f"New column {column}: {colour} {symbol}")
    placed = sheet.locator(".cell > .die")
    count = placed.count()
    target.click()
    expect(ana.page.locator(".prompt")).to_contain_text("lowers the timer")
    ana.page.keyboard.press("Escape")
    expect(target).not_to_have_class(re.compile("chosen"))
    assert placed.count() == count
    target.click()
    target.click()
    expect(placed).to_have_count(count + 1)
    expect(sheet.locator(".timer b")).to_have_text(str(timer - 1))


def test_a_barred_action_says_why(someone: Someone) -> None:
    ana = someone("Ana")
    forked(ana, until(2, {}, lambda match: match.seen(0)["decision"] == "choose_action"))
    barred = ana.page.locator(".action.no", has_text="Turn in")
    barred.click(force=True)
    expect(ana.page.locator(".prompt")).to_contain_text("You have nobody in custody.")
    expect(ana.page.locator(".prompt")).to_contain_text("R34")


def test_the_odds_of_an_attack_stand_on_its_buttons(someone: Someone) -> None:
    match = until(2, {}, lambda match: match.seen(0)["decision"] == "attack_ammo")
    chances = [f"{100 * chance:.0f} %" for chance in match.hints(0)["attack"]]
    ana = someone("Ana")
    forked(ana, match)
    expect(ana.page.locator(".tray .chip em")).to_contain_text(chances)


# ---------------------------------------------------------------- what can be read off it

#: Signs on the agent board and on tiles that are smaller than one can make out.
SMALL = """([where, least]) => [...document.querySelectorAll(where)].map(sign => sign.getBoundingClientRect().height)
    .filter(height => height < least - 0.5)"""


@pytest.mark.parametrize(("size", "least"), [((1440, 900), 24), (PHONE, 20)], ids=["desktop", "phone"])
def test_the_agent_board_has_names_and_signs_one_can_make_out(
    someone: Someone, size: tuple[int, int], least: int
) -> None:
    ana = someone("Ana", size=size, language="hu")
    forked(ana, until(3, {}, lambda match: match.seen(0)["round"] > 1))
    words = Words("hu", game("rogue_agent"))
    for track in ("stamina", "fuel", "ammo", "evidence", "car", "weapon", "agent"):
        name = words.say(f"track-{track}")
        meter = ana.page.locator(".agent").get_by_role("meter", name=name, exact=True)
        expect(meter.locator(".name")).to_be_visible()
    assert ana.page.evaluate(SMALL, [".agent .icon, .plate .numbers .glyph", least]) == []
    for place in game("rogue_agent").start(3, 0).seen(0)["city"]:
        name = words.say(f"tile-{place['tile']}")
        shown = ana.page.locator(".tile .name").filter(has_text=re.compile("\u00ad?".join(re.escape(c) for c in name)))
        expect(shown.first).to_be_visible()


def test_signs_are_told_in_words(someone: Someone) -> None:
    """Dice and discs in a sheet; one mark for what is reconstructed; a word for each location; roads for who hears."""
    ana = someone("Ana")
    forked(ana, until(3, {}, lambda match: match.seen(0)["decision"] == "next_location"))
    expect(ana.page.locator(".tile sup")).to_have_count(0)
    expect(ana.page.locator(".status .muted", has_text="≈")).to_have_count(1)
    ana.button(words_of("board-signs")).click()
    sheet = ana.page.get_by_role("dialog", name=words_of("board-signs"))
    for id in ("die-red", "symbol-boost", "disc-bomb-text", "board-police-text", "board-reconstructed"):
        expect(sheet).to_contain_text(words_of(id))
    ana.page.keyboard.press("Escape")
    fuel = ana.page.get_by_role("button", name=re.compile("^Fuel Station"))
    expect(fuel).to_have_accessible_name(re.compile(r"Roads lead to: .+\. Discs go on to: .+\."))
    fuel.hover(position={"x": 40, "y": 9})
    ana.page.mouse.move(1, 1)
    fuel.hover(position={"x": 60, "y": 9})
    expect(ana.page.get_by_role("tooltip")).to_contain_text("Fuel Station: fuel")


def test_what_can_be_chosen_says_what_choosing_does(someone: Someone) -> None:
    """Lit locations say where one drives; the others that one looks closer; discs that are no target are no buttons."""
    match = until(3, {}, lambda match: match.seen(0)["decision"] == "next_location")
    ana = someone("Ana")
    forked(ana, match)
    steps = [option for option in match.choices(0) if option.kind == "step"]
    words = Words("en", game("rogue_agent")).read_by(0, match.seen(0)["players"])
    for option in steps:
        label = re.escape(words.option(option, ())) + "$"
        expect(ana.page.locator(".tile .ground.lit").filter(has_text=re.compile(label))).to_have_count(1)
    unlit = ana.page.locator(".tile .ground:not(.lit)")
    expect(unlit).to_have_count(13 - len(steps))
    for tile in unlit.all():
        expect(tile).to_have_accessible_name(re.compile("Look closer.$"))
        assert tile.get_attribute("aria-haspopup") == "dialog"
    expect(ana.page.locator(".tile button.piece:not(.lit)")).to_have_count(0)


def words_of(id: str) -> str:
    return Words("en", game("rogue_agent")).say(id)


def test_against_bots_the_person_leads(someone: Someone) -> None:
    """From the shelf and from the page about the game: nobody waits for the first decision."""
    ana = someone("Ana")
    for start in ("/", "/learn/rogue_agent"):
        ana.visits(start)
        play = ana.says("ui-play-now")
        ana.page.get_by_role("button", name=re.compile(f"^{play}(: Rogue Agent)?$")).last.click()
        at_table(ana)
        expect(ana.page.locator(".status .leader")).to_contain_text("You lead the operations")


# ---------------------------------------------------------------- nothing lies on what is written


def knocked_out(match: Match) -> bool:
    """Without ammo seat 0 is knocked out."""
    if match.seen(0)["decision"] != "gangster_ammo":
        return False
    later = match.copy()
    later.play(0, match.choices(0)[0])
    return any(event["type"] == "knocked_out" for event in later.story(0)[len(match.story(0)) :])


@pytest.mark.parametrize("size", [PHONE, (740, 360), (820, 1180), DESKTOP, (2560, 1440)], ids=str)
def test_what_strikes_one_is_told_over_the_title(someone: Someone, size: tuple[int, int]) -> None:
    ana = someone("Ana", size=size, language="hu")
    forked(ana, until(4, {}, knocked_out))
    ana.page.locator(".tray .chip").first.click()
    told = ana.page.locator(".banner p", has_text="Kiütöttek")
    expect(told).to_be_visible()
    box, view = told.bounding_box(), ana.page.locator(".view").bounding_box()
    assert box
    assert view
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= view["y"]


#: Pairs of things of the first and of the second kind that lie on each other.
COLLIDE = """([first, second]) => {
    const boxes = where => [...document.querySelectorAll(where)].map(thing => thing.getBoundingClientRect());
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return boxes(first).filter(a => a.width && boxes(second).some(b => b.width && meet(a, b))).length;
}"""


def somebody_is_held(match: Match) -> bool:
    """By another seat than the first, and seat 0 knows a criminal that is at large."""
    criminals = match.seen(0)["criminals"]
    return any(each["custody"] for each in criminals) and any(each["card"] and each["slot"] for each in criminals)


@pytest.mark.parametrize("size", [(820, 1180), (1440, 900), (2560, 1440)], ids=["tablet", "desktop", "large"])
def test_no_sign_lies_on_a_word_or_a_number(someone: Someone, size: tuple[int, int]) -> None:
    ana = someone("Ana", size=size, language="hu")
    forked(ana, until(4, {}, somebody_is_held))
    expect(ana.page.locator(".piece .badge").first).to_be_attached()
    expect(ana.page.locator(".plate .more .disc, .plate .held").first).to_be_visible()
    settles(ana, lambda: ana.page.evaluate(COLLIDE, [".piece small", ".piece .badge"]), 0)
    settles(ana, lambda: ana.page.evaluate(COLLIDE, [".plate .numbers > span", ".plate .more > *"]), 0)


def test_on_a_phone_rounds_and_numbers_keep_off_the_locations(someone: Someone) -> None:
    """Twenty rounds, and criminals that were lost: what stands in the corner is longest in Shadow Watch."""
    pia = someone("Pia", size=PHONE, touch=True, language="hu")
    forked(pia, until(4, {"mode": "shadow_watch"}, lambda match: match.seen(0)["round"] > 9))
    expect(pia.page.locator(".status .numbers > span")).to_have_count(3)
    assert pia.page.evaluate(COLLIDE, [".status p > *, .help > *", ".tile"]) == 0


def many_on_one_location(match: Match) -> bool:
    """Four discs and somebody who stands there."""
    seen = match.seen(0)
    slots = [each["slot"] for each in seen["criminals"] if each["slot"]]
    for place in seen["city"]:
        slots += [place["slot"]] * (len(place["bombs"]) + place["assassins"])
    return any(slots.count(each["slot"]) > 3 for each in seen["players"])


@pytest.mark.parametrize("size", [PHONE, (820, 1180), DESKTOP], ids=["phone", "tablet", "desktop"])
def test_many_discs_leave_the_name_and_who_stands_there_alone(someone: Someone, size: tuple[int, int]) -> None:
    ana = someone("Ana", size=size, language="pl")
    forked(ana, until(4, {}, many_on_one_location))
    for others in (".tile .name", ".tile .figures > span"):
        settles(ana, lambda others=others: ana.page.evaluate(COLLIDE, [".tile .disc", others]), 0)  # type: ignore[misc]


#: Things that stick out of what holds them.
OUTSIDE = """([holds, things]) => [...document.querySelectorAll(holds)].flatMap(outer => {
    const room = outer.getBoundingClientRect();
    return [...outer.querySelectorAll(things)].filter(thing => {
        const box = thing.getBoundingClientRect();
        return box.left < room.left || box.right > room.right || box.bottom > room.bottom + 1;
    });
}).length"""


def has_a_prisoner_and_is_known(match: Match) -> bool:
    """Another seat than the first."""
    held = {each["custody"] for each in match.seen(0)["criminals"]}
    return any(len(each["tokens_shown"]) > 1 and each["seat"] in held for each in match.seen(0)["players"][1:])


@pytest.mark.parametrize("size", [PHONE, (820, 1180), DESKTOP], ids=["phone", "tablet", "desktop"])
def test_what_players_have_stays_on_their_boards(someone: Someone, size: tuple[int, int]) -> None:
    """Tokens beside a prisoner; credits in two figures."""
    ana = someone("Ana", size=size, language="pl")
    forked(ana, until(4, {"mode": "android"}, has_a_prisoner_and_is_known))
    settles(ana, lambda: ana.page.evaluate(OUTSIDE, [".plate", ".numbers > span, .more > *"]), 0)
    settles(ana, lambda: ana.page.evaluate(COLLIDE, [".plate .numbers > span", ".plate .more > *"]), 0)
    forked(ana, until(2, {}, lambda match: match.seen(0)["players"][0]["credits"] > 9))
    settles(ana, lambda: ana.page.evaluate(OUTSIDE, [".agent", ".counts b"]), 0)


def test_held_sideways_a_phone_shows_what_can_be_done(someone: Someone) -> None:
    """The city is scrolled; actions, and the dice of the bomb sheet, are not."""
    pia = someone("Pia", size=(740, 360), touch=True, language="pl")
    for decision, what in (("choose_action", ".action"), ("place_die", ".bomb .dice button")):
        forked(pia, until(2, {}, lambda match, decision=decision: match.seen(0)["decision"] == decision))  # type: ignore[misc]
        expect(pia.page.locator(what).first).to_be_in_viewport(ratio=1)
