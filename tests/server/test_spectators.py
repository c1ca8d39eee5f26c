"""Spectators do not multiply work: what is the same for all of them is made once, and nothing is made for nothing."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.good_cop_bad_cop.positions import position
from tests.server.laid import lay
from tests.server.served import LIMITS, Person, Served, play_on, serving, settings, two_playing
from undercover import Match

CROWD = 30


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> Counter[int | None]:
    """How often the server has looked at a match from which seat."""
    counted: Counter[int | None] = Counter()
    seen = Match.seen

    def counting(match: Match, seat: int | None) -> dict[str, Any]:
        counted[seat] += 1
        return seen(match, seat)

    monkeypatch.setattr(Match, "seen", counting)
    return counted


async def crowd(served: Served, table: str, count: int = CROWD) -> list[Person]:
    people = [Person(served.address) for _ in range(count)]
    for person in people:
        await person.come(table)
    return people


async def test_a_view_is_made_once_for_all_spectators(served: Served, looks: Counter[int | None]) -> None:
    table, ana, bela = await two_playing(served, game="agent_avenue")
    looks.clear()
    watching = await crowd(served, table)
    assert looks[None] == 1, "and for none of them again when the next one comes"
    assert looks[0] == looks[1] == 0, "that somebody watches does not change what a player sees"
    looks.clear()
    await play_on(ana, bela, choices=4)
    for person in watching:
        await person.hears_until(lambda p: p.view["version"] == ana.view["version"])
    assert looks == {None: 4, 0: 4, 1: 4}
    raws = {person.raw[-1] for person in watching}
    assert len(raws) == 1


async def test_what_changes_nothing_for_a_view_makes_none(served: Served, looks: Counter[int | None]) -> None:
    table, ana, bela = await two_playing(served)
    await crowd(served, table, 5)
    looks.clear()
    for _ in range(5):
        await ana.ask("say", text="well, well")
        await bela.hear("chat")
        await bela.ask("choose", seat=0, option="x", version=0)
        assert await bela.refused() == "refused-not-your-seat"
    assert not looks


async def test_a_hello_is_answered_in_full_and_only_to_whoever_said_it(
    served: Served, looks: Counter[int | None]
) -> None:
    table, ana, _bela = await two_playing(served)
    eve, other = await crowd(served, table, 2)
    looks.clear()
    for _ in range(10):
        await eve.ask("hello", version=-1)
        await eve.hear("view")
    assert not looks
    assert eve.view["since"] == -1
    await other.silence(0.1)
    await ana.ask("hello", version=-1)
    await ana.hear("view")


async def test_the_gallery_is_not_endless(tmp_path: Path) -> None:
    few = settings(limits=replace(LIMITS, watchers=3))
    with serving(tmp_path / "undercover.db", few) as served:
        table, ana, bela = await two_playing(served)
        watching = await crowd(served, table, 3)
        late = Person(served.address)
        with pytest.raises(Exception, match="4409"):
            await late.come(table)
        late.socket = None
        named = await Person(served.address).named("Cezary")
        await named.come(table)
        assert named.view["seat"] is None, "whoever has a name is welcome"
        await play_on(ana, bela, choices=2)
        await watching[0].leave()
        await ana.hears_until(lambda p: p.lobby["spectators"] == 3)
        await late.come(table)


async def test_people_without_a_name_come_and_go_in_beats(tmp_path: Path) -> None:
    """Each of them would otherwise be told of each of the others."""
    with serving(tmp_path / "undercover.db", settings(gallery=0.4)) as served:
        table, ana, _bela = await two_playing(served)
        before = len(ana.raw)
        await crowd(served, table, 20)
        await ana.hears_until(lambda p: p.lobby["spectators"] == 20)
        assert len(ana.raw) - before < 10


async def test_the_clock_of_a_view_told_again_is_that_of_the_moment(tmp_path: Path) -> None:
    with serving(tmp_path / "undercover.db") as served:
        ana = await Person(served.address).named("Ana")
        bela = await Person(served.address).named("Béla")
        table = await ana.opens(options={"first": "green"})
        await ana.come(table)
        await ana.ask("set_table", clock="realtime", minutes=5, increment=0)
        await ana.hears_until(lambda p: p.lobby["clock"] == "realtime")
        await bela.come(table)
        await ana.ask("start", bots="random")
        await bela.hear("view")
        first = bela.view["clock"]["left"][0]
        await asyncio.sleep(0.5)
        await bela.ask("hello", version=-1)
        await bela.hear("view")
        assert bela.view["clock"]["left"][0] <= first - 0.4


async def test_an_answer_nobody_can_tell_of_is_looked_at_only_by_whoever_gave_it(
    served: Served, looks: Counter[int | None]
) -> None:
    """good_cop_bad_cop:R30 a round of reactions shows the same to everybody until it is over."""
    people = await lay(served, "hushed", position(hands={1: "coffee", 2: "smoke_grenade"}))
    watching = await crowd(served, "hushed", 3)
    await people[0].choose("equip")
    for person in people + watching:
        await person.hears_until(lambda p: p.view["seen"]["window"] is not None)
    looks.clear()
    await people[1].choose("pass")
    await people[1].hears_until(lambda p: p.view["options"] == [])
    assert looks == {1: 1}
    await people[2].choose("pass")
    for person in people + watching:
        await person.hears_until(lambda p: p.view["seen"]["window"] is None)
    assert looks[None] == looks[0] == looks[3] == 1, "and everybody hears when it is over"
