"""The box of Agent Avenue: what lies in it, what the editions disagree about, and data files with mistakes."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import pytest

from undercover.games.agent_avenue.things import AGENT_IDS, CARD_IDS
from undercover.table.data import BadData, reconstructed
from undercover.words import Words

from .positions import GAME, offer, position, side

RAW: dict[str, Any] = tomllib.loads(GAME.data)
AGENTS = {agent["id"]: agent for agent in RAW["agent"]}
CARDS = {card["id"]: card for card in RAW["black_market"]}
BOX = GAME.box(None)


# ---------------------------------------------------------------- what lies in the box


def test_thirty_eight_agents() -> None:
    """Six of six names, one Sidekick, one Mole (2)."""
    copies = Counter(AGENT_IDS[agent] for agent in BOX.agents)
    assert copies == {**dict.fromkeys(AGENT_IDS[:6], 6), "sidekick": 1, "mole": 1}
    assert len(BOX.agents) == 38


def test_fifteen_market_cards() -> None:
    """Eight ongoing and seven instant (2), all different; agent_avenue:R40 a sixteenth, Ceasefire, is not used."""
    assert len(CARDS) == len(CARD_IDS) == 15
    assert sum(BOX.instant) == 7
    assert "ceasefire" not in CARDS
    market = GAME.start(2, 0, {"mode": "advanced"}).seen(None)["market"]
    assert market["deck"] + len(market["supply"]) == 15


def test_fourteen_spaces() -> None:
    """agent_avenue:R41 the ring has 14 spaces; homes are opposite, the market is at the corners (2.1)."""
    assert BOX.spaces == 14
    assert list(BOX.homes) == [0, 7]
    assert list(BOX.market_spaces) == [2, 5, 9, 12]


def test_once_round_the_ring_is_fourteen_steps() -> None:
    """agent_avenue:R41 space 13 is followed by 0."""
    m = position(hands=["enforcer sentinel"], green=13, blue=6)
    offer(m, "sentinel", "enforcer", "face_up")
    assert side(m, 0)["space"] == 0


def test_a_hand_is_four_cards() -> None:
    """agent_avenue:R41 no card changes the size of a hand: Outpost recruits a Sentinel."""
    assert BOX.hand == 4


@pytest.mark.parametrize(
    ("id", "hungarian"),
    [("agent-codebreaker", "kódfejtő"), ("agent-daredevil", "fenegyerek"), ("card-spycation", "kémping")],
)
def test_the_scanned_rulebook_is_read_with_sense(id: str, hungarian: str) -> None:
    """agent_avenue:R2 misread words of the scan stand for these names."""
    assert Words("hu", GAME).say(id).lower() == hungarian


@pytest.mark.parametrize(
    ("language", "known"),
    [
        ("en", "Seen going into the hand"),
        ("hu", "Látták a kezébe kerülni"),
        ("pl", "Na oczach wszystkich trafiła na rękę"),
    ],
)
def test_a_card_once_seen_is_not_said_to_be_in_the_hand(language: str, known: str) -> None:
    """It may have been laid face down or swapped since (6)."""
    assert Words(language, GAME).say("board-known") == known


def test_two_hungarian_card_names() -> None:
    """agent_avenue:R3 helyőrség is Outpost, elmekontroll is Mind Control."""
    words = Words("hu", GAME)
    assert words.say("card-outpost").lower() == "helyőrség"
    assert words.say("card-mind_control").lower() == "elmekontroll"


def test_the_name_of_watchtower() -> None:
    """agent_avenue:R42 the common part of two English titles; the effect, 2 spaces further, is certain."""
    assert Words("en", GAME).say("card-watchtower") == "Watchtower"
    assert CARDS["watchtower"]["amount"] == 2


def test_mole_and_sidekick_exist_once() -> None:
    """agent_avenue:R43 so they are always the first of their name: −3 and +4."""
    assert (AGENTS["mole"]["copies"], AGENTS["mole"]["moves"]) == (1, [-3, 0, 0])
    assert (AGENTS["sidekick"]["copies"], AGENTS["sidekick"]["moves"]) == (1, [4, 0, 0])


def test_every_entry_says_where_it_comes_from() -> None:
    """Nothing in this box had to be reconstructed (11)."""
    entries = [*RAW["agent"], *RAW["black_market"], *RAW["setup"]]
    assert {entry["source"] for entry in entries} == {"seed", "public"}
    assert reconstructed(GAME.data) == []


# ---------------------------------------------------------------- somebody else's data file


def test_other_values_are_played_with() -> None:
    """A file with another number for the Enforcer moves its side by that number."""
    other = GAME.data.replace("moves = [1, 2, 3]", "moves = [3, 2, 1]")
    m = GAME.start(2, 5, data=other)
    enforcer = AGENT_IDS.index("enforcer")
    assert list(m.table.box.paces[enforcer]) == [3, 2, 1]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("old", "new", "entry", "problem"),
    [
        ("players = 2", "players = = 2", "not TOML", "line"),
        ("catch_lead = 7", "catch_lead = 7\nhand_size = 5", "constants", "hand_size"),
        ("amount = 2\n", "", "black_market 'watchtower'", "amount"),
        ('id = "saboteur"', 'id = "traitor"', "agent", "must be"),
        ('id = "outpost"', 'id = "ceasefire"', "black_market", "must be"),
        ("moves = [-1, -1, -2]", 'moves = [-1, -1, "x"]', "agent 'saboteur'", "int"),
        ("moves = [-1, -1, -2]", "", "agent 'saboteur'", "moves"),
        ("moves = [-1, -1, -2]", "moves = [-1]", "agent 'saboteur'", "length"),
        ('kind = "ongoing"', 'kind = "eternal"', "black_market 'distraction_device'", "eternal"),
        ("agent_cards = 38", "agent_cards = 40", "checksum", "38"),
        ("black_market_cards = 15", "black_market_cards = 16", "checksum", "15"),
        ("home_blue = 7", "home_blue = 14", "board", "off the ring"),
        ("swaps_per_player = [2, 2, 4]", "swaps_per_player = [2, 2]", "setup 3", "players"),
        ("agent_deck = 26", "agent_deck = 20", "setup 3", "26"),
        ("hand_refill_to = 4", "hand_refill_to = 10", "setup", "deck"),
        ("swaps_per_player = [2, 2, 4]", "swaps_per_player = [2, 2, -1]", "setup 3", "swaps"),
        ("market_supply = 3", "market_supply = 16", "constants", "from 0 to 15"),
        ("out_of_cards_single_below = 2", "out_of_cards_single_below = 1", "constants", "at least 2"),
        ("out_of_cards_team_below = 1", "out_of_cards_team_below = 0", "constants", "at least 1"),
        ('kind = "instant"', 'kind = "ongoing"', "black_market 'outpost'", "kind is instant"),
    ],
)
def test_a_data_file_with_a_mistake(old: str, new: str, entry: str, problem: str) -> None:
    """The error names the entry and what is wrong with it."""
    assert old in GAME.data
    with pytest.raises(BadData) as caught:
        GAME.start(2, 0, data=GAME.data.replace(old, new, 1))
    assert entry in str(caught.value)
    assert problem in str(caught.value)
