"""Who may know what (6): views, events, options, for players, team-mates and spectators.

A thing is hidden from somebody if their view is the same whatever it is; it is open if everybody's view changes.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from undercover import Match

from .positions import GAME, changed, decision, happened, ids, offer, play, position

Viewer = int | None
PRIVATE = {"swapped_out", "drew_agent", "laid_down_myself"}


def viewers(m: Match) -> set[Viewer]:
    return {None, *range(m.seats)}


def who_sees(m: Match, **parts: Any) -> set[Viewer]:
    """Whose view tells this position from the one with other parts."""
    other = changed(m, **parts)
    return {viewer for viewer in viewers(m) if m.seen(viewer) != other.seen(viewer)}


def laid(m: Match, part: str) -> Any:
    return m.dump()["position"][part]


def exchange(m: Match, part: str, owner: int) -> dict[str, Any]:
    """The first card of somebody's pile changes places with a card of another name in the deck."""
    piles, deck = laid(m, part), laid(m, "deck")
    at = next(i for i, agent in enumerate(deck) if agent != piles[owner][0])
    piles[owner][0], deck[at] = deck[at], piles[owner][0]
    return {part: piles, "deck": deck}


@pytest.fixture(params=[(2, "green"), (3, "green"), (3, "blue"), (4, "green")], ids=["2", "3", "3-pair-blue", "4"])
def table(request: pytest.FixtureRequest) -> Match:
    """The middle of an advanced game: a swap has been made, an offer lies there."""
    seats, pair = request.param
    m = GAME.start(seats, 8, {"mode": "advanced", "first": "green", "pair": pair})
    seat = m.waiting[0]
    m.play(seat, next(id for id in ids(m, seat) if id.startswith("swap:")))
    while decision(m) != "choose":
        m.play(m.waiting[0], next(id for id in ids(m, m.waiting[0]) if not id.startswith("swap:")))
    return m


# ---------------------------------------------------------------- open to everybody


def test_the_board_is_open(table: Match) -> None:
    """Meeples, steps and lead (6)."""
    assert who_sees(table, steps=[3, -1]) == viewers(table)


def test_rows_and_market_are_open(table: Match) -> None:
    """Rows, ongoing cards, supply and market discard (6)."""
    agent = laid(table, "deck")[0]
    assert who_sees(table, rows=[{agent: 1}, {}], deck=laid(table, "deck")[1:]) == viewers(table)
    supply, deck = laid(table, "supply"), laid(table, "market_deck")
    assert who_sees(table, supply=[deck[0], *supply[1:]], market_deck=[supply[0], *deck[1:]]) == viewers(table)
    assert who_sees(table, ongoing=[[], [deck[0]]], market_deck=deck[1:]) == viewers(table)
    assert who_sees(table, discard=[deck[0]], market_deck=deck[1:]) == viewers(table)


def test_sizes_are_open(table: Match) -> None:
    """The size of the deck, of every hand, and the number of swaps left (6)."""
    deck, hands = laid(table, "deck"), laid(table, "hands")
    for seat in range(table.seats):
        fuller = [[*hand, deck[0]] if other == seat else hand for other, hand in enumerate(hands)]
        assert who_sees(table, hands=fuller, deck=deck[1:]) == viewers(table)
    assert table.seen(None)["deck"] == len(deck)
    assert who_sees(table, swaps=[0] * table.seats) == viewers(table)


def test_the_face_up_card_is_open(table: Match) -> None:
    """Everybody sees it from the moment it is laid (6)."""
    deck, up = laid(table, "deck"), laid(table, "up")
    at = next(i for i, agent in enumerate(deck) if agent != up)
    assert who_sees(table, up=deck[at], deck=[*deck[:at], up, *deck[at + 1 :]]) == viewers(table)


# ---------------------------------------------------------------- hidden


def test_nobody_knows_the_decks(table: Match) -> None:
    """The order of the agent deck and of the market deck (6)."""
    assert who_sees(table, deck=laid(table, "deck")[::-1]) == set()
    assert who_sees(table, market_deck=laid(table, "market_deck")[::-1]) == set()


def test_a_hand_is_its_holders_secret(table: Match) -> None:
    """Neither the team-mate nor the opponents nor spectators see it (6)."""
    for seat in range(table.seats):
        assert who_sees(table, **exchange(table, "hands", seat)) == {seat}


def test_swapped_out_names_are_their_owners_secret(table: Match) -> None:
    """The number is public, the names are not (6); agent_avenue:R14 their owner may look at them."""
    owner = next(seat for seat, cards in enumerate(laid(table, "swapped")) if cards)
    assert who_sees(table, **exchange(table, "swapped", owner)) == {owner}


def test_the_face_down_card_is_known_to_its_player_only(table: Match) -> None:
    """Not even the team-mate who laid the other card knows it (6, 4.3)."""
    deck, down = laid(table, "deck"), laid(table, "down")
    at = next(i for i, agent in enumerate(deck) if agent != down)
    assert who_sees(table, down=deck[at], deck=[*deck[:at], down, *deck[at + 1 :]]) == {laid(table, "down_by")}


def test_nobody_knows_the_dice() -> None:
    """The seed and what will be rolled (6)."""
    seed = 918273645546372819
    m = GAME.start(2, seed, {"mode": "advanced"})
    told = json.dumps([[m.seen(viewer), m.story(viewer)] for viewer in viewers(m)])
    assert str(seed) not in told
    assert str(laid(m, "dice")) not in told
    assert who_sees(m, dice=12345) == set()


def test_there_is_no_seat_beyond_the_table(table: Match) -> None:
    """A view is somebody's, or a spectator's."""
    for seat in (-1, table.seats):
        with pytest.raises(ValueError, match="no seat"):
            table.seen(seat)


# ---------------------------------------------------------------- events


def test_a_swap_is_told_in_parts(table: Match) -> None:
    """Everybody hears of the swap and the draw; only its player hears the names (6)."""
    owner = next(seat for seat, cards in enumerate(laid(table, "swapped")) if cards)
    for viewer in viewers(table):
        assert [event["seat"] for event in happened(table, "swapped", viewer)] == [owner]
        names = laid(table, "swapped")[owner] if viewer == owner else []
        assert [event["agent"] for event in happened(table, "swapped_out", viewer)] == names


def test_a_draw_is_told_to_the_drawer() -> None:
    """A card drawn by swap or refill: everybody hears how many, the drawer hears which (6)."""
    m = position(seats=4, hands=["mole enforcer*3", "saboteur*4"], top="codebreaker daredevil sidekick")
    play(m, "0 swap:enforcer", "0 done", "1 done", "0 first:1", "1 up:saboteur", "0 down:mole")
    drawn = {0: ["codebreaker", "sidekick"], 1: ["daredevil"]}
    for viewer in viewers(m):
        assert [event["seat"] for event in happened(m, "drew", viewer)] == [0, 1, 0]
        told = [event["agent"] for event in happened(m, "drew_agent", viewer)]
        assert told == (drawn.get(viewer, []) if viewer is not None else [])


def test_the_face_down_card_is_told_to_its_player() -> None:
    """Everybody hears that a card was laid, its player hears which; after the choice everybody knows (6)."""
    m = position(seats=4, hands=["mole enforcer*3", "saboteur*4"], swaps=[0] * 4)
    play(m, "0 first:1", "1 up:saboteur", "0 down:mole")
    for viewer in viewers(m):
        assert happened(m, "laid_up", viewer) == [{"seat": 1, "agent": "saboteur"}]
        assert happened(m, "laid_down", viewer) == [{"seat": 0}]
        assert happened(m, "laid_down_myself", viewer) == ([{"agent": "mole"}] if viewer == 0 else [])
        assert ("mole" in json.dumps(m.story(viewer))) == (viewer == 0)
    play(m, "2 take:face_up")
    for viewer in viewers(m):
        recruited = [(event["side"], event["agent"]) for event in happened(m, "recruited", viewer)]
        assert sorted(recruited) == [("blue", "saboteur"), ("green", "mole")]


def test_the_news_of_a_choice_are_for_its_seat() -> None:
    """`play` answers with what everybody may see and that seat's own, not with the others' secrets."""
    m = position(hands=["mole enforcer*3", "saboteur*4"])
    assert {event["type"] for event in m.play(0, "swap:enforcer")} == {"swapped", "swapped_out", "drew", "drew_agent"}
    m.play(0, "offer:mole,enforcer")
    assert not PRIVATE & {event["type"] for event in m.play(1, "take:face_up")}


def market_turn(card: str, own: str, top: str, seats: int = 2) -> Match:
    hands = [f"enforcer sentinel {own}", "codebreaker*4"]
    m = position("advanced", seats, hands=hands, green=8, blue=1, supply=card, top=top)
    offer(m, "sentinel", "enforcer", "face_up")
    play(m, f"0 market:{card}")
    return m


def test_what_an_instant_shows_is_shown_to_everybody() -> None:
    """Smoke Screen's card, the pair of Double Trouble, an instant without effect (6)."""
    smoke = market_turn("smoke_screen", "mole", "saboteur*3 sidekick")
    double = market_turn("double_trouble", "mole saboteur", "saboteur daredevil")
    play(double, "0 double_trouble:saboteur")
    outpost = market_turn("outpost", "mole daredevil", "saboteur*2")
    for viewer in viewers(smoke):
        assert happened(smoke, "recruited", viewer)[-1] == {"side": "green", "agent": "sidekick", "count": 1}
        assert happened(double, "showed_pair", viewer) == [{"seat": 0, "agent": "saboteur"}]
        assert happened(outpost, "no_effect", viewer) == [{"card": "outpost"}]


def test_agents_that_go_into_a_hand_are_seen_by_everybody() -> None:
    """Which name Mind Control or Spycation put into a hand is public; where it lies later is not (6)."""
    mind = market_turn("mind_control", "mole daredevil", "saboteur*2")
    play(mind, "0 mind_control:sentinel")
    spy = market_turn("spycation", "mole daredevil", "saboteur*2")
    play(spy, "0 spycation:enforcer", "0 keep:enforcer")
    for viewer in viewers(mind):
        assert happened(mind, "abducted", viewer) == [{"seat": 0, "side": "blue", "agent": "sentinel"}]
        assert mind.seen(viewer)["players"][0]["known"] == ["sentinel"]
        assert happened(spy, "called_back", viewer) == [{"seat": 0, "agent": "enforcer"}]
        assert spy.seen(viewer)["players"][0]["known"] == ["enforcer"]
    hands = mind.dump()["position"]["hands"]
    assert who_sees(mind, hands=[hands[0][::-1], hands[1]]) == {0}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_spectators_story_has_no_secret(seats: int) -> None:
    """The log never names a card to someone who could not see it at that moment (6)."""
    for seed in range(20):
        m = GAME.start(seats, seed, {"mode": "advanced"})
        while m.waiting:
            m.play(m.waiting[0], m.choices(m.waiting[0])[seed % len(m.choices(m.waiting[0]))])
        assert not PRIVATE & {event["type"] for event in m.story(None)}
        public = m.story(None)
        for seat in range(seats):
            assert [event for event in m.story(seat) if event["type"] not in PRIVATE] == public


# ---------------------------------------------------------------- options


def test_options_are_shown_to_the_one_who_decides(table: Match) -> None:
    """Options of the others are nobody's business (6)."""
    for seat in range(table.seats):
        assert bool(table.choices(seat)) == (seat in table.waiting)
        if seat not in table.waiting:
            assert table.barred(seat) == ()


def test_open_decisions_depend_on_open_things_only() -> None:
    """D3 and D6 to D10: whoever imagines the hidden cards finds the same options (6)."""
    order = position(seats=4, swaps=[0] * 4)
    choose = position(hands=["mole enforcer*3"])
    play(choose, "0 offer:mole,enforcer")
    card = position("advanced", 4, hands=["sentinel*4", "enforcer*4"], swaps=[0] * 4, green=8, blue=1)
    play(card, "0 first:0", "0 up:sentinel", "1 down:enforcer", "2 take:face_up")
    mind = market_turn("mind_control", "mole daredevil", "saboteur*2")
    spy = market_turn("spycation", "mole daredevil", "saboteur*2")
    again = spy.copy()
    play(again, "0 spycation:enforcer")
    asked = [decision(m) for m in (order, choose, card, mind, spy, again)]
    assert asked == ["order", "choose", "take_card", "mind_control", "spycation", "recruit_again"]
    for m in (order, choose, card, mind, spy, again):
        seat = m.waiting[0]
        assert all(m.imagine(None, seed).choices(seat) == m.choices(seat) for seed in range(20))


def test_private_decisions_depend_on_the_hand() -> None:
    """D1, D2, D4, D5, D11 and D12: others cannot work the options out (6)."""
    offers = position(hands=["mole enforcer*3"])
    early = position(seats=4, hands=["mole enforcer*3"])
    up = position(seats=4, hands=["mole enforcer*3"], swaps=[0] * 4)
    play(up, "0 first:0")
    down = up.copy()
    play(down, "0 up:mole")
    secret = market_turn("secret_recruit", "mole daredevil", "saboteur*2")
    double = market_turn("double_trouble", "mole saboteur", "saboteur daredevil")
    asked = [decision(m) for m in (offers, early, up, down, secret, double)]
    assert asked == ["offer", "early_swap", "face_up", "face_down", "secret_recruit", "double_trouble"]
    for m in (offers, early, up, down, secret, double):
        seat = m.waiting[0]
        assert any(m.imagine(None, seed).choices(seat) != m.choices(seat) for seed in range(20))
        assert all(m.imagine(seat, seed).choices(seat) == m.choices(seat) for seed in range(20))


def test_timing_tells_nothing() -> None:
    """agent_avenue:R46 a Secret Recruit with one fitting name is asked like one with three: others see the same."""
    one = market_turn("secret_recruit", "enforcer mole", "enforcer*2")
    three = market_turn("secret_recruit", "daredevil mole", "saboteur*2")
    assert (len(ids(one, 0)), len(ids(three, 0))) == (1, 3)
    for viewer in (None, 1):
        assert (one.seen(viewer)["asked"], one.seen(viewer)["decision"]) == ([0], "secret_recruit")
        assert one.seen(viewer) == three.seen(viewer)
