"""A record somebody brings along is checked, and then a match that is over like any other."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

import undercover
from tests.server.served import Person, Served, play_on, two_playing
from undercover.table.dice import seeded


def played(**changes: Any) -> dict[str, Any]:
    """A record that belongs to no table."""
    match = undercover.game("agent_avenue").start(2, 7)
    match.playout(seeded(1))
    return {**match.record(), "players": ["Ana", "normal"], **changes}


async def brings(person: Person, **brought: Any) -> httpx.Response:
    return await person.http.post("/api/records", json=brought)


async def test_it_is_replayed_step_by_step_from_any_seat(served: Served) -> None:
    record, ana = played(), Person(served.address)
    answer = await brings(ana, record=record)
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    for upto in (0, 3, len(record["choices"])):
        match = undercover.replay(record, upto)
        found = (await ana.http.get(f"/api/tables/{table}/replay?upto={upto}&seat=1")).json()
        assert found["view"]["seen"] == match.seen(1)
    assert [(each["name"], each["bot"]) for each in found["people"]] == [("Ana", None), (None, "normal")]
    assert (await ana.record(table)).json() == record
    assert (await ana.http.get(f"/api/tables/{table}/analysis")).status_code == 200
    lines = (await ana.http.get("/api/tables")).json()
    assert [(line["table"], line["phase"]) for line in lines] == [(table, "over")]


async def test_a_sealed_record_keeps_its_seal(served: Served) -> None:
    table, ana, bela = await two_playing(served)
    await play_on(ana, bela)
    record = (await ana.record(table)).json()
    again = (await brings(bela, record=record)).json()["table"]
    assert again != table
    assert (await bela.record(again)).json() == record
    assert (await bela.http.get(f"/api/tables/{again}/verify")).status_code == 200


async def test_whoever_brought_it_plays_on_from_the_middle(served: Served) -> None:
    ana = await Person(served.address).named("Ana")
    record = played()
    forked = await ana.opens(record=record, upto=2, seat=1)
    await ana.come(forked)
    assert [person["you"] for person in ana.lobby["people"]] == [False, True]


@pytest.mark.parametrize("seat", [-1, 2])
async def test_nobody_sits_where_there_is_no_seat(served: Served, seat: int) -> None:
    ask = {"game": "agent_avenue", "record": played(), "upto": 2, "seat": seat}
    answer = await Person(served.address).http.post("/api/tables", json=ask)
    assert (answer.status_code, answer.json()["words"]["id"]) == (400, "refused-no-such-seat")


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"hash": "0" * 16}, "refused-bad-record"),
        ({"seats": 3}, "refused-bad-record"),
        ({"choices": [[0, "dance"]]}, "refused-bad-record"),
        ({"seal": {"digest": "d", "secret": "s", "numbers": ["", ""]}}, "refused-bad-record"),
        ({"game": "chess"}, "refused-unknown-game"),
        ({"players": ["x" * 100, ""]}, "refused-name-too-long"),
        ({"position": {}}, "refused-bad-record"),
    ],
)
async def test_what_does_not_hold_is_refused_with_the_reason(
    served: Served, changes: dict[str, Any], words: str
) -> None:
    answer = await brings(Person(served.address), record=played(**changes))
    assert answer.status_code in (400, 404)
    assert answer.json()["words"]["id"] == words


async def test_a_match_that_goes_on_is_no_replay(served: Served) -> None:
    record = undercover.game("agent_avenue").start(2, 7).record()
    answer = await brings(Person(served.address), record=record)
    assert (answer.status_code, answer.json()["words"]["id"]) == (409, "refused-not-over")


async def test_too_many_are_too_fast(served: Served) -> None:
    ana = await Person(served.address).named("Ana")
    record = {"game": "chess"}
    for _ in range(10):
        assert (await brings(ana, record=record)).status_code == 404
    assert (await brings(ana, record=record)).status_code == 429
