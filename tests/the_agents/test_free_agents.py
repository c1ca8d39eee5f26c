"""The free agents, one by one (7.2), and how they are played and paid (6.2, 6.4)."""

from __future__ import annotations

import pytest

from undercover import Match
from undercover.words import LANGUAGES, Words

from .positions import (
    GAME,
    actions,
    attached,
    decision,
    hand,
    happened,
    ids,
    missions,
    play,
    player,
    points,
    position,
    refused,
    row,
)


def between(m: Match) -> list[tuple[str, int, int]]:
    return [(lying["card"]["card"], lying["performer"], lying["token"]) for lying in m.seen(None)["between"]]


# ---------------------------------------------------------------- one by one


def test_gunner() -> None:
    """The Gunner kills any living agent in ANY faction; the other one gets 3 points (7.2)."""
    m = position(4, hands=["gunner"], rows={"A": "medic_1>0", "B": "hacker_1>1 decoy_1>x", "C": "medic_2>3"})
    play(m, "0 free:gunner,1,0")
    assert ids(m, 0) == ["kill:A1,medic_1", "kill:B1,hacker_1", "kill:C1,medic_2"]
    refused(m, 0, "kill:B2,face_down", "barred-dead")
    assert between(m) == [("gunner", 0, 1)]
    play(m, "0 kill:C1,medic_2")
    assert row(m, "C") == "x"
    assert points(m) == [5, 8, 5, 5]
    assert m.seen(None)["agents"]["retired"] == ["gunner"]
    assert between(m) == []


def test_the_command_may_be_given_away() -> None:
    """With the command towards the other player, the points come to me (6.2)."""
    m = position(3, hands=["gunner"], rows={"A": "medic_1>0", "B": "hacker_1>1"})
    play(m, "0 free:gunner,2,2")
    assert decision(m) == (2, "gunner")
    play(m, "2 kill:A1,medic_1")
    assert points(m) == [8, 5, 5]
    assert actions(m) == 1


def test_recruiter() -> None:
    """The Recruiter draws two agents; the other one gets 2 points (7.2)."""
    m = position(hands=["recruiter"], top="medic_1 hacker_1")
    play(m, "0 free:recruiter,1,0")
    assert (hand(m, 0), points(m)) == ("hacker_1 medic_1", [5, 7])
    assert happened(m, "drew_card", 0) == [{"card": "hacker_1"}, {"card": "medic_1"}]
    assert happened(m, "drew_card", 1) == []


def test_recruiter_with_one_card_left() -> None:
    """the_agents:R17 two cards must be there, in both piles together; the pile is renewed between them."""
    m = position(hands=["recruiter medic_1"], pile="", retired="", points=[0])
    refused(m, 0, "free:recruiter,1,0", "barred-too-few-to-draw")
    refused(m, 0, "free:recruiter,1,1", "barred-too-few-to-draw")
    one = position(hands=["recruiter"], pile="medic_1")
    refused(one, 0, "free:recruiter,1,0", "barred-too-few-to-draw")
    two = position(hands=["recruiter"], pile="medic_1", retired="gunner")
    play(two, "0 free:recruiter,1,0")
    assert hand(two, 0) == "medic_1 gunner"
    assert m.seen(None)["agents"]["draw"] == 0
    assert two.seen(None)["agents"] == {"draw": 1, "retired": [], "last_retired": None}


def test_strategist() -> None:
    """The Strategist steals a mission; the victim gets 3 points (7.2)."""
    m = position(
        3, hands=["strategist"], missions=["", "", "bloodbath"], posts={"A1": "man_down"}, rows={"A": "medic_1>0"}
    )
    play(m, "0 free:strategist,1,0")
    assert ids(m, 0) == ["steal:1,man_down,A", "steal_blindly:2"]
    play(m, "0 steal:1,man_down,A")
    assert (missions(m, 0), attached(m, "A"), points(m)) == ("man_down", [], [5, 8, 5])


def test_the_victim_alone_gets_the_points() -> None:
    """the_agents:R18 not the player at the token end, if that is somebody else."""
    m = position(3, hands=["strategist"], missions=["", "man_down", "bloodbath"])
    play(m, "0 free:strategist,1,0", "0 steal_blindly:2")
    assert points(m) == [5, 5, 8]
    assert missions(m, 0) == "bloodbath"


def test_stealing_from_a_hand_is_random() -> None:
    """the_agents:R19 unseen from a hand, by free choice from an attachment; how many are in a hand is public."""
    m = position(hands=["strategist"], missions=["", "man_down bloodbath"])
    assert m.seen(None)["players"][1]["missions"] == 2
    play(m, "0 free:strategist,1,0")
    assert missions(m, 0) in ("man_down", "bloodbath")
    stolen = [{"seat": 0, "victim": 1, "mission": missions(m, 0)}]
    assert happened(m, "stole_this", 0) == happened(m, "stole_this", 1) == stolen
    assert happened(m, "stole_this") == []
    assert happened(m, "stole_blindly") == [{"seat": 0, "victim": 1}]
    found = set()
    for seed in range(1, 20):
        again = position(hands=["strategist"], missions=["", "man_down bloodbath"], dice=seed << 32 | seed)
        play(again, "0 free:strategist,1,0")
        found.add(missions(again, 0))
    assert found == {"man_down", "bloodbath"}


def test_any_other_player_may_be_robbed_or_questioned() -> None:
    """the_agents:R20 not only the one across the card, but never the performer."""
    m = position(4, hands=["strategist", "", "", "medic_1"], missions=["man_down", "bloodbath", "", "chosen_few"])
    play(m, "0 free:strategist,2,2")
    assert ids(m, 2) == ["steal_blindly:0", "steal_blindly:1", "steal_blindly:3"]
    refused(m, 2, "steal_blindly:2")
    asked = position(4, hands=["interrogator hacker_1", "", "medic_1", "medic_2"])
    play(asked, "0 free:interrogator,1,0")
    assert ids(asked, 0) == ["question:2", "question:3"]
    refused(asked, 0, "question:1", "barred-no-agent-in-hand")


def test_no_mission_in_a_hand_to_steal() -> None:
    m = position(
        3, hands=["strategist"], missions=["", "", "bloodbath"], posts={"A1": "man_down"}, rows={"A": "medic_1>0"}
    )
    play(m, "0 free:strategist,1,0")
    refused(m, 0, "steal_blindly:1", "barred-no-mission-in-hand")


def test_mercenary() -> None:
    """The Mercenary gives a bonus action and costs none; then the other one gets 2 points (7.2)."""
    m = position(hands=["mercenary medic_1"])
    play(m, "0 free:mercenary,1,0")
    assert decision(m) == (0, "bonus")
    assert points(m) == [5, 5], "the token is paid after the bonus action"
    play(m, "0 play:medic_1,A1,0")
    assert (points(m), actions(m)) == ([5, 7], 2)


def test_a_bonus_action_is_one_action_and_no_mission_operation() -> None:
    """Exactly one of the options a to f, mandatory; neither missions nor the end of the turn (6.4)."""
    m = position(hands=["mercenary", "medic_1"], missions=["", "man_down"], rows={"A": "hacker_1>0", "B": "decoy_1>1"})
    play(m, "0 free:mercenary,1,1")
    assert decision(m) == (1, "bonus")
    kinds = {id.partition(":")[0] for id in ids(m, 1)}
    assert kinds == {"play", "buy", "exchange"}
    refused(m, 1, "decline", "barred-bonus-compulsory")
    refused(m, 1, "attach:man_down,A")
    play(m, "1 buy:agent_draw")
    assert decision(m) == (0, "act")
    assert points(m) == [7, 4]
    assert actions(m) == 2


def test_tracker() -> None:
    """The Tracker takes any card of the draw pile; the rest is shuffled (7.2)."""
    m = position(hands=["tracker"], pile="medic_1 hacker_1 gunner*2", keeper=1)
    play(m, "0 free:tracker,1,0")
    assert ids(m, 0) == ["take:hacker_1", "take:medic_1", "take:gunner"]
    assert [card["card"] for card in m.seen(0)["looking"]] == ["hacker_1", "medic_1", "gunner", "gunner"]
    assert m.seen(1)["looking"] is None
    play(m, "0 take:gunner")
    assert (hand(m, 0), points(m)) == ("gunner", [5, 7])
    assert m.seen(None)["agents"]["draw"] == 3
    refused(position(hands=["tracker medic_1"], pile=""), 0, "free:tracker,1,0", "barred-pile-empty")


def test_tracker_at_a_pile_of_one() -> None:
    """A single card is taken without asking (6.7)."""
    m = position(hands=["tracker"], pile="medic_1")
    play(m, "0 free:tracker,1,0")
    assert (hand(m, 0), decision(m)) == ("medic_1", (0, "act"))


def test_undercover() -> None:
    """the_agents:W10 far away: seat 0 turns any living agent on the table, then seat 2 gets 3 points."""
    m = position(4, hands=["undercover"], rows={"A": "medic_1>0", "B": "hacker_1>2 medic_2>x", "C": "decoy_1>3"})
    play(m, "0 free:undercover,2,0")
    assert ids(m, 0) == ["turn:A1,medic_1", "turn:B1,hacker_1", "turn:C1,decoy_1"]
    play(m, "0 turn:B1,hacker_1")
    assert row(m, "B") == "hacker_1>1 x"
    assert points(m) == [5, 5, 8, 5]
    assert m.seen(None)["agents"]["retired"] == ["undercover"]


def test_interrogator() -> None:
    """The Interrogator sees a hand and takes one agent of it; the other one gets 3 points (7.2)."""
    m = position(hands=["interrogator", "medic_1 hacker_1 gunner*2"])
    play(m, "0 free:interrogator,1,0")
    assert decision(m) == (0, "interrogate")
    assert ids(m, 0) == ["take:hacker_1", "take:medic_1", "take:gunner"]
    assert [event["card"] for event in happened(m, "saw_card", 0)] == ["hacker_1", "medic_1", "gunner", "gunner"]
    assert happened(m, "saw_card", 1) == []
    play(m, "0 take:hacker_1")
    assert (hand(m, 0), hand(m, 1), points(m)) == ("hacker_1", "medic_1 gunner gunner", [5, 8])
    took = [{"seat": 0, "victim": 1, "card": "hacker_1"}]
    assert happened(m, "took_this", 0) == happened(m, "took_this", 1) == took
    assert happened(m, "took_this") == []


def test_interrogator_sees_a_single_card() -> None:
    """A single card is taken without asking (6.7)."""
    m = position(hands=["interrogator", "medic_1"])
    play(m, "0 free:interrogator,1,0")
    assert (hand(m, 0), hand(m, 1)) == ("medic_1", "")


def test_the_card_just_played_is_no_longer_in_the_hand() -> None:
    """An Interrogator given to the neighbour needs another card in some hand (7.2)."""
    m = position(hands=["interrogator"])
    refused(m, 0, "free:interrogator,1,1", "barred-no-hand-to-see")
    refused(m, 0, "free:interrogator,1,0", "barred-no-hand-to-see")
    held = position(hands=["interrogator medic_1"])
    play(held, "0 free:interrogator,1,1")
    assert (hand(held, 0), hand(held, 1)) == ("", "medic_1")


# ---------------------------------------------------------------- to whom, and which way


def test_a_free_agent_may_be_handed_to_anybody() -> None:
    """the_agents:R23 any other player, not only neighbours."""
    m = position(5, hands=["tracker"])
    assert ids(m, 0, "free") == [f"free:tracker,{other},0" for other in (1, 2, 3, 4)] + [
        f"free:tracker,{other},{other}" for other in (1, 2, 3, 4)
    ]


def test_a_free_agent_must_be_performable_by_the_one_it_faces() -> None:
    """the_agents:R39 illegal in one direction, legal in the other."""
    m = position(hands=["strategist"], missions=["man_down"])
    refused(m, 0, "free:strategist,1,0", "barred-no-mission-to-steal")
    play(m, "0 free:strategist,1,1")
    assert (missions(m, 0), missions(m, 1), points(m)) == ("", "man_down", [8, 5])
    nobody = position(hands=["gunner undercover"], rows={"A": "medic_1>x"})
    refused(nobody, 0, "free:gunner,1,0", "barred-no-living-agent")
    refused(nobody, 0, "free:undercover,1,1", "barred-no-living-agent")


# ---------------------------------------------------------------- Mercenaries


def test_a_mercenary_after_both_actions() -> None:
    """the_agents:R21 at any decision of one's own turn, also when no action is left, and within one's bonus action."""
    m = position(actions=0, hands=["mercenary*2 medic_1 hacker_1"])
    play(m, "0 free:mercenary,1,0")
    assert "free:mercenary,1,0" in ids(m, 0)
    play(m, "0 free:mercenary,1,0", "0 play:medic_1,A1,0")
    assert decision(m) == (0, "bonus"), "the first bonus action is still due"
    assert points(m) == [5, 7]
    play(m, "0 play:hacker_1,B1,0")
    assert (decision(m), actions(m), points(m)) == ((0, "act"), 0, [5, 9])
    assert m.seen(None)["agents"]["retired"] == ["mercenary", "mercenary"]


def test_a_bonus_action_in_anothers_turn() -> None:
    """the_agents:R21 q may play a Mercenary of their own within the bonus action, but in no other moment."""
    m = position(hands=["mercenary medic_1", "mercenary hacker_1"])
    play(m, "0 free:mercenary,1,1")
    assert ids(m, 1, "free") == ["free:mercenary,0,1", "free:mercenary,0,0"]
    play(m, "1 free:mercenary,0,0")
    assert between(m) == [("mercenary", 1, 0), ("mercenary", 0, 1)]
    play(m, "0 buy:agent_draw")
    assert decision(m) == (1, "bonus")
    play(m, "1 buy:agent_draw")
    assert points(m) == [6, 6]


def test_a_mercenary_needs_an_action_to_give() -> None:
    """For oneself, a legal action must be left after the card was played (7.2)."""
    m = position(points=[0], hands=["mercenary gunner"])
    refused(m, 0, "free:mercenary,1,0", "barred-no-action-possible")
    broke = position(points=[0], hands=["mercenary"])
    play(broke, "0 free:mercenary,1,0")
    assert ids(broke, 0) == ["emergency_draw", "decline"]
    play(broke, "0 decline")
    assert (decision(broke), points(broke)) == ((0, "act"), [0, 7])


def test_a_mercenary_for_a_poor_neighbour() -> None:
    """the_agents:W16 any card in the neighbour's hand will do; if it cannot be played, the bonus action lapses."""
    able = position(hands=["mercenary", "hacker_1"], points=[5, 0])
    unable = position(hands=["mercenary", "gunner"], points=[5, 0])
    assert ids(able, 0) == ids(unable, 0)
    play(able, "0 free:mercenary,1,1")
    assert {id.partition(",")[0] for id in ids(able, 1)} == {"play:hacker_1"}
    play(able, "1 play:hacker_1,A1,0")
    play(unable, "0 free:mercenary,1,1")
    assert happened(unable, "bonus_lapsed") == [{"seat": 1}]
    assert points(able) == points(unable) == [7, 0]


@pytest.mark.parametrize(
    ("held", "money", "task", "row", "pile"),
    [
        pytest.param("tracker", 0, "", "", "", id="any card in hand"),
        pytest.param("", 3, "", "", "", id="money for a card"),
        pytest.param("", 0, "man_down", "", "", id="a mission to exchange"),
        pytest.param("", 0, "", "hacker_1>1", "", id="a command to reactivate"),
        pytest.param("", 0, "", "", "decoy_1", id="the emergency draw"),
    ],
)
def test_a_mercenary_at_another_player(held: str, money: int, task: str, row: str, pile: str) -> None:
    """the_agents:R48 judged by public facts alone: each of these is enough."""
    m = position(
        hands=["mercenary", held],
        points=[5, money],
        missions=["", task],
        rows={"A": row, "B": "medic_1>0"},
        pile=pile,
        keeper=0,
    )
    play(m, "0 free:mercenary,1,1")
    if held:
        assert happened(m, "bonus_lapsed") == [{"seat": 1}], "a Tracker finds no draw pile"
        assert points(m) == [7, 0]
    else:
        assert decision(m) == (1, "bonus")


def test_a_mercenary_at_somebody_who_can_do_nothing() -> None:
    """the_agents:R48 none of the public facts holds."""
    m = position(hands=["mercenary"], pile="", keeper=0, mission_pile="", points=[5, 0])
    refused(m, 0, "free:mercenary,1,1", "barred-no-action-for-them")


def test_drawing_in_anothers_turn() -> None:
    """the_agents:W17 seat 1 may make the emergency draw or decline; after the draw no second Mercenary for it."""
    m = position(hands=["mercenary*2"], points=[5, 0])
    play(m, "0 free:mercenary,1,1")
    assert ids(m, 1) == ["emergency_draw", "decline"]
    play(m, "1 emergency_draw")
    assert player(m, 1)["agents"] == 1
    refused(m, 0, "free:mercenary,1,1", "barred-drew-in-need")
    assert actions(m) == 2
    declined = position(hands=["mercenary*2"], points=[5, 0])
    play(declined, "0 free:mercenary,1,1", "1 decline")
    assert "free:mercenary,1,1" in ids(declined, 0)


def test_whoever_drew_has_no_further_action_this_turn() -> None:
    """the_agents:R49 commands must still be performed, and the next turn is a normal one."""
    m = position(hands=["mercenary marksman_1"], points=[5, 0], rows={"B": "decoy_1>x decoy_2>0"}, top="medic_1")
    play(m, "0 free:mercenary,1,1", "1 emergency_draw", "0 play:marksman_1,A1,1")
    assert row(m, "B") == "x x", "the command that faces seat 1 was performed"
    play(m, "0 buy:agent_draw", "0 end_turn")
    assert (decision(m), actions(m)) == ((1, "act"), 2)
    assert "play:medic_1,A1,0" in ids(m, 1)


def test_an_emergency_draw_ends_the_actions_of_the_active_player() -> None:
    """the_agents:R49 also as a bonus action: regular actions, bonus actions and Mercenaries are gone."""
    m = position(hands=["mercenary"], points=[0], top="mercenary")
    play(m, "0 free:mercenary,1,0", "0 emergency_draw")
    assert (hand(m, 0), actions(m)) == ("mercenary", 0)
    assert ids(m, 0) == ["end_turn"]
    refused(m, 0, "free:mercenary,1,0", "barred-drew-in-need")


def test_a_bonus_action_still_due_lapses_after_the_draw() -> None:
    """the_agents:R49 seat 0 gets a bonus action inside its own, makes the emergency draw there, and loses the other."""
    m = position(
        hands=["mercenary*2"],
        points=[0, 5],
        rows={"A": "hacker_1>0 abductor_1>1", "B": "medic_1>0"},
        top="gunner",
    )
    play(m, "0 free:mercenary,1,0", "0 free:mercenary,1,0", "0 emergency_draw")
    assert happened(m, "bonus_lapsed") == [{"seat": 0}]
    assert (decision(m), actions(m)) == ((0, "act"), 0)
    assert points(m) == [0, 9]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_promised_the_points_of_the_strategist(language: str) -> None:
    """the_agents:R18 they are the victim's; of every other free agent they are the other one's (6.4)."""
    m = position(3, hands=["strategist mercenary"], missions=["", "man_down", "bloodbath"], points=[9])
    words = Words(language, GAME)
    for card in ("strategist", "mercenary"):
        offered = next(option for option in m.choices(0) if option.id == f"free:{card},1,0")
        command = words.say(f"agent-{card}-text")
        assert words.why(offered, ("Ana", "Béla", "Cili")).endswith(command) is (card == "strategist")


@pytest.mark.parametrize(("language", "shuffled"), [("en", "shuffle"), ("hu", "keverd meg"), ("pl", "przetasuj")])
def test_the_tracker_says_that_the_pile_is_shuffled(language: str, shuffled: str) -> None:
    """(7.2)"""
    assert shuffled in Words(language, GAME).say("agent-tracker-text")
