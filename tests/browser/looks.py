"""Every screen of the games, to be looked at: in every size, light and dark, in a language with long texts.

    python -m tests.browser.looks [GAME ...] [--language pl] [--only WORD ...] [--to FOLDER]

Each screen is reached once; then the window gets every size, and both themes. A picture shows both, beside or below
each other: `build/looks/<game>/<screen>-<width>.jpg`. A game without a name takes all of them; `frame` is what is
around them.
"""

from __future__ import annotations

import argparse
import io
import re
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console

import undercover
from tests.browser.conftest import FLAGS
from tests.browser.people import Person, play_to_the_end
from tests.browser.served import ROOT, Served
from tests.browser.test_lessons import begins, by_touch, looks
from undercover import Match
from undercover.bots import level, luck
from undercover.research.camera import CHROMIUM
from undercover.table.kit import configurations
from undercover.words import Words

SIZES = ((360, 740), (820, 1180), (1440, 900), (2560, 1440))
THEMES = ("light", "dark")
#: Of the pictures: letters stay sharp, and they are written several times as fast as without loss.
QUALITY = 92
#: Milliseconds until a window of another size or theme has been drawn.
DRAWN = 250
#: Matches that are searched for every question a game asks.
GAMES = 12
#: Whom one meets, and how long the longest name is.
BOTS = "easy"
NAME = "Maximiliana Przybyszewska"[:24]
#: A panel beside the board is open, a sheet over it is shut, as whoever comes finds it.
PANEL = """wide => {
    const panel = document.querySelector("aside.sheet");
    if (!panel || panel.classList.contains("open") === wide) return;
    const tab = panel.querySelector("[role=tab][aria-selected=true]") ?? panel.querySelector("[role=tab]");
    (wide ? document.querySelector("header button[aria-expanded]") : tab)?.click();
}"""
Step = Callable[[], object]


class Album:
    """The pictures of one game."""

    def __init__(self, folder: Path, browser: Browser, address: str, slug: str, language: str, only: list[str]) -> None:
        self.folder, self.slug = folder / slug, slug
        self.folder.mkdir(parents=True, exist_ok=True)
        self._browser, self._address, self._language, self._only = browser, address, language, only

    def wants(self, screen: str) -> bool:
        """Whether it is asked for, or something whose name begins so."""
        return not self._only or any(word in screen or word.startswith(screen) for word in self._only)

    def person(self, name: str = "Ana", **how: Any) -> Person:
        """Somebody who lets the system say whether it is dark, and looks at a desktop first."""
        how = {"size": (1440, 900), "theme": "system", "language": self._language, **how}
        person = Person(self._browser, self._address, name, **how)
        if self.slug != "frame":
            person.words = Words(self._language, undercover.game(self.slug))
        return person

    def keep(self, person: Person, screen: str, ready: Step | None = None, whole: bool = False) -> None:
        """What is on the screen in every size and theme; `ready` is done in each of them before it is taken."""
        if not self.wants(screen):
            return
        page = person.page
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(PANEL, width > 1023)
            pictures = []
            for theme in THEMES:
                page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
                if ready:
                    ready()
                page.wait_for_timeout(DRAWN)
                taken = page.screenshot(full_page=whole, type="jpeg", quality=QUALITY)
                pictures.append(Image.open(io.BytesIO(taken)))
            together(pictures).save(self.folder / f"{screen}-{width}.jpg", quality=QUALITY)
        page.set_viewport_size({"width": 1440, "height": 900})
        print(f"{self.slug}: {screen}")


def together(pictures: Sequence[Image.Image]) -> Image.Image:
    """Beside each other, or below each other where they are wide."""
    wide = pictures[0].width > pictures[0].height
    width = max(each.width for each in pictures) if wide else sum(each.width for each in pictures)
    height = sum(each.height for each in pictures) if wide else max(each.height for each in pictures)
    sheet, x, y = Image.new("RGB", (width, height)), 0, 0
    for picture in pictures:
        sheet.paste(picture, (x, y))
        x, y = (x, y + picture.height) if wide else (x + picture.width, y)
    return sheet


# -- what every game has


def questions(slug: str) -> Iterator[tuple[str, Match]]:
    """For each question that seat 0 is asked, at the smallest and the largest table, the position with most options."""
    bots, game = [level("greedy"), level("random")], undercover.game(slug)
    most: dict[str, tuple[int, Match]] = {}
    for seats, options in configurations(game):
        for seed in range(GAMES if seats in (game.seats[0], game.seats[-1]) else 0):
            match = game.start(seats, seed, options)
            while match.waiting:
                seat = match.waiting[0]
                asked, many = f"{match.seen(seat)['decision']}-{seats}", len(match.legal(seat))
                if seat == 0 and many > most.get(asked, (0, match))[0]:
                    most[asked] = many, match.copy()
                match.carry_out(seat, bots[seed % 2].choose(match.chair(seat, luck(match))))
    for asked, (_, match) in most.items():
        yield asked, match


def sits_down(person: Person, match: Match) -> None:
    """In seat 0 of a table where this match goes on."""
    person.opens_table(game=match.game.slug, seats=match.seats, play_now=BOTS, record=match.record())
    person.page.locator(".prompt").wait_for()
    person.page.wait_for_timeout(DRAWN)


def asked(album: Album) -> None:
    """Every question, before anything is picked, with its options listed, and with half of a choice made."""
    if not album.wants("asked-") and not album.wants("picked-"):
        return
    for name, match in questions(album.slug):
        ana = album.person()
        sits_down(ana, match)
        album.keep(ana, f"asked-{name}")
        if name.endswith(str(match.game.seats[-1])) and ana.acts(luck=0.3):
            album.keep(ana, f"picked-{name}")
        ana.context.close()


def explained(album: Album) -> None:
    """What the mouse rests on, in the middle of a game: every kind of thing that is explained, once."""
    if not album.wants("explained"):
        return
    ana = album.person()
    *_, (_, match) = questions(album.slug)
    sits_down(ana, match)
    places = ana.page.locator("[data-place]").evaluate_all("all => all.map(each => each.dataset.place)")
    kinds = {place.partition(":")[0]: place for place in places}
    for kind, place in kinds.items():
        thing = ana.page.locator(f'[data-place="{place}"]').first
        album.keep(ana, f"explained-{kind}", lambda thing=thing: points_at(ana.page, thing))  # type: ignore[misc]
    ana.context.close()


def points_at(page: Page, thing: Any) -> None:
    page.mouse.move(1, 1)
    box = thing.bounding_box()
    if box:
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
        page.wait_for_timeout(700)


def learned(album: Album) -> None:
    """The page about the game, a kind of pieces after the other."""
    if not album.wants("learn"):
        return
    ana = album.person()
    ana.visits(f"/learn/{album.slug}")
    kinds = ana.page.get_by_role("group", name=ana.says("web-learn-pieces")).get_by_role("button")
    kinds.first.wait_for()
    for n, kind in enumerate(kinds.all()):
        kind.click()
        ana.page.wait_for_timeout(DRAWN)
        album.keep(ana, f"learn-{n}", whole=n == 0, ready=kind.scroll_into_view_if_needed)
    ana.context.close()


def taught(album: Album) -> None:
    """Every card of the first game."""
    if not album.wants("lesson"):
        return
    ana = album.person(touch=True)
    begins(ana, album.slug)
    said: list[str] = []
    while True:
        now = looks(ana)
        if now["said"] and now["said"] not in said:
            said.append(now["said"])
            album.keep(ana, f"lesson-{len(said):02}")
        if now["ended"]:
            break
        by_touch(ana, now)
        ana.page.wait_for_timeout(50)
    ana.context.close()


def gathered(album: Album) -> None:
    """The lobby of the largest table: as its host sees it, with all options open, and as a guest does."""
    if not album.wants("lobby"):
        return
    seats = undercover.game(album.slug).seats[-1]
    ana, ben = album.person(NAME), album.person("Ben")
    table = ana.opens_table(game=album.slug, seats=seats)
    ana.calls_themselves()
    album.keep(ana, "lobby-host", whole=True)
    ben.visits(f"/table/{table}")
    ben.page.locator("main").wait_for()
    album.keep(ben, "lobby-link", whole=True)
    ben.joins(f"/table/{table}")
    album.keep(ben, "lobby-guest", whole=True)
    for summary in ana.page.locator("summary").all():
        summary.click()
    album.keep(ana, "lobby-options", whole=True)
    ana.context.close()
    ben.context.close()


def struck(album: Album) -> None:
    """A whole game of the largest table: what is announced on the way, the panel, the end, and the replay."""
    if not album.wants("game"):
        return
    seats = undercover.game(album.slug).seats[-1]
    announced: set[str] = set()
    ana = album.person()
    ana.opens_table(game=album.slug, seats=seats, play_now=BOTS)
    ana.page.locator(".prompt").wait_for()
    acts = 0
    while not ana.over():
        banner = ana.page.locator(".banner p")
        text = re.sub(r"\d+", "", "".join(banner.all_inner_texts()[:1]))  # it may go while it is read
        if text and text not in announced and len(announced) < 6:
            announced.add(text)
            album.keep(ana, f"game-banner-{len(announced)}")
        if ana.acts():
            acts += 1
            if acts == 12:
                tabs(album, ana)
        else:
            ana.page.wait_for_timeout(20)
    ended(album, ana)
    ana.context.close()


def tabs(album: Album, ana: Person) -> None:
    """Each tab of the panel, the list of options, and the help."""
    for n, tab in enumerate(ana.page.locator("aside [role=tab]").all()):

        def opens(tab: Any = tab) -> None:
            if tab.get_attribute("aria-selected") != "true" or not ana.page.locator("aside.open").count():
                tab.click()

        album.keep(ana, f"game-tab-{n}", ready=opens)
    listed = ana.page.locator(".prompt .list")
    if listed.count():
        listed.click()
        album.keep(ana, "game-list")
        ana.page.keyboard.press("Escape")
    for id, name in (("web-help", "game-help"), ("ui-settings", "game-settings")):
        ana.click(id)
        album.keep(ana, name)
        ana.page.keyboard.press("Escape")


def ended(album: Album, ana: Person) -> None:
    """The end, its score sheet, and the replay: its beginning, a step in the middle, the graph, the odds."""
    album.keep(ana, "game-end")
    ana.click("web-score-sheet")
    ana.page.wait_for_timeout(4000)
    album.keep(ana, "game-sheet")
    ana.page.keyboard.press("Escape")
    ana.page.locator(".prompt a[href^='/replay/']").click()
    ana.page.locator(".log, .story, main").first.wait_for()
    ana.page.wait_for_timeout(1500)
    album.keep(ana, "game-replay-end")
    for _ in range(6):
        ana.page.keyboard.press("ArrowLeft")
        ana.page.wait_for_timeout(150)
    album.keep(ana, "game-replay-step")
    for id in ("web-chances", "web-odds"):
        button = ana.button(ana.says(id))
        if button.count():
            button.click()
            ana.page.wait_for_timeout(4000)
            album.keep(ana, f"game-replay-{id}")


SCENES = (gathered, learned, taught, asked, explained, struck)


# -- what is around them


def frame(album: Album) -> None:
    ana = album.person()
    ana.visits("/")
    ana.page.locator("article.box").first.wait_for()
    album.keep(ana, "shelf-new", whole=True)
    ana.opens_table(play_now=BOTS)
    play_to_the_end([ana])
    ana.opens_table(game="rogue_agent", play_now=BOTS)
    ana.page.locator(".prompt").wait_for()
    ana.visits("/")
    ana.page.locator("article.box").first.wait_for()
    ana.page.wait_for_timeout(800)
    album.keep(ana, "shelf-again", whole=True)
    ana.click("ui-settings")
    album.keep(ana, "settings")
    for name, path in (("yours", "/you"), ("tables", "/tables"), ("record", "/replay"), ("lost", "/nowhere/at/all")):
        ana.visits(path)
        ana.page.wait_for_timeout(800)
        album.keep(ana, name, whole=True)
    ana.context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--language", default="pl")
    parser.add_argument("--only", nargs="*", default=[], metavar="WORD", help="screens whose names have this word")
    parser.add_argument("--to", type=Path, default=ROOT / "build" / "looks", metavar="FOLDER")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Served(Path(folder) / "undercover.db")
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for slug in args.games or ["frame", *undercover.games()]:
            album = Album(args.to, browser, server.address, slug, args.language, args.only)
            for scene in (frame,) if slug == "frame" else SCENES:
                scene(album)
        browser.close()
        server.stop()
    Console().print(f"{len(list(args.to.rglob('*.jpg')))} pictures in {args.to}")


if __name__ == "__main__":
    main()
