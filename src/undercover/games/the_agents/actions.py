"""Which of the actions a to f there are (6.1). What they do is in `resolution.py`.

An option is one number: its kind times 4096, and what it is about.
"""

from __future__ import annotations

from typing import Final

from undercover.games.the_agents import memory
from undercover.games.the_agents import phrases as say
from undercover.games.the_agents.commands import performable
from undercover.games.the_agents.free_agents import owns_mission
from undercover.games.the_agents.free_agents import performable as free_performable
from undercover.games.the_agents.table import Factions
from undercover.games.the_agents.things import AGENTS, DEAD, FREE, INFILTRATOR, MERCENARY, MISSIONS

KIND_BITS: Final = 12
#: Kinds of options. PLAY is card << 7 | faction << 4 | slot << 1 | the side it faces; FREE_AGENT is card << 6 |
#: other << 3 | the seat its command faces; REACTIVATE is a place; BUY is a pile; the rest is mission << 3 | faction.
PLAY: Final = 0
FREE_AGENT: Final = 1
REACTIVATE: Final = 2
BUY: Final = 3
EXCHANGE: Final = 4
EMERGENCY: Final = 5
DECLINE: Final = 6
ATTACH: Final = 7
DETACH: Final = 8
MOVE: Final = 9
END_TURN: Final = 10

FREE_OPTION: Final = FREE_AGENT << KIND_BITS
REACTIVATE_OPTION: Final = REACTIVATE << KIND_BITS
BUY_OPTION: Final = BUY << KIND_BITS
EXCHANGE_OPTION: Final = EXCHANGE << KIND_BITS
EMERGENCY_OPTION: Final = EMERGENCY << KIND_BITS
DECLINE_OPTION: Final = DECLINE << KIND_BITS
WHAT: Final = (1 << KIND_BITS) - 1
SEAT: Final = 7


# ---------------------------------------------------------------- which actions there are


def costly(g: Factions, seat: int) -> list[int]:
    """The options that cost an action and are compulsory while there are any: a, b without Mercenaries, c, d, e."""
    found = plays(g, seat)
    hand = g.hands[AGENTS][seat]
    if hand and hand[-1] >= FREE:
        found += free_plays(g, seat, False)
    for place in reactivations(g, seat):
        found.append(REACTIVATE_OPTION | place)
    for pile in affordable(g, seat):
        found.append(BUY_OPTION | pile)
    if g.piles[MISSIONS]:
        found += exchanges(g, seat)
    return found


def plays(g: Factions, seat: int) -> list[int]:
    """Every faction agent in hand goes to either end of an own faction below its limit, facing either owner; an
    Infiltrator also into any gap (6.1 a, R25)."""
    hand = g.hands[AGENTS][seat]
    if not hand or hand[0] >= FREE:
        return []
    ends: list[int] = []
    gaps: list[int] = []
    for faction in g.own[seat]:
        if g.full(faction):
            continue
        size = len(g.rows[faction])
        low = faction << 4
        high = low | size << 1
        ends += [low, low | 1, high, high | 1] if size else [low, low | 1]
        gaps += [low | slot for slot in range(2 * size + 2)]
    found: list[int] = []
    for card in hand:
        if card >= FREE:
            break
        found += [card << 7 | end for end in (gaps if card >> 1 == INFILTRATOR else ends)]
    return found


def free_plays(g: Factions, seat: int, mercenaries: bool) -> list[int]:
    """Every free agent in hand, between this player and any other one, its command towards one of the two who can
    perform it (6.1 b, R23, R39). Mercenaries cost no action and are listed apart."""
    hand = g.hands[AGENTS][seat]
    found: list[int] = []
    before = 0
    for card in hand:
        if card < FREE or card == before or (card == MERCENARY) != mercenaries:
            continue
        before = card
        option = FREE_OPTION | card << 6
        if facing_possible(g, card, seat, seat):
            found += [option | other << 3 | seat for other in range(g.seats) if other != seat]
        for other in range(g.seats):
            if other != seat and facing_possible(g, card, other, seat):
                found.append(option | other << 3 | other)
    return found


def facing_possible(g: Factions, card: int, performer: int, player: int) -> bool:
    """Whether the command could be performed by that one, once the card has left its player's hand."""
    if card != MERCENARY:
        return free_performable(g, card, performer, player, len(g.hands[AGENTS][player]) - 1)
    if g.drained >> performer & 1:
        return False
    if performer == player:
        return has_action(g, player, memory.without(g.hands[AGENTS][player], MERCENARY))
    return might_act(g, performer)


def has_action(g: Factions, seat: int, hand: list[int]) -> bool:
    """Whether this seat could take an action with that hand (7.2): one that costs an action, or the emergency draw."""
    if hand and hand[0] < FREE and not (g.full(g.own[seat][0]) and g.full(g.own[seat][1])):
        return True
    if acts_openly(g, seat, hand):
        return True
    others = [other for other in range(g.seats) if other != seat]
    for card in hand:
        if card < FREE or card == MERCENARY:
            continue
        for performer in [seat, *others]:
            if free_performable(g, card, performer, seat, len(hand) - 1):
                return True
    return False


def might_act(g: Factions, seat: int) -> bool:
    """Whether another player might act, judged without looking at the hand: any agent in it will do (R48)."""
    hand = g.hands[AGENTS][seat]
    return len(hand) > 0 or acts_openly(g, seat, hand)


def acts_openly(g: Factions, seat: int, hand: list[int]) -> bool:
    """An action for which it does not matter which cards are in hand."""
    return (
        len(affordable(g, seat)) > 0
        or (len(g.piles[MISSIONS]) > 0 and owns_mission(g, seat))
        or len(reactivations(g, seat)) > 0
        or in_need(g, seat, hand)
    )


def reactivations(g: Factions, seat: int) -> list[int]:
    """The places of living agents that face this owner and whose command can be performed (6.1 c, R11, R45)."""
    found = []
    for faction in g.own[seat]:
        side = g.side(seat, faction)
        row = g.rows[faction]
        for slot in range(len(row)):
            agent = row[slot]
            if agent < DEAD and agent & 1 == side and performable(g, seat, faction, slot, 0):
                found.append(faction << 3 | slot)
    return found


def affordable(g: Factions, seat: int) -> list[int]:
    """The piles that are not empty and whose price this seat can pay (6.1 d)."""
    points, costs = g.points[seat], g.box.costs
    found = []
    for deck in (AGENTS, MISSIONS):
        if g.piles[deck] and points >= costs[2 * deck]:
            found.append(2 * deck)
        if g.retired[deck] and points >= costs[2 * deck + 1]:
            found.append(2 * deck + 1)
    return found


def exchanges(g: Factions, seat: int) -> list[int]:
    """Every mission in hand or attached (6.1 e); the caller has seen that there is one to draw (R37)."""
    found = []
    before = 0
    for mission in g.hands[MISSIONS][seat]:
        if mission != before:
            found.append(EXCHANGE_OPTION | mission << 3 | say.FROM_HAND)
        before = mission
    for faction in g.own[seat]:
        for mission in g.post(seat, faction):
            found.append(EXCHANGE_OPTION | mission << 3 | faction)
    return found


def in_need(g: Factions, seat: int, hand: list[int]) -> bool:
    """No agent in hand, exactly 0 points, and something to draw (6.1 f, R13)."""
    return not hand and g.points[seat] == 0 and len(g.piles[AGENTS]) > 0


def is_mercenary(option: int) -> bool:
    return option >> KIND_BITS == FREE_AGENT and (option & WHAT) >> 6 == MERCENARY
