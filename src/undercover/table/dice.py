"""Dice: the only source of chance at a table. Its whole state is one int below 2**62."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from mypy_extensions import i64

#: Marsaglia's multiply-with-carry: with this multiplier every state stays below 2**62 and the period is about 2**60.
MULTIPLIER: Final[i64] = 698769069
WORD: Final[i64] = 0xFFFFFFFF
STATES: Final = (698769069 << 32) - 2


def scatter(seed: int) -> int:
    """Turn any int into a usable state, so that neighbouring seeds give unrelated dice."""
    digest = sha256(str(seed).encode()).digest()
    return int.from_bytes(digest[:8], "big") % STATES + 1


class Dice:
    """A small generator: cheap to copy, the same on every machine."""

    __slots__ = ("state",)

    def __init__(self, state: i64) -> None:
        self.state: i64 = state

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        state: i64 = self.state
        state = MULTIPLIER * (state & WORD) + (state >> 32)
        self.state = state
        sides: i64 = n
        return ((state & WORD) ^ (state >> 32)) * sides >> 32

    def shuffle(self, cards: list[int]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card


def seeded(seed: int) -> Dice:
    return Dice(scatter(seed))
