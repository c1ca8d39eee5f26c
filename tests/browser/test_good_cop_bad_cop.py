"""Good Cop Bad Cop in real browsers: people and bots, by mouse, by keyboard alone, on a phone of 360 pixels."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import (
    DESKTOP,
    LONG,
    PHONE,
    Person,
    fits_the_phone,
    play,
    play_to_the_end,
    presses,
    settles,
)
from tests.browser.test_access import problems
from undercover import Match, game
from undercover.bots import level, luck
from undercover.words import Words

Someone = Callable[..., Person]
SLUG = "good_cop_bad_cop"

#: What somebody who wants to see the end of it looks at first.
PREFERRED = (
    ".prompt .main",
    ".card:not(.chosen)",
    ".who",
    ".action.danger:not(.chosen)",
    ".action[data-action=arm]:not(.chosen)",
    ".action[data-action=arrange]",
    ".action[data-action=investigate]:not(.chosen)",
    ".action[data-action=pass]",
    ".equipment:not(.chosen)",
    ".hand *",
)


def plays(person: Person) -> bool:
    return person.acts(PREFERRED)


def play_until(people: Sequence[Person], done: Callable[[], bool]) -> None:
    deadline = time.monotonic() + LONG
    while not done():
        assert time.monotonic() < deadline, [person.prompt() for person in people]
        active = [person for person in people if plays(person)]
        if not active:
            people[0].page.wait_for_timeout(15)


def sit_down(host: Person, guests: Sequence[Person], seats: int, **options: Any) -> None:
    """The host opens a table, the guests come by the link, bots take the seats that are left."""
    table = host.opens_table(game=SLUG, seats=seats, options=options)
    host.calls_themselves()
    for guest in guests:
        guest.joins(f"/table/{table}")
        guest.click("ui-ready")
    host.click("ui-start" if len(guests) + 1 == seats else "ui-start-with-bots")
    for person in (host, *guests):
        expect(person.page.locator("[data-seat]")).to_have_count(seats)


#: What the stamp of a seat lies over: cards, or the name.
STAMPED = """seat => {
    const stamp = seat.querySelector('.stamp').getBoundingClientRect();
    return [...seat.querySelectorAll('.card, .name')].filter(part => {
        const box = part.getBoundingClientRect();
        return box.left < stamp.right && box.right > stamp.left && box.top < stamp.bottom && box.bottom > stamp.top;
    }).map(part => part.textContent.trim());
}"""
#: Words that are longer than their place, and seats whose things lie beyond the plate.
CUT = """() => {
    const all = selector => [...document.querySelectorAll(selector)].filter(part => part.clientWidth > 1);
    const wide = all('.holder, .called > span').filter(part => part.scrollWidth > part.clientWidth + 1);
    const high = all('.effect, .coming, .way .name').filter(part => part.scrollHeight > part.clientHeight + 1);
    const beyond = seat => [...seat.querySelectorAll('.kit > span')].some(thing => {
        const [plate, box] = [seat.getBoundingClientRect(), thing.getBoundingClientRect()];
        return box.left < plate.left || box.right > plate.right || box.bottom > plate.bottom || box.top < plate.top;
    });
    return [...wide, ...high, ...all('[data-seat]').filter(beyond)].map(part => part.textContent);
}"""
#: The kinds of all cards by seat, as far as they are shown.
ROWS = """seats => Object.fromEntries(seats.map(seat => [seat.dataset.seat, [...seat.querySelectorAll('.folder')].map(
    folder => ['honest', 'crooked', 'agent', 'kingpin'].find(kind => folder.classList.contains(kind)) ?? null)]))"""


def rows(person: Person) -> dict[str, list[str | None]]:
    found: dict[str, list[str | None]] = person.page.locator("[data-seat]").evaluate_all(ROWS)
    return found


# ---------------------------------------------------------------- whole games


def test_two_people_and_two_bots_play_a_whole_game_by_mouse(someone: Someone) -> None:
    """In the end all cards are open, and everybody sees the same ones."""
    ana, ben = someone("Ana"), someone("Ben")
    sit_down(ana, [ben], seats=4, reaction_mode="brisk")
    play_to_the_end([ana, ben], plays)
    assert rows(ana) == rows(ben)
    kinds = [kind for row in rows(ana).values() for kind in row]
    assert (kinds.count("agent"), kinds.count("kingpin"), kinds.count(None)) == (1, 1, 0)
    won = [person.result() == "ui-you-won" for person in (ana, ben)]
    assert won == [ana.page.locator(f"[data-seat='{seat}'] .stamp.win").count() == 1 for seat in range(2)]


def test_one_plays_with_the_keyboard_alone(someone: Someone) -> None:
    """Digits for the first nine lit things, arrows and Enter for the others, Enter to confirm."""
    kim = someone("Kim")
    kim.opens_table(game=SLUG, seats=4, play_now="greedy")
    expect(kim.page.locator("[data-seat]")).to_have_count(4)
    kim.page.keyboard.press("Tab")
    deadline = time.monotonic() + LONG
    while not kim.over():
        assert time.monotonic() < deadline, kim.prompt()
        number = kim.number(PREFERRED)
        if number is None:
            kim.page.wait_for_timeout(15)
        else:
            presses(kim, number, ".card.lit:not(.chosen), .who.lit, .hand .lit:not(.chosen)")
    assert kim.result() in ("ui-you-won", "ui-you-lost")


def test_one_plays_on_a_phone_of_360_pixels(someone: Someone) -> None:
    """Eight players. Nothing scrolls sideways or at all, and everything lit is on the screen and can be hit."""
    pia = someone("Pia", size=PHONE, touch=True, language="hu")
    pia.opens_table(game=SLUG, seats=8, play_now="greedy", options={"reaction_mode": "brisk"})
    looked = 0
    for _ in play([pia], act=plays):
        looked += 1
        fits_the_phone(pia, least=22)
    assert looked > 10


# ---------------------------------------------------------------- scenes

TABLET = (820, 1180)


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_nothing_is_cut_where_much_is_going_on(someone: Someone, size: tuple[int, int]) -> None:
    """Four things beside one row, seven who are asked, and two cards in the hand while another one is turned up."""
    for match in (until(8, 16, crowded), until(8, 0, lambda m: 0 in m.waiting and len(m.waiting) == 7), drawn()):
        ana = someone("Ana", size=size, language="pl")
        go_on(match, ana)
        assert ana.page.evaluate(CUT) == []
    widths = ana.page.locator(".equipment").evaluate_all("cards => cards.map(card => card.clientWidth)")
    assert len(widths) == 2
    assert min(widths) > 140


def test_however_much_can_be_said_the_table_keeps_its_room(someone: Someone) -> None:
    """On a phone, at a table where claims are made at the start of a turn: one of sixteen cards."""
    pia = someone("Pia", size=PHONE)
    pia.opens_table(game=SLUG, seats=8, play_now="easy", options={"talk": "structured", "first_player": "seat_0"})
    pia.page.locator("[data-action=arrange]").click()
    confirm(pia)
    pia.page.locator(".talk").get_by_role("button", name=says("claim-own_equipment")).click()
    expect(pia.page.locator(".talk button")).to_have_count(16)
    ends = pia.page.locator("[data-seat]").evaluate_all(
        "seats => seats.map(seat => seat.getBoundingClientRect().bottom)"
    )
    prompt = pia.page.locator(".prompt").bounding_box()
    assert prompt
    assert max(ends) <= prompt["y"] + 1


def crowded(match: Match) -> bool:
    """The first seat has the turn, and somebody has a gun, a card, a wound and false evidence."""
    seen = match.seen(0)
    things = [player["planted"] and player["wounded"] and player["aim"] is not None for player in seen["players"]]
    return seen["decision"] == "act" and match.waiting == (0,) and any(things)


def drawn() -> Match:
    """The first seat has just drawn a second card, and has to turn up one of its own."""
    return until(8, 5, lambda m: m.seen(0)["decision"] == "turn_up" and len(m.seen(0)["players"][0]["hand"]) == 2)


def until(seats: int, first_seed: int, wanted: Callable[[Match], bool]) -> Match:
    """A match of bots that has come to such a moment."""
    bot = level("random")
    for seed in range(first_seed, first_seed + 100):
        match = game(SLUG).start(seats, seed, {})
        while match.waiting:
            if wanted(match):
                return match
            seat = match.waiting[0]
            match.carry_out(seat, bot.choose(match.chair(seat, luck(match))))
    raise AssertionError("no match comes to such a moment")


def options(match: Match, seat: int, start: str) -> list[str]:
    """What a seat may choose, if it is asked and the option begins so."""
    found = match.choices(seat) if seat in match.waiting else ()
    return [option.id for option in found if option.id.startswith(start)]


def go_on(match: Match, host: Person, *guests: Person) -> None:
    """People sit down in the first seats of a table where this match goes on, bots in the others."""
    table = host.opens_table(game=SLUG, seats=match.seats, record=match.record())
    host.calls_themselves()
    for guest in guests:
        guest.joins(f"/table/{table}")
        guest.click("ui-ready")
    host.click("ui-start-with-bots")
    for person in (host, *guests):
        expect(person.page.locator("[data-seat]")).to_have_count(match.seats)


def says(id: str, **fields: Any) -> str:
    return Words("en", game(SLUG)).say(id, fields)


def card(person: Person, seat: int, slot: str) -> Locator:
    return person.page.locator(f"[data-seat='{seat}'] .row li:nth-child({int(slot) + 1}) .card")


def token(person: Person, seat: int, slot: str) -> str | None:
    return card(person, seat, slot).get_attribute("data-place")


def play_card(person: Person, equipment: str) -> None:
    person.page.locator(".equipment", has_text=says(f"equipment-{equipment}")).click()


def confirm(person: Person) -> None:
    person.page.locator(".prompt button.main.lit").click()


def open_tab(person: Person, tab: str) -> None:
    person.page.locator(f"#tab-{tab}").click()


def test_a_window_looks_the_same_to_everybody_and_answers_are_sealed(someone: Someone) -> None:
    """Ana passes. Ben, who is asked too, and somebody who watches cannot tell."""
    match = shot_declared()
    ana, ben, watching = someone("Ana"), someone("Ben"), someone("Vera")
    go_on(match, ana, ben)
    watching.visits(ana.page.url.removeprefix(ana.address))
    strips = [person.page.locator(".strip.open .what strong, .strip.open .asked") for person in (ana, ben, watching)]
    for strip in strips:
        expect(strip).to_have_count(2)
    told = [strip.all_inner_texts() for strip in strips]
    assert told[0] == told[1] == told[2]
    assert says("board-reactions") in told[0][0]
    expect(watching.page.locator(".declared")).to_contain_text("wants to shoot")
    ana.page.locator("[data-action=pass]").click()
    expect(ana.page.locator(".hand .sealed")).to_be_visible()
    for person, before in ((ben, told[1]), (watching, told[2])):
        assert person.page.locator(".strip.open .what strong, .strip.open .asked").all_inner_texts() == before
    expect(ben.page.locator("[data-action=pass]")).to_be_visible()
    ben.page.locator("[data-action=pass]").click()
    expect(ben.page.locator(".hand .sealed")).to_be_hidden()


def shot_declared() -> Match:
    """Somebody has declared a shot, and the first two seats are among those who may react."""
    shot = {"action": "shoot"}
    return until(5, 1, lambda m: set(m.waiting) >= {0, 1} and shot.items() <= (m.seen(0)["declared"] or {}).items())


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "light"), (PHONE, "dark")], ids=["desktop", "phone"])
def test_axe_finds_nothing(someone: Someone, size: tuple[int, int], theme: str) -> None:
    """With a declared shot and a window open, with half a choice made, and in the pages of the panel."""
    ana = someone("Ana", size=size, theme=theme)
    ana.opens_table(game=SLUG, seats=8, play_now="greedy")
    card(ana, 0, "1").click()
    found = {"half an order": problems(ana.page)}
    go_on(shot_declared(), ana)
    found["window"] = problems(ana.page)
    for tab in ("claims", "notes"):
        open_tab(ana, tab)
        found[tab] = problems(ana.page)
    assert {screen: problems for screen, problems in found.items() if problems} == {}


def test_a_restraining_order_sends_the_shot_elsewhere(someone: Someone) -> None:
    match = until(5, 20, lambda m: bool(options(m, 0, "play:restraining_order")))
    ana = someone("Ana")
    go_on(match, ana)
    play_card(ana, "restraining_order")
    expect(ana.page.locator(".prompt")).to_contain_text(says("equipment-restraining_order"))
    confirm(ana)
    expect(ana.page.locator(".log")).to_contain_text(says("equipment-restraining_order"))
    expect(ana.page.locator(".log .line", has_text="instead").first).to_be_visible()


def test_two_cards_are_exchanged_by_pointing_at_them(someone: Someone) -> None:
    """Blackmail: the card, one folder, another one; Escape takes the last step back."""
    match = blackmailing()
    option = next(option for option in options(match, 0, "play:blackmail") if not wins_alone(match, option))
    seat, slot, other, other_slot = option.split(",")[1:]
    ana = someone("Ana")
    go_on(match, ana)
    play_card(ana, "blackmail")
    expect(ana.page.locator(".prompt")).to_contain_text("which two cards change places?")
    card(ana, int(seat), slot).click()
    expect(card(ana, int(seat), slot)).to_have_class(re.compile("chosen"))
    card(ana, int(other), other_slot).click()
    ana.page.keyboard.press("Escape")
    expect(card(ana, int(other), other_slot)).not_to_have_class(re.compile("chosen"))
    card(ana, int(other), other_slot).click()
    before = token(ana, int(seat), slot), token(ana, int(other), other_slot)
    confirm(ana)
    expect(card(ana, int(seat), slot)).to_have_attribute("data-place", str(before[1]))
    expect(card(ana, int(other), other_slot)).to_have_attribute("data-place", str(before[0]))


def blackmailing() -> Match:
    """The first seat has the turn and a Blackmail that can make somebody else win alone."""

    def wanted(match: Match) -> bool:
        ways = options(match, 0, "play:blackmail") if match.seen(0)["decision"] == "act" else []
        return any(wins_alone(match, option) for option in ways)

    return until(4, 320, wanted)


def wins_alone(match: Match, option: str) -> bool:
    later = match.copy()
    later.play(0, option)
    return later.outcome is not None and later.outcome.reason == "end-sole-winner"


def ends_it(person: Person, match: Match) -> None:
    """Exchange the two cards that give somebody both leaders."""
    option = next(option for option in options(match, 0, "play:blackmail") if wins_alone(match, option))
    seat, slot, other, other_slot = option.split(",")[1:]
    play_card(person, "blackmail")
    card(person, int(seat), slot).click()
    card(person, int(other), other_slot).click()
    confirm(person)


def test_whoever_gets_both_leaders_wins_alone(someone: Someone) -> None:
    """All cards are open at once, and one player alone has won."""
    match = blackmailing()
    ana = someone("Ana")
    go_on(match, ana)
    ends_it(ana, match)
    winner = ana.page.locator("[data-seat]", has=ana.page.locator(".stamp.win")).locator(".who .name").inner_text()
    expect(ana.page.locator(".prompt")).to_contain_text(says("end-sole-winner", names=winner))
    expect(ana.page.locator(".stamp.win")).to_have_count(1)
    expect(ana.page.locator(".folder.agent")).to_have_count(1)
    expect(ana.page.locator("[data-seat]", has=ana.page.locator(".stamp.win")).locator(".leader")).to_have_count(2)
    assert ana.result() == "ui-you-lost"


def test_somebody_is_brought_back(someone: Someone) -> None:
    match = until(5, 6, lambda m: bool(options(m, 0, "play:defibrillator")))
    seat, slot = options(match, 0, "play:defibrillator")[0].split(",")[1:]
    ana = someone("Ana")
    go_on(match, ana)
    plate = ana.page.locator(f"[data-seat='{seat}']")
    expect(plate.locator(".stamp")).to_be_visible()
    assert plate.evaluate(STAMPED) == []
    play_card(ana, "defibrillator")
    card(ana, int(seat), slot).click()
    confirm(ana)
    expect(plate.locator(".gone")).to_have_count(2)
    expect(ana.page.locator(".log")).to_contain_text("is back in the game")


def test_what_one_has_seen_is_shown_to_nobody_else(someone: Someone) -> None:
    """An investigation, by pointing at a card: Ana reads what it is, Ben only that she has looked."""
    match = until(4, 0, lambda m: m.waiting == (0,) and m.seen(0)["decision"] == "act" and m.seen(0)["turn"] < 3)
    option = options(match, 0, "investigate:1,")[-1]
    slot = option.split(",")[1]
    ana, ben = someone("Ana"), someone("Ben")
    go_on(match, ana, ben)
    ana.page.locator("[data-action=investigate]").click()
    card(ana, 1, slot).click()
    confirm(ana)
    play_until([ben], lambda: ana.page.locator(".note.private").count() > 0)
    kind = card(ana, 1, slot).locator(".folder").get_attribute("class") or ""
    kinds = [says(f"kind-{name}") for name in ("honest", "crooked", "agent", "kingpin") if name in kind.split()]
    expect(ana.page.locator(".note.private")).to_contain_text(f"Ben, {says(f'slot-{slot}')}: {kinds[0]}")
    expect(ben.page.locator(".note.private")).to_have_count(0)
    open_tab(ana, "notes")
    expect(ana.page.locator("#tab-panel .known")).to_contain_text(kinds[0])


# ---------------------------------------------------------------- claims, notes, orders


def claim(person: Person, *steps: str) -> None:
    """Compose a claim by what is written on the buttons."""
    for step in steps:
        person.page.locator("#tab-panel").get_by_role("button", name=step, exact=True).click()
    person.page.locator("#tab-panel .composer .main").click()


def test_claims_that_cannot_both_be_true_are_marked_and_judged_at_the_end(someone: Someone) -> None:
    match = blackmailing()
    ana, ben = someone("Ana"), someone("Ben")
    go_on(match, ana, ben)
    for person in (ana, ben):
        open_tab(person, "claims")
    claim(ana, says("claim-own_team"), says("team-honest"))
    claim(ben, says("claim-accuse"), "Ana", says("kind-crooked"))
    lines = [person.page.locator("#tab-panel ol li") for person in (ana, ben)]
    for found in lines:
        expect(found.filter(has_text="I am Honest")).to_have_class(re.compile("clash"))
        expect(found.filter(has_text="I think Ana is Crooked")).to_have_class(re.compile("clash"))
    open_tab(ana, "chat")
    expect(ana.page.locator(".log")).to_contain_text("Ben claims: “I think Ana is Crooked.”")
    ends_it(ana, match)
    open_tab(ana, "claims")
    honest = match.seen(0)["players"][0]["team"] == "honest"
    for said, true in (("I am Honest", honest), ("I think Ana is Crooked", not honest)):
        verdict = lines[0].filter(has_text=said).locator(".verdict")
        expect(verdict).to_contain_text(says("board-claim-true" if true else "board-claim-false"))


def test_a_notebook_is_private_and_kept(someone: Someone) -> None:
    ana, ben = someone("Ana"), someone("Ben")
    sit_down(ana, [ben], seats=4)
    open_tab(ana, "notes")
    ana.page.get_by_label(f"{says('board-suspicion')}: Ben").select_option("kingpin")
    ana.page.get_by_label(says("board-own-notes")).fill("Ben smiles too much.")
    expect(ana.page.locator("[data-seat='1'] .suspicion")).to_be_visible()
    settles(ana, lambda: ana.page.evaluate("asked.some(({notes}) => notes?.includes('smiles'))"), True)
    ana.page.reload()
    expect(ana.page.locator("[data-seat='1'] .suspicion")).to_be_visible()
    open_tab(ana, "notes")
    expect(ana.page.get_by_label(says("board-own-notes"))).to_have_value("Ben smiles too much.")
    expect(ben.page.locator(".suspicion")).to_have_count(0)


def test_one_can_pass_in_advance_and_give_an_order(someone: Someone) -> None:
    """With auto-pass Ana is not asked again, and an order says what to do if Ben is shot at."""
    match = until(5, 0, lambda m: set(m.waiting) >= {0, 1} and m.seen(0)["players"][0]["hand"] == ["coffee"])
    ana, ben = someone("Ana"), someone("Ben")
    go_on(match, ana, ben)
    open_tab(ana, "notes")
    ana.page.get_by_role("button", name=says("board-order-new", equipment="coffee")).click()
    ana.page.locator(".composer").get_by_role("button", name="Ben").click()
    ana.page.locator(".composer .main").click()
    expect(ana.page.locator(".order")).to_contain_text("If Ben is shot at: Coffee")
    ana.page.get_by_label(says("board-auto-pass")).select_option("always")
    expect(ana.page.locator("[data-action=pass]")).to_have_count(0)
    play_until([ben], lambda: ben.page.locator(".strip.open").count() == 0)
    assert ana.page.locator("[data-action=pass]").count() == 0
    ana.page.locator(".order button").click()
    expect(ana.page.locator(".order")).to_have_count(0)


def test_whoever_is_out_keeps_the_seat_and_may_predict_the_winner(someone: Someone) -> None:
    match = until(
        5,
        0,
        lambda m: not m.seen(0)["players"][0]["living"] and m.waiting == (1,) and m.seen(1)["decision"] == "act",
    )
    ana, ben = someone("Ana"), someone("Ben")
    go_on(match, ana, ben)
    expect(ana.page.locator("[data-seat='0'] .stamp")).to_be_visible()
    guess = ana.page.get_by_role("button", name=says("board-guess-crooked"), exact=True)
    guess.click()
    expect(guess).to_have_attribute("aria-pressed", "true")
    play_to_the_end([ana, ben], plays)
    expect(ben.page.locator(".hand")).to_contain_text(
        Words("en", game(SLUG)).say("board-predicted", {"seat": 0, "guess": says("board-guess-crooked")}, ["Ana"])
    )
