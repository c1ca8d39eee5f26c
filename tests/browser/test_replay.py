"""A game that is over: step by step, from any seat or with all cards open, and played on from anywhere."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import undercover
from tests.browser.people import DESKTOP, PHONE, SOON, Person, play_to_the_end, settles
from tests.browser.records import nearly_over
from tests.browser.served import Served
from tests.browser.test_access import problems

Someone = Callable[..., Person]


@pytest.fixture(scope="module")
def played(browser: Browser, served: Served) -> Iterator[tuple[Person, str, dict[str, Any]]]:
    """Somebody who has played a game to its end, the table, and the record. Who comes from there sees the end first."""
    ana = Person(browser, served.address, "Ana")
    table = ana.opens_table(play_now="greedy", options={"mode": "advanced"})
    play_to_the_end([ana])
    record = ana.page.request.get(f"{ana.address}/api/tables/{table}/record").json()
    ana.page.locator(".prompt a[href^='/replay/']").click()
    is_at(ana, len(record["choices"]), record)
    yield ana, table, record
    ana.goes_home()


@pytest.fixture
def finished(played: tuple[Person, str, dict[str, Any]]) -> tuple[Person, dict[str, Any]]:
    """They look at the replay from the start."""
    ana, table, record = played
    ana.visits(f"/replay/{table}")
    is_at(ana, 0, record)
    return ana, record


def is_at(person: Person, step: int, record: dict[str, Any]) -> None:
    """The replay shows the match after so many choices."""
    person.page.locator(".board .side").first.wait_for()
    steps = len(record["choices"])
    expect(person.page.locator("footer .count")).to_have_text(person.says("ui-step-of", step=step, steps=steps))


def test_stepping_through_shows_every_moment(finished: tuple[Person, dict[str, Any]]) -> None:
    ana, record = finished
    steps = len(record["choices"])
    ana.click("ui-next")
    is_at(ana, 1, record)
    ana.click("ui-to-end")
    is_at(ana, steps, record)
    expect(ana.page.locator("main > .line")).to_contain_text("wins!")
    ana.page.keyboard.press("Home")
    is_at(ana, 0, record)
    ana.page.get_by_role("slider").fill("2")
    is_at(ana, 2, record)


def test_it_is_seen_from_any_seat_or_with_all_cards_open(finished: tuple[Person, dict[str, Any]]) -> None:
    ana, record = finished
    hands = [undercover.replay(record, 0).seen(seat)["players"][seat]["hand"] for seat in (0, 1)]
    expect(ana.page.locator(".side .known")).to_have_count(len(hands[0]) + len(hands[1]))
    seats = ana.page.get_by_role("combobox")
    seats.select_option(label=ana.says("ui-view-of", seat=ana.names()[1]))
    expect(ana.page.locator(".side .known")).to_have_count(0)
    expect(ana.page.locator(".hand li button").first).to_be_visible()
    assert sorted(ana.hand()) == sorted(hands[1])


def test_any_moment_becomes_a_table_of_its_own(finished: tuple[Person, dict[str, Any]]) -> None:
    ana, record = finished
    ana.click("ui-next")
    is_at(ana, 1, record)
    ana.page.get_by_role("button", name=f"Play on from step 1 as {ana.names()[0]}").click()
    ana.page.wait_for_url("**/table/*")
    ana.page.locator(".prompt .waiting, .prompt.yours").first.wait_for()
    assert len(ana.hand()) >= 2


def test_the_story_leads_to_its_moments(finished: tuple[Person, dict[str, Any]]) -> None:
    """Every line is a way to its moment; from a seat it is told to whoever sits there."""
    ana, record = finished
    ana.page.get_by_role("combobox").select_option(label=ana.says("ui-view-of", seat=ana.names()[0]))
    story = ana.page.get_by_role("region", name=ana.says("ui-story"))
    chose = story.get_by_role("button", name="You take").first
    chose.click()
    expect(chose).to_have_attribute("aria-current", "step")
    told = undercover.replay(record).story(0)
    at = next(event["at"] for event in told if event["type"] in ("chose", "took") and event["seat"] == 0)
    is_at(ana, at, record)


#: Lines of the step that is shown which are out of sight.
HIDDEN = """story => [...story.querySelectorAll("[aria-current]")].filter(line => {
    const [here, there] = [line.getBoundingClientRect(), story.getBoundingClientRect()];
    return here.top < there.top || here.bottom > there.bottom;
}).length"""


def test_all_that_is_told_of_a_step_is_in_sight(finished: tuple[Person, dict[str, Any]]) -> None:
    ana, record = finished
    story = ana.page.get_by_role("region", name=ana.says("ui-story"))
    for step in range(1, len(record["choices"]) + 1):
        ana.page.keyboard.press("ArrowRight")
        is_at(ana, step, record)
        settles(ana, lambda: story.evaluate(HIDDEN), 0)


def test_the_record_can_be_downloaded(finished: tuple[Person, dict[str, Any]]) -> None:
    ana, record = finished
    with ana.page.expect_download() as download:
        ana.page.get_by_role("link", name=ana.says("ui-download")).click()
    kept = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert kept == record
    assert undercover.replay(kept).outcome is not None


def test_a_link_leads_to_its_moment(finished: tuple[Person, dict[str, Any]], someone: Someone) -> None:
    ana, record = finished
    ana.page.get_by_role("slider").fill("3")
    is_at(ana, 3, record)
    is_at(someone("Béla").visits(ana.page.url.removeprefix(ana.address).partition("#")[0] + "#3"), 3, record)


def test_scrubbing_ends_where_the_hand_stops(finished: tuple[Person, dict[str, Any]]) -> None:
    """Many steps are asked for on the way; the last one is shown, and most of the others are never fetched."""
    ana, record = finished
    requested = ana.requests()
    ana.page.get_by_role("slider").evaluate(
        """(slider, steps) => {
            for (let step = 0; step <= steps; step++) {
                slider.value = step;
                slider.dispatchEvent(new Event("input", {bubbles: true}));
            }
        }""",
        len(record["choices"]),
    )
    expect(ana.page.locator("main > .line")).to_contain_text("wins!")
    assert len([url for url in requested if "/replay?" in url]) <= 3


def test_the_seal_is_verified(finished: tuple[Person, dict[str, Any]]) -> None:
    """The button says in words what it has checked: digest, numbers, deal and every choice."""
    ana, record = finished
    ana.page.get_by_text(ana.says("ui-seal"), exact=True).click()
    ana.click("ui-verify")
    checked = ana.page.get_by_role("status").get_by_role("listitem")
    expect(checked).to_have_count(4)
    expect(checked.nth(0)).to_contain_text(record["seal"]["digest"])
    expect(checked.nth(3)).to_contain_text(record["hash"])


def test_a_forked_deal_says_that_it_is_not_sealed(someone: Callable[..., Person]) -> None:
    """In the lobby and at the table, to guests as well."""
    known = undercover.game("agent_avenue").start(2, 7).record()
    ana, bela = someone("Ana"), someone("Béla")
    table = ana.opens_table(record=known, upto=0)
    ana.calls_themselves()
    bela.joins(f"/table/{table}")
    for person in (ana, bela):
        expect(person.page.get_by_text(person.says("ui-not-sealed"))).to_be_visible()
        expect(person.page.get_by_label(person.says("ui-your-number"))).to_have_count(0)
    bela.click("ui-ready")
    ana.click("ui-start")
    expect(bela.page.get_by_text(bela.says("ui-unsealed"), exact=True)).to_be_visible()


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("hu", PHONE), ("pl", PHONE)])
def test_a_record_from_a_file_is_looked_at(
    someone: Someone, tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    """A file that belongs to no table: what does not hold is refused with the reason, what holds is a replay."""
    ana = someone("Ana", language=language, size=size).visits("/replay")
    record = nearly_over("agent_avenue", 2)
    changed, whole = tmp_path / "changed.json", tmp_path / "whole.json"
    changed.write_text(json.dumps({**record, "hash": "0" * 16}), encoding="utf-8")
    whole.write_text(json.dumps(record), encoding="utf-8")
    chooser = ana.page.get_by_label(ana.says("web-record-file"))
    chooser.set_input_files(changed)
    expect(ana.page.get_by_role("alert")).to_contain_text(ana.says("refused-bad-record", problem="").partition(":")[0])
    assert problems(ana.page) == []
    ana.problems.clear()  # the browser notes every request that is refused
    chooser.set_input_files(whole)
    ana.page.wait_for_url("**/replay/*")
    is_at(ana, 0, record)
    ana.page.keyboard.press("End")
    is_at(ana, len(record["choices"]), record)


def test_what_is_no_record_is_refused(someone: Someone, tmp_path: Path) -> None:
    ana = someone("Ana").visits("/replay")
    (tmp_path / "letter.json").write_text("Dear Béla", encoding="utf-8")
    ana.page.get_by_label(ana.says("web-record-file")).set_input_files(tmp_path / "letter.json")
    expect(ana.page.get_by_role("alert")).to_have_text(ana.says("refused-not-understood"))
    ana.problems.clear()  # the browser notes every request that is refused


def test_a_game_that_goes_on_has_no_replay_and_no_dead_controls(someone: Someone) -> None:
    ana = someone("Ana")
    table = ana.opens_table(play_now="random")
    ana.visits(f"/replay/{table}")
    expect(ana.page.get_by_role("alert")).to_contain_text(ana.says("refused-not-over"))
    expect(ana.page.get_by_role("button")).to_have_count(0)
    expect(ana.page.get_by_role("slider")).to_have_count(0)
    ana.problems.clear()  # the browser notes every request that is refused


def test_the_story_is_told_of_whoever_looks_alone(finished: tuple[Person, dict[str, Any]]) -> None:
    ana, _ = finished
    ana.page.get_by_role("combobox").select_option(label=ana.says("ui-view-of", seat=ana.names()[0]))
    story = ana.page.get_by_role("region", name=ana.says("ui-story")).get_by_role("button")
    expect(story.filter(has_text="Bot 2’s turn begins.").first).to_be_visible()
    ana.page.get_by_label(ana.says("web-concerns-you")).check()
    expect(story.filter(has_text="Bot 2’s turn begins.")).to_have_count(0)
    expect(story.filter(has_text="Your turn begins.").first).to_be_visible()


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("hu", PHONE), ("pl", DESKTOP)])
def test_what_a_seat_had_to_reckon_with(someone: Someone, language: str, size: tuple[int, int]) -> None:
    """Off until it is asked for, from a seat only; shares of what each hidden thing is, and what it was."""
    ana = someone("Ana", language=language, size=size)
    record = nearly_over("agent_avenue", 2)
    ana.visits(f"/replay/{ana.brings(record)}")
    button = ana.button(ana.says("web-odds"))
    ana.page.locator(".board .side").first.wait_for()
    expect(button).to_have_count(0)
    ana.page.get_by_role("combobox").select_option(index=1)
    expect(ana.page.get_by_role("region", name=ana.says("web-odds"))).to_have_count(0)
    button.click()
    told = ana.page.get_by_role("region", name=ana.says("web-odds"))
    expect(told.get_by_role("heading")).to_have_count(1, timeout=4 * SOON)  # a process is started for it
    shares = [int(text.rstrip("%\u00a0 ")) for text in told.locator("b").all_inner_texts()]
    assert shares == sorted(shares, reverse=True)
    assert all(0 <= share <= 100 for share in shares)
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert problems(ana.page) == []


#: From where to where each of them is, from left to right; what stands in it counts, too.
BESIDE = """parts => parts.map(part => {
    const range = document.createRange();
    range.selectNode(part);
    const boxes = [...range.getClientRects()].filter(box => box.width);
    return [Math.min(...boxes.map(box => box.left)), Math.max(...boxes.map(box => box.right))];
})"""

#: Names and open hands that are cut, or that lie under what stands behind them.
CRAMPED = """players => players.flatMap(player => {
    const [name, cards] = ['strong', '.cards'].map(part => player.querySelector(part).getBoundingClientRect());
    const edge = player.parentElement.getBoundingClientRect().right;
    return name.width < 20 || name.right > cards.left || cards.right > edge ? [player.textContent] : [];
})"""


def test_the_open_hands_of_two_teams_leave_room_for_their_names_on_a_phone(someone: Callable[..., Person]) -> None:
    ana = someone("Ana", size=PHONE, language="hu")
    match = undercover.game("agent_avenue").start(4, 1, {"mode": "advanced"})
    while match.waiting:
        match.play(match.waiting[0], match.choices(match.waiting[0])[0])
    ana.visits(f"/replay/{ana.brings(match.record())}#8")
    players = ana.page.locator(".side .player")
    expect(players).to_have_count(4)
    expect(players.first.locator(".known")).to_have_count(4)
    assert players.evaluate_all(CRAMPED) == []


def test_the_bar_over_an_ended_match_that_somebody_watches_holds_what_is_in_it(someone: Callable[..., Person]) -> None:
    """The longest title, in Hungarian, on a phone: nothing lies over its buttons."""
    ana = someone("Ana", size=PHONE, language="hu")
    ana.visits(f"/table/{ana.brings(nearly_over('death_angel', 2))}")
    bar = ana.page.locator("header.sheet")
    expect(bar.locator(".watching")).to_have_text(ana.says("ui-spectating"))
    parts = bar.locator("h1, .watching svg, .unsealed, .acts").evaluate_all(BESIDE)
    assert len(parts) == 4
    assert all(left[1] <= right[0] for left, right in pairwise(parts))
