"""The City phase (S6.10) and appendix B of the rulebook."""

from __future__ import annotations

from typing import Any

from undercover import Match

from .positions import (
    GREY,
    PURPLE,
    YELLOW,
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
    play,
    position,
    roll,
    where,
)


def night(**laid: Any) -> Match:
    """The City phase in which seat 0 has just ended the last turn of the round."""
    m = position(**{"at": ["hq"], **laid})
    play(m, "end_turn")
    return m


# ---------------------------------------------------------------- appendix B


def appendix_b() -> Match:
    """Yellow leads; criminals 3 and 6, an assassin, a bomb, three informants, police on Precinct 4."""
    return position(
        at=["r0", "hq", "r3"],
        police="r2",
        criminals={3: "r7 terrorist_jack", 6: "r9"},
        assassins=["r8"],
        bombs=[("r10", 2)],
        informants={"r10": [YELLOW], "r0": [GREY, PURPLE]},
        leader=GREY,
        active=PURPLE,
        agenda=["choose_action(1)", "end_turn(1)", "city(0)", "next_round(0)"],
        bag_first="bomb criminal_2",
    )


def test_appendix_b_city_phase() -> None:
    """rogue_agent:W7,R70 one placement of criminals 3 and 6 that fits every sentence of the example."""
    m = appendix_b()
    roll(m, "#0 #0 3 5", "1 end_turn")
    moved = happened(m, "assassin_moved")
    assert [(step["tile"], step["to"]) for step in moved] == [
        ("precinct_1", "data_archive"),
        ("data_archive", "precinct_2"),
        ("precinct_2", "hospital"),
        ("hospital", "precinct_6"),
    ]
    assert [event["timer"] for event in happened(m, "timer")] == [1, 0]
    assert (where(m, 3), where(m, 6)) == ("r8", None)
    assert happened(m, "assassin_struck") == [{"seat": YELLOW, "tile": "precinct_6", "count": 2}]
    assert (board(m, "stamina", YELLOW), board(m, "stamina", PURPLE)) == (6, 8)
    assert location(m, "r0")["informants"] == [PURPLE, None]
    assert location(m, "r10")["informants"] == [None, None]
    assert m.seen(None)["police"] == "r6"
    assert assassins(m) == ["r0"]
    assert m.seen(None)["leader"] == YELLOW
    assert sorted(m.seen(None)["drawn"]) == ["bomb", "criminal_2"]


def test_appendix_b_time_and_action_phase() -> None:
    """rogue_agent:W8,W9 yellow's turn after the phases above, step by step, to the attack on Terrorist Jack."""
    m = appendix_b()
    roll(m, "#0 #0 3 5", "1 end_turn")
    roll(m, "4", "0 assign:3+5")
    assert (bombs(m), where(m, 2)) == ([("r4", 4)], "r6")
    play(m, "0 patrol", "step:headquarters", "stop", "search")
    roll(m, "rammo rweapon gfuel gcar", "search_with:red+green")
    play(m, "keep")
    assert [board(m, track) for track in ("ammo", "fuel", "evidence")] == [5, 5, 3]
    play(m, "patrol", "step:precinct_2", "ammo:2", "stop")
    assert (board(m, "fuel"), board(m, "ammo"), board(m, "stamina")) == (4, 3, 6)
    play(m, "patrol", "step:data_archive", "step:precinct_1", "ammo:0")
    assert (board(m, "fuel"), board(m, "stamina"), me(m)["slot"]) == (3, 4, "r8")
    play(m, "investigate")
    assert (board(m, "evidence"), criminal(m, 3, YELLOW)["card"]) == (1, "terrorist_jack")
    roll(m, "rE rX rX kX", "attack", "black_dice:1")
    assert (happened(m, "reveal_fired"), happened(m, "hits")[-1]) == ([], {"seat": YELLOW, "count": 2})
    assert (bombs(m), board(m, "stamina")) == ([("r4", 3)], 4)
    assert ids(m) == ["reinforce", "end_turn"]
    play(m, "reinforce")
    assert (me(m)["credits"], location(m, "r8")["informants"]) == (2, [YELLOW, None])
    assert m.waiting == (PURPLE,)


# ---------------------------------------------------------------- 1. criminals


def test_criminals_walk_in_order_of_their_numbers() -> None:
    """Rampant ones on tiles; defeated ones and those in custody stay (S6.10 1)."""
    m = night(criminals={1: "r7", 2: "r5 nobody -", 4: "r11", 6: "r2"}, custody={3: "1 whisper"})
    assert [event["criminal"] for event in happened(m, "criminal_moved")] == ["criminal_1", "criminal_4", "criminal_6"]
    assert [where(m, k) for k in (1, 2, 3, 4, 6)] == ["r8", "r5", "custody 1", "r0", "r3"]


def test_off_the_path() -> None:
    """rogue_agent:R6 from the top precinct the disc goes to the Data Stream, the card out of the game."""
    m = night(criminals={1: "r0 whisper"})
    assert (where(m, 1), in_bag(m, "criminal_1"), m.seen(None)["removed"]) == (None, 1, ["whisper"])


def test_the_top_precinct_exception() -> None:
    """rogue_agent:R5 a criminal put on r0 this round walks the whole ring; an assassin leaves."""
    m = night(criminals={1: "r0"}, top_this_round=1, assassins=["r0"], informants={"r0": [1, 2]})
    assert where(m, 1) == "r1"
    assert assassins(m) == []
    assert location(m, "r0")["informants"] == [2, None], "its task on r0 comes first"


def test_the_exception_is_for_one_round() -> None:
    """rogue_agent:R5 once round, the criminal leaves from r0 like any other."""
    m = position(
        at=["hq"], criminals={1: "r11"}, agenda=["choose_action(0)", "end_turn(0)", "city(0)", "city(0)", "turn(0)"]
    )
    play(m, "end_turn")
    assert where(m, 1) is None


def test_assassins_run_from_an_arriving_criminal() -> None:
    """On to the first location without a rampant criminal, or off the path (S6.10 1, check 1)."""
    m = night(criminals={1: "r3"}, assassins=["r4"], police="r2", at=["hq"])
    assert happened(m, "assassin_moved")[0] == {"tile": "precinct_3", "to": "ammo_depot"}
    m = night(criminals={1: "r11", 2: "r10"}, assassins=["r0"])
    assert happened(m, "assassin_left") == [{"tile": "precinct_6"}]


def test_a_defeated_criminal_frightens_nobody() -> None:
    """Only rampant ones count (S6.10 1)."""
    m = night(criminals={1: "r3", 2: "r5 nobody -"}, assassins=["r4"], police="r2")
    assert happened(m, "assassin_moved")[0] == {"tile": "precinct_3", "to": "ammo_depot"}


def test_bombs_tick_when_a_criminal_arrives() -> None:
    """Every bomb there falls by 1; one at 0 takes the others and the criminal with it (S6.10 1, check 2)."""
    m = night(criminals={1: "r3"}, bombs=[("r4", 3), ("r4", 5)], police="r2")
    assert [event["timer"] for event in happened(m, "timer")][:2] == [2, 4]
    m = night(criminals={1: "r3"}, bombs=[("r4", 1), ("r4", 5)], police="r2")
    assert (where(m, 1), bombs(m), len(happened(m, "exploded"))) == (None, [], 2)


def test_the_police_stops_the_checks() -> None:
    """rogue_agent:R47 with the Police Squad there an arriving criminal does nothing; bombs still tick in step 4."""
    m = night(criminals={1: "r3"}, assassins=["r4"], bombs=[("r4", 4)], police="r4", at=["r4"])
    assert where(m, 1) == "r4"
    assert happened(m, "timer") == [{"tile": "precinct_3", "timer": 3}]
    assert happened(m, "assassin_moved")[0] == {"tile": "precinct_3", "to": "ammo_depot"}
    assert happened(m, "assassin_struck") == [], "no task with the police"


# ---------------------------------------------------------------- 2. assassins


def test_the_leader_chooses_the_order() -> None:
    """One after the other, equal places once, the last without asking (S6.10 2)."""
    m = position(at=["hq"], assassins=["r1", "r5", "r5"], leader=2, police="r10")
    play(m, "0 end_turn")
    assert (m.waiting, decision(m)) == ((2,), "assassin_order")
    assert ids(m) == ["assassin:gun_shop", "assassin:ammo_depot"]
    play(m, "2 assassin:ammo_depot")
    assert ids(m) == ["assassin:gun_shop", "assassin:ammo_depot"]
    play(m, "2 assassin:gun_shop")
    assert decision(m) == "choose_action"
    assert sorted(assassins(m)) == ["r2", "r6", "r6"]


def test_task_step_task() -> None:
    """On its location, then one further; informants on the way die top first (S6.10 2)."""
    m = night(assassins=["r7"], informants={"r7": [1, 2], "r8": [2, 1]})
    assert (location(m, "r7")["informants"], location(m, "r8")["informants"]) == ([2, None], [1, None])
    assert assassins(m) == ["r8"]


def test_a_task_that_hurts_ends_the_activation() -> None:
    """Two stamina, and no further step; then the top informant goes (S6.10 2)."""
    m = night(at=["r7", "hq"], assassins=["r7"], informants={"r7": [1], "r8": [2]})
    assert (board(m, "stamina"), assassins(m)) == (6, ["r7"])
    assert (location(m, "r7")["informants"], location(m, "r8")["informants"]) == ([None, None], [2, None])


def test_own_informants_soften_the_blow() -> None:
    """One less for each; two of them leave nothing, and the activation goes on (S6.10 2)."""
    m = night(at=["r7"], assassins=["r7"], informants={"r7": [0]})
    assert (board(m, "stamina"), location(m, "r7")["informants"]) == (7, [None, None])
    m = night(at=["r7"], assassins=["r7"], informants={"r7": [0, 0]})
    assert (board(m, "stamina"), assassins(m)) == (8, ["r8"])


def test_the_third_step() -> None:
    """rogue_agent:R50 informants do not end the activation; an agent ahead draws the assassin on."""
    m = night(at=["r9", "hq"], assassins=["r7"], informants={"r7": [1], "r8": [2]})
    assert (assassins(m), board(m, "stamina")) == (["r9"], 6)
    assert [location(m, slot)["informants"][0] for slot in ("r7", "r8")] == [None, None]
    m = night(at=["r10"], assassins=["r7"])
    assert assassins(m) == ["r8"]


def test_never_off_the_path_in_the_third_step() -> None:
    """From r0 there is no next location, though an agent stands on r1 (S6.10 2 c)."""
    m = night(at=["r1"], assassins=["r11"])
    assert (assassins(m), board(m, "stamina")) == (["r0"], 8)


def test_a_third_step_to_a_safe_tile() -> None:
    """rogue_agent:R49 it moves there; the agent is unharmed, the top informant dies."""
    m = night(at=["r11"], assassins=["r9"], informants={"r11": [0, 1]})
    assert (assassins(m), board(m, "stamina")) == (["r11"], 8)
    assert location(m, "r11")["informants"] == [1, None]


def test_no_task_beside_police_or_criminal() -> None:
    """rogue_agent:R47 where either is, nobody is attacked; the steps are taken all the same."""
    m = night(at=["r8", "hq"], assassins=["r7"], criminals={1: "r7"}, police="r2", informants={"r8": [1]})
    assert (where(m, 1), assassins(m)) == ("r8", ["r8"]), "it has followed the criminal"
    assert (happened(m, "assassin_struck"), location(m, "r8")["informants"]) == ([], [1, None])
    m = night(at=["r8", "hq"], assassins=["r8"], police="r8", informants={"r8": [1]})
    assert (board(m, "stamina"), location(m, "r8")["informants"]) == (8, [1, None])
    assert assassins(m) == ["r9"]


def test_several_agents_in_one_place() -> None:
    """Each of them, clockwise from the leader, then the informant (S6.10 2)."""
    m = night(at=["r7", "r7", "r7"], assassins=["r7"], leader=2, informants={"r7": [1]})
    assert [event["seat"] for event in happened(m, "assassin_struck")] == [2, 0, 1]
    assert [board(m, "stamina", seat) for seat in range(3)] == [6, 7, 6]


# ---------------------------------------------------------------- 3. police, 4. bombs, 5. leader


def test_the_police_clears_its_precinct() -> None:
    """rogue_agent:R46 assassins and bombs only; criminals stay (S6.10 3)."""
    m = night(police="r4", assassins=["r1"], bombs=[("r2", 4)], criminals={1: "r1 whisper", 2: "r2 nobody -"})
    assert m.seen(None)["police"] == "r2"
    assert (assassins(m), bombs(m)) == ([], [])
    assert (where(m, 1), where(m, 2)) == ("r2", "r2")
    assert [event["disc"] for event in happened(m, "police_removed")] == ["assassin", "bomb"]
    assert [in_bag(m, disc) for disc in ("assassin", "bomb", "criminal_1")] == [4, 4, 0]


def test_the_round_of_the_police() -> None:
    """From precinct to precinct by number, 6 to 1 (S6.10 3)."""
    route = ["r8", "r10", "r4", "r2", "r6", "r0"]
    for here, there in zip(route, route[1:] + route[:1]):
        assert night(police=here).seen(None)["police"] == there


def test_bombs_tick_in_the_leaders_order() -> None:
    """One location after the other, alike ones once, the last without asking (S6.10 4)."""
    m = position(at=["hq"], bombs=[("r8", 2), ("r8", 2), ("r5", 3)], leader=1)
    play(m, "0 end_turn")
    assert (m.waiting, ids(m)) == ((1,), ["tick:precinct_1,2", "tick:ammo_depot,3"])
    play(m, "1 tick:ammo_depot,3")
    assert bombs(m) == [("r5", 2), ("r8", 1), ("r8", 1)]


def test_a_knock_out_in_the_city_phase() -> None:
    """Nobody's turn ends by it (S9.2)."""
    m = night(at=["r7", "hq"], assassins=["r7"], boards={0: {"stamina": 1}})
    assert (me(m)["slot"], decision(m), m.waiting) == ("r11", "choose_action", (0,))


def test_a_face_down_card_walks_face_down() -> None:
    """Walking turns no card up (S6.1)."""
    m = night(criminals={1: "r7 whisper"})
    assert (criminal(m, 1)["face_up"], criminal(m, 1)["card"]) == (False, None)
