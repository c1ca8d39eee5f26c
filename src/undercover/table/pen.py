"""What a seat sees as a vector of small numbers: a game says it to a pen, and a sketch writes down what stands where.

A game's `observe(g, seat, pen)` names every number as it writes it, and always the same ones in the same order. So the
description of the vector and the vector cannot disagree: the same lines make both. Nothing is ever cut short: a number
beyond what was said of it is an error that names the place.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from undercover.table.native import Row, Vector, i16, i64, vec

#: What a place of the vector can hold.
MOST: Final[i64] = 32767
BYTE: Final[i64] = 255


class TooMuch(ValueError):
    """A number for which the vector has no room: the game's `observe` promised less."""


class Entry(NamedTuple):
    """A piece of the vector: its name, where it begins, and what its places are called, one each; what they can hold;
    and by what to divide to get numbers of about 1."""

    name: str
    start: int
    places: tuple[str, ...]
    lowest: int
    highest: int
    scale: int


class Pen:
    """Writes numbers one after another into a vector full of zeros. Nothing (-1) is written as zeros."""

    def __init__(self) -> None:
        self.into: Vector = vec[i16]()
        self.at: i64 = 0

    def begin(self, into: Vector, at: i64) -> None:
        self.into = into
        self.at = at

    def number(self, name: str, value: i64, highest: i64) -> None:
        """A number from 0 on."""
        if value < 0 or value > highest:
            self.refuse(name, value)
        if value != 0:
            self.into[self.at] = i16(value)
        self.at += 1

    def signed(self, name: str, value: i64, usual: i64) -> None:
        """A number that may be below nothing; seldom further from it than `usual`."""
        if value < -MOST or value > MOST:
            self.refuse(name, value)
        if value != 0:
            self.into[self.at] = i16(value)
        self.at += 1

    def tally(self, name: str, value: i64, usual: i64) -> None:
        """A number to which the rules set no limit; seldom more than `usual`."""
        if value < 0 or value > MOST:
            self.refuse(name, value)
        if value != 0:
            self.into[self.at] = i16(value)
        self.at += 1

    def flag(self, name: str, value: bool) -> None:
        if value:
            self.into[self.at] = 1
        self.at += 1

    def one(self, name: str, value: i64, ids: list[str]) -> None:
        """One of several things, or nothing: a 1 in its place."""
        if value >= 0:
            if value >= len(ids):
                self.refuse(name, value)
            self.into[self.at + value] = 1
        self.at += len(ids)

    def seat(self, name: str, seat: i64, seats: i64) -> None:
        """One of the seats, or nobody."""
        if seat >= 0:
            if seat >= seats:
                self.refuse(name, seat)
            self.into[self.at + seat] = 1
        self.at += seats

    def seats(self, name: str, mask: i64, seats: i64) -> None:
        """Some of the seats, one bit each."""
        self.bits(mask, seats)

    def marks(self, name: str, mask: i64, ids: list[str]) -> None:
        """Some of several things, one bit each."""
        self.bits(mask, len(ids))

    def bits(self, mask: i64, size: i64) -> None:
        left = mask & ((i64(1) << size) - 1)
        at = self.at
        self.at = at + size
        if left == 0:
            return
        into = self.into
        while left != 0:
            while left & BYTE == 0:
                left >>= 8
                at += 8
            if left & 1 != 0:
                into[at] = 1
            left >>= 1
            at += 1

    def many(self, name: str, things: Row, ids: list[str], most: i64) -> None:
        """How many there are of each thing in a row; `most` of one."""
        size: i64 = len(ids)
        at = self.at
        self.at = at + size
        if len(things) == 0:
            return
        into = self.into
        for thing in things:
            if thing < 0 or thing >= size:
                self.refuse(name, thing)
            counted = i64(into[at + thing]) + 1
            if counted > most:
                self.refuse(name, counted)
            into[at + thing] = i16(counted)

    def counts(self, name: str, counted: Row, start: i64, ids: list[str], most: i64) -> None:
        """How many there are of each thing, as they stand in a row from a place on."""
        size: i64 = len(ids)
        at = self.at
        self.at = at + size
        into = self.into
        for n in range(size):
            value = counted[start + n]
            if value != 0:
                if value < 0 or value > most:
                    self.refuse(name, value)
                into[at + n] = i16(value)

    def packed(self, name: str, counted: i64, bits: i64, ids: list[str], single: i64 = 0) -> None:
        """How many there are of each thing, packed into one number, so many bits each; the first ones, of which there
        is a single one at most, have one bit each."""
        most = (i64(1) << bits) - 1
        end = self.at + i64(len(ids))
        if single > 0:
            self.bits(counted, single)
            counted >>= single
        at = self.at
        self.at = end
        if counted == 0:
            return
        into = self.into
        while counted > 0:
            if at == end:
                self.refuse(name, counted)
            if counted & most != 0:
                into[at] = i16(counted & most)
            counted >>= bits
            at += 1

    def skips(self, places: i64) -> bool:
        """There is nothing to write in the next places: whether that was all, and need not be said one by one."""
        self.at += places
        return True

    def enter(self, name: str, n: i64 = -1) -> None:
        """What follows belongs to the n-th of several of that name."""

    def leave(self) -> None:
        """That was all of it."""

    def refuse(self, name: str, value: i64) -> None:
        raise TooMuch(f"{name} is {value}, and the vector has no room for that")


class Sketch(Pen):
    """Writes down what stands where, instead of the numbers themselves."""

    def __init__(self) -> None:
        super().__init__()
        self.entries: list[Entry] = []
        self.rooms: list[str] = []

    def note(self, name: str, places: list[str], lowest: i64, highest: i64, scale: i64) -> None:
        full = ".".join([*self.rooms, name])
        self.entries.append(Entry(full, self.at, tuple(places), lowest, highest, scale))
        self.at += i64(len(places))

    def number(self, name: str, value: i64, highest: i64) -> None:
        self.note(name, [""], 0, highest, highest)

    def signed(self, name: str, value: i64, usual: i64) -> None:
        self.note(name, [""], -MOST, MOST, usual)

    def tally(self, name: str, value: i64, usual: i64) -> None:
        self.note(name, [""], 0, MOST, usual)

    def flag(self, name: str, value: bool) -> None:
        self.note(name, [""], 0, 1, 1)

    def one(self, name: str, value: i64, ids: list[str]) -> None:
        self.note(name, ids, 0, 1, 1)

    def seat(self, name: str, seat: i64, seats: i64) -> None:
        self.note(name, [f"seat {n}" for n in range(seats)], 0, 1, 1)

    def seats(self, name: str, mask: i64, seats: i64) -> None:
        self.seat(name, mask, seats)

    def marks(self, name: str, mask: i64, ids: list[str]) -> None:
        self.note(name, ids, 0, 1, 1)

    def many(self, name: str, things: Row, ids: list[str], most: i64) -> None:
        self.note(name, ids, 0, most, 1)

    def counts(self, name: str, counted: Row, start: i64, ids: list[str], most: i64) -> None:
        self.note(name, ids, 0, most, 1)

    def packed(self, name: str, counted: i64, bits: i64, ids: list[str], single: i64 = 0) -> None:
        self.note(name, ids, 0, (1 << bits) - 1, 1)

    def skips(self, places: i64) -> bool:
        """No: every place has a name."""
        return False

    def enter(self, name: str, n: i64 = -1) -> None:
        self.rooms.append(name if n < 0 else f"{name}.{n}")

    def leave(self) -> None:
        self.rooms.pop()
