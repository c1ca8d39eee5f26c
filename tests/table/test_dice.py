"""Dice: the stream of a real match, and the small dice of imagined worlds."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import undercover
from undercover.table.dice import STATES, Dice, Stream, quick, seeded
from undercover.table.kit import configurations
from undercover.table.rows import row_of

SECRET = "00112233445566778899aabbccddeeff"


def chi_square(counts: Counter[int], sides: int) -> float:
    """How far the counts are from all alike, in units of what chance does: about 0, seldom beyond 4."""
    expected = counts.total() / sides
    off = sum((counts[side] - expected) ** 2 / expected for side in range(sides))
    return float((off - (sides - 1)) / (2 * (sides - 1)) ** 0.5)


# ---------------------------------------------------------------- the stream of a match


def test_the_stream_is_pinned() -> None:
    """The same on every machine and for ever: records rest on it."""
    dice = seeded(7)
    assert [dice.below(6) for _ in range(20)] == [3, 4, 3, 4, 1, 2, 4, 3, 4, 3, 2, 4, 5, 3, 4, 2, 4, 0, 1, 5]
    assert (dice.seed, dice.state) == ("7", 20)
    assert [seeded(SECRET).below(1000) for _ in range(3)] == [368] * 3


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 13, 38, 60, 1000])
def test_a_stream_favours_no_side(sides: int) -> None:
    dice = seeded(sides)
    counts = Counter(dice.below(sides) for _ in range(40 * sides + 20_000))
    assert set(counts) <= set(range(sides))
    assert abs(chi_square(counts, sides)) < 4


def test_words_that_would_favour_some_sides_are_drawn_again() -> None:
    """Below 40,000 a word of 16 bits fits once: 25,536 of 65,536 words are drawn again."""
    dice = seeded(1)
    found = [dice.below(40_000) for _ in range(4_000)]
    assert dice.state > 6_000
    assert abs(sum(value < 25_536 for value in found) / 4_000 - 25_536 / 40_000) < 0.03


def test_large_numbers_take_two_words() -> None:
    dice = seeded(3)
    found = [dice.below(1 << 30) for _ in range(400)]
    assert dice.state == 800
    assert max(found) > 1 << 29
    assert len(set(found)) == 400


def test_a_shuffle_is_fair() -> None:
    """A shuffle of three cards has six results, each as often."""
    dice, orders = seeded(4), {order: n for n, order in enumerate(permutations(range(3)))}
    counts: Counter[int] = Counter()
    for _ in range(12_000):
        cards = row_of([0, 1, 2])
        dice.shuffle(cards)
        counts[orders[cards[0], cards[1], cards[2]]] += 1
    assert abs(chi_square(counts, 6)) < 4


def test_streams_of_neighbouring_seeds_are_unrelated() -> None:
    """Where two neighbours agree is itself as chance has it; so for numbers, and for secrets one digit apart."""
    other = SECRET[:-1] + "e"
    for one, two in ((1, 2), (10, 11), (-1, 1), (SECRET, other)):
        left, right = seeded(one), seeded(two)
        apart = Counter((left.below(64) - right.below(64)) % 64 for _ in range(20_000))
        assert abs(chi_square(apart, 64)) < 4


def test_a_seed_is_not_its_neighbour_with_a_block_number() -> None:
    """No text of a block begins another one's: seed 1, block 11 is not seed 11, block 1."""
    blocks = {}
    for seed in (1, 11, 111):
        for block in (1, 11, 111):
            dice = Stream(str(seed), 32 * block)
            blocks[seed, block] = tuple(dice.word() for _ in range(32))
    assert len(set(blocks.values())) == len(blocks)


def test_a_copy_goes_on_alike_and_alone() -> None:
    dice = seeded(5)
    dice.below(9)
    twin = dice.copy()
    assert [dice.below(50) for _ in range(70)] == [twin.below(50) for _ in range(70)]
    twin.below(5)
    assert twin.state != dice.state


# ---------------------------------------------------------------- who throws what


@pytest.mark.parametrize("game", undercover.games().values(), ids=lambda game: game.slug)
def test_every_real_match_draws_from_a_stream(game: undercover.Game[Any]) -> None:
    """In every configuration; an imagined one never does, so nothing true is in its future."""
    for seats, options in configurations(game):
        for seed in (3, SECRET):
            match = game.start(seats, seed, options)
            assert type(match.table.dice) is Stream
            assert type(match.copy().table.dice) is Stream
            assert type(match.again(0).table.dice) is Stream
            assert type(match.imagine(0, 1).table.dice) is Dice


def test_a_secret_is_long() -> None:
    avenue = undercover.game("agent_avenue")
    for bad in ("", "7", "abc", SECRET[:-1], SECRET.upper(), SECRET + "x", None, 1.5, True):
        with pytest.raises(ValueError, match="a seed is a whole number, not"):
            avenue.start(2, bad)  # type: ignore[arg-type]


# ---------------------------------------------------------------- small dice


def test_small_dice_show_every_side_alike() -> None:
    dice = quick(2)
    assert abs(chi_square(Counter(dice.below(6) for _ in range(30_000)), 6)) < 4


def test_neighbouring_seeds_of_small_dice_are_unrelated() -> None:
    apart = Counter((quick(n).below(64) - quick(n + 1).below(64)) % 64 for n in range(20_000))
    assert abs(chi_square(apart, 64)) < 4


@pytest.mark.parametrize("seed", [0, 1, 2**31, 2**32 - 1, 2**61, 2**62 - 1])
def test_small_dice_stay_small(seed: int) -> None:
    dice = quick(seed)
    for _ in range(200):
        assert 0 < dice.state <= STATES
        dice.below(6)


@pytest.mark.parametrize("dice", [seeded(2), quick(2)], ids=["stream", "small"])
def test_one_side_and_few_cards(dice: Dice) -> None:
    """A die of one side shows 0; shuffling nothing or one card is fine."""
    assert dice.below(1) == 0
    for few in ([], [5]):
        cards = row_of(few)
        dice.shuffle(cards)
        assert list(cards) == few
