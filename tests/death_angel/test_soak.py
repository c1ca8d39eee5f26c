"""Random games by the thousand: `SOAK_GAMES=3000 pytest -m soak tests/death_angel`."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from undercover import Match, replay
from undercover.bots.greedy import GreedyBot
from undercover.table.dice import Dice, seeded

from .positions import GAME

Chooser = Callable[[Match, int, Dice], int]
GAMES = int(os.environ.get("SOAK_GAMES", "1000"))
#: Thinking takes its time: one careful game for so many random ones.
CAREFUL = 100


def play_out(seats: int, seed: int, choose: Chooser) -> None:
    """The game ends with every piece in its place, and its record leads to the same end."""
    m = GAME.start(seats, seed)
    dice = seeded(~seed)
    while m.waiting:
        seat = m.waiting[dice.below(len(m.waiting))]
        m.step(seat, choose(m, seat, dice))
        assert len(m.history) <= GAME.longest, f"seed {seed}"
        assert not m.game.census(m.table).wrong(), f"seed {seed}"
    assert m.outcome is not None
    assert replay(m.record()).hash() == m.hash(), f"seed {seed}"


def any_option(m: Match, seat: int, dice: Dice) -> int:
    legal = m.legal(seat)
    return legal[dice.below(len(legal))]


def careful_option(m: Match, seat: int, dice: Dice) -> int:
    """What the bot would do, mostly: such games reach the last Location."""
    if dice.below(20) == 0:
        return any_option(m, seat, dice)
    return GreedyBot().choose(m.chair(seat, dice))


@pytest.mark.soak
@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games(seats: int) -> None:
    """Everybody chooses by dice."""
    for seed in range(GAMES):
        play_out(seats, seed, any_option)


@pytest.mark.soak
@pytest.mark.parametrize("seats", GAME.seats)
def test_careful_games(seats: int) -> None:
    """Everybody plays well most of the time, so that late Locations and endings come up."""
    for seed in range(max(1, GAMES // CAREFUL)):
        play_out(seats, seed, careful_option)
