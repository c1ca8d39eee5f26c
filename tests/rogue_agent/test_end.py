"""The end and the scoring (S13)."""

from __future__ import annotations

from typing import Any

import pytest

from undercover import Match

from .positions import me, play, position

ROUND = ["choose_action(0)", "end_turn(0)", "next_round(0)"]
RED = ["terrorist_jack", "fuse_annie", "dockside_pyro", "sapper_mole", "the_chemist", "demolition_duke", "mother_blast"]
GREEN = ["little_asp", "needle_ko", "mister_venom", "jade_widow", "the_apothecary"]


def ended(**laid: Any) -> Match:
    m = position(**{"round": 6, "agenda": ROUND, **laid})
    play(m, "end_turn")
    assert m.outcome is not None
    return m


def points(*cards: str) -> int:
    m = position(turned_in={0: " ".join(cards)})
    return int(me(m)["points"])


def test_scoring() -> None:
    """rogue_agent:W10 track 5, three informants, red red blue wild: 5 + 3 + 7."""
    m = ended(
        influence={0: 5},
        informants={"r8": [0, 0], "r3": [1, 0]},
        turned_in={0: f"{RED[0]} {RED[1]} firewall_finn nobody"},
    )
    assert m.outcome is not None
    assert m.outcome.scores == (15, 1, 0)
    assert m.outcome.winners == {0}


def test_six_of_a_kind() -> None:
    """rogue_agent:W11 five green and a wild card are a group of six: 20."""
    assert points(*GREEN, "nobody") == 20


@pytest.mark.parametrize(("cards", "worth"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 20), (7, 25)])
def test_groups(cards: int, worth: int) -> None:
    """rogue_agent:R52 four are 10, and every further card adds 5."""
    assert points(*RED[:cards]) == worth


def test_wild_cards() -> None:
    """rogue_agent:R51 all of them join the largest group; alone they are one; with a tie it makes no difference."""
    assert points("nobody", "the_drifter", "rain_ghost") == 6
    assert points(RED[0], RED[1], GREEN[0], "nobody", "the_drifter") == 10 + 1
    assert points(RED[0], GREEN[0], "nobody") == 3 + 1


def test_custody_scores_nothing() -> None:
    """Nor do defeated criminals on the map (S13)."""
    m = ended(custody={1: "0 nobody"}, criminals={2: "r8 whisper -"})
    assert m.outcome is not None
    assert m.outcome.scores == (0, 0, 0)


def test_stamina_breaks_ties() -> None:
    """Equal points: higher stamina (S13)."""
    m = ended(influence={0: 3, 1: 3}, boards={0: {"stamina": 4}, 1: {"stamina": 5}})
    assert m.outcome is not None
    assert m.outcome.winners == {1}
    assert m.outcome.places == (2, 1, 3)


def test_places_behind_the_winner() -> None:
    """Stamina decides about victory only: equal points share a later place (S13)."""
    m = ended(influence={0: 3, 1: 2, 2: 2}, boards={1: {"stamina": 4}, 2: {"stamina": 5}})
    assert m.outcome is not None
    assert m.outcome.places == (1, 2, 2)


def test_shared_victory() -> None:
    """rogue_agent:R53 still tied after stamina: they share it."""
    m = ended(influence={0: 3, 1: 3}, boards={0: {"stamina": 4}, 1: {"stamina": 4}})
    assert m.outcome is not None
    assert m.outcome.winners == {0, 1}
    assert m.outcome.places == (1, 1, 3)


def test_androids_score_the_same_way() -> None:
    """They have no informants (S13)."""
    m = ended(mode="android", round=8, tokens=["H/AA"], influence={0: 7, 1: 5}, turned_in={0: "whisper"})
    assert m.outcome is not None
    assert m.outcome.scores == (8, 5, 0)


def test_the_last_round_is_played_out() -> None:
    """No early end (S13)."""
    m = position(round=5, agenda=ROUND)
    play(m, "end_turn")
    assert m.outcome is None
    assert m.seen(None)["round"] == 6
