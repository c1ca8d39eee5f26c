"""Defusing a bomb (S8): cut wires, place dice on the sheet, make a line, pass the check."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent.common import EXPLODE, gain_influence, return_bomb, roll, symbol_of, tick
from undercover.games.rogue_agent.table import City
from undercover.games.rogue_agent.things import BOOST, COLOUR, COLOURS, EXPLOSION
from undercover.table.agenda import Choice, OpenChoice, Step
from undercover.table.story import Said

#: A die on the sheet: 2 * colour + 1 if it shows a boost. A placement: that die + PLACED * column.
PLACED: Final = 8
CUT_AGAIN: Final = 0
LET_BE: Final = 1
LINE: Final = 1
NO_LINE: Final = 0


class DefuseBombChoice(OpenChoice[City]):
    """Which of the bombs here (S8.2)."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        return g.bombs_at(g.figures[seat])

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        g.columns = []
        g.then([CUT(seat, option)])

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.WHICH_BOMB, [g.timers[option]])


class CutStep(Step[City]):
    """Cut a wire: every die not on the sheet is rolled; explosions and boosts must be placed (S8.2 1)."""

    def run(self, g: City, seat: int, bomb: int) -> None:
        dice: list[int] = []
        for colour in range(COLOURS):
            dice += roll(g, colour, g.box.dice_of_a_colour - on_sheet(g, colour))
        g.rolled = [die for die in dice if symbol_of(die) in (EXPLOSION, BOOST)]
        g.tell(say.WIRE_CUT, seat, say.pack(dice[:6]), say.pack(dice[6:]))
        g.then([PLACE(seat, bomb)])


def on_sheet(g: City, colour: int) -> int:
    return sum([1 for column in g.columns for die in column if die // 2 == colour])


def is_boost(die: int) -> bool:
    return die % 2 == 1


class PlaceChoice(OpenChoice[City]):
    """Place the rolled dice one by one: explosions under explosions, boosts anywhere, columns left to right (S8.2)."""

    def options(self, g: City, seat: int, bomb: int) -> list[int]:
        found: list[int] = []
        for rolled in g.rolled:
            die = 2 * (rolled // COLOUR) + (1 if symbol_of(rolled) == BOOST else 0)
            for column in places(g, die):
                if PLACED * column + die not in found:
                    found.append(PLACED * column + die)
        found.sort()
        return found

    def choose(self, g: City, seat: int, bomb: int, option: int) -> None:
        die, column = option % PLACED, option // PLACED
        symbol = BOOST if is_boost(die) else EXPLOSION
        for n, rolled in enumerate(g.rolled):
            if rolled // COLOUR == die // 2 and symbol_of(rolled) == symbol:
                g.rolled.pop(n)
                break
        g.tell(say.DIE_PLACED, die // 2, symbol, column)
        if column < len(g.columns):
            g.columns[column].append(die)
        else:
            g.columns.append([die])
            if column > 0:
                tick(g, bomb, g.box.column_cost)
        if g.timers[bomb] == 0:
            g.then([BLOW_UP(seat, bomb)])
        else:
            g.then([PLACE(seat, bomb)])

    def lapse(self, g: City, seat: int, bomb: int) -> None:
        """All rolled dice lie on the sheet."""
        if has_line(g.columns, g.box.line):
            g.then([CHECK(seat, bomb * 2 + LINE)])
        elif sum([len(column) for column in g.columns]) == COLOURS * g.box.dice_of_a_colour:
            g.then([CHECK(seat, bomb * 2 + NO_LINE)])
        else:
            g.then([CUT_AGAIN_OR_NOT(seat, bomb)])

    def say(self, g: City, seat: int, bomb: int, option: int) -> Said:
        die, column = option % PLACED, option // PLACED
        return Said(say.PLACE, [die // 2, BOOST if is_boost(die) else EXPLOSION, column])


def places(g: City, die: int) -> list[int]:
    """The columns this die may go to; one further than the last is a new column (S8.2 2, R37)."""
    rows = g.box.sheet_rows
    found = []
    for number, column in enumerate(g.columns):
        if len(column) < rows and (is_boost(die) or not is_boost(column[-1])):
            found.append(number)
    if all(is_boost(column[-1]) or len(column) == rows for column in g.columns):
        found.append(len(g.columns))
    return found


def has_line(columns: list[list[int]], length: int) -> bool:
    """Three boosts in a straight line, vertical, horizontal or diagonal (S8.2 3)."""
    for x in range(len(columns)):
        for y in range(len(columns[x])):
            for dx, dy in ((0, 1), (1, 0), (1, 1), (1, -1)):
                if all(boost_at(columns, x + dx * n, y + dy * n) for n in range(length)):
                    return True
    return False


def boost_at(columns: list[list[int]], x: int, y: int) -> bool:
    return 0 <= x < len(columns) and 0 <= y < len(columns[x]) and is_boost(columns[x][y])


class CutAgainOrNotChoice(Choice[City]):
    """Cut another wire, or let it be and face the check without a line (S8.2 3, R40)."""

    def options(self, g: City, seat: int, bomb: int) -> list[int]:
        return [CUT_AGAIN, LET_BE]

    def choose(self, g: City, seat: int, bomb: int, option: int) -> None:
        g.then([CUT(seat, bomb) if option == CUT_AGAIN else CHECK(seat, bomb * 2 + NO_LINE)])

    def say(self, g: City, seat: int, bomb: int, option: int) -> Said:
        return Said(say.CUT if option == CUT_AGAIN else say.STOP_CUTTING, [])


class CheckStep(Step[City]):
    """The destabilisation check: circuit dice are rolled until they explode or hold (S8.3, S8.4, R41)."""

    def run(self, g: City, seat: int, packed: int) -> None:
        bomb, line = packed // 2, packed % 2 == LINE
        circuit = [column[-1] // 2 for column in g.columns if not is_boost(column[-1])]
        if circuit and not circuit_holds(g, circuit):
            g.then([BLOW_UP(seat, bomb)])
            return
        here = g.bomb_at[bomb]
        g.columns = []
        if line:
            g.tell(say.DEFUSED, seat, here)
            return_bomb(g, bomb)
            gain_influence(g, seat, 1)
        else:
            g.tell(say.BOMB_STAYS, here, g.timers[bomb])


def circuit_holds(g: City, circuit: list[int]) -> bool:
    while True:
        dice: list[int] = []
        for colour in circuit:
            dice += roll(g, colour, 1)
        g.tell(say.CIRCUIT, say.pack(dice))
        if any(symbol_of(die) == EXPLOSION for die in dice):
            return False
        if any(symbol_of(die) == BOOST for die in dice):
            return True


class BlowUpStep(Step[City]):
    """The bomb explodes in the defuser's hands; the dice go back to the supply (S8.2, S8.4, R38, R45)."""

    def run(self, g: City, seat: int, bomb: int) -> None:
        g.rolled = []
        g.columns = []
        g.then([EXPLODE(bomb)])


DEFUSE_BOMB: Final = DefuseBombChoice()
CUT: Final = CutStep()
PLACE: Final = PlaceChoice()
CUT_AGAIN_OR_NOT: Final = CutAgainOrNotChoice()
CHECK: Final = CheckStep()
BLOW_UP: Final = BlowUpStep()
