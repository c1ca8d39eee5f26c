"""What dice will show: the chance of so many hits, for whoever weighs an attack."""

from __future__ import annotations

from functools import cache

from undercover.games.rogue_agent.things import BOOST, EXPLOSION, SYMBOLS

#: The faces of a die.
SIDES = 6
Faces = tuple[int, ...]


@cache
def hit_chances(dice: tuple[Faces, ...]) -> tuple[float, ...]:
    """How likely exactly 0, 1, 2 … hits are with dice of these faces (S6.5 A)."""
    rolls = {(0, 0): 1.0}
    for faces in dice:
        symbols = [face % SYMBOLS for face in faces]
        further: dict[tuple[int, int], float] = {}
        for (explosions, boosts), chance in rolls.items():
            for symbol in symbols:
                key = explosions + (symbol == EXPLOSION), boosts + (symbol == BOOST)
                further[key] = further.get(key, 0.0) + chance / SIDES
        rolls = further
    chances = [0.0] * (2 * len(dice) + 1)
    for (explosions, boosts), chance in rolls.items():
        chances[explosions + min(explosions, boosts)] += chance
    return tuple(chances)


def at_least(hits: int, dice: tuple[Faces, ...]) -> float:
    return sum(hit_chances(dice)[max(0, hits) :])


def expected_hits(dice: tuple[Faces, ...]) -> float:
    return sum(hits * chance for hits, chance in enumerate(hit_chances(dice)))
