"""The swarms attack: order, defence, shifting, the Support cards that help (6.3, 7.2, 7.5, 7.6)."""

from __future__ import annotations

import pytest

from .positions import decision, happened, ids, play, position, refused, result, rows

# ---------------------------------------------------------------- the defence roll


@pytest.mark.parametrize(
    ("face", "size", "lives"), [(0, 1, False), (1, 1, False), (2, 1, True), (4, 4, False), (5, 4, True)]
)
def test_a_defence_must_beat_the_size(face: int, size: int, lives: bool) -> None:
    """The number must be higher than the swarm's size (7.2)."""
    m = position(f"head*{size} | goriel < |", "| scipio > |", phase="swarms", rolls=[face])
    assert (len(rows(m)) == 2) == lives
    assert happened(m, "survived" if lives else "hit") == [{"marine": "goriel"}]


def test_a_token_rerolls_a_defence_in_front() -> None:
    """death_angel:W1 facing a swarm of 2 with a token: 0, reroll 3, a miss; the token is back in the supply."""
    m = position("head*2 | goriel < 1 |", "| scipio > |", phase="swarms", rolls=[0, 3])
    assert ids(m) == ["accept", "reroll:goriel"]
    assert m.default(0).id == "reroll:brother_goriel"
    play(m, "reroll:goriel")
    assert rows(m) == ["head*2 | goriel < |", "| scipio > |"]
    assert m.seen(None)["supply"] == 12


def test_no_reroll_from_behind() -> None:
    """death_angel:W1 the same swarm behind him: no reroll, slain."""
    m = position("head*2 | goriel > 1 |", "| scipio > |", phase="swarms", rolls=[0, 3])
    assert happened(m, "marine_slain") == [{"marine": "goriel", "position": 1}]
    assert m.seen(None)["supply"] == 12


def test_from_behind_everything_but_tokens_helps() -> None:
    """death_angel:R66 the Artefact works from behind, the token says why it does not."""
    m = position("head*2 | goriel > 1 |", "| scipio > |", phase="swarms", artefact=0, rolls=[0])
    assert ids(m) == ["accept", "use_artefact"]
    refused(m, "reroll:goriel", "barred-from-behind")
    play(m, "use_artefact")
    assert rows(m) == ["head*2 | goriel > 1 |", "| scipio > |"]


@pytest.mark.parametrize(
    ("lasting", "face", "lives"), [("second_wind", 0, True), ("second_wind", 1, False), ("", 0, False)]
)
def test_second_wind_from_behind(lasting: str, face: int, lives: bool) -> None:
    """death_angel:R66 Second Wind saves from behind too, at 0 alone."""
    m = position("head*2 | goriel > |", "| scipio > |", phase="swarms", lasting=lasting, on=3, rolls=[face])
    assert (len(rows(m)) == 2) == lives


def test_the_controller_of_the_attacked_marine_decides() -> None:
    """The defence window belongs to the marine's player, not to the current player (7.2, D22)."""
    m = position(
        "head | goriel < 1 |",
        "tail | scipio < 1 |",
        phase="swarms",
        seats=2,
        owners="yellow / grey",
        current=0,
        rolls=[5, 5],
    )
    assert m.waiting == (0,)
    play(m, "accept")
    assert m.waiting == (1,)
    assert decision(m) == "defend"


# ---------------------------------------------------------------- the cards that help


@pytest.mark.parametrize(("played", "face", "lives"), [("block", 2, True), ("block", 4, False), ("", 2, False)])
def test_block_from_behind(played: str, face: int, lives: bool) -> None:
    """death_angel:W13 Gideon under Block, from behind by 4, face 2 with a skull: a miss; without a skull no help."""
    m = position("head*4 | gideon > |", "| scipio > |", phase="swarms", played=played, rolls=[face])
    assert (len(rows(m)) == 2) == lives


def test_counter_attack_strikes_back() -> None:
    """death_angel:W15 five attack Lorenzo, face 1 with a skull: a miss, one slain, four attack again."""
    m = position("head*5 | lorenzo < |", "| scipio > |", phase="swarms", played="counter_attack", rolls=[1, 5])
    attacks = [len(event["cards"]) for event in happened(m, "swarm_attacked")]
    assert attacks == [5, 4]
    assert rows(m) == ["head*4 | lorenzo < |", "| scipio > |"]


def test_counter_attack_asks_whom_to_slay_and_ends_with_the_swarm() -> None:
    """The blue player chooses the card; skulls go on until the swarm is gone (7.2, D23)."""
    m = position("head tail | lorenzo > |", "| scipio > |", phase="swarms", played="counter_attack", rolls=[3, 3])
    assert ids(m) == ["slay:1,left,head", "slay:1,left,tail"]
    play(m, "slay:1,left,head")
    assert rows(m) == ["| lorenzo > |", "| scipio > |"]


def test_counter_attack_names_lorenzo() -> None:
    """death_angel:R58 the card counts: Lorenzo strikes back, Valencio does not."""
    m = position("head*4 | valencio < |", "| lorenzo > |", phase="swarms", played="counter_attack", rolls=[1])
    assert happened(m, "marine_slain") == [{"marine": "valencio", "position": 1}]
    assert not happened(m, "slain")


def test_defensive_stance_needs_a_bought_face() -> None:
    """Defensive Stance: a yellow reroll misses unless it is 0; a 0 may be rerolled again (9.1)."""
    m = position("head*9 | goriel < 2 |", "| scipio > |", phase="swarms", played="defensive_stance", rolls=[5, 0, 1])
    assert not m.seen(0)["fight"]["good"]
    play(m, "reroll:goriel")
    assert not m.seen(0)["fight"]["good"]
    play(m, "reroll:goriel")
    assert rows(m)[0] == "head*9 | goriel < |"


def test_defensive_stance_does_not_help_without_a_token() -> None:
    """The first face counts as it is (9.1)."""
    m = position("head*9 | goriel < |", "| scipio > |", phase="swarms", played="defensive_stance", rolls=[5])
    assert rows(m) == ["head*9 | scipio > |"]


def test_natural_faces_count_for_stance_and_wind() -> None:
    """death_angel:R20 a Brood Lord turns a 1 into 0 only for the comparison: a bought 1 misses, a natural 1 is no 0."""
    m = position(
        "head*4 lord_ht | goriel < 1 |", "| scipio > |", phase="swarms", played="defensive_stance", rolls=[4, 1]
    )
    play(m, "reroll:goriel")
    assert len(rows(m)) == 2
    m = position("lord_ht | goriel < |", "| scipio > |", phase="swarms", lasting="second_wind", on=3, rolls=[1])
    assert len(rows(m)) == 1


def test_two_brood_lords_take_two_off() -> None:
    """death_angel:W16 two Brood Lords and a Genestealer: n = 3, face 5 - 2 = 3 is not more than 3, a hit."""
    m = position("head lord_ht lord_ct | goriel < |", "| scipio > |", phase="swarms", rolls=[5])
    assert happened(m, "hit") == [{"marine": "goriel"}]


@pytest.mark.parametrize(("face", "lives"), [(3, True), (5, False)])
def test_brood_lords_change_the_comparison_only(face: int, lives: bool) -> None:
    """death_angel:R19 the skull of a face still saves Gideon under Block, whatever the Brood Lords take off."""
    m = position("head*4 lord_ht | gideon < |", "| scipio > |", phase="swarms", played="block", rolls=[face])
    assert (len(rows(m)) == 2) == lives


def test_the_artefact_ends_the_attack() -> None:
    """death_angel:R21 after the roll, also after a reroll; the attack is over and nothing is countered."""
    m = position(
        "head*5 | lorenzo < 1 |", "| scipio > |", phase="swarms", played="counter_attack", artefact=0, rolls=[4, 1]
    )
    play(m, "reroll:lorenzo")
    assert ids(m) == ["accept", "use_artefact"]
    play(m, "use_artefact")
    assert rows(m)[0] == "head*5 | lorenzo < |"
    assert not happened(m, "slain")
    assert m.seen(None)["artefact"] is None


def test_the_artefact_covers_all_marines_of_its_holder() -> None:
    """death_angel:R22 any marine of any team the holder controls, nobody else's."""
    m = position(
        "head*5 | scipio < |",
        "head*4 | leon < |",
        "| omnio > |",
        phase="swarms",
        seats=2,
        owners="grey purple / red",
        artefact=1,
        rolls=[4, 4],
    )
    assert happened(m, "marine_slain") == [{"marine": "scipio", "position": 1}]
    assert m.waiting == (1,)
    assert ids(m) == ["accept", "use_artefact"]


# ---------------------------------------------------------------- the order of attacks, and shifting


def test_topmost_first_left_before_right() -> None:
    """The topmost swarm that is not done attacks, left before right (6.3)."""
    m = position("| goriel < | head", "tail | scipio < | claw", phase="swarms", rolls=[5, 5, 5])
    order = [(event["position"], event["side"]) for event in happened(m, "swarm_attacked")]
    assert order == [(1, "right"), (2, "left"), (2, "right")]


def test_a_shift_keeps_done_and_not_done_apart() -> None:
    """death_angel:W9 Deino dies: Claudio moves up, and the two beside him attack apart from the one that is done."""
    m = position(
        "| calistarius < |",
        "door | gideon < |",
        "head | deino < |",
        "corridor tail*2 | claudio < 1 |",
        phase="swarms",
        rolls=[1, 5],
    )
    assert rows(m) == ["| calistarius < |", "door | gideon < |", "tail*2 / head corridor | claudio < 1 |"]
    assert happened(m, "swarm_attacked")[-1] == {
        "marine": "claudio",
        "position": 3,
        "side": "left",
        "cards": ["tail", "tail"],
    }
    play(m, "accept")
    assert rows(m)[2] == "head tail*2 corridor | claudio < 1 |"


def test_groups_merge_at_the_end_of_the_phase() -> None:
    """death_angel:R1 as soon as every swarm is done, groups in a slot are one swarm."""
    m = position("head | goriel < |", "tail | scipio < 1 |", phase="swarms", rolls=[0, 5])
    assert rows(m) == ["tail / head | scipio < 1 |"]
    play(m, "accept")
    assert rows(m) == ["head tail | scipio < 1 |"]


def test_two_groups_not_done_merge_at_once() -> None:
    """death_angel:R2 they attack once, as one swarm of the combined size."""
    m = position("head | goriel < | tail", "| scipio < | claw*2", phase="swarms", rolls=[0, 3])
    sizes = [len(event["cards"]) for event in happened(m, "swarm_attacked")]
    assert sizes == [1, 3]
    assert happened(m, "marine_slain") == [{"marine": "goriel", "position": 1}, {"marine": "scipio", "position": 1}]


def test_two_done_groups_merge_at_once() -> None:
    """death_angel:R2 what is done is one group where it meets, and does not attack again."""
    m = position(
        "head | goriel < |",
        "tail | scipio < |",
        "| omnio < |",
        "claw | zael < 1 |",
        phase="swarms",
        rolls=[5, 0, 5],
    )
    assert rows(m) == ["/ head tail | goriel < |", "| omnio < |", "claw | zael < 1 |"]
    play(m, "accept")
    assert [event["marine"] for event in happened(m, "swarm_attacked")] == ["goriel", "scipio", "zael"]


def test_the_order_is_looked_up_afresh_after_a_shift() -> None:
    """death_angel:R3 after a death the topmost swarm that is not done comes next, wherever it now stands."""
    m = position(
        "| goriel < | head",
        "tail | scipio < | claw",
        "| omnio < |",
        "tongue | zael < |",
        phase="swarms",
        rolls=[5, 0, 5, 5],
    )
    attacks = [(event["marine"], event["position"], event["side"]) for event in happened(m, "swarm_attacked")]
    assert attacks == [("goriel", 1, "right"), ("scipio", 2, "left"), ("goriel", 1, "right"), ("zael", 3, "left")]


@pytest.mark.parametrize(
    ("slain", "left"),
    [
        ("goriel", ["head door | scipio < | claw", "| omnio > |"]),
        ("omnio", ["| goriel < |", "tail corridor | scipio < | claw"]),
    ],
)
def test_a_gap_at_an_end(slain: str, left: list[str]) -> None:
    """death_angel:R4 terrain and swarms of the vacated row join the only neighbour."""
    top = "head door | goriel < |" if slain == "goriel" else "| goriel < |"
    bottom = "tail corridor | omnio < |" if slain == "omnio" else "| omnio > |"
    m = position(top, "| scipio < | claw", bottom, phase="swarms", rolls=[0, 5] if slain == "goriel" else [5, 0])
    assert happened(m, "marine_slain")[0]["marine"] == slain
    assert rows(m) == left


@pytest.mark.parametrize(("gap", "joined"), [(2, "scipio"), (3, "zael"), (4, "leon")])
def test_the_smaller_part_moves(gap: int, joined: str) -> None:
    """Fewer above: the top part comes down; otherwise, also when equal, the bottom part comes up (7.6)."""
    column = ["scipio", "omnio", "goriel", "zael", "leon"]
    lines = [f"head door | {name} < |" if n + 1 == gap else f"| {name} < |" for n, name in enumerate(column)]
    m = position(*lines, phase="swarms", rolls=[0])
    assert happened(m, "shifted") == [
        {"marine": joined, "position": [row.split()[-3] for row in rows(m)].index(joined) + 1}
    ]
    assert [row for row in rows(m) if row.startswith("head door")] == [f"head door | {joined} < |"]


def test_swaps_and_shifts_keep_order_and_tokens() -> None:
    """Relative order does not change; tokens stay on their marines (7.6)."""
    m = position("| scipio < 1 |", "head | omnio < |", "| goriel > 2 |", "| zael > |", phase="swarms", rolls=[0])
    assert rows(m) == ["head | scipio < 1 |", "| goriel > 2 |", "| zael > |"]


# ---------------------------------------------------------------- Power Field in this phase


def test_a_swarm_under_power_field_does_nothing() -> None:
    """death_angel:R23 it does not attack, and is done when its turn comes."""
    m = position("head*5 power_field | goriel < |", "tail | scipio < |", phase="swarms", rolls=[5])
    assert len(happened(m, "swarm_attacked")) == 1
    assert happened(m, "shield_holds") == [{"position": 1, "side": "left"}]
    assert rows(m)[0] == "head*5 power_field | goriel < |"


def test_power_field_covers_what_merges_with_it() -> None:
    """death_angel:R23 two groups that are not done meet by a shift: the whole merged swarm is protected."""
    m = position("head | goriel < | tail", "| scipio < | claw power_field", phase="swarms", rolls=[0])
    assert len(happened(m, "swarm_attacked")) == 1
    assert rows(m) == ["head | scipio < | tail claw power_field"]


# ---------------------------------------------------------------- a marine is slain


def test_a_slain_marine_leaves_the_formation_for_the_slain() -> None:
    """death_angel:R45 slain marines are kept apart: Rescue Space Marine may bring them back."""
    m = position("head*5 | goriel < 2 |", "| claudio > |", phase="swarms", rolls=[0], supply=None)
    assert ids(m) == ["accept", "reroll:goriel"]
    play(m, "accept")
    assert m.seen(None)["slain"] == ["brother_goriel"]
    assert m.seen(None)["supply"] == 12


def test_the_last_marine_loses_the_game() -> None:
    """No marine left: everybody loses (7.5, 11)."""
    m = position(
        "head*5 | goriel < |", phase="swarms", rolls=[0], seats=2, owners="yellow / grey", slain="calistarius scipio"
    )
    assert result(m) == (False, "end-lost")
