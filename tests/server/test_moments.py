"""How a table came to be as it is, moment by moment: for whoever has seen it one choice ago, and for nobody else.

That moments lead from one view to the next is checked for every person of these tests, in `served.py`.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from tests.server.served import Person, Served, play_on, two_playing
from undercover.table.moments import changed


async def test_every_choice_comes_with_its_moments(served: Served) -> None:
    _table, ana, bela = await two_playing(served, options={"mode": "advanced"})
    assert ana.view["moments"] == bela.view["moments"] == []
    while not (ana.over and bela.over):
        before = ana.view["version"]
        await play_on(ana, bela, choices=1)
        for person in (ana, bela):
            await person.hears_until(lambda person, before=before: person.view["version"] > before)
            assert person.view["moments"]


async def test_whoever_has_not_seen_what_was_before_is_shown_what_is(served: Served) -> None:
    table, ana, bela = await two_playing(served)
    await play_on(ana, bela, choices=3)
    late = await Person(served.address).come(table)
    assert late.view["moments"] == []
    missed, now = ana.view["version"] - 2, ana.view["version"]
    await ana.come(table, version=missed)
    assert (ana.view["since"], ana.view["moments"]) == (missed, [])
    await ana.come(table, version=now)
    assert (ana.view["since"], ana.view["moments"]) == (now, [])


async def test_whoever_comes_back_one_choice_later_is_shown_that_choice(served: Served) -> None:
    table, ana, bela = await two_playing(served)
    acting, other = (ana, bela) if ana.options else (bela, ana)
    await other.leave()
    await acting.choose()
    await acting.hears_until(lambda person: person.view["version"] == 1)
    await other.come(table, version=0)
    assert other.view["moments"]


async def test_what_is_taken_back_has_no_moments_and_what_follows_has(served: Served) -> None:
    _table, ana, bela = await two_playing(served)
    first, other = (ana, bela) if ana.options else (bela, ana)
    await first.choose()
    await other.hears_until(lambda person: person.view["version"] == 1)
    await first.hears_until(lambda person: person.view["version"] == 1)
    await first.ask("undo", seat=first.view["seat"])
    await other.hears_until(lambda person: person.view["undo_asked_by"] is not None)
    await other.ask("allow_undo", seat=other.view["seat"], allow=True)
    for person in (first, other):
        await person.hears_until(lambda person: person.view["version"] == 2)
        assert person.view["moments"] == []
    await first.choose()
    for person in (first, other):
        await person.hears_until(lambda person: person.view["version"] == 3)
        assert person.view["moments"]


async def test_every_step_of_a_replay_has_its_moments_for_everybody(served: Served) -> None:
    table, ana, bela = await two_playing(served, options={"mode": "advanced"})
    await play_on(ana, bela)
    steps: list[dict[str, Any]] = []
    for upto in range(8):
        steps.append((await ana.http.get(f"/api/tables/{table}/replay?upto={upto}")).json())
    assert steps[0]["view"]["moments"] == []
    for before, after in pairwise(steps):
        moments = after["view"]["moments"]
        news = [event for event in after["view"]["events"] if event["at"] == after["view"]["version"]]
        assert [event for moment in moments for event in moment["events"]] == news
        for seat, changes in enumerate(after["changes"]):
            seen, then = before["everybody"][seat], after["everybody"][seat]
            for change in changes:
                seen = changed(seen, change)
            assert seen | {key: then[key] for key in ("asked", "decision", "over")} == then
