"""Rounds of reactions at a live table: a least time, a most time, the same for everybody (Good Cop Bad Cop, 5.5)."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import undercover
from tests.good_cop_bad_cop.positions import position
from tests.server.laid import lay
from tests.server.served import Person, Served, serving, settings, started
from tests.server.test_clocks import FakeClock, ring

#: In these tests a round lasts at least so long.
LEAST = 0.6
HANDS = {1: "coffee", 2: "smoke_grenade"}


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("patient") / "undercover.db", settings(reaction_pause=(LEAST, LEAST))) as one:
        yield one


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def timed(tmp_path: Path, clock: FakeClock) -> Iterator[Served]:
    chosen = settings(now=clock, round=3600.0, reaction_pause=(2.0, 2.0))
    with serving(tmp_path / "undercover.db", chosen) as running:
        yield running


async def declared(people: list[Person], option: str = "equip") -> None:
    """Seat 0 declares an action, and everybody hears of it."""
    await people[0].choose(option)
    for person in people:
        await person.hears_until(lambda p: p.view["seen"]["window"] is not None)


def rows(served: Served, table: str) -> list[tuple[int, str | None]]:
    return [(row.seat, row.option) for row in served.call(served.hall.store.rows(table))]


# ---------------------------------------------------------------- the least time


async def test_an_answer_given_early_waits_until_answers_count(timed: Served, clock: FakeClock) -> None:
    """good_cop_bad_cop:R30 it is written down, final, and nobody hears of it before."""
    people = await lay(timed, "early", position(hands=HANDS))
    await declared(people)
    for seat in (1, 2):
        await people[seat].choose("pass")
        view = await people[seat].hear("view")
        assert view["desk"]["answer"] == {"version": 1, "option": "pass"}
        assert view["options"] == view["barred"] == []
    clock.time += 1.9
    ring(timed, "early")
    await people[0].silence(0.1)
    assert rows(timed, "early") == [(0, "equip")]
    clock.time += 0.1
    ring(timed, "early")
    for person in people:
        await person.hears_until(lambda p: p.view["seen"]["window"] is None)
    assert rows(timed, "early") == [(0, "equip"), (1, "pass"), (2, "pass")]


async def test_an_answer_is_final_for_its_round(timed: Served, clock: FakeClock) -> None:
    """good_cop_bad_cop:R63 also while it waits to be counted."""
    people = await lay(timed, "final", position(hands=HANDS))
    await declared(people)
    await people[1].choose("pass")
    await people[1].hear("view")
    await people[1].choose("play:coffee")
    assert await people[1].refused() == "refused-not-your-turn"
    await people[1].ask("undo", seat=1)
    assert await people[1].refused() == "refused-nothing-to-undo"
    clock.time += 2
    await people[2].choose("pass")
    await people[2].hear("view")
    ring(timed, "final")
    await people[0].hears_until(lambda p: p.view["seen"]["window"] is None)
    assert (1, "pass") in rows(timed, "final")


async def test_what_may_not_be_played_is_refused_in_private_and_asked_again(timed: Served) -> None:
    """good_cop_bad_cop:R36 the refusal goes to whoever asked, with the reason."""
    people = await lay(timed, "barred", position(hands={1: "restraining_order"}))
    await declared(people)
    await people[1].choose("play:restraining_order")
    assert await people[1].refused() == "barred-only-on-shoot"
    assert (await people[1].hear("view"))["desk"]["answer"] is None
    await people[0].silence(0.1)


async def test_bots_answer_no_earlier_than_people(patient: Served) -> None:
    """good_cop_bad_cop:R64 and the round is not over before its time, however fast they are."""
    ana = await Person(patient.address).named("Ana")
    table = await ana.opens(game="good_cop_bad_cop", play_now="random", options={"first_player": "seat_0"})
    await ana.come(table)
    await ana.choose()
    await ana.hears_until(lambda p: "equip" in p.options)
    await ana.choose("equip")
    began = time.monotonic()
    version = (await ana.hear("view"))["version"]
    await ana.hears_until(lambda p: p.view["version"] > version)
    assert time.monotonic() - began > LEAST - 0.35


# ---------------------------------------------------------------- the most time


async def test_whoever_has_not_answered_in_time_passes(timed: Served, clock: FakeClock) -> None:
    """good_cop_bad_cop:R58 on expiry of the reaction timer: PASS."""
    people = await lay(timed, "late", position(hands=HANDS))
    await declared(people)
    await people[1].choose("play:coffee")
    await people[1].hear("view")
    clock.time += 9.9
    ring(timed, "late")
    assert rows(timed, "late") == [(0, "equip"), (1, "play:coffee")]
    await people[0].silence(0.1)
    clock.time += 0.2
    ring(timed, "late")
    assert rows(timed, "late")[2:] == [(2, "pass")]
    await people[3].hears_until(lambda p: p.view["seen"]["coffee"] == 1)


async def test_the_countdown_is_public_and_the_same_for_everybody(timed: Served, clock: FakeClock) -> None:
    """good_cop_bad_cop:R30 whether one is asked, has answered, or only watches."""
    people = await lay(timed, "public", position(hands=HANDS))
    eve = await Person(timed.address).come("public")
    assert eve.view["reaction"] is None
    await declared([*people, eve])
    await people[1].choose("pass")
    await people[1].hear("view")
    assert {str(person.view["reaction"]) for person in (*people, eve)} == {"{'left': 10.0, 'length': 10.0}"}
    clock.time += 4
    await eve.ask("hello", version=-1)
    assert (await eve.hear("view"))["reaction"] == {"left": 6.0, "length": 10.0}


async def test_the_time_to_react_is_settled_by_the_host(timed: Served) -> None:
    """Ten seconds, none in correspondence games, unless the host settles otherwise (5.5)."""
    ana = await Person(timed.address).named("Ana")
    table = await ana.opens(game="good_cop_bad_cop", seats=4)
    await ana.come(table)
    assert ana.lobby["reaction"] == 10
    for asked, reaction in (({"reaction": 30}, 30), ({"clock": "relaxed"}, 0), ({"clock": "none", "reaction": 0}, 0)):
        await ana.ask("set_table", **asked)
        assert (await ana.hear("lobby"))["reaction"] == reaction
    for wrong in (-1, 2, 601):
        await ana.ask("set_table", reaction=wrong)
        assert await ana.refused() == "refused-bad-clock"


async def test_nobodys_clock_runs_in_a_round_with_a_time_of_its_own(timed: Served, clock: FakeClock) -> None:
    """good_cop_bad_cop:R63 or it would tell afterwards who has thought for how long."""
    realtime: dict[str, Any] = {"clock": "realtime", "minutes": 5, "increment": 3, "started": clock.time}
    people = await lay(timed, "clocks", position(hands=HANDS), **realtime)
    await declared(people)
    before = people[3].view["clock"]
    assert before["running"] == []
    clock.time += 3
    for seat in (1, 2):
        await people[seat].choose("pass")
        clock.time += 4
    await people[3].hears_until(lambda p: p.view["seen"]["window"] is None)
    assert people[3].view["clock"] == {**before, "running": [0]}


async def test_without_a_time_to_react_the_clocks_run(timed: Served, clock: FakeClock) -> None:
    """Otherwise nothing would ever move somebody who does not answer (R58)."""
    settled: dict[str, Any] = {"clock": "realtime", "minutes": 1, "reaction": 0, "started": clock.time}
    people = await lay(timed, "endless", position(hands=HANDS), **settled)
    await declared(people)
    assert people[3].view["reaction"] is None
    assert people[3].view["clock"]["running"] == [1, 2]
    clock.time += 61
    ring(timed, "endless")
    assert rows(timed, "endless")[1:] == [(1, "pass"), (2, "pass")]


# ---------------------------------------------------------------- sealed


async def test_asking_one_by_one_is_for_tables_of_bots(patient: Served) -> None:
    """good_cop_bad_cop:R64 with a person at the table everybody answers sealed: the server has nothing else."""
    ana = await Person(patient.address).named("Ana")
    games = {game["slug"]: game for game in (await ana.http.get("/api/games")).json()}
    assert "reaction_polling" not in games["good_cop_bad_cop"]["options"]
    assert games["good_cop_bad_cop"]["auto_pass"] == ["always", "until_turn", "unless_shoot", "unless_named"]
    assert games["good_cop_bad_cop"]["options"]["last_shot"]["only"]["seat_6"] == [7, 8]
    wanted = {"game": "good_cop_bad_cop", "options": {"reaction_polling": "sequential"}}
    assert (await ana.http.post("/api/tables", json=wanted)).json()["words"]["id"] == "refused-bad-option"
    table = await ana.opens(game="good_cop_bad_cop")
    await ana.come(table)
    await ana.ask("set_table", options={"reaction_polling": "sequential"})
    assert await ana.refused() == "refused-bad-option"


async def test_a_record_of_a_table_of_bots_cannot_be_played_on_by_people(patient: Served) -> None:
    """good_cop_bad_cop:R64 a fork has the options of its record."""
    ana = await Person(patient.address).named("Ana")
    match = position().game.start(4, 1, {"reaction_polling": "sequential"})
    wanted = {"game": "good_cop_bad_cop", "record": match.record()}
    answer = await ana.http.post("/api/tables", json=wanted)
    assert answer.json()["words"]["id"] == "refused-bad-option"


async def test_a_whole_game_with_reactions_is_played_and_replayed(served: Served) -> None:
    """Four people, every window: everybody agrees about what has happened, and the record is the proof."""
    people = [await Person(served.address).named(name) for name in ("Ana", "Béla", "Cezary", "Dora")]
    table = await people[0].opens(game="good_cop_bad_cop", seats=4, options={"max_turns": 20})
    await started(table, *people)

    async def plays(person: Person) -> None:
        while not person.over:
            if person.options:
                await person.choose(person.options[person.view["version"] * 7 % len(person.options)])
            await person.hear("view")

    await asyncio.gather(*(plays(person) for person in people))
    match = undercover.replay((await people[0].record(table)).json())
    for seat, person in enumerate(people):
        assert match.story(seat) == person.story
        assert match.seen(seat) == person.view["seen"]
