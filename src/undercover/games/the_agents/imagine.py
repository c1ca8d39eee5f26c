"""What could be true at The Agents for somebody who does not know."""

from __future__ import annotations

from typing import Final

from undercover.games.the_agents.cards import NONE, ONE, common, gathered, held, kinds, listed, size
from undercover.games.the_agents.table import Factions
from undercover.games.the_agents.things import AGENTS, MISSIONS
from undercover.table.dice import Dice
from undercover.table.match import NoWorld
from undercover.table.native import Row, append, count, i64, pop, vec
from undercover.table.rows import with_row

#: How often the doubts about a pool are decided anew until they fit together.
TRIES: Final[i64] = 1000


def hidden(g: Factions, seat: i64) -> dict[str, list[int]]:
    zones = {"agent pile": list(g.piles[AGENTS]), "mission pile": list(g.piles[MISSIONS])}
    for other in range(g.seats):
        if other != seat:
            zones[f"agents of seat {other}"] = list(listed(AGENTS, g.hand(AGENTS, other)))
            zones[f"missions of seat {other}"] = list(listed(MISSIONS, g.hand(MISSIONS, other)))
    return zones


def imagine(g: Factions, seat: i64, dice: Dice) -> Factions:
    """Deal the hidden cards afresh, but leave what is known where it is (see `memory`): dead agents, cards known to be
    in a hand, and a pile whose content was seen, less what others have drawn from it since."""
    world = g.copy()
    for deck in range(2):
        deal(world, deck, seat, dice)
        forget_private(world, deck, world.seats if seat < 0 else seat)
    return world


def forget_private(world: Factions, deck: i64, observer: i64) -> None:
    """What others know of cards that were dealt afresh is only what this observer knows as well: it cannot tell what
    they have seen besides."""
    for other in range(world.seats + 1):
        if other == observer:
            continue
        world.pools[world.pool(deck, other)] = NONE
        for holder in range(world.seats):
            place, mine = world.about(deck, other, holder), world.about(deck, observer, holder)
            world.since[place] = 0
            world.doubts[place] = NONE
            if holder != observer:
                world.known[place] = common(deck, world.known[place], world.known[mine])


def deal(world: Factions, deck: i64, seat: i64, dice: Dice) -> None:
    """The pile first, from what was seen in it if anything was; then the hands, each filled up to its size."""
    observer = world.seats if seat < 0 else seat
    unknown = gathered(world.piles[deck])
    places = vec[i64]()
    for holder in range(world.seats):
        if holder != seat:
            hand, known = world.hand(deck, holder), world.known[world.about(deck, observer, holder)]
            unknown += hand - known
            for _n in range(size(deck, hand) - size(deck, known)):
                places = append(places, holder)
            world.hands[world.seats * deck + holder] = known
    dice.shuffle(places)
    if world.pools[world.pool(deck, observer)]:
        unknown, places = deal_pool(world, deck, observer, unknown, places, dice)
    else:
        unknown = deal_pile(world, deck, unknown, unknown, dice)
    rest = listed(deck, unknown)
    dice.shuffle(rest)
    for n in range(len(places)):
        world.hands[world.seats * deck + places[n]] += ONE[rest[n]]


def deal_pile(world: Factions, deck: i64, cards: i64, unknown: i64, dice: Dice) -> i64:
    """A new pile of these cards; returns the unknown cards that are left."""
    pile = listed(deck, cards)
    dice.shuffle(pile)
    world.piles = with_row(world.piles, deck, pile[: len(world.piles[deck])])
    return unknown - gathered(world.piles[deck])


def deal_pool(world: Factions, deck: i64, observer: i64, unknown: i64, places: Row, dice: Dice) -> tuple[i64, Row]:
    """The pile, dealt from the cards that were once seen in it; those of them that are not left over are with players
    who have drawn since. Returns the cards and the places in hands that remain."""
    for _n in range(TRIES):
        pool = world.pools[world.pool(deck, observer)]
        may = vec[i64]([world.since[world.about(deck, observer, holder)] for holder in range(world.seats)])
        for holder in range(world.seats):
            for card in listed(deck, world.doubts[world.about(deck, observer, holder)]):
                if may[holder] > 0 and held(pool, card) > 0 and dice.below(2) == 0:
                    pool -= ONE[card]
                    may[holder] -= 1
        if fits(world, deck, pool, may, unknown, places):
            unknown = deal_pile(world, deck, pool, unknown, dice)
            return deal_drawn(world, deck, pool - gathered(world.piles[deck]), may, unknown, places, dice)
    raise NoWorld(f"nothing fits what seat {observer} knows of a pile")


def fits(world: Factions, deck: i64, pool: i64, may: Row, unknown: i64, places: Row) -> bool:
    """Whether all of the pool is hidden, and what is not in the pile can be with those who have drawn."""
    for card in kinds(deck, pool):
        if held(pool, card) > held(unknown, card):
            return False
    drawn = size(deck, pool) - len(world.piles[deck])
    for holder in range(world.seats):
        drawn -= min(count(places, holder), may[holder])
    return size(deck, pool) >= len(world.piles[deck]) and drawn <= 0


def deal_drawn(
    world: Factions, deck: i64, cards: i64, may: Row, unknown: i64, places: Row, dice: Dice
) -> tuple[i64, Row]:
    """What was drawn from the pool goes to those who may have drawn it."""
    unknown -= cards
    drawn = listed(deck, cards)
    dice.shuffle(drawn)
    left = vec[i64]()
    for holder in places:
        if may[holder] > 0 and len(drawn) > 0:
            drawn, card = pop(drawn)
            world.hands[world.seats * deck + holder] += ONE[card]
            may[holder] -= 1
        else:
            left = append(left, holder)
    return unknown, left
