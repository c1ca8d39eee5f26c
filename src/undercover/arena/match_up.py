"""A match-up: which bots meet at which game, and how it went so far."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import NamedTuple

from undercover.bots import Bot, level
from undercover.table.dice import Dice, seeded
from undercover.table.game import Setting
from undercover.table.match import Match
from undercover.table.registry import game

#: Keeps the bots' dice apart from those of any deal.
APART = 0xA7EA << 64
#: The quantile of the normal distribution for an interval of 95 %.
Z95 = 1.959963984540054


class Played(NamedTuple):
    """How the n-th game of a match-up ended, after how many decisions, and why."""

    n: int
    winners: tuple[int, ...]
    length: int
    reason: str


@dataclass(frozen=True)
class MatchUp:
    """Bots by level. Neighbouring seats belong to one bot, so that partners play alike.

    The same deal is played once in every seating, so that nobody owes a win to the cards; deals are numbered from the
    seed on, so that any game of the match-up can be looked at alone.
    """

    slug: str
    seats: int
    options: Mapping[str, Setting]
    bots: tuple[str, ...]
    seed: int

    def __post_init__(self) -> None:
        rules = game(self.slug)
        rules.settle_options(self.seats, self.options)
        for name in self.bots:
            level(name, rules)
        if not 1 <= len(self.bots) <= self.seats:
            raise ValueError(f"{self.seats} seats are for 1 to {self.seats} bots, not {len(self.bots)}")

    def bot_at(self, seat: int, n: int) -> int:
        """Which bot sits here in the n-th game."""
        return (seat * len(self.bots) // self.seats + n) % len(self.bots)

    def deal(self, n: int) -> Match:
        return game(self.slug).start(self.seats, self.seed + n // len(self.bots), self.options)

    def play(self, first: int, count: int) -> Tally:
        """Some of the games, from the `first` on."""
        return self.tally(map(self.game, range(first, first + count)))

    def game(self, n: int) -> Played:
        """The n-th game. It depends on n alone: a bot may remember its thoughts, so every seat has a new one."""
        rules, match = game(self.slug), self.deal(n)
        players = [level(self.bots[self.bot_at(seat, n)], rules) for seat in range(self.seats)]
        play_out(match, players, seeded(self.seed + n ^ APART))
        outcome = match.outcome
        assert outcome is not None
        return Played(n, tuple(sorted(outcome.winners)), len(match.history), outcome.reason)

    def tally(self, played: Iterable[Played]) -> Tally:
        tally = Tally([0] * len(self.bots))
        for n, winners, length, _ in played:
            tally.count([self.bot_at(seat, n) for seat in range(self.seats)], winners, length)
        return tally


def play_out(match: Match, bots: list[Bot], dice: Dice) -> None:
    """Let the bots, one for each seat, play a match to its end; `dice` are theirs, not the table's."""
    while match.waiting:
        seat = match.waiting[0]
        match.step(seat, bots[seat].choose(match.chair(seat, dice)))


@dataclass
class Tally:
    """How many games each bot has won with any of its seats, how many of its seats have won, and how long it took.

    Where several seats win or lose together, the share of seats is what tells two bots apart.
    """

    wins: list[int]
    seats: list[int] = field(default_factory=list)
    seat_wins: list[int] = field(default_factory=list)
    games: int = 0
    decisions: int = 0
    shortest: int = 0
    longest: int = 0

    def __post_init__(self) -> None:
        self.seats = self.seats or [0] * len(self.wins)
        self.seat_wins = self.seat_wins or [0] * len(self.wins)

    def count(self, at: Sequence[int], winners: Collection[int], length: int) -> None:
        """One game: which bot sat at each seat, and which seats have won."""
        bots = range(len(self.wins))
        won = [at[seat] for seat in winners]
        seats, seat_wins = [at.count(bot) for bot in bots], [won.count(bot) for bot in bots]
        self.add(Tally([int(bot in won) for bot in bots], seats, seat_wins, 1, length, length, length))

    def add(self, other: Tally) -> None:
        if other.games:
            self.shortest = min(self.shortest, other.shortest) if self.games else other.shortest
            self.longest = max(self.longest, other.longest)
        self.wins = [one + more for one, more in zip(self.wins, other.wins)]
        self.seats = [one + more for one, more in zip(self.seats, other.seats)]
        self.seat_wins = [one + more for one, more in zip(self.seat_wins, other.seat_wins)]
        self.games += other.games
        self.decisions += other.decisions

    @property
    def mean_length(self) -> float:
        return self.decisions / self.games if self.games else 0.0


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a win rate, after Wilson: honest also for few games and near 0 and 1."""
    if not games:
        return 0.0, 1.0
    rate, spread = wins / games, Z95 * Z95 / games
    middle = (rate + spread / 2) / (1 + spread)
    half = sqrt(spread * (rate * (1 - rate) + spread / 4)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def interval(games: Sequence[tuple[int, int]]) -> tuple[float, float]:
    """The 95 % interval of the share of seats that won; of each game how many seats won, and how many there were.

    Seats of one game are no observations of their own: partners win together, opponents never do. So Wilson's interval
    is taken for as many independent seats as would spread as these games do. Few games spread by chance: one more is
    counted whose seats all win or all lose.
    """
    won, seats = sum(won for won, _ in games), sum(seats for _, seats in games)
    if won in (0, seats):
        return wilson(len(games) if won else 0, len(games))
    rate = won / seats
    single = rate * (1 - rate)
    spread = sum((won - rate * seats) ** 2 for won, seats in games) + single * (seats / len(games)) ** 2
    independent = single * seats * seats / spread * (len(games) + 1) / len(games)
    return wilson(rate * independent, independent)
