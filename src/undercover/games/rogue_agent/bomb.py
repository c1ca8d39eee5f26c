"""Defusing a bomb (S8): cut wires, place dice on the sheet, make a line, pass the check."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent.common import gain_influence, return_bomb, roll, tell_dice, tick
from undercover.games.rogue_agent.harm import EXPLODE
from undercover.games.rogue_agent.table import City
from undercover.games.rogue_agent.things import (
    BOMBS,
    BOOST,
    COLOUR,
    COLOUR_IDS,
    COLOURS,
    EXPLOSION,
    SYMBOL_IDS,
    SYMBOLS,
)
from undercover.table.agenda import Choice, OpenChoice, Step
from undercover.table.story import Bar, Said

#: A die on the sheet: 2 * colour + its symbol, explosion or boost. A placement: that die + PLACED * column.
PLACED: Final = 8
SHEET_IDS: Final = [f"{colour}-{symbol}" for colour in COLOUR_IDS[:COLOURS] for symbol in SYMBOL_IDS[: BOOST + 1]]
CUT_ANOTHER: Final = 0
LET_BE: Final = 1
NO_LINE: Final = 0
LINE: Final = 1
#: Across, down, and along the two diagonals.
LINES: Final = [(1, 0), (0, 1), (1, 1), (1, -1)]


# ---------------------------------------------------------------- S8.1 the sheet


def on_sheet(rolled: int) -> int:
    """A rolled explosion or boost as it lies on the sheet."""
    return 2 * (rolled // COLOUR) + rolled % SYMBOLS


def shows_boost(die: int) -> bool:
    return die % 2 == BOOST


def why_not_place(g: City, die: int, column: int) -> str:
    """Explosions go under explosions only; a new column must wait until all others are closed (S8.2 2, R37)."""
    rows = g.box.sheet_rows
    if column == len(g.columns):
        for started in g.columns:
            if not shows_boost(started[-1]) and len(started) < rows:
                return "column-open"
        return ""
    if len(g.columns[column]) == rows:
        return "column-full"
    return "under-a-boost" if shows_boost(g.columns[column][-1]) and not shows_boost(die) else ""


def has_line(columns: list[list[int]], length: int) -> bool:
    """Three boosts in adjacent cells of a straight line (S8.2 3)."""
    for x in range(len(columns)):
        for y in range(len(columns[x])):
            if shows_boost(columns[x][y]):
                for dx, dy in LINES:
                    if all(boost_at(columns, x + dx * n, y + dy * n) for n in range(1, length)):
                        return True
    return False


def boost_at(columns: list[list[int]], x: int, y: int) -> bool:
    return x < len(columns) and 0 <= y < len(columns[x]) and shows_boost(columns[x][y])


# ---------------------------------------------------------------- S8.2 cutting wires


class DefuseBombChoice(OpenChoice[City]):
    """Which of the bombs here; those with equal timers are one option (S8.2)."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        found: list[int] = []
        timers: list[int] = []
        for bomb in g.bombs_at(g.figures[seat]):
            if g.timers[bomb] not in timers:
                timers.append(g.timers[bomb])
                found.append(bomb)
        return found

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        g.then([CUT_WIRE(seat, option)])

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.WHICH_BOMB, [g.timers[option]])


class CutWireStep(Step[City]):
    """Every die not on the sheet is rolled; explosions and boosts must be placed (S8.2 1)."""

    def run(self, g: City, seat: int, bomb: int) -> None:
        dice: list[int] = []
        for colour in range(COLOURS):
            used = sum([1 for column in g.columns for die in column if die // 2 == colour])
            dice += roll(g, colour, g.box.dice_of_a_colour - used)
        g.rolled = [die for die in dice if die % SYMBOLS <= BOOST]
        tell_dice(g, say.WIRE_CUT, seat, dice)
        g.then([PLACE_DIE(seat, bomb)])


class PlaceDieChoice(OpenChoice[City]):
    """The rolled dice are placed one by one, all of them; equal dice are one option (S8.2 2, R39)."""

    def options(self, g: City, seat: int, bomb: int) -> list[int]:
        return self.placements(g, True)

    def placements(self, g: City, legal: bool) -> list[int]:
        """The placements of the rolled dice that are legal, or those that are not, column by column."""
        dice: list[int] = []
        for rolled in g.rolled:
            die = on_sheet(rolled)
            if die not in dice:
                dice.append(die)
        found = []
        for column in range(len(g.columns) + 1):
            for die in dice:
                if (why_not_place(g, die, column) == "") == legal:
                    found.append(PLACED * column + die)
        return found

    def choose(self, g: City, seat: int, bomb: int, option: int) -> None:
        die, column = option % PLACED, option // PLACED
        g.rolled.remove(die // 2 * COLOUR + die % 2)
        g.tell(say.DIE_PLACED, die // 2, die % 2, column)
        if column < len(g.columns):
            g.columns[column].append(die)
        else:
            g.columns.append([die])
            if column > 0:
                tick(g, bomb, g.box.column_cost)
        g.then([PLACE_DIE(seat, bomb) if g.timers[bomb] else BLOW_UP(seat, bomb)])

    def lapse(self, g: City, seat: int, bomb: int) -> None:
        """All rolled dice lie on the sheet: a line, no dice left, or the choice to go on (S8.2 3)."""
        if has_line(g.columns, g.box.line):
            g.then([CHECK(seat, bomb + BOMBS * LINE)])
        elif sum([len(column) for column in g.columns]) == COLOURS * g.box.dice_of_a_colour:
            g.then([CHECK(seat, bomb + BOMBS * NO_LINE)])
        else:
            g.then([CUT_AGAIN(seat, bomb)])

    def say(self, g: City, seat: int, bomb: int, option: int) -> Said:
        die, column = option % PLACED, option // PLACED
        phrase = say.NEW_COLUMN if column and column == len(g.columns) else say.PLACE
        return Said(phrase, [die // 2, die % 2, column])

    def barred(self, g: City, seat: int, bomb: int) -> list[Bar]:
        found = []
        for option in self.placements(g, False):
            reason = why_not_place(g, option % PLACED, option // PLACED)
            found.append(Bar(self.say(g, seat, bomb, option), reason, "R37" if reason == "column-open" else "S8.2"))
        return found


class CutAgainChoice(Choice[City]):
    """Cut another wire, or let it be and face the check without a line (S8.2 3, R40)."""

    def options(self, g: City, seat: int, bomb: int) -> list[int]:
        return [CUT_ANOTHER, LET_BE]

    def choose(self, g: City, seat: int, bomb: int, option: int) -> None:
        g.then([CUT_WIRE(seat, bomb) if option == CUT_ANOTHER else CHECK(seat, bomb + BOMBS * NO_LINE)])

    def say(self, g: City, seat: int, bomb: int, option: int) -> Said:
        return Said(say.CUT if option == CUT_ANOTHER else say.LET_BE, [])

    def default(self, g: City, seat: int, bomb: int) -> int:
        return LET_BE


# ---------------------------------------------------------------- S8.3 the check, S8.4 the outcome


class CheckStep(Step[City]):
    """The circuit dice are rolled until they explode or hold; then the bomb is defused or stays (S8.3, S8.4, R41)."""

    def run(self, g: City, seat: int, b: int) -> None:
        bomb = b % BOMBS
        circuit = [column[-1] // 2 for column in g.columns if not shows_boost(column[-1])]
        if circuit and not circuit_holds(g, circuit):
            g.then([BLOW_UP(seat, bomb)])
            return
        tile = g.tiles[g.bomb_at[bomb]]
        g.columns = []
        if b // BOMBS == LINE:
            g.tell(say.DEFUSED, seat, tile)
            return_bomb(g, bomb)
            gain_influence(g, seat, 1)
        else:
            g.tell(say.BOMB_STAYS, tile, g.timers[bomb])


def circuit_holds(g: City, circuit: list[int]) -> bool:
    while True:
        dice: list[int] = []
        for colour in circuit:
            dice += roll(g, colour, 1)
        if g.listening:
            g.tell(say.CIRCUIT, say.pack(dice))
        symbols = [die % SYMBOLS for die in dice]
        if EXPLOSION in symbols:
            return False
        if BOOST in symbols:
            return True


class BlowUpStep(Step[City]):
    """The bomb explodes in the defuser's hands; the dice go back to the supply (S8.2, S8.4, R38, R45)."""

    def run(self, g: City, seat: int, bomb: int) -> None:
        g.rolled = []
        g.columns = []
        g.then([EXPLODE(bomb)])


DEFUSE_BOMB: Final = DefuseBombChoice()
CUT_WIRE: Final = CutWireStep()
PLACE_DIE: Final = PlaceDieChoice()
CUT_AGAIN: Final = CutAgainChoice()
CHECK: Final = CheckStep()
BLOW_UP: Final = BlowUpStep()
