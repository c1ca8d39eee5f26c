"""Whole games in Firefox, in small: whatever is lit is clicked, and the console says nothing."""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Iterator
from random import Random

import pytest

from tests.browser.firefox import Firefox, started
from tests.browser.people import DESKTOP, LONG
from tests.browser.served import Served
from undercover.server.pages import CLIENT

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
#: The fewest seats of each game; against those who win soon if somebody just clicks.
GAMES = {"agent_avenue": 2, "the_agents": 2, "good_cop_bad_cop": 4, "death_angel": 1, "rogue_agent": 2}
SETTLED = {"language": "en", "theme": "light", "motion": "off", "sound": False, "panel": False}
#: Within the page, so that nothing is left behind half loaded.
OPENS = """async (game, seats) => {
    const wanted = {game, seats, play_now: "greedy"};
    const {table} = await (await fetch("/api/tables", {method: "POST", body: JSON.stringify(wanted)})).json();
    history.pushState(null, "", `/table/${table}`);
    dispatchEvent(new PopStateEvent("popstate"));
}"""
#: Where to click next: what confirms, or any lit thing that is not already half of a choice and can be hit; "over"; or
#: nothing, after half a second.
NEXT = """async (dice) => {
    for (let frame = 0; frame < 30; frame++) {
        const found = look(dice);
        if (found) return found;
        await new Promise(requestAnimationFrame);
    }
    return null;
}"""
LOOK = """globalThis.look = (dice) => {
    const table = location.pathname.split("/")[2];
    if (document.querySelector(`.prompt a[href^='/replay/${table}']`)) return "over";
    const confirm = [...document.querySelectorAll(".prompt button.main.lit")];
    const lit = [...document.querySelectorAll(".scene button.lit:not(.chosen, .prompt [aria-pressed])")];
    const places = (confirm.length ? confirm : lit).flatMap((button) => {
        const {x, y, width, height} = button.getBoundingClientRect();
        const spots = [[x + width / 2, y + height / 2], [x + 6, y + 6], [x + width - 6, y + height - 6]];
        return spots.filter(([x, y]) => button.contains(document.elementFromPoint(x, y))).slice(0, 1);
    });
    return places[Math.floor(dice * places.length)];
}"""


@pytest.fixture(scope="module")
def firefox(served: Served, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    if FIREFOX is None:
        pytest.skip("there is no Firefox: apt-get install -y firefox-esr")
    if not (CLIENT / "index.html").is_file():
        pytest.fail("the browser client is not built: make web")
    with started(FIREFOX, tmp_path_factory.mktemp("firefox"), DESKTOP) as running:
        running.prepares(f"localStorage.setItem('undercover', {json.dumps(json.dumps(SETTLED))}); {LOOK}")
        running.visits(served.address)
        yield running


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicking_what_is_lit(firefox: Firefox, game: str) -> None:
    dice, deadline, clicks = Random(game), time.monotonic() + LONG, 0
    firefox.finds(OPENS, game, GAMES[game])
    while (place := firefox.finds(NEXT, dice.random())) != "over":
        assert time.monotonic() < deadline, (
            clicks,
            firefox.finds("() => document.querySelector('.prompt')?.innerText"),
        )
        if place:
            firefox.clicks(place)
            clicks += 1
    assert clicks > 0
    assert firefox.heard() == []
