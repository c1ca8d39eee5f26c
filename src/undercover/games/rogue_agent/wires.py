"""How likely a bomb is defused, whatever is done with the dice that were rolled (S8): for whoever weighs placements.

A sheet is one int, eight bits a column: how many explosions lie in it, how many boosts under them, and the colour of
the last explosion. The rolled dice are one int as well: boosts, whose colours make no difference, and explosions of
each colour. All ways to lay them are tried; a sheet without a line is judged by what could still become one (`LIKELY`,
learned by `training/wires.py`).
"""

from __future__ import annotations

from math import exp
from typing import Final

from undercover.games.rogue_agent.table import City
from undercover.games.rogue_agent.things import BOOST, COLOUR, COLOURS, EXPLOSION, SYMBOLS
from undercover.table.native import Row, Rows, i64

#: Bits of a column, and of each count within it or among the rolled dice.
COLUMN: Final[i64] = 8
COUNT: Final[i64] = 3
FEW: Final[i64] = 7
#: Rolled dice: boosts first, then explosions by colour, four bits each.
KIND: Final[i64] = 4
MANY: Final[i64] = 15
KINDS: Final[i64] = COLOURS + 1
#: Columns that are looked at.
WIDE: Final[i64] = 6
#: Sheets looked at before the rest is judged as it lies.
PATIENCE: Final[i64] = 4000
#: What makes a line likely: always, dice left, lines that need one boost, or two, an open column, columns full of
#: explosions, a timer at 1, at 2.
LIKELY: Final = [-1.133, 0.208, 0.464, 0.112, -0.581, -1.894, -0.831, -0.231]


class Wires:
    """All that can be made of a roll."""

    def __init__(self, g: City) -> None:
        #: No more than a count can hold: a box of one's own may have nine.
        self.rows: i64 = min(g.box.sheet_rows, FEW)
        self.line: i64 = g.box.line
        self.cost: i64 = g.box.column_cost
        self.dice: i64 = COLOURS * g.box.dice_of_a_colour
        #: The share of a die's faces that show an explosion, or a boost, by colour.
        self.blasts: list[float] = [_share(g, colour, EXPLOSION) for colour in range(COLOURS)]
        self.boosts: list[float] = [_share(g, colour, BOOST) for colour in range(COLOURS)]
        self.known: dict[int, float] = {}
        self.looked: i64 = 0

    def best(self, sheet: i64, rolled: i64, timer: i64) -> float:
        """The chance to defuse the bomb when these dice are laid as well as can be."""
        if timer <= 0:
            return 0.0
        if rolled == 0:
            return self.chance(sheet, timer)
        key = sheet << KIND * KINDS | rolled
        if key in self.known:
            return self.known[key]
        self.looked += 1
        found = 0.0
        if self.looked > PATIENCE:
            found = self.chance(sheet, timer)
        else:
            for kind in range(KINDS):
                if rolled >> KIND * kind & MANY:
                    found = max(found, self._laid(sheet, kind, rolled - (i64(1) << KIND * kind), timer))
        self.known[key] = found
        return found

    def _laid(self, sheet: i64, kind: i64, rest: i64, timer: i64) -> float:
        """The best place for a die of this kind."""
        found = 0.0
        for column, new in self.places(sheet, kind):
            left = timer - self.cost if new and column > 0 else timer
            found = max(found, self.best(under(sheet, column, kind), rest, left))
        return found

    def places(self, sheet: i64, kind: i64) -> list[tuple[i64, bool]]:
        """The columns a die of this kind may go to, and whether it is a new one (S8.2 2)."""
        found: list[tuple[i64, bool]] = []
        column, closed = i64(0), True
        while sheet >> COLUMN * column:
            lies = sheet >> COLUMN * column & 255
            blasts, boosts = lies & FEW, lies >> COUNT & FEW
            if blasts + boosts < self.rows and (kind == 0 or boosts == 0):
                found.append((column, False))
            if boosts == 0 and blasts < self.rows:
                closed = False
            column += 1
        if closed and column < WIDE:
            found.append((column, True))
        return found

    def chance(self, sheet: i64, timer: i64) -> float:
        """With all dice laid: of a line that holds, or of one that may come yet."""
        features = self.features(sheet, timer)
        if features is None:
            return self.holds(sheet)
        return 0.0 if features[1] == 0 else likely(features)

    def features(self, sheet: i64, timer: i64) -> list[float] | None:
        """What `LIKELY` weighs; None if there is a line."""
        need_one, need_two = self._lines(sheet, timer)
        if need_one < 0:
            return None
        open_columns, full, left = i64(0), i64(0), self.dice
        for column in range(WIDE):
            lies = sheet >> COLUMN * column & 255
            blasts, boosts = lies & FEW, lies >> COUNT & FEW
            left -= blasts + boosts
            if blasts and not boosts:
                full += blasts == self.rows
                open_columns += blasts < self.rows
        found = [1.0, float(left), float(need_one), float(need_two), float(open_columns), float(full)]
        return [*found, float(timer == 1), float(timer == 2)]

    def holds(self, sheet: i64) -> float:
        """The chance that no circuit die explodes before one shows a boost (S8.3)."""
        safe = nothing = 1.0
        for column in range(WIDE):
            lies = sheet >> COLUMN * column & 255
            if lies & FEW and not lies >> COUNT & FEW:
                colour = lies >> 2 * COUNT
                safe *= 1 - self.blasts[colour]
                nothing *= 1 - self.blasts[colour] - self.boosts[colour]
        return 1.0 if nothing == 1 else (safe - nothing) / (1 - nothing)

    def _lines(self, sheet: i64, timer: i64) -> tuple[i64, i64]:
        """Lines that need one boost more, and two or a little more; (-1, 0) if there is one."""
        one = two = i64(0)
        started: i64 = 0
        while sheet >> COLUMN * started:
            started += 1
        for column in range(started):
            lies = sheet >> COLUMN * column & 255
            blasts, boosts = lies & FEW, lies >> COUNT & FEW
            if blasts + self.line <= self.rows:
                if boosts >= self.line:
                    return -1, 0
                one += boosts == self.line - 1
                two += boosts == self.line - 2
        last = min(started + timer // self.cost - 1, WIDE) - self.line if started else min(timer, WIDE) - self.line
        for column in range(last + 1):
            for down in range(i64(-1), i64(2)):
                for row in range(self.rows):
                    if not 0 <= row + down * (self.line - 1) < self.rows:
                        continue
                    need = self._needs(sheet, column, row, down)
                    if need == 0:
                        return -1, 0
                    one += need == 1
                    two += need == 2 or need == 3
        return one, two

    def _needs(self, sheet: i64, column: i64, row: i64, down: i64) -> i64:
        """How many dice are missing for a line across from here; many, if it cannot be."""
        need: i64 = 0
        for step in range(self.line):
            lies = sheet >> COLUMN * (column + step) & 255
            blasts, boosts = lies & FEW, lies >> COUNT & FEW
            if blasts > row:
                return MANY
            need += max(0, row - blasts - boosts + 1)
            row += down
        return need


def likely(features: list[float]) -> float:
    total = 0.0
    for weight, feature in zip(LIKELY, features):
        total += weight * feature
    return 1 / (1 + exp(-total))


def under(sheet: i64, column: i64, kind: i64) -> i64:
    """The sheet with one die more."""
    place = COLUMN * column
    if kind == 0:
        return sheet + (i64(1) << place + COUNT)
    colour = i64(3) << place + 2 * COUNT
    return ((sheet & ~colour) | (kind - 1) << place + 2 * COUNT) + (i64(1) << place)


def sheet_of(columns: Rows) -> i64:
    sheet: i64 = 0
    for x in range(i64(len(columns))):
        for die in columns[x]:
            sheet = under(sheet, x, kind_of(die // 2, die % 2))
    return sheet


def kind_of(colour: i64, symbol: i64) -> i64:
    return 0 if symbol == BOOST else colour + 1


def rolled_dice(dice: Row) -> i64:
    rolled: i64 = 0
    for die in dice:
        rolled += i64(1) << KIND * kind_of(die // COLOUR, die % SYMBOLS)
    return rolled


def _share(g: City, colour: i64, symbol: i64) -> float:
    faces = g.box.faces[colour]
    return float(sum(face % COLOUR % SYMBOLS == symbol for face in faces)) / float(len(faces))
