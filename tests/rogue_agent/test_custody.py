"""Arrest, Intercept and Turn in (S6.5 B to D)."""

from __future__ import annotations

from typing import Any

from undercover import Match

from .positions import board, decision, happened, ids, in_bag, me, play, position, refused, roll, where

# ---------------------------------------------------------------- B. arrest


def test_arrest() -> None:
    """A defeated criminal here goes under the figure, whoever defeated it, and travels with it (S6.5 B)."""
    m = position(at=["r8"], criminals={1: "r8 nobody -", 2: "r8 whisper -", 3: "r8"})
    play(m, "arrest")
    assert ids(m) == ["take_in:criminal_1", "take_in:criminal_2"]
    play(m, "take_in:criminal_2")
    assert where(m, 2) == "custody 0"
    play(m, "patrol", "step:data_archive", "stop")
    assert where(m, 2) == "custody 0"


# ---------------------------------------------------------------- C. intercept


def intercept(fuel: int = 3, other: int = 3, **laid: Any) -> Match:
    held = {"custody": {1: "1 nobody", 2: "1 whisper"}, **laid}
    m = position(at=["r8", "r8"], boards={0: {"fuel": fuel}, 1: {"fuel": other}}, **held)
    play(m, "intercept")
    return m


def test_intercept() -> None:
    """rogue_agent:R21 abduction and confiscation are one action: cars against cars for criminals in custody."""
    m = intercept()
    assert (m.waiting, ids(m)) == ((0,), ["fuel:1", "fuel:2", "fuel:3"])
    play(m, "fuel:2")
    assert (m.waiting, decision(m), ids(m)) == ((1,), "intercept_defence", ["defend:0", "defend:1"])
    roll(m, "gcar gfuel gE", "1 defend:1")
    assert (board(m, "fuel", 0), board(m, "fuel", 1)) == (1, 2)
    assert (m.waiting, ids(m)) == ((0,), ["snatch:criminal_1", "snatch:criminal_2"])
    play(m, "snatch:criminal_2")
    assert (where(m, 1), where(m, 2)) == ("custody 1", "custody 0")


def test_all_are_taken_anyway() -> None:
    """As many cars as criminals, or more: all are taken without asking, surplus cars are ignored (S6.5 C 5)."""
    m = intercept()
    play(m, "fuel:2")
    roll(m, "gcar gcar", "1 defend:0")
    assert (where(m, 1), where(m, 2)) == ("custody 0", "custody 0")
    assert decision(m) == "choose_action"
    m = intercept()
    roll(m, "gcar gcar gcar", "fuel:3")
    assert (where(m, 1), where(m, 2)) == ("custody 0", "custody 0")


def test_no_green_die_left() -> None:
    """Three dice for the attacker leave none for the target, who is not asked (S6.5 C 3)."""
    m = intercept()
    roll(m, "gcar gE gE", "fuel:3")
    assert (m.waiting, decision(m)) == ((0,), "intercept_take")


def test_cars_of_the_target_cancel() -> None:
    """Net cars count; none or fewer: nothing happens (S6.5 C 4, 5)."""
    m = intercept()
    play(m, "fuel:2")
    roll(m, "gcar gfuel gcar", "1 defend:1")
    assert (where(m, 1), where(m, 2)) == ("custody 1", "custody 1")
    assert (m.waiting, decision(m)) == ((0,), "choose_action"), "nothing to take"
    assert m.seen(None)["turn"]["main_actions"] == 1


def test_a_target_without_fuel_is_not_asked() -> None:
    """Skipped if no fuel is there (S6.5 C 3)."""
    m = intercept(other=0)
    roll(m, "gcar gE", "fuel:2")
    assert decision(m) == "intercept_take"


def test_intercept_needs_fuel() -> None:
    """rogue_agent:R27 without fuel it could not succeed, so it is refused."""
    m = position(at=["r8", "r8"], custody={1: "1 nobody"}, boards={0: {"fuel": 0}})
    refused(m, "intercept", "no-fuel")


def test_no_intercept_on_a_safe_location() -> None:
    """Not at Headquarters, not in the Hospital (S6.5 C)."""
    for slot in ("hq", "r11"):
        refused(position(at=[slot, slot], custody={1: "1 nobody"}), "intercept", "safe-here", "S6.5")


def test_no_intercept_from_afar() -> None:
    """The holder must be here (S6.5 C)."""
    refused(position(at=["r8", "r7"], custody={1: "1 nobody"}), "intercept", "nobody-to-intercept", "R34")


def test_whom_to_intercept() -> None:
    """One of several holders here (S6.5 C 1)."""
    m = position(at=["r8", "r8", "r8"], custody={1: "1 nobody", 2: "2 whisper"})
    play(m, "intercept")
    assert ids(m) == ["against:1", "against:2"]
    play(m, "against:2", "fuel:1")
    assert m.waiting == (2,)


# ---------------------------------------------------------------- D. turn in


def test_turn_in() -> None:
    """All at once: discs back, cards to the own pile, credits for the rewards, no influence (S6.5 D)."""
    m = position(at=["hq"], custody={1: "0 the_architect", 2: "0 whisper", 3: "1 nobody"})
    play(m, "turn_in")
    assert me(m)["turned_in"] == ["the_architect", "whisper"]
    assert m.seen(None)["turn"]["main_actions"] == 1
    assert (me(m)["credits"], me(m)["influence"]) == (12, 0)
    assert (in_bag(m, "criminal_1"), in_bag(m, "criminal_2"), where(m, 3)) == (1, 1, "custody 1")
    assert [event["card"] for event in happened(m, "turned_in")] == ["the_architect", "whisper"]
    again = m.seen(None)["criminals"][0]
    assert (again["defeated"], again["face_up"]) == (False, False), "drawn again it is rampant, with another card"


def test_the_supply_may_be_short() -> None:
    """rogue_agent:R29 take what is there; the rest is lost."""
    m = position(at=["hq"], custody={1: "0 the_architect"}, credits={0: 4, 1: 10, 2: 8})
    play(m, "turn_in")
    assert (me(m)["credits"], m.seen(None)["supply"]) == (7, 0)
