"""Taking back: at once where nothing was revealed, beyond that by consent."""

from __future__ import annotations

import undercover
from tests.server.served import Person, Served, play_on, two_playing


async def teams(served: Served) -> tuple[str, Person, Person]:
    """Ana and Anna on one device against Béla and Bea on another."""
    ana, bela = Person(served.address), Person(served.address)
    await ana.named("Ana")
    await bela.named("Béla")
    table = await ana.opens(seats=4, options={"first": "green"})
    await ana.come(table)
    await ana.ask("sit", seat=1, name="Anna")
    await ana.hears_until(lambda person: person.lobby["hot_seats"] == [0, 1])
    await bela.come(table)
    await bela.ask("sit", seat=2)
    await bela.ask("sit", seat=3, name="Bea")
    await bela.hears_until(lambda person: person.lobby["hot_seats"] == [2, 3])
    await bela.ask("ready", ready=True)
    await ana.hears_until(lambda person: person.lobby["people"][3]["ready"])
    await ana.ask("start")
    await ana.hear("view")
    await bela.hear("view")
    return table, ana, bela


async def test_a_choice_that_revealed_nothing_is_taken_back_at_once(served: Served) -> None:
    _table, ana, bela = await teams(served)
    await ana.choose("done", seat=0)
    await ana.hears_until(lambda person: person.view["may_undo"])
    assert ana.view["version"] == 1
    await ana.ask("undo", seat=0)
    back = await ana.hear("view")
    assert back["version"] == 2, "a version once used never comes back"
    assert "done" in [option["id"] for option in back["options"]]
    assert not back["may_undo"]
    await bela.hears_until(lambda person: person.view["version"] == 2)
    assert bela.view["seen"]["asked"] == [0]

    await ana.choose("done", seat=0, version=1)
    assert await ana.refused() == "refused-stale", "a click on a view from before the take-back"
    await ana.hear("view")
    await ana.choose("done", seat=0)
    assert (await ana.hear("view"))["version"] == 3


async def test_beyond_that_the_others_must_allow_it(served: Served) -> None:
    table, ana, bela = await two_playing(served, options={"first": "green"})
    await ana.choose()
    await ana.hear("view")
    await bela.hear("view")
    story, revealed = bela.story[:], bela.view["seen"]["offer"]
    await bela.choose("take:face_up")
    await bela.hear("view")
    await ana.hears_until(lambda person: person.view["version"] == 2)

    await bela.ask("undo", seat=1)
    await ana.hears_until(lambda person: person.view["undo_asked_by"] == 1)
    await bela.hears_until(lambda person: person.view["undo_asked_by"] == 1)
    await bela.ask("allow_undo", seat=1, allow=True)
    assert await bela.refused() == "refused-undo-not-asked", "one's own consent is not enough"
    await ana.ask("allow_undo", seat=0, allow=True)
    for person in (ana, bela):
        await person.hears_until(lambda person: person.view["version"] == 3)
        assert person.view["undo_asked_by"] is None
        assert person.view["since"] == 1
    assert bela.view["seen"]["offer"] == revealed
    assert bela.story == [*story, {"type": "took_back", "at": 3, "clause": "", "seat": 1}]
    assert bela.options == ["take:face_up", "take:face_down"]

    await play_on(ana, bela)
    match = undercover.replay((await ana.record(table)).json())
    for seat, person in enumerate((ana, bela)):
        told = [{**event, "at": 0} for event in match.story(seat)]
        assert told == [{**event, "at": 0} for event in person.story if event["type"] != "took_back"]


async def test_one_refusal_ends_the_question(served: Served) -> None:
    _table, ana, bela = await two_playing(served, options={"first": "green"})
    await ana.choose()
    await ana.hear("view")
    await bela.hear("view")
    await ana.ask("undo", seat=0)
    await bela.hears_until(lambda person: person.view["undo_asked_by"] == 0)
    await bela.ask("allow_undo", seat=1, allow=False)
    assert await ana.refused() == "refused-undo-denied"
    await ana.hears_until(lambda person: person.view["undo_asked_by"] is None)
    assert ana.view["version"] == 1
    await bela.ask("allow_undo", seat=1, allow=True)
    assert await bela.refused() == "refused-undo-not-asked"


async def test_a_choice_ends_the_question(served: Served) -> None:
    _table, ana, bela = await two_playing(served, options={"first": "green"})
    await ana.choose()
    await ana.hear("view")
    await bela.hear("view")
    await ana.ask("undo", seat=0)
    await bela.hears_until(lambda person: person.view["undo_asked_by"] == 0)
    await bela.choose("take:face_up")
    await ana.hears_until(lambda person: person.view["version"] == 2)
    assert ana.view["undo_asked_by"] is None
    await bela.hears_until(lambda person: person.view["version"] == 2)
    await bela.ask("allow_undo", seat=1, allow=True)
    assert await bela.refused() == "refused-undo-not-asked"


async def test_bots_agree(served: Served) -> None:
    ana = Person(served.address)
    table = await ana.opens(play_now="random", options={"first": "green"})
    await ana.come(table)
    first = ana.view
    await ana.choose()
    await ana.hears_until(lambda person: person.view["version"] > 1 and person.options)
    await ana.ask("undo", seat=0)
    await ana.hears_until(lambda person: person.view["since"] == 0)
    assert ana.view["seen"] == first["seen"]
    assert ana.view["options"] == first["options"]


async def test_there_may_be_nothing_to_take_back(served: Served) -> None:
    _table, ana, bela = await two_playing(served, options={"first": "green"})
    await bela.ask("undo", seat=1)
    assert await bela.refused() == "refused-nothing-to-undo"
    await bela.ask("undo", seat=0)
    assert await bela.refused() == "refused-not-your-seat"
    await play_on(ana, bela)
    await ana.ask("undo", seat=0)
    assert await ana.refused() == "refused-game-over", "the cards are open now"
