"""The play step of a one-player side: swaps, the offer, the refill, the choice (4.2, 4.4, 4.5)."""

from __future__ import annotations

import pytest

from .positions import GREEN, decision, hand, happened, ids, offer, play, position, refused, result, row, spaces


def offers(m_ids: list[str]) -> list[str]:
    return [id for id in m_ids if id.startswith("offer:")]


# ---------------------------------------------------------------- the offer


def test_an_offer_names_the_face_up_card_first() -> None:
    """Which card is face up and which face down is part of the choice (4.2)."""
    m = position(hands=["mole sentinel sentinel enforcer"])
    assert offers(ids(m, 0)) == [
        "offer:enforcer,sentinel",
        "offer:enforcer,mole",
        "offer:sentinel,enforcer",
        "offer:sentinel,mole",
        "offer:mole,enforcer",
        "offer:mole,sentinel",
    ]
    play(m, "0 offer:mole,sentinel")
    assert m.seen(None)["offer"] == {"up": "mole", "down": "hidden", "down_by": 0}


def test_a_hand_of_one_name_may_offer_two_of_it() -> None:
    """agent_avenue:W11 four Sentinels: offering two of them is legal."""
    m = position(hands=["sentinel*4", "enforcer*4"])
    assert offers(ids(m, 0)) == ["offer:sentinel,sentinel"]
    offer(m, "sentinel", "sentinel", "face_down")
    assert row(m, 0) == row(m, 1) == {"sentinel": 1}


def test_another_name_in_hand_must_be_offered() -> None:
    """agent_avenue:W11 three Sentinels and the Mole: two Sentinels are refused."""
    m = position(hands=["sentinel*3 mole"])
    assert offers(ids(m, 0)) == ["offer:sentinel,mole", "offer:mole,sentinel"]
    refused(m, 0, "offer:sentinel,sentinel", "barred-same-name")


@pytest.mark.parametrize("size", [2, 3, 5])
def test_all_alike_is_tested_on_the_hand_of_that_moment(size: int) -> None:
    """agent_avenue:R13 whatever the size of the hand, all alike is all alike."""
    m = position(hands=[f"saboteur*{size}", "enforcer*4"], deck="")
    assert ids(m, 0) == ["offer:saboteur,saboteur"]


@pytest.mark.parametrize("pile", ["saboteur*2 mole", "saboteur*4 mole"])
def test_one_other_card_is_enough_to_forbid_a_pair(pile: str) -> None:
    """agent_avenue:R13 a hand such as A A B must offer A and B."""
    m = position(hands=[pile], deck="")
    assert ids(m, 0) == ["offer:saboteur,mole", "offer:mole,saboteur"]
    refused(m, 0, "offer:saboteur,saboteur", "barred-same-name")


def test_a_swap_can_make_a_pair_legal() -> None:
    """agent_avenue:R13 the hand at the moment of the offer counts, not the one at the start of the turn."""
    m = position(hands=["sentinel*3 mole"], top="sentinel")
    play(m, "0 swap:mole")
    assert offers(ids(m, 0)) == ["offer:sentinel,sentinel"]


def test_an_offer_is_asked_even_when_there_is_only_one() -> None:
    """agent_avenue:R44 D1 is never resolved by itself: the other side would learn what the hand is."""
    m = position(hands=["sentinel*2"], deck="")
    assert m.waiting == (0,)
    assert ids(m, 0) == ["offer:sentinel,sentinel"]


# ---------------------------------------------------------------- swaps


def test_several_swaps_in_a_turn() -> None:
    """Several swaps per turn are allowed, each draws one card (4.2)."""
    m = position(hands=["mole enforcer*3"], top="sentinel daredevil")
    play(m, "0 swap:mole", "0 swap:sentinel")
    assert hand(m, 0) == ["daredevil", "enforcer", "enforcer", "enforcer"]
    assert m.seen(0)["players"][0]["swapped"] == ["mole", "sentinel"]
    assert m.seen(0)["players"][0]["swaps"] == 2


def test_four_swaps_and_no_more() -> None:
    """A player alone has four swaps in the whole game (3)."""
    m = position(hands=["mole enforcer*3"], top="sentinel*4")
    play(m, "0 swap:mole", "0 swap:enforcer", "0 swap:enforcer", "0 swap:enforcer")
    assert ids(m, 0) == ["offer:sentinel,sentinel"]
    refused(m, 0, "swap:sentinel", "barred-no-swaps-left")


@pytest.mark.parametrize("pile", ["mole enforcer*4", "mole enforcer*5"])
def test_a_swap_draws_one_whatever_the_size_of_the_hand(pile: str) -> None:
    """agent_avenue:R11 a swap is an exchange: it draws with five or more cards in hand too."""
    m = position(hands=[pile], top="sentinel")
    before = len(hand(m, 0))
    play(m, "0 swap:mole")
    assert len(hand(m, 0)) == before
    assert "sentinel" in hand(m, 0)


def test_an_empty_deck_forbids_swaps() -> None:
    """agent_avenue:R12 swaps left do not help when the deck is empty."""
    m = position(hands=["mole enforcer*3"], deck="")
    assert m.seen(0)["players"][0]["swaps"] == 4
    assert ids(m, 0) == ["offer:enforcer,mole", "offer:mole,enforcer"]
    refused(m, 0, "swap:mole", "barred-deck-empty")


def test_the_last_card_may_be_taken_by_a_swap() -> None:
    """agent_avenue:R12 one card in the deck is enough for a swap; after it there are no more."""
    m = position(hands=["mole enforcer*3"], deck="sentinel")
    play(m, "0 swap:mole")
    assert "sentinel" in hand(m, 0)
    assert m.seen(None)["deck"] == 0
    refused(m, 0, "swap:enforcer", "barred-deck-empty")


def test_swapped_out_cards_never_return() -> None:
    """agent_avenue:R14 they lie before their owner, who may look at them, until the end of the game."""
    m = position(hands=["mole enforcer*3", "saboteur*3 codebreaker"], deck="sentinel daredevil")
    gone = m.seen(0)["players"][0]["swapped"]
    play(m, "0 swap:mole", "0 offer:sentinel,enforcer", "1 take:face_up")
    play(m, "1 offer:saboteur,codebreaker", "0 take:face_up")
    assert m.seen(None)["deck"] == 0
    assert m.seen(0)["players"][0]["swapped"] == [*gone, "mole"]
    assert "mole" not in hand(m, 0) + hand(m, 1)


# ---------------------------------------------------------------- refill


def test_the_refill_comes_before_the_choice() -> None:
    """agent_avenue:R10 the hand is full again while the other side still thinks."""
    m = position(hands=["mole sentinel enforcer daredevil"], top="saboteur codebreaker")
    play(m, "0 offer:mole,sentinel")
    assert decision(m) == "choose"
    assert hand(m, 0) == ["codebreaker", "daredevil", "enforcer", "saboteur"]


def test_nothing_is_drawn_before_both_cards_lie_there() -> None:
    """agent_avenue:R10 first the two cards, then the refill (4, hand rule)."""
    m = position(hands=["mole sentinel enforcer daredevil"], top="saboteur codebreaker")
    said = [event["type"] for event in m.play(0, "offer:mole,sentinel")]
    assert said == ["laid_up", "laid_down", "laid_down_myself", "drew", "drew_agent", "drew_agent"]


@pytest.mark.parametrize(("size", "drawn"), [(4, 2), (5, 1), (6, 0)])
def test_a_hand_is_filled_to_four_and_never_cut(size: int, drawn: int) -> None:
    """Fewer than four: refill to four; four or more: nothing is drawn or discarded (4, hand rule)."""
    m = position(hands=[f"mole enforcer*{size - 1}"])
    play(m, "0 offer:mole,enforcer")
    assert happened(m, "drew") == ([{"seat": 0, "count": drawn}] if drawn else [])
    assert len(hand(m, 0)) == 4


def test_a_short_deck_fills_what_it_can() -> None:
    """Refill to four or until the deck is empty; the game goes on (4); agent_avenue:R15."""
    m = position(hands=["mole enforcer*3"], deck="sentinel")
    play(m, "0 offer:mole,enforcer")
    assert hand(m, 0) == ["enforcer", "enforcer", "sentinel"]
    assert decision(m) == "choose"


# ---------------------------------------------------------------- the choice


def test_both_cards_are_recruited_and_moved_for() -> None:
    """agent_avenue:W2 blue offers Enforcer up and Codebreaker down, green takes the face-up card."""
    m = position(active="blue", hands=["mole daredevil*3", "enforcer codebreaker saboteur*2"])
    offer(m, "enforcer", "codebreaker", "face_up")
    assert row(m, 0) == {"enforcer": 1}
    assert row(m, 1) == {"codebreaker": 1}
    assert spaces(m) == (1, 7)
    assert result(m) is None
    assert (m.waiting, decision(m), m.seen(None)["active"]) == ((0,), "offer", "green")


@pytest.mark.parametrize(
    ("take", "mine", "theirs"), [("face_up", "mole", "enforcer"), ("face_down", "enforcer", "mole")]
)
def test_the_chooser_gets_the_chosen_card_the_active_side_the_other(take: str, mine: str, theirs: str) -> None:
    """The other side chooses, the rest stays with the active side (4.5)."""
    m = position(hands=["mole enforcer sentinel*2"])
    offer(m, "mole", "enforcer", take)
    assert (row(m, 1), row(m, 0)) == ({mine: 1}, {theirs: 1})


def test_two_cards_of_one_name_are_still_chosen_from() -> None:
    """agent_avenue:R44 D6 is never resolved by itself, not even between equal cards."""
    m = position(hands=["sentinel*4"])
    play(m, "0 offer:sentinel,sentinel")
    assert m.waiting == (1,)
    assert ids(m, 1) == ["take:face_up", "take:face_down"]


def test_sides_alternate() -> None:
    """Green, blue, green … (4)."""
    m = position(hands=["saboteur*4", "saboteur*2 codebreaker sentinel"])
    offer(m, "saboteur", "saboteur", "face_up")
    assert m.seen(None)["active"] == "blue"
    offer(m, "codebreaker", "sentinel", "face_up")
    assert m.seen(None)["active"] == "green"
    assert m.seen(None)["turn"] == 2
    assert happened(m, "turn_began")[-1] == {"side": "green", "turn": 2}
    assert m.waiting == (GREEN,)
