"""Who one plays against: bots are characters with a name, a face, a style and a measured strength."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, Person, settles
from undercover.bots import for_people
from undercover.bots.ratings import ratings
from undercover.table.registry import SHELF, game
from undercover.words import Words

Someone = Callable[..., Person]


def rating(person: Person, slug: str, level: str) -> str:
    """As it stands on the screen; empty where it was not measured."""
    found = ratings(game(slug))
    if found is None:
        return ""
    rated = found.levels[level]
    return person.says("ui-bot-rating", rating=rated.rating, doubt=rated.doubt)


def test_play_now_says_who_is_met_and_seats_them(someone: Someone) -> None:
    ana = someone("Ana")
    ana.visits("/")
    box = ana.page.locator("article.box", has_text=ana.says("game-tagline"))
    name = ana.says("bot-normal-name")
    bot = f"{name} ({ana.says('bot-normal')})"
    expect(box.locator(".met")).to_contain_text(ana.says("ui-you-will-meet", bot=bot))
    expect(box.locator(".met")).to_contain_text(rating(ana, "agent_avenue", "normal"))
    ana.button(f"{ana.says('ui-play-now')}: {ana.says('game-title')}").click()
    rival = ana.page.locator(".side .player", has_text=name)
    expect(rival.locator(".face svg")).to_be_visible()
    assert name in ana.names()
    ana.page.get_by_role("tab", name=ana.says("ui-players")).click()
    expect(ana.page.locator("li", has=ana.page.locator(".who", has_text=name))).to_contain_text(
        ana.says("bot-normal-style")
    )


@pytest.mark.parametrize("slug", SHELF)
def test_every_level_has_a_face_a_name_a_style_and_its_strength_in_the_lobby(someone: Someone, slug: str) -> None:
    bela = someone("Béla", size=PHONE, language="hu")
    words = Words("hu", game(slug))
    bela.opens_table(game=slug, seats=max(game(slug).seats[0], 2))
    seat = bela.page.locator("main li").nth(1)
    faces: set[str] = set()
    for level in for_people(game(slug)):
        seat.get_by_role("combobox").select_option(level)
        expect(seat.locator("strong")).to_have_text(words.say(f"bot-{level}-name"))
        expect(seat).to_contain_text(words.say(f"bot-{level}-style"))
        expect(seat).to_contain_text(rating(bela, slug, level))
        expect(seat.locator(".face svg")).to_be_visible()
        settles(bela, lambda: seat.locator(".face svg").inner_html() not in faces, True)
        faces.add(seat.locator(".face svg").inner_html())
    assert len(faces) == 4
    assert bela.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_bots_of_one_level_are_told_apart_by_their_places(someone: Someone) -> None:
    ana = someone("Ana")
    ana.opens_table(game="good_cop_bad_cop", seats=4, play_now="normal")
    name = Words("en", game("good_cop_bad_cop")).say("bot-normal-name")
    for number in (2, 3, 4):
        expect(ana.page.locator(f"[data-seat='{number - 1}'] .name")).to_have_text(f"{name} {number}")
        expect(ana.page.locator(f"[data-seat='{number - 1}'] .face svg")).to_be_visible()
