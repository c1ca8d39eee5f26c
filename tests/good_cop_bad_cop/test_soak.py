"""Random games by the thousand: `SOAK_GAMES=3000 pytest -m soak`."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from undercover import Match, replay
from undercover.games.good_cop_bad_cop import GAME
from undercover.table.dice import Dice, seeded

from .positions import table

Chooser = Callable[[Match, int, Dice], int]
GAMES = int(os.environ.get("SOAK_GAMES", "1000"))


def any_option(m: Match, seat: int, dice: Dice) -> int:
    legal = m.legal(seat)
    return legal[dice.below(len(legal))]


def sparing_option(m: Match, seat: int, dice: Dice) -> int:
    """Mostly the first option: a pass in a window, an investigation in a turn. Cards stay in hands for long."""
    legal = m.legal(seat)
    return legal[dice.below(len(legal))] if dice.below(4) == 0 else legal[0]


@pytest.mark.soak
@pytest.mark.parametrize("choose", [any_option, sparing_option])
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_soak(seats: int, choose: Chooser) -> None:
    """Nobody is ever stuck, no piece is lost, and now and then the record is played again."""
    for seed in range(GAMES):
        m = GAME.start(seats, seed)
        dice = seeded(~seed)
        while m.waiting:
            seat = m.waiting[0]
            m.step(seat, choose(m, seat, dice))
        assert m.outcome is not None
        assert not GAME.census(table(m)).wrong(), f"seed {seed}"
        if seed % 100 == 0:
            assert replay(m.record()).hash() == m.hash(), f"seed {seed}"
