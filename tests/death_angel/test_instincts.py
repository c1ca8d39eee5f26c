"""The Instincts: what may be named, and what comes of it (9.2)."""

from __future__ import annotations

import pytest

from undercover import Match

from .positions import decision, discarded, happened, ids, piles, play, position, result, rows, team

# ---------------------------------------------------------------- what the enemy does


def test_surrounded() -> None:
    """death_angel:R65 every Genestealer comes to the marine named, each staying on its side."""
    m = position(
        "head | goriel < |", "| leon < | tail", "claw lord_ct | scipio < |", phase="event", events="surrounded"
    )
    play(m, "name_marine:leon")
    assert rows(m) == ["| goriel < |", "head claw lord_ct | leon < | tail", "| scipio < |"]


@pytest.mark.parametrize("event", ["out_of_thin_air_head", "out_of_thin_air_claw"])
def test_out_of_thin_air_behind_a_marine_of_another_player(event: str) -> None:
    """death_angel:W2 the current player names Omnio, another player's marine; two cards appear behind him."""
    m = position(
        "| goriel < |",
        "| omnio > |",
        phase="event",
        seats=2,
        owners="yellow / purple",
        left="tail*3",
        right="tail*3",
        events=event,
    )
    assert m.seen(1)["event"] == {"id": None, "shown": False}
    play(m, "0 name_marine:omnio")
    assert rows(m) == ["| goriel < |", "tail*2 | omnio > |"]
    assert happened(m, "event_shown", 1) == [{"event": event}]


def test_out_of_thin_air_where_most_can_spawn() -> None:
    """death_angel:R32 only marines behind whom the most cards can spawn."""
    m = position(
        "| goriel < |",
        "| omnio > |",
        "| zael > |",
        phase="event",
        left="tail",
        right="tail*2",
        events="out_of_thin_air_head",
    )
    assert rows(m)[0] == "| goriel < | tail*2"
    m = position(
        "| goriel < |",
        "| omnio > |",
        "| zael > |",
        phase="event",
        left="tail*2",
        right="tail",
        events="out_of_thin_air_head",
    )
    assert ids(m) == ["name_marine:omnio", "name_marine:zael"]


@pytest.mark.parametrize(("face", "dies"), [(0, True), (1, True), (2, False)])
def test_psychic_assault(face: int, dies: bool) -> None:
    """death_angel:R35 a 0 or 1 slays the marine named; tokens and Artefact do not help."""
    m = position("| goriel < 2 |", "| leon < |", phase="event", events="psychic_assault", artefact=0, rolls=[face])
    play(m, "name_marine:goriel")
    assert (len(rows(m)) == 1) == dies
    assert not happened(m, "token_spent")


def test_stalking_from_the_shadows() -> None:
    """A marine with tokens loses them all; nobody else can be named (9.2)."""
    m = position("| goriel < 2 |", "| leon < |", "| scipio < 1 |", phase="event", events="stalking_from_the_shadows")
    assert ids(m) == ["name_marine:goriel", "name_marine:scipio"]
    play(m, "name_marine:goriel")
    assert rows(m) == ["| goriel < |", "| leon < |", "| scipio < 1 |"]


def test_no_legal_target_no_effect() -> None:
    """death_angel:R32 nobody has a token: the card is shown and does nothing."""
    m = position("| goriel < |", "| leon < |", phase="event", events="stalking_from_the_shadows")
    assert happened(m, "no_effect") == [{"event": "stalking_from_the_shadows"}]
    assert m.seen(None)["events"]["discard"] == ["stalking_from_the_shadows"]


def test_gun_jam() -> None:
    """A living team that showed no Attack: it may not choose its Attack next round (9.2)."""
    m = position(
        "| goriel < |",
        "| leon < |",
        "| scipio < |",
        "| omnio < |",
        phase="event to end",
        played="reorganize full_auto power_field",
        events="gun_jam",
    )
    assert ids(m) == ["name_team:yellow", "name_team:grey"]
    play(m, "name_team:grey")
    assert m.seen(None)["effects"] == [{"event": "gun_jam", "on": "grey", "when": "now"}]
    assert team(m, "grey")["choosable"] == ["stealth_tactics"]
    assert team(m, "yellow")["choosable"] == ["defensive_stance", "heroic_charge"]


# ---------------------------------------------------------------- help for the marines


def test_resupply() -> None:
    """All tokens of the others move to the marine named, not those on the Door (9.2)."""
    m = position(
        "door | goriel < 2 |", "| leon < 1 |", "| scipio < |", phase="event", events="resupply", door=3, left=""
    )
    play(m, "name_marine:scipio")
    assert [row.split("|")[1].strip() for row in rows(m)] == ["goriel <", "leon <", "scipio < 3"]
    assert m.seen(None)["formation"][0]["left"]["terrain"][0]["tokens"] == 3


def test_for_my_battle_brothers() -> None:
    """A token of a marine and a Genestealer engaged with him are discarded (9.2)."""
    m = position("head | goriel < 2 | tail", "| leon < |", phase="event", events="for_my_battle_brothers")
    assert ids(m) == ["name_card:goriel,left,head", "name_card:goriel,right,tail"]
    play(m, "name_card:goriel,left,head")
    assert rows(m)[0] == "| goriel < 1 | tail"
    assert discarded(m) == {"head": 1}


def test_for_my_battle_brothers_each_half_as_far_as_possible() -> None:
    """Nobody has a token: an engaged marine; nobody engaged with a token: the token alone (9.2)."""
    m = position("head | goriel < |", "| leon < |", phase="event", events="for_my_battle_brothers")
    assert discarded(m) == {"head": 1}
    m = position("| goriel < 1 |", "head | leon < |", phase="event", events="for_my_battle_brothers")
    assert rows(m) == ["| goriel < |", "head | leon < |"]


def test_for_my_battle_brothers_discards_both_if_it_can() -> None:
    """death_angel:R32 an engaged marine with a token goes before others with a token, and those before the engaged."""
    m = position(
        *("head | goriel < 1 | tail", "| leon < 2 |", "claw | scipio < |"),
        phase="event",
        events="for_my_battle_brothers",
    )
    assert ids(m) == ["name_card:goriel,left,head", "name_card:goriel,right,tail"]
    m = position(
        *("head | goriel < | tail", "| leon < 2 |", "| scipio < 1 |"), phase="event", events="for_my_battle_brothers"
    )
    assert ids(m) == ["name_marine:leon", "name_marine:scipio"]


def test_for_my_battle_brothers_and_a_brood_lord() -> None:
    """death_angel:R24 a Brood Lord only when he is alone, and then he counts as slain; Power Field does not protect."""
    m = position(
        "head lord_ct | goriel < 1 | lord_ht power_field",
        phase="event",
        events="for_my_battle_brothers",
        location="genestealer_lair",
    )
    assert ids(m) == ["name_card:goriel,left,head", "name_card:goriel,right,lord_ht"]
    play(m, "name_card:goriel,right,lord_ht")
    assert rows(m)[0].startswith("head lord_ct | goriel <")
    assert m.seen(None)["lords_slain"] == ["brood_lord_head_tail"]


def test_rewarded_faith_declares_everything_at_once() -> None:
    """death_angel:R33 marine, number and cards are fixed before the card is shown."""
    m = position(
        "head tail | goriel < 2 |",
        "| leon < 1 |",
        phase="event",
        events="rewarded_faith",
        right="",
        seats=2,
        owners="yellow / red",
    )
    assert ids(m, 0) == [
        "name_marine:goriel",
        "name_cards:goriel,head,none",
        "name_cards:goriel,tail,none",
        "name_cards:goriel,head+tail,none",
        "name_marine:leon",
    ]
    play(m, "name_cards:goriel,head+tail,none")
    assert rows(m)[0] == "| goriel < |"
    assert discarded(m) == {"head": 1, "tail": 1}
    assert m.seen(None)["supply"] == 11


def test_rewarded_faith_with_a_brood_lord() -> None:
    """A Brood Lord falls only with everything else of his swarm; Power Field protects (7.3, R23)."""
    m = position(
        "head*2 lord_ht | goriel < 3 | tail power_field",
        phase="event",
        events="rewarded_faith",
        location="genestealer_lair",
        left=1,
    )
    assert ids(m) == [
        "name_marine:goriel",
        "name_cards:goriel,head,none",
        "name_cards:goriel,head+head,none",
        "name_cards:goriel,head+head+lord_ht,none",
    ]


def test_rewarded_faith_stops_with_a_win() -> None:
    """death_angel:R48 the second Brood Lord falls, and whatever was still named stays."""
    m = position(
        "lord_ht | goriel < 3 | head",
        phase="event",
        events="rewarded_faith",
        location="genestealer_lair",
        lords_slain={"brood_lord_claw_tongue": 1},
    )
    play(m, "name_cards:goriel,lord_ht,head")
    assert result(m) == (True, "end-lords-slain")
    assert discarded(m) == {}


def test_full_scan() -> None:
    """The top card of a pile that is not empty (9.2)."""
    m = position("| goriel < |", "| leon < |", phase="event", left="head tail", right="claw", events="full_scan")
    assert ids(m) == ["name_pile:left", "name_pile:right"]
    play(m, "name_pile:left")
    assert discarded(m) == {"head": 1}
    assert piles(m) == (1, 1)


@pytest.mark.parametrize(("face", "slain"), [(1, 2), (4, 0)])
def test_cleansing_flames(face: int, slain: int) -> None:
    """death_angel:R33 the victims are chosen after the roll; at a skull two engaged with the marine fall."""
    m = position(
        "head | goriel < | tail claw",
        "| leon < |",
        "tongue*2 | scipio < |",
        phase="event",
        events="cleansing_flames",
        rolls=[face],
    )
    assert ids(m) == ["name_marine:goriel", "name_marine:scipio"]
    play(m, "name_marine:goriel")
    if slain:
        assert ids(m) == ["slay:1,left,head", "slay:1,right,tail", "slay:1,right,claw"]
        play(m, "slay:1,right,claw", "slay:1,left,head")
    assert len(happened(m, "slain")) == slain


def test_cleansing_flames_burn_as_many_as_they_can() -> None:
    """death_angel:R32 whoever is engaged with two slayable Genestealers goes before whoever is engaged with one."""
    m = position(
        *(
            "head | goriel < |",
            "tail | leon < | claw",
            "| valencio < | head lord_ct",
            "tail*3 power_field | scipio < |",
        ),
        phase="event",
        events="cleansing_flames",
        location="genestealer_lair",
    )
    assert ids(m) == ["name_marine:leon", "name_marine:valencio"]
    m = position("head | goriel < |", "tail | leon < |", "| scipio < |", phase="event", events="cleansing_flames")
    assert ids(m) == ["name_marine:goriel", "name_marine:leon"]


def test_cleansing_flames_without_targets() -> None:
    """Nobody is engaged with a slayable Genestealer: any marine may be named (9.2)."""
    m = position("head power_field | goriel < |", "| leon < |", phase="event", events="cleansing_flames", rolls=[1])
    assert ids(m) == ["name_marine:goriel", "name_marine:leon"]
    play(m, "name_marine:goriel")
    assert not happened(m, "slain")


def test_second_wind() -> None:
    """death_angel:R52 next round the marine's faces of 0 miss; the round after that they do not."""
    m = position("| goriel < |", "| leon < |", phase="event to end", events="second_wind evasion")
    play(m, "name_marine:leon")
    assert m.seen(None)["effects"] == [{"event": "second_wind", "on": "brother_leon", "when": "now"}]
    play(m, ids(m)[0])
    while decision(m) != "choose_actions":
        play(m, ids(m)[0])
    assert [effect["event"] for effect in m.seen(None)["effects"]] == ["evasion"]


def test_quick_instincts_belongs_to_the_marines_player() -> None:
    """death_angel:R34 the controller of the marine named decides whether and what to attack, and pays rerolls."""
    m = position(
        "head*2 | goriel < |",
        "| leon < 1 |",
        phase="event",
        seats=2,
        owners="yellow / red",
        current=0,
        events="quick_instincts",
        rolls=[4, 1],
    )
    play(m, "0 name_marine:leon")
    assert m.waiting == (1,)
    assert ids(m) == ["end_attacks", "attack:leon,1,left"]
    play(m, "1 attack:leon,1,left", "1 reroll:leon")
    assert happened(m, "slain") == [{"position": 1, "side": "left", "card": "head"}]


def test_quick_instincts_names_a_marine_with_a_target() -> None:
    """death_angel:R32 whoever has nothing to attack may be named only if nobody has."""
    rows = ("head*2 | goriel < |", "| leon < |", "| claudio > |", "| scipio > |")
    m = position(*rows, phase="event", events="quick_instincts")
    assert ids(m) == ["name_marine:goriel", "name_marine:leon"]
    m = position("head | goriel > |", "| leon > |", phase="event", events="quick_instincts")
    assert ids(m) == ["name_marine:goriel", "name_marine:leon"]


def test_temporary_sanctuary() -> None:
    """death_angel:R26 the normal Genestealers of a swarm go into the smaller pile; two equal ones are a choice."""
    m = position(
        "head*2 lord_ct | goriel < |",
        "| leon < | tail",
        phase="event",
        left=2,
        right=2,
        events="temporary_sanctuary",
        location="genestealer_lair",
    )
    assert ids(m) == [
        "name_swarm:1,left,left",
        "name_swarm:1,left,right",
        "name_swarm:2,right,left",
        "name_swarm:2,right,right",
    ]
    play(m, "name_swarm:1,left,right")
    assert rows(m) == ["| goriel < |", "lord_ct | leon < | tail"]
    assert happened(m, "shuffled_in") == [{"pile": "right", "cards": ["head", "head"]}]


def test_power_field_does_not_stop_a_sanctuary() -> None:
    """death_angel:R23 shuffling away is not slaying; the shield goes with the swarm."""
    m = position(
        "tail*2 power_field | goriel < |", "| leon < |", phase="event", left=1, right=2, events="temporary_sanctuary"
    )
    assert rows(m)[0] == "| goriel < |"
    assert piles(m) == (3, 2)


def test_rescue_space_marine() -> None:
    """death_angel:R67 he comes back at the bottom, facing right, without tokens, beside an empty position."""
    m = position(
        "dark_corner | goriel < |",
        "| leon < |",
        phase="event",
        slain="claudio valencio zael omnio",
        events="rescue_space_marine",
        left="tail*3",
    )
    assert ids(m) == ["name_marine:claudio", "name_marine:valencio"]
    play(m, "name_marine:valencio")
    assert rows(m) == ["tail*2 dark_corner | goriel < |", "| leon < |", "| valencio > |"]
    assert "brother_valencio" not in m.seen(None)["slain"]


def test_the_rescued_marine_acts_and_his_team_keeps_its_cards() -> None:
    """death_angel:R67 the team's Action cards are untouched; a team without marines cannot be rescued."""
    m = position(
        "| goriel < |",
        "| leon < |",
        phase="event to end",
        played="full_auto reorganize",
        slain="valencio",
        events="rescue_space_marine",
    )
    play(m, "name_marine:valencio")
    assert team(m, "red")["marines"] == ["brother_leon", "brother_valencio"]
    assert team(m, "red")["choosable"] == ["overwatch", "onward_brothers"]


def test_alone_an_instinct_is_an_ordinary_choice() -> None:
    """death_angel:R61 the single player decides with full knowledge, and is not asked when nothing is to decide."""
    m = position("| goriel < |", "| leon < |", phase="event", events="second_wind")
    assert m.seen(0)["event"]["id"] == "second_wind"
    assert ids(m) == ["name_marine:goriel", "name_marine:leon"]
    alone: Match = position("| goriel < |", phase="event", events="second_wind")
    assert happened(alone, "named") == [{"marine": "goriel"}]
