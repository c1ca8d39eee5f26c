"""Support, Move + Activate, and the twelve cards of these two sorts (6.2.1, 6.2.2, 9.1)."""

from __future__ import annotations

import pytest

from .positions import decision, discarded, happened, ids, piles, play, position, refused, result, rows

# ---------------------------------------------------------------- Support


def test_a_support_token_goes_on_any_marine_and_must_be_placed() -> None:
    """death_angel:R14 own or not, with or without tokens; there is no way to decline."""
    m = position(
        "| gideon < 1 |", "| leon < |", phase="resolve", played="block", seats=2, owners="green / red", current=0
    )
    assert ids(m) == ["token:gideon", "token:leon"]
    play(m, "token:leon")
    assert rows(m) == ["| gideon < 1 |", "| leon < 1 |"]


def test_without_a_supply_only_the_token_is_lost() -> None:
    """The rest of a Support card is carried out all the same (6.2.1)."""
    m = position("head door | scipio < |", "| leon < |", phase="resolve", played="power_field", supply=0)
    assert decision(m) == "power_field"


def test_twelve_tokens_and_no_more() -> None:
    """death_angel:R63 an effect that places several places as many as there are."""
    m = position("door | scipio < |", phase="event", events="secret_route", supply=1, seats=1)
    assert m.seen(None)["formation"][0]["left"]["terrain"][0]["tokens"] == 12
    assert m.seen(None)["supply"] == 0


def test_all_tokens_are_the_same_twelve() -> None:
    """death_angel:R72 tokens on marines, the Door and the Launch Control Room starve the supply together."""
    m = position(
        "door | scipio < 5 |",
        "| leon < |",
        phase="resolve",
        played="overwatch",
        location="launch_control_room",
        door=4,
        launch=3,
    )
    assert m.seen(None)["supply"] == 0
    assert decision(m) == "choose_actions"


def test_strategize_moves_a_swarm() -> None:
    """Strategize: a step up or down, across, or both; the swarm merges where it lands (9.1, D5)."""
    m = position("| omnio < |", "head | zael < |", "tail | leon < |", phase="resolve", played="strategize", supply=12)
    play(m, "token:zael")
    assert ids(m) == ["no_strategize", "strategize:2,left", "strategize:3,left"]
    play(m, "strategize:2,left")
    assert ids(m) == [f"strategize_to:{to}" for to in ("1,left", "1,right", "2,right", "3,left", "3,right")]
    play(m, "strategize_to:3,left")
    assert rows(m)[1:] == ["| zael < 1 |", "head tail | leon < |"]


def test_strategize_stays_inside_the_formation() -> None:
    """death_angel:R27 not beyond the ends, and not back to the same slot."""
    m = position("| omnio < | head", "| zael < |", phase="resolve", played="strategize")
    play(m, "token:zael", "strategize:1,right")
    assert ids(m) == ["strategize_to:1,left", "strategize_to:2,left", "strategize_to:2,right"]


def test_strategize_is_optional_and_needs_a_swarm() -> None:
    """Without a swarm nothing is asked (9.1, D5)."""
    m = position("| omnio < |", phase="resolve", played="strategize")
    assert decision(m) == "choose_actions"


def test_power_field_protects_from_attacks() -> None:
    """death_angel:R23 a swarm under Power Field is no target, nor can a charge take from it."""
    m = position(
        "head | scipio < |", "tail | claudio < |", phase="resolve", played="power_field heroic_charge", rolls=[5]
    )
    play(m, "token:scipio", "power_field:2,left")
    assert rows(m)[1] == "tail power_field | claudio < |"
    play(m, "heroic_charge")
    assert happened(m, "slain") == [{"position": 1, "side": "left", "card": "head"}]
    assert rows(m)[1] == "tail power_field | claudio < |"


def test_power_field_ends_with_the_round() -> None:
    """death_angel:R23 it is for this round alone (6.6)."""
    m = position("tail power_field | claudio < |", phase="clean_up")
    assert rows(m) == ["tail | claudio < |"]


def test_overwatch_fires_at_the_end_of_the_event_phase() -> None:
    """death_angel:R51 after the Event, before the gate: the piles are still empty when the red player decides."""
    m = position(
        "head*3 | leon < 2 |",
        "tail*3 | valencio < 1 |",
        phase="event to end",
        played="overwatch",
        location="black_holds",
        ahead="generatorium",
        left="",
        events="evasion",
        rolls=[4, 1],
    )
    assert decision(m) == "overwatch"
    assert not happened(m, "travelled")
    play(m, "pay_attack:leon,2,left", "reroll:leon", "end_attacks")
    assert happened(m, "travelled") == [{"location": "generatorium"}]
    assert happened(m, "slain") == [{"position": 2, "side": "left", "card": "tail"}]
    assert rows(m)[0].split("|")[1] == " leon < "


def test_overwatch_needs_a_token_on_the_marine() -> None:
    """A red marine without a token or target is not offered an attack (9.1, D34)."""
    m = position("tail*3 | leon < |", "claw*3 | valencio > 1 |", phase="event", played="overwatch", events="evasion")
    assert decision(m) == "choose_actions"


# ---------------------------------------------------------------- Move + Activate: moving and facing


def test_move_face_activate() -> None:
    """death_angel:W3 Claudio swaps with Noctis, turns right, activates the Door."""
    m = position("| noctis < | door", "| claudio < |", phase="resolve", played="reorganize")
    play(m, "swap:claudio,noctis", "turn:claudio", "activate:claudio,door")
    assert rows(m) == ["| claudio > | door", "| noctis < |"]
    assert m.seen(None)["formation"][0]["right"]["terrain"][0]["tokens"] == 1


def test_each_marine_moves_once_and_being_displaced_is_free() -> None:
    """Neighbours swap; a marine displaced by another's move may still make his own (6.2.2)."""
    m = position("| noctis < |", "| gideon < |", "| leon > |", phase="resolve", played="run_and_gun")
    assert ids(m) == ["end_moves", "swap:gideon,noctis", "swap:gideon,leon", "swap:noctis,gideon"]
    play(m, "swap:gideon,noctis")
    assert ids(m) == ["end_moves", "swap:noctis,gideon", "swap:noctis,leon"]
    play(m, "swap:noctis,leon")
    assert rows(m) == ["| gideon < |", "| leon > |", "| noctis < |"]
    assert decision(m) == "face"


def test_swaps_leave_everything_but_the_marine() -> None:
    """death_angel:R68 terrain and swarms stay, tokens and facing go along."""
    m = position("head door | noctis < 2 |", "| leon > | tail", phase="resolve", played="run_and_gun")
    play(m, "swap:noctis,leon", "keep_facing")
    assert rows(m) == ["head door | leon > |", "| noctis < 2 | tail"]


def test_reorganize_swaps_with_anybody() -> None:
    """Reorganize: any position, still once for each yellow marine (9.1)."""
    m = position("| claudio < |", "| leon < |", "| scipio < |", "| goriel > |", phase="resolve", played="reorganize")
    assert ids(m) == [
        "end_moves",
        "swap:claudio,leon",
        "swap:claudio,scipio",
        "swap:claudio,goriel",
        "swap:goriel,claudio",
        "swap:goriel,leon",
        "swap:goriel,scipio",
    ]
    play(m, "swap:claudio,scipio")
    assert ids(m)[1] == "swap:goriel,scipio"


def test_reorganize_is_for_yellow_marines_alone() -> None:
    """In a round with Reorganize the other teams still swap with neighbours only (9.1 no. 9, 6.2.2)."""
    m = position(
        *("| claudio < |", "| goriel < |", "| noctis < |", "| leon > |"),
        phase="resolve",
        played="onward_brothers reorganize run_and_gun",
    )
    assert ids(m) == ["end_moves", "swap:leon,noctis"]
    play(m, "end_moves", "keep_facing")
    assert "swap:claudio,leon" in ids(m)
    play(m, "end_moves", "keep_facing")
    assert ids(m) == ["end_moves", "swap:noctis,goriel", "swap:noctis,leon"]


def test_any_of_the_team_turn() -> None:
    """Step B: none, one or both; no others (6.2.2, D8)."""
    m = position("| noctis < |", "| gideon > |", "| leon > |", phase="resolve", played="run_and_gun")
    play(m, "end_moves")
    assert ids(m) == ["keep_facing", "turn:gideon", "turn:noctis", "turn:gideon+noctis"]
    play(m, "turn:gideon+noctis")
    assert rows(m) == ["| noctis > |", "| gideon < |", "| leon > |"]


def test_alone_there_is_no_move() -> None:
    """With one marine no move is possible (6.2.2)."""
    m = position("| noctis < |", phase="resolve", played="run_and_gun")
    assert decision(m) == "face"


# ---------------------------------------------------------------- Move + Activate: activating


def test_two_terrains_in_front() -> None:
    """death_angel:W17 a marine facing Door and Tank activates one of them; his partner could activate another card."""
    m = position(
        "door promethium_tank | noctis < |",
        "control_panel | gideon < |",
        phase="resolve",
        played="run_and_gun",
        rolls=[1],
    )
    play(m, "end_moves", "keep_facing")
    assert ids(m) == [
        "end_activations",
        "activate:gideon,control_panel",
        "activate:noctis,door",
        "activate:noctis,promethium_tank",
    ]
    play(m, "activate:noctis,promethium_tank")
    assert ids(m) == ["end_activations", "activate:gideon,control_panel"]
    refused(m, "activate:noctis,door", "barred-one-each")


def test_each_terrain_once_a_round() -> None:
    """death_angel:R50 one terrain for each marine and card, each terrain once a round."""
    m = position(
        "door | noctis < |", "| leon < |", "| gideon < |", phase="resolve", played="onward_brothers run_and_gun"
    )
    play(m, "swap:leon,noctis", "keep_facing", "activate:leon,door", "no_onward")
    play(m, "swap:noctis,leon", "end_moves", "keep_facing")
    assert rows(m)[0] == "door | noctis < |"
    assert decision(m) == "choose_actions"


def test_what_cannot_be_activated_says_why() -> None:
    """No ability, not faced, activated already (6.2.2, 9.3)."""
    m = position(
        "corridor | noctis < | door", "control_panel | gideon < |", phase="resolve", played="run_and_gun", rolls=[0]
    )
    play(m, "end_moves", "keep_facing")
    refused(m, "activate:noctis,corridor", "barred-no-ability")
    refused(m, "activate:noctis,door", "barred-terrain-not-faced")
    assert ids(m) == ["end_activations", "activate:gideon,control_panel"]


def test_activating_for_nothing_is_allowed() -> None:
    """death_angel:R74 the Door with an empty supply, and the activation counts."""
    m = position("door | noctis < |", "| gideon > |", phase="resolve", played="run_and_gun", supply=0)
    play(m, "end_moves", "keep_facing", "activate:noctis,door")
    assert m.seen(None)["formation"][0]["left"]["terrain"][0]["activated"]
    assert m.seen(None)["formation"][0]["left"]["terrain"][0]["tokens"] == 12


# ---------------------------------------------------------------- the Move + Activate cards


def test_onward_brothers_puts_a_second_token_on_the_door() -> None:
    """Onward Brothers!: a red marine at the Door may add a token (9.1, D10)."""
    m = position("door | leon < |", "| valencio > |", phase="resolve", played="onward_brothers")
    play(m, "end_moves", "keep_facing", "activate:leon,door")
    assert ids(m) == ["onward", "no_onward"]
    play(m, "onward")
    assert happened(m, "door_tokens") == [{"tokens": 1}, {"tokens": 2}]


def test_stealth_tactics_discards_from_both_piles() -> None:
    """Stealth Tactics: the top card of one pile, and for a token that of the other (9.1, D11)."""
    m = position(
        "| scipio < 1 |", "| leon < 2 |", phase="resolve", played="stealth_tactics", left="head tail", right="claw"
    )
    play(m, "end_moves", "keep_facing")
    assert ids(m) == ["no_stealth", "stealth:left", "stealth:right"]
    play(m, "stealth:left")
    assert ids(m) == ["no_stealth", "stealth_pay:scipio", "stealth_pay:leon"]
    play(m, "stealth_pay:leon")
    assert piles(m) == (1, 0)
    assert discarded(m) == {"head": 1, "claw": 1}


def test_stealth_tactics_is_paid_by_any_marine_of_the_player() -> None:
    """death_angel:R28 any marine the grey player controls, of whatever team, nobody else's."""
    m = position(
        "| scipio < |",
        "| leon < 2 |",
        "| omnio < 1 |",
        phase="resolve",
        played="stealth_tactics",
        seats=2,
        owners="grey red / purple",
    )
    play(m, "end_moves", "keep_facing", "stealth:right")
    assert ids(m) == ["no_stealth", "stealth_pay:leon"]


def test_forward_scouting_looks_alone_and_puts_back() -> None:
    """Forward Scouting: the purple player alone sees the card; everybody sees where it goes (9.1, D12)."""
    m = position(
        "| zael < |",
        "| leon < |",
        phase="resolve",
        played="forward_scouting",
        seats=2,
        owners="purple / red",
        events="gun_jam evasion",
    )
    play(m, "end_moves", "keep_facing", "scout")
    assert [card["id"] for card in m.seen(0)["events"]["scouted"]] == ["gun_jam"]
    assert m.seen(1)["events"]["scouted"] == m.seen(None)["events"]["scouted"] == []
    play(m, "scout_bottom")
    assert happened(m, "put_at_bottom", 1) == [{"seat": 0}]
    assert m.dump()["position"]["events"][0] == "gun_jam"
    assert m.dump()["position"]["events"][-1] == "evasion"
    assert m.seen(0)["events"]["scouted"][0]["place"] == 29


def test_forward_scouting_leaves_it_on_top() -> None:
    """The card stays known to the purple player until it is drawn (9.1, 10)."""
    m = position("| zael < |", phase="resolve", played="forward_scouting", events="gun_jam")
    play(m, "keep_facing", "scout", "scout_top")
    assert m.seen(0)["events"]["scouted"][0]["place"] == 0
    assert m.seen(0)["events"]["scouted"][0]["id"] == "gun_jam"


def test_intimidation_drives_off_the_number_rolled() -> None:
    """death_angel:R25 exactly that many, of the player's choice, on either side of blue marines; a 0 moves nothing."""
    m = position(
        "head | lorenzo > | tail*2",
        "claw | leon < |",
        phase="resolve",
        played="intimidation",
        left=2,
        right=3,
        rolls=[2],
    )
    play(m, "end_moves", "keep_facing", "intimidate")
    assert ids(m) == ["pick:1,left,head", "pick:1,right,tail"]
    play(m, "pick:1,right,tail", "pick:1,left,head")
    assert rows(m) == ["| lorenzo > | tail", "claw | leon < |"]
    assert piles(m) == (4, 3)
    assert m.seen(None)["blips"]["left"]["known"] == ["head", "tail"]


@pytest.mark.parametrize(("face", "left"), [(0, "head lord_ct |"), (5, "lord_ct |")])
def test_intimidation_takes_all_if_there_are_fewer_but_no_brood_lord(face: int, left: str) -> None:
    """death_angel:R25 all available; Brood Lords stay; 0 does nothing."""
    m = position(
        "head lord_ct | lorenzo < |",
        "| leon < |",
        phase="resolve",
        played="intimidation",
        location="genestealer_lair",
        left=1,
        rolls=[face],
    )
    play(m, "end_moves", "keep_facing", "intimidate")
    assert rows(m)[0].startswith(left)


def test_intimidation_chooses_among_equal_piles() -> None:
    """death_angel:R26 two equal piles: the player of the effect chooses."""
    m = position("head | lorenzo > |", "| leon < |", phase="resolve", played="intimidation", left=2, right=2, rolls=[1])
    play(m, "end_moves", "keep_facing", "intimidate")
    assert ids(m) == ["pile:left", "pile:right"]
    play(m, "pile:right")
    assert piles(m) == (2, 3)


def test_power_field_does_not_stop_intimidation() -> None:
    """death_angel:R23 shuffling away is not slaying."""
    m = position(
        "head*2 power_field | lorenzo > |", "| leon < |", phase="resolve", played="intimidation", left=1, rolls=[1]
    )
    play(m, "end_moves", "keep_facing", "intimidate")
    assert rows(m)[0] == "head power_field | lorenzo > |"
    assert piles(m) == (2, 3)


def test_no_win_in_transit() -> None:
    """death_angel:W21,R73 the last Genestealer goes into an empty pile at the final Location: no win."""
    m = position(
        "head | lorenzo > |", "| leon < |", phase="resolve", played="intimidation", left="", right="", rolls=[2]
    )
    play(m, "end_moves", "keep_facing", "intimidate", "pile:left")
    assert result(m) is None
    assert piles(m) == (1, 0)
    assert rows(m) == ["| lorenzo > |", "| leon < |"]
    assert decision(m) == "choose_actions"


def test_run_and_gun_pays_for_an_attack() -> None:
    """Run and Gun: each green marine may spend a token for an attack, and more for rerolls (9.1, D14)."""
    m = position("head*2 | noctis < 2 |", "| gideon > |", phase="resolve", played="run_and_gun", rolls=[4, 1])
    play(m, "end_moves", "keep_facing")
    assert ids(m) == ["end_attacks", "pay_attack:noctis,1,left"]
    play(m, "pay_attack:noctis,1,left", "reroll:noctis")
    assert rows(m)[0] == "head | noctis < |"


def test_enter_formation_gives_a_token_before_each_move() -> None:
    """Enter Formation: before each Move + Activate card its player may place a token (6.2, D3)."""
    m = position(
        "| noctis < |",
        "| gideon > |",
        "| leon < |",
        phase="resolve",
        played="run_and_gun onward_brothers",
        lasting="enter_formation",
    )
    assert ids(m) == ["no_token", "token:noctis", "token:gideon", "token:leon"]
    play(m, "token:noctis", "end_moves", "keep_facing")
    assert decision(m) == "enter_formation"
    play(m, "no_token")
    assert decision(m) == "move"
