"""What a player would look for on turn but may not do now, and why (6.1)."""

from __future__ import annotations

from typing import Final

from undercover.games.the_agents import phrases as say
from undercover.games.the_agents import things
from undercover.games.the_agents.actions import facing_possible, in_need, reactivations, with_exchanges, with_purchases
from undercover.games.the_agents.cards import FACTION_BITS, NONE, among, kinds
from undercover.games.the_agents.commands import facing, living, pointed
from undercover.games.the_agents.missions import attach_bars
from undercover.games.the_agents.table import Factions
from undercover.games.the_agents.things import AGENTS, FREE, MISSIONS
from undercover.table.native import Row, append, i64, room
from undercover.table.sets import each
from undercover.table.story import Bar, third


def of_turn(g: Factions, seat: i64, may_end: bool) -> list[Bar]:
    bars = of_actions(g, seat) if g.actions > 0 else spent(g, seat)
    if g.operations < g.box.operations:
        bars += attach_bars(g, seat)
    else:
        bars += [
            Bar(say.ATTACH.of(mission, faction), "operations-used-up", "6.1")
            for mission in kinds(MISSIONS, g.hand(MISSIONS, seat))
            for faction in g.own[2 * seat : 2 * seat + 2]
        ]
    if not may_end:
        bars.append(Bar(say.END_TURN.of(), "actions-left", "R12"))
    return bars


def of_actions(g: Factions, seat: i64) -> list[Bar]:
    """The actions a to f, and Mercenaries."""
    bars = of_placing(g, seat) + of_free_agents(g, seat) + of_mercenaries(g, seat)
    return bars + of_commands(g, seat) + of_piles(g, seat)


def spent(g: Factions, seat: i64) -> list[Bar]:
    """No action is left, but a Mercenary needs none."""
    options = [say.BUY.of(pile) for pile in range(4)]
    options += pointed(say.REACTIVATE, reactivations(g, seat))
    if g.hand(AGENTS, seat) != NONE:
        options += [say.PLAY_IN.of(faction) for faction in g.own[2 * seat : 2 * seat + 2]]
    return [Bar(option, "no-actions-left", "6.1") for option in options] + of_mercenaries(g, seat)


def of_placing(g: Factions, seat: i64) -> list[Bar]:
    hand = g.hand(AGENTS, seat) & FACTION_BITS
    if hand == NONE:
        return []
    bars = []
    infiltrates = hand >> 2 * things.INFILTRATOR & 3 != 0
    for faction in g.own[2 * seat : 2 * seat + 2]:
        if g.full(faction):
            bars.append(Bar(say.PLAY_IN.of(faction), "faction-full", "3.4"))
        elif g.length(faction) > 1 and not infiltrates:
            bars.append(Bar(say.INSERT.of(faction), "ends-only", "R25"))
    return bars


#: Why a free agent's command cannot be performed; a Mercenary has reasons of its own.
UNPERFORMABLE: Final[dict[int, tuple[str, str]]] = {
    things.RECRUITER: ("too-few-to-draw", "R17"),
    things.STRATEGIST: ("no-mission-to-steal", "R39"),
    things.TRACKER: ("pile-empty", "R39"),
    things.INTERROGATOR: ("no-hand-to-see", "R39"),
}


def of_free_agents(g: Factions, seat: i64) -> list[Bar]:
    bars = []
    for card in kinds(AGENTS, g.hand(AGENTS, seat)):
        if card >= FREE and card != things.MERCENARY:
            reason, clause = UNPERFORMABLE.get(card, ("no-living-agent", "R39"))
            bars += [Bar(option, reason, clause) for option in impossible(g, seat, card)]
    return bars


def impossible(g: Factions, seat: i64, card: i64) -> Row:
    """The ways in which a free agent cannot be played."""
    found = room()
    for other in range(g.seats):
        if other == seat:
            continue
        if not facing_possible(g, card, seat, seat):
            found = append(found, say.PLAY_FREE.of(card, other, seat))
        if not facing_possible(g, card, other, seat):
            found = append(found, say.PLAY_FREE.of(card, other, other))
    return found


def of_mercenaries(g: Factions, seat: i64) -> list[Bar]:
    if not among(g.hand(AGENTS, seat), things.MERCENARY):
        return []
    bars = []
    for option in impossible(g, seat, things.MERCENARY):
        performer = third(option)
        if g.drained >> performer & 1:
            bars.append(Bar(option, "drew-in-need", "R49"))
        elif performer == seat:
            bars.append(Bar(option, "no-action-possible", "7.2"))
        else:
            bars.append(Bar(option, "no-action-for-them", "R48"))
    return bars


def of_commands(g: Factions, seat: i64) -> list[Bar]:
    """Commands that face somebody else, or would do nothing."""
    bars = []
    possible = reactivations(g, seat)
    for faction in g.own[2 * seat : 2 * seat + 2]:
        own = facing(g, faction, g.side(seat, faction))
        for place in each(living(g, faction) & ~possible):
            if own >> place & 1:
                bars.append(Bar(say.REACTIVATE.of(place), "nothing-to-do", "R11"))
            else:
                bars.append(Bar(say.REACTIVATE.of(place), "faces-opponent", "5.1"))
    return bars


def of_piles(g: Factions, seat: i64) -> list[Bar]:
    bars = []
    offered = with_purchases(room(), g, seat)
    for pile in range(4):
        if say.BUY.of(pile) not in offered:
            cards = g.retired[pile >> 1] if pile & 1 else g.piles[pile >> 1]
            bars.append(Bar(say.BUY.of(pile), "cannot-pay" if len(cards) > 0 else "pile-empty", "6.1"))
    if len(g.piles[MISSIONS]) == 0:
        bars += of_exchanges(g, seat)
    return bars + of_need(g, seat)


def of_exchanges(g: Factions, seat: i64) -> list[Bar]:
    return [Bar(option, "pile-empty", "R37") for option in with_exchanges(room(), g, seat)]


def of_need(g: Factions, seat: i64) -> list[Bar]:
    """The emergency draw, for a player who is short of one thing only."""
    holds, rich = g.hand(AGENTS, seat) != NONE, g.points[seat] > 0
    if in_need(g, seat, g.hand(AGENTS, seat)) or (holds and rich):
        return []
    reason = "has-agents" if holds else "has-points" if rich else "pile-empty"
    return [Bar(say.EMERGENCY.of(), reason, "R13")]
