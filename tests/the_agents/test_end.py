"""How a game ends (9)."""

from __future__ import annotations

import pytest

from .positions import GAME, decision, final, happened, play, points, position, result


def test_forty_points_win_at_once() -> None:
    """the_agents:R1 at the end of one's turn."""
    m = position(actions=0, points=[39, 5], rows={"A": "hacker_2>1 activist_1>1"})
    play(m, "0 end_turn")
    assert result(m) == ({0}, "end-reached")
    assert final(m) == ((40, 5), (1, 2))
    assert happened(m, "won") == [{"seat": 0, "points": 40}]


def test_forty_points_win_in_anothers_turn() -> None:
    """the_agents:R1 a free agent's points win in the middle of a resolution; what is pending is not resolved."""
    m = position(points=[5, 38], hands=["recruiter"], rows={"A": "hacker_2>1 activist_1>1"})
    play(m, "0 free:recruiter,1,0")
    assert result(m) == ({1}, "end-reached")
    assert m.waiting == ()
    assert m.seen(None)["between"][0]["card"]["card"] == "recruiter", "it was not even retired"


def test_forty_in_the_middle_of_a_chain() -> None:
    """the_agents:R1 the token of an inner Mercenary wins while an outer bonus action is still due."""
    m = position(points=[5, 38], hands=["mercenary*2 medic_1 hacker_1"])
    play(m, "0 free:mercenary,1,0", "0 free:mercenary,1,0", "0 play:medic_1,A1,0")
    assert result(m) == ({1}, "end-reached")


def test_points_must_be_held() -> None:
    """the_agents:R2 spent points are gone; what counts is what is held after receiving."""
    m = position(points=[39, 5], rows={"A": "hacker_2>1 activist_1>1"})
    play(m, "0 buy:agent_draw", "0 buy:agent_draw", "0 end_turn")
    assert (result(m), points(m)) == (None, [38, 5])


def test_there_is_never_a_tie_at_forty() -> None:
    """the_agents:R41 points come to one player at a time, so the first to hold 40 is alone."""
    m = position(points=[39, 39], hands=["gunner"], rows={"A": "hacker_2>1 activist_1>1 medic_1>0"})
    play(m, "0 free:gunner,1,0", "0 kill:A3,medic_1")
    assert result(m) == ({1}, "end-reached")
    assert points(m) == [39, 42]


# ---------------------------------------------------------------- deadlock and length


@pytest.mark.parametrize(("held", "winners"), [([0, 0], {0, 1}), ([0, 0, 0], {0, 1, 2})])
def test_deadlock(held: list[int], winners: set[int]) -> None:
    """A round in which nobody acts and nobody gains a point ends the game; equal points share the win (9.2)."""
    m = position(len(held), points=held)
    play(m, *[f"{seat} end_turn" for seat in range(len(held))])
    assert result(m) == (winners, "end-deadlock")


def test_an_action_breaks_a_deadlock() -> None:
    """n turns in a row must pass in which nothing happened (9.2)."""
    m = position(points=[0, 0])
    play(m, "0 end_turn", "1 emergency_draw", "1 end_turn", "0 end_turn")
    assert result(m) is None


def test_a_gained_point_breaks_a_deadlock() -> None:
    m = position(points=[0, 0], rows={"A": "medic_1>x"}, posts={"A1": "man_down"}, mission_pile="")
    play(m, "0 end_turn", "1 end_turn")
    assert result(m) is None
    assert points(m) == [0, 1]


def test_a_game_that_gets_too_long() -> None:
    """After 100 turns each, the game ends in the same way (9.2)."""
    m = position(points=[7, 7], hands=["medic_1 medic_2"], active=1, first=0, turns=199)
    play(m, "1 buy:agent_draw", "1 buy:agent_draw", "1 end_turn")
    assert result(m) == ({0}, "end-turn-cap")
    assert GAME.box(None).turns == 100


# ---------------------------------------------------------------- equal turns


def test_equal_turns() -> None:
    """Reaching 40 makes the round the last one; then most points win (9.3)."""
    m = position(
        3, equal_turns=True, first=2, active=2, actions=0, points=[5, 5, 39], rows={"B": "hacker_2>1 activist_1>1"}
    )
    play(m, "2 end_turn")
    assert (result(m), m.seen(None)["last_round"], points(m)) == (None, True, [5, 5, 40])
    play(m, "0 buy:agent_draw", "0 buy:agent_draw", "0 end_turn")
    assert decision(m) == (1, "act")
    play(m, "1 buy:agent_draw", "1 buy:agent_draw", "1 end_turn")
    assert result(m) == ({2}, "end-last-round")
    assert happened(m, "last_round") == [{"seat": 2, "points": 40}]


def test_the_last_round_stays_the_last_one() -> None:
    """The mark stays even if that player drops below 40 by buying (9.3)."""
    m = position(
        equal_turns=True,
        hands=["", "undercover"],
        points=[38, 30],
        first=1,
        active=1,
        rows={"A": "hacker_1>0 medic_1>0"},
    )
    play(m, "1 free:undercover,0,1", "1 turn:A1,hacker_1")
    assert points(m) == [41, 30]
    play(m, "1 buy:agent_draw", "1 end_turn", "0 buy:mission_draw", "0 buy:agent_draw", "0 end_turn")
    assert result(m) == ({0}, "end-last-round")
    assert points(m)[0] == 37


def test_equal_points_share_the_last_round() -> None:
    """Equal points share the win (9.3)."""
    m = position(
        equal_turns=True,
        first=0,
        active=1,
        actions=0,
        points=[41, 39],
        rows={"A": "hacker_1>0 marksman_1>0"},
        last_round=True,
    )
    play(m, "1 end_turn")
    assert (result(m), points(m)) == (({0, 1}, "end-last-round"), [41, 41])
    assert final(m) == ((41, 41), (1, 1))


def test_the_last_player_of_a_round_ends_it_at_once() -> None:
    """Whoever is last in the round and reaches 40 has ended the round (9.3)."""
    m = position(equal_turns=True, first=0, active=1, actions=0, points=[5, 39], rows={"A": "hacker_1>0 marksman_1>0"})
    play(m, "1 end_turn")
    assert result(m) == ({1}, "end-last-round")
