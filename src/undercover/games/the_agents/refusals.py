"""What a player would look for on turn but may not do now, and why (6.1)."""

from __future__ import annotations

from undercover.games.the_agents import phrases as say
from undercover.games.the_agents.actions import affordable, facing_possible, in_need, reactivations
from undercover.games.the_agents.commands import living_of, point
from undercover.games.the_agents.missions import attach_bars
from undercover.games.the_agents.operations import agent_at
from undercover.games.the_agents.table import Factions
from undercover.games.the_agents.things import (
    AGENTS,
    FREE,
    INFILTRATOR,
    INTERROGATOR,
    MERCENARY,
    MISSIONS,
    PILE_IDS,
    RECRUITER,
    STRATEGIST,
    TRACKER,
)
from undercover.table.story import Bar, Said


def of_turn(g: Factions, seat: int, may_end: bool) -> list[Bar]:
    bars = of_actions(g, seat) if g.actions else spent(g, seat)
    if g.operations < g.box.operations:
        bars += attach_bars(g, seat)
    else:
        missions = sorted(set(g.hands[MISSIONS][seat]))
        bars += [
            Bar(Said(say.ATTACH, [mission, faction]), "operations-used-up", "6.1")
            for mission in missions
            for faction in g.own[seat]
        ]
    if not may_end:
        bars.append(Bar(Said(say.END_TURN, []), "actions-left", "R12"))
    return bars


def of_actions(g: Factions, seat: int) -> list[Bar]:
    """The actions a to f, and Mercenaries."""
    return (
        of_placing(g, seat)
        + of_free_agents(g, seat)
        + of_mercenaries(g, seat)
        + of_commands(g, seat)
        + of_piles(g, seat)
    )


def spent(g: Factions, seat: int) -> list[Bar]:
    """No action is left, but a Mercenary needs none."""
    said = [Said(say.BUY, [pile]) for pile in range(len(PILE_IDS))]
    said += [point(g, say.REACTIVATE, place) for place in reactivations(g, seat)]
    if g.hands[AGENTS][seat]:
        said += [Said(say.PLAY_IN, [faction]) for faction in g.own[seat]]
    return [Bar(each, "no-actions-left", "6.1") for each in said] + of_mercenaries(g, seat)


def of_placing(g: Factions, seat: int) -> list[Bar]:
    hand = [card for card in g.hands[AGENTS][seat] if card < FREE]
    if not hand:
        return []
    bars = []
    infiltrates = any(card >> 1 == INFILTRATOR for card in hand)
    for faction in g.own[seat]:
        if g.full(faction):
            bars.append(Bar(Said(say.PLAY_IN, [faction]), "faction-full", "3.4"))
        elif len(g.rows[faction]) > 1 and not infiltrates:
            bars.append(Bar(Said(say.INSERT, [faction]), "ends-only", "R25"))
    return bars


def of_free_agents(g: Factions, seat: int) -> list[Bar]:
    bars = []
    for card in sorted(set(g.hands[AGENTS][seat])):
        if card >= FREE and card != MERCENARY:
            bars += [unperformable(card, said) for said, _ in impossible(g, seat, card)]
    return bars


def unperformable(card: int, said: Said) -> Bar:
    """Why a free agent's command cannot be performed; a Mercenary has reasons of its own."""
    if card == RECRUITER:
        return Bar(said, "too-few-to-draw", "R17")
    if card == STRATEGIST:
        return Bar(said, "no-mission-to-steal", "R39")
    if card == TRACKER:
        return Bar(said, "pile-empty", "R39")
    if card == INTERROGATOR:
        return Bar(said, "no-hand-to-see", "R39")
    return Bar(said, "no-living-agent", "R39")


def impossible(g: Factions, seat: int, card: int) -> list[tuple[Said, int]]:
    """The ways in which a free agent cannot be played, with the one who would have to perform it."""
    others = [other for other in range(g.seats) if other != seat]
    ways = [(other, performer) for other in others for performer in (seat, other)]
    return [
        (Said(say.PLAY_FREE, [card, other, performer]), performer)
        for other, performer in ways
        if not facing_possible(g, card, performer, seat)
    ]


def of_mercenaries(g: Factions, seat: int) -> list[Bar]:
    if MERCENARY not in g.hands[AGENTS][seat]:
        return []
    bars = []
    for said, performer in impossible(g, seat, MERCENARY):
        if g.drained >> performer & 1:
            bars.append(Bar(said, "drew-in-need", "R49"))
        elif performer == seat:
            bars.append(Bar(said, "no-action-possible", "7.2"))
        else:
            bars.append(Bar(said, "no-action-for-them", "R48"))
    return bars


def of_commands(g: Factions, seat: int) -> list[Bar]:
    """Commands that face somebody else, or would do nothing."""
    bars = []
    possible = reactivations(g, seat)
    for faction in g.own[seat]:
        for place in living_of(g, faction):
            if agent_at(g, place) & 1 != g.side(seat, faction):
                bars.append(Bar(point(g, say.REACTIVATE, place), "faces-opponent", "5.1"))
            elif place not in possible:
                bars.append(Bar(point(g, say.REACTIVATE, place), "nothing-to-do", "R11"))
    return bars


def of_piles(g: Factions, seat: int) -> list[Bar]:
    bars = []
    possible = affordable(g, seat)
    for pile in range(len(PILE_IDS)):
        if pile not in possible:
            cards = g.retired[pile >> 1] if pile & 1 else g.piles[pile >> 1]
            said = Said(say.BUY, [pile])
            bars.append(Bar(said, "cannot-pay", "6.1") if cards else Bar(said, "pile-empty", "6.1"))
    if not g.piles[MISSIONS]:
        bars += of_exchanges(g, seat)
    return bars + of_need(g, seat)


def of_exchanges(g: Factions, seat: int) -> list[Bar]:
    said = [Said(say.EXCHANGE, [mission, say.FROM_HAND]) for mission in sorted(set(g.hands[MISSIONS][seat]))]
    for faction in g.own[seat]:
        said += [Said(say.EXCHANGE, [mission, faction]) for mission in g.post(seat, faction)]
    return [Bar(each, "pile-empty", "R37") for each in said]


def of_need(g: Factions, seat: int) -> list[Bar]:
    """The emergency draw, for a player who is short of one thing only."""
    hand = g.hands[AGENTS][seat]
    if in_need(g, seat, hand) or (hand and g.points[seat]):
        return []
    said = Said(say.EMERGENCY, [])
    if hand:
        return [Bar(said, "has-agents", "R13")]
    if g.points[seat]:
        return [Bar(said, "has-points", "R13")]
    return [Bar(said, "pile-empty", "R13")]
