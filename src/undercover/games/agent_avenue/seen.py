"""Who may know what at Agent Avenue (6), and what could be true for somebody who does not know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from undercover.games.agent_avenue.table import NOTHING, Avenue
from undercover.games.agent_avenue.things import AGENT_IDS, CARD_IDS, SIDE_IDS
from undercover.table.census import Census
from undercover.table.dice import Dice


def seen(g: Avenue, seat: int | None) -> dict[str, Any]:
    return {
        "turn": g.turn,
        "active": SIDE_IDS[g.active],
        "deck": len(g.deck),
        "offer": _offer(g, seat),
        "sides": [_side(g, side) for side in range(2)],
        "players": [_player(g, player, seat) for player in range(g.seats)],
        "market": _market(g) if g.advanced else None,
    }


def _offer(g: Avenue, seat: int | None) -> dict[str, Any]:
    hidden = g.down != NOTHING and g.down_by != seat
    return {
        "up": None if g.up == NOTHING else AGENT_IDS[g.up],
        "down": "hidden" if hidden else None if g.down == NOTHING else AGENT_IDS[g.down],
        "down_by": None if g.down_by == NOTHING else g.down_by,
    }


def _side(g: Avenue, side: int) -> dict[str, Any]:
    return {
        "side": SIDE_IDS[side],
        "seats": list(g.members[side]),
        "speaker": g.speaker(side),
        "steps": g.steps[side],
        "space": g.space(side),
        "to_catch": g.box.catch - g.lead(side),
        "row": {AGENT_IDS[agent]: count for agent, count in enumerate(g.rows[side]) if count},
        "ongoing": [CARD_IDS[card] for card in g.ongoing[side]],
    }


def _player(g: Avenue, player: int, seat: int | None) -> dict[str, Any]:
    own = player == seat
    return {
        "seat": player,
        "side": SIDE_IDS[g.side_of(player)],
        "hand_size": len(g.hands[player]),
        "hand": [AGENT_IDS[agent] for agent in g.hands[player]] if own else None,
        "swaps": g.swaps[player],
        "swapped": [AGENT_IDS[agent] for agent in g.swapped[player]] if own else None,
        "known": [AGENT_IDS[agent] for agent in g.known[player]],
    }


def _market(g: Avenue) -> dict[str, Any]:
    return {
        "supply": [CARD_IDS[card] for card in g.supply],
        "deck": len(g.market_deck),
        "discard": [CARD_IDS[card] for card in g.discard],
        "taken": None if g.taken == NOTHING else CARD_IDS[g.taken],
    }


def hidden(g: Avenue, seat: int | None) -> dict[str, list[int]]:
    zones = {"agent deck": g.deck, "market deck": g.market_deck}
    for other in range(g.seats):
        if other != seat:
            zones[f"hand of seat {other}"] = g.hands[other]
            zones[f"swapped out by seat {other}"] = g.swapped[other]
    if g.down != NOTHING and g.down_by != seat:
        zones["face-down card"] = [g.down]
    return zones


def imagine(g: Avenue, seat: int | None, dice: Dice) -> Avenue:
    """Deal the hidden cards afresh. Agents that were seen going into a hand stay among that seat's hidden cards; the
    face-down card has another name than the face-up one wherever that is possible (4.2)."""
    world = g.copy()
    dice.shuffle(world.market_deck)
    others = [other for other in range(g.seats) if other != seat]
    unknown = world.deck
    for other in others:
        unknown = unknown + world.hands[other] + world.swapped[other]
    if g.down != NOTHING and g.down_by != seat:
        unknown = [*unknown, g.down]
    dealt = {other: _known_places(world, other, unknown, dice) for other in others}
    dice.shuffle(unknown)
    if g.down_by in dealt:
        down = dealt[g.down_by][2][0]
        world.down = _other_name(unknown, g.up) if down == NOTHING else down
    for other in others:
        hand, swapped, _ = dealt[other]
        world.hands[other] = [unknown.pop() if agent == NOTHING else agent for agent in hand]
        world.swapped[other] = [unknown.pop() if agent == NOTHING else agent for agent in swapped]
    world.deck = unknown
    return world


def _known_places(g: Avenue, seat: int, unknown: list[int], dice: Dice) -> tuple[list[int], list[int], list[int]]:
    """The seat's hand, swapped-out cards and face-down card: empty places, but for the agents known to be there.

    Those with the fewest places to go are placed first."""
    hand = [NOTHING] * len(g.hands[seat])
    swapped = [NOTHING] * len(g.swapped[seat])
    down = [NOTHING] if g.down_by == seat else []
    known = zip(g.known[seat], g.known_since[seat])
    for agent, since in sorted(known, key=lambda each: (each[0] != g.up, -each[1])):
        places = [(hand, i) for i in range(len(hand)) if hand[i] == NOTHING]
        places += [(swapped, i) for i in range(since, len(swapped)) if swapped[i] == NOTHING]
        if down == [NOTHING] and (agent != g.up or not places):
            places.append((down, 0))
        zone, i = places[dice.below(len(places))]
        zone[i] = agent
        unknown.remove(agent)
    return hand, swapped, down


def _other_name(unknown: list[int], name: int) -> int:
    """Draw a card of another name, if there is one among the unknown."""
    for i in range(len(unknown) - 1, -1, -1):
        if unknown[i] != name:
            return unknown.pop(i)
    return unknown.pop()


def census(g: Avenue) -> Census:
    count = Census()
    _check_places(g, count)
    if count.wrong():
        return count
    agents = list(g.deck)
    for seat in range(g.seats):
        agents += g.hands[seat] + g.swapped[seat]
    for row in g.rows:
        agents += [agent for agent, copies in enumerate(row) for _ in range(copies)]
    agents += [agent for agent in (g.up, g.down) if agent != NOTHING]
    count.count("agents", AGENT_IDS, agents, g.box.agents)
    cards = g.market_deck + g.supply + g.discard + g.ongoing[0] + g.ongoing[1]
    cards += [g.taken] if g.taken != NOTHING else []
    count.count("market cards", CARD_IDS, cards, range(len(CARD_IDS) if g.advanced else 0))
    return count


def _check_places(g: Avenue, count: Census) -> None:
    """Every seat and every side has its own, and what is known to be in a place is there."""
    by_seat: list[Sequence[object]] = [g.hands, g.swaps, g.swapped, g.known, g.known_since]
    seats = all(len(part) == g.seats for part in by_seat)
    count.demand(seats, f"hands, swaps, swapped, known and known_since must have {g.seats} entries, one a seat")
    count.demand(min(g.swaps, default=0) >= 0, "nobody has fewer than 0 swaps left")
    sides = len(g.steps) == len(g.rows) == len(g.ongoing) == 2
    count.demand(sides, "steps, rows and ongoing must have two entries, one a side")
    laid = g.down_by in range(g.seats) if g.down != NOTHING else g.down_by == NOTHING
    count.demand(laid, "down_by must be the seat that laid the face-down card")
    for seat in range(g.seats if seats else 0):
        held = Counter(g.hands[seat] + g.swapped[seat] + ([g.down] if g.down_by == seat else []))
        count.demand(not Counter(g.known[seat]) - held, f"known[{seat}] must be agents that seat {seat} really has")
        since = len(g.known_since[seat]) == len(g.known[seat])
        since = since and all(0 <= swaps <= len(g.swapped[seat]) for swaps in g.known_since[seat])
        count.demand(since, f"known_since[{seat}] must say after how many swaps each of the known agents came")
