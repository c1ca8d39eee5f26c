"""Everything an engine must refuse (8): an error that says why, and an unchanged table."""

from __future__ import annotations

from typing import Any

import pytest

from undercover import Match

from .positions import decision, ids, market, offer, play, position, refused

HANDS = ["mole sentinel*2 enforcer", "saboteur*2 codebreaker daredevil"]


def at_market(card: str, own: str = "mole daredevil", **laid: Any) -> Match:
    """Green has landed on 9 and taken this instant; another card lies beside it."""
    hands = [f"enforcer sentinel {own}", "codebreaker*4"]
    laid = {"top": "saboteur*2", **laid}
    m = position("advanced", hands=hands, green=8, blue=1, supply=f"{card} watchtower", **laid)
    offer(m, "sentinel", "enforcer", "face_up")
    return m


def taken(card: str, own: str = "mole daredevil", **laid: Any) -> Match:
    m = at_market(card, own, **laid)
    play(m, f"0 market:{card}")
    return m


# ---------------------------------------------------------------- the offer and swaps


def test_two_equal_names_beside_another() -> None:
    """Two equal names while another is in hand (8)."""
    refused(position(hands=HANDS), 0, "offer:sentinel,sentinel", "barred-same-name")


@pytest.mark.parametrize("option", ["offer:saboteur,mole", "offer:mole,saboteur", "offer:mole,mole", "swap:saboteur"])
def test_a_card_that_is_not_in_hand(option: str) -> None:
    """Cards of the rival, and a second Mole (8)."""
    refused(position(hands=HANDS), 0, option)


def test_swapping_without_swaps_left() -> None:
    """No swaps left, alone and in a team (8)."""
    refused(position(hands=HANDS, swaps=[0, 4]), 0, "swap:mole", "barred-no-swaps-left")
    m = position(seats=4, hands=HANDS, swaps=[0, 0, 2, 2])
    play(m, "0 first:0")
    refused(m, 0, "swap:mole", "barred-no-swaps-left")
    play(m, "0 up:mole")
    refused(m, 1, "swap:saboteur", "barred-no-swaps-left")


def test_swapping_with_an_empty_deck() -> None:
    """An empty deck (8)."""
    refused(position(hands=HANDS, deck=""), 0, "swap:mole", "barred-deck-empty")


def test_swapping_after_the_offer() -> None:
    """Once the offer lies there its player swaps no more (8)."""
    m = position(hands=HANDS)
    play(m, "0 offer:mole,sentinel")
    refused(m, 0, "swap:sentinel")


def test_swapping_after_the_own_card_in_a_team() -> None:
    """Whoever has laid a card swaps no more, though the partner still may (8)."""
    m = position(seats=4, hands=HANDS)
    play(m, "0 done", "1 done", "0 first:0", "0 up:mole")
    refused(m, 0, "swap:sentinel")
    assert "swap:saboteur" in ids(m, 1)
    play(m, "1 down:saboteur")
    refused(m, 1, "swap:saboteur")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_swapping_out_of_turn(seats: int) -> None:
    """The other side cannot swap, neither before the offer nor when it chooses (8)."""
    m = position(seats=seats, hands=HANDS)
    rival = m.seen(None)["sides"][1]["seats"][0]
    name = m.seen(rival)["players"][rival]["hand"][0]
    refused(m, rival, f"swap:{name}")
    while decision(m) != "choose":
        m.play(m.waiting[0], m.default(m.waiting[0]))
    refused(m, rival, f"swap:{name}")


def test_an_offer_out_of_turn() -> None:
    """Only the active player offers (8)."""
    refused(position(hands=HANDS), 1, "offer:saboteur,codebreaker")


def test_the_partners_name() -> None:
    """The second one lays the first one's name while holding another (8)."""
    m = position(seats=4, hands=["mole enforcer*3", "enforcer saboteur*3"], swaps=[0] * 4)
    play(m, "0 first:0", "0 up:enforcer")
    refused(m, 1, "down:enforcer", "barred-partners-name")


@pytest.mark.parametrize("seats", [2, 4])
def test_choosing_from_the_own_offer(seats: int) -> None:
    """The active side does not choose (8, D6)."""
    m = position(seats=seats, hands=HANDS)
    while decision(m) != "choose":
        m.play(m.waiting[0], m.default(m.waiting[0]))
    for seat in m.seen(None)["sides"][0]["seats"]:
        refused(m, seat, "take:face_up")


def test_not_choosing() -> None:
    """One of the two cards must be taken (4.5)."""
    m = position(hands=HANDS)
    play(m, "0 offer:mole,sentinel")
    for option in ("done", "take:", "take:both", "take:mole"):
        refused(m, 1, option)


# ---------------------------------------------------------------- the market


def test_taking_no_market_card() -> None:
    """A card must be taken (8)."""
    m = at_market("spycation")
    for option in ("done", "keep", "market:", "take:face_up"):
        refused(m, 0, option)


def test_taking_two_market_cards() -> None:
    """After one card the other is out of reach (8)."""
    m = at_market("surveillance_truck")
    play(m, "0 market:surveillance_truck")
    refused(m, 0, "market:watchtower")
    m = taken("spycation")
    refused(m, 0, "market:watchtower")


def test_taking_a_card_that_does_not_lie_there() -> None:
    """Only face-up cards can be taken (8)."""
    m = at_market("spycation", market_top="masterplan")
    assert "masterplan" not in market(m)["supply"]
    refused(m, 0, "market:masterplan")
    refused(m, 0, "market:mole")


def test_taking_from_the_rivals_claim() -> None:
    """Only the side that landed takes (4.7)."""
    refused(at_market("spycation"), 1, "market:spycation")


def test_a_single_player_names_no_taker() -> None:
    """The taker is asked in a two-player side only (4.7, D7)."""
    refused(at_market("spycation"), 0, "market_for:spycation,0")


def test_declining_outpost() -> None:
    """Outpost recruits by itself: there is nothing to decline (8)."""
    m = taken("outpost", "sentinel mole")
    assert m.seen(None)["sides"][0]["row"]["sentinel"] == 1
    refused(m, 0, "keep:sentinel")


@pytest.mark.parametrize("card", ["secret_recruit", "double_trouble", "mind_control", "spycation"])
def test_declining_what_can_be_done(card: str) -> None:
    """What an instant says must be done if possible (8); agent_avenue:R21."""
    m = taken(card, "saboteur*2", top="mole daredevil")
    assert decision(m) == card
    for option in ("done", "pass", "keep", "keep:enforcer", "keep:saboteur"):
        refused(m, 0, option)


def test_secret_recruit_of_a_name_in_the_row() -> None:
    """The name is already in the row (8); agent_avenue:R38."""
    m = taken("secret_recruit", "enforcer mole")
    refused(m, 0, "secret_recruit:enforcer", "barred-already-in-row")
    refused(m, 0, "secret_recruit:sidekick")


def test_double_trouble_with_a_single_card() -> None:
    """One card is no pair (8)."""
    m = taken("double_trouble", "mole saboteur", top="saboteur daredevil")
    refused(m, 0, "double_trouble:mole", "barred-no-pair")
    refused(m, 0, "double_trouble:enforcer")


def test_mind_control_on_an_agent_that_is_not_there() -> None:
    """Only agents of the opponent's row (4.7, D8)."""
    m = taken("mind_control", rows=["saboteur", ""])
    refused(m, 0, "mind_control:saboteur")
    refused(m, 0, "mind_control:enforcer")


def test_spycation_on_the_rivals_row() -> None:
    """Only agents of the own row (4.7, D9)."""
    m = taken("spycation", rows=["", "saboteur"])
    refused(m, 0, "spycation:saboteur")
    refused(m, 0, "spycation:sentinel")


def test_recruiting_another_card_than_the_one_taken_back() -> None:
    """Spycation recruits that same card or none (8); agent_avenue:R28."""
    m = taken("spycation")
    play(m, "0 spycation:enforcer")
    for option in ("recruit:mole", "recruit:daredevil", "keep:mole", "done"):
        refused(m, 0, option)


@pytest.mark.parametrize("seat", [0, 1])
def test_anything_after_the_end(seat: int) -> None:
    """No move after the game is over (8)."""
    m = position(hands=["sidekick mole"])
    offer(m, "mole", "sidekick", "face_up")
    assert m.outcome is not None
    for option in ("take:face_up", "swap:mole", "offer:mole,sentinel", "done"):
        refused(m, seat, option)
