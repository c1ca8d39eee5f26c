"""Set-up, rounds and the Time phase (S5, S6, S6.1)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from undercover import BadPosition, Match
from undercover.games.rogue_agent.things import SLOT_IDS

from .positions import (
    GAME,
    GREY,
    PURPLE,
    YELLOW,
    Laid,
    assassins,
    bombs,
    criminal,
    decision,
    happened,
    ids,
    in_bag,
    position,
    roll,
    where,
)

TIME = ["time(0)", "turn(0)"]


# ---------------------------------------------------------------- S5 set-up


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_in_its_place(seats: int) -> None:
    """Boards, figures, credits, informants and markers at the start; the supply is what is left of 25 credits (S5)."""
    view = GAME.start(seats, 5).seen(None)
    assert view["supply"] == 25 - 4 * seats
    for player in view["players"]:
        assert player["board"] == {"fuel": 3, "ammo": 3, "evidence": 3, "car": 0, "weapon": 0, "agent": 0, "stamina": 8}
        assert (player["slot"], player["credits"], player["influence"]) == ("hq", 4, 0)
        assert (player["informants"], player["markers"], player["turned_in"]) == (7, 5, [])
    assert view["round"] == 1


def test_the_city_is_shuffled() -> None:
    """Precincts on the even slots of the ring, general tiles on the odd ones, HQ in the middle (S5 2)."""
    layouts = set()
    for seed in range(20):
        tiles = [place["tile"] for place in GAME.start(2, seed).seen(None)["city"]]
        assert all(tiles[n].startswith("precinct") == (n % 2 == 0) for n in range(12))
        assert tiles[12] == "headquarters"
        assert len(set(tiles)) == 13
        layouts.add(tuple(tiles))
    assert len(layouts) == 20


def test_the_police_starts_on_any_precinct() -> None:
    """One die decides where (S5 6)."""
    starts: Counter[str] = Counter()
    for seed in range(60):
        view = GAME.start(2, seed).seen(None)
        starts[view["city"][SLOT_IDS.index(view["police"])]["tile"]] += 1
    assert set(starts) == {f"precinct_{n}" for n in range(1, 7)}


def test_the_leader_is_drawn_or_set() -> None:
    """At random unless the first seat is to lead (S5 9)."""
    assert {GAME.start(4, seed).seen(None)["leader"] for seed in range(30)} == {0, 1, 2, 3}
    assert {GAME.start(4, seed, {"leader": "first"}).seen(None)["leader"] for seed in range(30)} == {0}


def test_fourteen_discs() -> None:
    """Four bombs, four assassins and criminals 1 to 6, those drawn included (S5 8)."""
    view = GAME.start(3, 5).seen(None)
    count = Counter(view["data_stream"])
    count.update(
        place for m in [GAME.start(3, 5)] for place in ["bomb"] * len(bombs(m)) + ["assassin"] * len(assassins(m))
    )
    count.update(each["criminal"] for each in view["criminals"] if each["slot"])
    count.update(view["drawn"])
    assert count == {**{f"criminal_{k}": 1 for k in range(1, 7)}, "bomb": 4, "assassin": 4}


@pytest.mark.parametrize(("seats", "androids", "humans"), [(3, 3, 6), (4, 4, 8)])
def test_three_tokens_each(seats: int, androids: int, humans: int) -> None:
    """rogue_agent:R54 the tokens dealt in Android mode; every player looks at the own ones only (S5 10)."""
    m = GAME.start(seats, 3, {"mode": "android"})
    hands = [m.seen(seat)["players"][seat]["tokens"] for seat in range(seats)]
    assert all(len(hand) == 3 for hand in hands)
    assert Counter(token for hand in hands for token in hand) == {"android": androids, "human": humans}
    assert m.seen(0)["players"][1]["tokens"] is None
    assert GAME.start(seats, 3).seen(0)["players"][0]["tokens"] == []


def test_android_mode_needs_three() -> None:
    """Not for two players (S1)."""
    with pytest.raises(ValueError, match="mode=android is for 3 or 4 seats"):
        GAME.start(2, 0, {"mode": "android"})


# ---------------------------------------------------------------- S6.1 the Time phase


@pytest.mark.parametrize(("seats", "discs"), [(2, 2), (3, 2), (4, 3)])
def test_discs_drawn(seats: int, discs: int) -> None:
    """rogue_agent:R66 two, two and three discs a round, whatever the dice show."""
    for seed in range(10):
        drawn = happened(GAME.start(seats, seed), "discs_drawn")
        assert [len(event["discs"]) for event in drawn] == [discs]
        assert len(drawn[0]["results"]) == discs


def draw(results: str, first: str, **laid: Any) -> Match:
    """A Time phase in which the first discs of the bag are drawn and these dice are rolled."""
    m = position(bag_first=first, agenda=["choose_action(0)", "end_turn(0)", *TIME], **laid)
    roll(m, results, "end_turn")
    return m


def test_the_leader_assigns_the_dice() -> None:
    """rogue_agent:W8 yellow draws a bomb and criminal 2, rolls 3 and 5, and sends the criminal to Precinct 5.

    Nothing happens to it there although the police is on that precinct.
    """
    m = draw("#0 #0 3 5", "bomb criminal_2", police="r6")
    assert (m.waiting, decision(m)) == ((YELLOW,), "assign_events")
    assert ids(m) == ["assign:3+5", "assign:5+3"]
    roll(m, "4", "assign:3+5")
    assert bombs(m) == [("r4", 4)]
    assert where(m, 2) == "r6"
    assert (criminal(m, 2)["face_up"], criminal(m, 2)["card"]) == (False, None)
    assert decision(m) == "choose_action"


def test_equal_dice_are_not_assigned() -> None:
    """Nothing to assign when all dice are equal (S6.1 4)."""
    m = draw("#0 #0 2 2", "assassin criminal_4")
    assert decision(m) == "choose_action"
    assert (assassins(m), where(m, 4)) == (["r10"], "r10")


def test_equal_discs_are_not_assigned() -> None:
    """Two assassins: both assignments come to the same (S6.1 4)."""
    m = draw("#0 #0 2 3", "assassin assassin")
    assert decision(m) == "choose_action"
    assert sorted(assassins(m)) == ["r10", "r4"]


def test_three_discs() -> None:
    """Every assignment of three dice, each result once (S6.1 4)."""
    m = draw("#0 #0 #0 1 2 3", "assassin criminal_1 criminal_2", seats=4)
    assert len(ids(m)) == 6
    m = draw("#0 #0 #0 1 2 2", "assassin criminal_1 criminal_2", seats=4)
    assert ids(m) == ["assign:1+2+2", "assign:2+1+2", "assign:2+2+1"]
    m = draw("#0 #0 #0 1 2 3", "bomb bomb criminal_2", seats=4)
    assert ids(m) == ["assign:1+2+3", "assign:1+3+2", "assign:2+3+1"]


def test_a_criminal_gets_the_top_card() -> None:
    """The top card of the deck is laid face down, unseen, with the link disc (S6.1 5)."""
    m = draw("#0 #0 1 1", "criminal_5 assassin", deck_top="nobody rain_ghost")
    assert m.dump()["position"]["card"][4] == "nobody"
    assert all(criminal(m, 5, seat)["card"] is None for seat in (None, 0, 1, 2))
    assert m.seen(None)["deck"] == 45


def test_an_empty_data_stream() -> None:
    """rogue_agent:R67 with too few discs all there are are drawn; with none nothing happens."""
    everything = {k: f"r{2 * k - 1}" for k in range(1, 6)}
    rest: Laid = {"criminals": everything, "bombs": [("r2", 3)] * 4, "assassins": ["r4"] * 4}
    m = draw("#0 6", "criminal_6", **rest)
    assert where(m, 6) == "r0"
    assert m.seen(None)["data_stream"] == {}
    m = draw("", "", **{**rest, "criminals": {**everything, 6: "r11"}})
    assert happened(m, "discs_drawn") == []
    assert decision(m) == "choose_action"


def test_an_empty_deck() -> None:
    """rogue_agent:R83 without a card for it a criminal goes back to the Data Stream and is not replaced."""
    m = position(bag_first="criminal_3 bomb", agenda=["choose_action(0)", "end_turn(0)", *TIME])
    dump = m.dump()["position"]
    m = position(
        bag_first="criminal_3 bomb", agenda=["choose_action(0)", "end_turn(0)", *TIME], deck=[], removed_up=dump["deck"]
    )
    roll(m, "#0 #0 1 1 6", "end_turn")
    assert (where(m, 3), in_bag(m, "criminal_3")) == (None, 1)
    assert bombs(m) == [("r8", 6)]
    assert happened(m, "disc_returned") == [{"disc": "criminal_3"}]


# ---------------------------------------------------------------- S6 rounds


def test_turns_go_clockwise_from_the_leader() -> None:
    """Everybody acts once a round, from the leader on; then the next player leads (S6, S6.10 5)."""
    m = GAME.start(3, 8, {"leader": "first"})
    turns: list[tuple[int, int]] = []
    leaders: list[int] = []
    while m.waiting and m.seen(None)["round"] < 4:
        view = m.seen(None)
        if view["decision"] == "choose_action" and (view["round"], view["active"]) not in turns:
            turns.append((view["round"], view["active"]))
            leaders.append(view["leader"])
        m.play(m.waiting[0], m.default(m.waiting[0]))
    order = [YELLOW, PURPLE, GREY, PURPLE, GREY, YELLOW, GREY, YELLOW, PURPLE]
    assert [seat for _, seat in turns] == order
    assert leaders == [YELLOW] * 3 + [PURPLE] * 3 + [GREY] * 3


@pytest.mark.parametrize(("mode", "rounds"), [("agent", 6), ("android", 8)])
def test_rounds(mode: str, rounds: int) -> None:
    """Six rounds in Agent mode, eight in Android mode (S1, S6)."""
    m = GAME.start(3, 1, {"mode": mode})
    while m.waiting:
        m.play(m.waiting[0], m.default(m.waiting[0]))
    assert m.seen(None)["round"] == rounds
    assert m.outcome is not None
    assert m.outcome.reason == "end-rounds"


# ---------------------------------------------------------------- dumped positions

LISTS = [
    *["tiles", "destroyed", "tops", "bottoms", "where", "card", "defeated", "face_up", "marks", "looked", "laid"],
    *["bomb_at", "timers", "assassin_at", "boards", "credits", "influence", "figures", "reserve", "markers"],
    *["turned_in", "hidden_tokens", "shown_tokens", "gone_tokens"],
]


@pytest.mark.parametrize("part", LISTS)
def test_a_position_with_an_entry_too_few_is_refused(part: str) -> None:
    """A dumped position is counted when it is read."""
    dump = GAME.start(3, 1, {"mode": "android"}).dump()
    dump["position"][part].pop()
    with pytest.raises(BadPosition, match="a list has not one entry for each"):
        GAME.load(dump)
