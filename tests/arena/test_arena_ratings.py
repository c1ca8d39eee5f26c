"""Ratings after Bradley and Terry: known values, order without meaning, honest intervals."""

from __future__ import annotations

from math import log10

import pytest

from undercover.arena.rating import THE_GAME, Comparisons, inverse, rate


def met(*games: tuple[str, str, int]) -> Comparisons:
    """So many wins of the first over the second."""
    found = Comparisons()
    for winner, loser, count in games:
        for _ in range(count):
            found.add([winner], [loser])
    return found


def test_the_gap_is_the_odds() -> None:
    """Three wins to one are 400·log10(3) = 191 points, less a little for the game everybody has half won."""
    ratings = rate(["a", "b"], met(("a", "b", 3000), ("b", "a", 1000)))
    assert ratings["a"].value - ratings["b"].value == pytest.approx(400 * log10(3), abs=0.5)
    assert ratings["a"].value + ratings["b"].value == pytest.approx(3000)


def test_who_did_not_meet_is_compared_through_others() -> None:
    ratings = rate(["a", "b", "c"], met(("a", "b", 900), ("b", "a", 300), ("b", "c", 900), ("c", "b", 300)))
    assert ratings["a"].value - ratings["c"].value == pytest.approx(800 * log10(3), abs=5)


def test_the_interval_is_the_usual_one() -> None:
    """Of 400 even games the deviation of the log-odds is 1/sqrt(400/4); half of the gap is each one's."""
    ratings = rate(["a", "b"], met(("a", "b", 200), ("b", "a", 200)))
    assert (ratings["a"].high - ratings["a"].low) / 2 == pytest.approx(1.96 * 400 / 2.302585 * 0.1 / 2, rel=0.01)
    fewer = rate(["a", "b"], met(("a", "b", 20), ("b", "a", 20)))
    assert fewer["a"].high > ratings["a"].high


def test_nobody_is_endlessly_strong() -> None:
    ratings = rate(["a", "b"], met(("a", "b", 1000)))
    assert 1800 < ratings["a"].value < 3000
    assert ratings["a"].high - ratings["a"].low > 100


def test_a_game_weighs_the_same_whatever_its_seats() -> None:
    """Two seats of one player that win together say no more than one."""
    pairs, single = Comparisons(), Comparisons()
    for winner, loser, count in (("a", "b", 30), ("b", "a", 10)):
        for _ in range(count):
            pairs.add([winner, winner], [loser, loser])
            single.add([winner], [loser])
    assert rate(["a", "b"], pairs) == rate(["a", "b"], single)


def test_games_without_losers_say_nothing() -> None:
    found = Comparisons()
    found.add(["a", "b"], [])
    found.add([], ["a", "b"])
    found.add(["a"], ["a"])
    assert rate(["a", "b"], found)["a"].value == pytest.approx(1500)


def test_against_the_game_it_is_the_middle() -> None:
    """Half of the tables won is as strong as the game; nobody else's luck moves that."""
    ratings = rate(["a", "b"], met(("a", THE_GAME, 50), (THE_GAME, "a", 50), (THE_GAME, "b", 100)), anchored=True)
    assert ratings["a"].value == pytest.approx(1500)
    assert ratings["b"].high < 1500


def test_the_order_makes_no_difference() -> None:
    games = [("a", "b", 7), ("b", "c", 3), ("c", "a", 5), ("b", "a", 2)]
    assert rate(["a", "b", "c"], met(*games)) == rate(["a", "b", "c"], met(*games[::-1]))


def test_one_player_alone_has_no_doubt() -> None:
    assert rate(["a"], Comparisons())["a"] == pytest.approx((1500, 1500, 1500))


def test_a_matrix_is_turned_round() -> None:
    assert inverse([[4.0, 1.0], [1.0, 3.0]]) == [pytest.approx([3 / 11, -1 / 11]), pytest.approx([-1 / 11, 4 / 11])]
