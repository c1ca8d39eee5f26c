"""Hostile clients get errors; the table goes on."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.served import LIMITS, Person, Served, play_on, serving, settings, two_playing
from undercover.server.settings import Limits, Rate

NONSENSE: list[str | bytes] = [
    "",
    "hello",
    "[]",
    "null",
    "{}",
    '{"do": "dance"}',
    '{"do": "choose"}',
    '{"do": "choose", "seat": "0", "option": "x", "version": 0}',
    '{"do": "choose", "seat": 0, "option": "x", "version": 0, "cheat": true}',
    '{"do": "hello", "version": 1e400}',
    '{"do": "say", "text": ["x"]}',
    "[" * 5000,
    b"\x00\xff\xfe",
]


@pytest.mark.parametrize("nonsense", NONSENSE, ids=range(len(NONSENSE)))
async def test_nonsense_is_refused_and_the_socket_stays_open(served: Served, nonsense: str | bytes) -> None:
    ana = Person(served.address)
    table = await ana.opens()
    await ana.come(table)
    await ana.send(nonsense)
    assert await ana.refused() == "refused-not-understood"
    await ana.ask("ready", ready=True)
    await ana.hears_until(lambda person: person.lobby["people"][0]["ready"])


async def test_numbers_out_of_reach_are_refused(served: Served) -> None:
    table, ana, bela = await two_playing(served)
    for seat in (-1, 2, 10**9, -(10**30)):
        await ana.ask("choose", seat=seat, option="x", version=0)
        assert await ana.refused() == "refused-no-such-seat"
        await ana.ask("undo", seat=seat)
        assert await ana.refused() == "refused-no-such-seat"
        await ana.ask("look", seat=seat)
        assert await ana.refused() == "refused-no-such-seat"
    for version in (-5, 10**15):
        await ana.ask("hello", version=version)
        await ana.hear("view")
        assert ana.view["since"] == -1
    await play_on(ana, bela, choices=3)
    assert len(served.call(served.hall.store.rows(table))) == 3


async def test_before_hello_nothing_is_heard(served: Served) -> None:
    ana = Person(served.address)
    table = await ana.opens(play_now="random")
    async with connect(f"ws://127.0.0.1:{served.port}/ws/tables/{table}") as socket:
        await socket.send('{"do": "say", "text": "x"}')
        assert json.loads(await socket.recv())["words"]["id"] == "refused-not-understood"
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(socket.recv(), 0.2)


async def test_a_table_there_is_not(served: Served) -> None:
    ana = Person(served.address)
    async with connect(f"ws://127.0.0.1:{served.port}/ws/tables/nowhere") as socket:
        assert json.loads(await socket.recv())["words"]["id"] == "refused-unknown-table"
        assert json.loads(await socket.recv())["words"]["id"] == "bye-table-gone"
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4404
    for path in ("/api/tables/nowhere/record", "/api/tables/nowhere/qr.svg", "/api/secrets"):
        answer = await ana.http.get(path)
        assert answer.status_code == 404
        assert answer.json()["words"]["id"] == "refused-unknown-table"
    assert "nowhere" not in served.hall.tables


async def test_another_origin_is_kept_out(served: Served) -> None:
    ana = Person(served.address)
    table = await ana.opens()
    for origin in ("http://evil.example", f"http://evil.example:{served.port}", "null"):
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"ws://127.0.0.1:{served.port}/ws/tables/{table}", origin=origin)  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403
        for path in ("/api/me", "/api/tables"):
            answer = await ana.http.post(path, json={"name": "x", "game": "agent_avenue"}, headers={"Origin": origin})
            assert answer.status_code == 403
            assert answer.json()["words"]["id"] == "refused-not-understood"
    same = await ana.http.post("/api/me", json={"name": "Ana"}, headers={"Origin": served.address})
    assert same.status_code == 200


async def test_every_answer_has_the_headers(served: Served) -> None:
    ana = Person(served.address)
    for path in ("/", "/table/x", "/api/games", "/api/tables/x/record", "/healthz", "/nothing.js"):
        headers = (await ana.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers


async def test_what_is_too_big_is_refused(served: Served) -> None:
    ana = Person(served.address)
    answer = await ana.http.post("/api/tables", content=b'{"game": "' + b"x" * 300_000 + b'"}')
    assert answer.status_code == 413
    assert answer.json()["words"]["id"] == "refused-too-big"
    table = await ana.opens()
    await ana.come(table)
    await ana.send("x" * 20_000)
    assert await ana.closed() == 1009
    await ana.come(table)
    assert ana.lobby["you"] == 0


@pytest.mark.parametrize(
    ("body", "words"),
    [
        (b"", "refused-not-understood"),
        (b"{", "refused-not-understood"),
        (b"[" * 100_000, "refused-not-understood"),
        (b'{"game": 5}', "refused-not-understood"),
        (b'{"game": "agent_avenue", "extra": 1}', "refused-not-understood"),
        (b'{"game": "chess"}', "refused-unknown-game"),
        (b'{"game": "agent_avenue", "seats": 17}', "refused-bad-seats"),
        (b'{"game": "agent_avenue", "options": {"mode": 3}}', "refused-bad-option"),
        (b'{"game": "agent_avenue", "options": {"a": 3}}', "refused-unknown-option"),
        (b'{"game": "agent_avenue", "play_now": "genius"}', "refused-unknown-bot"),
    ],
)
async def test_a_bad_request_makes_no_table(served: Served, body: bytes, words: str) -> None:
    ana = Person(served.address)
    answer = await ana.http.post("/api/tables", content=body)
    assert answer.status_code in (400, 404)
    assert answer.json()["words"]["id"] == words


async def test_limits(tmp_path: Path) -> None:
    hard = Limits(
        asks=Rate(0.001, 5), chat=Rate(0.001, 2), posts=Rate(0.001, 6), gets=Rate(0.001, 3), tables=2, sockets=2
    )
    with serving(tmp_path / "undercover.db", settings(limits=hard)) as served:
        ana = await Person(served.address).named("Ana")
        table = await ana.opens()
        await ana.opens()
        answer = await ana.http.post("/api/tables", json={"game": "agent_avenue"})
        assert answer.json()["words"]["id"] == "refused-too-many-tables"
        assert answer.status_code == 429
        await ana.http.get("/healthz")
        await ana.http.get("/healthz")
        await ana.http.get("/healthz")
        assert (await ana.http.get("/healthz")).status_code == 429

        await ana.come(table)
        for text in ("one", "two"):
            await ana.ask("say", text=text)
        await ana.ask("say", text="three")
        assert await ana.refused() == "refused-too-fast"
        assert [line["text"] for line in ana.chat] == ["one", "two"]

        bela = await Person(served.address).named("Béla")
        await bela.come(table)
        with pytest.raises(InvalidStatus):
            await connect(f"ws://127.0.0.1:{served.port}/ws/tables/{table}")
        for _ in range(300):
            await bela.ask("ready", ready=True)
        assert await bela.closed() == 4429
        await ana.hears_until(lambda person: person.lobby["spectators"] == 0)


async def test_whoever_does_not_read_is_let_go_and_the_others_play_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "undercover.server")
    with serving(tmp_path / "undercover.db", settings(limits=replace(LIMITS, outbox=20))) as served:
        table, ana, bela = await two_playing(served)
        small = socket.socket()  # what fits between here and there has been sent, and says nothing about who reads
        small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        small.connect(("127.0.0.1", served.port))
        sleeper = await connect(f"ws://127.0.0.1:{served.port}/ws/tables/{table}", max_queue=1, sock=small)
        sleeper.transport.pause_reading()
        for _ in range(100):
            for _ in range(20):
                await sleeper.send('{"do": "hello"}')
            await asyncio.sleep(0.02)
            if "let_go" in caplog.messages:
                break
        assert "let_go" in caplog.messages
        await play_on(ana, bela, choices=3)
        assert ana.view["version"] == 3
        sleeper.transport.abort()


async def test_the_logs_tell_no_secrets(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "undercover.server")
    table, ana, bela = await two_playing(served)
    link = (await ana.http.get("/api/me")).json()["link"]
    await ana.http.get(link)
    await ana.ask("say", text="a very private remark")
    await play_on(ana, bela)
    from undercover.server.logs import OneLine

    lines = [OneLine().format(record) for record in caplog.records if record.name.startswith("undercover")]
    assert any(json.loads(line)["event"] == "match_over" for line in lines)
    for secret in (table, "Ana", "private", ana.http.cookies["undercover"], link.rsplit("/", 1)[1]):
        assert not any(secret in line for line in lines)
