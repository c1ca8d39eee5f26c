"""What people do at a table besides playing: look things up, take back, watch, talk, share a device."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

import undercover
from tests.browser.people import PHONE, Person, play, play_on

Someone = Callable[..., Person]


def with_a_pair() -> int:
    """A seed that deals seat 0 a pair but not four of a kind, so that two of one name are barred."""
    for seed in range(100):
        hand = undercover.game("agent_avenue").start(2, seed, {"first": "green"}).seen(0)["players"][0]["hand"]
        if len(set(hand)) == 3:
            return seed
    raise AssertionError("no such deal")


def from_seed(person: Person, seed: int) -> None:
    """A table that is dealt from this seed: a record of no choices, forked."""
    record = undercover.game("agent_avenue").start(2, seed, {"first": "green"}).record()
    person.opens_table(record=record, upto=0)
    person.click("ui-start-with-bots")
    person.page.locator(".hand button.lit").first.wait_for()


def test_a_dimmed_card_says_why_and_leads_to_the_rule(someone: Someone) -> None:
    ana = someone("Ana")
    from_seed(ana, with_a_pair())
    cards = ana.page.locator(".hand li button")
    hand = ana.hand()
    pair = next(agent for agent in hand if hand.count(agent) == 2)
    first, second = (i for i, agent in enumerate(hand) if agent == pair)
    cards.nth(first).click()
    expect(cards.nth(second)).to_have_attribute("aria-disabled", "true")
    cards.nth(second).click(force=True)
    expect(ana.page.locator(".prompt")).to_contain_text(ana.says("barred-same-name"))
    ana.button(ana.says("ui-rule", clause="R13")).click()
    expect(ana.page.locator("#rule-R13")).to_be_in_viewport()
    expect(ana.page.locator("#rule-R13")).to_have_attribute("data-marked", "")


def test_escape_backs_out_step_by_step_and_nothing_was_sent(someone: Someone) -> None:
    ana = someone("Ana")
    from_seed(ana, with_a_pair())
    cards = ana.page.locator(".hand li button.lit")
    cards.nth(0).click()
    ana.page.locator(".hand li button.lit:not(.chosen)").first.click()
    confirm = ana.button(ana.says("ui-confirm"))
    expect(confirm).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(confirm).to_be_hidden()
    expect(ana.page.locator(".hand .chosen")).to_have_count(1)
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".hand .chosen")).to_have_count(0)
    assert len(ana.hand()) == 4


def test_a_swap_exchanges_one_card(someone: Someone) -> None:
    ana = someone("Ana")
    from_seed(ana, with_a_pair())
    before = ana.hand()
    ana.button(ana.says("board-swap", count=4)).click()
    ana.page.locator(".hand li button.lit").first.click()
    ana.click("ui-confirm")
    expect(ana.button(ana.says("board-swap", count=3))).to_be_visible()
    expect(ana.page.locator(".log .line").last).to_have_text(re.compile("^You draw"))
    assert ana.hand()[1:] == before[1:]


def test_the_list_lies_over_the_board_alone(someone: Someone) -> None:
    ana = someone("Ana", size=(1440, 900))
    from_seed(ana, with_a_pair())
    ana.page.keyboard.press("l")
    listed = ana.page.get_by_role("region", name="All options").bounding_box()
    prompt = ana.page.locator(".prompt").bounding_box()
    assert listed
    assert prompt
    assert listed["y"] > 0
    assert listed["y"] + listed["height"] <= prompt["y"]


def test_the_list_has_every_option_in_words_and_plays_it(someone: Someone) -> None:
    ana = someone("Ana")
    from_seed(ana, with_a_pair())
    ana.page.keyboard.press("l")
    match = undercover.game("agent_avenue").start(2, with_a_pair(), {"first": "green"})
    wanted = [ana.words.option(option, []) for option in match.choices(0)]
    listed = ana.page.get_by_role("region", name="All options").locator("button.option strong")
    expect(listed).to_have_text(wanted)
    ana.page.get_by_text(wanted[0], exact=True).click()
    ana.click("ui-confirm")
    expect(ana.page.get_by_role("log")).to_contain_text(ana.is_told("laid_down"))


def test_undo_beyond_the_barrier_is_asked_and_allowed(someone: Someone) -> None:
    ana, ben = someone("Ana"), someone("Ben")
    link = ana.invites()
    ana.calls_themselves()
    ana.chooses("setting-first-green")
    ben.joins(link)
    ben.click("ui-ready")
    ana.click("ui-start")
    hand = None
    for _ in play([ana], acts=3):
        hand = hand or ana.hand()
    ben.page.locator(".prompt.yours").wait_for()
    ana.click("ui-ask-undo")
    expect(ben.page.locator(".prompt")).to_contain_text(ben.says("ui-undo-asked", seat="Ana"))
    ben.click("ui-allow")
    expect(ana.page.locator(".prompt")).to_contain_text(ana.says("prompt-offer"))
    assert sorted(ana.hand()) == sorted(hand or [])


def test_a_spectator_sees_no_hand_and_cannot_choose(someone: Someone) -> None:
    ana, zoe = someone("Ana"), someone("Zoe")
    table = ana.opens_table(play_now="greedy", options={"first": "green"})
    zoe.visits(f"/table/{table}")
    expect(zoe.page.get_by_text(zoe.says("ui-spectating"))).to_be_visible()
    expect(zoe.page.locator(".prompt")).to_contain_text(zoe.says("asks-offer", seat=ana.names()[0]))
    assert zoe.hand() == []
    assert not zoe.asked()
    play_on([ana], acts=3)
    expect(zoe.page.get_by_role("log")).to_contain_text(zoe.says("event-laid_down", seat=ana.names()[0]))
    assert not any(line.startswith("You") for line in zoe.story())


def share_a_device(host: Person, other: str) -> None:
    host.invites()
    host.calls_themselves()
    host.click("ui-add-here")
    name = host.page.get_by_label(host.says("ui-name"), exact=True)
    box = name.bounding_box()
    assert box
    assert box["width"] > 150, "there is room to write a name"
    name.fill(other)
    host.page.locator("form", has=name).get_by_role("button").click()
    host.page.locator("strong", has_text=other).wait_for()
    host.click("ui-start")


def test_the_longest_name_fits_where_the_device_is_passed(someone: Someone) -> None:
    ana = someone("Wolfeschlegelsteinhausen", size=PHONE, language="hu")
    share_a_device(ana, "Maximilianawolfeschleger")
    ana.page.locator("main.pass").wait_for()
    boxes = ana.page.locator("main.pass > *").evaluate_all("parts => parts.map(part => part.getBoundingClientRect())")
    assert len(boxes) == 3
    assert all(box["left"] >= 0 and box["right"] <= PHONE[0] for box in boxes), boxes


def test_two_people_share_a_device_and_the_cards_are_hidden_between_them(someone: Someone) -> None:
    ana = someone("Ana")
    share_a_device(ana, "Ben")
    hands: dict[str, list[str]] = {}
    for _ in range(4):
        veil = ana.page.locator("main.pass")
        veil.wait_for()
        assert ana.page.locator("[data-place^='hand:']").count() == 0
        name = "Ana" if "Ana" in veil.inner_text() else "Ben"
        ana.page.locator("main.pass button").click()
        ana.page.locator(".prompt.yours").wait_for()
        hands.setdefault(name, ana.hand())
        while not veil.count():
            assert not ana.over()
            ana.acts()
            ana.page.wait_for_timeout(30)
    assert set(hands) == {"Ana", "Ben"}
    assert all(len(hand) == 4 for hand in hands.values())


def test_people_talk_and_markup_is_only_text(someone: Someone) -> None:
    ana, ben = someone("Ana"), someone("Ben")
    link = ana.invites()
    ana.calls_themselves()
    ben.joins(link)
    ben.page.get_by_label(ben.says("ui-chat-hint")).fill("<b>hello</b> & <img src=x onerror=alert(1)>")
    ben.click("ui-send")
    line = ana.page.get_by_role("log", name=ana.says("ui-chat")).locator("li").first
    expect(line).to_contain_text("Ben <b>hello</b> & <img src=x onerror=alert(1)>")
    assert line.locator("b, img").count() == 0


def test_an_earlier_moment_can_be_looked_at(someone: Someone) -> None:
    ana = someone("Ana")
    ana.opens_table(play_now="greedy", options={"first": "green"})
    play_on([ana], acts=3)
    ana.page.locator(".prompt.yours").wait_for()
    ana.page.locator(".log button.line").first.click()
    expect(ana.page.locator(".prompt")).to_contain_text("You are looking at an earlier moment.")
    assert not ana.page.locator(".hand .lit, .board .lit").count()
    ana.click("ui-now")
    ana.page.locator(".prompt.yours").wait_for()
    play_on([ana], acts=3)


def test_nothing_can_be_chosen_at_an_earlier_moment(someone: Someone) -> None:
    """Also where the same cards could be laid now; half a choice is taken back."""
    ana = someone("Ana")
    from_seed(ana, with_a_pair())
    ana.button(ana.says("board-swap", count=4)).click()
    ana.page.locator(".hand li button.lit").first.click()
    ana.click("ui-confirm")
    expect(ana.button(ana.says("board-swap", count=3))).to_be_visible()
    ana.page.locator(".hand li button.lit").first.click()
    ana.page.locator(".log button.line").first.click()
    expect(ana.page.locator(".prompt")).to_contain_text("You are looking at an earlier moment.")
    expect(ana.page.locator(".hand .lit, .hand .chosen, .board .lit")).to_have_count(0)
    ana.click("ui-now")
    expect(ana.page.locator(".hand li button.lit").first).to_be_visible()
    expect(ana.page.locator(".hand .chosen")).to_have_count(0)
