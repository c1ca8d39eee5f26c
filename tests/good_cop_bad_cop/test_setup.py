"""The box, the deal and the teams (2, 3)."""

from __future__ import annotations

from collections import Counter

import pytest

from undercover import BadPosition, Match
from undercover.games.good_cop_bad_cop import GAME
from undercover.games.good_cop_bad_cop.things import AGENT, FACE_IDS, KINDS, KINGPIN
from undercover.table.data import BadData, parse

from .positions import deck, hand, ids, play, position, refused, row, table, team, waiting

#: Honest, Crooked, burned, equipment used, deck after the deal, guns, by number of players (3).
SETUPS = {
    4: (5, 5, 0, 14, 10, 2),
    5: (7, 7, 1, 15, 10, 3),
    6: (8, 8, 0, 16, 10, 3),
    7: (10, 10, 1, 16, 9, 4),
    8: (11, 11, 0, 16, 8, 4),
}


def kinds_dealt(m: Match) -> list[list[int]]:
    cards = list(table(m).cards)
    return [cards[3 * seat : 3 * seat + 3] for seat in range(m.seats)]


# ---------------------------------------------------------------- the box


def test_the_box_is_that_of_the_first_editions() -> None:
    """good_cop_bad_cop:R1 the cards that later editions added are not in the box, and there is one gun card for two."""
    equipment = set(FACE_IDS[KINDS:])
    assert not equipment & {"riot_shield", "med_kit", "disguise", "walkie_talkie"}
    assert {"flashbang", "report_audit"} <= equipment
    assert sum(gun["copies"] for gun in parse(GAME.data)["gun"]) == 4


def test_what_lies_in_the_box() -> None:
    """good_cop_bad_cop:R2 24 integrity, 16 equipment, 4 gun and 2 Wound cards."""
    box = parse(GAME.data)
    assert sum(card["copies"] for card in box["integrity"]) == 24
    assert sum(card["copies"] for card in box["integrity"] if card["kind"] == "honest") == 11
    assert sum(card["copies"] for card in box["integrity"] if card["kind"] == "crooked") == 11
    assert len(box["equipment"]) == 16
    assert box["wound"][0]["copies"] == GAME.box(None).wounds == 2


@pytest.mark.parametrize("seats", SETUPS)
def test_integrity_cards_by_their_numbers(seats: int) -> None:
    """good_cop_bad_cop:R3 five, seven, eight, ten and eleven cards of each side."""
    honest, crooked, burned, *_ = SETUPS[seats]
    m = GAME.start(seats, 5)
    dealt = Counter(kind for three in kinds_dealt(m) for kind in three)
    assert dealt[AGENT] == dealt[KINGPIN] == 1
    assert len(m.seen(0)["burned"]) == burned
    cards = list(table(m).cards)[: 3 * seats + burned]
    assert (cards.count(0), cards.count(1)) == (honest, crooked)


@pytest.mark.parametrize("seats", SETUPS)
def test_guns_by_number_of_players(seats: int) -> None:
    """good_cop_bad_cop:R4 two guns for four players, three for five and six, four for seven and eight."""
    assert GAME.start(seats, 1).seen(None)["guns"] == SETUPS[seats][5]


@pytest.mark.parametrize("seats", SETUPS)
def test_equipment_by_number_of_players(seats: int) -> None:
    """good_cop_bad_cop:R5 sixteen different cards, in alphabetical order; Defibrillator from five players on, Report
    Audit from six on."""
    m = GAME.start(seats, 1)
    used, left = SETUPS[seats][3:5]
    held = [hand(m, seat) for seat in range(seats)]
    everything = [*held, *deck(m)]
    assert (len(everything), len(deck(m))) == (used, left)
    assert len(set(everything)) == used
    assert ("defibrillator" in everything) == (seats >= 5)
    assert ("report_audit" in everything) == (seats >= 6)
    assert FACE_IDS[KINDS:] == sorted(FACE_IDS[KINDS:])


def test_player_aids_do_nothing() -> None:
    """good_cop_bad_cop:R6 no box, view or position knows of them."""
    assert "aid" not in parse(GAME.data)
    m = GAME.start(4, 1)
    assert "aid" not in str(m.dump()) + str(m.seen(0))


def test_six_players() -> None:
    """good_cop_bad_cop:E5 18 integrity cards, none over, the leaders in different hands, one equipment card each."""
    m = GAME.start(6, 77)
    three = kinds_dealt(m)
    assert sorted(kind for cards in three for kind in cards) == [0] * 8 + [1] * 8 + [AGENT, KINGPIN]
    assert [len(cards) for cards in three] == [3] * 6
    assert m.seen(None)["burned"] == []
    leaders = [seat for seat, cards in enumerate(three) if AGENT in cards or KINGPIN in cards]
    assert len(leaders) == 2
    assert all(len(player["hand"]) == 1 for player in m.seen(None)["players"])


# ---------------------------------------------------------------- the deal


@pytest.mark.parametrize("seats", SETUPS)
def test_nobody_starts_with_both_leaders(seats: int) -> None:
    """Both leaders are always dealt, to two different players, and never burned (3)."""
    for seed in range(60):
        three = kinds_dealt(GAME.start(seats, seed))
        assert sum(AGENT in cards for cards in three) == sum(KINGPIN in cards for cards in three) == 1
        assert not any(AGENT in cards and KINGPIN in cards for cards in three)


def slots_of_the_agent(seats: int, seeds: int) -> Counter[int]:
    """Where the Agent comes to lie when everybody keeps the dealt order."""
    found: Counter[int] = Counter()
    for seed in range(seeds):
        m = GAME.start(seats, seed)
        while m.seen(None)["decision"] == "arrange":
            m.play(m.waiting[0], m.default(m.waiting[0]))
        g = table(m)
        found[list(g.cards).index(AGENT) % 3] += 1
    return found


def test_the_dealt_order_is_random() -> None:
    """good_cop_bad_cop:E20 whoever keeps the dealt order has the Agent in each slot with probability one third."""
    found = slots_of_the_agent(6, 900)
    assert all(240 <= found[slot] <= 360 for slot in range(3)), found


def test_a_leader_is_not_always_dealt_first() -> None:
    """good_cop_bad_cop:R61 the order of dealing does not survive: a leader may come to lie anywhere in the row."""
    assert set(slots_of_the_agent(4, 60)) == {0, 1, 2}


def test_everybody_lays_out_their_cards_in_secret() -> None:
    """All at once, sealed; afterwards the order stays (3, D1)."""
    m = GAME.start(4, 3)
    assert waiting(m) == [0, 1, 2, 3]
    before = [row(m, seat) for seat in range(4)]
    assert ids(m, 2) == [
        "arrange:0,1,2",
        "arrange:0,2,1",
        "arrange:1,0,2",
        "arrange:1,2,0",
        "arrange:2,0,1",
        "arrange:2,1,0",
    ]
    play(m, "2 arrange:2,0,1", "0 arrange:0,1,2", "3 arrange:1,0,2")
    assert waiting(m) == [1]
    assert m.seen(0)["asked"] == [0, 1, 2, 3]
    play(m, "1 arrange:0,1,2")
    old = before[2]
    assert row(m, 2) == old[2] + old[0] + old[1]
    assert row(m, 3) == before[3][1] + before[3][0] + before[3][2]
    assert row(m, 0) == before[0]
    assert not m.may_undo(1)


def test_three_equal_cards_are_laid_out_too() -> None:
    """Whoever were not asked would be known to have three equal cards (3, D1)."""
    seed = next(seed for seed in range(100) if any(len(set(cards)) == 1 for cards in kinds_dealt(GAME.start(8, seed))))
    m = GAME.start(8, seed)
    equal = next(seat for seat, cards in enumerate(kinds_dealt(m)) if len(set(cards)) == 1)
    assert equal in m.waiting
    assert len(ids(m, equal)) == 6


# ---------------------------------------------------------------- the first player


def test_the_first_player_is_drawn() -> None:
    """good_cop_bad_cop:R7 by default anybody may begin."""
    assert {GAME.start(5, seed).seen(None)["active"] for seed in range(60)} == set(range(5))


def test_the_first_player_may_be_settled() -> None:
    """good_cop_bad_cop:R7 seat 0, or whoever was shot last in the game before; anybody if nobody was."""
    assert {GAME.start(5, seed, {"first_player": "seat_0"}).seen(None)["active"] for seed in range(20)} == {0}
    shot = {"first_player": "last_shot", "last_shot": "seat_3"}
    assert {GAME.start(5, seed, shot).seen(None)["active"] for seed in range(20)} == {3}
    nobody = {"first_player": "last_shot"}
    assert len({GAME.start(5, seed, nobody).seen(None)["active"] for seed in range(60)}) == 5
    with pytest.raises(ValueError, match="last_shot=seat_7"):
        GAME.start(4, 1, {"first_player": "last_shot", "last_shot": "seat_7"})


def test_a_rematch_begins_with_whoever_was_shot_last() -> None:
    """good_cop_bad_cop:R7 with nobody else, and never with somebody shot in a match before that one."""
    stale = {"first_player": "last_shot", "last_shot": "seat_3"}
    for options, begins in (({}, "last_shot"), (stale, "last_shot"), ({"first_player": "seat_0"}, "seat_0")):
        m = GAME.start(4, 1, options)
        nobody = GAME.live.rematch(m)
        settled = ("seat_0" if begins == "seat_0" else "random", "nobody")
        assert (nobody["first_player"], nobody["last_shot"]) == settled
        m.table.last_shot = 2  # type: ignore[attr-defined]
        again = GAME.live.rematch(m)
        assert (again["first_player"], again["last_shot"]) == (begins, "seat_2")
        assert GAME.start(4, 5, again).seen(None)["active"] == (0 if begins == "seat_0" else 2)
        assert {**again, **m.options} == m.options


def test_a_match_says_who_was_shot_last() -> None:
    """good_cop_bad_cop:R7 the next game of a series can be told."""
    m = position(aims={0: 2})
    assert m.seen(None)["last_shot"] is None
    play(m, "0 shoot:2")
    assert m.seen(None)["last_shot"] == 2


def test_the_lead_investigator_card_only_marks() -> None:
    """good_cop_bad_cop:R59 it lies with the active player, and moves with the turn; nothing else follows from it."""
    m = position(active=3)
    assert m.seen(None)["active"] == 3
    play(m, "3 equip", "3 turn_up:0")
    assert m.seen(None)["active"] == 3
    assert waiting(m) == [3]
    play(m, "3 pass")
    assert m.seen(None)["active"] == 4


def test_clockwise_is_ascending() -> None:
    """good_cop_bad_cop:R60 the player to the left has the next number, and 0 comes after the last."""
    m = position(active=3)
    order = []
    for _ in range(6):
        order.append(m.waiting[0])
        m.play(m.waiting[0], m.default(m.waiting[0]))
        if len(m.waiting) > 1:
            raise AssertionError("nobody holds equipment")
    assert order == [3, 4, 0, 1, 2, 3]


# ---------------------------------------------------------------- teams


@pytest.mark.parametrize(
    ("cards", "wanted"),
    [
        pytest.param("HHC", "honest", id="E1"),
        pytest.param("ACC", "honest", id="E2"),
        pytest.param("CCH", "crooked", id="E3"),
        pytest.param("KHH", "crooked", id="E4"),
    ],
)
def test_teams_of_the_rulebook(cards: str, wanted: str) -> None:
    """good_cop_bad_cop:E1,E2,E3,E4 the rulebook's four pictures."""
    assert team(position(8, rows=[cards]), 0) == wanted


def test_the_two_teams_mirror_each_other() -> None:
    """good_cop_bad_cop:R8 a Crooked majority makes Crooked, unless one holds the Agent."""
    m = position(8, rows=["CCC", "HCC", "ACC", "KCC"])
    assert [team(m, seat) for seat in range(4)] == ["crooked", "crooked", "honest", "crooked"]


def test_your_own_cards_and_team_are_always_known() -> None:
    """good_cop_bad_cop:R9 everybody may look at their own cards at any time, also after an exchange."""
    m = position(rows=["HCC", "HHC"], hands={2: "blackmail"}, active=2)
    assert m.seen(0)["players"][0]["team"] == "crooked"
    play(m, "2 play:blackmail,0,1,1,0")
    assert row(m, 0) == "HHC"
    assert m.seen(0)["players"][0]["team"] == "honest"
    assert [card["kind"] for card in m.seen(0)["players"][0]["row"]] == ["honest", "honest", "crooked"]


def test_a_majority_never_ties() -> None:
    """good_cop_bad_cop:R10 there are three cards in a row or one, so one side always has more."""
    m = position(rows=["HHC", "H--", "C--"])
    assert [team(m, seat) for seat in range(3)] == ["honest", "honest", "crooked"]
    assert {len(table(m).row(seat)) for seat in range(5)} == {1, 3}


# ---------------------------------------------------------------- other values


def test_other_values_are_played_with() -> None:
    """An owner of the box may put other values into the data file: a gun less for five players (R4)."""
    text = GAME.data.replace('id = "gun_3"\nnumber = 5', 'id = "gun_3"\nnumber = 6')
    before, five = text.split("players = 5", 1)
    text = before + "players = 5" + five.replace("guns = 3", "guns = 2", 1)
    assert GAME.start(5, 1, data=text).seen(None)["guns"] == 2
    assert GAME.start(6, 1, data=text).seen(None)["guns"] == 3


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('timing = "own_action"', 'timing = "sometimes"', "equipment 'taser'"),
        ("guns = 2\n", "guns = 3\n", "setup 4"),
        ('id = "coffee"', 'id = "tea"', "equipment"),
        ("copies = 5\n", "copies = 6\n", "counts"),
        ("players = 4\n", "players = 3\n", "setup"),
        ('kind = "agent"', 'kind = "boss"', "integrity 'agent'"),
        ('timing = "own_action"', 'timing = "own_action"\nrange = 3', "equipment 'taser'"),
    ],
)
def test_data_that_do_not_fit_are_refused(old: str, new: str, problem: str) -> None:
    with pytest.raises(BadData, match=problem):
        GAME.start(4, 1, data=GAME.data.replace(old, new, 1))


def test_options_that_do_not_exist_are_refused() -> None:
    with pytest.raises(ValueError, match="brisk"):
        GAME.start(4, 1, {"reaction_mode": "hasty"})
    with pytest.raises(ValueError, match="4, 5, 6, 7 or 8 seats"):
        GAME.start(9, 1)


def test_people_answer_sealed() -> None:
    """good_cop_bad_cop:R64 one by one is for tables of bots only, and the game itself says so."""
    wanted = {"reaction_polling": "sequential"}
    assert GAME.settle_options(4, wanted)["reaction_polling"] == "sequential"
    with pytest.raises(ValueError, match="bots only"):
        GAME.settle_options(4, wanted, people=True)


def test_any_number_of_turns() -> None:
    """good_cop_bad_cop:R57 any limit of turns may be settled; research plays 40 for each player (9.3)."""
    m = GAME.start(4, 1, {"max_turns": 3})
    while m.waiting:
        m.play(m.waiting[0], m.default(m.waiting[0]))
    assert (m.seen(None)["turn"], m.seen(None)["over"]["reason"]) == (3, "end-turn-limit")
    for wrong in (-1, "3", True, 10**9):
        with pytest.raises(ValueError, match="max_turns"):
            GAME.start(4, 1, {"max_turns": wrong})
    assert GAME.for_research(6, {}) == {"max_turns": 240}
    assert GAME.for_research(6, {"max_turns": 7}) == {"max_turns": 7}


def test_a_position_that_cannot_be_is_refused() -> None:
    """The census counts every piece."""
    dump = position().dump()
    dump["position"]["cards"][0] = "kingpin"
    with pytest.raises(ValueError, match="kingpin"):
        GAME.load(dump)


def test_a_barred_option_is_no_option() -> None:
    """A refusal says why (4.2)."""
    m = position()
    refused(m, 0, "shoot_now", "no-gun")
    refused(m, 0, "investigate:0,1")


@pytest.mark.parametrize("part", ["cards", "known", "since", "tokens", "hands", "aims"])
def test_a_position_with_an_entry_too_few_is_refused(part: str) -> None:
    """A dumped position is counted when it is read."""
    dump = GAME.start(5, 1).dump()
    dump["position"][part].pop()
    with pytest.raises(BadPosition, match="a list has not one entry for each"):
        GAME.load(dump)


@pytest.mark.parametrize("play", ["play:umbrella", ["play:coffee"], {}])
def test_a_last_play_that_cannot_be_is_refused(play: object) -> None:
    dump = GAME.start(5, 1).dump()
    dump["position"]["last_play"] = play
    with pytest.raises(BadPosition, match="last_play must be a way to play a card"):
        GAME.load(dump)
