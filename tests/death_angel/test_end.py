"""Winning and losing (11)."""

from __future__ import annotations

from .positions import happened, ids, piles, play, position, result


def test_both_brood_lords_slain() -> None:
    """Genestealer Lair: the second Brood Lord wins (11)."""
    m = position(
        "lord_ht | leon < |",
        "| goriel < | head",
        phase="resolve",
        played="full_auto",
        location="genestealer_lair",
        lords_slain={"brood_lord_claw_tongue": 1},
        rolls=[1],
    )
    play(m, "attack:leon,1,left")
    assert result(m) == (True, "end-lords-slain")


def test_nothing_left_wins_at_every_objective() -> None:
    """No Genestealer in the formation and both piles empty wins at all three objectives (11)."""
    for location in ("genestealer_lair", "launch_control_room", "toxin_pumping_station"):
        m = position(
            "head | leon < |", phase="resolve", played="full_auto", location=location, left="", right="", rolls=[1]
        )
        play(m, "attack:leon,1,left")
        assert result(m) == (True, "end-cleared"), location


def test_nothing_left_does_not_win_before_the_objective() -> None:
    """Only a tier-4 Location can be won (11)."""
    m = position(
        "head | leon < |",
        phase="resolve",
        played="full_auto",
        location="generatorium",
        ahead="toxin_pumping_station",
        left="",
        right="",
        rolls=[1],
    )
    play(m, "attack:leon,1,left")
    assert result(m) is None


def test_the_last_blip_wins_too() -> None:
    """Discarding the last card of the last pile wins in the middle of the effect (11)."""
    m = position(
        "| scipio < |", "| leon < |", phase="resolve", played="stealth_tactics full_auto", left="head", right=""
    )
    play(m, "end_moves", "keep_facing", "stealth:left")
    assert result(m) == (True, "end-cleared")
    m = position("| scipio < |", phase="event", left="head", right="", events="full_scan")
    assert result(m) == (True, "end-cleared")


def test_a_spawned_card_is_never_nowhere() -> None:
    """death_angel:R73 the last blips leave the piles for the formation: no win in between."""
    m = position("dark_corner | leon < |", phase="event", left="tail*2", right="", events="secret_route")
    assert piles(m) == (0, 0)
    assert result(m) is None


def test_moving_swarms_do_not_win() -> None:
    """death_angel:R73 Surrounded, Strategize, movement and Temporary Sanctuary move cards as one change."""
    m = position("tail | leon < |", "| goriel < |", phase="event", left="", right="", events="temporary_sanctuary")
    play(m, ids(m)[0])
    assert sum(piles(m)) == 1
    assert result(m) is None
    m = position("tail | leon < |", "| goriel < |", phase="event", left="", right="", events="surrounded")
    play(m, "name_marine:goriel")
    assert result(m) is None
    m = position("tail | zael < |", "| omnio < |", phase="resolve", played="strategize", left="", right="")
    play(m, "token:zael", "strategize:1,left", "strategize_to:2,right")
    assert result(m) is None


def test_several_slain_cards_are_tested_one_by_one() -> None:
    """death_angel:R73 the win comes with the last card, not after the whole effect: the Tank's die is not rolled."""
    m = position(
        "head tail promethium_tank | leon < |",
        "| valencio > |",
        phase="resolve",
        played="onward_brothers",
        left="",
        right="",
        rolls=[0],
    )
    play(m, "end_moves", "keep_facing", "activate:leon,promethium_tank")
    assert result(m) == (True, "end-cleared")
    assert not happened(m, "rolled")


def test_the_last_death_and_a_win_are_a_win() -> None:
    """death_angel:R53 the same change brings both: nobody is left, neither marine nor Genestealer."""
    m = position("| leon < |", phase="event", left="", right="", events="psychic_assault", rolls=[0])
    assert happened(m, "marine_slain") == [{"marine": "leon", "position": 1}]
    assert result(m) == (True, "end-cleared")


def test_everybody_wins_together() -> None:
    """Players without marines share the result (11)."""
    m = position(
        "head | leon < |",
        phase="resolve",
        seats=2,
        owners="red / grey",
        slain="scipio calistarius valencio",
        played="full_auto",
        left="",
        right="",
        rolls=[1],
    )
    play(m, "attack:leon,1,left")
    assert m.outcome is not None
    assert m.outcome.winners == {0, 1}
    assert m.outcome.places == (1, 1)


def test_everybody_loses_together() -> None:
    """A loss has no winners (11)."""
    m = position(
        "head*5 | leon < |", phase="swarms", seats=2, owners="red / grey", slain="scipio calistarius", rolls=[0]
    )
    assert m.outcome is not None
    assert m.outcome.winners == frozenset()
    assert m.outcome.reason == "end-lost"
