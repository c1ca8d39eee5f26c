"""Lost connections, late clicks, two clicks at once."""

from __future__ import annotations

import asyncio

import undercover
from tests.server.served import Person, Served, play_on, two_playing


async def test_whoever_comes_back_hears_what_was_missed_and_no_more(served: Served) -> None:
    table, ana, bela = await two_playing(served)
    await play_on(ana, bela, choices=3)
    seen, heard = bela.view["version"], len(bela.story)
    await bela.leave()
    if ana.options:
        await ana.choose()
        await ana.hear("view")
    await bela.come(table, version=seen)
    assert bela.view["since"] == seen
    assert all(event["at"] > seen for event in bela.view["events"])
    assert len(bela.story) >= heard
    await play_on(ana, bela)
    match = undercover.replay((await ana.record(table)).json())
    assert match.story(1) == bela.story


async def test_a_connection_cut_without_a_goodbye_disturbs_nobody(served: Served) -> None:
    table, ana, bela = await two_playing(served)
    assert bela.socket
    bela.socket.transport.abort()
    await ana.hears_until(lambda person: not person.lobby["people"][1]["here"])
    bela.socket = None
    await bela.come(table, version=bela.view["version"])
    await ana.hears_until(lambda person: person.lobby["people"][1]["here"])
    made = await play_on(ana, bela, choices=5)  # a lucky deal may be over before
    assert ana.view["version"] == made


async def test_a_choice_for_an_older_version_is_refused_and_the_view_comes_again(served: Served) -> None:
    table, ana, bela = await two_playing(served)
    await play_on(ana, bela, choices=2)
    acting = ana if ana.options else bela
    await acting.choose(version=0)
    assert await acting.refused() == "refused-stale"
    again = await acting.hear("view")
    assert again["version"] == 2
    assert again["events"] == []
    assert len(served.call(served.hall.store.rows(table))) == 2


async def test_a_choice_that_is_not_offered_is_refused(served: Served) -> None:
    table, ana, bela = await two_playing(served)
    acting, other = (ana, bela) if ana.options else (bela, ana)
    await acting.choose("offer:nobody,nothing")
    assert await acting.refused() == "refused-not-offered"
    await other.ask("choose", seat=other.view["seat"], option="take:face_up", version=0)
    assert await other.refused() == "refused-not-your-turn"
    await other.ask("choose", seat=acting.view["seat"], option=acting.options[0], version=0)
    assert await other.refused() == "refused-not-your-seat"
    assert served.call(served.hall.store.rows(table)) == []


async def test_a_barred_option_is_refused_with_its_reason_and_clause(served: Served) -> None:
    _table, ana, bela = await two_playing(served)
    for _ in range(40):
        acting = ana if ana.options else bela
        if acting.view["barred"]:
            break
        await play_on(ana, bela, choices=1)
    bar = acting.view["barred"][0]
    await acting.choose(bar["id"])
    refused = await acting.hear("refused")
    assert refused["words"] == bar["why"]
    assert refused["clause"] == bar["clause"] != ""


async def test_two_clicks_at_once_make_one_choice(served: Served) -> None:
    table, ana, bela = await two_playing(served)
    acting, _other = (ana, bela) if ana.options else (bela, ana)
    twins = [Person(served.address) for _ in range(4)]
    for twin in twins:
        twin.http.cookies = acting.http.cookies
        await twin.come(table)
    await asyncio.gather(*(twin.choose(twin.options[n]) for n, twin in enumerate(twins)))
    refusals = 0
    for twin in twins:
        await twin.hears_until(lambda person: person.view["version"] == 1)
    for twin in twins:
        await twin.ask("look", seat=twin.view["seat"])
        while True:
            news = await twin.next()
            refusals += news["say"] == "refused" and news["words"]["id"] == "refused-stale"
            if news["say"] == "view" and news["since"] == -1:
                break
    assert len(served.call(served.hall.store.rows(table))) == 1
    assert refusals <= 3
    assert len({str(twin.view["seen"]) for twin in twins}) == 1


async def test_nothing_is_said_when_nothing_has_changed(served: Served) -> None:
    _table, ana, bela = await two_playing(served)
    acting, other = (ana, bela) if ana.options else (bela, ana)
    await acting.choose("nonsense")
    await acting.refused()
    await acting.hear("view")
    await acting.ask("ready", ready=True)
    await acting.refused()
    await other.silence()
