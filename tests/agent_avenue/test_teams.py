"""Team play: early swaps, who lays first, the partner's name, joint decisions, takers (4.3, 4.8)."""

from __future__ import annotations

import pytest

from undercover import Match

from .positions import GREEN, decision, hand, happened, ids, play, position, refused, result, row, side, spaces

FOUR = [
    "mole enforcer*3",
    "saboteur*2 sentinel daredevil",
    "codebreaker*2 sentinel daredevil",
    "enforcer sentinel*2 daredevil",
]


def lay(m: Match, first: int, up: str, down: str) -> None:
    """The whole play step of the active team, without swaps."""
    while decision(m) == "early_swap":
        m.play(m.waiting[0], "done")
    second = next(seat for seat in side_of(m, first) if seat != first)
    play(m, f"{m.waiting[0]} first:{first}", f"{first} up:{up}", f"{second} down:{down}")


def side_of(m: Match, seat: int) -> list[int]:
    return next(list(side["seats"]) for side in m.seen(None)["sides"] if seat in side["seats"])


# ---------------------------------------------------------------- swaps


def test_team_mates_swap_early_in_seat_order() -> None:
    """agent_avenue:R34 each may swap before anything is laid (D2), as often as allowed, then says done."""
    m = position(seats=4, hands=FOUR, top="codebreaker double_agent")
    assert (m.waiting, decision(m)) == ((0,), "early_swap")
    play(m, "0 swap:mole", "0 done")
    assert (m.waiting, decision(m)) == ((1,), "early_swap")
    play(m, "1 swap:daredevil", "1 done")
    assert hand(m, 0) == ["codebreaker", "enforcer", "enforcer", "enforcer"]
    assert hand(m, 1) == ["double_agent", "saboteur", "saboteur", "sentinel"]
    assert decision(m) == "order"


def test_team_mates_swap_again_before_their_own_card() -> None:
    """agent_avenue:R34 also after the order is settled (D4), and after the partner has laid a card (D5)."""
    m = position(seats=4, hands=FOUR, top="codebreaker double_agent")
    play(
        m, "0 done", "1 done", "0 first:0", "0 swap:mole", "0 up:codebreaker", "1 swap:daredevil", "1 down:double_agent"
    )
    assert decision(m) == "choose"
    assert [player["swaps"] for player in m.seen(None)["players"]] == [1, 1, 2, 2]


def test_early_swaps_are_skipped_without_swaps_or_deck() -> None:
    """agent_avenue:R46 D2 keeps its own skip rule, which uses public facts only (4.3)."""
    assert position(seats=4, swaps=[0, 2, 2, 2]).waiting == (1,)
    assert decision(position(seats=4, swaps=[0, 0, 2, 2])) == "order"
    assert decision(position(seats=4, deck="")) == "order"


def test_the_last_card_of_the_deck_ends_the_early_swaps() -> None:
    """agent_avenue:R32 a swap may take the last card; then nobody else can swap (R12)."""
    m = position(seats=4, hands=FOUR, deck="codebreaker")
    play(m, "0 swap:mole")
    assert "codebreaker" in hand(m, 0)
    assert decision(m) == "order"
    play(m, "0 first:0")
    refused(m, 0, "swap:enforcer", "barred-deck-empty")


def test_swaps_of_three_players() -> None:
    """agent_avenue:W25 swaps 2, 2, 4: a third by a member of the pair is refused, a fourth by the single one is not."""
    m = position(seats=3, top="enforcer*3")
    play(m, "0 swap:sentinel", "0 swap:enforcer", "1 done", "0 first:0")
    assert not [id for id in ids(m, 0) if id.startswith("swap")]
    refused(m, 0, "swap:enforcer", "barred-no-swaps-left")
    m = position(seats=3, active="blue", hands=["saboteur*4", "sentinel*4", "mole codebreaker*3"], top="enforcer*4")
    play(m, "2 swap:mole", "2 swap:codebreaker", "2 swap:codebreaker", "2 swap:codebreaker")
    refused(m, 2, "swap:enforcer", "barred-no-swaps-left")


# ---------------------------------------------------------------- the two cards


@pytest.mark.parametrize(
    ("seats", "pair", "first"), [(3, "green", 0), (3, "green", 1), (3, "blue", 1), (4, "green", 0)]
)
def test_who_plays_first_plays_face_up(seats: int, pair: str, first: int) -> None:
    """The side settles who lays the face-up card; the other one lays the face-down card (4.3, D3)."""
    m = position(seats=seats, pair=pair, active=pair, hands=FOUR[:2], swaps=[0] * seats)
    assert ids(m, m.waiting[0]) == ["first:0", "first:1"]
    cards = ["enforcer", "saboteur"]
    lay(m, first, cards[first], cards[1 - first])
    assert m.seen(None)["offer"] == {"up": cards[first], "down": "hidden", "down_by": 1 - first}


def test_the_second_one_lays_another_name() -> None:
    """agent_avenue:W24 the Mole lies up, the partner holds four Enforcers: any Enforcer."""
    m = position(seats=4, hands=["mole saboteur*3", "enforcer*4"], swaps=[0] * 4)
    play(m, "0 first:0", "0 up:mole")
    assert ids(m, 1) == ["down:enforcer"]


def test_a_hand_of_the_partners_name_only() -> None:
    """agent_avenue:W24 an Enforcer lies up, the partner holds nothing else: an Enforcer is allowed.

    agent_avenue:R37 the first one was free to force that; agent_avenue:R44 D5 is asked with one option too."""
    m = position(seats=4, hands=["mole enforcer saboteur*2", "enforcer*4"], swaps=[0] * 4)
    play(m, "0 first:0")
    assert ids(m, 0) == ["up:enforcer", "up:saboteur", "up:mole"]
    play(m, "0 up:enforcer")
    assert (m.waiting, ids(m, 1)) == ((1,), ["down:enforcer"])
    play(m, "1 down:enforcer")
    assert decision(m) == "choose"


def test_the_partners_name_is_refused_beside_another() -> None:
    """agent_avenue:W24 an Enforcer lies up, the partner holds three and a Saboteur: only the Saboteur."""
    m = position(seats=4, hands=["mole enforcer saboteur*2", "enforcer*3 saboteur"], swaps=[0] * 4)
    play(m, "0 first:0", "0 up:enforcer")
    assert ids(m, 1) == ["down:saboteur"]
    refused(m, 1, "down:enforcer", "barred-partners-name")


def test_the_first_one_may_lay_anything() -> None:
    """agent_avenue:R37 the rule of the names binds the second one only; agent_avenue:R44 one name is asked for too."""
    m = position(seats=4, hands=["enforcer*2", "enforcer*2 mole"], deck="")
    play(m, "0 first:0")
    assert (m.waiting, ids(m, 0)) == ((0,), ["up:enforcer"])


# ---------------------------------------------------------------- refill


@pytest.mark.parametrize("first", [0, 1])
def test_the_last_card_goes_to_the_face_up_player(first: int) -> None:
    """agent_avenue:W23 one card in the deck: the face-up player draws it, the other stays at 3; agent_avenue:R31."""
    m = position(seats=4, hands=["mole enforcer*3", "saboteur*4"], swaps=[0] * 4, deck="sidekick")
    cards = ["enforcer", "saboteur"]
    lay(m, first, cards[first], cards[1 - first])
    assert "sidekick" in hand(m, first)
    assert [len(hand(m, first)), len(hand(m, 1 - first))] == [4, 3]


def test_nobody_draws_before_both_cards_lie_there() -> None:
    """agent_avenue:R31 the face-up player draws first, but only when the partner has laid a card too."""
    m = position(seats=4, hands=["mole enforcer*3", "saboteur*4"], swaps=[0] * 4, top="codebreaker sidekick")
    play(m, "0 first:1", "1 up:saboteur")
    assert len(hand(m, 1)) == 3
    play(m, "0 down:mole")
    assert "codebreaker" in hand(m, 1)
    assert "sidekick" in hand(m, 0)
    assert happened(m, "drew") == [{"seat": 1, "count": 1}, {"seat": 0, "count": 1}]


def test_the_last_card_is_for_the_face_up_player() -> None:
    """agent_avenue:R32 one card in the deck when the team begins: once the face-up card lies there, the partner may not
    swap for it."""
    m = position(seats=4, hands=["mole enforcer*3", "saboteur*4"], swaps=[0, 2, 0, 0], deck="sidekick")
    play(m, "1 done", "0 first:0", "0 up:mole")
    assert ids(m, 1) == ["down:saboteur"]
    refused(m, 1, "swap:saboteur", "barred-partners-card")
    play(m, "1 down:saboteur")
    assert "sidekick" in hand(m, 0)
    assert [len(hand(m, 0)), len(hand(m, 1))] == [4, 3]


def test_a_card_that_became_the_last_one_may_be_swapped_for() -> None:
    """agent_avenue:R32 with two cards in the deck when the team begins, the partner may take the one that is left."""
    m = position(seats=4, hands=["mole enforcer*3", "saboteur*4"], swaps=[1, 2, 0, 0], deck="sidekick sentinel")
    play(m, "0 swap:enforcer", "1 done", "0 first:0", "0 up:mole", "1 swap:saboteur", "1 down:saboteur")
    assert "sentinel" in hand(m, 1)


@pytest.mark.parametrize("card", ["double_trouble", "secret_recruit"])
def test_taking_a_card_for_a_hand_tells_something(card: str) -> None:
    """agent_avenue:6 whether the taker is asked depends on the hand: with the market deck empty, too, the choice cannot
    be taken back."""
    hands = ["mole*1 enforcer*3", "saboteur*4", "sentinel*4", "codebreaker*4"]
    m = position("advanced", seats=4, hands=hands, swaps=[0] * 4, green=5, blue=7, supply=card, market_deck="")
    lay(m, 0, "mole", "saboteur")
    m.play(2, "take:face_down")
    assert decision(m) == "take_card"
    seat = m.waiting[0]
    m.play(seat, f"market_for:{card},{1 - seat}")
    assert not m.may_undo(seat)


def test_hands_of_different_sizes_stay_so() -> None:
    """agent_avenue:R47 nothing evens the hands of team-mates out."""
    m = position(seats=4, hands=["mole enforcer*5", "saboteur*2", "codebreaker*4", "sentinel*4"], deck="")
    lay(m, 0, "mole", "saboteur")
    play(m, "2 take:face_up")
    assert [player["hand_size"] for player in m.seen(None)["players"]] == [5, 1, 4, 4]
    assert result(m) is None


# ---------------------------------------------------------------- joint decisions


@pytest.mark.parametrize(("turn", "green", "blue"), [(0, 0, 2), (1, 0, 2), (2, 1, 3), (3, 1, 3), (4, 0, 2), (6, 1, 3)])
def test_team_mates_speak_in_turns(turn: int, green: int, blue: int) -> None:
    """agent_avenue:R30 in turn t the member (t div 2) mod 2 of each side speaks for it, in order and in choice."""
    active = "green" if turn % 2 == 0 else "blue"
    m = position(seats=4, active=active, turn=turn, hands=FOUR, swaps=[0] * 4)
    own, other = (green, blue) if active == "green" else (blue, green)
    assert [side["speaker"] for side in m.seen(None)["sides"]] == [green, blue]
    assert m.waiting == (own,)
    first = side_of(m, own)[0]
    names = {0: "mole", 1: "saboteur", 2: "codebreaker", 3: "enforcer"}
    lay(m, first, names[first], names[first + 1])
    assert (m.waiting, decision(m)) == ((other,), "choose")
    silent = next(seat for seat in side_of(m, other) if seat != other)
    refused(m, silent, "take:face_up")


@pytest.mark.parametrize("turn", [0, 2])
def test_a_single_player_always_speaks(turn: int) -> None:
    """agent_avenue:R30 a one-player side needs no speaker: its only player decides."""
    m = position(seats=3, turn=turn, hands=FOUR[:2], swaps=[0] * 3)
    assert m.waiting == (turn // 2,)
    lay(m, 0, "mole", "saboteur")
    assert (m.waiting, decision(m)) == ((2,), "choose")


# ---------------------------------------------------------------- the market in a team


def team_at_market(
    supply: str, hands: list[str], rows: tuple[str, str] = ("", ""), turn: int = 0, deck: str | None = None
) -> Match:
    """Green's team, on 8, steps to 9 for an Enforcer that seat 1 laid face down; blue gets a Sentinel."""
    full = [f"sentinel {hands[0]}", f"enforcer {hands[1]}", "codebreaker*4", "double_agent*4"]
    m = position(
        "advanced", 4, turn=turn, hands=full, rows=rows, green=8, blue=1, swaps=[0] * 4, supply=supply, deck=deck
    )
    lay(m, 0, "sentinel", "enforcer")
    m.play(m.waiting[0], "take:face_up")
    assert spaces(m)[GREEN] == 9
    return m


def test_a_card_that_uses_a_hand_needs_a_taker() -> None:
    """The side names the taker together with the card, for the five cards that use a hand (4.7, D7)."""
    m = team_at_market("outpost mind_control watchtower", ["mole", "saboteur"])
    assert ids(m, 0) == [
        "market_for:outpost,0",
        "market_for:outpost,1",
        "market_for:mind_control,0",
        "market_for:mind_control,1",
        "market:watchtower",
    ]
    m = team_at_market("double_trouble secret_recruit spycation", ["mole", "saboteur"])
    assert len(ids(m, 0)) == 6
    m = team_at_market("smoke_screen surveillance_truck getaway_car", ["mole", "saboteur"])
    assert ids(m, 0) == ["market:smoke_screen", "market:surveillance_truck", "market:getaway_car"]


def test_the_speaker_takes_the_market_card() -> None:
    """agent_avenue:R30 which card and for whom is a joint decision: the speaker's."""
    m = team_at_market("outpost watchtower", ["mole", "saboteur"], turn=2)
    assert m.waiting == (1,)
    refused(m, 0, "market:watchtower")


@pytest.mark.parametrize("taker", [0, 1])
def test_mind_control_fills_the_takers_hand(taker: int) -> None:
    """agent_avenue:R29 the card goes to the taker, who also chooses it."""
    m = team_at_market("mind_control", ["mole saboteur*2", "saboteur*3"])
    play(m, f"0 market_for:mind_control,{taker}")
    assert m.waiting == (taker,)
    play(m, f"{taker} mind_control:sentinel")
    sizes = [player["hand_size"] for player in m.seen(None)["players"]][:2]
    assert sizes == ([5, 4] if taker == 0 else [4, 5])


def test_spycation_fills_the_takers_hand() -> None:
    """agent_avenue:R29 an agent recruited from one hand may come back into the other."""
    m = team_at_market("spycation", ["mole saboteur*2", "saboteur*3"])
    play(m, "0 market_for:spycation,0", "0 spycation:enforcer", "0 keep:enforcer")
    assert "enforcer" in hand(m, 0)
    assert row(m, GREEN) == {}


def test_secret_recruit_looks_at_the_sides_row_and_the_takers_hand() -> None:
    """agent_avenue:R38 the row is the side's, the hand the taker's."""
    m = team_at_market("secret_recruit", ["mole daredevil*2", "saboteur*3"], rows=("daredevil", ""), deck="")
    play(m, "0 market_for:secret_recruit,1")
    assert (m.waiting, ids(m, 1)) == ((1,), ["secret_recruit:saboteur"])
    m = team_at_market("secret_recruit", ["mole daredevil*2", "saboteur*3"], rows=("daredevil", ""), deck="")
    play(m, "0 market_for:secret_recruit,0")
    assert ids(m, 0) == ["secret_recruit:mole"]


def test_ongoing_cards_belong_to_the_side() -> None:
    """agent_avenue:R38 Watchtower works for whoever's Enforcer the side recruits."""
    m = team_at_market("watchtower", ["mole enforcer daredevil", "saboteur*3"])
    play(m, "0 market:watchtower")
    assert side(m, GREEN)["ongoing"] == ["watchtower"]
    lay(m, 2, "codebreaker", "double_agent")
    m.play(m.waiting[0], "take:face_up")
    before = side(m, GREEN)["steps"]
    lay(m, 0, "enforcer", "saboteur")
    m.play(m.waiting[0], "take:face_down")
    assert side(m, GREEN)["steps"] - before == 4


def test_the_taker_may_be_one_for_whom_the_card_does_nothing() -> None:
    """Any taker may be named, also one without a Sentinel (4.7, D7)."""
    m = team_at_market("outpost", ["sentinel*2 mole", "saboteur*3"], deck="")
    play(m, "0 market_for:outpost,1")
    assert happened(m, "no_effect") == [{"card": "outpost"}]
    assert hand(m, 0).count("sentinel") == 2


def test_outpost_with_an_empty_deck_leaves_the_taker_short() -> None:
    """agent_avenue:R47 hands of team-mates may differ: the taker's Sentinel is not replaced."""
    m = team_at_market("outpost", ["sentinel*2 mole", "saboteur*3"], deck="")
    play(m, "0 market_for:outpost,0")
    assert [player["hand_size"] for player in m.seen(None)["players"]][:2] == [2, 3]


def test_a_chain_names_its_taker_anew() -> None:
    """The taker is chosen anew for every card of a chain (4.7, D7)."""
    m = team_at_market("double_trouble outpost", ["daredevil*2 mole", "sentinel*3"], rows=("daredevil", ""))
    play(m, "0 market_for:double_trouble,0", "0 double_trouble:daredevil")
    assert spaces(m)[GREEN] == 12
    assert "market_for:outpost,1" in ids(m, 0)
    play(m, "0 market_for:outpost,1")
    assert row(m, GREEN)["sentinel"] == 1
