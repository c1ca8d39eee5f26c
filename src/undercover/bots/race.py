"""A race of options: all are tried in the same worlds with the same dice, and whoever is clearly behind drops out."""

from __future__ import annotations

from math import sqrt
from typing import Final

from undercover.table.native import i64

#: Options are compared after so many worlds, and again after as many more; who is so many standard errors behind drops
#: out.
EVERY: Final = 8
BEHIND: Final = 2.2
#: No option has this number.
NOT_ASKED: Final[i64] = -1


class Candidate:
    """An option in the race, with how it fared in each world."""

    def __init__(self, option: i64, number: i64) -> None:
        self.option: i64 = option
        #: Where the seat stands in its tree once it has taken this.
        self.number: i64 = number
        self.values: list[float] = []
        self.sum = 0.0

    def learn(self, value: float) -> None:
        self.values.append(value)
        self.sum += value

    def mean(self) -> float:
        return self.sum / float(len(self.values)) if self.values else 0.0

    def ahead(self, other: Candidate, doubt: float) -> float:
        """By how much this does better than another one at the least, if so many standard errors are allowed for."""
        return 0.0 if self is other else self.apart(other) - doubt * self.error(other)

    def apart(self, other: Candidate) -> float:
        """The mean difference to another option over the worlds both were tried in."""
        many = min(len(self.values), len(other.values))
        total = 0.0
        for n in range(many):
            total += self.values[n] - other.values[n]
        return total / float(many) if many > 0 else 0.0

    def error(self, other: Candidate) -> float:
        """The standard error of the difference to another option over the worlds both were tried in."""
        many = min(len(self.values), len(other.values))
        if many < 2:
            return 1.0
        mean, spread = self.apart(other), 0.0
        for n in range(many):
            off = self.values[n] - other.values[n] - mean
            spread += off * off
        return sqrt(spread / float(many) / float(many - 1))


class Race:
    """Who is still in, judgement's first choice first, and who has dropped out."""

    def __init__(self, entered: list[Candidate], worlds: i64, doubt: float, asked: i64) -> None:
        """In how many worlds at most, and how many standard errors overrule judgement; `asked` is an option to be tried
        to the end."""
        self.left = entered
        self.out: list[Candidate] = []
        self.rounds: i64 = 0
        self._worlds: i64 = worlds
        self._doubt: Final = doubt
        self._asked: i64 = asked

    def over(self) -> bool:
        return len(self.left) == 1 or self.rounds >= self._worlds

    def next_round(self) -> None:
        """Everybody still in has been tried in one more world."""
        self.rounds += 1
        if self.rounds % EVERY == 0 or self._halves():
            self.drop()

    def drop(self) -> None:
        """Whoever is clearly behind leaves the race; of the others the worse half, after a quarter of all worlds and
        again after half of them: the closer two options are, the more worlds it takes to tell them apart."""
        best, better = self.best(), self.left[:]
        if self._halves():
            better.sort(key=Candidate.mean, reverse=True)
            better = better[: max(2, (len(better) + 1) // 2)]
        left = [each for each in self.left if self._stays(each, best, better)]
        self.out += [each for each in self.left if each not in left]
        self.left = left

    def _halves(self) -> bool:
        return self.rounds > 1 and (self.rounds * 4 == self._worlds or self.rounds * 2 == self._worlds)

    def _stays(self, candidate: Candidate, best: Candidate, better: list[Candidate]) -> bool:
        """Judgement's first choice of those still in must be clearly behind; what was asked for is tried to the end."""
        if candidate is best or candidate.option == self._asked:
            return True
        return best.ahead(candidate, BEHIND) <= 0.0 and (candidate is self.left[0] or candidate in better)

    def tried(self) -> list[Candidate]:
        return self.left + self.out

    def best(self) -> Candidate:
        """Of those still in the option that is most surely better than judgement's first choice; that one, if there is
        none."""
        found, top = self.left[0], 0.0
        for candidate in self.left:
            ahead = candidate.ahead(self.left[0], self._doubt)
            if ahead > top:
                found, top = candidate, ahead
        return found
