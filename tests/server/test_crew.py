"""`undercover serve --workers 3`: one door, three processes, and a parent who replaces whoever dies."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import psutil  # type: ignore[import-untyped]
import pytest

from tests.server.served import Person, play_on, started
from tests.server.test_killed import Table, compare
from tests.server.test_metrics import figures
from tests.server.test_restart import Process

CREW = 3
#: A crew that lets everybody be as fast as they like; its settings go to other processes, so their class must stay.
UNHURRIED = (
    "import undercover.server.settings as s; from tests.server.served import FAST; "
    "s.Settings.__new__ = staticmethod(lambda cls, **_: FAST); s.Settings.__init__ = lambda self, **_: None; "
)
#: Tables at once, kills, and choices that are accepted at least.
SMALL, LARGE = (6, 2, 60), (100, 20, 10_000)
#: Seconds nobody waits longer for anything, whoever dies (measured in the large test alone).
PATIENCE = 5.0


@pytest.fixture
def crew(place: str) -> Iterator[Process]:
    process = Process(place, before=UNHURRIED, workers=CREW)
    yield process
    if process.process.poll() is None:
        process.stop(signal.SIGTERM)


def mates(crew: Process) -> list[int]:
    """The processes that serve; bots and trials work further down."""
    found = []
    for child in psutil.Process(crew.process.pid).children():
        with suppress(psutil.NoSuchProcess):  # it has just died, and its parent has not noticed yet
            if any("spawn_main" in part for part in child.cmdline()):
                found.append(child.pid)
    return found


async def until(holds: Callable[[], bool]) -> None:
    for _ in range(600):
        if holds():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it does not come about")


async def torment(crew: Process, tables: int, kills: int, choices: int) -> list[Table]:
    """They play, and one of the crew after the other is killed."""
    ended = asyncio.Event()
    everybody = [Table(number, [crew]) for number in range(tables)]
    playing = [asyncio.create_task(table.play(ended)) for table in everybody]
    for kill in range(kills):
        before = count(everybody)
        await until(lambda before=before: count(everybody) - before >= choices // kills)  # type: ignore[misc]
        await until(lambda: len(mates(crew)) == CREW)
        os.kill(mates(crew)[kill % CREW], signal.SIGKILL)
    total = count(everybody)
    await until(lambda: count(everybody) > total)
    ended.set()
    await asyncio.gather(*playing)
    return everybody


def count(everybody: list[Table]) -> int:
    return sum(len(choices) for table in everybody for choices in table.accepted.values())


async def test_one_of_three_is_killed_in_the_middle_and_nothing_is_lost(crew: Process) -> None:
    await compare(str(crew.db), await torment(crew, *SMALL), SMALL[2])
    await until(lambda: len(mates(crew)) == CREW)


async def test_people_at_any_of_the_processes_play_one_game(crew: Process) -> None:
    """Nobody is kept at one process: every connection goes to whichever takes it."""
    ana, bela = await Person(crew.address).named("Ana"), await Person(crew.address).named("Béla")
    table = await ana.opens()
    await started(table, ana, bela)
    while not (ana.over and bela.over):
        await play_on(ana, bela, choices=5)
        for person in (ana, bela):
            await person.come(table, version=person.view["version"])
    records = [(await person.record(table)).json() for person in (ana, bela) for _ in range(3)]
    assert all(record == records[0] for record in records)


async def test_whichever_is_asked_for_figures_knows_those_of_all(tmp_path: Path) -> None:
    """What one that has died had counted counts on; what it had open does not."""
    crew = Process(tmp_path / "undercover.db", before="import os; os.environ['UNDERCOVER_METRICS'] = '1'; ", workers=2)

    def asked() -> list[dict[tuple[str, str], float]]:
        return [figures(httpx.get(f"{crew.address}/metrics", timeout=30).text) for _ in range(6)]

    try:
        ana, bela = await Person(crew.address).named("Ana"), await Person(crew.address).named("Béla")
        await started(await ana.opens(), ana, bela)
        made = await play_on(ana, bela, choices=4)
        assert {found["undercover_choices_total", "agent_avenue"] for found in asked()} == {made}
        await ana.leave()
        await bela.leave()
        dies = mates(crew)[0]
        os.kill(dies, signal.SIGKILL)
        await until(lambda: len(mates(crew)) == 2 and dies not in mates(crew))
        await until(lambda: all(found["undercover_sockets", ""] == 0 for found in asked()))
        assert {found["undercover_choices_total", "agent_avenue"] for found in asked()} == {made}
    finally:
        crew.stop(signal.SIGTERM)


async def test_all_are_renewed_one_after_the_other_and_somebody_always_answers(tmp_path: Path) -> None:
    crew = Process(tmp_path / "undercover.db", workers=2)
    try:
        before = set(mates(crew))
        os.kill(crew.process.pid, signal.SIGHUP)
        while before & set(mates(crew)):
            assert httpx.get(f"{crew.address}/healthz", timeout=30).status_code == 200
            await asyncio.sleep(0.02)
    finally:
        crew.stop(signal.SIGTERM)
    assert crew.process.returncode == 0


async def test_no_process_outlives_its_parent(tmp_path: Path) -> None:
    crew = Process(tmp_path / "undercover.db", workers=2)
    serving = mates(crew)
    crew.stop(signal.SIGKILL)
    await until(lambda: not any(psutil.pid_exists(pid) for pid in serving))


@pytest.mark.soak
async def test_three_processes_one_killed_again_and_again_in_ten_thousand_choices(
    crew: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits longer than they have patience, from losing a connection to seeing the table again."""
    longest, come = [0.0], Person.come

    async def timed(person: Person, table: str, version: int = -1, **where: str) -> Person:
        began = time.monotonic()
        await come(person, table, version, **where)  # type: ignore[arg-type]
        longest[0] = max(longest[0], time.monotonic() - began)
        return person

    monkeypatch.setattr(Person, "come", timed)
    await compare(str(crew.db), await torment(crew, *LARGE), LARGE[2])
    assert longest[0] < PATIENCE
