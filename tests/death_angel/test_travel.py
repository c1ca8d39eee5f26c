"""Travelling, the Door, laying terrain, filling the piles (6.5, 7.9, 7.10)."""

from __future__ import annotations

import pytest

from undercover import Match

from .positions import decision, discarded, happened, ids, piles, place, play, position, result, rows


def arrive(location: str, *column: str, **more: object) -> Match:
    """The left pile is empty: at the gate the formation travels there."""
    before = {"2": "core_cogitator", "3": "black_holds", "4": "generatorium"}
    tier = {"black_holds": "2", "generatorium": "3", "hibernation_cluster": "3", "toxin_pumping_station": "4"}
    return position(
        *column,
        phase="gate",
        location=before[tier.get(location, "2")],
        ahead=location,
        left="",
        **more,  # type: ignore[arg-type]
    )


def test_an_empty_pile_makes_the_formation_travel() -> None:
    """death_angel:W20 right pile 0, left pile 5: travel, and the 5 left blips are discarded."""
    m = position("| goriel < |", phase="gate", location="core_cogitator", ahead="generatorium", left="head*5", right="")
    assert place(m) == "generatorium"
    assert discarded(m) == {"head": 5}
    assert piles(m) == (5, 5)


def test_two_full_piles_or_no_location_left_stay() -> None:
    """Both piles must hold a card to stay; at the end of the deck nobody travels any more (6, 11)."""
    m = position("| goriel < |", phase="gate", location="core_cogitator", ahead="generatorium", left=1, right=1)
    assert place(m) == "core_cogitator"
    m = position("head | goriel < |", phase="gate", location="toxin_pumping_station", left="", right="")
    assert place(m) == "toxin_pumping_station"


def test_one_travel_at_a_gate() -> None:
    """death_angel:R10 a refill that leaves a pile empty waits for the next gate."""
    m = position(
        "head*9 tail*9 claw*9 tongue*9 | goriel < |",
        phase="gate",
        location="core_cogitator",
        ahead="generatorium toxin_pumping_station",
        left="",
        right="",
    )
    assert place(m) == "generatorium"
    assert piles(m) == (0, 0)
    play(m, ids(m)[0])
    assert place(m) == "toxin_pumping_station"


def test_swarms_stay_and_terrain_is_laid_anew() -> None:
    """Swarms stay where they are; all terrain goes, the new cards are laid (6.5)."""
    m = position(
        "head dark_corner | goriel < |",
        "| leon > | tail door",
        phase="gate",
        location="core_cogitator",
        ahead="black_holds",
        left="",
        right="claw",
        door=2,
    )
    play(m, "stop_slaying", "holds:1,left")
    assert [row.split("|")[1].strip() for row in rows(m)] == ["goriel <", "leon >"]
    # Corridor 2 and Door 4 from the top, Vent 3 and Tank 2 from the bottom, in a formation of two.
    laid = {event["terrain"]: (event["position"], event["side"]) for event in happened(m, "terrain_placed")}
    assert laid == {
        "corridor": (2, "left"),
        "door": (2, "left"),
        "ventilation_duct": (1, "right"),
        "promethium_tank": (1, "right"),
    }
    assert m.seen(None)["supply"] == 12


def test_the_door_slays_before_anything_else() -> None:
    """death_angel:R49 up to as many as tokens, one at a time, optional; all tokens return to the supply."""
    m = position(
        "head door | goriel < |",
        "tail*3 | leon < |",
        phase="gate",
        location="core_cogitator",
        ahead="generatorium",
        left="",
        door=2,
    )
    assert decision(m) == "seal_door"
    assert ids(m) == ["stop_slaying", "slay:1,left,head", "slay:2,left,tail"]
    play(m, "slay:2,left,tail", "stop_slaying")
    assert place(m) == "generatorium"
    assert m.seen(None)["supply"] == 12
    assert len(happened(m, "slain")) == 1


def test_no_more_than_the_tokens_on_the_door() -> None:
    """death_angel:R49 after the last token the formation moves on by itself."""
    m = position(
        "head door | goriel < |",
        "tail*3 | leon < |",
        phase="gate",
        location="core_cogitator",
        ahead="generatorium",
        left="",
        door=1,
    )
    play(m, "slay:2,left,tail")
    assert place(m) == "generatorium"


def test_a_merged_power_field_keeps_the_door_out() -> None:
    """death_angel:W18 the protected swarm merges in the Event Phase; the Door cannot slay any card of it."""
    m = position(
        "head power_field door | goriel < |",
        "tail | leon < |",
        "claw | scipio < |",
        phase="event to end",
        location="core_cogitator",
        ahead="generatorium",
        left="",
        door=3,
        events="stalking_from_the_shadows",
    )
    assert ids(m) == ["stop_slaying", "slay:3,left,claw"]


@pytest.mark.parametrize(("marines", "spots"), [(6, [1, 3, 3, 4]), (3, [1, 3, 1, 1]), (1, [1, 1, 1, 1])])
def test_counting_off_terrain(marines: int, spots: list[int]) -> None:
    """k from the top is at most N, k from the bottom at least 1 (7.9): Generatorium 1, 3 and 4, 3 from the bottom."""
    column = [f"| {name} < |" for name in ("goriel", "leon", "scipio", "omnio", "zael", "deino")[:marines]]
    m = position(*column, phase="gate", location="core_cogitator", ahead="generatorium", left="")
    assert [event["position"] for event in happened(m, "terrain_placed")] == spots


# ---------------------------------------------------------------- filling the piles


def test_too_few_cards_are_shared_evenly() -> None:
    """death_angel:R31 9 cards for 5 and 5: five and four, and the current player says which pile gets five."""
    m = position(
        "head*9 tail*9 | goriel < | claw*9",
        "| leon < |",
        phase="gate",
        seats=2,
        owners="yellow / red",
        current=1,
        location="core_cogitator",
        ahead="generatorium",
        left="",
        right="",
    )
    assert m.waiting == (1,)
    assert ids(m) == ["odd_card:left", "odd_card:right"]
    play(m, "odd_card:left")
    assert piles(m) == (5, 4)


def test_printed_numbers_limit_the_sharing() -> None:
    """death_angel:R31 as even as possible within the printed numbers: 10 cards for 7 and 5 are five and five."""
    m = position(
        "head*9 tail*8 | goriel < | claw*9",
        phase="gate",
        location="core_cogitator",
        ahead="teleportarium",
        left="",
        right="",
    )
    assert piles(m) == (5, 5)
    m = position(
        "head*8 tail*8 | goriel < | claw*9",
        phase="gate",
        location="core_cogitator",
        ahead="teleportarium",
        left="",
        right="",
    )
    assert piles(m) == (6, 5)


def test_refilling_renews_the_deck_when_it_is_needed() -> None:
    """death_angel:R29,R76 the last cards of the deck go to the left pile first; then the discard is shuffled in."""
    m = position(
        "| goriel < |",
        phase="gate",
        location="core_cogitator",
        ahead="generatorium",
        left="",
        right="claw",
        deck="head*3",
    )
    assert piles(m) == (5, 5)
    assert m.dump()["position"]["blips"][0][:3] == ["head", "head", "head"]
    assert happened(m, "deck_shuffled") == [{"count": 33}]
    assert m.seen(None)["unseen"]["older"] == {"head": 3}


def test_no_win_while_the_piles_are_empty() -> None:
    """death_angel:R71 arriving at an objective with an empty formation: discarding the piles first does not win."""
    m = arrive("toxin_pumping_station", "| goriel < |", "| leon < |")
    assert place(m) == "toxin_pumping_station"
    assert result(m) is None
    assert piles(m) == (7, 7)
