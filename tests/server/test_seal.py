"""Sealed deals: the digest before the first card, everybody's number in the deal, the secret after the last card."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import undercover
from tests.server.served import Person, Served, play_on, seated, started, two, two_playing
from undercover.server.logs import OneLine
from undercover.server.setup import Setup
from undercover.table.seal import digest_of, seed_of
from undercover.terminal.command import main


def setup_of(served: Served, table: str) -> Setup:
    setup = served.call(served.hall.store.setup(table))
    assert setup
    return setup


async def ids_checked(person: Person, table: str) -> list[str]:
    answer = await person.http.get(f"/api/tables/{table}/verify")
    assert answer.status_code == 200, answer.text
    return [words["id"] for words in answer.json()["checked"]]


async def test_everybody_mixes_a_number_in_and_the_seal_is_opened_at_the_end(served: Served, tmp_path: Path) -> None:
    table, ana, bela = await two(served)
    await seated(table, ana, bela)
    digest = ana.lobby["digest"]
    await ana.ask("mix", seat=0, number="7up")
    await bela.ask("mix", seat=1, number="Szél42")
    await ana.hears_until(lambda p: all(person["mixed"] for person in p.lobby["people"]))
    assert [person["number"] for person in ana.lobby["people"]] == ["7up", None]
    await ana.ask("start", bots="random")
    for person in (ana, bela):
        await person.hear("view")
    await play_on(ana, bela)
    await bela.hears_until(lambda person: person.lobby["phase"] == "over")
    record = (await bela.record(table)).json()
    seal = record["seal"]
    assert bela.lobby["seal"] == seal
    assert (seal["digest"], seal["numbers"]) == (digest, ["7up", "Szél42"])
    assert digest_of(seal["secret"]) == digest
    assert record["seed"] == seed_of(seal["secret"], seal["numbers"])
    assert await ids_checked(ana, table) == ["verify-digest", "verify-mixed", "verify-deal", "verify-choices"]
    paper = tmp_path / "record.json"
    paper.write_text(json.dumps(record), encoding="utf-8")
    checked = CliRunner().invoke(main, ["verify", str(paper)])
    assert checked.exit_code == 0
    assert digest in checked.stdout


async def test_who_may_mix_in_what_and_when(served: Served) -> None:
    table, ana, bela = await two(served)
    await seated(table, ana, bela)
    await bela.ask("mix", seat=0, number="1")
    assert await bela.refused() == "refused-not-your-seat"
    for number in ("1 2", "<b>", "x" * 65, "\u200b"):
        await ana.ask("mix", seat=0, number=number)
        assert await ana.refused() == "refused-bad-number"
    await ana.ask("mix", seat=0, number="1")
    await ana.hears_until(lambda p: p.lobby["people"][0]["mixed"])
    await ana.ask("mix", seat=0, number="")
    await ana.hears_until(lambda p: not p.lobby["people"][0]["mixed"])
    await ana.ask("start", bots="random")
    await ana.hear("view")
    await ana.ask("mix", seat=0, number="2")
    assert await ana.refused() == "refused-already-started"


async def test_whoever_plays_at_once_mixes_a_number_in_as_well(served: Served) -> None:
    ana = Person(served.address)
    table = await ana.opens(play_now="random", number="mine")
    setup = setup_of(served, table)
    assert setup.secret
    assert setup.seed == seed_of(setup.secret, ["mine", ""])


async def test_nothing_that_is_told_or_logged_before_the_end_gives_the_deal_away(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    """Everything a player, a spectator, the lists and the log hold, searched for secret, seed and others' numbers."""
    caplog.set_level(logging.INFO)  # as the server sets it
    table, ana, bela = await two(served, private=False)
    eve = Person(served.address)
    await eve.come(table)
    await seated(table, ana, bela)
    await bela.ask("mix", seat=1, number="belasnumber")
    await ana.hears_until(lambda p: p.lobby["people"][1]["mixed"])
    told = [(await person.http.get("/api/tables")).content for person in (ana, eve)]
    await ana.ask("start", bots="random")
    for person in (ana, bela, eve):
        await person.hear("view")
    setup = setup_of(served, table)
    assert setup.secret
    assert len(bytes.fromhex(setup.secret)) == len(bytes.fromhex(setup.seed)) == 32
    await play_on(ana, bela, choices=3)  # in one turn nobody is caught, whatever was dealt
    for path in ("record", "replay", "verify", "analysis", "odds", "choices", "values", "data.toml", "qr.svg"):
        told += [(await person.http.get(f"/api/tables/{table}/{path}")).content for person in (ana, eve)]
    told.append((await ana.http.get("/api/me/export")).content)
    told += [(await eve.http.get(path)).content for path in ("/api/tables", "/api/daily", "/healthz", "/api/games")]
    await eve.hears_until(lambda p: p.view["version"] == ana.view["version"])
    logged = "\n".join(OneLine().format(line) for line in caplog.records).encode()
    everything = b"".join([*told, *ana.raw, *eve.raw, logged])
    assert b"match_started" in logged
    assert ana.lobby["digest"].encode() in everything
    for secret in (setup.secret, setup.seed, "belasnumber"):
        assert secret.encode() not in everything
    assert setup.secret.encode() not in b"".join(bela.raw)
    assert setup.seed.encode() not in b"".join(bela.raw)


async def test_every_table_has_a_secret_of_its_own(served: Served) -> None:
    ana = await Person(served.address).named("Ana")
    secrets = [setup_of(served, await ana.opens()).secret for _ in range(3)]
    assert len(set(secrets)) == 3


async def test_a_forked_deal_is_not_sealed(served: Served) -> None:
    """Guests hear it too: there is no digest, nothing can be mixed in, and the check says so."""
    known = undercover.game("agent_avenue").start(2, 7).record()
    ana, bela = await Person(served.address).named("Ana"), await Person(served.address).named("Béla")
    table = await ana.opens(record=known, upto=0)
    await ana.come(table)
    await ana.ask("mix", seat=0, number="1")
    assert await ana.refused() == "refused-not-sealed"
    await started(table, ana, bela)
    assert bela.lobby["digest"] is None
    await play_on(ana, bela)
    record = (await bela.record(table)).json()
    assert "seal" not in record
    assert record["seed"] == 7
    assert (await ids_checked(bela, table))[0] == "verify-no-seal"


async def test_a_finished_sealed_match_is_forked(served: Served) -> None:
    """Its seed is 64 hexadecimal digits, and goes back as it came."""
    table, ana, bela = await two_playing(served)
    await play_on(ana, bela)
    record = (await ana.record(table)).json()
    again = await ana.opens(record=record, upto=3)
    await ana.come(again)
    assert ana.lobby["digest"] is None
    assert setup_of(served, again).seed == record["seed"]


async def test_a_match_that_was_tampered_with_does_not_pass(served: Served) -> None:
    table, ana, bela = await two_playing(served)
    await play_on(ana, bela)

    async def swap() -> None:
        live = served.hall.tables[table]
        async with live.entered():
            live.setup.secret = "0" * 64

    served.call(swap())
    answer = await ana.http.get(f"/api/tables/{table}/verify")
    words: dict[str, Any] = answer.json()["words"]
    assert (answer.status_code, words["id"]) == (400, "refused-bad-record")
    assert "the deal does not come from the secret" in words["fields"]["problem"]
