"""A swarm is one int: how many of each card, four bits a kind, and one bit for a Power Field.

So swarms merge by adding up, and a whole formation of them is a short row. At most one swarm has the Power Field, and
there are never more than fifteen cards of a kind.
"""

from __future__ import annotations

from typing import Final

from undercover.games.death_angel.things import FIRST_LORD
from undercover.table.native import Row, append, i64, vec

BITS: Final[i64] = 4
MOST: Final[i64] = 15
KINDS: Final[i64] = 6
SHIELD: Final[i64] = 1 << 24
CARDS: Final[i64] = (1 << 24) - 1
NORMALS: Final[i64] = (1 << 16) - 1
#: Both Brood Lords.
LORDS: Final[i64] = 0x110000
#: Every second kind.
HALF: Final[i64] = 0x0F0F0F
BYTE: Final[i64] = 255


def one(kind: i64) -> i64:
    """One card of a kind."""
    return 1 << BITS * kind


def size(swarm: i64) -> i64:
    """Brood Lords count (4.2)."""
    pairs = (swarm & HALF) + (swarm >> BITS & HALF)
    return (pairs & BYTE) + (pairs >> 8 & BYTE) + (pairs >> 16)


def lords(swarm: i64) -> i64:
    return (swarm >> 16 & 1) + (swarm >> 20 & 1)


def count_of(swarm: i64, kind: i64) -> i64:
    return swarm >> BITS * kind & MOST


def without(swarm: i64, kind: i64) -> i64:
    """One card less. A Power Field goes with the last card."""
    left = swarm - one(kind)
    return left if left & CARDS else i64(0)


def normals(swarm: i64) -> Row:
    """The kinds of normal Genestealers in it."""
    return vec[i64]([kind for kind in range(FIRST_LORD) if count_of(swarm, kind)])


def slayable(swarm: i64) -> Row:
    """The kinds that may be slain: nothing under Power Field; a Brood Lord only when no other card is left (7.3)."""
    if swarm == 0 or swarm >= SHIELD:
        return vec[i64]()
    if swarm & NORMALS:
        return normals(swarm)
    return vec[i64]([kind for kind in range(FIRST_LORD, KINDS) if count_of(swarm, kind)])


def cards(swarm: i64) -> Row:
    """Every card of it, kind by kind."""
    return vec[i64]([kind for kind in range(KINDS) for _ in range(count_of(swarm, kind))])


def swarm_of(kinds: Row) -> i64:
    found: i64 = 0
    for kind in kinds:
        found += one(kind)
    return found


def parts(swarm: i64, most: i64) -> Row:
    """Every part of a swarm of at most so many cards that may be slain: Brood Lords only after all others (7.3)."""
    found = vec[i64]([0])
    if swarm >= SHIELD:
        return found
    for kind in range(KINDS):
        for at in range(len(found)):
            part = found[at]
            if kind >= FIRST_LORD and part & NORMALS != swarm & NORMALS:
                continue
            for copies in range(i64(1), min(count_of(swarm, kind), most - size(part)) + 1):
                found = append(found, part + copies * one(kind))
    return found
