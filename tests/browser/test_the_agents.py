"""The Agents in real browsers: people and bots, by mouse, by keyboard alone, on a phone of 360 pixels."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import expect
from tools.make_corpus import FOLDER

from tests.browser.people import LONG, PHONE, Person, fits_the_phone, play, play_to_the_end, presses, settles
from tests.test_corpus import records
from undercover import Match, Option, game, replay
from undercover.bots import level, luck

Someone = Callable[..., Person]

#: What a sensible person looks at first. Everything else that is lit is left alone, so that a turn comes to its end.
PREFERRED = (
    ".prompt .main",
    ".half:not(.chosen)",
    ".clip:not(.chosen)",
    ".looking *",
    ".file",
    ".row .agent:not(.chosen)",
    ".hand .agents *:not(.chosen)",
    ".hand .missions *:not(.chosen)",
    ".prompt *",
    ".pile",
    ".mission",
    ".pages",
)


def plays(person: Person) -> bool:
    return person.acts(PREFERRED)


def sit_down(host: Person, guests: Sequence[Person], seats: int) -> None:
    """The host opens a table, the guests come by the link, bots take the seats that are left."""
    table = host.opens_table(game="the_agents", seats=seats)
    host.calls_themselves()
    for guest in guests:
        guest.joins(f"/table/{table}")
        guest.click("ui-ready")
    host.click("ui-start" if len(guests) + 1 == seats else "ui-start-with-bots")
    for person in (host, *guests):
        expect(person.page.locator(".plates .plate")).to_have_count(seats)


def points(person: Person) -> list[int]:
    """What everybody holds, by seat: the viewer's own file comes first on the table."""
    files = person.page.locator(".plates .file").evaluate_all(
        "files => files.map(file => [file.dataset.place, file.textContent])"
    )
    held = {int(place.removeprefix("hand:")): int(re.findall(r"(\d+) of 40", label)[0]) for place, label in files}
    return [held[seat] for seat in sorted(held)]


# ---------------------------------------------------------------- whole games


def test_two_people_and_a_bot_play_a_whole_game_by_mouse(someone: Someone) -> None:
    """Both hear the same public story, and both see who holds what in the end."""
    ana, ben = someone("Ana"), someone("Ben")
    sit_down(ana, [ben], seats=3)
    play_to_the_end([ana, ben], plays)
    held = points(ana)
    assert held == points(ben)
    assert sum(total >= 40 for total in held) == 1
    for seat, person in enumerate((ana, ben)):
        assert person.result() == ("ui-you-won" if held[seat] >= 40 else "ui-you-lost")
    for seat, person in enumerate((ana, ben)):
        assert person.story() == person.should_read("the_agents", seat)
    assert len(ana.story()) > 100


def test_one_plays_with_the_keyboard_alone(someone: Someone) -> None:
    """Digits for the first nine lit things, arrows and Enter for the others, Enter to confirm."""
    kim = someone("Kim")
    kim.opens_table(game="the_agents", seats=2, play_now="greedy")
    expect(kim.page.locator(".plates .plate")).to_have_count(2)
    kim.page.keyboard.press("Tab")
    deadline = time.monotonic() + LONG
    while not kim.over():
        assert time.monotonic() < deadline, kim.prompt()
        number = kim.number(PREFERRED)
        if number is None:
            kim.page.wait_for_timeout(15)
        else:
            presses(kim, number, ".half.lit, .hand button.lit:not(.chosen)")
    assert kim.result() in ("ui-you-won", "ui-you-lost")


def test_one_plays_on_a_phone_of_360_pixels(someone: Someone) -> None:
    """Five players. Nothing scrolls sideways or at all, and everything lit is on the screen and can be hit."""
    pia = someone("Pia", size=PHONE, touch=True, language="hu")
    pia.opens_table(game="the_agents", seats=5, play_now="greedy")
    looked = 0
    for _ in play([pia], act=plays):
        looked += 1
        fits_the_phone(pia, least=24)
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
            match.carry_out(seat, bot.choose(match.chair(seat, luck(match))))
    raise AssertionError("no match has such an option")


def arrow_points(match: Match, place: str) -> int:
    """What the arrows of the row with this place pay seat 0."""
    row = next(row for row in match.seen(0)["factions"] if row["faction"] == place[0])
    return int(row["points"][row["owners"].index(0)])


def completes_an_arrow(match: Match, option: Option) -> bool:
    """An agent whose command does nothing, so that only its half arrows count."""
    if option.kind != "play":
        return False
    later, place = match.copy(), str(option.targets[1])
    quiet = any(event["type"] == "no_effect" for event in later.play(0, option))
    more = arrow_points(later, place) - arrow_points(match, place)
    before = match.seen(0)["players"][0]["income"]["total"]
    return quiet and more > 0 and match.hints(0)["worth"][option.id][0] == before + more


def test_what_a_placement_would_score_is_shown_before_it_is_confirmed(someone: Someone) -> None:
    match, option = until(3, completes_an_arrow)
    card, place = (str(target) for target in option.targets[:2])
    done = match.copy()
    done.play(0, option)
    now, later = arrow_points(match, place), arrow_points(done, place)
    ana = someone("Ana")
    forked(ana, match)
    ana.page.locator(f".hand [data-place='hand:0:{card}']").click()
    row = ana.page.locator(f".faction[aria-label='Faction {place[0]}']")
    half = row.locator(".half.lit", has_text=f" to {place}, ").filter(has_text=f": +{later - now}")
    expect(half).to_have_count(1)
    half.click()
    pays = row.locator(".line.own .points [aria-hidden]")
    expect(pays).to_have_text(f"▼{now}→{later}")
    ana.page.keyboard.press("Escape")
    expect(pays).to_have_text(f"▼{now}")
    half.click()
    ana.click("ui-confirm")
    expect(row.locator(f"[data-place='row:{place}']:enabled")).to_be_visible()
    expect(pays).to_have_text(f"▼{later}")


def moves_points(match: Match, option: Option) -> bool:
    """A command that changes what an own row pays, and can be taken back: it is still our turn, no bot goes on."""
    if option.kind not in ("turn", "kill"):
        return False
    place, later = str(option.targets[0]), match.copy()
    if place[0] not in [row["faction"] for row in match.seen(0)["factions"] if 0 in row["owners"]]:
        return False
    later.play(0, option)
    still = later.waiting == (0,) and later.may_undo(0)
    return still and arrow_points(later, place) != arrow_points(match, place)


def test_a_command_is_looked_at_carried_out_with_one_click_and_taken_back(someone: Someone) -> None:
    """Whoever points at an agent sees and reads what the command would change."""
    match, option = until(3, moves_points)
    place, done = str(option.targets[0]), match.copy()
    done.play(0, option)
    now, later = arrow_points(match, place), arrow_points(done, place)
    worth = match.hints(0)["worth"][option.id][0] - match.seen(0)["players"][0]["income"]["total"]
    ana = someone("Ana")
    forked(ana, match)
    agent = ana.page.locator(f"[data-place='row:{place}']")
    pays = ana.page.locator(f".faction[aria-label='Faction {place[0]}'] .line.own .points [aria-hidden]")
    expect(pays).to_have_text(f"▼{now}")
    agent.hover()
    expect(pays).to_have_text(f"▼{now}→{later}")
    expect(ana.page.get_by_role("tooltip")).to_contain_text(f": {'+' if worth > 0 else '−'}{abs(worth)}")
    ana.page.mouse.move(1, 1)
    expect(pays).to_have_text(f"▼{now}")
    agent.click()
    settles(ana, ana.chosen, [option.id])
    expect(pays).to_have_text(f"▼{later}")
    ana.page.keyboard.press("u")
    expect(pays).to_have_text(f"▼{now}")
    expect(agent).to_have_class(re.compile("lit"))


#: The piles that lie under the label of the last round.
UNDER = """piles => piles.filter(pile => {
    const [a, b] = [pile, document.querySelector('[role=status].last')].map(each => each.getBoundingClientRect());
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}).map(pile => pile.dataset.place)"""


def in_the_last_round(seats: int) -> Match:
    """An old match in which seat 0 is asked then."""
    for record in records(FOLDER / f"the_agents-1-{seats}.jsonl.gz"):
        match = replay(record, upto=0)
        for seat, wanted in record["choices"]:
            if seat == 0 and match.seen(0)["last_round"]:
                return match
            match.step(seat, match.number(seat, wanted))
    raise AssertionError("nobody is asked in a last round")


@pytest.mark.parametrize("seats", [2, 5])
def test_the_label_of_the_last_round_lies_over_no_pile(someone: Someone, seats: int) -> None:
    """On a phone and on a tablet; when the match is over there is none."""
    ana = someone("Ana", size=PHONE, language="hu")
    forked(ana, in_the_last_round(seats))
    label = ana.page.locator("[role=status].last")
    for width, height in (PHONE, (820, 1180)):
        ana.page.set_viewport_size({"width": width, "height": height})
        expect(label).to_be_in_viewport(ratio=1)
        settles(ana, lambda: ana.page.locator(".pile").evaluate_all(UNDER), [])
    play_to_the_end([ana], plays)
    expect(label).to_have_count(0)


#: The agents that lie outside of their row's field.
OUTSIDE = """factions => factions.flatMap(faction => {
    const field = faction.getBoundingClientRect();
    return [...faction.querySelectorAll(".agent")].filter(agent => {
        const box = agent.getBoundingClientRect();
        return box.left < field.left - 1 || box.right > field.right + 1;
    }).map(agent => agent.dataset.place);
})"""


def test_the_page_of_others_rows_is_left_where_there_is_room_for_all(someone: Someone) -> None:
    def full(match: Match, _: Option) -> bool:
        return max(len(row) for row in own_rows(match)) == 5

    ana = someone("Ana", size=PHONE)
    forked(ana, until(5, full)[0])
    ana.page.locator(".pages").click()
    expect(ana.page.locator(".rows .faction")).to_have_count(3)
    ana.page.set_viewport_size({"width": 820, "height": 1180})
    expect(ana.page.locator(".rows .faction")).to_have_count(2)
    settles(ana, lambda: ana.page.locator(".rows .faction").evaluate_all(OUTSIDE), [])


#: The agents of the own rows from left to right: their places, and whether they lie upside down. Not one being placed.
ROWS = """() => [...document.querySelectorAll('.rows .row')].map(row => [...row.querySelectorAll('.agent:enabled')].map(
    agent => [agent.dataset.place, agent.querySelector('.card').classList.contains('turned')]))"""


def test_a_row_is_seen_from_the_own_side(someone: Someone) -> None:
    """What one owner reads upright is upside down for the other, who sees the row from the other end."""
    match, _ = until(2, lambda match, option: sum(map(len, own_rows(match))) > 2)
    ana, ben = someone("Ana"), someone("Ben")
    table = ana.opens_table(game="the_agents", seats=2, record=match.record())
    ana.calls_themselves()
    ben.joins(f"/table/{table}")
    ben.click("ui-ready")
    ana.click("ui-start")
    for person in (ana, ben):
        expect(person.page.locator(".rows .row .agent").nth(2)).to_be_visible()

    def turned() -> list[list[list[object]]]:
        return [[[place, not upside_down] for place, upside_down in reversed(row)] for row in ben.page.evaluate(ROWS)]

    settles(ana, lambda: turned() == ana.page.evaluate(ROWS), True)
    assert sum(map(len, turned())) > 2


# ---------------------------------------------------------------- what can be read off it


def own_rows(match: Match) -> list[list[dict[str, Any]]]:
    return [row["row"] for row in match.seen(0)["factions"] if 0 in row["owners"]]


def test_an_empty_table_says_where_agents_go(someone: Someone) -> None:
    """Named places while nothing is there; the halves of a place say who gets the command and who the points."""
    match, option = until(3, lambda match, option: option.kind == "play" and not any(own_rows(match)))
    ana = someone("Ana")
    forked(ana, match)
    zones = ana.page.locator(".rows .zone")
    expect(zones).to_have_count(2)
    expect(zones.first).to_contain_text("Your agents go here")
    expect(zones.first).to_contain_text(re.compile("command: Bot [23], points: you"))
    expect(zones.first).to_contain_text(re.compile("command: you, points: Bot [23]"))
    expect(ana.page.locator(".rows .line.own .none")).to_have_text(["Missions", "Missions"])
    ana.page.locator(f".hand [data-place='hand:0:{option.targets[0]}']").click()
    away, near = (ana.page.locator(".rows .faction").first.locator(".half").nth(side) for side in (0, 1))
    expect(away.locator(".face")).to_contain_text(re.compile("Bot [23]: command.*you: points", re.DOTALL))
    expect(near.locator(".face")).to_contain_text(re.compile("you: command.*Bot [23]: points", re.DOTALL))


def a_free_agent(card: str) -> Match:
    """A match in which the first of three may play it."""
    return until(3, lambda match, option: option.kind == "free" and option.targets[0] == card)[0]


@pytest.mark.parametrize("card", ["undercover", "strategist"])
def test_the_halves_of_a_free_agent_say_who_gets_its_points(someone: Someone, card: str) -> None:
    """Whoever sits at the other end; only those of a Strategist go to whoever is robbed."""
    ana = someone("Ana")
    forked(ana, a_free_agent(card))
    ana.page.locator(f".hand [data-place='hand:0:{card}']").first.click()
    halves = ana.page.locator(".plate .half .face")
    expect(halves).to_have_count(4)
    other = "the victim" if card == "strategist" else "you"
    expect(halves.nth(0)).to_contain_text(re.compile(rf"Bot 2: command.*{other}: points \+3", re.DOTALL))
    other = "the victim" if card == "strategist" else "Bot 2"
    expect(halves.nth(1)).to_contain_text(re.compile(rf"you: command.*{other}: points \+3", re.DOTALL))


#: Whatever lies over the edge of its half of a place, above or below.
SPILLED = """halves => halves.flatMap(half => [...half.querySelectorAll(".to, .gain")].filter(line => {
    const [box, room] = [line.getBoundingClientRect(), half.getBoundingClientRect()];
    return box.top < room.top - 1 || box.bottom > room.bottom + 1;
}).map(line => half.textContent))"""


def test_the_halves_of_a_place_have_room_for_what_they_say_on_a_phone(someone: Someone) -> None:
    """Who gets the command, who the points, and who gains or loses by it."""

    def several(match: Match, option: Option) -> bool:
        worth = match.hints(0)["worth"].get(option.id, []) if option.kind == "play" else []
        now = [player["income"]["total"] for player in match.seen(0)["players"]]
        return len([later for later, before in zip(worth, now, strict=False) if later != before]) > 1

    pia = someone("Pia", size=PHONE, touch=True, language="pl")
    match, option = until(3, several)
    forked(pia, match)
    pia.page.locator(f".hand [data-place='hand:0:{option.targets[0]}']").click()
    halves = pia.page.locator(".half.lit")
    expect(halves.first).to_be_visible()
    assert halves.evaluate_all(SPILLED) == []


def test_the_half_that_is_picked_on_a_dead_agent_stands_out(someone: Someone) -> None:
    ana = someone("Ana")
    forked(ana, until(2, lambda match, option: option.kind == "revive")[0])
    ana.page.locator(".veil .half.lit").first.click()
    grounds = (
        ana.page.locator(".veil")
        .first.locator(".half")
        .evaluate_all("halves => halves.map(half => getComputedStyle(half).backgroundColor)")
    )
    assert len({*grounds}) == 2


def test_half_arrows_and_points_of_cards_can_be_heard(someone: Someone) -> None:
    match, _ = until(3, lambda match, option: sum(map(len, own_rows(match))) > 3 and option.kind == "play")
    ana = someone("Ana")
    forked(ana, match)
    for held in match.seen(0)["players"][0]["hand"]:
        card = ana.page.locator(f".hand [data-place='hand:0:{held['card']}']").first
        right, left = held["halves"] or (None, None)
        told = f"{left} half arrow, {right} half arrow" if left else f"points: {held['points']}"
        expect(card).to_have_accessible_name(re.compile(told))
    living = [laid for row in own_rows(match) for laid in row if laid["card"]]
    assert living
    for laid in living:
        agent = ana.page.locator(f"[data-place='row:{laid['place']}']")
        expect(agent).to_have_accessible_name(re.compile("(black|white) half arrow, (black|white) half arrow"))


def test_agents_in_hand_keep_their_names_on_a_phone(someone: Someone) -> None:
    def held(match: Match) -> tuple[int, int]:
        player = match.seen(0)["players"][0]
        return player["agents"], player["missions"]

    pia = someone("Pia", size=PHONE, touch=True, language="hu")
    forked(pia, until(3, lambda match, option: held(match) == (3, 1))[0])
    names = pia.page.locator(".hand .name")
    expect(names).to_have_count(4)
    for name in names.all():
        expect(name).to_be_visible()


#: The missions in hand that are not wholly in the window, or lie over each other.
LOST = """slips => slips.filter((slip, i) => {
    slip.scrollIntoView({block: "nearest"});
    const box = slip.getBoundingClientRect();
    const over = slips.slice(i + 1).map(other => other.getBoundingClientRect()).some(other =>
        box.left < other.right - 1 && other.left < box.right - 1
        && box.top < other.bottom - 1 && other.top < box.bottom - 1);
    return over || box.left < 0 || box.right > innerWidth || box.bottom > innerHeight + 1 || box.width < 24;
}).map(slip => slip.textContent)"""


@pytest.mark.parametrize("size", [PHONE, (820, 1180), (640, 400)], ids=["phone", "tablet", "low"])
def test_many_missions_in_hand_stay_on_the_screen(someone: Someone, size: tuple[int, int]) -> None:
    """Those that are alike lie on each other; the others beside each other, none over another."""

    def many(match: Match, _: Option) -> bool:
        held = match.seen(0)["players"][0]["missions_in_hand"]
        return len({*held}) > 5 and len({*held}) < len(held)

    ana = someone("Ana", size=size, language="hu")
    match, _ = until(3, many)
    forked(ana, match)
    held = match.seen(0)["players"][0]["missions_in_hand"]
    slips = ana.page.locator(".hand .missions .slip")
    expect(slips).to_have_count(len({*held}))
    expect(ana.page.locator(".hand .missions .copies").first).to_have_text(re.compile("×[2-4]"))
    settles(ana, lambda: slips.evaluate_all(LOST), [])


#: Whether something lies over a pile.
COVERED = """() => {
    const boxes = where => [...document.querySelectorAll(where)].map(found => found.getBoundingClientRect());
    return boxes("[data-place^='between:'], .plate > ul li").some(tag => boxes(".pile").some(pile =>
        tag.left < pile.right && pile.left < tag.right && tag.top < pile.bottom && pile.top < tag.bottom));
}"""


@pytest.mark.parametrize("size", [(1280, 800), PHONE], ids=["desktop", "phone"])
def test_what_is_pending_covers_no_pile(someone: Someone, size: tuple[int, int]) -> None:
    ana = someone("Ana", size=size)
    forked(ana, until(3, lambda match, option: bool(match.seen(0)["between"]))[0])
    expect(ana.page.locator(".plate > ul li").first).to_be_visible()
    assert not ana.page.evaluate(COVERED)


def one_of_two_takes_part_twice(match: Match, _: Option) -> bool:
    """A free agent leads to another one, between people of whom one has to do with both."""
    between = match.seen(0)["between"]
    return len(between) == 2 and bool(
        {between[0]["performer"], between[0]["token"]} & {between[1]["performer"], between[1]["token"]}
    )


#: What a free agent on somebody's file covers of it: the name, the points, the cards in hand.
HIDDEN = """plates => plates.flatMap(plate => {
    const boxes = where => [...plate.querySelectorAll(where)].map(found => [found, found.getBoundingClientRect()]);
    const tags = boxes(":scope > ul li");
    const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const parts = boxes(".name > *, strong, .cards");
    return parts.filter(([, part]) => tags.some(([, tag]) => over(tag, part))).map(([part]) => part.textContent);
})"""


@pytest.mark.parametrize("size", [(1440, 900), (820, 1180), PHONE], ids=["desktop", "tablet", "phone"])
def test_free_agents_leave_what_is_on_a_file_to_be_read(someone: Someone, size: tuple[int, int]) -> None:
    ana = someone("Ana", size=size, language="pl")
    forked(ana, until(5, one_of_two_takes_part_twice)[0])
    expect(ana.page.locator(".plate > ul li")).not_to_have_count(0)
    settles(ana, lambda: ana.page.locator(".plate").evaluate_all(HIDDEN), [])


def may_steal_from_the_first() -> Match:
    """Two at the table, and the second may take a mission from the hand of the first."""
    bot = level("random")
    for seed in range(200):
        match = game("the_agents").start(2, seed, {})
        while match.waiting:
            seat = match.waiting[0]
            if seat == 1 and any(option.kind == "steal_blindly" for option in match.choices(1)):
                return match
            match.carry_out(seat, bot.choose(match.chair(seat, luck(match))))
    raise AssertionError("nobody ever steals")


def test_whoever_was_robbed_sees_it_until_the_next_decision(someone: Someone) -> None:
    ana, ben = someone("Ana"), someone("Ben")
    table = ana.opens_table(game="the_agents", seats=2, record=may_steal_from_the_first().record())
    ana.calls_themselves()
    ben.joins(f"/table/{table}")
    ben.click("ui-ready")
    ana.click("ui-start")
    ben.page.locator(".plates .file.lit").first.click()
    ben.click("ui-confirm")
    robbed = ana.page.locator("[data-place='plate:0'][data-struck]")
    expect(robbed).to_be_visible()
    expect(ana.page.get_by_role("alert").filter(has_text="Ben")).to_be_visible()
    deadline = time.monotonic() + LONG
    while not ana.asked():
        assert time.monotonic() < deadline, [ana.prompt(), ben.prompt()]
        if not plays(ben):
            ben.page.wait_for_timeout(15)
    expect(robbed).to_be_visible()
    while robbed.count():
        assert time.monotonic() < deadline, ana.prompt()
        if not plays(ana):
            ana.page.wait_for_timeout(15)
