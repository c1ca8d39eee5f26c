"""Whole games over real sockets."""

from __future__ import annotations

from typing import Any

import pytest

import undercover
from tests.server.served import Person, Served, play_on, started
from undercover.table.seal import digest_of


async def test_two_people_play_a_whole_game(served: Served) -> None:
    ana = Person(served.address)
    bela = Person(served.address)
    await ana.named("Ana")
    await bela.named("Béla")
    table = await ana.opens(options={"mode": "advanced"})
    await started(table, ana, bela)
    digest = ana.lobby["digest"]
    assert (await ana.record(table)).status_code == 409
    assert ana.lobby["seal"] is None

    made = await play_on(ana, bela)

    await ana.hears_until(lambda person: person.lobby["phase"] == "over")
    record = (await bela.record(table)).json()
    assert len(record["choices"]) == made
    match = undercover.replay(record)
    assert match.seen(0) == ana.view["seen"]
    assert match.seen(1) == bela.view["seen"]
    assert match.story(0) == ana.story
    assert match.story(1) == bela.story
    assert record["seal"]["digest"] == digest == digest_of(record["seal"]["secret"])
    assert record["players"] == ["Ana", "Béla"]


async def test_each_hears_only_what_its_seat_may_know(served: Served) -> None:
    ana = Person(served.address)
    bela = Person(served.address)
    eve = Person(served.address)
    await ana.named("Ana")
    await bela.named("Béla")
    table = await ana.opens()
    await started(table, ana, bela)
    await eve.come(table)
    assert eve.view["seat"] is None
    assert eve.view["options"] == []
    assert eve.view["seen"]["players"][0]["hand"] is None
    assert ana.view["seen"]["players"][0]["hand"]
    assert ana.view["seen"]["players"][1]["hand"] is None
    assert bela.view["seen"]["players"][0]["hand"] is None
    await ana.hears_until(lambda person: person.lobby["spectators"] == 1)


@pytest.mark.parametrize("slug", list(undercover.games()))
async def test_every_game_on_the_shelf_can_be_played_here(served: Served, slug: str) -> None:
    """Against bots, for a while: whatever is asked can be answered, and the story of the wire is that of the match."""
    ana = await Person(served.address).named("Ana")
    table = await ana.opens(game=slug, play_now="random")
    await ana.come(table)
    made = 0
    while not ana.over and made < 40:
        await ana.hears_until(lambda person: person.options or person.over)
        if ana.options:
            answered = ana.view["version"]
            await ana.choose(ana.options[made % len(ana.options)])
            while ana.options and ana.view["version"] == answered:
                await ana.hear("view")
            made += 1
    await ana.hears_until(lambda person: person.options or person.over)
    while served.call(truth(served, table)) != (ana.view["seen"], ana.story):
        await ana.hear("view")  # what a bot has said meanwhile


async def truth(served: Served, table: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """What seat 0 sees, and has heard, of the match itself."""
    live = served.hall.tables[table]
    async with live.entered():
        assert live.course
        return live.course.match.seen(0), live.course.match.story(0)
