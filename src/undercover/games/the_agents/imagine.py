"""What could be true at The Agents for somebody who does not know."""

from __future__ import annotations

from undercover.games.the_agents.cards import gathered, held, kinds, listed, one, size
from undercover.games.the_agents.table import Factions
from undercover.games.the_agents.things import AGENTS, MISSIONS
from undercover.table.dice import Dice
from undercover.table.native import Row, append, i64, pop, vec
from undercover.table.rows import with_row


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
    return world


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
    pool = world.pools[world.pool(deck, observer)]
    if pool:
        unknown, places = deal_pool(world, deck, observer, pool, unknown, places, dice)
        rest = listed(deck, unknown)
        dice.shuffle(rest)
    else:
        rest = listed(deck, unknown)
        dice.shuffle(rest)
        left: i64 = len(rest) - len(world.piles[deck])
        world.piles = with_row(world.piles, deck, rest[left:])
    for n in range(len(places)):
        world.hands[world.seats * deck + places[n]] += one(rest[n])


def deal_pool(
    world: Factions, deck: i64, observer: i64, pool: i64, unknown: i64, places: Row, dice: Dice
) -> tuple[i64, Row]:
    """The pile, dealt from the cards that were once seen in it; those of them that are not left over are with players
    who have drawn since. Copies that look alike can make this come out wrong by a card: then any card will do. Returns
    the cards and the places in hands that are left."""
    seen = vec[i64]()
    for card in listed(deck, pool):
        if held(unknown, card) > 0:
            unknown -= one(card)
            seen = append(seen, card)
    dice.shuffle(seen)
    while len(seen) < len(world.piles[deck]):
        card = kinds(deck, unknown)[0]
        unknown -= one(card)
        seen = append(seen, card)
    size = len(world.piles[deck])
    world.piles = with_row(world.piles, deck, seen[:size])
    dice.shuffle(places)
    left = vec[i64]()
    may = vec[i64]([world.since[world.about(deck, observer, holder)] for holder in range(world.seats)])
    drawn = seen[size:]
    for holder in places:
        if may[holder] > 0 and len(drawn) > 0:
            drawn, card = pop(drawn)
            world.hands[world.seats * deck + holder] += one(card)
            may[holder] -= 1
        else:
            left = append(left, holder)
    return unknown + gathered(drawn), left
