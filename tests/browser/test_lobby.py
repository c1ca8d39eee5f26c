"""Before the game: who sits where, who is ready, and when the host may start."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import PHONE, Person, settles

Someone = Callable[..., Person]


def test_the_host_starts_when_everybody_else_is_ready(someone: Someone) -> None:
    """Open seats are no reason to wait: bots take them. The reason is the one the server would give."""
    ana, bela = someone("Ana"), someone("Béla")
    link = ana.invites()
    ana.calls_themselves()
    ana.page.locator("label", has_text="3").first.click()
    bela.joins(link)
    start = ana.button(ana.says("ui-start-with-bots"))
    expect(start).to_be_disabled()
    expect(ana.page.locator(".go")).to_contain_text(ana.says("refused-not-ready", names="Béla"))
    bela.click("ui-ready")
    expect(start).to_be_enabled()
    expect(ana.page.locator(".go")).not_to_contain_text("Béla")
    start.click()
    for person in (ana, bela):
        person.page.locator(".prompt .waiting, .prompt.yours").first.wait_for()
    assert sorted(ana.names()) == sorted(["Ana", "Béla", ana.says("bot-normal-name")])


def test_the_host_swaps_two_seats(someone: Someone) -> None:
    ana, bela = someone("Ana"), someone("Béla")
    link = ana.invites()
    ana.calls_themselves()
    bela.joins(link)
    seats = bela.page.locator("main li strong")
    expect(seats).to_have_text(["Ana", "Béla"])
    for number in (1, 2):
        ana.button(f"{ana.says('ui-swap-seats')}: {number}").click()
    expect(seats).to_have_text(["Béla", "Ana"])
    assert bela.button(f"{bela.says('ui-swap-seats')}: 1").count() == 0
    bela.click("ui-ready")
    ana.click("ui-start")
    bela.page.locator(".side.green .player").wait_for()
    expect(bela.page.locator(".side.green .player")).to_contain_text("Béla")


def test_seats_of_one_side_have_its_sign(someone: Someone) -> None:
    """Two teams; or green alone against blue, where the options say so."""
    ana = someone("Ana")
    signs = ana.page.locator("main li > .mark path")

    def sides(seats: int, **options: str) -> list[str | None]:
        ana.opens_table(seats=seats, options=options)
        expect(signs).to_have_count(seats)
        return [sign.get_attribute("d") for sign in signs.all()]

    green, blue = sides(2)
    assert green != blue
    assert sides(4) == [green, green, blue, blue]
    assert sides(3, pair="blue") == [blue, blue, green]


def test_everybody_mixes_a_number_into_the_deal(someone: Someone) -> None:
    """A random one at first, which one may change; the others see that there is one, and not which."""
    ana, bela = someone("Ana"), someone("Béla")
    link = ana.invites()
    ana.calls_themselves()
    bela.joins(link)
    field = bela.page.get_by_label(bela.says("ui-your-number"))
    expect(field).to_have_value(re.compile("^[0-9a-f]{32}$"))
    expect(ana.page.get_by_text(ana.says("ui-mixed"))).to_have_count(2)
    field.fill("lucky7")
    field.press("Enter")
    bela.page.reload()
    expect(field).to_have_value("lucky7")
    field.fill("")
    field.press("Enter")
    expect(ana.page.get_by_text(ana.says("ui-mixed"))).to_have_count(1)
    field.fill("lucky7")
    field.press("Enter")
    bela.click("ui-ready")
    ana.click("ui-start")
    bela.page.locator(".prompt .waiting, .prompt.yours").first.wait_for()
    assert "lucky7" not in ana.page.content()


def test_an_invitation_is_copied_and_it_is_said(someone: Someone) -> None:
    ana = someone("Ana")
    ana.context.grant_permissions(["clipboard-read"])
    link = ana.invites()
    expect(ana.button(ana.says("ui-link-copied"))).to_be_visible()
    assert ana.page.evaluate("navigator.clipboard.readText()") == ana.address + link


def test_a_guest_on_a_phone_finds_first_what_they_are_to_say(someone: Someone) -> None:
    """At first a name, then that they are ready; the host is never said to be."""
    ana, bela = someone("Ana"), someone("Béla", size=PHONE)
    link = ana.invites()
    ana.calls_themselves()
    bela.joins(link)
    ready = bela.button(bela.says("ui-ready"))
    expect(ready).to_be_in_viewport()
    bela.page.keyboard.press("Home")
    first = bela.page.locator("main .panel").evaluate_all(
        "all => all.toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)[0].innerText"
    )
    assert bela.says("ui-ready") in first
    ready.click()
    seats = ana.page.locator("main li")
    expect(seats.filter(has_text="Béla")).to_contain_text(ana.says("ui-ready"))
    expect(seats.filter(has_text="Ana")).not_to_contain_text(ana.says("ui-ready"))


def test_what_is_for_experts_is_folded_away_until_somebody_settles_it(someone: Someone) -> None:
    ana, bela = someone("Ana"), someone("Béla")
    ana.opens_table(game="good_cop_bad_cop", seats=4)
    bela.visits(f"/table/{ana.page.url.rpartition('/')[2]}")
    folded = [person.page.locator("label", has_text="Brisk").first for person in (ana, bela)]
    talk = ana.page.locator("label", has_text="Free chat")
    expect(talk).to_be_visible()
    for brisk in folded:
        expect(brisk).to_be_hidden()
    ana.page.locator("summary", has_text=ana.says("web-more-options")).click()
    expect(folded[0]).to_be_visible()
    folded[0].click()
    expect(folded[1]).to_be_visible()


#: Names that lie under something else.
COVERED = """names => names.filter(name => {
    const box = name.getBoundingClientRect();
    return !name.contains(document.elementFromPoint(box.right - 4, box.y + box.height / 2));
}).map(name => name.textContent)"""


def test_the_longest_names_lie_under_no_button(someone: Someone) -> None:
    """On a phone and on a tablet, of seats and of the tables that one is at."""
    ana, bela = someone("Wolfeschlegelsteinhausen"), someone("Bartholomäusschmidtchens", size=PHONE)
    table = ana.opens_table(game="death_angel", seats=6)
    ana.calls_themselves()
    bela.joins(f"/table/{table}")
    names = ana.page.locator("main li strong")
    expect(names).to_have_count(2)
    for width, height in (PHONE, (820, 1180)):
        ana.page.set_viewport_size({"width": width, "height": height})
        names.first.scroll_into_view_if_needed()
        settles(ana, lambda: names.evaluate_all(COVERED), [])
    bela.visits("/tables")
    expect(bela.page.locator(".row")).to_be_visible()
    settles(bela, lambda: bela.page.evaluate("document.documentElement.scrollWidth"), PHONE[0])
