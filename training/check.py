"""Whether a game's worth is of use: a bot that corrects greedy by it, against greedy.

    python -m training.check GAME [--seats S] [--set NAME=VALUE ...] [--games N] [--worlds W] [--turns T | --on D]

The bot imagines some worlds, carries out in each the options that judgement likes best, lets everybody play on by
judgement until the game's clock has moved on (or for so many decisions), and asks how its seat stands then. Judgement's
first choice is overruled only by an option that is clearly better over these worlds. Where all win or lose together,
the bot plays all seats, and greedy plays the same deals. Otherwise it sits in every seat in turn, among greedy bots.
"""

from __future__ import annotations

import argparse
from math import sqrt

from training.play import features_of
from undercover.arena.match_up import play_out, wilson
from undercover.bots import Bot, level
from undercover.table.agenda import Table
from undercover.table.chair import Chair
from undercover.table.dice import seeded
from undercover.table.game import Setting
from undercover.table.registry import game

#: More decisions than any round has.
MANY = 500
#: A difference smaller than this is none.
SMALL = 0.002


class Corrector:
    """Greedy, overruled where another option leads to positions that are clearly worth more."""

    def __init__(self, worlds: int, on: int, turns: int, breadth: int) -> None:
        self.worlds = worlds
        self.on = on
        self.turns = turns
        self.breadth = breadth

    def choose(self, chair: Chair) -> int:
        worth, judge = chair.game.worth, chair.game.judge
        assert worth is not None
        assert judge is not None
        judged = dict(zip(chair.options, judge(chair.world.table, chair.seat, chair.options)))
        best = sorted(chair.options, key=lambda option: -judged[option])[: self.breadth]
        if len(best) == 1:
            return best[0]
        found: list[list[float]] = [[] for _ in best]
        worlds = chair.worlds()
        for _ in range(self.worlds):
            world = next(worlds)
            for at, option in enumerate(best):
                table = world.table.copy()
                table.take(chair.seat, option)
                self.play_on(chair, table)
                found[at].append(worth(table)[chair.seat])
        ahead = [clearly(values, found[0]) for values in found]
        return best[ahead.index(max(ahead))]

    def play_on(self, chair: Chair, table: Table) -> None:
        judge, clock = chair.game.judge, chair.game.clock
        assert judge is not None
        assert clock is not None
        end = clock(table) + self.turns
        for _ in range(self.on if self.turns == 0 else MANY):
            if not len(table.agenda) or (self.turns > 0 and clock(table) >= end):
                return
            seat = table.next_seat()
            options = list(table.legal(seat))
            values = judge(table, seat, options)
            table.take(seat, options[values.index(max(values))])


def clearly(values: list[float], others: list[float]) -> float:
    """By how much these are more on average than the others, less two standard errors; nothing if they are not."""
    apart = [value - other for value, other in zip(values, others)]
    mean = sum(apart) / len(apart)
    error = sqrt(sum((each - mean) ** 2 for each in apart) / len(apart) / max(len(apart) - 1, 1))
    return max(0.0, mean - 2 * error - SMALL)


def value_of(text: str) -> Setting:
    return int(text) if text.isdigit() else {"true": True, "false": False}.get(text, text)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--set", nargs="*", default=[], metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--worlds", type=int, default=8)
    parser.add_argument("--breadth", type=int, default=6, help="options that are looked at")
    parser.add_argument("--on", type=int, default=0, help="decisions played on before the worth is asked")
    parser.add_argument("--turns", type=int, default=0, help="turns or rounds that pass before the worth is asked")
    parser.add_argument("--seed", type=int, default=5_000_000)
    args = parser.parse_args()
    rules = game(args.game)
    seats = args.seats or rules.seats[0]
    settings = rules.for_research(seats, {name: value_of(value) for name, value in (s.split("=") for s in args.set)})
    together = len(features_of(args.game).rows(rules.start(seats, 0, settings).table)) == 1
    mine, theirs, asked, others = 0, 0, 0, 0
    for n in range(args.games):
        match = rules.start(seats, args.seed + n // (1 if together else seats), settings)
        own = [together or seat == n % seats for seat in range(seats)]
        bots: list[Bot] = [
            Corrector(args.worlds, args.on, args.turns, args.breadth) if at else level("greedy") for at in own
        ]
        play_out(match, bots, seeded(args.seed + n))
        outcome = match.outcome
        assert outcome is not None
        if together:
            twin = rules.start(seats, args.seed + n, settings)
            play_out(twin, [level("greedy")] * seats, seeded(args.seed + n))
            assert twin.outcome is not None
            mine, asked = mine + bool(outcome.winners), asked + 1
            theirs, others = theirs + bool(twin.outcome.winners), others + 1
        else:
            mine, asked = mine + (n % seats in outcome.winners), asked + 1
            theirs, others = theirs + len(outcome.winners - {n % seats}), others + seats - 1
    low, high = wilson(mine, asked)
    print(
        f"{args.game} {seats} {settings}: corrected {mine}/{asked} = {mine / asked:.3f} ({low:.3f}–{high:.3f}), "
        f"greedy {theirs}/{others} = {theirs / max(others, 1):.3f}"
    )


if __name__ == "__main__":
    main()
