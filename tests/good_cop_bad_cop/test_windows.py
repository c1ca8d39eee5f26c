"""Reaction windows (5): who is asked, whose card counts, what nobody ever learns."""

from __future__ import annotations

import pytest

from undercover import IllegalChoice, Match
from undercover.games.good_cop_bad_cop import GAME
from undercover.table.dice import seeded

from .positions import (
    aims,
    all_pass,
    card,
    decision,
    deck,
    hand,
    happened,
    heard,
    ids,
    out,
    play,
    position,
    refused,
    result,
    row,
    table,
    waiting,
)

# ---------------------------------------------------------------- when


def test_the_moments_at_which_equipment_can_be_played() -> None:
    """good_cop_bad_cop:R27 the own action step and the three windows; not in between, nor before the first turn."""
    m = GAME.start(4, 5)
    assert all(id.startswith("arrange") for seat in range(4) for id in ids(m, seat))
    m = position(hands={0: "coffee", 1: "smoke_grenade"}, aims={0: 2})
    assert "play:coffee" in ids(m, 0)
    play(m, "0 equip")
    assert "play:smoke_grenade" in ids(m, 1)
    play(m, "1 pass")
    assert decision(m) == "turn_up"
    assert waiting(m) == [0]
    play(m, "0 turn_up:0")
    assert ids(m, 0) == ["keep:coffee", ids(m, 0)[1]]
    play(m, "0 keep:coffee")
    assert decision(m) == "aim"
    play(m, "0 aim:2")
    assert ids(m, 0) == ["pass", "play:coffee"]
    assert ids(m, 1) == ["pass", "play:smoke_grenade"]


def test_the_active_player_is_not_asked_about_the_own_declaration() -> None:
    """good_cop_bad_cop:R32 before it they could have played, and after an interruption they have the floor again."""
    m = position(hands={0: "coffee", 2: "smoke_grenade"})
    play(m, "0 investigate:1,0")
    assert waiting(m) == [2]
    play(m, "2 play:smoke_grenade")
    assert waiting(m) == [0]
    assert "play:coffee" in ids(m, 0)


def test_the_active_player_answers_last_in_the_other_windows() -> None:
    """Priority: turn order after the active player, who comes last (5.2)."""
    m = position(hands={0: "coffee", 1: "wiretap", 3: "smoke_grenade"})
    play(m, "0 investigate:1,0", "1 pass", "3 pass")
    assert m.seen(None)["asked"] == [1, 3, 0]


# ---------------------------------------------------------------- whose card counts


def test_the_first_play_in_turn_order_counts() -> None:
    """good_cop_bad_cop:R28 not the quickest hand: the order of answering makes no difference."""
    for order in ((1, 3), (3, 1)):
        m = position(hands={1: "coffee", 3: "smoke_grenade"}, active=0)
        play(m, "0 equip")
        cards = {1: "1 play:coffee", 3: "3 play:smoke_grenade"}
        play(m, *(cards[seat] for seat in order))
        assert happened(m, "played") == [{"seat": 1, "equipment": "coffee"}]
        assert m.seen(None)["coffee"] == 1
        assert not m.seen(None)["smoke"]


def test_turn_order_follows_the_direction() -> None:
    """good_cop_bad_cop:R28 counterclockwise, seat 3 comes before seat 1."""
    m = position(hands={1: "coffee", 3: "smoke_grenade"}, clockwise=False)
    play(m, "0 equip")
    assert m.seen(None)["asked"] == [3, 1]
    play(m, "1 play:coffee", "3 play:smoke_grenade")
    assert happened(m, "played") == [{"seat": 3, "equipment": "smoke_grenade"}]


def test_the_others_keep_their_card_and_decide_anew() -> None:
    """good_cop_bad_cop:E18 REACT_END: C plays Coffee, D Truth Serum: Coffee is resolved, D is asked again."""
    m = position(hands={2: "coffee", 3: "truth_serum"}, rows=["aHC"], aims={})
    play(m, "0 equip")
    all_pass(m)
    play(m, "0 turn_up:1")
    assert decision(m) == "react_end"
    play(m, "0 pass", "3 play:truth_serum,1", "2 play:coffee")
    assert m.seen(None)["coffee"] == 2
    assert hand(m, 3) == "truth_serum"
    assert "dosed" not in heard(m, 3)
    assert decision(m) == "react_end"
    assert m.seen(None)["asked"] == [3, 0]
    assert ids(m, 3)[0] == "pass"


def test_two_who_want_to_play() -> None:
    """good_cop_bad_cop:R29 only the first plays; nothing of the other's card is spent or shown."""
    m = position(hands={1: "smoke_grenade", 2: "coffee"})
    play(m, "0 investigate:1,0", "1 play:smoke_grenade", "2 play:coffee")
    assert hand(m, 1) is None
    assert hand(m, 2) == "coffee"
    assert card(m, None, 1, 0)["seen_by"] == []
    for seat in (None, 0, 1, 3, 4):
        assert m.seen(seat)["players"][2]["hand"] == [None]
    play(m, "0 investigate:1,0")
    assert ids(m, 2) == ["pass", "play:coffee"]


def test_an_answer_is_final_for_its_round() -> None:
    """good_cop_bad_cop:R63 it cannot be changed or taken back; the next round everybody is free again."""
    m = position(hands={1: "smoke_grenade", 2: "coffee"})
    play(m, "0 equip", "2 play:coffee")
    assert waiting(m) == [1]
    with pytest.raises(IllegalChoice):
        m.play(2, "pass")
    assert not m.may_undo(2)
    play(m, "1 pass")
    assert m.seen(None)["coffee"] == 2


# ---------------------------------------------------------------- interruptions


def test_an_interrupted_shot_may_be_declared_again() -> None:
    """good_cop_bad_cop:E9 A declares Shoot at C, B plays Smoke Grenade: A is free; after the turn E is next."""
    m = position(hands={1: "smoke_grenade", 3: "coffee"}, aims={0: 2})
    play(m, "0 shoot:2", "3 pass", "1 play:smoke_grenade")
    assert waiting(m) == [0]
    assert {"shoot:2", "equip", "investigate:1,0"} <= set(ids(m, 0))
    assert out(m) == []
    play(m, "0 shoot:2")
    assert waiting(m) == [3]
    play(m, "3 pass")
    assert out(m) == [2]
    play(m, "3 pass")
    assert waiting(m) == [4]


def test_after_an_interruption_the_active_player_is_free() -> None:
    """good_cop_bad_cop:R31 the same again, or anything else, whatever card it was."""
    m = position(hands={1: "planted_evidence"}, aims={0: 2})
    play(m, "0 shoot:2", "1 play:planted_evidence,0")
    play(m, "0 equip", "0 turn_up:0")
    assert decision(m) == "aim"
    assert out(m) == []


def test_an_action_made_illegal_must_be_given_up() -> None:
    """good_cop_bad_cop:R31 the gun is gone, so another action must be chosen."""
    m = position(hands={1: "k9_unit"}, aims={0: 2})
    play(m, "0 shoot:2", "1 play:k9_unit,0")
    assert ids(m, 0, "shoot") == ids(m, 0, "arm") == []
    assert waiting(m) == [0]


def test_k9_unit_answers_arm() -> None:
    """good_cop_bad_cop:E11 A declares Arm, D plays K-9 Unit on A: no Arm in this turn; Taser remains possible."""
    m = position(hands={0: "taser", 3: "k9_unit"}, aims={2: 1})
    play(m, "0 arm:1", "3 play:k9_unit,0")
    assert ids(m, 0, "arm") == []
    refused(m, 0, "arm_now", "no-pickup")
    assert "equip" in ids(m, 0)
    assert len(ids(m, 0, "investigate")) == 12
    assert "play:taser,2,1" in ids(m, 0)


def test_no_card_answers_a_card() -> None:
    """good_cop_bad_cop:R33 a card is resolved completely before anybody is asked again."""
    m = position(hands={0: "evidence_bag", 1: "coffee", 3: "smoke_grenade"})
    play(m, "0 play:evidence_bag,1")
    assert hand(m, 0) == "coffee"
    assert waiting(m) == [0]
    assert "play:coffee" in ids(m, 0)


def test_the_active_player_eliminated_in_the_own_turn() -> None:
    """good_cop_bad_cop:R55 the declaration lapses, no Aim step, the last window is held, and the turn passes."""
    m = position(
        rows=["ahc", "KHC", "HCC", "CHC", "HHC"],
        wounded=[0],
        aims={0: 2},
        hands={3: "blackmail", 1: "coffee"},
    )
    play(m, "0 shoot:2", "1 pass", "3 play:blackmail,0,0,2,0")
    assert out(m) == [0]
    assert row(m, 2) == "aCC"
    assert result(m) is None
    assert aims(m) == {}
    assert decision(m) == "react_end"
    assert waiting(m) == [1]
    play(m, "1 pass")
    assert waiting(m) == [1]
    assert decision(m) == "act"


def test_the_active_player_eliminated_after_an_investigation() -> None:
    """good_cop_bad_cop:R55 the window in progress is finished by its own rules; then the turn is over (4.6)."""
    m = position(
        rows=["ahc", "KHC", "HCC", "CHC", "HHC"], wounded=[0], hands={0: "coffee", 3: "blackmail", 1: "wiretap"}
    )
    play(m, "0 investigate:2,0", "1 pass", "3 pass")
    play(m, "0 pass", "1 pass", "3 play:blackmail,0,0,2,0")
    assert out(m) == [0]
    assert decision(m) == "react_investigate"
    assert m.seen(None)["asked"] == [1]
    play(m, "1 pass")
    assert m.seen(None)["turn"] == 2
    assert waiting(m) == [1]


def test_a_revival_does_not_bring_the_action_back() -> None:
    """good_cop_bad_cop:R55 eliminated and revived in one and the same turn, the active player still has no action."""
    m = position(
        rows=["ahc", "KHC", "HCC", "CHC", "HHC"],
        wounded=[0],
        hands={0: "wiretap", 3: "blackmail", 1: "defibrillator"},
    )
    play(m, "0 play:wiretap,1,0", "0 pick:2,0")
    play(m, "1 pass", "3 play:blackmail,0,0,2,0")
    assert out(m) == [0]
    play(m, "1 play:defibrillator,0,1")
    assert out(m) == []
    assert m.seen(None)["turn"] == 2
    assert waiting(m) == [1]


# ---------------------------------------------------------------- equal treatment

#: The same moment with a playable and with an unplayable card in seat 2's hand: it depends on nothing else.
CARDS = ["coffee", "taser", "surveillance_camera", "restraining_order", "blackmail", "flashbang"]


def moment(equipment: str) -> Match:
    m = position(hands={1: "wiretap", 2: equipment}, top=["truth_serum"])
    play(m, "0 equip")
    return m


def test_a_card_that_cannot_be_played_is_asked_for_all_the_same() -> None:
    """good_cop_bad_cop:R30 nobody is left out because of a hidden card."""
    m = moment("taser")
    assert waiting(m) == [1, 2]
    assert ids(m, 2) == ["pass"]
    play(m, "1 pass")
    assert waiting(m) == [2]


@pytest.mark.parametrize("equipment", CARDS[1:])
def test_what_others_see_does_not_depend_on_the_hand(equipment: str) -> None:
    """good_cop_bad_cop:R30 the same view, the same prompt, the same events, before and after a pass."""
    one, other = moment(CARDS[0]), moment(equipment)
    for move in ("2 pass", "1 pass", "0 turn_up:0"):
        for seat in (0, 1, 3, 4, None):
            assert one.seen(seat) == other.seen(seat)
            assert one.story(seat) == other.story(seat)
            if seat is not None:
                assert one.choices(seat) == other.choices(seat)
                assert one.barred(seat) == other.barred(seat)
        play(one, move)
        play(other, move)


def test_a_pass_is_no_event() -> None:
    """The log knows when a window opens and closes, and the card that was played; never a single answer (5.3)."""
    m = position(hands={1: "wiretap", 2: "coffee", 3: "taser"})
    play(m, "0 equip", "2 pass", "3 pass", "1 pass")
    assert heard(m) == ["turn_began", "declared_equip", "window_opened", "window_closed", "drew"]
    for seat in range(5):
        assert "pass" not in str(m.story(seat))


def test_nobody_learns_who_has_answered() -> None:
    """Asked are the public holders, whoever has answered already (5.3, 5.5)."""
    m = position(hands={1: "wiretap", 2: "coffee", 3: "taser"})
    play(m, "0 equip")
    before = {seat: m.seen(seat) for seat in (0, 1, 2, 3, None)}
    play(m, "2 play:coffee")
    play(m, "3 pass")
    assert {seat: m.seen(seat) for seat in (0, 1, 2, 3, None)} == before
    assert waiting(m) == [1]


def test_void_answers_are_never_shown() -> None:
    """A play that did not count leaves no trace in anybody's story (5.3)."""
    stories = []
    for answer in ("pass", "play:coffee"):
        m = position(hands={1: "smoke_grenade", 2: "coffee"})
        play(m, "0 equip", f"2 {answer}", "1 play:smoke_grenade")
        stories.append([m.story(seat) for seat in (*range(5), None)])
        assert hand(m, 2) == "coffee"
    assert stories[0] == stories[1]


def test_everybody_is_asked_at_the_same_moment() -> None:
    """good_cop_bad_cop:R64 sealed is the default for every seat, and a prompt does not wait for another one."""
    assert GAME.options["reaction_polling"].default == "sealed"
    m = position(8, hands={1: "wiretap", 2: "coffee", 5: "taser", 7: "polygraph"})
    play(m, "0 equip")
    assert waiting(m) == [1, 2, 5, 7]
    assert ids(m, 7)[0] == "pass"
    play(m, "7 play:polygraph,1")
    assert waiting(m) == [1, 2, 5]


# ---------------------------------------------------------------- one by one


def settled(polling: str, seed: int, seats: int) -> tuple[str, list[list[dict[str, object]]]]:
    """A game in which each answer follows from the seat, the turn and the seat's own options alone."""
    m = GAME.start(seats, seed, {"reaction_polling": polling, "max_turns": 40})
    while m.waiting:
        for seat in m.waiting:
            if seat in m.waiting:
                options = m.choices(seat)
                seen = m.seen(seat)
                dice = seeded(1000 * seat + int(seen["turn"]) + 7 * len(str(seen["players"])) + seed)
                m.play(seat, options[dice.below(len(options))])
                if decision(m) != seen["decision"]:
                    break
    position = m.dump()["position"]
    stories = [[{**event, "at": 0} for event in m.story(seat)] for seat in range(seats)]
    return str({part: position[part] for part in position if part != "dice"}), stories


@pytest.mark.parametrize("seats", [4, 5, 6, 8])
def test_asking_one_by_one_gives_the_same_game(seats: int) -> None:
    """The outcome and everybody's story are identical (5.3)."""
    for seed in range(6):
        assert settled("sealed", seed, seats) == settled("sequential", seed, seats)


def test_one_by_one_nobody_sees_how_far_it_got() -> None:
    """The passes of a round, and the number of prompts, stay out of everybody's view (5.3)."""
    m = position(hands={1: "wiretap", 2: "coffee", 3: "taser"}, options={"reaction_polling": "sequential"})
    play(m, "0 equip")
    assert waiting(m) == [1]
    before = {seat: m.seen(seat) for seat in (0, 1, 2, 3, None)}
    stories = [m.story(seat) for seat in range(5)]
    play(m, "1 pass")
    assert waiting(m) == [2]
    assert {seat: m.seen(seat) for seat in (0, 1, 2, 3, None)} == before
    assert [m.story(seat) for seat in range(5)] == stories
    play(m, "2 play:coffee")
    assert m.seen(None)["coffee"] == 2
    assert waiting(m) == [0]
    assert not m.may_undo(2)


def test_used_cards_go_under_the_deck() -> None:
    """A card leaves the hand when it is shown, and lies under the deck when its effect is done (5.4)."""
    m = position(hands={1: "coffee"})
    play(m, "0 equip", "1 play:coffee")
    assert hand(m, 1) is None
    assert deck(m)[-1] == "coffee"
    assert table(m).playing == -1


def test_a_used_card_goes_below_what_its_effect_put_there() -> None:
    """good_cop_bad_cop:R53 the victim's equipment lies above the Restraining Order that killed them."""
    m = position(aims={0: 1}, hands={2: "restraining_order", 3: "taser"}, rows=["AHC", "KHC", "HCC", "HHC"])
    play(m, "0 shoot:1", "3 pass", "2 play:restraining_order", "0 retarget:3")
    assert out(m) == [3]
    assert deck(m)[-2:] == ["taser", "restraining_order"]


def test_a_window_that_is_interrupted_by_an_investigation() -> None:
    """Wiretap in the declaration window is followed by a window of its own; then the active player acts (4.3)."""
    m = position(hands={2: "wiretap", 3: "surveillance_camera"})
    play(m, "0 equip", "3 pass", "2 play:wiretap,0,0", "2 pick:1,0")
    assert decision(m) == "react_investigate"
    assert ids(m, 3) == ["pass", "play:surveillance_camera,0,0", "play:surveillance_camera,1,0"]
    play(m, "3 pass")
    assert decision(m) == "act"
    assert waiting(m) == [0]
