"""Setting Good Cop Bad Cop up (3): the deal, and how everybody lays out their three cards in secret."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undercover.games.good_cop_bad_cop import phrases as say
from undercover.games.good_cop_bad_cop.acts import lay_out, orders
from undercover.games.good_cop_bad_cop.table import NOTHING, Precinct
from undercover.games.good_cop_bad_cop.things import AGENT, KINGPIN, ROW, Box, House
from undercover.games.good_cop_bad_cop.turn import TURN
from undercover.table.agenda import Sealed
from undercover.table.native import Row, append, extend, fill, i64, pop, vec


def bare(seats: int, options: Mapping[str, str | int | bool], box: Box) -> Precinct:
    g = Precinct()
    g.box = box
    g.seats = seats
    g.house = house(options)
    return g


def house(options: Mapping[str, str | int | bool]) -> House:
    settled = House()
    settled.brisk = options["reaction_mode"] == "brisk"
    settled.sequential = options["reaction_polling"] == "sequential"
    settled.claims = int(options["claims_per_turn"]) if options["talk"] == "structured" else 0
    settled.eliminated_may_talk = bool(options["eliminated_may_talk"])
    settled.max_turns = int(options["max_turns"])
    settled.first = first_player(options)
    return settled


def first_player(options: Mapping[str, str | int | bool]) -> int:
    """NOTHING stands for anybody, also if nobody was shot in the game before (R7)."""
    first = options["first_player"]
    name = str(options["last_shot"] if first == "last_shot" else first)
    return int(name.removeprefix("seat_")) if name.startswith("seat_") else NOTHING


def set_up(g: Precinct) -> None:
    """The deal, the guns in the middle, and everybody lays out their row (3)."""
    g.cards = dealt_rows(g)
    equipment = g.box.equipment[g.seats][:]
    g.dice.shuffle(equipment)
    g.cards = extend(g.cards, equipment)
    lay_backs(g)
    g.active = g.dice.below(g.seats) if g.house.first == NOTHING else g.house.first
    g.then(ARRANGE.of(), TURN.of(g.active))


def dealt_rows(g: Precinct) -> Row:
    """One card each from a pile with both leaders, then two more; the rest is burned unseen. Each player's three are
    put in a random order, or everybody's leader would come first (3, R61)."""
    deck = g.box.ordinary[g.seats][:]
    g.dice.shuffle(deck)
    pile = vec[i64]([AGENT, KINGPIN])
    while len(pile) < g.seats:
        deck, card = pop(deck)
        pile = append(pile, card)
    g.dice.shuffle(pile)
    rows = vec[i64]()
    for leading in pile:
        deck, second = pop(deck)
        deck, third = pop(deck)
        row = vec[i64]([leading, second, third])
        g.dice.shuffle(row)
        rows = extend(rows, row)
    return extend(rows, deck)


def lay_backs(g: Precinct) -> None:
    """Everything lies face-down; everybody knows their own row and their own equipment card (9.1)."""
    seats, rows, places = g.seats, ROW * g.seats, len(g.cards)
    g.known = fill(0, places)
    for place in range(rows):
        g.known[place] = 1 << place // ROW
    g.down = (1 << rows) - 1
    g.since = fill(0, rows * seats)
    g.tokens = vec[i64]([token for token in range(rows)])
    g.next_token = rows
    start = g.first_equipment()
    g.hands = vec[i64]([place for place in range(start, start + seats)])
    for seat in range(seats):
        g.known[start + seat] = 1 << seat
    g.deck = vec[i64]([place for place in range(start + seats, places)])
    g.aims = fill(NOTHING, seats)


class ArrangeChoice(Sealed[Precinct]):
    """Everybody lays their three cards out in an order of their choice, all at the same time and in secret, also with
    three equal cards (3, D1). Out of time, the dealt order stays (R58)."""

    def seats(self, g: Precinct, a: i64, b: i64) -> Row:
        return vec[i64]([seat for seat in range(g.seats)])

    def options(self, g: Precinct, seat: i64, b: i64) -> Row:
        return orders(say.ARRANGE)

    def unseal(self, g: Precinct, b: i64, answers: Row) -> None:
        for seat in range(g.seats):
            lay_out(g, seat, answers[seat])
        g.tell(say.LAID_OUT)


ARRANGE: Final = ArrangeChoice()
