"""Clocks, with a clock of our own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import duel
from tests.server.served import Person, Served, seated, serving, settings

START = 1_000_000.0


class FakeClock:
    def __init__(self) -> None:
        self.time = START

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def timed(tmp_path: Path, clock: FakeClock, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    duel.put_on_shelf(monkeypatch)
    with serving(tmp_path / "undercover.db", settings(now=clock, round=3600.0)) as running:
        yield running


async def begun(timed: Served, game: str = "agent_avenue", **clock: object) -> tuple[str, Person, Person]:
    ana, bela = Person(timed.address), Person(timed.address)
    await ana.named("Ana")
    await bela.named("Béla")
    table = await ana.opens(game=game, options={"first": "green"} if game == "agent_avenue" else {})
    await seated(table, ana, bela)
    await ana.ask("set_table", **clock)
    await bela.hears_until(lambda person: not person.lobby["people"][1]["ready"])
    await bela.ask("ready", ready=True)
    await ana.hears_until(lambda person: person.lobby["people"][1]["ready"])
    await ana.ask("start")
    await ana.hear("view")
    await bela.hear("view")
    return table, ana, bela


def ring(timed: Served, table: str) -> None:
    timed.call(timed.hall.tables[table].driver.time_out())


async def test_realtime_runs_for_whoever_decides_and_a_choice_adds_the_increment(
    timed: Served, clock: FakeClock
) -> None:
    _table, ana, bela = await begun(timed, clock="realtime", minutes=5, increment=10)
    assert ana.view["clock"] == {"left": [300.0, 300.0], "running": [0], "increment": 10}
    clock.time += 30
    await ana.choose()
    await ana.hear("view")
    assert ana.view["clock"] == {"left": [280.0, 300.0], "running": [1], "increment": 10}
    await bela.hear("view")
    clock.time += 100
    await bela.choose("take:face_up")
    await bela.hear("view")
    assert bela.view["clock"]["left"] == [280.0, 210.0]


async def test_whoever_runs_out_of_time_takes_the_default(timed: Served, clock: FakeClock) -> None:
    table, ana, bela = await begun(timed, clock="realtime", minutes=1, increment=0)
    live = timed.hall.tables[table]
    assert live.course
    default = live.course.match.default(0).id
    clock.time += 59.9
    ring(timed, table)
    await bela.silence(0.2)
    clock.time += 0.2
    ring(timed, table)
    await bela.hear("view")
    rows = timed.call(timed.hall.store.rows(table))
    assert [(row.seat, row.option) for row in rows] == [(0, default)]
    assert bela.view["clock"]["left"] == [0.0, 60.0]
    await ana.hears_until(lambda person: person.view["version"] == 1)
    await ana.choose("offer:mole,mole", version=0)
    assert await ana.refused() == "refused-stale"


async def test_the_clock_rings_by_itself(timed: Served, clock: FakeClock) -> None:
    _table, ana, bela = await begun(timed, clock="realtime", minutes=1, increment=0)
    clock.time += 59.8
    await ana.ask("look", seat=0)
    await ana.hear("view")
    clock.time += 0.3
    await bela.hear("view")
    assert bela.view["version"] == 1


async def test_relaxed_gives_the_same_time_for_every_choice(timed: Served, clock: FakeClock) -> None:
    table, ana, _bela = await begun(timed, clock="relaxed", minutes=2880)
    clock.time += 3600
    await ana.choose()
    await ana.hear("view")
    assert ana.view["clock"] == {"left": [172800.0, 172800.0], "running": [1], "increment": 0.0}
    clock.time += 172801
    ring(timed, table)
    await ana.hears_until(lambda person: person.view["version"] == 2)


async def test_clocks_do_not_tell_who_has_answered_a_sealed_choice(timed: Served, clock: FakeClock) -> None:
    _table, ana, bela = await begun(timed, "duel", clock="realtime", minutes=5, increment=0)
    await ana.choose("stake:1")
    await ana.hear("view")
    await bela.hear("view")
    clock.time += 10
    await ana.choose("throw:1")
    await ana.hear("view")
    assert ana.view["clock"] == {"left": [290.0, 290.0], "running": [1], "increment": 0}
    clock.time += 20
    await bela.ask("hello", version=-1)
    await bela.hear("view")
    assert bela.view["clock"] == {"left": [270.0, 270.0], "running": [0, 1], "increment": 0}
    await bela.choose("throw:1")
    await bela.hear("view")
    assert bela.view["clock"]["left"] == [290.0, 270.0]


async def test_who_has_no_time_left_answers_a_sealed_choice_in_secret(timed: Served, clock: FakeClock) -> None:
    table, ana, bela = await begun(timed, "duel", clock="realtime", minutes=1, increment=0)
    clock.time += 50
    await ana.choose("stake:1")
    await ana.hear("view")
    await bela.hear("view")
    clock.time += 11
    ring(timed, table)
    await ana.hear("view")
    assert ana.options == []
    await bela.silence(0.2)


async def test_time_without_a_server_is_nobodys(tmp_path: Path) -> None:
    clock = FakeClock()
    db = tmp_path / "undercover.db"
    with serving(db, settings(now=clock)) as running:
        table, ana, _bela = await begun(running, clock="realtime", minutes=5, increment=0)
        clock.time += 60
        running.call(running.hall.go_round())
    clock.time += 3600
    with serving(db, settings(now=clock), port=running.port):
        await ana.come(table)
        assert ana.view["clock"]["left"] == [240.0, 300.0]
        clock.time += 30
        await ana.choose()
        await ana.hear("view")
        assert ana.view["clock"]["left"] == [210.0, 300.0]


async def test_a_clock_that_makes_no_sense_is_refused(timed: Served) -> None:
    ana = Person(timed.address)
    table = await ana.opens()
    await ana.come(table)
    for wrong in (
        {"clock": "sundial"},
        {"clock": "realtime", "minutes": 0},
        {"clock": "realtime", "minutes": 1e9},
        {"clock": "relaxed", "increment": -1},
        {"minutes": 5},
    ):
        await ana.ask("set_table", **wrong)
        assert await ana.refused() == "refused-bad-clock"
