"""The seven instants of the black market, each at work (2.3, 4.7)."""

from __future__ import annotations

from typing import Any

import pytest

from undercover import Match

from .positions import (
    BLUE,
    GREEN,
    decision,
    hand,
    happened,
    ids,
    market,
    offer,
    play,
    position,
    refused,
    result,
    row,
    side,
    spaces,
)


def taken(card: str, own: str = "", **laid: Any) -> Match:
    """Green, with `own` cards in hand besides those it offers, steps from 8 to 9 for an Enforcer and takes the card."""
    hands = [f"enforcer sentinel {own}", laid.pop("rival", "codebreaker*4")]
    m = position("advanced", hands=hands, green=8, blue=1, supply=card, **laid)
    offer(m, "sentinel", "enforcer", "face_up")
    play(m, f"0 market:{card}")
    return m


# ---------------------------------------------------------------- Outpost


def test_outpost() -> None:
    """agent_avenue:W18 a Sentinel is recruited from the hand: 4 cards, 3, and 4 again after the refill."""
    m = taken("outpost", "sentinel mole", top="daredevil*2 saboteur")
    assert row(m, GREEN) == {"enforcer": 1, "sentinel": 1}
    assert hand(m, 0) == ["daredevil", "daredevil", "mole", "saboteur"]
    assert happened(m, "drew")[-1] == {"seat": 0, "count": 1}


def test_outpost_is_a_full_recruit() -> None:
    """The Sentinel counts and moves: the third one goes 6, here past blue (4.7); agent_avenue:R41."""
    m = taken("outpost", "sentinel mole", rows=["sentinel*2", ""])
    assert side(m, GREEN)["steps"] == 9 + 6
    assert happened(m, "moved")[-1] == {"side": "green", "paces": 6, "space": 1}


def test_outpost_needs_no_decision() -> None:
    """agent_avenue:R44 with several Sentinels in hand there is nothing to choose: one is recruited by itself."""
    m = taken("outpost", "sentinel*3", top="mole daredevil")
    assert row(m, GREEN)["sentinel"] == 1
    assert hand(m, 0).count("sentinel") == 2
    assert decision(m) == "offer"


def test_outpost_without_a_sentinel() -> None:
    """agent_avenue:R21 what cannot be done does nothing; the card is discarded all the same."""
    m = taken("outpost", "mole daredevil", top="saboteur*2")
    assert happened(m, "no_effect") == [{"card": "outpost"}]
    assert market(m)["discard"] == ["outpost"]
    assert row(m, GREEN) == {"enforcer": 1}


# ---------------------------------------------------------------- Smoke Screen


def test_smoke_screen() -> None:
    """The top card of the deck is recruited, whatever it is (2.3); agent_avenue:R44 nobody is asked."""
    m = taken("smoke_screen", "mole daredevil", top="saboteur*2 sidekick")
    assert row(m, GREEN) == {"enforcer": 1, "sidekick": 1}
    assert spaces(m)[GREEN] == 13
    assert len(hand(m, 0)) == 4


def test_smoke_screen_with_an_empty_deck() -> None:
    """agent_avenue:R21 no deck, no effect."""
    m = taken("smoke_screen", "mole daredevil", deck="")
    assert happened(m, "no_effect") == [{"card": "smoke_screen"}]
    assert row(m, GREEN) == {"enforcer": 1}


def test_smoke_screen_can_lose_the_game() -> None:
    """Sight unseen: a third Daredevil loses in the End step (2.3)."""
    m = taken("smoke_screen", "mole", rows=["daredevil*2", ""], top="saboteur*3 daredevil")
    assert result(m) == ({1}, "end-daredevils")


# ---------------------------------------------------------------- Surveillance Truck


def test_surveillance_truck() -> None:
    """Move forward 1 (2.3); agent_avenue:R44 by itself."""
    m = taken("surveillance_truck")
    assert spaces(m) == (10, 1)
    assert happened(m, "moved")[-1] == {"side": "green", "paces": 1, "space": 10}
    assert decision(m) == "offer"


@pytest.mark.parametrize("corner", [2, 5, 9, 12])
def test_surveillance_truck_never_reaches_another_market_space(corner: int) -> None:
    """From a corner one space on there is no market (4.7)."""
    hands = ["enforcer sentinel", "codebreaker*4"]
    m = position("advanced", hands=hands, green=corner - 1, blue=(corner + 6) % 14, supply="surveillance_truck")
    offer(m, "sentinel", "enforcer", "face_up")
    play(m, "0 market:surveillance_truck")
    assert spaces(m)[GREEN] == corner + 1
    assert decision(m) == "offer"


def test_surveillance_truck_can_catch() -> None:
    """Its space counts like any other in the End step (4.9)."""
    hands = ["enforcer sentinel", "codebreaker*4"]
    m = position("advanced", hands=hands, green=8, blue=10, supply="surveillance_truck")
    offer(m, "sentinel", "enforcer", "face_up")
    play(m, "0 market:surveillance_truck")
    assert spaces(m) == (10, 10)
    assert result(m) == ({0}, "end-caught")


# ---------------------------------------------------------------- Mind Control


def test_mind_control() -> None:
    """agent_avenue:W18 a fifth card in hand, no draw; in the next own play step 5 − 2 = 3, so one card is drawn."""
    m = taken("mind_control", "mole daredevil", rows=["", "saboteur double_agent"], top="saboteur*2")
    assert ids(m, 0) == ["mind_control:double_agent", "mind_control:saboteur", "mind_control:sentinel"]
    where, drawn = spaces(m), happened(m, "drew")
    play(m, "0 mind_control:double_agent")
    assert row(m, BLUE) == {"saboteur": 1, "sentinel": 1}
    assert len(hand(m, 0)) == 5
    assert (spaces(m), happened(m, "drew")) == (where, drawn)
    offer(m, "codebreaker", "codebreaker", "face_up")
    play(m, "0 offer:mole,daredevil")
    assert happened(m, "drew")[-1] == {"seat": 0, "count": 1}
    assert len(hand(m, 0)) == 4


def test_mind_control_on_a_third_codebreaker_of_this_turn() -> None:
    """agent_avenue:W19 one of blue's three Codebreakers goes into green's hand: two are left, no win, nobody moves.

    agent_avenue:R27 also an agent recruited this turn may be taken; the End step sees the reduced row."""
    hands = ["enforcer codebreaker mole", "saboteur*4"]
    m = position("advanced", hands=hands, rows=["", "codebreaker*2"], green=8, blue=1, supply="mind_control")
    offer(m, "codebreaker", "enforcer", "face_up")
    assert row(m, BLUE) == {"codebreaker": 3}
    where = spaces(m)
    play(m, "0 market:mind_control", "0 mind_control:codebreaker")
    assert row(m, BLUE) == {"codebreaker": 2}
    assert "codebreaker" in hand(m, 0)
    assert spaces(m) == where
    assert result(m) is None


def test_mind_control_can_save_the_rival_from_losing() -> None:
    """agent_avenue:R27 three Daredevils less one are two (4.9)."""
    hands = ["enforcer daredevil mole", "saboteur*4"]
    m = position("advanced", hands=hands, rows=["", "daredevil*2"], green=8, blue=1, supply="mind_control")
    offer(m, "daredevil", "enforcer", "face_up")
    play(m, "0 market:mind_control", "0 mind_control:daredevil")
    assert row(m, BLUE) == {"daredevil": 2}
    assert result(m) is None


def test_mind_control_on_the_only_agent_is_asked() -> None:
    """agent_avenue:R46 D8 with a single name is asked."""
    m = taken("mind_control")
    assert m.waiting == (0,)
    assert ids(m, 0) == ["mind_control:sentinel"]


def test_mind_control_on_an_empty_row() -> None:
    """agent_avenue:R46 without an agent in the opponent's row nobody is asked and nothing happens."""
    hands = ["daredevil enforcer sentinel*2", "codebreaker*4"]
    m = position("advanced", hands=hands, green=8, blue=3, supply="mind_control spycation outpost")
    offer(m, "daredevil", "enforcer", "face_up")
    play(m, "0 market:mind_control", "0 mind_control:daredevil")
    assert row(m, BLUE) == {}
    play(m, "1 market:spycation")
    assert happened(m, "no_effect") == [{"card": "spycation"}]
    assert decision(m) == "offer"


def test_later_counts_use_the_smaller_number() -> None:
    """A Daredevil recruited after Mind Control took one counts as the second again (4.7)."""
    m = taken("mind_control", "mole daredevil", rows=["", "daredevil*2"], rival="daredevil codebreaker*3")
    play(m, "0 mind_control:daredevil")
    before = side(m, BLUE)["steps"]
    offer(m, "codebreaker", "daredevil", "face_up")
    assert row(m, BLUE)["daredevil"] == 2
    assert side(m, BLUE)["steps"] - before == 3


# ---------------------------------------------------------------- Spycation


def test_spycation_without_recruiting() -> None:
    """agent_avenue:W22 green takes its only Sentinel back and keeps it: no Sentinel in the row, hand 5, no move.

    agent_avenue:R21 the second half of Spycation is the only thing one may decline."""
    m = taken("spycation", "mole daredevil", rows=["sentinel", ""])
    assert ids(m, 0) == ["spycation:enforcer", "spycation:sentinel"]
    play(m, "0 spycation:sentinel")
    assert ids(m, 0) == ["recruit:sentinel", "keep:sentinel"]
    play(m, "0 keep:sentinel")
    assert row(m, GREEN) == {"enforcer": 1}
    assert len(hand(m, 0)) == 5
    assert spaces(m)[GREEN] == 9
    assert market(m)["discard"] == ["spycation"]


def test_spycation_recruits_at_the_same_number() -> None:
    """agent_avenue:R28 of two Double Agents one goes to hand and comes back as the second: +6."""
    m = taken("spycation", "mole", rows=["double_agent*2", ""])
    play(m, "0 spycation:double_agent", "0 recruit:double_agent")
    assert row(m, GREEN)["double_agent"] == 2
    assert side(m, GREEN)["steps"] == 9 + 6


def test_spycation_recruits_only_that_card() -> None:
    """agent_avenue:R28 the card that came back, no other."""
    m = taken("spycation", "mole daredevil", rows=["sentinel", ""])
    play(m, "0 spycation:sentinel")
    refused(m, 0, "recruit:mole")
    refused(m, 0, "recruit:enforcer")


def test_spycation_may_take_the_agent_of_this_turn() -> None:
    """agent_avenue:R27 also an own agent recruited this turn; D9 with a single name is asked (agent_avenue:R46)."""
    m = taken("spycation", "mole daredevil")
    assert ids(m, 0) == ["spycation:enforcer"]
    play(m, "0 spycation:enforcer", "0 recruit:enforcer")
    assert row(m, GREEN) == {"enforcer": 1}
    assert spaces(m)[GREEN] == 10


@pytest.mark.parametrize(("agent", "start", "landed", "again"), [("mole", 8, 5, 2), ("sidekick", 8, 12, 2)])
def test_the_single_cards_are_first_again(agent: str, start: int, landed: int, again: int) -> None:
    """agent_avenue:R43 Mole and Sidekick, back in hand and recruited anew, move −3 and +4 once more."""
    hands = [f"{agent} sentinel", "codebreaker*4"]
    blue = 1 if agent == "mole" else 7
    m = position("advanced", hands=hands, green=start, blue=blue, supply="spycation outpost")
    offer(m, "sentinel", agent, "face_up")
    assert spaces(m)[GREEN] == landed
    play(m, "0 market:spycation", f"0 spycation:{agent}", f"0 recruit:{agent}")
    assert spaces(m)[GREEN] == again
    assert row(m, GREEN) == {agent: 1}
    assert (m.waiting, decision(m)) == ((0,), "take_card")


# ---------------------------------------------------------------- Secret Recruit


def test_secret_recruit() -> None:
    """Any name in hand that the row lacks (2.3)."""
    m = taken("secret_recruit", "mole saboteur", rows=["saboteur", ""], top="daredevil codebreaker")
    assert ids(m, 0) == ["secret_recruit:codebreaker", "secret_recruit:daredevil", "secret_recruit:mole"]
    play(m, "0 secret_recruit:mole")
    assert row(m, GREEN) == {"saboteur": 1, "enforcer": 1, "mole": 1}
    assert spaces(m)[GREEN] == 6
    assert len(hand(m, 0)) == 4


def test_secret_recruit_of_the_only_fitting_name_is_asked() -> None:
    """agent_avenue:R46 a one-name D11 made without asking would tell what the hand lacks; agent_avenue:R44."""
    m = taken("secret_recruit", "enforcer mole", top="enforcer*2")
    assert m.waiting == (0,)
    assert ids(m, 0) == ["secret_recruit:mole"]


def test_secret_recruit_without_a_fitting_name() -> None:
    """agent_avenue:R46 no such card: nothing is asked, the effect is skipped, the card discarded."""
    m = taken("secret_recruit", "enforcer saboteur", rows=["saboteur", ""], top="enforcer saboteur")
    assert happened(m, "no_effect") == [{"card": "secret_recruit"}]
    assert market(m)["discard"] == ["secret_recruit"]
    assert decision(m) == "offer"


# ---------------------------------------------------------------- Double Trouble


def test_double_trouble() -> None:
    """Two cards of one name are shown, one is recruited, the other stays (2.3)."""
    m = taken("double_trouble", "mole saboteur", top="saboteur daredevil")
    assert ids(m, 0) == ["double_trouble:saboteur"]
    play(m, "0 double_trouble:saboteur")
    assert happened(m, "showed_pair") == [{"seat": 0, "agent": "saboteur"}]
    assert row(m, GREEN) == {"enforcer": 1, "saboteur": 1}
    assert spaces(m)[GREEN] == 8
    assert "saboteur" in hand(m, 0)
    assert len(hand(m, 0)) == 4


def test_double_trouble_shows_two_of_many() -> None:
    """Exactly two are shown, even if there are more in hand (4.7)."""
    m = taken("double_trouble", "saboteur*2", top="saboteur*2 mole")
    play(m, "0 double_trouble:saboteur")
    assert hand(m, 0) == ["mole", "saboteur", "saboteur", "saboteur"]
    assert m.seen(1)["players"][0]["known"] == ["saboteur"]


def test_double_trouble_chooses_between_pairs() -> None:
    """Any name of which the taker holds two (4.7); agent_avenue:R44,R46 a single pair is asked for as well."""
    m = taken("double_trouble", "mole saboteur", top="saboteur codebreaker")
    assert (m.waiting, ids(m, 0)) == ((0,), ["double_trouble:saboteur"])
    m = taken("double_trouble", "daredevil saboteur", top="saboteur daredevil")
    assert ids(m, 0) == ["double_trouble:saboteur", "double_trouble:daredevil"]


def test_double_trouble_without_a_pair() -> None:
    """agent_avenue:R46 no pair in hand: nothing is asked and nothing happens."""
    m = taken("double_trouble", "mole saboteur", top="codebreaker daredevil")
    assert happened(m, "no_effect") == [{"card": "double_trouble"}]
    assert row(m, GREEN) == {"enforcer": 1}
    assert decision(m) == "offer"
