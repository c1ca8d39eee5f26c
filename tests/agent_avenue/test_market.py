"""The black market: claims, the supply, the order of things, chains (4.7)."""

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


def at_market(supply: str, hand: str = "", row: str = "", **laid: Any) -> Match:
    """Green, on 8 with blue on 1, has just landed on 9 for a first Enforcer; blue stands still with a Sentinel."""
    hands = [f"enforcer sentinel {hand}", "saboteur codebreaker*3"]
    m = position("advanced", hands=hands, rows=[row, ""], green=8, blue=1, supply=supply, **laid)
    offer(m, "sentinel", "enforcer", "face_up")
    assert spaces(m) == (9, 1)
    return m


# ---------------------------------------------------------------- claims


def test_landing_on_a_market_space_backwards() -> None:
    """agent_avenue:W13 green on 3, a first Saboteur: back to 2, and a card must be taken."""
    m = position("advanced", hands=["saboteur sentinel"], green=3, blue=10)
    offer(m, "sentinel", "saboteur", "face_up")
    assert spaces(m)[GREEN] == 2
    assert (m.waiting, decision(m)) == ((0,), "take_card")
    assert ids(m, 0) == [f"market:{card}" for card in market(m)["supply"]]


def test_passing_a_market_space() -> None:
    """agent_avenue:W13 green on 3, the Sidekick: to 7 past 5, no card."""
    m = position("advanced", hands=["sidekick sentinel"], green=3, blue=10)
    offer(m, "sentinel", "sidekick", "face_up")
    assert spaces(m)[GREEN] == 7
    assert decision(m) == "offer"


@pytest.mark.parametrize("agent", ["sentinel", "codebreaker"])
def test_staying_on_a_market_space(agent: str) -> None:
    """agent_avenue:W13 green on 2, no movement, no card; agent_avenue:R18,R45."""
    other = "codebreaker" if agent == "sentinel" else "sentinel"
    m = position("advanced", hands=[f"{agent} {other}"], green=2, blue=9)
    offer(m, other, agent, "face_up")
    assert spaces(m) == (2, 9)
    assert decision(m) == "offer"


@pytest.mark.parametrize("corner", [2, 5, 9, 12])
def test_the_four_corners(corner: int) -> None:
    """The corners are market spaces on the advanced side of the board, ordinary ones on the simple side (2.1)."""
    for mode, asked in (("advanced", "take_card"), ("simple", "offer")):
        m = position(mode, hands=["enforcer sentinel"], green=corner - 1, blue=(corner + 6) % 14)
        offer(m, "sentinel", "enforcer", "face_up")
        assert spaces(m)[GREEN] == corner
        assert decision(m) == asked


def test_the_other_side_can_land_too() -> None:
    """A claim goes to whoever lands, active or not (4.6)."""
    m = position("advanced", hands=["daredevil sentinel"], green=3, blue=10)
    offer(m, "daredevil", "sentinel", "face_up")
    assert spaces(m) == (3, 12)
    assert (m.waiting, decision(m)) == ((1,), "take_card")


# ---------------------------------------------------------------- the supply


def test_the_gap_is_filled_before_the_card_does_anything() -> None:
    """agent_avenue:W14 supply X Y Z, deck top T: taking Y leaves X T Z while Y still waits for its decision."""
    m = at_market("watchtower mind_control outpost", market_top="masterplan")
    play(m, "0 market:mind_control")
    assert decision(m) == "mind_control"
    assert market(m)["supply"] == ["watchtower", "masterplan", "outpost"]
    assert (market(m)["taken"], market(m)["discard"]) == ("mind_control", [])


def test_an_instant_goes_to_the_discard_an_ongoing_card_stays() -> None:
    """Instants are put away once resolved; ongoing cards lie in front of the side (4.7)."""
    m = at_market("watchtower surveillance_truck")
    play(m, "0 market:surveillance_truck")
    assert (market(m)["taken"], market(m)["discard"]) == (None, ["surveillance_truck"])
    m = at_market("watchtower surveillance_truck")
    play(m, "0 market:watchtower")
    assert (side(m, GREEN)["ongoing"], market(m)["discard"]) == (["watchtower"], [])


def test_without_a_market_deck_the_supply_shrinks() -> None:
    """agent_avenue:R20 nothing is reshuffled: the discard stays where it is."""
    m = at_market("watchtower masterplan", market_deck="")
    gone = market(m)["discard"]
    play(m, "0 market:masterplan")
    assert market(m) == {"supply": ["watchtower"], "deck": 0, "discard": gone, "taken": None}
    assert len(gone) == 13


def test_an_empty_supply_gives_nothing() -> None:
    """agent_avenue:R20 with an empty supply a claim gives nothing; agent_avenue:R46 and nobody is asked."""
    m = at_market("", market_deck="")
    assert happened(m, "market_empty") == [{"side": "green"}]
    assert (m.waiting, decision(m)) == ((1,), "offer")


def test_the_last_card_is_still_asked_for() -> None:
    """agent_avenue:R46 a decision with one option only is asked, here D7."""
    m = at_market("watchtower", market_deck="")
    assert m.waiting == (0,)
    assert ids(m, 0) == ["market:watchtower"]


def test_taking_is_compulsory() -> None:
    """agent_avenue:R21 a card must be taken, also one that will do nothing."""
    m = at_market("outpost", hand="mole daredevil", top="saboteur*2", market_deck="")
    for option in ("done", "pass", "keep", "market:", "market:watchtower"):
        refused(m, 0, option)
    play(m, "0 market:outpost")
    assert happened(m, "no_effect") == [{"card": "outpost"}]
    assert market(m)["discard"][-1] == "outpost"


# ---------------------------------------------------------------- when an ongoing card begins to work


def test_an_ongoing_card_does_not_help_the_agent_one_landed_for() -> None:
    """agent_avenue:W15 green lands on 9 with its first Enforcer, takes Watchtower: no 2 more now, but 4 for the second.

    agent_avenue:R22 the card is active from now on, not for the agent just recruited."""
    m = at_market("watchtower", hand="enforcer codebreaker")
    play(m, "0 market:watchtower")
    assert spaces(m) == (9, 1)
    offer(m, "saboteur", "codebreaker", "face_up")
    before = side(m, GREEN)["steps"]
    offer(m, "codebreaker", "enforcer", "face_up")
    assert side(m, GREEN)["steps"] - before == 4


def test_taking_an_ongoing_card_ends_the_chain() -> None:
    """agent_avenue:R22 whoever takes an ongoing card recruits nothing more this turn."""
    m = at_market("supercomputer", hand="codebreaker*2")
    play(m, "0 market:supercomputer")
    assert (m.waiting, decision(m)) == ((1,), "offer")


def test_masterplan_counts_at_once() -> None:
    """agent_avenue:R23 the seventh name lands green on a market space where it takes Masterplan, and wins."""
    names = "double_agent codebreaker saboteur daredevil sentinel mole"
    m = at_market("masterplan", row=names)
    assert len(row(m, GREEN)) == 7
    play(m, "0 market:masterplan")
    assert result(m) == ({0}, "end-plan")


def test_security_system_counts_at_once() -> None:
    """agent_avenue:R23 taken while the opponent stands on the own home it wins."""
    m = position("advanced", hands=["enforcer sentinel"], green=4, blue=0, supply="security_system")
    offer(m, "sentinel", "enforcer", "face_up")
    assert spaces(m) == (5, 0)
    play(m, "0 market:security_system")
    assert result(m) == ({0}, "end-alarm")


def test_a_third_daredevil_is_no_way_to_the_pack_leader() -> None:
    """agent_avenue:R23 the third Daredevil does not move, so no market card can follow it: the game is lost."""
    rows = ["daredevil*2", ""]
    m = position("advanced", hands=["daredevil sentinel"], rows=rows, green=5, blue=12, supply="leader_of_the_pack")
    offer(m, "sentinel", "daredevil", "face_up")
    assert result(m) == ({1}, "end-daredevils")


# ---------------------------------------------------------------- who comes first


def test_both_land_the_active_side_goes_first() -> None:
    """agent_avenue:W16 the active side takes and finishes first, from a full supply; then the other.

    agent_avenue:R24 both meeples have moved before the first card is taken."""
    hands = ["enforcer daredevil sentinel*2"]
    m = position("advanced", hands=hands, green=8, blue=3, supply="outpost mind_control watchtower")
    offer(m, "daredevil", "enforcer", "face_up")
    assert spaces(m) == (9, 5)
    assert (m.waiting, decision(m)) == ((GREEN,), "take_card")
    play(m, "0 market:mind_control", "0 mind_control:daredevil")
    assert (m.waiting, decision(m)) == ((BLUE,), "take_card")
    assert len(ids(m, 1)) == 3


def test_the_active_sides_chain_is_finished_before_the_other_takes() -> None:
    """agent_avenue:W16 including chains: green's second card comes before blue's first; agent_avenue:R24."""
    hands, rows = ["enforcer daredevil*2 mole"], ["daredevil", ""]
    supply = "double_trouble outpost watchtower"
    m = position("advanced", hands=hands, rows=rows, green=1, blue=12, supply=supply)
    offer(m, "mole", "enforcer", "face_up")
    assert spaces(m) == (2, 9)
    play(m, "0 market:double_trouble", "0 double_trouble:daredevil")
    assert spaces(m) == (5, 9)
    assert (m.waiting, decision(m)) == ((GREEN,), "take_card")
    play(m, "0 market:watchtower")
    assert (m.waiting, decision(m)) == ((BLUE,), "take_card")
    assert len(ids(m, 1)) == 3


def test_a_claim_survives_the_loss_of_its_agent() -> None:
    """agent_avenue:R25 green takes away the very agent blue landed for: blue keeps move and claim."""
    hands = ["enforcer daredevil sentinel*2"]
    m = position("advanced", hands=hands, green=8, blue=3, supply="outpost mind_control watchtower")
    offer(m, "daredevil", "enforcer", "face_up")
    play(m, "0 market:mind_control", "0 mind_control:daredevil")
    assert row(m, BLUE) == {}
    assert spaces(m) == (9, 5)
    assert (m.waiting, decision(m)) == ((BLUE,), "take_card")


# ---------------------------------------------------------------- chains


def test_a_chain() -> None:
    """agent_avenue:W17 on 2, Double Trouble recruits the second Daredevil: +3 to 5, refill, another market card."""
    m = position(
        "advanced",
        hands=["enforcer sentinel daredevil*2"],
        rows=["daredevil", ""],
        green=1,
        blue=8,
        top="mole sidekick saboteur",
        supply="double_trouble secret_recruit watchtower",
    )
    offer(m, "sentinel", "enforcer", "face_up")
    assert spaces(m)[GREEN] == 2
    play(m, "0 market:double_trouble")
    assert ids(m, 0) == ["double_trouble:daredevil"]
    play(m, "0 double_trouble:daredevil")
    assert happened(m, "showed_pair") == [{"seat": 0, "agent": "daredevil"}]
    assert row(m, GREEN) == {"daredevil": 2, "enforcer": 1}
    assert spaces(m)[GREEN] == 5
    assert hand(m, 0) == ["daredevil", "mole", "saboteur", "sidekick"]
    assert (m.waiting, decision(m)) == ((0,), "take_card")
    assert market(m)["discard"] == ["double_trouble"]


def test_secret_recruit_would_not_have_chained() -> None:
    """agent_avenue:W17 with a Daredevil in the row Secret Recruit cannot recruit another one."""
    hands, rows = ["enforcer sentinel daredevil*2"], ["daredevil", ""]
    m = position("advanced", hands=hands, rows=rows, green=1, blue=8, top="mole saboteur", supply="secret_recruit")
    offer(m, "sentinel", "enforcer", "face_up")
    play(m, "0 market:secret_recruit")
    assert ids(m, 0) == ["secret_recruit:saboteur", "secret_recruit:mole"]
    refused(m, 0, "secret_recruit:daredevil", "barred-already-in-row")


def test_the_hand_is_refilled_between_two_cards_of_a_chain() -> None:
    """agent_avenue:R26 the card drawn after the first instant can be used by the second."""
    m = position(
        "advanced",
        hands=["enforcer mole daredevil*2", "codebreaker*4"],
        rows=["daredevil", ""],
        green=1,
        blue=11,
        top="saboteur*2 sentinel",
        supply="double_trouble outpost watchtower",
    )
    offer(m, "mole", "enforcer", "face_up")
    play(m, "0 market:double_trouble", "0 double_trouble:daredevil")
    assert hand(m, 0) == ["daredevil", "saboteur", "saboteur", "sentinel"]
    play(m, "0 market:outpost")
    assert row(m, GREEN)["sentinel"] == 1


def test_the_order_of_things_inside_a_chain() -> None:
    """Take, fill the gap, effect, move, refill, then the next card (7)."""
    m = at_market("double_trouble outpost watchtower", hand="daredevil*2", row="daredevil")
    said = [event["type"] for event in m.story(None)]
    play(m, "0 market:double_trouble", "0 double_trouble:daredevil")
    news = [event["type"] for event in m.story(None)][len(said) :]
    assert news == ["took", "turned_up", "showed_pair", "recruited", "moved", "market_reached", "drew"]


def test_chains_end_with_the_market() -> None:
    """agent_avenue:R20 the shrinking supply bounds every chain: the last landing finds nothing."""
    m = at_market("double_trouble", hand="daredevil*2", row="daredevil", market_deck="")
    play(m, "0 market:double_trouble", "0 double_trouble:daredevil")
    assert spaces(m)[GREEN] == 12
    assert happened(m, "market_empty") == [{"side": "green"}]
    assert decision(m) == "offer"
