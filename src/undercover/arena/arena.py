"""An arena: players who meet in every combination and every seating, and how strong that shows them to be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from pathlib import Path
from typing import Any

from undercover.arena.crews import play_all, portions
from undercover.arena.ledger import Ledger
from undercover.arena.match_up import MatchUp, Played, interval
from undercover.arena.rating import THE_GAME, Comparisons, Rating, rate
from undercover.table.game import Setting
from undercover.table.registry import game

#: By match-up: its games, in the order of their numbers.
Results = list[list[Played]]


@dataclass(frozen=True)
class Arena:
    """Players by name; somebody named twice has two places at the table.

    Where there are more players than seats, every choice of them that fills the table meets; where there are fewer,
    neighbours are one player. Where everybody wins or loses together, each player has the tables to itself, all with
    the same deals. `games` are played by each of these match-ups, and so many more that every seating is played.
    """

    slug: str
    seats: int
    options: Mapping[str, Setting]
    players: tuple[str, ...]
    games: int
    seed: int = 0

    @cached_property
    def match_ups(self) -> list[MatchUp]:
        return [MatchUp(self.slug, self.seats, self.options, table, self.seed) for table in self._tables()]

    def _tables(self) -> list[tuple[str, ...]]:
        """Who sits down together."""
        if self.together:
            return [(name,) for name in self.names]
        if len(self.players) <= self.seats:
            return [self.players]
        tables = dict.fromkeys(combinations(sorted(self.players, key=self.names.index), self.seats))
        return [table for table in tables if len(set(table)) > 1]

    @property
    def together(self) -> bool:
        return game(self.slug).together

    @property
    def names(self) -> list[str]:
        return list(dict.fromkeys(self.players))

    def numbers(self, match_up: MatchUp) -> range:
        """The games of a match-up: whole rounds of its seatings."""
        seatings = len(match_up.bots)
        return range(-(-self.games // seatings) * seatings)

    @property
    def total(self) -> int:
        return sum(len(self.numbers(match_up)) for match_up in self.match_ups)

    @property
    def terms(self) -> dict[str, Any]:
        """What every single game depends on; how many there are is another matter."""
        options = dict(self.options)
        return {
            "game": self.slug,
            "seats": self.seats,
            "options": options,
            "players": [*self.players],
            "seed": self.seed,
        }

    def play(
        self,
        jobs: int = 1,
        runner: str = "local",
        file: Path | None = None,
        progress: Callable[[int], None] | None = None,
    ) -> Results:
        """All the games; with a file, those that stand there already are not played again."""
        with Ledger(file, self.terms) as ledger:
            missing = []
            for number, match_up in enumerate(self.match_ups):
                done = ledger.games[number]
                missing += portions(match_up, (n for n in self.numbers(match_up) if n not in done))
            places = {id(match_up): number for number, match_up in enumerate(self.match_ups)}
            if progress:
                progress(self.total - sum(len(portion.numbers) for portion in missing))
            for match_up, played in play_all(missing, jobs, runner):
                ledger.write(places[id(match_up)], played)
                if progress:
                    progress(1)
        return [
            [ledger.games[number][n] for n in self.numbers(match_up)] for number, match_up in enumerate(self.match_ups)
        ]

    # -- what it shows

    def report(self, results: Results) -> dict[str, Any]:
        """Plain numbers that depend on nothing but the terms and the number of games."""
        played = [game for games in results for game in games]
        lengths = [game.length for game in played]
        ratings = rate(self.names, self._comparisons(results), anchored=self.together)
        return {
            **self.terms,
            "together": self.together,
            "games": len(lengths),
            "players": [self._score(name, ratings[name], results) for name in self.names],
            "tables": [_table(match_up, games) for match_up, games in zip(self.match_ups, results)],
            "seat_wins": [sum(seat in game.winners for game in played) for seat in range(self.seats)],
            "ends": dict(sorted(Counter(game.reason for game in played).items())),
            "length": {"mean": round(sum(lengths) / len(lengths), 2), "min": min(lengths), "max": max(lengths)},
        }

    def _score(self, name: str, rating: Rating, results: Results) -> dict[str, Any]:
        """A seat of a game counts as a game; where all win or lose together, the table does."""
        found = list(self._won(name, results))
        wins, seats = sum(won for won, _ in found), sum(seats for _, seats in found)
        low, high = interval(found)
        return {
            "name": name,
            "games": seats,
            "wins": wins,
            "rate": round(wins / seats, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "rating": round(rating.value),
            "rating_low": round(rating.low),
            "rating_high": round(rating.high),
        }

    def _won(self, name: str, results: Results) -> Iterator[tuple[int, int]]:
        """Of each game of a player how many of its seats won, and how many there were; a table is one where all win or
        lose together."""
        for match_up, games in zip(self.match_ups, results):
            for n, winners, *_ in games:
                mine = [seat for seat in range(self.seats) if match_up.bots[match_up.bot_at(seat, n)] == name]
                if mine:
                    yield (
                        (int(bool(winners)), 1) if self.together else (sum(seat in winners for seat in mine), len(mine))
                    )

    def _comparisons(self, results: Results) -> Comparisons:
        """Who won against whom: every seat that won against every seat that did not, each game with the same weight."""
        found = Comparisons()
        for match_up, games in zip(self.match_ups, results):
            for n, winners, *_ in games:
                names = [match_up.bots[match_up.bot_at(seat, n)] for seat in range(self.seats)]
                if self.together:
                    found.add(*((names[:1], [THE_GAME]) if winners else ([THE_GAME], names[:1])))
                else:
                    found.add(*_parted(names, winners))
        return found


def _parted(names: list[str], winners: Iterable[int]) -> tuple[list[str], list[str]]:
    won = set(winners)
    return [name for seat, name in enumerate(names) if seat in won], [
        name for seat, name in enumerate(names) if seat not in won
    ]


def _table(match_up: MatchUp, games: list[Played]) -> dict[str, Any]:
    """One match-up by itself: of each place at the table how many seats it had, and how many of them won."""
    tally = match_up.tally(games)
    return {"players": [*match_up.bots], "games": tally.games, "seats": tally.seats, "seat_wins": tally.seat_wins}
