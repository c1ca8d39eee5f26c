"""Desks: what lies in front of one seat is durable, does what it says, and is nobody else's business."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.good_cop_bad_cop.positions import position
from tests.server.laid import invited, lay
from tests.server.served import Person, Served, serving, settings
from tests.server.test_reactions import declared, rows
from tests.server.test_restart import Process

#: A server on which answers do not count for an hour.
UNHURRIED = (
    "from functools import partial; from undercover.server import app; "
    "app.Settings = partial(app.Settings, reaction_pause=(3600.0, 3600.0)); "
)
HANDS = {1: "coffee", 2: "restraining_order"}


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("quick") / "undercover.db", settings(reaction_pause=(0.2, 0.2))) as running:
        yield running


async def settle(person: Person, **wanted: Any) -> dict[str, Any]:
    """Something new lies on this person's desk."""
    await person.ask("set_desk", seat=person.view["seat"], **wanted)
    desk: dict[str, Any] = (await person.hear("view"))["desk"]
    return desk


# ---------------------------------------------------------------- answers given in advance


async def test_auto_pass_answers_when_answers_count(quick: Served) -> None:
    """good_cop_bad_cop:R30 the player's own switch: as a row like any other, at the end of the least time."""
    people = await lay(quick, "auto", position(hands=HANDS))
    assert (await settle(people[1], auto_pass="always"))["auto_pass"] == "always"
    await settle(people[2], auto_pass="unless_shoot")
    await declared(people)
    for person in people:
        await person.hears_until(lambda p: p.view["seen"]["window"] is None)
    assert rows(quick, "auto") == [(0, "equip"), (1, "pass"), (2, "pass")]


async def test_a_switch_turned_while_one_is_asked_answers_at_once(quick: Served) -> None:
    people = await lay(quick, "turned", position(hands={1: "coffee"}))
    await declared(people)
    await asyncio.sleep(0.3)
    await people[1].ask("set_desk", seat=1, auto_pass="until_turn")
    await people[0].hears_until(lambda p: p.view["seen"]["window"] is None)
    await people[1].hears_until(lambda p: p.view["seen"]["window"] is None)
    assert people[1].view["desk"]["auto_pass"] == "until_turn"


async def test_a_standing_order_plays_the_card(quick: Served) -> None:
    """good_cop_bad_cop:R34 a Shoot at the named seat is declared, and the order is its answer; then it is gone."""
    people = await lay(quick, "order", position(hands=HANDS, aims={0: 3}))
    order = {"option": "play:restraining_order", "seat": 3}
    assert order["option"] in [each["id"] for each in people[2].view["hints"]["orders"]]
    assert (await settle(people[2], orders=[order], auto_pass="always"))["orders"] == [order]
    await declared(people, "shoot:3")
    await people[1].choose("pass")
    await people[0].hears_until(lambda p: p.view["seen"]["decision"] == "retarget")
    assert rows(quick, "order")[1:] in ([(1, "pass"), (2, order["option"])], [(2, order["option"]), (1, "pass")])
    await people[2].hears_until(lambda p: p.view["seen"]["decision"] == "retarget")
    assert people[2].view["desk"]["orders"] == []
    assert people[2].view["desk"]["auto_pass"] == "always"


async def test_an_order_for_another_card_is_refused(quick: Served) -> None:
    people = await lay(quick, "wrong", position(hands=HANDS))
    for wrong in (
        {"orders": [{"option": "play:taser,0,1", "seat": 0}]},
        {"orders": [{"option": "play:coffee", "seat": 5}]},
        {"orders": [{"option": "play:coffee", "seat": 0}] * 9},
        {"auto_pass": "sometimes"},
        {"prediction": "honest"},
    ):
        await people[1].ask("set_desk", seat=1, **wrong)
        assert await people[1].refused() == "refused-not-offered"
    assert people[1].view["desk"]["orders"] == []


async def test_a_stand_in_decides_for_itself(quick: Served) -> None:
    """Auto-pass is the person's; the bot that plays for them is asked like any bot."""
    people = await lay(quick, "away", position(hands={1: "coffee"}))
    await settle(people[1], auto_pass="always")
    await people[1].ask("stand_in", seat=1, bot="greedy")
    await people[1].hears_until(lambda p: p.lobby["people"][1]["stand_in"])
    live = quick.hall.tables["away"]
    await declared(people)
    assert live.course
    assert live.snapshot().automatic(1) is None
    await people[0].hears_until(lambda p: p.view["seen"]["window"] is None)


# ---------------------------------------------------------------- private and durable


async def test_nobody_else_hears_of_a_desk(quick: Served) -> None:
    """good_cop_bad_cop:R65 notes, marks and switches: no message, no version, no byte for anybody else."""
    people = await lay(quick, "private", position(hands=HANDS))
    eve = await Person(quick.address).come("private")
    assert eve.view["desk"] is None
    for person in people:
        await person.hears_until(lambda p: p.lobby["spectators"] == 1)
    version = people[3].view["version"]
    desk = await settle(people[3], notes="2 lies\nask 4", marks={"2": "crooked", "4": "?"}, auto_pass="unless_named")
    assert desk["notes"] == "2 lies\nask 4"
    assert desk["marks"] == {"2": "crooked", "4": "?"}
    assert people[3].view["version"] == version
    for person in (people[0], people[4], eve):
        await person.silence(0.1)
    await people[0].ask("set_desk", seat=3, notes="mine now")
    assert await people[0].refused() == "refused-not-your-seat"
    await eve.ask("set_desk", seat=3, notes="mine now")
    assert await eve.refused() == "refused-not-your-seat"


async def test_a_desk_is_as_large_as_a_desk(quick: Served) -> None:
    people = await lay(quick, "large", position())
    for wrong, why in (
        ({"notes": "x" * 4001}, "refused-text-too-long"),
        ({"marks": {"0": "x" * 17}}, "refused-text-too-long"),
        ({"marks": {"9": "x"}}, "refused-no-such-seat"),
        ({"marks": {"0": ""}}, "refused-text-empty"),
    ):
        await people[0].ask("set_desk", seat=0, **wrong)
        assert await people[0].refused() == why
    assert people[0].view["desk"]["notes"] == ""


async def test_a_desk_stays_when_the_table_sleeps(quick: Served) -> None:
    people = await lay(quick, "asleep", position())
    await settle(people[0], notes="remember", marks={"1": "kingpin"})
    await settle(people[0], marks={})
    for person in people:
        await person.leave()
    live = quick.hall.tables.pop("asleep")
    live.driver.stop()
    await people[0].come("asleep")
    assert people[0].view["desk"]["notes"] == "remember"
    assert people[0].view["desk"]["marks"] == {}


async def test_predictions_are_told_when_it_is_over(quick: Served) -> None:
    """good_cop_bad_cop:R65 only the eliminated predict, and nobody hears of it before the end."""
    rows = ["AHC", "khc", "HCH", "chc"]
    people = await lay(quick, "bets", position(rows=rows, out=[3], wounded=[1], aims={0: 1}, hands={2: "coffee"}))
    await people[0].ask("set_desk", seat=0, prediction="honest")
    assert await people[0].refused() == "refused-not-offered"
    assert (await settle(people[3], prediction="crooked"))["prediction"] == "crooked"
    await people[0].silence(0.1)
    await declared(people, "shoot:1")
    assert people[0].view["predictions"] == {}
    await people[2].choose("pass")
    for person in people:
        await person.hears_until(lambda p: p.over)
        assert person.view["predictions"] == {"3": "crooked"}
    await people[3].ask("set_desk", seat=3, prediction="honest")
    assert await people[3].refused() == "refused-not-offered"


# ---------------------------------------------------------------- crashes and other processes


async def test_an_answer_that_waits_survives_a_kill(tmp_path: Path) -> None:
    """good_cop_bad_cop:R63 given and final, although the server died before it counted."""
    db = tmp_path / "undercover.db"
    with serving(db) as first:
        people = await invited(first, "killed", position(hands=HANDS))
    process = Process(db, before=UNHURRIED)
    try:
        for person in people:
            person.address = process.address
            await person.come("killed")
        await declared(people)
        await people[1].choose("play:coffee")
        assert (await people[1].hear("view"))["desk"]["answer"]["option"] == "play:coffee"
        process.stop(signal.SIGKILL)
        for person in people:
            person.socket = None
        process.before = ""
        process.start()
        for person in people:
            await person.come("killed")
        assert people[1].options == []
        assert people[1].view["desk"]["answer"]["option"] == "play:coffee"
        assert people[2].options
        await people[2].choose("pass")
        await people[0].hears_until(lambda p: p.view["seen"]["coffee"] == 1)
    finally:
        process.stop(signal.SIGKILL)


@pytest.fixture
def two(postgres: Callable[[], str]) -> Iterator[tuple[Served, Served]]:
    db, chosen = postgres(), settings(reaction_pause=(0.5, 0.5), patience=30.0)
    with serving(db, chosen) as one, serving(db, chosen) as other:
        yield one, other


async def test_people_at_two_servers_react_to_each_other(two: tuple[Served, Served]) -> None:
    """Whoever looks after the table plays what was answered and ordered elsewhere, in time and once."""
    people = await invited(two[0], "both", position(hands={**HANDS, 3: "smoke_grenade"}))
    for seat, person in enumerate(people):
        person.address = two[seat % 2].address
        await person.come("both")
    await settle(people[3], auto_pass="always")
    await declared(people)
    await people[1].choose("pass")
    await people[1].hear("view")
    await people[2].choose("pass")
    for person in people:
        await person.hears_until(lambda p: p.view["seen"]["window"] is None)
    assert sorted(rows(two[1], "both")) == [(0, "equip"), (1, "pass"), (2, "pass"), (3, "pass")]


async def test_one_seat_with_two_devices_at_two_servers(two: tuple[Served, Served]) -> None:
    """Neither loses what the other has put on the desk, and an answer stays the first one."""
    people = await invited(two[0], "devices", position(hands={1: "coffee"}))
    twin = Person(two[1].address)
    twin.http.cookies = people[1].http.cookies
    for person in people:
        await person.come("devices")
    await twin.come("devices")
    await asyncio.gather(
        people[1].ask("set_desk", seat=1, notes="from one"), twin.ask("set_desk", seat=1, marks={"0": "?"})
    )
    for person in (people[1], twin):
        await person.hears_until(lambda p: p.view["desk"]["notes"] and p.view["desk"]["marks"])
    await declared([*people, twin])
    await people[1].choose("pass")
    await twin.hears_until(lambda p: p.view["desk"]["answer"])
    await twin.choose("play:coffee")
    assert await twin.refused() in ("refused-not-your-turn", "refused-stale")
    await people[0].hears_until(lambda p: p.view["seen"]["window"] is None)
    assert rows(two[0], "devices") == [(0, "equip"), (1, "pass")]
