"""Two processes on one PostgreSQL: two servers, each with its own loop, hall and bus, that share only the database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

import pytest

import undercover
from tests.server.served import Person, Served, play_on, serving, settings, started
from undercover.server.course import Row
from undercover.server.database import Collision
from undercover.server.store import Pulse


@pytest.fixture(scope="module")
def two(postgres: Callable[[], str]) -> Iterator[tuple[Served, Served]]:
    db = postgres()
    with serving(db) as one, serving(db) as other:
        yield one, other


async def both(two: tuple[Served, Served], **wanted: object) -> tuple[str, Person, Person]:
    """Ana at one server, Béla at the other, at one table."""
    ana, bela = Person(two[0].address), Person(two[1].address)
    await ana.named("Ana")
    await bela.named("Béla")
    table = await ana.opens(**wanted)
    await started(table, ana, bela)
    return table, ana, bela


async def test_people_at_two_servers_play_one_game(two: tuple[Served, Served]) -> None:
    table, ana, bela = await both(two)
    made = await play_on(ana, bela)
    record = (await bela.record(table)).json()
    assert record == (await ana.record(table)).json()
    assert len(record["choices"]) == made
    match = undercover.replay(record)
    assert match.story(0) == ana.story
    assert match.story(1) == bela.story


async def test_everybody_sees_who_is_here_and_what_is_said(two: tuple[Served, Served]) -> None:
    _table, ana, bela = await both(two)
    await ana.hears_until(lambda person: person.lobby["people"][1]["here"])
    await bela.ask("say", text="hello from the other side")
    await ana.hears_until(lambda person: person.chat)
    assert ana.chat[-1]["text"] == "hello from the other side"
    await ana.ask("say", text="hello back")
    await bela.hears_until(lambda person: len(person.chat) == 2)
    assert [line["n"] for line in bela.chat] == [0, 1]
    await bela.leave()
    await ana.hears_until(lambda person: not person.lobby["people"][1]["here"])


async def test_two_processes_that_write_the_same_row_collide(two: tuple[Served, Served]) -> None:
    table, ana, bela = await both(two)
    one, other = two[0].hall.store, two[1].hall.store
    acting = ana if ana.options else bela
    row = Row(0, acting.view["seat"], acting.options[0], 1.0)
    two[0].call(one.append(table, row, Pulse(1.0, due=5.0)))
    with pytest.raises(Collision):
        two[1].call(other.append(table, row, Pulse(1.0)))


async def test_one_guest_clicks_at_two_servers_at_once(two: tuple[Served, Served]) -> None:
    """The loser is told so and sees where the match stands; the record has one choice more, not two."""
    for _ in range(5):
        table, ana, bela = await both(two)
        acting = ana if ana.options else bela
        twin = Person(two[1].address if acting is ana else two[0].address)
        twin.http.cookies = acting.http.cookies
        await twin.come(table)
        await asyncio.gather(acting.choose(acting.options[0]), twin.choose(twin.options[-1]))
        await asyncio.gather(*(p.hears_until(lambda p: p.view["version"] == 1) for p in (ana, bela, twin)))
        await asyncio.sleep(0.1)
        rows = two[0].call(two[0].hall.store.rows(table))
        assert len(rows) == 1
        assert ana.view["seen"]["offer"]["up"] == bela.view["seen"]["offer"]["up"] == twin.view["seen"]["offer"]["up"]


async def test_both_agree_about_a_match_in_which_something_was_taken_back(two: tuple[Served, Served]) -> None:
    table, ana, bela = await both(two)
    await play_on(ana, bela, choices=4)
    asker = ana if bela.options else bela
    other = bela if asker is ana else ana
    await asker.ask("undo", seat=asker.view["seat"])
    await other.hears_until(lambda person: person.view["undo_asked_by"] == asker.view["seat"])
    await other.ask("allow_undo", seat=other.view["seat"], allow=True)
    for person in (ana, bela):
        await person.hears_until(lambda person: person.view["version"] == 5)
    one, another = two[0].hall.tables[table].course, two[1].hall.tables[table].course
    assert one
    assert another
    assert one.match.hash() == another.match.hash()
    assert len(one.match.history) < 4
    await play_on(ana, bela)
    match = undercover.replay((await ana.record(table)).json())
    assert match.seen(1) == bela.view["seen"]
    heard = [event["type"] for event in bela.story]
    heard.remove("took_back")
    assert [event["type"] for event in match.story(1)] == heard


async def test_bots_answer_once_although_both_processes_have_the_table(two: tuple[Served, Served]) -> None:
    ana, eve = Person(two[0].address), Person(two[1].address)
    await ana.named("Ana")
    table = await ana.opens(play_now="random")
    await ana.come(table)
    await eve.come(table)
    for _ in range(3):
        await ana.hears_until(lambda person: person.options or person.over)
        if not ana.over:
            await ana.choose()
            await ana.hear("view")
    await ana.hears_until(lambda person: person.options or person.over)
    await eve.hears_until(lambda person: person.view["version"] == ana.view["version"])
    rows = two[0].call(two[0].hall.store.rows(table))
    assert [row.n for row in rows] == list(range(ana.view["version"]))


@pytest.fixture
def fresh(postgres: Callable[[], str]) -> str:
    return postgres()


async def test_a_table_is_taken_over_when_its_process_is_gone(fresh: str) -> None:
    """The bot should have answered in the first process, which went before it could; the second one notices."""
    db = fresh
    slow = settings(bot_pause=(3600.0, 3600.0))
    ana = Person("http://nowhere")
    with serving(db, slow) as one:
        ana.http.base_url = one.address
        ana.address = one.address
        await ana.named("Ana")
        table = await ana.opens(play_now="random", options={"first": "blue"})
    with serving(db) as other:
        ana.address = other.address
        ana.http.base_url = other.address
        await ana.come(table)
        await ana.hears_until(lambda person: person.options)
        assert ana.view["version"] >= 1
