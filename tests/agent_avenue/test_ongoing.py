"""The eight ongoing market cards, each at work (2.3), and movement as they change it (4.6)."""

from __future__ import annotations

import pytest

from .positions import BLUE, GAME, GREEN, decision, happened, market, offer, play, position, result, row, side, spaces

MARKET_SPACES = {2, 5, 9, 12}


def paces(card: str, agent: str, before: int) -> int:
    """How far green goes, from 0, for one more agent of that name with that card in front of it."""
    rows = [f"{agent}*{before}" if before else "", ""]
    m = position("advanced", hands=[f"{agent} sentinel"], rows=rows, blue=7, ongoing=[card, ""])
    offer(m, "sentinel", agent, "face_up")
    return int(side(m, GREEN)["steps"])


def test_distraction_device() -> None:
    """Saboteurs carry their side forward: 1, 1, 2 (2.3)."""
    assert [paces("distraction_device", "saboteur", n) for n in range(4)] == [1, 1, 2, 2]


def test_watchtower() -> None:
    """Enforcers go 2 further: 3, 4, 5 (2.3)."""
    assert [paces("watchtower", "enforcer", n) for n in range(4)] == [3, 4, 5, 5]


def test_sinister_twin() -> None:
    """Double Agents go twice as far: −2, 12, −2 (2.3)."""
    assert [paces("sinister_twin", "double_agent", n) for n in range(4)] == [-2, 12, -2, -2]


def test_supercomputer() -> None:
    """Codebreakers go forward 3, the first, the second and every later one (2.3)."""
    assert [paces("supercomputer", "codebreaker", n) for n in range(4)] == [3, 3, 3, 3]


@pytest.mark.parametrize("card", ["distraction_device", "watchtower", "sinister_twin", "supercomputer"])
def test_a_card_changes_its_own_agents_only(card: str) -> None:
    """Each of the four changes one name; others go as printed (2.3)."""
    own = {"distraction_device": 3, "watchtower": 1, "sinister_twin": 0, "supercomputer": 2}[card]
    printed = {"double_agent": -1, "enforcer": 1, "codebreaker": 0, "saboteur": -1, "daredevil": 2}
    for number, (agent, number_printed) in enumerate(printed.items()):
        assert (paces(card, agent, 0) == number_printed) == (number != own)


def test_a_card_works_for_its_side_only() -> None:
    """Green's Watchtower does nothing for blue's Enforcer (2.3)."""
    m = position("advanced", hands=["enforcer sentinel"], ongoing=["watchtower", ""])
    offer(m, "enforcer", "sentinel", "face_up")
    assert spaces(m) == (0, 8)


@pytest.mark.parametrize(
    ("card", "agent", "start", "end"), [("watchtower", "enforcer", 1, 4), ("supercomputer", "codebreaker", 1, 4)]
)
def test_further_spaces_belong_to_the_same_move(card: str, agent: str, start: int, end: int) -> None:
    """agent_avenue:R17 one move: passing the market space 2 half-way gives no claim."""
    m = position("advanced", hands=[f"{agent} sentinel"], green=start, ongoing=[card, ""])
    offer(m, "sentinel", agent, "face_up")
    assert happened(m, "moved") == [{"side": "green", "paces": 3, "space": end}]
    assert happened(m, "market_reached") == []


# ---------------------------------------------------------------- Getaway Car


def test_getaway_car() -> None:
    """agent_avenue:W21 blue on 4 gets its second Daredevil: to 7, on to 10; no market space, no card."""
    hands, rows = ["daredevil sentinel"], ["", "daredevil"]
    m = position("advanced", hands=hands, rows=rows, green=0, blue=4, ongoing=["", "getaway_car"])
    offer(m, "daredevil", "sentinel", "face_up")
    assert spaces(m) == (0, 10)
    assert market(m)["discard"] == []
    assert side(m, BLUE)["ongoing"] == ["getaway_car"]
    assert decision(m) == "offer"


def test_the_car_is_a_second_move() -> None:
    """agent_avenue:R17 first the move that ends on the home, then three more spaces."""
    m = position("advanced", hands=["daredevil sentinel"], green=5, blue=10, ongoing=["getaway_car", ""])
    offer(m, "sentinel", "daredevil", "face_up")
    assert happened(m, "moved") == [{"side": "green", "paces": 2, "space": 7}]
    assert happened(m, "drove_off") == [{"side": "green", "paces": 3, "space": 10}]


@pytest.mark.parametrize(
    ("agent", "start", "end"),
    [("enforcer", 6, 10), ("enforcer", 13, 3), ("saboteur", 8, 10), ("saboteur", 1, 3)],
)
@pytest.mark.parametrize("mine", [GREEN, BLUE])
def test_the_car_waits_on_both_homes(mine: int, agent: str, start: int, end: int) -> None:
    """agent_avenue:R19 yours or theirs, coming from either direction."""
    ongoing = ["", ""]
    ongoing[mine] = "getaway_car"
    places = [start, start + 7] if mine == GREEN else [start + 7, start]
    m = position("advanced", hands=[f"{agent} sentinel"], green=places[0] % 14, blue=places[1] % 14, ongoing=ongoing)
    offer(m, agent, "sentinel", "face_up" if mine == BLUE else "face_down")
    assert spaces(m)[mine] == end


def test_the_car_also_waits_for_the_move_of_an_instant() -> None:
    """agent_avenue:R19 every move counts: a Daredevil recruited on 5 by Secret Recruit reaches 7, then 10."""
    hands = ["enforcer sentinel daredevil*2"]
    m = position("advanced", hands=hands, green=4, supply="secret_recruit", market_deck="", ongoing=["getaway_car", ""])
    offer(m, "sentinel", "enforcer", "face_up")
    play(m, "0 market:secret_recruit", "0 secret_recruit:daredevil")
    assert spaces(m)[GREEN] == 10


def test_the_car_never_repeats_and_never_reaches_the_market() -> None:
    """agent_avenue:R19 three beyond a home lies neither a home nor a market space."""
    box = GAME.box(None)
    ends = {(home + 3) % box.spaces for home in box.homes}
    assert not ends & ({*box.homes} | MARKET_SPACES)


def test_standing_still_at_home_starts_no_car() -> None:
    """agent_avenue:R18 only a move that ends there counts: a Codebreaker leaves green on its home."""
    m = position("advanced", hands=["codebreaker sentinel"], green=0, ongoing=["getaway_car", ""])
    offer(m, "sentinel", "codebreaker", "face_up")
    assert spaces(m) == (0, 7)
    assert happened(m, "drove_off") == []


def test_no_car_without_the_card() -> None:
    """Without the card a home is a space like any other (2.3)."""
    m = position("advanced", hands=["enforcer sentinel"], green=6, blue=10, ongoing=["", "getaway_car"])
    offer(m, "sentinel", "enforcer", "face_up")
    assert spaces(m) == (7, 10)


# ---------------------------------------------------------------- cards of the End step


@pytest.mark.parametrize("active", ["green", "blue"])
def test_leader_of_the_pack(active: str) -> None:
    """Three Daredevils win and do not lose, whoever is active (2.3); agent_avenue:R39 it is Daredevils that count."""
    hands = ["daredevil sentinel"] if active == "green" else ["saboteur*4", "daredevil sentinel"]
    rows, ongoing = ["daredevil*2", ""], ["leader_of_the_pack", ""]
    m = position("advanced", active=active, hands=hands, rows=rows, ongoing=ongoing)
    offer(m, "sentinel", "daredevil", "face_up" if active == "green" else "face_down")
    assert row(m, GREEN) == {"daredevil": 3}
    assert result(m) == ({0}, "end-pack")


def test_leader_of_the_pack_does_not_count_saboteurs() -> None:
    """agent_avenue:R39 three Saboteurs are nothing special."""
    rows = ["saboteur*2", ""]
    m = position("advanced", hands=["saboteur sentinel"], rows=rows, ongoing=["leader_of_the_pack", ""])
    offer(m, "sentinel", "saboteur", "face_up")
    assert row(m, GREEN) == {"saboteur": 3}
    assert result(m) is None


def test_masterplan() -> None:
    """Seven different names win (2.3)."""
    rows = ["double_agent enforcer codebreaker saboteur daredevil sentinel", ""]
    m = position("advanced", hands=["mole sentinel"], rows=rows, green=7, blue=0, ongoing=["masterplan", ""])
    offer(m, "sentinel", "mole", "face_up")
    assert len(row(m, GREEN)) == 7
    assert result(m) == ({0}, "end-plan")


def test_masterplan_counts_names_not_cards() -> None:
    """Seven agents of six names are not enough (2.3)."""
    rows = ["double_agent enforcer codebreaker saboteur daredevil sentinel", ""]
    m = position("advanced", hands=["saboteur sentinel"], rows=rows, ongoing=["masterplan", ""])
    offer(m, "sentinel", "saboteur", "face_up")
    assert sum(row(m, GREEN).values()) == 7
    assert result(m) is None


def test_seven_names_without_the_masterplan_are_nothing() -> None:
    """Seven names need the card (2.3)."""
    rows = ["double_agent enforcer codebreaker saboteur daredevil sentinel", ""]
    m = position("advanced", hands=["sidekick codebreaker"], rows=rows)
    offer(m, "codebreaker", "sidekick", "face_up")
    assert len(row(m, GREEN)) == 7
    assert result(m) is None


def test_security_system() -> None:
    """agent_avenue:W20 green owns it, and blue's move ends on green's home: green wins."""
    m = position("advanced", hands=["enforcer sentinel"], green=3, blue=13, ongoing=["security_system", ""])
    offer(m, "enforcer", "sentinel", "face_up")
    assert spaces(m) == (3, 0)
    assert result(m) == ({0}, "end-alarm")


def test_security_system_guards_the_own_home_only() -> None:
    """Blue on its own home does not alarm green, nor green on green's home (2.3)."""
    m = position("advanced", hands=["codebreaker sentinel"], ongoing=["security_system", ""])
    offer(m, "sentinel", "codebreaker", "face_up")
    assert spaces(m) == (0, 7)
    assert result(m) is None
