"""Guests, cookies, seats, the rights of the host."""

from __future__ import annotations

import httpx
import pytest
from itsdangerous import URLSafeTimedSerializer

from tests.server.served import Person, Served, seated, started
from undercover.server.people import clean_name
from undercover.server.refusals import Refusal

# ---------------------------------------------------------------- guests


async def test_a_guest_is_a_cookie_with_a_name(served: Served) -> None:
    ana = Person(served.address)
    assert (await ana.http.get("/api/me")).json() == {"name": "", "link": ""}
    answer = await ana.http.post("/api/me", json={"name": "  Ana\t Mária "})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert answer.json()["name"] == "Ana Mária"
    assert (await ana.http.get("/api/me")).json()["name"] == "Ana Mária"


async def test_a_cookie_that_was_not_signed_here_is_nobody(served: Served) -> None:
    ana = Person(served.address)
    eve = Person(served.address)
    await ana.named("Ana")
    value = ana.http.cookies["undercover"]
    said, signature = value.rsplit(".", 1)
    other = ("A" if signature[0] != "A" else "B") + signature[1:]
    for forged in (value[:-2], f"{said}.{other}", "x", said):
        eve.http.cookies = httpx.Cookies({"undercover": forged})
        assert (await eve.http.get("/api/me")).json()["name"] == ""


async def test_a_link_moves_a_guest_to_another_device(served: Served) -> None:
    ana = Person(served.address)
    phone = Person(served.address, **{"accept-language": "en"})
    await ana.named("Ana <b>")
    table = await ana.opens()
    link = (await ana.http.get("/api/me")).json()["link"]
    page = await phone.http.get(link)
    assert page.status_code == 200
    assert "Ana &lt;b&gt;" in page.text
    assert (await phone.http.get("/api/me")).json()["name"] == "", "looking at the link is not enough"
    moved = await phone.http.post(link)
    assert moved.status_code == 303
    await phone.come(table)
    assert phone.lobby["you"] == 0
    assert phone.lobby["host"]


async def test_a_link_is_good_for_a_week_and_only_as_it_was_made(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = Person(served.address)
    await ana.named("Ana")
    link = (await ana.http.get("/api/me")).json()["link"]
    spoilt = await ana.http.get(link[:-1], headers={"accept-language": "pl"})
    assert spoilt.status_code == 404
    assert "Link może być stary albo niepełny." in spoilt.text
    assert 'href="/"' in spoilt.text
    cookie = ana.http.cookies["undercover"]
    assert (await ana.http.get(f"/link/{cookie}")).status_code == 404, "a cookie is no link"
    links: URLSafeTimedSerializer = served.hall.people._links
    signer = links.make_signer("link")
    monkeypatch.setattr(type(signer), "get_timestamp", lambda self: 1_000_000)
    old = links.dumps("anybody")
    monkeypatch.undo()
    assert (await ana.http.get(f"/link/{old!s}")).status_code == 404


async def test_a_new_name_is_seen_at_the_tables(served: Served) -> None:
    ana = Person(served.address)
    bela = Person(served.address)
    await ana.named("Ana")
    await bela.named("Béla")
    table = await ana.opens()
    await seated(table, ana, bela)
    await bela.ask("say", text="hello")
    await bela.named("Bálint")
    await ana.hears_until(lambda person: person.lobby["people"][1]["name"] == "Bálint")


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("", "refused-name-empty"),
        (" \t\n", "refused-name-empty"),
        ("\u202e\u200b", "refused-name-empty"),
        ("\u200d\u200d", "refused-name-empty"),
        ("x" * 25, "refused-name-too-long"),
    ],
)
def test_names_that_are_none(name: str, problem: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean_name(name, 24)
    assert refused.value.words.id == problem


def test_a_name_cannot_turn_or_break_the_line() -> None:
    assert clean_name("Ana\u202e\u2028\x00 b", 24) == "Ana b"


# ---------------------------------------------------------------- seats


async def test_a_seat_belongs_to_the_cookie(served: Served) -> None:
    ana = Person(served.address)
    bela = Person(served.address)
    eve = Person(served.address)
    await ana.named("Ana")
    await bela.named("Béla")
    await eve.named("Eve")
    table = await ana.opens()
    await seated(table, ana, bela)
    await eve.come(table)
    assert eve.lobby["you"] is None
    for do, fields in (
        ("sit", {"seat": 1}),
        ("stand", {"seat": 1}),
        ("ready", {"ready": True}),
        ("look", {"seat": 1}),
        ("sit", {"seat": 7}),
        ("undo", {"seat": 1}),
    ):
        await eve.ask(do, **fields)
        assert await eve.refused() in (
            "refused-seat-taken",
            "refused-not-your-seat",
            "refused-not-seated",
            "refused-no-such-seat",
        )
    await bela.come(table)
    assert bela.lobby["you"] == 1, "coming back is sitting there"


async def test_somebody_without_a_name_can_only_watch(served: Served) -> None:
    ana = Person(served.address)
    eve = Person(served.address)
    table = await ana.opens()
    await eve.come(table)
    for do, fields in (("sit", {"seat": 1}), ("say", {"text": "boo"}), ("start", {})):
        await eve.ask(do, **fields)
        assert await eve.refused() == "refused-name-empty"


async def test_people_move_ready_up_and_stand(served: Served) -> None:
    ana = Person(served.address)
    bela = Person(served.address)
    await ana.named("Ana")
    await bela.named("Béla")
    table = await ana.opens(seats=3)
    await seated(table, ana, bela)
    await bela.ask("sit", seat=2)
    await ana.hears_until(lambda person: person.lobby["people"][2]["name"] == "Béla")
    assert ana.lobby["people"][1]["name"] is None
    await bela.ask("ready", ready=True)
    await ana.hears_until(lambda person: person.lobby["people"][2]["ready"])
    await ana.ask("set_table", options={"mode": "advanced"})
    await ana.hears_until(lambda person: not person.lobby["people"][2]["ready"])
    assert ana.lobby["options"]["mode"] == "advanced"
    await bela.ask("stand", seat=2)
    await bela.hears_until(lambda person: person.lobby["you"] is None)
    assert bela.lobby["spectators"] == 1
    assert bela.lobby["watching"] == ["Béla"]


async def test_two_of_one_name_cannot_be_told_apart(served: Served) -> None:
    ana = Person(served.address)
    other = Person(served.address)
    await ana.named("Ana")
    await other.named("ANA")
    table = await ana.opens()
    await ana.come(table)
    await other.come(table)
    await other.ask("sit", seat=1)
    assert await other.refused() == "refused-name-taken"


async def test_several_people_on_one_device(served: Served) -> None:
    ana = Person(served.address)
    await ana.named("Ana")
    table = await ana.opens(options={"first": "green"})
    await ana.come(table)
    await ana.ask("sit", seat=1, name="Béla")
    await ana.hears_until(lambda person: person.lobby["hot_seats"] == [0, 1])
    await ana.ask("start")
    await ana.hear("view")
    assert ana.view["seat"] == 0
    hand = ana.view["seen"]["players"][0]["hand"]
    await ana.choose()
    await ana.hear("view")
    await ana.ask("look", seat=None)
    between = await ana.hear("view")
    assert between["seat"] is None
    assert between["seen"]["players"][0]["hand"] is between["seen"]["players"][1]["hand"] is None
    await ana.ask("look", seat=1)
    other = await ana.hear("view")
    assert other["seat"] == 1
    assert other["since"] == -1
    assert other["seen"]["players"][0]["hand"] is None
    assert ana.options == ["take:face_up", "take:face_down"]
    assert hand
    await ana.choose("take:face_down")
    await ana.hear("view")


# ---------------------------------------------------------------- the host


async def test_only_the_host_settles_the_table(served: Served) -> None:
    ana = Person(served.address)
    bela = Person(served.address)
    await ana.named("Ana")
    await bela.named("Béla")
    table = await ana.opens()
    await seated(table, ana, bela)
    assert ana.lobby["host"]
    assert not bela.lobby["host"]
    for do, fields in (
        ("set_seat", {"seat": 0, "bot": None}),
        ("swap_seats", {"one": 0, "other": 1}),
        ("set_table", {"private": False}),
        ("start", {}),
    ):
        await bela.ask(do, **fields)
        assert await bela.refused() == "refused-not-host"


async def test_the_host_begins_when_everybody_else_is_ready(served: Served) -> None:
    """Open seats do not keep anybody waiting: bots take them. The host says by starting that they are ready."""
    ana = await Person(served.address).named("Ana")
    bela = await Person(served.address).named("Béla")
    table = await ana.opens(seats=4)
    await seated(table, ana, bela)
    await bela.ask("ready", ready=False)
    await ana.hears_until(lambda person: not person.lobby["people"][1]["ready"])
    await ana.ask("start", bots="random")
    refused = await ana.hear("refused")
    assert refused["words"] == {"id": "refused-not-ready", "fields": {"names": "Béla"}}
    assert ana.lobby["phase"] == "lobby"
    await bela.ask("ready", ready=True)
    await ana.hears_until(lambda person: person.lobby["people"][1]["ready"])
    await ana.ask("start", bots="random")
    await ana.hears_until(lambda person: person.lobby["phase"] == "playing")
    assert [person["bot"] for person in ana.lobby["people"]] == [None, None, "random", "random"]


async def test_the_host_fills_swaps_and_changes_the_number_of_seats(served: Served) -> None:
    ana = Person(served.address)
    await ana.named("Ana")
    table = await ana.opens()
    await ana.come(table)
    await ana.ask("set_table", seats=4)
    await ana.hears_until(lambda person: person.lobby["seats"] == 4)
    await ana.ask("set_seat", seat=3, bot="random")
    await ana.hears_until(lambda person: person.lobby["people"][3]["bot"] == "random")
    await ana.ask("swap_seats", one=0, other=3)
    await ana.hears_until(lambda person: person.lobby["you"] == 3)
    await ana.ask("set_table", seats=2)
    assert await ana.refused() == "refused-seat-taken"
    await ana.ask("set_table", seats=9)
    assert await ana.refused() == "refused-bad-seats"
    await ana.ask("set_seat", seat=1, bot="genius")
    assert await ana.refused() == "refused-unknown-bot"
    await ana.ask("set_table", options={"mode": "cruel"})
    assert await ana.refused() == "refused-bad-option"
    await ana.ask("set_table", options={"weather": "rain"})
    assert await ana.refused() == "refused-unknown-option"


async def test_options_for_other_numbers_of_seats_go_back_to_their_default(served: Served) -> None:
    ana = Person(served.address)
    table = await ana.opens(seats=3, options={"pair": "blue", "mode": "advanced"})
    await ana.come(table)
    await ana.ask("set_table", seats=4)
    await ana.hears_until(lambda person: person.lobby["seats"] == 4)
    assert ana.lobby["options"]["pair"] == "green"
    assert ana.lobby["options"]["mode"] == "advanced"


async def test_once_begun_the_table_is_settled(served: Served) -> None:
    ana = Person(served.address)
    bela = Person(served.address)
    await ana.named("Ana")
    await bela.named("Béla")
    table = await ana.opens()
    await started(table, ana, bela)
    for do, fields in (
        ("set_table", {"seats": 3}),
        ("set_seat", {"seat": 1, "bot": None}),
        ("stand", {"seat": 0}),
        ("start", {}),
        ("ready", {"ready": True}),
    ):
        await ana.ask(do, **fields)
        assert await ana.refused() == "refused-already-started"


# ---------------------------------------------------------------- lists of tables


async def test_my_tables_come_first_and_private_ones_are_shown_to_nobody_else(served: Served) -> None:
    ana = Person(served.address)
    eve = Person(served.address)
    await ana.named("Ana")
    await eve.named("Eve")
    hidden = await ana.opens()
    shown = await ana.opens(private=False)
    running = await ana.opens(play_now="random", options={"first": "green"})
    mine = (await ana.http.get("/api/tables")).json()
    assert next(line["table"] for line in mine) == running, "what waits for me is at the top"
    assert {line["table"] for line in mine if line["mine"]} == {hidden, shown, running}
    waiting = next(line for line in mine if line["table"] == running)
    assert waiting["your_turn"]
    assert waiting["phase"] == "playing"
    theirs = (await eve.http.get("/api/tables")).json()
    assert shown in [line["table"] for line in theirs]
    assert not {hidden, running} & {line["table"] for line in theirs}
