"""What a player would work out at the table: how likely an attack kills, how likely a marine survives."""

from __future__ import annotations

from undercover.games.death_angel import things
from undercover.games.death_angel.attacks import slays
from undercover.games.death_angel.swarm import lords, size
from undercover.games.death_angel.swarms import misses
from undercover.games.death_angel.table import Hulk
from undercover.table.native import Row, count, fill, i64, vec
from undercover.table.sets import set_of


def percent(chance: float) -> i64:
    """Rounded, halves to the even number, but never certain when it is not."""
    whole: i64 = i64(100 * chance)
    rest = 100 * chance - float(whole)
    if rest > 0.5 or (rest == 0.5 and whole % 2 == 1):
        whole += 1
    if 0 < chance < 1:
        return 1 if whole < 1 else 99 if whole > 99 else whole
    return whole


def share(faces: Row) -> float:
    """How many of the faces are marked with 1."""
    return float(count(faces, 1)) / float(len(faces))


def kill(g: Hulk, marine: i64, tokens: i64) -> float:
    """How likely an attack of this marine slays something, spending up to so many tokens."""
    miss = share(vec[i64]([slays(g, marine, face) == 0 for face in range(len(g.box.number))]))
    fails = miss
    for _ in range(tokens):
        fails *= miss
    return 1 - fails


def survive(g: Hulk, slot: i64, tokens: i64) -> float:
    """How likely the marine of this slot survives an attack of its swarm, spending up to so many tokens well."""
    return defend(g, g.marines[slot // 2], g.swarms[slot], tokens, False)


def defend(g: Hulk, marine: i64, swarm: i64, tokens: i64, bought: bool) -> float:
    """How likely a roll, perhaps a bought one, and so many tokens save the marine from the swarm."""
    if marine == things.SERGEANT_LORENZO and g.in_force(things.COUNTER_ATTACK):
        return countered(g, marine, swarm, tokens, bought)
    again = 0.0
    if tokens > 0:
        afresh = good_faces(g, marine, swarm, True)
        for _ in range(tokens):
            again = afresh + (1 - afresh) * again
    good = good_faces(g, marine, swarm, bought)
    return good + (1 - good) * again


def good_faces(g: Hulk, marine: i64, swarm: i64, bought: bool) -> float:
    """The share of the faces that save him."""
    cards, lead = size(swarm), lords(swarm)
    return share(vec[i64]([misses(g, marine, cards, lead, face, bought) for face in range(len(g.box.number))]))


def countered(g: Hulk, marine: i64, swarm: i64, tokens: i64, bought: bool) -> float:
    """After a Counter Attack the rest of the swarm comes again: worked out from the smallest rest up."""
    #: With 0, 1, 2 … tokens against one card less.
    fewer = [1.0 for _ in range(tokens + 1)]
    again = 0.0
    for cards in range(i64(1), size(swarm) + 1):
        lead = min(lords(swarm), cards)
        now: list[float] = []
        again = 0.0
        for left in range(tokens + 1):
            now.append(best_roll(g, marine, cards, lead, False, again, fewer[left]))
            after = best_roll(g, marine, cards, lead, True, again, fewer[left])
            if left == tokens and bought:
                now[left] = after
            again = after
        fewer = now
    return fewer[tokens]


def best_roll(g: Hulk, marine: i64, cards: i64, lead: i64, bought: bool, again: float, fewer: float) -> float:
    """One roll, and the best he can do with it: keep it, or buy another."""
    faces: i64 = len(g.box.number)
    total = 0.0
    for face in range(faces):
        kept = 1.0 if misses(g, marine, cards, lead, face, bought) else 0.0
        total += max(again, fewer if g.box.skull[face] else kept)
    return total / float(faces)


# ---------------------------------------------------------------- at a glance


def at_a_glance(box: things.Box, enemies: float, saves: i64, rolls: i64) -> float:
    """The chance to live through one attack of so many; between whole numbers of enemies it is in between."""
    whole: i64 = i64(enemies)
    rest = enemies - float(whole)
    here = holds(box, whole, saves, rolls)
    return here + rest * (holds(box, whole + 1, saves, rolls) - here) if rest > 0 else here


def holds(box: things.Box, enemies: i64, saves: i64, rolls: i64) -> float:
    if enemies == 0:
        return 1.0
    bad: i64 = 0
    for face in range(i64(len(box.number))):
        if box.number[face] <= enemies and saves >> face & 1 == 0:
            bad += 1
    dies = 1.0
    for _ in range(rolls):
        dies *= float(bad) / float(len(box.number))
    return 1 - dies


def skulls(box: things.Box) -> i64:
    """The faces with a skull, one bit each."""
    return set_of(vec[i64]([face for face in range(len(box.skull)) if box.skull[face]]))


def zeros(box: things.Box) -> i64:
    return set_of(vec[i64]([face for face in range(len(box.number)) if box.number[face] == 0]))


def saving_faces(g: Hulk) -> Row:
    """Block, Counter Attack and Second Wind."""
    saves = fill(0, things.MARINES)
    if g.in_force(things.BLOCK):
        saves[things.SERGEANT_GIDEON] |= skulls(g.box)
    if g.in_force(things.COUNTER_ATTACK):
        saves[things.SERGEANT_LORENZO] |= skulls(g.box)
    if g.lasting == things.SECOND_WIND:
        saves[g.lasting_on] |= zeros(g.box)
    return saves
