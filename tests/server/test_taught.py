"""First games and matches with a coach, over the wire."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.served import Person, Served
from undercover.table.lesson import lesson_of
from undercover.table.registry import game, games

LESSONS = [slug for slug, each in games().items() if lesson_of(each)]


async def taught_next(person: Person) -> dict[str, Any] | None:
    """What is said at this person's next decision, or at the end."""
    while not person.over and not person.options:
        await person.hear("view")
    found: dict[str, Any] | None = person.view["teaching"]
    return found


@pytest.mark.parametrize("slug", LESSONS)
async def test_a_first_game_is_played_by_doing_what_is_wanted(served: Served, slug: str) -> None:
    ana = await Person(served.address).named("Ana")
    await ana.come(await ana.opens(game=slug, taught="lesson"))
    assert ana.lobby["taught"] == "lesson"
    assert ana.view["teaching"] is None or ana.view["teaching"]["step"] <= 1
    steps: list[int] = []
    for _ in range(200):
        now = await taught_next(ana)
        if now and now["over"]:
            break
        if now and now["do"]:
            steps.append(now["step"])
        version = ana.view["version"]
        await ana.choose(now["do"] if now and now["do"] else ana.options[0])
        await ana.hears_until(lambda p, version=version: p.view["version"] > version)
    lesson = lesson_of(game(slug))
    assert lesson
    assert steps == list(range(1, len(lesson.step) + 1))
    assert now
    assert now["pages"][-1]["words"]["id"] == f"lesson-{lesson.end[-1].say}"


async def test_a_first_game_is_taken_up_again(served: Served) -> None:
    ana, bela = await Person(served.address).named("Ana"), await Person(served.address).named("Béla")
    first = await ana.opens(game="agent_avenue", taught="lesson")
    assert await ana.opens(game="agent_avenue", taught="lesson") == first
    assert await bela.opens(game="agent_avenue", taught="lesson") != first


async def test_a_coach_speaks_at_any_match_and_a_rematch_of_a_first_game_has_one(served: Served) -> None:
    ana = await Person(served.address).named("Ana")
    await ana.come(await ana.opens(game="agent_avenue", taught="coach", play_now="random", options={"first": "green"}))
    now = await taught_next(ana)
    assert now
    assert [page["words"]["id"] for page in now["pages"]] == ["coach-offer"]
    assert ana.lobby["digest"], "sealed like any other deal"


async def test_nobody_else_is_taught(served: Served) -> None:
    ana, zoe = await Person(served.address).named("Ana"), await Person(served.address).named("Zoe")
    table = await ana.opens(game="agent_avenue", taught="lesson")
    await ana.come(table)
    await zoe.come(table)
    assert zoe.view["teaching"] is None


async def test_a_hint_is_for_the_own_seat_where_people_are_taught(served: Served) -> None:
    ana, eve = await Person(served.address).named("Ana"), await Person(served.address).named("Eve")
    table = await ana.opens(game="agent_avenue", taught="coach", play_now="random", options={"first": "green"})
    await ana.come(table)
    hint = (await ana.http.get(f"/api/tables/{table}/advice?seat=0")).json()
    assert hint["option"] in ana.options
    assert hint["version"] == ana.view["version"]
    assert hint["words"]["id"].startswith("advice-")
    for person, asked in ((eve, "seat=0"), (ana, "seat=1"), (ana, "seat=x"), (ana, "")):
        refused = await person.http.get(f"/api/tables/{table}/advice?{asked}")
        assert refused.json()["words"]["id"] in ("refused-not-your-seat", "refused-no-such-seat")
    plain = await ana.opens(game="agent_avenue", play_now="random", options={"first": "green"})
    refused = await ana.http.get(f"/api/tables/{plain}/advice?seat=0")
    assert refused.json()["words"]["id"] == "refused-no-advice"
