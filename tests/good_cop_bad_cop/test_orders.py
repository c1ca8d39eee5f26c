"""What a seat may settle before it is asked (5.5): when to pass, its card against a Shoot, who will win."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from undercover import Match
from undercover.games.good_cop_bad_cop import GAME

from .positions import all_pass, ids, play, position


def desk(auto_pass: str = "off", *orders: str, at: int = 0) -> dict[str, Any]:
    """Each order is a seat and an option."""
    split = [order.split() for order in orders]
    return {
        "auto_pass": auto_pass,
        "orders": [{"seat": int(seat), "option": option} for seat, option in split],
        "at": at,
    }


def answer(m: Match, seat: int, auto_pass: str, *orders: str) -> str | None:
    return GAME.live.standing(m, seat, desk(auto_pass, *orders))


def orders(m: Match, seat: int | None) -> list[dict[str, Any]]:
    """What a seat could order, as the client gets it."""
    found: list[dict[str, Any]] = msgspec.to_builtins(GAME.hints(m, seat))["orders"]
    return found


# ---------------------------------------------------------------- auto-pass


@pytest.mark.parametrize(
    ("declared", "passing"),
    [
        ("equip", ["always", "until_turn", "unless_shoot", "unless_named"]),
        ("investigate:1,0", ["always", "until_turn", "unless_shoot"]),
        ("investigate:2,0", ["always", "until_turn", "unless_shoot", "unless_named"]),
        ("shoot:2", ["always", "until_turn", "unless_named"]),
    ],
)
def test_auto_pass_looks_at_what_was_declared(declared: str, passing: list[str]) -> None:
    """good_cop_bad_cop:R30 the player's own switches, and nothing but public facts behind them."""
    for card in ("coffee", "restraining_order", "taser"):
        m = position(hands={1: card}, aims={0: 2})
        play(m, f"0 {declared}")
        assert [switch for switch in GAME.live.auto_pass if answer(m, 1, switch) == "pass"] == passing
        assert answer(m, 1, "off") is None


def test_the_other_windows_name_nobody() -> None:
    """good_cop_bad_cop:R30 after an investigation nothing is declared any more."""
    m = position(hands={1: "coffee"})
    play(m, "0 investigate:1,0", "1 pass")
    assert m.seen(1)["window"] == "investigate"
    assert [answer(m, 1, switch) for switch in GAME.live.auto_pass] == ["pass"] * 4


def test_until_my_turn_ends_when_it_begins() -> None:
    """good_cop_bad_cop:R30 set in the own turn it lasts until the next one."""
    m = position(seats=4, hands={1: "coffee"})
    until = desk("until_turn", at=len(m.history))
    play(m, "0 equip", "1 pass", "0 turn_up:0")
    assert GAME.live.in_force(m, 1, until)["auto_pass"] == "until_turn"
    all_pass(m)
    assert m.waiting == (1,)
    assert GAME.live.in_force(m, 1, until)["auto_pass"] == "off"
    assert GAME.live.in_force(m, 1, {**until, "at": len(m.history)})["auto_pass"] == "until_turn"
    assert GAME.live.in_force(m, 1, desk("always"))["auto_pass"] == "always"


# ---------------------------------------------------------------- standing orders


def test_an_order_answers_a_shot_at_its_seat() -> None:
    """good_cop_bad_cop:R30 it comes before passing, and is silent about other shots and other actions."""
    m = position(hands={1: "restraining_order"}, aims={0: 2})
    play(m, "0 shoot:2")
    assert answer(m, 1, "off", "2 play:restraining_order") == "play:restraining_order"
    assert answer(m, 1, "always", "2 play:restraining_order") == "play:restraining_order"
    assert answer(m, 1, "off", "1 play:restraining_order") is None
    assert answer(m, 1, "always", "1 play:restraining_order") == "pass"
    m = position(hands={1: "coffee"})
    play(m, "0 arm:2")
    assert answer(m, 1, "off", "2 play:coffee") is None


def test_an_order_that_is_not_legal_then_is_no_answer() -> None:
    """good_cop_bad_cop:R36 a card that could do nothing cannot be played, ordered or not."""
    m = position(hands={1: "k9_unit"}, aims={0: 2})
    play(m, "0 shoot:2")
    assert answer(m, 1, "off", "2 play:k9_unit,0") == "play:k9_unit,0"
    assert answer(m, 1, "off", "2 play:k9_unit,3") is None
    assert answer(m, 1, "always", "2 play:k9_unit,3") == "pass"


def kept(m: Match, seat: int, order: str, at: int = 0) -> bool:
    return bool(GAME.live.in_force(m, seat, desk("off", order, at=at))["orders"])


def test_an_order_is_dropped_when_the_card_has_left_the_hand() -> None:
    """good_cop_bad_cop:R30 also if the same card comes back later: it was another hand."""
    m = position(hands={0: "evidence_bag", 1: "coffee"}, top=["smoke_grenade"])
    assert kept(m, 1, "1 play:coffee")
    assert not kept(m, 1, "1 play:smoke_grenade")
    play(m, "0 play:evidence_bag,1")
    assert not kept(m, 1, "1 play:coffee")
    assert not kept(m, 0, "1 play:coffee"), "it had just come"
    assert kept(m, 0, "1 play:coffee", at=len(m.history))


def test_only_cards_that_can_answer_a_shot_can_be_ordered() -> None:
    """good_cop_bad_cop:R39 nobody plays a Taser in somebody else's turn."""
    for card, option in (("taser", "play:taser,0,2"), ("surveillance_camera", "play:surveillance_camera,0,1")):
        m = position(hands={1: card})
        assert not kept(m, 1, f"1 {option}")
        assert orders(m, 1) == []
    for nonsense in ("pass", "play:", "coffee", "shoot:2", "play:coffee,coffee"):
        m = position(hands={1: "flashbang"})
        assert not kept(m, 1, f"1 {nonsense}")


def test_what_can_be_ordered_is_what_a_declared_shot_would_offer() -> None:
    """good_cop_bad_cop:R35 the card's targets as things stand, for its holder alone."""
    for card in ("restraining_order", "k9_unit", "truth_serum", "flashbang", "blackmail"):
        m = position(hands={1: card}, aims={0: 2})
        offered = [order["id"] for order in orders(m, 1)]
        play(m, "0 shoot:2")
        assert offered == ids(m, 1, "play")
        assert orders(m, 0) == orders(m, None) == []


# ---------------------------------------------------------------- predictions


def test_only_the_eliminated_predict() -> None:
    """good_cop_bad_cop:R65 whoever plays on has no business betting, and when it is over it is too late."""
    m = position(rows=["AHC", "khc", "HCH", "chc"], out=[3], wounded=[1], aims={0: 1})
    assert GAME.live.predictions(m, 0) == ()
    assert GAME.live.predictions(m, 3) == ("honest", "crooked", "alone")
    play(m, "0 shoot:1")
    assert m.outcome is not None
    assert GAME.live.predictions(m, 3) == ()
