"""Who sees what (9.1), and worlds a seat could believe in."""

from __future__ import annotations

from typing import Any

import pytest

from undercover import Match
from undercover.games.good_cop_bad_cop import GAME
from undercover.games.good_cop_bad_cop.imagine import imagine
from undercover.games.good_cop_bad_cop.memory import faces_of, most
from undercover.games.good_cop_bad_cop.table import Precinct
from undercover.games.good_cop_bad_cop.things import AGENT, FACE_IDS, KINGPIN
from undercover.table.agenda import SPECTATOR
from undercover.table.dice import seeded

from .positions import card, facts, kinds, play, position, row, rows, stacked, table, waiting

WORLDS = 60


def worlds(m: Match, seat: int | None) -> list[Precinct]:
    return [imagine(table(m), SPECTATOR if seat is None else seat, seeded(seed)) for seed in range(WORLDS)]


def faces(worlds: list[Precinct], place: int) -> set[str]:
    return {FACE_IDS[g.cards[place]] for g in worlds}


def held(worlds: list[Precinct], seat: int) -> set[str]:
    return {FACE_IDS[g.equipment(seat)] for g in worlds}


# ---------------------------------------------------------------- views


def test_a_seat_sees_its_own_row_and_hand() -> None:
    m = GAME.start(6, 2)
    for seat in range(6):
        seen = m.seen(seat)
        for player in seen["players"]:
            own = player["seat"] == seat
            assert all((each["kind"] is not None) == own for each in player["row"])
            assert (player["hand"] == [None]) != own
        assert seen["deck"] == [None] * 10


def test_spectators_see_what_lies_face_up() -> None:
    m = position(rows=["AhC", "KHC"], hands={0: "coffee"})
    assert kinds(m, None, 0) == [None, "honest", None]
    assert m.seen(None)["players"][0]["hand"] == [None]
    assert m.seen(None)["players"][1]["team"] is None


def test_the_eliminated_see_no_more_than_before() -> None:
    """good_cop_bad_cop:R65 nor do spectators: what is public, and for a player their own memory."""
    m = position(rows=["AHC", "KHC", "HCH"], aims={0: 2}, hands={1: "coffee"})
    play(m, "0 shoot:2", "1 pass", "1 pass")
    assert not m.seen(2)["players"][2]["living"]
    for watcher in (2, None):
        assert kinds(m, watcher, 0) == kinds(m, watcher, 1) == [None] * 3
        assert m.seen(watcher)["players"][1]["hand"] == [None]
        assert None in m.seen(watcher)["deck"]
    play(m, "1 investigate:0,0", "1 pass")
    assert card(m, 1, 0, 0)["kind"] == "agent"
    assert card(m, 2, 0, 0)["kind"] is None


def test_an_eliminated_player_keeps_the_own_memory() -> None:
    """What was seen before stays seen (9.1, R65)."""
    m = position(rows=["AHC", "KHC", "HCH"], aims={3: 2}, active=2)
    play(m, "2 investigate:1,0")
    assert waiting(m) == [3]
    play(m, "3 shoot:2")
    assert kinds(m, 2, 1) == ["kingpin", None, None]


def test_tokens_say_nothing() -> None:
    """The tokens of the cards are the same whatever cards were dealt (9.1)."""
    tokens = [
        [each["token"] for player in GAME.start(5, seed).seen(0)["players"] for each in player["row"]]
        for seed in (1, 2)
    ]
    assert tokens[0] == tokens[1] == list(range(15))


def test_the_notebook_says_when() -> None:
    """Seen by you, turn 6: the last time one looked (9.1)."""
    m = position(turn=5)
    play(m, "0 investigate:3,1")
    assert card(m, 0, 3, 1)["since"] == 6
    assert card(m, 0, 3, 0)["since"] is None
    assert card(m, 0, 0, 0)["since"] is None
    assert card(m, 1, 3, 1)["since"] is None


def test_who_has_looked_is_public() -> None:
    """Everybody sees who looks at which card, also with Polygraph (9.1)."""
    m = position(hands={0: "polygraph"})
    play(m, "0 play:polygraph,1", "0 investigate:2,0")
    assert [each["seen_by"] for each in m.seen(4)["players"][1]["row"]] == [[0]] * 3
    assert [each["seen_by"] for each in m.seen(4)["players"][0]["row"]] == [[1]] * 3
    assert card(m, None, 2, 0)["seen_by"] == [0]


# ---------------------------------------------------------------- equipment that was seen


def test_a_used_card_is_followed_under_the_deck() -> None:
    """Its place at the bottom is public, and so is who draws it when it comes up again: whoever paid attention knows
    it, but no view shows the deck or what others have drawn (9.1)."""
    m = position(4, hands={0: "coffee"}, top=["taser"])
    play(m, "0 play:coffee")
    assert set(m.seen(2)["deck"]) == {None}
    assert faces_in_the_deck(worlds(m, 2), 0) == {"coffee"}
    m = stacked(m, "coffee")
    play(m, "0 equip", "0 turn_up:0")
    for watcher in (1, 2, None):
        assert m.seen(watcher)["players"][0]["hand"] == [None]
        assert m.seen(watcher)["facts"] == []
    assert m.seen(0)["players"][0]["hand"] == ["coffee"]
    assert held(worlds(m, 2), 0) == held(worlds(m, None), 0) == {"coffee"}


def faces_in_the_deck(worlds: list[Precinct], place: int) -> set[str]:
    return {FACE_IDS[g.cards[g.deck[place]]] for g in worlds}


def test_the_owner_knows_what_went_under() -> None:
    """A card given up is known to its owner alone (9.1)."""
    m = position(hands={0: "coffee"}, top=["taser"])
    play(m, "0 equip", "0 turn_up:0", "0 keep:taser")
    assert faces_in_the_deck(worlds(m, 0), 0) == {"coffee"}
    assert len(faces_in_the_deck(worlds(m, 1), 0)) > 5


def test_a_stolen_card_is_known_to_thief_and_victim() -> None:
    """Evidence Bag: the two know the card that moved, in all worlds they can imagine (9.1)."""
    m = position(hands={0: "evidence_bag", 2: "smoke_grenade", 3: "taser"})
    play(m, "0 play:evidence_bag,2")
    assert [m.seen(seat)["players"][0]["hand"] for seat in (0, 1, 2)] == [["smoke_grenade"], [None], ["smoke_grenade"]]
    assert held(worlds(m, 2), 0) == {"smoke_grenade"}
    assert len(held(worlds(m, 1), 0)) > 5


def test_of_two_known_cards_one_went_under() -> None:
    """The victim knows that the stolen card is in the thief's hand or under the deck, and nothing more (9.1)."""
    m = position(hands={0: "evidence_bag", 2: "smoke_grenade"}, top=["taser"])
    play(m, "0 play:evidence_bag,2", "0 equip", "0 turn_up:0", "0 keep:smoke_grenade")
    assert m.seen(2)["players"][0]["hand"] == [None]
    assert m.seen(2)["facts"] == []
    for g in worlds(m, 2):
        assert "smoke_grenade" in (FACE_IDS[g.equipment(0)], FACE_IDS[g.cards[g.deck[0]]])
    assert len(held(worlds(m, 2), 0)) > 3
    play(m, "0 play:smoke_grenade")
    assert faces_in_the_deck(worlds(m, 2), 0) == {"smoke_grenade"}


# ---------------------------------------------------------------- imagined worlds


def test_imagined_worlds_keep_what_was_seen() -> None:
    """Own cards, face-up cards, and cards looked at (9.1)."""
    m = position(6, rows=["AHC", "KHC", "HcH"], hands={0: "wiretap"})
    play(m, "0 play:wiretap,1,0", "0 pick:3,2")
    known = worlds(m, 0)
    assert [faces(known, place) for place in (0, 1, 2, 3, 7, 11)] == [
        {"agent"},
        {"honest"},
        {"crooked"},
        {"kingpin"},
        {"crooked"},
        {row_face(m, 11)},
    ]
    assert faces(known, 4) == {"honest", "crooked"}


def row_face(m: Match, place: int) -> str:
    return FACE_IDS[table(m).cards[place]]


@pytest.mark.parametrize("seats", [4, 5, 7, 8])
def test_imagined_worlds_have_two_leaders_in_two_rows(seats: int) -> None:
    """Both are dealt, to different players, and never burned (3)."""
    m = GAME.start(seats, 4)
    for seat in (*range(seats), None):
        for g in worlds(m, seat):
            leaders = [place // 3 for place, face in enumerate(g.cards) if face in (AGENT, KINGPIN)]
            assert len(set(leaders)) == 2
            assert max(leaders) < seats


def test_imagined_worlds_move_the_leaders() -> None:
    m = GAME.start(6, 4)
    found = {list(g.cards).index(AGENT) // 3 for g in worlds(m, None)}
    assert found == set(range(6))


def test_imagined_worlds_keep_facts_about_rows() -> None:
    """A row that was picked up still contains what was seen in it (R62)."""
    m = position(6, rows=["ahC", "KHC", "HCH"], hands={0: "flashbang"})
    play(m, "0 play:flashbang,1,2,0")
    known = worlds(m, 3)
    for g in known:
        three = [FACE_IDS[face] for face in g.cards[:3]]
        assert "agent" in three
        assert "honest" in three
    assert {tuple(g.cards[:3]) for g in known} > {tuple(table(m).cards[:3])}
    assert faces(known, 0) == {"agent", "honest", "crooked"}


def test_imagined_worlds_keep_a_leader_with_the_wounded() -> None:
    """Whoever is wounded and living holds a leader card, whatever was exchanged since (7.4)."""
    m = position(6, rows=["ahc", "KHC", "HCH"], wounded=[0], hands={0: "flashbang", 2: "blackmail"})
    play(m, "0 play:flashbang,1,2,0", "0 equip", "2 play:blackmail,0,0,3,0")
    assert row(m, 0).count("A") == 1
    for g in worlds(m, 4):
        assert g.leads(0)


def test_the_others_memories_fit_an_imagined_world() -> None:
    """What another seat knows of a mixed row is true in every imagined world, too."""
    m = position(6, rows=["AHC", "KHC", "HCH"], hands={1: "flashbang"})
    play(m, "0 investigate:1,0", "1 pass", "1 play:flashbang,1,2,0")
    assert facts(m, 0) == [([(1, 0), (1, 1), (1, 2)], ["kingpin"])]
    assert facts(m, 3) == []
    for seed in range(20):
        world = m.imagine(3, seed)
        (fact,) = facts(world, 0)
        assert fact[1][0] in [FACE_IDS[face] for face in table(world).cards[3:6]]


def test_a_second_flashbang_adds_up() -> None:
    """What was known of the row and what was seen since are known together afterwards (R62)."""
    m = position(6, rows=["AHC", "KHC", "HcH"], hands={2: "flashbang"}, active=2)
    play(m, "2 play:flashbang,0,1,2")
    assert facts(m, 3) == [([(2, 0), (2, 1), (2, 2)], ["crooked"])]
    play(m, "2 investigate:0,0", "3 investigate:2,0")
    assert kinds(m, 3, 2)[0] == "honest"
    m = stacked(m, "flashbang")
    play(m, "4 investigate:0,0", "5 investigate:0,0", "0 investigate:1,0", "1 investigate:0,0")
    play(m, "2 equip", "2 turn_up:2", "2 play:flashbang,2,1,0")
    assert facts(m, 3) == [([(2, 0), (2, 1), (2, 2)], ["honest", "honest", "crooked"])]
    assert facts(m, 4) == [([(2, 0), (2, 1), (2, 2)], ["honest", "crooked"])]
    assert rows(m)[2] == "HCH"


def test_facts_that_overlap_are_not_counted_twice() -> None:
    """Of two facts about overlapping places the greater number is sure (R62)."""
    honest, crooked = 1, 1 << 2
    assert list(faces_of(most(honest + crooked, honest))) == [0, 1]
    assert list(faces_of(most(honest, 2 * honest + crooked))) == [0, 0, 1]


def test_dumps_keep_secrets_in_readable_form() -> None:
    """A position is written with the names of the cards, and read back equal."""
    m = position(rows=["AHC", "cHH", "KHC"], hands={1: "flashbang"}, active=4)
    play(m, "4 investigate:1,1", "1 pass", "1 play:flashbang,2,0,1")
    dump: dict[str, Any] = m.dump()
    assert dump["position"]["cards"][3:6] == ["honest", "crooked", "honest"]
    assert GAME.load(dump).hash() == m.hash()
    dump["position"]["down"] = "everything"
    with pytest.raises(ValueError, match="down must be a list"):
        GAME.load(dump)
