"""The other cards (6): turn order, stealing, guns, Metal Detector and Wiretap."""

from __future__ import annotations

from .positions import (
    aims,
    card,
    decision,
    deck,
    hand,
    happened,
    ids,
    kinds,
    out,
    play,
    position,
    refused,
    row,
    table,
    waiting,
    wounded,
)

# ---------------------------------------------------------------- Coffee and Smoke Grenade


def test_coffee_moves_the_turn() -> None:
    """good_cop_bad_cop:R51 the user is next, and play goes on from there; the seats between are passed over."""
    m = position(hands={3: "coffee"})
    play(m, "0 equip", "3 play:coffee")
    assert m.seen(None)["coffee"] == 3
    play(m, "0 investigate:1,0")
    assert waiting(m) == [3]
    assert m.seen(None)["coffee"] is None
    play(m, "3 investigate:1,0")
    assert waiting(m) == [4]


def test_coffee_in_the_own_turn() -> None:
    """good_cop_bad_cop:R51 the active player then has two turns running."""
    m = position(hands={0: "coffee"})
    play(m, "0 play:coffee", "0 investigate:1,0")
    assert waiting(m) == [0]
    assert m.seen(None)["turn"] == 2


def test_coffee_of_somebody_eliminated() -> None:
    """good_cop_bad_cop:R51 the turn goes to the next living player after that seat."""
    m = position(hands={2: "coffee"}, aims={0: 2})
    play(m, "0 shoot:2", "2 play:coffee", "0 shoot:2")
    assert out(m) == [2]
    assert waiting(m) == [3]


def test_smoke_grenade_turns_the_direction() -> None:
    """At the end of the turn, for good; a later one turns it back (6)."""
    m = position(hands={0: "smoke_grenade"})
    play(m, "0 play:smoke_grenade")
    assert m.seen(None)["direction"] == "clockwise"
    assert m.seen(None)["smoke"]
    play(m, "0 investigate:1,0")
    assert m.seen(None)["direction"] == "counterclockwise"
    assert not m.seen(None)["smoke"]
    order = []
    for _ in range(3):
        order.append(m.waiting[0])
        play(m, f"{m.waiting[0]} {m.default(m.waiting[0]).id}")
    assert order == [4, 3, 2]
    m = position(hands={0: "smoke_grenade"}, clockwise=False)
    play(m, "0 play:smoke_grenade", "0 investigate:1,0")
    assert waiting(m) == [1]


def test_coffee_and_smoke_grenade() -> None:
    """good_cop_bad_cop:R52 Coffee says who is next, Smoke Grenade in which direction it goes on."""
    m = position(hands={3: "coffee", 0: "smoke_grenade"})
    play(m, "0 play:smoke_grenade", "0 equip", "3 play:coffee", "0 investigate:1,0")
    assert waiting(m) == [3]
    play(m, "3 investigate:1,0")
    assert waiting(m) == [2]


# ---------------------------------------------------------------- Evidence Bag


def test_evidence_bag_takes_from_the_hand() -> None:
    """good_cop_bad_cop:R48 the card goes to the user, seen by the two alone; it may be played afterwards."""
    m = position(hands={0: "evidence_bag", 2: "smoke_grenade"})
    assert ids(m, 0, "play") == ["play:evidence_bag,2"]
    play(m, "0 play:evidence_bag,2")
    assert (hand(m, 0), hand(m, 2)) == ("smoke_grenade", None)
    assert m.seen(2)["players"][0]["hand"] == ["smoke_grenade"]
    assert m.seen(1)["players"][0]["hand"] == [None]
    assert happened(m, "bag_held", 2) == [{"seat": 0, "other": 2, "equipment": "smoke_grenade"}]
    assert happened(m, "bag_held", 1) == []
    assert deck(m)[-1] == "evidence_bag"
    play(m, "0 play:smoke_grenade")
    assert deck(m)[-2:] == ["evidence_bag", "smoke_grenade"]


def test_evidence_bag_needs_equipment_in_a_hand() -> None:
    """good_cop_bad_cop:R48 Planted Evidence on the table is not held and cannot be taken."""
    m = position(hands={0: "evidence_bag"}, planted=2)
    refused(m, 0, "play_card:evidence_bag", "no-effect")


def test_evidence_bag_in_a_window_takes_the_card_out_of_the_next_round() -> None:
    """Who is asked is worked out afresh for every round (5.3)."""
    m = position(hands={1: "evidence_bag", 2: "coffee"}, aims={0: 3})
    play(m, "0 investigate:4,0", "1 pass", "2 pass", "2 play:coffee", "1 play:evidence_bag,2")
    assert m.seen(None)["coffee"] is None
    assert waiting(m) == [1]
    assert ids(m, 1) == ["pass", "play:coffee"]


# ---------------------------------------------------------------- K-9 Unit


def test_k9_unit_disarms() -> None:
    """good_cop_bad_cop:R38 a living gun holder puts the gun back; unarmed players are no targets."""
    m = position(aims={1: 2, 3: 0}, hands={4: "k9_unit"})
    play(m, "0 equip")
    assert ids(m, 4) == ["pass", "play:k9_unit,0", "play:k9_unit,1", "play:k9_unit,3"]
    play(m, "4 play:k9_unit,1")
    assert aims(m) == {3: 0}
    assert m.seen(None)["guns"] == 2
    assert not m.seen(None)["no_pickup"]


def test_k9_unit_keeps_the_active_player_from_arming() -> None:
    """good_cop_bad_cop:R38 armed or not, before the action, and for this turn only; Taser may still steal one."""
    m = position(hands={1: "k9_unit", 0: "taser"}, aims={2: 3})
    play(m, "0 arm:3", "1 play:k9_unit,0")
    assert m.seen(None)["no_pickup"]
    assert ids(m, 0, "arm") == []
    play(m, "0 play:taser,2,1")
    assert aims(m) == {0: 1}
    play(m, "0 aim:1")
    assert not m.seen(None)["no_pickup"]


def test_k9_unit_after_the_action() -> None:
    """good_cop_bad_cop:R38 the active player is a target only if armed, once the action is done."""
    m = position(hands={1: "k9_unit"}, aims={0: 3})
    play(m, "0 investigate:4,0", "1 pass")
    assert decision(m) == "react_investigate"
    assert ids(m, 1) == ["pass", "play:k9_unit,0"]
    play(m, "1 play:k9_unit,0")
    assert aims(m) == {}
    m = position(hands={1: "k9_unit"})
    play(m, "0 investigate:4,0", "1 pass")
    assert ids(m, 1) == ["pass"]
    refused(m, 1, "play_card:k9_unit", "no-effect")


def test_k9_unit_in_the_window_of_a_wiretap() -> None:
    """good_cop_bad_cop:R38 the action has not been carried out yet, so the active player is a target (4.2)."""
    m = position(hands={0: "wiretap", 1: "k9_unit"})
    play(m, "0 play:wiretap,2,0", "0 pick:3,0")
    assert decision(m) == "react_investigate"
    assert ids(m, 1) == ["pass", "play:k9_unit,0"]


# ---------------------------------------------------------------- Metal Detector


def test_metal_detector_looks_at_every_other_gun_holder() -> None:
    """good_cop_bad_cop:R43 going round from the user; each card is seen before the next is picked."""
    m = position(
        7,
        rows=["AHC", "KHC", "HCH", "chc", "HcH"],
        aims={1: 0, 3: 0, 4: 0, 6: 0},
        active=5,
        hands={5: "metal_detector"},
    )
    play(m, "5 play:metal_detector")
    assert ids(m, 5) == ["pick:6,0", "pick:6,1", "pick:6,2"]
    play(m, "5 pick:6,1")
    assert ids(m, 5) == ["pick:1,0", "pick:1,1", "pick:1,2"]
    play(m, "5 pick:1,0")
    assert kinds(m, 5, 1) == ["kingpin", None, None]
    assert ids(m, 5) == ["pick:4,0", "pick:4,2"]
    play(m, "5 pick:4,2")
    assert kinds(m, 5, 4) == [None, "crooked", "honest"]
    assert [event["other"] for event in happened(m, "looked")] == [6, 1, 4]
    assert decision(m) == "act"


def test_metal_detector_needs_another_gun_holder() -> None:
    """good_cop_bad_cop:R36 one with a face-down card; the own gun does not count."""
    m = position(aims={0: 1}, hands={0: "metal_detector"})
    refused(m, 0, "play:metal_detector", "no-effect")
    m = position(rows=["AHC", "khc"], aims={1: 0}, hands={0: "metal_detector"})
    refused(m, 0, "play:metal_detector", "no-effect")


def test_metal_detector_is_followed_by_a_window() -> None:
    """An investigation like any other; then the user still has to act (4.2)."""
    m = position(aims={1: 0}, hands={0: "metal_detector", 3: "surveillance_camera"})
    play(m, "0 play:metal_detector", "0 pick:1,1")
    assert decision(m) == "react_investigate"
    play(m, "3 play:surveillance_camera,1,1")
    assert row(m, 1) == "KhC"
    assert decision(m) == "act"


# ---------------------------------------------------------------- Restraining Order


def test_restraining_order_redirects_the_shot() -> None:
    """good_cop_bad_cop:E10 A shoots at C, C plays Restraining Order: A chooses B, D or E, who is shot at once."""
    m = position(aims={0: 2}, hands={2: "restraining_order", 4: "coffee"})
    play(m, "0 shoot:2", "4 pass", "2 play:restraining_order")
    assert ids(m, 0) == ["retarget:1", "retarget:3", "retarget:4"]
    play(m, "0 retarget:3")
    assert out(m) == [3]
    assert aims(m) == {}
    assert m.seen(None)["acted"]
    assert decision(m) == "react_end"


def test_nobody_can_answer_a_redirected_shot() -> None:
    """good_cop_bad_cop:R34 aimed and fired at once: no window in between."""
    m = position(aims={0: 2}, hands={1: "restraining_order", 3: "blackmail", 4: "k9_unit"})
    play(m, "0 shoot:2", "3 pass", "4 pass", "1 play:restraining_order")
    assert waiting(m) == [0]
    play(m, "0 retarget:1")
    assert wounded(m) == [1]
    assert decision(m) == "react_end"


def test_the_shooter_chooses_the_new_target() -> None:
    """good_cop_bad_cop:R35 anybody living but the shooter and the old target, also the user of the card."""
    m = position(rows=["AHC", "KHC", "HCH", "chc", "HCH"], out=[3], aims={0: 2}, hands={4: "restraining_order"})
    play(m, "0 shoot:2", "4 play:restraining_order")
    assert ids(m, 0) == ["retarget:1", "retarget:4"]
    refused(m, 0, "retarget:2", "old-target")
    refused(m, 0, "retarget:3")
    play(m, "0 retarget:4")
    assert out(m) == [3, 4]


def test_a_single_new_target_is_shot_without_asking() -> None:
    """One candidate only (D7)."""
    m = position(4, rows=["AHC", "KHC", "HCH", "chc"], out=[3], aims={0: 2}, hands={2: "restraining_order"})
    play(m, "0 shoot:2", "2 play:restraining_order")
    assert wounded(m) == [1]


def test_restraining_order_needs_three_living_players() -> None:
    """good_cop_bad_cop:R36 with two there is nobody else to shoot."""
    m = position(4, rows=["AHC", "KHC", "hch", "chc"], out=[2, 3], aims={0: 1}, hands={1: "restraining_order"})
    play(m, "0 shoot:1")
    assert ids(m, 1) == ["pass"]
    refused(m, 1, "play:restraining_order", "no-effect")


# ---------------------------------------------------------------- Taser


def test_taser_steals_a_gun_as_the_action() -> None:
    """good_cop_bad_cop:R39 the gun is aimed at once, no card is turned up, the Aim step follows; it is the action."""
    m = position(aims={1: 0, 3: 0}, hands={0: "taser"})
    assert ids(m, 0, "play") == [f"play:taser,{victim},{target}" for victim in (1, 3) for target in (1, 2, 3, 4)]
    play(m, "0 play:taser,1,1")
    assert aims(m) == {0: 1, 3: 0}
    assert row(m, 0) == "AHC"
    assert m.seen(None)["acted"]
    assert decision(m) == "aim"
    assert ids(m, 0) == ["aim:1", "aim:2", "aim:3", "aim:4"]
    play(m, "0 aim:3")
    assert waiting(m) == [1]


def test_taser_needs_free_hands() -> None:
    """good_cop_bad_cop:R39 nobody holds two guns."""
    m = position(aims={0: 1, 3: 0}, hands={0: "taser"})
    refused(m, 0, "play_card:taser", "already-armed")


def test_taser_needs_a_gun_to_steal() -> None:
    """good_cop_bad_cop:R36 from the middle it takes nothing."""
    m = position(hands={0: "taser"})
    refused(m, 0, "play_card:taser", "no-effect")


# ---------------------------------------------------------------- Wiretap


def test_wiretap_looks_at_two_players() -> None:
    """good_cop_bad_cop:R42 the first card is seen before the second is chosen, from a different player."""
    m = position(rows=["AHC", "KhC", "HCH"], hands={0: "wiretap"})
    assert len(ids(m, 0, "play:wiretap")) == 11
    refused(m, 0, "play:wiretap,1,1")
    play(m, "0 play:wiretap,1,0")
    assert kinds(m, 0, 1) == ["kingpin", "honest", None]
    assert not any(id.startswith(("pick:1", "pick:0")) for id in ids(m, 0))
    play(m, "0 pick:2,0")
    assert kinds(m, 0, 2) == ["honest", None, None]
    assert decision(m) == "act"


def test_wiretap_with_one_candidate() -> None:
    """good_cop_bad_cop:R42 then one look is all; and a single second card is looked at without asking."""
    m = position(4, rows=["AHC", "kHc", "hch", "chc"], hands={0: "wiretap"})
    play(m, "0 play:wiretap,1,1")
    assert len(happened(m, "looked")) == 1
    assert decision(m) == "act"
    m = position(4, rows=["AHC", "kHc", "hCh", "chc"], hands={0: "wiretap"})
    play(m, "0 play:wiretap,1,1")
    assert len(happened(m, "looked")) == 2
    assert card(m, 0, 2, 1)["kind"] == "crooked"


def test_wiretap_needs_a_face_down_card() -> None:
    """good_cop_bad_cop:R36 of somebody else."""
    m = position(4, rows=["AHC", "khc", "hch", "chc"], hands={0: "wiretap"})
    refused(m, 0, "play_card:wiretap", "no-effect")


def test_a_card_without_effect_cannot_be_played() -> None:
    """good_cop_bad_cop:R36 and the holder is told why, while nobody else learns of it."""
    m = position(hands={0: "defibrillator"})
    bars = {bar.id: bar.reason for bar in m.barred(0)}
    assert bars["play_card:defibrillator"].message == "barred-no-effect"
    assert bars["play_card:defibrillator"].clause == "R36"
    assert m.barred(1) == ()
    assert table(m).equipment(0) != -1
