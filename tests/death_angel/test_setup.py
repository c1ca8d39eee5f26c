"""Set-up for every number of players (5)."""

from __future__ import annotations

import pytest

from undercover import Match
from undercover.games.death_angel.things import EVENT_IDS

from .positions import BOX, GAME, decision, happened, ids, piles, place, play

#: Players, teams each, marines, setup card, tiers ahead, blips.
TABLE = [
    (1, 3, 6, "void_lock_6", ["2", "3", "4"], 6),
    (2, 2, 8, "void_lock_8", ["1C", "2", "3", "4"], 7),
    (3, 2, 12, "void_lock_12", ["1A", "2", "3", "4"], 9),
    (4, 1, 8, "void_lock_8", ["1C", "2", "3", "4"], 7),
    (5, 1, 10, "void_lock_10", ["1B", "2", "3", "4"], 8),
    (6, 1, 12, "void_lock_12", ["1A", "2", "3", "4"], 9),
]


def deployed(seats: int, seed: int = 0) -> Match:
    """A new game with every team taken in order."""
    m = GAME.start(seats, seed)
    while decision(m) == "take_team":
        play(m, ids(m)[0])
    return m


def first_event(m: Match) -> int:
    """The Event turned over in set-up."""
    return EVENT_IDS.index(happened(m, "event_shown")[0]["event"])


@pytest.mark.parametrize(("seats", "each", "marines", "lock", "tiers", "blips"), TABLE)
def test_the_table_of_set_up(seats: int, each: int, marines: int, lock: str, tiers: list[str], blips: int) -> None:
    """death_angel:W10 teams, marines, the Void Lock, the Location deck from the top, the blips to begin with."""
    m = deployed(seats)
    seen = m.seen(None)
    assert [sum(team["seat"] == seat for team in seen["teams"]) for seat in range(seats)] == [each] * seats
    assert len(seen["formation"]) == marines
    assert place(m) == lock
    assert seen["location"]["ahead"] == tiers
    assert happened(m, "blips_dealt") == [{"pile": "left", "count": blips}, {"pile": "right", "count": blips}]
    assert seen["supply"] == 12
    assert seen["slain"] == []


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_the_upper_half_faces_left(seats: int) -> None:
    """death_angel:W11 four players: positions 1-4 left, 5-8 right; halves at every table."""
    facing = [row["facing"] for row in deployed(seats).seen(None)["formation"]]
    half = len(facing) // 2
    assert facing == ["left"] * half + ["right"] * half


def test_void_lock_terrain() -> None:
    """death_angel:W8 Void Lock (8): Door left of 1, Dark Corner left of 3, Vent right of 5, Corridor right of 7."""
    laid = {event["terrain"]: (event["position"], event["side"]) for event in happened(deployed(4), "terrain_placed")}
    assert laid == {
        "door": (1, "left"),
        "dark_corner": (3, "left"),
        "ventilation_duct": (5, "right"),
        "corridor": (7, "right"),
    }


@pytest.mark.parametrize(
    ("seats", "laid"),
    [
        (
            1,
            {
                "door": (1, "left"),
                "dark_corner": (3, "left"),
                "ventilation_duct": (4, "right"),
                "corridor": (5, "right"),
            },
        ),
        (
            5,
            {
                "door": (2, "left"),
                "dark_corner": (4, "left"),
                "ventilation_duct": (6, "right"),
                "corridor": (8, "right"),
            },
        ),
        (
            6,
            {
                "door": (2, "left"),
                "dark_corner": (5, "left"),
                "ventilation_duct": (7, "right"),
                "corridor": (10, "right"),
            },
        ),
    ],
)
def test_the_other_void_locks(seats: int, laid: dict[str, tuple[int, str]]) -> None:
    """death_angel:R56 the positions of Void Lock (10) and (12) are those of the majority of transcriptions."""
    found = {
        event["terrain"]: (event["position"], event["side"]) for event in happened(deployed(seats), "terrain_placed")
    }
    assert found == laid


def test_teams_are_taken_in_turn() -> None:
    """A random player starts; clockwise, each takes a free team, until everybody has enough (5, D1)."""
    m = GAME.start(2, 5)
    first = m.waiting[0]
    order = []
    while decision(m) == "take_team":
        order.append(m.waiting[0])
        play(m, ids(m)[0])
    assert order == [first, 1 - first, first, 1 - first]
    assert {GAME.start(3, seed).waiting[0] for seed in range(12)} == {0, 1, 2}


def test_a_taken_team_is_no_longer_free() -> None:
    """Any free colour (5, D1)."""
    m = GAME.start(4, 1)
    play(m, "take_team:red")
    assert "take_team:red" not in ids(m)
    assert len(ids(m)) == 5


@pytest.mark.parametrize("seed", range(12))
def test_the_first_spawn_carries_out_the_boxes_alone(seed: int) -> None:
    """Only the two spawn boxes of the first Event: no text, no movement; then it is discarded (5)."""
    m = deployed(1, seed)
    event = first_event(m)
    spawned = happened(m, "spawned")
    here = {"red": "ventilation_duct", "orange": "dark_corner", "yellow": "door", "green": "corridor"}
    places = {each["terrain"]: (each["position"], each["side"]) for each in happened(m, "terrain_placed")}
    colours = ["red", "orange", "yellow", "green"]
    wanted = [
        (places[here[colours[colour]]], BOX.spawn[1][size])
        for size, colour in zip(BOX.box_size[event], BOX.box_colour[event])
    ]
    assert [((each["position"], each["side"]), len(each["cards"])) for each in spawned] == wanted
    assert not happened(m, "moved")
    assert len(m.seen(None)["events"]["discard"]) == 1
    assert decision(m) == "choose_actions"


def test_no_gate_in_set_up() -> None:
    """death_angel:R10 Enter Formation empties a pile of 8 at five players; the formation travels after the choice."""
    seed = next(seed for seed in range(400) if piles(deployed(5, seed))[0] == 0)
    m = deployed(5, seed)
    assert happened(m, "event_shown") == [{"event": "enter_formation"}]
    assert place(m) == "void_lock_10"
    for seat in m.waiting:
        m.play(seat, m.choices(seat)[0])
    assert happened(m, "travelled")[0]["location"] == place(m)
    assert m.seen(None)["location"]["tier"] == "1B"


def test_the_first_current_player_chose_first() -> None:
    """death_angel:R11 before the first reveal the role is with whoever took a team first."""
    for seed in range(6):
        first = GAME.start(3, seed).waiting[0]
        assert deployed(3, seed).seen(None)["current"] == first


def test_no_card_is_barred_in_the_first_round() -> None:
    """death_angel:W12 alone, three cards are chosen, one for each team; no team is restricted at first."""
    m = deployed(1)
    options = m.choices(0)
    assert len(options) == 27
    assert all(len(option.named["actions"]) == 3 for option in options)  # type: ignore[arg-type]
    assert m.barred(0) == ()
