"""Defusing a bomb (S8): cut wires, place dice on the sheet, make a line, pass the check."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent.acts import and_one, each_once, gain_influence, return_bomb, roll, tell_dice, tick
from undercover.games.rogue_agent.harm import EXPLODE
from undercover.games.rogue_agent.table import City
from undercover.games.rogue_agent.things import BOMBS, BOOST, COLOUR, COLOUR_IDS, COLOURS, EXPLOSION, SYMBOLS
from undercover.table.agenda import Choice, OpenChoice, Step
from undercover.table.native import Row, Rows, append, i64, remove, room, vec
from undercover.table.rows import NO_ROWS, with_row
from undercover.table.story import Bar, first, second, third

#: A die on the sheet: 2 * colour + its symbol, explosion or boost.
SHEET_IDS: Final = [f"{colour}-{symbol}" for colour in COLOUR_IDS[:COLOURS] for symbol in ("explosion", "boost")]
NO_LINE: Final[i64] = 0
LINE: Final[i64] = 1
#: Across, down, and along the two diagonals.
ACROSS: Final[Row] = vec[i64]([1, 0, 1, 1])
DOWN: Final[Row] = vec[i64]([0, 1, 1, -1])


# ---------------------------------------------------------------- S8.1 the sheet


def shows_boost(die: i64) -> bool:
    return die % 2 == BOOST


def why_not_place(g: City, die: i64, column: i64) -> str:
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


def has_line(columns: Rows, length: i64) -> bool:
    """Three boosts in adjacent cells of a straight line (S8.2 3)."""
    cells = [(x, y) for x in range(len(columns)) for y in range(len(columns[x]))]
    return any(boosts_in_line(columns, x, y, way) >= length for x, y in cells for way in range(len(ACROSS)))


def boosts_in_line(columns: Rows, x: i64, y: i64, way: i64) -> i64:
    """How many boosts lie one after another from this cell on, in one of the four directions."""
    found: i64 = 0
    while 0 <= x < len(columns) and 0 <= y < len(columns[x]) and shows_boost(columns[x][y]):
        found += 1
        x += ACROSS[way]
        y += DOWN[way]
    return found


def open_ends(columns: Rows) -> Row:
    """The colours of the circuit dice: explosions at the bottom of a column (S8.3)."""
    return vec[i64]([column[-1] // 2 for column in columns if not shows_boost(column[-1])])


# ---------------------------------------------------------------- S8.2 cutting wires


class DefuseBombChoice(OpenChoice[City]):
    """Which of the bombs here; those with equal timers are one option (S8.2)."""

    def options(self, g: City, seat: i64, b: i64) -> Row:
        return each_once(vec[i64]([say.WHICH_BOMB.of(g.timers[bomb]) for bomb in g.bombs_at(g.figures[seat])]))

    def choose(self, g: City, seat: i64, b: i64, option: i64) -> None:
        for bomb in g.bombs_at(g.figures[seat]):
            if g.timers[bomb] == first(option):
                g.then(CUT_WIRE.of(seat, bomb))
                return


class CutWireStep(Step[City]):
    """Every die not on the sheet is rolled; explosions and boosts must be placed (S8.2 1)."""

    def run(self, g: City, seat: i64, bomb: i64) -> None:
        dice = room()
        for colour in range(COLOURS):
            left = g.box.dice_of_a_colour
            for column in g.columns:
                for die in column:
                    if die // 2 == colour:
                        left -= 1
            dice = roll(g, dice, colour, left)
        g.rolled = vec[i64]([die for die in dice if die % SYMBOLS <= BOOST])
        g.then(PLACE_DIE.of(seat, bomb))
        tell_dice(g, say.WIRE_CUT, seat, dice)


class PlaceDieChoice(OpenChoice[City]):
    """The rolled dice are placed one by one, all of them; equal dice are one option (S8.2 2, R39)."""

    def options(self, g: City, seat: i64, bomb: i64) -> Row:
        return placements(g, True) if g.timers[bomb] > 0 else vec[i64]()

    def choose(self, g: City, seat: i64, bomb: i64, option: i64) -> None:
        colour, symbol, column = first(option), second(option), third(option)
        die = 2 * colour + symbol
        g.rolled = remove(g.rolled, colour * COLOUR + symbol)
        started = column == len(g.columns)
        if started:
            g.columns = append(g.columns[:], vec[i64]([die]))
        else:
            g.columns = with_row(g.columns, column, and_one(g.columns[column], die))
        g.then(PLACE_DIE.of(seat, bomb))
        g.tell(say.DIE_PLACED, colour, symbol, column)
        if started and column > 0:
            tick(g, bomb, g.box.column_cost)

    def lapse(self, g: City, seat: i64, bomb: i64) -> None:
        """The timer is at 0; or all rolled dice lie on the sheet: a line, no dice left, or the choice to go on (S8.2 2,
        3, R38)."""
        if g.timers[bomb] == 0:
            g.then(BLOW_UP.of(seat, bomb))
        elif has_line(g.columns, g.box.line):
            g.then(CHECK.of(seat, bomb + BOMBS * LINE))
        elif sum(len(column) for column in g.columns) == COLOURS * g.box.dice_of_a_colour:
            g.then(CHECK.of(seat, bomb + BOMBS * NO_LINE))
        else:
            g.then(CUT_AGAIN.of(seat, bomb))

    def barred(self, g: City, seat: i64, bomb: i64) -> list[Bar]:
        options = placements(g, False)
        reasons = [why_not_place(g, 2 * first(option) + second(option), third(option)) for option in options]
        clauses = {"column-open": "R37"}
        return [Bar(option, reason, clauses.get(reason, "S8.2")) for option, reason in zip(options, reasons)]


def placements(g: City, legal: bool) -> Row:
    """The placements of the rolled dice that are legal, or those that are not, column by column."""
    dice, found = each_once(g.rolled), room()
    columns: i64 = len(g.columns)
    for column in range(columns + 1):
        for die in dice:
            colour, symbol = die // COLOUR, die % SYMBOLS
            if (why_not_place(g, 2 * colour + symbol, column) == "") == legal:
                if column > 0 and column == columns:
                    found = append(found, say.NEW_COLUMN.of(colour, symbol, column))
                else:
                    found = append(found, say.PLACE.of(colour, symbol, column))
    return found


class CutAgainChoice(Choice[City]):
    """Cut another wire, or let it be and face the check without a line (S8.2 3, R40)."""

    def options(self, g: City, seat: i64, bomb: i64) -> Row:
        return vec[i64]([say.CUT.of(), say.LET_BE.of()])

    def choose(self, g: City, seat: i64, bomb: i64, option: i64) -> None:
        if say.CUT.names(option):
            g.then(CUT_WIRE.of(seat, bomb))
        else:
            g.then(CHECK.of(seat, bomb + BOMBS * NO_LINE))


# ---------------------------------------------------------------- S8.3 the check, S8.4 the outcome


class CheckStep(Step[City]):
    """The circuit dice are rolled until they explode or hold; then the bomb is defused or stays (S8.3, S8.4, R41)."""

    def run(self, g: City, seat: i64, b: i64) -> None:
        bomb = b % BOMBS
        circuit = open_ends(g.columns)
        if len(circuit) > 0 and not circuit_holds(g, circuit):
            g.then(BLOW_UP.of(seat, bomb))
            return
        tile = g.tiles[g.bomb_at[bomb]]
        g.columns = NO_ROWS
        if b // BOMBS == LINE:
            return_bomb(g, bomb)
            g.tell(say.DEFUSED, seat, tile)
            gain_influence(g, seat, 1)
        else:
            g.tell(say.BOMB_STAYS, tile, g.timers[bomb])


def circuit_holds(g: City, circuit: Row) -> bool:
    while True:
        dice = room()
        exploded = boosted = False
        for colour in circuit:
            dice = roll(g, dice, colour, 1)
            exploded = exploded or dice[-1] % SYMBOLS == EXPLOSION
            boosted = boosted or dice[-1] % SYMBOLS == BOOST
        if g.listening:
            g.tell(say.CIRCUIT, say.pack(dice, say.DIE_BITS))
        if exploded:
            return False
        if boosted:
            return True


class BlowUpStep(Step[City]):
    """The bomb explodes in the defuser's hands; the dice go back to the supply (S8.2, S8.4, R38, R45)."""

    def run(self, g: City, seat: i64, bomb: i64) -> None:
        g.rolled = vec[i64]()
        g.columns = NO_ROWS
        g.then(EXPLODE.of(bomb))


DEFUSE_BOMB: Final = DefuseBombChoice()
CUT_WIRE: Final = CutWireStep()
PLACE_DIE: Final = PlaceDieChoice()
CUT_AGAIN: Final = CutAgainChoice(late=1)
CHECK: Final = CheckStep()
BLOW_UP: Final = BlowUpStep()
