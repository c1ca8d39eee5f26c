"""What is yours: everything is handed out, and after a deletion nothing leads to you any more."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.served import Person, Served, play_on, serving, settings, two, two_playing
from undercover.server import schema as db
from undercover.server.database import Database


async def exported(person: Person) -> dict[str, Any]:
    answer = await person.http.get("/api/me/export")
    assert answer.status_code == 200
    assert "attachment" in answer.headers["content-disposition"]
    found: dict[str, Any] = answer.json()
    return found


async def written(database: Database) -> str:
    """Everything in the database, as one text."""
    async with database.reading() as read:
        rows = [tuple(row) for table in db.metadata.sorted_tables for row in await read.execute(select(table))]
    return repr(rows)


async def deletes(person: Person) -> None:
    answer = await person.http.post("/api/me/delete", json={"sure": True})
    assert answer.status_code == 204, answer.text
    person.http.cookies.clear()


async def says(person: Person, text: str) -> None:
    await person.ask("say", text=text)
    await person.hears_until(lambda p: any(line["text"] == text for line in p.chat))


async def test_everything_that_is_kept_is_handed_out(place: str) -> None:
    """One's own, and nothing of anybody else."""
    with serving(place) as served:
        table, ana, bela = await two_playing(served)
        await says(ana, "Hello from Ana")
        await says(bela, "Hello from Béla")
        await ana.ask("report", name="Béla", text="is too good")
        await ana.hear("noted")
        await play_on(ana, bela, choices=6)
        found = await exported(ana)
        assert found["guest"]["name"] == "Ana"
        (kept,) = found["tables"]
        assert (kept["table"], kept["game"], kept["host"], kept["seats"]) == (table, "agent_avenue", True, [0])
        assert [line["text"] for line in kept["chat"]] == ["Hello from Ana"]
        assert {choice["seat"] for choice in kept["choices"]} == {0}
        assert [report["text"] for report in found["reports"]] == ["is too good"]
        assert not {"secret", "seed"} & kept.keys()
        assert "Hello from Béla" not in str(found)


async def test_nothing_leads_to_somebody_who_was_deleted(place: str) -> None:
    """Not the name, not the id, not a word; the others play on, and the seat waits for a bot to stand in."""
    with serving(place, settings(grace=0.0)) as served:
        table, ana, bela = await two_playing(served)
        await bela.http.post("/api/me", json={"name": "Zebulon"})
        await says(bela, "secret plans")
        id = (await exported(bela))["guest"]["id"]
        await deletes(bela)
        assert await bela.closed() == 4403
        while (
            id in served.call(served.hall.store.company(table))[0]
        ):  # the socket is closed, which is noticed a moment later
            await asyncio.sleep(0.02)
        left = served.call(written(served.hall.database))
        assert not [word for word in ("Zebulon", "secret plans", id) if word in left]
        await ana.come(table)
        assert [line["text"] for line in ana.chat[-1:]] == ["…"]
        assert ana.lobby["people"][1]["name"].startswith("Agent ")
        assert not ana.lobby["people"][1]["here"]
        await ana.ask("stand_in", seat=1, bot="random")
        await play_on(ana)
        assert (await ana.record(table)).status_code == 200


async def test_words_are_whoevers_said_them(place: str) -> None:
    """Under an earlier name, from no seat, where one only watched; and not those of whoever sat there before."""
    with serving(place) as served:
        table, ana, bela = await two(served)
        eve = await Person(served.address).named("Eve")
        for person in (ana, bela, eve):
            await person.come(table)
        await bela.ask("sit", seat=1)
        await bela.hears_until(lambda person: person.lobby["you"] == 1)
        await says(bela, "Béla was here")
        await bela.ask("stand", seat=1)
        await bela.hears_until(lambda person: person.lobby["you"] is None)
        await says(eve, "Eve looks on")
        await eve.named("Eva")
        await eve.come(table)
        await eve.ask("sit", seat=1)
        await eve.hears_until(lambda person: person.lobby["you"] == 1)
        await says(eve, "Eva sits down")
        (kept,) = (await exported(eve))["tables"]
        assert [line["text"] for line in kept["chat"]] == ["Eve looks on", "Eva sits down"]
        (kept,) = (await exported(bela))["tables"]
        assert (kept["seats"], [line["text"] for line in kept["chat"]]) == ([], ["Béla was here"])
        await deletes(eve)
        await ana.come(table)
        assert [line["text"] for line in ana.chat[-3:]] == ["Béla was here", "…", "…"]
        await deletes(bela)
        left = served.call(written(served.hall.database))
        assert not [word for word in ("Béla was here", "Eve", "Eva", "Eve looks on", "Eva sits down") if word in left]
        await ana.come(table)
        assert ana.lobby["host"]


@pytest.fixture
def neighbours(postgres: Callable[[], str]) -> Iterator[tuple[Served, Served]]:
    """Two processes on one database."""
    place = postgres()
    with serving(place) as one, serving(place) as other:
        yield one, other


async def test_another_process_forgets_as_well(neighbours: tuple[Served, Served]) -> None:
    """Its people are shown what is left, and the sockets of whoever was forgotten are closed there, too."""
    one, other = neighbours
    table, ana, bela = await two_playing(one)
    await says(bela, "secret plans")
    for person in (ana, bela):
        await person.leave()
        await person.come(table, address=other.address)
    await deletes(bela)
    assert await bela.closed() == 4403
    await ana.hears_until(lambda person: person.lobby["people"][1]["name"].startswith("Agent "))
    eve = Person(other.address)
    await eve.come(table)
    assert [line["text"] for line in eve.chat] == ["…"]


async def test_before_the_start_the_seat_is_free_again(served: Served) -> None:
    """A table goes to the next person who sits there; without one it is gone."""
    table, ana, bela = await two(served)
    lonely = await ana.opens()
    await bela.come(table)
    await bela.ask("sit", seat=1)
    await bela.hears_until(lambda person: person.lobby["you"] == 1)
    await deletes(ana)
    await bela.hears_until(lambda person: person.lobby["people"][0]["name"] is None)
    assert bela.lobby["host"]
    assert (await bela.http.get(f"/api/tables/{lonely}/values")).status_code == 404


async def test_a_deleted_guest_is_a_stranger(served: Served) -> None:
    ana = await Person(served.address).named("Ana")
    cookie = dict(ana.http.cookies)
    await deletes(ana)
    ana.http.cookies.update(cookie)
    assert (await ana.http.get("/api/me")).json()["name"] == ""
    answer = await ana.http.get("/api/me/export")
    assert (answer.status_code, answer.json()["words"]["id"]) == (404, "refused-nobody")
    assert (await ana.http.post("/api/me/delete", json={"sure": True})).status_code == 404


async def test_only_who_is_sure_is_deleted_and_from_our_own_page(served: Served) -> None:
    ana = await Person(served.address).named("Ana")
    for body in ({"sure": False}, {}, {"sure": True, "more": 1}, "yes"):
        assert (await ana.http.post("/api/me/delete", json=body)).status_code == 400
    elsewhere = {"origin": "https://elsewhere.example"}
    assert (await ana.http.post("/api/me/delete", json={"sure": True}, headers=elsewhere)).status_code == 403
    assert (await ana.http.get("/api/me")).json()["name"] == "Ana"
