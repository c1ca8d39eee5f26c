"""The box of The Agents: what lies in it, what is not in the game, and data files with mistakes."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import pytest

from undercover.games.the_agents.things import AGENT_IDS, AGENTS, CARD_IDS, FREE, MISSION_IDS, MISSIONS
from undercover.table.data import BadData, reconstructed

from .positions import GAME, arrows, happened, play, points, position, row

RAW: dict[str, Any] = tomllib.loads(GAME.data)
FACTION = {agent["id"]: agent for agent in RAW["faction_agent"]}
FREE_AGENTS = {agent["id"]: agent for agent in RAW["free_agent"]}
TASKS = {mission["id"]: mission for mission in RAW["mission"]}
BOX = GAME.box(None)


# ---------------------------------------------------------------- what lies in the box


def test_thirty_six_agents_and_twenty_missions() -> None:
    """Two copies of each of 18 agents and 10 missions (2)."""
    assert Counter(CARD_IDS[card] for card in BOX.decks[MISSIONS]) == dict.fromkeys(MISSION_IDS, 2)
    agents = Counter(CARD_IDS[card] for card in BOX.decks[AGENTS])
    assert agents == {**dict.fromkeys(CARD_IDS[:FREE], 1), **dict.fromkeys(AGENT_IDS[11:], 2)}


def test_half_of_the_halves_are_black() -> None:
    """44 halves, 22 of each colour; the two copies of an agent are complementary (2.1, 14)."""
    halves = [*BOX.left, *BOX.right]
    assert (len(halves), sum(halves)) == (44, 22)
    for first in range(0, FREE, 2):
        assert (BOX.left[first], BOX.right[first]) == (1 - BOX.left[first + 1], 1 - BOX.right[first + 1])


def test_the_halves_of_the_specification() -> None:
    """Black-black and white-white, or mixed, as in the table of 2.1."""
    alike = ["marksman", "extractor", "hacker", "activist", "medic", "jack_of_all_trades"]
    for number, card in enumerate(CARD_IDS[:FREE]):
        first = card.endswith("_1")
        assert BOX.left[number] == (0 if first else 1)
        assert (BOX.left[number] == BOX.right[number]) == (card[:-2] in alike)


def test_the_tokens_of_the_free_agents() -> None:
    """Three points for the strong ones, two for the lighter ones (2.2)."""
    assert {CARD_IDS[card]: BOX.points[card] for card in range(FREE, FREE + 7)} == {
        "gunner": 3,
        "recruiter": 2,
        "strategist": 3,
        "mercenary": 2,
        "tracker": 2,
        "undercover": 3,
        "interrogator": 3,
    }


def test_the_pictured_names_have_the_commands_of_the_list() -> None:
    """the_agents:R3 Gunner and Undercover are free agents, the Temptress turns, the Jack borrows, the Medic revives."""
    assert not {"paramedic", "gunner", "undercover"} & FACTION.keys()
    m = position(rows={"A": "temptress_1>0 medic_1>0 hacker_1>0"})
    play(m, "0 reactivate:A1,temptress_1")
    assert row(m, "A") == "temptress_1>0 medic_1>0 hacker_1>1"
    assert happened(m, "borrowed") == []


def test_cards_that_are_only_in_pictures_are_not_in_the_game() -> None:
    """the_agents:R4 Master of Disguise and Moral High Ground are in no list; without them the totals fit."""
    every = {
        *AGENT_IDS,
        *MISSION_IDS,
        *(entry["id"] for kind in RAW.values() if isinstance(kind, list) for entry in kind),
    }
    assert not {"master_of_disguise", "moral_high_ground"} & every
    assert (len(BOX.decks[AGENTS]), len(BOX.decks[MISSIONS])) == (36, 20)


def test_what_is_reconstructed_is_marked() -> None:
    """The halves of every card, and six of the seven tokens (14)."""
    marked = reconstructed(GAME.data)
    assert [id for kind, id in marked if kind == "faction_agent_card"] == CARD_IDS[:FREE]
    tokens = [id for kind, id in marked if kind == "free_agent" and id.endswith(".points")]
    assert tokens == [f"{agent}.points" for agent in FREE_AGENTS if agent != "undercover"]


# ---------------------------------------------------------------- the values of an owner


def changed(old: str, new: str) -> str:
    assert old in GAME.data, f"the data file has no {old!r}"
    return GAME.data.replace(old, new, 1)


def test_an_owner_plays_with_the_halves_and_tokens_of_the_own_box() -> None:
    """What an owner writes into the data file counts at the table."""
    text = changed('id = "marksman_1"\nleft = "black"', 'id = "marksman_1"\nleft = "white"')
    text = text.replace('id = "gunner"\ncopies = 2\npoints = 3', 'id = "gunner"\ncopies = 2\npoints = 4')
    dump = position(hands=["gunner"], rows={"A": "hacker_1>1 marksman_1>1", "B": "medic_1>0"}).dump()
    m = GAME.load(dump, text)
    assert arrows(m, "A") == [1, 0]
    play(m, "0 free:gunner,1,0", "0 kill:B1,medic_1")
    assert points(m) == [5, 9]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('left = "black"', 'left = "red"', "faction_agent_card 'marksman_1': a half is black or white, not 'red'"),
        ('id = "marksman"', 'id = "sniper"', "faction_agent: must be marksman"),
        ("points = 3", "points = -3", "free_agent 'gunner': points must not be negative"),
        ("points = 3", 'points = "many"', "free_agent 'gunner'"),
        ("mission_cards = 20", "mission_cards = 21", "checksum: 20 missions lie in the box"),
        ("agent_cards = 36", "agent_cards = 35", "checksum: 36 agents lie in the box"),
        ("faction_size_2p = 7", "faction_size_2p = 9", "limits: a faction holds 1 to 8 agents"),
        ("arrow_same_colour = 2", "arrow_same_colour = 200", "scoring: arrows are worth too much"),
        ("agent_draw = 1", "agent_draw = -1", "costs: must not be negative"),
        ("start_agents = 3", "start_agents = 9", "setup: 36 agents are too few for five hands"),
        ("[setup]", "[setup", "this is not TOML"),
        ('command_type = "kill"', 'op = "kill"', "faction_agent 'marksman': "),
        ("copies = 2", "copies = 3", "faction_agent 'marksman': there are two of each faction agent"),
    ],
)
def test_a_mistake_in_a_data_file_is_named(old: str, new: str, problem: str) -> None:
    with pytest.raises(BadData) as caught:
        GAME.open_box(changed(old, new))
    assert problem in str(caught.value)
