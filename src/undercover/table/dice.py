"""Dice: the only source of chance at a table.

A match is dealt and played from a `Stream`: a keyed stream of words nobody can compute from what was ever shown, as
long as the seed is secret. Imagined worlds, playouts and bots throw `Dice`: small, fast, and easy to see through.
"""

from __future__ import annotations

from hashlib import blake2b
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
#: A stream gives words of 16 bits, 32 in a block: the last five bits of a word's number say where in its block it is.
WORDS: Final[i64] = 1 << 16
PLACE_BITS: Final[i64] = 5
PLACE: Final[i64] = 31


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Dice:
    """A small generator: cheap to copy, the same on every machine."""

    def __init__(self, state: i64) -> None:
        #: Changes with every throw.
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
        for i in range(i64(len(cards)) - 1, 0, -1):
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card


@mypyc_attr(acyclic=True)
class Stream(Dice):
    """The chance of a real match: BLAKE2b over the seed and a counter, drawn without bias (docs/decisions/0004)."""

    def __init__(self, seed: str, drawn: i64) -> None:
        super().__init__(drawn)
        self.seed = seed
        self.block = b""
        #: The number of the block at hand.
        self.at: i64 = -1

    def copy(self) -> Dice:
        twin = Stream(self.seed, self.state)
        twin.block = self.block
        twin.at = self.at
        return twin

    def word(self) -> i64:
        drawn = self.state
        self.state = drawn + 1
        if drawn >> PLACE_BITS != self.at:
            self.at = drawn >> PLACE_BITS
            self.block = blake2b(f"undercover/{self.seed}/{self.at}".encode()).digest()
        block, byte = self.block, 2 * (drawn & PLACE)
        high: i64 = block[byte]
        low: i64 = block[byte + 1]
        return 256 * high + low

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely as any other: words that would favour some are drawn again."""
        if n > WORDS:
            return self.below_many(n)
        word = self.word()
        while word > WORDS - n and word >= WORDS - WORDS % n:  # the first half spares most words the division
            word = self.word()
        return word % n

    def below_many(self, n: i64) -> i64:
        fair = (WORD + 1) - (WORD + 1) % n
        word = self.word() << 16 | self.word()
        while word >= fair:
            word = self.word() << 16 | self.word()
        return word % n


#: For a table that has none yet.
NO_DICE: Final = Dice(1)


def seeded(seed: int | str) -> Stream:
    """The stream of a seed: any number for research, a secret of at least 128 bits for strangers at a table."""
    return Stream(str(seed), 0)


def spread(word: i64) -> i64:
    """A word of 32 bits that looks unrelated to those of neighbouring words."""
    word = ((word ^ word >> 15) * SPREAD) & WORD
    word = ((word ^ word >> 15) * AGAIN) & WORD
    return word ^ word >> 15


def quick(seed: i64) -> Dice:
    """Dice for imagined worlds, playouts and bots."""
    low = spread(seed & WORD)
    high = spread((seed >> 32 & WORD) ^ low)
    return Dice(((high >> 3) << 32 | low) + 1)
