"""The rules of Number Duel."""

from typing import Final

from number_duel import phrases as say
from number_duel.table import BURIED, CARDS, GOAL, HAND, LAID, OUT, SHOWN, Duel
from undercover.table.agenda import Choice
from undercover.table.native import Row, fill, i64, vec
from undercover.table.story import first


def set_up(g: Duel) -> None:
    """Everybody gets a hand; the other cards stay out, unseen (1)."""
    g.places = fill(OUT, g.box.highest)
    for n in range(g.seats * g.box.hand):
        g.places[n] = HAND + n % g.seats
    g.dice.shuffle(g.places)
    g.points = fill(0, g.seats)
    g.then(LAY.of(g.dice.below(g.seats)))


class LayChoice(Choice[Duel]):
    """A number is laid face down (2.1)."""

    def options(self, g: Duel, seat: i64, b: i64) -> Row:
        return vec[i64]([say.LAY.of(number) for number in g.numbers(HAND + seat)])

    def choose(self, g: Duel, seat: i64, b: i64, option: i64) -> None:
        g.turn = seat
        g.places[first(option) - 1] = LAID
        g.tell(say.LAID, seat)
        g.whisper(seat, say.LAID_MYSELF, first(option))
        g.then(CLAIM.of(seat))


class ClaimChoice(Choice[Duel]):
    """Whoever laid it says how high it is at least, truly or not (2.2)."""

    def options(self, g: Duel, seat: i64, b: i64) -> Row:
        return vec[i64]([say.CLAIM.of(number + 1) for number in range(g.box.highest)])

    def choose(self, g: Duel, seat: i64, b: i64, option: i64) -> None:
        g.claim = first(option)
        g.revealed += 1
        g.tell(say.CLAIMED, seat, g.claim)
        g.then(ANSWER.of(1 - seat))


class AnswerChoice(Choice[Duel]):
    """Believed, a claim scores; doubted, the truth scores twice, and a lie for the other one (2.3, 2.4)."""

    def options(self, g: Duel, seat: i64, b: i64) -> Row:
        return vec[i64]([say.BELIEVE.of(), say.DOUBT.of()])

    def choose(self, g: Duel, seat: i64, b: i64, option: i64) -> None:
        number, claim = g.numbers(LAID)[0], g.claim
        g.claim = 0
        if say.BELIEVE.names(option):
            g.places[number - 1] = BURIED + g.turn
            g.tell(say.BELIEVED, seat)
            winner, points = g.turn, claim
        else:
            g.places[number - 1] = SHOWN
            g.revealed += 1
            g.tell(say.TURNED_UP, g.turn, number)
            winner, points = (g.turn, 2 * claim) if number >= claim else (seat, claim)
        g.points[winner] += points
        g.tell(say.SCORED, winner, points)
        go_on(g, seat)


def go_on(g: Duel, seat: i64) -> None:
    """The other one lays, until somebody has enough points or nobody has a card (3)."""
    best = max(g.points)
    if best < g.box.goal and len(g.numbers(HAND + seat)) > 0:
        g.then(LAY.of(seat))
    else:
        winners = sum([1 << n for n in range(g.seats) if g.points[n] == best])
        g.finish(winners, GOAL if best >= g.box.goal else CARDS)


LAY: Final = LayChoice()
CLAIM: Final = ClaimChoice()
ANSWER: Final = AnswerChoice()
