"""What a seat sees of The Agents, as numbers (12). Seats and factions keep their names: options speak of them."""

from __future__ import annotations

from typing import Final

from undercover.games.the_agents.cards import NONE, gathered, size
from undercover.games.the_agents.commands import PLACE, is_command
from undercover.games.the_agents.free_agents import INTERROGATE, TRACK
from undercover.games.the_agents.missions import rewards_of
from undercover.games.the_agents.table import Factions
from undercover.games.the_agents.things import (
    AGENTS,
    ARROW,
    ARROW_BITS,
    BLOODBATH,
    CARD_IDS,
    COLOUR_IDS,
    DEAD,
    FACTION_AGENT_IDS,
    FREE,
    FREE_AGENT_IDS,
    MISSION_IDS,
    MISSIONS,
    NOBODY,
    PLACE_IDS,
    SLOTS,
)
from undercover.table.agenda import SPECTATOR
from undercover.table.native import Row, i64, vec
from undercover.table.pen import Pen
from undercover.table.story import NUMBER

#: The cards of the deck of agents, of which there is one of each for factions, and up to seven fit of the others.
DECK_IDS: Final = CARD_IDS[:29]
#: Seven is more than any box has of one card.
MOST: Final[i64] = 7
#: Missions and free agents are packed so (`cards`); of faction agents there is one of each.
CARD_BITS: Final[i64] = 3
#: Free agents are resolved one inside another, hardly ever more than this deep; deeper ones are counted only.
DEEP: Final[i64] = 3
NOTHING: Final[i64] = -1
#: How many places a slot of a row takes.
LAID: Final[i64] = 17


def observe(g: Factions, seat: i64, pen: Pen) -> None:
    pen.tally("turn", g.turns, 40)
    pen.seat("first", g.first_seat, g.seats)
    pen.seat("active", g.active, g.seats)
    pen.tally("actions", g.actions, 3)
    pen.tally("operations_left", g.box.operations - g.operations, 3)
    pen.flag("last_round", g.last_round)
    arrows = vec[i64]([g.arrows(faction) for faction in range(g.factions())])
    for faction in range(g.factions()):
        pen.enter("factions", faction)
        _faction(g, faction, arrows[faction], pen)
        pen.leave()
    for player in range(g.seats):
        pen.enter("players", player)
        _player(g, player, arrows, pen)
        pen.leave()
    own = seat != SPECTATOR
    pen.packed("hand", g.hand(AGENTS, seat) if own else NONE, CARD_BITS, DECK_IDS, FREE)
    pen.packed("missions_in_hand", g.hand(MISSIONS, seat) if own else NONE, CARD_BITS, MISSION_IDS)
    pen.tally("agents.draw", len(g.piles[AGENTS]), 30)
    pen.many("agents.retired", g.retired[AGENTS], DECK_IDS, MOST)
    pen.one("agents.last_retired", _top(g.retired[AGENTS]), DECK_IDS)
    pen.tally("missions.draw", len(g.piles[MISSIONS]), 30)
    pen.packed("missions.retired", gathered(g.retired[MISSIONS]), CARD_BITS, MISSION_IDS)
    pen.one("missions.last_retired", _top(g.retired[MISSIONS]) - BLOODBATH, MISSION_IDS)
    _resolved(g, seat, pen)


def _top(pile: Row) -> i64:
    return NOTHING if len(pile) == 0 else pile[-1]


def _faction(g: Factions, faction: i64, arrows: i64, pen: Pen) -> None:
    pen.tally("points_a", arrows & ARROW, 10)
    pen.tally("points_b", arrows >> ARROW_BITS & ARROW, 10)
    pen.packed("missions_a", g.posts[2 * faction], CARD_BITS, MISSION_IDS)
    pen.packed("missions_b", g.posts[2 * faction + 1], CARD_BITS, MISSION_IDS)
    slots = g.box.size[g.seats]
    for slot in range(slots):
        agent = g.rows[SLOTS * faction + slot]
        if agent == NOBODY and pen.skips(LAID * (slots - slot)):
            break
        pen.enter("row", slot)
        _laid(g, agent, pen)
        pen.leave()


def _laid(g: Factions, agent: i64, pen: Pen) -> None:
    """Whom a command faces, and the colours towards the lower and the higher slot. A dead one shows nothing more."""
    alive = agent < DEAD
    pen.flag("dead", not alive and agent != NOBODY)
    kind, low, high = NOTHING, NOTHING, NOTHING
    if alive:
        card = agent >> 1
        kind, low, high = card >> 1, g.box.right[card], g.box.left[card]
        if agent & 1 == 1:
            low, high = high, low
    pen.one("agent", kind, FACTION_AGENT_IDS)
    pen.flag("faces_b", alive and agent & 1 == 1)
    pen.one("low", low, COLOUR_IDS)
    pen.one("high", high, COLOUR_IDS)


def _player(g: Factions, player: i64, arrows: Row, pen: Pen) -> None:
    one, other = g.own[2 * player], g.own[2 * player + 1]
    pen.signed("points", g.points[player], 20)
    pen.tally("agents", size(AGENTS, g.hand(AGENTS, player)), 5)
    pen.tally("missions", size(MISSIONS, g.hand(MISSIONS, player)), 3)
    pen.flag("drew_in_need", g.drained >> player & 1 == 1)
    pen.signed("income.arrows", g.pointing(arrows[one], player, one) + g.pointing(arrows[other], player, other), 10)
    pen.signed("income.missions", rewards_of(g, player), 10)


def _resolved(g: Factions, seat: i64, pen: Pen) -> None:
    """What is being carried out, and the cards the seat looks at meanwhile."""
    depth: i64 = len(g.between)
    pen.tally("between", depth, DEEP)
    free: i64 = len(FREE_AGENT_IDS) + 2 * g.seats
    for n in range(DEEP):
        if n >= depth and pen.skips(free):
            continue
        pen.enter("between", n)
        at = depth - 1 - n
        if at >= 0:
            pen.one("card", g.between[at] - FREE, FREE_AGENT_IDS)
            pen.seat("performer", g.performers[at], g.seats)
            pen.seat("token", g.tokens[at], g.seats)
        else:
            pen.one("card", NOTHING, FREE_AGENT_IDS)
            pen.seat("performer", NOTHING, g.seats)
            pen.seat("token", NOTHING, g.seats)
        pen.leave()
    source, looking = NOTHING, NONE
    if len(g.agenda) > 0:
        top = g.agenda[-1] & NUMBER
        if is_command(top):
            source = g.second() & PLACE
        elif seat == g.first() and top == TRACK.number:
            looking = gathered(g.piles[AGENTS])
        elif seat == g.first() and top == INTERROGATE.number:
            looking = g.hand(AGENTS, g.second())
    pen.one("source", source, PLACE_IDS)
    pen.packed("looking", looking, CARD_BITS, DECK_IDS, FREE)
