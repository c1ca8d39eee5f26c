"""The action space of a game: every option it can ever offer, each with a number of its own, in a fixed order."""

from __future__ import annotations

from typing import Final

from undercover.table.native import Row, append, i64, vec
from undercover.table.story import ARGUMENT, NUMBER, NUMBER_BITS, PHRASES, SECOND, THIRD, Phrase

#: What is known of each phrase: the number of its first option (-1 for phrases of other games), and how far apart the
#: numbers are of two options that differ by 1 in the first or in the second argument.
KNOWN: Final[i64] = 3


class Actions:
    """Options are numbered phrase by phrase in the order in which the game names them, then argument by argument."""

    def __init__(self, phrases: list[Phrase], sizes: list[list[int]]) -> None:
        """`sizes` says for each phrase how many numbers each of its arguments has."""
        self.phrases = phrases
        #: KNOWN, by the phrase's own number.
        self.known: Row = vec[i64]()
        for _ in PHRASES:
            for number in (-1, 1, 1):
                self.known = append(self.known, number)
        total: i64 = 0
        for n, phrase in enumerate(phrases):
            a, b, c = (sizes[n] + [1, 1, 1])[:3]
            at = KNOWN * phrase.number
            self.known[at] = total
            self.known[at + 1] = b * c
            self.known[at + 2] = c
            total += a * b * c
        self.total: i64 = total

    def __len__(self) -> int:
        return self.total

    def number(self, option: i64) -> i64:
        """The place of an option in the action space."""
        return self.numbers(vec[i64]([option]))[0]

    def numbers(self, options: Row) -> Row:
        """The places of several options."""
        known, found = self.known, options[:]
        for n in range(i64(len(found))):
            option = found[n]
            at = KNOWN * (option & NUMBER)
            higher = (option >> NUMBER_BITS & ARGUMENT) * known[at + 1] + (option >> SECOND & ARGUMENT) * known[at + 2]
            found[n] = known[at] + higher + (option >> THIRD)
        return found

    def option(self, number: i64) -> i64:
        """The option at a place of the action space."""
        if number < 0 or number >= self.total:
            raise IndexError(f"there are {self.total} actions; {number} is not among them")
        phrase = self.phrases[0]
        for each in self.phrases:
            if self.known[KNOWN * each.number] <= number:
                phrase = each
        at = KNOWN * phrase.number
        rest = number - self.known[at]
        ahead, apart = self.known[at + 1], self.known[at + 2]
        return phrase.of(rest // ahead, rest % ahead // apart, rest % apart)
