"""What could be true at Good Cop Bad Cop for somebody who does not know."""

from __future__ import annotations

from typing import Final

from undercover.games.good_cop_bad_cop.memory import COUNT, COUNT_BITS, faces_of
from undercover.games.good_cop_bad_cop.table import NOTHING, Precinct
from undercover.games.good_cop_bad_cop.things import AGENT, KINGPIN, ROW
from undercover.table.agenda import SPECTATOR
from undercover.table.dice import Dice
from undercover.table.match import NoWorld
from undercover.table.native import Row, count, fill, i64, pop, remove, sort, vec
from undercover.table.sets import bit, each

#: How often a deal that does not agree with everything known is dealt again.
TRIES: Final = 5000


def hidden(g: Precinct, seat: i64) -> dict[str, list[int]]:
    observer = g.seats if seat == SPECTATOR else seat
    zones: dict[str, list[int]] = {}
    for player in range(g.seats):
        row = unknown_of(g, observer, ROW * player, ROW * player + ROW)
        zones[f"row of seat {player}"] = [g.cards[place] for place in row]
        held = g.hands[player]
        unseen = held != NOTHING and g.known[held] >> observer & 1 == 0
        zones[f"hand of seat {player}"] = [g.cards[held]] if unseen else []
    zones["burned"] = [g.cards[place] for place in range(ROW * g.seats, g.first_equipment())]
    zones["deck"] = [g.cards[place] for place in g.deck if g.known[place] >> observer & 1 == 0]
    return zones


def imagine(g: Precinct, seat: i64, dice: Dice) -> Precinct:
    """Deal the unknown cards afresh so that everything the seat knows stays true: the cards it has seen, the facts
    about rows picked up and equipment given up, one Agent and one Kingpin that were dealt to two different players and
    lie in two different rows, and a leader with every wounded player."""
    observer = g.seats if seat == SPECTATOR else seat
    world = g.copy()
    start = g.first_equipment()
    deal(world, observer, unknown_of(g, observer, 0, start), dice)
    deal(world, observer, unknown_of(g, observer, start, len(g.cards)), dice)
    if len(g.facts_of) > 0:
        other_facts(world, observer, dice)
    return world


def unknown_of(g: Precinct, observer: i64, start: i64, end: i64) -> Row:
    """The places whose cards the observer does not know."""
    places = vec[i64]([place for place in range(start, end) if g.cards[place] != NOTHING], capacity=end - start)
    return vec[i64]([place for place in places if not g.known[place] >> observer & 1], capacity=len(places))


def deal(world: Precinct, observer: i64, unknown: Row, dice: Dice) -> None:
    """Integrity cards, or equipment: dealt again until they agree with everything that is known."""
    pool = vec[i64]([world.cards[place] for place in unknown])
    sort(pool)  # an order that tells nothing
    for _ in range(TRIES):
        left = lay_facts(world, observer, unknown, pool, dice)
        left = lay_leaders(world, unknown, left, dice)
        dice.shuffle(left)
        for place in unknown:
            if world.cards[place] == NOTHING:
                left, world.cards[place] = pop(left)
        if possible(world) and facts_hold(world, observer):
            return
    raise NoWorld("Good Cop Bad Cop: no deal agrees with everything that is known")


def lay_facts(world: Precinct, observer: i64, unknown: Row, pool: Row, dice: Dice) -> Row:
    """Clear the unknown places and lay the cards the observer's facts speak of, somewhere among their places; the cards
    that are left."""
    left = pool[:]
    for place in unknown:
        world.cards[place] = NOTHING
    for n in range(len(world.facts_of)):
        if world.facts_of[n] == observer:
            left = lay_fact(world, unknown, world.facts_at[n], faces_of(world.facts_are[n]), left, dice)
    return left


def lay_fact(world: Precinct, unknown: Row, area: i64, faces: Row, left: Row, dice: Dice) -> Row:
    """One fact: a face that an overlapping fact has laid already is not laid twice."""
    among = vec[i64]([place for place in unknown if area >> place & 1 != 0])
    there = vec[i64]([world.cards[place] for place in among])
    for face in faces:
        free = vec[i64]([place for place in among if world.cards[place] == NOTHING])
        if face in there:
            there = remove(there, face)
        elif len(free) > 0 and face in left:
            world.cards[free[dice.below(len(free))]] = face
            left = remove(left, face)
    return left


def lay_leaders(world: Precinct, unknown: Row, left: Row, dice: Dice) -> Row:
    """The leaders go to rows before anybody else does: never to the burned cards."""
    rows = ROW * world.seats
    for leader in (AGENT, KINGPIN):
        if leader in left:
            free = vec[i64]([place for place in unknown if place < rows and world.cards[place] == NOTHING])
            if len(free) > 0:
                world.cards[free[dice.below(len(free))]] = leader
                left = remove(left, leader)
    return left


def possible(g: Precinct) -> bool:
    """Whether the leaders can lie as they do (3, 7.4)."""
    agent, kingpin, rows = NOTHING, NOTHING, ROW * g.seats
    for place in range(rows):
        if g.cards[place] == AGENT:
            agent = place
        elif g.cards[place] == KINGPIN:
            kingpin = place
    if agent == NOTHING or kingpin == NOTHING or agent // ROW == kingpin // ROW:
        return False
    # Cards that have never been picked up show by their tokens to whom they were dealt.
    one, other = g.tokens[agent], g.tokens[kingpin]
    if one < rows and other < rows and one // ROW == other // ROW:
        return False
    return g.wounded & ~(1 << agent // ROW | 1 << kingpin // ROW) == 0


def facts_hold(g: Precinct, observer: i64) -> bool:
    for n in range(len(g.facts_of)):
        if g.facts_of[n] == observer:
            lying = vec[i64]([g.cards[place] for place in each(g.facts_at[n])])
            for face in faces_of(g.facts_are[n]):
                if count(lying, face) < g.facts_are[n] >> COUNT_BITS * face & COUNT:
                    return False
    return True


def other_facts(world: Precinct, observer: i64, dice: Dice) -> None:
    """What the others know of mixed cards is as unknown as the cards: so many of those that lie there now."""
    facts = fill(0, len(world.facts_of))
    for n in range(len(world.facts_of)):
        facts[n] = world.facts_are[n]
        if world.facts_of[n] != observer:
            lying = vec[i64]([world.cards[place] for place in each(world.facts_at[n])])
            dice.shuffle(lying)
            are: i64 = 0
            for face in lying[: len(faces_of(world.facts_are[n]))]:
                are += bit(COUNT_BITS * face)
            facts[n] = are
    world.facts_are = facts
