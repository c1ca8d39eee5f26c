"""The cards that touch integrity rows: Blackmail, Defibrillator, Flashbang, Planted Evidence, Polygraph, Report Audit,
Surveillance Camera, Truth Serum (6)."""

from __future__ import annotations

from undercover import Match

from .positions import (
    aims,
    card,
    decision,
    deck,
    facts,
    hand,
    happened,
    ids,
    kinds,
    out,
    play,
    position,
    refused,
    result,
    row,
    rows,
    table,
    team,
    waiting,
    wounded,
)

# ---------------------------------------------------------------- Blackmail


def test_blackmail_exchanges_two_cards_of_two_others() -> None:
    """good_cop_bad_cop:R47 two different living players, neither the user; the sides of the cards are kept."""
    m = position(rows=["AHC", "KhC", "HCH", "chc", "HCC"], out=[3], hands={0: "blackmail"})
    offered = ids(m, 0, "play:blackmail")
    assert len(offered) == 27
    assert all(id.split(",")[1] != "0" and "3" not in (id.split(",")[1], id.split(",")[3]) for id in offered)
    refused(m, 0, "play:blackmail,1,0,1,1")
    refused(m, 0, "play:blackmail,0,0,1,1")
    refused(m, 0, "play:blackmail,2,0,1,1")
    play(m, "0 play:blackmail,1,1,2,1")
    assert rows(m)[1:3] == ["KCC", "HhH"]
    assert happened(m, "exchanged") == [{"seat": 1, "slot": "1", "other": 2, "other_slot": "1"}]
    assert deck(m)[-1] == "blackmail"
    assert waiting(m) == [0]


def test_blackmail_lets_only_the_new_owners_look() -> None:
    """The user sees nothing new; the former owner knows the card where it lies now (6, 9.1)."""
    m = position(rows=["AHC", "KHC", "HCC"], hands={0: "blackmail"})
    play(m, "0 play:blackmail,1,0,2,1")
    assert rows(m)[1:3] == ["CHC", "HKC"]
    assert happened(m, "received", 1) == [{"slot": "0", "kind": "crooked"}]
    assert happened(m, "received", 2) == [{"slot": "1", "kind": "kingpin"}]
    assert happened(m, "received", 0) == happened(m, "received") == []
    assert kinds(m, 0, 1) == kinds(m, 0, 2) == [None] * 3
    assert kinds(m, 1, 2) == [None, "kingpin", None]
    assert kinds(m, 2, 1) == ["crooked", None, None]
    assert kinds(m, 3, 2) == [None, None, None]


def test_what_was_known_of_a_card_goes_with_it() -> None:
    """Whoever knew a card before still knows it in its new place, with the turn in which it was seen (6, 9.1)."""
    m = position(rows=["AHC", "KHC", "HCC", "HHC"], hands={3: "blackmail"}, turn=5)
    play(m, "0 investigate:1,0", "3 pass")
    assert card(m, 0, 1, 0)["since"] == 6
    play(m, "3 play:blackmail,1,0,2,1")
    assert card(m, 0, 1, 0)["kind"] is None
    moved = card(m, 0, 2, 1)
    assert (moved["kind"], moved["since"]) == ("kingpin", 6)
    assert moved["seen_by"] == [0, 1]
    assert card(m, 4, 2, 1)["kind"] is None


def test_tokens_follow_the_cards() -> None:
    """A client can follow an exchanged card: it goes by a token that says nothing else (9.1)."""
    m = position(rows=["AHC", "KHC", "HCC"], hands={0: "blackmail"})
    before = [each["token"] for each in m.seen(4)["players"][1]["row"]]
    play(m, "0 play:blackmail,1,0,2,1")
    assert card(m, 4, 2, 1)["token"] == before[0]


def test_blackmail_needs_two_others() -> None:
    """good_cop_bad_cop:R36 with two living players it could do nothing."""
    m = position(4, rows=["AHC", "KHC", "hch", "chc"], out=[2, 3], hands={0: "blackmail"})
    refused(m, 0, "play_card:blackmail", "no-effect")


# ---------------------------------------------------------------- Defibrillator


def test_defibrillator_brings_a_player_back() -> None:
    """good_cop_bad_cop:R50 with one card of the user's choice, face-up; the others leave the game."""
    m = position(rows=["AHC", "KHC", "hch"], out=[2], hands={0: "defibrillator"}, aims={1: 2})
    assert ids(m, 0, "play:defib") == ["play:defibrillator,2,0", "play:defibrillator,2,1", "play:defibrillator,2,2"]
    play(m, "0 play:defibrillator,2,1")
    assert out(m) == []
    assert row(m, 2) == "-c-"
    assert team(m, 2) == "crooked"
    assert m.seen(None)["removed"] == ["honest", "honest"]
    player = m.seen(None)["players"][2]
    assert (player["aim"], player["hand"], player["wounded"]) == (None, [], False)
    assert aims(m) == {1: 2}
    play(m, "0 investigate:1,0")
    play(m, "1 investigate:0,0", "1 aim:2")
    assert waiting(m) == [2]


def test_a_player_may_be_revived_again() -> None:
    """good_cop_bad_cop:R50 with the one card left; nothing is removed."""
    m = position(rows=["AHC", "KHC", "-c-"], out=[2], hands={0: "defibrillator"})
    assert ids(m, 0, "play:defib") == ["play:defibrillator,2,1"]
    play(m, "0 play:defibrillator,2,1")
    assert row(m, 2) == "-c-"
    assert out(m) == []
    assert len(m.seen(None)["removed"]) == 2


def test_a_revived_player_can_be_shot_again() -> None:
    """One card, face-up: out at once, and back under the same rules (7.1, R50)."""
    m = position(rows=["AHC", "KHC", "-c-"], aims={0: 2})
    assert "shoot:2" in ids(m, 0)
    play(m, "0 shoot:2")
    assert out(m) == [2]


def test_defibrillator_needs_somebody_eliminated() -> None:
    """good_cop_bad_cop:R36 not before anybody is out."""
    m = position(hands={0: "defibrillator"})
    refused(m, 0, "play_card:defibrillator", "no-effect")


# ---------------------------------------------------------------- Flashbang


def flashed() -> Match:
    """Seat 4 has investigated slot 1 of seat 1, whose slot 0 lies face-up; then seat 1 throws a Flashbang."""
    m = position(rows=["AHC", "cHH", "KHC"], hands={1: "flashbang"}, active=4)
    play(m, "4 investigate:1,1", "1 pass")
    play(m, "1 play:flashbang,2,0,1")
    return m


def test_flashbang_lays_the_row_face_down_in_a_secret_order() -> None:
    """good_cop_bad_cop:E19 old 2, old 0, old 1: Honest, Crooked, Honest, all face-down, with new tokens."""
    m = position(rows=["AHC", "cHH", "KHC"], hands={1: "flashbang"}, active=4)
    before = [each["token"] for each in m.seen(0)["players"][1]["row"]]
    play(m, "4 investigate:1,1", "1 pass", "1 play:flashbang,2,0,1")
    assert row(m, 1) == "HCH"
    after = [each["token"] for each in m.seen(0)["players"][1]["row"]]
    assert not set(before) & set(after)
    assert kinds(m, 0, 1) == [None, None, None]
    assert kinds(m, 1, 1) == ["honest", "crooked", "honest"]
    assert happened(m, "picked_up_row", 0) == [{"seat": 1}]
    assert facts(m, 0) == [([(1, 0), (1, 1), (1, 2)], ["crooked"])]
    assert "2,0,1" not in str(m.story(0))


def test_the_new_order_is_seen_by_nobody_else() -> None:
    """good_cop_bad_cop:R62 whatever the order, everybody else sees and hears the same."""
    views = []
    for order in ("0,1,2", "2,1,0", "1,2,0"):
        m = position(rows=["AHC", "cHH", "KHC"], hands={1: "flashbang"}, active=4)
        play(m, "4 equip", f"1 play:flashbang,{order}")
        views.append([(m.seen(seat), m.story(seat)) for seat in (0, 2, 3, 4, None)])
    assert views[0] == views[1] == views[2]


def test_flashbang_hides_face_up_cards() -> None:
    """good_cop_bad_cop:R46 all cards of the row, face-up ones included; what was known of single slots is lost."""
    m = flashed()
    assert row(m, 1).isupper()
    assert kinds(m, 4, 1) == [None] * 3
    assert card(m, 4, 1, 1)["seen_by"] == []


def test_what_is_left_of_knowledge_is_about_the_row() -> None:
    """good_cop_bad_cop:R62 the investigator knows one card more than the others, and no longer which."""
    m = flashed()
    everywhere = [(1, 0), (1, 1), (1, 2)]
    assert facts(m, 4) == [(everywhere, ["honest", "crooked"])]
    assert facts(m, 0) == facts(m, None) == [(everywhere, ["crooked"])]
    assert facts(m, 1) == []


def test_a_fact_about_a_row_follows_an_exchanged_card() -> None:
    """good_cop_bad_cop:R62 it belongs to the cards laid down, wherever Blackmail takes one of them."""
    m = position(rows=["AHC", "cHH", "KHC"], hands={1: "flashbang", 3: "blackmail"}, active=4)
    play(m, "4 equip", "3 pass", "1 play:flashbang,2,0,1")
    play(m, "4 equip", "3 play:blackmail,1,0,2,1")
    assert facts(m, 0) == [([(1, 1), (1, 2), (2, 1)], ["crooked"])]
    assert facts(m, 2) == [([(1, 1), (1, 2)], ["crooked"])]


def test_a_fact_shrinks_when_a_card_is_seen() -> None:
    """What is found out about one card leaves the rest for the others (R62)."""
    m = flashed()
    play(m, "0 investigate:1,1")
    assert kinds(m, 0, 1) == [None, "crooked", None]
    assert facts(m, 0) == []
    assert facts(m, 4) == [([(1, 0), (1, 1), (1, 2)], ["honest", "crooked"])]
    play(m, "1 investigate:0,0", "2 investigate:0,0", "3 investigate:0,0", "4 investigate:1,0")
    assert kinds(m, 4, 1) == ["honest", None, None]
    assert facts(m, 4) == [([(1, 1), (1, 2)], ["crooked"])]


def test_flashbang_on_a_row_of_one_card() -> None:
    """good_cop_bad_cop:R62 it is simply turned down; whoever saw it knows it still."""
    m = position(rows=["AHC", "-c-", "KHC"], hands={1: "flashbang"}, active=1)
    assert ids(m, 1, "play") == ["play_card:flashbang"]
    play(m, "1 play_card:flashbang")
    assert row(m, 1) == "-C-"
    assert facts(m, 0) == [([(1, 1)], ["crooked"])]


def test_a_wound_stays_through_a_flashbang() -> None:
    """A Wound card belongs to the player (6)."""
    m = position(rows=["ahc", "KHC"], wounded=[0], hands={0: "flashbang"})
    play(m, "0 play:flashbang,1,0,2")
    assert wounded(m) == [0]
    assert row(m, 0) == "HAC"


# ---------------------------------------------------------------- Planted Evidence


def test_planted_evidence_turns_a_team_round() -> None:
    """good_cop_bad_cop:E15 Honest, Honest, Crooked with Planted Evidence is Crooked."""
    m = position(rows=["HHC", "AHC", "KHC"], hands={0: "planted_evidence"})
    assert ids(m, 0, "play") == [f"play:planted_evidence,{seat}" for seat in range(5)]
    play(m, "0 play:planted_evidence,0")
    assert team(m, 0) == "crooked"
    assert m.seen(3)["players"][0]["planted"]
    assert "planted_evidence" not in deck(m)
    assert hand(m, 0) is None


def test_planted_evidence_leaves_leaders_alone() -> None:
    """good_cop_bad_cop:R49 a leader's team comes from the leader card; the evidence belongs to the player for good."""
    m = position(rows=["AHC", "KHC", "HHC"], hands={2: "planted_evidence"}, active=2)
    play(m, "2 play:planted_evidence,0")
    assert team(m, 0) == "honest"
    m = position(rows=["AHC", "KHC", "HHC"], planted=0, hands={2: "blackmail"}, active=2)
    play(m, "2 play:blackmail,0,0,3,0")
    assert row(m, 0).upper().count("A") == 0
    assert team(m, 0) != majority(row(m, 0))


def majority(cards: str) -> str:
    return "honest" if cards.upper().count("H") > cards.upper().count("C") else "crooked"


def test_planted_evidence_stays_through_elimination_and_revival() -> None:
    """good_cop_bad_cop:R49 it follows the player, not the cards."""
    m = position(rows=["AHC", "KHC", "hch"], planted=2, aims={0: 2}, hands={1: "defibrillator"})
    play(m, "0 shoot:2", "1 pass", "1 play:defibrillator,2,0")
    assert row(m, 2) == "h--"
    assert team(m, 2) == "crooked"
    assert m.seen(None)["players"][2]["planted"]


# ---------------------------------------------------------------- Polygraph


def test_polygraph_shows_two_rows_to_two_players() -> None:
    """good_cop_bad_cop:R44 each sees the other's cards, nobody else does, and no card is fresh: it only views."""
    m = position(rows=["AHC", "KhC", "HCC"], hands={0: "polygraph", 2: "surveillance_camera"})
    assert ids(m, 0, "play") == [f"play:polygraph,{seat}" for seat in range(1, 5)]
    play(m, "0 play:polygraph,1")
    assert kinds(m, 0, 1) == ["kingpin", "honest", "crooked"]
    assert kinds(m, 1, 0) == ["agent", "honest", "crooked"]
    assert kinds(m, 2, 0) == [None, None, None]
    assert happened(m, "compared", 2) == [{"seat": 0, "other": 1}]
    assert happened(m, "saw", 2) == []
    assert decision(m) == "act"
    assert row(m, 0) == "AHC"
    play(m, "0 equip", "2 pass", "0 turn_up:0")
    assert ids(m, 2) == ["pass"]
    refused(m, 2, "play_card:surveillance_camera", "no-effect")


def test_polygraph_needs_a_face_down_card_among_the_two() -> None:
    """good_cop_bad_cop:R36 between two open rows there is nothing to see."""
    m = position(rows=["ahc", "khc", "HCC", "HHC"], hands={0: "polygraph"})
    assert ids(m, 0, "play") == ["play:polygraph,2", "play:polygraph,3", "play:polygraph,4"]


# ---------------------------------------------------------------- Report Audit


def test_report_audit_turns_one_card_up_in_every_hidden_row() -> None:
    """good_cop_bad_cop:R41 also the user's; chosen in secret, turned up together."""
    m = position(6, rows=["AHC", "KHC", "hCH", "chc", "HCH", "HCC"], out=[3], hands={0: "report_audit"})
    play(m, "0 play:report_audit")
    assert waiting(m) == [1, 4, 5, 0]
    assert ids(m, 0) == ["turn_up:0", "turn_up:1", "turn_up:2"]
    play(m, "5 turn_up:1", "1 turn_up:2", "0 turn_up:1")
    assert rows(m)[:2] == ["AHC", "KHC"]
    assert m.seen(2)["asked"] == [1, 4, 5, 0]
    play(m, "4 turn_up:0")
    assert rows(m) == ["AhC", "KHc", "hCH", "chc", "hCH", "HcC"]
    assert waiting(m) == [0]
    assert decision(m) == "act"


def test_report_audit_and_single_cards() -> None:
    """A row of one face-down card is turned up without a choice (D4)."""
    m = position(6, rows=["aHC", "kHC", "-C-", "HhC", "hHC", "cHC"], hands={0: "report_audit"})
    play(m, "0 play:report_audit")
    assert row(m, 2) == "-c-"
    assert waiting(m) == [0]
    assert decision(m) == "act"


def test_report_audit_needs_a_hidden_row() -> None:
    """good_cop_bad_cop:R36 a living player without a face-up card."""
    m = position(6, rows=["aHC", "kHC", "hCH", "cHC", "hCH", "hCC"], hands={0: "report_audit"})
    refused(m, 0, "play:report_audit", "no-effect")


# ---------------------------------------------------------------- Surveillance Camera


def test_surveillance_camera_turns_the_investigated_card_up() -> None:
    """good_cop_bad_cop:E12 A investigates B slot 1; B and C pass, D plays the Camera: it is turned up, next round."""
    m = position(hands={1: "coffee", 2: "smoke_grenade", 3: "surveillance_camera"})
    play(m, "0 investigate:1,1", "1 pass", "2 pass", "3 pass")
    play(m, "1 pass", "2 pass", "3 play:surveillance_camera,1,1")
    assert row(m, 1) == "KhC"
    assert decision(m) == "react_investigate"
    assert waiting(m) == [1, 2]


def test_a_card_of_higher_priority_does_not_spoil_the_camera() -> None:
    """good_cop_bad_cop:R45 unless it moves, hides or reveals the card; with several fresh cards the user picks one."""
    m = position(hands={1: "coffee", 3: "surveillance_camera"})
    play(m, "0 investigate:4,1", "1 pass", "3 pass", "1 play:coffee", "3 play:surveillance_camera,4,1")
    assert row(m, 4) == "HCH"
    assert ids(m, 3) == ["pass", "play:surveillance_camera,4,1"]
    m = position(hands={0: "wiretap", 3: "surveillance_camera"})
    play(m, "0 play:wiretap,1,2", "0 pick:2,0")
    assert ids(m, 3) == ["pass", "play:surveillance_camera,1,2", "play:surveillance_camera,2,0"]


def test_a_card_that_was_moved_or_hidden_is_not_fresh() -> None:
    """good_cop_bad_cop:R45 exchanged, picked up or turned up, it is out of the Camera's sight."""
    for equipment, played in (("blackmail", "blackmail,2,0,4,1"), ("truth_serum", "truth_serum,4")):
        m = position(rows=["AHC", "KHC", "HHC", "HCC", "hCh"], hands={1: equipment, 3: "surveillance_camera"})
        play(m, "0 investigate:4,1", "1 pass", "3 pass", "3 pass", f"1 play:{played}")
        assert decision(m) == "react_investigate"
        assert ids(m, 3) == ["pass"]
    m = position(hands={4: "flashbang", 3: "surveillance_camera"})
    play(m, "0 investigate:4,1", "3 pass", "4 pass", "3 pass", "4 play:flashbang,0,1,2")
    assert ids(m, 3) == ["pass"]


def test_a_card_is_fresh_for_one_window_only() -> None:
    """good_cop_bad_cop:R45 after an Investigate action not any more in the last window of the turn."""
    m = position(hands={3: "surveillance_camera"}, aims={0: 1})
    play(m, "0 investigate:4,1", "3 pass")
    assert card(m, 2, 4, 1)["fresh"]
    play(m, "3 pass", "0 aim:1")
    assert decision(m) == "react_end"
    assert not card(m, 2, 4, 1)["fresh"]
    assert ids(m, 3) == ["pass"]


def test_a_wiretap_in_the_last_window_makes_cards_fresh() -> None:
    """good_cop_bad_cop:R45 until that window closes (6)."""
    m = position(hands={2: "wiretap", 3: "surveillance_camera"}, aims={0: 1})
    play(m, "0 investigate:4,1", "2 pass", "3 pass", "2 pass", "3 pass", "0 aim:1")
    play(m, "3 pass", "2 play:wiretap,0,0", "2 pick:1,1")
    assert ids(m, 3) == ["pass", "play:surveillance_camera,0,0", "play:surveillance_camera,1,1"]
    play(m, "3 pass")
    assert table(m).fresh == 0


def test_anybody_may_use_the_camera() -> None:
    """good_cop_bad_cop:R45 the investigator, the investigated player, or a third one."""
    for holder in (0, 4, 2):
        m = position(hands={holder: "surveillance_camera"})
        play(m, "0 investigate:4,1")
        if decision(m) == "react_declare":
            play(m, f"{holder} pass")
        play(m, f"{holder} play:surveillance_camera,4,1")
        assert row(m, 4) == "HcH"


# ---------------------------------------------------------------- Truth Serum


def test_truth_serum_leaves_the_choice_to_the_victim() -> None:
    """good_cop_bad_cop:R40 the affected player chooses which card to turn up, not the user."""
    m = position(rows=["AHC", "KHC", "hch", "hCH"], out=[], hands={0: "truth_serum"})
    assert ids(m, 0, "play") == ["play:truth_serum,0", "play:truth_serum,1", "play:truth_serum,3", "play:truth_serum,4"]
    play(m, "0 play:truth_serum,1")
    assert waiting(m) == [1]
    assert ids(m, 1) == ["turn_up:0", "turn_up:1", "turn_up:2"]
    play(m, "1 turn_up:2")
    assert row(m, 1) == "KHc"
    assert waiting(m) == [0]


def test_truth_serum_needs_a_face_down_card() -> None:
    """good_cop_bad_cop:R36 nothing to turn up, no serum; a single card is turned up without asking."""
    m = position(4, rows=["ahc", "khc", "hch", "chc"], hands={0: "truth_serum"})
    refused(m, 0, "play_card:truth_serum", "no-effect")
    m = position(rows=["aHc"], hands={0: "truth_serum"})
    play(m, "0 play:truth_serum,0")
    assert row(m, 0) == "ahc"
    assert decision(m) == "act"


# ---------------------------------------------------------------- yourself as a target


def test_yourself_as_a_target() -> None:
    """good_cop_bad_cop:R37 allowed for Truth Serum, Planted Evidence and K-9 Unit, for no other card."""
    for equipment in ("truth_serum", "planted_evidence", "k9_unit"):
        m = position(hands={0: equipment}, aims={0: 1})
        assert f"play:{equipment},0" in ids(m, 0)
    others: dict[str, dict[int, str]] = {
        "evidence_bag": {0: "evidence_bag", 1: "coffee"},
        "polygraph": {0: "polygraph"},
        "wiretap": {0: "wiretap"},
        "taser": {0: "taser"},
        "blackmail": {0: "blackmail"},
    }
    for equipment, hands in others.items():
        m = position(hands=hands, aims={1: 2})
        offered = ids(m, 0, f"play:{equipment}")
        assert offered
        assert not any(id.split(",")[1] == "0" for id in offered)
    assert result(m) is None
