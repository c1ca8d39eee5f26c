"""Set-up: sides, hands, swaps, who begins (3)."""

from __future__ import annotations

import pytest

from undercover import replay

from .positions import GAME, decision, ids, play, spaces

DECKS = {2: 30, 3: 26, 4: 22}
SWAPS = {2: [4, 4], 3: [2, 2, 4], 4: [2, 2, 2, 2]}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("mode", ["simple", "advanced"])
def test_everybody_gets_four_cards_and_the_rest_is_the_deck(seats: int, mode: str) -> None:
    """Four for every player, not for every side (3); agent_avenue:R35 the single one has 4 swaps, the pair 2 each."""
    m = GAME.start(seats, 5, {"mode": mode})
    view = m.seen(None)
    assert [player["hand_size"] for player in view["players"]] == [4] * seats
    assert view["deck"] == DECKS[seats]
    assert [player["swaps"] for player in view["players"]] == SWAPS[seats]
    assert spaces(m) == (0, 7)


@pytest.mark.parametrize(
    ("seats", "pair", "green", "blue"),
    [(2, "green", [0], [1]), (3, "green", [0, 1], [2]), (3, "blue", [2], [0, 1]), (4, "green", [0, 1], [2, 3])],
)
def test_team_mates_sit_together(seats: int, pair: str, green: list[int], blue: list[int]) -> None:
    """Seats 1 and 2 are one side (3); with three players either colour may be the pair's."""
    sides = GAME.start(seats, 0, {"pair": pair}).seen(None)["sides"]
    assert [side["seats"] for side in sides] == [green, blue]


def test_the_market_lies_out_in_the_advanced_game_only() -> None:
    """Three cards face up, twelve in the market deck; in the simple game the market stays in the box (3)."""
    market = GAME.start(2, 1, {"mode": "advanced"}).seen(None)["market"]
    assert len(market["supply"]) == len(set(market["supply"])) == 3
    assert (market["deck"], market["discard"]) == (12, [])
    assert GAME.start(2, 1).seen(None)["market"] is None


@pytest.mark.parametrize(
    ("seats", "pair", "first", "swappers"),
    [
        (3, "green", "green", [0, 1]),
        (3, "blue", "blue", [0, 1]),
        (4, "green", "green", [0, 1]),
        (4, "green", "blue", [2, 3]),
    ],
)
def test_the_whole_side_of_the_starting_player_begins(seats: int, pair: str, first: str, swappers: list[int]) -> None:
    """agent_avenue:R1 the turn belongs to a side: both its members take part in the first play step."""
    m = GAME.start(seats, 2, {"first": first, "pair": pair})
    assert m.seen(None)["active"] == first
    for seat in swappers:
        assert (m.waiting, decision(m)) == ((seat,), "early_swap")
        play(m, f"{seat} done")
    play(m, f"{swappers[0]} first:{swappers[1]}")
    assert m.waiting == (swappers[1],)


@pytest.mark.parametrize(("first", "seat"), [("green", 0), ("blue", 1)])
def test_the_host_may_settle_who_begins(first: str, seat: int) -> None:
    """agent_avenue:R1 with two players the starting side is the starting player."""
    m = GAME.start(2, 3, {"first": first})
    assert m.waiting == (seat,)
    assert decision(m) == "offer"


def test_otherwise_the_dice_say_who_begins() -> None:
    """agent_avenue:R1 drawn at random, but the same from the same seed (3)."""
    begins = [GAME.start(2, seed).seen(None)["active"] for seed in range(40)]
    assert 10 < begins.count("green") < 30
    assert begins == [GAME.start(2, seed).seen(None)["active"] for seed in range(40)]


def test_the_single_player_of_three_plays_like_one_of_two() -> None:
    """agent_avenue:R35 a one-player side has the play step of the game for two."""
    m = GAME.start(3, 4, {"first": "blue"})
    assert (m.waiting, decision(m)) == ((2,), "offer")
    assert {option.kind for option in m.choices(2)} == {"offer", "swap"}
    play(m, f"2 {ids(m, 2)[0]}")
    assert (m.waiting, decision(m)) == ((0,), "choose")


def test_a_record_keeps_the_set_up() -> None:
    """The sides of a record are those of the match (3)."""
    m = GAME.start(3, 9, {"pair": "blue", "mode": "advanced"})
    assert replay(m.record()).seen(2) == m.seen(2)
