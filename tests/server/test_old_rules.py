"""Rules for ever: a match goes on under the rules it was begun with; where that cannot be, it is closed with a word."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

import undercover
from tests.server.served import Person, Served, play_on, serving, settings, started, two, two_playing
from undercover.games import agent_avenue
from undercover.server import schema
from undercover.server.setup import rules_of

GONE = ["0/0123456789abcdef", "1/0123456789abcdef", "x"]


async def rewritten(served: Served, table: str, **values: Any) -> None:
    """The row as another edition of this server would have written it."""
    async with served.hall.database.writing() as write:
        await write.execute(update(schema.sitting).where(schema.sitting.c.id == table).values(**values))


async def lines(person: Person) -> dict[str, dict[str, Any]]:
    return {line["table"]: line for line in (await person.http.get("/api/tables")).json()}


@pytest.mark.parametrize("rules", GONE)
async def test_a_match_that_cannot_go_on_is_closed_with_a_word(place: str, rules: str) -> None:
    with serving(place) as served:
        table, ana, bela = await two_playing(served)
        daily = await ana.opens(daily=True)
        other, cili, _ = await two_playing(served)
        await play_on(ana, bela, choices=3)
        for id in (table, daily):
            served.call(rewritten(served, id, rules=rules))
        cookies = ana.http.cookies, cili.http.cookies
        made = [(row.seat, row.option) for row in served.call(served.hall.store.rows(table))]
        eve = await Person(served.address).come(table)
        public = eve.view["seen"]
    with serving(place) as served:
        ana, cili = Person(served.address), Person(served.address)
        ana.http.cookies, cili.http.cookies = cookies
        mine = await lines(ana)
        assert [(mine[id]["phase"], mine[id]["your_turn"]) for id in (table, daily)] == [("closed", False)] * 2
        await ana.come(table)
        assert ana.lobby["phase"] == "closed"
        await ana.ask("choose", seat=0, option="offer", version=0)
        assert await ana.refused() == "refused-closed"
        await ana.ask("rematch")
        assert await ana.refused() == "refused-closed"
        for path in ("record", "replay", "verify"):
            answer = await ana.http.get(f"/api/tables/{table}/{path}")
            assert (answer.status_code, answer.json()["words"]["id"]) == (409, "refused-closed")
        left = (await ana.http.get(f"/api/tables/{table}/choices")).json()
        assert (left["rules"], [person["name"] for person in left["people"]]) == (rules, ["Ana", "Béla"])
        assert [(choice["seat"], choice["option"]) for choice in left["choices"]] == made
        assert all(choice["label"]["id"].startswith("option-") for choice in left["choices"])
        assert left["last"] == {"after": len(made), "seen": public}
        deals = await ana.http.get("/api/daily")
        assert deals.status_code == 200
        assert [deal["game"] for deal in deals.json()] == list(undercover.games())
        await cili.come(other)
        assert cili.lobby["phase"] == "playing"
        assert (await cili.http.get(f"/api/tables/{other}/choices")).status_code == 409
        assert served.call(served.hall.store.unfinished(served.call(host_of(served, table)))) == 0


async def host_of(served: Served, table: str) -> str:
    setup = await served.hall.store.setup(table)
    assert setup
    return setup.host


async def test_a_process_of_an_older_edition_closes_nothing_it_meets(served: Served) -> None:
    """While two editions run side by side, the other one goes on with the match: its choices are nobody's business."""
    table, ana, bela = await two_playing(served)
    for person in (ana, bela):
        await person.leave()
    served.call(rewritten(served, table, rules="2/whatever"))
    served.hall.tables.pop(table)
    await ana.come(table)
    assert ana.lobby["phase"] == "closed"
    assert (await ana.http.get(f"/api/tables/{table}/choices")).status_code == 409
    setup = served.call(served.hall.store.setup(table))
    assert setup
    assert setup.over is None


async def test_an_older_version_goes_on_under_its_own_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A correction comes while a match is open: that one stays under the old rules, a new one begins under the new."""
    db = tmp_path / "undercover.db"
    now = undercover.game("agent_avenue")
    with serving(db) as served:
        table, ana, bela = await two_playing(served)
        waiting = await ana.opens()
        await play_on(ana, bela, choices=3)
        seen = ana.view["seen"]
        cookies = ana.http.cookies, bela.http.cookies
    corrected = replace(now, rules_version=str(int(now.rules_version) + 1), older=now.older + 1)
    monkeypatch.setattr(agent_avenue, "GAME", corrected)
    with serving(db) as served:
        ana, bela = Person(served.address), Person(served.address)
        ana.http.cookies, bela.http.cookies = cookies
        await ana.come(table)
        await bela.come(table)
        assert ana.view["seen"] == seen
        await play_on(ana, bela)
        record = (await ana.record(table)).json()
        assert record["rules_version"] == now.rules_version
        assert undercover.replay(record).outcome
        await started(waiting, ana, bela)
        setup = served.call(served.hall.store.setup(waiting))
        assert setup
        assert setup.rules == rules_of("agent_avenue", None)
        assert setup.rules.startswith(f"{corrected.rules_version}/")


async def test_a_table_that_falls_asleep_is_kept_as_everybody_saw_it(tmp_path: Path) -> None:
    """Each time anew, as long as the match goes on; nobody's own cards are in it."""
    with serving(tmp_path / "undercover.db", settings(asleep=0.2)) as served:
        table, ana, bela = await two_playing(served)
        for rows, choices in ((2, 2), (3, 1)):
            await play_on(ana, bela, choices=choices)
            public = (await Person(served.address).come(table)).view["seen"]
            while Person.everybody:
                await Person.everybody.pop().leave()
            while table in served.hall.tables:
                await asyncio.sleep(0.05)
            kept = served.call(served.hall.store.last_look(table))
            assert kept
            assert (kept.rows, kept.seen) == (rows, public)
            for person in (ana, bela):
                Person.everybody.append(await person.come(table))


async def test_a_game_that_is_gone_from_the_shelf(place: str) -> None:
    """Its tables are closed, in their lobby and in play; nobody else is affected."""
    with serving(place) as served:
        table, ana, bela = await two(served)
        waiting = await ana.opens()
        await started(table, ana, bela)
        for id in (table, waiting):
            served.call(rewritten(served, id, game="ludo"))
        cookies = ana.http.cookies
    with serving(place) as served:
        ana = Person(served.address)
        ana.http.cookies = cookies
        assert [line["phase"] for line in (await lines(ana)).values()] == ["closed", "closed"]
        await ana.come(waiting)
        await ana.ask("start", bots="random")
        assert await ana.refused() == "refused-closed"
        await ana.come(table)
        left = (await ana.http.get(f"/api/tables/{table}/choices")).json()
        assert left["game"] == "ludo"
        assert [choice["label"] for choice in left["choices"]] == [None] * len(left["choices"])
        assert left["last"]["seen"]["game"] == "agent_avenue"
        for path in ("values", "data.toml", "advice?seat=0", "record", "replay", "verify", "analysis"):
            assert 400 <= (await ana.http.get(f"/api/tables/{table}/{path}")).status_code < 500, path
