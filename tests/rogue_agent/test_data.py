"""The box of Rogue Agent: what lies in it (S3, S4, S7.5), what its dice can do, and data files with mistakes."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from undercover import Match
from undercover.games.rogue_agent.acts import hits_of
from undercover.games.rogue_agent.things import BLACK, BOOST, EXPLOSION, GREEN, RED, SLOT_IDS, SYMBOLS, TRACK_IDS
from undercover.table.data import BadData, reconstructed
from undercover.table.rows import row_of

from .positions import BOX, GAME, assassins, board, criminal, ids, location, play, position, refused, roll

RAW: dict[str, Any] = tomllib.loads(GAME.data)
PIECES = {piece["id"]: piece["count"] for piece in RAW["pieces"]}
SLOTS = {slot["id"]: slot for slot in RAW["city_slots"]}
TILES = {tile["id"]: tile for tile in RAW["tiles"]}
#: The city as it lies on the table (S4.1): where each slot is.
MAP = (
    "   .   r11   r0   r1   .  ",
    "   r9  r10   hq   r2   r3 ",
    "   r8  r7    r6   r5   r4 ",
)
AT = {id: (row, col) for row, line in enumerate(MAP) for col, id in enumerate(line.split()) if id != "."}
PRECINCTS = SLOT_IDS[:12:2]


# ---------------------------------------------------------------- what lies in the box


def test_every_piece_is_there() -> None:
    """rogue_agent:R65 nothing is missing from the list: the counts of all pieces add up to what the data says."""
    assert sum(PIECES.values()) == 230
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
    assert [list(BOX.tokens(4)).count(token) for token in (1, 0)] == [4, 8]
    assert [list(BOX.tokens(3)).count(token) for token in (1, 0)] == [3, 6]
    assert [BOX.android_cap[seats] for seats in (3, 4)] == [1, 2]


def test_one_stamina_track() -> None:
    """rogue_agent:R1 a player has one track of stamina, and a criminal health of its own."""
    assert TRACK_IDS.count("stamina") == 1
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
    assert AT.keys() == SLOTS.keys()
    assert [sum(at[0] == row for at in AT.values()) for row in (0, 1, 2)] == [3, 5, 5]
    assert {AT[id] for id in PRECINCTS} == {(0, 2), (1, 1), (1, 3), (2, 0), (2, 2), (2, 4)}
    tiles = GAME.start(2, 0).dump()["position"]["tiles"]
    assert [id for id, tile in zip(SLOT_IDS, tiles) if tile.startswith("precinct")] == PRECINCTS
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
    for one, two in product(SLOT_IDS, repeat=2):
        beside = abs(AT[one][0] - AT[two][0]) + abs(AT[one][1] - AT[two][1]) == 1
        assert (two in SLOTS[one]["adjacent"]) == beside
        if beside:
            pairs.add(frozenset((one, two)))
            assert not {one, two} <= {*PRECINCTS}
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
        precinct = tile["precinct"] > 0
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
    rolls = [hits_of(row_of(list(faces))) for faces in product(*(BOX.faces[colour] for colour in dice))]
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
    assert hits_of(row_of([EXPLOSION] * explosions + [BOOST] * boosts)) == hits


# ---------------------------------------------------------------- data files with mistakes


def mistaken(old: str, new: str, times: int = 1) -> str:
    assert re.search(old, GAME.data), old
    return re.sub(old, new, GAME.data, count=times)


EVIDENCE_FOR_ITSELF = 'item = "evidence", amount = 2, price = 1, currency = "evidence"'
AMMO_TWICE = ", ".join(f'{{ item = "ammo", amount = {n}, price = {n}, currency = "credit" }}' for n in (1, 2))[2:]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("start_credits = 4", "start_credits = 9", "credits_total"),
        ("start_credits = 4", 'start_credits = "four"', "start_credits"),
        ("patrol_distance = 2", "patrol_distance = 0", "constants: patrol_distance must be from 1 to 6, not 0"),
        ("draw_discs = { 2 = 2", "draw_discs = { 2 = 4", "draw_discs for 2 players"),
        ("gangsters = 3", "gangsters = -1", "precinct_5': gangsters must be from 0 to 9, not -1"),
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
        (
            'on_leave = "remove_from_game"',
            'on_leave = "explode"',
            "on_leave must be remove_from_game or shuffle_into_deck",
        ),
        ("draw_discs = { 2", "draw_discs = { two", "draw_discs must be for 2, 3, 4"),
        ("android_cap = { 3 = 1", "android_cap = { 3 = 0", "android_cap for 3 players"),
        ("extra_patrol_fuel = 1", "extra_patrol_fuel = 0", "extra_patrol_fuel"),
        ("justice_per_turn = 2", "justice_per_turn = 0", "justice_per_turn"),
        ("influence_good_evidence = 6", "influence_good_evidence = 5", "influence_good_evidence.*Headquarters"),
        ("rounds = 6", "rounds = 60", "modes 'agent': rounds must be from 1 to 50, not 60"),
        ("influence_min = 0", "influence_min = -3", "constants: influence_min must be 0, not -3"),
        ("players = \\[3, 4\\]", "players = [2, 3, 4]", "modes: players"),
        ('adjacent = \\["r0", "r2"\\]', 'adjacent = ["r0", "r2", "r2"]', "city_slots 'r1'.*twice"),
        ('\\["r0", "r1", "r2"', '["r0", "r2", "r1"', "event_path.*order"),
        ('direction = "clockwise"', 'direction = "both"', "event_path.*direction"),
        ("android_entry_damage = 0", "android_entry_damage = 1", "destroyed_side.*android_entry_damage"),
        ("destroyed_entry_damage = 1", "destroyed_entry_damage = 2", "destroyed_side.*agent_entry_damage"),
        ("two_sided = true", "two_sided = false", "hospital.*two_sided"),
        ('item = "evidence", amount = 2, price = 1, currency = "credit"', EVIDENCE_FOR_ITSELF, "paid for with itself"),
        ('item = "ammo", amount = 2, price = 1, currency = "credit" }', AMMO_TWICE, "ammo_depot.*same item twice"),
        ('\\["1"\\], \\["2"\\]', '["2"], ["2"]', "dice 'regular'.*faces"),
        ('track = "car"', 'track = "fuel"', "upgrades 'shield'.*fuel"),
        ("unlock_at = 2", "unlock_at = 9", "upgrades 'shield'.*unlock_at"),
        ("copies = 8", "copies = -8", "identity_tokens 'human'.*copies"),
        ('id = "informants"\\ncount = 28', 'id = "informants"\\ncount = 27', "pieces 'informants'"),
        ("credits_total = 25", "credits_total = 24", "pieces 'credits'"),
        ("first_column_free = true", "first_column_free = false", "bomb_sheet.*first_column_free"),
        ("columns = 6", "columns = 2", "bomb_sheet.*columns"),
        ('tie_break = \\["stamina"\\]', 'tie_break = ["credits"]', "scoring.*tie_break"),
        ("wild = false", "wild = true", "syndicates 'red'.*wild"),
        ('syndicate = "red"', 'syndicate = "blue"', "syndicates 'red': has 6"),
        ("{ effect = .tick_all., n = 1", '{ effect = "slip_away", n = 1', "terrorist_jack.*slip_away is for reveals"),
        ("{ effect = .tick_all., n = 1", '{ effect = "tougher", n = 1', "terrorist_jack.*tougher is for reveals"),
        ("{ effect = .tick_all., n = 1", '{ effect = "ambush", n = 2', "terrorist_jack.*n of ambush"),
        ("{ effect = .tick_all., n = 1", '{ effect = "clock_slow", n = 1', "terrorist_jack.*clock mark"),
        ("health = 3", "health = 5", "shadow_watch: terrorist_jack"),
        ("turn_in_target_short = 3", "turn_in_target_short = 0", "turn_in_target"),
        ("finish_round = true", "finish_round = false", "shadow_watch.*finish_round"),
        ("health = 3", "health = 3\\nspeed = 3", "terrorist_jack.*speed"),
        ("start_credits = 4", "start_credits = 4\\nend_credits = 4", "end_credits"),
        ('id = "round_marker"\\ncount = 1', 'id = "round_marker"\\ncount = 2', "pieces 'round_marker'"),
    ],
)
def test_a_mistake_in_the_data_is_named(old: str, new: str, complaint: str) -> None:
    """A file that cannot be played with is refused, and the message names the entry."""
    with pytest.raises(BadData, match=complaint):
        GAME.open_box(mistaken(old, new))


def test_a_city_that_falls_apart_is_refused() -> None:
    """Every location can be reached from Headquarters, or the file says which one cannot."""
    data = GAME.data
    for slot in SLOTS.values():
        bottom = AT[slot["id"]][0] == 2
        near = [id for id in slot["adjacent"] if (AT[id][0] == 2) == bottom]
        before, after = (f"adjacent = {ids}".replace("'", '"') for ids in (slot["adjacent"], near))
        assert before in data
        head, _, tail = data.partition(f'id = "{slot["id"]}"')
        data = head + f'id = "{slot["id"]}"' + tail.replace(before, after, 1)
    with pytest.raises(BadData, match="city_slots: no way leads from hq to r4, r5, r6, r7, r8"):
        GAME.open_box(data)


# ---------------------------------------------------------------- data files with other values


def played_with(m: Match, *changes: tuple[str, str]) -> Match:
    """The same position with an owner's values."""
    data = GAME.data
    for old, new in changes:
        assert old in data, old
        data = data.replace(old, new)
    return GAME.load(m.dump(), data)


def test_other_values_are_played_with() -> None:
    """An owner's values are used wherever the rules need a number (S17)."""
    data = mistaken("start_credits = 4", "start_credits = 6").replace("influence_start = 0", "influence_start = 2")
    m = GAME.start(3, 1, data=data)
    assert [(player["credits"], player["influence"]) for player in m.seen(None)["players"]] == [(6, 2)] * 3
    assert m.seen(None)["supply"] == 7


def test_the_path_may_run_the_other_way() -> None:
    """rogue_agent:R4 the direction is not stated in the rulebook: an owner may turn it round."""
    order = "[" + ", ".join(f'"{id}"' for id in SLOT_IDS[:12]) + "]"
    back = "[" + ", ".join(f'"{id}"' for id in ("r0", *SLOT_IDS[11:0:-1])) + "]"
    m = played_with(
        position(criminals={1: "r2", 2: "r0"}, assassins=["r11"], at=["r9"]),
        (order, back),
        ('direction = "clockwise"', 'direction = "counterclockwise"'),
    )
    m.play(0, "end_turn")
    assert [criminal(m, k)["slot"] for k in (1, 2)] == ["r1", None]
    assert assassins(m) == ["r9"], "a second step, and a third towards the agent"
    assert board(m, "stamina") == 6


def test_amounts_of_effects_are_played_with() -> None:
    """Timers fall by what the card says, not below 0 (S7.2)."""
    m = played_with(
        position(at=["r8"], criminals={1: "r8 terrorist_jack ="}, bombs=[("r4", 6), ("r2", 2)]),
        ('effect = "tick_all", n = 1', 'effect = "tick_all", n = 3'),
    )
    roll(m, "rammo rammo rammo", "attack", "black_dice:0")
    assert [(place["slot"], place["bombs"]) for place in m.seen(None)["city"] if place["bombs"]] == [("r4", [3])]


def test_shadow_watch_by_other_rules() -> None:
    """The reconstructed rules of the variant are switches of the data file (S11)."""
    changes = (
        ("police_removes_criminals = true", "police_removes_criminals = false"),
        ("informant_dice_per_informant = 1", "informant_dice_per_informant = 0"),
        ("no_second_justice_lock = true", "no_second_justice_lock = false"),
        ("repeat_justice_allowed = true", "repeat_justice_allowed = false"),
    )
    m = played_with(
        position(
            "shadow_watch",
            at=["r8"],
            police="r10",
            criminals={1: "r8 little_asp", 2: "r4 whisper -"},
            informants={"r8": [0]},
            boards={0: {"ammo": 0}},
        ),
        *changes,
    )
    roll(m, "rE rE rE", "attack")
    refused(m, "attack", "done-here", "R20")
    play(m, "arrest")
    assert ids(m) == ["reinforce", "end_turn"]
    play(m, "end_turn")
    assert location(m, "r4")["slot"] == m.seen(None)["police"]
    assert criminal(m, 2)["slot"] == "r4"
