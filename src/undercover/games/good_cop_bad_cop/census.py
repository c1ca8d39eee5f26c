"""Counting the pieces of Good Cop Bad Cop."""

from __future__ import annotations

from undercover.games.good_cop_bad_cop.table import NOTHING, Precinct
from undercover.games.good_cop_bad_cop.things import AGENT, FACE_IDS, KINGPIN, PLANTED_EVIDENCE, ROW
from undercover.table.census import Census


def census(g: Precinct) -> Census:
    count = Census()
    if not _right_lengths(g):
        count.demand(False, "a list has not one entry for each card, place, seat or fact")
        return count
    start = g.first_equipment()
    integrity, equipment = list(g.cards)[:start], list(g.cards)[start:]
    kinds = [face for face in integrity if face != NOTHING] + list(g.removed)
    count.count("integrity cards", FACE_IDS, kinds, [*g.box.ordinary[g.seats], AGENT, KINGPIN])
    count.count("equipment", FACE_IDS, equipment, g.box.equipment[g.seats])
    lying = [*g.deck, *g.hands, g.drawn, g.playing]
    if g.planted != NOTHING and PLANTED_EVIDENCE in equipment:
        lying.append(start + equipment.index(PLANTED_EVIDENCE))
    places = sorted(place for place in lying if place != NOTHING)
    demand = count.demand
    demand(places == list(range(start, len(g.cards))), "an equipment card lies in two places or in none")
    demand(g.direction != 0, "the direction of play is 1 or -1")
    demand(g.down >> ROW * g.seats == 0, "a card lies face-down where no row is")
    demand(g.free_guns() >= 0, "more guns are held than there are")
    demand(int(g.wounded).bit_count() <= g.box.wounds, "more players are wounded than there are Wound cards")
    demand(not g.wounded & g.out, "an eliminated player gives the Wound card back")
    for seat in range(g.seats):
        demand(g.aims[seat] != seat, f"seat {seat} aims at itself")
        idle = g.hands[seat] == NOTHING and not g.armed(seat) and not g.hides(seat)
        demand(g.living(seat) or idle, f"seat {seat} is eliminated but holds something")
        demand(len(g.row(seat)) > 0, f"seat {seat} has no integrity card")
    return count


def _right_lengths(g: Precinct) -> bool:
    rows, facts = ROW * g.seats, {len(g.facts_of), len(g.facts_at), len(g.facts_are)}
    right = len(g.known) == len(g.cards) and len(g.tokens) == rows and len(g.since) == rows * g.seats
    return right and len(g.hands) == len(g.aims) == g.seats and len(facts) == 1
