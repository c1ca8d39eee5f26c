"""The action space of a game: every option it can ever offer, each with a number of its own, in a fixed order."""

from __future__ import annotations

from undercover.table.native import Row, append, i64, vec
from undercover.table.story import NUMBER, PHRASES, Phrase, first, second, third


class Actions:
    """Options are numbered phrase by phrase in the order in which the game names them, then argument by argument."""

    def __init__(self, phrases: list[Phrase], sizes: list[list[int]]) -> None:
        """`sizes` says for each phrase how many numbers each of its arguments has."""
        self.phrases = phrases
        #: The number of a phrase's first option, by the phrase's own number; -1 for phrases of other games.
        self.starts: Row = vec[i64]()
        self.seconds: Row = vec[i64]()
        self.thirds: Row = vec[i64]()
        for _ in PHRASES:
            self.starts = append(self.starts, -1)
            self.seconds = append(self.seconds, 1)
            self.thirds = append(self.thirds, 1)
        total: i64 = 0
        for n, phrase in enumerate(phrases):
            a, b, c = (sizes[n] + [1, 1, 1])[:3]
            self.starts[phrase.number] = total
            self.seconds[phrase.number] = b
            self.thirds[phrase.number] = c
            total += a * b * c
        self.total: i64 = total

    def __len__(self) -> int:
        return self.total

    def number(self, option: i64) -> i64:
        """The place of an option in the action space."""
        phrase = option & NUMBER
        return self.starts[phrase] + (
            (first(option) * self.seconds[phrase] + second(option)) * self.thirds[phrase] + third(option)
        )

    def option(self, number: i64) -> i64:
        """The option at a place of the action space."""
        if number < 0 or number >= self.total:
            raise IndexError(f"there are {self.total} actions; {number} is not among them")
        phrase = self.phrases[0]
        for each in self.phrases:
            if self.starts[each.number] <= number:
                phrase = each
        rest = number - self.starts[phrase.number]
        b, c = self.seconds[phrase.number], self.thirds[phrase.number]
        return phrase.of(rest // (b * c), rest // c % b, rest % c)
