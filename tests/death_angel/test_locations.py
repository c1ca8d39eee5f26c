"""Each Location: upon entering, and at the Control Panel (9.4)."""

from __future__ import annotations

import pytest

from undercover import Match
from undercover.games.death_angel.things import LOCATION_IDS, TERRAIN_IDS

from .positions import BOX, decision, discarded, happened, ids, piles, place, play, position, result, rows


def enter(location: str, *column: str, before: str = "void_lock_8", **more: object) -> Match:
    """The left pile is empty, so the formation travels to this Location."""
    return position(*column, phase="gate", location=before, ahead=location, left="", **more)  # type: ignore[arg-type]


def panel(location: str, *column: str, ahead: str = "", **more: object) -> Match:
    """Leon stands at the Control Panel and activates it, if the marines stay as they are."""
    rest = ahead or ("" if BOX.objective[LOCATION_IDS.index(location)] else "toxin_pumping_station")
    m = position(
        "control_panel | leon < |" if not column else column[0],
        *(column[1:] or ("| valencio > |",)),
        phase="resolve",
        played="onward_brothers",
        location=location,
        ahead=rest,
        **more,  # type: ignore[arg-type]
    )
    play(m, "end_moves", "keep_facing", "activate:leon,control_panel")
    return m


# ---------------------------------------------------------------- the cards


LOCATIONS = {
    "main_corridor": ("1A", "ventilation_duct 2 door 5 / corridor 7 dark_corner 3", 7, 8),
    "maintenance_tunnels": ("1A", "dark_corner 3 control_panel 7 / door 5 ventilation_duct 3", 8, 8),
    "service_shaft": ("1A", "dark_corner 2 ventilation_duct 6 / corridor 6 door 3", 7, 7),
    "cryo_control": ("1B", "control_panel 1 ventilation_duct 4 / dark_corner 5 corridor 2", 7, 7),
    "lower_accessway": ("1B", "ventilation_duct 3 corridor 4 / dark_corner 5 door 3", 7, 7),
    "wreckage_labyrinth": ("1B", "ventilation_duct 1 corridor 5 / promethium_tank 5 door 3", 7, 6),
    "apothecarion": ("1C", "control_panel 2 ventilation_duct 3 / corridor 5 dark_corner 2", 7, 6),
    "core_cogitator": ("1C", "corridor 1 ventilation_duct 4 / dark_corner 3 control_panel 1", 7, 5),
    "munitorium": ("1C", "promethium_tank 3 door 5 / dark_corner 4 ventilation_duct 2", 6, 7),
    "black_holds": ("2", "corridor 2 door 4 / ventilation_duct 3 promethium_tank 2", 5, 6),
    "dark_catacombs": ("2", "dark_corner 1 door 3 / ventilation_duct 5 corridor 4", 6, 6),
    "teleportarium": ("2", "ventilation_duct 2 dark_corner 4 / control_panel 4 corridor 1", 7, 5),
    "generatorium": ("3", "corridor 1 dark_corner 3 / control_panel 4 ventilation_duct 3", 5, 5),
    "hibernation_cluster": ("3", "ventilation_duct 3 door 4 / spore_chimney 2 dark_corner 1", 0, 0),
    "wrath_of_baal_chapel": ("3", "ventilation_duct 1 corridor 3 / door 4 dark_corner 1", 5, 6),
    "genestealer_lair": ("4", "dark_corner 1 ventilation_duct 2 / corridor 2 spore_chimney 1", 6, 5),
    "launch_control_room": ("4", "dark_corner 1 control_panel 3 / ventilation_duct 2 corridor 1", 6, 6),
    "toxin_pumping_station": ("4", "corridor 1 dark_corner 2 / control_panel 2 ventilation_duct 1", 7, 7),
}


@pytest.mark.parametrize("name", LOCATIONS)
def test_the_cards_are_as_specified(name: str) -> None:
    """death_angel:R54,R55,R57 tier, terrain and blips of every Location; Service Shaft, Teleportarium, Generatorium."""
    number = LOCATION_IDS.index(name)
    tier, terrain, left, right = LOCATIONS[name]
    numbers = list(BOX.icons[number])
    icons = [numbers[at : at + 4] for at in range(0, len(numbers), 4)]
    sides = [[f"{TERRAIN_IDS[icon[0]]} {icon[2]}" for icon in icons if icon[1] == side] for side in (0, 1)]
    assert " / ".join(" ".join(side) for side in sides) == terrain
    assert [icon[3] for icon in icons] == [icon[1] for icon in icons], "left from the top, right from the bottom"
    assert BOX.tier[number] == tier
    assert list(BOX.blips[number]) == [left, right]


# ---------------------------------------------------------------- Upon Entering


def test_main_corridor() -> None:
    """Two cards spawn at the Corridor (9.4)."""
    m = enter("main_corridor", "| goriel < |", "| leon > |", before="void_lock_12")
    swarms = [len(row["right"]["swarm"]) for row in m.seen(None)["formation"]]
    assert swarms == [2, 0]
    assert piles(m) == (7, 6)


def test_service_shaft() -> None:
    """All marines face right (9.4)."""
    m = enter("service_shaft", "| goriel < |", "| leon > |", before="void_lock_12")
    assert [row["facing"] for row in m.seen(None)["formation"]] == ["right", "right"]


def test_lower_accessway() -> None:
    """Two cards spawn behind the marine at the top (9.4)."""
    m = enter("lower_accessway", "| goriel < |", "| leon > |", before="void_lock_10")
    assert [len(row["right"]["swarm"]) for row in m.seen(None)["formation"]] == [2, 0]
    assert piles(m) == (7, 5)


def test_wreckage_labyrinth() -> None:
    """death_angel:R44 every marine with terrain in front turns around, checked for all beforehand."""
    m = enter("wreckage_labyrinth", "| goriel < |", "| leon > |", "| scipio < |", before="void_lock_10")
    # Vent left of 1, Corridor left of 3, Tank right of 1, Door right of 1.
    assert [row["facing"] for row in m.seen(None)["formation"]] == ["right", "right", "right"]


def test_munitorium() -> None:
    """death_angel:R38 a token on each of two different marines, as the current player likes."""
    m = enter("munitorium", "| goriel < |", "| leon > |", "| scipio < |")
    assert ids(m) == ["token:goriel", "token:leon", "token:scipio"]
    play(m, "token:leon")
    assert ids(m) == ["token:goriel", "token:scipio"]
    play(m, "token:goriel")
    assert [row["tokens"] for row in m.seen(None)["formation"]] == [1, 1, 0]


def test_munitorium_with_too_few() -> None:
    """death_angel:R38 one marine, or one token: as many as possible."""
    m = enter("munitorium", "| goriel < |")
    assert [row["tokens"] for row in m.seen(None)["formation"]] == [1]
    m = enter("munitorium", "| goriel < 6 |", "| leon > 5 |")
    play(m, "token:leon")
    assert [row["tokens"] for row in m.seen(None)["formation"]] == [6, 6]


def test_black_holds() -> None:
    """The current player chooses a swarm that two cards join; without a swarm nothing happens (9.4)."""
    m = enter("black_holds", "head | goriel < |", "| leon > | tail", before="core_cogitator")
    assert ids(m) == ["holds:1,left", "holds:2,right"]
    play(m, "holds:2,right")
    assert len(m.seen(None)["formation"][1]["right"]["swarm"]) == 3
    assert piles(m) == (5, 4)
    assert piles(enter("black_holds", "| goriel < |", before="core_cogitator")) == (5, 6)


def test_dark_catacombs() -> None:
    """A card spawns behind a marine without tokens; any, if all have some (9.4)."""
    m = enter("dark_catacombs", "| goriel < 1 |", "| leon > |", "| scipio < |", before="core_cogitator")
    assert ids(m) == ["catacombs:leon", "catacombs:scipio"]
    play(m, "catacombs:leon")
    assert len(m.seen(None)["formation"][1]["left"]["swarm"]) == 1
    m = enter("dark_catacombs", "| goriel < 1 |", "| leon > 1 |", before="core_cogitator")
    assert ids(m) == ["catacombs:goriel", "catacombs:leon"]


def test_hibernation_cluster() -> None:
    """death_angel:R43 the piles are set to 0, then a card for each marine into each."""
    m = enter("hibernation_cluster", "| goriel < |", "| leon > |", "| scipio < |", before="black_holds", right=5)
    assert piles(m) == (3, 3)


def test_hibernation_cluster_with_too_few_cards() -> None:
    """death_angel:R43 a shortage is shared as in R31, the odd card by the current player."""
    m = enter(
        "hibernation_cluster", "head*9 tail*9 | goriel < | claw*9", "| leon > | tongue*6", before="black_holds", right=0
    )
    assert ids(m) == ["odd_card:left", "odd_card:right"]
    play(m, "odd_card:left")
    assert piles(m) == (2, 1)


def test_wrath_of_baal_chapel() -> None:
    """The current player places the Artefact at any position and side (9.4)."""
    m = enter("wrath_of_baal_chapel", "| goriel < |", "| leon > |", before="black_holds")
    assert ids(m) == ["chapel:1,left", "chapel:1,right", "chapel:2,left", "chapel:2,right"]
    play(m, "chapel:2,right")
    assert "artefact" in rows(m)[1].split("|")[2]


def test_genestealer_lair() -> None:
    """death_angel:W5,R42 the swarms gather at the red terrain of their side, a Brood Lord at each; 6 and 5 blips."""
    lords = set()
    for seed in range(1, 9):
        m = enter(
            "genestealer_lair",
            "head | goriel < | tail",
            "| leon > |",
            "claw | scipio < | tongue",
            before="generatorium",
            dice=seed * 7919 + 12345,
        )
        assert piles(m) == (6, 5)
        left, right = (row.split("|")[side].split() for row, side in ((rows(m)[1], 0), (rows(m)[2], 2)))
        assert left[:2] == ["head", "claw"]
        assert right[:2] == ["tail", "tongue"]
        assert {left[2], right[2]} == {"lord_ht", "lord_ct"}
        lords.add(left[2])
    assert lords == {"lord_ht", "lord_ct"}


def test_the_chimney_may_go_without_the_lords() -> None:
    """death_angel:R42 discarding the Spore Chimney later does nothing to the Brood Lord beside it."""
    m = position(
        "| leon > | lord_ht spore_chimney",
        "| valencio < |",
        phase="resolve",
        played="onward_brothers",
        location="genestealer_lair",
        rolls=[1],
    )
    play(m, "end_moves", "keep_facing", "activate:leon,spore_chimney")
    assert rows(m)[0] == "| leon > | lord_ht"


# ---------------------------------------------------------------- Activate Control Panel


def test_maintenance_tunnels() -> None:
    """The Corridor takes the place of the Control Panel (9.4)."""
    assert rows(panel("maintenance_tunnels"))[0] == "corridor | leon < |"


def test_cryo_control() -> None:
    """The top card of a pile of the player's choice; with one pile left that one; with none nothing (9.4, R74)."""
    m = panel("cryo_control", left="head", right="tail claw")
    assert ids(m) == ["pile:left", "pile:right"]
    play(m, "pile:right")
    assert discarded(m) == {"tail": 1}
    m = panel("cryo_control", left="", right="")
    assert decision(m) == "choose_actions"


def test_apothecarion() -> None:
    """death_angel:R37 a token on any marine, who may turn; also without a supply he may be chosen and turned."""
    m = panel("apothecarion")
    play(m, "token:valencio", "turn:valencio")
    assert rows(m)[1] == "| valencio < 1 |"
    m = panel("apothecarion", "control_panel door | leon < |", supply=0)
    play(m, "token:valencio", "keep_facing")
    assert rows(m)[1] == "| valencio > |"


def test_core_cogitator() -> None:
    """death_angel:R36 the boxes put at most one card on the terrain chosen, both boxes together."""
    m = position(
        "control_panel | leon < |",
        "ventilation_duct | valencio < |",
        "dark_corner | scipio < |",
        phase="resolve to end",
        played="onward_brothers",
        location="core_cogitator",
        ahead="black_holds",
        left="tail*6",
        events="quick_instincts",
    )
    play(m, "end_moves", "keep_facing", "activate:leon,control_panel")
    assert ids(m) == ["cogitate:control_panel", "cogitate:dark_corner", "cogitate:ventilation_duct"]
    play(m, "cogitate:ventilation_duct", "name_marine:leon")
    assert rows(m)[1:] == ["tail ventilation_duct | valencio < |", "tail*2 dark_corner | scipio < |"]


def test_the_cogitator_does_not_limit_event_abilities() -> None:
    """death_angel:R36 cards that an Event puts behind a marine are not counted, and the cap goes with the terrain."""
    m = position(
        "| leon > |",
        "ventilation_duct | valencio > |",
        phase="event",
        location="core_cogitator",
        ahead="black_holds",
        left="tail*6",
        right="",
        capped="ventilation_duct",
        cap=1,
        events="out_of_thin_air_claw",
    )
    play(m, "name_marine:valencio")
    assert rows(m)[1] == "tail*3 ventilation_duct | valencio > |"


def test_the_cap_lapses_with_the_terrain() -> None:
    """death_angel:R36 after a travel the Vent is laid anew and is no longer watched."""
    m = enter("generatorium", "ventilation_duct | leon < |", before="black_holds", capped="ventilation_duct", cap=1)
    assert not any(
        card["capped"] for side in ("left", "right") for card in m.seen(None)["formation"][0][side]["terrain"]
    )


def test_teleportarium() -> None:
    """death_angel:R39 from the top each marine gives a token or rolls; deaths shift at once; both piles go."""
    m = position(
        "control_panel | leon < 1 |",
        "head | omnio < |",
        "| valencio > |",
        "| scipio > 1 |",
        phase="resolve",
        played="onward_brothers",
        location="teleportarium",
        ahead="generatorium",
        left="tail*2",
        right="claw",
        rolls=[0, 1],
    )
    play(m, "end_moves", "keep_facing", "activate:leon,control_panel")
    assert ids(m) == ["teleport_token:leon", "teleport_roll:leon"]
    play(m, "teleport_token:leon")
    assert happened(m, "marine_slain") == [{"marine": "omnio", "position": 2}]
    assert ids(m) == ["teleport_token:scipio", "teleport_roll:scipio"]
    play(m, "teleport_token:scipio")
    assert piles(m) == (0, 0)
    assert discarded(m) == {"tail": 2, "claw": 1}
    assert rows(m) == ["head control_panel | leon < |", "| valencio > |", "| scipio > |"]


def test_teleportarium_is_followed_by_the_gate() -> None:
    """death_angel:R39 the travel comes in the gate, not at once."""
    m = position(
        "control_panel | leon < 1 |",
        "| valencio > 1 |",
        phase="resolve to end",
        played="onward_brothers",
        location="teleportarium",
        ahead="generatorium",
    )
    play(m, "end_moves", "keep_facing", "activate:leon,control_panel", "teleport_token:leon", "teleport_token:valencio")
    assert place(m) == "generatorium"


def test_each_controller_decides_at_the_teleportarium() -> None:
    """The marine's own player gives the token or rolls (9.4, D25)."""
    m = position(
        "control_panel | leon < 1 |",
        "| scipio > 1 |",
        phase="resolve",
        seats=2,
        owners="red / grey",
        played="onward_brothers",
        location="teleportarium",
        ahead="generatorium",
    )
    play(m, "end_moves", "keep_facing", "activate:leon,control_panel", "0 teleport_token:leon")
    assert m.waiting == (1,)


def test_generatorium_at_a_skull() -> None:
    """Up to four Genestealers anywhere, one by one (9.4)."""
    m = panel("generatorium", "head*2 control_panel | leon < |", "| valencio > | tail*5", rolls=[2])
    play(m, "slay:1,left,head", "slay:2,right,tail", "slay:2,right,tail", "slay:2,right,tail")
    assert rows(m) == ["head control_panel | leon < |", "| valencio > | tail*2"]


@pytest.mark.parametrize("face", [0, 4, 5])
def test_generatorium_without_a_skull(face: int) -> None:
    """death_angel:R70 the activating marine is slain in the middle of the step, and the formation closes up."""
    m = panel("generatorium", rolls=[face])
    assert rows(m) == ["control_panel | valencio > |"]


def test_launch_control_room() -> None:
    """death_angel:R41 a token, or a roll that is no higher than the tokens; the tokens stay there."""
    m = panel("launch_control_room")
    assert ids(m) == ["launch_token", "launch_roll"]
    play(m, "launch_token")
    assert m.seen(None)["location"]["tokens"] == 1
    m = panel("launch_control_room", launch=2, rolls=[3])
    play(m, "launch_roll")
    assert result(m) is None
    assert m.seen(None)["location"]["tokens"] == 2
    m = panel("launch_control_room", launch=3, rolls=[3])
    play(m, "launch_roll")
    assert result(m) == (True, "end-launched")


def test_a_zero_launches_without_tokens() -> None:
    """death_angel:R41 0 tokens and a rolled 0 wins; with an empty supply only rolling is possible."""
    m = panel("launch_control_room", rolls=[0])
    play(m, "launch_roll")
    assert result(m) == (True, "end-launched")
    m = panel("launch_control_room", "control_panel | leon < 6 |", "| valencio > 6 |", rolls=[1])
    assert happened(m, "rolled") == [{"number": 1, "skull": "yes"}]


def test_toxin_pumping_station() -> None:
    """death_angel:R40 the pile is chosen after the roll; all cards come from it, a surplus is lost; 0 asks nothing."""
    m = panel("toxin_pumping_station", left="head*2", right="tail*4", rolls=[3])
    assert ids(m) == ["pile:left", "pile:right"]
    play(m, "pile:left")
    assert piles(m) == (0, 4)
    m = panel("toxin_pumping_station", left="head*2", right="tail*4", rolls=[0])
    assert piles(m) == (2, 4)
    assert decision(m) == "choose_actions"
