"""Arrest, Intercept and Turn in (S6.5 B to D)."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import acts
from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent.table import CUSTODY, City
from undercover.games.rogue_agent.things import CAR, FUEL, GREEN
from undercover.table.agenda import OpenChoice, Step
from undercover.table.native import Row, i64, vec
from undercover.table.rows import with_row
from undercover.table.story import first

#: An attacker and the number of dice in one number.
DICE: Final[i64] = 8


# ---------------------------------------------------------------- B. arrest


class ArrestTargetChoice(OpenChoice[City]):
    """A defeated criminal here goes into custody, whoever defeated it (S6.5 B)."""

    def options(self, g: City, seat: i64, b: i64) -> Row:
        return vec[i64]([say.TAKE_IN.of(k) for k in g.criminals_at(g.figures[seat], 1)])

    def choose(self, g: City, seat: i64, b: i64, option: i64) -> None:
        g.where[first(option)] = CUSTODY + seat
        g.tell(say.ARRESTED, seat, first(option))


# ---------------------------------------------------------------- C. intercept


def holders(g: City, seat: i64) -> Row:
    """The other agents here with somebody in custody (S6.5 C, R21). Androids never hold anybody."""
    others = vec[i64]([other for other in range(g.seats) if other != seat and CUSTODY + other in g.where])
    return vec[i64]([other for other in others if g.figures[other] == g.figures[seat]])


def why_not_intercept(g: City, seat: i64) -> str:
    if len(holders(g, seat)) == 0:
        return "nobody-to-intercept"
    if g.safe(seat, g.figures[seat]):
        return "safe-here"
    return "" if g.board(seat, FUEL) > 0 else "no-fuel"


class InterceptTargetChoice(OpenChoice[City]):
    """Whose criminals (S6.5 C 1)."""

    def options(self, g: City, seat: i64, b: i64) -> Row:
        return vec[i64]([say.AGAINST.of(other) for other in holders(g, seat)])

    def choose(self, g: City, seat: i64, b: i64, option: i64) -> None:
        g.tell(say.INTERCEPTS, seat, first(option))
        g.then(INTERCEPT_FUEL.of(seat, first(option)))


class InterceptFuelChoice(OpenChoice[City]):
    """One to three fuel for as many green dice (S6.5 C 2, R27). b: against whom."""

    def options(self, g: City, seat: i64, b: i64) -> Row:
        most = min(g.box.max_green_dice, g.board(seat, FUEL))
        return vec[i64]([say.SPEND_FUEL.of(dice) for dice in range(i64(1), 1 + most)])

    def choose(self, g: City, seat: i64, b: i64, option: i64) -> None:
        acts.lose(g, seat, FUEL, first(option))
        g.then(INTERCEPT_DEFENCE.of(b, seat * DICE + first(option)))


def defences(g: City, seat: i64, dice: i64) -> Row:
    """One fuel for each green die, as far as the attacker has left some."""
    most = min(g.box.dice_of_a_colour - dice, g.board(seat, FUEL))
    return vec[i64]([say.DEFEND.of(n) for n in range(1 + most)])


class InterceptDefenceChoice(OpenChoice[City]):
    """The other agent may spend fuel for the green dice left; then both roll (S6.5 C 3, 4). b: attacker and dice."""

    def options(self, g: City, seat: i64, b: i64) -> Row:
        return defences(g, seat, b % DICE)

    def choose(self, g: City, seat: i64, b: i64, option: i64) -> None:
        defence, attacker = first(option), b // DICE
        acts.lose(g, seat, FUEL, defence)
        cars = roll_cars(g, attacker, b % DICE)
        if defence > 0:
            cars -= roll_cars(g, seat, defence)
        held = g.custody(seat)
        if cars >= len(held):
            for k in held:
                snatch(g, attacker, k)
        elif cars > 0:
            g.then_all(vec[i64]([INTERCEPT_TAKE.of(attacker, seat) for _each in range(cars)]))


def roll_cars(g: City, seat: i64, count: i64) -> i64:
    dice = acts.roll(g, vec[i64](), GREEN, count)
    acts.tell_dice(g, say.ROLLED, seat, dice)
    cars = acts.count_of(dice, CAR)
    g.tell(say.CARS, seat, cars)
    return cars


def snatch(g: City, seat: i64, k: i64) -> None:
    g.where[k] = CUSTODY + seat
    g.tell(say.INTERCEPTED, seat, k)


class InterceptTakeChoice(OpenChoice[City]):
    """One criminal of the attacker's choice changes custody for each car (S6.5 C 5). b: from whom."""

    def options(self, g: City, seat: i64, b: i64) -> Row:
        return vec[i64]([say.SNATCH.of(k) for k in g.custody(b)])

    def choose(self, g: City, seat: i64, b: i64, option: i64) -> None:
        snatch(g, seat, first(option))


# ---------------------------------------------------------------- D. turn in


class TurnInStep(Step[City]):
    """All criminals in custody at once, for their rewards; their cards count at the end (S6.5 D, R29)."""

    def run(self, g: City, seat: i64, b: i64) -> None:
        reward: i64 = 0
        for k in g.custody(seat):
            card = g.card[k]
            reward += g.box.criminals[card].reward
            g.turned_in = with_row(g.turned_in, seat, acts.and_one(g.turned_in[seat], card))
            acts.free_disc(g, k)
            g.tell(say.TURNED_IN, seat, k, card)
            acts.stop_clocks_by(g, k)
        acts.move_credits(g, seat, reward)


ARREST_TARGET: Final = ArrestTargetChoice()
INTERCEPT_TARGET: Final = InterceptTargetChoice()
INTERCEPT_FUEL: Final = InterceptFuelChoice()
INTERCEPT_DEFENCE: Final = InterceptDefenceChoice()
INTERCEPT_TAKE: Final = InterceptTakeChoice()
TURN_IN: Final = TurnInStep()
