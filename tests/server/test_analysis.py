"""A match that is over is looked at again, in a process of its own, as long as somebody asks; not a moment earlier."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.served import Person, Served, play_on, serving, settings, two_playing


async def asked(person: Person, table: str) -> dict[str, Any]:
    answer = await person.http.get(f"/api/tables/{table}/analysis")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def test_nothing_is_told_before_it_is_over(served: Served) -> None:
    table, ana, _ = await two_playing(served)
    answer = await ana.http.get(f"/api/tables/{table}/analysis")
    assert (answer.status_code, answer.json()["words"]["id"]) == (409, "refused-not-over")


async def test_whoever_asks_again_knows_more_until_it_is_known(tmp_path: Path) -> None:
    with serving(tmp_path / "undercover.db", settings(study=1.0)) as served:
        table, ana, bela = await two_playing(served)
        await play_on(ana, bela)
        found = await asked(ana, table)
        while found["progress"] < 1:
            more = await asked(ana, table)
            assert more["progress"] >= found["progress"]
            assert {one["at"] for one in found["standings"]} <= {one["at"] for one in more["standings"]}
            found = more
        record = (await ana.record(table)).json()
        steps = [one["at"] for one in found["standings"]]
        assert steps == sorted(steps)
        assert (steps[0], steps[-1]) == (0, len(record["choices"]))
        winners = bela.view["seen"]["over"]["winners"]
        assert [each["chance"] for each in found["standings"][-1]["chances"]] == [
            float(seat in winners) for seat in (0, 1)
        ]
        for turn in found["turns"]:
            seat, option = record["choices"][turn["at"] - 1]
            assert (turn["seat"], turn["chosen"]["id"]) == (seat, option)
        assert 3 <= len(found["turns"]) <= 5
        kept = await asked(bela, table)

    with serving(tmp_path / "undercover.db") as served:
        assert await asked(Person(served.address), table) == kept == found


async def test_those_who_ask_at_once_wait_for_the_same_look(served: Served) -> None:
    table, ana, bela = await two_playing(served)
    await play_on(ana, bela)
    one, other = await asyncio.gather(asked(ana, table), asked(bela, table))
    assert one == other


async def test_what_a_seat_had_to_reckon_with(served: Served) -> None:
    """Everything it did not see, with its shares; only when it is over, and only for a seat there is."""
    table, ana, bela = await two_playing(served)
    answer = await ana.http.get(f"/api/tables/{table}/odds?upto=0&seat=0")
    assert (answer.status_code, answer.json()["words"]["id"]) == (409, "refused-not-over")
    await play_on(ana, bela)
    hidden = (await ana.http.get(f"/api/tables/{table}/odds?upto=0&seat=0")).json()["hidden"]
    assert [(each["seat"], each["slot"], each["family"]) for each in hidden] == [(1, None, "agent")]
    dealt = (await ana.http.get(f"/api/tables/{table}/replay?upto=0&seat=1")).json()["view"]["seen"]["players"][1]
    assert hidden[0]["truth"] == dealt["hand"]
    for query in ("upto=0", "upto=0&seat=2", "upto=0&seat=x"):
        answer = await ana.http.get(f"/api/tables/{table}/odds?{query}")
        assert (answer.status_code, answer.json()["words"]["id"]) == (400, "refused-no-such-seat")
