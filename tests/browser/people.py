"""People in front of browsers: each has a context of their own, and plays by clicking what is lit."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect

from undercover import game
from undercover.terminal.opponents import character
from undercover.words import Words

SOON = 15_000
#: Seconds for a whole game.
LONG = 180
DESKTOP = (1280, 800)
PHONE = (360, 740)
LIT = ".scene button.lit"
PAGE = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
BOXES = "buttons => buttons.map(button => button.getBoundingClientRect().toJSON())"
WEB_WORDS = Path(__file__).resolve().parents[2] / "web" / "src" / "words"
#: What Svelte says when something on its way out still looks at what has gone: it shows what was there last.
INERT = "svelte.dev/e/derived_inert"


class Person:
    """Somebody with a browser window."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        size: tuple[int, int] = DESKTOP,
        seed: int = 0,
        touch: bool = False,
        **settings: Any,
    ) -> None:
        self.name = name
        self.words = Words(str(settings.get("language", "en")), game("agent_avenue"))
        self.address = address
        self.dice = Random(f"{name} {seed}")
        self.touch = touch
        self.problems: list[str] = []
        self.requested: list[str] = []
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=touch, is_mobile=touch, locale="en-US"
        )
        self.context.set_default_timeout(SOON)
        chosen = {"language": "en", "theme": "light", "motion": "off", "sound": False, "panel": size[0] > 1023}
        text = json.dumps(json.dumps({**chosen, **settings}))
        self.context.add_init_script(
            f"localStorage.getItem('undercover') ?? localStorage.setItem('undercover', {text})"
        )
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", self._note)
        self.page.on("request", lambda request: self.requested.append(request.url))

    def _note(self, said: ConsoleMessage) -> None:
        if not said.text.endswith(INERT):
            self.problems.append(f"{said.type}: {said.text}")

    # -- going places

    def visits(self, path: str) -> Person:
        self.page.goto(self.address + path)
        return self

    def opens_table(self, **wanted: Any) -> str:
        """Make a table over HTTP, as the shelf does, and sit down at it."""
        self.visits("/")
        made = self.page.evaluate(
            "async wanted => (await fetch('/api/tables', {method: 'POST', body: JSON.stringify(wanted)})).json()",
            {"game": "agent_avenue", **wanted},
        )
        self.visits(f"/table/{made['table']}")
        return str(made["table"])

    def brings(self, record: dict[str, Any]) -> str:
        """A record from elsewhere; the id of the match it becomes."""
        self.visits("/")
        brought = self.page.request.post(
            f"{self.address}/api/records", data=json.dumps({"record": record}), headers={"Origin": self.address}
        )
        return str(brought.json()["table"])

    def invites(self) -> str:
        """From the shelf to a table; the link a friend can open."""
        self.visits("/")
        self.button(f"{self.says('ui-invite-friends')}: {self.says('game-title')}").click()
        return self.page.get_by_label(self.says("ui-invite-link")).input_value().removeprefix(self.address)

    def calls_themselves(self, button: str = "ui-name-save") -> None:
        form = self.page.locator("form", has=self.page.get_by_label(self.says("ui-your-name")))
        form.get_by_role("textbox").fill(self.name)
        form.get_by_role("button", name=self.says(button)).click()
        expect(self.page.locator("li strong", has_text=self.name).first).to_be_visible()

    def joins(self, link: str) -> Person:
        self.visits(link)
        self.calls_themselves("ui-join")
        return self

    def says(self, id: str, **fields: Any) -> str:
        """A text as this person reads it; those that only the browser says (web-…) are plain."""
        if not id.startswith("web-"):
            return self.words.say(id, fields)
        found = re.search(
            rf"^{id} = (.+)$", (WEB_WORDS / f"{self.words.language}.ftl").read_text("utf-8"), re.MULTILINE
        )
        assert found, id
        return found[1]

    def is_told(self, event: str, **fields: Any) -> str:
        """What the story says to this person, in seat 0, about themselves."""
        return self.words.say(f"event-{event}", {"seat": 0, **fields}, (), 0)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def click(self, id: str) -> None:
        """Press the button with this message on it."""
        self.button(self.says(id)).click()

    def chooses(self, id: str) -> None:
        """Settle an option of the table, also one that is folded away."""
        choice = self.page.locator("label", has_text=self.says(id))
        if not choice.is_visible():
            self.page.locator("summary", has_text=self.says("web-more-options")).click()
        choice.click()

    # -- at the table

    def text(self, selector: str) -> str:
        return self.page.locator(selector).first.inner_text()

    def prompt(self) -> str:
        return self.text(".prompt")

    def hand(self) -> list[str]:
        """The agents held, by their ids, from left to right."""
        held: list[str] = self.page.locator(".hand [data-place^='hand:']").evaluate_all(
            "cards => cards.map(card => card.dataset.place.split(':')[2])"
        )
        return held

    def story(self) -> list[str]:
        lines = self.page.locator(".log .line")
        told: list[str] = lines.evaluate_all("lines => lines.map(line => line.textContent.trim())")
        return told

    def names(self) -> list[str]:
        return self.page.locator(".side .player strong").all_inner_texts()

    def over(self) -> bool:
        return self.page.locator(".prompt a[href^='/replay/']").count() > 0

    def should_read(self, slug: str, seat: int) -> list[str]:
        """The story of a match that is over, as Python tells it to this seat."""
        table = self.page.url.rpartition("/")[2]
        step = self.page.request.get(f"{self.address}/api/tables/{table}/replay?seat={seat}").json()
        words = Words(self.words.language, game(slug))
        names = [each["name"] or self._called(each, step["people"], words) for each in step["people"]]
        words = words.read_by(seat, step["view"]["seen"].get("players", ()))
        return [words.event(event, names) for event in step["view"]["events"]]

    def _called(self, bot: dict[str, Any], people: list[dict[str, Any]], words: Words) -> str:
        """What a bot is called: as its level is in that game, with its place where there are several."""
        name = character(bot["bot"], words)
        alone = name is not None and [each["bot"] for each in people].count(bot["bot"]) == 1
        return name if name and alone else f"{name or self.says('ui-bot')} {bot['seat'] + 1}"

    def result(self) -> str:
        """`ui-you-won` or `ui-you-lost`; a mission is won or lost by all."""
        prompt = self.prompt()
        said = {"ui-you-won": "web-together-won", "ui-you-lost": "web-together-lost"}
        return next(id for id, mission in said.items() if self.says(id) in prompt or self.says(mission) in prompt)

    def asked_soon(self) -> bool:
        """Whether this person decides, once the table shows who does."""
        self.page.locator(".prompt .waiting, .prompt.yours").first.wait_for()
        return self.asked()

    def asked(self) -> bool:
        return self.page.locator(LIT).count() > 0

    def acts(self) -> bool:
        """One click (or tap) on something lit; on what confirms, if that is. Swapping is left alone."""
        if self.over():
            return False
        confirm = self.page.locator(".prompt button.main.lit")
        lit = confirm if confirm.count() else self.page.locator(f"{LIT}:not(.chosen, .prompt [aria-pressed])")
        number = lit.count()
        if not number:
            return False
        button = lit.nth(self.dice.randrange(number))
        if self.touch:
            button.tap()
        else:
            button.click()
        return True

    def goes_home(self) -> None:
        self.context.close()
        assert self.problems == [], self.problems


def play(people: Sequence[Person], acts: int | None = None) -> Iterator[Person]:
    """Everybody clicks whatever is lit, until it is over for everybody or so many clicks were made."""
    made = 0
    deadline = time.monotonic() + LONG
    while made != acts and not all(person.over() for person in people):
        assert time.monotonic() < deadline, [person.prompt() for person in people]
        active = [person for person in people if person.acts()]
        made += len(active)
        yield from active
        if not active:
            people[0].page.wait_for_timeout(20)


def play_to_the_end(people: Sequence[Person]) -> None:
    for _ in play(people):
        pass


def presses(person: Person, number: int, reached: str) -> None:
    """Choose without a pointer: what can be confirmed, one of the first nine lit things, or what the arrows reach."""
    keys, page = person.page.keyboard, person.page
    if page.locator(".prompt button.main.lit").count():
        page.evaluate("document.activeElement.blur()")
        keys.press("Enter")
    elif number < 9:
        keys.press(str(number + 1))
    else:
        keys.press(person.dice.choice(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")))
        if page.evaluate("reached => document.activeElement.matches(reached)", reached):
            keys.press("Enter")


def fits_the_phone(person: Person, least: int) -> None:
    """Nothing scrolls, and everything lit is on the screen and large enough to be hit, once it has come to rest."""
    assert person.page.evaluate(PAGE) == [*PHONE]
    lit = person.page.locator(".scene button.lit")
    for _ in range(5):
        wrong = [box for box in lit.evaluate_all(BOXES) if not _can_be_hit(box, least)]
        if not wrong:
            return
        person.page.wait_for_timeout(200)
    raise AssertionError(wrong)


def _can_be_hit(box: dict[str, float], least: int) -> bool:
    on_screen = box["left"] >= -1 and box["right"] <= 361 and box["top"] >= 0 and box["bottom"] <= 741
    return on_screen and min(box["width"], box["height"]) >= least
