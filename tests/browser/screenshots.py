"""Takes the pictures of README and docs anew: `make screenshots`. They go to docs/pictures, small."""

from __future__ import annotations

import io
import tempfile
from pathlib import Path

from PIL import Image, ImageChops
from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.people import Person, play_to_the_end
from tests.browser.served import ROOT, Served
from tests.browser.test_lessons import CARD, begins, ended, is_taught
from tests.plugged import Environment
from undercover.research.camera import CHROMIUM

PICTURES = ROOT / "docs" / "pictures"
DESKTOP = (1440, 900)
PHONE = (360, 740)
#: Pictures are shown at half their size at most.
WIDTH = {DESKTOP: 960, PHONE: 360}
#: The moving picture: the window, a frame of it, how many there are, how many after each click, and how long each is
#: looked at, in milliseconds; those with something to read longer.
SCREEN, FRAME = (1080, 675), (720, 450)
FRAMES, GLANCES = 34, 5
GLANCE, READ = 160, 2600
#: Whom one meets: bots with names and faces, who do not think for long.
BOTS = "easy"
#: Seats, and about how many clicks into the game.
BOARDS = {"the_agents": (3, 16), "good_cop_bad_cop": (6, 10), "death_angel": (1, 24), "rogue_agent": (3, 20)}


def keep(person: Person, name: str, size: tuple[int, int]) -> None:
    """What is on the screen, as a small WebP."""
    person.page.mouse.move(1, 1)
    person.page.wait_for_timeout(400)
    screen = Image.open(io.BytesIO(person.page.screenshot()))
    width = WIDTH[size]
    picture = screen.resize((width, screen.height * width // screen.width), Image.Resampling.LANCZOS)
    picture.save(PICTURES / f"{name}.webp", quality=82, method=6)
    print(f"docs/pictures/{name}.webp")


def offered(person: Person, acts: int) -> bool:
    """Play on a little, until this person has to choose between two cards; False if it is over before that."""
    question = person.page.locator(".prompt", has_text=person.says("prompt-choose"))
    while not person.over():
        person.page.wait_for_timeout(300)
        if acts <= 0 and question.count():
            return True
        acts -= person.acts()
    return False


def tour(browser: Browser, address: str, size: tuple[int, int], theme: str, language: str = "en") -> None:
    shape = "phone" if size == PHONE else "desktop"
    ana = Person(browser, address, "Ana", size=size, theme=theme, language=language, seed=3)
    ana.visits("/")
    ana.page.locator("article.box").first.wait_for()
    keep(ana, f"shelf-{shape}-{theme}", size)
    ana.invites()
    ana.calls_themselves()
    keep(ana, f"lobby-{shape}-{theme}", size)
    while True:
        ana.opens_table(play_now=BOTS, options={"mode": "advanced"})
        ana.page.locator(".scene button.lit").first.wait_for()
        keep(ana, f"start-{shape}-{theme}", size)
        if offered(ana, acts=12):
            break
    keep(ana, f"table-{shape}-{theme}", size)
    play_to_the_end([ana])
    keep(ana, f"end-{shape}-{theme}", size)
    ana.context.close()


def goes_on(person: Person) -> bool:
    """By digits, which reach what something else covers on a small screen."""
    confirm = person.page.locator(".prompt button.main.lit")
    if confirm.count():
        confirm.click()
    elif person.asked():
        person.page.keyboard.press(str(person.dice.randrange(1, 4)))
    else:
        return False
    return True


def boards(browser: Browser, address: str, size: tuple[int, int], theme: str) -> None:
    """The other games, some way into a match."""
    shape = "phone" if size == PHONE else "desktop"
    for slug, (seats, acts) in BOARDS.items():
        ana = Person(browser, address, "Ana", size=size, theme=theme, seed=3)
        ana.opens_table(game=slug, seats=seats, play_now=BOTS)
        while acts > 0 and not ana.over():
            ana.page.wait_for_timeout(300)
            acts -= goes_on(ana)
        ana.page.reload()
        ana.page.locator(".prompt").wait_for()
        keep(ana, f"{slug}-{shape}-{theme}", size)
        ana.context.close()


def first_game(browser: Browser, address: str, size: tuple[int, int], theme: str) -> None:
    """The page about a game, and the beginning of its first game."""
    shape = "phone" if size == PHONE else "desktop"
    ana = Person(browser, address, "Ana", size=size, theme=theme)
    ana.visits("/learn/the_agents")
    ana.page.locator(".board").first.wait_for()
    keep(ana, f"learn-{shape}-{theme}", size)
    ana.page.get_by_role("button", name=ana.says("web-first-game-start")).click()
    ana.page.locator(".lesson").first.wait_for()
    keep(ana, f"first_game-{shape}-{theme}", size)
    ana.context.close()


def film(browser: Browser, address: str) -> None:
    """The beginning of a first game as a small moving picture: what is said, what is done, and what happens then."""
    ana = Person(browser, address, "Ana", size=SCREEN, motion="slow", panel=False)
    begins(ana, "agent_avenue")
    frames = [(look(ana), READ)]
    while len(frames) < FRAMES and not ended(ana):
        told = is_taught(ana)
        by_mouse(ana)
        frames += motion(ana, frames[-1][0])
        if is_taught(ana) != told:
            frames[-1] = (frames[-1][0], READ)
    pictures, lasts = zip(*frames, strict=True)
    pictures[0].save(
        PICTURES / "first_game.webp",
        save_all=True,
        append_images=pictures[1:],
        duration=lasts,
        loop=0,
        quality=50,
        method=4,
    )
    print("docs/pictures/first_game.webp")
    ana.context.close()


def by_mouse(person: Person) -> None:
    """Read on, or do what is shown."""
    for button in (
        person.page.locator(".prompt button.main.lit"),
        person.page.locator(f"{CARD} footer [aria-keyshortcuts]"),
        person.button(person.says("web-lesson-show")),
    ):
        if button.count():
            return button.first.click()
    if person.asked() and not is_taught(person):
        person.acts()
    return None


def look(person: Person) -> Image.Image:
    screen = Image.open(io.BytesIO(person.page.screenshot())).convert("RGB")
    return screen.resize(FRAME, Image.Resampling.LANCZOS)


def motion(person: Person, last: Image.Image) -> list[tuple[Image.Image, int]]:
    """What is seen until it stands still."""
    frames: list[tuple[Image.Image, int]] = []
    for _ in range(GLANCES):
        now = look(person)
        if ImageChops.difference(now, last).getbbox():
            frames.append((now, GLANCE))
            last = now
    return frames or [(last, GLANCE)]


def duel(browser: Browser, address: str, size: tuple[int, int], theme: str) -> None:
    """Number Duel, on the board that every game gets: a card is laid, and something is to be claimed."""
    ana = Person(browser, address, "Ana", size=size, theme=theme, seed=7)
    acts, claims = 14, ana.page.locator(".chip button.lit")
    while acts > 0 or not claims.count():
        if ana.over() or acts == 14:
            acts = 13
            ana.opens_table(game="number_duel", play_now="greedy")
            ana.page.locator(".prompt").wait_for()
        ana.page.wait_for_timeout(200)
        acts -= ana.acts()
    ana.page.reload()
    claims.first.wait_for()
    keep(ana, f"number_duel-{'phone' if size == PHONE else 'desktop'}-{theme}", size)
    ana.context.close()


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Served(Path(folder) / "undercover.db")
        guests = Served(Path(folder) / "guests.db", Environment(Path(folder) / "environment").python)
        server.start()
        guests.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        film(browser, server.address)
        for size in (DESKTOP, PHONE):
            for theme in ("light", "dark"):
                tour(browser, server.address, size, theme)
                first_game(browser, server.address, size, theme)
                boards(browser, server.address, size, theme)
                duel(browser, guests.address, size, theme)
        browser.close()
        server.stop()
        guests.stop()


if __name__ == "__main__":
    main()
