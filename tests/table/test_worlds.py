"""The kit's look at imagined worlds notices worlds that could not be, and a true world that is left out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from undercover import Game, Match, game
from undercover.games.agent_avenue.imagine import imagine
from undercover.games.agent_avenue.table import Avenue
from undercover.table.dice import Dice, quick
from undercover.table.match import NoWorld
from undercover.table.rows import rows_of
from undercover.table.worlds import check_position, check_worlds

AVENUE: Game[Avenue] = game("agent_avenue")


def forgetful(g: Avenue, seat: int, dice: Dice) -> Avenue:
    """Forgets which agents were seen going into a hand."""
    world = g.copy()
    world.known = rows_of([[]] * g.seats)
    world.known_since = rows_of([[]] * g.seats)
    world = imagine(world, seat, dice)
    world.known, world.known_since = g.known, g.known_since
    return world


def contrary(g: Avenue, seat: int, dice: Dice) -> Avenue:
    """Never believes that the others hold a card they really hold."""
    while True:
        world = imagine(g, seat, dice)
        others = [other for other in range(g.seats) if other != seat]
        if all(not set(world.hands[other]) & set(g.hands[other]) for other in others):
            return world


def abduction(rules: Game[Avenue]) -> tuple[Match, int, int]:
    """A random game in which somebody takes an agent out of a row into the hand: after which choice, and who."""
    for seed in range(100):
        match = rules.start(2, seed, {"mode": "advanced"})
        match.playout(quick(seed))
        for event in match.story(None):
            if event["type"] == "abducted":
                return match, event["at"], event["seat"]
    raise AssertionError("nobody was abducted")


def test_worlds_that_could_not_have_led_here_are_noticed() -> None:
    match, at, taker = abduction(AVENUE)
    check_position(match, at - 1, at, 1 - taker, quick(1))
    match, at, taker = abduction(replace(AVENUE, imagine=forgetful))
    with pytest.raises(AssertionError, match="which must be there"):
        check_position(match, at - 1, at, 1 - taker, quick(1))


def test_a_true_world_that_is_left_out_is_noticed() -> None:
    with pytest.raises(AssertionError, match="the true world is not imagined"):
        check_worlds(replace(AVENUE, imagine=contrary), 2, {"mode": "simple"}, 1, positions=4)


def test_a_game_that_imagines_as_it_should_passes() -> None:
    for seed in range(4):
        check_worlds(AVENUE, 2, {"mode": "advanced"}, seed)


def test_no_world_at_all_is_an_error() -> None:
    """Neither a world in which the question would not be asked nor the true one is taken instead."""

    def without_options(g: Avenue, _seat: int, _dice: Dice) -> Avenue:
        world = g.copy()
        world.hands = rows_of([[]] * g.seats)
        return world

    match: Match = replace(AVENUE, imagine=without_options).start(2, 3)
    with pytest.raises(NoWorld, match="no world fits what seat 0 knows"):
        match.imagine(0, 1)
