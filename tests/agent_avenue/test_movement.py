"""Movement: every agent's numbers, catching, escaping, overshooting (2.2, 4.6)."""

from __future__ import annotations

import pytest

from undercover import Match

from .positions import BLUE, GREEN, happened, lead, offer, position, result, row, side, spaces

#: A partner that does not move the one who gets it: a first Sentinel or a first Codebreaker stands still.
STILL = "sentinel"
OTHER_STILL = "codebreaker"


def recruit(number: int, agent: str, before: int) -> Match:
    """A side with so many agents of that name gets one more; the other side stands still."""
    still = OTHER_STILL if agent == STILL else STILL
    rows = ["", ""]
    rows[number] = f"{agent}*{before}" if before else ""
    m = position(hands=[f"{agent} {still}"], rows=rows, green=1, blue=8)
    offer(m, agent, still, "face_up" if number == BLUE else "face_down")
    return m


def paces(m: Match, number: int) -> int:
    """How far a side has come since the position was laid out."""
    start = m.again(0).seen(None)["sides"][number]["steps"]
    return int(side(m, number)["steps"]) - int(start)


def check_paces(agent: str, numbers: list[int]) -> None:
    for number in (GREEN, BLUE):
        for before, expected in enumerate(numbers):
            m = recruit(number, agent, before)
            assert paces(m, number) == expected, f"{agent} number {before + 1}"
            assert paces(m, 1 - number) == 0
            assert row(m, number)[agent] == before + 1


# ---------------------------------------------------------------- the eight agents


def test_double_agent() -> None:
    """Back 1, forward 6, then back 1 each time (2.2)."""
    check_paces("double_agent", [-1, 6, -1, -1, -1, -1])


def test_enforcer() -> None:
    """agent_avenue:W12 forward 1, 2, 3, and 3 again with the fourth, fifth and sixth."""
    check_paces("enforcer", [1, 2, 3, 3, 3, 3])


def test_codebreaker() -> None:
    """A Codebreaker never moves its side (2.2)."""
    check_paces("codebreaker", [0, 0, 0, 0, 0, 0])


def test_saboteur() -> None:
    """Back 1, back 1, then back 2 each time (2.2)."""
    check_paces("saboteur", [-1, -1, -2, -2, -2, -2])


def test_daredevil() -> None:
    """Forward 2, forward 3, then nothing (2.2)."""
    check_paces("daredevil", [2, 3, 0, 0, 0, 0])


def test_sentinel() -> None:
    """Nothing, forward 2, then forward 6 each time (2.2)."""
    check_paces("sentinel", [0, 2, 6, 6, 6, 6])


def test_sidekick() -> None:
    """Forward 4; there is only one (2.2)."""
    check_paces("sidekick", [4])


def test_mole() -> None:
    """Back 3; there is only one (2.2)."""
    check_paces("mole", [-3])


def test_three_double_agents_in_three_turns() -> None:
    """agent_avenue:W1 three turns with a Double Agent each: −1, +6, −1, four spaces in all."""
    m = position(hands=["double_agent*2 sentinel enforcer", "double_agent codebreaker daredevil mole"])
    offer(m, "sentinel", "double_agent", "face_up")
    assert paces(m, GREEN) == -1
    offer(m, "double_agent", "codebreaker", "face_up")
    assert paces(m, GREEN) == 5
    offer(m, "enforcer", "double_agent", "face_up")
    assert paces(m, GREEN) == 4
    assert row(m, GREEN) == {"double_agent": 3}


def test_only_the_own_row_counts() -> None:
    """The number depends on the row of the side that recruits (2.2)."""
    m = position(hands=["daredevil sentinel"], rows=["daredevil*2", ""])
    offer(m, "daredevil", "sentinel", "face_up")
    assert paces(m, BLUE) == 2


def test_a_whole_row_does_not_matter_only_the_name() -> None:
    """Agents of other names do not change the number (2.2)."""
    m = position(hands=["enforcer sentinel"], rows=["daredevil*2 saboteur*3 mole", ""])
    offer(m, "sentinel", "enforcer", "face_up")
    assert paces(m, GREEN) == 1


# ---------------------------------------------------------------- the chase


def test_level_is_caught() -> None:
    """agent_avenue:W3 green 12, blue 0: a first Daredevil brings green level with blue, and green wins."""
    m = position(hands=["daredevil sentinel mole"], green=12, blue=0)
    assert lead(m) == 5
    offer(m, "sentinel", "daredevil", "face_up")
    assert spaces(m) == (0, 0)
    assert lead(m) == 7
    assert result(m) == ({0}, "end-caught")


def test_escape_in_the_same_turn() -> None:
    """agent_avenue:W7 green reaches the space blue stood on, but blue has moved away at the same time."""
    m = position(hands=["daredevil enforcer"], green=5, blue=7)
    assert lead(m) == 5
    offer(m, "enforcer", "daredevil", "face_up")
    assert spaces(m) == (7, 8)
    assert lead(m) == 6
    assert result(m) is None


@pytest.mark.parametrize("rows", [["double_agent", ""], ["sentinel*2", ""]])
def test_overshooting_is_catching(rows: list[str]) -> None:
    """agent_avenue:W8 green jumps six past blue and wins without ever standing on blue's space."""
    agent = rows[0].split("*")[0]
    m = position(hands=[f"{agent} codebreaker"], rows=rows, green=4, blue=7)
    assert lead(m) == 4
    offer(m, "codebreaker", agent, "face_up")
    assert spaces(m) == (10, 7)
    assert lead(m) == 10
    assert result(m) == ({0}, "end-caught")


def test_stepping_back_into_the_pursuer() -> None:
    """agent_avenue:W9 blue steps back to 7 while green steps forward to 7; agent_avenue:R4."""
    m = position(hands=["enforcer saboteur"], green=6, blue=8)
    assert lead(m) == 5
    offer(m, "saboteur", "enforcer", "face_up")
    assert spaces(m) == (7, 7)
    assert lead(m) == 7
    assert result(m) == ({0}, "end-caught")


def test_being_overtaken_by_walking_backwards() -> None:
    """agent_avenue:W9 only blue moves, back past green, and green wins; agent_avenue:R4."""
    m = position(hands=["sentinel mole"], green=6, blue=8)
    offer(m, "mole", "sentinel", "face_up")
    assert spaces(m) == (6, 5)
    assert lead(m) == 8
    assert result(m) == ({0}, "end-caught")


def test_blue_catches_green_just_as_well() -> None:
    """agent_avenue:R4 only the final relative position counts, for blue at −7."""
    m = position(hands=["sentinel daredevil"], green=2, blue=0)
    assert lead(m) == -5
    offer(m, "daredevil", "sentinel", "face_up")
    assert lead(m) == -7
    assert result(m) == ({1}, "end-caught")


def test_one_short_is_not_caught() -> None:
    """agent_avenue:R4 a lead of 6 is not enough."""
    m = position(hands=["enforcer sentinel"], green=12, blue=0)
    offer(m, "sentinel", "enforcer", "face_up")
    assert lead(m) == 6
    assert result(m) is None


@pytest.mark.parametrize(("green", "blue", "before", "after"), [(2, 7, 2, 14), (5, 7, 5, 17)])
def test_lapping_is_catching(green: int, blue: int, before: int, after: int) -> None:
    """agent_avenue:R9 a lead of 14 or more catches, although the spaces alone would say otherwise."""
    hands, rows = ["double_agent sentinel"], ["double_agent", ""]
    m = position("advanced", hands=hands, rows=rows, green=green, blue=blue, ongoing=["sinister_twin", ""])
    assert lead(m) == before
    offer(m, "sentinel", "double_agent", "face_up")
    assert lead(m) == after
    assert result(m) == ({0}, "end-caught")


def test_the_two_moves_are_told_as_one_each() -> None:
    """Both meeples move for the one card each side has recruited (4.6)."""
    m = position(hands=["daredevil mole"], green=3, blue=12)
    offer(m, "mole", "daredevil", "face_up")
    assert happened(m, "moved") == [
        {"side": "blue", "paces": -3, "space": 9},
        {"side": "green", "paces": 2, "space": 5},
    ]
    assert happened(m, "market_reached") == []
