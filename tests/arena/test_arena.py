"""Match-ups: fair seats, honest intervals, the same result on any number of processes."""

from __future__ import annotations

from collections import Counter

import pytest

from undercover.arena import MatchUp, Tally, run, wilson
from undercover.arena.match_up import interval
from undercover.bots import LEVELS


def match_up(seats: int = 2, bots: tuple[str, ...] = ("greedy", "random"), seed: int = 4) -> MatchUp:
    return MatchUp("agent_avenue", seats, {"mode": "advanced"}, bots, seed)


@pytest.mark.parametrize(("seats", "bots"), [(2, 2), (3, 2), (4, 2), (3, 3), (4, 3), (4, 4)])
def test_every_bot_sits_in_every_seat_equally_often(seats: int, bots: int) -> None:
    meeting = match_up(seats, ("random",) * bots)
    sat = Counter((seat, meeting.bot_at(seat, n)) for n in range(bots * 5) for seat in range(seats))
    assert set(sat.values()) == {5}
    assert len(sat) == seats * bots


def test_partners_are_played_by_the_same_bot() -> None:
    """Seats 0 and 1 are a team against 2 and 3; with three, 0 and 1 against 2."""
    assert [match_up(4).bot_at(seat, 0) for seat in range(4)] == [0, 0, 1, 1]
    assert [match_up(4).bot_at(seat, 1) for seat in range(4)] == [1, 1, 0, 0]
    assert [match_up(3).bot_at(seat, 0) for seat in range(3)] == [0, 0, 1]


def test_a_deal_is_played_in_every_seating() -> None:
    meeting = match_up()
    assert [meeting.deal(n).seed for n in range(6)] == [4, 4, 5, 5, 6, 6]
    assert meeting.deal(0).hash() == meeting.deal(1).hash() != meeting.deal(2).hash()


def test_two_processes_find_the_same_as_one() -> None:
    told: list[int] = []
    alone = run(match_up(3), 50)
    shared = run(match_up(3), 50, jobs=2, progress=told.append)
    assert alone == shared
    assert sum(told) == alone.games == 50
    assert run(match_up(3, seed=5), 50) != alone


def test_a_match_up_goes_on_where_another_ended() -> None:
    """The n-th game depends on n alone."""
    whole = match_up().play(0, 12)
    parts = match_up().play(0, 5)
    parts.add(match_up().play(5, 7))
    assert whole == parts


def test_a_tally_adds_up() -> None:
    tally = Tally([0, 0, 0])
    assert tally.mean_length == 0
    for winners, length in (({0}, 10), ({0, 1, 3}, 4), (set[int](), 25)):
        tally.count([0, 0, 1, 2], winners, length)
    assert tally == Tally([2, 0, 1], [6, 3, 3], [3, 0, 1], games=3, decisions=39, shortest=4, longest=25)
    assert tally.mean_length == 13


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (50, 100, 0.4038, 0.5962), (0, 20, 0.0, 0.1611), (20, 20, 0.8389, 1.0), (0, 0, 0.0, 1.0)],
)
def test_intervals_after_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize(("won", "of"), [(0, 20), (8, 10), (50, 100), (20, 20)])
@pytest.mark.parametrize("partners", [1, 3])
def test_seats_that_win_together_are_one_observation(won: int, of: int, partners: int) -> None:
    games = [(partners, partners)] * won + [(0, partners)] * (of - won)
    assert interval(games) == pytest.approx(wilson(won, of))


def test_independent_seats_are_as_many_observations() -> None:
    """Two seats in each of 400 games, of which every pattern is as frequent as any other."""
    assert interval([(0, 2), (1, 2), (1, 2), (2, 2)] * 100) == pytest.approx(wilson(400, 800), abs=1e-3)


def test_seats_of_which_one_always_wins_are_known_better() -> None:
    """A hundred games say so, and one more that is counted as if both had won or both had lost."""
    assert interval([(1, 2)] * 100) == pytest.approx(wilson(101 * 50, 101 * 100))


def test_games_with_more_seats_weigh_more() -> None:
    """Of five seats a player has now two, now three."""
    low, high = interval([(2, 2), (0, 3)] * 50)
    assert (low + high) / 2 == pytest.approx(0.4, abs=0.01)
    assert wilson(40, 100)[0] - 0.02 < low < high < wilson(40, 100)[1] + 0.02


@pytest.mark.parametrize(
    ("seats", "bots", "problem"),
    [
        (2, ("greedy", "oracle"), f"there is no bot 'oracle'; there are {', '.join(LEVELS)}"),
        (2, ("random",) * 3, "2 seats are for 1 to 2 bots, not 3"),
        (2, (), "2 seats are for 1 to 2 bots, not 0"),
        (5, ("random",), "Agent Avenue is for 2, 3 or 4 seats, not 5"),
    ],
)
def test_a_match_up_that_cannot_be(seats: int, bots: tuple[str, ...], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        match_up(seats, bots)
