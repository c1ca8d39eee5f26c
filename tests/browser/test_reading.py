"""What stands on cards fits on them, and what a screen reader tells is what can be done."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from itertools import permutations

import pytest
from playwright.sync_api import expect

from tests.browser.people import LIT, LONG, PHONE, Person
from undercover import game, games
from undercover.games.agent_avenue.things import AGENT_IDS
from undercover.words import LANGUAGES, Words

Someone = Callable[..., Person]

#: Where names stand on cards, what they stand on, and which kinds of things they are.
NAMES: dict[str, list[tuple[str, str, list[str]]]] = {
    "agent_avenue": [(".hand .name > span", "button", ["agent"])],
    "the_agents": [
        (".hand .agents .name", ".card", ["faction_agent", "free_agent"]),
        (".hand .missions .name", "button", ["mission"]),
    ],
    "good_cop_bad_cop": [(".hand strong", "button", ["equipment"])],
    "death_angel": [(".hand .name", "button", ["actions"]), (".location strong", ".location", ["locations"])],
    "rogue_agent": [(".tile .name", ".tile", ["tiles"])],
}

#: The things of a kind, as their names stand in the gallery: with soft hyphens.
GALLERY = "names => names.map(name => name.textContent.replace(' *', ''))"

#: Names that do not fit where such names stand, or that are broken within a word without a hyphen.
TORN = r"""(places, [names, holder]) => places.slice(0, 1).flatMap(place => {
    const held = place.closest(holder).getBoundingClientRect();
    return names.filter(name => {
        place.textContent = name;
        const lengths = name.replaceAll('\u00ad', '').split(' ').map(word => word.length);
        place.style.setProperty('--longest', Math.max(...lengths));
        const range = document.createRange();
        range.selectNodeContents(place);
        const box = range.getBoundingClientRect();
        if (box.left < held.left - 1 || box.right > held.right + 1 || box.bottom > held.bottom + 1) return true;
        const tops = [...name].map((_, i) => {
            range.setStart(place.firstChild, i);
            range.setEnd(place.firstChild, i + 1);
            return [...range.getClientRects()].at(-1)?.top;
        });
        const letter = i => /\p{L}/u.test(name[i] ?? " ");
        return tops.some((top, i) => i > 0 && letter(i) && letter(i - 1) && Math.abs(top - tops[i - 1]) > 4);
    });
})"""


def gallery(person: Person, kind: str) -> list[str]:
    """What things of this kind are called."""
    button = person.button(person.says(f"piece-{kind}"))
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    names: list[str] = person.page.locator(".kinds + ul h3").evaluate_all(GALLERY)
    assert len(names) > 3
    return names


def names_of(person: Person, slug: str) -> dict[str, dict[str, list[str]]]:
    """By language and kind."""
    names = {}
    person.visits(f"/learn/{slug}")
    for language in LANGUAGES:
        person.reads_in(Words(language, game(slug)))
        person.page.reload()
        names[language] = {kind: gallery(person, kind) for _, _, kinds in NAMES[slug] for kind in kinds}
    return names


@pytest.mark.parametrize("slug", games())
def test_every_name_fits_on_its_card_and_is_broken_with_a_hyphen(someone: Someone, slug: str) -> None:
    """At 360 pixels, every name of the game in every language, where such names stand."""
    pia = someone("Pia", size=PHONE)
    names = names_of(pia, slug)
    pia.opens_table(game=slug, play_now="random")
    deadline = time.monotonic() + LONG
    while not all(pia.page.locator(place).count() for place, _, _ in NAMES[slug]):
        assert time.monotonic() < deadline, pia.prompt()
        if not pia.acts():
            pia.page.wait_for_timeout(20)
    for language, things in names.items():
        pia.reads_in(Words(language, game(slug)))
        pia.page.reload()
        for place, holder, kinds in NAMES[slug]:
            found = pia.page.locator(place)
            found.first.wait_for()
            torn = found.evaluate_all(TORN, [[name for kind in kinds for name in things[kind]], holder])
            assert torn == [], (place, language)


#: The parts of names of which fewer letters than these can be read, had everybody a long name in two parts.
UNREAD = """(names, [parts, least]) => names.filter(name => name.children.length > 1).flatMap(name =>
    [...name.children].filter((part, i) => {
        part.classList.remove("tail");
        part.textContent = parts[i];
        const range = document.createRange();
        const box = part.getBoundingClientRect();
        const end = box.right - (part.scrollWidth > part.clientWidth ? parseFloat(getComputedStyle(part).fontSize) : 0);
        const letters = [...parts[i]].filter((_, n) => {
            range.setStart(part.firstChild, n);
            range.setEnd(part.firstChild, n + 1);
            const letter = range.getBoundingClientRect();
            return letter.right <= end + 1;
        });
        const plate = name.closest("li, section, article").getBoundingClientRect();
        return letters.length < least || box.bottom > plate.bottom || box.right > plate.right;
    }).map(part => name.closest("li, section, article").textContent + part.outerHTML))"""


@pytest.mark.parametrize("slug", ["agent_avenue", "the_agents", "good_cop_bad_cop", "rogue_agent"])
def test_long_names_can_be_told_apart_on_a_phone(someone: Someone, slug: str) -> None:
    """With as many at the table as there can be."""
    pia = someone("Pia", size=PHONE)
    seats = max(game(slug).seats)
    pia.opens_table(game=slug, seats=seats, play_now="random")
    pia.page.locator(LIT).first.wait_for()
    names = pia.page.locator(".board .called.small")
    expect(names).to_have_count(seats if slug != "rogue_agent" else seats - 1)
    assert names.evaluate_all(UNREAD, [["Aleksandra", " Wiśniewska-Ko"], 4]) == []


#: What stands in the prompt and is not seen without scrolling.
HIDDEN = "text => text.scrollHeight > text.clientHeight + 1 && text.innerText"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_offer_does_is_told_to_its_end_on_a_phone(someone: Someone, language: str) -> None:
    """Agent Avenue, every pair of different agents: what is offered on two lines, what comes of it on two more."""
    words = Words(language, game("agent_avenue"))
    pia = someone("Pia", size=PHONE, language=language)
    pia.opens_table(play_now="random", options={"first": "green"})
    why = pia.page.locator(".prompt .why")
    while not why.count():
        pia.acts((".hand button.lit:not(.chosen)",))
        pia.page.wait_for_timeout(50)
    text = pia.page.locator(".prompt .text")
    for up, down in permutations(AGENT_IDS, 2):
        label = words.say("option-offer", {"up": f"agent-{up}", "down": f"agent-{down}"})
        text.locator("strong").evaluate("(strong, label) => { strong.textContent = label; }", label)
        assert text.evaluate(HIDDEN) is False


# ---------------------------------------------------------------- what a screen reader tells

#: Buttons on board and in hand that do something, though they are not lit, do not open or switch anything.
AS_IF = """buttons => buttons.filter(button => !button.matches(
    ".lit, :disabled, [aria-disabled=true], [aria-haspopup], [aria-pressed], [aria-expanded]"))
    .map(button => button.outerHTML)"""
#: Lit things that cannot be heard.
MUTE = """buttons => buttons.filter(button => button.matches("[aria-disabled=true]")
    || !(button.getAttribute("aria-label") ?? button.textContent).trim()).map(button => button.outerHTML)"""


@pytest.mark.parametrize("slug", ["agent_avenue", "the_agents", "death_angel", "rogue_agent"])
def test_only_what_can_be_chosen_is_offered(someone: Someone, slug: str) -> None:
    """Some way into the game: whatever else is on the table says that it is not to be had now, or that it opens."""
    ana = someone("Ana", seed=5)
    ana.opens_table(game=slug, play_now="random")
    for _ in range(8):
        ana.page.locator(f"{LIT}, .prompt a[href^='/replay/']").first.wait_for()
        assert ana.page.locator(".board button, .hand button").evaluate_all(AS_IF) == []
        assert ana.page.locator(LIT).evaluate_all(MUTE) == []
        ana.acts()


def test_the_deck_is_told_in_words(someone: Someone) -> None:
    ana = someone("Ana")
    ana.opens_table(play_now="random")
    deck = ana.page.locator("[data-place='deck']")
    expect(deck).to_have_accessible_name(re.compile(rf"^{ana.says('board-deck')}: \d+$"))


def test_the_story_is_one_stop_for_tab(someone: Someone) -> None:
    """Inside, the arrows go from line to line."""
    ana = someone("Ana")
    ana.opens_table(play_now="random", options={"first": "blue"})
    log = ana.page.get_by_role("log")
    expect(log.locator("li").nth(1)).to_be_visible()
    assert log.locator("button:not([tabindex='-1']), a").count() == 0
    assert log.get_attribute("tabindex") == "0"


@pytest.mark.parametrize("slug", games())
def test_enter_after_a_digit_confirms_and_presses_nothing_again(someone: Someone, slug: str) -> None:
    """The first lit thing by its digit, then Enter: what is picked completely goes off; otherwise nothing changes."""
    ana = someone("Ana")
    ana.opens_table(game=slug, play_now="random")
    ana.page.locator(LIT).first.wait_for()
    ana.page.keyboard.press("1")
    sent, proposed = len(ana.chosen()), ana.page.locator(".prompt button.main.lit").count()
    ana.page.keyboard.press("Enter")
    assert len(ana.chosen()) == sent + proposed
