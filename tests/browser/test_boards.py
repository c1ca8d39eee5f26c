"""What the boards show whatever lies on them: nothing is cut off, and what matters is told in more than a sign."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import DESKTOP, PHONE, Person
from tests.browser.records import at_the_end
from tests.browser.test_death_angel import forked, reads_alone
from tests.browser.test_death_angel import until as awaited
from tests.browser.test_good_cop_bad_cop import go_on, options, says, until
from undercover import Match, game
from undercover.games.death_angel.things import EVENT_IDS
from undercover.table.dice import seeded
from undercover.words import LANGUAGES, Words

Someone = Callable[..., Person]
#: As long as a name can be.
LONGEST = "Maximiliana Wolfeschlege"
ONE_WORD = "Bartholomäusschmidtchens"
TEAMS = ("green", "yellow", "red", "blue", "grey", "purple")
BOX = "thing => thing.getBoundingClientRect().toJSON()"
#: Whether all words of a thing are within it.
HOLDS = "thing => thing.scrollWidth <= thing.clientWidth + 1 && thing.scrollHeight <= thing.clientHeight + 1"
#: Whether a panel holds an event of this name and text.
TELLS = """(panel, [name, text]) => {
    panel.querySelector("strong").textContent = name;
    panel.querySelector(".text").textContent = text;
    const whole = panel.querySelector("strong").scrollHeight <= panel.querySelector(".head").clientHeight + 1;
    return whole && panel.scrollHeight <= panel.clientHeight;
}"""
#: Whether the last number of a card can be seen.
UNCOVERED = """all => all.map(numbers => {
    const last = numbers.lastElementChild, box = last.getBoundingClientRect();
    return last === document.elementFromPoint(box.right - 2, box.y + box.height / 2);
})"""
#: Letters may come later than what is written with them.
FONTS = "document.fonts.ready.then(() => true)"
#: Where the spies stand from frame to frame, each place once.
WATCH = """() => {
    window.places = new Set();
    const look = () => {
        for (const pawn of document.querySelectorAll(".pawn")) window.places.add(pawn.getAttribute("transform"));
        requestAnimationFrame(look);
    };
    look();
}"""


def within(thing: Locator, frame: Locator) -> bool:
    """Whether a thing lies in a frame as a whole."""
    inner, outer = thing.evaluate(BOX), frame.evaluate(BOX)
    return all(
        (
            inner["left"] >= outer["left"] - 1,
            inner["right"] <= outer["right"] + 1,
            inner["top"] >= outer["top"] - 1,
            inner["bottom"] <= outer["bottom"] + 1,
        )
    )


# ---------------------------------------------------------------- Death Angel


def taken(seats: int, teams: int) -> Match:
    """So many teams have been taken."""
    match = game("death_angel").start(seats, 1)
    for _ in range(teams):
        match.play(match.waiting[0], match.choices(match.waiting[0])[0])
    return match


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_team_is_chosen_by_what_it_is_good_at(someone: Someone, size: tuple[int, int]) -> None:
    """All six can be read at once, in the longest language; teams just taken belong to somebody, and nobody is dead."""
    words = Words("pl", game("death_angel"))
    ana = someone(LONGEST, size=size, language="pl")
    ana.opens_table(game="death_angel", seats=3, play_now="greedy", record=taken(3, 2).record())
    picker = ana.page.locator(".picker")
    teams = picker.locator("li button")
    picker.locator(".lit").first.wait_for()
    ana.page.evaluate(FONTS)
    expect(teams).to_have_count(6)
    assert all(within(team, picker) for team in teams.all())
    assert all(team.evaluate(HOLDS) for team in teams.all())
    assert set(picker.locator(".good").all_text_contents()) <= {words.say(f"team-{id}-text") for id in TEAMS}
    expect(picker.locator(".owner, .good")).to_have_count(6)
    expect(picker.locator(".owner").first).to_be_visible()
    expect(ana.page.locator(".teams")).not_to_contain_text(words.say("board-eliminated"))
    title = ana.page.locator("header h1")
    assert within(title, ana.page.locator("header"))
    assert title.evaluate("title => title.scrollWidth <= title.clientWidth + 1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_read_to_its_end_on_a_phone(someone: Someone, language: str) -> None:
    """Marked as an Instinct or not, its name and its text have the room that lies between Location and column."""
    words = Words(language, game("death_angel"))
    ana = someone("Ana", size=PHONE, language=language)
    forked(ana, awaited(2, reads_alone))
    ana.page.locator(".stage .event").wait_for()
    ana.page.evaluate(FONTS)
    for id in EVENT_IDS:
        told = [words.say(f"incident-{id}"), words.say(f"incident-{id}-text")]
        assert ana.page.locator(".stage").evaluate(TELLS, told), told


@pytest.mark.parametrize("width", [1920, 2560])
def test_what_a_card_says_stays_on_it(someone: Someone, width: int) -> None:
    """Alone there are nine cards, in the longest language."""
    ana = someone("Ana", size=(width, width * 9 // 16), language="hu")
    forked(ana, awaited(1, lambda seen, _: seen["decision"] == "choose_actions"))
    cards = ana.page.locator(".hand .card")
    expect(cards).to_have_count(9)
    ana.page.evaluate(FONTS)
    for card in cards.all():
        text = card.locator(".text")
        assert text.is_visible() == (width == 2560)
        assert not text.is_visible() or (within(text, card) and text.evaluate(HOLDS))
        assert within(card.locator(".name"), card)


# ---------------------------------------------------------------- Good Cop Bad Cop


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_two_equipment_cards_have_room_to_be_chosen_between(someone: Someone, size: tuple[int, int]) -> None:
    match = until(5, 20, lambda m: bool(options(m, 0, "keep")))
    ana = someone("Ana", size=size, language="hu")
    go_on(match, ana)
    cards = ana.page.locator(".equipment.lit")
    expect(cards).to_have_count(2)
    ana.page.evaluate(FONTS)
    hand = ana.page.locator(".hand").first
    assert all(within(card, hand) for card in cards.all())
    assert all(within(name, card) for card in cards.all() for name in card.locator("strong").all())
    assert all(
        name.evaluate("name => name.scrollWidth <= name.clientWidth + 1") for name in cards.locator("strong").all()
    )


def test_planted_evidence_says_that_it_turns_a_team(someone: Someone) -> None:
    """At the seat by both sides' signs, and to whoever it is done to in words, with the side they are on now."""

    def wanted(match: Match) -> bool:
        me = match.seen(0)["players"][0]
        return bool(me["planted"] and me["living"] and match.seen(0)["decision"] == "act" and 0 in match.waiting)

    ana = someone("Ana", size=PHONE)
    match = until(4, 1, wanted)
    go_on(match, ana)
    expect(ana.page.locator("[data-seat='0'] .flipped")).to_be_visible()
    side = ana.page.locator(".hand .team")
    expect(side).to_contain_text(says("board-turned"))
    expect(side).to_contain_text(says(f"board-goal-{match.seen(0)['players'][0]['team']}"))
    for action in ana.page.locator(".hand .action").all():
        assert action.evaluate(BOX)["bottom"] <= side.evaluate(BOX)["top"] + 1


def acts(match: Match) -> bool:
    return match.waiting == (0,) and match.seen(0)["decision"] == "act"


@pytest.mark.parametrize("language", ["hu", "pl"])
@pytest.mark.parametrize("size", [(820, 1180), (1440, 900), (2560, 1440)], ids=str)
def test_what_a_card_is_called_fits_on_it(someone: Someone, size: tuple[int, int], language: str) -> None:
    def told(match: Match) -> bool:
        kinds = {card["kind"] for player in match.seen(0)["players"] for card in player["row"]}
        return match.waiting == (0,) and kinds >= {"honest", "crooked", "agent", "kingpin"}

    ana = someone("Ana", size=size, language=language)
    go_on(until(8, 5, told), ana)
    ana.page.evaluate(FONTS)
    names = ana.page.locator(".folder .name")
    for kind in ("honest", "crooked", "agent", "kingpin"):
        expect(ana.page.locator(f".folder.{kind} .name").first).to_be_visible()
    assert [name.text_content() for name in names.all() if not name.evaluate(HOLDS)] == []


def test_whoever_is_away_can_be_seen_to_be_behind_the_longest_name(someone: Someone) -> None:
    ana, ben = someone("Ana", size=PHONE, language="hu"), someone(LONGEST)
    go_on(until(5, 0, acts), ana, ben)
    ben.page.close()
    away = ana.page.locator("[data-seat='1'] .tail")
    expect(away).to_contain_text(ana.says("ui-away"))
    assert away.evaluate("tail => tail.scrollWidth <= tail.clientWidth")
    assert within(away, ana.page.locator("[data-seat='1']"))


@pytest.mark.parametrize(("playable", "asked"), [(True, "prompt-act-play"), (False, "prompt-act")])
def test_equipment_is_spoken_of_only_where_some_can_be_played(someone: Someone, playable: bool, asked: str) -> None:
    ana = someone("Ana")
    go_on(until(5, 0, lambda m: acts(m) and bool(options(m, 0, "play")) is playable), ana)
    expect(ana.page.locator(".prompt strong")).to_have_text(says(asked))


# ---------------------------------------------------------------- Agent Avenue


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("name", [LONGEST, ONE_WORD], ids=["two words", "one word"])
def test_the_longest_name_hides_no_count_and_the_end_counts_no_way(
    someone: Someone, name: str, size: tuple[int, int]
) -> None:
    ana = someone(name, size=size)
    ana.visits("/")
    ana.page.evaluate("name => fetch('/api/me', {method: 'POST', body: JSON.stringify({name})})", name)
    ana.opens_table(play_now="greedy")
    ana.asked_soon()
    ana.page.evaluate(FONTS)
    seat = ana.page.locator(".side .player", has_text=name)
    assert within(seat.locator(".hand"), ana.page.locator(".side", has_text=name))
    assert seat.locator(".hand").evaluate(BOX)["left"] >= seat.locator("strong").evaluate(BOX)["left"]
    expect(ana.page.locator(".chase:visible").first).to_be_attached()
    at_the_end(ana)
    expect(ana.page.locator(".chase:visible, .far")).to_have_count(0)


def played_until(seats: int, wanted: Callable[[Match], bool]) -> Match:
    """Random choices with the black market, up to the first moment that is wanted."""
    for seed in range(400):
        dice, match = seeded(seed), game("agent_avenue").start(seats, seed, options={"mode": "advanced"})
        while match.waiting:
            if wanted(match):
                return match
            seat = match.waiting[0]
            choices = match.choices(seat)
            match.play(seat, choices[dice.below(len(choices))])
    raise AssertionError("no such match")


#: After an agent came back to the hand, there are five.
def holds_five(match: Match) -> bool:
    return match.waiting == (0,) and len(match.seen(0)["players"][0]["hand"]) == 5


def test_no_number_lies_under_another_card_in_a_hand_of_five(someone: Someone) -> None:
    ana = someone("Ana", size=PHONE, language="pl")
    ana.opens_table(play_now="greedy", record=played_until(2, holds_five).record())
    numbers = ana.page.locator(".hand .numbers")
    expect(numbers).to_have_count(5)
    assert numbers.evaluate_all(UNCOVERED) == [True] * 5


#: A table of four: who of the team begins.
def asked_who_begins(match: Match) -> bool:
    return match.waiting == (0,) and match.seen(0)["decision"] == "order"


@pytest.mark.parametrize("size", [PHONE, (640, 400)], ids=["phone", "low"])
def test_long_names_leave_no_button_outside_of_the_prompt(someone: Someone, size: tuple[int, int]) -> None:
    """Whoever reads is "I", and a team-mate with a long name has two lines."""
    ana, bela = someone("Ana", size=size, language="hu"), someone(LONGEST)
    table = ana.opens_table(seats=4, record=played_until(4, asked_who_begins).record())
    ana.calls_themselves()
    bela.joins(f"/table/{table}")
    bela.click("ui-ready")
    ana.click("ui-start-with-bots")
    buttons = ana.page.locator(".prompt .acts button")
    expect(buttons).to_have_count(3)
    ana.page.evaluate(FONTS)
    expect(buttons.filter(has_text=ana.words.say("option-first", {"seat": 0}, (), 0))).to_have_count(1)
    expect(buttons.filter(has_text=LONGEST)).to_have_count(1)
    assert all(within(button, ana.page.locator(".prompt")) for button in buttons.all())


@pytest.mark.parametrize("size", [PHONE, (740, 360), (640, 400)], ids=["phone", "sideways", "low"])
def test_what_a_picked_card_is_to_be_hides_no_question_and_is_not_cut(someone: Someone, size: tuple[int, int]) -> None:
    ana = someone("Ana", size=size, language="hu")
    ana.opens_table(play_now="greedy", options={"first": "green"})
    ana.page.locator(".hand button.lit").first.click()
    ana.page.locator(".hand button.lit:not(.chosen)").first.click()
    labels = ana.page.locator(".hand .label")
    expect(labels).to_have_count(2)
    ana.page.evaluate(FONTS)
    for label in labels.all():
        assert label.evaluate(BOX)["top"] >= ana.page.locator(".prompt").evaluate(BOX)["bottom"] - 1
        assert label.evaluate(BOX)["top"] >= ana.page.locator(".hand").first.evaluate(BOX)["top"]


def test_whoever_loses_an_agent_is_told_and_sees_where_it_lay(someone: Someone) -> None:
    """Also where it was the only one of its name."""

    def alone(match: Match) -> list[str]:
        row = match.seen(0)["sides"][0]["row"]
        return [agent for agent, count in row.items() if count == 1]

    def wanted(match: Match) -> bool:
        choices = match.choices(match.waiting[0])
        return match.waiting[0] == 1 and choices[0].kind == "mind_control" and bool(alone(match))

    match = played_until(2, wanted)
    agent = alone(match)[0]
    ana, bela = someone("Ana"), someone("Béla")
    table = ana.opens_table(record=match.record())
    ana.calls_themselves()
    bela.joins(f"/table/{table}")
    bela.click("ui-ready")
    ana.click("ui-start")
    bela.page.locator(f"[data-place='slot:green:{agent}'].lit").click()
    bela.click("ui-confirm")
    expect(ana.page.get_by_role("alert").filter(has_text="Béla")).to_be_visible()
    struck = ana.page.locator(f"[data-place='slot:green:{agent}'][data-struck]")
    expect(struck).to_be_visible()
    ana.page.set_viewport_size({"width": 820, "height": 1180})
    expect(struck).to_be_visible()
    expect(ana.page.locator("[data-struck]")).to_have_count(1)


def test_whoever_wants_no_motion_sees_none(someone: Someone) -> None:
    """The browser asks for it, nothing is settled here: spies stand somewhere else, and have walked nowhere."""
    ana = someone("Ana", motion="as the browser wishes")
    ana.page.emulate_media(reduced_motion="reduce")
    ana.opens_table(play_now="greedy")
    ana.asked_soon()
    ana.page.evaluate(WATCH)
    moved = 0
    while not ana.over() and moved < 3:
        if not ana.acts():
            ana.page.wait_for_timeout(20)
        assert ana.page.evaluate("document.getAnimations().length") == 0
        moved = ana.page.locator(".log .line", has_text="moves").count()
    assert ana.page.evaluate("window.places.size") <= 2 + ana.page.locator(".log .line", has_text="moves").count() + 2
