"""What could be true at Number Duel for somebody who does not know, and whether all cards are there."""

from number_duel.table import PLACE_IDS, Duel
from undercover.table.census import Census
from undercover.table.dice import Dice
from undercover.table.native import i64
from undercover.table.rows import row_of


def hidden(g: Duel, seat: i64) -> dict[str, list[int]]:
    return {id: g.numbers(place) for place, id in enumerate(PLACE_IDS) if not g.known(place, seat)}


def imagine(g: Duel, seat: i64, dice: Dice) -> Duel:
    world = g.copy()
    unknown = [at for at in range(len(g.places)) if not g.known(g.places[at], seat)]
    places = row_of(sorted([g.places[at] for at in unknown]))
    dice.shuffle(places)
    for n, at in enumerate(unknown):
        world.places[at] = places[n]
    return world


def census(g: Duel) -> Census:
    found = Census()
    found.demand(len(g.places) == g.box.highest, f"places must list {g.box.highest} numbers")
    return found
