"""`undercover admin`, on a database on which a server runs, of both kinds."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from tests.server.served import FAST, Person, serving, settings, two_playing
from undercover.server.admin import admin

LONG_AGO = 100 * 24 * 3600.0


async def typed(place: str, *line: str) -> Result:
    return await asyncio.to_thread(CliRunner().invoke, admin, [*line, "--db", place])


async def listed(place: str, *line: str) -> list[dict[str, Any]]:
    result = await typed(place, *line, "--json")
    assert result.exit_code == 0, result.output
    return [json.loads(row) for row in result.output.splitlines()]


async def test_tables_and_guests_are_listed(place: str) -> None:
    with serving(place) as served:
        table, _, _ = await two_playing(served)
        waiting = await (await Person(served.address).named("Carla")).opens()
        shown = (await typed(place, "tables")).output
        assert f"{table}  " in shown
        assert "playing agent_avenue      Ana, Béla" in shown
        rows = await listed(place, "tables")
        assert {row["id"] for row in rows} == {table, waiting}
        assert [*next(row for row in rows if row["id"] == table)["people"].values()] == ["Ana", "Béla"]
        assert len(await listed(place, "tables", "--limit", "1")) == 1
        guests = await listed(place, "guests")
        assert {guest["name"]: guest["tables"] for guest in guests} == {"Ana": 1, "Béla": 1, "Carla": 1}
        assert [guest["name"] for guest in await listed(place, "guests", "--name", "Béla")] == ["Béla"]


async def test_a_closed_table_is_gone_for_everybody(place: str) -> None:
    """Also for those who sit at it in the running server."""
    with serving(place, FAST) as served:
        table, ana, bela = await two_playing(served)
        other = await ana.opens()
        done = await typed(place, "close", table)
        assert done.output == f"{table} is closed.\n"
        assert await ana.closed() == await bela.closed() == 4404
        assert (await ana.record(table)).status_code == 404
        assert [row["id"] for row in await listed(place, "tables")] == [other]
        refused = await typed(place, "close", table)
        assert refused.exit_code == 1
        assert f"there is no table {table}" in refused.output


async def test_somebody_muted_says_nothing_more_until_that_is_undone(place: str) -> None:
    with serving(place, FAST) as served:
        _, ana, bela = await two_playing(served)
        guest = (await listed(place, "guests", "--name", "Béla"))[0]["id"]
        assert (await typed(place, "mute", guest)).output == "Changed at 1 table.\n"
        await ana.hears_until(lambda person: person.lobby["muted"] == ["Béla"])
        await bela.ask("say", text="hey")
        assert await bela.refused() == "refused-muted"
        assert (await typed(place, "mute", guest)).output == "Changed at 0 tables.\n"
        assert (await typed(place, "mute", guest, "--undo")).output == "Changed at 1 table.\n"
        await ana.hears_until(lambda person: person.lobby["muted"] == [])
        assert "there is no guest nobody" in (await typed(place, "mute", "nobody")).output


async def test_what_is_old_is_purged(tmp_path: Path) -> None:
    place = str(tmp_path / "undercover.db")
    with serving(place, settings(now=lambda: time.time() - LONG_AGO)) as served:
        await (await Person(served.address).named("Ana")).opens()
    assert (await typed(place, "purge", "--days", "101")).output == "0 tables and 0 guests are gone.\n"
    assert len(await listed(place, "tables")) == 1
    assert (await typed(place, "purge", "--days", "30")).output == "1 tables and 1 guests are gone.\n"
    assert await listed(place, "tables") == await listed(place, "guests") == []


async def test_reports_are_read_here_too(place: str) -> None:
    with serving(place) as served:
        _, ana, _ = await two_playing(served)
        await ana.ask("report", name="Béla", text="shouts")
        await ana.hear("noted")
        (report,) = [json.loads(line) for line in (await typed(place, "reports")).output.splitlines()]
        assert (report["name"], report["text"]) == ("Béla", "shouts")
