"""Shots, wounds, elimination, and how a game ends (7, 8)."""

from __future__ import annotations

import pytest

from undercover.games.good_cop_bad_cop import GAME
from undercover.table.dice import seeded

from .positions import (
    aims,
    decision,
    deck,
    hand,
    happened,
    heard,
    ids,
    kinds,
    out,
    play,
    position,
    result,
    row,
    table,
    team,
    waiting,
    wounded,
)


def test_an_ordinary_cop_is_out_at_once() -> None:
    """good_cop_bad_cop:E6 cards up, eliminated, equipment under the deck, both guns in the middle."""
    m = position(aims={0: 2, 2: 1}, hands={2: "coffee"})
    assert m.seen(None)["guns"] == 1
    play(m, "0 shoot:2", "2 pass")
    assert row(m, 2) == "hch"
    assert out(m) == [2]
    assert hand(m, 2) is None
    assert deck(m)[-1] == "coffee"
    assert aims(m) == {}
    assert m.seen(None)["guns"] == 3


def test_a_leader_survives_the_first_shot() -> None:
    """good_cop_bad_cop:E7 three cards up, a Wound card, one equipment card drawn, still in the game."""
    m = position(aims={1: 0}, active=1, top=["taser"])
    play(m, "1 shoot:0")
    assert row(m, 0) == "ahc"
    assert wounded(m) == [0]
    assert m.seen(None)["wounds"] == 1
    assert hand(m, 0) == "taser"
    assert out(m) == []
    assert aims(m) == {}
    assert happened(m, "drew_equipment", 0) == [{"equipment": "taser"}]
    assert happened(m, "drew_equipment", 1) == []


def test_a_leader_who_holds_equipment_gives_one_up() -> None:
    """The surplus is given up last, by the one who was shot (7.1, D5)."""
    m = position(aims={1: 0}, active=1, hands={0: "coffee"}, top=["taser"])
    play(m, "1 shoot:0", "0 pass")
    assert waiting(m) == [0]
    assert ids(m, 0) == ["keep:coffee", "keep:taser"]
    assert aims(m) == {}
    play(m, "0 keep:taser")
    assert hand(m, 0) == "taser"
    assert deck(m)[-1] == "coffee"


def test_the_order_within_a_shot() -> None:
    """good_cop_bad_cop:R19 cards up, effect, gun to the middle, surplus equipment."""
    m = position(aims={1: 0}, active=1, hands={0: "coffee"}, top=["taser"])
    play(m, "1 shoot:0", "0 pass", "0 keep:taser")
    shot = heard(m)[heard(m).index("shot") :]
    order = ["shot", "turned_up", "turned_up", "turned_up", "wounded", "drew", "gun_returned", "put_under"]
    assert shot[: len(order)] == order


def test_the_second_shot_ends_the_game() -> None:
    """A wounded leader is eliminated, and the other team wins (7.1, 8)."""
    m = position(rows=["AHC", "khc", "HCH", "CHC", "HCH"], aims={2: 1}, active=2, wounded=[1])
    play(m, "2 shoot:1")
    assert result(m) == ({0, 2, 4}, "end-kingpin-eliminated")
    m = position(rows=["ahc", "KHC", "HCH", "CHC", "HCH"], aims={2: 0}, active=2, wounded=[0])
    play(m, "2 shoot:0")
    assert result(m) == ({1, 3}, "end-agent-eliminated")


def test_wounds_belong_to_the_player() -> None:
    """good_cop_bad_cop:R20 the Wound card does not travel with the leader card."""
    m = position(rows=["ahc", "KHC", "HCH", "CHC", "HCC"], wounded=[0], hands={3: "blackmail"}, active=3)
    play(m, "3 play:blackmail,0,0,1,0")
    assert row(m, 0) == "Khc"
    assert row(m, 1) == "aHC"
    assert wounded(m) == [0]


def test_an_unwounded_player_may_lose_the_leader_card() -> None:
    """good_cop_bad_cop:R21 such a player becomes an ordinary cop; a wounded one is eliminated, and no team wins."""
    m = position(rows=["AHC", "KHC", "HCH", "CHC", "HCC"], hands={3: "blackmail"}, active=3)
    play(m, "3 play:blackmail,0,0,2,1")
    assert out(m) == []
    assert row(m, 0) == "CHC"
    assert team(m, 0) == "crooked"
    m = position(rows=["ahc", "KHC", "HCH", "CHC", "HCC"], wounded=[0], hands={3: "blackmail"}, active=3)
    play(m, "3 play:blackmail,0,0,2,1")
    assert out(m) == [0]
    assert row(m, 2) == "HaH"
    assert result(m) is None
    assert m.seen(None)["wounds"] == 2


def test_a_wounded_leader_may_change_sides() -> None:
    """good_cop_bad_cop:R22 whoever gets the other leader card in exchange stays in, wounded, on the other team."""
    m = position(rows=["ahc", "KHC", "HCH", "CHC", "HCC"], wounded=[0], hands={3: "blackmail"}, active=3)
    play(m, "3 play:blackmail,0,0,1,0")
    assert out(m) == []
    assert wounded(m) == [0]
    assert (team(m, 0), team(m, 1)) == ("crooked", "honest")


def test_the_new_leader_is_not_wounded() -> None:
    """good_cop_bad_cop:R23 the first shot at the new holder only wounds."""
    m = position(rows=["ahc", "KHC", "HCH", "CHC", "HCC"], wounded=[0], hands={3: "blackmail"}, active=3, aims={3: 2})
    play(m, "3 play:blackmail,0,0,2,1")
    assert (out(m), wounded(m)) == ([0], [])
    play(m, "3 shoot:2")
    assert (out(m), wounded(m)) == ([0], [2])


def test_the_kingpin_changes_hands() -> None:
    """good_cop_bad_cop:E13 the wounded Kingpin loses the card: out as an ordinary cop; Y is the Kingpin, unwounded."""
    m = position(rows=["AHC", "khc", "HCH", "CHC", "HCC"], wounded=[1], hands={3: "blackmail"}, active=3)
    play(m, "3 play:blackmail,1,0,2,0")
    assert out(m) == [1]
    assert row(m, 1) == "hhc"
    assert result(m) is None
    assert row(m, 2) == "kCH"
    assert team(m, 2) == "crooked"
    assert wounded(m) == []


def test_both_leaders_win_alone() -> None:
    """good_cop_bad_cop:E14 Y holds the Kingpin and gets Z's Agent: Y wins alone."""
    m = position(rows=["AHC", "KHC", "HCH", "CHC", "HCC"], hands={3: "blackmail"}, active=3)
    play(m, "3 play:blackmail,0,0,1,1")
    assert row(m, 1) == "KAC"
    assert result(m) == ({1}, "end-sole-winner")
    assert m.outcome is not None
    assert m.outcome.scores == (0, 1, 0, 0, 0)


def test_the_sole_win_comes_before_the_elimination() -> None:
    """good_cop_bad_cop:R24 the wounded Agent loses the card to the Kingpin: nobody is eliminated any more."""
    m = position(rows=["ahc", "KHC", "HCH", "CHC", "HCC"], wounded=[0], hands={3: "blackmail"}, active=3)
    play(m, "3 play:blackmail,0,0,1,1")
    assert result(m) == ({1}, "end-sole-winner")
    assert out(m) == []


def test_the_sole_win_interrupts_everything() -> None:
    """good_cop_bad_cop:R25 also a declared shot at the winner, and reactions still to come."""
    m = position(
        rows=["AHC", "khc", "HCH", "CHC", "HCC"],
        wounded=[1],
        aims={4: 1},
        active=4,
        hands={2: "blackmail", 3: "coffee"},
    )
    play(m, "4 shoot:1", "3 play:coffee", "2 play:blackmail,0,0,1,2")
    assert result(m) == ({1}, "end-sole-winner")
    assert waiting(m) == []
    assert "shot" not in heard(m)


def test_eliminated_players_share_the_result() -> None:
    """good_cop_bad_cop:R26 by their cards at the end, Planted Evidence included."""
    m = position(
        rows=["AHC", "khc", "hch", "chc", "HCH"],
        out=[2, 3],
        wounded=[1],
        aims={0: 1},
        planted=3,
    )
    play(m, "0 shoot:1")
    assert result(m) == ({0, 2, 3, 4}, "end-kingpin-eliminated")
    m = position(rows=["AHC", "khc", "hch", "chc", "HCH"], out=[2, 3], wounded=[1], aims={0: 1}, planted=2)
    play(m, "0 shoot:1")
    assert result(m) == ({0, 4}, "end-kingpin-eliminated")


def test_two_wound_cards_are_enough() -> None:
    """good_cop_bad_cop:R54 both are out; a third player can only need one after one has come back."""
    m = position(
        rows=["ahc", "khc", "HCH", "CHC", "HCC"], wounded=[0, 1], hands={3: "blackmail"}, active=3, aims={3: 2}
    )
    assert m.seen(None)["wounds"] == 0
    play(m, "3 play:blackmail,0,0,2,1")
    assert m.seen(None)["wounds"] == 1
    play(m, "3 shoot:2")
    assert wounded(m) == [1, 2]
    assert m.seen(None)["wounds"] == 0


def test_everything_is_shown_when_it_is_over() -> None:
    """All cards, hands and the burned card (8)."""
    m = position(rows=["AHC", "khc", "HCH", "CHC", "HCH"], aims={2: 1}, active=2, wounded=[1], hands={4: "coffee"})
    assert m.seen(None)["burned"] == [None]
    play(m, "2 shoot:1", "4 pass")
    assert m.outcome is not None
    seen = m.seen(None)
    assert kinds(m, None, 4) == ["honest", "crooked", "honest"]
    assert seen["players"][4]["hand"] == ["coffee"]
    assert seen["players"][0]["team"] == "honest"
    assert seen["burned"] == ["crooked"]
    assert None not in seen["deck"]


def test_the_shooter_has_no_aim_step() -> None:
    """The gun is back in the middle; the last window is held (4.5, 7.1)."""
    m = position(aims={0: 2}, hands={4: "coffee"})
    play(m, "0 shoot:2", "4 pass")
    assert decision(m) == "react_end"


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_things_that_cannot_happen(seats: int) -> None:
    """The deck never runs out, two players always live, the leader cards lie with living players (7.5)."""
    for seed in range(12):
        m = GAME.start(seats, seed)
        dice = seeded(seed)
        while m.waiting:
            g = table(m)
            assert len(g.deck) >= 7
            assert len(g.alive()) >= 2
            assert all(g.living(seat) for seat in range(seats) if g.leads(seat))
            seat = m.waiting[0]
            options = m.legal(seat)
            m.step(seat, options[dice.below(len(options))])
