"""Free talk (9.2): claims at any time, in the same ledger as those of structured talk."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

import undercover
from undercover import Match
from undercover.games.good_cop_bad_cop import GAME
from undercover.games.good_cop_bad_cop.claims import BadClaim
from undercover.table.match import Statement

from .positions import all_pass, greedy, play, position
from .test_talk import talk

#: Seat 2 lies open.
ROWS = ["AHC", "KHC", "hch"]


def claim(m: Match, *claims: str) -> None:
    """Each is a seat and a claim, made now."""
    for each in claims:
        seat, text = each.split()
        _, note = GAME.live.claim(m, int(seat), text)
        m.said += (Statement(len(m.history), int(seat), text, note),)


def hints(m: Match, seat: int | None) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(GAME.hints(m, seat))
    return found


def test_a_free_claim_is_told_and_kept_like_a_structured_one() -> None:
    """Speaker, turn, the card by its token (9.2)."""
    free, structured = position(), position(options={"talk": "structured"})
    talk(structured, "0 saw_card:1,2,kingpin", "1 request:0,arm")
    claim(free, "0 saw_card:1,2,kingpin", "1 request:0,arm")
    assert free.seen(3)["claims"] == structured.seen(3)["claims"]
    assert hints(free, 3)["claims"] == hints(structured, 3)["claims"]
    told = [event for event in structured.story(None) if event["type"].startswith("claimed_")]
    events = [entry["event"] for entry in hints(free, None)["claims"]["ledger"]]
    assert events == [{key: value for key, value in event.items() if key != "at"} for event in told]


def test_whoever_spoils_a_claim_that_is_seen_spoils_nobody_elses() -> None:
    m = position()
    claim(m, "0 own_team:honest")
    before = json.dumps(m.seen(3))
    m.seen(3)["claims"][0].clear()
    assert json.dumps(m.seen(3)) == before


def test_a_free_claim_changes_nothing() -> None:
    """It is no state and opens no window (9.2)."""
    m = position(hands={1: "coffee"})
    before, offered = m.hash(), m.choices(0)
    claim(m, "0 own_team:honest")
    assert m.hash() == before
    assert m.choices(0) == offered
    assert m.waiting == (0,)


@pytest.mark.parametrize(
    "text", ["own_team:agent", "saw_card:9,0,honest", "own_card:3,honest", "shout:1", "", "vouch:5"]
)
def test_a_free_claim_must_be_well_formed(text: str) -> None:
    """Existing seat, slot, kind and id; more is not asked (9.2)."""
    with pytest.raises(BadClaim):
        GAME.live.claim(position(), 0, text)


@pytest.mark.parametrize("text", ["vouch:0", "accuse:0,agent", "saw_card:0,1,honest", "request:3,spare,3"])
def test_a_free_claim_may_name_anybody(text: str) -> None:
    """The speaker, and whoever is asked, are existing seats (9.2)."""
    _, note = GAME.live.claim(position(), 0, text)
    assert note["claim"] == text


def test_who_may_talk() -> None:
    """good_cop_bad_cop:R56 the eliminated too, unless the table has settled otherwise; nobody, if talk is not free."""
    assert GAME.live.may_talk(position(rows=ROWS, out=[2]), 2)
    quiet = position(rows=ROWS, out=[2], options={"eliminated_may_talk": False})
    assert [GAME.live.may_talk(quiet, seat) for seat in (1, 2)] == [True, False]
    for how in ("off", "structured"):
        m = position(options={"talk": how})
        assert not GAME.live.may_talk(m, 0)
        with pytest.raises(BadClaim):
            GAME.live.claim(m, 0, "own_team:honest")


def test_the_ledger_names_clashes_and_what_is_disproved() -> None:
    """From public facts only; whether a claim is true is told at the end (9.2)."""
    m = position(rows=["AHC", "kHC"])
    claim(m, "0 saw_card:1,0,honest", "2 own_leader:agent", "3 own_leader:agent", "1 own_team:crooked")
    found = hints(m, 4)["claims"]
    assert found["clashes"] == [[1, 2]]
    assert found["disproved"] == [0]
    assert found["truth"] is None


def test_who_lied_in_free_talk() -> None:
    """Each claim is judged by the moment at which it was made (8, 9.2)."""
    m = position(rows=["AHC", "khc", "HCH"], wounded=[1], aims={0: 1}, hands={0: "wiretap", 2: "coffee"})
    claim(m, "0 saw_card:3,0,honest", "0 own_leader:agent")
    play(m, "0 play:wiretap,3,0", "0 pick:2,0")
    kind = m.seen(0)["players"][3]["row"][0]["kind"]
    claim(m, f"0 saw_card:3,0,{kind}", "2 own_equipment:coffee", "2 request:0,shoot,1")
    all_pass(m)
    play(m, "0 shoot:1")
    claim(m, "0 own_leader:none")
    all_pass(m)
    assert m.outcome is not None
    assert hints(m, None)["claims"]["truth"] == [False, True, True, True, None, False]


def test_the_record_carries_free_claims_and_can_be_played_again() -> None:
    """They stand beside the choices, which alone decide (9.2)."""
    m = GAME.start(4, 3)
    for seat in range(4):
        play(m, f"{seat} arrange:0,1,2")
    claim(m, "1 own_team:honest")
    record = json.loads(json.dumps(m.record()))
    assert record["claims"] == [[4, 1, "own_team:honest"]]
    assert undercover.replay(record).hash() == m.hash()
    assert m.again(3).said == ()
    assert m.again(4).said == m.said


def test_a_bot_has_the_floor_without_holding_anybody_up() -> None:
    """The same claims as in structured talk, on a table of its own (9.2)."""
    m = position(rows=["AHC", "KHC", "HHC"], hands={1: "coffee"})
    play(m, "0 equip")
    before = m.hash()
    floor = GAME.live.floor(m, 0)
    assert floor is not None
    said = ""
    while floor.waiting:
        said = greedy(floor, 0)
        floor.play(0, said)
    assert said == "own_leader:none"
    assert m.hash() == before
    assert m.waiting == (1,)


def test_bots_hear_free_claims() -> None:
    """What everybody has heard is part of what a bot sees: it does not say the same thing again (9.2)."""
    m = position(rows=["AHC", "KHC", "HHC"])
    claim(m, "0 own_leader:none")
    floor = GAME.live.floor(m, 0)
    assert floor is not None
    assert floor.seen(0)["claims"] == m.seen(0)["claims"] != []
    assert greedy(floor, 0) == "silent"
    assert m.imagine(2, 5).seen(2)["claims"] == m.seen(2)["claims"]


def test_bots_are_asked_once_a_turn_if_talk_is_free() -> None:
    """At each beginning of a turn (9.2); nobody has the floor who may not talk."""
    m = position(turn=6)
    assert GAME.live.talking_turn(m) == m.seen(None)["turn"] == 7
    assert GAME.live.talking_turn(position(turn=6, options={"talk": "off"})) == 0
    assert GAME.live.floor(position(options={"talk": "off"}), 0) is None
