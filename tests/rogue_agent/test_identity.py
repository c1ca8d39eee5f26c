"""Identities in Android mode: tokens, scans, exposure (S10.1 to S10.4)."""

from __future__ import annotations

from typing import Any

from undercover import Match

from .positions import (
    Laid,
    board,
    changed,
    clock,
    criminal,
    decision,
    happened,
    ids,
    location,
    me,
    play,
    position,
    refused,
    roll,
    where,
)

MISS = "rammo rammo rammo"
#: Seat 0 is an exposed android at a table of three.
EXPOSED = ["H/AA", "HHH", "AHH"]


def android(**laid: Any) -> Match:
    return position("android", **{"at": ["r8"], "tokens": EXPOSED, "police": "r10", **laid})


def agent(**laid: Any) -> Match:
    return position("android", **{"at": ["r8"], "tokens": ["AAH", "AHH", "HHH"], "police": "r10", **laid})


# ---------------------------------------------------------------- S10.2 revealing a token


def test_which_token_to_reveal() -> None:
    """Asked whenever two or more are hidden, even if they are alike; the last is turned up by itself (S10.2)."""
    m = agent(criminals={1: "r8 paper_face ="}, tokens=["HHH", "AAH", "AHH"])
    roll(m, MISS, "attack", "black_dice:0")
    assert (m.waiting, decision(m), ids(m)) == ((0,), "reveal_identity", ["reveal:human"])
    play(m, "reveal:human")
    assert (me(m)["tokens_hidden"], me(m)["tokens_shown"]) == (2, ["human"])
    m = agent(criminals={1: "r8 paper_face ="}, tokens=["A/HH", "AAH", "HHH"])
    roll(m, MISS, "attack", "black_dice:0")
    assert (decision(m), me(m)["tokens_shown"]) == ("choose_action", ["human", "human", "android"])


def test_one_token_a_round() -> None:
    """rogue_agent:R55 a second event in the same round is lost, not postponed; next round counts anew."""
    m = agent(criminals={1: "r8 paper_face ="}, revealed_now=1)
    roll(m, MISS, "attack", "black_dice:0")
    assert (decision(m), me(m)["tokens_hidden"]) == ("choose_action", 3)
    agenda = ["choose_action(0)", "end_turn(0)", "round(0)"]
    m = agent(criminals={1: "r8 paper_face ="}, revealed_now=1, agenda=agenda)
    play(m, "end_turn")
    assert not any(player["revealed_this_round"] for player in m.seen(None)["players"])


def test_the_police_checks_identities() -> None:
    """After it has moved: every agent there or beside it, clockwise from the leader (S10.2 4)."""
    m = agent(at=["r7", "hq", "r6"], police="r2", leader=2)
    play(m, "0 end_turn")
    assert m.seen(None)["police"] == "r6"
    play(m, "2 reveal:human", "0 reveal:human", "1 reveal:android")
    assert decision(m) == "choose_action"
    m = agent(at=["r8", "r4", "r10"], police="r2")
    play(m, "0 end_turn")
    assert happened(m, "token_shown") == []


def test_androids_are_not_checked() -> None:
    """An android reveals nothing any more (S10.2)."""
    m = position("android", 4, at=["r6", "r6", "r3", "r3"], police="r2", tokens=["H/AA", "AHH", "AHH", "HHH"])
    play(m, "0 end_turn", "1 reveal:human")
    assert decision(m) == "choose_action"


# ---------------------------------------------------------------- S10.3 scan


def test_scan() -> None:
    """Four evidence make an agent here, or with an own informant, reveal a token (S10.3)."""
    m = agent(at=["r8", "r8", "r3"], informants={"r3": [0]}, boards={0: {"evidence": 8}})
    play(m, "scan")
    assert ids(m) == ["against:1", "against:2"]
    play(m, "against:2")
    assert (m.waiting, board(m, "evidence")) == ((2,), 4)
    play(m, "2 reveal:human", "0 scan")
    assert (m.waiting, board(m, "evidence")) == ((1,), 0)
    play(m, "1 reveal:android")
    assert m.seen(None)["turn"]["main_actions"] == 0
    refused(m, "scan", "no-evidence", "S10.3")


def test_scan_on_somebody_who_cannot_reveal() -> None:
    """rogue_agent:R62 refused: who has revealed this round, an android, nobody near, or the limit reached."""
    rich: Laid = {"boards": {0: {"evidence": 8}}}
    refused(agent(at=["r8", "r8"], revealed_now=2, **rich), "scan", "nobody-to-scan", "R62")
    refused(agent(at=["r8", "r7"], **rich), "scan", "nobody-to-scan", "R62")
    m = position("android", 4, at=["r8", "r8"], tokens=["HHH", "H/AA", "AHH", "AHH"], **rich)
    refused(m, "scan", "nobody-to-scan", "R62")
    m = position("android", 3, at=["r8", "hq", "r8"], tokens=["AHH", "H/AA", "HHH"], **rich)
    refused(m, "scan", "nobody-to-scan", "R62")


def test_a_scan_that_exposes() -> None:
    """Scanner +1, target −1, not below 0 (S10.3)."""
    m = agent(at=["r8", "r8"], boards={0: {"evidence": 4}}, tokens=["HHH", "AH/A", "AHH"], influence={1: 3})
    play(m, "scan", "1 reveal:android")
    assert (me(m, 1)["android"], me(m, 0)["influence"], me(m, 1)["influence"]) == (True, 1, 2)
    m = agent(at=["r8", "r8"], boards={0: {"evidence": 4}}, tokens=["HHH", "AH/A", "AHH"])
    play(m, "scan", "1 reveal:human")
    assert (me(m, 0)["influence"], me(m, 1)["android"]) == (0, False)


# ---------------------------------------------------------------- S10.4 exposure


def test_exposed_in_the_third_round() -> None:
    """rogue_agent:W13 H, A, A over three rounds: exposed with the second A; custody and informants gone, no limit."""
    m = position(
        "android",
        4,
        at=["r8"],
        tokens=["AAH", "AHH", "AHH", "HHH"],
        criminals={1: "r8 paper_face ="},
        custody={2: "0 nobody"},
        informants={"r7": [0, 1], "r3": [1, 0], "r5": [0, 0]},
        credits={0: 3},
        influence={0: 4},
    )
    for token in ("human", "android"):
        roll(m, MISS, "attack", "black_dice:0")
        play(m, f"0 reveal:{token}")
        assert not me(m)["android"]
        m = changed(m, revealed_now=0, justice=0, done=[], round=m.seen(None)["round"] + 1)
    roll(m, MISS, "attack", "black_dice:0")
    assert (me(m)["android"], m.seen(None)["round"]) == (True, 3)
    assert where(m, 2) is None
    left = [location(m, slot)["informants"] for slot in ("r7", "r3", "r5")]
    assert left == [[1, None], [1, None], [None, None]]
    assert (me(m)["informants"], me(m)["markers"]) == (0, 0)
    assert (me(m)["credits"], me(m)["influence"]) == (3, 4)
    assert [player["tokens_hidden"] for player in m.seen(None)["players"]] == [0, 3, 3, 3]
    assert not m.seen(None)["tokens_out"]


def test_clocks_and_markers_go_with_exposure() -> None:
    """They are removed, and with them the sight of what was investigated (S10.4, S12)."""
    slow = clock("clock_slow", by=2)
    m = agent(
        criminals={1: "r8 paper_face =", 2: "r3 nobody"}, marks={2: [0, 1]}, tokens=["AH/A", "AHH", "HHH"], **slow
    )
    roll(m, MISS, "attack", "black_dice:0")
    play(m, "reveal:android")
    assert (me(m)["clocks"], criminal(m, 2)["markers"], me(m, 1)["markers"]) == ([], [1], 4)
    assert criminal(m, 2, 0)["card"] is None, "without the marker the card is not shown any more (S12)"


def test_exposed_by_an_assassin() -> None:
    """The task goes on in its order: the exposed player's informant is gone, so the one below it dies (S6.10 2)."""
    m = position(
        "android",
        4,
        at=["hq", "r8"],
        assassins=["r8"],
        informants={"r8": [1, 2]},
        boards={1: {"stamina": 1}},
        tokens=["AHH", "AH/A", "AHH", "HHH"],
    )
    play(m, "0 end_turn", "1 reveal:android")
    assert me(m, 1)["android"]
    assert location(m, "r8")["informants"] == [None, None]
    assert [event["seat"] for event in happened(m, "informant_gone")] == [1, 2]


def test_the_android_limit() -> None:
    """With the first android of three players, or the second of four, all tokens are out, unseen (S10.4)."""
    m = agent(criminals={1: "r8 paper_face ="}, tokens=["AH/A", "AHH", "HHH"])
    roll(m, MISS, "attack", "black_dice:0")
    play(m, "reveal:android")
    assert m.seen(None)["tokens_out"]
    assert [player["tokens_hidden"] for player in m.seen(None)["players"]] == [0, 0, 0]
    assert m.seen(1)["players"][1]["tokens_gone"] == ["human", "human", "android"]
    assert m.seen(0)["players"][1]["tokens_gone"] is None


def test_nothing_is_forced_beyond_the_limit() -> None:
    """Knock-outs and checks have no effect on identities then (S10.4)."""
    m = android(at=["hq", "r7"], bombs=[("r8", 1)], boards={1: {"stamina": 1}}, active=1)
    play(m, "1 end_turn")
    assert me(m, 1)["slot"] == "r11"
    assert happened(m, "token_shown") == []


def test_exposed_in_the_own_turn() -> None:
    """rogue_agent:R61 the action is finished, the Justice action counts as one of two underground actions."""
    m = agent(criminals={1: "r8 doctor_silicon ="}, tokens=["AH/A", "AHH", "HHH"])
    roll(m, MISS, "attack", "black_dice:0")
    play(m, "reveal:android")
    assert board(m, "stamina") == 7, "the retaliation is carried out to its end"
    assert ids(m) == ["attack_location", "patrol", "end_turn"]
    roll(m, MISS, "attack_location", "black_dice:0")
    assert ids(m) == ["patrol", "end_turn"]


def test_exposed_after_two_justice_actions() -> None:
    """rogue_agent:R61 then the turn ends."""
    agenda = ["choose_action(0)", "end_turn(0)", "turn(1)"]
    m = agent(criminals={1: "r8 doctor_silicon ="}, tokens=["AH/A", "AHH", "HHH"], justice=1, agenda=agenda)
    roll(m, MISS, "attack", "black_dice:0")
    play(m, "reveal:android")
    assert (m.waiting, board(m, "stamina")) == ((1,), 7)
