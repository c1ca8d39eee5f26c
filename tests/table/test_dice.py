"""Dice: fair, small, repeatable, the same on every machine."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations

import pytest

from undercover.table.dice import STATES, Dice, scatter, seeded
from undercover.table.rows import row_of


def test_the_sequence_is_pinned() -> None:
    """The same on every machine and for ever: records rest on it."""
    dice = seeded(7)
    assert [dice.below(6) for _ in range(20)] == [1, 3, 1, 0, 3, 3, 4, 4, 2, 5, 0, 3, 4, 5, 5, 3, 1, 2, 1, 4]
    cards = row_of(list(range(12)))
    dice.shuffle(cards)
    assert list(cards) == [9, 1, 5, 7, 10, 6, 3, 2, 0, 4, 11, 8]
    assert dice.state == 2324556442062107605


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 38, 1000])
def test_every_side_comes_up_equally_often(sides: int) -> None:
    """Chi-squared stays near its expectation, the number of sides less one."""
    dice = seeded(sides)
    rolls = 200 * sides
    seen = Counter(dice.below(sides) for _ in range(rolls))
    chi_squared = sum((seen[side] - 200) ** 2 / 200 for side in range(sides))
    assert set(seen) <= set(range(sides))
    assert abs(chi_squared - (sides - 1)) < 4 * (2 * (sides - 1)) ** 0.5


def test_every_order_comes_up_equally_often() -> None:
    """A shuffle of three cards has six results."""
    dice = seeded(1)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = row_of([0, 1, 2])
        dice.shuffle(cards)
        seen[tuple(cards)] += 1
    assert set(seen) == set(permutations(range(3)))
    assert all(850 < count < 1150 for count in seen.values())


def test_successive_rolls_are_independent() -> None:
    """All pairs of rolls come up."""
    dice = seeded(5)
    rolls = [dice.below(6) for _ in range(7201)]
    pairs = Counter(pairwise(rolls))
    assert len(pairs) == 36
    assert all(130 < count < 270 for count in pairs.values())


def test_the_state_stays_small() -> None:
    """One int below 2**62, never 0, so that compiled code needs no big numbers."""
    dice = seeded(3)
    for _ in range(2000):
        dice.below(52)
        assert 0 < dice.state <= STATES < 2**62


@pytest.mark.parametrize("seed", [0, 1, -1, 2**70, -(2**70)])
def test_any_number_is_a_seed(seed: int) -> None:
    """Also negative and huge ones."""
    assert 0 < scatter(seed) <= STATES
    assert 0 <= seeded(seed).below(6) < 6


def test_neighbouring_seeds_are_strangers() -> None:
    """The first rolls of seeds 0, 1, 2 … are spread like rolls."""
    first = Counter(seeded(seed).below(6) for seed in range(3000))
    assert all(400 < first[side] < 600 for side in range(6))


def test_a_copy_rolls_the_same() -> None:
    """The state is all there is."""
    dice = seeded(9)
    dice.below(6)
    copy = Dice(dice.state)
    assert [dice.below(100) for _ in range(10)] == [copy.below(100) for _ in range(10)]


def test_one_side_and_few_cards() -> None:
    """A die of one side shows 0; shuffling nothing or one card is fine."""
    dice = seeded(2)
    assert dice.below(1) == 0
    for few in ([], [5]):
        cards = row_of(few)
        dice.shuffle(cards)
        assert list(cards) == few
