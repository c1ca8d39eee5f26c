"""Each terrain card, activated (9.3), and how terrain is laid (7.9)."""

from __future__ import annotations

import pytest

from undercover.words import Words

from .positions import BOX, GAME, decision, discarded, happened, ids, play, position, result, rows


@pytest.mark.parametrize("terrain", ["corridor", "dark_corner", "ventilation_duct"])
def test_some_terrain_has_no_ability(terrain: str) -> None:
    """Corridor, Dark Corner and Ventilation Duct cannot be activated (9.3)."""
    m = position(f"{terrain} | noctis < |", "| gideon > |", phase="resolve", played="run_and_gun")
    play(m, "end_moves", "keep_facing")
    assert decision(m) == "choose_actions"


def test_the_door_takes_a_token() -> None:
    """Door: a token from the supply (9.3)."""
    m = position("door | noctis < |", "| gideon > |", phase="resolve", played="run_and_gun")
    play(m, "end_moves", "keep_facing", "activate:noctis,door")
    assert happened(m, "door_tokens") == [{"tokens": 1}]
    assert m.seen(None)["supply"] == 11


def test_the_artefact_is_taken_in_hand() -> None:
    """Artefact: it leaves the formation and lies in front of its player (9.3)."""
    m = position(
        "artefact | noctis < |", "| leon > |", phase="resolve", played="run_and_gun", seats=2, owners="red / green"
    )
    play(m, "end_moves", "keep_facing", "activate:noctis,artefact")
    assert m.seen(None)["artefact"] == 1
    assert rows(m)[0] == "| noctis < |"


def test_the_artefact_dies_with_its_player() -> None:
    """death_angel:R75 a player without teams keeps it without use; nobody else gets it."""
    m = position(
        "head*5 | noctis < |",
        "tail*5 | leon < |",
        "| valencio > |",
        phase="swarms",
        seats=2,
        owners="red / green",
        slain="gideon",
        artefact=1,
        rolls=[0, 0],
    )
    assert m.waiting == (1,)
    play(m, "accept")
    assert happened(m, "team_eliminated") == [{"team": "green"}]
    assert m.seen(None)["artefact"] == 1
    assert len(happened(m, "marine_slain")) == 2


def test_the_promethium_tank_burns_a_position() -> None:
    """Promethium Tank: discarded, slays everything on both sides of the position, then the die (9.3)."""
    m = position(
        "head*2 promethium_tank | noctis < | tail claw",
        "tongue | gideon > |",
        phase="resolve",
        played="run_and_gun",
        rolls=[1],
    )
    play(m, "end_moves", "keep_facing", "activate:noctis,promethium_tank")
    assert rows(m) == ["| noctis < |", "tongue | gideon > |"]
    assert discarded(m) == {"head": 2, "tail": 1, "claw": 1}


def test_the_promethium_tank_takes_brood_lords_along() -> None:
    """All Genestealers, Brood Lords too, but nothing under Power Field (7.3, R23)."""
    m = position(
        "head lord_ht promethium_tank | noctis < | tail power_field",
        "| gideon > |",
        phase="resolve",
        played="run_and_gun",
        location="genestealer_lair",
        rolls=[1],
    )
    play(m, "end_moves", "keep_facing", "activate:noctis,promethium_tank")
    assert rows(m)[0] == "| noctis < | tail power_field"
    assert m.seen(None)["lords_slain"] == ["brood_lord_head_tail"]


def test_the_tank_may_kill_and_the_other_marine_goes_on() -> None:
    """death_angel:R70 at 0 the activating marine dies; his partner still activates, from where the shift put him."""
    m = position(
        "promethium_tank | noctis < 1 |",
        "| leon > | door",
        "| gideon > |",
        phase="resolve",
        played="run_and_gun",
        rolls=[0],
    )
    play(m, "swap:gideon,leon", "end_moves", "keep_facing", "activate:noctis,promethium_tank")
    assert happened(m, "marine_slain") == [{"marine": "noctis", "position": 1}]
    assert rows(m) == ["| gideon > | door", "| leon > |"]
    assert ids(m) == ["end_activations", "activate:gideon,door"]


def test_a_tank_without_genestealers_still_rolls() -> None:
    """death_angel:R74 nothing to slay: the Tank is discarded and the die rolled all the same."""
    m = position("promethium_tank | noctis < |", "| gideon > |", phase="resolve", played="run_and_gun", rolls=[4])
    play(m, "end_moves", "keep_facing", "activate:noctis,promethium_tank")
    assert happened(m, "rolled") == [{"number": 4, "skull": "no"}]
    assert rows(m)[0] == "| noctis < |"


@pytest.mark.parametrize(("face", "stays"), [(2, False), (4, True)])
def test_the_spore_chimney_goes_at_a_skull(face: int, stays: bool) -> None:
    """Spore Chimney: a skull discards it (9.3)."""
    m = position("spore_chimney | noctis < |", "| gideon > |", phase="resolve", played="run_and_gun", rolls=[face])
    play(m, "end_moves", "keep_facing", "activate:noctis,spore_chimney")
    assert rows(m)[0] == ("spore_chimney | noctis < |" if stays else "| noctis < |")


def test_rolls_of_terrain_are_no_defences() -> None:
    """death_angel:R35 no token, no Artefact, no Block helps against the die of a Tank."""
    m = position(
        "promethium_tank | gideon < 3 |", "| noctis > |", phase="resolve", played="run_and_gun", artefact=0, rolls=[0]
    )
    play(m, "end_moves", "keep_facing", "activate:gideon,promethium_tank")
    assert happened(m, "marine_slain") == [{"marine": "gideon", "position": 1}]
    assert result(m) is None


def test_the_control_panel_does_what_the_location_says() -> None:
    """Control Panel: at a Location without such an ability nothing can come of it (9.3, R74)."""
    m = position(
        "control_panel | noctis < |",
        "| gideon > |",
        phase="resolve",
        played="run_and_gun",
        location="black_holds",
        ahead="generatorium",
    )
    play(m, "end_moves", "keep_facing", "activate:noctis,control_panel")
    assert decision(m) == "choose_actions"


def test_colours_and_bars() -> None:
    """Two cards of each colour (4.5)."""
    assert sorted(BOX.colour) == [0, 0, 1, 1, 2, 2, 3, 3]


@pytest.mark.parametrize(("language", "rolled"), [("en", "has rolled"), ("hu", "dobott"), ("pl", "rzucił")])
def test_the_artefact_says_when_it_is_discarded(language: str, rolled: str) -> None:
    """After the die, for a marine of one's own (9.3)."""
    assert rolled in Words(language, GAME).say("terrain-artefact-text")
