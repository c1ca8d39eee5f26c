"""Sealed choices: who has answered is nobody's business, and an answer disturbs nobody's choice."""

from __future__ import annotations

import pytest

import undercover
from tests.server import duel
from tests.server.served import Person, Served, started


@pytest.fixture(autouse=True)
def _duel(monkeypatch: pytest.MonkeyPatch) -> None:
    duel.put_on_shelf(monkeypatch)


async def three(served: Served) -> tuple[str, list[Person]]:
    people = [await Person(served.address).named(name) for name in ("Ana", "Béla", "Cezary")]
    table = await people[0].opens(game="duel", seats=3)
    await started(table, *people)
    await people[0].choose("stake:2")
    for person in people:
        await person.hear("view")
    return table, people


async def test_an_answer_is_told_to_nobody_else_and_makes_no_choice_stale(served: Served) -> None:
    _, people = await three(served)
    ana, bela, cezary = people
    before = ana.view["version"]
    await bela.choose("throw:1")
    answered = await bela.hear("view")
    assert answered["version"] == before
    assert answered["options"] == []
    await ana.silence()
    await cezary.silence()

    await ana.choose("throw:2")
    await ana.hear("view")
    await cezary.choose("throw:0")
    for person in people:
        await person.hear("view")
        assert person.view["version"] == before + 3
        assert sorted(event["type"] for event in person.view["events"]) == ["held", "threw", "threw", "threw"]
        assert {event["at"] for event in person.view["events"]} == {before + 3}
    threw = [event for event in cezary.story if event["type"] == "threw"]
    assert [event["number"] for event in threw] == [2, 1, 0]


async def test_the_same_seat_answers_once(served: Served) -> None:
    _, people = await three(served)
    bela = people[1]
    await bela.choose("throw:1")
    await bela.hear("view")
    await bela.ask("choose", seat=1, option="throw:2", version=bela.view["version"])
    assert await bela.refused() == "refused-not-your-turn"


async def test_a_sealed_answer_is_final_unless_the_others_allow(served: Served) -> None:
    """good_cop_bad_cop:R63 taking it back needs the consent of everybody else, like anything beyond the barrier."""
    _table, people = await three(served)
    ana, bela, cezary = people
    await ana.choose("throw:0")
    assert not (await ana.hear("view"))["may_undo"]
    await ana.ask("undo", seat=0)
    for person in (bela, cezary):
        assert (await person.hear("view"))["undo_asked_by"] == 0
    await bela.ask("allow_undo", seat=1, allow=False)
    await ana.hears_until(lambda p: p.view["undo_asked_by"] is None)
    assert ana.view["options"] == []


async def test_an_open_choice_before_a_sealed_one_is_not_free_any_more(served: Served) -> None:
    """If it were as long as nobody has answered, `may_undo` would tell whether somebody has."""
    _, people = await three(served)
    assert not people[0].view["may_undo"]


async def test_a_second_process_or_a_restart_reads_the_same_course(served: Served) -> None:
    table, people = await three(served)
    ana, bela, _cezary = people
    await ana.choose("throw:0")
    await ana.hear("view")
    await bela.choose("throw:1")
    await bela.hear("view")
    live = served.hall.tables.pop(table)
    fresh = served.call(served.hall.wake(table))
    assert live.course
    assert fresh.course
    assert fresh.course.match.hash() == live.course.match.hash()
    assert fresh.course.version == live.course.version
    assert undercover.game("duel").slug == fresh.setup.game
