"""A swarm is one int: how many of each card, four bits a kind, and one bit for a Power Field.

So swarms merge by adding up, and a whole formation of them is a short list of ints. At most one swarm has the Power
Field, and there are never more than fifteen cards of a kind.
"""

from __future__ import annotations

from typing import Final

from undercover.games.death_angel.things import CARD_IDS, FIRST_LORD

BITS: Final = 4
MOST: Final = 15
KINDS: Final = len(CARD_IDS)
#: One card of each kind.
ONE: Final = [1 << BITS * kind for kind in range(KINDS)]
#: All cards of each kind.
ALL: Final = [MOST << BITS * kind for kind in range(KINDS)]
SHIELD: Final = 1 << 24
CARDS: Final = (1 << 24) - 1
NORMALS: Final = (1 << 16) - 1
HALF: Final = (1 << 12) - 1
#: The number of cards in half a swarm.
SIZES: Final = [(half & MOST) + (half >> BITS & MOST) + (half >> 2 * BITS) for half in range(1 << 12)]


def size(swarm: int) -> int:
    """Brood Lords count (4.2)."""
    return SIZES[swarm & HALF] + SIZES[swarm >> 12 & HALF]


def lords(swarm: int) -> int:
    return SIZES[swarm >> 16 & 255]


def count(swarm: int, kind: int) -> int:
    return swarm >> BITS * kind & MOST


def without(swarm: int, kind: int) -> int:
    """One card less. A Power Field goes with the last card."""
    left = swarm - ONE[kind]
    return left if left & CARDS else 0


def normals(swarm: int) -> list[int]:
    """The kinds of normal Genestealers in it."""
    return [kind for kind in range(FIRST_LORD) if swarm & ALL[kind]]


def slayable(swarm: int) -> list[int]:
    """The kinds that may be slain: nothing under Power Field; a Brood Lord only when no other card is left (7.3)."""
    if swarm >= SHIELD:
        return []
    if swarm & NORMALS:
        return normals(swarm)
    return [kind for kind in range(FIRST_LORD, KINDS) if swarm & ALL[kind]]


def cards(swarm: int) -> list[int]:
    """Every card of it, kind by kind."""
    return [kind for kind in range(KINDS) for _ in range(count(swarm, kind))]


def swarm_of(kinds: list[int]) -> int:
    return sum([ONE[kind] for kind in kinds])
