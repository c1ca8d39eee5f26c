"""Random games by the thousand: `SOAK_GAMES=5000 pytest -m soak`."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from undercover import Match, replay
from undercover.table.dice import Dice, seeded
from undercover.table.game import Setting
from undercover.table.rows import row_of

from .positions import GAME

Chooser = Callable[[Match, int, Dice], int]
GAMES = int(os.environ.get("SOAK_GAMES", "1000"))
#: No game can have more turns than this (12).
TURNS = {"simple": 18, "advanced": 19}

CASES: list[tuple[int, dict[str, Setting]]] = [
    (seats, {"mode": mode, "pair": pair})
    for mode in TURNS
    for seats, pair in ((2, "green"), (3, "green"), (3, "blue"), (4, "green"))
]


def any_option(m: Match, seat: int, dice: Dice) -> int:
    legal = m.legal(seat)
    return legal[dice.below(len(legal))]


def reluctant_option(m: Match, seat: int, dice: Dice) -> int:
    """One after which the game goes on, if there is one: such games get long and run out of cards."""
    legal = row_of(m.legal(seat))
    dice.shuffle(legal)
    for option in legal:
        after = m.copy()
        after.step(seat, option)
        if after.outcome is None:
            return option
    return legal[0]


@pytest.mark.soak
@pytest.mark.parametrize("choose", [any_option, reluctant_option])
@pytest.mark.parametrize(("seats", "options"), CASES)
def test_soak(seats: int, options: dict[str, Setting], choose: Chooser) -> None:
    """Every game ends in time with every card in its place, and its record leads to the same end."""
    for seed in range(GAMES):
        m = GAME.start(seats, seed, options)
        dice = seeded(~seed)
        while m.waiting:
            seat = m.waiting[0]
            m.step(seat, choose(m, seat, dice))
        assert m.seen(None)["turn"] + 1 <= TURNS[str(options["mode"])], f"seed {seed}"
        assert not GAME.census(m.table).wrong(), f"seed {seed}"
        assert replay(m.record()).hash() == m.hash(), f"seed {seed}"
