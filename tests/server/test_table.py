"""What else happens at a table: chat, stand-ins, rematch, forks, other values, spectators."""

from __future__ import annotations

import pytest

import undercover
from tests.server.served import Person, Served, play_on, seated, started, two
from undercover.server.company import Company


async def test_chat_is_text_and_stays(served: Served) -> None:
    table, ana, bela = await two(served)
    await seated(table, ana, bela)
    await ana.ask("say", text="<script>alert(1)</script>\n\u202e")
    await bela.hears_until(lambda person: person.chat)
    assert bela.chat == [
        {"n": 0, "name": "Ana", "seat": 0, "text": "<script>alert(1)</script>", "claim": None, "team": None}
    ]
    await bela.ask("say", text="x" * 501)
    assert await bela.refused() == "refused-text-too-long"
    await bela.ask("say", text=" \u200b ")
    assert await bela.refused() == "refused-text-empty"
    await bela.come(table)
    assert bela.chat[-1]["text"] == "<script>alert(1)</script>"


async def test_a_bot_stands_in_for_somebody_away_and_hands_the_seat_back(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        Company, "patience", lambda company, _setup, guest, _now: None if guest in company.here else 0.0
    )
    table, ana, bela = await two(served, options={"first": "blue"})
    await started(table, ana, bela)
    await ana.ask("stand_in", seat=1, bot="random")
    assert await ana.refused() == "refused-not-away"
    await bela.leave()
    await ana.hears_until(lambda person: not person.lobby["people"][1]["here"])
    await ana.ask("stand_in", seat=1, bot="random")
    await ana.hears_until(lambda person: person.lobby["people"][1]["stand_in"])
    await ana.hears_until(lambda person: person.options)
    assert ana.view["version"] >= 1
    await ana.ask("stand_in", seat=1, bot=None)
    assert await ana.refused() == "refused-not-your-seat"
    await bela.come(table)
    await bela.ask("stand_in", seat=1, bot=None)
    await bela.hears_until(lambda person: not person.lobby["people"][1]["stand_in"])
    while ana.options:
        await ana.choose()
        await ana.hear("view")
    await bela.hears_until(lambda person: person.options)
    await bela.silence()


async def test_a_rematch_is_one_new_table_for_everybody(served: Served) -> None:
    table, ana, bela = await two(served, options={"mode": "advanced"})
    await started(table, ana, bela)
    await ana.ask("rematch")
    assert await ana.refused() == "refused-not-offered"
    await play_on(ana, bela)
    await ana.ask("rematch")
    await bela.ask("rematch")
    for person in (ana, bela):
        await person.hears_until(lambda person: person.lobby["rematch"])
    again = ana.lobby["rematch"]
    assert bela.lobby["rematch"] == again != table
    old_digest = ana.lobby["digest"]
    await ana.come(again)
    await bela.come(again)
    assert [person["name"] for person in bela.lobby["people"]] == ["Ana", "Béla"]
    assert bela.lobby["you"] == 1
    assert ana.lobby["host"]
    assert ana.lobby["options"]["mode"] == "advanced"
    assert ana.lobby["digest"] != old_digest
    assert ana.lobby["phase"] == "lobby"


async def test_a_record_is_forked_at_any_step(served: Served) -> None:
    match = undercover.game("agent_avenue").start(2, 7)
    for _ in range(12):
        seat = match.waiting[0]
        match.play(seat, match.choices(seat)[-1])
    record = match.record()
    ana = Person(served.address)
    table = await ana.opens(record=record, upto=5, play_now="random")
    await ana.come(table)
    assert ana.lobby["digest"] is None, "this deal is known"
    earlier = undercover.replay(record, 5)
    rows = served.call(served.hall.store.rows(table))
    assert [[row.seat, row.option] for row in rows[:5]] == record["choices"][:5]
    assert [event for event in ana.story if event["at"] <= 5] == earlier.story(0)
    while not ana.over:
        await ana.hears_until(lambda person: person.options or person.over)
        if ana.options:
            await ana.choose()
            await ana.hear("view")
    again = (await ana.record(table)).json()
    assert again["choices"][:5] == record["choices"][:5]
    assert undercover.replay(again).outcome


async def test_a_fork_waits_in_its_lobby_with_its_seats_settled(served: Served) -> None:
    match = undercover.game("agent_avenue").start(4, 7, {"mode": "advanced"})
    ana = Person(served.address)
    table = await ana.opens(record=match.record(), upto=0)
    await ana.come(table)
    assert ana.lobby["seats"] == 4
    assert ana.lobby["options"]["mode"] == "advanced"
    await ana.ask("set_table", seats=2)
    assert await ana.refused() == "refused-already-started"
    await ana.ask("swap_seats", one=0, other=2)
    await ana.hears_until(lambda person: person.lobby["you"] == 2)
    await ana.ask("start", bots="random")
    await ana.hear("view")
    assert ana.view["seen"]["players"][2]["hand"] == match.seen(2)["players"][2]["hand"]


async def test_records_that_cannot_be_forked_are_refused(served: Served) -> None:
    match = undercover.game("agent_avenue").start(2, 7)
    seat = match.waiting[0]
    match.play(seat, match.choices(seat)[0])
    good = match.record()
    wrong = [
        {},
        {**good, "game": "chess"},
        {**good, "choices": [[0, "nonsense"]]},
        {**good, "hash": "0" * 16},
        {**good, "rules_version": "0"},
        {**good, "seats": 17},
        {key: value for key, value in good.items() if key != "seed"} | {"position": match.dump()},
    ]
    ana = Person(served.address)
    for record in wrong:
        answer = await ana.http.post("/api/tables", json={"game": "agent_avenue", "record": record})
        assert answer.status_code == 400, record
        assert answer.json()["words"]["id"] == "refused-bad-record"
    answer = await ana.http.post("/api/tables", json={"game": "agent_avenue", "record": good, "upto": 99})
    assert answer.json()["words"]["id"] == "refused-bad-record"


async def test_somebodys_own_values_are_tried_and_shown(served: Served) -> None:
    own = undercover.game("agent_avenue").data
    changed = own.replace("swaps_per_player = [", "swaps_per_player = [1", 1)
    assert changed != own
    ana = Person(served.address)
    table = await ana.opens(data=changed, play_now="random", options={"first": "green"})
    await ana.come(table)
    assert ana.lobby["other_values"]
    assert ana.view["seen"]["players"][0]["swaps"] >= 10
    table = await ana.opens(data=own)
    await ana.come(table)
    assert ana.lobby["other_values"] is None
    for wrong in (
        "no toml",
        own.replace("copies = 6", "copies = 6000000000"),
        own.replace("spaces = ", "spaces = 0#"),
    ):
        assert wrong != own
        answer = await ana.http.post("/api/tables", json={"game": "agent_avenue", "data": wrong})
        assert answer.status_code == 400
        assert answer.json()["words"]["id"] == "refused-bad-data"


async def test_the_invite_link_is_a_picture(served: Served) -> None:
    ana = Person(served.address)
    table = await ana.opens()
    picture = await ana.http.get(f"/api/tables/{table}/qr.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg")


async def test_the_shelf_tells_about_every_game(served: Served) -> None:
    ana = Person(served.address)
    shelf = (await ana.http.get("/api/games")).json()
    assert [game["slug"] for game in shelf] == list(undercover.games())
    avenue = shelf[0]
    assert avenue["seats"] == [2, 3, 4]
    assert avenue["minutes"] == [10, 20]
    assert avenue["options"]["mode"]["choices"] == ["simple", "advanced"]
    assert avenue["bots"] == ["easy", "normal", "hard", "expert"]
    words = await ana.http.get("/api/words/en/common.ftl")
    assert "refused-stale" in words.text
    assert (await ana.http.get("/api/words/xx/common.ftl")).status_code == 404
    assert (await ana.http.get("/api/words/en/..%2fen%2fcommon.ftl")).status_code == 404


async def test_a_rematch_begins_as_the_game_says(served: Served) -> None:
    """good_cop_bad_cop:R7 whoever was shot at last begins; a seat settled for an earlier match is not used again."""
    stale = {"first_player": "last_shot", "last_shot": "seat_1", "talk": "off"}
    ana = await Person(served.address).named("Ana")
    table = await ana.opens(game="good_cop_bad_cop", seats=4, options=stale, play_now="random")
    await ana.come(table)
    assert ana.view["seen"]["active"] == 1
    while not ana.over:
        await ana.hears_until(lambda person: person.options or person.over)
        if ana.options:
            version = ana.view["version"]
            await ana.choose()
            await ana.hears_until(lambda p, version=version: p.view["version"] > version or not p.options or p.over)
    shot = ana.view["seen"]["last_shot"]
    await ana.ask("rematch")
    await ana.hears_until(lambda person: person.lobby["rematch"])
    await ana.come(ana.lobby["rematch"])
    settled = ("random", "nobody") if shot is None else ("last_shot", f"seat_{shot}")
    assert (ana.lobby["options"]["first_player"], ana.lobby["options"]["last_shot"]) == settled
