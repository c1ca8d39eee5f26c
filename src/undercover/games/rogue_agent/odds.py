"""What dice will show: the chance of so many hits, for whoever weighs an attack."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent.things import BLACK, BOOST, EXPLOSION, GREEN, RED, SYMBOLS, Box
from undercover.table.native import i64

#: The faces of a die.
SIDES: Final = 6.0


def hit_chances(box: Box, red: i64, green: i64, black: i64) -> list[float]:
    """How likely exactly 0, 1, 2 … hits are with so many dice of each colour (S6.5 A)."""
    key = (red << 8 | green << 4) | black
    if key not in box.odds:
        box.odds[key] = worked_out(box, [red, green, black])
    return box.odds[key]


def worked_out(box: Box, counts: list[int]) -> list[float]:
    """Die after die: chances[e][b] of e explosions and b boosts so far."""
    most = sum(counts) + 1
    chances = [[0.0] * most for _ in range(most)]
    chances[0][0] = 1.0
    for colour in (RED, GREEN, BLACK):
        for _ in range(counts[colour]):
            chances = one_more(chances, box, colour)
    found = [0.0] * (2 * most - 1)
    for explosions in range(most):
        for boosts in range(most):
            found[explosions + min(explosions, boosts)] += chances[explosions][boosts]
    return found


def one_more(before: list[list[float]], box: Box, colour: i64) -> list[list[float]]:
    most = len(before)
    after = [[0.0] * most for _ in range(most)]
    for e in range(most):
        for b in range(most):
            if before[e][b] > 0:
                for face in box.faces[colour]:
                    symbol = face % SYMBOLS
                    after[e + (symbol == EXPLOSION)][b + (symbol == BOOST)] += before[e][b] / SIDES
    return after


def at_least(box: Box, hits: i64, red: i64, green: i64, black: i64) -> float:
    return sum(hit_chances(box, red, green, black)[max(0, hits) :])


def expected_hits(box: Box, red: i64, green: i64, black: i64) -> float:
    return sum([hits * chance for hits, chance in enumerate(hit_chances(box, red, green, black))])
