"""Bots at the table: in worker processes, and never in a hurry that tells something."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server import duel
from tests.server.served import Person, Served, serving, settings
from undercover import Match, bots, game
from undercover.server.bots_at_work import BotsAtWork, _choose
from undercover.server.metrics import Metrics


async def test_a_person_plays_a_whole_game_against_bots(served: Served) -> None:
    ana = await Person(served.address).named("Ana")
    table = await ana.opens(seats=3, play_now="random")
    await ana.come(table)
    assert [person["bot"] for person in ana.lobby["people"]] == [None, "random", "random"]
    while not ana.over:
        await ana.hears_until(lambda person: person.options or person.over)
        if ana.options:
            await ana.choose()
            await ana.hear("view")
    await ana.hears_until(lambda person: person.lobby["phase"] == "over")


async def test_bots_alone_play_to_the_end_before_spectators(served: Served) -> None:
    ana = Person(served.address)
    table = await ana.opens(options={"mode": "advanced"})
    await ana.come(table)
    await ana.ask("set_seat", seat=0, bot="random")
    await ana.hears_until(lambda person: person.lobby["you"] is None)
    await ana.ask("start", bots="random")
    await ana.hears_until(lambda person: person.lobby["phase"] == "over" and person.over)
    assert ana.view["seat"] is None


def slow(seconds: float) -> Any:
    async def choose(_self: BotsAtWork, _level: str, match: Match, seat: int) -> str:
        await asyncio.sleep(seconds)
        return match.choices(seat)[0].id

    return choose


@pytest.mark.parametrize(("thinking", "answers_after"), [(0.0, 0.5), (0.4, 0.5), (0.7, 1.5)])
async def test_the_time_a_bot_takes_does_not_tell_how_long_it_thought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, thinking: float, answers_after: float
) -> None:
    monkeypatch.setattr(BotsAtWork, "choose", slow(thinking))
    with serving(tmp_path / "undercover.db", settings(bot_pause=(0.5, 0.5), bot_beat=1.0)) as served:
        ana = Person(served.address)
        table = await ana.opens(options={"first": "green"})
        await ana.come(table)
        await ana.ask("start", bots="random")
        await ana.hear("view")
        await ana.choose()
        await ana.hear("view")
        began = time.monotonic()
        await ana.hear("view")
        assert answers_after - 0.05 <= time.monotonic() - began < answers_after + 0.45


async def test_a_bot_that_fails_takes_the_default(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker does not know this game, so whatever the bot would do there goes wrong."""
    duel.put_on_shelf(monkeypatch)
    ana = Person(served.address)
    table = await ana.opens(game="duel", play_now="random")
    await ana.come(table)
    await ana.choose("stake:3")
    await ana.hear("view")
    await ana.choose("throw:2")
    await ana.hears_until(lambda person: any(event["type"] == "threw" for event in person.story))
    assert ana.view["seen"]["points"] == [3, 0]


async def test_a_worker_that_dies_is_replaced(served: Served) -> None:
    ana = Person(served.address)
    table = await ana.opens(play_now="random", options={"first": "blue"})
    await ana.come(table)
    await ana.hears_until(lambda person: person.options)
    served.hall.bots.workers.kill()
    await ana.choose()
    await ana.hears_until(lambda person: person.view["version"] >= 2)
    while ana.options:
        await ana.choose()
        await ana.hear("view")
    await ana.hears_until(lambda person: person.options)


async def test_a_bot_whose_process_dies_while_it_thinks_answers_all_the_same() -> None:
    match = game("agent_avenue").start(2, 3)
    seat, thinkers = match.waiting[0], BotsAtWork(2, Metrics())
    thinking = asyncio.create_task(thinkers.choose("hard", match, seat))
    while not thinkers.workers.busy:
        await asyncio.sleep(0)
    thinkers.workers.kill()
    assert await thinking in [option.id for option in match.choices(seat)]
    await thinkers.stop()


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_a_bot_whose_time_is_up_chooses_from_what_it_knows(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.SECONDS, level, 0.0)
    match = game("agent_avenue").start(2, 3)
    seat = match.waiting[0]
    assert _choose(level, match.dump(), None, seat, 1) in [option.id for option in match.choices(seat)]


def test_every_level_that_thinks_has_its_time() -> None:
    """Hard at most 2 s, expert at most 5 s a decision."""
    assert bots.SECONDS == {"hard": 2.0, "expert": 5.0}
