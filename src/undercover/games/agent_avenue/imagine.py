"""What could be true at Agent Avenue for somebody who does not know."""

from __future__ import annotations

from undercover.games.agent_avenue.table import NOTHING, Avenue
from undercover.table.dice import Dice
from undercover.table.native import Row, append, extend, fill, i64, pop, remove, sort, vec
from undercover.table.rows import with_row


def hidden(g: Avenue, seat: i64) -> dict[str, list[int]]:
    zones = {"agent deck": list(g.deck), "market deck": list(g.market_deck)}
    for other in range(g.seats):
        if other != seat:
            zones[f"hand of seat {other}"] = list(g.hands[other])
            zones[f"swapped out by seat {other}"] = list(g.swapped[other])
    if g.down != NOTHING and g.down_by != seat:
        zones["face-down card"] = [g.down]
    return zones


def imagine(g: Avenue, seat: i64, dice: Dice) -> Avenue:
    """Deal the hidden cards afresh, from piles put in order first: the same knowledge and the same dice give the same
    world. Agents that were seen going into a hand stay among that seat's hidden cards; the face-down card has another
    name than the face-up one wherever that is possible (4.2)."""
    world = g.copy()
    sort(world.market_deck)
    dice.shuffle(world.market_deck)
    unknown = world.deck
    others = vec[i64]([other for other in range(g.seats) if other != seat])
    for other in others:
        unknown = extend(extend(unknown, g.hands[other]), g.swapped[other])
    if g.down != NOTHING and g.down_by != seat:
        unknown = append(unknown, g.down)
    for other in others:
        unknown = place_known(world, other, unknown, dice)
    sort(unknown)
    dice.shuffle(unknown)
    if g.down != NOTHING and g.down_by != seat and world.down == NOTHING:
        unknown, world.down = draw_another(unknown, g.up)
    for other in others:
        unknown = deal(unknown, world.hands[other])
        unknown = deal(unknown, world.swapped[other])
    world.deck = unknown
    return world


def deal(unknown: Row, places: Row) -> Row:
    """A card for each empty place."""
    for at in range(len(places)):
        if places[at] == NOTHING:
            unknown, places[at] = pop(unknown)
    return unknown


def place_known(world: Avenue, seat: i64, unknown: Row, dice: Dice) -> Row:
    """Empty the seat's hand, swapped-out cards and face-down card, but for the agents known to be there. Those with the
    fewest places to go are placed first."""
    known, since = world.known[seat], world.known_since[seat]
    world.hands[seat] = fill(NOTHING, len(world.hands[seat]))
    world.swapped = with_row(world.swapped, seat, fill(NOTHING, len(world.swapped[seat])))
    laid = world.down_by == seat
    if laid:
        world.down = NOTHING
    if len(known) == 0:
        return unknown
    # Those of the face-up card's name first, then those that went in last.
    for at in sorted(range(len(known)), key=lambda n: (known[n] != world.up, -since[n])):
        agent = known[at]
        unknown = remove(unknown, agent)
        hand, swapped = world.hands[seat], world.swapped[seat]
        in_hand, gone = empty(hand, 0), empty(swapped, since[at])
        places = len(in_hand) + len(gone)
        if laid and world.down == NOTHING and (agent != world.up or places == 0):
            places += 1
        chosen = dice.below(places)
        if chosen < len(in_hand):
            hand[in_hand[chosen]] = agent
        elif chosen < len(in_hand) + len(gone):
            swapped[gone[chosen - len(in_hand)]] = agent
        else:
            world.down = agent
    return unknown


def empty(places: Row, start: i64) -> Row:
    return vec[i64]([at for at in range(start, len(places)) if places[at] == NOTHING])


def draw_another(unknown: Row, name: i64) -> tuple[Row, i64]:
    """Draw a card of another name, if there is one among the unknown."""
    at: i64 = len(unknown) - 1
    while at > 0 and unknown[at] == name:
        at -= 1
    return pop(unknown, at if unknown[at] != name else len(unknown) - 1)
