"""Search and Purchase (S6.6, S6.7)."""

from __future__ import annotations

from typing import Any

import pytest

from undercover import Match
from undercover.games.rogue_agent.things import TRACK_IDS

from .positions import board, clock, decision, happened, ids, me, play, position, refused, roll


def searched(results: str, slot: str = "r5", **laid: Any) -> Match:
    """Seat 0 has rolled this in a Search of the Ammo Depot (two red dice, a black one) and keeps it."""
    m = position(at=[slot], **laid)
    roll(m, results, "search")
    while decision(m) == "search_reroll":
        play(m, "keep")
    return m


# ---------------------------------------------------------------- 1. colours


def test_headquarters_two_pairs() -> None:
    """rogue_agent:R30 each white icon is one colour, three dice of a colour at most: the pairs differ."""
    m = position(at=["hq"])
    play(m, "search")
    assert ids(m) == ["search_with:red+green", "search_with:red+black", "search_with:green+black"]
    refused(m, "search_with:red+red", "too-many-of-a-colour", "R30")
    roll(m, "rE rammo kheal kcredit", "search_with:red+black")
    assert m.seen(None)["dice"] == ["red-explosion", "red-ammo-2", "black-heal", "black-credit"]


def test_the_data_archive() -> None:
    """rogue_agent:R30 two black dice and two of another colour."""
    m = position(at=["r9"])
    play(m, "search")
    assert ids(m) == ["search_with:red", "search_with:green"]
    refused(m, "search_with:black", "too-many-of-a-colour", "R30")


def test_the_fuel_station() -> None:
    """rogue_agent:R30 two green dice and one of any colour, green included."""
    m = position(at=["r3"])
    play(m, "search")
    assert ids(m) == ["search_with:red", "search_with:green", "search_with:black"]
    roll(m, "gcar gcar gfuel", "search_with:green")
    assert len(m.seen(None)["dice"]) == 3


def test_without_a_white_icon_nothing_is_asked() -> None:
    """The Ammo Depot's dice are fixed (S6.6 1)."""
    m = position(at=["r5"])
    roll(m, "rE rX kheal", "search")
    assert decision(m) == "search_reroll"


# ---------------------------------------------------------------- 2. rolling again


def test_any_subset_is_rolled_again_once() -> None:
    """Equal dice are one option; after one reroll the dice count (S6.6 2)."""
    m = position(at=["r5"])
    roll(m, "rE rE kheal", "search")
    assert ids(m) == [
        "keep",
        "reroll:red-explosion",
        "reroll:red-explosion+red-explosion",
        "reroll:black-heal",
        "reroll:red-explosion+black-heal",
        "reroll:red-explosion+red-explosion+black-heal",
    ]
    roll(m, "rX kheal", "reroll:red-explosion+black-heal")
    assert m.seen(None)["dice"] == ["red-explosion", "red-boost", "black-heal"]
    assert decision(m) == "search_resolve"


def test_scouting_rolls_a_second_time() -> None:
    """From 2 on the agent track, again any subset (S6.6 2)."""
    m = position(at=["r5"], boards={0: {"agent": 2}})
    roll(m, "rE rE kheal", "search")
    roll(m, "rX", "reroll:red-explosion")
    assert decision(m) == "search_reroll"
    roll(m, "rammo", "reroll:red-explosion")
    assert m.seen(None)["dice"] == ["red-boost", "red-ammo-2", "black-heal"]
    assert decision(m) == "search_resolve"


def test_keeping_is_the_default() -> None:
    """Somebody who runs out of time rolls nothing again."""
    m = position(at=["r5"])
    roll(m, "rE rE kheal", "search")
    assert m.default(0).id == "keep"


# ---------------------------------------------------------------- 3. what the dice give


def test_symbols() -> None:
    """A step per symbol on its track; without explosions and boosts nothing is asked (S6.6 3)."""
    m = searched("rammo rweapon kagent")
    assert decision(m) == "choose_action"
    assert [board(m, track) for track in ("ammo", "weapon", "agent")] == [5, 1, 1]
    m = searched("gfuel gcar kevidence", "r7")
    assert [board(m, track) for track in ("fuel", "car", "evidence")] == [5, 1, 5]


def test_healing_and_credits() -> None:
    """A heart is 1 stamina, a credit symbol 2 credits from the supply, or what is left (S6.6 3)."""
    m = searched("kheal kcredit", "r11", boards={0: {"stamina": 5}})
    assert (board(m, "stamina"), me(m)["credits"], m.seen(None)["supply"]) == (6, 6, 11)
    m = searched("kheal kcredit", "r11", credits={0: 4, 1: 10, 2: 10})
    assert (board(m, "stamina"), me(m)["credits"]) == (8, 5)


def test_overflow_is_lost() -> None:
    """rogue_agent:R9 what goes beyond the end of a track is lost, never refused, in a roll."""
    m = searched("rammo rweapon kagent", boards={0: {"ammo": 7, "weapon": 6}}, influence={0: 1})
    assert (board(m, "ammo"), board(m, "weapon"), me(m)["influence"]) == (8, 6, 1)


def test_the_end_of_an_upgrade_track_scores_once() -> None:
    """rogue_agent:R8 the sixth step of an upgrade gives 1 influence; the end of a resource track gives none."""
    m = searched("rammo rweapon kagent", boards={0: {"ammo": 7, "weapon": 5, "agent": 5}})
    assert (board(m, "ammo"), board(m, "weapon"), board(m, "agent")) == (8, 6, 6)
    assert me(m)["influence"] == 2


# ---------------------------------------------------------------- boosts


def test_what_a_boost_can_do() -> None:
    """rogue_agent:R32 it cancels an explosion or doubles one other die, once, or is wasted."""
    m = searched("rX rE kcredit")
    assert ids(m) == ["use:credit", "shoot", "suffer", "boost:explosion", "boost:credit", "waste"]
    before = me(m)["board"]
    play(m, "boost:explosion")
    assert (decision(m), me(m)["board"], me(m)["credits"]) == ("choose_action", before, 6)


@pytest.mark.parametrize(
    ("results", "face", "what", "value"),
    [
        ("rX rammo kheal", "ammo-2", "ammo", 7),
        ("rX rweapon kheal", "weapon", "weapon", 2),
        ("rX rweapon kheal", "heal", "stamina", 6),
    ],
)
def test_a_doubled_die(results: str, face: str, what: str, value: int) -> None:
    """rogue_agent:R32 twice the benefit; a doubled double symbol gives 4, also healing is doubled."""
    m = searched(results, boards={0: {"stamina": 4}})
    play(m, f"boost:{face}")
    assert decision(m) == "choose_action"
    assert board(m, what) == value


def test_a_doubled_credit() -> None:
    """rogue_agent:R32 gives 4 credits."""
    m = searched("rX rweapon kcredit")
    play(m, "boost:credit")
    assert me(m)["credits"] == 8


def test_one_boost_per_die() -> None:
    """rogue_agent:R32 a second boost needs another die; boosts do not double boosts."""
    m = searched("rX rX kcredit")
    assert ids(m) == ["use:credit", "boost:credit", "waste"]
    play(m, "boost:credit")
    assert (decision(m), me(m)["credits"]) == ("choose_action", 8)
    m = searched("rX rX kX")
    assert decision(m) == "choose_action"
    assert happened(m, "changed") == []


def test_a_boosted_die_can_wait() -> None:
    """It is shown as doubled until it is used (S6.6 3)."""
    m = searched("rX rE kcredit", boards={0: {"ammo": 0}})
    play(m, "boost:credit")
    assert m.seen(None)["dice"] == ["red-explosion", "black-credit-boosted"]
    assert ids(m) == ["use:credit-boosted", "suffer"]
    play(m, "suffer")
    assert (me(m)["credits"], board(m, "stamina")) == (8, 7)


# ---------------------------------------------------------------- explosions


def test_explosions_ask_for_ammo_or_stamina() -> None:
    """Per explosion: an ammo, a boost, or a stamina (S6.6 3)."""
    m = searched("rE rE kcredit", boards={0: {"ammo": 1}})
    assert ids(m) == ["use:credit", "shoot", "suffer"]
    play(m, "shoot")
    assert ids(m) == ["use:credit", "suffer"]
    play(m, "suffer")
    assert (board(m, "ammo"), board(m, "stamina"), me(m)["credits"]) == (0, 7, 6)


def test_informants_and_armor_stop_explosions() -> None:
    """rogue_agent:R16 they count by themselves, one explosion each, before anything is paid."""
    m = searched("rE rE kE", informants={"r5": [0, 1]}, boards={0: {"agent": 4}})
    assert happened(m, "protected") == [{"seat": 0, "count": 2}]
    assert ids(m) == ["shoot", "suffer"]
    m = searched("rE rE kE", informants={"r5": [0, 0]}, boards={0: {"agent": 4}})
    assert (decision(m), board(m, "stamina")) == ("choose_action", 8)


def test_armor_reached_in_the_search_protects_at_once() -> None:
    """S6.6 (edition 2): by another die, while an explosion is still unresolved; one explosion a Search."""
    m = searched("rE rE kagent", boards={0: {"agent": 3}})
    assert happened(m, "protected") == []
    play(m, "use:agent")
    assert happened(m, "protected") == [{"seat": 0, "count": 1}]
    assert m.seen(None)["dice"] == ["red-explosion"]
    m = searched("rE rE kagent", boards={0: {"agent": 3}})
    play(m, "suffer", "suffer")
    assert (happened(m, "protected"), board(m, "stamina")) == ([], 6), "too late"


def test_armor_protects_once_a_search() -> None:
    """Armor that has stopped an explosion does not stop another when its track goes on (S6.6 3)."""
    m = searched("rE rE kagent", boards={0: {"agent": 4}})
    play(m, "use:agent")
    assert happened(m, "protected") == [{"seat": 0, "count": 1}]
    assert (ids(m), board(m, "agent")) == (["shoot", "suffer"], 5)


def test_others_informants_do_not_protect() -> None:
    """rogue_agent:R31 only own ones do."""
    m = searched("rE rweapon kheal", informants={"r5": [1, 2]})
    assert decision(m) == "search_resolve"
    assert happened(m, "protected") == []


def test_no_cover_in_a_search() -> None:
    """`clock_no_cover` (S7.3); armor still helps."""
    m = searched(
        "rE rE kE", informants={"r5": [0, 0]}, boards={0: {"agent": 4}}, criminals={1: "r1"}, **clock("clock_no_cover")
    )
    assert happened(m, "protected") == [{"seat": 0, "count": 1}]


def test_a_safe_location_ignores_explosions() -> None:
    """At Headquarters and in the Hospital agents are not hurt (S6.6 3)."""
    m = position(at=["hq"])
    roll(m, "rE rE gE gE", "search", "search_with:red+green")
    play(m, "keep")
    assert (decision(m), board(m, "stamina")) == ("choose_action", 8)


def test_knocked_out_in_a_search() -> None:
    """rogue_agent:R33 the dice not yet resolved are lost, so the order matters."""
    m = searched("rE rweapon kcredit", boards={0: {"ammo": 0, "stamina": 1}})
    play(m, "use:weapon", "suffer")
    assert (board(m, "weapon"), me(m)["credits"], me(m)["slot"]) == (1, 4, "r11")
    assert m.seen(None)["dice"] == []


def test_each_explosion_is_a_loss_of_its_own() -> None:
    """rogue_agent:R85 in a Search a heart between two explosions saves somebody with 2 stamina."""
    m = searched("rE rE kheal", boards={0: {"ammo": 0, "stamina": 2}})
    play(m, "suffer", "use:heal")
    assert (board(m, "stamina"), me(m)["slot"]) == (1, "r5")
    m = searched("rE rE kheal", boards={0: {"ammo": 0, "stamina": 2}})
    play(m, "suffer", "suffer")
    assert (board(m, "stamina"), me(m)["slot"]) == (5, "r11")


def test_the_default_saves_what_can_be_saved() -> None:
    """A boost against an explosion, then ammo (D:search_resolve)."""
    m = searched("rX rE kcredit")
    assert m.default(0).id == "boost:explosion"
    m = searched("rE rweapon kcredit")
    assert m.default(0).id == "shoot"
    m = searched("rX rweapon kcredit")
    assert m.default(0).id.startswith("boost:")


# ---------------------------------------------------------------- S6.7 purchase


def test_the_ammo_depot() -> None:
    """rogue_agent:W2 two purchases of 2 ammo for 1 credit each; rogue_agent:R10 the printed price, unit by unit."""
    m = position(at=["r5"], credits={0: 3}, boards={0: {"ammo": 1}})
    play(m, "purchase")
    assert (me(m)["credits"], board(m, "ammo")) == (2, 3)
    assert ids(m) == ["buy:ammo", "enough"]
    play(m, "buy:ammo", "enough")
    assert (me(m)["credits"], board(m, "ammo")) == (1, 5)
    assert m.seen(None)["turn"]["main_actions"] == 1


def test_influence_for_evidence() -> None:
    """rogue_agent:W3 seven evidence: one influence, and not enough left for a second."""
    m = position(at=["hq"], boards={0: {"evidence": 7}})
    play(m, "purchase")
    assert (board(m, "evidence"), me(m)["influence"]) == (1, 1)
    assert decision(m) == "choose_action"


def test_the_influence_good_is_not_limited() -> None:
    """rogue_agent:R78 next turn it can be bought again; within one action the evidence is the limit."""
    m = position(at=["hq"], boards={0: {"evidence": 8}}, agenda=["choose_action(0)", "end_turn(0)", "turn(0)"])
    play(m, "purchase")
    assert board(m, "evidence") == 2
    m.table.boards[TRACK_IDS.index("evidence")] = 6  # type: ignore[attr-defined]
    play(m, "end_turn", "purchase")
    assert me(m)["influence"] == 2


@pytest.mark.parametrize(
    ("slot", "track", "step"), [("r1", "weapon", 1), ("r7", "car", 1), ("r11", "agent", 1), ("r3", "fuel", 2)]
)
def test_goods(slot: str, track: str, step: int) -> None:
    """rogue_agent:R11 an upgrade moves its own track, a resource its own by two."""
    m = position(at=[slot])
    before = board(m, track)
    play(m, "purchase", "enough")
    assert board(m, track) == before + step
    assert me(m)["credits"] == 3


def test_a_purchase_without_effect_is_refused() -> None:
    """rogue_agent:R9 a full track buys nothing; a double resource with one space left gives 1."""
    refused(position(at=["r5"], boards={0: {"ammo": 8}}), "purchase", "track-full", "R9")
    m = position(at=["r5"], boards={0: {"ammo": 7}})
    play(m, "purchase")
    assert (board(m, "ammo"), me(m)["credits"], decision(m)) == (8, 3, "choose_action")


def test_buying_the_last_step_scores() -> None:
    """rogue_agent:R8 reaching the end of an upgrade track by buying gives 1 influence too."""
    m = position(at=["r1"], boards={0: {"weapon": 5}})
    play(m, "purchase")
    assert (board(m, "weapon"), me(m)["influence"], decision(m)) == (6, 1, "choose_action")
