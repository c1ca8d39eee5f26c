"""Marines attack: targets, rerolls, what is slain, and the six Attack cards (6.2.3, 7.1, 7.3, 9.1)."""

from __future__ import annotations

import pytest

from .positions import decision, discarded, happened, ids, place, play, position, refused, result, rows

# ---------------------------------------------------------------- targets and rolls


def test_range_and_facing_make_targets() -> None:
    """death_angel:W4 Noctis reaches #1 and #3, Claudio #3, Scipio #2 at distance 2."""
    m = position(
        "head | noctis < | tail",
        "claw | claudio < |",
        "| scipio > |",
        phase="resolve",
        played="dead_aim heroic_charge psionic_attack",
    )
    assert ids(m) == ["end_attacks", "attack:scipio,1,right"]
    play(m, "end_attacks")
    assert ids(m) == ["end_attacks", "attack:noctis,1,left", "attack:noctis,2,left"]
    play(m, "end_attacks")
    assert ids(m) == ["end_attacks", "attack:claudio,2,left", "heroic_charge"]


def test_what_cannot_be_attacked_says_why() -> None:
    """Swarms out of range, on the other side or under Power Field are refused with the reason (7.1)."""
    m = position(
        "| goriel > | head",
        "tail | scipio < |",
        "| omnio < | claw power_field",
        "| zael < |",
        "| leon < | tongue",
        phase="resolve",
        played="heroic_charge",
    )
    assert ids(m) == ["end_attacks", "attack:goriel,1,right"]
    refused(m, "attack:goriel,2,left", "barred-not-faced")
    refused(m, "attack:goriel,3,right", "barred-power-field")
    refused(m, "attack:goriel,5,right", "barred-out-of-range")


@pytest.mark.parametrize(("face", "left"), [(0, 2), (1, 1), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_a_skull_slays_one(face: int, left: int) -> None:
    """A skull slays one card of the swarm, anything else misses (7.1)."""
    m = position("head*2 | goriel < |", phase="resolve", played="heroic_charge", rolls=[face])
    play(m, "attack:goriel,1,left")
    assert rows(m)[0].startswith("head*2" if left == 2 else "head |")
    assert len(happened(m, "missed")) == (left == 2)


def test_every_attack_is_optional_and_once_for_each() -> None:
    """The team's marines attack one at a time, in any order, each at most once (6.2.3)."""
    m = position(
        "head*3 | goriel < |",
        "| claudio < |",
        "tail*3 | scipio < |",
        phase="resolve",
        played="heroic_charge",
        rolls=[4],
    )
    play(m, "attack:goriel,3,left")
    assert ids(m) == ["end_attacks", "heroic_charge"]
    play(m, "end_attacks")
    assert decision(m) != "attack"


def test_rerolls_use_tokens_on_the_attacker_alone() -> None:
    """death_angel:R15 the token beside him is of no use; his own may reroll even a good face, again and again."""
    m = position("head*3 | goriel < 2 |", "| claudio < 1 |", phase="resolve", played="heroic_charge", rolls=[1, 4, 2])
    play(m, "attack:goriel,1,left")
    assert ids(m) == ["keep_roll", "reroll:goriel"]
    play(m, "reroll:goriel", "reroll:goriel")
    assert rows(m) == ["head*2 | goriel < |", "| claudio < 1 |"]
    assert m.seen(None)["supply"] == 11
    assert ids(m)[0] == "end_attacks"


def test_without_own_tokens_no_reroll_is_offered() -> None:
    """death_angel:R15 nobody lends a token."""
    m = position("head*3 | goriel < |", "| claudio < 3 |", phase="resolve", played="heroic_charge", rolls=[4])
    play(m, "attack:goriel,1,left")
    assert decision(m) == "attack"


def test_the_attacker_chooses_among_symbols() -> None:
    """death_angel:R64 cards of one symbol in one swarm are one option."""
    m = position("head*2 tail | goriel < |", phase="resolve", played="heroic_charge", rolls=[1])
    play(m, "attack:goriel,1,left")
    assert ids(m) == ["slay:1,left,head", "slay:1,left,tail"]
    play(m, "slay:1,left,tail")
    assert rows(m)[0] == "head*2 | goriel < |"
    assert discarded(m) == {"tail": 1}


def test_a_brood_lord_falls_last() -> None:
    """A Brood Lord may be slain only when no other card of his swarm is left, and leaves the game (7.3, 9.5)."""
    m = position(
        "head lord_ct | leon < |", phase="resolve", played="full_auto", location="genestealer_lair", rolls=[1, 1]
    )
    play(m, "attack:leon,1,left")
    assert rows(m)[0] == "lord_ct | leon < |"
    play(m, "attack:leon,1,left")
    assert rows(m)[0] == "| leon < |"
    assert discarded(m) == {"head": 1}
    assert m.seen(None)["lords_slain"] == ["brood_lord_claw_tongue"]


# ---------------------------------------------------------------- the Attack cards


def test_lead_by_example_once_a_round() -> None:
    """Lead by Example: the first kill of a blue marine may place a token, a later one may not (9.1, D21)."""
    m = position("head*3 | lorenzo < |", "tail*3 | deino < |", phase="resolve", played="lead_by_example", rolls=[1, 1])
    play(m, "attack:lorenzo,1,left")
    assert ids(m) == ["no_token", "token:lorenzo", "token:deino"]
    play(m, "token:deino", "attack:deino,2,left", "keep_roll")
    assert rows(m)[:2] == ["head*2 | lorenzo < |", "tail*2 | deino < 1 |"]
    assert len(happened(m, "token_placed")) == 1


def test_lead_by_example_declined_stays_open() -> None:
    """Declining does not use it up; missing gives nothing (9.1, D21)."""
    m = position("head*3 | lorenzo < |", "tail*3 | deino < |", phase="resolve", played="lead_by_example", rolls=[1, 1])
    play(m, "attack:lorenzo,1,left", "no_token", "attack:deino,2,left")
    assert decision(m) == "lead_by_example"


@pytest.mark.parametrize(("face", "left"), [(0, "tail*5 | "), (2, "tail*3 | "), (3, "tail*2 | "), (5, "| ")])
def test_flamer_attack_counts_the_number(face: int, left: str) -> None:
    """Flamer Attack: Zael slays as many as the number, skull or not (9.1)."""
    m = position("tail*5 | zael < |", "| omnio > |", phase="resolve", played="flamer_attack", rolls=[face])
    play(m, "attack:zael,1,left")
    assert happened(m, "slain") == [{"position": 1, "side": "left", "card": "tail"}] * face
    assert rows(m) == [f"{left}zael < |", "| omnio > |"]


def test_flamer_attack_changes_the_first_attack_of_the_round_alone() -> None:
    """death_angel:R16 Zael attacks with the card and again because of an Event: that one needs a skull."""
    m = position(
        *("tail*9 head*3 | zael < |", "| omnio > |"),
        phase="resolve to end",
        played="flamer_attack",
        lasting="second_wind",
        on=10,
        events="quick_instincts",
        rolls=[4, 0, 4],
    )
    play(m, "attack:zael,1,left", *["slay:1,left,tail"] * 4)
    assert len(happened(m, "slain")) == 4
    assert m.seen(None)["formation"][0]["kills"] == 50
    play(m, "attack:zael,1,left")
    assert happened(m, "rolled")[-1]["number"] == 4
    assert happened(m, "missed") == [{"marine": "zael"}]


def test_flamer_attack_burns_again_next_round() -> None:
    """death_angel:R16 a new round, a first attack again: what was used up is ready when the round ends."""
    m = position("tail*3 | zael < |", "| omnio > |", phase="clean_up", flamed=True)
    assert not m.dump()["position"]["flamed"]


def test_flamer_attack_is_for_zael_alone() -> None:
    """Omnio needs a skull as ever (9.1)."""
    m = position("| zael > |", "tail*5 | omnio < |", phase="resolve", played="flamer_attack", rolls=[4])
    play(m, "attack:omnio,2,left")
    assert happened(m, "missed") == [{"marine": "omnio"}]


def test_psionic_attack_goes_on_with_every_skull() -> None:
    """Psionic Attack: each skull gives Calistarius another attack, any swarm in reach (9.1, D20)."""
    m = position(
        "head*3 | calistarius < |",
        "tail*3 | scipio > |",
        phase="resolve",
        played="psionic_attack",
        rolls=[1, 2, 4],
    )
    play(m, "attack:calistarius,1,left")
    assert ids(m) == ["end_attacks", "attack:calistarius,1,left", "attack:calistarius,2,left"]
    play(m, "attack:calistarius,2,left", "attack:calistarius,2,left")
    assert rows(m)[0].startswith("head*2 |")
    assert len(happened(m, "attacked")) == 3


def test_dead_aim_hits_up_to_three_at_a_four() -> None:
    """Dead Aim: a green 4 slays up to three, one by one, and may stop earlier (9.1, D19)."""
    m = position("head*2 tail*2 | noctis < |", phase="resolve", played="dead_aim", rolls=[4])
    play(m, "attack:noctis,1,left")
    assert ids(m) == ["stop_slaying", "slay:1,left,head", "slay:1,left,tail"]
    play(m, "slay:1,left,head", "slay:1,left,tail")
    assert ids(m) == ["stop_slaying", "slay:1,left,head", "slay:1,left,tail"]
    play(m, "slay:1,left,tail")
    assert rows(m)[0] == "head | noctis < |"
    assert decision(m) != "dead_aim"


def test_dead_aim_works_for_both_green_marines_and_skulls_still_count() -> None:
    """Both green marines aim; a skull slays one as ever (9.1)."""
    m = position("head*3 | noctis < |", "tail*3 | gideon < |", phase="resolve", played="dead_aim", rolls=[2, 4])
    play(m, "attack:noctis,1,left", "attack:gideon,2,left", "slay:2,left,tail", "stop_slaying")
    assert rows(m)[:2] == ["head*2 | noctis < |", "tail*2 | gideon < |"]


def test_full_auto_three_in_a_row() -> None:
    """death_angel:W22 Leon attacks twice and stops; Valencio attacks; Leon's third attack is no longer possible."""
    m = position("head*5 | leon < |", "tail*3 | valencio < |", phase="resolve", played="full_auto", rolls=[1, 4, 2])
    play(m, "attack:leon,1,left", "attack:leon,2,left")
    assert decision(m) == "full_auto"
    play(m, "end_attacks", "attack:valencio,2,left")
    assert rows(m)[:2] == ["head*4 | leon < |", "tail*2 | valencio < |"]
    assert decision(m) != "attack"


def test_full_auto_is_not_interrupted() -> None:
    """death_angel:R69 between Leon's attacks nobody else is offered one, and after the third he is done."""
    m = position("head*5 | leon < |", "tail*3 | valencio < |", phase="resolve", played="full_auto", rolls=[4, 4, 4])
    play(m, "attack:leon,1,left")
    assert not [id for id in ids(m) if "valencio" in id]
    play(m, "attack:leon,1,left", "attack:leon,1,left")
    assert ids(m) == ["end_attacks", "attack:valencio,1,left", "attack:valencio,2,left"]


def test_heroic_charge_reaches_both_sides_and_neighbours() -> None:
    """death_angel:R18 own and adjacent positions, both sides, several swarms; the first kill is no longer optional."""
    m = position(
        "head | goriel < |",
        "| claudio < | tail",
        "| scipio < | claw",
        "tongue | omnio < |",
        phase="resolve",
        played="heroic_charge",
        rolls=[1],
    )
    play(m, "heroic_charge")
    assert ids(m) == ["slay:1,left,head", "slay:2,right,tail", "slay:3,right,claw"]
    play(m, "slay:3,right,claw")
    assert ids(m) == ["stop_slaying", "slay:1,left,head", "slay:2,right,tail"]
    play(m, "slay:2,right,tail", "slay:1,left,head")
    assert happened(m, "rolled") == [{"number": 1, "skull": "yes"}]
    assert rows(m)[:4] == ["| goriel < |", "| claudio < |", "| scipio < |", "tongue | omnio < |"]


def test_heroic_charge_needs_a_victim() -> None:
    """death_angel:R18 without a slayable Genestealer in reach there is no charge."""
    m = position(
        "| claudio < | head power_field", "| scipio < |", "tail | goriel < |", phase="resolve", played="heroic_charge"
    )
    assert ids(m) == ["end_attacks", "attack:goriel,3,left"]


def test_heroic_charge_can_cost_claudio() -> None:
    """death_angel:W14 after three kills a 0: no reroll, Claudio is slain, his tokens go to the supply."""
    m = position("head*4 | claudio < 2 |", "| goriel > |", phase="resolve", played="heroic_charge", rolls=[0])
    play(m, "heroic_charge", "slay:1,left,head")
    assert not happened(m, "rolled")
    play(m, "slay:1,left,head")
    assert happened(m, "marine_slain") == [{"marine": "claudio", "position": 1}]
    assert m.seen(None)["supply"] == 12
    assert not happened(m, "token_spent")


def test_charge_and_full_auto_belong_to_the_attack_action() -> None:
    """death_angel:R17 attacking because of Quick Instincts, Leon has one attack and Claudio no charge."""
    for marine, card in (("leon", "full_auto"), ("claudio", "heroic_charge")):
        m = position(
            f"head*4 | {marine} < |", "| scipio > |", phase="event", played=card, events="quick_instincts", rolls=[4]
        )
        assert ids(m) == ["end_attacks", f"attack:{marine},1,left"]
        play(m, f"attack:{marine},1,left")
        assert len(happened(m, "attacked")) == 1
        assert decision(m) not in ("full_auto", "attack")


@pytest.mark.parametrize(
    ("marine", "card", "face", "slain"),
    [("zael", "flamer_attack", 4, 4), ("noctis", "dead_aim", 4, 3), ("calistarius", "psionic_attack", 1, 2)],
)
def test_attack_cards_last_the_whole_round(marine: str, card: str, face: int, slain: int) -> None:
    """death_angel:R16 Flamer Attack, Dead Aim and Psionic Attack also work with Quick Instincts."""
    m = position(
        f"head*6 | {marine} < |",
        "| leon > |",
        phase="event",
        played=card,
        events="quick_instincts",
        rolls=[face, face, 4],
    )
    play(m, f"attack:{marine},1,left")
    while decision(m) in ("dead_aim", "psionic_attack"):
        play(m, ids(m)[1])
    assert len(happened(m, "slain")) == slain


def test_lead_by_example_works_with_quick_instincts() -> None:
    """death_angel:R16 the blue marine slays because of an Event, and the token follows."""
    m = position(
        "head*4 | deino < |", "| leon > |", phase="event", played="lead_by_example", events="quick_instincts", rolls=[1]
    )
    play(m, "attack:deino,1,left")
    assert decision(m) == "lead_by_example"


# ---------------------------------------------------------------- Evasion, winning in the middle


def test_evasion_lets_one_marine_attack() -> None:
    """Under Evasion only one marine of a team attacks (6.2.3, 9.2)."""
    m = position(
        "head*3 | goriel < |",
        "tail*3 | claudio < |",
        phase="resolve",
        played="heroic_charge",
        lasting="evasion",
        rolls=[4],
    )
    play(m, "attack:goriel,1,left")
    assert decision(m) != "attack"


@pytest.mark.parametrize(
    ("one", "other", "card", "moves"),
    [
        ("claudio", "goriel", "heroic_charge", ["heroic_charge", "slay:1,left,head", "stop_slaying"]),
        ("leon", "valencio", "full_auto", ["attack:leon,1,left", "attack:leon,1,left", "attack:leon,1,left"]),
        ("calistarius", "scipio", "psionic_attack", ["attack:calistarius,1,left", "attack:calistarius,1,left"]),
    ],
)
def test_evasion_counts_marines_not_attacks(one: str, other: str, card: str, moves: list[str]) -> None:
    """death_angel:R46 a charge is Claudio's attack; Full Auto and Psionic Attack go on for the one marine."""
    m = position(
        f"head*5 | {one} < |",
        f"tail*3 | {other} < |",
        phase="resolve",
        played=card,
        lasting="evasion",
        rolls=[1, 4, 4],
    )
    play(m, *moves)
    assert decision(m) not in ("attack", "full_auto", "psionic_attack")
    assert not [event for event in happened(m, "attacked") if event["marine"] == other]


def test_evasion_does_not_limit_run_and_gun() -> None:
    """death_angel:R46 Run and Gun, Overwatch and Quick Instincts are no Attack cards."""
    m = position(
        "head*3 | noctis < 1 |",
        "tail*3 | gideon < 1 |",
        phase="resolve",
        played="run_and_gun",
        lasting="evasion",
        rolls=[4, 4],
    )
    play(m, "end_moves", "keep_facing", "pay_attack:noctis,1,left")
    assert decision(m) == "run_and_gun"
    play(m, "pay_attack:gideon,2,left")
    assert len(happened(m, "attacked")) == 2


def test_a_win_stops_an_effect_in_the_middle() -> None:
    """death_angel:R48 the last Genestealer falls to a charge, and the die is not rolled any more."""
    m = position(
        "head | claudio < |", "| goriel > |", phase="resolve", played="heroic_charge", left="", right="", rolls=[0]
    )
    assert place(m) == "toxin_pumping_station"
    play(m, "heroic_charge")
    assert result(m) == (True, "end-cleared")
    assert not happened(m, "rolled")
