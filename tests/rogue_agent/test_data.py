"""The box of Rogue Agent: what lies in it (S3, S4, S7.5), what its dice can do, and data files with mistakes."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from undercover.games.rogue_agent.common import hits_of
from undercover.games.rogue_agent.things import BLACK, BOOST, EXPLOSION, GREEN, RED, SLOT_IDS, SYMBOLS, TRACK_IDS
from undercover.table.data import BadData, reconstructed

from .positions import BOX, GAME, board, criminal, position, roll

RAW: dict[str, Any] = tomllib.loads(GAME.data)
PIECES = {piece["id"]: piece["count"] for piece in RAW["pieces"]}
SLOTS = {slot["id"]: slot for slot in RAW["city_slots"]}
TILES = {tile["id"]: tile for tile in RAW["tiles"]}


# ---------------------------------------------------------------- what lies in the box


def test_every_piece_is_there() -> None:
    """rogue_agent:R65 nothing is missing from the list: the counts of all pieces add up to what the data says."""
    assert sum(PIECES.values()) == RAW["checksums"]["pieces_total"] == 230
    for kind, field in (("tiles", "tiles"), ("criminals", "criminals")):
        assert len(RAW[kind]) == RAW["checksums"][field]
    assert PIECES["criminal_cards"] == len(BOX.criminals) == 46
    assert PIECES["custom_dice"] == 9 == 3 * BOX.dice_of_a_colour
    assert PIECES["location_tiles"] == len(BOX.tiles) == 13


def test_seven_level_markers_each() -> None:
    """rogue_agent:R64 28 level markers, seven for each of four boards, one on every track."""
    assert PIECES["level_markers"] == 28 == 4 * len(TRACK_IDS)


def test_no_starting_player_marker() -> None:
    """rogue_agent:R63 no piece marks the first player: whoever holds the bag leads, and that is told in the view."""
    assert not [id for id in PIECES if "start" in id or "first" in id or "leader" in id]
    assert PIECES["data_stream_bag"] == 1
    assert GAME.start(3, 0, {"leader": "first"}).seen(None)["leader"] == 0


def test_four_colours() -> None:
    """rogue_agent:R77 yellow, purple and grey, and green for the fourth player."""
    colours = [colour["id"] for colour in RAW["player_colours"]]
    assert colours == ["yellow", "purple", "grey", "green"]
    assert RAW["player_colours"][3]["source"] == "reconstructed"


def test_identity_tokens() -> None:
    """rogue_agent:R54 four android and eight human; three players go without one and two of them."""
    assert [BOX.tokens(4).count(token) for token in (1, 0)] == [4, 8]
    assert [BOX.tokens(3).count(token) for token in (1, 0)] == [3, 6]
    assert BOX.android_cap == {3: 1, 4: 2}


def test_one_stamina_track() -> None:
    """rogue_agent:R1 a player has one track of stamina, and a criminal health of its own."""
    assert [track["id"] for track in RAW["tracks"] if track["kind"] == "stamina"] == ["stamina"]
    m = position(at=["r8"], criminals={3: "r8 dockside_pyro"})
    roll(m, "rammo rammo rammo", "attack", "black_dice:0")
    assert board(m, "stamina") == 7
    assert criminal(m, 3)["health"] == 1


def test_reconstructed_values_are_marked() -> None:
    """What is not known of the printed game is said to be so (S16)."""
    unsure = reconstructed(GAME.data)
    assert ("criminals", "fuse_annie") in unsure
    assert ("dice", "red") in unsure
    assert ("tiles", "hospital.shield") in unsure
    assert ("tiles", "headquarters") not in unsure


# ---------------------------------------------------------------- the city (S4)


def test_precincts_form_a_triangle_around_headquarters() -> None:
    """rogue_agent:R3 rows of 3, 5 and 5; the two spare precincts are the bottom corners; HQ to r8 is three steps."""
    assert [sum(slot["row"] == row for slot in SLOTS.values()) for row in (0, 1, 2)] == [3, 5, 5]
    precincts = {(slot["row"], slot["col"]) for slot in SLOTS.values() if slot["kind"] == "precinct"}
    assert precincts == {(0, 2), (1, 1), (1, 3), (2, 0), (2, 2), (2, 4)}
    assert (SLOTS["hq"]["row"], SLOTS["hq"]["col"]) == (1, 2)
    assert distance("hq", "r8") == 3


def distance(start: str, end: str) -> int:
    reached, steps = {start}, 0
    while end not in reached:
        reached |= {near for slot in reached for near in SLOTS[slot]["adjacent"]}
        steps += 1
    return steps


def test_tiles_that_share_a_side_are_adjacent() -> None:
    """Orthogonal neighbours and no others: 18 pairs, and never two precincts (S4.1, S4.2)."""
    pairs = set()
    for one, two in product(SLOTS.values(), repeat=2):
        beside = abs(one["row"] - two["row"]) + abs(one["col"] - two["col"]) == 1
        assert (two["id"] in one["adjacent"]) == beside
        if beside:
            pairs.add(frozenset((one["id"], two["id"])))
            assert {one["kind"], two["kind"]} != {"precinct"}
    assert len(pairs) == 18


def test_the_event_path_is_the_ring_around_headquarters() -> None:
    """rogue_agent:R4 twelve tiles, each beside the next, clockwise, the top precinct last, without HQ."""
    order = RAW["event_path"]["order"]
    assert order == SLOT_IDS[:12]
    assert "hq" not in order
    assert all(order[(n + 1) % 12] in SLOTS[order[n]]["adjacent"] for n in range(12))
    m = position(criminals={1: "r1", 2: "r11"}, at=["hq"])
    m.play(0, "end_turn")
    assert [criminal(m, k)["slot"] for k in (1, 2)] == ["r2", "r0"]


def test_precincts_are_not_searched_and_sell_nothing() -> None:
    """rogue_agent:R81 search dice and goods are on the general tiles only, gangsters on precincts only."""
    for tile in TILES.values():
        precinct = tile["kind"] == "precinct"
        assert bool(tile["search"]) != precinct
        assert bool(tile["goods"]) != precinct
        assert bool(tile["gangsters"]) == precinct


# ---------------------------------------------------------------- dice (S3.1)


def test_dice_faces() -> None:
    """rogue_agent:R2 the boost is the X of the bomb sheet; red 3 : 1, green 1 : 2, black 1 : 1 explosions to boosts."""
    found = [
        [Counter(face % SYMBOLS for face in faces)[symbol] for symbol in (EXPLOSION, BOOST)] for faces in BOX.faces
    ]
    assert found == [[3, 1], [1, 2], [1, 1]]
    m = position(at=["r8"], bombs=[("r8", 4)])
    roll(m, "rE rX rammo gcar gcar gcar kheal kheal kheal", "defuse")
    assert {option.split(":")[1].split(",")[1] for option in (choice.id for choice in m.choices(0))} == {
        "explosion",
        "boost",
    }


def at_least(dice: list[int]) -> list[Fraction]:
    """The probabilities of at least 1, 2, 3 … hits with dice of these colours."""
    rolls = [hits_of(list(faces)) for faces in product(*(BOX.faces[colour] for colour in dice))]
    return [Fraction(sum(hits >= wanted for hits in rolls), len(rolls)) for wanted in range(1, max(rolls) + 1)]


def test_odds_of_an_attack() -> None:
    """rogue_agent:W15 three red dice, with a black one, with a green one."""
    assert at_least([RED] * 3) == [Fraction(7, 8), Fraction(17, 24), Fraction(1, 4)]
    black = [Fraction(43, 48), Fraction(1009, 1296), Fraction(53, 144), Fraction(13, 144)]
    assert at_least([RED] * 3 + [BLACK])[:4] == black
    green = [Fraction(43, 48), Fraction(1045, 1296), Fraction(59, 144), Fraction(19, 144)]
    assert at_least([RED] * 3 + [GREEN])[:4] == green


def test_odds_of_a_circuit_die() -> None:
    """rogue_agent:W15 one circuit die passes the check with 1/4, 2/3 and 1/2: boosts against explosions."""
    passes = []
    for faces in BOX.faces:
        shown = Counter(face % SYMBOLS for face in faces)
        passes.append(Fraction(shown[BOOST], shown[BOOST] + shown[EXPLOSION]))
    assert passes == [Fraction(1, 4), Fraction(2, 3), Fraction(1, 2)]


@pytest.mark.parametrize(("explosions", "boosts", "hits"), [(3, 0, 3), (4, 2, 6), (1, 3, 2), (0, 4, 0)])
def test_hits(explosions: int, boosts: int, hits: int) -> None:
    """rogue_agent:W1 every explosion is a hit, every boost doubles one of them."""
    assert hits_of([EXPLOSION] * explosions + [BOOST] * boosts) == hits


# ---------------------------------------------------------------- data files with mistakes


def mistaken(old: str, new: str, times: int = 1) -> str:
    assert re.search(old, GAME.data), old
    return re.sub(old, new, GAME.data, count=times)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("start_credits = 4", "start_credits = 9", "credits_total"),
        ("start_credits = 4", 'start_credits = "four"', "start_credits"),
        ("patrol_distance = 2", "patrol_distance = 0", "patrol_distance"),
        ("draw_discs = { 2 = 2", "draw_discs = { 2 = 4", "draw_discs for 2 players"),
        ("gangsters = 3", "gangsters = -1", "precinct_5.*gangsters"),
        ('id = "gun_shop"', 'id = "toy_shop"', "tiles: must be"),
        ('adjacent = \\["r0", "r2"\\]', 'adjacent = ["r0"]', "adjacent one way only"),
        ('\\["boost"\\], \\["ammo", "ammo"\\]', '["boost"], ["ammo", "fuel"]', "dice 'red'.*one symbol"),
        ('\\["explosion"\\], \\["boost"\\], \\["boost"\\]', '["fuel"], ["boost"], ["boost"]', "dice 'green'.*circuit"),
        ("health = 3", "health = 0", "terrorist_jack.*health"),
        ('effect = "tick_all"', 'effect = "tickle"', "terrorist_jack.*tickle"),
        ('colour = "red", effect', 'colour = "pink", effect', "terrorist_jack.*pink"),
        ("heart = 5", "heart = 0", "stamina.*heart"),
        ("new_column_timer_cost = 1", "new_column_timer_cost = 0", "bomb_sheet.*new_column_timer_cost"),
        ("syndicate_bonus = \\[0,", "syndicate_bonus = [1,", "syndicate_bonus"),
        ('shield = "human"', 'shield = "dragon"', "headquarters.*dragon"),
        (
            'colour = "white", n = 2 \\}, \\{ colour = "white", n = 2',
            'colour = "red", n = 2 }, { colour = "red", n = 2',
            "more search",
        ),
        ("removed_with_3_players = 1", "removed_with_3_players = 2", "identity_tokens"),
        ("in_data_stream = 4", "in_data_stream = 5", "event_discs 'bomb'"),
        ("remove_bombs = 1", "remove_bombs = 5", "remove_bombs"),
        ('on_leave = "remove_from_game"', 'on_leave = "explode"', "on_leave"),
    ],
)
def test_a_mistake_in_the_data_is_named(old: str, new: str, complaint: str) -> None:
    """A file that cannot be played with is refused, and the message names the entry."""
    with pytest.raises(BadData, match=complaint):
        GAME.open_box(mistaken(old, new))


def test_other_values_are_played_with() -> None:
    """An owner's values are used wherever the rules need a number (S17)."""
    data = mistaken("start_credits = 4", "start_credits = 6")
    m = GAME.start(3, 1, data=data)
    assert [player["credits"] for player in m.seen(None)["players"]] == [6, 6, 6]
    assert m.seen(None)["supply"] == 7
