"""The deal of the day: the same for everybody, not known beforehand, and one try for each guest that counts."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import undercover
from tests.server.served import Person, Served, serving, settings
from undercover.server.daily import Daily
from undercover.server.setup import day_of

DAY = 24 * 3600.0
#: Five minutes before midnight UTC on 14 November 2023.
EVENING = 1_700_006_100.0


class Calendar:
    def __init__(self) -> None:
        self.now = EVENING

    def __call__(self) -> float:
        return self.now


async def todays(person: Person, game: str) -> dict[str, Any]:
    answer = await person.http.get(f"/api/daily/{game}")
    assert answer.status_code == 200, answer.text
    deal: dict[str, Any] = answer.json()
    return deal


def seed_of(served: Served, table: str) -> str:
    setup = served.call(served.hall.store.setup(table))
    assert setup
    return setup.seed


async def plays_to_the_end(person: Person, table: str) -> None:
    await person.come(table)
    while not person.over:
        if person.options:
            version = person.view["version"]
            await person.choose()
            await person.hears_until(lambda p, version=version: p.view["version"] > version)
        else:
            await person.hear("view")


async def test_everybody_gets_the_same_deal_and_one_try(served: Served) -> None:
    ana, bela = await Person(served.address).named("Ana"), await Person(served.address).named("Béla")
    assert (await todays(ana, "agent_avenue"))["table"] is None
    tables = [await person.opens(daily=True) for person in (ana, bela)]
    assert tables[0] != tables[1]
    for person, table in zip((ana, bela), tables, strict=True):
        await person.come(table)
        assert person.lobby["phase"] == "playing"
        assert person.lobby["people"][1]["bot"] == "normal"
    assert seed_of(served, tables[0]) == seed_of(served, tables[1])
    assert ana.lobby["options"] == bela.lobby["options"]
    assert await ana.opens(daily=True) == tables[0]
    deal = await todays(ana, "agent_avenue")
    assert (deal["table"], deal["over"], deal["played"]) == (tables[0], False, 0)


async def test_asked_for_twice_at_once_there_is_one_table(place: str) -> None:
    with serving(place) as served:
        ana = await Person(served.address).named("Ana")
        assert len(set(await asyncio.gather(*(ana.opens(game="the_agents", daily=True) for _ in range(4))))) == 1


async def test_when_it_is_over_it_counts(served: Served) -> None:
    """Death Angel is played alone; the squad survives, or it does not."""
    ana, bela = await Person(served.address).named("Ana"), await Person(served.address).named("Béla")
    table = await ana.opens(game="death_angel", daily=True)
    await bela.opens(game="death_angel", daily=True)
    await plays_to_the_end(ana, table)
    assert len(ana.lobby["people"]) == 1
    over = ana.view["seen"]["over"]
    deal = await todays(ana, "death_angel")
    assert deal["over"]
    assert (deal["played"], deal["won"]) == (1, len(over["winners"]))
    assert deal["scores"] == [deal["score"]] == over["scores"]
    assert await todays(ana, "death_angel") == deal
    seen_by_bela = await todays(bela, "death_angel")
    assert (seen_by_bela["played"], seen_by_bela["over"], seen_by_bela["score"]) == (1, False, None)
    assert await ana.opens(game="death_angel", daily=True) == table


async def test_what_was_revealed_is_not_taken_back(served: Served) -> None:
    """Bots would agree to anything; but everybody gets one try."""
    ana = await Person(served.address).named("Ana")
    for table, taken_back in ((await ana.opens(daily=True), False), (await ana.opens(play_now="greedy"), True)):
        await ana.come(table)
        chosen = 0
        while chosen < 2 or not ana.options:
            version = ana.view["version"]
            if ana.options:
                await ana.choose()
                chosen += 1
            await ana.hears_until(lambda person, version=version: person.view["version"] > version)
        assert not ana.view["may_undo"]
        await ana.ask("undo", seat=0)
        if taken_back:
            version = ana.view["version"]
            await ana.hears_until(lambda person, version=version: person.view["version"] > version)
        else:
            assert await ana.refused() == "refused-one-try"


async def test_tomorrow_is_another_deal(tmp_path: Path) -> None:
    calendar = Calendar()
    with serving(tmp_path / "undercover.db", settings(now=calendar, round=3600.0)) as served:
        ana = await Person(served.address).named("Ana")
        today = await ana.opens(daily=True)
        assert (await todays(ana, "agent_avenue"))["day"] == "2023-11-14"
        calendar.now += 600
        assert (await todays(ana, "agent_avenue"))["day"] == "2023-11-15"
        tomorrow = await ana.opens(daily=True)
        assert tomorrow != today
        assert seed_of(served, today) != seed_of(served, tomorrow)


async def test_a_second_cookie_gets_no_look_at_the_cards(tmp_path: Path) -> None:
    """Record, replay, check, study and seed of a try that is over wait until nobody can play that deal any more."""
    calendar = Calendar()
    with serving(tmp_path / "undercover.db", settings(now=calendar, round=3600.0)) as served:
        ana, eve = await Person(served.address).named("Ana"), await Person(served.address).named("Eve")
        table = await ana.opens(daily=True)
        await plays_to_the_end(ana, table)
        await eve.come(table)
        assert eve.lobby["phase"] == "over"
        digest = eve.lobby["digest"]
        for path in ("record", "replay", "verify", "analysis", "odds?upto=1&seat=0"):
            answer = await eve.http.get(f"/api/tables/{table}/{path}")
            words = answer.json()["words"]
            assert (answer.status_code, words) == (409, {"id": "refused-today", "fields": {"day": "2023-11-14"}})
        setup = served.call(served.hall.store.setup(table))
        assert setup
        assert setup.secret
        for person in (ana, eve):
            assert person.lobby["seal"] is None
            assert setup.secret.encode() not in b"".join(person.raw)
            assert setup.seed.encode() not in b"".join(person.raw)
        calendar.now += 600
        await eve.come(table)
        record = (await eve.record(table)).json()
        assert eve.lobby["seal"] == record["seal"]
        assert (record["seal"]["digest"], record["seed"]) == (digest, setup.seed)
        assert (await eve.http.get(f"/api/tables/{table}/replay?upto=0")).status_code == 200
        checked = (await eve.http.get(f"/api/tables/{table}/verify")).json()["checked"]
        assert [words["id"] for words in checked][:3] == ["verify-digest", "verify-mixed", "verify-deal"]


async def test_all_games_at_once(served: Served) -> None:
    answer = await Person(served.address).http.get("/api/daily")
    assert [deal["game"] for deal in answer.json()] == list(undercover.games())


@pytest.mark.parametrize("method", ["get", "post"])
async def test_no_game_no_deal(served: Served, method: str) -> None:
    ana = Person(served.address)
    if method == "get":
        answer = await ana.http.get("/api/daily/chess")
    else:
        answer = await ana.http.post("/api/tables", json={"game": "chess", "daily": True})
    assert (answer.status_code, answer.json()["words"]["id"]) == (404, "refused-unknown-game")


def test_the_secret_follows_from_day_game_and_secret(served: Served) -> None:
    """Processes of one server agree; whoever does not have the secret cannot reckon it."""
    one, same, other = (Daily(served.hall.database, secret) for secret in ("secret", "secret", "another"))
    today = day_of(EVENING)
    assert one.secret("agent_avenue", today) == same.secret("agent_avenue", today)
    found = {
        one.secret("agent_avenue", today),
        one.secret("the_agents", today),
        one.secret("agent_avenue", day_of(EVENING + DAY)),
        other.secret("agent_avenue", today),
    }
    assert len(found) == 4
    assert all(len(secret) == 64 for secret in found)
