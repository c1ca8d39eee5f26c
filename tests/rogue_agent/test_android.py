"""Androids at work: their turn, fights, destroyed locations (S10.5 to S10.8)."""

from __future__ import annotations

from typing import Any

import pytest

from undercover import Match

from .positions import (
    Laid,
    assassins,
    board,
    bombs,
    criminal,
    decision,
    happened,
    ids,
    in_bag,
    location,
    me,
    not_offered,
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


# ---------------------------------------------------------------- S10.6 an android's turn


def test_what_an_android_may_do() -> None:
    """Patrol, Search, Purchase, attack agents and locations; nothing else (S10.6)."""
    m = android(
        at=["r5", "r5"],
        criminals={1: "r5", 2: "r5 nobody -"},
        assassins=["r5"],
        bombs=[("r5", 4)],
        boards={0: {"evidence": 8}},
    )
    assert ids(m) == ["search", "purchase", "attack_agent", "attack_location", "patrol", "end_turn"]
    refused(m, "investigate", "androids-do-not", "S10.6")
    refused(m, "reinforce", "androids-do-not", "S10.6")
    refused(m, "scan", "androids-do-not", "S10.6")


def test_underground_actions_with_the_police() -> None:
    """rogue_agent:R47 the police does not stop them."""
    m = android(police="r8")
    assert "attack_location" in ids(m)


def test_not_twice_on_one_location() -> None:
    """Nor more than two a turn; afterwards a Patrol is possible (S10.6); rogue_agent:R60 no lock for androids."""
    m = android(at=["r5"], credits={0: 4})
    play(m, "purchase", "enough")
    refused(m, "purchase", "done-here", "R20")
    roll(m, MISS, "attack_location", "black_dice:0")
    refused(m, "search", "two-underground", "S10.6")
    assert ids(m) == ["patrol", "end_turn"]


def test_gangsters_hit_androids_too() -> None:
    """As they hit agents (S10.8)."""
    m = android(at=["r5"], boards={0: {"ammo": 0}})
    play(m, "patrol", "step:precinct_5")
    assert board(m, "stamina") == 5


def test_safe_for_androids() -> None:
    """Gun Shop and Garage; Headquarters is not (S3.3, S10.6)."""
    for slot, protected in (("r1", True), ("r7", True), ("hq", False), ("r11", False)):
        m = android(at=[slot])
        results = {"r1": "rE rE rE", "r7": "gE gE kE", "hq": "rE rE gE gE", "r11": "kE kE"}
        colours = {"r1": ["search_with:red"], "hq": ["search_with:red+green"]}
        roll(m, results[slot], "search", *colours.get(slot, []))
        play(m, "keep")
        assert (decision(m) == "choose_action") == protected


# ---------------------------------------------------------------- S10.6 C, S10.7 fights


def test_attack_an_agent() -> None:
    """Hits less the target's cars are stamina lost; nothing else prevents it (S10.6 C)."""
    m = android(at=["r8", "r8", "r8"], informants={"r8": [1, 1]}, boards={0: {"weapon": 2}})
    play(m, "attack_agent")
    assert ids(m) == ["against:1", "against:2"]
    play(m, "against:1")
    assert ids(m) == [f"black_dice:{n}" for n in range(4)]
    play(m, "black_dice:1")
    assert (m.waiting, decision(m), ids(m)) == ((1,), "fight_defence", ["defend:0", "defend:1", "defend:2"])
    roll(m, "rE rE rammo gX kX gcar gE", "1 defend:2")
    assert (board(m, "stamina", 1), board(m, "fuel", 1), board(m, "ammo", 0)) == (5, 1, 2)
    assert me(m)["influence"] == 0


def test_no_dice_left_to_defend_with() -> None:
    """Three pistols use up the green dice (S10.6 C)."""
    m = android(at=["r8", "r8"], boards={0: {"weapon": 6, "ammo": 0}})
    roll(m, "rE rammo rammo gE gcar gcar", "attack_agent")
    assert board(m, "stamina", 1) == 6


def test_knocking_an_agent_out() -> None:
    """The attacker gains 1 influence on top of the usual consequences (S10.6 C)."""
    m = android(at=["r8", "r8"], boards={0: {"ammo": 0}, 1: {"stamina": 2, "fuel": 0}}, influence={1: 2})
    roll(m, "rE rE rE", "attack_agent")
    assert (me(m, 1)["slot"], board(m, "stamina", 1), me(m, 1)["influence"], me(m)["influence"]) == ("r11", 5, 1, 1)


def test_no_attack_where_agents_are_safe() -> None:
    """Headquarters and Hospital protect agents (S10.6 C)."""
    refused(android(at=["hq", "hq"]), "attack_agent", "safe-here")
    refused(android(at=["r8", "r7"]), "attack_agent", "nobody-to-attack")


def test_attack_an_android() -> None:
    """A Justice action of agents, with the roles exchanged (S10.7)."""
    m = android(at=["r8", "r8"], active=1, boards={0: {"stamina": 3}})
    play(m, "attack_android", "black_dice:0")
    assert (m.waiting, decision(m)) == ((0,), "fight_defence")
    roll(m, "rE rE rE", "0 defend:0")
    assert (me(m, 0)["slot"], board(m, "stamina", 0), me(m, 1)["influence"]) == ("r11", 5, 1)
    assert m.seen(None)["turn"]["main_actions"] == 1


def test_when_an_android_cannot_be_attacked() -> None:
    """Not before one is exposed, not where androids are safe, not beside the police (S10.7)."""
    refused(agent(at=["r8", "r8"]), "attack_android", "no-android", "S10.7")
    refused(android(at=["r7", "r7"], active=1), "attack_android", "safe-here", "S10.7")
    refused(android(at=["r8", "r8"], active=1, police="r8"), "attack_android", "police-here", "R47")
    refused(android(at=["r8", "r7"], active=1), "attack_android", "nobody-to-attack", "S10.7")


# ---------------------------------------------------------------- S10.5, S10.6 D destroyed locations


@pytest.mark.parametrize(("results", "destroyed"), [("rE rE rE kX", True), ("rE rE rE kheal", False)])
def test_attack_the_location(results: str, destroyed: bool) -> None:
    """rogue_agent:W14,R59 two informants soak up two hits and are gone; two more hits destroy the tile."""
    m = android(informants={"r8": [1, 2]})
    roll(m, results, "attack_location", "black_dice:1")
    assert location(m, "r8")["destroyed"] == destroyed
    assert me(m)["influence"] == int(destroyed)
    assert [me(m, seat)["informants"] for seat in (1, 2)] == [6, 6]
    assert location(m, "r8")["informants"] == ([] if destroyed else [None, None])


def test_an_informant_without_a_hit_to_cancel_stays() -> None:
    """rogue_agent:R59 top first (S10.6 D)."""
    m = android(informants={"r8": [1, 2]})
    roll(m, "rE rammo rammo", "attack_location", "black_dice:0")
    assert location(m, "r8")["informants"] == [2, None]


def test_destruction_clears_the_tile() -> None:
    """Criminals, rampant or defeated, and assassins go to the Data Stream, without any bomb (S10.5, S10.6 D)."""
    m = android(criminals={1: "r8 nobody", 2: "r8 whisper -", 3: "r7 little_asp"}, assassins=["r8", "r7"])
    roll(m, "rE rE rammo", "attack_location", "black_dice:0")
    assert location(m, "r8")["destroyed"]
    assert (where(m, 1), where(m, 2), where(m, 3), assassins(m)) == (None, None, "r7", ["r7"])
    assert [in_bag(m, disc) for disc in ("criminal_1", "criminal_2", "assassin")] == [1, 1, 3]


def test_destruction_sets_bombs_off() -> None:
    """rogue_agent:R58 bombs on the tile explode; criminals and assassins go; all of it though the attacker falls."""
    agenda = ["choose_action(0)", "end_turn(0)", "turn(1)"]
    laid: Laid = {"criminals": {1: "r8 nobody"}, "assassins": ["r8"], "bombs": [("r8", 5), ("r8", 2)]}
    m = android(boards={0: {"stamina": 4}}, influence={0: 2}, agenda=agenda, **laid)
    roll(m, "rE rE rammo", "attack_location", "black_dice:0")
    assert (bombs(m), assassins(m), where(m, 1)) == ([], [], None)
    assert (location(m, "r8")["destroyed"], me(m)["slot"], me(m)["influence"]) == (True, "r11", 2)
    assert (m.waiting, in_bag(m, "bomb"), m.seen(None)["removed_unseen"]) == ((1,), 4, 1)


def test_what_can_be_destroyed() -> None:
    """A tile with informant spaces that is not destroyed yet (S10.6 D)."""
    refused(android(at=["hq"]), "attack_location", "nothing-to-destroy")
    refused(android(destroyed=["r8"]), "attack_location", "nothing-to-destroy")


def test_a_destroyed_tile_shows_nothing_but_its_name() -> None:
    """rogue_agent:R56 no search, goods, informant spaces, gangsters or shield."""
    m = agent(at=["r5"], destroyed=["r5"])
    refused(m, "search", "destroyed-here", "R57")
    refused(m, "purchase", "destroyed-here", "R57")
    refused(m, "reinforce", "no-space")
    assert location(m, "r5")["informants"] == []
    m = agent(at=["r7"], destroyed=["r6"])
    play(m, "patrol", "step:precinct_5")
    assert (decision(m), board(m, "stamina")) == ("next_location", 7), "no gangsters, but the ruins hurt"
    m = agent(at=["r11"], destroyed=["r11"], bombs=[("r0", 1)], police="r10")
    play(m, "end_turn")
    assert board(m, "stamina") == 6, "its shield is lost"


def test_what_cannot_be_done_on_a_destroyed_tile() -> None:
    """rogue_agent:R57 neither Search nor Purchase; but one may investigate elsewhere, through an informant."""
    laid: Laid = {"destroyed": ["r5"], "criminals": {1: "r3"}, "informants": {"r3": [0]}}
    m = agent(at=["r5"], **laid)
    refused(m, "search", "destroyed-here", "R57")
    refused(m, "purchase", "destroyed-here", "R57")
    play(m, "investigate")
    assert criminal(m, 1, 0)["card"] is not None
    m = agent(at=["r6"], **laid)
    play(m, "patrol", "step:ammo_depot", "investigate")
    assert criminal(m, 1, 0)["markers"] == [0]


def test_entering_ruins() -> None:
    """An agent loses 1 stamina that nothing prevents, an android nothing (S10.5)."""
    m = agent(at=["r9"], destroyed=["r8"], boards={0: {"car": 6}}, influence={0: 1})
    play(m, "patrol", "step:precinct_1")
    assert (board(m, "stamina"), board(m, "ammo")) == (7, 3)
    m = android(at=["r9"], destroyed=["r8"])
    play(m, "patrol", "step:precinct_1")
    assert board(m, "stamina") == 8


def test_bombs_on_destroyed_tiles() -> None:
    """rogue_agent:R58 they lie there, tick, explode and are defused as usual."""
    m = agent(at=["r8"], destroyed=["r8"], bombs=[("r8", 1)])
    assert "defuse" in ids(m)
    play(m, "end_turn")
    assert (board(m, "stamina"), happened(m, "exploded")) == (4, [{"tile": "precinct_1"}])


def test_criminals_on_destroyed_tiles() -> None:
    """Whoever steps on one, or is put there, goes back to the Data Stream; no card is drawn (S10.5, S6.1)."""
    m = agent(at=["hq"], destroyed=["r8"], criminals={1: "r7 whisper"}, bombs=[("r8", 3)])
    play(m, "end_turn")
    assert (where(m, 1), bombs(m)) == (None, [("r8", 2)])
    assert m.seen(None)["removed_unseen"] == 1
    agenda = ["choose_action(0)", "end_turn(0)", "time(0)", "turn(0)"]
    m = agent(at=["hq"], destroyed=["r8"], bag_first="criminal_2 assassin", agenda=agenda)
    roll(m, "#0 #0 1 1", "end_turn")
    assert (where(m, 2), assassins(m), m.seen(None)["deck"]) == (None, [], 46)
    assert [event["disc"] for event in happened(m, "disc_returned")] == ["criminal_2", "assassin"]


def test_fleeing_into_ruins() -> None:
    """The steps stop there (S7.2)."""
    m = agent(destroyed=["r9"], criminals={1: "r8 the_mechanic ="})
    roll(m, MISS, "attack", "black_dice:0")
    assert where(m, 1) is None
    assert m.seen(None)["removed"] == ["the_mechanic"]


def test_assassins_and_destroyed_tiles() -> None:
    """rogue_agent:R84 running, stepping and the third step all end there, without a task."""
    m = agent(at=["hq"], destroyed=["r5"], criminals={1: "r3"}, assassins=["r4"], police="r2")
    play(m, "end_turn")
    assert assassins(m) == []
    m = agent(at=["hq"], destroyed=["r8"], assassins=["r7"])
    play(m, "end_turn")
    assert assassins(m) == []
    m = agent(at=["r9"], destroyed=["r9"], assassins=["r7"])
    play(m, "end_turn")
    assert (assassins(m), board(m, "stamina")) == ([], 8), "an agent there attracts the third step unhurt"


def test_assassins_and_androids() -> None:
    """rogue_agent:R48 an android is not attacked and does not attract the third step."""
    m = android(at=["r7", "r9"], assassins=["r7"], informants={"r7": [2]}, active=0)
    play(m, "end_turn")
    assert (board(m, "stamina", 0), location(m, "r7")["informants"]) == (8, [None, None])
    assert (assassins(m), board(m, "stamina", 1)) == (["r9"], 6)
    m = android(at=["r9"], assassins=["r7"])
    play(m, "end_turn")
    assert assassins(m) == ["r8"]


def test_knocked_out_into_a_destroyed_hospital() -> None:
    """Being put there costs nothing (S10.5)."""
    m = agent(destroyed=["r11"], bombs=[("r8", 1)], boards={0: {"stamina": 1}})
    play(m, "end_turn", "reveal:human")
    assert (me(m)["slot"], board(m, "stamina")) == ("r11", 5)
    not_offered(m, "search")
