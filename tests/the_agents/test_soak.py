"""Random games by the thousand: `SOAK_GAMES=5000 pytest -m soak`."""

from __future__ import annotations

import os

import pytest

from undercover import Match, replay
from undercover.table.dice import Dice, seeded
from undercover.table.game import Setting

from .positions import GAME

GAMES = int(os.environ.get("SOAK_GAMES", "1000"))
CASES: list[tuple[int, dict[str, Setting]]] = [
    (seats, {"equal_turns": equal}) for seats in GAME.seats for equal in (False, True)
]


def any_option(m: Match, seat: int, dice: Dice) -> int:
    legal = m.legal(seat)
    return legal[dice.below(len(legal))]


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "options"), CASES)
def test_soak(seats: int, options: dict[str, Setting]) -> None:
    """Every game ends in time with every card in its place; the record of every tenth leads to the same end."""
    for seed in range(GAMES):
        m = GAME.start(seats, seed, options)
        dice = seeded(~seed)
        while m.waiting:
            seat = m.waiting[0]
            m.step(seat, any_option(m, seat, dice))
        assert m.outcome is not None, f"seed {seed}"
        assert m.outcome.reason in ("end-reached", "end-last-round"), f"seed {seed}"
        assert m.seen(None)["turn"] <= 60 * seats, f"seed {seed}"
        assert not GAME.census(m.table).wrong(), f"seed {seed}"
        if seed % 10 == 0:
            assert replay(m.record()).hash() == m.hash(), f"seed {seed}"
