"""The End step: winning, losing, ties, running out of cards (4.9, 5)."""

from __future__ import annotations

import pytest

from undercover import Match

from .positions import BLUE, GREEN, decision, happened, lead, offer, play, position, refused, result, row, spaces

CAUGHT, CODE, DARE = "end-caught", "end-codebreakers", "end-daredevils"
OUT = "end-out-of-cards"


# ---------------------------------------------------------------- Codebreakers and Daredevils


def test_three_codebreakers_win() -> None:
    """agent_avenue:W5 green has two Codebreakers and gets a third."""
    m = position(hands=["codebreaker sentinel"], rows=["codebreaker*2", ""])
    offer(m, "sentinel", "codebreaker", "face_up")
    assert spaces(m) == (0, 7)
    assert result(m) == ({0}, CODE)


def test_three_daredevils_lose() -> None:
    """agent_avenue:W6 blue has two Daredevils and gets a third: it does not move, and loses."""
    m = position(hands=["daredevil sentinel"], rows=["", "daredevil*2"])
    offer(m, "daredevil", "sentinel", "face_up")
    assert spaces(m) == (0, 7)
    assert result(m) == ({0}, DARE)


@pytest.mark.parametrize(("agent", "reason", "winner"), [("codebreaker", CODE, 0), ("daredevil", DARE, 1)])
@pytest.mark.parametrize("count", [3, 4, 6])
def test_three_or_more_in_the_row_count(agent: str, reason: str, winner: int, count: int) -> None:
    """agent_avenue:R5 three or more, and it is the state that counts: green recruits something else this turn."""
    m = position(hands=["saboteur sentinel"], rows=[f"{agent}*{count}", ""])
    offer(m, "sentinel", "saboteur", "face_up")
    assert result(m) == ({winner}, reason)


@pytest.mark.parametrize("agent", ["codebreaker", "daredevil"])
def test_two_do_not_count(agent: str) -> None:
    """agent_avenue:R5 two are not three."""
    m = position(hands=[f"{agent} sentinel"], rows=[agent, ""])
    offer(m, "sentinel", agent, "face_up")
    assert row(m, GREEN) == {agent: 2}
    assert result(m) is None


def test_nothing_ends_the_game_before_the_end_step() -> None:
    """agent_avenue:R6 blue's third Codebreaker is no immediate win: green, which landed, takes its card first."""
    hands, rows = ["enforcer codebreaker", "saboteur*4"], ["", "codebreaker*2"]
    m = position("advanced", hands=hands, rows=rows, green=8, blue=1, supply="watchtower")
    offer(m, "codebreaker", "enforcer", "face_up")
    assert row(m, BLUE) == {"codebreaker": 3}
    assert (result(m), decision(m)) == (None, "take_card")
    play(m, "0 market:watchtower")
    assert result(m) == ({1}, CODE)


def test_a_third_daredevil_is_no_immediate_loss() -> None:
    """agent_avenue:R6 blue's third Daredevil waits for the End step too; Mind Control makes it two."""
    hands, rows = ["enforcer daredevil", "saboteur*4"], ["", "daredevil*2"]
    m = position("advanced", hands=hands, rows=rows, green=8, blue=1, supply="mind_control")
    offer(m, "daredevil", "enforcer", "face_up")
    assert result(m) is None
    play(m, "0 market:mind_control", "0 mind_control:daredevil")
    assert result(m) is None
    assert m.seen(None)["active"] == "blue"


# ---------------------------------------------------------------- ties


@pytest.mark.parametrize(("active", "winner", "reason"), [("green", 0, CAUGHT), ("blue", 1, CODE)])
def test_both_win_the_active_side_wins(active: str, winner: int, reason: str) -> None:
    """agent_avenue:W10 blue recruits its third Codebreaker while green catches it: the active side wins, either way."""
    pile = "daredevil codebreaker"
    hands = [pile] if active == "green" else ["saboteur*4", pile]
    m = position(active=active, hands=hands, rows=["", "codebreaker*2"], green=12, blue=0)
    blue_takes = "face_down" if active == "green" else "face_up"
    offer(m, "daredevil", "codebreaker", blue_takes)
    assert (lead(m), row(m, BLUE)) == (7, {"codebreaker": 3})
    assert result(m) == ({winner}, reason)


@pytest.mark.parametrize(("active", "winner"), [("green", 0), ("blue", 1)])
def test_both_lose_the_active_side_wins(active: str, winner: int) -> None:
    """Three Daredevils on both sides are a tie (5, T)."""
    pile = "daredevil*2"
    hands = [pile] if active == "green" else ["saboteur*4", pile]
    m = position(active=active, hands=hands, rows=["daredevil*2", "daredevil*2"])
    offer(m, "daredevil", "daredevil", "face_up")
    assert result(m) == ({winner}, DARE)


@pytest.mark.parametrize(("active", "winner", "reason"), [("green", 0, CAUGHT), ("blue", 1, DARE)])
def test_one_side_wins_and_loses_at_once(active: str, winner: int, reason: str) -> None:
    """Green catches blue and has three Daredevils: a tie, and the active side wins (5, T)."""
    pile = "mole daredevil"
    hands = [pile] if active == "green" else ["saboteur*4", pile]
    m = position(active=active, hands=hands, rows=["daredevil*2", ""], green=5, blue=7)
    offer(m, "mole", "daredevil", "face_up" if active == "green" else "face_down")
    assert (lead(m), row(m, GREEN)) == (8, {"daredevil": 3})
    assert result(m) == ({winner}, reason)


def test_one_wins_and_the_other_loses_is_no_tie() -> None:
    """agent_avenue:R7 blue's third Codebreaker and green's third Daredevil speak for blue, though green is active."""
    m = position(hands=["codebreaker daredevil"], rows=["daredevil*2", "codebreaker*2"])
    offer(m, "codebreaker", "daredevil", "face_up")
    assert result(m) == ({1}, CODE)


@pytest.mark.parametrize("blue", range(1, 14))
def test_they_cannot_catch_each_other(blue: int) -> None:
    """agent_avenue:R8 both go six at once, from every distance: the lead stays, and nobody is caught."""
    m = position(hands=["double_agent sentinel"], rows=["double_agent", "sentinel*2"], green=0, blue=blue)
    before = lead(m)
    offer(m, "sentinel", "double_agent", "face_up")
    assert lead(m) == before
    assert result(m) is None


# ---------------------------------------------------------------- out of cards


def last_turn(green: int, blue: int, active: str = "green", rival: str = "mole") -> Match:
    """With an empty deck one side offers its last two cards, nobody moves, and the rival holds too few to go on."""
    last = "sentinel codebreaker"
    hands = [last, rival] if active == "green" else [rival, last]
    m = position(active=active, hands=hands, green=green, blue=blue, deck="")
    offer(m, "sentinel", "codebreaker", "face_up")
    assert spaces(m) == (green, blue)
    return m


def test_the_closer_side_wins_when_the_cards_run_out() -> None:
    """agent_avenue:W4 green 11, blue 13, the next player has one card: green needs 2, blue 12."""
    m = last_turn(11, 13)
    assert lead(m) == 5
    assert [side["to_catch"] for side in m.seen(None)["sides"]] == [2, 12]
    assert result(m) == ({0}, OUT)


def test_the_active_side_can_lose_for_lack_of_cards() -> None:
    """The measure is the lead, not whose turn it was (4.9)."""
    m = last_turn(3, 13)
    assert lead(m) == -3
    assert result(m) == ({1}, OUT)


@pytest.mark.parametrize(("active", "winner"), [("green", 0), ("blue", 1)])
def test_equally_close_the_active_side_wins(active: str, winner: int) -> None:
    """A lead of 0 is a tie (4.9)."""
    assert result(last_turn(3, 10, active)) == ({winner}, OUT)


def test_two_cards_are_enough_to_go_on() -> None:
    """agent_avenue:R15 an empty deck does not end the game while the next side can play."""
    m = last_turn(11, 13, rival="mole saboteur")
    assert result(m) is None
    assert (m.waiting, decision(m)) == ((1,), "offer")


def test_only_the_next_side_is_tested() -> None:
    """agent_avenue:R16 green has no card left, but blue is next and has four; then green is next, and it is over."""
    m = last_turn(11, 13, rival="double_agent saboteur enforcer mole")
    assert m.seen(None)["players"][0]["hand_size"] == 0
    assert result(m) is None
    offer(m, "enforcer", "saboteur", "face_down")
    assert result(m) == ({0}, OUT)


def test_a_card_in_the_deck_keeps_the_game_alive() -> None:
    """agent_avenue:R15 only an empty deck can end it."""
    hands = ["sentinel codebreaker enforcer*2", "mole saboteur*3"]
    m = position(hands=hands, deck="daredevil*2 enforcer", green=11, blue=13)
    offer(m, "sentinel", "codebreaker", "face_up")
    assert m.seen(None)["deck"] == 1
    assert result(m) is None


def test_conditions_go_before_the_lack_of_cards() -> None:
    """Running out is looked at only when no condition holds (5, G)."""
    m = position(hands=["sentinel codebreaker", "mole"], rows=["", "codebreaker*2"], green=11, blue=13, deck="")
    offer(m, "codebreaker", "sentinel", "face_up")
    assert result(m) == ({1}, CODE)


@pytest.mark.parametrize(("single", "over"), [("mole", True), ("mole daredevil", False)])
def test_the_single_player_of_three_needs_two_cards(single: str, over: bool) -> None:
    """agent_avenue:R33 before the single player's turn the test of the game for two is used."""
    m = position(seats=3, hands=["saboteur*2", "enforcer*2", single], green=11, blue=13, deck="")
    play(m, "0 first:0", "0 up:saboteur", "1 down:enforcer", "2 take:face_down")
    assert result(m) == (({0, 1}, OUT) if over else None)


@pytest.mark.parametrize(
    ("pair_hands", "over"),
    [(("saboteur", "enforcer"), False), (("saboteur*4", ""), True), (("", "enforcer*4"), True)],
)
def test_a_team_needs_a_card_in_every_hand(pair_hands: tuple[str, str], over: bool) -> None:
    """agent_avenue:R33,R47 a member without a card ends the game, even if the partner has cards."""
    m = position(seats=3, active="blue", hands=[*pair_hands, "sentinel codebreaker"], green=11, blue=13, deck="")
    play(m, "2 offer:sentinel,codebreaker", "0 take:face_up")
    assert result(m) == (({0, 1}, OUT) if over else None)


def test_closer_means_fewer_spaces_left_to_catch() -> None:
    """agent_avenue:R36 in a team game too: green needs 2 spaces and blue 12, and green's members win together."""
    m = position(seats=4, hands=["sentinel", "codebreaker", "saboteur*3", ""], green=11, blue=13, deck="")
    play(m, "0 first:0", "0 up:sentinel", "1 down:codebreaker", "2 take:face_up")
    assert spaces(m) == (11, 13)
    assert result(m) == ({0, 1}, OUT)


# ---------------------------------------------------------------- over


@pytest.mark.parametrize(("seats", "winners"), [(2, {1}), (3, {2}), (4, {2, 3})])
def test_team_mates_win_together(seats: int, winners: set[int]) -> None:
    """There are no points and no draws; the members of a side share the result (5)."""
    m = position(seats=seats, active="blue", hands=["saboteur*4"], rows=["daredevil*3", ""])
    while m.waiting:
        m.play(m.waiting[0], m.default(m.waiting[0]))
    assert m.outcome is not None
    assert m.outcome.winners == winners
    assert {seat for seat in range(seats) if m.outcome.places[seat] == 1} == winners
    assert happened(m, "won") == [{"side": "blue"}]


def test_no_move_after_the_end() -> None:
    """When it is over nobody is asked and nothing can be done (8)."""
    m = position(hands=["codebreaker sentinel"], rows=["codebreaker*2", ""])
    offer(m, "sentinel", "codebreaker", "face_up")
    assert m.waiting == ()
    for seat in (0, 1):
        refused(m, seat, "take:face_up")
        refused(m, seat, "swap:mole")


def test_the_shortest_game_has_one_turn() -> None:
    """The Sidekick against the Mole: 4 + 3 = 7 spaces (12)."""
    m = position(hands=["sidekick mole"])
    offer(m, "mole", "sidekick", "face_up")
    assert m.seen(None)["turn"] == 0
    assert result(m) == ({0}, CAUGHT)
