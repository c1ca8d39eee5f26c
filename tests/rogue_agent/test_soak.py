"""Random games by the thousand: `SOAK_GAMES=5000 pytest -m soak`."""

from __future__ import annotations

import os

import pytest

from undercover import Match, replay
from undercover.games.rogue_agent.phrases import END_TURN, EXPLODED
from undercover.games.rogue_agent.table import City
from undercover.table.dice import Dice, seeded
from undercover.table.game import Setting

from .positions import GAME

GAMES = int(os.environ.get("SOAK_GAMES", "1000"))

CASES: list[tuple[int, dict[str, Setting]]] = [
    (2, {"mode": "agent"}),
    (3, {"mode": "agent"}),
    (4, {"mode": "agent"}),
    (3, {"mode": "android"}),
    (4, {"mode": "android"}),
    (2, {"mode": "shadow_watch", "watch": "long"}),
    (3, {"mode": "shadow_watch", "watch": "long", "easier": True}),
    (4, {"mode": "shadow_watch", "watch": "short"}),
]


def busy_option(m: Match, seat: int, dice: Dice) -> int:
    """Any option but the end of the turn, if there is another: such turns are long."""
    legal = m.legal(seat)
    often = [option for option in legal if not END_TURN.names(option)] or legal
    return often[dice.below(len(often))]


def play_on(m: Match, dice: Dice, busy: bool) -> None:
    """To the end, counting the bombs at every explosion."""
    table = m.table
    assert isinstance(table, City)
    while m.waiting:
        seat = m.waiting[0]
        legal = m.legal(seat)
        option = busy_option(m, seat, dice) if busy else legal[dice.below(len(legal))]
        before = [slot for slot in table.bomb_at if slot >= 0]
        table.listen(False)
        m.step(seat, option)
        story, _ = table.hush()
        blasts = [said for said in story if said.word is EXPLODED]
        assert len(blasts) <= len(before), "a bomb exploded twice"


@pytest.mark.soak
@pytest.mark.parametrize("busy", [False, True])
@pytest.mark.parametrize(("seats", "options"), CASES)
def test_soak(seats: int, options: dict[str, Setting], busy: bool) -> None:
    """Every game ends in time with every piece in its place, and its record leads to the same end."""
    for seed in range(GAMES):
        m = GAME.start(seats, seed, options)
        play_on(m, seeded(~seed), busy)
        assert len(m.history) <= GAME.longest, f"seed {seed}"
        assert isinstance(m.table, City)
        assert not GAME.census(m.table).wrong(), f"seed {seed}"
        if seed % 10 == 0:
            assert replay(m.record()).hash() == m.hash(), f"seed {seed}"
