"""Which of the actions a to f there are (6.1). What they do is in `resolution.py`."""

from __future__ import annotations

from undercover.games.the_agents import phrases as say
from undercover.games.the_agents.cards import EVERY, FACTION_BITS, NONE, ONE, kinds, with_missions
from undercover.games.the_agents.commands import performable, with_places
from undercover.games.the_agents.free_agents import owns_mission
from undercover.games.the_agents.free_agents import performable as free_performable
from undercover.games.the_agents.table import Factions
from undercover.games.the_agents.things import AGENTS, DEAD, FREE, INFILTRATOR, MERCENARY, MISSIONS, NOBODY, SLOTS
from undercover.table.native import Row, append, i64, room, vec
from undercover.table.sets import bit
from undercover.table.story import first


def costly(g: Factions, seat: i64) -> Row:
    """The options that cost an action and are compulsory while there are any: a, b without Mercenaries, c, d, e."""
    hand = g.hand(AGENTS, seat)
    found = with_plays(room(), g, seat, hand & FACTION_BITS)
    found = with_free_plays(found, g, seat, hand & ~FACTION_BITS & ~EVERY[MERCENARY])
    found = with_places(found, say.REACTIVATE, reactivations(g, seat))
    found = with_purchases(found, g, seat)
    return with_exchanges(found, g, seat) if len(g.piles[MISSIONS]) > 0 else found


def with_plays(found: Row, g: Factions, seat: i64, cards: i64) -> Row:
    """Each of these faction agents of the hand goes to either end of an own faction below its limit, facing either
    owner; an Infiltrator also into any gap (6.1 a, R25)."""
    for card in kinds(AGENTS, cards):
        for n in range(2):
            faction = g.own[2 * seat + n]
            if g.full(faction):
                continue
            slots = g.length(faction)
            step: i64 = 1
            if card >> 1 != INFILTRATOR and slots > 1:
                step = slots
            slot: i64 = 0
            while slot <= slots:
                end = 2 * (SLOTS * faction + slot)
                found = append(append(found, say.PLAY.of(card, end)), say.PLAY.of(card, end + 1))
                slot += step
    return found


def with_free_plays(found: Row, g: Factions, seat: i64, cards: i64) -> Row:
    """Each of these free agents of the hand, between this player and any other one, its command towards one of the two
    who can perform it (6.1 b, R23, R39)."""
    for card in kinds(AGENTS, cards):
        if facing_possible(g, card, seat, seat):
            for other in range(g.seats):
                if other != seat:
                    found = append(found, say.PLAY_FREE.of(card, other, seat))
        for other in range(g.seats):
            if other != seat and facing_possible(g, card, other, seat):
                found = append(found, say.PLAY_FREE.of(card, other, other))
    return found


def facing_possible(g: Factions, card: i64, performer: i64, player: i64) -> bool:
    """Whether the command could be performed by that one, once the card has left its player's hand."""
    if card != MERCENARY:
        return free_performable(g, card, performer, player, g.hand(AGENTS, player) - ONE[card])
    if g.drained >> performer & 1:
        return False
    if performer == player:
        return has_action(g, player, g.hand(AGENTS, player) - ONE[MERCENARY])
    # Judged without looking at the hand of another player: any agent in it will do (R48).
    hand = g.hand(AGENTS, performer)
    return hand != NONE or acts_openly(g, performer, hand)


def has_action(g: Factions, seat: i64, hand: i64) -> bool:
    """Whether this seat could take an action with that hand (7.2): one that costs an action, or the emergency draw."""
    if hand & FACTION_BITS and not (g.full(g.own[2 * seat]) and g.full(g.own[2 * seat + 1])):
        return True
    if acts_openly(g, seat, hand):
        return True
    for card in kinds(AGENTS, hand):
        if card < FREE or card == MERCENARY:
            continue
        for performer in range(g.seats):
            if free_performable(g, card, performer, seat, hand - ONE[card]):
                return True
    return False


def acts_openly(g: Factions, seat: i64, hand: i64) -> bool:
    """An action for which it does not matter which cards are in hand."""
    if len(with_purchases(vec[i64](), g, seat)) > 0:
        return True
    if len(g.piles[MISSIONS]) > 0 and owns_mission(g, seat):
        return True
    return reactivations(g, seat) != 0 or in_need(g, seat, hand)


def reactivations(g: Factions, seat: i64) -> i64:
    """The places of living agents that face this owner and whose command can be performed (6.1 c, R11, R45)."""
    found: i64 = 0
    for n in range(2):
        faction = g.own[2 * seat + n]
        side = g.side(seat, faction)
        for place in range(SLOTS * faction, SLOTS * faction + SLOTS):
            agent = g.rows[place]
            if agent == NOBODY:
                break
            if agent < DEAD and agent & 1 == side and performable(g, seat, place, 0):
                found |= bit(place)
    return found


def with_purchases(found: Row, g: Factions, seat: i64) -> Row:
    """A card of every pile that is not empty, if this seat can pay for it (6.1 d)."""
    points, costs = g.points[seat], g.box.costs
    for deck in range(2):
        unseen, seen = 2 * deck, 2 * deck + 1
        if points >= costs[unseen] and len(g.piles[deck]) > 0:
            found = append(found, say.BUY.of(unseen))
        if points >= costs[seen] and len(g.retired[deck]) > 0:
            found = append(found, say.BUY.of(seen))
    return found


def with_exchanges(found: Row, g: Factions, seat: i64) -> Row:
    """Every mission in hand or attached (6.1 e, R37)."""
    found = with_missions(found, say.EXCHANGE, g.hand(MISSIONS, seat), say.FROM_HAND)
    for n in range(2):
        faction = g.own[2 * seat + n]
        found = with_missions(found, say.EXCHANGE, g.post(seat, faction), faction)
    return found


def in_need(g: Factions, seat: i64, hand: i64) -> bool:
    """No agent in hand, exactly 0 points, and something to draw (6.1 f, R13)."""
    return hand == NONE and g.points[seat] == 0 and len(g.piles[AGENTS]) > 0


def is_mercenary(option: i64) -> bool:
    return say.PLAY_FREE.names(option) and first(option) == MERCENARY
