"""The turn (4): the four actions, the aim, whose turn is next, and what happens to those who run out of time."""

from __future__ import annotations

import pytest

from undercover import Match
from undercover.games.good_cop_bad_cop import GAME
from undercover.table.kit import attributes

from .positions import (
    aims,
    all_pass,
    card,
    decision,
    deck,
    hand,
    happened,
    heard,
    ids,
    kinds,
    out,
    play,
    position,
    refused,
    result,
    row,
    table,
    waiting,
)


def end_turn(m: Match) -> None:
    """Everybody passes until the next turn begins."""
    turn = m.seen(None)["turn"]
    while m.seen(None)["turn"] == turn:
        for seat in m.waiting:
            m.play(seat, m.default(seat))


# ---------------------------------------------------------------- the action


def test_there_is_no_passing() -> None:
    """good_cop_bad_cop:R11 one of the four actions must be taken, and Equip always can be."""
    m = position(rows=["AHH", "kcc", "hch", "chc", "hch"], aims={1: 2, 2: 1, 3: 1})
    assert ids(m, 0) == ["equip"]
    assert waiting(m) == [0]
    refused(m, 0, "pass")


def test_the_action_is_asked_even_if_there_is_only_one() -> None:
    """D2 is never answered by the engine: the player sees that it is their turn (4)."""
    m = position(rows=["ahh", "kcc", "hch", "chc", "hch"], aims={1: 2, 2: 1, 3: 1})
    assert waiting(m) == [0]
    assert ids(m, 0) == ["equip"]


def test_investigate_others_only() -> None:
    """good_cop_bad_cop:R12 a face-down card of another living player, also one already known; never your own."""
    m = position(rows=["AHC", "KhC", "hch", "CHC"], out=[2], active=0)
    assert ids(m, 0, "investigate") == [
        "investigate:1,0",
        "investigate:1,2",
        "investigate:3,0",
        "investigate:3,1",
        "investigate:3,2",
        "investigate:4,0",
        "investigate:4,1",
        "investigate:4,2",
    ]
    refused(m, 0, "investigate:0,0")
    play(m, "0 investigate:1,0")
    assert kinds(m, 0, 1) == ["kingpin", "honest", None]
    assert row(m, 1) == "KhC"
    end_turn(m)
    while waiting(m) != [0]:
        end_turn(m)
    assert "investigate:1,0" in ids(m, 0)


def test_only_the_investigator_sees_the_card() -> None:
    """Everybody sees which card it is, nobody else what it is (4.4, 9.1)."""
    m = position()
    play(m, "0 investigate:1,0")
    assert happened(m, "looked", 2) == [{"seat": 0, "other": 1, "slot": "0"}]
    assert happened(m, "saw", 0) == [{"seat": 1, "slot": "0", "kind": "kingpin"}]
    assert happened(m, "saw", 1) == happened(m, "saw", 2) == happened(m, "saw") == []
    assert card(m, 2, 1, 0)["kind"] is None
    assert card(m, 2, 1, 0)["seen_by"] == [0]


def test_equip_without_equipment() -> None:
    """Draw, then turn a card up; with one card in hand nothing is given up (4.4)."""
    m = position(top=["wiretap"])
    play(m, "0 equip")
    assert decision(m) == "turn_up"
    assert hand(m, 0) == "wiretap"
    play(m, "0 turn_up:2")
    assert row(m, 0) == "AHc"
    assert waiting(m) == [0]
    assert decision(m) == "react_end"


def test_equip_with_equipment() -> None:
    """good_cop_bad_cop:E8 a second card, one integrity card up, one of the two kept; none is played between."""
    m = position(hands={0: "coffee"}, top=["wiretap"])
    under = deck(m)
    play(m, "0 equip")
    assert m.seen(0)["players"][0]["hand"] == ["coffee", "wiretap"]
    assert m.seen(1)["players"][0]["hand"] == [None, None]
    refused(m, 0, "play:coffee")
    play(m, "0 turn_up:1")
    assert ids(m, 0) == ["keep:coffee", "keep:wiretap"]
    refused(m, 0, "play:wiretap,1,0")
    play(m, "0 keep:wiretap")
    assert hand(m, 0) == "wiretap"
    assert deck(m) == [*under[1:], "coffee"]
    assert row(m, 0) == "AhC"


def test_the_drawn_card_is_seen_before_the_choice() -> None:
    """good_cop_bad_cop:R13 draw, turn up, give up: when the integrity card is chosen the new card is known."""
    m = position(hands={0: "coffee"}, top=["taser"])
    play(m, "0 equip")
    assert decision(m) == "turn_up"
    assert m.seen(0)["players"][0]["hand"] == ["coffee", "taser"]
    play(m, "0 turn_up:0")
    assert decision(m) == "keep"


def test_surplus_equipment_goes_under_unseen() -> None:
    """good_cop_bad_cop:R14 the others see that a card goes under, not which."""
    m = position(hands={0: "coffee"}, top=["taser"])
    play(m, "0 equip", "0 turn_up:0", "0 keep:taser")
    assert happened(m, "put_under", 1) == [{"seat": 0}]
    assert happened(m, "put_under_myself", 0) == [{"equipment": "coffee"}]
    assert happened(m, "put_under_myself", 1) == []
    assert m.seen(1)["deck"][-1] is m.seen(0)["deck"][-1] is None


def test_equip_without_a_face_down_card() -> None:
    """Nothing is turned up then, and a single face-down card is turned up without asking (4.1 D4)."""
    m = position(rows=["ahc"])
    play(m, "0 equip")
    assert row(m, 0) == "ahc"
    assert decision(m) == "react_end"
    m = position(rows=["ahC"])
    play(m, "0 equip")
    assert row(m, 0) == "ahc"
    assert decision(m) == "react_end"


def test_arm() -> None:
    """good_cop_bad_cop:R15 the target is announced with the declaration; a card is turned up; the aim may change."""
    m = position(hands={3: "coffee"})
    play(m, "0 arm:2")
    assert m.seen(4)["declared"] == {"action": "arm", "seat": 2, "slot": None}
    assert happened(m, "declared_arm") == [{"seat": 0, "other": 2}]
    assert (aims(m), m.seen(None)["guns"]) == ({}, 3)
    play(m, "3 pass")
    assert (aims(m), m.seen(None)["guns"]) == ({0: 2}, 2)
    play(m, "0 turn_up:1")
    assert row(m, 0) == "AhC"
    assert ids(m, 0) == ["aim:1", "aim:2", "aim:3", "aim:4"]
    play(m, "0 aim:4")
    assert aims(m) == {0: 4}


def test_arm_needs_free_hands_and_a_free_gun() -> None:
    """One gun each, and only those in the middle (4.2)."""
    m = position(aims={0: 1})
    assert ids(m, 0, "arm") == []
    refused(m, 0, "arm_now", "already-armed")
    m = position(4, aims={1: 0, 2: 1})
    assert ids(m, 0, "arm") == []
    refused(m, 0, "arm_now", "no-gun-left")


def test_arm_aims_at_living_players() -> None:
    m = position(rows=["AHC", "KHC", "hch"], out=[2])
    assert ids(m, 0, "arm") == ["arm:1", "arm:3", "arm:4"]


# ---------------------------------------------------------------- the aim


def test_the_aim_step_keeps_or_changes_the_target() -> None:
    """good_cop_bad_cop:R16 a living target may be kept; a dead one may not."""
    m = position(aims={0: 2})
    play(m, "0 investigate:1,0")
    assert decision(m) == "aim"
    assert ids(m, 0) == ["aim:1", "aim:2", "aim:3", "aim:4"]
    play(m, "0 aim:2")
    assert aims(m) == {0: 2}
    m = position(rows=["AHC", "KHC", "hch"], out=[2], aims={0: 2})
    play(m, "0 investigate:1,0")
    assert ids(m, 0) == ["aim:1", "aim:3", "aim:4"]
    refused(m, 0, "aim:2", "target-eliminated")


def test_guns_stay_aimed_at_the_eliminated() -> None:
    """good_cop_bad_cop:R17 such a gun keeps pointing there, and cannot be fired until it is aimed elsewhere."""
    m = position(aims={0: 2, 1: 2}, rows=["AHC", "KHC", "HCH"])
    play(m, "0 shoot:2")
    assert out(m) == [2]
    assert aims(m) == {1: 2}
    assert waiting(m) == [1]
    assert ids(m, 1, "shoot") == []
    play(m, "1 equip", "1 turn_up:0", "1 aim:0")
    assert aims(m) == {1: 0}


def test_shoot_needs_a_living_target() -> None:
    """good_cop_bad_cop:R18 another action must be chosen, and the gun is aimed afterwards."""
    m = position(rows=["AHC", "KHC", "hch"], out=[2], aims={0: 2})
    refused(m, 0, "shoot:2", "target-eliminated")
    assert ids(m, 0, "shoot") == []
    play(m, "0 equip", "0 turn_up:0")
    assert decision(m) == "aim"


def test_a_revived_target_can_be_shot() -> None:
    """A gun aimed at an eliminated player can fire again once that player is back (7.2, R17)."""
    m = position(rows=["AHC", "KHC", "hch"], out=[2], aims={0: 2}, hands={0: "defibrillator"})
    play(m, "0 play:defibrillator,2,1")
    assert ids(m, 0, "shoot") == ["shoot:2"]


def test_one_candidate_is_aimed_at_without_asking() -> None:
    """With two living players the aim is settled, and it still counts as an Aim step (4.6)."""
    m = position(4, rows=["AHC", "KHC", "hch", "chc"], out=[2, 3], hands={1: "coffee"})
    play(m, "0 arm:1", "1 pass")
    play(m, "0 turn_up:0")
    assert aims(m) == {0: 1}
    assert decision(m) == "react_end"


def test_equipment_may_be_played_before_the_aim() -> None:
    """good_cop_bad_cop:R27 a card drawn by Equip may inform the aim; no window of its own, and the aim is asked
    again."""
    m = position(aims={0: 2}, top=["wiretap"], hands={3: "coffee"})
    play(m, "0 equip", "3 pass", "0 turn_up:0")
    assert decision(m) == "aim"
    assert "play:wiretap,1,0" in ids(m, 0)
    play(m, "0 play:wiretap,1,0", "0 pick:2,1")
    assert (decision(m), waiting(m)) == ("aim", [0])
    assert ids(m, 0) == ["aim:1", "aim:2", "aim:3", "aim:4"]
    play(m, "0 aim:1")
    assert (decision(m), waiting(m)) == ("react_end", [3])
    assert [card(m, 3, seat, slot)["fresh"] for seat, slot in ((1, 0), (2, 1))] == [True, True]


def test_nothing_that_needs_the_action_is_played_at_the_aim() -> None:
    """good_cop_bad_cop:R27 no Taser, and no K-9 Unit for an unarmed active player: the action is done."""
    m = position(aims={0: 2, 1: 0}, top=["taser"])
    play(m, "0 equip", "0 turn_up:0")
    refused(m, 0, "play_card:taser", "only-own-action")
    m = position(aims={0: 2}, top=["k9_unit"])
    play(m, "0 equip", "0 turn_up:0")
    assert ids(m, 0, "play") == ["play:k9_unit,0"]


def test_the_aim_falls_away_with_the_gun() -> None:
    """good_cop_bad_cop:R27 whoever gives the gun back has nothing to aim; the last window is held all the same."""
    m = position(aims={0: 2}, hands={0: "k9_unit", 3: "coffee"})
    play(m, "0 investigate:1,0", "3 pass", "3 pass", "0 pass")
    assert decision(m) == "aim"
    play(m, "0 play:k9_unit,0")
    assert aims(m) == {}
    assert decision(m) == "react_end"


def test_a_single_target_is_asked_for_while_a_card_is_in_hand() -> None:
    """good_cop_bad_cop:R27 nobody can tell whether it could be played."""
    m = position(4, rows=["AHC", "KHC", "hch", "chc"], out=[2, 3], hands={0: "restraining_order"})
    play(m, "0 arm:1", "0 turn_up:0")
    assert (decision(m), ids(m, 0)) == ("aim", ["aim:1"])


# ---------------------------------------------------------------- the end of the turn


def test_no_second_window_after_an_investigation() -> None:
    """good_cop_bad_cop:E17 no gun, an investigation, everybody passes: the turn ends without a further window."""
    m = position(hands={2: "coffee", 3: "wiretap"})
    play(m, "0 investigate:1,1", "2 pass", "3 pass")
    assert decision(m) == "react_investigate"
    play(m, "3 pass", "2 pass")
    assert m.seen(None)["turn"] == 2
    assert decision(m) == "act"


def test_a_second_window_after_the_aim_step() -> None:
    """Whoever aims after an investigation changes something, so there is a last window (4.6)."""
    m = position(hands={2: "coffee"}, aims={0: 1})
    play(m, "0 investigate:1,1", "2 pass", "2 pass")
    assert decision(m) == "aim"
    play(m, "0 aim:1")
    assert decision(m) == "react_end"
    assert waiting(m) == [2]


def test_windows_without_anybody_to_ask_are_skipped() -> None:
    """Publicly: nobody holds equipment (4.6)."""
    m = position()
    play(m, "0 investigate:1,1")
    assert "window_opened" not in heard(m)
    assert waiting(m) == [1]


def test_coffee_order() -> None:
    """good_cop_bad_cop:E16 six players, D plays Coffee in A's turn: A, D, E, F, A."""
    m = position(6, hands={3: "coffee"}, rows=["AHC"])
    play(m, "0 investigate:1,0", "3 play:coffee")
    order = [0]
    play(m, "0 investigate:1,0")
    for _ in range(4):
        order.append(m.waiting[0])
        play(m, f"{m.waiting[0]} {m.default(m.waiting[0]).id}")
    assert order == [0, 3, 4, 5, 0]


def test_eliminated_players_are_passed_over() -> None:
    """The next living player in the direction of play (4.7)."""
    m = position(rows=["AHC", "hhc", "ccc", "KHC"], out=[1, 2])
    play(m, "0 investigate:3,0")
    assert waiting(m) == [3]
    m = position(rows=["AHC", "KHC", "HHC", "HCC", "hcc"], out=[4], clockwise=False)
    play(m, "0 investigate:3,0")
    assert waiting(m) == [3]


# ---------------------------------------------------------------- endless games


def test_nothing_but_the_limit_stops_a_game_in_which_nobody_shoots() -> None:
    """good_cop_bad_cop:R57 a thousand turns without a shot; with the option the game stops without a winner."""
    m = GAME.start(4, 1, {"talk": "off"})
    for _ in range(4):
        m.play(m.waiting[0], "arrange:0,1,2")
    while m.seen(None)["turn"] < 1000:
        for seat in m.waiting:
            if seat in m.waiting:
                choice = "equip" if decision(m) == "act" else m.default(seat).id
                m.play(seat, choice)
    assert result(m) is None

    m = GAME.start(4, 1, {"max_turns": 20})
    turns = 0
    while m.outcome is None:
        turns = m.seen(None)["turn"]
        seat = m.waiting[0]
        m.play(seat, "equip" if decision(m) == "act" else m.default(seat).id)
    assert turns == 20
    assert result(m) == (set(), "end-turn-limit")
    assert m.outcome.scores == (0, 0, 0, 0)


# ---------------------------------------------------------------- out of time


def test_what_is_done_for_whoever_runs_out_of_time() -> None:
    """good_cop_bad_cop:R58 dealt order; the first legal Investigate; lowest slot; the older card; keep the target."""
    m = GAME.start(5, 3)
    assert m.default(4).id == "arrange:0,1,2"
    m = position(rows=["AHC", "khc", "hCh"], out=[1], hands={0: "coffee", 4: "wiretap"}, top=["taser"])
    assert m.default(0).id == "investigate:2,1"
    m.play(0, "equip")
    assert m.default(4).id == "pass"
    play(m, "4 pass")
    assert m.default(0).id == "turn_up:0"
    play(m, "0 turn_up:0")
    assert m.default(0).id == "keep:coffee"


def test_the_default_action_is_equip_when_nothing_is_face_down() -> None:
    """good_cop_bad_cop:R58 else Equip."""
    m = position(rows=["AHC", "khc", "hch", "chc", "hch"])
    assert m.default(0).id == "equip"


def test_the_default_action_follows_the_direction_of_play() -> None:
    """good_cop_bad_cop:R58 the next player in turn order, not in seat order."""
    m = position(rows=["AHC", "KHC", "HHC", "HCC", "hcC"], clockwise=False)
    assert m.default(0).id == "investigate:4,2"


def test_default_aims() -> None:
    """good_cop_bad_cop:R58 a living target is kept, else the next living player in turn order is aimed at."""
    m = position(aims={0: 3})
    play(m, "0 investigate:1,0")
    assert m.default(0).id == "aim:3"
    m = position(rows=["AHC", "KHC", "HHC", "hcc"], out=[3], aims={0: 3})
    play(m, "0 investigate:1,0")
    assert m.default(0).id == "aim:1"


def test_default_targets_of_cards() -> None:
    """good_cop_bad_cop:R58 Restraining Order: the next living player; Wiretap: the first candidate, lowest slot."""
    m = position(aims={0: 1}, hands={2: "restraining_order"})
    play(m, "0 shoot:1", "2 play:restraining_order")
    assert m.default(0).id == "retarget:2"
    m = position(hands={3: "wiretap"}, rows=["AHC", "KHC", "HHC", "HCC", "hCC"], active=3)
    play(m, "3 play:wiretap,0,1")
    assert m.default(3).id == "pick:4,1"


def test_default_talk_is_silence() -> None:
    """good_cop_bad_cop:R58 no claim."""
    m = position(options={"talk": "structured"})
    assert m.default(0).id == "silent"


def test_brisk_tables_answer_only_guns() -> None:
    """reaction_mode brisk: the declaration window is held for Shoot and Arm only (9.3)."""
    brisk = {"reaction_mode": "brisk"}
    m = position(hands={2: "coffee"}, options=brisk)
    play(m, "0 investigate:1,0")
    assert decision(m) == "react_investigate"
    m = position(hands={2: "coffee"}, options=brisk)
    play(m, "0 equip")
    assert decision(m) == "turn_up"
    m = position(hands={2: "coffee"}, options=brisk)
    play(m, "0 arm:1")
    assert decision(m) == "react_declare"
    m = position(hands={2: "coffee"}, options=brisk, aims={0: 1})
    play(m, "0 shoot:1")
    assert decision(m) == "react_declare"


def test_a_declaration_spends_nothing() -> None:
    """Until it is carried out, everything lies where it lay (4.2)."""
    m = position(hands={2: "coffee"}, aims={0: 1})
    before = attributes(table(m))
    play(m, "0 shoot:1")
    g = table(m)
    for part in ("cards", "aims", "deck", "hands"):
        assert attributes(g)[part] == before[part]
    assert not g.acted
    all_pass(m)
    assert g.acted


@pytest.mark.parametrize("seats", [4, 8])
def test_the_number_of_options_stays_within_bounds(seats: int) -> None:
    """At most 218 at eight players, with Blackmail (13)."""
    m = position(seats, hands={0: "blackmail"})
    assert len(ids(m, 0)) == {4: 9 + 1 + 3 + 27, 8: 218}[seats]
