"""Patrol, gangsters and Investigate (S6.3, S6.4)."""

from __future__ import annotations

import pytest

from .positions import board, clock, criminal, decision, happened, ids, me, not_offered, play, position, refused, roll

# ---------------------------------------------------------------- S6.3 distance and way


def test_two_steps_and_stop() -> None:
    """Up to two steps; then the Patrol is over by itself (S6.3)."""
    m = position(at=["hq"])
    play(m, "patrol")
    assert ids(m) == ["step:precinct_6", "step:precinct_4", "step:precinct_5", "step:precinct_2"]
    play(m, "step:precinct_6", "ammo:1")
    assert "stop" in ids(m)
    play(m, "step:gun_shop")
    assert decision(m) == "choose_action"
    assert me(m)["slot"] == "r1"


def test_no_patrol_of_zero_steps() -> None:
    """rogue_agent:R13 stopping is possible after a step only."""
    m = position(at=["r1"])
    play(m, "patrol")
    refused(m, "stop", "no-step-yet", "R13")
    play(m, "step:precinct_6", "ammo:0", "stop")
    assert (decision(m), me(m)["slot"]) == ("choose_action", "r0")


def test_no_location_is_entered_twice() -> None:
    """rogue_agent:R12 the start was not entered, so one return to it is legal; then it is closed like the others."""
    m = position(at=["r11"], boards={0: {"car": 4, "ammo": 0}})
    play(m, "patrol", "step:precinct_6")
    assert "step:hospital" in ids(m)
    play(m, "step:hospital")
    refused(m, "step:precinct_6", "entered-already", "R12")
    assert ids(m) == ["step:precinct_2", "stop"]


@pytest.mark.parametrize(
    ("car", "slow", "steps"), [(0, False, 2), (3, False, 2), (4, False, 3), (0, True, 1), (4, True, 2)]
)
def test_distance(car: int, slow: bool, steps: int) -> None:
    """One further with the engine, one less while `clock_slow` runs, never below one (S6.3, S7.3)."""
    slowed = clock("clock_slow") if slow else {}
    m = position(at=["r1"], criminals={1: "r5"}, boards={0: {"car": car}}, **slowed)
    way = ["step:precinct_4", "step:ammo_depot", "step:precinct_5"]
    play(m, "patrol")
    taken = 0
    while decision(m) == "next_location":
        play(m, way[taken])
        taken += 1
        while decision(m) == "gangster_ammo":
            play(m, "ammo:0")
    assert taken == steps


def test_only_the_first_patrol_is_free() -> None:
    """Every further one costs a fuel, paid when it starts; without fuel there is none (S6.3)."""
    m = position(at=["r1"], police="r2", boards={0: {"fuel": 1}})
    play(m, "patrol", "step:precinct_4", "stop")
    assert board(m, "fuel") == 1
    play(m, "patrol")
    assert board(m, "fuel") == 0
    play(m, "step:gun_shop", "stop")
    refused(m, "patrol", "no-fuel", "S6.3")


# ---------------------------------------------------------------- S6.3 gangsters


def test_gangsters_hurt_whoever_enters() -> None:
    """Three icons: ammo stops one each, the rest cost stamina as one sum (S6.3)."""
    m = position(at=["r5"], boards={0: {"ammo": 2}})
    play(m, "patrol", "step:precinct_5")
    assert ids(m) == ["ammo:0", "ammo:1", "ammo:2"]
    play(m, "ammo:2")
    assert (board(m, "ammo"), board(m, "stamina")) == (0, 7)


def test_free_protections_come_first() -> None:
    """rogue_agent:R16 shield and own informants count by themselves; ammo is asked for the rest only."""
    m = position(at=["r5"], informants={"r6": [0, 1]}, boards={0: {"car": 2}})
    play(m, "patrol", "step:precinct_5")
    assert ids(m) == ["ammo:0", "ammo:1"]
    play(m, "ammo:1")
    assert (board(m, "ammo"), board(m, "stamina")) == (2, 8)
    m = position(at=["r5"], informants={"r6": [0, 0]}, boards={0: {"car": 2}})
    play(m, "patrol", "step:precinct_5")
    assert decision(m) == "next_location"
    assert board(m, "stamina") == 8


def test_no_cover_while_a_clock_runs() -> None:
    """`clock_no_cover`: informants do not help against gangsters; the shield still does (S7.3)."""
    m = position(
        at=["r5"],
        criminals={1: "r1"},
        informants={"r6": [0, 0]},
        boards={0: {"car": 2, "ammo": 0}},
        **clock("clock_no_cover"),
    )
    play(m, "patrol", "step:precinct_5")
    assert board(m, "stamina") == 6


def test_no_gangsters_with_the_police() -> None:
    """rogue_agent:R14 while the Police Squad stands there nobody is hurt."""
    m = position(at=["r5"], police="r6")
    play(m, "patrol", "step:precinct_5")
    assert (decision(m), board(m, "stamina")) == ("next_location", 8)


def test_criminals_do_not_hurt_on_entering() -> None:
    """rogue_agent:R15 criminal, assassin and bomb discs do nothing to somebody who enters."""
    m = position(at=["r10"], criminals={1: "r9", 2: "r9"}, assassins=["r9"], bombs=[("r9", 1)])
    play(m, "patrol", "step:data_archive", "stop")
    assert (board(m, "stamina"), board(m, "ammo")) == (8, 3)


def test_without_ammo_nothing_is_asked() -> None:
    """Skipped if there is no ammo (S6.3)."""
    m = position(at=["r5"], boards={0: {"ammo": 0}})
    play(m, "patrol", "step:precinct_5")
    assert (decision(m), board(m, "stamina")) == ("next_location", 5)


def test_knocked_out_by_gangsters() -> None:
    """The turn ends at once: no further step, no Reinforce (S6.2, S6.3)."""
    m = position(at=["r5"], boards={0: {"ammo": 0, "stamina": 2}}, influence={0: 3})
    play(m, "patrol", "step:precinct_5")
    assert [event["seat"] for event in happened(m, "turn_ended")] == [0]
    assert (me(m)["slot"], board(m, "stamina"), me(m)["influence"]) == ("r11", 5, 2)


def test_starting_on_a_precinct_is_not_entering() -> None:
    """Nothing happens to somebody who is there already (S6.3)."""
    m = position(at=["r6"])
    assert decision(m) == "choose_action"
    assert board(m, "stamina") == 8


# ---------------------------------------------------------------- S6.4 investigate


def test_look_at_a_card() -> None:
    """Two evidence and a marker: the player alone sees the card (S6.4)."""
    m = position(at=["r8"], criminals={3: "r8 terrorist_jack"})
    play(m, "investigate")
    assert (board(m, "evidence"), me(m)["markers"]) == (1, 4)
    assert criminal(m, 3, 0)["card"] == "terrorist_jack"
    assert criminal(m, 3, 1)["card"] is criminal(m, 3)["card"] is None
    assert criminal(m, 3)["markers"] == [0]
    assert happened(m, "looked_at_card", 0) == [{"criminal": "criminal_3", "card": "terrorist_jack"}]
    assert happened(m, "looked_at_card", 1) == happened(m, "looked_at_card") == []
    assert happened(m, "looked") == [{"seat": 0, "criminal": "criminal_3"}]


def test_look_through_an_informant() -> None:
    """A card here or with an own informant, face down and without an own marker (S6.4)."""
    m = position(
        at=["r8"],
        criminals={1: "r8", 2: "r3", 3: "r5", 4: "r1", 5: "r8 nobody =", 6: "r8"},
        informants={"r3": [1, 0], "r5": [1]},
        marks={6: [0]},
        boards={0: {"evidence": 8}},
    )
    play(m, "investigate")
    assert ids(m) == ["look:criminal_1", "look:criminal_2"]
    play(m, "look:criminal_2", "investigate")
    assert board(m, "evidence") == 4
    refused(m, "investigate", "nobody-to-investigate", "S6.4")


def test_look_as_often_as_you_like() -> None:
    """Not a Justice action; any number of times a turn (S6.4)."""
    m = position(at=["r8"], criminals={1: "r8", 2: "r8", 3: "r8"}, boards={0: {"evidence": 7}})
    play(m, "investigate", "look:criminal_1", "investigate", "look:criminal_3", "investigate")
    assert m.seen(None)["turn"]["main_actions"] == 0
    assert board(m, "evidence") == 1
    refused(m, "investigate", "no-evidence", "S6.4")


def test_markers_run_out() -> None:
    """rogue_agent:R18 no marker in reserve, no Investigate; they come back when the card is turned up."""
    others = {k: f"r{k}" for k in range(1, 6)}
    m = position(
        at=["r8"], criminals={**others, 6: "r8"}, marks={k: [0] for k in range(1, 6)}, boards={0: {"evidence": 8}}
    )
    assert me(m)["markers"] == 0
    refused(m, "investigate", "no-marker", "R18")
    m = position(
        at=["r5"], criminals={**others, 6: "r5"}, marks={k: [0] for k in range(1, 6)}, boards={0: {"evidence": 8}}
    )
    roll(m, "rE rE rE", "attack", "at_criminal:criminal_5", "black_dice:0")
    assert me(m)["markers"] == 1
    assert "investigate" in ids(m)


def test_markers_come_home_when_the_card_leaves() -> None:
    """rogue_agent:R18 a criminal that leaves the city gives every marker on its card back."""
    m = position(at=["hq"], criminals={1: "r0"}, marks={1: [0, 2]})
    play(m, "end_turn")
    assert [me(m, seat)["markers"] for seat in range(3)] == [5, 5, 5]


def test_investigate_between_the_steps() -> None:
    """rogue_agent:R17 in a Patrol it is possible after a step has been resolved, and the Patrol goes on."""
    m = position(at=["r10"], criminals={1: "r9", 2: "r10"})
    play(m, "patrol")
    not_offered(m, "investigate")
    play(m, "step:data_archive", "investigate")
    assert criminal(m, 1)["markers"] == [0]
    assert decision(m) == "next_location"
    refused(m, "investigate", "no-evidence", "S6.4")
    play(m, "step:precinct_1", "ammo:2")
    assert (decision(m), me(m)["slot"]) == ("choose_action", "r8")


def test_no_investigate_inside_a_justice_action() -> None:
    """rogue_agent:R17 every other action is finished first."""
    m = position(at=["hq"], criminals={1: "r5"}, informants={"r5": [0]})
    play(m, "search", "search_with:red+green")
    assert decision(m) == "search_reroll"
    not_offered(m, "investigate")
