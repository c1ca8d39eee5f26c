"""A match that is over is told again, step by step, to everybody who knows the table; not a moment earlier."""

from __future__ import annotations

from typing import Any

import pytest

import undercover
from tests.server.served import Person, Served, play_on, two_playing


async def step(person: Person, table: str, query: str) -> dict[str, Any]:
    answer = await person.http.get(f"/api/tables/{table}/replay?{query}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def test_a_match_is_told_only_when_it_is_over(served: Served) -> None:
    table, ana, bela = await two_playing(served)
    answer = await ana.http.get(f"/api/tables/{table}/replay?upto=0")
    assert (answer.status_code, answer.json()["words"]["id"]) == (409, "refused-not-over")
    await play_on(ana, bela)
    assert (await step(ana, table, "upto=0"))["view"]["version"] == 0


async def test_every_step_from_every_seat_is_what_was_seen(served: Served) -> None:
    table, ana, bela = await two_playing(served, options={"mode": "advanced"})
    await play_on(ana, bela)
    record = (await ana.record(table)).json()
    for upto in range(len(record["choices"]) + 1):
        match = undercover.replay(record, upto)
        for seat, query in ((None, ""), (0, "&seat=0"), (1, "&seat=1")):
            found = await step(ana, table, f"upto={upto}{query}")
            view = found["view"]
            assert view["seen"] == match.seen(seat)
            assert view["events"] == match.story(seat)
            assert (view["seat"], view["version"], view["since"]) == (seat, upto, -1)
            assert found["everybody"] == [match.seen(0), match.seen(1)]
            assert found["choices"] == len(record["choices"])
    assert [person["name"] for person in found["people"]] == ["Ana", "Béla"]
    await ana.hears_until(lambda person: person.lobby["seal"])
    assert found["seal"] == ana.lobby["seal"] == record["seal"]
    assert found["view"]["seen"]["over"] is not None


async def test_choices_taken_back_are_no_steps(served: Served) -> None:
    """What was undone did not happen: the replay counts the choices that stand, as the record does."""
    table, ana, bela = await two_playing(served)
    first, other = (ana, bela) if ana.options else (bela, ana)
    await first.choose()
    for person in (first, other):
        await person.hears_until(lambda p: p.view["version"] == 1)
    await first.ask("undo", seat=first.view["seat"])
    if not first.view["may_undo"]:
        await other.hears_until(lambda p: p.view["undo_asked_by"] is not None)
        await other.ask("allow_undo", seat=other.view["seat"], allow=True)
    for person in (first, other):
        await person.hears_until(lambda p: p.view["version"] > 1)
    await play_on(ana, bela)
    record = (await ana.record(table)).json()
    found = await step(ana, table, "")
    assert found["choices"] == found["view"]["version"] == len(record["choices"])
    assert max(event["at"] for event in found["view"]["events"]) == len(record["choices"])


@pytest.mark.parametrize(
    ("query", "status", "words"),
    [
        ("upto=1000", 404, "refused-no-such-step"),
        ("upto=-1", 404, "refused-no-such-step"),
        ("upto=" + "9" * 5000, 404, "refused-no-such-step"),
        ("upto=two", 404, "refused-no-such-step"),
        ("upto=", 404, "refused-no-such-step"),
        ("upto=1&seat=2", 400, "refused-no-such-seat"),
        ("upto=1&seat=-1", 400, "refused-no-such-seat"),
        ("upto=1&seat=you", 400, "refused-no-such-seat"),
    ],
)
async def test_steps_and_seats_there_are_not(served: Served, query: str, status: int, words: str) -> None:
    table, ana, bela = await two_playing(served)
    await play_on(ana, bela)
    answer = await ana.http.get(f"/api/tables/{table}/replay?{query}")
    assert (answer.status_code, answer.json()["words"]["id"]) == (status, words)


async def test_no_table_no_replay(served: Served) -> None:
    answer = await Person(served.address).http.get("/api/tables/none/replay?upto=0")
    assert (answer.status_code, answer.json()["words"]["id"]) == (404, "refused-unknown-table")
