"""Set-up (3): the deal, and how everybody lays out their three cards in secret."""

from __future__ import annotations

from typing import Final

from undercover.games.good_cop_bad_cop import phrases as say
from undercover.games.good_cop_bad_cop.acts import ORDERS, lay_out
from undercover.games.good_cop_bad_cop.table import NOTHING, Precinct
from undercover.games.good_cop_bad_cop.things import AGENT, KINGPIN, ROW
from undercover.games.good_cop_bad_cop.turn import TURN
from undercover.table.agenda import Sealed
from undercover.table.story import Said


def set_up(g: Precinct, first: int) -> None:
    """The deal, the guns in the middle, and everybody lays out their row; `first` may be NOTHING: anybody (3)."""
    seats = g.seats
    g.cards = dealt_rows(g)
    burned = len(g.cards) - ROW * seats
    equipment = g.box.equipment[seats][:]
    g.dice.shuffle(equipment)
    g.cards += equipment
    lay_backs(g, burned)
    g.active = g.dice.below(seats) if first == NOTHING else first
    g.then([ARRANGE(), TURN(g.active)])


def dealt_rows(g: Precinct) -> list[int]:
    """One card each from a pile with both leaders, then two more; the rest is burned unseen. Each player's three are
    put in a random order, or everybody's leader would come first (3, R61)."""
    deck = g.box.ordinary[g.seats][:]
    g.dice.shuffle(deck)
    pile = [AGENT, KINGPIN, *[deck.pop() for _ in range(g.seats - 2)]]
    g.dice.shuffle(pile)
    rows: list[int] = []
    for card in pile:
        row = [card, deck.pop(), deck.pop()]
        g.dice.shuffle(row)
        rows += row
    return rows + deck


def lay_backs(g: Precinct, burned: int) -> None:
    """Everything lies face-down; everybody knows their own row and their own equipment card (9.1)."""
    seats = g.seats
    rows = ROW * seats
    places = len(g.cards)
    g.known = [1 << place // ROW for place in range(rows)] + [0] * (places - rows)
    g.down = (1 << rows) - 1
    g.since = [0] * (rows * seats)
    g.tokens = list(range(rows))
    g.next_token = rows
    first = rows + burned
    g.hands = list(range(first, first + seats))
    for seat in range(seats):
        g.known[g.hands[seat]] = 1 << seat
    g.deck = list(range(first + seats, places))
    g.aims = [NOTHING] * seats


class ArrangeChoice(Sealed[Precinct]):
    """Everybody lays their three cards out in an order of their choice, all at the same time and in secret, also with
    three equal cards (3, D1). Out of time, the dealt order stays (R58)."""

    def seats(self, g: Precinct, a: int, b: int) -> list[int]:
        return list(range(g.seats))

    def options(self, g: Precinct, seat: int, b: int) -> list[int]:
        return list(range(len(ORDERS)))

    def unseal(self, g: Precinct, b: int, answers: list[int]) -> None:
        for seat in range(g.seats):
            lay_out(g, seat, answers[seat])
        g.tell(say.LAID_OUT)

    def say(self, g: Precinct, seat: int, b: int, order: int) -> Said:
        return Said(say.ARRANGE, ORDERS[order])


ARRANGE: Final = ArrangeChoice()
