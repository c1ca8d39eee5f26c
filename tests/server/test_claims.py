"""Talk at a live table: free claims, who may chat while a match is on, and bots that have something to say."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import undercover
from tests.good_cop_bad_cop.positions import position
from tests.server.laid import invited, lay
from tests.server.served import Person, Served, serving, settings, two_playing
from tests.server.test_clocks import FakeClock
from undercover.server.settings import Limits, Rate
from undercover.server.setup import Seat

ROWS = ["AHC", "khc", "HCH", "chc"]


async def claims(person: Person, claim: str) -> dict[str, Any]:
    await person.ask("claim", seat=person.view["seat"], claim=claim)
    lines: list[dict[str, Any]] = (await person.hear("chat"))["lines"]
    await person.hear("view")
    return lines[0]


# ---------------------------------------------------------------- claims


async def test_a_claim_is_heard_by_everybody_and_kept(served: Served) -> None:
    """A chat line with the claim as an event, and the ledger in every view (Good Cop Bad Cop, 9.2)."""
    people = await lay(served, "claims", position(rows=ROWS, hands={2: "coffee"}))
    eve = await Person(served.address).come("claims")
    line = await claims(people[2], "own_leader:agent")
    assert line == {
        "n": 0,
        "name": "Player 2",
        "seat": 2,
        "team": None,
        "text": "own_leader:agent",
        "claim": {
            "claim": "own_leader:agent",
            "at": 0,
            "event": {"type": "claimed_own_leader", "clause": "9.2", "seat": 2, "leader": "agent"},
            "note": {"turn": 1, "speaker": 2, "claim": "own_leader:agent", "token": None, "era": 0},
        },
    }
    await claims(people[0], "own_leader:agent")
    await claims(people[0], "saw_card:1,0,honest")
    for person in (people[3], eve):
        await person.hears_until(lambda p: len(p.view["hints"]["claims"]["ledger"]) == 3)
        found = person.view["hints"]["claims"]
        assert found["clashes"] == [[0, 1]]
        assert found["disproved"] == [2]
        assert found["truth"] is None
        assert [line["claim"]["claim"] for line in person.chat[-3:]] == [entry["claim"] for entry in found["ledger"]]
        assert [note["speaker"] for note in person.view["seen"]["claims"]] == [2, 0, 0]
    assert people[2].view["version"] == 0, "a claim is no step of the match"


async def test_claims_are_there_again_after_a_sleep_however_long_ago(served: Served) -> None:
    people = await lay(served, "old", position())
    await claims(people[1], "vouch:0")
    for n in range(120):
        await people[0].ask("say", text=f"line {n}")
    for person in people:  # nobody leaves with so much unread: a good-bye would not be heard for ten seconds
        await person.hears_until(lambda p: p.chat and p.chat[-1]["text"] == "line 119")
        await person.leave()
    served.hall.tables.pop("old").driver.stop()
    await people[0].come("old")
    assert [entry["claim"] for entry in people[0].view["hints"]["claims"]["ledger"]] == ["vouch:0"]


async def test_a_claim_that_makes_no_sense_is_refused(served: Served) -> None:
    """Existing seat, slot, kind and id (9.2); and nobody speaks for somebody else."""
    people = await lay(served, "nonsense", position())
    for wrong in ("own_team:agent", "saw_card:9,0,honest", "lie", ""):
        await people[0].ask("claim", seat=0, claim=wrong)
        assert await people[0].refused() == "refused-no-claim"
    await people[0].ask("claim", seat=1, claim="own_team:honest")
    assert await people[0].refused() == "refused-not-your-seat"


async def test_one_claim_in_five_seconds(tmp_path: Path) -> None:
    """For each seat (9.2)."""
    clock = FakeClock()
    limits = Limits(asks=Rate(1e6, 10**6), chat=Rate(1e6, 10**6))
    with serving(tmp_path / "undercover.db", settings(now=clock, limits=limits)) as slow:
        people = await lay(slow, "fast", position(), started=clock.time)
        await claims(people[0], "own_team:honest")
        await people[0].ask("claim", seat=0, claim="own_team:crooked")
        assert await people[0].refused() == "refused-too-fast"
        await people[1].hears_until(lambda p: p.chat)
        await claims(people[1], "own_team:honest")
        clock.time += 5
        await claims(people[0], "own_team:crooked")


async def test_what_was_claimed_in_a_window_does_not_tell_who_has_answered(served: Served) -> None:
    """good_cop_bad_cop:R63 it is dated by the choices everybody knows of."""
    people = await lay(served, "dated", position(hands={1: "coffee", 2: "smoke_grenade"}))
    await people[0].choose("equip")
    await people[1].hears_until(lambda p: p.options)
    await people[1].choose("pass")
    await people[1].hear("view")
    assert (await claims(people[3], "own_team:honest"))["claim"]["at"] == 1


async def test_the_truth_comes_out_and_the_record_tells_who_claimed_what(served: Served) -> None:
    """good_cop_bad_cop:R26 when it is over: whether each claim was true, and the claims in the record."""
    people = await lay(served, "truth", position(rows=ROWS, out=[3], wounded=[1], aims={0: 1}))
    await claims(people[2], "own_leader:kingpin")
    await claims(people[0], "own_leader:agent")
    await people[0].choose("shoot:1")
    for person in people:
        await person.hears_until(lambda p: p.over)
        assert person.view["hints"]["claims"]["truth"] == [False, True]
    record = (await people[0].record("truth")).json()
    assert record["claims"] == [[0, 2, "own_leader:kingpin"], [0, 0, "own_leader:agent"]]
    assert undercover.replay(record).outcome is not None


@pytest.fixture
def two(postgres: Callable[[], str]) -> Iterator[tuple[Served, Served]]:
    db = postgres()
    with serving(db) as one, serving(db) as other:
        yield one, other


async def test_claims_at_two_servers(two: tuple[Served, Served]) -> None:
    people = await invited(two[0], "far", position())
    for seat, person in enumerate(people):
        person.address = two[seat % 2].address
        await person.come("far")
    await claims(people[0], "own_team:honest")
    await people[1].hears_until(lambda p: len(p.view["hints"]["claims"]["ledger"]) == 1)
    await claims(people[1], "own_team:crooked")
    for person in people:
        await person.hears_until(lambda p: len(p.view["hints"]["claims"]["ledger"]) == 2)


# ---------------------------------------------------------------- chat


@pytest.mark.parametrize("talk", ["off", "structured"])
async def test_nobody_who_plays_may_chat_unless_talk_is_free(served: Served, talk: str) -> None:
    """good_cop_bad_cop:R56 seated players, as long as the match is on; spectators and everybody afterwards may."""
    id = f"quiet-{talk}"
    options: dict[str, str | int | bool] = {"talk": talk, "claims_per_turn": 0}
    people = await lay(served, id, position(rows=ROWS, out=[3], wounded=[1], aims={0: 1}, options=options))
    eve = await (await Person(served.address).named("Eve")).come(id)
    for person in (people[0], people[3]):
        await person.ask("say", text="I am the Agent")
        assert await person.refused() == "refused-no-talk"
    await people[0].ask("look", seat=None)
    await people[0].ask("say", text="and now?")
    assert await people[0].refused() == "refused-no-talk"
    await people[0].ask("claim", seat=0, claim="own_team:honest")
    assert await people[0].refused() == "refused-no-claim"
    await eve.ask("say", text="good luck")
    await eve.hear("chat")
    await people[0].ask("look", seat=0)
    await people[0].hear("view")
    await people[0].choose("shoot:1")
    await people[0].hears_until(lambda p: p.over)
    await people[0].ask("say", text="good game")
    await people[0].hears_until(lambda p: p.chat and p.chat[-1]["text"] == "good game")


async def test_the_eliminated_are_silent_if_the_table_wants_that(served: Served) -> None:
    """good_cop_bad_cop:R56"""
    people = await lay(served, "dead", position(rows=ROWS, out=[3], options={"eliminated_may_talk": False}))
    await people[3].ask("say", text="it was seat 1")
    assert await people[3].refused() == "refused-no-talk"
    await people[3].ask("claim", seat=3, claim="accuse:1,kingpin")
    assert await people[3].refused() == "refused-no-claim"
    await people[2].ask("say", text="who was it?")
    await people[2].hear("chat")


async def test_other_games_let_everybody_chat(served: Served) -> None:
    _, ana, bela = await two_playing(served)
    await bela.ask("say", text="hm")
    await ana.hears_until(lambda p: p.chat)
    await bela.ask("claim", seat=1, claim="own_team:honest")
    assert await bela.refused() == "refused-no-claim"


# ---------------------------------------------------------------- bots


async def test_bots_say_something_when_a_turn_begins(served: Served) -> None:
    """Each once, if it has something to say; nobody waits for them (9.2)."""
    match = position(rows=["HHC", "KHC", "CCH", "AHC"])
    seats = [Seat(guest="bots-0", name="Ana"), *(Seat(bot="greedy") for _ in range(4))]
    people = await invited(served, "bots", match, seats=seats, reaction=2)
    ana = await people[0].come("bots")
    assert ana.chat == []
    await ana.choose("equip")
    await ana.hears_until(lambda p: "turn_up:0" in p.options)
    await ana.choose("turn_up:0")
    await ana.hears_until(lambda p: len({line["seat"] for line in p.chat}) == 4)
    assert all(line["claim"]["note"]["speaker"] == line["seat"] for line in ana.chat)
    assert {line["name"] for line in ana.chat} == {"greedy"}
    turns = [(line["seat"], line["claim"]["note"]["turn"]) for line in ana.chat]
    assert len(set(turns)) == len(turns), "once a turn"


async def test_bots_of_the_squad_say_what_they_mean_to_play_and_play_it(served: Served) -> None:
    """Plans may be talked about; the cards stay hidden until all are turned up (Death Angel, 6.1, R62)."""
    ana = await Person(served.address).named("Ana")
    await ana.come(await ana.opens(game="death_angel", seats=2, play_now="random"))
    while not any(event["type"] == "revealed" for event in ana.story):
        await ana.hears_until(lambda person: person.options)
        await ana.choose()
        await ana.hear("view")
    said = next(line["claim"]["event"] for line in ana.chat if line["claim"])
    assert (said["type"], said["seat"]) == ("announced", 1)
    shown = [event["action"] for event in ana.story if event["type"] == "revealed"]
    assert set(said["actions"]) < set(shown)


def test_a_plan_names_cards_of_ones_own_living_teams() -> None:
    match = undercover.game("death_angel").start(2, 1)
    while match.seen(0)["phase"] != "choose":
        seat = match.waiting[0]
        match.play(seat, match.choices(seat)[0])
    live, plan = match.game.live, match.choices(0)[0].id
    event, note = live.claim(match, 0, plan)
    assert (event["seat"], "+".join(event["actions"]), note) == (0, plan.partition(":")[2], {})
    one, *_ = event["actions"]
    for wrong in (match.choices(1)[0].id, "play:", "play:nothing", f"play:{one}+{one}", f"token:{one}", one):
        with pytest.raises(ValueError, match="names no cards"):
            live.claim(match, 0, wrong)
    assert live.intention(match, 0, plan) == plan
    assert live.intention(undercover.game("death_angel").start(1, 1), 0, plan) is None
