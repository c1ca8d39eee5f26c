"""Hard never misses a certain win, and never chooses a certain loss: on thousands of positions of every game.

What is certain is found here through the front door, option by option and world by world, not by the bot's own eyes.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from tests.bots.conftest import HASTY
from undercover import Game, Match
from undercover.bots.search import Search, SearchBot
from undercover.table.dice import seeded
from undercover.table.registry import games

EVERY_GAME = pytest.mark.parametrize("rules", games().values(), ids=lambda rules: rules.slug)
WON, OPEN, LOST = 1, 0, -1
#: Positions of a game that are looked at: the last ones, where most is certain.
LAST = 10
#: So many worlds must agree; where the bot does not, so many: it may know one in which it is otherwise.
WORLDS, ALL = 40, 4000
#: What comes to an end within so many more decisions, whatever anybody does, is certain.
AHEAD = 2


def endings(rules: Game[Any], deals: range) -> Iterator[Match]:
    """The last positions of random games, at tables of all sizes."""
    for seed in deals:
        match, dice = rules.start(rules.seats[seed % len(rules.seats)], seed), seeded(seed)
        last: deque[Match] = deque(maxlen=LAST)
        while match.waiting:
            last.append(match.copy())
            seat = match.waiting[-1]
            legal = match.legal(seat)
            match.step(seat, legal[dice.below(len(legal))])
        yield from last


def fate(match: Match, seat: int, decider: int, option: int, ahead: int) -> int:
    """What an option comes to at once, or within so many more decisions, whatever anybody does then."""
    after = match.copy()
    after.step(decider, option)
    if after.outcome:
        return WON if seat in after.outcome.winners else LOST
    found = OPEN
    if ahead > 0:
        decider = after.waiting[0]
        for at, reply in enumerate(after.legal(decider)):
            one = fate(after, seat, decider, reply, ahead - 1)
            if one == OPEN or (at > 0 and one != found):
                return OPEN
            found = one
    return found


def certain(match: Match, seat: int, worlds: int = WORLDS) -> dict[int, int]:
    """For every option what it comes to in all worlds the seat can believe in."""
    found = {option: fate(match.imagine(seat, 1), seat, seat, option, AHEAD) for option in match.legal(seat)}
    for roll in range(2, worlds):
        if not any(found.values()):
            break
        world = match.imagine(seat, roll)
        for option, one in found.items():
            if one and one != fate(world, seat, seat, option, AHEAD):
                found[option] = OPEN
    return found


class Looked(NamedTuple):
    """How many positions were looked at, in how many of them one could go wrong for certain, and in how many of these
    the bot found everything lost in the few worlds it tried, took anything, and took what is lost in all."""

    positions: int
    decisive: int
    given_up: int


def check(rules: Game[Any], deals: range) -> Looked:
    """No certain win is missed, no certain loss chosen where the bot sees hope: neither by one that plays on in its
    mind nor, every second time, by one that goes by the judgement alone."""
    looked = decisive = given_up = 0
    for match in endings(rules, deals):
        seat = match.waiting[-1]
        looked += 1
        found = certain(match, seat)
        if len(set(found.values())) == 1:
            continue
        decisive += 1
        plan = HASTY._replace(overrules=looked % 2 == 0)
        chosen = SearchBot(plan).choose(match.chair(seat, seeded(looked)))
        if found[chosen] < max(found.values()):
            found = certain(match, seat, ALL)
        if found[chosen] < max(found.values()):
            assert Search(match.chair(seat, seeded(looked)), plan).fates == [LOST] * len(found), (match.seed, looked)
            given_up += 1
    return Looked(looked, decisive, given_up)


@EVERY_GAME
def test_hard_takes_certain_wins_and_avoids_certain_losses(rules: Game[Any]) -> None:
    looked = check(rules, range(120))
    assert looked.positions > 1000
    assert looked.decisive > 40
    assert looked.given_up == 0


@pytest.mark.soak
@EVERY_GAME
def test_the_same_in_ten_thousand_positions(rules: Game[Any]) -> None:
    looked = check(rules, range(1000, 2000))
    assert looked.positions > 9000
    assert looked.decisive > 300
    assert looked.given_up <= looked.positions / 1000
