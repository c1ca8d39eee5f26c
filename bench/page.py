"""The page in a real Chromium: first paint, first decision, layout shift, bytes.

    python bench/page.py [GAME ...] [--language hu] [--rounds N] [--quick] [--json]

Every game is opened at its table by a browser that has seen nothing before, on a phone: a small screen, a processor
four times slower, a line of 9 Mbit/s that takes 60 ms there and back (--quick: as fast as it goes). The first decision
is there when what can be pressed has been painted; `work` is the time of the processor that the page has taken until
then and a little longer, in its main thread. Bytes are those that came over the line, compressed, without headers;
`with the shelf` counts them from the front page on. Of several rounds the best counts: what others do on this machine
only ever adds.
"""

from __future__ import annotations

import argparse
import json
import os
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from rich.console import Console
from rich.table import Table as Grid
from serving import Process, database

import undercover
from undercover.research.camera import CHROMIUM

PHONE = {"width": 360, "height": 740}
SLOWER = 4
LINE = {"offline": False, "latency": 60, "downloadThroughput": 9e6 / 8, "uploadThroughput": 3e6 / 8}
#: What a person can press; boards light it.
DECISION = ".scene button.lit, .prompt button, .hand button.lit"
WATCH = """
    window.shift = 0;
    const add = (entry) => { if (!entry.hadRecentInput) window.shift += entry.value; };
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({type: 'layout-shift', buffered: true});
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => window.decided = performance.now();
    new MutationObserver((_, looking) => {
        if (!document.querySelector(DECISION)) return;
        looking.disconnect();
        requestAnimationFrame(() => port2.postMessage(''));
    }).observe(document, {subtree: true, childList: true, attributeFilter: ['class']});
""".replace("DECISION", json.dumps(DECISION))
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"


class Scales:
    """Weighs what comes over the line, and what the processor does with it."""

    def __init__(self, page: Page, throttled: bool) -> None:
        self.weight = 0
        self._line = line = page.context.new_cdp_session(page)
        line.send("Network.enable")
        line.send("Performance.enable", {"timeDomain": "threadTicks"})
        line.on("Network.dataReceived", self._comes)
        if throttled:
            line.send("Network.emulateNetworkConditions", LINE)
            line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})

    def work(self) -> float:
        """Milliseconds."""
        metrics = self._line.send("Performance.getMetrics")["metrics"]
        return float(next(each["value"] for each in metrics if each["name"] == "TaskDuration")) * 1000

    def _comes(self, news: dict[str, Any]) -> None:
        self.weight += news["encodedDataLength"]


def visitor(browser: Browser, language: str) -> BrowserContext:
    context = browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True, locale=language)  # type: ignore[arg-type]
    chosen = json.dumps(json.dumps({"language": language, "theme": "light", "motion": "off"}))
    context.add_init_script(f"localStorage.getItem('undercover') ?? localStorage.setItem('undercover', {chosen})")
    context.add_init_script(WATCH)
    return context


def open_table(browser: Browser, address: str, game: str, args: argparse.Namespace, shelf: bool) -> dict[str, float]:
    """One visit, by way of the shelf or straight to the table."""
    context = visitor(browser, args.language)
    try:
        seats = undercover.game(game).seats[0]
        wanted = {"game": game, "seats": seats, "play_now": "random"}
        made = context.request.post(f"{address}/api/tables", data=wanted).json()
        page = context.new_page()
        scales = Scales(page, not args.quick)
        if shelf:
            page.goto(address, wait_until="networkidle")
        page.goto(f"{address}/table/{made['table']}")
        while not (decided := page.evaluate("window.decided")):
            page.wait_for_timeout(100)
        work = scales.work()
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(300)
        return {
            "first paint, ms": round(page.evaluate(PAINT)),
            "first decision, ms": round(decided),
            "work, ms": round(work),
            "layout shift": round(page.evaluate("window.shift"), 4),
            "kB": round(scales.weight / 1000, 1),
        }
    finally:
        context.close()


def measure(browser: Browser, address: str, game: str, args: argparse.Namespace) -> dict[str, float]:
    visits = [open_table(browser, address, game, args, False) for _ in range(args.rounds)]
    best = {name: min(visit[name] for visit in visits) for name in visits[0]}
    return {**best, "kB with the shelf": open_table(browser, address, game, args, True)["kB"]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--language", default="en")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    busy, found = os.getloadavg()[0], dict[str, dict[str, float]]()
    with database("sqlite") as db, sync_playwright() as playwright:
        process = Process(db)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        try:
            for game in args.games or undercover.games():
                found[game] = measure(browser, process.address, game, args)
        finally:
            browser.close()
            process.stop()
    if args.json:
        print(json.dumps({"load of the machine before": busy, **found}, indent=1))
        return
    grid = Grid("game", *next(iter(found.values())), title=f"{args.language}; load of the machine before: {busy:.1f}")
    for game, figures in found.items():
        grid.add_row(game, *map(str, figures.values()))
    Console(width=140).print(grid)


if __name__ == "__main__":
    main()
