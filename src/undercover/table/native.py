"""Numbers and rows of numbers as the compiled engine wants them; where nothing is compiled, a row is a plain list.

A game that is not compiled itself, such as a plug-in, uses whatever the engine it meets uses.

A row has one owner. `append`, `extend`, `pop`, `remove` and `insert` give the row back, to be kept under the same name:
`g.deck, card = pop(g.deck)`. Whoever wants a second row of the same numbers copies it with a slice. Where a row is made
often and soon holds more than a few numbers, `capacity` saves it from moving while it grows.
"""

from __future__ import annotations

from collections import defaultdict
from importlib.util import find_spec
from operator import iadd
from typing import TYPE_CHECKING, Final

__all__ = [
    "COMPILED",
    "Floats",
    "Row",
    "Rows",
    "Vector",
    "append",
    "as_list",
    "count",
    "extend",
    "fill",
    "i16",
    "i64",
    "index",
    "insert",
    "pop",
    "remove",
    "room",
    "sort",
    "vec",
]

if TYPE_CHECKING:
    from librt.vecs import append, extend, pop, remove, vec
    from mypy_extensions import i16, i64

    from undercover.table.packed import as_list, count, fill, index, insert, room, sort

    Row = vec[i64]
    Rows = vec[vec[i64]]
    Floats = vec[float]
    #: Small numbers close together, as learning programs want them.
    Vector = vec[i16]
    #: A fresh object to copy into: compiled, a class is called; plain, `__new__` saves the work of `__init__`.
    COMPILED: Final = True
elif str(getattr(find_spec("undercover.table.packed"), "origin", "")).endswith((".so", ".pyd")):
    COMPILED = False
    from librt.vecs import append, extend, pop, remove, vec
    from mypy_extensions import i16, i64

    from undercover.table.packed import as_list, count, fill, index, insert, room, sort

    Row = vec[i64]
    Rows = vec[vec[i64]]
    Floats = vec[float]
    Vector = vec[i16]
else:
    COMPILED = False
    i16 = i64 = int

    def fresh(numbers=(), capacity=0):  # noqa: ARG001  # lists need no room
        return numbers if type(numbers) is list else list(numbers)

    #: Whatever is in it, a row is a list, the very one that was written between the brackets.
    vec = defaultdict(lambda: fresh)
    Row = Rows = Floats = Vector = list

    def append(row, number):
        row.append(number)
        return row

    def pop(row, at=-1):
        return row, row.pop(at)

    def remove(row, number):
        row.remove(number)
        return row

    def insert(row, at, number):
        row.insert(at, number)
        return row

    def fill(number, times):
        return [number] * times

    extend, count, index, sort, room, as_list = iadd, list.count, list.index, list.sort, list, list
