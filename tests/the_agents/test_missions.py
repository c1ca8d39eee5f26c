"""Missions, one by one (8), and how they are attached (6.5)."""

from __future__ import annotations

import pytest

from undercover import Match

from .positions import attached, faction, hand, ids, income, missions, play, points, position, refused


def worth(mission: str, rows: dict[str, str], at: str = "A", seat: int = 0, seats: int = 2) -> int:
    """What a mission attached by the seat would pay now."""
    m = position(seats, rows=rows, posts={f"{at}{seat}": mission})
    found: int = faction(m, at)["missions"][0]["worth"]
    assert income(m, seat)[1] == found
    return found


# ---------------------------------------------------------------- one by one


@pytest.mark.parametrize(
    ("row", "pays"),
    [
        ("medic_1>x medic_2>x", 3),
        ("medic_1>x medic_2>x hacker_1>x", 3),
        ("medic_1>x decoy_1>0 medic_2>x", 0),
        ("medic_1>x", 0),
    ],
)
def test_bloodbath(row: str, pays: int) -> None:
    """Bloodbath: 3, once, for two dead agents side by side (8)."""
    assert worth("bloodbath", {"A": row}) == pays


@pytest.mark.parametrize(
    ("here", "there", "pays"),
    [
        ("medic_1>0", "hacker_1>0 medic_2>x", 1),
        ("medic_1>0", "hacker_1>0", 0),
        ("medic_1>0 medic_2>0", "hacker_1>0", 0),
    ],
)
def test_chosen_few(here: str, there: str, pays: int) -> None:
    """The Chosen Few: 1 if THIS faction is shorter than the other; dead agents count (8)."""
    assert worth("chosen_few", {"A": here, "B": there}) == pays


def test_code_breaking() -> None:
    """Code Breaking: 1 for each two-coloured arrow that points at its owner, in both factions (8)."""
    rows = {"A": "hacker_2>1 activist_1>1 medic_1>1", "B": "hacker_1>1 marksman_2>1 medic_2>0"}
    assert worth("code_breaking", rows) == 2
    assert worth("code_breaking", rows, seat=1) == 0


def test_code_of_honor() -> None:
    """Code of Honor: 1 for each living agent here whose command faces its owner (8)."""
    rows = {"A": "medic_1>0 hacker_1>1 decoy_1>0 medic_2>x", "B": "hacker_2>0"}
    assert worth("code_of_honor", rows) == 2
    assert worth("code_of_honor", rows, seat=1) == 1


def test_man_down() -> None:
    """Man Down: 1 for each dead agent here (8)."""
    assert worth("man_down", {"A": "medic_1>x hacker_1>1 decoy_1>x", "B": "medic_2>x"}) == 2


def test_meet_your_match() -> None:
    """Meet your Match: 2 if both owners would get equal arrow points from this faction (8)."""
    assert worth("meet_your_match", {"A": "hacker_1>1 marksman_1>1 medic_1>0 activist_1>0"}) == 2
    assert worth("meet_your_match", {"A": "hacker_1>1 marksman_1>1 medic_1>0 activist_2>0"}) == 0
    assert worth("meet_your_match", {"A": "hacker_1>1 marksman_1>1"}) == 0


def test_meet_your_match_with_a_single_agent() -> None:
    """the_agents:R42 nothing equals nothing: it pays 2."""
    assert worth("meet_your_match", {"A": "hacker_1>1"}) == 2


def test_poor_mans_game() -> None:
    """Poor Man's Game: 3 if its owner gets no arrow points at all; other missions do not matter (8)."""
    assert worth("poor_mans_game", {"A": "hacker_1>0 marksman_1>0", "B": "medic_1>1"}) == 3
    assert worth("poor_mans_game", {"A": "hacker_1>0", "B": "medic_1>1 activist_1>1"}) == 0
    m = position(rows={"A": "hacker_1>x"}, posts={"A0": "poor_mans_game man_down"})
    assert income(m, 0) == (0, 4)


def test_reinforcements() -> None:
    """Reinforcements: 4, once, for two living agents here that face its owner with the same type of command (8)."""
    assert worth("reinforcements", {"A": "marksman_1>0 medic_1>1 assassin_1>0"}) == 4
    assert worth("reinforcements", {"A": "marksman_1>0 medic_1>1 assassin_1>1"}) == 0
    assert worth("reinforcements", {"A": "marksman_1>0 hacker_1>0"}) == 0


def test_reinforcements_and_independents() -> None:
    """the_agents:R14 two Medics have one type; a Jack and an Infiltrator have not, though they share a colour."""
    assert worth("reinforcements", {"A": "medic_1>0 medic_2>0"}) == 4
    assert worth("reinforcements", {"A": "jack_1>0 infiltrator_1>0"}) == 0


def test_stand_united() -> None:
    """Stand United: 4, once, for two living agents of one name side by side, whichever way they face (8)."""
    assert worth("stand_united", {"A": "hacker_1>0 hacker_2>1"}) == 4
    assert worth("stand_united", {"A": "hacker_1>0 medic_1>0 hacker_2>0"}) == 0


def test_strength_in_numbers() -> None:
    """the_agents:R5 an ordinary mission: 1 if THIS faction is longer than the other one."""
    assert worth("strength_in_numbers", {"A": "hacker_1>0 medic_1>x", "B": "medic_2>0"}) == 1
    assert worth("strength_in_numbers", {"A": "hacker_1>0", "B": "medic_2>0"}) == 0


def test_dead_agents_have_no_name_no_facing_and_no_colour() -> None:
    """the_agents:R15 they count for Bloodbath, Man Down and lengths only."""
    dead = {"A": "marksman_1>0 marksman_2>x", "B": "hacker_1>0"}
    assert worth("stand_united", dead) == 0
    assert worth("reinforcements", dead) == 0
    assert worth("code_of_honor", dead) == 1
    assert worth("man_down", dead) == 1
    assert worth("strength_in_numbers", dead) == 1


def test_an_empty_second_faction_has_length_nothing() -> None:
    """the_agents:R43 Strength in Numbers pays, The Chosen Few does not."""
    assert worth("strength_in_numbers", {"A": "hacker_1>0"}) == 1
    assert worth("chosen_few", {"A": "hacker_1>0"}) == 0


def test_missions_of_three_players_look_at_their_own_two_factions() -> None:
    """The second faction is that of the mission's owner (8)."""
    rows = {"A": "medic_1>0", "B": "hacker_1>1 decoy_1>1", "C": ""}
    assert worth("chosen_few", rows, seat=1, seats=3) == 1
    assert worth("chosen_few", rows, seat=0, seats=3) == 0


# ---------------------------------------------------------------- paying


def test_each_attached_mission_pays_once_a_turn() -> None:
    """the_agents:R35 two copies at the two factions both pay, and again in the next turn."""
    m = position(
        actions=0,
        rows={"A": "hacker_1>0", "B": "medic_1>0"},
        posts={"A0": "poor_mans_game", "B0": "poor_mans_game"},
    )
    play(m, "0 end_turn")
    assert points(m) == [11, 5]
    play(m, "1 buy:agent_draw", "1 buy:agent_draw", "1 end_turn", "0 buy:agent_draw", "0 buy:agent_draw", "0 end_turn")
    assert points(m)[0] == 15


def test_code_breaking_counts_twice_with_two_copies() -> None:
    """the_agents:R35 each copy counts the arrows of both factions."""
    m = position(
        actions=0,
        rows={"A": "hacker_2>1 activist_1>1", "B": "medic_1>1"},
        posts={"A0": "code_breaking", "B0": "code_breaking"},
    )
    assert income(m, 0) == (1, 2)


def test_a_mission_in_hand_pays_nothing() -> None:
    m = position(actions=0, rows={"A": "medic_1>x"}, missions=["man_down"])
    play(m, "0 end_turn")
    assert points(m)[0] == 5


# ---------------------------------------------------------------- attaching


def w8() -> Match:
    return position(
        3,
        rows={"A": "medic_1>0", "C": "hacker_1>0"},
        posts={"A0": "bloodbath man_down", "C0": "chosen_few", "A1": "bloodbath"},
        missions=["code_breaking chosen_few"],
    )


def test_missions_around_a_table_of_three() -> None:
    """the_agents:W8 two missions each at a faction; a third is refused, and so is one like it at the same faction."""
    m = w8()
    assert attached(m, "A") == [(0, "bloodbath"), (0, "man_down"), (1, "bloodbath")]
    refused(m, 0, "attach:code_breaking,A", "barred-two-missions")
    refused(m, 0, "attach:chosen_few,C", "barred-same-mission")
    play(m, "0 attach:code_breaking,C")
    assert attached(m, "C") == [(0, "chosen_few"), (0, "code_breaking")]


def test_two_identical_missions() -> None:
    """the_agents:R34 forbidden at one faction for one player; each owner may have one, and one at each faction."""
    m = position(rows={"A": "medic_1>0", "B": "hacker_1>0"}, missions=["man_down*2"], posts={"A1": "bloodbath"})
    play(m, "0 attach:man_down,A")
    refused(m, 0, "attach:man_down,A", "barred-same-mission")
    play(m, "0 attach:man_down,B")
    refused(m, 0, "move:man_down,A", "barred-same-mission")
    both = position(rows={"A": "medic_1>0"}, missions=["man_down"], posts={"A1": "man_down"})
    play(both, "0 attach:man_down,A")
    assert attached(both, "A") == [(0, "man_down"), (1, "man_down")]


def test_a_mission_needs_an_agent_dead_or_alive() -> None:
    """Only to an own faction with at least one agent (6.5)."""
    m = position(rows={"B": "medic_1>x"}, missions=["man_down"])
    refused(m, 0, "attach:man_down,A", "barred-faction-empty")
    play(m, "0 attach:man_down,B")


def test_missions_are_arranged_for_free() -> None:
    """Attached, moved and taken back without an action, any number of times, between actions (6.5)."""
    m = position(rows={"A": "medic_1>0", "B": "hacker_1>0"}, missions=["man_down"])
    play(m, "0 attach:man_down,A", "0 move:man_down,B")
    assert (attached(m, "A"), attached(m, "B")) == ([], [(0, "man_down")])
    play(m, "0 detach:man_down,B")
    assert (missions(m, 0), m.seen(0)["actions"]) == ("man_down", 2)


def test_twelve_mission_operations_a_turn() -> None:
    """So that a turn is finite (6.1)."""
    m = position(rows={"A": "medic_1>0", "B": "hacker_1>0"}, missions=["man_down"])
    play(m, "0 attach:man_down,A", *["0 move:man_down,B", "0 move:man_down,A"] * 5, "0 detach:man_down,A")
    assert m.seen(0)["operations_left"] == 0
    refused(m, 0, "attach:man_down,A", "barred-operations-used-up")
    play(m, "0 buy:agent_draw", "0 buy:agent_draw", "0 end_turn")
    assert m.seen(1)["operations_left"] == 12


def test_only_the_owner_is_paid() -> None:
    """A mission belongs to whoever attached it (6.5)."""
    m = position(actions=0, rows={"A": "medic_1>x"}, posts={"A1": "man_down"})
    play(m, "0 end_turn")
    assert points(m) == [5, 5]


def test_a_stolen_mission_goes_to_the_hand() -> None:
    """the_agents:R46 so the limits at a faction cannot be broken."""
    m = position(rows={"A": "medic_1>0"}, posts={"A0": "bloodbath man_down", "A1": "bloodbath"}, hands=["strategist"])
    play(m, "0 free:strategist,1,0")
    assert (missions(m, 0), attached(m, "A")) == ("bloodbath", [(0, "bloodbath"), (0, "man_down")])
    assert hand(m, 0) == ""
    refused(m, 0, "attach:bloodbath,A", "barred-same-mission")
    assert ids(m, 0, "attach") == []
