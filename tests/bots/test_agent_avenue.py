"""What the greedy bot does in positions where every good player knows what to do."""

from __future__ import annotations

import pytest

from tests.agent_avenue.positions import changed, decision, offer, play, position
from undercover import Match, bots
from undercover.table.dice import seeded


def greedy(m: Match) -> str:
    chair = m.chair(m.waiting[0], seeded(1))
    chosen = bots.level("greedy").choose(chair)
    return chair.choices[chair.options.index(chosen)].id


@pytest.mark.parametrize("down", ["enforcer", "mole"])
def test_it_takes_the_third_codebreaker(down: str) -> None:
    m = position(hands=[f"codebreaker {down} saboteur*2"], rows=["", "codebreaker*2"])
    m.play(0, f"offer:codebreaker,{down}")
    assert greedy(m) == "take:face_up"


def test_it_leaves_the_third_daredevil() -> None:
    m = position(hands=["daredevil enforcer saboteur*2"], rows=["", "daredevil*2"])
    m.play(0, "offer:daredevil,enforcer")
    assert greedy(m) == "take:face_down"


def test_it_takes_the_third_daredevil_when_it_leads_the_pack() -> None:
    m = position("advanced", hands=["daredevil enforcer saboteur*2"], rows=["", "daredevil*2"])
    m = changed(m, ongoing=[[], ["leader_of_the_pack"]], **without_card(m, "leader_of_the_pack"))
    m.play(0, "offer:daredevil,enforcer")
    assert greedy(m) == "take:face_up"


def without_card(m: Match, card: str) -> dict[str, list[str]]:
    """The piles of the market from which this card has been taken."""
    piles = {pile: m.dump()["position"][pile] for pile in ("supply", "market_deck")}
    return {pile: [each for each in cards if each != card] for pile, cards in piles.items()}


def test_it_takes_what_catches_the_rival() -> None:
    """Blue is 5 ahead: a Sidekick is 4 spaces, and leaves the other side nothing better than 1."""
    m = position(hands=["sidekick saboteur enforcer*2"], green=7, blue=12)
    m.play(0, "offer:sidekick,saboteur")
    assert greedy(m) == "take:face_up"


def test_it_hands_nobody_the_game() -> None:
    """Blue wins with a Codebreaker: not one of the offers with a Codebreaker is made while there are others."""
    m = position(hands=["codebreaker saboteur mole sentinel"], rows=["", "codebreaker*2"], swaps=[0, 0])
    assert "codebreaker" not in greedy(m)


def test_it_makes_the_offer_that_wins_either_way() -> None:
    """Green has two Codebreakers and needs 2 more spaces: a Codebreaker wins, and so does a Daredevil."""
    m = position(hands=["codebreaker daredevil mole saboteur"], rows=["codebreaker*2", ""], green=12, blue=0)
    assert greedy(m) in ("offer:codebreaker,daredevil", "offer:daredevil,codebreaker")


def test_it_knows_that_a_tie_is_its_own() -> None:
    """Both sides would take their third Daredevil: the active side wins the tie (4.9)."""
    m = position(hands=["daredevil*2"], rows=["daredevil*2", "daredevil*2"])
    assert greedy(m) == "offer:daredevil,daredevil"


def test_it_swaps_a_hopeless_hand() -> None:
    """Codebreakers only, and two of them in the other row: any offer loses, a swap may bring something else."""
    m = position(hands=["codebreaker*4"], rows=["", "codebreaker*2"], swaps=[1, 0])
    assert greedy(m) == "swap:codebreaker"


def test_it_completes_a_masterplan_at_the_market() -> None:
    """Seven names lie in the row: the card wins the game at once."""
    row = "double_agent enforcer codebreaker saboteur daredevil sentinel"
    m = position("advanced", hands=["mole sentinel*3"], rows=[row, ""], green=5, supply="masterplan outpost watchtower")
    offer(m, "sentinel", "mole", "face_up")
    assert decision(m) == "take_card"
    assert greedy(m) == "market:masterplan"


def test_it_controls_the_mind_of_the_third_codebreaker() -> None:
    m = position(
        "advanced",
        hands=["codebreaker enforcer*3"],
        rows=["", "codebreaker*2 enforcer"],
        green=1,
        supply="mind_control outpost watchtower",
    )
    offer(m, "codebreaker", "enforcer", "face_up")
    assert greedy(m) == "market:mind_control"
    play(m, "0 market:mind_control")
    assert greedy(m) == "mind_control:codebreaker"


@pytest.mark.parametrize(
    ("agent", "green", "best"), [("saboteur", 1, "keep:saboteur"), ("enforcer", 0, "recruit:enforcer")]
)
def test_it_recruits_again_only_what_does_it_good(agent: str, green: int, best: str) -> None:
    """An Enforcer brings Green to the market on space 2; there it takes Spycation."""
    supply = "spycation outpost watchtower"
    m = position("advanced", hands=["enforcer sentinel*3"], rows=[agent, ""], green=green, supply=supply)
    offer(m, "sentinel", "enforcer", "face_up")
    play(m, "0 market:spycation", f"0 spycation:{agent}")
    assert greedy(m) == best


def test_a_team_gives_a_card_to_the_hand_that_can_use_it() -> None:
    """The speaker holds no Sentinel, so an Outpost of his own would do nothing."""
    m = position(
        "advanced",
        4,
        hands=["enforcer*3 codebreaker", "sentinel*2 daredevil saboteur"],
        rows=["sentinel*2", ""],
        green=1,
        supply="outpost",
        market_deck="",
        swaps=[0, 0, 0, 0],
    )
    play(m, "0 first:0", "0 up:enforcer", "1 down:saboteur")
    m.play(m.waiting[0], "take:face_down")
    assert decision(m) == "take_card"
    assert greedy(m) == "market_for:outpost,1"
