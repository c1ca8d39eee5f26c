"""The board of the browser as a picture, where there is a browser: Chromium, driven by Playwright.

A server of its own, on this machine and with a database that is thrown away, shows each position to somebody who only
watches.
"""

from __future__ import annotations

import asyncio
import atexit
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from undercover.server import database
from undercover.server.setup import Seat, Setup, new_id, rules_of
from undercover.server.store import Store
from undercover.table.match import Match

#: The one without windows opens a page in less than half of the time.
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium") or shutil.which("google-chrome")
#: What is photographed, and how large the window is.
BOARD, WIDE, HIGH = ".board", 1280, 800
SERVE = "from undercover.terminal.command import main; main()"
FLAGS = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")


class Camera:
    """Takes pictures until the program ends."""

    def __init__(self, chromium: str) -> None:
        from playwright.sync_api import sync_playwright

        self._playwright = sync_playwright().start()
        self._browser = self._playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        self._page = self._browser.new_page(viewport={"width": WIDE, "height": HIGH}, reduced_motion="reduce")
        # Playwright has a loop of its own running here.
        self._thread = ThreadPoolExecutor(1)
        self._home = TemporaryDirectory(ignore_cleanup_errors=True)
        self._db = str(Path(self._home.name) / "undercover.db")
        self._thread.submit(asyncio.run, database.prepare(database.address(self._db))).result()
        self._server = subprocess.Popen(
            [sys.executable, "-c", SERVE, "serve", "--port", "0", "--db", self._db],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        atexit.register(self.close)
        assert self._server.stdout
        self._address = self._server.stdout.readline().split()[-1].rstrip("/")

    def shot(self, match: Match) -> bytes:
        """The board as a PNG, as somebody who watches sees it."""
        table = self._thread.submit(asyncio.run, self._lay_out(match)).result()
        self._page.goto(f"{self._address}/table/{table}")
        board = self._page.locator(BOARD)
        board.wait_for()
        self._page.evaluate("document.fonts.ready")
        return board.screenshot(animations="disabled")

    async def _lay_out(self, match: Match) -> str:
        """The id of a table on which the position lies."""
        now, slug = time.time(), match.game.slug
        setup = Setup(
            id=new_id(),
            game=slug,
            seats=[Seat(name=f"seat {seat}") for seat in range(match.seats)],
            options=dict(match.options),
            host="",
            seed="0",
            made=now,
            rules=rules_of(slug, match.data, match.rules_version),
            data=match.data,
            position=match.dump(),
            started=now,
        )
        opened = database.Database(database.address(self._db))
        try:
            await Store(opened).make(setup)
        finally:
            await opened.close()
        return setup.id

    def close(self) -> None:
        atexit.unregister(self.close)
        self._browser.close()
        self._playwright.stop()
        self._server.terminate()
        self._server.wait()
        self._home.cleanup()


@cache
def camera() -> Camera | None:
    """The camera of this program; None where there is no browser, nothing to drive it, or no client."""
    from undercover.server.pages import CLIENT

    try:
        from playwright.sync_api import Error
    except ImportError:
        return None
    if CHROMIUM is None or not (CLIENT / "index.html").is_file():
        return None
    try:
        return Camera(CHROMIUM)
    except Error:  # it does not start, or, as in a notebook, other things are waited for here already
        return None


def board_photo(match: Match) -> BytesIO | None:
    """The board as a PNG, if there is a camera."""
    taken = camera()
    return None if taken is None else BytesIO(taken.shot(match))
