"""Set-up (4), the turn and its actions (6.1, 6.2), scoring (6.6)."""

from __future__ import annotations

import pytest

from .positions import (
    GAME,
    actions,
    arrows,
    attached,
    decision,
    hand,
    happened,
    ids,
    income,
    missions,
    play,
    player,
    points,
    position,
    refused,
    row,
)

# ---------------------------------------------------------------- set-up


@pytest.mark.parametrize(("seats", "agents", "tasks"), [(2, 30, 18), (3, 27, 17), (4, 24, 16), (5, 21, 15)])
def test_set_up(seats: int, agents: int, tasks: int) -> None:
    """Three agents, one mission and five points each; the rest are the draw piles (4)."""
    m = GAME.start(seats, 5)
    view = m.seen(None)
    assert [(each["agents"], each["missions"], each["points"]) for each in view["players"]] == [(3, 1, 5)] * seats
    assert (view["agents"]["draw"], view["missions"]["draw"]) == (agents, tasks)
    assert view["agents"]["retired"] == view["missions"]["retired"] == []
    assert len(view["factions"]) == seats
    assert view["active"] == view["first"] == m.waiting[0]


def test_the_first_player_is_random() -> None:
    assert {GAME.start(4, seed).seen(None)["first"] for seed in range(40)} == {0, 1, 2, 3}


def test_no_safe_houses_and_forty_points() -> None:
    """the_agents:R22 factions start empty, 40 points win, 18 kinds of agents."""
    m = GAME.start(3, 1)
    assert [faction["row"] for faction in m.seen(None)["factions"]] == [[], [], []]
    assert m.seen(None)["target"] == 40
    assert len({card for card in GAME.box(None).decks[0] if card < 22}) / 2 + 7 == 18


# ---------------------------------------------------------------- two actions


def test_two_actions_a_turn() -> None:
    """A turn has two actions, then the player scores and the next seat clockwise is on turn (6.1, 6.6)."""
    m = position(3, active=2, hands=["", "", "hacker_1 medic_1"])
    play(m, "2 play:hacker_1,B1,2")
    assert actions(m) == 1
    refused(m, 2, "end_turn", "barred-actions-left")
    play(m, "2 play:medic_1,B2,2")
    assert actions(m) == 0
    play(m, "2 end_turn")
    assert decision(m) == (0, "act")
    assert points(m) == [5, 5, 5]


def test_the_same_command_may_be_used_twice() -> None:
    """An action may be repeated, even the same card's command (6.1)."""
    m = position(rows={"A": "hacker_1>0", "B": "medic_1>0"})
    play(m, "0 reactivate:A1,hacker_1", "0 reactivate:A1,hacker_1")
    assert row(m, "B") == "medic_1>0"
    assert actions(m) == 0


def test_no_pass_while_there_is_an_action() -> None:
    """the_agents:R12 two actions are compulsory; they are lost only if none is left to take."""
    m = position(points=[1], hands=["medic_1"])
    refused(m, 0, "end_turn", "barred-actions-left")
    play(m, "0 play:medic_1,A1,0", "0 buy:agent_draw")
    stuck = position(points=[0], hands=["mercenary"], actions=2)
    assert ids(stuck, 0) == ["free:mercenary,1,0", "free:mercenary,1,1", "end_turn"], "a Mercenary does not oblige"
    play(stuck, "0 end_turn")
    assert happened(stuck, "actions_lost") == [{"seat": 0, "count": 2}]
    assert decision(stuck) == (1, "act")


def test_the_emergency_draw_does_not_oblige() -> None:
    """the_agents:R12 whoever may only make the emergency draw may also end the turn."""
    m = position(points=[0])
    assert ids(m, 0) == ["emergency_draw", "end_turn"]


# ---------------------------------------------------------------- reactivating


def test_reactivating_a_command_that_would_do_nothing() -> None:
    """the_agents:R11 a command without a target may not be reactivated."""
    m = position(rows={"A": "marksman_1>0 assassin_1>0"})
    assert ids(m, 0, "reactivate") == []
    refused(m, 0, "reactivate:A1,marksman_1", "barred-nothing-to-do")
    refused(m, 0, "reactivate:A2,assassin_1", "barred-nothing-to-do")


def test_a_command_that_faces_me_is_mine_to_reactivate() -> None:
    """the_agents:R45 whoever placed the card: only its facing counts."""
    m = position(hands=["hacker_1"], rows={"B": "medic_1>0"})
    play(m, "0 play:hacker_1,A1,1")
    assert row(m, "B") == "medic_1>1", "seat 1 had to perform it"
    refused(m, 0, "reactivate:A1,hacker_1", "barred-faces-opponent")
    play(m, "0 buy:agent_draw", "0 end_turn", "1 reactivate:A1,hacker_1")
    assert row(m, "B") == "medic_1>0"


def test_an_agent_may_be_reactivated_in_the_turn_it_was_placed() -> None:
    """It may have been placed earlier in the same turn (6.1)."""
    m = position(hands=["hacker_1"], rows={"B": "medic_1>0"})
    play(m, "0 play:hacker_1,A1,0", "0 reactivate:A1,hacker_1")
    assert row(m, "B") == "medic_1>0"


# ---------------------------------------------------------------- buying


@pytest.mark.parametrize(
    ("pile", "price"), [("agent_draw", 1), ("agent_retired", 2), ("mission_draw", 3), ("mission_retired", 4)]
)
def test_what_the_piles_cost(pile: str, price: int) -> None:
    """A card costs an action and 1, 2, 3 or 4 points (6.1 d)."""
    m = position(points=[price], retired="gunner", mission_retired="man_down")
    play(m, f"0 buy:{pile}")
    assert points(m)[0] == 0
    assert actions(m) == 1
    assert player(m, 0)["agents" if "agent" in pile else "missions"] == 1
    poor = position(points=[price - 1], retired="gunner", mission_retired="man_down")
    refused(poor, 0, f"buy:{pile}", "barred-cannot-pay")


def test_an_empty_pile_sells_nothing() -> None:
    """Only the top card of a pile that is not empty is for sale (6.1 d)."""
    m = position(pile="", mission_pile="")
    for pile in ("agent_draw", "agent_retired", "mission_draw", "mission_retired"):
        refused(m, 0, f"buy:{pile}", "barred-pile-empty")


def test_the_top_card_of_a_retired_pile_is_bought() -> None:
    m = position(retired="gunner tracker", mission_retired="man_down bloodbath", points=[9])
    play(m, "0 buy:agent_retired", "0 buy:mission_retired")
    assert (hand(m, 0), missions(m, 0)) == ("gunner", "man_down")
    assert m.seen(None)["agents"]["retired"] == ["tracker"]
    assert happened(m, "bought_openly") == [{"seat": 0, "card": "gunner"}, {"seat": 0, "card": "man_down"}]


def test_points_are_money() -> None:
    """the_agents:W13 a mission from the draw pile and a retired agent use up both actions and all five points."""
    m = position(points=[5], retired="gunner", mission_top="man_down")
    play(m, "0 buy:mission_draw", "0 buy:agent_retired")
    assert points(m)[0] == 0
    assert actions(m) == 0
    assert (hand(m, 0), missions(m, 0)) == ("gunner", "man_down")


def test_the_bank_never_runs_dry() -> None:
    """the_agents:R24 points are one number; they exceed what the point cards of the box could show."""
    m = position(5, points=[39, 39, 39, 39, 39], rows={"A": "hacker_1>1 marksman_1>1"}, hands=["undercover"])
    assert sum(points(m)) > 144
    play(m, "0 free:undercover,4,4", "4 turn:A1,hacker_1")
    assert points(m)[0] == 42


# ---------------------------------------------------------------- piles


def test_an_empty_draw_pile_is_renewed_at_once() -> None:
    """the_agents:R16 not when somebody next draws: the top of the retired pile is then no longer for sale."""
    m = position(pile="medic_1", retired="gunner tracker", points=[9])
    play(m, "0 buy:agent_draw")
    assert m.seen(None)["agents"] == {"draw": 2, "retired": [], "last_retired": None}
    assert happened(m, "reshuffled") == [{"pile": "agent_draw", "count": 2}]
    refused(m, 0, "buy:agent_retired", "barred-pile-empty")
    play(m, "0 buy:agent_draw")
    assert hand(m, 0) in ("medic_1 gunner", "medic_1 tracker")


def test_a_retired_card_becomes_the_draw_pile_if_that_is_empty() -> None:
    """the_agents:R16 also when the card that is retired finds the draw pile empty."""
    m = position(pile="", hands=["gunner"], rows={"A": "hacker_1>0 medic_1>0"})
    play(m, "0 free:gunner,1,0", "0 kill:A2,medic_1")
    assert m.seen(None)["agents"] == {"draw": 1, "retired": [], "last_retired": None}


def test_the_card_retired_last_is_named_while_it_lies_there() -> None:
    """Bought from the retired pile it is in a hand, and the card below lies on top (12)."""
    m = position(retired="gunner tracker", points=[9])
    assert m.seen(1)["agents"]["last_retired"] == "gunner"
    play(m, "0 buy:agent_retired")
    assert m.seen(1)["agents"]["last_retired"] == "tracker"
    play(m, "0 buy:agent_retired")
    assert m.seen(1)["agents"]["last_retired"] is None


# ---------------------------------------------------------------- exchanging a mission


def test_exchanging_a_mission() -> None:
    """the_agents:R36 it is an action and costs no points; the old one is retired, then one is drawn."""
    m = position(missions=["man_down"], mission_top="bloodbath", points=[0])
    play(m, "0 exchange:man_down,hand")
    assert (missions(m, 0), points(m)[0], actions(m)) == ("bloodbath", 0, 1)
    assert m.seen(None)["missions"]["retired"] == ["man_down"]


def test_an_attached_mission_may_be_exchanged() -> None:
    """In hand or attached (6.1 e); the new one may be attached in the same turn (6.2)."""
    m = position(posts={"A0": "man_down"}, rows={"A": "medic_1>0"}, mission_top="bloodbath")
    play(m, "0 exchange:man_down,A", "0 attach:bloodbath,A")
    assert attached(m, "A") == [(0, "bloodbath")]


def test_the_last_mission_is_drawn_before_the_pile_is_renewed() -> None:
    """The card comes from the draw pile as it was; the mission put away is then shuffled into the new one (6.2)."""
    m = position(missions=["man_down"], mission_pile="bloodbath", keeper=1)
    play(m, "0 exchange:man_down,hand")
    assert missions(m, 0) == "bloodbath"
    assert m.seen(None)["missions"] == {"draw": 1, "retired": [], "last_retired": None}


def test_no_exchange_without_a_draw_pile() -> None:
    """the_agents:R37 with an empty mission draw pile one would draw the same card again."""
    m = position(missions=["man_down"], mission_pile="", posts={"A0": "bloodbath"}, rows={"A": "medic_1>0"})
    assert ids(m, 0, "exchange") == []
    refused(m, 0, "exchange:man_down,hand", "barred-pile-empty")
    refused(m, 0, "exchange:bloodbath,A", "barred-pile-empty")


# ---------------------------------------------------------------- the emergency draw


def test_broke() -> None:
    """the_agents:W12 no agent in hand, no points, two actions left: one agent, and the turn's actions are over."""
    m = position(points=[0], top="medic_1")
    play(m, "0 emergency_draw")
    assert (hand(m, 0), actions(m)) == ("medic_1", 0)
    assert ids(m, 0) == ["end_turn"]


def test_no_agent_in_hand_and_exactly_no_points() -> None:
    """the_agents:R13 agents in factions do not matter; one point or one card in hand is too much."""
    m = position(points=[0], rows={"A": "medic_1>0 hacker_1>0"})
    assert "emergency_draw" in ids(m, 0)
    refused(position(points=[1]), 0, "emergency_draw", "barred-has-points")
    refused(position(points=[0], hands=["medic_1"]), 0, "emergency_draw", "barred-has-agents")
    refused(position(points=[0], pile=""), 0, "emergency_draw", "barred-pile-empty")


def test_missions_may_be_arranged_after_an_emergency_draw() -> None:
    """Missions may still be arranged, and the player still scores (6.2)."""
    m = position(points=[0], missions=["man_down"], rows={"A": "medic_1>x"})
    play(m, "0 emergency_draw", "0 attach:man_down,A", "0 end_turn")
    assert points(m)[0] == 1


# ---------------------------------------------------------------- no actions left


def test_without_actions_only_missions_and_mercenaries_are_left() -> None:
    """When both actions are spent, nothing that costs one can be done (6.1)."""
    m = position(
        actions=0, hands=["mercenary medic_1"], missions=["man_down"], rows={"A": "hacker_1>0", "B": "decoy_1>1"}
    )
    assert [id.partition(":")[0] for id in ids(m, 0)] == ["free", "free", "attach", "attach", "end_turn"]
    refused(m, 0, "buy:agent_draw", "barred-no-actions-left")
    refused(m, 0, "play_in:A", "barred-no-actions-left")
    refused(m, 0, "reactivate:A1,hacker_1", "barred-no-actions-left")


# ---------------------------------------------------------------- scoring


def test_only_the_active_player_scores() -> None:
    """Arrows that point at the active player, and its attached missions (6.6)."""
    m = position(
        actions=0,
        rows={"A": "jack_1>1 abductor_1>1 hacker_2>1 activist_1>1", "B": "medic_1>0 marksman_1>0 medic_2>x"},
        posts={"B0": "man_down", "B1": "man_down"},
    )
    assert (arrows(m, "A"), arrows(m, "B")) == ([5, 0], [0, 2])
    assert (income(m, 0), income(m, 1)) == ((5, 1), (2, 1))
    play(m, "0 end_turn")
    assert points(m) == [11, 5]
    assert happened(m, "scored") == [{"seat": 0, "arrows": 5, "missions": 1}]
    assert happened(m, "mission_paid") == [{"seat": 0, "mission": "man_down", "faction": "B", "points": 1}]


def test_scoring_nothing_is_normal() -> None:
    """the_agents:R47 a turn may bring 0 points."""
    m = position(actions=0)
    play(m, "0 end_turn")
    assert points(m) == [5, 5]
    assert happened(m, "scored") == [{"seat": 0, "arrows": 0, "missions": 0}]
    assert decision(m) == (1, "act")


def test_a_turn_out_of_time_is_ended_as_soon_as_possible() -> None:
    m = position(hands=["medic_1"])
    assert m.default(0).kind == "play"
    assert position(actions=0).default(0).id == "end_turn"
