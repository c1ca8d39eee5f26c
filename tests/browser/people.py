"""People in front of browsers: each has a context of their own, and plays by clicking what is lit."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, ElementHandle, Error, Locator, Page, Position, expect

from undercover import game
from undercover.terminal.opponents import character
from undercover.words import Words

#: Milliseconds for whatever is waited for, also on a machine that does other things.
SOON = 30_000
#: Seconds for a whole game.
LONG = 300
DESKTOP = (1280, 800)
PHONE = (360, 740)
LIT = ".scene button.lit"
PAGE = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
BOXES = "buttons => buttons.map(button => button.getBoundingClientRect().toJSON())"
WEB_WORDS = Path(__file__).resolve().parents[2] / "web" / "src" / "words"
#: In every page: what it asks the server over its socket is kept; its dice are loaded, so that what it mixes into a
#: deal is the same every time; and a press that was aimed at something that has gone meanwhile reaches nothing else.
LISTENING = """
window.asked = [];
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (message) {
    window.asked.push(JSON.parse(message));
    send.call(this, message);
};
const draw = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (bytes) => bytes.length === 16 ? bytes.fill(7) : draw(bytes);
window.aimed = null;
window.missed = false;
const judge = (event) => {
    if (event.type === "pointerdown") {
        window.missed = window.aimed?.contains(event.target) === false;
        window.aimed = null;
    }
    if (!window.missed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
};
for (const kind of ["pointerdown", "pointerup", "mousedown", "mouseup", "touchstart", "touchend", "click"])
    addEventListener(kind, judge, {capture: true, passive: false});
"""
#: One of the lit things as they are at this moment: of those that match the first selector anything matches, the one
#: that luck hits; of several ways to lay a card one that pays the person, if there is any. None when it is over.
PICK = """([preferred, luck, name]) => {
    if (document.querySelector(".prompt a[href^='/replay/']")) return null;
    const lit = [...document.querySelectorAll(".scene button.lit:not(:disabled)")];
    for (const selector of preferred) {
        const found = lit.filter(button => button.matches(selector));
        const paying = found.filter(button => button.matches(".half") && button.textContent.includes(`${name}: +`));
        const wanted = paying.length ? paying : found;
        if (wanted.length) return wanted[Math.floor(luck * wanted.length)];
    }
    return null;
}"""
#: Where to press what is picked, in its middle or on its upper edge; [] if that is not on the screen or something lies
#: over it; null if there is nothing.
AIM = f"""([upper, ...given]) => {{
    const button = ({PICK})(given);
    if (!button) return null;
    const box = button.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + (upper ? 9 : box.height / 2)];
    window.aimed = button.contains(document.elementFromPoint(x, y)) ? button : null;
    return window.aimed ? [x, y] : [];
}}"""
#: Whether the last press that was aimed reached nothing; only that one is held back.
MISSED = "[window.missed, window.missed = false][0]"
#: Its number among all that are lit; -1 if there is none.
NUMBER = f"given => [...document.querySelectorAll('.scene button.lit:not(:disabled)')].indexOf(({PICK})(given))"
#: What confirms, if anything does; then anything but what is picked already, and swapping.
ANYTHING = (".prompt .main", ":not(.chosen, .prompt [aria-pressed])")
GONE = "button => !button.isConnected || !button.matches('.lit:not(:disabled)')"
#: Milliseconds after which it is looked whether something lit that cannot be clicked is still there.
WITHDRAWN = 10_000


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
        locale: str = "en-US",
        **settings: Any,
    ) -> None:
        self.name = name
        self.words = Words(str(settings.get("language", "en")), game("agent_avenue"))
        self.address = address
        self.dice = Random(f"{name} {seed}")
        self._luck = self.dice.random()
        self.touch = touch
        self.problems: list[str] = []
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=touch, is_mobile=touch, locale=locale
        )
        self.context.set_default_timeout(SOON)
        chosen = {"language": "en", "theme": "light", "motion": "off", "sound": False, "panel": size[0] > 1023}
        text = json.dumps(json.dumps({**chosen, **settings}))
        self.context.add_init_script(
            f"localStorage.getItem('undercover') ?? localStorage.setItem('undercover', {text});{LISTENING}"
        )
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", lambda said: self.problems.append(f"{said.type}: {said.text}"))

    def requests(self) -> list[str]:
        """The addresses of all that is asked for from now on."""
        requested: list[str] = []
        self.page.on("request", lambda request: requested.append(request.url))
        return requested

    # -- going places

    def visits(self, path: str) -> Person:
        self.page.goto(self.address + path)
        return self

    def opens_table(self, **wanted: Any) -> str:
        """Make a table over HTTP, as the shelf does, and sit down at it."""
        table = self._posts("/api/tables", {"game": "agent_avenue", **wanted})
        self.visits(f"/table/{table}")
        return table

    def brings(self, record: dict[str, Any]) -> str:
        """A record from elsewhere; the id of the match it becomes."""
        return self._posts("/api/records", {"record": record})

    def _posts(self, path: str, wanted: dict[str, Any]) -> str:
        """With this person's cookie, without a page; the table that is made of it."""
        answer = self.page.request.post(
            self.address + path, data=json.dumps(wanted), headers={"Origin": self.address}
        ).json()
        assert "table" in answer, answer
        return str(answer["table"])

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

    def reads_in(self, words: Words) -> None:
        """Another language, as the settings would have it: from the next page on."""
        self.words = words
        self.page.evaluate(
            "language => localStorage.undercover = JSON.stringify({...JSON.parse(localStorage.undercover), language})",
            words.language,
        )

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
        choice.wait_for(state="attached")
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
        self.page.locator(".side .player strong").first.wait_for()
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

    def chosen(self) -> list[str]:
        """The options this page has sent off since it was opened."""
        sent: list[str] = self.page.evaluate(
            "asked.filter(({do: what}) => what === 'choose').map(({option}) => option)"
        )
        return sent

    def acts(self, preferred: Sequence[str] = ANYTHING, luck: float | None = None, upper: bool = False) -> bool:
        """One click (or tap) on something lit, on what is preferred if there is any; in its middle or on its edge."""
        given = [list(preferred), self._luck if luck is None else luck, self.name]
        place = self.page.evaluate(AIM, [upper, *given])
        if place is None:
            return False
        self._luck = self.dice.random()
        if not place:
            found = self.page.evaluate_handle(PICK, given).as_element()
            return found is not None and self._hits(found, upper)
        (self.page.touchscreen.tap if self.touch else self.page.mouse.click)(*place)
        return not self.page.evaluate(MISSED)

    def number(self, preferred: Sequence[str], luck: float | None = None) -> int | None:
        """Which of the lit things, in their order on the page, this person would press next."""
        luck = self._luck if luck is None else luck
        number = int(self.page.evaluate(NUMBER, [list(preferred), luck, self.name]))
        if number < 0:
            return None
        self._luck = self.dice.random()
        return number

    def _hits(self, button: ElementHandle, upper: bool) -> bool:
        """Scroll to it, and wait until nothing lies over it. Whether it was there to be hit: what is asked is withdrawn
        when somebody who comes before has played."""
        press = button.tap if self.touch else button.click
        box = button.bounding_box() if upper else None
        where: Position | None = {"x": box["width"] / 2, "y": 9.0} if box else None
        deadline = time.monotonic() + SOON / 1000
        while True:
            try:
                press(timeout=WITHDRAWN, position=where)
                return True
            except Error:
                if button.evaluate(GONE):
                    return False
                if time.monotonic() > deadline:
                    raise

    def forgives(self, *said: str) -> None:
        """What the browser said about the line, which is no fault of the page."""
        self.problems = [problem for problem in self.problems if not any(each in problem for each in said)]

    def goes_home(self) -> None:
        self.context.close()
        assert self.problems == [], self.problems


def play(
    people: Sequence[Person], acts: int | None = None, act: Callable[[Person], bool] = Person.acts
) -> Iterator[Person]:
    """Everybody clicks whatever is lit, until it is over for everybody or so many clicks were made."""
    made = 0
    deadline = time.monotonic() + LONG
    while acts is None or made < acts:
        assert time.monotonic() < deadline, [person.prompt() for person in people]
        active = [person for person in people if act(person)]
        made += len(active)
        yield from active
        if not active:
            if all(person.over() for person in people):
                return
            people[0].page.wait_for_timeout(20)


def play_on(people: Sequence[Person], acts: int) -> None:
    """So many clicks more, whoever is asked."""
    for _ in play(people, acts):
        pass


def play_to_the_end(people: Sequence[Person], act: Callable[[Person], bool] = Person.acts) -> None:
    for _ in play(people, act=act):
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


def settles(person: Person, read: Callable[[], object], wanted: object) -> None:
    """It is so once the page has come to rest."""
    deadline = time.monotonic() + SOON / 1000
    while read() != wanted:
        assert time.monotonic() < deadline, (read(), wanted)
        person.page.wait_for_timeout(50)


def fits_the_phone(person: Person, least: int) -> None:
    """Nothing scrolls, and everything lit is on the screen and large enough to be hit, once it has come to rest."""

    def wrong() -> list[object]:
        width_and_height, boxes = person.page.evaluate(f"[{PAGE}, ({BOXES})([...document.querySelectorAll('{LIT}')])]")
        scrolls = [] if tuple(width_and_height) == PHONE else [width_and_height]
        return scrolls + [box for box in boxes if not _can_be_hit(box, least)]

    settles(person, wrong, [])


def _can_be_hit(box: dict[str, float], least: int) -> bool:
    on_screen = box["left"] >= -1 and box["right"] <= 361 and box["top"] >= 0 and box["bottom"] <= 741
    return on_screen and min(box["width"], box["height"]) >= least
