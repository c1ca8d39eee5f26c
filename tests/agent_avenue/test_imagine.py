"""Worlds a seat can believe in: what everybody saw stays true in them (6)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from undercover import Match

from .positions import GAME, changed, offer, play, position

WORLDS = 150


def worlds(m: Match, seat: int | None) -> list[dict[str, Any]]:
    return [m.imagine(seat, seed).dump()["position"] for seed in range(WORLDS)]


def at_market(card: str, own: str, top: str, **laid: Any) -> Match:
    """Green has landed on 9 for an Enforcer and taken this card; blue got a Sentinel."""
    hands = [f"enforcer sentinel {own}", "codebreaker*3 saboteur"]
    m = position("advanced", hands=hands, green=8, blue=1, supply=card, top=top, **laid)
    offer(m, "sentinel", "enforcer", "face_up")
    play(m, f"0 market:{card}")
    return m


def mind_controlled() -> Match:
    """Everybody saw a Sentinel go into the hand of seat 0; blue has had its turn since."""
    m = at_market("mind_control", "daredevil*2", "saboteur*2")
    play(m, "0 mind_control:sentinel")
    offer(m, "codebreaker", "saboteur", "face_up")
    return m


# ---------------------------------------------------------------- agents seen going into a hand


@pytest.mark.parametrize("viewer", [1, None])
def test_an_abducted_agent_stays_in_the_hand(viewer: int | None) -> None:
    """Mind Control: in every world the taker holds that agent, and the rest of the hand changes (6)."""
    found = worlds(mind_controlled(), viewer)
    assert all("sentinel" in world["hands"][0] for world in found)
    assert len({tuple(sorted(world["hands"][0])) for world in found}) > 20


def test_a_recalled_agent_stays_in_the_hand() -> None:
    """Spycation without recruiting: the taker holds the agent (6)."""
    m = at_market("spycation", "daredevil*2", "saboteur*2")
    play(m, "0 spycation:enforcer", "0 keep:enforcer")
    assert all("enforcer" in world["hands"][0] for world in worlds(m, 1))


def test_the_other_one_of_a_shown_pair_stays_in_the_hand() -> None:
    """Double Trouble: one of the pair is recruited, everybody knows where the other is (6)."""
    m = at_market("double_trouble", "daredevil*2", "saboteur codebreaker")
    play(m, "0 double_trouble:daredevil")
    assert all("daredevil" in world["hands"][0] for world in worlds(m, 1))


def test_a_known_agent_may_have_been_swapped_out() -> None:
    """After a swap it lies in the hand or among the swapped-out cards: its place is not tracked (6)."""
    m = mind_controlled()
    play(m, "0 swap:daredevil")
    found = worlds(m, 1)
    gone = ["sentinel" in world["swapped"][0] for world in found]
    assert all("sentinel" in world["hands"][0] + world["swapped"][0] for world in found)
    assert any(gone)
    assert not all(gone)


def test_a_known_agent_is_not_among_cards_swapped_out_before() -> None:
    """What was swapped out before it came cannot be it: without a later swap it is in the hand (6)."""
    hands = ["enforcer sentinel daredevil*2", "codebreaker*3 saboteur"]
    m = position("advanced", hands=hands, green=8, blue=1, supply="mind_control", top="saboteur*3")
    play(m, "0 swap:daredevil", "0 offer:sentinel,enforcer", "1 take:face_up")
    play(m, "0 market:mind_control", "0 mind_control:sentinel")
    assert all("sentinel" in world["hands"][0] for world in worlds(m, 1))


def test_a_known_agent_may_lie_face_down() -> None:
    """Once its holder has laid a card face down, it may be that one (6)."""
    m = mind_controlled()
    play(m, "0 offer:daredevil,saboteur")
    found = worlds(m, 1)
    assert all("sentinel" in [*world["hands"][0], world["down"]] for world in found)
    assert 0 < sum(world["down"] == "sentinel" for world in found) < WORLDS


@pytest.mark.parametrize("take", ["face_up", "face_down"])
def test_an_agent_that_came_out_is_no_longer_known(take: str) -> None:
    """When everybody has seen it leave the hand, face up or revealed, the hand is open again (6)."""
    m = mind_controlled()
    play(m, "0 offer:daredevil,sentinel" if take == "face_up" else "0 offer:sentinel,daredevil", f"1 take:{take}")
    assert m.seen(1)["players"][0]["known"] == []
    held = ["sentinel" in world["hands"][0] for world in worlds(m, 1)]
    assert any(held)
    assert not all(held)


def test_the_earlier_of_two_equal_agents_may_be_long_gone() -> None:
    """Two Enforcers came in, the first before a swap, the second after it. One comes out: the other may have been
    swapped out in between, as in truth it was."""
    start = position("advanced", hands=["enforcer mole sidekick codebreaker", "sentinel*4"])
    deck = start.dump()["position"]["deck"]
    deck.remove("enforcer")
    known = {"known": [["enforcer", "enforcer"], []], "known_since": [[0, 1], []]}
    m = changed(start, swapped=[["enforcer"], []], deck=deck, swaps=[3, 4], **known)
    play(m, "0 offer:enforcer,mole")
    assert "enforcer" not in m.dump()["position"]["hands"][0]
    assert m.seen(1)["players"][0]["known"] == ["enforcer"]
    assert any("enforcer" not in [*world["hands"][0], world["down"]] for world in worlds(m, 1))


def test_a_pair_that_was_known_is_known_to_be_in_the_hand() -> None:
    """Two Daredevils were known to be in the hand or swapped out; shown by Double Trouble, one is surely in hand."""
    hands = ["enforcer sentinel daredevil*2", "codebreaker*3 saboteur"]
    m = position("advanced", hands=hands, green=8, blue=1, supply="double_trouble", top="saboteur*2 codebreaker*2")
    m = changed(m, known=[["daredevil", "daredevil"], []], known_since=[[0, 0], []])
    play(m, "0 swap:sentinel", "0 offer:saboteur,enforcer", "1 take:face_up")
    play(m, "0 market:double_trouble", "0 double_trouble:daredevil")
    assert m.seen(1)["players"][0]["known"] == ["daredevil"]
    assert all("daredevil" in world["hands"][0] for world in worlds(m, 1))


# ---------------------------------------------------------------- the face-down card


@pytest.mark.parametrize("viewer", [1, None])
def test_the_face_down_card_has_another_name(viewer: int | None) -> None:
    """Two of one name are offered only from a hand that is all alike: worlds keep to other names (4.2)."""
    m = position(hands=["enforcer*3 mole"])
    play(m, "0 offer:enforcer,mole")
    downs = Counter(world["down"] for world in worlds(m, viewer))
    assert "enforcer" not in downs
    assert len(downs) > 4


def test_the_partner_does_not_know_the_face_down_card() -> None:
    """The team-mate who laid the face-up card imagines every other name beside it (4.3)."""
    m = position(seats=4, hands=["mole enforcer*3", "saboteur*4"], swaps=[0] * 4)
    play(m, "0 first:0", "0 up:enforcer", "1 down:saboteur")
    downs = Counter(world["down"] for world in worlds(m, 0))
    assert "enforcer" not in downs
    assert len(downs) > 4
    assert {world["down"] for world in worlds(m, 1)} == {"saboteur"}


def test_a_known_agent_of_the_face_up_name_is_not_imagined_face_down() -> None:
    """The partner is known to hold an Enforcer; beside an Enforcer face up it cannot be the face-down card (4.3)."""
    start = position(seats=4, hands=["enforcer mole sentinel*2", "enforcer saboteur*3"], swaps=[0] * 4)
    m = changed(start, known=[[], ["enforcer"], [], []], known_since=[[], [0], [], []])
    play(m, "0 first:0", "0 up:enforcer", "1 down:saboteur")
    for viewer in (0, 2, None):
        found = worlds(m, viewer)
        assert all("enforcer" in world["hands"][1] for world in found)
        assert "enforcer" not in {world["down"] for world in found}


def test_the_face_down_card_is_dealt_before_the_hands() -> None:
    """Another name wherever that is possible: here one single card of another name is left for the places unseen."""
    hands = ["", "enforcer", "enforcer*2", "saboteur"]
    m = position(seats=4, active="blue", hands=hands, deck="")
    gone = [card for pile in m.dump()["position"]["swapped"] for card in pile]
    m = changed(m, swapped=[gone, [], [], []])
    play(m, "2 first:2", "2 up:enforcer", "3 down:saboteur")
    assert all(world["down"] == "saboteur" for world in worlds(m, 0))


# ---------------------------------------------------------------- the law


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_imagined_worlds_look_the_same_and_play_on(seats: int) -> None:
    """What the seat sees is the same, every hidden zone changes, and the world can be played to its end."""
    m = GAME.start(seats, 3, {"mode": "advanced"})
    for viewer in range(seats):
        world = m.imagine(viewer, 5)
        assert world.seen(viewer) == m.seen(viewer)
        ours, theirs = m.dump()["position"], world.dump()["position"]
        assert ours["hands"][viewer] == theirs["hands"][viewer]
        assert ours["deck"] != theirs["deck"]
        assert ours["market_deck"] != theirs["market_deck"]
        assert ours["dice"] != theirs["dice"]
        while world.waiting:
            world.step(world.waiting[0], world.legal(world.waiting[0])[0])
        assert world.outcome is not None


def test_the_same_seed_imagines_the_same_world() -> None:
    """Imagining is as repeatable as playing."""
    m = GAME.start(4, 3, {"mode": "advanced"})
    assert m.imagine(2, 7).hash() == m.imagine(2, 7).hash()
    assert m.imagine(2, 7).hash() != m.imagine(2, 8).hash()
