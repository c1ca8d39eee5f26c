"""Setting The Agents up (4)."""

from __future__ import annotations

from collections.abc import Mapping

from undercover.games.the_agents.cards import NONE, ONE
from undercover.games.the_agents.memory import forget_all
from undercover.games.the_agents.rules import TURN
from undercover.games.the_agents.table import Factions, seating
from undercover.games.the_agents.things import AGENTS, MISSIONS, NOBODY, SLOTS, Box
from undercover.table.native import append, fill, i64, pop, vec
from undercover.table.rows import row_of


def bare(seats: int, options: Mapping[str, str | int | bool], box: Box) -> Factions:
    g = Factions()
    g.box = box
    g.seats = seats
    g.equal_turns = options["equal_turns"] is True
    owners, own = seating(seats)
    g.owners = row_of([seat for pair in owners for seat in pair])
    g.own = row_of([faction for pair in own for faction in pair])
    return g


def set_up(g: Factions) -> None:
    """Everybody gets three agents, one mission and five points; all factions are empty (4, R22)."""
    g.hands = fill(NONE, 2 * g.seats)
    g.piles = vec[vec[i64]]()
    g.retired = vec[vec[i64]]()
    deal(g, AGENTS, g.box.start_agents)
    deal(g, MISSIONS, g.box.start_missions)
    g.points = fill(g.box.start_points, g.seats)
    g.rows = fill(NOBODY, SLOTS * g.factions())
    g.posts = fill(NONE, 2 * g.factions())
    forget_all(g)
    g.first_seat = g.dice.below(g.seats)
    g.then(TURN.of(g.first_seat))


def deal(g: Factions, deck: i64, cards: i64) -> None:
    """Shuffle a deck; so many cards for everybody, the rest is the draw pile."""
    pile = g.box.decks[deck][:]
    g.dice.shuffle(pile)
    for seat in range(g.seats):
        for _ in range(cards):
            pile, card = pop(pile)
            g.hands[g.seats * deck + seat] += ONE[card]
    g.piles = append(g.piles, pile)
    g.retired = append(g.retired, vec[i64]())
