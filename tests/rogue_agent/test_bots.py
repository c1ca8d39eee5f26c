"""The greedy bot's judgement: better than chance in every mode, and sensible in plain positions."""

from __future__ import annotations

from math import isclose

import pytest

from undercover import Match
from undercover.bots import level, luck
from undercover.bots.greedy import GreedyBot
from undercover.games.rogue_agent import phrases
from undercover.games.rogue_agent.judge import VALUES, judge
from undercover.games.rogue_agent.odds import at_least, expected_hits
from undercover.games.rogue_agent.table import City
from undercover.table.dice import seeded
from undercover.table.story import Phrase, phrase_of

from .positions import BOX, GAME, play, position, roll


def best(m: Match) -> str:
    """What the bot does."""
    seat = m.waiting[0]
    chair = m.chair(seat, seeded(0))
    return chair.choices[chair.options.index(GreedyBot().choose(chair))].id


def test_every_kind_of_option_is_valued() -> None:
    """There is a value for every phrase, and nothing comes up in random games of every mode that breaks it."""
    said = {phrase.number for phrase in vars(phrases).values() if isinstance(phrase, Phrase)}
    assert said == VALUES.keys()
    kinds = set()
    for mode, seats in (("agent", 2), ("android", 4), ("shadow_watch", 3)):
        for seed in range(3):
            m = GAME.start(seats, seed, {"mode": mode})
            while m.waiting:
                chair = m.chair(m.waiting[0], luck(m))
                table = chair.world.table
                assert isinstance(table, City)
                values = judge(table, chair.seat, chair.options)
                assert len(values) == len(chair.options)
                kinds |= {phrase_of(option).id for option in chair.options}
                m.step(chair.seat, chair.options[chair.dice.below(len(values))])
    assert len(kinds) > 30


def test_judging_changes_nothing() -> None:
    """The table it is asked about stays as it is."""
    m = position(at=["r8"], criminals={1: "r8 little_asp ="}, bombs=[("r9", 3)], assassins=["r7"])
    before = m.hash()
    assert isinstance(m.table, City)
    judge(m.table, 0, m.legal(0))
    assert m.hash() == before


def test_an_unseen_card_makes_no_difference() -> None:
    """A criminal nobody has looked at is worth the same, whatever its card is."""
    worth = []
    for card in ("little_asp", "grandfather_coil"):
        m = position(at=["r8"], criminals={1: f"r8 {card}", 2: "r7"})
        assert isinstance(m.table, City)
        worth.append(judge(m.table, 0, m.legal(0)))
    assert worth[0] == worth[1]


def test_the_odds_of_an_attack() -> None:
    """rogue_agent:W15 the bot reckons with the chances of the specification."""
    assert isclose(at_least(BOX, 2, 3, 0, 0), 17 / 24)
    assert isclose(at_least(BOX, 4, 3, 0, 1), 13 / 144)
    assert isclose(at_least(BOX, 3, 3, 1, 0), 59 / 144)
    assert isclose(at_least(BOX, 0, 1, 0, 0), 1)
    assert isclose(expected_hits(BOX, 1, 0, 0), 1 / 2)


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
            m.step(seat, bots[seat].choose(m.chair(seat, luck(m))))
        assert m.outcome is not None
        wins += m.outcome.winners == {seed % seats}
    assert wins >= 5
