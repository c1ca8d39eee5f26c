"""Seats, slots, halves and arrows (3), and where agents are placed."""

from __future__ import annotations

import pytest

from .positions import arrows, faction, ids, play, position, refused, row

W1 = "jack_1>1 abductor_1>1 hacker_2>1 activist_1>1"


def test_two_two_one() -> None:
    """the_agents:W1 equal halves make 2 points, mixed ones 1; all arrows belong to the owner the data ends point at."""
    m = position(rows={"A": W1})
    assert arrows(m, "A") == [5, 0]
    assert [(arrow["between"], arrow["to"], arrow["points"]) for arrow in faction(m, "A")["arrows"]] == [
        (["A1", "A2"], 0, 2),
        (["A2", "A3"], 0, 2),
        (["A3", "A4"], 0, 1),
    ]


def test_the_other_owner_sees_the_row_mirrored() -> None:
    """the_agents:W2 the same cards with their commands towards owner_a: other halves meet."""
    m = position(rows={"A": W1.replace(">1", ">0")})
    assert arrows(m, "A") == [0, 3]


def test_a_death_breaks_the_arrows_beside_it() -> None:
    """the_agents:W3 the dead agent keeps its slot, so the living ones beside it do not meet."""
    m = position(rows={"A": "jack_1>1 abductor_1>1 hacker_2>1 activist_1>1", "B": "marksman_1>0"})
    play(m, "0 reactivate:B1,marksman_1", "0 kill:A2,abductor_1")
    assert arrows(m, "A") == [1, 0]
    assert row(m, "A") == "jack_1>1 x hacker_2>1 activist_1>1"


def test_an_extraction_closes_the_gap() -> None:
    """the_agents:W4 the cards beside the gap meet each other."""
    m = position(rows={"A": W1, "B": "abductor_2>0"})
    play(m, "0 reactivate:B1,abductor_2", "0 extract:A2,abductor_1")
    assert row(m, "A") == "jack_1>1 hacker_2>1 activist_1>1"
    assert arrows(m, "A") == [2, 0]


@pytest.mark.parametrize(("facing", "points"), [(1, [6, 0]), (0, [3, 0])])
def test_an_infiltrator_splits_an_arrow(facing: int, points: list[int]) -> None:
    """the_agents:W5 inserted between two cards it joins them, or parts them if it faces the other way."""
    m = position(rows={"A": W1}, hands=["infiltrator_1"])
    play(m, f"0 play:infiltrator_1,A2,{facing}")
    assert row(m, "A").split()[1] == f"infiltrator_1>{facing}"
    assert arrows(m, "A") == points


def test_eight_ways_to_place_an_agent() -> None:
    """the_agents:W6 either end of either row, facing either owner; four ways while both rows are empty."""
    m = position(rows={"A": "medic_1>0", "B": "medic_2>0"}, hands=["hacker_1"])
    assert ids(m, 0, "play") == [
        f"play:hacker_1,{place},{facing}" for place in ("A1", "A2", "B1", "B2") for facing in (0, 1)
    ]
    empty = position(hands=["hacker_1"])
    assert ids(empty, 0, "play") == [f"play:hacker_1,{place},{facing}" for place in ("A1", "B1") for facing in (0, 1)]


def test_who_shares_what_at_a_table_of_four() -> None:
    """the_agents:W7 each player shares one faction with either neighbour and places only there."""
    m = position(4, hands=["hacker_1"])
    assert [faction(m, name)["owners"] for name in "ABCD"] == [[0, 1], [1, 2], [2, 3], [3, 0]]
    assert ids(m, 0, "play") == [f"play:hacker_1,{place}" for place in ("A1,0", "A1,1", "D1,3", "D1,0")]
    assert m.seen(0)["players"][0]["factions"] == ["A", "D"]


@pytest.mark.parametrize(("seats", "limit"), [(2, 7), (3, 5), (4, 5), (5, 5)])
def test_the_size_of_a_faction(seats: int, limit: int) -> None:
    """Seven agents with two players, five with more (3.4)."""
    dead = ["marksman_1>x", "marksman_2>x", "assassin_1>x", "medic_1>x", "hacker_1>x", "hacker_2>x", "decoy_1>x"]
    m = position(seats, rows={"A": " ".join(dead[: limit - 1])}, hands=["temptress_1"])
    play(m, "0 play:temptress_1,A1,1")
    again = position(seats, rows={"A": " ".join(dead[:limit])}, hands=["temptress_1"])
    assert not [id for id in ids(again, 0, "play") if "A" in id]
    refused(again, 0, "play_in:A", "barred-faction-full")


def test_dead_agents_count() -> None:
    """the_agents:W11 three dead of five: the row is full; a dead card next to an Assassin counts as a distance."""
    m = position(3, rows={"A": "assassin_1>0 medic_1>x hacker_1>0 marksman_1>x marksman_2>x"}, hands=["temptress_1"])
    refused(m, 0, "play_in:A", "barred-faction-full")
    play(m, "0 reactivate:A1,assassin_1")
    assert row(m, "A") == "assassin_1>0 x x x x", "the Hacker at distance 2 was the only one who could be killed"


def test_where_an_agent_may_be_placed() -> None:
    """the_agents:R25 at either end of an own faction; only an Infiltrator goes between two cards."""
    rows = {"A": "medic_1>0 hacker_1>1 decoy_1>0", "B": "medic_2>1"}
    m = position(3, rows=rows, hands=["marksman_1"])
    assert ids(m, 0, "play") == [
        f"play:marksman_1,{place}" for place in ("A1,0", "A1,1", "A4,0", "A4,1", "C1,2", "C1,0")
    ]
    refused(m, 0, "insert:A", "barred-ends-only")
    refused(m, 0, "play:marksman_1,A2,0")
    refused(m, 0, "play:marksman_1,B1,1")
    inside = position(3, rows=rows, hands=["infiltrator_1"])
    assert [id for id in ids(inside, 0, "play") if ",A" in id and id.endswith(",0")] == [
        f"play:infiltrator_1,A{slot},0" for slot in (1, 2, 3, 4)
    ]
    assert "insert:A" not in [bar.id for bar in inside.barred(0)]


def test_the_halves_of_a_card_are_shown_as_they_lie() -> None:
    """The view tells which colour lies towards the lower and the higher slot (3.3)."""
    m = position(rows={"A": "assassin_1>1 assassin_2>0"})
    laid = faction(m, "A")["row"]
    assert [(agent["low"], agent["high"]) for agent in laid] == [("black", "white"), ("black", "white")]
