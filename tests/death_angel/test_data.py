"""The box: what is in it, and what happens to a file that does not fit (2)."""

from __future__ import annotations

import pytest

from undercover import BadPosition
from undercover.games.death_angel.data import open_box
from undercover.games.death_angel.things import (
    ACTION_IDS,
    EVENT_IDS,
    LOCATION_IDS,
    MARINE_IDS,
    TEAM_IDS,
    TERRAIN_IDS,
    VOID_LOCKS,
)
from undercover.table.data import BadData, reconstructed

from .positions import BOX, GAME, position


def test_all_128_cards() -> None:
    """12 marines, 18 actions, 36 Genestealers, 2 Brood Lords, 30 Events, 22 Locations, 8 terrains (2)."""
    cards = [
        len(MARINE_IDS),
        len(ACTION_IDS),
        len(BOX.genestealers),
        2,
        len(BOX.events),
        len(LOCATION_IDS),
        len(TERRAIN_IDS),
    ]
    assert cards == [12, 18, 36, 2, 30, 22, 8]
    assert sum(cards) == 128
    assert [list(BOX.genestealers).count(symbol) for symbol in range(4)] == [9] * 4
    assert BOX.tokens == 12
    assert list(zip(BOX.number, BOX.skull)) == [(0, False), (1, True), (2, True), (3, True), (4, False), (5, False)]


def test_ranges() -> None:
    """The range of each marine (2.2)."""
    assert dict(zip(MARINE_IDS, BOX.range)) == {
        "sergeant_gideon": 0,
        "brother_noctis": 2,
        "brother_claudio": 0,
        "brother_goriel": 2,
        "brother_leon": 3,
        "brother_valencio": 2,
        "sergeant_lorenzo": 2,
        "brother_deino": 2,
        "lexicanium_calistarius": 2,
        "brother_scipio": 2,
        "brother_zael": 1,
        "brother_omnio": 2,
    }


def test_hands() -> None:
    """Each team has one card of each sort (2, 9.1)."""
    hands = {TEAM_IDS[team]: [ACTION_IDS[action] for action in hand] for team, hand in enumerate(BOX.hands)}
    assert hands == {
        "green": ["block", "run_and_gun", "dead_aim"],
        "yellow": ["defensive_stance", "reorganize", "heroic_charge"],
        "red": ["overwatch", "onward_brothers", "full_auto"],
        "blue": ["counter_attack", "intimidation", "lead_by_example"],
        "grey": ["power_field", "stealth_tactics", "psionic_attack"],
        "purple": ["strategize", "forward_scouting", "flamer_attack"],
    }


def test_nothing_is_reconstructed() -> None:
    """Every component value has a source (14)."""
    assert reconstructed(GAME.data) == []


def test_tiers() -> None:
    """Three Locations of each tier, and four Void Locks (2)."""
    tiers = BOX.tier[VOID_LOCKS:]
    assert {tier: tiers.count(tier) for tier in tiers} == dict.fromkeys(["1A", "1B", "1C", "2", "3", "4"], 3)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('id = "brother_leon"', 'id = "brother_leo"', "marines: must be"),
        ("number = 17", "number = 19", "actions 'full_auto': must have the number 17"),
        ('movement_symbol = "claw"', 'movement_symbol = "ear"', "no symbol 'ear'"),
        ('colour = "red"', 'colour = "pink"', "there is no colour 'pink'"),
        ('movement_symbol = ""', 'movement_symbol = "ear"', "events 'surrounded': movement is none"),
        ('movement_symbol = ""', 'movement_symbol = "head"', "events 'surrounded': movement is none"),
        ("copies = 9", "copies = 16", "copies must be 1 to 15"),
        ("range = 3", 'range = "far"', "marines 'brother_leon'"),
        (
            'terrain = "door", count = 1',
            'terrain = "window", count = 1',
            "has an icon that cannot be placed: window on the left, 1 from the top$",
        ),
        ("teams_per_player = 3", "teams_per_player = 7", "player_counts 1"),
        ('location_deck = ["2", "3", "4"]', 'location_deck = ["2", "9"]', "setup_locations 'void_lock_6'"),
        (
            'marines = ["sergeant_gideon", "brother_noctis"]',
            'marines = ["sergeant_gideon", "brother_leon"]',
            "teams 'green'",
        ),
    ],
)
def test_a_file_that_does_not_fit_names_the_entry(old: str, new: str, problem: str) -> None:
    """Bad data gets a clear error."""
    assert old in GAME.data
    with pytest.raises(BadData, match=problem):
        open_box(GAME.data.replace(old, new, 1))


def test_other_values_can_be_played_with() -> None:
    """Somebody whose box has other numbers plays with those: a game of longer rifles."""
    data = GAME.data.replace("range = 2", "range = 5")
    m = GAME.start(1, 0, data=data)
    m.play(0, "take_team:green")
    m.play(0, "take_team:red")
    m.play(0, "take_team:blue")
    ranges = {row["marine"]: row["range"] for row in m.seen(0)["formation"]}
    assert ranges["brother_noctis"] == 5
    assert ranges["brother_leon"] == 3


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"supply": 3}, "support tokens: 12 in the box"),
        ({"swarms": [{"head": 10}, {}]}, "genestealers: 9 head in the box"),
        ({"swarms": [{}]}, "1 marines have 2 slots"),
        ({"swarms": [{"ear": 1}, {}]}, "there is no 'ear'"),
        ({"swarms": [{"head": 0}, {}]}, "must be a number from 1 to 15"),
        ({"swarms": [["head"], {}]}, "must say how many there are of each card"),
        ({"tokens": [0]}, "a list has not one entry for each"),
        ({"events": []}, "events: 1 surrounded in the box, 0 on the table"),
        (
            {"marines": ["brother_goriel", "brother_claudio"], "swarms": [{}] * 4, "spent": [{}] * 4},
            "marines: 1 brother_claudio",
        ),
        ({"door_tokens": 2, "supply": 10}, "tokens on a Door that is not there"),
        ({"terrain": [0, 9, None, None, None, None, None, None]}, "terrain off the formation: artefact"),
        ({"played": ["block", None, None, None, None, None]}, "a card of the green team, which nobody plays"),
    ],
)
def test_a_position_that_cannot_be_says_why(change: dict[str, object], problem: str) -> None:
    """A dumped position is counted when it is read."""
    dump = position("| goriel < |").dump()
    dump["position"] |= change
    with pytest.raises(BadPosition, match=problem):
        GAME.load(dump)


def test_every_title_is_there() -> None:
    """22 titles in 24 versions (9.2)."""
    titles = {
        id.removesuffix("_head").removesuffix("_claw").removesuffix("_tail").removesuffix("_tongue") for id in EVENT_IDS
    }
    assert len(EVENT_IDS) == 24
    assert len(titles) == 22
