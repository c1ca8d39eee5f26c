"""Consent and absence: who is away is waited for, nobody agrees for somebody else, and a host keeps order."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from tests.server.laid import a_table
from tests.server.served import Person, Served, play_on, seated, serving, settings, started, two, two_playing
from undercover.server.command import reports
from undercover.server.store import Store

GRACE = 1.0


@pytest.fixture(scope="module")
def brief(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that waits for nobody longer than a moment."""
    with serving(tmp_path_factory.mktemp("brief") / "undercover.db", settings(grace=GRACE)) as running:
        yield running


# ---------------------------------------------------------------- who is away


async def test_whoever_has_just_gone_is_waited_for(brief: Served) -> None:
    _table, ana, bela = await two_playing(brief, options={"first": "blue"})
    assert [person["grace"] for person in ana.lobby["people"]] == [None, None]
    await bela.leave()
    await ana.hears_until(lambda person: not person.lobby["people"][1]["here"])
    assert 0 < ana.lobby["people"][1]["grace"] <= GRACE
    await ana.ask("stand_in", seat=1, bot="random")
    refused = await ana.hear("refused")
    assert refused["words"] == {"id": "refused-still-waited-for", "fields": {"seat": "Béla", "seconds": 1}}
    eve = await Person(brief.address).named("Eve")
    await asyncio.sleep(0.3)
    await eve.come(_table)
    assert eve.lobby["people"][1]["grace"] < 0.8, "a countdown, not a number"
    await asyncio.sleep(GRACE)
    await ana.ask("stand_in", seat=1, bot="random")
    await ana.hears_until(lambda person: person.lobby["people"][1]["stand_in"])
    await ana.hears_until(lambda person: person.options)


async def test_whoever_comes_back_is_not_waited_for_any_more(brief: Served) -> None:
    table, ana, bela = await two_playing(brief)
    await bela.leave()
    await ana.hears_until(lambda person: person.lobby["people"][1]["grace"] is not None)
    await bela.come(table)
    await ana.hears_until(lambda person: person.lobby["people"][1]["here"])
    assert ana.lobby["people"][1]["grace"] is None
    await asyncio.sleep(GRACE + 0.1)
    await ana.ask("stand_in", seat=1, bot="random")
    assert await ana.refused() == "refused-not-away"


async def test_a_stand_in_does_not_agree_to_a_take_back(brief: Served) -> None:
    table, ana, bela = await two_playing(brief, options={"first": "green"})
    await ana.choose()
    await bela.hear("view")
    await bela.choose("take:face_up")
    await ana.hears_until(lambda person: person.view["version"] == 2)
    await bela.leave()
    await asyncio.sleep(GRACE + 0.2)
    await ana.ask("stand_in", seat=1, bot="random")
    await ana.hears_until(lambda person: person.lobby["people"][1]["stand_in"])
    version = ana.view["version"]
    await ana.ask("undo", seat=0)
    refused = await ana.hear("refused")
    assert refused["words"] == {"id": "refused-undo-absent", "fields": {"names": "Béla"}}
    assert ana.view["version"] >= version
    assert all(row.option is not None for row in brief.call(brief.hall.store.rows(table)))


async def test_whoever_lets_a_bot_play_and_is_here_is_asked(brief: Served) -> None:
    _table, ana, bela = await two_playing(brief, options={"first": "green"})
    await bela.ask("stand_in", seat=1, bot="random")
    await ana.hears_until(lambda person: person.lobby["people"][1]["stand_in"])
    await ana.choose()
    await ana.hears_until(lambda person: person.view["version"] >= 2 and person.options)
    await ana.ask("undo", seat=0)
    await ana.hears_until(lambda person: person.view["undo_asked_by"] == 0)
    await bela.hears_until(lambda person: person.view["undo_asked_by"] == 0)
    await bela.ask("allow_undo", seat=1, allow=True)
    await ana.hears_until(lambda person: person.story[-1]["type"] == "took_back")


async def test_a_take_back_is_told_to_everybody_also_to_whoever_comes_back(served: Served) -> None:
    table, ana, bela = await two_playing(served, options={"first": "green"})
    await ana.choose()
    await bela.hear("view")
    await bela.choose("take:face_up")
    for person in (ana, bela):
        await person.hears_until(lambda p: p.view["version"] == 2)
    await bela.ask("undo", seat=1)
    await ana.hears_until(lambda p: p.view["undo_asked_by"] == 1)
    seen = bela.view["version"]
    await bela.leave()
    await ana.ask("allow_undo", seat=0, allow=True)
    await ana.hears_until(lambda p: p.view["version"] == 3)
    told = {"type": "took_back", "at": 3, "clause": "", "seat": 1}
    assert ana.story[-1] == told
    await bela.come(table, version=seen)
    assert bela.story[-1] == told
    assert bela.view["since"] == 1
    await bela.choose("take:face_down")
    for person in (ana, bela):
        await person.hears_until(lambda p: p.view["version"] == 4)
        assert person.view["since"] == 3, "nothing is told twice, so it is drawn as what happened"
        assert told in person.story
    eve = await Person(served.address).come(table)
    assert [event for event in eve.story if event["type"] == "took_back"] == [told]
    live = served.hall.tables.pop(table)
    live.driver.stop()
    fresh = await Person(served.address).come(table)
    assert fresh.story == eve.story, "and it is told after a restart"


async def test_time_without_a_server_is_nobodys_patience(store: Store) -> None:
    await store.make(a_table())
    await store.come("table", "ana", "Ana")
    assert (await store.company("table"))[1] == {}
    await store.go("table", "ana", 100.0, missed=True)
    assert (await store.company("table"))[1] == {"ana": 100.0}
    await store.leave(110.0)
    later = Store(store._db)
    await later.arrive(1000.0, 20.0)
    assert (await later.company("table"))[1] == {"ana": 990.0}


async def test_whoever_was_connected_to_a_dead_process_is_missed_from_then_on(store: Store) -> None:
    await store.make(a_table())
    await store.come("table", "ana", "Ana")
    await store.come("table", "béla", "Béla")
    await store.come("table", "~1", None)
    other = Store(store._db)
    await other.live_on(5.0, 20.0)
    await other.come("table", "béla", "Béla")
    await other.live_on(100.0, 20.0)
    assert (await other.company("table"))[1] == {"ana": 100.0}, "Béla is still here, and who has no name is not missed"
    await other.come("table", "ana", "Ana")
    assert (await other.company("table"))[1] == {}


# ---------------------------------------------------------------- the host


async def test_whoever_was_asked_to_leave_stays_out(served: Served) -> None:
    table, ana, bela = await two(served)
    await seated(table, ana, bela)
    await ana.ask("set_seat", seat=1, bot=None)
    assert (await bela.hear("bye"))["words"]["id"] == "bye-asked-to-leave"
    assert await bela.closed() == 4403
    with pytest.raises(ConnectionClosed) as closed:
        await bela.come(table)
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 4403
    bela.socket = None
    cezary = await Person(served.address).named("Cezary")
    await started(table, ana, cezary)
    with pytest.raises(ConnectionClosed):
        await bela.come(table)
    bela.socket = None
    await play_on(ana, cezary)
    await ana.ask("rematch")
    await ana.hears_until(lambda person: person.lobby["rematch"])
    with pytest.raises(ConnectionClosed):
        await bela.come(ana.lobby["rematch"])
    bela.socket = None


async def test_the_host_mutes_and_lets_speak_again(served: Served) -> None:
    table, ana, bela = await two_playing(served)
    eve = await Person(served.address).named("Eve")
    await eve.come(table)
    await bela.ask("mute", name="Ana", mute=True)
    assert await bela.refused() == "refused-not-host"
    for name in ("Ana", "nobody"):
        await ana.ask("mute", name=name, mute=True)
        assert await ana.refused() == "refused-nobody-there"
    for person, name in ((bela, "Béla"), (eve, "Eve")):
        await ana.ask("mute", name=name, mute=True)
        await ana.hears_until(lambda p, name=name: name in p.lobby["muted"])
        await person.ask("say", text="but")
        assert await person.refused() == "refused-muted"
    assert ana.lobby["muted"] == ["Béla", "Eve"]
    await play_on(ana, bela, choices=2)
    await ana.ask("mute", name="Béla", mute=False)
    await bela.hears_until(lambda p: p.lobby["muted"] == ["Eve"])
    await bela.ask("say", text="thank you")
    await ana.hears_until(lambda p: p.chat)
    assert [line["text"] for line in ana.chat] == ["thank you"]


async def test_the_host_hands_the_table_over(served: Served) -> None:
    table, ana, bela = await two(served)
    await seated(table, ana, bela)
    await bela.ask("hand_over", seat=1)
    assert await bela.refused() == "refused-not-host"
    await ana.ask("hand_over", seat=1)
    await bela.hears_until(lambda person: person.lobby["host"])
    await ana.hears_until(lambda person: not person.lobby["host"])
    assert [person["host"] for person in ana.lobby["people"]] == [False, True]
    await ana.ask("set_table", private=False)
    assert await ana.refused() == "refused-not-host"
    await bela.ask("set_seat", seat=0, bot=None)
    assert (await ana.hear("bye"))["words"]["id"] == "bye-asked-to-leave"
    await bela.hears_until(lambda person: person.lobby["people"][0]["name"] is None)
    await bela.ask("hand_over", seat=0)
    assert await bela.refused() == "refused-nobody-there"


@pytest.mark.parametrize("playing", [False, True])
async def test_a_host_who_is_gone_is_replaced(brief: Served, playing: bool) -> None:
    table, ana, bela = await two(brief)
    await (started if playing else seated)(table, ana, bela)
    await ana.leave()
    await bela.hears_until(lambda person: not person.lobby["people"][0]["here"])
    assert not bela.lobby["host"]
    assert bela.lobby["people"][0]["grace"]
    await bela.hears_until(lambda person: person.lobby["host"])
    await ana.come(table)
    assert not ana.lobby["host"]


async def test_a_host_who_is_gone_for_a_moment_is_not(brief: Served) -> None:
    table, ana, bela = await two(brief)
    await seated(table, ana, bela)
    await ana.leave()
    await bela.hears_until(lambda person: not person.lobby["people"][0]["here"])
    await ana.come(table)
    await bela.hears_until(lambda person: person.lobby["people"][0]["here"])
    await asyncio.sleep(GRACE + 0.3)
    await bela.silence(0.1)
    assert ana.lobby["host"]


async def test_whoever_finds_a_table_without_its_host_becomes_it(brief: Served) -> None:
    table, ana, bela = await two(brief)
    await seated(table, ana, bela)
    await ana.leave()
    await bela.leave()
    await asyncio.sleep(GRACE + 0.3)
    await bela.come(table)
    await bela.hears_until(lambda person: person.lobby["host"])


# ---------------------------------------------------------------- reports


async def test_a_report_is_for_the_operator(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "undercover.server")
    file = tmp_path / "undercover.db"
    with serving(file) as served:
        table, ana, bela = await two_playing(served)
        await bela.ask("say", text="something rude")
        await ana.hears_until(lambda person: person.chat)
        await ana.ask("report", name="Béla", text="He is rude.")
        assert (await ana.hear("noted"))["words"]["id"] == "noted-report"
        for name, text, problem in (("", "x", "refused-name-empty"), ("Béla", "", "refused-text-empty")):
            await ana.ask("report", name=name, text=text)
            assert await ana.refused() == problem
        for _ in range(2):
            await ana.ask("report", name="Béla", text="Again.")
            await ana.hear("noted")
        await ana.ask("report", name="Béla", text="And again.")
        assert await ana.refused() == "refused-too-fast"
        await bela.hear("chat")
        await bela.silence(0.1)
    logged = [record for record in caplog.records if record.getMessage() == "reported"]
    assert logged[0].__dict__["fields"]["name"] == "Béla"
    assert logged[0].__dict__["fields"]["text"] == "He is rude."
    printed = await asyncio.to_thread(CliRunner().invoke, reports, ["--db", str(file)])
    first = json.loads(printed.output.splitlines()[0])
    assert (first["name"], first["text"], first["sitting"]) == ("Béla", "He is rude.", table)
    assert first["lines"] == [["Béla", "something rude"]]
