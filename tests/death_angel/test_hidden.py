"""Who knows what (10): chosen cards, Instincts, scouted Events, face-down piles; and what can be imagined."""

from __future__ import annotations

import json
from typing import Any

import pytest

from undercover import Match
from undercover.games.death_angel.things import EVENT_IDS

from .positions import decision, happened, ids, piles, play, position, team

#: Every Instinct, with something to decide.
INSTINCTS = [
    "surrounded",
    "out_of_thin_air_head",
    "psychic_assault",
    "stalking_from_the_shadows",
    "resupply",
    "gun_jam",
    "for_my_battle_brothers",
    "rewarded_faith",
    "full_scan",
    "cleansing_flames",
    "second_wind",
    "quick_instincts",
    "temporary_sanctuary",
    "rescue_space_marine",
]


def three(event: str, **more: Any) -> Match:
    """Three players before an Event; something can be named for every Instinct."""
    return position(
        "head | goriel < 1 |",
        "| leon < 1 | tail",
        "| scipio < |",
        phase="event",
        seats=3,
        owners="yellow / red / grey",
        slain="claudio valencio",
        played="reorganize full_auto power_field",
        current=1,
        events=event,
        **more,
    )


# ---------------------------------------------------------------- Instincts


@pytest.mark.parametrize("event", INSTINCTS)
def test_an_undecided_instinct_is_seen_by_its_drawer_alone(event: str) -> None:
    """The others see that he decides, but neither the card nor the kind of decision nor the options (10)."""
    m = three(event)
    assert m.waiting == (1,)
    assert m.seen(1)["event"]["id"] == event
    hidden = {"id": None, "shown": False}
    for seat in (0, 2, None):
        seen = m.seen(seat)
        assert seen["event"] == hidden
        assert seen["decision"] == "instinct"
        assert event not in json.dumps(seen).replace(json.dumps(seen["events"]["discard"]), "")
        if seat is not None:
            assert m.choices(seat) == ()
        assert event not in json.dumps(m.story(seat))
    assert happened(m, "event_drawn", 0) == [{"seat": 1}]
    assert happened(m, "event_looked_at", 1) == [{"event": event}]
    assert happened(m, "event_looked_at", 0) == []


def test_nobody_can_tell_two_instincts_apart() -> None:
    """What another player sees and hears is the same for every Instinct (10)."""
    views = []
    for event in INSTINCTS:
        m = three(event)
        views.append((m.seen(0), m.seen(None), m.story(0), m.story(None)))
    assert all(view == views[0] for view in views)


@pytest.mark.parametrize("event", INSTINCTS)
def test_an_instinct_is_declared_in_one_choice(event: str) -> None:
    """death_angel:R33 whatever is to be named, it takes one choice: the number of choices gives nothing away."""
    m = three(event)
    before = len(m.history)
    play(m, ids(m, 1)[0])
    assert happened(m, "event_shown", 0) == [{"event": event}]
    assert len(m.history) == before + 1
    assert decision(m) != "instinct"


def test_another_player_may_be_asked_even_with_one_option() -> None:
    """With company an Instinct is asked even if there is one option only: not being asked would tell (10)."""
    m = position(
        "| goriel < 1 |",
        "| leon < |",
        phase="event",
        seats=2,
        owners="yellow / red",
        events="stalking_from_the_shadows",
    )
    assert ids(m, 0) == ["name_marine:goriel"]


# ---------------------------------------------------------------- chosen cards and table talk


def test_chosen_cards_are_hidden_until_the_reveal() -> None:
    """death_angel:R62 hands are public, choices are not; that somebody has chosen is public."""
    m = position("| goriel < |", "| leon < |", seats=2, owners="yellow / red")
    play(m, "0 play:heroic_charge")
    for seat in (1, None):
        assert team(m, "yellow", seat)["chosen"] is None
        assert team(m, "yellow", seat)["hand"] == ["defensive_stance", "reorganize", "heroic_charge"]
        assert m.seen(seat)["chosen"] == [True, False]
        assert not [event for event in m.story(seat) if "heroic_charge" in json.dumps(event)]
    assert team(m, "yellow", 0)["chosen"] == "heroic_charge"


def test_others_cards_are_imagined_among_those_they_may_choose() -> None:
    """While cards lie chosen and hidden, another player imagines any legal card (10)."""
    m = position(
        "door head | goriel < |",
        "| leon < |",
        seats=2,
        owners="yellow / red",
        current=1,
        location="generatorium",
        ahead="toxin_pumping_station",
        left="",
        door=1,
        previous="reorganize",
    )
    play(m, "0 play:heroic_charge", "1 play:overwatch")
    assert decision(m) == "seal_door"
    imagined = {m.imagine(1, seed).dump()["position"]["chosen"][1] for seed in range(30)}
    assert imagined == {"defensive_stance", "heroic_charge"}
    assert {m.imagine(0, seed).dump()["position"]["chosen"][1] for seed in range(30)} == {"heroic_charge"}


# ---------------------------------------------------------------- scouted Events


def test_the_scout_knows_the_card_that_is_drawn() -> None:
    """An Event left on top by Forward Scouting stays known to the purple player when another one draws it (10)."""
    m = position(
        "| zael < |",
        "| leon < |",
        "| goriel < |",
        phase="event",
        seats=3,
        owners="purple / red / yellow",
        current=1,
        events="second_wind",
        scouted=[29],
    )
    assert m.seen(0)["event"]["id"] == "second_wind"
    assert m.seen(1)["event"]["id"] == "second_wind"
    assert m.seen(2)["event"] == {"id": None, "shown": False}
    assert m.imagine(0, 3).dump()["position"]["event"] == "second_wind"
    assert len({m.imagine(2, seed).dump()["position"]["event"] for seed in range(40)}) > 3


def test_scouted_cards_stay_where_they_are_known_to_be() -> None:
    """The purple player imagines the known places unchanged, the others do not (10)."""
    m = position("| zael < |", "| leon < |", seats=2, owners="purple / red", events="gun_jam evasion", scouted=[29, 0])
    deck = m.dump()["position"]["events"]
    for seed in range(10):
        known = m.imagine(0, seed).dump()["position"]["events"]
        assert (known[29], known[0]) == (deck[29], deck[0])
        assert sorted(known) == sorted(deck)
    assert {m.imagine(1, seed).dump()["position"]["events"][29] for seed in range(20)} != {deck[29]}


def test_what_was_scouted_is_forgotten() -> None:
    """A card that was drawn is no longer known to be in the deck; of a new deck only the new top is (10)."""
    m = position("| zael < |", "| leon < |", phase="event", event_deck="evasion", scouted=[0])
    assert m.seen(0)["events"]["scouted"] == []
    m = position("| zael < |", phase="resolve", played="forward_scouting", event_deck="")
    play(m, "keep_facing", "scout")
    assert [card["place"] for card in m.seen(0)["events"]["scouted"]] == [0]
    assert m.seen(0)["events"]["deck"] == 30


def test_an_imagined_event_would_be_asked() -> None:
    """For the others a secretly drawn card is an Instinct for which something can be named (10)."""
    quiet = ["| goriel < |", "| leon < |", "| claudio > |", "| valencio > |"]
    m = position(
        *quiet, phase="event", seats=2, owners="yellow / red", played="heroic_charge full_auto", events="surrounded"
    )
    imagined = {m.imagine(1, seed).dump()["position"]["event"] for seed in range(120)}
    for_nothing = {
        "stalking_from_the_shadows",
        "for_my_battle_brothers",
        "temporary_sanctuary",
        "rescue_space_marine",
        "gun_jam",
    }
    assert imagined == {*INSTINCTS, "out_of_thin_air_claw"} - for_nothing


# ---------------------------------------------------------------- face-down Genestealers and Locations


def test_face_down_piles_are_counted_not_seen() -> None:
    """Numbers are public, cards are not (10)."""
    m = position("| goriel < |", left="head tail", right="claw")
    assert piles(m) == (2, 1)
    text = json.dumps(m.seen(0)["blips"])
    assert not any(symbol in text for symbol in ("head", "tail", "claw", "tongue"))


def test_shuffled_in_cards_are_known_to_be_there() -> None:
    """Everybody saw which cards Temporary Sanctuary shuffled into the pile; they are imagined there (10)."""
    m = position(
        "head*3 | goriel < |", "| leon < |", phase="event", left="", right="claw", events="temporary_sanctuary"
    )
    assert m.seen(None)["blips"]["left"] == {"count": 3, "known": ["head", "head", "head"]}
    for seed in range(10):
        assert m.imagine(0, seed).dump()["position"]["blips"][0] == ["head"] * 3


def test_cards_on_top_hide_what_was_shuffled_in() -> None:
    """The Swarm lays two unknown cards on a pile of known ones: what turns up first is not one of those (10)."""
    m = position(
        "| goriel < |",
        left="head*2",
        right=2,
        phase="event",
        events="the_swarm_tail",
        sure=[{"head": 2}, {}],
        among=[2, 0],
    )
    assert piles(m) == (4, 4)
    for seed in range(10):
        assert m.imagine(0, seed).dump()["position"]["blips"][0][:2] == ["head", "head"]
    tops = {m.imagine(0, seed).dump()["position"]["blips"][0][3] for seed in range(30)}
    assert len(tops) > 1


def test_old_blips_are_told_apart_from_the_new_deck() -> None:
    """Whoever counts cards knows what a new deck is made of, and what the older blips are (10)."""
    m = position(
        "claw*9 tongue*9 | goriel < |", left="tail*3", right="tail*6", deck="", phase="event", events="the_swarm_tail"
    )
    assert m.seen(None)["unseen"] == {"deck": {"head": 9}, "older": {"tail": 9}}
    for seed in range(10):
        blips = m.imagine(0, seed).dump()["position"]["blips"]
        assert blips[0] == ["tail"] * 3 + ["head"] * 2


def test_locations_ahead_show_their_backs() -> None:
    """Tiers are public, faces are hidden from everybody until they are entered (10)."""
    m = position("| goriel < |", location="core_cogitator", ahead="black_holds generatorium genestealer_lair")
    assert m.seen(0)["location"]["ahead"] == ["2", "3", "4"]
    assert "genestealer_lair" not in json.dumps(m.seen(0))
    imagined = {tuple(m.imagine(0, seed).dump()["position"]["locations"]) for seed in range(60)}
    assert {places[0] for places in imagined} == {"genestealer_lair", "launch_control_room", "toxin_pumping_station"}
    assert {places[2] for places in imagined} == {"black_holds", "dark_catacombs", "teleportarium"}


def test_all_events_may_come_next() -> None:
    """Nobody knows the order of the Event deck (10)."""
    m = position("| goriel < |", "| leon < |")
    tops = {m.imagine(0, seed).dump()["position"]["events"][-1] for seed in range(200)}
    assert len(tops) > len(EVENT_IDS) * 0.8
