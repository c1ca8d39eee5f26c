"""What the games are like, measured: how wide, how long, how much is hidden, who is ahead, and how strong the bots are.

python -m undercover.research.properties [--games N] [--into docs/research.md]
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import lgamma, log
from pathlib import Path
from typing import Any

from undercover.arena import MatchUp, run, wilson
from undercover.bots import LEVELS, levels
from undercover.bots.ratings import ratings
from undercover.research.encoding import Encoding
from undercover.table.dice import quick
from undercover.table.game import Game
from undercover.table.registry import games

#: The tables of a page stand between these.
BEGIN, END = "<!-- properties -->", "<!-- end of properties -->"


@dataclass(frozen=True)
class Properties:
    """Means over random matches at one number of seats."""

    actions: int
    size: int
    branching: float
    widest: int
    length: float
    hidden: float
    worlds: float
    new: float
    first: tuple[int, int]


def measure(game: Game[Any], seats: int, count: int) -> Properties:
    coded = Encoding(game, seats)
    offered: list[int] = []
    hidden: list[int] = []
    bits: list[float] = []
    seen: set[bytes] = set()
    first, lengths = 0, []
    for seed in range(count):
        match, dice = game.start(seats, seed, coded.options), quick(seed)
        starter = match.waiting[0]
        while match.waiting:
            seat = match.waiting[0]
            legal = match.legal(seat)
            offered.append(len(legal))
            seen.add(coded.vector(match, seat).tobytes())
            pieces = [piece for zone in game.hidden(match.table, seat).values() for piece in zone]
            hidden.append(len(pieces))
            bits.append(arrangements(pieces))
            match.step(seat, legal[dice.below(len(legal))])
        assert match.outcome is not None
        first += starter in match.outcome.winners
        lengths.append(len(match.history))
    return Properties(
        actions=len(coded.actions),
        size=coded.size,
        branching=mean(offered),
        widest=max(offered),
        length=mean(lengths),
        hidden=mean(hidden),
        worlds=mean(bits),
        new=len(seen) / len(offered),
        first=(first, count),
    )


def arrangements(pieces: list[int]) -> float:
    """In how many ways these pieces could lie where they lie, in bits."""
    same = sum(lgamma(count + 1) for count in Counter(pieces).values())
    return (lgamma(len(pieces) + 1) - same) / log(2)


def mean(numbers: list[int] | list[float]) -> float:
    return sum(numbers) / len(numbers)


HEADS = (
    "game | seats | actions | vector | branching | widest | length | hidden pieces "
    "| hidden bits | new | first seat wins"
)


def property_table(count: int) -> Iterator[str]:
    yield f"| {HEADS} |"
    yield "|---|" + "---:|" * HEADS.count("|")
    for game in games().values():
        for seats in dict.fromkeys((game.seats[0], game.seats[-1])):
            yield f"| {game.title} | {seats} | {row(measure(game, seats, count))} |"


def row(found: Properties) -> str:
    wide = f"{found.actions:,} | {found.size:,} | {found.branching:.1f} | {found.widest} | {found.length:.0f}"
    return f"{wide} | {found.hidden:.1f} | {found.worlds:.0f} | {found.new:.0%} | {share(*found.first)}"


def level_table(count: int, names: Sequence[str]) -> Iterator[str]:
    """Each of these levels against the one before it, at the fewest seats; where all win together, against the game."""
    yield "| game | seats | level | against | seats won |"
    yield "|---|---:|---|---|---:|"
    for game in games().values():
        seats = game.seats[0]
        ladder = [name for name in names if name in levels(game)]
        options = game.settle_options(seats, game.for_research(seats, {}))
        for weaker, stronger in pairwise(ladder):
            meetings = [(stronger, weaker)] if seats > 1 else [(weaker,), (stronger,)]
            for bots in meetings:
                tally = run(MatchUp(game.slug, seats, options, bots, 0), count)
                won = share(tally.seat_wins[0], tally.seats[0])
                yield f"| {game.title} | {seats} | {bots[0]} | {', '.join(bots[1:]) or 'the game'} | {won} |"


def rating_table() -> Iterator[str]:
    """How strong each level is, as the arena has measured it; a game without ratings is left out."""
    yield "| game | seats | level | rating | 95 % interval | games |"
    yield "|---|---:|---|---:|---:|---:|"
    for game in games().values():
        found = ratings(game)
        if found is not None:
            for level, rated in found.levels.items():
                interval = f"{rated.low} to {rated.high}"
                yield f"| {game.title} | {found.seats} | {level} | {rated.rating} | {interval} | {rated.games} |"


def share(wins: int, of: int) -> str:
    low, high = wilson(wins, of)
    return f"{wins / of:.0%} ({low:.0%} to {high:.0%})"


def page(text: str, tables: str) -> str:
    """A page with its tables made anew."""
    before, _, rest = text.partition(BEGIN)
    return f"{before}{BEGIN}\n\n{tables}\n\n{END}{rest.partition(END)[2]}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="random matches of each kind, and of each match-up")
    parser.add_argument(
        "--levels", default=",".join(LEVELS), help="which meet, from the weakest on; strong ones think long"
    )
    parser.add_argument("--into", type=Path, help="a page to write the tables into")
    args = parser.parse_args()
    meetings = level_table(args.games, args.levels.split(","))
    tables = "\n".join([*property_table(args.games), "", *rating_table(), "", *meetings])
    if args.into:
        args.into.write_text(page(args.into.read_text(encoding="utf-8"), tables), encoding="utf-8")
    else:
        print(tables)


if __name__ == "__main__":
    main()
