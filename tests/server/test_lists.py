"""Lists and limits: nothing is lost behind fifty others, and one guest does not push the others away."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.laid import a_table
from tests.server.served import LIMITS, Person, Served, serving, settings
from undercover.server.clocks import Clocks
from undercover.server.course import Row
from undercover.server.setup import Guest, Seat, Setup
from undercover.server.store import Pulse, Store


def a_public_table(id: str, host: str) -> Setup:
    setup = a_table(id)
    setup.host, setup.private, setup.seats = host, False, [Seat(guest=host, name=host), Seat()]
    return setup


async def over(store: Store, setup: Setup, when: float) -> None:
    setup.started = when
    await store.make(setup)
    await store.append(setup.id, Row(0, 0, "x", when), Pulse(when, over=when))


async def test_open_tables_are_not_lost_behind_finished_ones(store: Store) -> None:
    setup = a_table("open")
    await store.make(setup)
    for n in range(60):
        await over(store, a_table(f"over{n:02}"), 100.0 + n)
    first = await store.tables_of("ana")
    assert first[0].setup.id == "open"
    assert len(first) == 50
    rest = await store.tables_of("ana", skip=50)
    ids = [listed.setup.id for listed in (*first, *rest)]
    assert len(ids) == len(set(ids)) == 61
    assert ids[1:] == [f"over{n:02}" for n in reversed(range(60))]


async def test_the_limit_counts_all_tables_and_only_those_that_are_not_over(store: Store) -> None:
    for n in range(55):
        await store.make(a_table(f"open{n}"))
    await over(store, a_table("over"), 5.0)
    await store.make(replace_host(a_table("elsewhere"), "béla"))
    assert await store.unfinished("ana") == 55
    assert await store.unfinished("béla") == 1


def replace_host(setup: Setup, host: str) -> Setup:
    setup.host = host
    return setup


async def test_one_guest_does_not_push_the_others_off_the_list(store: Store) -> None:
    await store.make(a_public_table("honest", "béla"))
    for n in range(52):
        made = a_public_table(f"flood{n:02}", "eve")
        made.made = 1000.0 + n
        await store.make(made)
    listed = [each.setup.id for each in await store.open_tables(0.0)]
    assert "honest" in listed
    assert sum(id.startswith("flood") for id in listed) == 3


async def test_tables_whose_host_waits_come_first(store: Store) -> None:
    await store.make(a_public_table("honest", "béla"))
    await store.come("honest", "béla", "Béla")
    for n in range(60):
        made = a_public_table(f"flood{n:02}", f"eve{n}")
        made.made = 1000.0 + n
        await store.make(made)
    listed = [each.setup.id for each in await store.open_tables(0.0)]
    assert listed[0] == "honest"
    assert len(listed) == 50


async def test_my_tables_over_http(tmp_path: Path) -> None:
    with serving(tmp_path / "undercover.db", settings(limits=replace(LIMITS, tables=53))) as served:
        ana = await Person(served.address).named("Ana")
        made = {await ana.opens(private=False) for _ in range(53)}
        refused = await ana.http.post("/api/tables", json={"game": "agent_avenue"})
        assert refused.json()["words"]["id"] == "refused-too-many-tables"
        first = (await ana.http.get("/api/tables")).json()
        more = (await ana.http.get("/api/tables", params={"skip": 50})).json()
        assert len(first) == 50
        assert {line["table"] for line in (*first, *more) if line["mine"]} == made
        for wrong in ("-1", "x", "1" * 6, "²"):
            answer = await ana.http.get("/api/tables", params={"skip": wrong})
            assert answer.status_code == 400


# ---------------------------------------------------------------- names


async def test_two_of_one_name_are_told_apart(served: Served) -> None:
    ana, eve, other = [await Person(served.address).named(name) for name in ("Ana", "Eve", "Ana")]
    table = await ana.opens()
    await ana.come(table)
    await eve.come(table)
    await other.come(table)
    await ana.hears_until(lambda p: len(p.lobby["watching"]) == 2)
    assert ana.lobby["watching"] == ["Ana (2)", "Eve"]
    await other.ask("say", text="it is me")
    await ana.hears_until(lambda p: p.chat)
    assert ana.chat[-1]["name"] == "Ana (2)"
    await eve.ask("sit", seat=1)
    await eve.hears_until(lambda p: p.lobby["you"] == 1)
    await eve.named("ana")
    await ana.hears_until(lambda p: p.lobby["people"][1]["name"] == "ana (2)")


@pytest.mark.parametrize("name", ["АNА", "Аna", "Αna", "𝐀𝐧𝐚", "Ａｎａ", "ANA"])
async def test_names_that_look_alike_are_refused(served: Served, name: str) -> None:
    ana, other = await Person(served.address).named("Ana"), Person(served.address)
    given = await other.http.post("/api/me", json={"name": name})
    if given.status_code == 400:
        assert given.json()["words"]["id"] == "refused-name-odd"
        return
    table = await ana.opens()
    await ana.come(table)
    await other.come(table)
    await other.ask("sit", seat=1)
    assert await other.refused() == "refused-name-taken"


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("ㅤ", "refused-name-empty"),
        ("\u2800", "refused-name-empty"),
        ("\u115f\u1160\uffa0", "refused-name-empty"),
        ("\ufe0f\u034f", "refused-name-empty"),
        ("A\u0316\u0317\u0318\u0319na", "refused-name-odd"),
        ("Anа", "refused-name-odd"),
    ],
)
async def test_names_that_hide_are_refused(served: Served, name: str, problem: str) -> None:
    answer = await Person(served.address).http.post("/api/me", json={"name": name})
    assert answer.json()["words"]["id"] == problem


@pytest.mark.parametrize(
    "name", ["Łukasz", "Őrült Ödön", "Νίκος", "Анна", "あきら", "👩‍🚀 Ана", "Ana ❤️", "O'Neil-3", "สมชาย", "نور"]
)
async def test_names_of_people_are_welcome(served: Served, name: str) -> None:
    answer = await Person(served.address).http.post("/api/me", json={"name": name})
    assert answer.json()["name"] == name


async def test_what_hides_in_a_name_goes(served: Served) -> None:
    answer = await Person(served.address).http.post("/api/me", json={"name": "Ana\u200d\ufe0f"})
    assert answer.json()["name"] == "Ana"


# ---------------------------------------------------------------- guests and links


async def test_guests_who_left_nothing_are_forgotten(store: Store) -> None:
    idle, busy = await store.make_guest("Idle", 10.0), await store.make_guest("Busy", 10.0)
    back = await store.make_guest("Back", 10.0)
    await store.make(a_public_table("table", busy.id))
    assert await store.greet(back.id, 10.0 + 2 * 24 * 3600) == Guest(back.id, "Back")
    assert await store.sweep_guests(1000.0) == 1
    assert await store.guest(idle.id) is None
    assert await store.guest(busy.id)
    assert await store.guest(back.id)


async def test_a_personal_link_is_good_once(served: Served) -> None:
    ana, phone, thief = await Person(served.address).named("Ana"), Person(served.address), Person(served.address)
    link = (await ana.http.get("/api/me")).json()["link"]
    assert (await phone.http.get(link)).status_code == 200
    assert (await phone.http.post(link)).status_code == 303
    assert (await phone.http.get("/api/me")).json()["name"] == "Ana"
    assert (await thief.http.get(link)).status_code == 404
    assert (await thief.http.post(link)).status_code == 404
    assert (await thief.http.get("/api/me")).json()["name"] == ""
    again = (await ana.http.get("/api/me")).json()["link"]
    assert (await thief.http.get(again)).status_code == 200, "the next one is another one"


async def test_a_personal_link_is_used_by_only_one_of_two(place: str) -> None:
    with serving(place) as served:
        ana, one, other = await Person(served.address).named("Ana"), Person(served.address), Person(served.address)
        link = (await ana.http.get("/api/me")).json()["link"]
        answers = await asyncio.gather(one.http.post(link), other.http.post(link))
    assert sorted(answer.status_code for answer in answers) == [303, 404]


async def test_a_personal_link_can_be_revoked(served: Served) -> None:
    ana, thief = await Person(served.address).named("Ana"), Person(served.address)
    link = (await ana.http.get("/api/me")).json()["link"]
    fresh = (await ana.http.post("/api/me/link")).json()["link"]
    assert fresh != link
    assert (await thief.http.get(link)).status_code == 404
    assert (await thief.http.get(fresh)).status_code == 200
    assert (await thief.http.post("/api/me/link")).json() == {"name": "", "link": ""}


# ---------------------------------------------------------------- addresses


async def posts(served: Served, **headers: str) -> int:
    """How many posts are taken from an address before it is too fast."""
    person = Person(served.address, **headers)
    for count in range(20):
        if (await person.http.post("/api/me", json={"name": "x"})).status_code == 429:
            return count
    return 20


HARD = replace(LIMITS, posts=replace(LIMITS.posts, each_second=0.0001, at_once=3))


async def test_nobody_but_a_proxy_that_was_named_is_believed(tmp_path: Path) -> None:
    with serving(tmp_path / "a.db", settings(limits=HARD)) as served:
        assert await posts(served, **{"X-Forwarded-For": "198.51.100.1"}) == 3
        assert await posts(served, **{"X-Forwarded-For": "198.51.100.2"}) == 0
    with serving(tmp_path / "b.db", settings(limits=HARD, proxies=("127.0.0.0/8",))) as served:
        assert await posts(served, **{"X-Forwarded-For": "198.51.100.1"}) == 3
        assert await posts(served, **{"X-Forwarded-For": "198.51.100.2"}) == 3
        assert await posts(served, **{"X-Forwarded-For": "198.51.100.9, 198.51.100.2"}) == 0, "what it was told is not"
        assert (await Person(served.address, **{"X-Forwarded-Proto": "https"}).http.get("/api/me")).status_code == 200


async def test_a_household_of_the_new_addresses_has_the_limits_of_one(tmp_path: Path) -> None:
    with serving(tmp_path / "a.db", settings(limits=HARD, proxies=("127.0.0.1",))) as served:
        assert await posts(served, **{"X-Forwarded-For": "2001:db8:1:2::1"}) == 3
        assert await posts(served, **{"X-Forwarded-For": "2001:db8:1:2:ffff::7"}) == 0
        assert await posts(served, **{"X-Forwarded-For": "2001:db8:1:3::1"}) == 3
        assert await posts(served, **{"X-Forwarded-For": "::ffff:198.51.100.7"}) == 3
        assert await posts(served, **{"X-Forwarded-For": "198.51.100.7"}) == 0


# ---------------------------------------------------------------- a machine that slept


#: Seconds, and how many times.
NAP, NAPS = 1.6, 2


async def sleep() -> None:
    """Nothing happens in this process, as if the machine slept."""
    time.sleep(NAP)


async def test_a_machine_that_slept_takes_no_time_off_a_clock(tmp_path: Path) -> None:
    with serving(tmp_path / "undercover.db", settings(slept=0.8)) as served:
        ana = await Person(served.address).named("Ana")
        table = await ana.opens(options={"first": "green"})
        await ana.come(table)
        await ana.ask("set_table", clock="realtime", minutes=1, increment=0)
        began = time.monotonic()
        await ana.ask("start", bots="random")
        await ana.hear("view")
        for _ in range(NAPS):
            await asyncio.to_thread(served.call, sleep())
            await asyncio.sleep(0.1)
        await ana.ask("hello", version=-1)
        view: dict[str, Any] = await ana.hear("view")
        awake = time.monotonic() - began - NAPS * NAP
        assert view["clock"]["left"][0] > 60 - awake - 0.5
        assert len(served.call(served.hall.store.outages(0.0))) >= NAPS


def test_a_night_that_two_processes_slept_through_counts_once() -> None:
    setup = a_table()
    setup.clock, setup.minutes, setup.started = "realtime", 10, 100.0
    clocks = Clocks(setup, [(110.0, 200.0), (105.0, 190.0), (300.0, 310.0)])
    assert clocks.deadline(0) == 100.0 + 600 + 95 + 10
