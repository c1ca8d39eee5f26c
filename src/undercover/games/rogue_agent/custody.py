"""Arrest, Intercept and Turn in (S6.5 B to D)."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent.common import count_of, free_disc, lose, roll, take_credits, tell_dice
from undercover.games.rogue_agent.table import CUSTODY, City
from undercover.games.rogue_agent.things import CAR, FUEL, GREEN
from undercover.table.agenda import OpenChoice, Step
from undercover.table.story import Said

#: An attacker and the number of dice in one number.
DICE: Final = 8


# ---------------------------------------------------------------- B. arrest


class ArrestTargetChoice(OpenChoice[City]):
    """A defeated criminal here goes into custody, whoever defeated it (S6.5 B)."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        return g.defeated_at(g.figures[seat])

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        g.where[option] = CUSTODY + seat
        g.tell(say.ARRESTED, seat, option)

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.TAKE_IN, [option])


# ---------------------------------------------------------------- C. intercept


def holders(g: City, seat: int) -> list[int]:
    """Other agents here with somebody in custody (S6.5 C, R21). Androids never hold anybody."""
    here = g.figures[seat]
    here_too = [other for other in range(g.seats) if other != seat and g.figures[other] == here]
    return [other for other in here_too if CUSTODY + other in g.where]


def why_not_intercept(g: City, seat: int) -> str:
    if not holders(g, seat):
        return "nobody-to-intercept"
    if g.safe(seat, g.figures[seat]):
        return "safe-here"
    return "" if g.boards[seat][FUEL] else "no-fuel"


class InterceptTargetChoice(OpenChoice[City]):
    """Whose criminals (S6.5 C 1)."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        return holders(g, seat)

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        g.tell(say.INTERCEPTS, seat, option)
        g.then([INTERCEPT_FUEL(seat, option)])

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.AGAINST, [option])


class InterceptFuelChoice(OpenChoice[City]):
    """One to three fuel for as many green dice (S6.5 C 2, R27). b: against whom."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        return list(range(1, 1 + min(g.box.max_green_dice, g.boards[seat][FUEL])))

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        lose(g, seat, FUEL, option)
        g.then([INTERCEPT_DEFENCE(b, seat * DICE + option)])

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.SPEND_FUEL, [option])


class InterceptDefenceChoice(OpenChoice[City]):
    """The other agent may spend fuel for the green dice left; then both roll (S6.5 C 3, 4). b: attacker and dice."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        left = g.box.dice_of_a_colour - b % DICE
        return list(range(1 + min(left, g.boards[seat][FUEL])))

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        lose(g, seat, FUEL, option)
        attacker = b // DICE
        cars = roll_cars(g, attacker, b % DICE)
        if option:
            cars -= roll_cars(g, seat, option)
        held = g.custody(seat)
        if cars >= len(held):
            for k in held:
                snatch(g, attacker, k)
        elif cars > 0:
            g.then([INTERCEPT_TAKE(attacker, seat) for _ in range(cars)])

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.DEFEND, [option])


def roll_cars(g: City, seat: int, count: int) -> int:
    dice = roll(g, GREEN, count)
    tell_dice(g, say.ROLLED, seat, dice)
    cars = count_of(dice, CAR)
    g.tell(say.CARS, seat, cars)
    return cars


def snatch(g: City, seat: int, k: int) -> None:
    g.where[k] = CUSTODY + seat
    g.tell(say.INTERCEPTED, seat, k)


class InterceptTakeChoice(OpenChoice[City]):
    """One criminal of the attacker's choice changes custody for each car (S6.5 C 5). b: from whom."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        return g.custody(b)

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        snatch(g, seat, option)

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.SNATCH, [option])


# ---------------------------------------------------------------- D. turn in


class TurnInStep(Step[City]):
    """All criminals in custody at once, for their rewards; their cards count at the end (S6.5 D, R29)."""

    def run(self, g: City, seat: int, b: int) -> None:
        reward = 0
        for k in g.custody(seat):
            card = g.card[k]
            reward += g.box.criminals[card].reward
            g.tell(say.TURNED_IN, seat, k, card)
            g.turned_in[seat] = [*g.turned_in[seat], card]
            free_disc(g, k)
        take_credits(g, seat, reward)


ARREST_TARGET: Final = ArrestTargetChoice()
INTERCEPT_TARGET: Final = InterceptTargetChoice()
INTERCEPT_FUEL: Final = InterceptFuelChoice()
INTERCEPT_DEFENCE: Final = InterceptDefenceChoice()
INTERCEPT_TAKE: Final = InterceptTakeChoice()
TURN_IN: Final = TurnInStep()
