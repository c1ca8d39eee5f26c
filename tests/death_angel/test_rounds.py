"""Choosing, revealing and resolving actions; the current player; what ends with a round (4.6, 6.1, 6.2, 6.6)."""

from __future__ import annotations

from .positions import choose, decision, happened, ids, place, play, position, refused, rows, team

# ---------------------------------------------------------------- 6.1 choosing


def test_alone_three_cards_are_resolved_in_order() -> None:
    """death_angel:W12 the player chooses a card for each colour; all are resolved in ascending order."""
    m = position("head | goriel < |", "| leon < |", "| scipio < |", rolls=[4])
    play(m, "play:overwatch+stealth_tactics+heroic_charge")
    assert [event["action"] for event in happened(m, "revealed")] == ["overwatch", "stealth_tactics", "heroic_charge"]
    assert decision(m) == "support"
    play(m, "token:leon", "end_moves", "keep_facing", "no_stealth", "end_attacks")
    assert [event["action"] for event in happened(m, "resolving")] == ["overwatch", "stealth_tactics", "heroic_charge"]


def test_last_rounds_card_may_not_be_chosen() -> None:
    """Legal are the team's cards without the one of the round before (6.1)."""
    m = position("| goriel < |", "| leon < |", previous="reorganize full_auto")
    assert ids(m) == [
        "play:defensive_stance+overwatch",
        "play:defensive_stance+onward_brothers",
        "play:overwatch+heroic_charge",
        "play:onward_brothers+heroic_charge",
    ]
    refused(m, "play:reorganize", "barred-played-last-round")


def test_a_jammed_team_has_one_card() -> None:
    """death_angel:R47 it did not attack, so its previous card is one of the other two."""
    m = position("| goriel < |", "| leon < |", previous="reorganize", lasting="gun_jam", on=1)
    assert team(m, "yellow")["choosable"] == ["defensive_stance"]
    refused(m, "play:heroic_charge", "barred-gun-jam")


def test_every_player_chooses_at_once_and_in_any_order() -> None:
    """All choices are simultaneous; a player without marines is not asked (6.1, D2)."""
    m = position("| goriel < |", "| leon < |", seats=3, owners="yellow / red / grey", slain="calistarius scipio")
    assert list(m.waiting) == [0, 1]
    play(m, "1 play:overwatch")
    assert list(m.waiting) == [0]
    assert m.seen(None)["chosen"] == [False, True, False]
    assert m.seen(0)["chosen"] == [False, True, False]
    assert team(m, "red", 0)["chosen"] is None
    assert team(m, "red", 1)["chosen"] == "overwatch"
    assert not happened(m, "revealed", 0)


def test_a_travel_does_not_reopen_the_choice() -> None:
    """death_angel:R60 the chosen cards stay chosen and hidden while the formation travels."""
    m = position(
        "| goriel < |",
        "| leon < |",
        seats=2,
        owners="yellow / red",
        current=1,
        location="black_holds",
        ahead="wrath_of_baal_chapel",
        left="",
    )
    play(m, "0 play:heroic_charge", "1 play:overwatch")
    assert place(m) == "wrath_of_baal_chapel"
    assert decision(m) == "chapel"
    assert m.waiting == (1,)
    assert team(m, "yellow", 1)["chosen"] is None
    assert team(m, "yellow", 0)["chosen"] == "heroic_charge"
    assert not happened(m, "revealed")
    play(m, "chapel:1,left")
    assert [event["action"] for event in happened(m, "revealed")] == ["overwatch", "heroic_charge"]


# ---------------------------------------------------------------- 4.6 the current player


def test_the_lowest_card_makes_the_current_player() -> None:
    """death_angel:R59 the role is not a fixed first player: it goes with the lowest card of each round."""
    m = position("| goriel < |", "| leon < |", seats=2, owners="yellow / red", current=1)
    choose(m, "defensive_stance", "overwatch")
    assert m.seen(None)["current"] == 0
    play(m, "0 token:leon", "1 token:leon")
    while decision(m) != "choose_actions":
        play(m, ids(m)[0])
    choose(m, "onward_brothers", "reorganize")
    assert m.seen(None)["current"] == 1


def test_before_the_reveal_the_role_stays() -> None:
    """death_angel:R11 a travel at the end of the choice is decided by last round's current player."""
    m = position(
        "head door | goriel < |",
        "| leon < |",
        seats=2,
        owners="yellow / red",
        current=1,
        location="generatorium",
        ahead="toxin_pumping_station",
        left="",
        door=1,
    )
    play(m, "0 play:defensive_stance", "1 play:full_auto")
    assert decision(m) == "seal_door"
    assert m.waiting == (1,)


def test_the_role_passes_when_the_team_dies() -> None:
    """death_angel:R12 the next lowest card counts at once, perhaps the same player's."""
    m = position(
        "head*5 | goriel < |",
        "| leon < |",
        "| scipio < |",
        phase="swarms",
        seats=2,
        owners="yellow / red grey",
        played="defensive_stance overwatch power_field",
        current=0,
        rolls=[0],
    )
    assert happened(m, "team_eliminated") == [{"team": "yellow"}]
    assert m.seen(None)["current"] == 1
    m = position(
        "head*5 | goriel < |",
        "| leon < |",
        "| scipio < |",
        phase="swarms",
        seats=2,
        owners="yellow red / grey",
        played="defensive_stance overwatch power_field",
        current=0,
        rolls=[0],
    )
    assert m.seen(None)["current"] == 0


# ---------------------------------------------------------------- 6.2 resolving


def test_an_eliminated_team_is_not_resolved() -> None:
    """death_angel:R13 its card is skipped, what comes after its action is lost, what lies on the board stays."""
    m = position(
        "promethium_tank | scipio < |",
        "tail power_field | leon < |",
        phase="resolve",
        played="stealth_tactics full_auto",
        rolls=[0],
    )
    play(m, "end_moves", "keep_facing", "activate:scipio,promethium_tank")
    assert happened(m, "team_eliminated") == [{"team": "grey"}]
    assert decision(m) != "stealth_tactics"
    assert rows(m) == ["tail power_field | leon < |"]
    assert team(m, "grey")["marines"] == []


def test_an_unresolved_card_of_a_dead_team_is_skipped() -> None:
    """death_angel:R13 Goriel dies while another card is resolved: his own is not resolved any more."""
    m = position(
        "control_panel | leon < |",
        "head | goriel < |",
        phase="resolve",
        location="teleportarium",
        ahead="generatorium",
        played="onward_brothers heroic_charge",
        rolls=[5, 0],
    )
    play(m, "end_moves", "keep_facing", "activate:leon,control_panel")
    assert happened(m, "marine_slain") == [{"marine": "goriel", "position": 2}]
    assert [event["action"] for event in happened(m, "resolving")] == ["onward_brothers"]


# ---------------------------------------------------------------- 6.6 cleaning up


def test_a_round_ends() -> None:
    """Cards become last round's, marks and fields end, next round's effects begin (6.6)."""
    m = position(
        "door power_field tail | noctis < |",
        "| leon < |",
        phase="clean_up",
        played="run_and_gun overwatch",
        activated=8,
        led=True,
        capped="door",
        foreseen="evasion",
        lasting="enter_formation",
    )
    assert rows(m)[0] == "tail door | noctis < |"
    assert not m.seen(None)["formation"][0]["left"]["terrain"][0]["activated"]
    assert not m.seen(None)["formation"][0]["left"]["terrain"][0]["capped"]
    assert team(m, "green")["previous"] == "run_and_gun"
    assert team(m, "green")["played"] is None
    assert m.seen(None)["effects"] == [{"event": "evasion", "on": None, "when": "now"}]
    assert m.seen(None)["round"] == 2
