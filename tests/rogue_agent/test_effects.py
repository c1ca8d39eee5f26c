"""Every effect word (S7.2), the clocks (S7.3) and leaving (S7.4)."""

from __future__ import annotations

from typing import Any

import pytest

from undercover import Match

from .positions import (
    Laid,
    assassins,
    board,
    bombs,
    changed,
    clock,
    criminal,
    decision,
    happened,
    ids,
    in_bag,
    location,
    me,
    play,
    position,
    refused,
    roll,
    where,
)

MISS = "rammo rammo rammo"


def against(card: str, laid: dict[str, Any]) -> Match:
    """Seat 0 stands on r8 with this criminal."""
    others = laid.pop("criminals", {})
    return position(**{"at": ["r8"], **laid}, criminals={1: f"r8 {card}", **others})


def missed(card: str, **laid: Any) -> Match:
    """Seat 0 on r8 has failed against a criminal whose card lies open."""
    m = against(f"{card} =", laid)
    roll(m, MISS, "attack", "black_dice:0")
    return m


def surprised(card: str, **laid: Any) -> Match:
    """Seat 0 on r8 attacks without having investigated."""
    m = against(card, laid)
    play(m, "attack")
    return m


# ---------------------------------------------------------------- losses


@pytest.mark.parametrize(
    ("card", "track", "left"),
    [("roadblock_rey", "fuel", 1), ("firewall_finn", "evidence", 1), ("grandfather_coil", "stamina", 5)],
)
def test_lose(card: str, track: str, left: int) -> None:
    """`lose_fuel`, `lose_evidence`, `lose_stamina` (S7.2)."""
    assert board(missed(card), track) == left


def test_lose_ammo() -> None:
    """`lose_ammo` (S7.2)."""
    assert board(surprised("black_ice_baron"), "ammo") == 1


def test_losses_stop_at_zero() -> None:
    """What is not there is not lost (S7.2)."""
    assert board(missed("roadblock_rey", boards={0: {"fuel": 1}}), "fuel") == 0
    assert me(missed("the_architect"))["influence"] == 0
    assert me(missed("the_architect", influence={0: 3}))["influence"] == 2


def test_lose_credits() -> None:
    """`lose_credits` goes to the supply, or all there are (S7.2)."""
    m = missed("fence_freddy")
    assert (me(m)["credits"], m.seen(None)["supply"]) == (3, 14)
    m = missed("loan_shark_lou", credits={0: 1})
    assert (me(m)["credits"], m.seen(None)["supply"]) == (0, 17)


def test_nothing_softens_lose_stamina() -> None:
    """Neither informants nor armor, ammo or a safe location (S7.2)."""
    m = missed("little_asp", informants={"r8": [0, 0]}, boards={0: {"agent": 6, "car": 6}})
    assert board(m, "stamina") == 7


def test_burn_informant() -> None:
    """`burn_informant`: top or bottom if both are the attacker's; none here, no effect (S7.2)."""
    m = surprised("whisper", informants={"r8": [0, 0]})
    assert (decision(m), ids(m)) == ("burn_informant", ["burn:top", "burn:bottom"])
    play(m, "burn:bottom")
    assert location(m, "r8")["informants"] == [0, None]
    assert location(surprised("whisper", informants={"r8": [1, 0]}), "r8")["informants"] == [1, None]
    assert location(surprised("whisper", informants={"r8": [0, 1]}), "r8")["informants"] == [1, None]
    m = surprised("whisper", informants={"r8": [1, 2], "r7": [0]})
    assert location(m, "r8")["informants"] == [1, 2]
    assert me(m)["informants"] == 6


def test_release_one() -> None:
    """`release_one`: one criminal of the attacker's choice; none, no effect (S7.2)."""
    m = missed("lady_domino", custody={2: "0 whisper", 3: "0 nobody"})
    assert ids(m) == ["release:criminal_2", "release:criminal_3"]
    play(m, "release:criminal_3")
    assert (where(m, 2), where(m, 3), in_bag(m, "criminal_3")) == ("custody 0", None, 1)
    assert m.seen(None)["removed"] == ["nobody"]
    assert where(missed("lady_domino", custody={2: "1 whisper"}), 2) == "custody 1"


# ---------------------------------------------------------------- bombs


def test_tick_all() -> None:
    """rogue_agent:R76 `tick_all` lowers every timer in the city, not one only."""
    m = missed("terrorist_jack", bombs=[("r3", 4), ("r5", 2), ("r5", 6)])
    assert bombs(m) == [("r3", 3), ("r5", 1), ("r5", 5)]


def test_tick_all_explodes_in_the_attackers_order() -> None:
    """All timers fall first; then those at 0 explode, one location after the other (S7.2)."""
    m = missed("terrorist_jack", bombs=[("r3", 1), ("r5", 1), ("r1", 2)])
    assert bombs(m) == [("r1", 1), ("r3", 0), ("r5", 0)]
    assert (m.waiting, decision(m)) == ((0,), "explosion_order")
    assert ids(m) == ["explode:fuel_station", "explode:ammo_depot"]
    play(m, "explode:ammo_depot")
    assert [event["tile"] for event in happened(m, "exploded")] == ["ammo_depot", "fuel_station"]
    assert bombs(m) == [("r1", 1)]


def test_two_bombs_at_zero_on_one_location() -> None:
    """They are one choice: the first takes the other with it, each once (S7.2, R43)."""
    m = missed("terrorist_jack", bombs=[("r3", 1), ("r3", 1), ("r5", 1)])
    assert ids(m) == ["explode:fuel_station", "explode:ammo_depot"]
    play(m, "explode:fuel_station")
    assert [event["tile"] for event in happened(m, "exploded")] == ["fuel_station", "fuel_station", "ammo_depot"]
    assert in_bag(m, "bomb") == 4


def test_all_bombs_explode_though_the_attacker_is_knocked_out() -> None:
    """`tick_all`: the rest of them too (S7.2)."""
    m = missed("terrorist_jack", at=["r8", "r4"], bombs=[("r9", 1), ("r3", 1)], boards={0: {"stamina": 2}})
    play(m, "explode:data_archive")
    assert me(m)["slot"] == "r11"
    assert bombs(m) == []
    assert board(m, "stamina", 1) == 6


# ---------------------------------------------------------------- discs


def test_ambush() -> None:
    """`ambush` puts an assassin from the Data Stream here, if one is there; the attack goes on (S7.2)."""
    m = surprised("the_understudy")
    assert (assassins(m), in_bag(m, "assassin")) == (["r8"], 3)
    assert decision(m) == "attack_ammo"
    m = surprised("the_understudy", assassins=["r1", "r2", "r3", "r5"])
    assert sorted(assassins(m)) == ["r1", "r2", "r3", "r5"]


def test_an_ambush_acts_in_the_next_city_phase() -> None:
    """Not before (S7.2)."""
    m = missed("silk_razor")
    assert (assassins(m), board(m, "stamina")) == (["r8"], 8)


def test_slip_away() -> None:
    """`slip_away`: so many steps, no roll, no retaliation, but the Justice action is spent (S7.2)."""
    m = surprised("turbo_twins")
    assert where(m, 1) == "r10"
    assert (criminal(m, 1)["face_up"], happened(m, "rolled")) == (True, [])
    assert m.seen(None)["turn"]["main_actions"] == 1
    refused(m, "attack", "done-here", "R20")


def test_slip_away_from_the_top_precinct() -> None:
    """rogue_agent:R5 a criminal put there this round slips on to r1, and is new there no longer."""
    m = position(at=["r0"], criminals={1: "r0 skid_marks"}, top_this_round=1)
    play(m, "attack")
    assert (where(m, 1), criminal(m, 1)["new_on_top"]) == ("r1", False)


def test_flee() -> None:
    """`flee` moves the criminal on (S7.2)."""
    assert where(missed("the_mechanic"), 1) == "r10"


def test_fleeing_triggers_no_checks() -> None:
    """Assassins do not run and bombs do not tick (S7.2)."""
    m = missed("skid_marks", assassins=["r9"], bombs=[("r9", 1)])
    assert (where(m, 1), assassins(m), bombs(m)) == ("r9", ["r9"], [("r9", 1)])


def test_fleeing_off_the_path() -> None:
    """The steps stop when the criminal leaves the path (S7.2, S4.3)."""
    m = position(at=["r11"], criminals={1: "r11 the_mechanic ="})
    roll(m, MISS, "attack", "black_dice:0")
    assert where(m, 1) is None
    assert happened(m, "criminal_left") == [{"criminal": "criminal_1", "card": "the_mechanic"}]
    m = position(at=["r0"], criminals={1: "r0 the_mechanic ="})
    roll(m, MISS, "attack", "black_dice:0")
    assert where(m, 1) is None


def test_fleeing_from_the_top_precinct_on_the_first_day() -> None:
    """rogue_agent:R5 a criminal put on r0 this round steps to r1, also when it flees."""
    m = position(at=["r0"], criminals={1: "r0 the_mechanic ="}, top_this_round=1)
    roll(m, MISS, "attack", "black_dice:0")
    assert where(m, 1) == "r2"


# ---------------------------------------------------------------- the attack itself


def test_tougher_and_weaker() -> None:
    """`tougher` and `weaker` change the health for this attack, never below 1 (S7.2)."""
    m = surprised("madame_ingot")
    roll(m, "rE rE rE", "black_dice:0")
    assert not criminal(m, 1)["defeated"]
    m = position(at=["r8"], criminals={1: "r8 lady_domino"}, marks={1: [0]})
    roll(m, "rE rE rammo", "attack", "black_dice:0")
    assert criminal(m, 1)["defeated"]


def test_fewer_red() -> None:
    """`fewer_red` (S7.2)."""
    m = surprised("nobody")
    roll(m, "rE rE", "black_dice:0")
    assert len(happened(m, "rolled")[0]["dice"]) == 2


def test_bonus_black() -> None:
    """`bonus_black`: a free black die; with it and ammo three black dice at most (S7.2)."""
    m = position(at=["r8"], criminals={1: "r8 overseer_nine"}, marks={1: [0]}, boards={0: {"ammo": 5}})
    play(m, "attack")
    assert ids(m) == ["black_dice:0", "black_dice:1", "black_dice:2"]
    roll(m, "rE rE rE kE kX kX", "black_dice:2")
    assert (criminal(m, 1)["defeated"], board(m, "ammo")) == (True, 3)


@pytest.mark.parametrize(
    ("card", "track", "before", "after"),
    [
        ("fuse_annie", "ammo", 3, 4),
        ("gasoline_gus", "fuel", 7, 8),
        ("the_notary", "evidence", 1, 3),
        ("the_apothecary", "stamina", 5, 7),
        ("needle_ko", "stamina", 8, 8),
    ],
)
def test_gains(card: str, track: str, before: int, after: int) -> None:
    """`gain_ammo`, `gain_fuel`, `gain_evidence`, `heal`: the ends of the tracks apply (S7.2)."""
    m = position(at=["r8"], criminals={1: f"r8 {card}"}, marks={1: [0]}, boards={0: {track: before}})
    play(m, "attack")
    assert board(m, track) == after


def test_gain_credits() -> None:
    """`gain_credits` from the supply, or what is left (S7.2)."""
    m = position(at=["r8"], criminals={1: "r8 golden_glove"}, marks={1: [0]})
    play(m, "attack")
    assert me(m)["credits"] == 6
    m = position(at=["r8"], criminals={1: "r8 golden_glove"}, marks={1: [0]}, credits={0: 4, 1: 10, 2: 10})
    play(m, "attack")
    assert (me(m)["credits"], m.seen(None)["supply"]) == (5, 0)


def test_no_retaliation() -> None:
    """`no_retaliation`: if this attack fails, nothing follows (S7.2)."""
    m = position(at=["r8"], criminals={1: "r8 jade_widow"}, marks={1: [0]})
    roll(m, MISS, "attack", "black_dice:0")
    assert (board(m, "stamina"), criminal(m, 1)["defeated"]) == (8, False)


def test_reveal_identity_in_agent_mode() -> None:
    """`reveal_identity` has no effect there, and what follows it has (S7.2)."""
    m = missed("doctor_silicon")
    assert board(m, "stamina") == 7
    assert decision(m) == "choose_action"


# ---------------------------------------------------------------- S7.3 clocks

TURNS = ["choose_action(0)", "end_turn(0)", "turn(1)", "turn(0)", "turn(2)"]


def test_a_clock_runs_to_the_end_of_the_next_turn() -> None:
    """rogue_agent:R25 through the rest of this turn and the whole next one."""
    m = missed("chopper_chantal", agenda=TURNS)
    assert [clock["effect"] for clock in me(m)["clocks"]] == ["clock_slow"]
    play(m, "patrol", "step:data_archive")
    assert decision(m) == "choose_action"
    play(m, "0 end_turn", "1 end_turn")
    assert len(me(m)["clocks"]) == 1
    play(m, "patrol", "step:precinct_1")
    while decision(m) == "gangster_ammo":
        play(m, "ammo:2")
    assert decision(m) == "choose_action"
    play(m, "0 end_turn")
    assert me(m)["clocks"] == []
    assert happened(m, "clock_over") == [{"seat": 0, "effect": "clock_slow"}]


def test_a_clock_ends_with_its_criminal() -> None:
    """When the criminal's disc gets back to the Data Stream in any way (S7.3)."""
    m = missed("chopper_chantal", bombs=[("r9", 1)], agenda=["choose_action(0)", "end_turn(0)", "city(0)", "turn(0)"])
    play(m, "end_turn")
    assert where(m, 1) is None
    assert me(m)["clocks"] == []


def test_clocks_are_not_limited() -> None:
    """rogue_agent:R26 the five tokens are reminders: six criminals can slow six times."""
    clocks: Laid = {
        "clock_seat": [0, 0, 0, 1, 1],
        "clock_word": ["clock_slow", "clock_no_cover", "clock_no_purchase", "clock_slow", "clock_no_cover"],
        "clock_by": ["criminal_2", "criminal_3", "criminal_4", "criminal_5", "criminal_6"],
        "clock_turns": [1] * 5,
    }
    m = missed("mister_venom", criminals={k: f"r{k}" for k in range(2, 7)}, **clocks)
    assert len(me(m)["clocks"]) == 4


def test_the_same_criminal_gives_no_second_clock() -> None:
    """Missing it again moves the end instead (S7.3)."""
    m = missed("chopper_chantal", agenda=["choose_action(0)", "end_turn(0)", "turn(0)", "turn(0)"])
    play(m, "end_turn")
    assert [clock["turns"] for clock in me(m)["clocks"]] == [1]
    roll(m, MISS, "attack", "black_dice:0")
    assert [clock["turns"] for clock in me(m)["clocks"]] == [2]


def test_equal_words_do_not_add_up() -> None:
    """Two slow clocks of two criminals take one step, not two (S7.3)."""
    clocks: Laid = {
        "clock_seat": [0, 0],
        "clock_word": ["clock_slow"] * 2,
        "clock_by": ["criminal_1", "criminal_2"],
        "clock_turns": [1, 2],
    }
    m = position(at=["r1"], criminals={1: "r5", 2: "r7"}, boards={0: {"car": 4}}, **clocks)
    play(m, "patrol", "step:precinct_4", "step:gun_shop")
    assert decision(m) == "choose_action"


def test_no_purchase_under_a_clock() -> None:
    """`clock_no_purchase` (S7.3)."""
    refused(
        position(at=["r5"], criminals={1: "r1"}, **clock("clock_no_purchase")), "purchase", "clock-no-purchase", "S7.3"
    )


def test_search_with_a_die_less() -> None:
    """`clock_search_minus`: the player leaves out one die, before rolling; one is always rolled (S7.3)."""
    m = position(at=["r5"], criminals={1: "r1"}, **clock("clock_search_minus"))
    play(m, "search")
    assert (decision(m), ids(m)) == ("leave_out", ["leave_out:red", "leave_out:black"])
    assert m.seen(None)["dice"] == ["red", "red", "black"]
    roll(m, "rE rX", "leave_out:black")
    assert m.seen(None)["dice"] == ["red-explosion", "red-boost"]
    m = position(at=["r11"], criminals={1: "r1"}, **clock("clock_search_minus"))
    roll(m, "kheal", "search")
    assert m.seen(None)["dice"] == ["black-heal"]


def test_no_cover_against_assassins() -> None:
    """`clock_no_cover`: informants do not help in a failed attack on an assassin either (S7.3)."""
    m = position(at=["r8"], criminals={1: "r1"}, assassins=["r8"], informants={"r8": [0, 0]}, **clock("clock_no_cover"))
    roll(m, MISS, "attack", "black_dice:0")
    assert board(m, "stamina") == 6


# ---------------------------------------------------------------- S7.4 leaving


def test_a_card_that_walks_off_is_shown_and_gone() -> None:
    """It is turned up for all to see and removed; nothing fires (S7.4)."""
    m = position(at=["r0"], criminals={1: "r0 terrorist_jack"})
    play(m, "end_turn")
    assert m.seen(None)["removed"] == ["terrorist_jack"]
    assert (board(m, "stamina"), in_bag(m, "criminal_1")) == (8, 1)


@pytest.mark.parametrize("card", ["the_drifter", "rain_ghost"])
def test_two_cards_go_back_into_the_deck(card: str) -> None:
    """They are shuffled into it when they walk off (S7.4)."""
    m = position(at=["hq"], criminals={1: f"r0 {card}"})
    play(m, "end_turn")
    assert m.seen(None)["removed"] == []
    assert m.seen(None)["deck"] == 46
    assert card in m.dump()["position"]["deck"]
    assert happened(m, "back_in_deck") == [{"card": card}]


def test_only_walking_off_brings_a_card_back() -> None:
    """Not an explosion (S7.4)."""
    m = position(at=["hq"], criminals={1: "r8 the_drifter"}, bombs=[("r9", 1)])
    play(m, "end_turn")
    assert m.seen(None)["removed_unseen"] == 1
    assert changed(m).dump()["position"]["removed_down"] == ["the_drifter"]
