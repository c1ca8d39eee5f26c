"""Death Angel in real browsers: alone on a phone, three people at six seats with bots, the keyboard alone."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import DESKTOP, LONG, PHONE, Person, fits_the_phone, play, play_to_the_end, settles
from tests.browser.test_access import problems
from tests.browser.test_lessons import COVERS
from undercover import Match, Option, game
from undercover.bots import level, luck

Someone = Callable[..., Person]


#: The marines from the top: who stands there, and where he looks.
COLUMN = """() => [...document.querySelectorAll('.marine')].map(
    marine => [marine.dataset.place, marine.classList.contains('left') ? 'left' : 'right'])"""

#: Whether part of a text cannot be seen.
HIDES = "element => element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1"


#: The cards of swarms that a terrain card in the same place covers.
COVERED = """() => [...document.querySelectorAll('.slot')].flatMap(slot => {
    const walls = [...slot.querySelectorAll('.terrain')].map(wall => wall.getBoundingClientRect());
    return [...slot.querySelectorAll('.swarm .card')].filter(card => {
        const { left, right } = card.getBoundingClientRect();
        return walls.some(wall => left < wall.right - 1 && wall.left + 1 < right);
    }).map(card => card.dataset.place);
})"""


def sit_down(host: Person, guests: Sequence[Person], seats: int) -> None:
    """The host opens a table, the guests come by the link, bots take the seats that are left."""
    table = host.opens_table(game="death_angel", seats=seats)
    host.calls_themselves()
    for guest in guests:
        guest.joins(f"/table/{table}")
        guest.click("ui-ready")
    host.click("ui-start" if len(guests) + 1 == seats else "ui-start-with-bots")
    for person in (host, *guests):
        expect(person.page.locator(".hulk")).to_be_visible()


def forked(person: Person, match: Match) -> None:
    """Sit down in seat 0 at a table where this match goes on."""
    person.opens_table(game="death_angel", seats=match.seats, play_now="greedy", record=match.record())
    expect(person.page.locator(".hulk .marine")).to_have_count(len(match.seen(0)["formation"]))


def until(seats: int, wanted: Callable[[dict[str, Any], Sequence[Option]], bool]) -> Match:
    """A match in which seat 0 decides, and it is a decision of this sort."""
    bot = level("greedy")
    for seed in range(300):
        match = game("death_angel").start(seats, seed, {})
        while match.waiting:
            seat = match.waiting[0]
            if seat == 0 and wanted(match.seen(0), match.choices(0)):
                return match
            match.carry_out(seat, bot.choose(match.chair(seat, luck(match))))
    raise AssertionError("no match has such a decision")


def card(person: Person, action: str) -> Locator:
    return person.page.locator(f".hand [data-place='hand:{action}']")


# ---------------------------------------------------------------- whole games


def test_one_plays_alone_by_mouse_on_a_phone_of_360_pixels(someone: Someone) -> None:
    """Three teams. Nothing scrolls sideways or at all; everything lit is on the screen and can be hit."""
    pia = someone("Pia", size=PHONE, language="hu")
    pia.opens_table(game="death_angel", seats=1, play_now="greedy")
    looked = 0
    for _ in play([pia]):
        looked += 1
        fits_the_phone(pia, least=22)
    assert looked > 10
    expect(pia.page.locator(".stage .quiet")).to_be_visible()


def test_three_people_and_three_bots_play_a_whole_game_by_mouse(someone: Someone) -> None:
    """One team each. All read the same public story, line by line, each in their language, and share the result."""
    people = [someone("Ana"), someone("Ben"), someone("Cleo", language="pl")]
    sit_down(people[0], people[1:], seats=6)
    play_to_the_end(people)
    assert people[0].result() == people[1].result() == people[2].result()
    assert people[0].page.evaluate(COLUMN) == people[2].page.evaluate(COLUMN)
    for seat, person in enumerate(people):
        assert person.story() == person.should_read("death_angel", seat)
    assert len(people[0].story()) > 50


def test_one_plays_with_the_keyboard_alone(someone: Someone) -> None:
    """Digits for the first nine lit things, arrows and Enter for the others, Enter to confirm."""
    kim = someone("Kim")
    kim.opens_table(game="death_angel", seats=1, play_now="greedy")
    kim.page.locator(".scene button.lit").first.wait_for()
    keys = kim.page.keyboard
    keys.press("Tab")
    deadline = time.monotonic() + LONG
    while not kim.over():
        assert time.monotonic() < deadline, kim.prompt()
        if kim.page.locator(".prompt button.main.lit").count():
            kim.page.evaluate("document.activeElement.blur()")
            keys.press("Enter")
        elif kim.asked():
            press(kim)
        else:
            kim.page.wait_for_timeout(10)
    assert kim.result() in ("ui-you-won", "ui-you-lost")


def press(person: Person) -> None:
    """One of the lit things, without a pointer; what is picked already is left alone."""
    keys, page = person.page.keyboard, person.page
    if person.dice.random() < 0.7:
        free = page.locator(".scene button.lit").evaluate_all(
            "buttons => buttons.map((b, i) => b.classList.contains('chosen') ? -1 : i).filter(i => i >= 0 && i < 9)"
        )
        if free:
            keys.press(str(person.dice.choice(free) + 1))
        return
    keys.press(person.dice.choice(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")))
    if page.evaluate("document.activeElement.matches('button.lit:not(.chosen)')"):
        keys.press("Enter")


# ---------------------------------------------------------------- what is seen and chosen on the board


def test_the_card_of_the_last_round_is_locked_and_says_why(someone: Someone) -> None:
    match = until(1, lambda seen, _: seen["decision"] == "choose_actions" and seen["round"] == 2)
    team = match.seen(0)["teams"][0]
    ana = someone("Ana")
    forked(ana, match)
    locked = card(ana, team["previous"])
    expect(locked).to_have_attribute("aria-disabled", "true")
    expect(locked.locator(".lock")).to_be_visible()
    locked.click(force=True)
    expect(ana.page.locator(".prompt")).to_contain_text("This team played it last round.")


def test_a_card_is_laid_for_each_team_and_taken_back_one_by_one(someone: Someone) -> None:
    """The last one completes the choice, which waits to be confirmed; Escape goes back step by step."""
    match = until(1, lambda seen, _: seen["decision"] == "choose_actions")
    hands = [team["choosable"] for team in match.seen(0)["teams"]]
    ana = someone("Ana")
    forked(ana, match)
    confirm = ana.page.locator(".prompt button.main.lit")
    for hand in hands:
        expect(confirm).to_have_count(0)
        card(ana, hand[0]).click()
    expect(confirm).to_be_visible()
    laid = ana.page.locator(".hand .chosen")
    for left in (2, 1, 0):
        ana.page.keyboard.press("Escape")
        expect(laid).to_have_count(left)
    for hand in hands:
        card(ana, hand[1]).click()
    confirm.click()
    expect(ana.page.locator(".teams .card:not(.hidden)")).to_have_count(3)


def test_the_prompt_says_how_many_teams_and_which_cards_are_missing(someone: Someone) -> None:
    ana = someone("Ana")
    ana.opens_table(game="death_angel", seats=1, play_now="greedy")
    for left in (3, 2, 1):
        expect(ana.page.locator(".prompt")).to_contain_text(f"{left} to go")
        ana.page.locator(".picker button.lit").first.click()
    match = until(1, lambda seen, _: seen["decision"] == "choose_actions")
    teams = match.seen(0)["teams"]
    forked(ana, match)
    card(ana, teams[1]["choosable"][0]).click()
    bare = ", ".join(team["team"].title() for team in (teams[0], teams[2]))
    expect(ana.page.locator(".prompt strong")).to_have_text(f"Still without a card: {bare}.")


def test_the_prompt_says_what_an_event_asks_for(someone: Someone) -> None:
    match = until(1, lambda _, options: options[0].kind == "name_team")
    ana = someone("Ana")
    forked(ana, match)
    expect(ana.page.locator(".prompt strong")).to_have_text("For this Event: which team?")


@pytest.mark.parametrize("language", ["hu", "pl"])
def test_how_the_mission_is_won_is_never_cut_on_a_phone(someone: Someone, language: str) -> None:
    """At the Location that counts all of its name and text can be read; so can an action card just laid."""
    goal = until(6, lambda seen, _: seen["location"]["objective"] and seen["decision"] == "choose_actions")
    ana = someone("Ana", size=PHONE, language=language)
    forked(ana, goal)
    texts = ana.page.locator(".location :is(.text, strong)")
    settles(ana, lambda: texts.evaluate_all(f"texts => texts.some({HIDES})"), False)
    ana.page.locator(".hand .card.lit").first.click()
    settles(ana, lambda: ana.page.locator(".stage").evaluate(HIDES), False)
    fits_the_phone(ana, least=22)


@pytest.mark.parametrize("language", ["hu", "pl"])
def test_three_answers_are_whole_on_a_phone(someone: Someone, language: str) -> None:
    match = until(1, lambda _, choices: {"reroll", "use_artefact"} <= {option.kind for option in choices})
    ana = someone("Ana", size=PHONE, language=language)
    forked(ana, match)
    answers = ana.page.locator(".prompt .answer")
    expect(answers).to_have_count(3)
    assert not answers.locator("span").evaluate_all("all => all.some(one => one.scrollWidth > one.clientWidth + 1)")
    assert not ana.page.locator(".prompt .acts").evaluate(HIDES)


def test_no_card_of_a_swarm_lies_below_the_terrain_on_a_phone(someone: Someone) -> None:
    def crowded(seen: dict[str, Any], _: Sequence[Option]) -> bool:
        slots = [row[side] for row in seen["formation"] for side in ("left", "right")]
        return any(len(slot["terrain"]) > 1 and len(set(slot["swarm"])) > 3 for slot in slots)

    ana = someone("Ana", size=PHONE)
    forked(ana, until(6, crowded))
    settles(ana, lambda: ana.page.evaluate(COVERED), [])


def test_what_explains_a_card_never_lies_over_the_question(someone: Someone) -> None:
    match = until(1, lambda seen, _: seen["decision"] == "choose_actions" and seen["round"] == 2)
    ana = someone("Ana", size=PHONE, language="hu")
    forked(ana, match)
    ana.page.locator(".hand .card.barred").first.hover(force=True)
    expect(ana.page.locator("#explanation")).to_be_visible()
    settles(ana, lambda: ana.page.evaluate(COVERS, ["#explanation", ".prompt"]), False)


def test_cards_that_are_played_are_not_lit(someone: Someone) -> None:
    """They are marked as played, but what glows can be pressed."""
    match = until(1, lambda _, options: any(option.kind == "attack" for option in options))
    ana = someone("Ana")
    forked(ana, match)
    played = ana.page.locator(".hand .chosen").first
    expect(played).not_to_have_class(re.compile("lit"))
    glow = "element => getComputedStyle(element).boxShadow"
    assert played.evaluate(glow) != ana.page.locator(".marine.lit").first.evaluate(glow)


def test_odds_can_be_put_away_and_stay_away(someone: Someone) -> None:
    match = until(1, lambda seen, _: any(row["left"]["swarm"] for row in seen["formation"]))
    row = next(row for row in match.seen(0)["formation"] if row["left"]["swarm"])
    ana = someone("Ana")
    forked(ana, match)
    shown = ana.page.locator(".slot.left .odds").first
    expect(shown).to_contain_text(str(row["left"]["survives"]))
    ana.page.locator("button.odds").click()
    expect(shown).to_have_count(0)
    ana.page.reload()
    expect(ana.page.locator(".hulk .marine").first).to_be_visible()
    expect(shown).to_have_count(0)


def test_an_attack_is_picked_on_the_board_and_may_be_taken_back(someone: Someone) -> None:
    """First the marine, then the swarm; what he cannot reach says why."""
    match = until(1, lambda seen, options: sum(option.kind == "attack" for option in options) > 2)
    option = next(option for option in match.choices(0) if option.kind == "attack")
    marine, position, side = option.targets
    ana = someone("Ana")
    forked(ana, match)
    ana.page.locator(f"[data-place='marine:{marine}']").click()
    target = ana.page.locator(f"[data-slot='{position}:{side}']")
    if not ana.page.locator(".prompt button.main.lit").count():
        target.click()
    expect(target).to_have_class(re.compile("chosen"))
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".prompt button.main.lit")).to_have_count(0)


def test_marines_turn_before_the_eyes_of_whoever_turns_them(someone: Someone) -> None:
    match = until(1, lambda seen, options: any(option.kind == "turn" for option in options))
    turned = next(option.targets[0] for option in match.choices(0) if option.kind == "turn")
    assert isinstance(turned, list)
    marine = str(turned[0])
    facing = next(row["facing"] for row in match.seen(0)["formation"] if row["marine"] == marine)
    other = {"left": "right", "right": "left"}[facing]
    ana = someone("Ana")
    forked(ana, match)
    plate = ana.page.locator(f"[data-place='marine:{marine}']")
    plate.click()
    expect(plate).to_have_class(re.compile(rf"\b{other}\b"))
    plate.click()
    expect(plate).to_have_class(re.compile(rf"\b{facing}\b"))
    plate.click()
    ana.page.locator(".prompt button.main.lit").click()
    expect(
        ana.page.locator(".log .line", has_text=f"{marine.replace('_', ' ').title()} faces {other}.")
    ).to_be_visible()
    expect(plate).to_have_class(re.compile(rf"\b{other}\b"))


def test_the_cards_of_rewarded_faith_are_picked_one_by_one(someone: Someone) -> None:
    """However many ways there are: a marine, then Genestealers beside him, as many as he has tokens."""
    match = until(1, lambda seen, options: any(option.kind == "name_cards" for option in options))
    option = next(option for option in match.choices(0) if option.kind == "name_cards")
    marine, *sides = option.targets
    ana = someone("Ana")
    forked(ana, match)
    ana.page.locator(f"[data-place='marine:{marine}']").click()
    position = [row["marine"] for row in match.seen(0)["formation"]].index(marine) + 1
    for side, cards in zip(("left", "right"), sides, strict=True):
        assert isinstance(cards, list)
        for one in cards:
            if one != "none":
                ana.page.locator(f"[data-place='card:{position}:{side}:{one}']").click()
    kills = match.seen(0)["kills"]
    ana.page.locator(".prompt button.main.lit").click()
    expect(ana.page.locator(".meta .count").nth(1)).not_to_have_text(str(kills))


def reads_alone(seen: dict[str, Any], _: Sequence[Option]) -> bool:
    """An Instinct has been drawn that only seat 0 may know."""
    event = seen["event"]
    return bool(event and not event["shown"] and event["id"])


def test_an_instinct_is_read_by_one_alone(someone: Someone) -> None:
    """While somebody decides about it, the others see that there is an Event, and nothing of it."""
    ana, ben = someone("Ana"), someone("Ben")
    table = ana.opens_table(game="death_angel", seats=2, record=until(2, reads_alone).record())
    ana.calls_themselves()
    ben.joins(f"/table/{table}")
    ben.click("ui-ready")
    ana.click("ui-start")
    ana.page.locator(".prompt.yours").wait_for()
    name = ana.text(".stage .event strong")
    expect(ana.page.locator(".stage .eyes")).to_be_visible()
    expect(ben.page.locator(".stage")).to_contain_text("is reading an Event alone")
    expect(ben.page.locator(".stage .event")).to_have_count(0)
    assert name not in ben.story()[-1]
    assert ben.asked() is False


@pytest.mark.parametrize(("theme", "size"), [("light", DESKTOP), ("dark", PHONE)], ids=["desktop", "phone"])
def test_axe_finds_nothing(someone: Someone, theme: str, size: tuple[int, int]) -> None:
    """While cards are chosen and while somebody defends; and to whoever only watches how teams are taken."""
    ana = someone("Ana", theme=theme, size=size)
    table = ana.opens_table(game="death_angel", seats=1, play_now="greedy")
    ana.page.locator(".picker button.lit").first.wait_for()
    ben = someone("Ben", theme=theme, size=size).visits(f"/table/{table}")
    expect(ben.page.locator(".picker button[aria-disabled]")).to_have_count(6)
    assert problems(ben.page) == []
    choosing = until(1, lambda seen, _: seen["decision"] == "choose_actions" and seen["round"] > 1)
    defending = until(1, lambda seen, _: seen["decision"] == "defend")
    for match in (choosing, defending):
        forked(ana, match)
        ana.page.locator(".scene button.lit").first.wait_for()
        assert problems(ana.page) == []
