"""The greedy bot's judgement: better than chance in every mode, and sensible in plain positions."""

from __future__ import annotations

from math import isclose

import pytest

from undercover import Match, Option
from undercover.bots import level, luck
from undercover.games.rogue_agent.bots import VALUES, value
from undercover.games.rogue_agent.odds import at_least, expected_hits
from undercover.games.rogue_agent.things import BLACK, RED

from .positions import BOX, GAME, play, position, roll


def best(m: Match) -> str:
    """What the bot would do."""
    seat = m.waiting[0]
    seen = m.seen(seat)
    return max(m.choices(seat), key=lambda option: value(seen, option)).id


def test_every_kind_of_option_is_valued() -> None:
    """In a few random games of every mode nothing comes up that the bot cannot judge."""
    kinds = set()
    for mode, seats in (("agent", 2), ("android", 4), ("shadow_watch", 3)):
        for seed in range(3):
            m = GAME.start(seats, seed, {"mode": mode})
            while m.waiting:
                seat = m.waiting[0]
                seen, choices = m.seen(seat), m.choices(seat)
                assert all(isinstance(value(seen, option), int | float) for option in choices)
                kinds |= {option.kind for option in choices}
                m.play(seat, choices[luck(m).below(len(choices))])
    assert len(kinds) > 30
    assert kinds <= VALUES.keys()


def test_the_odds_of_an_attack() -> None:
    """rogue_agent:W15 the bot reckons with the chances of the specification."""
    red, black = tuple(BOX.faces[RED]), tuple(BOX.faces[BLACK])
    assert isclose(at_least(2, (red,) * 3), 17 / 24)
    assert isclose(at_least(4, (red, red, red, black)), 13 / 144)
    assert isclose(at_least(0, (red,)), 1)
    assert isclose(expected_hits((red,)), 1 / 2)


def test_captives_are_turned_in() -> None:
    """At Headquarters with somebody in custody."""
    assert best(position(at=["hq"], custody={1: "0 the_architect"})) == "turn_in"


def test_a_beaten_criminal_is_arrested() -> None:
    """Before anything else is tried here."""
    assert best(position(at=["r8"], criminals={1: "r8 whisper -"})) == "arrest"


def test_the_informant_comes_last() -> None:
    """Reinforce ends the turn: first what else is good here."""
    m = position(at=["r8"], criminals={1: "r8 little_asp ="}, boards={0: {"fuel": 0}}, patrols=1)
    assert best(m) == "attack"
    roll(m, "rE rE rE", "attack", "black_dice:0")
    assert best(m) == "arrest"
    play(m, "arrest")
    assert best(m) == "reinforce"


def test_a_bomb_about_to_go_off_is_left() -> None:
    """Nobody stays beside a timer of 1 who can drive away."""
    m = position(at=["r8"], bombs=[("r9", 1)], credits={0: 0}, boards={0: {"stamina": 2}})
    assert best(m) == "patrol"


def test_humans_are_shown_first() -> None:
    """Who holds both shows a human token."""
    m = position("android", at=["r8"], criminals={1: "r8 paper_face ="}, tokens=["AAH", "AHH", "HHH"])
    roll(m, "rammo rammo rammo", "attack", "black_dice:0")
    assert best(m) == "reveal:human"


@pytest.mark.parametrize(("mode", "seats"), [("agent", 3), ("android", 3), ("shadow_watch", 2)])
def test_it_beats_chance(mode: str, seats: int) -> None:
    """One greedy bot against random ones wins nearly always."""
    wins = 0
    for seed in range(6):
        m = GAME.start(seats, seed, {"mode": mode})
        bots = [level("greedy" if seat == seed % seats else "random") for seat in range(seats)]
        while m.waiting:
            seat = m.waiting[0]
            chosen: Option = bots[seat].choose(m.seen(seat), m.choices(seat), luck(m))
            m.play(seat, chosen)
        assert m.outcome is not None
        wins += m.outcome.winners == {seed % seats}
    assert wins >= 5
