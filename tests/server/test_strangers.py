"""One request of a stranger does not stop the tables of the others."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import time
from pathlib import Path

import pytest

import undercover
from tests.server.served import Person, Served, two_playing
from tests.server.test_restart import Process
from undercover.server.promptly import WHOLE_REQUEST
from undercover.server.refusals import Refusal
from undercover.server.shape import check_data, check_json
from undercover.server.workers import TooMuch, Workers

#: Nobody else waits longer, whatever is sent.
AT_ONCE = 1.0
DOTS = "a" + ".a" * 16_000 + "=1"
FREEZING = {
    "dotted": DOTS,
    "dotted, with spaces": "a" + " . a" * 16_000 + "=1",
    "dotted, quoted": '"a"' + '."a"' * 16_000 + "=1",
    "dotted, in a table": "x = {" + "a" + ".a" * 16_000 + "=1}",
    "dotted, in a header": "[a" + ".a" * 16_000 + "]",
    "nested lists": "a = " + "[" * 50_000,
    "nested lists that end": "a = " + "[" * 500 + "]" * 500,
    "nested tables": "a = " + "{a=" * 30_000,
    "nested in short lines": "a = " + "[\n" * 900,
    "one long line": "a = [" + "1," * 60_000 + "]",
    "many lines": "\n".join(f"a{n} = 1" for n in range(20_000)),
    "quotes without an end": 'a = "' + '\\"' * 60_000,
}


@pytest.mark.parametrize("data", FREEZING.values(), ids=FREEZING.keys())
async def test_a_data_file_of_another_shape_is_refused_at_once(served: Served, data: str) -> None:
    ana, neighbour = Person(served.address), Person(served.address)
    began = time.monotonic()
    asked = asyncio.create_task(ana.http.post("/api/tables", json={"game": "agent_avenue", "data": data}))
    await asyncio.sleep(0.01)
    assert (await neighbour.http.get("/healthz")).status_code == 200
    answer = await asked
    assert time.monotonic() - began < AT_ONCE
    assert answer.status_code == 400
    assert answer.json()["words"]["id"] == "refused-data-shape"


@pytest.mark.parametrize("slug", undercover.games())
def test_every_games_own_file_has_the_shape(slug: str) -> None:
    check_data(undercover.game(slug).data)


async def test_a_trial_that_takes_too_long_is_ended(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercover.server.trials.SECONDS", 0.0)
    ana = Person(served.address)
    own = undercover.game("agent_avenue").data
    answer = await ana.http.post("/api/tables", json={"game": "agent_avenue", "data": own})
    assert answer.json()["words"]["id"] == "refused-too-long-trial"
    monkeypatch.undo()
    assert await ana.opens(data=own), "the next one gets a new worker"


async def test_a_trial_that_fills_the_memory_is_ended() -> None:
    workers = Workers(1, memory=1 << 30)
    try:
        with pytest.raises(TooMuch):
            await workers.do(bytearray, 2 << 30)
        assert await workers.do(abs, -3) == 3
    finally:
        await workers.stop()


async def test_too_many_trials_at_once_are_refused(served: Served) -> None:
    own = undercover.game("agent_avenue").data
    people = [Person(served.address) for _ in range(14)]
    asked = (person.http.post("/api/tables", json={"game": "agent_avenue", "data": own}) for person in people)
    answers = await asyncio.gather(*asked)
    refused = [answer.json()["words"]["id"] for answer in answers if answer.status_code != 201]
    assert set(refused) == {"refused-too-fast"}
    assert len(refused) < len(answers)


@pytest.mark.parametrize("depth", [17, 200, 900, 1_500])
async def test_deeply_nested_json_on_the_socket(served: Served, depth: int) -> None:
    _table, ana, _bela = await two_playing(served)
    deep = "[" * depth + "]" * depth
    for ask in (f'{{"do": "set_table", "options": {{"mode": {deep}}}}}', deep, f'{{"do": "say", "text": {deep}}}'):
        await ana.send(ask)
        assert await ana.refused() == "refused-not-understood"
    await ana.send('{"do": "set_table", "options": ' + '{"mode":' * depth + "1" + "}" * depth + "}")
    assert await ana.refused() == "refused-not-understood"
    await ana.choose(ana.options[0]) if ana.options else await ana.ask("hello")
    await ana.hear("view")


@pytest.mark.parametrize("depth", [17, 200, 900, 40_000])
async def test_deeply_nested_json_over_http(served: Served, depth: int) -> None:
    ana = Person(served.address)
    deep = "[" * depth + "]" * depth
    for body in (
        f'{{"game": "agent_avenue", "options": {{"mode": {deep}}}}}',
        f'{{"game": "agent_avenue", "record": {{"game": "agent_avenue", "choices": {deep}}}}}',
        deep,
        '{"a":' * depth,
    ):
        answer = await ana.http.post("/api/tables", content=body.encode())
        assert answer.status_code == 400
        assert answer.json()["words"]["id"] == "refused-not-understood"


def test_brackets_in_a_text_are_text() -> None:
    check_json(json.dumps({"do": "say", "text": '[{"\\' * 100}).encode())
    with pytest.raises(Refusal):
        check_json(b'{"a": "\\\\", "b": ' + b"[" * 20)


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "]["])
async def test_an_origin_that_is_no_address(served: Served, origin: str) -> None:
    ana = Person(served.address)
    answer = await ana.http.post("/api/me", json={"name": "x"}, headers={"Origin": origin})
    assert answer.status_code == 403
    assert answer.json()["words"]["id"] == "refused-not-understood"


async def test_an_id_that_is_none(served: Served) -> None:
    ana = Person(served.address)
    for id in ("%00", "a%00b", "%ff%fe", "x" * 33, "é", "a b"):
        answer = await ana.http.get(f"/api/tables/{id}/replay")
        assert answer.status_code == 404, id


async def test_a_file_no_game_has_brought(served: Served) -> None:
    ana = Person(served.address)
    for path in ("agent_avenue/board.js", "agent_avenue/..%2fgame.py", "agent_avenue/%00", "ludo/board.js"):
        assert (await ana.http.get(f"/brought/{path}")).status_code == 404, path


HALVES = [
    b"",
    b"GET /healthz HT",
    b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nabc",
    b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /healthz HT",
]


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> float:
    """A server that waits for a request no longer than so many seconds."""
    assert WHOLE_REQUEST <= 8
    monkeypatch.setattr("undercover.server.promptly.WHOLE_REQUEST", 0.5)
    return 0.5


@pytest.mark.parametrize("half", HALVES, ids=range(len(HALVES)))
async def test_half_a_request_is_not_waited_for(served: Served, impatient: float, half: bytes) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    writer.write(half)
    try:
        async with asyncio.timeout(impatient + 7):
            while await reader.read(1000):
                pass
    except ConnectionResetError:
        pass
    writer.close()


async def test_dripping_does_not_keep_a_request_open(served: Served, impatient: float) -> None:
    _reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    began = time.monotonic()
    writer.write(b"GET /healthz HTTP/1.1\r\n")
    while not writer.is_closing() and time.monotonic() - began < 10 * impatient:
        writer.write(b"X-More: x\r\n")
        await asyncio.sleep(0.1)
    assert time.monotonic() - began < 5 * impatient
    writer.close()


async def test_a_quiet_socket_and_a_kept_connection_stay_open(served: Served, impatient: float) -> None:
    ana = Person(served.address)
    await ana.come(await ana.opens())
    await asyncio.sleep(2 * impatient)
    await ana.ask("ready", ready=True)
    await ana.hears_until(lambda person: person.lobby["people"][0]["ready"])
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    for _ in range(3):
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
        await reader.readuntil(b"}")
        await asyncio.sleep(1.5 * impatient)
    writer.close()


async def test_small_answers_are_sent_at_once(served: Served) -> None:
    """TCP_NODELAY is set: otherwise an answer on a kept connection waits for the other side's acknowledgement."""
    ana = Person(served.address)
    await ana.http.get("/healthz")
    kept = [connection.transport for connection in served.server.server_state.connections]
    assert kept
    for transport in kept:
        assert transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


async def test_without_files_left_the_log_is_still_json(tmp_path: Path) -> None:
    log = tmp_path / "log"
    few = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (48, 48)); "
    process = Process(tmp_path / "undercover.db", before=few, log=log)
    held = []
    try:
        for _ in range(60):
            held.append(await asyncio.open_connection("127.0.0.1", process.port))
        await asyncio.sleep(2)
        turned_away = any(reader.at_eof() for reader, _ in held)
    finally:
        for _, writer in held:
            writer.close()
        process.stop(signal.SIGKILL)
    lines = log.read_text(encoding="utf-8").split("\n")[:-1]  # it may have been killed in the middle of one
    # asyncio's own loop says that it cannot accept any more; uvloop closes what it has no file for.
    assert turned_away or any("accept" in line for line in lines), "it never ran out of files"
    for line in lines:
        assert {"at", "level", "event"} <= json.loads(line).keys()


async def test_a_worker_that_has_just_died_is_not_asked_again() -> None:
    workers = Workers(1)
    try:
        for _ in range(5):
            with pytest.raises(TooMuch):
                await workers.do(os._exit, 1)
            assert await workers.do(abs, -3) == 3
            workers.kill()
            assert await workers.do(abs, -4) == 4
    finally:
        await workers.stop()
