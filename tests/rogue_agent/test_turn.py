"""The frame of a turn: which actions are to be had, and when it ends (S6.2, S6.9)."""

from __future__ import annotations

import pytest

from undercover import Match
from undercover.games.rogue_agent.turn import MAIN_ACTIONS
from undercover.table.dice import seeded

from .positions import (
    GAME,
    Laid,
    bombs,
    decision,
    happened,
    ids,
    in_bag,
    location,
    me,
    play,
    position,
    refused,
    roll,
    where,
)

EVERYTHING: Laid = {
    "criminals": {1: "r8", 2: "r8 nobody -", 4: "r8"},
    "custody": {3: "1 little_asp", 5: "0 whisper"},
    "bombs": [("r8", 5)],
    "boards": {0: {"evidence": 8}},
}


def test_what_an_agent_may_do() -> None:
    """All that is possible on a precinct with everything on it (S6.2)."""
    m = position(at=["r8", "r8"], **EVERYTHING)
    assert ids(m) == ["attack", "arrest", "intercept", "defuse", "patrol", "investigate", "reinforce", "end_turn"]


def test_the_default_is_to_end_the_turn() -> None:
    """Somebody who runs out of time does nothing more."""
    assert position(at=["r8"]).default(0).id == "end_turn"


@pytest.mark.parametrize("mode", ["agent", "android", "shadow_watch"])
def test_every_action_is_offered_or_barred(mode: str) -> None:
    """In random games a person finds every action of the own kind, with a reason if it is not to be had (S6.2)."""
    others = {"patrol", "investigate", "reinforce"} | ({"scan"} if mode == "android" else set())
    justice = {phrase.id for phrase in MAIN_ACTIONS[: 8 if mode == "android" else 7]}
    underground = {"search", "purchase", "attack_agent", "attack_location"}
    asked = 0
    for seed in range(8):
        m = GAME.start(3, seed, {"mode": mode})
        dice = seeded(seed)
        while m.waiting:
            seat = m.waiting[0]
            if decision(m) == "choose_action":
                offered, barred = {*ids(m)}, {bar.id for bar in m.barred(seat)}
                assert not offered & barred
                main = underground if me(m, seat)["android"] else justice
                assert offered | barred == {*main, *others, "end_turn"}
                asked += 1
            legal = m.legal(seat)
            m.step(seat, legal[dice.below(len(legal))])
    assert asked > 100


# ---------------------------------------------------------------- two Justice actions


def after_two(mode: str = "agent") -> Match:
    m = position(mode, at=["r8", "r8"], **EVERYTHING)
    play(m, "arrest")
    roll(m, "rE rE rE", "attack", "at_criminal:criminal_1", "black_dice:0")
    assert me(m)["slot"] == "r8"
    return m


def test_after_the_second_justice_action() -> None:
    """rogue_agent:R19 only Reinforce or the end of the turn."""
    m = after_two()
    assert ids(m) == ["reinforce", "end_turn"]
    for option in ("patrol", "investigate", "defuse"):
        refused(m, option, "two-done", "R19")


def test_after_one_justice_action_everything_else_goes_on() -> None:
    """rogue_agent:R19 the lock comes with the second one."""
    m = position(at=["r8", "r8"], **EVERYTHING)
    play(m, "arrest")
    assert ids(m) == ["attack", "intercept", "defuse", "patrol", "investigate", "reinforce", "end_turn"]


def test_no_scan_after_the_second_justice_action() -> None:
    """rogue_agent:R19 neither Patrol nor Investigate nor Scan."""
    m = after_two("android")
    refused(m, "scan", "two-done", "R19")


def test_knocked_out_in_a_justice_action() -> None:
    """rogue_agent:R19 then there is nothing more, not even Reinforce."""
    agenda = ["choose_action(0)", "end_turn(0)", "turn(1)"]
    m = position(at=["r8"], criminals={1: "r8 terrorist_jack"}, boards={0: {"stamina": 2}}, agenda=agenda)
    play(m, "attack")
    assert me(m)["slot"] == "r11"
    assert happened(m, "turn_ended") == [{"seat": 0}]
    assert m.waiting == (1,)


def test_knocked_out_in_the_second_justice_action() -> None:
    """rogue_agent:R19 no Reinforce in the Hospital either, although there would be space and money for it."""
    agenda = ["choose_action(0)", "end_turn(0)", "turn(1)"]
    m = position(
        at=["r8"],
        criminals={1: "r8 terrorist_jack", 2: "r8 whisper -"},
        boards={0: {"stamina": 2}},
        agenda=agenda,
    )
    play(m, "arrest", "attack")
    assert (me(m)["slot"], me(m)["credits"]) == ("r11", 4)
    assert happened(m, "turn_ended") == [{"seat": 0}]
    assert m.waiting == (1,)


def test_every_turn_begins_afresh() -> None:
    """rogue_agent:R20 what one player has done on a location, the next may do there too; Patrol is free again."""
    agenda = ["choose_action(0)", "end_turn(0)", "turn(1)"]
    m = position(at=["r5", "r5"], boards={1: {"fuel": 0}}, agenda=agenda)
    play(m, "purchase", "enough", "end_turn")
    assert m.waiting == (1,)
    assert m.seen(None)["turn"] == {"patrols": 0, "main_actions": 0, "done": [], "entered": []}
    assert {"purchase", "search", "patrol"} <= {*ids(m)}


def test_not_twice_on_one_location() -> None:
    """rogue_agent:R20 the same Justice action, whatever its target, once on a location and turn."""
    m = position(at=["r8"], criminals={1: "r8 little_asp", 2: "r8"}, assassins=["r8"])
    roll(m, "rE rE rE", "attack", "at_criminal:criminal_1", "black_dice:0")
    refused(m, "attack", "done-here", "R20")
    assert "arrest" in ids(m)


def test_twice_on_two_locations() -> None:
    """rogue_agent:R20 elsewhere the same action is possible again."""
    m = position(at=["r8"], criminals={1: "r8 little_asp", 2: "r9 dockside_pyro"})
    roll(m, "rE rE rE", "attack", "black_dice:0")
    play(m, "patrol", "step:data_archive", "stop")
    roll(m, "rE rE rE", "attack", "black_dice:0")
    assert me(m)["influence"] == 2


def test_another_bomb_is_the_same_action() -> None:
    """rogue_agent:R20 and after a passed check the same bomb is not tried again either (S8.4)."""
    m = position(at=["r8"], bombs=[("r8", 5), ("r8", 3)])
    roll(m, "rammo rammo rammo gcar gcar gcar kheal kheal kheal", "defuse", "bomb:5")
    play(m, "let_be")
    refused(m, "defuse", "done-here", "R20")


def test_attacking_an_android_is_another_action() -> None:
    """rogue_agent:R20 Attack and Attack an android are different."""
    m = position("android", at=["r8", "r8"], criminals={1: "r8 little_asp"}, tokens=["HHH", "H/AA", "AHH"])
    roll(m, "rE rE rE", "attack", "black_dice:0")
    assert "attack_android" in ids(m)
    roll(m, "rE rammo rammo", "attack_android", "black_dice:0", "1 defend:0")
    refused(m, "attack_android", "two-done")


# ---------------------------------------------------------------- the police


def test_no_justice_with_the_police() -> None:
    """rogue_agent:R47 Justice actions are barred on the police's location; the other actions are not."""
    m = position(at=["r8", "r8"], police="r8", **EVERYTHING)
    assert ids(m) == ["patrol", "investigate", "reinforce", "end_turn"]
    for option in ("attack", "arrest", "intercept", "defuse"):
        refused(m, option, "police-here", "R47")


def test_scan_with_the_police() -> None:
    """A Scan is no Justice action (S6.2)."""
    m = position("android", at=["r8", "r8"], police="r8", boards={0: {"evidence": 4}})
    assert "scan" in ids(m)


# ---------------------------------------------------------------- nothing to do


@pytest.mark.parametrize(
    ("option", "slot", "reason", "clause"),
    [
        ("attack", "r8", "nobody-to-attack", "S6.5"),
        ("arrest", "r8", "nobody-to-arrest", "R34"),
        ("intercept", "r8", "nobody-to-intercept", "R34"),
        ("turn_in", "hq", "nobody-to-turn-in", "R34"),
        ("search", "r8", "nothing-to-search", "R81"),
        ("purchase", "r8", "nothing-for-sale", "R81"),
        ("defuse", "r8", "no-bomb", "S6.8"),
        ("investigate", "r8", "nobody-to-investigate", "S6.4"),
        ("reinforce", "hq", "no-space", "S6.9"),
    ],
)
def test_an_action_needs_something_to_do(option: str, slot: str, reason: str, clause: str) -> None:
    """rogue_agent:R34,R81 an empty action is refused; precincts are neither searched nor shops."""
    refused(position(at=[slot]), option, reason, clause)


def test_a_purchase_must_be_paid() -> None:
    """rogue_agent:R34 nothing can be bought without the price."""
    refused(position(at=["r5"], credits={0: 0}), "purchase", "no-credits", "S6.7")
    refused(position(at=["hq"], boards={0: {"evidence": 5}}), "purchase", "no-evidence", "S6.7")


def test_turning_in_elsewhere() -> None:
    """Criminals are turned in at Headquarters (S6.5 D)."""
    refused(position(at=["r11"], custody={1: "0 whisper"}), "turn_in", "not-at-headquarters", "S6.5")


def test_no_attacks_between_agents() -> None:
    """rogue_agent:R71 in Agent mode nothing but Intercept is done to another agent."""
    m = position(at=["r8", "r8"], **EVERYTHING)
    known = {*ids(m), *(bar.id for bar in m.barred(0))}
    assert not known & {"attack_agent", "attack_android", "scan"}
    assert "intercept" in known


# ---------------------------------------------------------------- S6.9 reinforce


def test_reinforce() -> None:
    """Two credits, an informant on the topmost empty space, and the turn is over (S6.9)."""
    m = position(at=["r8"], informants={"r8": [1]})
    play(m, "reinforce")
    assert location(m, "r8")["informants"] == [1, 0]
    assert (me(m)["credits"], me(m)["informants"]) == (2, 6)
    assert m.seen(None)["supply"] == 15
    assert happened(m, "turn_ended")[0] == {"seat": 0}


def test_reinforce_after_two_justice_actions() -> None:
    """It is always the last thing (S6.2)."""
    m = after_two()
    play(m, "reinforce")
    assert location(m, "r8")["informants"][0] == 0


@pytest.mark.parametrize(
    ("laid", "reason"),
    [
        ({"credits": {0: 1}}, "no-credits"),
        ({"informants": {"r8": [1, 2]}}, "no-space"),
        ({"reserve": [0, 7, 7]}, "no-informant"),
        ({"at": ["hq"]}, "no-space"),
    ],
)
def test_reinforce_refused(laid: Laid, reason: str) -> None:
    """Credits, an informant in reserve and an empty space are needed; HQ has none (S6.2)."""
    refused(position(**{"at": ["r8"], **laid}), "reinforce", reason, "S6.9")


# ---------------------------------------------------------------- between turns


def test_knocked_out_before_the_own_turn() -> None:
    """rogue_agent:R68 the next turn is taken as usual, from the Hospital, with the stamina of the heart."""
    agenda = ["choose_action(0)", "end_turn(0)", "turn(1)", "end_turn(1)", "turn(0)"]
    laid: Laid = {"at": ["r8", "r7"], "bombs": [("r8", 1)], "boards": {1: {"stamina": 2}}, "agenda": agenda}
    m = position(criminals={1: "r8 terrorist_jack"}, marks={1: [0]}, **laid)
    roll(m, "rammo rammo rammo", "attack", "black_dice:0")
    assert bombs(m) == []
    assert (me(m, 1)["slot"], me(m, 1)["board"]["stamina"]) == ("r11", 5)
    play(m, "end_turn")
    assert m.waiting == (1,)
    assert {"search", "patrol", "end_turn"} <= {*ids(m)}


def test_the_turn_is_forgotten_afterwards() -> None:
    """Patrols and Justice actions are counted per turn (S6.2)."""
    m = position(at=["hq"], agenda=["choose_action(0)", "end_turn(0)", "turn(1)"])
    play(m, "patrol", "step:precinct_6", "ammo:0", "stop", "end_turn")
    assert m.seen(None)["turn"] == {"patrols": 0, "main_actions": 0, "done": [], "entered": []}
    assert decision(m) == "choose_action"
    assert (in_bag(m, "bomb"), where(m, 1)) == (4, None)
