"""Who may know what at The Agents (12), and what could be true for somebody who does not know."""

from __future__ import annotations

from typing import Any

from undercover.games.the_agents.commands import COMMANDS, PLACE
from undercover.games.the_agents.free_agents import INTERROGATE, TRACK
from undercover.games.the_agents.missions import arrows_of, reward, rewards_of
from undercover.games.the_agents.phrases import place_name
from undercover.games.the_agents.table import NOTHING, Factions
from undercover.games.the_agents.things import (
    AGENT_IDS,
    AGENTS,
    ARROW,
    ARROW_BITS,
    CARD_IDS,
    COLOUR_IDS,
    DEAD,
    FACTION_AGENTS,
    FACTION_IDS,
    FREE,
    MISSIONS,
)
from undercover.table.census import Census
from undercover.table.dice import Dice


def seen(g: Factions, seat: int | None) -> dict[str, Any]:
    return {
        "turn": g.turns + 1,
        "first": g.first_seat,
        "active": g.active,
        "actions": g.actions,
        "operations_left": g.box.operations - g.operations,
        "target": g.box.target,
        "last_round": g.last_round,
        "factions": [_faction(g, faction) for faction in range(len(g.rows))],
        "players": [_player(g, player, seat) for player in range(g.seats)],
        "agents": _piles(g, AGENTS),
        "missions": _piles(g, MISSIONS),
        "between": [
            {"card": _card(g, card), "performer": performer, "token": token}
            for card, performer, token in zip(g.between, g.performers, g.tokens)
        ],
        "source": _source(g),
        "looking": _looking(g, seat),
    }


def _faction(g: Factions, faction: int) -> dict[str, Any]:
    arrows = g.arrows(faction)
    return {
        "faction": FACTION_IDS[faction],
        "owners": list(g.owners[faction]),
        "limit": g.box.size[g.seats],
        "row": [_laid(g, faction, slot) for slot in range(len(g.rows[faction]))],
        "arrows": _arrows(g, faction),
        "points": [arrows >> ARROW_BITS * side & ARROW for side in range(2)],
        "missions": [
            {"seat": owner, "mission": CARD_IDS[mission], "worth": reward(g, owner, mission, faction)}
            for owner in g.owners[faction]
            for mission in g.post(owner, faction)
        ],
    }


def _laid(g: Factions, faction: int, slot: int) -> dict[str, Any]:
    """An agent in a row. `low` and `high` are its halves towards the lower and the higher slot."""
    agent = g.rows[faction][slot]
    place = place_name(faction << 3 | slot)
    if agent >= DEAD:
        return {"place": place, "card": None, "agent": None, "facing": None, "low": None, "high": None}
    card, facing = agent >> 1, agent & 1
    left, right = COLOUR_IDS[g.box.left[card]], COLOUR_IDS[g.box.right[card]]
    return {
        "place": place,
        "card": CARD_IDS[card],
        "agent": AGENT_IDS[card >> 1],
        "facing": g.owners[faction][facing],
        "low": left if facing == 1 else right,
        "high": right if facing == 1 else left,
    }


def _arrows(g: Factions, faction: int) -> list[dict[str, Any]]:
    """Every complete arrow: between which places, for whom, how much (3.3)."""
    row = g.rows[faction]
    found = []
    for slot in range(len(row) - 1):
        low, high = row[slot], row[slot + 1]
        if low < DEAD and high < DEAD and low & 1 == high & 1:
            owner = 1 - (low & 1)
            points = g.box.join[DEAD * low + high] >> ARROW_BITS * owner & ARROW
            places = [place_name(faction << 3 | slot), place_name(faction << 3 | slot + 1)]
            found.append({"between": places, "to": g.owners[faction][owner], "points": points})
    return found


def _player(g: Factions, player: int, seat: int | None) -> dict[str, Any]:
    own = player == seat
    return {
        "seat": player,
        "points": g.points[player],
        "factions": [FACTION_IDS[faction] for faction in g.own[player]],
        "agents": len(g.hands[AGENTS][player]),
        "missions": len(g.hands[MISSIONS][player]),
        "hand": [_card(g, card) for card in g.hands[AGENTS][player]] if own else None,
        "missions_in_hand": [CARD_IDS[card] for card in g.hands[MISSIONS][player]] if own else None,
        "drew_in_need": bool(g.drained >> player & 1),
        "income": income(g, player),
    }


def _card(g: Factions, card: int) -> dict[str, Any]:
    """An agent that is not in a row, with what is printed on it."""
    if card < FREE:
        halves = [COLOUR_IDS[g.box.left[card]], COLOUR_IDS[g.box.right[card]]]
        return {"card": CARD_IDS[card], "agent": AGENT_IDS[card >> 1], "halves": halves, "points": None}
    agent = AGENT_IDS[card - FREE + FACTION_AGENTS]
    return {"card": CARD_IDS[card], "agent": agent, "halves": None, "points": g.box.points[card]}


def _piles(g: Factions, deck: int) -> dict[str, Any]:
    last = g.last_retired[deck]
    return {
        "draw": len(g.piles[deck]),
        "retired": [CARD_IDS[card] for card in g.retired[deck]],
        "last_retired": None if last == NOTHING else CARD_IDS[last],
    }


def _source(g: Factions) -> str | None:
    """The place of the faction agent whose command is being carried out."""
    if not g.agenda or g.top() not in COMMANDS:
        return None
    return place_name(g.second() & PLACE)


def _looking(g: Factions, seat: int | None) -> list[dict[str, Any]] | None:
    """The cards this seat is looking at to take one: a Tracker's pile, an Interrogator's hand."""
    if not g.agenda or seat != g.first():
        return None
    if g.top() is TRACK:
        return [_card(g, card) for card in sorted(g.piles[AGENTS])]
    if g.top() is INTERROGATE:
        return [_card(g, card) for card in g.hands[AGENTS][g.second()]]
    return None


def income(g: Factions, seat: int) -> dict[str, int]:
    """What a seat would score if its turn ended now (6.6)."""
    arrows, missions = arrows_of(g, seat), rewards_of(g, seat)
    return {"arrows": arrows, "missions": missions, "total": arrows + missions}


def hidden(g: Factions, seat: int | None) -> dict[str, list[int]]:
    zones = {"agent pile": g.piles[AGENTS], "mission pile": g.piles[MISSIONS]}
    for other in range(g.seats):
        if other != seat:
            zones[f"agents of seat {other}"] = g.hands[AGENTS][other]
            zones[f"missions of seat {other}"] = g.hands[MISSIONS][other]
    return zones


# ---------------------------------------------------------------- dealing afresh


def imagine(g: Factions, seat: int | None, dice: Dice) -> Factions:
    """Deal the hidden cards afresh, but leave what is known where it is (see `memory`): dead agents, cards known to be
    in a hand, and a pile whose content was seen, less what others have drawn from it since."""
    world = g.copy()
    observer = g.seats if seat is None else seat
    for deck in (AGENTS, MISSIONS):
        others = [holder for holder in range(g.seats) if holder != seat]
        unknown = world.piles[deck][:]
        for holder in others:
            unknown += world.hands[deck][holder]
        dealt = {holder: world.known[deck][g.seats * observer + holder][:] for holder in others}
        for cards in dealt.values():
            for card in cards:
                unknown.remove(card)
        dice.shuffle(unknown)
        world.piles[deck] = _deal_pool(world, deck, observer, unknown, dealt, dice)
        for holder in others:
            while len(dealt[holder]) < len(world.hands[deck][holder]):
                dealt[holder].append(unknown.pop())
            world.hands[deck][holder] = sorted(dealt[holder])
    return world


def _deal_pool(
    g: Factions, deck: int, observer: int, unknown: list[int], dealt: dict[int, list[int]], dice: Dice
) -> list[int]:
    """The pile, dealt from the cards that were once seen in it; those of them that are not left over are with players
    who have drawn since. Copies that look alike can make this come out wrong by a card: then any card will do."""
    pool = []
    for card in g.pools[deck][observer]:
        if card in unknown:
            unknown.remove(card)
            pool.append(card)
    dice.shuffle(pool)
    size = len(g.piles[deck])
    pile = pool[:size]
    while len(pile) < size:
        pile.append(unknown.pop())
    places = []
    for holder, cards in dealt.items():
        free = len(g.hands[deck][holder]) - len(cards)
        places += [holder] * min(free, g.since[deck][g.seats * observer + holder])
    dice.shuffle(places)
    for card in pool[size:]:
        if places:
            dealt[places.pop()].append(card)
        else:
            unknown.append(card)
    dice.shuffle(unknown)
    return pile


def census(g: Factions) -> Census:
    count = Census()
    agents = g.piles[AGENTS] + g.retired[AGENTS] + g.between
    missions = g.piles[MISSIONS] + g.retired[MISSIONS]
    for seat in range(g.seats):
        agents = agents + g.hands[AGENTS][seat]
        missions = missions + g.hands[MISSIONS][seat]
    for row in g.rows:
        agents = agents + [agent >> 1 if agent < DEAD else agent - DEAD for agent in row]
    for post in g.posts:
        missions = missions + post
    count.count("agents", CARD_IDS, agents, g.box.decks[AGENTS])
    count.count("missions", CARD_IDS, missions, g.box.decks[MISSIONS])
    _demand_rules(g, count)
    return count


def _demand_rules(g: Factions, count: Census) -> None:
    """What holds at every moment of a game (13)."""
    for faction, row in enumerate(g.rows):
        name = FACTION_IDS[faction]
        count.demand(len(row) <= g.box.size[g.seats], f"faction {name} holds {len(row)} agents")
        for side in range(2):
            post = g.posts[2 * faction + side]
            count.demand(len(post) <= g.box.missions_at_faction, f"too many missions of one owner at faction {name}")
            count.demand(len(set(post)) == len(post), f"two missions alike of one owner at faction {name}")
            count.demand(bool(row) or not post, f"a mission lies at faction {name}, where there is no agent")
    for deck, what in ((AGENTS, "agents"), (MISSIONS, "missions")):
        count.demand(bool(g.piles[deck]) or not g.retired[deck], f"the draw pile of {what} should have been renewed")
    count.demand(all(card >= FREE for card in g.retired[AGENTS]), "a faction agent lies on the retired pile")
    count.demand(min(g.points) >= 0, "somebody has less than 0 points")
