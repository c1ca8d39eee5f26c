"""What a player would work out at the table: how likely an attack kills, how likely a marine survives. In percent."""

from __future__ import annotations

from undercover.games.death_angel.attacks import REROLL, slays
from undercover.games.death_angel.panels import LAUNCH
from undercover.games.death_angel.swarm import lords, size
from undercover.games.death_angel.swarms import BOUGHT, DEFEND, counters, misses
from undercover.games.death_angel.table import Hulk
from undercover.table.agenda import STEP


def percent(chance: float) -> int:
    """Rounded, but never certain when it is not."""
    if 0 < chance < 1:
        return min(99, max(1, round(100 * chance)))
    return round(100 * chance)


def kill(g: Hulk, marine: int, tokens: int) -> float:
    """How likely an attack of this marine slays something, spending up to so many tokens."""
    faces = range(len(g.box.number))
    hit = sum(slays(g, marine, face) > 0 for face in faces) / len(faces)
    return float(1 - (1 - hit) ** (tokens + 1))


def survive(g: Hulk, slot: int, tokens: int) -> float:
    """How likely the marine of this slot survives an attack of its swarm, spending up to so many tokens well."""
    return Defence(g, g.marines[slot // 2], lords(g.swarms[slot])).roll(size(g.swarms[slot]), tokens, False)


def promises(g: Hulk) -> dict[str, int]:
    """How likely the options that are left to the die come out well, by kind: a new roll, the launch."""
    top = g.agenda[-1] & STEP if g.agenda else -1
    if top == REROLL.number:
        marine = g.second() // 32
        return {"reroll": percent(kill(g, marine, g.tokens[marine] - 1))} if g.tokens[marine] else {}
    if top == DEFEND.number:
        slot = g.second() % BOUGHT
        swarm, marine = g.swarms[slot], g.marines[slot // 2]
        if not g.tokens[marine] or g.facing[marine] != slot & 1:
            return {}
        defence = Defence(g, marine, lords(swarm))
        return {"reroll": percent(defence.roll(size(swarm), g.tokens[marine] - 1, True))}
    if top == LAUNCH.number:
        numbers = g.box.number
        return {"launch_roll": percent(sum(number <= g.launch_tokens for number in numbers) / len(numbers))}
    return {}


class Defence:
    """One marine against a swarm that a Counter Attack may make smaller."""

    def __init__(self, g: Hulk, marine: int, lords: int) -> None:
        self.g = g
        self.marine = marine
        self.lords = lords
        self.known: dict[tuple[int, int, bool], float] = {}

    def roll(self, cards: int, tokens: int, bought: bool) -> float:
        """One roll, and the best he can do with it: keep it, or buy another."""
        if cards == 0:
            return 1.0
        state = (cards, tokens, bought)
        if state not in self.known:
            again = self.roll(cards, tokens - 1, True) if tokens else 0.0
            faces = range(len(self.g.box.number))
            chances = [max(again, self.kept(cards, tokens, face, bought)) for face in faces]
            self.known[state] = sum(chances) / len(chances)
        return self.known[state]

    def kept(self, cards: int, tokens: int, face: int, bought: bool) -> float:
        """After a Counter Attack the rest of the swarm comes again."""
        if counters(self.g, self.marine, face):
            return self.roll(cards - 1, tokens, False)
        return float(misses(self.g, self.marine, cards, min(self.lords, cards), face, bought))
