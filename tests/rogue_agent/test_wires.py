"""What a bot works out about a bomb sheet (S8) agrees with the rules."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from training.wires import defuse, fit

from undercover import Match
from undercover.games.rogue_agent.bomb import CUT_AGAIN, PLACE_DIE, has_line
from undercover.games.rogue_agent.table import City
from undercover.games.rogue_agent.wires import Wires, kind_of, sheet_of, under
from undercover.table.story import first, second, third

from .positions import position


def bomb(timer: int, seed: int) -> Match:
    match = position(seats=2, at=("r1",), bombs=[("r1", timer)], dice=f"{seed}:0")
    match.step(0, match.number(0, "defuse"))
    return match


@pytest.mark.parametrize("timer", range(2, 7))
def test_it_knows_every_legal_place_and_every_line(timer: int) -> None:
    """S8.2: at every step of many bombs that are laid at random."""
    lots = Random(timer)
    for seed in range(30):
        match = bomb(timer, seed)
        city: City = match.table  # type: ignore[assignment]
        while city.top() in (PLACE_DIE, CUT_AGAIN):
            wires, options = Wires(city), match.legal(0)
            sheet = sheet_of(city.columns)
            assert (wires.features(sheet, timer) is None) == has_line(city.columns, city.box.line)
            if city.top() is PLACE_DIE:
                offered = {(kind_of(first(option), second(option)), third(option)) for option in options}
                kinds = {kind for kind, _ in offered}
                assert offered == {(kind, column) for kind in kinds for column, _ in wires.places(sheet, kind)}
            match.step(0, lots.choice(options))


def test_a_column_of_three_boosts_is_a_line_that_holds() -> None:
    """S8.2 3, S8.3: no circuit die, nothing to fear."""
    wires = Wires(bomb(4, 0).table)  # type: ignore[arg-type]
    assert wires.best(0, 3, 4) == 1.0


def test_a_circuit_die_holds_as_often_as_its_colour_shows_boosts() -> None:
    """S8.3: rolled until it shows one or the other."""
    city: City = bomb(4, 0).table  # type: ignore[assignment]
    wires = Wires(city)
    for colour, (boosts, explosions) in enumerate([(1, 3), (2, 1), (1, 1)]):
        sheet = under(0, 0, kind_of(colour, 0))
        assert wires.holds(sheet) == pytest.approx(boosts / (boosts + explosions))
    assert wires.holds(under(sheet, 0, 0)) == 1.0


def test_the_open_end_is_the_last_explosion() -> None:
    """S8.3: the bottom die of the column, whatever lies above it."""
    wires = Wires(bomb(4, 0).table)  # type: ignore[arg-type]
    red, green = kind_of(0, 0), kind_of(1, 0)
    assert (
        wires.holds(under(under(0, 0, red), 0, green))
        == wires.holds(under(0, 0, green))
        > wires.holds(under(0, 0, red))
    )


def test_a_higher_sheet_is_filled_as_far_as_can_be_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A box of one's own may have nine rows."""
    city: City = bomb(4, 0).table  # type: ignore[assignment]
    monkeypatch.setattr(city.box, "sheet_rows", 9)
    wires, sheet, green = Wires(city), 0, kind_of(1, 0)
    for _ in range(7):
        assert (0, False) in wires.places(sheet, green) or sheet == 0
        sheet = under(sheet, 0, green)
    assert wires.places(sheet, green) == [(1, True)]
    assert 0 < wires.holds(sheet) < 1


def test_no_time_no_chance() -> None:
    """S8.2 2: the timer at 0 explodes, line or not."""
    wires = Wires(bomb(4, 0).table)  # type: ignore[arg-type]
    assert wires.best(under(0, 0, 0), 2, 0) == 0.0


def test_whoever_goes_by_it_defuses_two_bombs_of_three() -> None:
    """With three or more on the timer; and what was seen on the way teaches the weights."""
    city: City = bomb(4, 0).table  # type: ignore[assignment]
    lots, faces = Random(0), [list(row) for row in city.box.faces]
    tried = [defuse(Wires(city), faces, 4, lots) for _ in range(100)]
    assert sum(defused for _, defused in tried) > 55
    rows = [row for rows, _ in tried for row in rows]
    dice_left = fit(np.array(rows), np.array([float(defused) for rows, defused in tried for _ in rows]))[1]
    assert dice_left > 0
