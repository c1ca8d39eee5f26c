"""Dice: the only source of chance at a table. Its whole state is one int below 2**62."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from mypy_extensions import mypyc_attr

from undercover.table.native import Row, i64

#: Marsaglia's multiply-with-carry: with this multiplier every state stays below 2**62 and the period is about 2**60.
MULTIPLIER: Final[i64] = 698769069
WORD: Final[i64] = 0xFFFFFFFF
STATES: Final = (698769069 << 32) - 2
#: Odd numbers that spread the bits of a word; small enough that a product stays below 2**63.
SPREAD: Final[i64] = 0x21F0AAAD
AGAIN: Final[i64] = 0x735A2D97


def scatter(seed: int) -> int:
    """Turn any int into a usable state, so that neighbouring seeds give unrelated dice."""
    digest = sha256(str(seed).encode()).digest()
    return int.from_bytes(digest[:8], "big") % STATES + 1


@mypyc_attr(acyclic=True)
class Dice:
    """A small generator: cheap to copy, the same on every machine."""

    def __init__(self, state: i64) -> None:
        self.state: i64 = state

    def copy(self) -> Dice:
        return Dice(self.state)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        state = self.state
        state = MULTIPLIER * (state & WORD) + (state >> 32)
        self.state = state
        return ((state & WORD) ^ (state >> 32)) * n >> 32

    def shuffle(self, cards: Row) -> None:
        i: i64 = len(cards) - 1
        while i > 0:
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1


#: For a table that has none yet.
NO_DICE: Final = Dice(1)


def seeded(seed: int) -> Dice:
    return Dice(scatter(seed))


def spread(word: i64) -> i64:
    """A word of 32 bits that looks unrelated to those of neighbouring words."""
    word = ((word ^ word >> 15) * SPREAD) & WORD
    word = ((word ^ word >> 15) * AGAIN) & WORD
    return word ^ word >> 15


def quick(seed: i64) -> Dice:
    """Dice for imagined worlds and playouts: `seeded` without the price of a digest."""
    low = spread(seed & WORD)
    high = spread((seed >> 32 & WORD) ^ low)
    return Dice(((high >> 3) << 32 | low) + 1)
