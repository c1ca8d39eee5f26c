"""The faction agents, one by one (7.1), and how their commands are performed (5.1, 5.2)."""

from __future__ import annotations

import pytest

from .positions import actions, arrows, attached, decision, hand, happened, ids, missions, play, position, refused, row

# ---------------------------------------------------------------- one by one


def test_marksman() -> None:
    """The Marksman kills a living agent in the performer's OTHER faction (7.1)."""
    m = position(hands=["marksman_1"], rows={"A": "hacker_2>1", "B": "medic_1>0 decoy_1>1 medic_2>x"})
    play(m, "0 play:marksman_1,A1,0")
    assert decision(m) == (0, "marksman")
    assert ids(m, 0) == ["kill:B1,medic_1", "kill:B2,decoy_1"]
    play(m, "0 kill:B2,decoy_1")
    assert row(m, "B") == "medic_1>0 x x"


def test_assassin() -> None:
    """The Assassin kills a living agent in THIS faction that is not next to it (7.1)."""
    m = position(rows={"A": "medic_1>0 hacker_1>1 assassin_1>0 decoy_1>0 activist_1>1 medic_2>x", "B": "hacker_2>0"})
    play(m, "0 reactivate:A3,assassin_1")
    assert ids(m, 0) == ["kill:A1,medic_1", "kill:A5,activist_1"]
    refused(m, 0, "kill:A2,hacker_1", "barred-adjacent")
    refused(m, 0, "kill:A3,assassin_1", "barred-own-text")
    play(m, "0 kill:A5,activist_1")
    assert row(m, "A") == "medic_1>0 hacker_1>1 assassin_1>0 decoy_1>0 x x"


def test_abductor() -> None:
    """The Abductor takes any agent, living or dead, of the OTHER faction into the performer's hand (7.1)."""
    m = position(rows={"A": "abductor_1>0", "B": "medic_1>1 hacker_1>x decoy_1>0"})
    play(m, "0 reactivate:A1,abductor_1")
    assert ids(m, 0) == ["extract:B1,medic_1", "extract:B2,face_down", "extract:B3,decoy_1"]
    play(m, "0 extract:B2,face_down")
    assert (row(m, "B"), hand(m, 0)) == ("medic_1>1 decoy_1>0", "hacker_1")


def test_extractor() -> None:
    """The Extractor takes any agent of THIS faction that is not next to it (7.1)."""
    m = position(rows={"A": "extractor_1>0 medic_1>1 hacker_1>x decoy_1>0", "B": "medic_2>0"})
    play(m, "0 reactivate:A1,extractor_1")
    assert ids(m, 0) == ["extract:A3,face_down", "extract:A4,decoy_1"]
    refused(m, 0, "extract:A2,medic_1", "barred-adjacent")
    play(m, "0 extract:A4,decoy_1")
    assert (row(m, "A"), hand(m, 0)) == ("extractor_1>0 medic_1>1 x", "decoy_1")


def test_hacker() -> None:
    """The Hacker turns a living agent in the OTHER faction (7.1)."""
    m = position(rows={"A": "hacker_1>0", "B": "medic_1>1 decoy_1>x activist_1>0"})
    play(m, "0 reactivate:A1,hacker_1")
    assert ids(m, 0) == ["turn:B1,medic_1", "turn:B3,activist_1"]
    play(m, "0 turn:B1,medic_1")
    assert row(m, "B") == "medic_1>0 x activist_1>0"


def test_temptress() -> None:
    """The Temptress turns a living agent in THIS faction that is not next to her (7.1)."""
    m = position(rows={"A": "temptress_1>0 medic_1>1 hacker_1>0 decoy_1>1", "B": "medic_2>0"})
    play(m, "0 reactivate:A1,temptress_1")
    assert ids(m, 0) == ["turn:A3,hacker_1", "turn:A4,decoy_1"]
    refused(m, 0, "turn:A2,medic_1", "barred-adjacent")
    play(m, "0 turn:A4,decoy_1")
    assert row(m, "A") == "temptress_1>0 medic_1>1 hacker_1>0 decoy_1>0"


def test_decoy() -> None:
    """the_agents:R6 the Decoy swaps an agent of THIS faction that is not next to it with any of the OTHER one."""
    m = position(rows={"A": "decoy_1>0 medic_1>1 hacker_1>0", "B": "medic_2>1 marksman_1>x"})
    play(m, "0 reactivate:A1,decoy_1")
    assert ids(m, 0) == ["swap:A3,hacker_1,B1,medic_2", "swap:A3,hacker_1,B2,face_down"]
    play(m, "0 swap:A3,hacker_1,B2,face_down")
    assert (row(m, "A"), row(m, "B")) == ("decoy_1>0 medic_1>1 x", "medic_2>1 hacker_1>0")


def test_activist() -> None:
    """The Activist swaps any two agents of the OTHER faction (7.1)."""
    m = position(rows={"A": "activist_1>0", "B": "medic_1>1 hacker_1>x decoy_1>0"})
    play(m, "0 reactivate:A1,activist_1")
    assert ids(m, 0) == [
        "swap:B1,medic_1,B2,face_down",
        "swap:B1,medic_1,B3,decoy_1",
        "swap:B2,face_down,B3,decoy_1",
    ]
    play(m, "0 swap:B1,medic_1,B3,decoy_1")
    assert row(m, "B") == "decoy_1>0 x medic_1>1"
    assert happened(m, "swapped") == [{"card": "medic_1", "place": "B1", "partner": "decoy_1", "partner_place": "B3"}]


def test_activist_needs_two() -> None:
    m = position(rows={"A": "activist_1>0", "B": "medic_1>1"})
    refused(m, 0, "reactivate:A1,activist_1", "barred-nothing-to-do")


def test_medic() -> None:
    """The Medic revives a dead agent in either faction of the performer, facing either owner (7.1)."""
    m = position(rows={"A": "medic_1>0 hacker_1>x", "B": "decoy_1>x medic_2>1"})
    play(m, "0 reactivate:A1,medic_1")
    assert ids(m, 0) == ["revive:A2,0", "revive:A2,1", "revive:B1,0", "revive:B1,1"]
    play(m, "0 revive:B1,1")
    assert row(m, "B") == "decoy_1>1 medic_2>1"


def test_medic_reaches_only_own_factions() -> None:
    m = position(3, rows={"A": "medic_1>0", "B": "hacker_1>x", "C": ""})
    refused(m, 0, "reactivate:A1,medic_1", "barred-nothing-to-do")


def test_infiltrator() -> None:
    """The Infiltrator performs the command of a neighbour, whichever way that faces (7.1)."""
    m = position(rows={"A": "marksman_1>1 infiltrator_1>0 hacker_1>0 abductor_1>0", "B": "medic_1>1"})
    play(m, "0 reactivate:A2,infiltrator_1")
    assert ids(m, 0) == ["borrow:A1,marksman_1", "borrow:A3,hacker_1"]
    play(m, "0 borrow:A1,marksman_1")
    assert row(m, "B") == "x"
    assert happened(m, "borrowed") == [{"seat": 0, "card": "marksman_1", "place": "A1"}]


def test_jack_of_all_trades() -> None:
    """the_agents:W15 the Jack performs a command of THIS faction that faces the opponent."""
    m = position(rows={"A": "hacker_2>1 jack_1>0", "B": "medic_1>1"})
    play(m, "0 reactivate:A2,jack_1")
    assert row(m, "B") == "medic_1>0"
    empty = position(rows={"A": "hacker_2>1 jack_1>0"})
    refused(empty, 0, "reactivate:A2,jack_1", "barred-nothing-to-do")


def test_jack_chooses_among_all_that_face_the_opponent() -> None:
    """Adjacent or not; a command that faces the performer is no choice (7.1)."""
    m = position(rows={"A": "jack_1>0 hacker_2>1 temptress_1>1 marksman_1>0 medic_2>0", "B": "medic_1>1 decoy_1>0"})
    play(m, "0 reactivate:A1,jack_1")
    assert ids(m, 0) == ["borrow:A2,hacker_2", "borrow:A3,temptress_1"]
    play(m, "0 borrow:A3,temptress_1")
    assert row(m, "A") == "jack_1>0 hacker_2>1 temptress_1>1 marksman_1>0 medic_2>1", "the only one apart from both"


# ---------------------------------------------------------------- who performs, and when


def test_the_one_it_faces_must_perform() -> None:
    """the_agents:W14 seat 1 must kill the only living agent; with nobody alive the Marksman simply stays."""
    m = position(hands=["marksman_1"], rows={"B": "medic_1>1"})
    play(m, "0 play:marksman_1,A1,1")
    assert (row(m, "A"), row(m, "B")) == ("marksman_1>1", "x")
    assert happened(m, "killed") == [{"seat": 1, "card": "medic_1", "place": "B1"}]
    for rows in ({}, {"B": "medic_1>x"}):
        nobody = position(hands=["marksman_1"], rows=rows)
        play(nobody, "0 play:marksman_1,A1,1")
        assert row(nobody, "A") == "marksman_1>1"
        assert decision(nobody) == (0, "act")


def test_an_unperformable_command_does_not_forbid_the_placement() -> None:
    """the_agents:R38 a faction agent may be played although its command can do nothing."""
    m = position(hands=["medic_1"])
    play(m, "0 play:medic_1,A1,0")
    assert row(m, "A") == "medic_1>0"
    assert happened(m, "no_effect") == [{"card": "medic_1", "facing": 0}]
    assert actions(m) == 1


def test_a_harmful_choice_must_be_made() -> None:
    """the_agents:R40 the performer has to hit an agent it would rather keep."""
    m = position(hands=["marksman_1"], rows={"B": "hacker_1>1 marksman_2>1"})
    assert arrows(m, "B") == [1, 0]
    play(m, "0 play:marksman_1,A1,0")
    assert ids(m, 0) == ["kill:B1,hacker_1", "kill:B2,marksman_2"]
    play(m, "0 kill:B1,hacker_1")
    assert arrows(m, "B") == [0, 0]


def test_moving_an_agent_triggers_nothing() -> None:
    """Being turned, swapped or revived never triggers a command (5.1)."""
    m = position(rows={"A": "hacker_1>0 marksman_1>1", "B": "marksman_2>1 medic_1>0"})
    play(m, "0 reactivate:A1,hacker_1", "0 turn:B1,marksman_2")
    assert decision(m) == (0, "act")
    assert row(m, "A") == "hacker_1>0 marksman_1>1"


def test_other_is_the_performers_other_faction() -> None:
    """the_agents:R7 not that of the player who placed the card."""
    m = position(3, hands=["marksman_1"], rows={"B": "hacker_1>1", "C": "medic_1>0"})
    play(m, "0 play:marksman_1,A1,1")
    assert (row(m, "B"), row(m, "C")) == ("x", "medic_1>0")


def test_extracted_cards_go_to_the_performer() -> None:
    """the_agents:R30 whoever played the source or the target."""
    m = position(hands=["abductor_1"], rows={"B": "medic_1>0"})
    play(m, "0 play:abductor_1,A1,1")
    assert (hand(m, 0), hand(m, 1)) == ("", "medic_1")


def test_the_dead_can_be_taken_and_swapped_but_not_turned_or_killed() -> None:
    """the_agents:R44 a dead agent is no target for killing and turning."""
    rows = {"A": "assassin_1>0 hacker_1>0 medic_1>x decoy_1>1 activist_1>1", "B": "medic_2>x hacker_2>1 decoy_2>1"}
    m = position(rows=rows)
    play(m, "0 reactivate:A1,assassin_1")
    refused(m, 0, "kill:A3,face_down", "barred-dead")
    play(m, "0 kill:A4,decoy_1", "0 reactivate:A2,hacker_1")
    refused(m, 0, "turn:B1,face_down", "barred-dead")
    open_to_all = position(rows={"A": "abductor_1>0 decoy_1>0 hacker_1>0 medic_1>x", "B": "medic_2>x hacker_2>x"})
    play(open_to_all, "0 reactivate:A2,decoy_1")
    assert ids(open_to_all, 0) == ["swap:A4,face_down,B1,face_down", "swap:A4,face_down,B2,face_down"]
    play(open_to_all, "0 swap:A4,face_down,B2,face_down", "0 reactivate:A1,abductor_1", "0 extract:B2,face_down")
    assert hand(open_to_all, 0) == "medic_1"


# ---------------------------------------------------------------- facing after a swap


def test_a_swap_between_factions_keeps_the_facing_towards_the_performer() -> None:
    """the_agents:W9 an agent facing you still faces you; one facing your neighbour faces your other neighbour."""
    m = position(3, rows={"A": "decoy_1>0 medic_2>0 hacker_1>1", "C": "medic_1>0"})
    play(m, "0 reactivate:A1,decoy_1")
    assert (row(m, "A"), row(m, "C")) == ("decoy_1>0 medic_2>0 medic_1>0", "hacker_1>2")


@pytest.mark.parametrize("facing", [0, 2])
def test_facing_is_relative_to_the_performer(facing: int) -> None:
    """the_agents:R26 the performer is the one player both rows have in common."""
    m = position(3, rows={"A": "decoy_1>0 medic_2>0 hacker_1>0", "C": f"medic_1>{facing}"})
    play(m, "0 reactivate:A1,decoy_1")
    assert row(m, "C") == "hacker_1>0"
    assert row(m, "A").split()[2] == f"medic_1>{0 if facing == 0 else 1}"


def test_a_swap_within_a_row_changes_no_facing() -> None:
    """the_agents:R27 both cards keep their facing."""
    m = position(3, rows={"A": "activist_1>0", "C": "medic_1>2 hacker_1>0"})
    play(m, "0 reactivate:A1,activist_1")
    assert row(m, "C") == "hacker_1>0 medic_1>2"


def test_the_facing_of_the_revived_is_named_before_the_card_is_seen() -> None:
    """the_agents:R28 target and facing are one choice, which names the place and never the card."""
    m = position(rows={"A": "medic_1>0 hacker_1>x"})
    play(m, "0 reactivate:A1,medic_1")
    assert ids(m, 0) == ["revive:A2,0", "revive:A2,1"]
    play(m, "0 revive:A2,1")
    assert row(m, "A") == "medic_1>0 hacker_1>1"
    assert happened(m, "revived") == [{"seat": 0, "card": "hacker_1", "place": "A2", "facing": 1}]


# ---------------------------------------------------------------- borrowed commands


def test_distance_is_measured_from_the_borrowed_card() -> None:
    """the_agents:R8 the text is that of the borrowed card; the performer's OTHER faction counts."""
    m = position(rows={"A": "assassin_1>1 infiltrator_1>0 medic_1>0 hacker_1>0"})
    play(m, "0 reactivate:A2,infiltrator_1")
    assert ids(m, 0) == ["kill:A3,medic_1", "kill:A4,hacker_1"], "those apart from the Assassin at A1"


def test_infiltration_by_the_neighbour() -> None:
    """the_agents:W18 seat 1 must borrow the Marksman and shoot in its own other faction."""
    m = position(3, hands=["infiltrator_1"], rows={"A": "marksman_1>0", "B": "hacker_1>1", "C": "medic_1>0"})
    play(m, "0 play:infiltrator_1,A2,1")
    assert (row(m, "A"), row(m, "B"), row(m, "C")) == ("marksman_1>0 infiltrator_1>1", "x", "medic_1>0")


def test_a_card_occurs_once_in_a_chain() -> None:
    """the_agents:R9 two Infiltrators side by side can borrow from each other once, not back."""
    m = position(rows={"A": "infiltrator_1>0 infiltrator_2>0 marksman_1>1", "B": "medic_1>0"})
    play(m, "0 reactivate:A1,infiltrator_1")
    assert row(m, "B") == "x"
    assert [event["card"] for event in happened(m, "borrowed")] == ["infiltrator_2", "marksman_1"]
    alone = position(rows={"A": "infiltrator_1>0 infiltrator_2>0", "B": "medic_1>0"})
    refused(alone, 0, "reactivate:A1,infiltrator_1", "barred-nothing-to-do")


def test_a_chain_through_a_jack() -> None:
    """the_agents:R9 Infiltrator, then the Jack beside it, then a Marksman that faces the performer's opponent."""
    m = position(
        rows={"A": "infiltrator_1>0 jack_1>0 hacker_1>1 infiltrator_2>1 marksman_1>1", "B": "medic_1>0 medic_2>1"}
    )
    play(m, "0 reactivate:A1,infiltrator_1")
    assert decision(m) == (0, "jack_of_all_trades")
    assert m.seen(0)["source"] == "A2"
    assert ids(m, 0) == ["borrow:A3,hacker_1", "borrow:A4,infiltrator_2", "borrow:A5,marksman_1"]
    play(m, "0 borrow:A4,infiltrator_2")
    assert ids(m, 0) == ["borrow:A3,hacker_1", "borrow:A5,marksman_1"]
    play(m, "0 borrow:A5,marksman_1", "0 kill:B1,medic_1")
    assert row(m, "B") == "x medic_2>1"


def test_what_is_in_the_chain_is_refused() -> None:
    """the_agents:R9 a card of the chain is barred, with the reason."""
    m = position(rows={"A": "hacker_1>0 infiltrator_1>0 infiltrator_2>0 hacker_2>0", "B": "medic_1>0 medic_2>1"})
    play(m, "0 reactivate:A2,infiltrator_1", "0 borrow:A3,infiltrator_2")
    assert row(m, "B") == "medic_1>0 medic_2>1"
    assert decision(m) == (0, "hacker"), "only the Hacker beside it is left to borrow from"
    three = position(
        rows={"A": "infiltrator_1>0 jack_1>1 infiltrator_2>0 marksman_1>1 hacker_1>1", "B": "medic_1>0 medic_2>1"}
    )
    play(three, "0 reactivate:A1,infiltrator_1")
    assert ids(three, 0) == ["borrow:A4,marksman_1", "borrow:A5,hacker_1"]
    refused(three, 0, "borrow:A2,jack_1", "barred-in-chain")


def test_a_borrowed_command_never_hits_its_borrower() -> None:
    """the_agents:R10 neither the Jack that borrows an Assassin two slots away nor the Assassin itself can be hit."""
    m = position(rows={"A": "jack_1>0 medic_1>0 assassin_1>1 medic_2>0 hacker_1>0 decoy_1>0", "B": ""})
    play(m, "0 reactivate:A1,jack_1")
    assert ids(m, 0) == ["kill:A5,hacker_1", "kill:A6,decoy_1"]
    refused(m, 0, "kill:A1,jack_1", "barred-own-text")
    refused(m, 0, "kill:A3,assassin_1", "barred-own-text")


@pytest.mark.parametrize("agent", ["assassin_1", "extractor_1", "temptress_1"])
def test_what_could_hit_its_borrower_only_cannot_be_borrowed(agent: str) -> None:
    """the_agents:R10 an action must do something to somebody else."""
    m = position(rows={"A": f"jack_1>0 medic_1>0 {agent}>1", "B": ""})
    refused(m, 0, "reactivate:A1,jack_1", "barred-nothing-to-do")


def test_a_swap_leaves_its_borrower_where_it_is() -> None:
    """the_agents:R10 the Decoy's text, borrowed by a Jack, moves anybody else."""
    m = position(rows={"A": "jack_1>0 medic_1>0 decoy_1>1 medic_2>0 hacker_1>0", "B": "marksman_1>0 marksman_2>0"})
    play(m, "0 reactivate:A1,jack_1")
    assert ids(m, 0) == ["swap:A5,hacker_1,B1,marksman_1", "swap:A5,hacker_1,B2,marksman_2"]


def test_every_borrower_of_a_chain_is_safe() -> None:
    """the_agents:R10 Infiltrator, Jack, Assassin: the Infiltrator lies two slots away and is no target."""
    rows = {"A": "medic_1>1 infiltrator_1>0 jack_1>0 assassin_1>1 medic_2>0 hacker_1>0 decoy_1>0", "B": ""}
    m = position(rows=rows)
    play(m, "0 reactivate:A2,infiltrator_1")
    assert ids(m, 0) == ["kill:A1,medic_1", "kill:A6,hacker_1", "kill:A7,decoy_1"]
    refused(m, 0, "kill:A2,infiltrator_1", "barred-own-text")


# ---------------------------------------------------------------- an empty faction


def test_missions_return_from_an_empty_faction() -> None:
    """the_agents:R33 the missions of both owners return to their hands when the last agent leaves."""
    m = position(rows={"A": "abductor_1>0", "B": "medic_1>0"}, posts={"B0": "man_down bloodbath", "B1": "man_down"})
    play(m, "0 reactivate:A1,abductor_1")
    assert attached(m, "B") == []
    assert (missions(m, 0), missions(m, 1)) == ("bloodbath man_down", "man_down")


def test_a_dead_agent_is_enough_to_keep_missions() -> None:
    """the_agents:R33 only an empty row gives them back."""
    m = position(rows={"A": "abductor_1>0", "B": "medic_1>0 hacker_1>x"}, posts={"B0": "man_down"})
    play(m, "0 reactivate:A1,abductor_1", "0 extract:B1,medic_1")
    assert attached(m, "B") == [(0, "man_down")]
